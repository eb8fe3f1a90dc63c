"""Looking back: replay, the end, what-if tables, the game file."""

from __future__ import annotations

from dataclasses import replace

from starlette.responses import Response

from cosmeeple.store.queries import FINISHED
from cosmeeple.web import render
from cosmeeple.web.handlers.common import need_readable, where
from cosmeeple.web.known import as_file, known_by
from cosmeeple.web.lines import log_of
from cosmeeple.web.room import Refused, Room
from cosmeeple.web.table_pages import EndPage, ThoughtPage
from cosmeeple.web.viewer import Viewpoint, info_of, replay_page, seen_of, texts_of, viewpoint
from cosmeeple.web.visit import Visit, read_seat


async def replay_view(visit: Visit) -> tuple[Room, int, Viewpoint]:
    """Which moment of which game from which seat; Refused where that may not be seen."""
    room = await visit.room()
    need_readable(room)
    if room.history.match is None:
        raise Refused("not-started", 409, "the game has not started")
    text = visit.request.query_params.get("at", str(room.moves))
    ply = int(text) if text.isascii() and text.isdigit() and len(text) < 8 else room.moves
    at = viewpoint(room, visit.actor, visit.login)
    letter = visit.request.query_params.get("seat", "")
    if letter:
        seat = read_seat(letter, room)
        if room.status == FINISHED or (seat in at.mine and at.hand_over is None):
            at = replace(at, seat=seat)
        else:
            raise Refused("not-your-seat", 403, "this seat is not yours")
    await visit.site.tables.recalling.curve(room)
    return room, min(ply, room.moves), at


async def replay(visit: Visit) -> Response:
    """One moment of a game."""
    room, ply, at = await replay_view(visit)
    position = await visit.site.tables.rooms.position(room, ply)
    return await visit.page(replay_page(room, position, ply, at, visit.language, visit.address))


async def replay_regions(visit: Visit) -> Response:
    """The same as regions, for the next moment without a new page."""
    room, ply, at = await replay_view(visit)
    position = await visit.site.tables.rooms.position(room, ply)
    page = replay_page(room, position, ply, at, visit.language, visit.address)
    return visit.json(
        {"at": ply, "total": room.moves, "regions": render.render_regions(page, visit.reader())}
    )


async def thought(visit: Visit) -> Response:
    """Why a bot made a move of a finished game."""
    room = await visit.room()
    need_readable(room)
    text = visit.request.query_params.get("version", "")
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
    move, found = await visit.site.tables.advising.why_move(
        room, number, texts_of(room, visit.language)
    )
    at = viewpoint(room, visit.actor, visit.login)
    return await visit.page(ThoughtPage(info_of(room, at), move, found))


async def end(visit: Visit) -> Response:
    """The final scoring."""
    room, _, at = await replay_view(visit)
    if room.status != FINISHED:
        return Response(None, 303, {"location": f"/t/{room.id}"})
    state = room.table.state
    page = EndPage(
        info_of(room, at, visit.site.hub.presence(room), visit.address),
        texts_of(room, visit.language),
        room.game.outcome(state),
        room.desk.curve or (),
        log_of(room, at.seat),
        room.moves,
        bool(at.mine),
        seen_of(room, room.table, at, visit.language, live=False),
    )
    return await visit.page(page)


async def fork(visit: Visit) -> Response:
    """A what-if from a moment."""
    await visit.site.limits.need_everywhere("create", visit.ip)
    room = await visit.room()
    need_readable(room)
    ply = visit.number("at", room.moves)
    viewer = where(visit, room).seat
    sandbox = await visit.site.tables.whole.fork(
        room, await visit.somebody(), room.moves if ply is None else ply, viewer
    )
    return visit.go(f"/t/{sandbox.id}", table=sandbox.id)


async def export(visit: Visit) -> Response:
    """The whole game, after its end; or with `what=known` at any time what this viewer knows of
    it."""
    visit.site.limits.need("export", visit.ip)
    room = await visit.room()
    if visit.request.query_params.get("what") == "known":
        need_readable(room)
        if room.history.match is None:
            raise Refused("not-started", 409, "the game has not started")
        known = known_by(room, where(visit, room).seat, visit.language)
        return download(
            as_file(known),
            f"{room.game.slug}-{room.id}-{known.seat or 'watched'}.json",
            "application/json",
        )
    text = visit.site.tables.whole.export(room, visit.actor)
    return download(text.encode(), f"{room.game.slug}-{room.id}.txt", "text/plain; charset=utf-8")


def download(body: bytes, name: str, kind: str) -> Response:
    """A file to be kept."""
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(body, 200, headers, kind)
