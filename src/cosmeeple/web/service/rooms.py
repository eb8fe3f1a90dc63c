"""The rooms in memory: loaded when somebody needs them, changed only after their change is on disk.

Every change follows one path: check, work out on a copy, write, and only after the commit change the room in memory and
tell those who watch. So what anybody ever saw acknowledged is on disk, and a failed write changes nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.table import Table
from cosmeeple.store import Store, Unwritable, queries
from cosmeeple.store.queries import FINISHED, RUNNING
from cosmeeple.web.botseat import BotPool
from cosmeeple.web.logs import fault, log
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.pages import OPEN, PERSON
from cosmeeple.web.room import Damaged, Entry, Place, Refused, Room, load_room

#: Rooms kept in memory although nobody is there.
KEPT_ROOMS = 500
MOST_ADDRESSES = 100_000


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
        #: For how many seconds nothing has been heard of a person.
        self.away: Callable[[Room, str], float] = lambda *_: 0.0
        #: Where each person was last seen to come from; forgetting it costs nothing but some fairness.
        self.addresses: dict[str, str] = {}
        #: Tables of bots alone that one address may have running; 0 for any number.
        self.most_alone = 0
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
        try:
            room = await asyncio.to_thread(load_room, *rows)
            if room.status in (RUNNING, FINISHED) and not room.frozen:
                await self.take_position(room)
        except SQLAlchemyError:
            raise
        except Damaged as error:
            log("table.damaged", table=table, what=error.what, move=error.move)
            METRICS.count("tables_damaged")
            raise Refused("frozen-damage", 423, str(error), what=error.what, move=error.move) from None
        except Exception as error:
            # A damaged row may fail in any way. It is this table's alone.
            log("table.damaged", table=table, **fault(error))
            METRICS.count("tables_damaged")
            raise Refused("damaged", 423, "this table is damaged; the others are not touched by it") from error
        if room.frozen:
            log("table.frozen", table=table, why=room.frozen)
        self.rooms[table] = room
        self.evict()
        METRICS.observe("load", time.perf_counter() - begun)
        self.wake(room)
        return room

    async def take_position(self, room: Room) -> None:
        """Where the game stands; a game that cannot go on by the present rules, or is damaged, stays frozen."""
        try:
            room.set_position(await self.position(room, room.moves))
        except Refused as error:
            if error.key != "frozen":
                raise
            room.frozen = room.frozen or error.detail

    async def position(self, room: Room, ply: int) -> Table[Any]:
        """The position after `ply` moves of the present line of play."""
        if room.frozen:
            raise Refused("frozen", 409, room.frozen)
        if not 0 <= ply <= room.moves:
            raise Refused("no-moment", 404, f"the game has {room.moves} moves; there is no moment {ply}")
        if room.match is not None and ply == room.moves:
            return room.match.table
        try:
            at, version = room.snapshot_before(ply)
            body = await self.store.reading(queries.snapshot_body, room.id, version)
            return room.position_from(body, at, ply)
        except Damaged as error:
            room.freeze(error)
            log("table.damaged", table=room.id, what=error.what, move=error.move)
            METRICS.count("tables_damaged")
            raise Refused("frozen", 409, room.frozen) from None
        except BadInput as error:
            raise Refused("frozen", 409, str(error)) from None

    def evict(self) -> None:
        """Forget rooms that nobody needs now; they are on disk."""
        if len(self.rooms) <= KEPT_ROOMS:
            return
        for room in sorted(self.rooms.values(), key=lambda one: one.used)[: len(self.rooms) - KEPT_ROOMS]:
            idle = not self.is_watched(room) and room.timer is None and room.bot_task is None and not room.lock.locked()
            if idle and time.monotonic() - room.used > 60:
                del self.rooms[room.id]

    def freeze(self, room: Room, why: str, error: Exception) -> None:
        """Nothing moves at this table any more, and its page says so; it is tried again when it is loaded anew."""
        room.frozen = why
        log("table.frozen", table=room.id, why=why, **fault(error))
        METRICS.count("tables_frozen")
        self.publish(room)

    def came_from(self, person: str, address: str) -> None:
        """A request of this person came from there."""
        if len(self.addresses) >= MOST_ADDRESSES and person not in self.addresses:
            self.addresses.clear()
        self.addresses[person] = address

    def need_bots_may_play(self, host: str | None, places: Sequence[Place]) -> None:
        """Tables of bots alone cost and please nobody but who made them: one address has so many of them at once."""
        if not self.most_alone or any(place.kind in (PERSON, OPEN) for place in places):
            return
        address = self.addresses.get(host or "", "?")
        alone = [one for one in self.rooms.values() if one.status == RUNNING and not one.people()]
        if sum(self.addresses.get(one.host or "", "?") == address for one in alone) >= self.most_alone:
            raise Refused("many-bots", 429, "too many tables of bots alone are running; wait until one has ended")

    def forget(self, room: Room) -> None:
        """What is in memory may differ from the disk: load anew."""
        if room.timer is not None:
            room.timer.cancel()
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    async def wake_all(self) -> int:
        """After a start: tables where a clock runs or a bot is to move go on by themselves."""
        ids = await self.store.reading(queries.tables_with_timers)
        awake = 0
        for table in ids:
            try:
                await self.room(table)
                awake += 1
            except Refused:
                continue  # damaged, and logged
            except Exception as error:  # noqa: BLE001 - one table that cannot be loaded stops no other
                log("table.failed", table=table, **fault(error))
        return awake

    async def write(
        self,
        room: Room,
        entry: Entry,
        places: Sequence[Place] = (),
        snapshot: dict[str, Any] | None = None,
        thought: str | None = None,
        earlier: Sequence[Entry] = (),
        **columns: Any,
    ) -> None:
        """Commit an entry with what it changes, then take it into the room. `earlier` ones go with it."""
        if self.closing:
            raise Refused("closing", 503, "the server is stopping")
        values = {"changed": entry.at, **columns}
        rows = [place.row(room.id) for place in places]
        try:
            history = [one.row(room.id) for one in (*earlier, entry)]
            await self.store.writing(queries.append, history, values, rows, snapshot, thought)
        except IntegrityError:
            # Another process was first, or the same key came twice at once.
            self.forget(room)
            raise Refused("stale", 409, "somebody was faster; look again") from None
        except (SQLAlchemyError, Unwritable) as error:
            # Full, locked or gone: nothing was written, and nothing has changed here either.
            log("store.failed", table=room.id, error=type(error).__name__)
            METRICS.count("failures")
            raise Refused("disk", 503, "this could not be saved; try again") from None
        for one in (*earlier, entry):
            room.take(one)
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
