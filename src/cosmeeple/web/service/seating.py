"""Who sits where: seats change hands before the game and in the middle of it, and clocks with them."""

from __future__ import annotations

from dataclasses import asdict

import msgspec

from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.store import queries
from cosmeeple.store.queries import GATHERING, RUNNING
from cosmeeple.web import clocks
from cosmeeple.web.botseat import STAND_IN
from cosmeeple.web.pages import AUTOMATON, BOT, OPEN, PERSON, Pace
from cosmeeple.web.room import Place, Refused, Room, now_ms
from cosmeeple.web.service.actor import Actor, clean_name, new_token, token_hash
from cosmeeple.web.service.starting import Starting
from cosmeeple.web.service.wishes import check_bot, check_pace, name_bots, read_wish, unique_name

#: Seconds after which the others may let a bot play for somebody who is not there.
AWAY = 180.0
#: A seat's kind and a note in the log: a bot plays for the person, who can come back.
LENT = "stand-in"


class Seating(Starting):
    """Joining, leaving, standing in, coming back."""

    async def join(
        self, room: Room, actor: Actor, name: str, seat: int | None = None, *, here: bool = False, nonce: str = ""
    ) -> int:
        """Take an open seat: before the start, with a nonce for the deal; or in a running game one that a bot of nobody
        holds.
        """
        if actor.person is None:
            raise Refused("no-person", 403, "nobody to seat")
        async with room.lock:
            mine = room.seats_of(actor.person)
            if mine and not here and (seat is None or seat in mine):
                return mine[0]
            free = room.open_seats()
            if room.status not in (GATHERING, RUNNING):
                raise Refused("over", 409, "the game is over")
            if not free or (seat is not None and seat not in free):
                raise Refused("seat-taken", 409, "this seat is taken")
            place = room.places[free[0] if seat is None else seat].copy()
            place.kind, place.person, place.bot, place.stand_in, place.here = PERSON, actor.person, "", "", here
            place.name = unique_name(clean_name(name) or actor.name or SEAT_LETTERS[place.seat], room, place.seat)
            entry = room.next_entry("joined", place.seat, actor.person, {"name": place.name})
            if room.status == RUNNING:
                clocks.come_back(room.pace, place.clock)
                if place.seat in room.deciders():
                    clocks.ask(room.pace, place.clock, entry.at)
            await self.write(room, entry, [place])
            self.renamed(room)
            if nonce and room.status == GATHERING and actor.person not in room.nonces:
                await self.take_nonce(room, actor.person, nonce)
            await self.start_if_full(room)
            self.wake(room)
        self.publish(room)
        return place.seat

    async def change_seat(self, room: Room, actor: Actor, seat: int, kind: str, bot: str = "", name: str = "") -> None:
        """A seat passes to a person, a bot, or becomes open: before the game and in the middle of it.

        `kind` is me, here, open (a bot plays until somebody comes by link), bot (for good), automaton (a bot of that name),
        or stand-in (a bot plays, the person can come back). The host may change seats where no other person sits; everybody may change the own ones.
        Anybody at the table may let a bot stand in for a person who has been away for a while.
        """
        if not 0 <= seat < room.players:
            raise Refused("no-seat", 404, f"there is no seat {seat}")
        if kind == AUTOMATON:
            kind, bot = BOT, AUTOMATON
        if bot or kind == BOT:
            check_bot(room.game, bot)
        async with room.lock:
            if room.status not in (GATHERING, RUNNING):
                raise Refused("over", 409, "the game is over")
            place = room.places[seat].copy()
            own = seat in actor.seats(room)
            if room.status == RUNNING and place.kind == PERSON and (kind == LENT or (kind == BOT and not own)):
                await self.lend(room, actor, place, bot or STAND_IN, own)
                self.publish(room)
                return
            host = actor.person is not None and actor.person == room.host
            others = place.kind == PERSON and not own
            if not own and (not host or others):
                raise Refused("not-your-seat", 403, "this seat is not yours")
            was, was_bot = place.name, place.kind == BOT
            wish = read_wish(f"{kind}:{bot}" if bot and kind != OPEN else kind, name)
            at = now_ms()
            clocks.stop(room.pace, place.clock, at)
            place.person, place.bot, place.stand_in, place.here, place.token = None, "", "", False, None
            if wish.kind == BOT:
                place.kind, place.bot, place.name = BOT, wish.bot, was if was_bot else ""
            elif wish.kind == OPEN:
                place.kind, place.name = OPEN, ""
            else:
                place.kind, place.person, place.here = PERSON, actor.person, wish.kind == "here"
                place.name = unique_name(wish.name or actor.name or SEAT_LETTERS[seat], room, seat)
                clocks.come_back(room.pace, place.clock)
            places = [place if one.seat == seat else one for one in room.places]
            name_bots(places)
            if room.status == RUNNING and place.kind == OPEN:
                # The game goes on: a bot plays until somebody takes the seat.
                place.stand_in = bot or STAND_IN
            if seat in room.deciders() and place.is_person():
                clocks.ask(room.pace, place.clock, at)
            body = {"kind": place.shown_kind(), "name": place.name, "was": was, "bot": place.playing_bot()}
            await self.write(room, room.next_entry("seat", seat, actor.person, body), [place])
            self.renamed(room)
            await self.start_if_full(room)
            self.wake(room)
        self.publish(room)

    async def lend(self, room: Room, actor: Actor, place: Place, bot: str, own: bool) -> None:
        """With the lock held: a bot stands in for the person of the seat, or another bot than before."""
        if not own:
            self.need_seated(room, actor)
            if not place.stand_in and self.away(room, place.person or "") < AWAY:
                raise Refused("not-away", 403, "this person is here")
        if place.stand_in != bot:
            why = LENT if place.stand_in else "left"
            await self.stand_in(room, place, why, actor.person if own else None, bot)

    async def leave(self, room: Room, actor: Actor, seat: int, bot: str = STAND_IN) -> None:
        """Before the start the seat becomes open; in a game a bot takes over, and the person can come back."""
        check_bot(room.game, bot)
        async with room.lock:
            place = self.need_seat(room, actor, seat).copy()
            if room.status == GATHERING:
                place.kind, place.person, place.name, place.here, place.token = OPEN, None, "", False, None
                entry = room.next_entry("left", seat, actor.person, {"name": room.places[seat].name})
                await self.write(room, entry, [place])
            elif room.status == RUNNING:
                await self.lend(room, actor, place, bot, own=True)
        self.publish(room)

    async def stand_in(self, room: Room, place: Place, why: str, person: str | None, bot: str = STAND_IN) -> None:
        """With the lock held: a bot answers for the person from now on."""
        clocks.stop(room.pace, place.clock, now_ms())
        place.stand_in = bot
        await self.write(room, room.next_entry(why, place.seat, person, {"bot": bot, "name": place.name}), [place])
        self.wake(room)

    async def come_back(self, room: Room, actor: Actor, seat: int) -> None:
        async with room.lock:
            place = self.need_seat(room, actor, seat).copy()
            if room.status != RUNNING or not place.stand_in:
                return
            place.stand_in = ""
            clocks.come_back(room.pace, place.clock)
            if seat in room.deciders():
                clocks.ask(room.pace, place.clock, now_ms())
            await self.write(room, room.next_entry("returned", seat, actor.person, {"name": place.name}), [place])
            self.wake(room)
        self.publish(room)

    async def change_pace(self, room: Room, actor: Actor, pace: Pace) -> None:
        """Between live and turn-based on the fly: the host's to decide."""
        check_pace(pace)
        async with room.lock:
            if actor.person is None or actor.person != room.host:
                raise Refused("not-host", 403, "only who made the table may do this")
            if room.status not in (GATHERING, RUNNING):
                raise Refused("over", 409, "the game is over")
            places = [place.copy() for place in room.places]
            entry = room.next_entry("pace", None, actor.person, asdict(pace))
            for place in places:
                place.clock = clocks.change(room.pace, pace, place.clock, entry.at)
                if place.seat in room.deciders() and place.is_person():
                    clocks.ask(pace, place.clock, entry.at)
            await self.write(room, entry, places, pace=msgspec.json.encode(asdict(pace)).decode())
            room.pace = pace
            self.wake(room)
        self.publish(room)

    async def token_for(self, room: Room, actor: Actor, seat: int) -> str:
        """A new token for a seat, for a program that plays it; the old one is void."""
        async with room.lock:
            place = self.need_seat(room, actor, seat).copy()
            token = new_token()
            place.token = token_hash(token)
            await self.store.writing(queries.change_seat, room.id, seat, token=place.token)
            room.places[seat] = place
        return token

    def renamed(self, room: Room) -> None:
        """The record of the match carries the names too."""
        if room.match is not None:
            room.match.header = room.header()
