"""What happens at a table by itself: bots move, clocks run out."""

from __future__ import annotations

import asyncio
import time

from cosmeeple.kernel.codec import notation, question
from cosmeeple.store.queries import RUNNING
from cosmeeple.web import clocks
from cosmeeple.web.botseat import STAND_IN, can_play, known_to
from cosmeeple.web.logs import log
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.room import Refused, Room
from cosmeeple.web.service.actor import NOBODY
from cosmeeple.web.service.playing import Playing
from cosmeeple.web.thoughts import grounds_of


class Driving(Playing):
    """Lets bots think and clocks run."""

    def wake(self, room: Room) -> None:
        """Let bots think and clocks run as the position now wants it."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        if room.status != RUNNING or room.frozen or self.closing:
            return
        deadlines = [
            place.clock.deadline for place in room.places if place.is_person() and place.clock.deadline is not None
        ]
        if deadlines:
            delay = min(max(0, min(deadlines) - clocks.now()) / 1000, 86_400)
            room.timer = asyncio.get_running_loop().call_later(delay, lambda: self.start_task(self.flag(room)))
        if room.bot_task is None and self.bot_seat(room) is not None:
            room.bot_task = self.start_task(self.let_bots_play(room))

    def bot_seat(self, room: Room) -> int | None:
        for seat in room.deciders():
            if room.places[seat].playing_bot():
                return seat
        return None

    async def let_bots_play(self, room: Room) -> None:
        """Until a person is asked. The lock is free while a bot thinks; a changed position is thought about anew."""
        try:
            while not self.closing and room.status == RUNNING and self.rooms.get(room.id) is room:
                seat = self.bot_seat(room)
                if seat is None:
                    return
                version = room.position_version()
                bot = room.places[seat].playing_bot()
                begun = time.perf_counter()
                name = bot if can_play(room.game, bot) else STAND_IN
                known = known_to(room.game, room.table, seat)
                thought = await self.bots.think(room.game, room.course(), known, seat, name, room.players)
                choice = notation(question(known), thought.pick)
                spent = time.perf_counter() - begun
                METRICS.observe("bot", spent)
                if self.bot_delay > spent and self.is_watched(room):
                    await asyncio.sleep(self.bot_delay - spent)
                if room.position_version() != version or room.places[seat].playing_bot() != bot:
                    continue
                try:
                    await self.play(room, NOBODY, seat, choice, bot=bot, grounds=grounds_of(name, choice, thought))
                except Refused as refusal:
                    if refusal.key in ("closing", "not-running", "frozen"):
                        return
                    log("bot.refused", table=room.id, seat=seat, choice=choice, why=refusal.detail)
                    await asyncio.sleep(0.2)
        except Exception as error:  # noqa: BLE001 - a table must not stop silently
            log("bot.failed", table=room.id, error=repr(error))
        finally:
            room.bot_task = None
            if not self.closing and self.rooms.get(room.id) is room and self.bot_seat(room) is not None:
                asyncio.get_running_loop().call_later(1.0, lambda: self.wake(room))

    async def flag(self, room: Room) -> None:
        """A clock has run out: bots take over."""
        async with room.lock:
            if room.status != RUNNING or self.closing or self.rooms.get(room.id) is not room:
                return
            now = clocks.now()
            late = [
                place
                for place in room.places
                if place.is_person() and place.clock.deadline is not None and place.clock.deadline <= now
            ]
            for place in late:
                await self.stand_in(room, place.copy(), "timeout", None)
            self.wake(room)
        self.publish(room)
