"""Streams: every browser has one, and gets only the regions that changed for its viewpoint.

A stream holds no queue. It knows what its browser shows; when a table changes it is woken, renders
the present and sends the difference. A slow browser skips positions instead of filling memory.
Viewers from the same viewpoint (spectators above all) share one rendering and one message.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from cosmeeple.store import Busy, presence, watched
from cosmeeple.store.news import PRESENCE
from cosmeeple.store.nodes import BEAT
from cosmeeple.web import clocks, render
from cosmeeple.web.audience import Audience
from cosmeeple.web.difference import table_message
from cosmeeple.web.logs import fault, log
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.pages import Reader
from cosmeeple.web.presence import AWAY, TOLD, Signs
from cosmeeple.web.room import Refused, Room
from cosmeeple.web.service import NOBODY, Tables
from cosmeeple.web.stream import LOBBY, Rendering, Stream, Topic
from cosmeeple.web.viewer import Presence, Viewpoint, table_page, viewpoint

#: A comment this often keeps proxies from closing a silent stream.
HEARTBEAT = 15.0
#: Somebody who reloads the page was not away.
SETTLE = 2.0
#: People at tables of whom is remembered how far they have watched; what is forgotten here is in
#: the rows.
MOST_REMEMBERED = 100_000

encoder = msgspec.json.Encoder()


class Hub:
    """All streams. `lobby_regions` renders the lobby for a stream."""

    def __init__(
        self,
        tables: Tables,
        lobby_regions: Callable[[Stream], Awaitable[dict[str, str]]],
        audience: Audience,
        is_valid: Callable[[str], Awaitable[bool]],
    ) -> None:
        self.tables = tables
        self.audience = audience
        self.lobby_regions = lobby_regions
        #: Does this login, by its hash, still open anything?
        self.is_valid = is_valid
        self.streams: set[Stream] = set()
        self.watching: dict[str, set[Stream]] = {}
        self.presences: dict[str, Presence] = {}
        #: Those who watch through other processes, of tables that somebody watches here.
        self.elsewhere: dict[str, Presence] = {}
        self.settling: dict[str, asyncio.TimerHandle] = {}
        self.renderings: dict[str, dict[tuple[Any, ...], Rendering]] = {}
        #: The last version that a person has watched here, by table and person; and of whom that is
        #: still to be written down.
        self.seen: dict[tuple[str, str], int] = {}
        self.leaving: set[tuple[str, str]] = set()
        self.waiters: dict[str, set[asyncio.Event]] = {}
        #: When each person was last heard of.
        self.signs = Signs()
        self.lobby_timer: asyncio.TimerHandle | None = None
        self.lobby_spent = 0.0
        self.closing = False
        tables.rooms.watching = self
        METRICS.gauge("streams", lambda: len(self.streams))
        METRICS.gauge("listeners", lambda: audience.all)
        METRICS.gauge("watched", lambda: len(self.watching))
        METRICS.gauge("rooms", lambda: len(tables.rooms.loaded))

    # --- who is there

    def is_watched(self, room: Room) -> bool:
        """Does anybody here look at it, or wait for it?"""
        return bool(self.watching.get(room.id) or self.waiters.get(room.id))

    def away(self, room: Room, person: str) -> float:
        """Seconds without any request of the person, or of a program at their seat; none while they
        watch the table."""
        if person in self.count_presence(room.id).people:
            return 0.0
        if self.tables.rooms.news.alone:
            return self.signs.silent(person, room.desk.loaded)
        # Who has done anything at the table was there then, through whichever process.
        last = next(
            (entry.at for entry in reversed(room.history.entries) if entry.person == person), 0
        )
        return min(
            self.signs.silent(person, room.desk.loaded), max(0.0, (clocks.wall() - last) / 1000)
        )

    async def absent(self, room: Room, person: str) -> float:
        """The same through whichever process; a sign may take a moment until it is told."""
        here = self.away(room, person)
        if here < AWAY or self.tables.rooms.news.alone:
            return here
        last = await self.tables.rooms.store.reading(watched.last_heard, person)
        if not last:
            return here
        return min(here, max(0.0, (clocks.wall() - last) / 1000 - TOLD - BEAT))

    async def tell_signs(self) -> None:
        """Whom this process has heard of, for the others."""
        if people := self.signs.to_tell():
            await self.tables.rooms.store.writing(watched.hear, people, clocks.wall())

    def presence(self, room: Room) -> Presence:
        """Who is there, as the pages have last said."""
        return self.presences.get(room.id, Presence())

    def count_presence(self, table: str) -> Presence:
        """Those who watch through any process."""
        here, there = self.count_here(table), self.elsewhere.get(table, Presence())
        return Presence(here.people | there.people, here.watchers + there.watchers)

    def count_here(self, table: str) -> Presence:
        """Those who watch through this process."""
        streams = self.watching.get(table, set())
        room = self.tables.rooms.loaded.get(table)
        people = frozenset(
            stream.actor.person for stream in streams if stream.actor.person is not None
        )
        watchers = sum(1 for stream in streams if room is None or not stream.actor.seats(room))
        return Presence(people, watchers)

    def settle(self, table: str) -> None:
        """Somebody came or went; pages hear of it when it has lasted a moment."""
        if table not in self.settling and not self.closing:
            loop = asyncio.get_running_loop()
            self.settling[table] = loop.call_later(SETTLE, self.settled, table)

    def settled(self, table: str) -> None:
        """It has lasted a moment: whoever watches hears of it."""
        self.settling.pop(table, None)
        if not self.tables.rooms.news.alone:
            self.tables.rooms.start_task(self.tell_presence(table))
        self.show_presence(table)

    async def tell_presence(self, table: str) -> None:
        """Who watches here, for the other processes; and who watches there."""
        here = self.count_here(table)
        try:
            await self.tables.rooms.store.writing(
                presence.say, self.tables.rooms.node, {table: (here.people, here.watchers)}
            )
        except (Busy, SQLAlchemyError) as error:
            log("presence.failed", error=type(error).__name__)
            return
        self.tables.rooms.news.tell(PRESENCE, table)
        await self.look_elsewhere([table])

    async def look_elsewhere(self, tables: Sequence[str]) -> None:
        """Who watches these tables through other processes, as far as somebody here wants to
        know."""
        wanted = [table for table in tables if table in self.watching and table != LOBBY]
        if not wanted:
            return
        try:
            found = await self.tables.rooms.store.reading(
                presence.elsewhere, wanted, self.tables.rooms.node, clocks.wall()
            )
        except (Busy, SQLAlchemyError) as error:
            log("presence.failed", error=type(error).__name__)
            return
        for table in wanted:
            self.elsewhere[table] = Presence(*found.get(table, (frozenset(), 0)))
            self.show_presence(table)

    async def is_there(self, table: str, person: str) -> bool:
        """Does the person watch the table, through whichever process?"""
        if person in self.count_here(table).people:
            return True
        if self.tables.rooms.news.alone:
            return False
        found = await self.tables.rooms.store.reading(
            presence.elsewhere, [table], self.tables.rooms.node, clocks.wall()
        )
        return table in found and person in found[table][0]

    def show_presence(self, table: str) -> None:
        """Pages are drawn again where somebody has come or gone."""
        now = self.count_presence(table)
        if now != self.presences.get(table, Presence()):
            self.presences[table] = now
            if not now.people and not now.watchers:
                del self.presences[table]
            room = self.tables.rooms.loaded.get(table)
            if room is not None:
                room.desk.touch()
                self.wake_watchers(room)

    def cut(self, login: str) -> None:
        """A cookie is void: its streams show nothing more and end. A page that is still entitled
        comes back by itself."""
        for stream in self.streams:
            if login and stream.login == login:
                stream.actor, stream.login, stream.ended = NOBODY, "", True
                stream.wake.set()

    def sign_out(self, person: str, login: str = "") -> None:
        """A person (or one of their browsers) is not who they were: open streams show what
        everybody may see."""
        for stream in self.streams:
            if stream.actor.person == person and login in ("", stream.login):
                stream.actor, stream.login = NOBODY, ""
                for table in stream.topics:
                    stream.mark(table)

    async def look_again(self, person: str) -> None:
        """Something about the person has changed in another process: streams whose login is void
        show nothing more."""
        for stream in [one for one in self.streams if one.actor.person == person and one.login]:
            if not await self.is_valid(stream.login):
                stream.actor, stream.login = NOBODY, ""
                for table in stream.topics:
                    stream.mark(table)

    # --- changes

    def published(self, room: Room) -> None:
        """Whoever watches the room or the lobby hears of it."""
        self.wake_watchers(room)
        self.wake_lobby()

    def wake_watchers(self, room: Room) -> None:
        """Streams and long polls of a table look again."""
        for stream in self.watching.get(room.id, ()):
            stream.mark(room.id)
        for waiter in self.waiters.get(room.id, ()):
            waiter.set()

    def waiter(self, table: str) -> asyncio.Event:
        """An event that is set when the table changes: for programs that wait for news."""
        made = asyncio.Event()
        self.waiters.setdefault(table, set()).add(made)
        return made

    def drop_waiter(self, table: str, waiter: asyncio.Event) -> None:
        """A long poll is over."""
        waiting = self.waiters.get(table, set())
        waiting.discard(waiter)
        if not waiting:
            self.waiters.pop(table, None)

    def wake_lobby(self) -> None:
        """The lobby is brought up to date at most once a second, and never takes more than a tenth
        of the time."""
        if self.lobby_timer is None and self.watching.get(LOBBY) and not self.closing:
            delay = max(1.0, 10 * self.lobby_spent)
            self.lobby_timer = asyncio.get_running_loop().call_later(delay, self.lobby_due)

    def lobby_due(self) -> None:
        """All who watch the lobby look again."""
        self.lobby_timer = None
        self.lobby_spent = 0.0
        for stream in self.watching.get(LOBBY, ()):
            stream.mark(LOBBY)

    # --- rendering

    def rendering(self, room: Room, at: Viewpoint, stream: Stream) -> Rendering:
        """The regions for a viewpoint, drawn once for all who share it."""
        reader = stream.reader
        key = (at, reader.language, reader.theme, stream.address.base)
        kept = self.renderings.setdefault(room.id, {})
        found = kept.get(key)
        if found is not None and found.revision == room.desk.revision:
            return found
        begun = time.perf_counter()
        page = table_page(
            self.tables, room, at, reader.language, self.presence(room), stream.address
        )
        # Shared by all who look from here, so without anything that belongs to one browser.
        regions, grows = render.render_live(page, Reader(reader.language, reader.theme))
        METRICS.observe("render", time.perf_counter() - begun)
        fresh = Rendering(room.desk.revision, room.version, regions, grows)
        if len(kept) > 64:
            kept.clear()
        kept[key] = fresh
        return fresh

    def forget(self, table: str) -> None:
        """What was drawn of a table is not needed any more."""
        self.renderings.pop(table, None)

    async def update(self, stream: Stream, topic: Topic) -> bytes | None:
        """The message that brings the browser from what it shows to the present; None when nothing
        changed."""
        try:
            # The page may have been drawn by another process, from more than we have heard of.
            room = await self.tables.rooms.room(topic.table, fresh=topic.room is None)
        except Refused:
            stream.topics.pop(topic.table, None)
            self.unwatch(stream, topic.table)
            return b"event: gone\ndata: " + encoder.encode({"table": topic.table}) + b"\n\n"
        at = viewpoint(room, stream.actor, stream.login, topic.wanted)
        if room.history.match is None and room.status != "gathering":
            return None
        first = topic.room is None
        if first:
            await self.tables.coaching.coach_of(
                room
            )  # the page was drawn before the server was started again
        now = self.rendering(room, at, stream)
        since = topic.version
        before = topic.shown if topic.room is room and topic.at == at else None
        if first and since:
            topic.status = (
                "gathering"
                if since < room.history.first_version() or not room.history.first_version()
                else "running"
            )
        same_kind = topic.status in ("", room.status) or {topic.status, room.status} <= {
            "running",
            "finished",
        }
        topic.room, topic.at, topic.shown, topic.version, topic.status = (
            room,
            at,
            now,
            room.version,
            room.status,
        )
        if stream.actor.person is not None and at.mine and at.hand_over is None:
            here = (room.id, stream.actor.person)
            self.seen[here] = room.version
            self.leaving.discard(here)
            if first and not self.tables.rooms.news.alone:
                self.tables.rooms.start_task(self.note_watched(here))
            if len(self.seen) > MOST_REMEMBERED:
                self.seen.clear()
        if first and since == room.version:
            return None
        if before is now:
            return None
        reload = not same_kind
        step = (-1 if before is None else before.revision, since)
        data = now.messages.get(step) if not reload else None
        if data is None:
            data = table_message(
                room, at, now, before, since, stream.reader.language, reload=reload
            )
            now.messages[step] = data
        versions = " ".join(
            f"{one.table}@{one.version}" for one in stream.topics.values() if one.room is not None
        )
        return b"id: " + versions.encode() + b"\nevent: table\ndata: " + data + b"\n\n"

    async def update_lobby(self, stream: Stream) -> bytes | None:
        """The regions of the lobby that differ, as a message; None for none."""
        begun = time.perf_counter()
        regions = await self.lobby_regions(stream)
        self.lobby_spent += time.perf_counter() - begun
        # The first time all of it: nobody knows what has changed since the page was made.
        before = stream.lobby or {}
        stream.lobby = regions
        changed = {name: html for name, html in regions.items() if before.get(name) != html}
        return (
            b"event: lobby\ndata: " + encoder.encode({"regions": changed}) + b"\n\n"
            if changed
            else None
        )

    # --- a stream's life

    def watch(self, stream: Stream, table: str) -> None:
        """A stream begins to watch a table."""
        self.watching.setdefault(table, set()).add(stream)
        stream.dirty.add(table)
        if table != LOBBY:
            self.settle(table)

    def unwatch(self, stream: Stream, table: str) -> None:
        """Nothing of the stream stays behind at the table, whether there is such a table or not."""
        watchers = self.watching.get(table)
        if watchers is not None:
            watchers.discard(stream)
            if not watchers:
                del self.watching[table]
                self.elsewhere.pop(table, None)
                self.renderings.pop(table, None)
        if table != LOBBY:
            self.settle(table)
            person = stream.actor.person
            if person is not None and (table, person) in self.seen:
                self.leaving.add((table, person))
                self.tables.rooms.start_task(self.note_watched())

    async def note_watched(self, coming: tuple[str, str] | None = None) -> None:
        """How far somebody who begins to watch has come, and those who have gone: for the process
        that they come back to."""
        gone = {one: self.seen[one] for one in self.leaving if one in self.seen}

        def note(connection: Connection) -> None:
            for one, version in gone.items():
                watched.note(connection, *one, version, clocks.wall())
            if coming is not None:
                version = self.seen.get(coming, 0)
                node = self.tables.rooms.node
                watched.note(connection, *coming, version, clocks.wall(), node)

        try:
            await self.tables.rooms.store.writing(note)
        except (Busy, SQLAlchemyError) as error:
            log("watched.failed", error=type(error).__name__)
        else:
            self.leaving -= {one for one, version in gone.items() if self.seen.get(one) == version}

    async def watched_upto(self, room: Room, person: str) -> int:
        """The version up to which the person has watched the table, through whichever process; 0
        for none."""
        if person in self.count_here(room.id).people:
            return room.version
        kept, watches = await self.tables.rooms.store.reading(
            watched.upto, room.id, person, clocks.wall()
        )
        return room.version if watches else max(kept, self.seen.get((room.id, person), 0))

    async def run(self, stream: Stream) -> AsyncIterator[bytes]:
        """The messages of a stream, until it goes."""
        self.streams.add(stream)
        for table in stream.topics:
            self.watch(stream, table)
        stream.wake.set()
        try:
            yield b"retry: 1000\n\n"
            while not self.closing:
                try:
                    async with asyncio.timeout(HEARTBEAT):
                        await stream.wake.wait()
                except TimeoutError:
                    yield b": still here\n\n"
                    continue
                stream.wake.clear()
                if stream.ended:
                    return
                due, stream.dirty = stream.dirty, set()
                for table in due:
                    try:
                        message = await self.news_for(stream, table)
                    except Busy:
                        # The database is away for a moment: the page shows what it has until then.
                        stream.mark(table)
                        await asyncio.sleep(0.5)
                        continue
                    if message is not None:
                        yield message
            yield b"event: bye\ndata: {}\n\n"
        except Exception as error:
            log("stream.failed", **fault(error))
            raise
        finally:
            self.streams.discard(stream)
            for table in list(stream.topics):
                self.unwatch(stream, table)
            if stream.actor.person is not None:
                self.signs.note(stream.actor.person)

    async def news_for(self, stream: Stream, table: str) -> bytes | None:
        """What has changed of the lobby or of a table since the stream last told it."""
        if table == LOBBY:
            return await self.update_lobby(stream)
        topic = stream.topics.get(table)
        return None if topic is None else await self.update(stream, topic)

    def close(self) -> None:
        """All streams say goodbye."""
        self.closing = True
        for timer in (*self.settling.values(), self.lobby_timer):
            if timer is not None:
                timer.cancel()
        for stream in self.streams:
            stream.wake.set()
        for waiting in self.waiters.values():
            for waiter in waiting:
                waiter.set()
