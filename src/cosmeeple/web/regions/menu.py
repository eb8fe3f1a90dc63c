"""The menu: everything about the table that is not a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.html import LETTERS, esc, icon, tag
from cosmeeple.draw.seen import AUTOMATON, OPEN, PERSON
from cosmeeple.draw.words import Words
from cosmeeple.web.pace import PACES
from cosmeeple.web.regions.brought import hidden
from cosmeeple.web.regions.coach import coach_form
from cosmeeple.web.regions.seats import bot_name, seat_kind
from cosmeeple.web.regions.thoughts import hints_form

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seat
    from cosmeeple.web.pages import Reader
    from cosmeeple.web.table_pages import TableInfo, TablePage


def menu(page: TablePage, reader: Reader, say: Words) -> str:
    """Everything about the table that is not a move."""
    info = page.info
    base = f"/t/{esc(info.id)}"
    rows = "".join(seat_row(page, seat, reader, say) for seat in page.seen.seats)
    seat = f"&amp;seat={LETTERS[page.seen.seat]}" if page.seen.seat >= 0 else ""
    file = ("", "game-file") if info.status == "finished" else (f"?what=known{seat}", "known-file")
    links = (
        f'<a class="btn quiet" href="{base}/replay">{icon("replay")}{esc(say("replay"))}</a>'
        f'<a class="btn quiet" href="{base}/export{file[0]}" download>{icon("download")}{esc(say(file[1]))}</a>'
        f'<a class="btn quiet" href="/rules/{info.game.slug}">{icon("rules")}{esc(say("rules"))}</a>'
        f"{orders_link(page, say)}{tournament_link(info, say)}"
        f'<a class="btn quiet" href="/">{icon("menu")}{esc(say("tables"))}</a>'
    )
    invite = ""
    if info.invite:
        invite = (
            f'<div class="invite"><label class="cap" for="invite-link">{esc(say("invite-link"))}</label><span class="copy"><input id="invite-link" readonly value="{esc(info.invite)}">'
            f'<button type="button" class="btn" data-copy="invite-link">{icon("link")}{esc(say("copy"))}</button></span></div>'
        )
    fair = ""
    if info.commitment:
        fair = f'<p class="small muted">{icon("seal")} {esc(say("commitment"))} <code>{esc(info.commitment[:16])}…</code></p>'
        fair += f'<p class="small muted">{icon("seal")} {esc(added_sentence(info, say))}</p>'
    sound = f'<label class="check"><input type="checkbox" data-pref="bell"> {esc(say("notifications"))}</label>'
    watchers = (
        f'<p class="small muted">{icon("eye-open")} {esc(say("watchers", count=info.watchers))}</p>'
        if info.watchers
        else ""
    )
    return (
        f'<div class="sheetbody" id="r-menu"><h2>{esc(say("this-table"))}</h2><nav class="links">{links}</nav><h3>{esc(say("seats"))}</h3><ul class="seatrows">{rows}</ul>'
        f"{invite}{pace_form(page, reader, say)}{hints_form(page, reader, say)}{coach_form(page, reader, say)}{sound}{token_form(page, reader, say)}{watchers}{fair}</div>"
    )


def tournament_link(info: TableInfo, say: Words) -> str:
    """Where the table belongs to."""
    if not info.tournament:
        return ""
    return f'<a class="btn quiet" href="/tournaments/{esc(info.tournament)}">{icon("star")}{esc(say("to-tournament"))}</a>'


def orders_link(page: TablePage, say: Words) -> str:
    """Answers that the viewer's seat can prepare."""
    if page.seen.seat < 0 or page.info.status != "running":
        return ""
    letter = LETTERS[page.seen.seat]
    return f'<a class="btn quiet" href="/t/{esc(page.info.id)}/orders?seat={letter}">{icon("clock")}{esc(say("orders"))}</a>'


def added_sentence(info: TableInfo, say: Words) -> str:
    """Who has added a random number to the deal, in words for this viewer."""
    added = [(seat, nonce) for seat, nonce in zip(info.seats, info.nonces, strict=False) if nonce]
    own = next((nonce for seat, nonce in added if seat.mine), "")
    others = ", ".join(seat.name for seat, _ in added if not seat.mine)
    if own:
        return say("nonce-own-and-others" if others else "nonce-own", nonce=own[:8], others=others)
    return say("nonce-others", others=others) if others else say("nonce-nobody")


