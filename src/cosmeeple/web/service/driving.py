"""What happens at a table by itself: bots move, clocks run out."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from cosmeeple.kernel.records.codec import notation, question
from cosmeeple.store import Busy, leases
from cosmeeple.store.news import THINK
from cosmeeple.store.queries import RUNNING
from cosmeeple.web import clocks
from cosmeeple.web.botline import Claim, Payer, Rank
from cosmeeple.web.botseat import STAND_IN, BotPool, can_play, known_to
from cosmeeple.web.logs import fault, log
from cosmeeple.web.room import Refused, Room
from cosmeeple.web.service.actor import NOBODY, Actor
from cosmeeple.web.service.playing import Playing
from cosmeeple.web.service.rooms import Rooms, again
from cosmeeple.web.service.seating import Seating
from cosmeeple.web.thoughts import grounds_of

#: Seconds between two looks at all tables that somebody watches: what notices have missed is found so soon.
SWEEP = 2.0
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


class Driving:
    """Lets bots think and clocks run."""

    def __init__(self, rooms: Rooms, bots: BotPool, playing: Playing, seating: Seating, bot_delay: float) -> None:
        self.rooms = rooms
        self.bots = bots
        self.playing = playing
        self.seating = seating
        self.bot_delay = bot_delay
        #: Whether bots think in this process.
        self.thinks = True
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
        deadlines = [
            chair.clock.deadline
            for chair in room.company.chairs
            if chair.is_person() and chair.clock.deadline is not None
        ]
        if deadlines:
            delay = min(max(0, min(deadlines) - clocks.now()) / 1000, 86_400)
            room.desk.timer = asyncio.get_running_loop().call_later(
                delay, lambda: self.rooms.start_task(self.flag(room))
            )
        if (ours or self.rooms.news.alone) and room.desk.bot_task is None and self.bot_seat(room) is not None:
            room.desk.bot_task = self.rooms.start_task(self.let_bots_play(room))
        self.woken(room)
        seat = self.seat_without_choice(room)
        if (ours or self.rooms.news.alone) and seat is not None and self.bot_delay:
            self.rooms.start_task(self.answer_for(room, seat, room.history.position_version()))

    def bot_seat(self, room: Room) -> int | None:
        for seat in room.deciders():
            if room.company.chairs[seat].playing_bot():
                return seat
        return None

    def seat_without_choice(self, room: Room) -> int | None:
        """A person who is asked only so that the others do not learn that there is nothing to choose."""
        for seat in room.deciders():
            if room.company.chairs[seat].is_person() and len(room.table.legal_for(seat)) == 1:
                if not question(room.table).is_awaited():
                    return seat
        return None

    async def answer_for(self, room: Room, seat: int, version: int) -> None:
        """The only answer of a person, after as long as somebody may think about several: how long tells nothing."""
        await asyncio.sleep(self.bot_delay * NEUTRAL.uniform(3, 7))
        chair = room.company.chairs[seat]
        if room.history.position_version() != version or not chair.is_person() or seat not in room.deciders():
            return
        choice = notation(question(room.table), room.table.options(seat)[0])
        try:
            await self.playing.play(room, Actor(chair.person, chair.name), seat, choice, room.version, alone=True)
        except Refused as refusal:
            log("table.refused", table=room.id, seat=seat, choice=choice, why=refusal.key)

    async def let_bots_play(self, room: Room) -> None:
        """Until a person is asked. The lock is free while a bot thinks; a changed position is thought about anew."""
        try:
            while not self.rooms.closing and room.status == RUNNING and self.rooms.loaded.get(room.id) is room:
                seat = self.bot_seat(room)
                if seat is None:
                    return
                version = room.history.position_version()
                bot = room.company.chairs[seat].playing_bot()
                if not await self.may_think(room, version):
                    return
                claim = claim_of(self.rooms, room)
                try:
                    if not await self.let_bot_play(room, claim, seat, bot, version):
                        return
                finally:
                    self.bots.release(claim)
        except Busy:
            log("bot.waits", table=room.id)
        except Exception as error:  # noqa: BLE001 - one damaged table stops nobody else's, and does not fail for ever
            self.rooms.freeze(room, "the bot could not go on from this position", error)
        finally:
            room.desk.bot_task = None
            await self.stop_thinking(room)
            waits = not room.history.frozen and self.bot_seat(room) is not None
            if not self.rooms.closing and waits and self.rooms.news.alone and self.rooms.loaded.get(room.id) is room:
                asyncio.get_running_loop().call_later(1.0, lambda: self.rooms.wake(room))

    async def may_think(self, room: Room, version: int) -> bool:
        """Is it this process that thinks about the position? Alone it is; else who takes the lease first, while it has
        processes of bots to spare."""
        if self.rooms.news.alone:
            return True
        if not self.thinks or self.bots.is_full():
            self.rooms.news.tell(THINK, room.id, version)
            return False
        tries = await self.rooms.store.writing(leases.take, room.id, version, self.rooms.node, clocks.wall())
        room.desk.tries = tries
        return tries > 0

    async def stop_thinking(self, room: Room) -> None:
        """Whoever wants may think about the position from now on."""
        if room.desk.tries and not self.rooms.closing:
            room.desk.tries = 0
            with contextlib.suppress(Busy, SQLAlchemyError):
                await self.rooms.store.writing(leases.give_back, self.rooms.node, room.id)

    async def think_for(self, table: str) -> None:
        """Another process has nobody to think for the bot that is to move."""
        if self.thinks and not self.bots.is_full() and not self.rooms.closing:
            await self.see_to(table)

    async def see_to(self, table: str) -> None:
        """Let the table go on, whatever is wrong with it."""
        try:
            room = await self.rooms.room(table)
            if not room.history.frozen:
                self.rooms.wake(room)
                return
        except Refused:
            pass  # damaged, and logged
        except Exception as error:  # noqa: BLE001 - one table that cannot be loaded stops no other
            log("table.failed", table=table, **fault(error))
        self.hopeless[table] = time.monotonic() + HOPELESS

    async def keep_up(self) -> None:
        """Sweeps for as long as the server lives; nothing to do where no other process can write."""
        while not self.rooms.closing and not self.rooms.news.alone:
            await asyncio.sleep(SWEEP)
            await self.rooms.sweep_now()
            try:
                await self.look_after()
            except (Busy, SQLAlchemyError) as error:
                log("sweep.failed", error=type(error).__name__)

    async def look_after(self) -> None:
        """What nobody sees to: clocks that ran out, bots that are to move and for whom nobody thinks."""
        at = clocks.wall()
        late = await self.rooms.store.reading(leases.overdue, at)
        room_for = self.bots.room_for() if self.thinks else 0
        self.hopeless = {table: until for table, until in self.hopeless.items() if until > time.monotonic()}
        waiting = await self.rooms.store.reading(leases.unthought, at, room_for, list(self.hopeless))
        for table in dict.fromkeys([*late, *waiting]):
            await self.see_to(table)

    async def let_bot_play(self, room: Room, claim: Claim, seat: int, bot: str, version: int) -> bool:
        """One move of a bot; is there to be a next one?"""
        begun = time.perf_counter()
        name = bot if can_play(room.game, bot) else STAND_IN
        if room.desk.tries >= LAST_TRY:
            # Two have died over this position; the game goes on all the same.
            name = "random"
        known = known_to(room.game, room.table, seat)
        answer = await self.bots.think(claim, room.game, room.history.course(), known, seat, name, room.players)
        choice = notation(question(known), answer.thought.pick)
        spent = time.perf_counter() - begun
        if self.bot_delay > spent and self.rooms.watching.is_watched(room):
            self.bots.release(claim)
            await asyncio.sleep(self.bot_delay - spent)
        if room.history.position_version() != version or room.company.chairs[seat].playing_bot() != bot:
            return True
        grounds = grounds_of(answer.bot, choice, answer.thought)
        try:
            await self.playing.play(
                room, NOBODY, seat, choice, version, bot=bot, grounds=grounds, fallback=bool(answer.failed)
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
            if room.status != RUNNING or self.rooms.closing or self.rooms.loaded.get(room.id) is not room:
                return
            now = clocks.now()
            late = [
                chair
                for chair in room.company.chairs
                if chair.is_person() and chair.clock.deadline is not None and chair.clock.deadline <= now
            ]
            for chair in late:
                await self.seating.stand_in(room, chair.copy(), "timeout", None)
            self.rooms.wake(room)
        self.rooms.publish(room)
