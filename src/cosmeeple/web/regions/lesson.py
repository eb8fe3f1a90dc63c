"""The card of a lesson: what is said, where one is, and the ways about."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cosmeeple.draw.html import esc, icon, tag
from cosmeeple.draw.words import Words
from cosmeeple.web.regions.brought import hidden

if TYPE_CHECKING:
    from cosmeeple.web.pages import Reader
    from cosmeeple.web.table_pages import LessonCard, TablePage

BOLD = re.compile(r"\*\*(.+?)\*\*")


def bold(text: str) -> str:
    """A text of a lesson as HTML: what to do is bold."""
    return BOLD.sub(r"<b>\1</b>", esc(text))


def lesson_box(page: TablePage, reader: Reader, say: Words) -> str:
    """The whole column: the card, what is known by now."""
    card = page.lesson
    assert card is not None
    inside = trip_card(page, card, reader, say) if card.trip else step_card(page, card, reader, say)
    known = "".join(f"<li>{icon('check')}<span>{esc(text)}</span></li>" for text in card.known)
    so_far = (
        f'<section class="sofar" aria-labelledby="lesson-known"><h2 id="lesson-known">{esc(say("lesson-known"))}</h2><ul>{known}</ul></section>'
        if known
        else ""
    )
    told = say(
        "lesson-step-said", step=card.step + 1, steps=len(card.lesson.step), title=card.title
    )
    said = card.trip or f"{told} {card.text.replace('**', '')}"
    return (
        f'<aside class="lcol" id="r-lesson" aria-label="{esc(say("lesson"))}" data-step="{card.step}" data-trip="{"1" if card.trip else ""}" data-point="{esc(card.point)}" '
        f'data-wanted="{esc(card.wanted)}" data-said="{esc(said)}">{inside}{so_far}</aside>'
    )


def step_card(page: TablePage, card: LessonCard, reader: Reader, say: Words) -> str:
    """A step: number, title, text, comparison, dots, ways about, rules."""
    steps = len(card.lesson.step)
    done = ""
    if card.done:
        picture = icon("check") if card.step else icon("star")
        done = f'<p class="past">{picture}<span>{esc(card.done)}</span></p>'
    compare = f'<p class="cmp">{esc(card.compare)}</p>' if card.compare else ""
    rules = "".join(
        f'<a class="rule" href="/rules/{page.info.game.slug}#{rule}">{rule}</a>'
        for rule in card.lesson.step[card.step].rules
    )
    ends = last_part(page, card, reader, say) if card.last else ""
    return (
        f'<section class="lesson" aria-labelledby="lesson-title"><header><span class="step">{esc(say("lesson-step", step=card.step + 1, steps=steps))}</span><span class="grow"></span>'
        f'<button type="button" class="btn quiet icon fold" data-fold-lesson aria-expanded="true" aria-controls="lesson-body" aria-label="{esc(say("lesson-fold"))}">{icon("chevron")}</button>'
        f'<a class="btn quiet leave" href="/games/{page.info.game.slug}">{icon("cross")}{esc(say("lesson-leave"))}</a></header>'
        f'<h2 id="lesson-title" tabindex="-1">{esc(card.title)}</h2><div class="lbody" id="lesson-body">{done}<p class="lsay" id="lesson-text">{bold(card.text)}</p>{compare}{ends}'
        f'{dots(page, card, reader, say)}<div class="nav">{ways(page, card, reader, say)}</div>'
        f'<p class="rules">{rules}</p></div></section>'
    )


def form(page: TablePage, reader: Reader, what: str, inside: str, extra: str = "") -> str:
    """A small form that goes about the lesson."""
    return (
        f'<form method="post" action="{esc(page.info.address)}/go" data-live>{hidden("csrf", reader.csrf)}{hidden("version", page.info.version)}'
        f"{hidden('what', what)}{extra}{inside}</form>"
    )


def ways(page: TablePage, card: LessonCard, reader: Reader, say: Words) -> str:
    """Back, again from here, show me; or next."""
    back = (
        form(
            page,
            reader,
            "back",
            f'<button class="btn" data-key="b">{icon("undo")}{esc(say("lesson-back"))}</button>',
        )
        if card.step
        else ""
    )
    if card.last:
        return back
    if card.reads:
        return back + form(
            page,
            reader,
            "next",
            f'<button class="btn primary go">{esc(say("lesson-next"))}{icon("chevron")}</button>',
        )
    again = (
        form(
            page,
            reader,
            "again",
            f'<button class="btn" data-key="r">{icon("replay")}{esc(say("lesson-again"))}</button>',
        )
        if card.begun
        else ""
    )
    show = (
        f'<a class="btn show" href="{esc(page.info.address)}?show=1" data-show data-key="s" data-shown="{esc(say("lesson-shown", choice=card.shown))}">'
        f"{icon('eye-open')}{esc(say('lesson-show'))}</a>"
    )
    return back + again + show


def dots(page: TablePage, card: LessonCard, reader: Reader, say: Words) -> str:
    """Every step as a dot; those that were reached are buttons."""
    found = []
    for place in range(len(card.lesson.step)):
        kind = "on" if place == card.step else "ok" if place <= card.furthest else ""
        label = esc(
            say("lesson-dot", step=place + 1, title=card.lesson.step[place].title.get(say.language))
        )
        if place == card.step:
            found.append(
                f'<li aria-current="step"><span class="dot on" title="{label}"><span class="sr">{label}</span></span></li>'
            )
        elif place <= card.furthest:
            step = hidden("step", place + 1)
            button = f'<button class="dot {kind}" title="{label}"><span class="sr">{label}</span></button>'
            found.append(f"<li>{form(page, reader, 'step', button, step)}</li>")
        else:
            found.append('<li aria-hidden="true"><span class="dot"></span></li>')
    label = esc(say("lesson-progress", step=card.step + 1, steps=len(card.lesson.step)))
    return f'<ol class="dots" aria-label="{label}">{"".join(found)}</ol>'


def trip_card(page: TablePage, card: LessonCard, reader: Reader, say: Words) -> str:
    """On a side trip the card is a line and two buttons."""
    again = form(
        page,
        reader,
        "again",
        f'<button class="btn primary" data-key="r">{icon("replay")}{esc(say("lesson-again"))}</button>',
    )
    on = (
        form(
            page,
            reader,
            "on",
            f'<button class="btn">{esc(say("lesson-on"))}{icon("chevron")}</button>',
        )
        if card.goes_on
        else ""
    )
    return (
        f'<section class="lesson trip" aria-labelledby="lesson-title"><header><span class="step">{esc(say("lesson-step", step=card.step + 1, steps=len(card.lesson.step)))}</span><span class="grow"></span>'
        f'<a class="btn quiet leave" href="/games/{page.info.game.slug}">{icon("cross")}{esc(say("lesson-leave"))}</a></header>'
        f'<h2 id="lesson-title" tabindex="-1">{esc(say("lesson-trip-title"))}</h2><div class="lbody" id="lesson-body"><p class="lsay" id="lesson-text">{esc(card.trip)}</p><div class="nav two">{again}{on}</div></div></section>'
    )


def last_part(page: TablePage, card: LessonCard, reader: Reader, say: Words) -> str:
    """The end: the table of points, and where to go from here."""
    names = [*[seat.name for seat in page.seen.seats]]
    width = len(card.sums[0][1]) if card.sums else 0
    heads = "".join(
        f'<th scope="col">{tag(seat, small=True)}<span class="sr">{esc(names[seat]) if seat < len(names) else ""}</span></th>'
        for seat in range(width)
    )
    rows = "".join(
        f'<tr{" class=sumrow" if place == len(card.sums) - 1 else ""}><th scope="row">{esc(name)}</th>{"".join(f"<td>{number}</td>" for number in numbers)}</tr>'
        for place, (name, numbers) in enumerate(card.sums)
    )
    table = (
        f'<table class="lsum" id="lesson-sum"><thead><tr><th scope="col">{esc(say("what"))}</th>{heads}</tr></thead><tbody>{rows}</tbody></table>'
        if card.sums
        else ""
    )
    game = page.info.game
    fields = (
        hidden("csrf", reader.csrf)
        + hidden("game", game.slug)
        + hidden("players", max(2, game.seats[0]))
    )
    fields += hidden("seat.0", "me") + "".join(
        hidden(f"seat.{n}", "bot:easy") for n in range(1, max(2, game.seats[0]))
    )
    whole = f'<form method="post" action="/new">{fields}<button class="btn primary">{icon("bot")}{esc(say("lesson-play"))}</button></form>'
    more = (
        f'<a class="btn" href="/learn/{game.slug}/{card.lesson.next}">{icon("star")}{esc(say("lesson-more"))}</a>'
        if card.lesson.next
        else ""
    )
    once = form(
        page,
        reader,
        "restart",
        f'<button class="btn">{icon("replay")}{esc(say("lesson-once-more"))}</button>',
    )
    home = f'<a class="btn" href="/">{esc(say("lesson-home"))}</a>'
    return f'{table}<div class="ends">{whole}{more}{once}{home}</div>'
