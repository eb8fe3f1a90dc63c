"""Notes in the drawer: who asks (an undo, a seat), a seat that a bot holds, advice, what happened
since. And over everything: hand the device over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.html import LETTERS, esc, icon, seat_class, tag
from cosmeeple.draw.words import Words
from cosmeeple.web.regions.brought import hidden
from cosmeeple.web.regions.coach import look_back
from cosmeeple.web.regions.log import log_items, numbered
from cosmeeple.web.regions.seats import bot_name, bot_picture
from cosmeeple.web.regions.thoughts import hint_panel

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seat
    from cosmeeple.web.pages import Reader
    from cosmeeple.web.table_pages import SeatAsk, TablePage


def notice(page: TablePage, reader: Reader, say: Words) -> str:
    """What there is to read or to answer, what asks for something first; none of it moves the
    table."""
    inside = (
        ""
        if page.hand_over is not None
        else "".join((*questions(page, reader, say), hint_panel(page, say), look_back(page, say)))
    )
    if page.digest and page.hand_over is None:
        inside += digest(page, say)
    return f'<div class="notices" id="r-notice">{inside}</div>'


def questions(page: TablePage, reader: Reader, say: Words) -> list[str]:
    """Notes that wait for an answer of this reader."""
    found = [undo_question(page, reader, say)] if page.undo.state == "answer" else []
    found += [seat_question(page, reader, ask, say) for ask in page.asks]
    if page.info.status == "running":
        found += [
            come_back(page, reader, seat, say)
            for seat in page.seen.seats
            if seat.mine and seat.stand_in
        ]
    return found


def note_count(page: TablePage) -> int:
    """How many notes the drawer holds."""
    if page.hand_over is not None:
        return 0
    held = (
        sum(seat.mine and seat.stand_in for seat in page.seen.seats)
        if page.info.status == "running"
        else 0
    )
    coached = page.coaching is not None and page.coaching.last is not None
    read = (page.hint.thought is not None) + bool(page.digest) + coached
    return (page.undo.state == "answer") + len(page.asks) + held + read


def asks_chip(page: TablePage, say: Words) -> str:
    """In the top band: somebody waits for an answer of this reader, which is among the notes."""
    held = page.info.status == "running" and any(
        seat.mine and seat.stand_in for seat in page.seen.seats
    )
    wanted = page.undo.state == "answer" or any(ask.state != "asked" for ask in page.asks) or held
    if not wanted or page.hand_over is not None:
        return '<span class="asks" id="r-asks"></span>'
    return (
        f'<span class="asks" id="r-asks"><a class="chip no" href="#pane-notes" data-drawer="notes" aria-expanded="false" aria-controls="drawer">'
        f"{icon('bell')}<span>{esc(say('asks-you'))}</span></a></span>"
    )


def handover(page: TablePage, reader: Reader, say: Words) -> str:
    """Over everything, while the device goes from hand to hand."""
    inside = hand_over(page, reader, say) if page.hand_over is not None else ""
    return f'<div id="r-handover">{inside}</div>'


def hand_over(page: TablePage, reader: Reader, say: Words) -> str:
    """The device changes hands."""
    over = page.hand_over
    assert over is not None
    return (
        f'<div class="handover {seat_class(over.seat)}" role="dialog" aria-modal="true" aria-labelledby="ho"><div class="panel"><span class="big">{tag(over.seat)}</span>'
        f'<h2 id="ho">{esc(say("hand-over-title", name=over.name))}</h2><p class="muted">{esc(say("hand-over-text"))}</p>'
        f'<form method="post" action="/t/{esc(page.info.id)}/hand">{hidden("csrf", reader.csrf)}{hidden("seat", LETTERS[over.seat])}'
        f'<button class="btn primary" data-autofocus>{esc(say("hand-over-go", name=over.name))}</button></form></div></div>'
    )


def undo_question(page: TablePage, reader: Reader, say: Words) -> str:
    """Somebody asks to take moves back."""
    names = ", ".join(page.undo.whom)
    fields = f"{hidden('csrf', reader.csrf)}{hidden('seat', LETTERS[max(page.seen.seat, 0)])}"
    return (
        f'<form class="panel notice" method="post" action="/t/{esc(page.info.id)}/undo/answer" data-live>{fields}{icon("undo")}'
        f'<p>{esc(say("undo-question", names=names))}</p><button class="btn" name="agree" value="yes">{esc(say("agree"))}</button>'
        f'<button class="btn" name="agree" value="no">{esc(say("refuse"))}</button></form>'
    )


def seat_question(page: TablePage, reader: Reader, ask: SeatAsk, say: Words) -> str:
    """Somebody wants a seat of the running game: asked of those who must agree, told to who
    asks."""
    fields = f"{hidden('csrf', reader.csrf)}{hidden('ask', ask.ask)}"
    was = ask.was or say("free-seat")
    if ask.state == "asked":
        text = say("seat-asked", was=was, names=", ".join(ask.whom))
        buttons = f'<button class="btn" name="agree" value="no">{esc(say("withdraw"))}</button>'
    else:
        text = say(
            "seat-question-here" if ask.here else "seat-question", name=ask.name, was=was, by=ask.by
        )
        buttons = (
            f'<button class="btn" name="agree" value="yes">{esc(say("agree"))}</button>'
            f'<button class="btn" name="agree" value="no">{esc(say("refuse"))}</button>'
        )
    return (
        f'<form class="panel notice" method="post" action="/t/{esc(page.info.id)}/seat/answer" data-live>{fields}{tag(ask.seat)}'
        f"<p>{esc(text)}</p>{buttons}</form>"
    )


def digest(page: TablePage, say: Words) -> str:
    """What happened since the viewer's last move."""
    lines = log_items(
        page.seen.texts, numbered(page.log)[-len(page.digest) :], page.info.id, say, "d"
    )
    return (
        f'<section class="panel notice digest" aria-label="{esc(say("since-title"))}" data-dismiss="digest-{page.info.version}"><header><h2>{esc(say("since-title"))}</h2>'
        f'<button type="button" class="btn quiet icon" data-close aria-label="{esc(say("close"))}">{icon("cross")}</button></header>'
        f'<ol class="log">{"".join(lines[-40:])}</ol></section>'
    )


def come_back(page: TablePage, reader: Reader, seat: Seat, say: Words) -> str:
    """A bot plays for the viewer."""
    return (
        f'<form class="panel notice" method="post" action="/t/{esc(page.info.id)}/comeback" data-live>{hidden("csrf", reader.csrf)}{hidden("seat", seat.letter)}'
        f'{icon(bot_picture(seat.bot))}<p>{esc(say("stand-in-plays", bot=bot_name(seat.bot, say, page.info.game)))}</p><button class="btn primary">{esc(say("come-back"))}</button></form>'
    )
