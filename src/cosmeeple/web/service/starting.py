"""Making tables, and starting the game when everybody is there."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from sqlalchemy import Connection

from cosmeeple.draw.seen import BOT, OPEN, PERSON
from cosmeeple.kernel.box import kit_of
from cosmeeple.kernel.engine.chance import KEYED, Draws, check_nonce
from cosmeeple.kernel.engine.errors import BadInput, UnknownKey
from cosmeeple.kernel.game import SEAT_LETTERS, Game, load_game
from cosmeeple.kernel.records.codec import digest
from cosmeeple.kernel.records.transcript import Match, commitment, fresh_seed
from cosmeeple.store import queries
from cosmeeple.store.news import ENTRY
from cosmeeple.store.queries import GATHERING, RUNNING
from cosmeeple.web import clocks
from cosmeeple.web.botseat import STAND_IN
from cosmeeple.web.logs import log
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.pace import Pace
from cosmeeple.web.room import (
    Chair,
    Charter,
    Entry,
    Late,
    Refused,
    Room,
    dump_draws,
    now_ms,
    run_clocks,
)
from cosmeeple.web.service.actor import NOBODY, Actor, clean_name, need_seated, new_id
from cosmeeple.web.service.again import TRIES, again
from cosmeeple.web.service.rooms import Rooms
from cosmeeple.web.service.wishes import Wanted, Wish, check_bot, check_pace, name_bots

TITLE_LENGTH = 60
#: What is done about a table that came to nothing, with the people who had said that they are there.
GiveBack = Callable[[frozenset[str], Connection], None]


def draws_of(room: Room) -> Draws:
    """How a game that people start at this table draws: by a key that nobody alone could choose."""
    return Draws(KEYED, room.id, room.company.nonces_by_seat())


def new_room(
    game: Game,
    options: Mapping[str, str],
    pace: Pace,
    chairs: list[Chair],
    actor: Actor,
    public: bool,
    title: str,
    origin: Mapping[str, Any],
    seed: int | None = None,
    *,
    sandbox: bool = False,
) -> Room:
    """A room that is in no store yet."""
    seed = fresh_seed() if seed is None else seed
    charter = Charter(
        id=new_id(),
        invite=new_id(),
        game=game,
        rules_version=game.rules_version,
        components=(kit_of(game.slug, origin["box"]) if "box" in origin else game.kit()).edition,
        players=len(chairs),
        options=dict(options),
        seed=seed,
        commitment=commitment(seed),
        title=title,
        public=public,
        sandbox=sandbox,
        host=actor.person,
        origin=dict(origin),
        created=now_ms(),
    )
    return Room(charter, pace, GATHERING, chairs)


@dataclass(frozen=True)
class Laid:
    """A table for people (and bots) who were brought together, not written yet."""

    room: Room
    first: Entry

    def write(self, connection: Connection) -> None:
        """With whatever brought them together in one transaction: no half of it can be lost."""
        chairs = [chair.row(self.room.id) for chair in self.room.company.chairs]
        queries.add_table(connection, self.room.row(), chairs, [self.first.row(self.room.id)])


def lay(
    game: Game,
    who: Sequence[Chair],
    options: Mapping[str, str],
    pace: Pace,
    *,
    public: bool,
    title: str,
    origin: Mapping[str, Any],
) -> Laid:
    """A table that nobody in particular has made: nobody may change its pace or its seats. With a
    live clock it begins when all people have said that they are ready."""
    chairs = [replace(chair, seat=seat, clock=clocks.fresh(pace)) for seat, chair in enumerate(who)]
    taken: set[str] = set()
    for chair in chairs:
        if chair.kind == PERSON:
            chair.name = chair.name or SEAT_LETTERS[chair.seat]
            if chair.name in taken:
                chair.name = f"{chair.name[:36]} {SEAT_LETTERS[chair.seat]}"
            taken.add(chair.name)
    name_bots(chairs)
    room = new_room(
        game, options, pace, chairs, NOBODY, public, clean_name(title, TITLE_LENGTH), origin
    )
    body: dict[str, Any] = dict(origin) | ({"ready": True} if pace.kind == "live" else {})
    first = room.history.next_entry("created", None, None, body)
    room.take(first)
    return Laid(room, first)


class Starting:
    """Tables from a plan to the first question."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    def plan(
        self,
        slug: str,
        seats: Sequence[Wish],
        options: Mapping[str, str],
        pace: Pace,
        *,
        public: bool,
        title: str,
        seed: int | None = None,
        box: str = "",
    ) -> Wanted:
        """What somebody wants, checked; Refused where it cannot be."""
        try:
            game = load_game(slug)
            game.check_seats(len(seats))
            chosen = game.full_options(len(seats), options)
            if box:
                kit_of(slug, box)
        except UnknownKey as error:
            raise Refused("unknown", 400, str(error)) from None
        except BadInput as error:
            raise Refused("bad-table", 400, str(error)) from None
        check_pace(pace)
        for wish in seats:
            if wish.kind == BOT:
                check_bot(game, wish.bot)
        return Wanted(
            game, tuple(seats), chosen, pace, public, clean_name(title, TITLE_LENGTH), seed, box
        )

    async def create(
        self, plan: Wanted, actor: Actor, *, nonce_comes: bool = False, asks_ready: bool = False
    ) -> Room:
        """Make a table; it starts at once when no seat is open, or when the nonce that shall come
        is there, and with a live clock, where that is asked for, when all people have said that
        they are ready."""
        chairs = []
        for seat, wish in enumerate(plan.wishes):
            chair = Chair(seat, clock=clocks.fresh(plan.pace))
            if wish.kind in ("me", "here"):
                chair.kind, chair.person, chair.here = PERSON, actor.person, wish.kind == "here"
                chair.name = wish.name or actor.name or SEAT_LETTERS[seat]
                if wish.kind == "here" and not wish.name:
                    # Two at one device are two: the second has a name of their own, until they say
                    # one.
                    chair.name = f"{chair.name[:36]} {SEAT_LETTERS[seat]}"
            elif wish.kind == BOT:
                chair.kind, chair.bot = BOT, wish.bot
            chairs.append(chair)
        name_bots(chairs)
        await self.rooms.need_bots_may_play(actor.person, chairs)
        origin = {"box": plan.box} if plan.box else {}
        room = new_room(
            plan.game,
            plan.options,
            plan.pace,
            chairs,
            actor,
            plan.public,
            plan.title,
            origin,
            plan.seed,
        )
        body: dict[str, Any] = {"nonces": [actor.person]} if nonce_comes else {}
        if asks_ready and plan.pace.kind == "live":
            body["ready"] = True
        first = room.history.next_entry("created", None, actor.person, body)
        room.take(first)
        await self.rooms.store.writing(
            queries.add_table,
            room.row(),
            [chair.row(room.id) for chair in chairs],
            [first.row(room.id)],
        )
        self.rooms.loaded[room.id] = room
        METRICS.count("tables_created", game=room.game.slug)
        log("table.created", table=room.id, game=room.game.slug, players=room.players)
        async with room.desk.lock:
            await self.start_if_full(room)
        self.rooms.publish(room)
        return room

    async def set_out(self, laid: Laid, *, begins: bool = True) -> Room:
        """The table is written; people see it, and where everybody is there it begins, unless it
        shall wait for them."""
        room = laid.room
        self.rooms.loaded[room.id] = room
        METRICS.count("tables_created", game=room.game.slug)
        log("table.created", table=room.id, game=room.game.slug, players=room.players)
        self.rooms.news.tell(ENTRY, room.id, room.version)
        if begins:
            async with room.desk.lock:
                await self.start_if_full(room)
        self.rooms.publish(room)
        return room

    @again
    async def begin(self, room: Room) -> None:
        """It begins now, whoever has come: they have been waited for long enough."""
        async with room.desk.lock:
            if room.status == GATHERING and not room.company.open_seats():
                await self.start_locked(room, None)
        self.rooms.publish(room)

    @again
    async def dissolve(self, room: Room, give_back: GiveBack) -> None:
        """Those who were brought together have not all come: nobody sits here any more, and nobody
        will. `give_back` is written with it, for those who were ready."""
        async with room.desk.lock:
            if room.status != GATHERING or not room.company.awaits_ready(room.pace):
                return
            chairs = [Chair(chair.seat, clock=chair.clock) for chair in room.company.chairs]
            ready = frozenset(room.company.ready)
            await self.rooms.write(
                room,
                room.history.next_entry("dissolved", None, None, {}),
                chairs,
                besides=partial(give_back, ready),
                public=False,
            )
        self.rooms.publish(room)
        log("table.dissolved", table=room.id, ready=len(ready))

    async def start_if_full(self, room: Room) -> None:
        """With the lock held. Where somebody else is first it is asked again whether there is
        anything to start."""
        for _ in range(TRIES):
            if (
                room.status != GATHERING
                or room.company.open_seats()
                or room.company.awaits_nonces()
                or room.company.awaits_ready(room.pace)
            ):
                return
            with contextlib.suppress(Late):
                await self.start_locked(room, None)

    @again
    async def say_ready(self, room: Room, actor: Actor) -> None:
        """Somebody at the table says that they are there; when all have, a live clock may begin."""
        async with room.desk.lock:
            if actor.person is None or not room.company.seats_of(actor.person):
                raise Refused("not-yours", 403, "only those at the table may do this")
            if room.status != GATHERING:
                raise Refused("already-started", 409, "the game has started")
            if actor.person not in room.company.ready:
                seat = room.company.seats_of(actor.person)[0]
                await self.rooms.write(
                    room, room.history.next_entry("ready", seat, actor.person, {})
                )
            await self.start_if_full(room)
        self.rooms.publish(room)

    @again
    async def add_nonce(self, room: Room, actor: Actor, nonce: str) -> None:
        """A person adds a random number to the deal: once, after the commitment was shown and
        before the first draw."""
        async with room.desk.lock:
            need_seated(room, actor)
            if actor.person is None or not room.company.seats_of(actor.person):
                raise Refused("not-yours", 403, "only those at the table may do this")
            if not await self.take_nonce(room, actor.person, nonce):
                return
            # The same people again: it starts when everybody has come.
            if (
                "rematch" not in room.charter.origin
                or room.company.people() <= room.company.arrived
            ):
                await self.start_if_full(room)
        self.rooms.publish(room)

    async def take_nonce(self, room: Room, person: str, nonce: str) -> bool:
        """With the lock held: what the person adds, on disk; False when it was there already."""
        check_nonce(nonce)
        if room.company.nonces.get(person) == nonce:
            return False
        if room.status != GATHERING:
            raise Refused(
                "already-started", 409, "the game has started; nothing can be added to its chance"
            )
        if person in room.company.nonces:
            raise Refused(
                "nonce-there", 409, "you have added a number already; it cannot be exchanged"
            )
        seat = room.company.seats_of(person)[0]
        await self.rooms.write(
            room, room.history.next_entry("nonce", seat, person, {"nonce": nonce})
        )
        return True

    async def add_to_deal(self, room: Room, person: str, nonce: str) -> None:
        """With the lock held: who has just sat down adds to the deal, if there is still one to
        come."""
        for _ in range(TRIES):
            if (
                room.status != GATHERING
                or person in room.company.nonces
                or not room.company.seats_of(person)
            ):
                return
            with contextlib.suppress(Late):
                await self.take_nonce(room, person, nonce)

    @again
    async def start(self, room: Room, actor: Actor) -> None:
        """Start now; seats that are still open go to bots."""
        async with room.desk.lock:
            if room.status != GATHERING:
                raise Refused("already-started", 409, "the game has started")
            need_seated(room, actor)
            if not room.company.people():
                await self.rooms.need_bots_may_play(room.charter.host, ())
            await self.start_locked(room, actor.person)
        self.rooms.publish(room)

    async def start_locked(self, room: Room, person: str | None) -> None:
        """With the lock held: the game starts, bots take the open seats."""
        chairs = [chair.copy() for chair in room.company.chairs]
        for chair in chairs:
            if chair.kind == OPEN:
                chair.kind, chair.bot, chair.name = BOT, STAND_IN, ""
            chair.clock = clocks.fresh(room.pace)
        name_bots(chairs)
        draws = draws_of(room)
        match = Match.start(
            room.game,
            room.players,
            room.charter.seed,
            room.charter.options,
            room.charter.kit,
            draws=draws,
        )
        body = dump_draws(draws)
        entry = room.history.next_entry(
            "started", None, person, body, told=match.happened[0], digest=digest(match.table)
        )
        deciders = match.table.deciders()
        run_clocks(room.pace, chairs, (), deciders, clocks.now())
        snapshot = room.history.snapshot_row(entry.version, 0, "", match.table)
        await self.rooms.write(
            room,
            entry,
            chairs,
            snapshot,
            status=RUNNING,
            started=entry.at,
            asked=",".join(map(str, deciders)),
        )
        room.set_position(match.table)
        log("table.started", table=room.id)
        self.rooms.wake(room)

    @again
    async def arrive(self, room: Room, actor: Actor) -> None:
        """Somebody opens the page of a table whose seats are all taken: it starts when everybody is
        there."""
        if (
            room.status != GATHERING
            or room.company.open_seats()
            or not actor.seats(room)
            or actor.person is None
        ):
            return
        async with room.desk.lock:
            if room.status != GATHERING:
                return
            if actor.person not in room.company.arrived:
                await self.rooms.write(
                    room, room.history.next_entry("arrived", actor.seats(room)[0], actor.person, {})
                )
            if (
                not room.company.people() <= room.company.arrived
                or room.company.awaits_nonces()
                or room.company.awaits_ready(room.pace)
            ):
                return
            await self.start_locked(room, None)
        self.rooms.publish(room)
