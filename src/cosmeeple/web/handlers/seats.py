"""Forms about who plays and how fast."""

from __future__ import annotations

from starlette.responses import Response

from cosmeeple.store.queries import GATHERING
from cosmeeple.web.botseat import STAND_IN
from cosmeeple.web.handlers.common import nonce_comes
from cosmeeple.web.pace import PACES
from cosmeeple.web.room import Refused
from cosmeeple.web.visit import Visit


async def start(visit: Visit) -> Response:
    """Start now; bots take the open seats."""
    room = await visit.room()
    await visit.site.tables.starting.start(room, visit.actor)
    return visit.go(f"/t/{room.id}")


async def ready(visit: Visit) -> Response:
    """A person of a table with a live clock says that they are there."""
    room = await visit.room()
    await visit.site.tables.starting.say_ready(room, visit.actor)
    return visit.go(f"/t/{room.id}", version=room.version, started=room.status != GATHERING)


async def add_nonce(visit: Visit) -> Response:
    """The browser's random number for the deal; the page that sends it has shown the commitment."""
    room = await visit.room()
    await visit.site.tables.starting.add_nonce(room, visit.actor, visit.text("nonce"))
    return visit.go(f"/t/{room.id}", version=room.version, started=room.status != GATHERING)


async def leave(visit: Visit) -> Response:
    """Leave one's own seats, or one of them."""
    room = await visit.room()
    mine = visit.actor.seats(room)
    for seat in [visit.seat(room)] if visit.fields.get("seat") else mine:
        await visit.site.tables.seating.leave(
            room, visit.actor, seat, visit.text("bot", "") or STAND_IN
        )
    return visit.go("/" if room.status == GATHERING else f"/t/{room.id}")


async def come_back(visit: Visit) -> Response:
    """Play oneself again."""
    room = await visit.room()
    await visit.site.tables.seating.come_back(room, visit.actor, visit.seat(room))
    return visit.go(f"/t/{room.id}")


async def change_seat(visit: Visit) -> Response:
    """A seat passes to somebody else."""
    room = await visit.room()
    kind, bot = visit.text("kind"), visit.text("bot", "")
    if ":" in kind and not bot:
        kind, _, bot = kind.partition(":")
    asked = await visit.site.tables.seating.change_seat(
        room, visit.actor, visit.seat(room), kind, bot, visit.text("name", "")
    )
    return visit.go(f"/t/{room.id}", seat="done" if asked is None else "asked")


async def answer_seat(visit: Visit) -> Response:
    """May they take the seat?"""
    room = await visit.room()
    agree, ask = visit.text("agree"), visit.number("ask")
    if agree not in ("yes", "no") or ask is None:
        raise Refused("bad-request", 400, "agree is yes or no, ask the number of the asking")
    await visit.site.tables.seating.answer_seat(room, visit.actor, ask, agree == "yes")
    return visit.go(f"/t/{room.id}", version=room.version)


async def change_pace(visit: Visit) -> Response:
    """Another pace."""
    room = await visit.room()
    pace = PACES.get(visit.text("pace"))
    if pace is None:
        raise Refused("bad-pace", 400, f"a pace is one of {', '.join(PACES)}")
    await visit.site.tables.seating.change_pace(room, visit.actor, pace)
    return visit.go(f"/t/{room.id}")


async def allow_hints(visit: Visit) -> Response:
    """Whether bots may be asked for advice."""
    room = await visit.room()
    on = visit.text("on")
    if on not in ("yes", "no"):
        raise Refused("bad-request", 400, "on is yes or no")
    await visit.site.tables.advising.allow_hints(room, visit.actor, on == "yes")
    return visit.go(f"/t/{room.id}", version=room.version)


async def rematch(visit: Visit) -> Response:
    """The same people again."""
    await visit.site.limits.need_everywhere("create", visit.ip)
    room = await visit.room()
    new = await visit.site.tables.whole.rematch(room, visit.actor, nonce_comes=nonce_comes(visit))
    return visit.go(f"/t/{new.id}", table=new.id)


async def seat_token(visit: Visit) -> Response:
    """A new token for a program at one's own seat."""
    room = await visit.room()
    token = await visit.site.tables.seating.token_for(room, visit.actor, visit.seat(room))
    return visit.json({"token": token})
