"""A table's page and what is asked there: playing, taking back, talking, why not."""

from __future__ import annotations

from dataclasses import replace

from starlette.responses import Response

from cosmeeple.draw.inspect import inspected
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.records.together import NotTogether
from cosmeeple.store.queries import GATHERING
from cosmeeple.web import render
from cosmeeple.web.botseat import ADVISER
from cosmeeple.web.handlers.common import need_readable, qr_svg, where
from cosmeeple.web.lines import digest_of
from cosmeeple.web.regions import words
from cosmeeple.web.regions.inspector import inspector
from cosmeeple.web.room import Refused
from cosmeeple.web.service import need_seated
from cosmeeple.web.service.recalling import after_choices
from cosmeeple.web.table_pages import TablePage
from cosmeeple.web.viewer import seen_of, table_page, texts_of, viewpoint
from cosmeeple.web.visit import Visit
from cosmeeple.web.whynot import reasons


async def table(visit: Visit) -> Response:
    """The page of a table."""
    room = await visit.room()
    need_readable(room)
    await visit.site.tables.starting.arrive(room, visit.actor)
    at = where(visit, room)
    wanted = room.company.open_seats() and not room.company.dissolved
    if room.status == GATHERING and not at.mine and not at.host and wanted:
        if "watch" not in visit.request.query_params:
            return Response(None, 303, {"location": f"/j/{room.charter.invite}"})
    await visit.site.tables.coaching.coach_of(room)
    person = visit.person.id if visit.person else ""
    seen = await visit.site.hub.watched_upto(room, person) if person and at.mine else 0
    qr = qr_svg(visit.address.invite(room)) if room.status == GATHERING else ""
    presence = visit.site.hub.presence(room)
    if person:
        presence = replace(presence, people=presence.people | {person})
    page = table_page(
        visit.site.tables, room, at, visit.language, presence, visit.address, qr, seen
    )
    return await visit.page(page)


async def move(visit: Visit) -> Response:
    """A choice; or the question "sure?", where the coach has one."""
    room = await visit.room()
    seat, sure = visit.seat(room), visit.text("sure", "") == "yes"
    given = (visit.text("choice"), visit.number("version"), visit.key())
    try:
        entry = await visit.site.tables.coaching.play(room, visit.actor, seat, *given, sure=sure)
    except Refused as refusal:
        if isinstance(refusal.__cause__, NotTogether):
            refusal.values = refusal.__cause__.said(texts_of(room, visit.language), seat)
        raise
    if entry is None:
        return visit.go(f"/t/{room.id}", version=room.version, sure="asked")
    return visit.go(f"/t/{room.id}", version=entry.version)


async def coach(visit: Visit) -> Response:
    """How the coach speaks, or that the person chooses again."""
    room = await visit.room()
    if visit.text("again", "") == "yes":
        need_seated(room, visit.actor)
        await visit.site.tables.coaching.choose_again(room)
    else:
        await visit.site.tables.coaching.set_coach(room, visit.actor, visit.text("level"))
    return visit.go(f"/t/{room.id}", version=room.version)


async def undo(visit: Visit) -> Response:
    """Take the last move back, or ask for it."""
    room = await visit.room()
    done = await visit.site.tables.undoing.undo(
        room, visit.actor, visit.seat(room), visit.number("version"), visit.key()
    )
    return visit.go(f"/t/{room.id}", undo=done, version=room.version)


async def answer_undo(visit: Visit) -> Response:
    """Agree, or not."""
    room = await visit.room()
    agree = visit.text("agree")
    if agree not in ("yes", "no"):
        raise Refused("bad-request", 400, "agree is yes or no")
    await visit.site.tables.undoing.answer_undo(room, visit.actor, agree == "yes")
    return visit.go(f"/t/{room.id}", version=room.version)


async def chat(visit: Visit) -> Response:
    """Say something."""
    room = await visit.room()
    visit.site.limits.need("chat", visit.ip)
    await visit.site.tables.talking.chat(room, await visit.somebody(), visit.text("text"))
    return visit.go(f"/t/{room.id}", version=room.version)


async def hand(visit: Visit) -> Response:
    """Hot-seat: the person of this seat has the device now."""
    room = await visit.room()
    seat = visit.seat(room)
    await visit.site.tables.talking.hand(room, visit.actor, seat, visit.login)
    return visit.go(f"/t/{room.id}?seat={SEAT_LETTERS[seat]}")


async def why(visit: Visit) -> Response:
    """Every requirement of an answer, judged on what this viewer may know; of several choices the
    last, after the others."""
    room = await visit.room()
    need_readable(room)
    at = where(visit, room)
    *before, choice = visit.request.query_params.getlist("choice") or [""]
    seen = seen_of(room, after_choices(room, at.seat, before), at, visit.language)
    return visit.json(reasons(seen, choice, room))


async def inspect(visit: Visit) -> Response:
    """A thing of the table, large and in words, as this viewer may know it: a region of its own."""
    room = await visit.room()
    need_readable(room)
    seen = seen_of(room, room.table, where(visit, room), visit.language)
    found = inspected(seen, visit.request.query_params.get("what", "")[:40])
    if found is None:
        raise Refused("unknown", 404, "there is no such thing to look at")
    text = inspector(seen, found, words(visit.language))
    return Response(text, 200, {"cache-control": "private, no-store"}, "text/html; charset=utf-8")


async def hint(visit: Visit) -> Response:
    """What would a bot do in my place? The answer is on the page of that seat."""
    room = await visit.room()
    seat = visit.seat(room)
    visit.site.limits.need("hint", visit.ip)
    if viewpoint(room, visit.actor, visit.login, seat).seat != seat:
        raise Refused("not-your-seat", 403, "this seat is not yours, or not in your hands")
    await visit.site.tables.advising.hint(room, visit.actor, seat, visit.text("bot", "") or ADVISER)
    return visit.go(f"/t/{room.id}?seat={SEAT_LETTERS[seat]}", version=room.version)


async def whole_log(visit: Visit) -> Response:
    """The whole log, as a fragment."""
    room = await visit.room()
    need_readable(room)
    at = where(visit, room)
    page = table_page(
        visit.site.tables, room, at, visit.language, visit.site.hub.presence(room), visit.address
    )
    if not isinstance(page, TablePage):
        raise Refused("not-started", 409, "the game has not started")
    return await visit.html(str(render.render_log(page, visit.reader())))


async def since_last_turn(visit: Visit) -> Response:
    """What happened since this viewer's last move, as sentences."""
    room = await visit.room()
    need_readable(room)
    at = where(visit, room)
    texts = texts_of(room, visit.language)
    lines = digest_of(room, at.seat, 0)
    return visit.json(
        {
            "lines": [
                {"version": line.version, "texts": [texts.event(event) for event in line.events]}
                for line in lines
            ]
        }
    )