def pace_form(page: TablePage, reader: Reader, say: Words) -> str:
    """The host may change between live, turn-based and no clock at any moment."""
    if not page.info.host or page.info.status != "running":
        return ""
    options = "".join(
        f'<option value="{key}"{" selected" if pace == page.info.pace else ""}>{esc(say("pace-" + key))}</option>'
        for key, pace in PACES.items()
    )
    return (
        f'<form method="post" action="/t/{esc(page.info.id)}/pace" data-live>{hidden("csrf", reader.csrf)}<label class="cap" for="menu-pace">{esc(say("pace"))}</label>'
        f'<select id="menu-pace" name="pace" data-submit>{options}</select></form>'
    )


def token_form(page: TablePage, reader: Reader, say: Words) -> str:
    """A key for a program that plays the viewer's seat over the HTTP API."""
    if page.seen.seat < 0 or page.info.status != "running":
        return ""
    fields = f"{hidden('csrf', reader.csrf)}{hidden('seat', LETTERS[page.seen.seat])}"
    return f'<form method="post" action="/t/{esc(page.info.id)}/token" data-live data-token>{fields}<button class="btn quiet">{icon("bot")}{esc(say("token"))}</button></form>'


def seat_row(page: TablePage, seat: Seat, reader: Reader, say: Words) -> str:
    """A seat, with what can be done about it."""
    controls = (
        f'<div class="seatacts">{seat_controls(page, seat, reader, say)}</div>'
        if page.info.status == "running"
        else ""
    )
    return f"<li>{tag(seat.number)}<span><b>{esc(seat.name)}</b><small>{esc(seat_kind(seat, say, page.info.game))}</small></span>{controls}</li>"


def seat_controls(page: TablePage, seat: Seat, reader: Reader, say: Words) -> str:
    """Who may change what: one's own seat, as host what no person holds, and bots for people who are
    away."""
    fields = f"{hidden('csrf', reader.csrf)}{hidden('seat', seat.letter)}"
    if seat.mine:
        changes = stand_ins(page, seat, say)
        if not page.info.counts:
            changes += [*for_good(page, say), ("open", say("free-for-people"))]
        back = f'<form method="post" action="/t/{esc(page.info.id)}/comeback" data-live>{fields}<button class="btn">{esc(say("come-back"))}</button></form>'
        return (back if seat.stand_in else "") + seat_form(page, seat, fields, changes, say)
    if seat.kind == PERSON:
        may = (page.seen.seat >= 0 or page.info.host) and (seat.stand_in or not seat.online)
        return seat_form(page, seat, fields, stand_ins(page, seat, say), say) if may else ""
    if not page.info.host:
        return ""
    changes = (
        []
        if page.info.counts
        else [
            (AUTOMATON if bot == AUTOMATON else f"bot:{bot}", bot_name(bot, say, page.info.game))
            for bot in players(page)
            if bot != seat.bot or seat.stand_in
        ]
    )
    if seat.kind != OPEN and not page.info.counts:
        changes.append(("open", say("free-for-people")))
    if seat.number not in page.barred:
        changes.append(("me", say("ask-for-seat" if seat.number in page.consent else "take-seat")))
    return seat_form(page, seat, fields, changes, say) if changes else ""


def stand_ins(page: TablePage, seat: Seat, say: Words) -> list[tuple[str, str]]:
    """A bot plays until the person comes back."""
    return [
        (f"stand-in:{bot}", say("stand-in", bot=bot_name(bot, say, page.info.game)))
        for bot in players(page)
        if not seat.stand_in or bot != seat.bot
    ]


def for_good(page: TablePage, say: Words) -> list[tuple[str, str]]:
    """One's own seat goes to the automaton, and nobody comes back to it."""
    if page.info.game.automaton is None:
        return []
    return [(AUTOMATON, say("hand-for-good", bot=bot_name(AUTOMATON, say, page.info.game)))]


def players(page: TablePage) -> list[str]:
    """The bots, and the automaton where the game has one."""
    found = [bot.name for bot in page.bots]
    automaton = page.info.game.automaton is not None and not page.info.counts
    return [*found, AUTOMATON] if found and automaton else found


def seat_form(
    page: TablePage, seat: Seat, fields: str, changes: list[tuple[str, str]], say: Words
) -> str:
    """The form that passes a seat on."""
    options = "".join(
        f'<option value="{esc(value)}">{esc(label)}</option>' for value, label in changes
    )
    name = f"hand-{seat.letter}"
    return (
        f'<form class="change" method="post" action="/t/{esc(page.info.id)}/seat" data-live>{fields}<label class="sr" for="{name}">{esc(say("change-seat", letter=seat.letter))}</label>'
        f'<select id="{name}" name="kind" data-submit><option value="" selected>{esc(say("change"))}</option>{options}</select><noscript><button class="btn">{esc(say("change"))}</button></noscript></form>'
    )
