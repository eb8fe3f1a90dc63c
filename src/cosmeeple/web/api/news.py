"""What has happened, for programs: the history as a seat heard it, waited for or streamed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cosmeeple.web.api.call import Call, letters
from cosmeeple.web.api.wire import Events
from cosmeeple.web.audience import Listening
from cosmeeple.web.heard import event_of
from cosmeeple.web.hub import HEARTBEAT
from cosmeeple.web.room import Refused, Room

if TYPE_CHECKING:
    from cosmeeple.web.site import Site

#: The longest that a request waits for news.
LONGEST_WAIT = 30.0


def news(room: Room, seat: int, after: int, language: str) -> Events:
    """The entries after a version, at most 500."""
    entries = [
        event_of(room, entry, seat, language) for entry in room.history.entries[after : after + 500]
    ]
    version = entries[-1].version if entries else room.version
    return Events(version, room.status, letters(room.deciders()), entries)


async def get_events(call: Call) -> Events:
    """`after` is the last version you know; with `wait` the answer comes with the news, or after so
    many seconds."""
    after = call.query("after", 0, 2**31 - 1)
    wait = min(call.query("wait", 0, 600), LONGEST_WAIT)
    room = await call.room()
    seat = await call.viewer(room)
    if after >= room.version and wait:
        call.site.audience.need_place(call.ip)
        with call.site.audience.place(call.ip):
            waiting = asyncio.ensure_future(changed(call.site, room, after, wait))
            gone = asyncio.ensure_future(left(call.request))
            try:
                await asyncio.wait((waiting, gone), return_when=asyncio.FIRST_COMPLETED)
            finally:
                waiting.cancel()
                gone.cancel()
        room = await call.room()
    return news(room, seat, after, call.language)


async def left(request: Request) -> None:
    """Until the program has closed its connection: nobody waits for one that is gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def changed(site: Site, room: Room, after: int, seconds: float) -> None:
    """Until the room is beyond the version, or the time is over, or the server stops."""
    news_of = site.hub.waiter(room.id)
    try:
        async with asyncio.timeout(seconds):
            while room.version <= after and not site.stopping:
                news_of.clear()
                await news_of.wait()
    except TimeoutError:
        pass
    finally:
        site.hub.drop_waiter(room.id, news_of)


async def get_stream(call: Call) -> Response:
    """Server-sent events: one `entry` for each entry of the history; `Last-Event-ID` goes on after
    a gap."""
    room = await call.room()
    seat = await call.viewer(room)
    last = call.request.headers.get("last-event-id", "")
    known = int(last) if last.isascii() and last.isdigit() and len(last) < 10 else None
    after = call.query("after", 0, 2**31 - 1) if known is None else known
    if call.site.stopping:
        raise Refused("closing", 503, "the server is stopping")
    if call.request.method == "HEAD":
        return Response(None, 200, media_type="text/event-stream")
    call.site.audience.need_place(call.ip)
    language = call.language

    async def lines() -> AsyncIterator[bytes]:
        nonlocal after, room, seat
        yield b"retry: 1000\n\n"
        while not call.site.stopping:
            try:
                # A token may become void while its stream is open: then it hears nothing more.
                seat = await call.viewer(room)
            except Refused:
                return
            for entry in room.history.entries[after:]:
                found = event_of(room, entry, seat, language)
                after = entry.version
                yield (
                    f"id: {after}\nevent: entry\ndata: ".encode()
                    + msgspec.json.encode(found)
                    + b"\n\n"
                )
            await changed(call.site, room, after, HEARTBEAT)
            if room.version <= after:
                yield b": still here\n\n"
            room = await call.site.tables.rooms.room(room.id, fresh=False)

    return Listening(lines(), call.site.audience, call.ip)
