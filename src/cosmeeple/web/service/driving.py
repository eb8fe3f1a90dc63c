"""What happens at a table by itself: bots move, clocks run out.

All of it is a row of `jobs`. A process alone need not take the turns of bots: it knows of each move
that it made itself. Among several a turn is taken by whoever has room for another thought, in the
order that holds for all of them.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import Connection, RowMapping
from sqlalchemy.exc import SQLAlchemyError

from cosmeeple.kernel.records.codec import notation, question
from cosmeeple.store import Busy, budgets, coaches, hints, jobs, watched
from cosmeeple.store.news import THINK
from cosmeeple.store.queries import RUNNING
from cosmeeple.web import clocks
from cosmeeple.web.botline import Claim, Payer, Rank
from cosmeeple.web.botseat import STAND_IN, BotPool, can_play, known_to
from cosmeeple.web.logs import fault, log
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.room import Refused, Room
from cosmeeple.web.service.actor import NOBODY, Actor
from cosmeeple.web.service.again import again
from cosmeeple.web.service.playing import Playing
from cosmeeple.web.service.rooms import UNUSED, Rooms
from cosmeeple.web.service.seating import Seating
from cosmeeple.web.thoughts import grounds_of

#: Seconds between two looks at all tables that somebody watches: what notices have missed is found
#: so soon.
SWEEP = 2.0
#: Seconds between two looks for jobs that are due: clocks that ran out at tables that nobody
#: serves, what dead processes have left. A process alone hears of all else from itself.
LOOK, LOOK_ALONE = 0.5, 2.0
#: Seconds between two looks for jobs that are missing.
MEND = 30.0
#: Seconds after which what nobody reads any more goes.
TIDY = 3600.0
#: Milliseconds until a bot whose answer was refused thinks again.
REFUSED = 500
#: Jobs of other kinds that are taken at once.
MOST_JOBS = 50
#: Who begins on a position after so many others does not search any more.
LAST_TRY = 3
#: Seconds until a table that could not go on is looked after again.
HOPELESS = 60.0
#: How long a table waits before it answers for a person must not be foreseen.
NEUTRAL: Final = secrets.SystemRandom()


def claim_of(rooms: Rooms, room: Room, *, asked: bool = False) -> Claim:
    """A place in the line of thoughts; `asked`: a person waits for this very answer."""

    def rank() -> Rank:
        watched = asked or rooms.watching.is_watched(room)
        if room.company.people():
            return Rank.WATCHED if watched else Rank.PEOPLE
        return Rank.ALONE_WATCHED if watched else Rank.ALONE

    def payers() -> list[Payer]:
        people = sorted(room.company.people()) or [room.charter.host or room.id]
        return [Payer(rooms.addresses.get(person, "?"), person) for person in people]

    return Claim(room.id, rank, payers)


async def nothing_to_do(job: RowMapping) -> None:
    """Whoever only thinks calls nobody."""
    del job


class Driving:
    """Lets bots think and clocks run."""

    def __init__(
        self, rooms: Rooms, bots: BotPool, playing: Playing, seating: Seating, bot_delay: float
    ) -> None:
        self.rooms = rooms
        self.bots = bots
        self.playing = playing
        self.seating = seating
        self.bot_delay = bot_delay
        #: Whether bots think in this process.
        self.thinks = True
        #: Jobs that somebody else began and did not come to an end with: calls of people, analyses.
        self.call_again: Callable[[RowMapping], Awaitable[None]] = nothing_to_do
        self.study_again: Callable[[RowMapping], Awaitable[None]] = nothing_to_do
        #: Tables whose bots think here now, as their jobs say.
        self.thinking: set[str] = set()
        #: Turns are being taken; `take_more`: somebody wanted it meanwhile.
        self.taking = self.take_more = False
        #: Seconds of the bots' time that payers have had here, not yet told to the other processes.
        self.spent: dict[str, float] = {}
        #: How many milliseconds the oldest job of each kind has waited.
        self.job_ages: dict[str, int] = {}
        #: Tables that could not go on, and until when nobody here looks after them.
        self.hopeless: dict[str, float] = {}
        #: Called with a running room whenever something about it has changed.
        self.woken: Callable[[Room], None] = lambda _: None
        rooms.wakers.append(self.wake)

    def wake(self, room: Room, ours: bool) -> None:
        """`ours`: this process brought the room so far, so it sees to its bots first."""
        if room.desk.timer is not None:
            room.desk.timer.cancel()
            room.desk.timer = None
        if room.status != RUNNING or room.history.frozen or self.rooms.closing:
            return
        if deadlines := room.company.deadlines():
            delay = min(max(0, min(deadlines) - clocks.now()) / 1000, 86_400)
            room.desk.timer = asyncio.get_running_loop().call_later(
                delay, lambda: self.rooms.start_task(self.flag(room))
            )
        if not self.rooms.news.alone:
            if ours and self.bot_seat(room) is not None:
                if self.room_for() > 0:
                    self.rooms.start_task(self.take_turns())
                else:
                    # Once, by whoever made the turn: who hears it tells nobody.
                    self.rooms.news.tell(THINK, "any")
        elif room.desk.bot_task is None and self.bot_seat(room) is not None:
            room.desk.bot_task = self.rooms.start_task(self.let_bots_play(room))
        self.woken(room)
        seat = self.seat_without_choice(room)
        if (ours or self.rooms.news.alone) and seat is not None and self.bot_delay:
            self.rooms.start_task(self.answer_for(room, seat, room.history.position_version()))

    def bot_seat(self, room: Room) -> int | None:
        """A seat that is asked and that a bot answers for."""
        for seat in room.deciders():
            if room.company.chairs[seat].playing_bot():
                return seat
        return None

    def seat_without_choice(self, room: Room) -> int | None:
        """A person who is asked only so that the others do not learn that there is nothing to
        choose."""
        for seat in room.deciders():
            if room.company.chairs[seat].is_person() and len(room.table.legal_for(seat)) == 1:
                if not question(room.table).is_awaited():
                    return seat
        return None

    async def answer_for(self, room: Room, seat: int, version: int) -> None:
        """The only answer of a person, after as long as somebody may think about several: how long
        tells nothing."""
        await asyncio.sleep(self.bot_delay * NEUTRAL.uniform(3, 7))
        chair = room.company.chairs[seat]
        if (
            room.history.position_version() != version
            or not chair.is_person()
            or seat not in room.deciders()
        ):
            return
        choice = notation(question(room.table), room.table.options(seat)[0])
        try:
            await self.playing.play(
                room, Actor(chair.person, chair.name), seat, choice, room.version, alone=True
            )
        except Refused as refusal:
            log("table.refused", table=room.id, seat=seat, choice=choice, why=refusal.key)

    async def let_bots_play(self, room: Room) -> None:
        """In a process alone, until a person is asked. The lock is free while a bot thinks; a
        changed position is thought about again."""
        try:
            while (
                not self.rooms.closing
                and room.status == RUNNING
                and self.rooms.loaded.get(room.id) is room
            ):
                seat = self.bot_seat(room)
                if seat is None:
                    return
                claim = claim_of(self.rooms, room)
                try:
                    if not await self.let_bot_play(room, claim, seat):
                        return
                finally:
                    self.bots.release(claim)
        except Busy:
            log("bot.waits", table=room.id)
        except Exception as error:  # noqa: BLE001 - one damaged table stops nobody else's, and does not fail for ever
            self.rooms.freeze(room, "the bot could not go on from this position", error)
        finally:
            room.desk.bot_task = None
            waits = not room.history.frozen and self.bot_seat(room) is not None
            if not self.rooms.closing and waits and self.rooms.loaded.get(room.id) is room:
                asyncio.get_running_loop().call_later(1.0, lambda: self.rooms.wake(room))

    # --- among several processes

    def room_for(self) -> int:
        """So many more turns of bots can be taken."""
        return (
            min(self.bots.room_for(), 2 * len(self.bots.slots) - len(self.thinking))
            if self.thinks
            else 0
        )

    async def take_turns(self) -> None:
        """Take turns of bots while there is room for their thoughts."""
        if self.taking:
            self.take_more = True
            return
        self.taking = True
        try:
            while not self.rooms.closing and self.room_for() > 0:
                self.take_more = False
                for job in await self.take_some():
                    self.thinking.add(job["table"])
                    self.rooms.start_task(self.take_turn(job))
                if not self.take_more:
                    return
        except (Busy, SQLAlchemyError) as error:
            log("jobs.failed", error=type(error).__name__)
        finally:
            self.taking = False

    async def take_some(self) -> list[RowMapping]:
        """The first in line; what has been thought since the last time is told before, so that the
        line is right."""
        spent, self.spent = self.spent, {}
        at, most, without = clocks.wall(), self.room_for(), [*self.hopeless, *self.thinking]

        def take(connection: Connection) -> list[RowMapping]:
            jobs.charge(connection, spent, at)
            return jobs.take(connection, jobs.THINK, self.rooms.node, at, most, without)

        try:
            return await self.rooms.store.writing(take)
        except (Busy, SQLAlchemyError):
            self.spent = {
                payer: spent.get(payer, 0) + self.spent.get(payer, 0)
                for payer in {*spent, *self.spent}
            }
            raise

    def charged(self, claim: Claim, seconds: float) -> None:
        """Those for whom it was thought have had so much, also to the other processes."""
        if self.rooms.news.alone:
            return
        payers = claim.payers()
        for payer in payers:
            name = self.rooms.payer_name(payer.address)
            self.spent[name] = self.spent.get(name, 0.0) + seconds / len(payers)

    async def take_turn(self, job: RowMapping) -> None:
        """One move of a bot, if it is to move at all. What does not come to its end is
        anybody's."""
        table = job["table"]
        try:
            ended = await self.one_turn(job)
            if ended is not None:
                await self.rooms.store.writing(ended)
        except Refused:
            self.hopeless[table] = time.monotonic() + HOPELESS  # damaged, and logged
        except (Busy, SQLAlchemyError) as error:
            log("bot.waits", table=table, error=type(error).__name__)
        except Exception as error:  # noqa: BLE001 - one damaged table stops nobody else's
            self.hopeless[table] = time.monotonic() + HOPELESS
            log("table.failed", table=table, **fault(error))
        finally:
            self.thinking.discard(table)
            if not self.rooms.closing:
                self.rooms.start_task(self.take_turns())

    async def one_turn(self, job: RowMapping) -> Callable[[Connection], None] | None:
        """What is to be done with the job afterwards; nothing where the move that was made has done
        it."""
        table, version = job["table"], job["version"]
        room = await self.rooms.room(table)
        if room.history.frozen:
            self.hopeless[table] = time.monotonic() + HOPELESS
            return None
        seat = self.bot_seat(room)
        if seat is None:
            return lambda connection: jobs.done(connection, table, jobs.THINK, version)
        before = room.history.position_version()
        room.desk.tries = job["tries"]
        claim = claim_of(self.rooms, room)
        try:
            await self.let_bot_play(room, claim, seat)
        except (Busy, SQLAlchemyError, Refused):
            raise
        except Exception as error:  # noqa: BLE001 - a position from which a bot cannot go on freezes its own table
            self.rooms.freeze(room, "the bot could not go on from this position", error)
            self.hopeless[table] = time.monotonic() + HOPELESS
            return None
        finally:
            self.bots.release(claim)
        if room.history.position_version() != before:
            return None
        due = clocks.wall() + REFUSED
        return lambda connection: jobs.later(connection, table, jobs.THINK, version, due)

    async def see_to(self, job: RowMapping) -> None:
        """A clock that should have run out: it has, or it was moved."""
        table, store = job["table"], self.rooms.store
        try:
            room = await self.rooms.room(table)
            if not room.history.frozen:
                await self.flag(room)
                moment = min(room.company.deadlines(), default=None)
                if moment is None:
                    await store.writing(jobs.done, table, jobs.FLAG, job["version"])
                elif moment > clocks.now():
                    due = clocks.to_wall(moment) or 0
                    await store.writing(jobs.later, table, jobs.FLAG, job["version"], due)
                return
        except Refused:
            pass  # damaged, and logged
        except (Busy, SQLAlchemyError):
            return
        except Exception as error:  # noqa: BLE001 - one table that cannot be loaded stops no other
            log("table.failed", table=table, **fault(error))
        self.hopeless[table] = time.monotonic() + HOPELESS

    async def keep_up(self) -> None:
        """Sweeps for as long as the server lives; nothing to do where no other process can
        write."""
        while not self.rooms.closing and not self.rooms.news.alone:
            await asyncio.sleep(SWEEP)
            await self.rooms.sweep_now()

    async def keep_looking(self) -> None:
        """Jobs that are due and that nobody has, for as long as the server lives."""
        mended = time.monotonic()
        tidied = -TIDY
        evicted = time.monotonic()
        while not self.rooms.closing:
            await asyncio.sleep(LOOK_ALONE if self.rooms.news.alone else LOOK)
            try:
                if not self.rooms.news.alone and time.monotonic() - mended > MEND:
                    mended = time.monotonic()
                    METRICS.add(
                        "jobs_mended", await self.rooms.store.writing(jobs.mend, clocks.wall())
                    )
                    await self.rooms.store.writing(budgets.tidy, clocks.wall())
                if time.monotonic() - tidied > TIDY:
                    tidied = time.monotonic()
                    for tidy in (hints.tidy, coaches.tidy, watched.tidy):
                        await self.rooms.store.writing(tidy, clocks.wall())
                if time.monotonic() - evicted > UNUSED:
                    evicted = time.monotonic()
                    self.rooms.evict()
                await self.look_after()
            except (Busy, SQLAlchemyError) as error:
                log("jobs.failed", error=type(error).__name__)
            except Exception as error:  # noqa: BLE001 - whatever it is, everybody's bots and clocks depend on the next look
                log("jobs.failed", **fault(error))

    async def look_after(self) -> None:
        """What nobody sees to: clocks that ran out where nobody serves the table, and what dead
        processes have left."""
        at = clocks.wall()
        self.hopeless = {
            table: until for table, until in self.hopeless.items() if until > time.monotonic()
        }
        self.job_ages = await self.rooms.store.reading(jobs.ages, at)
        if jobs.THINK in self.job_ages and not self.rooms.news.alone and self.room_for() > 0:
            await self.take_turns()
        others = {jobs.FLAG: self.see_to, jobs.CALL: self.call_again, jobs.STUDY: self.study_again}
        for what, work in others.items():
            if what in self.job_ages and work is not nothing_to_do:
                node, without = self.rooms.node, list(self.hopeless)
                for job in await self.rooms.store.writing(
                    jobs.take, what, node, at, MOST_JOBS, without
                ):
                    self.rooms.start_task(work(job))

    async def let_bot_play(self, room: Room, claim: Claim, seat: int) -> bool:
        """One move of a bot; is there to be a next one?"""
        begun = time.perf_counter()
        version, bot = room.history.position_version(), room.company.chairs[seat].playing_bot()
        name = bot if can_play(room.game, bot) else STAND_IN
        if room.desk.tries >= LAST_TRY:
            # Two have died over this position; the game goes on all the same.
            name = "random"
        known = known_to(room.game, room.table, seat)
        answer = await self.bots.think(
            claim, room.game, room.history.course(), known, seat, name, room.players
        )
        choice = notation(question(known), answer.thought.pick)
        spent = time.perf_counter() - begun
        if self.bot_delay > spent and self.rooms.watching.is_watched(room):
            self.bots.release(claim)
            await asyncio.sleep(self.bot_delay - spent)
        if (
            room.history.position_version() != version
            or room.company.chairs[seat].playing_bot() != bot
        ):
            return True
        grounds = grounds_of(answer.bot, choice, answer.thought)
        try:
            await self.playing.play(
                room,
                NOBODY,
                seat,
                choice,
                version,
                bot=bot,
                grounds=grounds,
                fallback=bool(answer.failed),
            )
        except Refused as refusal:
            if refusal.key in ("closing", "not-running", "frozen"):
                return False
            log("bot.refused", table=room.id, seat=seat, choice=choice, why=refusal.key)
            await asyncio.sleep(0.2)
        return True

    @again
    async def flag(self, room: Room) -> None:
        """A clock has run out: bots take over."""
        async with room.desk.lock:
            if (
                room.status != RUNNING
                or self.rooms.closing
                or self.rooms.loaded.get(room.id) is not room
            ):
                return
            now = clocks.now()
            late = [
                chair
                for chair in room.company.chairs
                if chair.is_person()
                and chair.clock.deadline is not None
                and chair.clock.deadline <= now
            ]
            for chair in late:
                await self.seating.stand_in(room, chair.copy(), "timeout", None)
            self.rooms.wake(room)
        self.rooms.publish(room)
