"""Who sits where: seats change hands before the game and in the middle of it, and clocks with them.

Who takes a seat of a running game reads its cards. So where other people hold seats all of them must agree, those
included for whom a bot stands in; who freed the seat for whoever comes by the link has agreed. And nobody who has seen
one hand of a game sits down at another, consent or not, except somebody who plays alone with bots. A friend at the same
device (`here`) is another person: the server cannot see that, so it says so to those who are asked.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import msgspec

from cosmeeple.kernel.engine.chance import check_nonce
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.store.queries import GATHERING, RUNNING
from cosmeeple.web import clocks
from cosmeeple.web.botseat import STAND_IN
from cosmeeple.web.pages import AUTOMATON, BOT, OPEN, PERSON, Pace
from cosmeeple.web.presence import AWAY
from cosmeeple.web.room import Place, Refused, Room, SeatAsk
from cosmeeple.web.service.actor import Actor, new_token, person_name, token_hash
from cosmeeple.web.service.rooms import again
from cosmeeple.web.service.starting import Starting
from cosmeeple.web.service.wishes import Wish, check_bot, check_pace, name_bots, read_wish, unique_name

#: Askings for seats that a table keeps; strangers cannot fill its page with them.
MOST_ASKS = 4
#: A seat's kind and a note in the log: a bot plays for the person, who can come back.
LENT = "stand-in"


class Seating(Starting):
    """Joining, leaving, standing in, coming back."""

    @again
    async def join(
        self, room: Room, actor: Actor, name: str, seat: int | None = None, token: str | None = None, *, nonce: str = ""
    ) -> int | SeatAsk:
        """Take an open seat: before the start, with a nonce for the deal, or in a running game one that a bot of nobody holds.

        Returns the seat, or the asking where others must agree first. `token` is the hash of a program's token.
        """
        if actor.person is None:
            raise Refused("no-person", 403, "nobody to seat")
        async with room.lock:
            mine = room.seats_of(actor.person)
            if mine and (seat is None or seat in mine):
                return mine[0]
            free = room.open_seats()
            if room.status not in (GATHERING, RUNNING):
                raise Refused("over", 409, "the game is over")
            if not free or (seat is not None and seat not in free):
                raise Refused("seat-taken", 409, "this seat is taken")
            chosen = free[0] if seat is None else seat
            wanted = person_name(name) or actor.name
            if nonce:
                check_nonce(nonce)
            asked = await self.sit_or_ask(room, chosen, actor.person, wanted, entry="joined", token=token, nonce=nonce)
        self.publish(room)
        return chosen if asked is None else asked

    # --- sitting down

    def must_agree(self, room: Room, seat: int, person: str) -> set[str]:
        """Who must agree that the person takes the seat of a running game."""
        needed = room.seated() - {person}
        if room.places[seat].kind == OPEN:
            needed.discard(room.opened_by(seat) or "")
        return needed

    def knows_another_hand(self, room: Room, seat: int, person: str) -> bool:
        """Has the person seen another hand of this game, and is there anybody whom that could wrong?"""
        alone = not room.seated() - {person} and not any(place.here for place in room.places)
        return not alone and bool(room.hands_seen(person) - {seat})

    def need_unseen(self, room: Room, seat: int, person: str) -> None:
        if self.knows_another_hand(room, seat, person):
            raise Refused("seen-a-hand", 403, "who has seen one hand of a game cannot take another seat of it")

    async def sit_or_ask(
        self,
        room: Room,
        seat: int,
        person: str,
        name: str,
        *,
        entry: str = "seat",
        here: bool = False,
        token: str | None = None,
        nonce: str = "",
    ) -> SeatAsk | None:
        """With the lock held: the person sits down at a seat that no person holds, or the others are asked."""
        await self.may_sit(room, person)
        if room.status == RUNNING:
            if not here:
                self.need_unseen(room, seat, person)
            needed = self.must_agree(room, seat, person)
            known = next((ask for ask in room.seat_asks.values() if ask.person == person and ask.seat == seat), None)
            if known is not None and not needed <= known.agreed:
                return known
            if known is None and needed:
                return await self.ask_for_seat(room, seat, person, name, entry=entry, here=here, token=token)
        await self.sit(room, seat, person, name, entry=entry, here=here, token=token, nonce=nonce)
        return None

    async def ask_for_seat(
        self, room: Room, seat: int, person: str, name: str, *, entry: str, here: bool, token: str | None
    ) -> SeatAsk:
        if person in room.refused and person not in room.seated():
            raise Refused("refused-before", 403, "the people at this table have refused this before")
        if len(room.seat_asks) >= MOST_ASKS:
            raise Refused("already-asked", 409, "others are asking; wait for the answer")
        shown = unique_name(name or SEAT_LETTERS[seat], room, seat)
        body = {"name": shown, "was": room.places[seat].name, "here": here, "entry": entry, "token": token}
        asked = room.next_entry("seat-asked", seat, person, body)
        await self.write(room, asked)
        return room.seat_asks[asked.version]

    @again
    async def answer_seat(self, room: Room, actor: Actor, asked: int, agree: bool) -> None:
        """One "no" of anybody at the table refuses; who asks may think better of it."""
        async with room.lock:
            ask = room.seat_asks.get(asked)
            if ask is None or room.status != RUNNING:
                raise Refused("nothing-asked", 409, "nobody asks for a seat")
            person = actor.holder(room)
            needed = self.must_agree(room, ask.seat, ask.person)
            withdrawn = person == ask.person and not agree
            if person is None or (person not in needed and not withdrawn):
                raise Refused("not-asked", 403, "you are not asked")
            seat = ask.seat if withdrawn else room.seats_of(person)[0]
            body = {"name": ask.name if withdrawn else room.places[seat].name, "ask": asked}
            if not agree:
                await self.write(room, room.next_entry("seat-refused", seat, person, {**body, "withdrawn": withdrawn}))
            elif needed <= ask.agreed | {person}:
                if not ask.here:
                    self.need_unseen(room, ask.seat, ask.person)
                await self.sit(room, ask.seat, ask.person, ask.name, entry=ask.entry, here=ask.here, token=ask.token)
            else:
                await self.write(room, room.next_entry("seat-agreed", seat, person, body))
        self.publish(room)

    async def sit(
        self,
        room: Room,
        seat: int,
        person: str,
        name: str,
        *,
        entry: str,
        here: bool,
        token: str | None,
        nonce: str = "",
    ) -> None:
        """With the lock held: the person holds the seat from now on."""
        place = room.places[seat].copy()
        was, now = place.name, clocks.now()
        clocks.stop(room.pace, place.clock, now)
        place.kind, place.person, place.bot, place.stand_in, place.here = PERSON, person, "", "", here
        place.token = token
        place.name = unique_name(name or SEAT_LETTERS[seat], room, seat)
        if room.status == RUNNING:
            clocks.come_back(room.pace, place.clock)
            if seat in room.deciders():
                clocks.ask(room.pace, place.clock, now)
        body = {"name": place.name}
        if entry == "seat":
            body |= {"kind": PERSON, "was": was, "bot": ""}
        await self.write(room, room.next_entry(entry, seat, person, body), [place])
        self.renamed(room)
        if nonce:
            await self.add_to_deal(room, person, nonce)
        await self.start_if_full(room)
        self.wake(room)

    @again
    async def change_seat(
        self, room: Room, actor: Actor, seat: int, kind: str, bot: str = "", name: str = ""
    ) -> SeatAsk | None:
        """A seat passes to a person, a bot, or becomes open: before the game and in the middle of it.

        `kind` is me, here, open (a bot plays until somebody comes by link), bot (for good), automaton (a bot of that name),
        or stand-in (a bot plays, the person can come back). The host may change seats where no other person sits; everybody may change the own ones.
        Anybody at the table may let a bot stand in for a person who has been away for a while. Returns the asking where
        others must agree first.
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
                return None
            host = actor.person is not None and actor.person == room.host
            others = place.kind == PERSON and not own
            if not own and (not host or others):
                raise Refused("not-your-seat", 403, "this seat is not yours")
            wish = read_wish(f"{kind}:{bot}" if bot and kind != OPEN else kind, name)
            asked = None
            if own and place.here and wish.kind == "me" and room.status == RUNNING:
                # The friend's hand at this device is not the owner's.
                self.need_unseen(room, seat, place.person or "")
            if wish.kind not in (BOT, OPEN) and not own:
                assert actor.person is not None
                here = wish.kind == "here"
                asked = await self.sit_or_ask(room, seat, actor.person, wish.name or actor.name, here=here)
            else:
                await self.rearrange(room, actor, place, wish, bot, own)
        self.publish(room)
        return asked

    async def rearrange(self, room: Room, actor: Actor, place: Place, wish: Wish, bot: str, own: bool) -> None:
        """With the lock held: the own seat, or that of a bot, gets another player, or none."""
        was, was_bot = place.name, place.kind == BOT
        now = clocks.now()
        clocks.stop(room.pace, place.clock, now)
        place.person, place.bot, place.stand_in, place.here, place.token = None, "", "", False, None
        if wish.kind == BOT:
            place.kind, place.bot, place.name = BOT, wish.bot, was if was_bot else ""
        elif wish.kind == OPEN:
            place.kind, place.name = OPEN, ""
        else:
            place.kind, place.person, place.here = PERSON, actor.person, wish.kind == "here"
            place.name = unique_name(wish.name or actor.name or SEAT_LETTERS[place.seat], room, place.seat)
            clocks.come_back(room.pace, place.clock)
        places = [place if one.seat == place.seat else one for one in room.places]
        name_bots(places)
        if room.status == RUNNING and place.kind == OPEN:
            # The game goes on: a bot plays until somebody takes the seat.
            place.stand_in = bot or STAND_IN
        if place.seat in room.deciders() and place.is_person():
            clocks.ask(room.pace, place.clock, now)
        body: dict[str, Any] = {"kind": place.shown_kind(), "name": place.name, "was": was, "bot": place.playing_bot()}
        if own:
            # Who gives a seat up has seen its cards: `Room.hands_seen`.
            body["gave"] = True
        await self.write(room, room.next_entry("seat", place.seat, actor.person, body), [place])
        self.renamed(room)
        await self.start_if_full(room)
        self.wake(room)

    async def lend(self, room: Room, actor: Actor, place: Place, bot: str, own: bool) -> None:
        """With the lock held: a bot stands in for the person of the seat, or another bot than before."""
        if not own:
            self.need_seated(room, actor)
            if not place.stand_in and self.away(room, place.person or "") < AWAY:
                raise Refused("not-away", 403, "this person is here")
        if place.stand_in != bot:
            why = LENT if place.stand_in else "left"
            await self.stand_in(room, place, why, actor.person if own else None, bot)

    @again
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
        clocks.stop(room.pace, place.clock, clocks.now())
        place.stand_in = bot
        await self.write(room, room.next_entry(why, place.seat, person, {"bot": bot, "name": place.name}), [place])
        self.wake(room)

    @again
    async def come_back(self, room: Room, actor: Actor, seat: int) -> None:
        async with room.lock:
            place = self.need_seat(room, actor, seat).copy()
            if room.status != RUNNING or not place.stand_in:
                return
            place.stand_in = ""
            clocks.come_back(room.pace, place.clock)
            if seat in room.deciders():
                clocks.ask(room.pace, place.clock, clocks.now())
            await self.write(room, room.next_entry("returned", seat, actor.person, {"name": place.name}), [place])
            self.wake(room)
        self.publish(room)

    @again
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
            now = clocks.now()
            for place in places:
                place.clock = clocks.change(room.pace, pace, place.clock, now)
                if place.seat in room.deciders() and place.is_person():
                    clocks.ask(pace, place.clock, now)
            await self.write(room, entry, places, pace=msgspec.json.encode(asdict(pace)).decode())
            self.wake(room)
        self.publish(room)

    @again
    async def token_for(self, room: Room, actor: Actor, seat: int) -> str:
        """A new token for a seat, for a program that plays it; the old one is void, in every process at once."""
        async with room.lock:
            place = self.need_seat(room, actor, seat).copy()
            token = new_token()
            place.token = token_hash(token)
            await self.write(room, room.next_entry("token", seat, actor.person, {}), [place])
        self.publish(room)
        return token

    def renamed(self, room: Room) -> None:
        """The record of the match carries the names too."""
        if room.match is not None:
            room.match.header = room.header()
