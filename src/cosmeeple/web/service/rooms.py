"""The rooms in memory: loaded when somebody needs them, changed only after their change is on disk.

Every change follows one path: check, work out on a copy, write, and only after the commit change
the room in memory and tell those who watch. So what anybody ever saw acknowledged is on disk, and a
failed write changes nothing.

No process owns a table: whoever commits the next entry was first, and all others follow. A request
looks how far the log has come before it uses a room (`room`); streams hear it by notices (`heard`),
and a sweep finds what notices have missed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from cosmeeple.draw.seen import OPEN, PERSON
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.table import Table
from cosmeeple.store import Busy, Store, Unreachable, Unsure, Unwritable, jobs, queries
from cosmeeple.store.news import LocalNews, News
from cosmeeple.store.queries import FINISHED, RUNNING
from cosmeeple.web import clocks
from cosmeeple.web.logs import fault, log
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.room import POSITION_KINDS, Chair, Damaged, Entry, Late, Refused, Room, load_room
from cosmeeple.web.service.actor import new_id
from cosmeeple.web.service.dues import due_of, now_at
from cosmeeple.web.service.looking import Looking
from cosmeeple.web.service.watching import Unwatched, Watching

#: Rooms of running games kept in memory although nobody is there.
KEPT_ROOMS = 500
#: Seconds without any use after which a room may be forgotten.
UNUSED = 60.0
MOST_ADDRESSES = 100_000
#: Rooms whose clocks run out later than in so many milliseconds are not kept in memory for them.
SOON = 10 * 60 * 1000
LATE = 1 << 60


class Rooms:
    """All rooms."""

    def __init__(self, store: Store, news: News | None = None) -> None:
        self.store = store
        self.news = news or LocalNews()
        self.looking = Looking(store)
        #: This process among all.
        self.node = new_id()
        #: The newest version that a notice has told of a table that is being loaded.
        self.noticed: dict[str, int] = {}
        self.loaded: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.watching: Watching = Unwatched()
        #: Called whenever a room has changed, with whether this process has changed it.
        self.wakers: list[Callable[[Room, bool], None]] = []
        #: Called with a room of which other processes may know more than its log says: advice, the
        #: coach.
        self.completing: list[Callable[[Room], Coroutine[Any, Any, None]]] = []
        #: Where each person was last seen to come from; forgetting it costs nothing but some
        #: fairness.
        self.addresses: dict[str, str] = {}
        #: A short name of an address for rows that all processes read: it tells nothing else.
        self.payer_name: Callable[[str], str] = str
        #: Tables of bots alone that one address may have running; 0 for any number.
        self.most_alone = 0
        self.closing = False
        self.tasks: set[asyncio.Task[Any]] = set()

    async def room(self, table: str, *, fresh: bool = True) -> Room:
        """The room of a table; Refused when there is none.

        `fresh`: it shows at least all that was acknowledged to anybody before we were asked.
        Streams do without, for they are woken.
        """
        found = self.loaded.get(table)
        if found is None:
            waiting = self.loading.get(table)
            if waiting is None:
                waiting = asyncio.ensure_future(self.load(table))
                self.loading[table] = waiting
                waiting.add_done_callback(lambda _: self.loading.pop(table, None))
            elif fresh and not self.news.alone:
                # It began to load before we were asked.
                await asyncio.shield(waiting)
                return await self.room(table)
            found = await asyncio.shield(waiting)
        elif found.history.unsure or (fresh and not self.news.alone):
            found = await self.newest(found)
        found.desk.used = time.monotonic()
        return found

    async def newest(self, room: Room) -> Room:
        """The room, after a look how far it has come."""
        stand = None if room.history.unsure else await self.looking.at(room.id)
        if stand is None or stand.version != room.version:
            room = await self.followed(room)
        if stand is not None:
            await self.complete(room, stand.beside)
        return room

    async def complete(self, room: Room, beside: tuple[int, int]) -> None:
        """Learn what other processes have written beside the log, `beside` times so far."""
        if room.desk.beside == beside:
            return
        # One after another: who finds the number there finds what belongs to it there as well.
        async with room.desk.completing:
            if room.desk.beside != beside:
                for complete in self.completing:
                    await complete(room)
                room.desk.beside = beside
                self.publish(room)

    async def look_beside(self, table: str) -> None:
        """A notice: another process has written something beside the table's log."""
        room = self.loaded.get(table)
        if room is None:
            return
        try:
            stand = await self.looking.at(table)
            if stand.version != room.version:
                room = await self.followed(room)
            await self.complete(room, stand.beside)
        except (Busy, SQLAlchemyError) as error:
            log("follow.failed", table=table, error=type(error).__name__)

    async def followed(self, room: Room) -> Room:
        """The room as far as its log has come."""
        async with room.desk.lock:
            await self.catch_up(room)
        return self.loaded.get(room.id) or await self.room(room.id)

    async def catch_up(self, room: Room) -> None:
        """With the lock held: bring the room to what is committed; the streams of this process hear
        of it."""
        begun, before = time.perf_counter(), room.version
        rows = await self.store.reading(queries.since, room.id, room.version)
        if rows is None or len(room.history.entries) != room.version:
            self.forget(room)
            return
        if rows[0]["version"] == room.version and not room.history.unsure:
            return
        row, chairs, history, kept = rows
        try:
            news = [Entry.load(room.game, one) for one in history]
            found = room.history.start_of(news, kept)
            start = None
            if found is not None:
                start = (
                    found[0],
                    await self.store.reading(queries.snapshot_body, room.id, found[1]),
                )
            room.follow(row, chairs, news, kept, start)
            if room.history.rewritten:
                self.forget(room)
        except Damaged as error:
            room.history.freeze(error)
            log("table.damaged", table=room.id, what=error.what, move=error.move)
            METRICS.count("tables_damaged")
        except BadInput as error:
            room.history.frozen, room.history.match = room.history.frozen or str(error), None
        METRICS.add("followed", room.version - before)
        METRICS.observe("follow", time.perf_counter() - begun)
        self.publish(room)
        self.wake(room, ours=False)

    # --- what other processes do

    def heard(self, table: str, version: int) -> None:
        """A notice: another process has committed this entry."""
        room = self.loaded.get(table)
        if room is not None and room.version < version:
            self.start_task(self.follow(room))
        elif table in self.loading:
            self.noticed[table] = max(version, self.noticed.get(table, 0))

    async def follow(self, room: Room) -> bool:
        """Was there anything to follow? What fails now is found by the next sweep."""
        before = room.version
        try:
            async with room.desk.lock:
                await self.catch_up(room)
        except (Busy, SQLAlchemyError) as error:
            log("follow.failed", table=room.id, error=type(error).__name__)
        return room.version > before

    async def sweep(self) -> int:
        """Follow every watched room that is behind; how many were, for notices should have told."""
        watched = [room.id for room in self.loaded.values() if self.watching.is_watched(room)]
        found = await self.store.reading(queries.stands, watched) if watched else {}
        stands = [
            (room, stand) for table, stand in found.items() if (room := self.loaded.get(table))
        ]
        behind = [room for room, stand in stands if room.version < stand.version]
        swept = sum(await asyncio.gather(*[self.follow(room) for room in behind]))
        if swept:
            METRICS.add("swept", swept)
        for room, stand in stands:
            await self.complete(room, stand.beside)
        return swept

    async def sweep_now(self) -> None:
        """What fails now is found by the next one."""
        try:
            await self.sweep()
        except (Busy, SQLAlchemyError) as error:
            log("sweep.failed", error=type(error).__name__)

    async def load(self, table: str) -> Room:
        """A room from the store; Refused where there is none, or where it is damaged."""
        begun = time.perf_counter()
        rows = await self.store.reading(queries.load_table, table) if 0 < len(table) <= 24 else None
        if rows is None:
            raise Refused("no-table", 404, f"there is no table {table!r}")
        try:
            room = await asyncio.to_thread(load_room, *rows)
            if room.status in (RUNNING, FINISHED) and not room.history.frozen:
                await self.take_position(room)
        except (SQLAlchemyError, Busy):
            raise
        except Damaged as error:
            log("table.damaged", table=table, what=error.what, move=error.move)
            METRICS.count("tables_damaged")
            raise Refused(
                "frozen-damage", 423, str(error), what=error.what, move=error.move
            ) from None
        except Exception as error:
            # A damaged row may fail in any way. It is this table's alone.
            log("table.damaged", table=table, **fault(error))
            METRICS.count("tables_damaged")
            raise Refused(
                "damaged", 423, "this table is damaged; the others are not touched by it"
            ) from error
        if room.history.frozen:
            log("table.frozen", table=table, why=room.history.frozen)
        self.loaded[table] = room
        if len(self.loaded) > KEPT_ROOMS:
            self.evict()
        METRICS.observe("load", time.perf_counter() - begun)
        if self.noticed.pop(table, 0) > room.version:
            await self.follow(room)
        if room.status == RUNNING and not self.news.alone:
            await self.complete(room, (await self.looking.at(table)).beside)
        self.wake(room)
        return room

    async def take_position(self, room: Room) -> None:
        """Where the game stands; a game that cannot go on by the present rules, or is damaged,
        stays frozen."""
        try:
            room.set_position(await self.position(room, room.moves))
        except Refused as error:
            if error.key != "frozen":
                raise
            room.history.frozen = room.history.frozen or error.detail

    async def position(self, room: Room, ply: int) -> Table[Any]:
        """The position after `ply` moves of the present line of play."""
        if room.history.frozen:
            raise Refused("frozen", 409, room.history.frozen)
        if not 0 <= ply <= room.moves:
            raise Refused(
                "no-moment", 404, f"the game has {room.moves} moves; there is no moment {ply}"
            )
        if room.history.match is not None and ply == room.moves:
            return room.history.match.table
        try:
            at, version = room.history.snapshot_before(ply)
            body = await self.store.reading(queries.snapshot_body, room.id, version)
            return room.history.position_from(body, at, ply)
        except Damaged as error:
            room.history.freeze(error)
            log("table.damaged", table=room.id, what=error.what, move=error.move)
            METRICS.count("tables_damaged")
            raise Refused("frozen", 409, room.history.frozen) from None
        except BadInput as error:
            raise Refused("frozen", 409, str(error)) from None

    def evict(self) -> None:
        """Forget rooms that nobody has needed for a while; they are on disk. Finished games all go, of
        the others those beyond so many, the longest unused first."""
        now = time.monotonic()
        idle = [
            room
            for room in self.loaded.values()
            if now - room.desk.used > UNUSED and self.is_idle(room)
        ]
        beyond = len(self.loaded) - KEPT_ROOMS
        for number, room in enumerate(sorted(idle, key=lambda one: one.desk.used)):
            if room.status == FINISHED or number < beyond:
                # What its clocks wait for is a job, and wakes it in time.
                self.forget(room)

    def is_idle(self, room: Room) -> bool:
        """Nobody watches it, and nothing will happen there soon by itself."""
        return (
            not self.watching.is_watched(room)
            and min(room.company.deadlines(), default=LATE) - clocks.now() > SOON
            and room.desk.bot_task is None
            and not room.desk.lock.locked()
        )

    def freeze(self, room: Room, why: str, error: Exception) -> None:
        """Nothing moves at this table any more, and its page says so; it is tried again when it is
        loaded again."""
        room.history.frozen = why
        log("table.frozen", table=room.id, why=why, **fault(error))
        METRICS.count("tables_frozen")
        self.publish(room)

    def came_from(self, person: str, address: str) -> None:
        """A request of this person came from there."""
        if len(self.addresses) >= MOST_ADDRESSES and person not in self.addresses:
            self.addresses.clear()
        self.addresses[person] = address

    async def need_bots_may_play(self, host: str | None, chairs: Sequence[Chair]) -> None:
        """Tables of bots alone cost and please nobody but who made them: one address has so many of
        them at once."""
        if not self.most_alone or any(chair.kind in (PERSON, OPEN) for chair in chairs):
            return
        payer = self.payer_name(self.addresses.get(host or "", "?"))
        if await self.store.reading(jobs.bots_alone, payer) >= self.most_alone:
            raise Refused(
                "many-bots",
                429,
                "too many tables of bots alone are running; wait until one has ended",
            )

    def forget(self, room: Room) -> None:
        """What is in memory may differ from the disk: load again."""
        if room.desk.timer is not None:
            room.desk.timer.cancel()
        if self.loaded.get(room.id) is room:
            del self.loaded[room.id]

    def forget_those_of(self, person: str) -> list[Room]:
        """Somebody is gone: the rooms in memory where they sat are loaded again."""
        found = [
            room
            for room in self.loaded.values()
            if person in {chair.person for chair in room.company.chairs}
        ]
        for room in found:
            self.forget(room)
        return found

    async def wake_all(self) -> int:
        """After a start of a process alone: tables where a bot is to move, or a clock runs out
        soon, go on by themselves. The others are woken by their jobs."""
        soon = clocks.wall() + SOON
        ids = await self.store.reading(jobs.waiting, jobs.THINK, soon)
        ids = list(dict.fromkeys([*ids, *await self.store.reading(jobs.waiting, jobs.FLAG, soon)]))
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
        chairs: Sequence[Chair] = (),
        snapshot: dict[str, Any] | None = None,
        thought: str | None = None,
        earlier: Sequence[Entry] = (),
        besides: Callable[[Connection], None] | None = None,
        **columns: Any,
    ) -> None:
        """Commit an entry with what it changes, then take it into the room, and tell other
        processes. `earlier` ones go with it.

        With the lock held. Late when somebody else was first: the room has followed them then.
        `besides` is written in the same transaction, after the entry, so only if it counts.
        """
        if self.closing:
            raise Refused("closing", 503, "the server is stopping")
        if room.history.unsure:
            await self.catch_up(room)
            raise Late
        values = {"changed": entry.at, **columns}
        seats = [chair.changes(room.company.chairs[chair.seat], room.id) for chair in chairs]

        history = [one.row(room.id) for one in (*earlier, entry)]
        before, after = due_of(room, (), {}), due_of(room, chairs, columns)
        position = (
            entry.version if entry.kind in POSITION_KINDS else room.history.position_version()
        )
        payer = self.payer_of(room, chairs)

        def commit(connection: Connection) -> bool:
            if not queries.append(connection, history, values, seats, snapshot, thought):
                return False
            if after != before or after.bot is not None:
                jobs.change(connection, room.id, before, after, position, payer, entry.at)
            if besides is not None:
                besides(connection)
            return True

        try:
            taken = await self.store.writing_table(room.id, commit)
        except IntegrityError:
            # The same key came twice at once.
            taken = False
        except Unsure:
            log("store.unsure", table=room.id, version=entry.version)
            METRICS.count("unsure")
            room.history.unsure = True
            raise Refused(
                "unsure", 503, "nobody knows whether this was saved; ask again with the same key"
            ) from None
        except (SQLAlchemyError, Unwritable, Unreachable) as error:
            # Full, locked or gone: nothing was written, and nothing has changed here either.
            log("store.failed", table=room.id, error=type(error).__name__)
            METRICS.count("failures")
            raise Refused("disk", 503, "this could not be saved; try again") from None
        if not taken:
            await self.catch_up(room)
            raise Late
        for one in (*earlier, entry):
            room.take(one)
        room.settle(values)
        if snapshot is not None:
            room.history.snapshots[(snapshot["ply"], snapshot["link"])] = snapshot["version"]
        for chair in chairs:
            room.company.chairs[chair.seat] = chair
        self.news.tell("e", room.id, room.version)

    def payer_of(self, room: Room, chairs: Sequence[Chair] = ()) -> jobs.Payer:
        """For whom the table's bots think, as rows say it; a process that does not know the address
        leaves it open."""
        people = sorted(
            chair.person for chair in now_at(room, chairs) if chair.kind == PERSON and chair.person
        )
        known = [
            self.addresses[one]
            for one in people or [room.charter.host or ""]
            if one in self.addresses
        ]
        address = known[0] if known else "?" if self.news.alone else ""
        return jobs.Payer(self.payer_name(address) if address else "", bool(people))

    def publish(self, room: Room) -> None:
        """Something that pages show has changed."""
        room.desk.touch()
        self.watching.published(room)

    def start_task(self, work: Any) -> asyncio.Task[Any]:
        """Work that goes on by itself, until the server stops."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def wake(self, room: Room, *, ours: bool = True) -> None:
        """Let go on what the position now wants: `wakers`, in their order. `ours`: this process
        brought it so far, so it sees to the bots first."""
        for waker in self.wakers:
            waker(room, ours)

    async def close(self) -> None:
        """No new changes; what is being written is finished. Clocks are stopped so that nobody pays
        for the pause."""
        self.closing = True
        for room in list(self.loaded.values()):
            if room.desk.timer is not None:
                room.desk.timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in list(self.loaded.values()):
            async with room.desk.lock:
                pass
