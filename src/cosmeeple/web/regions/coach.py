"""The coach, drawn: "sure?" in the bar before a costly move, a look back at the last one, and how
it speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.html import LETTERS, esc, icon
from cosmeeple.draw.words import Words
from cosmeeple.web.regions.brought import hidden

if TYPE_CHECKING:
    from cosmeeple.web.pages import Reader
    from cosmeeple.web.table_pages import Caution, TablePage


def caution_bar(page: TablePage, caution: Caution, reader: Reader, say: Words) -> str:
    """In the place of the options: what the move loses, what a better one gains; Enter chooses
    again."""
    base = f"/t/{esc(page.info.id)}"
    fields = f"{hidden('csrf', reader.csrf)}{hidden('seat', LETTERS[page.seen.seat])}"
    percent = round(100 * caution.loss)
    brings = ", ".join(f"{name} {more}" for name, more in caution.brings)
    why = (
        say("coach-brings", better=caution.better, brings=brings) if brings else caution.better_does
    )
    return (
        f'<div class="ask caution" role="alert"><h2 class="prompt">{esc(say("coach-sure", choice=caution.label))}</h2>'
        f'<div class="still"><span>{esc(say("coach-loses", better=caution.better, percent=percent))}</span> <span>{esc(why)}</span></div></div>'
        f'<div class="options" role="group" aria-label="{esc(say("coach"))}">'
        f'<form method="post" action="{base}/coach" data-live>{fields}{hidden("again", "yes")}<button class="btn primary opt" data-autofocus>{icon("undo")}<span>{esc(say("coach-again"))}</span></button></form>'
        f'<form method="post" action="{base}/move" data-live>{fields}{hidden("version", page.info.version)}{hidden("key", "")}{hidden("choice", caution.choice)}{hidden("sure", "yes")}'
        f'<button class="btn opt">{icon("check")}<span>{esc(say("coach-anyway"))}</span></button></form>'
        f'<form method="post" action="{base}/coach" data-live>{fields}{hidden("level", "off")}<button class="btn quiet opt">{icon("cross")}<span>{esc(say("coach-no-more"))}</span></button></form></div>'
    )


def look_back(page: TablePage, say: Words) -> str:
    """Among the notes: the best alternative to the last own move."""
    coaching = page.coaching
    if coaching is None or coaching.last is None:
        return ""
    last = coaching.last
    if last.loss <= 2 * last.error or last.better == last.label:
        text = say("coach-fine", choice=last.label)
        rest = ""
    else:
        text = say(
            "coach-was-better",
            choice=last.label,
            better=last.better,
            percent=round(100 * last.loss),
        )
        brings = ", ".join(f"{name} {more}" for name, more in last.brings)
        rest = f"<p>{esc(brings or last.better_does)}</p>"
    return (
        f'<section class="panel notice coachback" aria-label="{esc(say("coach-last"))}">{icon("eye-open")}<details><summary>{esc(say("coach-last"))}</summary>'
        f"<p>{esc(text)}</p>{rest}</details></section>"
    )


def coach_form(page: TablePage, reader: Reader, say: Words) -> str:
    """In the menu: off, or to whom it speaks."""
    coaching = page.coaching
    if coaching is None:
        return ""
    options = "".join(
        f'<option value="{level}"{" selected" if level == coaching.level else ""}>{esc(say(f"coach-{level}"))}</option>'
        for level in coaching.levels
    )
    return (
        f'<form method="post" action="/t/{esc(page.info.id)}/coach" data-live>{hidden("csrf", reader.csrf)}<label class="cap" for="menu-coach">{esc(say("coach"))}</label>'
        f'<select id="menu-coach" name="level" data-submit>{options}</select><noscript><button class="btn">{esc(say("change"))}</button></noscript></form>'
    )
