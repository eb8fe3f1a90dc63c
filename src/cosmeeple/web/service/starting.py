"""Making tables, and starting the game when everybody is there."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

import msgspec

from cosmeeple.kernel.engine.chance import KEYED, Draws, check_nonce
from cosmeeple.kernel.engine.errors import BadInput, UnknownKey
from cosmeeple.kernel.game import SEAT_LETTERS, Game, load_game
from cosmeeple.kernel.records.codec import digest
from cosmeeple.kernel.records.transcript import Match, commitment, fresh_seed
from cosmeeple.store import queries
from cosmeeple.store.queries import GATHERING, RUNNING
from cosmeeple.web import clocks
from cosmeeple.web.botseat import STAND_IN
from cosmeeple.web.logs import log
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.pages import BOT, OPEN, PERSON, Pace
from cosmeeple.web.room import Late, Place, Refused, Room, dump_draws, now_ms
from cosmeeple.web.service.actor import Actor, clean_name, new_id
from cosmeeple.web.service.rooms import TRIES, Rooms, again
from cosmeeple.web.service.wishes import Plan, Wish, check_bot, check_pace, name_bots

TITLE_LENGTH = 60


def draws_of(room: Room) -> Draws:
    """How a game that people start at this table draws: by a key that nobody alone could choose."""
    return Draws(KEYED, room.id, room.nonces_by_seat())


class Starting(Rooms):
    """Tables from a plan to the first question."""

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
    ) -> Plan:
        try:
            game = load_game(slug)
            game.check_seats(len(seats))
            chosen = game.full_options(len(seats), options)
        except UnknownKey as error:
            raise Refused("unknown", 400, str(error)) from None
        except BadInput as error:
            raise Refused("bad-table", 400, str(error)) from None
        check_pace(pace)
        for wish in seats:
            if wish.kind == BOT:
                check_bot(game, wish.bot)
        return Plan(game, tuple(seats), chosen, pace, public, clean_name(title, TITLE_LENGTH), seed)

    async def create(self, plan: Plan, actor: Actor, *, nonce_comes: bool = False, asks_ready: bool = False) -> Room:
        """Make a table; it starts at once when no seat is open, or when the nonce that shall come is there, and with a
        live clock, where that is asked for, when all people have said that they are ready."""
        places = []
        for seat, wish in enumerate(plan.wishes):
            place = Place(seat, clock=clocks.fresh(plan.pace))
            if wish.kind in ("me", "here"):
                place.kind, place.person, place.here = PERSON, actor.person, wish.kind == "here"
                place.name = wish.name or actor.name or SEAT_LETTERS[seat]
                if wish.kind == "here" and not wish.name:
                    # Two at one device are two: the second has a name of their own, until they say one.
                    place.name = f"{place.name[:36]} {SEAT_LETTERS[seat]}"
            elif wish.kind == BOT:
                place.kind, place.bot = BOT, wish.bot
            places.append(place)
        name_bots(places)
        self.need_bots_may_play(actor.person, places)
        room = self.new_room(plan.game, plan.options, plan.pace, places, actor, plan.public, plan.title, {}, plan.seed)
        body: dict[str, Any] = {"nonces": [actor.person]} if nonce_comes else {}
        if asks_ready and plan.pace.kind == "live":
            body["ready"] = True
        first = room.next_entry("created", None, actor.person, body)
        await self.store.writing(
            queries.add_table, self.table_row(room, 1), [place.row(room.id) for place in places], [first.row(room.id)]
        )
        room.take(first)
        self.rooms[room.id] = room
        METRICS.count("tables_created", game=room.game.slug)
        log("table.created", table=room.id, game=room.game.slug, players=room.players)
        async with room.lock:
            await self.start_if_full(room)
        self.publish(room)
        return room

    def new_room(
        self,
        game: Game,
        options: Mapping[str, str],
        pace: Pace,
        places: list[Place],
        actor: Actor,
        public: bool,
        title: str,
        origin: Mapping[str, Any],
        seed: int | None = None,
        *,
        sandbox: bool = False,
    ) -> Room:
        seed = fresh_seed() if seed is None else seed
        at = now_ms()
        row = {
            "id": new_id(),
            "invite": new_id(),
            "game": game.slug,
            "rules_version": game.rules_version,
            "components": game.kit().digest,
            "players": len(places),
            "options": msgspec.json.encode(dict(options)).decode(),
            "seed": str(seed),
            "commitment": commitment(seed),
            "pace": msgspec.json.encode(asdict(pace)).decode(),
            "title": title,
            "public": public,
            "sandbox": sandbox,
            "host": actor.person,
            "origin": msgspec.json.encode(dict(origin)).decode(),
            "rematch": None,
            "status": GATHERING,
            "version": 0,
            "created": at,
            "started": None,
            "changed": at,
            "finished": None,
        }
        return Room(row, places)

    def table_row(self, room: Room, version: int) -> dict[str, Any]:
        return {
            "id": room.id,
            "invite": room.invite,
            "game": room.game.slug,
            "rules_version": room.rules_version,
            "components": room.components,
            "players": room.players,
            "options": msgspec.json.encode(room.options).decode(),
            "seed": str(room.seed),
            "commitment": room.commitment,
            "pace": msgspec.json.encode(asdict(room.pace)).decode(),
            "title": room.title,
            "public": room.public,
            "sandbox": room.sandbox,
            "host": room.host,
            "origin": msgspec.json.encode(room.origin).decode(),
            "rematch": None,
            "status": room.status,
            "version": version,
            "moves": room.moves,
            "asked": ",".join(map(str, room.deciders())),
            "result": None,
            "created": room.created,
            "started": room.started,
            "changed": room.changed,
            "finished": room.finished,
        }

    async def start_if_full(self, room: Room) -> None:
        """With the lock held. Where somebody else is first it is asked again whether there is anything to start."""
        for _ in range(TRIES):
            if room.status != GATHERING or room.open_seats() or room.awaits_nonces() or room.awaits_ready():
                return
            with contextlib.suppress(Late):
                await self.start_locked(room, None)

    @again
    async def say_ready(self, room: Room, actor: Actor) -> None:
        """Somebody at the table says that they are there; when all have, a live clock may begin."""
        async with room.lock:
            if actor.person is None or not room.seats_of(actor.person):
                raise Refused("not-yours", 403, "only those at the table may do this")
            if room.status != GATHERING:
                raise Refused("already-started", 409, "the game has started")
            if actor.person not in room.ready:
                seat = room.seats_of(actor.person)[0]
                await self.write(room, room.next_entry("ready", seat, actor.person, {}))
            await self.start_if_full(room)
        self.publish(room)

    @again
    async def add_nonce(self, room: Room, actor: Actor, nonce: str) -> None:
        """A person adds a random number to the deal: once, after the commitment was shown and before the first draw."""
        async with room.lock:
            self.need_seated(room, actor)
            if actor.person is None or not room.seats_of(actor.person):
                raise Refused("not-yours", 403, "only those at the table may do this")
            if not await self.take_nonce(room, actor.person, nonce):
                return
            # The same people again: it starts when everybody has come.
            if "rematch" not in room.origin or room.people() <= room.arrived:
                await self.start_if_full(room)
        self.publish(room)

    async def take_nonce(self, room: Room, person: str, nonce: str) -> bool:
        """With the lock held: what the person adds, on disk; False when it was there already."""
        check_nonce(nonce)
        if room.nonces.get(person) == nonce:
            return False
        if room.status != GATHERING:
            raise Refused("already-started", 409, "the game has started; nothing can be added to its chance")
        if person in room.nonces:
            raise Refused("nonce-there", 409, "you have added a number already; it cannot be exchanged")
        seat = room.seats_of(person)[0]
        await self.write(room, room.next_entry("nonce", seat, person, {"nonce": nonce}))
        return True

    async def add_to_deal(self, room: Room, person: str, nonce: str) -> None:
        """With the lock held: who has just sat down adds to the deal, if there is still one to come."""
        for _ in range(TRIES):
            if room.status != GATHERING or person in room.nonces or not room.seats_of(person):
                return
            with contextlib.suppress(Late):
                await self.take_nonce(room, person, nonce)

    @again
    async def start(self, room: Room, actor: Actor) -> None:
        """Start now; seats that are still open go to bots."""
        async with room.lock:
            if room.status != GATHERING:
                raise Refused("already-started", 409, "the game has started")
            self.need_seated(room, actor)
            if not room.people():
                self.need_bots_may_play(room.host, ())
            await self.start_locked(room, actor.person)
        self.publish(room)

    async def start_locked(self, room: Room, person: str | None) -> None:
        places = [place.copy() for place in room.places]
        for place in places:
            if place.kind == OPEN:
                place.kind, place.bot, place.name = BOT, STAND_IN, ""
            place.clock = clocks.fresh(room.pace)
        name_bots(places)
        draws = draws_of(room)
        match = Match.start(room.game, room.players, room.seed, room.options, room.kit, draws=draws)
        body = dump_draws(draws)
        entry = room.next_entry("started", None, person, body, told=match.happened[0], digest=digest(match.table))
        deciders = match.table.deciders()
        self.run_clocks(room, places, (), deciders, clocks.now())
        snapshot = room.snapshot_row(entry.version, 0, "", match.table)
        await self.write(
            room,
            entry,
            places,
            snapshot,
            status=RUNNING,
            started=entry.at,
            asked=",".join(map(str, deciders)),
        )
        room.set_position(match.table)
        log("table.started", table=room.id)
        self.wake(room)

    def need_seated(self, room: Room, actor: Actor) -> None:
        if not actor.seats(room) and (actor.person is None or actor.person != room.host):
            raise Refused("not-yours", 403, "only those at the table may do this")

    def need_seat(self, room: Room, actor: Actor, seat: int) -> Place:
        if not 0 <= seat < room.players or seat not in actor.seats(room):
            raise Refused("not-your-seat", 403, "this seat is not yours")
        return room.places[seat]

    @again
    async def arrive(self, room: Room, actor: Actor) -> None:
        """Somebody opens the page of a table whose seats are all taken: it starts when everybody is there."""
        if room.status != GATHERING or room.open_seats() or not actor.seats(room) or actor.person is None:
            return
        async with room.lock:
            if room.status != GATHERING:
                return
            if actor.person not in room.arrived:
                await self.write(room, room.next_entry("arrived", actor.seats(room)[0], actor.person, {}))
            if not room.people() <= room.arrived or room.awaits_nonces() or room.awaits_ready():
                return
            await self.start_locked(room, None)
        self.publish(room)

    def run_clocks(
        self, room: Room, places: Sequence[Place], before: Sequence[int], after: Sequence[int], at: int
    ) -> None:
        for place in places:
            if place.seat in after:
                if place.is_person():
                    clocks.ask(room.pace, place.clock, at)
            elif place.seat in before:
                clocks.answer(room.pace, place.clock, at)
