"""The rooms in memory: loaded when somebody needs them, changed only after their change is on disk.

Every change follows one path: check, work out on a copy, write, and only after the commit change the room in memory and
tell those who watch. So what anybody ever saw acknowledged is on disk, and a failed write changes nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from cosmeeple.kernel.errors import BadInput
from cosmeeple.kernel.table import Table
from cosmeeple.store import Store, queries
from cosmeeple.store.queries import FINISHED, RUNNING
from cosmeeple.web.botseat import BotPool
from cosmeeple.web.logs import log
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.room import Entry, Place, Refused, Room, load_room

#: Rooms kept in memory although nobody is there.
KEPT_ROOMS = 500


class Rooms:
    """All rooms. `published` is called with a room whenever something about it has changed."""

    def __init__(self, store: Store, bots: BotPool, bot_delay: float = 0.0) -> None:
        self.store = store
        self.bots = bots
        self.bot_delay = bot_delay
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.published: Callable[[Room], None] = lambda _: None
        #: Called with room and person when it becomes a person's turn.
        self.summoned: Callable[[Room, str, int], None] = lambda *_: None
        self.is_watched: Callable[[Room], bool] = lambda _: False
        #: For how many seconds a person has not had the table's page open.
        self.away: Callable[[Room, str], float] = lambda *_: 0.0
        self.closing = False
        self.tasks: set[asyncio.Task[Any]] = set()

    async def room(self, table: str) -> Room:
        """The room of a table; Refused when there is none."""
        found = self.rooms.get(table)
        if found is None:
            waiting = self.loading.get(table)
            if waiting is None:
                waiting = asyncio.ensure_future(self.load(table))
                self.loading[table] = waiting
                waiting.add_done_callback(lambda _: self.loading.pop(table, None))
            found = await asyncio.shield(waiting)
        found.used = time.monotonic()
        return found

    async def load(self, table: str) -> Room:
        begun = time.perf_counter()
        rows = await self.store.reading(queries.load_table, table) if 0 < len(table) <= 24 else None
        if rows is None:
            raise Refused("no-table", 404, f"there is no table {table!r}")
        room = await asyncio.to_thread(load_room, *rows)
        if room.status in (RUNNING, FINISHED) and not room.frozen:
            try:
                room.set_position(await self.position(room, room.moves))
            except Refused as error:
                if error.key != "frozen":
                    raise
                room.frozen = error.detail
                log("table.frozen", table=room.id, reason=room.frozen)
        self.rooms[table] = room
        self.evict()
        METRICS.observe("load", time.perf_counter() - begun)
        self.wake(room)
        return room

    async def position(self, room: Room, ply: int) -> Table[Any]:
        """The position after `ply` moves of the present line of play."""
        if room.frozen:
            raise Refused("frozen", 409, room.frozen)
        if not 0 <= ply <= room.moves:
            raise Refused("no-moment", 404, f"the game has {room.moves} moves; there is no moment {ply}")
        if room.match is not None and ply == room.moves:
            return room.match.table
        at, version = room.snapshot_before(ply)
        body = await self.store.reading(queries.snapshot_body, room.id, version)
        try:
            return room.position_from(body, at, ply)
        except BadInput as error:
            if room.rules_version == room.game.rules_version:
                raise
            raise Refused("frozen", 409, str(error)) from None

    def evict(self) -> None:
        """Forget rooms that nobody needs now; they are on disk."""
        if len(self.rooms) <= KEPT_ROOMS:
            return
        for room in sorted(self.rooms.values(), key=lambda one: one.used)[: len(self.rooms) - KEPT_ROOMS]:
            idle = not self.is_watched(room) and room.timer is None and room.bot_task is None and not room.lock.locked()
            if idle and time.monotonic() - room.used > 60:
                del self.rooms[room.id]

    def forget(self, room: Room) -> None:
        """What is in memory may differ from the disk: load anew."""
        if room.timer is not None:
            room.timer.cancel()
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    async def wake_all(self) -> int:
        """After a start: tables where a clock runs or a bot is to move go on by themselves."""
        ids = await self.store.reading(queries.tables_with_timers)
        for table in ids:
            with contextlib.suppress(Refused, BadInput):
                await self.room(table)
        return len(ids)

    async def write(
        self,
        room: Room,
        entry: Entry,
        places: Sequence[Place] = (),
        snapshot: dict[str, Any] | None = None,
        thought: str | None = None,
        **columns: Any,
    ) -> None:
        """Commit an entry with what it changes, then take it into the room."""
        if self.closing:
            raise Refused("closing", 503, "the server is stopping")
        values = {"changed": entry.at, **columns}
        rows = [place.row(room.id) for place in places]
        try:
            await self.store.writing(queries.append, entry.row(room.id), values, rows, snapshot, thought)
        except IntegrityError:
            # Another process was first, or the same key came twice at once.
            self.forget(room)
            raise Refused("stale", 409, "somebody was faster; look again") from None
        except SQLAlchemyError as error:
            # Full, locked or gone: nothing was written, and nothing has changed here either.
            log("store.failed", table=room.id, error=type(error).__name__)
            METRICS.count("failures")
            raise Refused("disk", 503, "this could not be saved; try again") from None
        room.take(entry)
        room.changed = entry.at
        if snapshot is not None:
            room.snapshots[(snapshot["ply"], snapshot["link"])] = snapshot["version"]
        for place in places:
            room.places[place.seat] = place

    def publish(self, room: Room) -> None:
        room.revision += 1
        self.published(room)

    def start_task(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def wake(self, room: Room) -> None:
        """Let bots think and clocks run as the position now wants it: `driving.py`."""
        raise NotImplementedError

    async def close(self) -> None:
        """No new changes; what is being written is finished. Clocks are stopped so that nobody pays for the pause."""
        self.closing = True
        for room in list(self.rooms.values()):
            if room.timer is not None:
                room.timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            async with room.lock:
                pass
