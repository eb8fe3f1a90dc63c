"""Who sits where: seats change hands before the game and in the middle of it, and clocks with them.

Who takes a seat of a running game reads its cards. So where other people hold seats all of them
must agree, those included for whom a bot stands in; who freed the seat for whoever comes by the
link has agreed. And nobody who has seen one hand of a game sits down at another, consent or not,
except somebody who plays alone with bots. A friend at the same device (`here`) is another person:
the server cannot see that, so it says so to those who are asked.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from cosmeeple.draw.seen import AUTOMATON, BOT, OPEN, PERSON
from cosmeeple.kernel.engine.chance import check_nonce
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.store.queries import GATHERING, RUNNING
from cosmeeple.web import clocks
from cosmeeple.web.botseat import STAND_IN
from cosmeeple.web.hashing import token_hash
from cosmeeple.web.pace import Pace, dump_pace
from cosmeeple.web.presence import AWAY
from cosmeeple.web.room import Chair, Refused, Room, SeatAsk
from cosmeeple.web.service.actor import (
    Actor,
    need_host,
    need_seat,
    need_seated,
    new_token,
    person_name,
)
from cosmeeple.web.service.again import again
from cosmeeple.web.service.manners import Manners, Welcome, must_agree, need_right, need_unseen
from cosmeeple.web.service.rooms import Rooms
from cosmeeple.web.service.starting import Starting
from cosmeeple.web.service.wishes import (
    Wish,
    check_bot,
    check_pace,
    name_bots,
    read_wish,
    unique_name,
)

#: Askings for seats that a table keeps; strangers cannot fill its page with them.
MOST_ASKS = 4
#: A seat's kind and a note in the log: a bot plays for the person, who can come back.
LENT = "stand-in"


class Seating:
    """Joining, leaving, standing in, coming back."""

    def __init__(self, rooms: Rooms, starting: Starting) -> None:
        self.rooms = rooms
        self.starting = starting
        self.manners: Manners = Welcome()

    @again
    async def join(
        self,
        room: Room,
        actor: Actor,
        name: str,
        seat: int | None = None,
        token: str | None = None,
        *,
        nonce: str = "",
    ) -> int | SeatAsk:
        """Take an open seat: before the start, with a nonce for the deal, or in a running game one
        that a bot of nobody holds.

        Returns the seat, or the asking where others must agree first. `token` is the hash of a
        program's token.
        """
        if actor.person is None:
            raise Refused("no-person", 403, "nobody to seat")
        async with room.desk.lock:
            mine = room.company.seats_of(actor.person)
            if mine and (seat is None or seat in mine):
                return mine[0]
            free = room.company.open_seats()
            room.need_open()
            if room.company.dissolved:
                raise Refused("dissolved", 409, "this table came to nothing; wish for another game")
            if not free or (seat is not None and seat not in free):
                raise Refused("seat-taken", 409, "this seat is taken")
            chosen = free[0] if seat is None else seat
            wanted = person_name(name) or actor.name
            if nonce:
                check_nonce(nonce)
            asked = await self.sit_or_ask(
                room, chosen, actor.person, wanted, entry="joined", token=token, nonce=nonce
            )
        self.rooms.publish(room)
        return chosen if asked is None else asked

    # --- sitting down

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
        """With the lock held: the person sits down at a seat that no person holds, or the others
        are asked."""
        await self.manners.need_seat(room, person)
        if room.status == RUNNING:
            if not here:
                need_unseen(room, seat, person)
            needed = must_agree(room, seat, person)
            known = next(
                (
                    ask
                    for ask in room.company.seat_asks.values()
                    if ask.person == person and ask.seat == seat
                ),
                None,
            )
            if known is not None and not needed <= known.agreed:
                return known
            if known is None and needed:
                return await self.ask_for_seat(
                    room, seat, person, name, entry=entry, here=here, token=token
                )
        await self.sit(room, seat, person, name, entry=entry, here=here, token=token, nonce=nonce)
        return None

    async def ask_for_seat(
        self,
        room: Room,
        seat: int,
        person: str,
        name: str,
        *,
        entry: str,
        here: bool,
        token: str | None,
    ) -> SeatAsk:
        """With the lock held: the others are asked."""
        if person in room.company.refused and person not in room.company.seated():
            raise Refused(
                "refused-before", 403, "the people at this table have refused this before"
            )
        if len(room.company.seat_asks) >= MOST_ASKS:
            raise Refused("already-asked", 409, "others are asking; wait for the answer")
        shown = unique_name(name or SEAT_LETTERS[seat], room, seat)
        body = {
            "name": shown,
            "was": room.company.chairs[seat].name,
            "here": here,
            "entry": entry,
            "token": token,
        }
        asked = room.history.next_entry("seat-asked", seat, person, body)
        await self.rooms.write(room, asked)
        return room.company.seat_asks[asked.version]

    @again
    async def answer_seat(self, room: Room, actor: Actor, asked: int, agree: bool) -> None:
        """One "no" of anybody at the table refuses; who asks may think better of it."""
        async with room.desk.lock:
            ask = room.company.seat_asks.get(asked)
            if ask is None or room.status != RUNNING:
                raise Refused("nothing-asked", 409, "nobody asks for a seat")
            person = actor.holder(room)
            needed = must_agree(room, ask.seat, ask.person)
            withdrawn = person == ask.person and not agree
            if person is None or (person not in needed and not withdrawn):
                raise Refused("not-asked", 403, "you are not asked")
            seat = ask.seat if withdrawn else room.company.seats_of(person)[0]
            body = {"name": ask.name if withdrawn else room.company.chairs[seat].name, "ask": asked}
            if not agree:
                await self.rooms.write(
                    room,
                    room.history.next_entry(
                        "seat-refused", seat, person, {**body, "withdrawn": withdrawn}
                    ),
                )
            elif needed <= ask.agreed | {person}:
                if not ask.here:
                    need_unseen(room, ask.seat, ask.person)
                await self.sit(
                    room,
                    ask.seat,
                    ask.person,
                    ask.name,
                    entry=ask.entry,
                    here=ask.here,
                    token=ask.token,
                )
            else:
                await self.rooms.write(
                    room, room.history.next_entry("seat-agreed", seat, person, body)
                )
        self.rooms.publish(room)

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
        chair = room.company.chairs[seat].copy()
        was, now = chair.name, clocks.now()
        clocks.stop(room.pace, chair.clock, now)
        chair.kind, chair.person, chair.bot, chair.stand_in, chair.here = (
            PERSON,
            person,
            "",
            "",
            here,
        )
        chair.token = token
        chair.name = unique_name(name or SEAT_LETTERS[seat], room, seat)
        if room.status == RUNNING:
            clocks.come_back(room.pace, chair.clock)
            if seat in room.deciders():
                clocks.ask(room.pace, chair.clock, now)
        body = {"name": chair.name}
        if entry == "seat":
            body |= {"kind": PERSON, "was": was, "bot": ""}
        await self.rooms.write(room, room.history.next_entry(entry, seat, person, body), [chair])
        room.renamed()
        if nonce:
            await self.starting.add_to_deal(room, person, nonce)
        await self.starting.start_if_full(room)
        self.rooms.wake(room)

    @again
    async def change_seat(
        self, room: Room, actor: Actor, seat: int, kind: str, bot: str = "", name: str = ""
    ) -> SeatAsk | None:
        """A seat passes to a person, a bot, or becomes open: before the game and in the middle of
        it.

        `kind` is me, here, open (a bot plays until somebody comes by link), bot (for good),
        automaton (a bot of that name), or stand-in (a bot plays, the person can come back). The
        host may change seats where no other person sits; everybody may change one's own. Anybody
        at the table may let a bot stand in for a person who has been away for a while. Returns the
        asking where others must agree first.
        """
        if not 0 <= seat < room.players:
            raise Refused("no-seat", 404, f"there is no seat {seat}")
        if kind == AUTOMATON:
            kind, bot = BOT, AUTOMATON
        if bot or kind == BOT:
            check_bot(room.game, bot)
        async with room.desk.lock:
            room.need_open()
            chair = room.company.chairs[seat].copy()
            own = seat in actor.seats(room)
            asked = None
            if (
                room.status == RUNNING
                and chair.kind == PERSON
                and (kind == LENT or (kind == BOT and not own))
            ):
                await self.lend(room, actor, chair, bot or STAND_IN, own)
            else:
                need_right(room, actor, chair, own)
                wish = read_wish(f"{kind}:{bot}" if bot and kind != OPEN else kind, name)
                asked = await self.pass_on(room, actor, chair, wish, bot, own)
        self.rooms.publish(room)
        return asked

    async def pass_on(
        self, room: Room, actor: Actor, chair: Chair, wish: Wish, bot: str, own: bool
    ) -> SeatAsk | None:
        """With the lock held: one's own seat or that of a bot goes to whom the wish names."""
        if own and chair.here and wish.kind == "me" and room.status == RUNNING:
            # The friend's hand at this device is not the owner's.
            need_unseen(room, chair.seat, chair.person or "")
        if own or wish.kind in (BOT, OPEN):
            await self.rearrange(room, actor, chair, wish, bot, own)
            return None
        assert actor.person is not None
        here = wish.kind == "here"
        return await self.sit_or_ask(
            room, chair.seat, actor.person, wish.name or actor.name, here=here
        )

    async def rearrange(
        self, room: Room, actor: Actor, chair: Chair, wish: Wish, bot: str, own: bool
    ) -> None:
        """With the lock held: one's own seat, or that of a bot, gets another player, or none. Not in
        a game that counts: the result would be somebody else's."""
        if room.status == RUNNING and room.charter.is_rated() and wish.kind in (BOT, OPEN):
            raise Refused(
                "rated-seat", 409, "this game counts for ratings; its seats stay whose they are"
            )
        was, was_bot = chair.name, chair.kind == BOT
        now = clocks.now()
        clocks.stop(room.pace, chair.clock, now)
        chair.person, chair.bot, chair.stand_in, chair.here, chair.token = None, "", "", False, None
        if wish.kind == BOT:
            chair.kind, chair.bot, chair.name = BOT, wish.bot, was if was_bot else ""
        elif wish.kind == OPEN:
            chair.kind, chair.name = OPEN, ""
        else:
            chair.kind, chair.person, chair.here = PERSON, actor.person, wish.kind == "here"
            chair.name = unique_name(
                wish.name or actor.name or SEAT_LETTERS[chair.seat], room, chair.seat
            )
            clocks.come_back(room.pace, chair.clock)
        chairs = [chair if one.seat == chair.seat else one for one in room.company.chairs]
        name_bots(chairs)
        if room.status == RUNNING and chair.kind == OPEN:
            # The game goes on: a bot plays until somebody takes the seat.
            chair.stand_in = bot or STAND_IN
        if chair.seat in room.deciders() and chair.is_person():
            clocks.ask(room.pace, chair.clock, now)
        body: dict[str, Any] = {
            "kind": chair.shown_kind(),
            "name": chair.name,
            "was": was,
            "bot": chair.playing_bot(),
        }
        if own:
            # Who gives a seat up has seen its cards: `Room.hands_seen`.
            body["gave"] = True
        await self.rooms.write(
            room, room.history.next_entry("seat", chair.seat, actor.person, body), [chair]
        )
        room.renamed()
        await self.starting.start_if_full(room)
        self.rooms.wake(room)

    async def lend(self, room: Room, actor: Actor, chair: Chair, bot: str, own: bool) -> None:
        """With the lock held: a bot stands in for the person of the seat, or another bot than
        before; in a game that counts nobody chooses which."""
        if room.charter.is_rated() and bot != STAND_IN:
            raise Refused(
                "rated-stand-in", 409, f"this game counts for ratings; only {STAND_IN} stands in"
            )
        if not own:
            need_seated(room, actor)
            watching, person = self.rooms.watching, chair.person or ""
            if not chair.stand_in and await watching.absent(room, person) < AWAY:
                raise Refused("not-away", 403, "this person is here")
        if chair.stand_in != bot:
            why = LENT if chair.stand_in else "left"
            await self.stand_in(room, chair, why, actor.person if own else None, bot)

    @again
    async def leave(self, room: Room, actor: Actor, seat: int, bot: str = STAND_IN) -> None:
        """Before the start the seat becomes open; in a game a bot takes over, and the person can
        come back."""
        check_bot(room.game, bot)
        async with room.desk.lock:
            chair = need_seat(room, actor, seat).copy()
            if room.status == GATHERING:
                chair.kind, chair.person, chair.name, chair.here, chair.token = (
                    OPEN,
                    None,
                    "",
                    False,
                    None,
                )
                entry = room.history.next_entry(
                    "left", seat, actor.person, {"name": room.company.chairs[seat].name}
                )
                await self.rooms.write(room, entry, [chair])
            elif room.status == RUNNING:
                await self.lend(room, actor, chair, bot, own=True)
        self.rooms.publish(room)

    async def stand_in(
        self, room: Room, chair: Chair, why: str, person: str | None, bot: str = STAND_IN
    ) -> None:
        """With the lock held: a bot answers for the person from now on."""
        clocks.stop(room.pace, chair.clock, clocks.now())
        chair.stand_in = bot
        await self.rooms.write(
            room,
            room.history.next_entry(why, chair.seat, person, {"bot": bot, "name": chair.name}),
            [chair],
        )
        self.rooms.wake(room)

    @again
    async def come_back(self, room: Room, actor: Actor, seat: int) -> None:
        """The person plays again; the bot has stood in."""
        async with room.desk.lock:
            chair = need_seat(room, actor, seat).copy()
            if room.status != RUNNING or not chair.stand_in:
                return
            chair.stand_in = ""
            clocks.come_back(room.pace, chair.clock)
            if seat in room.deciders():
                clocks.ask(room.pace, chair.clock, clocks.now())
            await self.rooms.write(
                room,
                room.history.next_entry("returned", seat, actor.person, {"name": chair.name}),
                [chair],
            )
            self.rooms.wake(room)
        self.rooms.publish(room)

    @again
    async def change_pace(self, room: Room, actor: Actor, pace: Pace) -> None:
        """Between live and turn-based on the fly: the host's to decide."""
        check_pace(pace)
        async with room.desk.lock:
            need_host(room, actor)
            room.need_open()
            chairs = [chair.copy() for chair in room.company.chairs]
            entry = room.history.next_entry("pace", None, actor.person, asdict(pace))
            now = clocks.now()
            for chair in chairs:
                chair.clock = clocks.change(room.pace, pace, chair.clock, now)
                if chair.seat in room.deciders() and chair.is_person():
                    clocks.ask(pace, chair.clock, now)
            await self.rooms.write(room, entry, chairs, pace=dump_pace(pace))
            self.rooms.wake(room)
        self.rooms.publish(room)

    async def pause(self, room: Room, person: str, until: str) -> None:
        """One person's clocks stand still until that day; without one they go on."""
        async with room.desk.lock:
            now = clocks.now()
            chairs = [
                chair.copy()
                for chair in room.company.chairs
                if chair.person == person and chair.is_person()
            ]
            chairs = [
                chair
                for chair in chairs
                if clocks.pauses(room.pace, chair.clock, now, stop=bool(until))
            ]
            if not chairs or room.status != RUNNING or room.history.frozen:
                return
            kind = "vacation" if until else "vacation-over"
            body = {"name": chairs[0].name} | ({"until": until} if until else {})
            await self.rooms.write(
                room, room.history.next_entry(kind, chairs[0].seat, None, body), chairs
            )
            self.rooms.wake(room)
        self.rooms.publish(room)

    @again
    async def token_for(self, room: Room, actor: Actor, seat: int) -> str:
        """A new token for a seat, for a program that plays it; the old one is void, in every
        process at once."""
        async with room.desk.lock:
            chair = need_seat(room, actor, seat).copy()
            token = new_token()
            chair.token = token_hash(token)
            await self.rooms.write(
                room, room.history.next_entry("token", seat, actor.person, {}), [chair]
            )
        self.rooms.publish(room)
        return token
