"""The table service: everything that people and programs can do at a table, apart from how they ask for it.

Every change follows one path: check, work out on a copy, write, and only after the commit change the room in memory and
tell those who watch. So what anybody ever saw acknowledged is on disk, and a failed write changes nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from cosmeeple.kernel.codec import digest
from cosmeeple.kernel.errors import BadInput, IllegalChoice, UnknownKey
from cosmeeple.kernel.game import SEAT_LETTERS, Game, load_game
from cosmeeple.kernel.outcome import Outcome
from cosmeeple.kernel.rng import Rng, state_from_seed
from cosmeeple.kernel.table import Table
from cosmeeple.kernel.transcript import Match, Move, commitment, fresh_seed, loads
from cosmeeple.kernel.view import SPECTATOR, redeal
from cosmeeple.store import Store, queries
from cosmeeple.store.queries import FINISHED, GATHERING, RUNNING
from cosmeeple.web import clocks, horizon
from cosmeeple.web.botseat import BOTS, STAND_IN, BotPool
from cosmeeple.web.logs import log
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.pages import BOT, OPEN, PERSON, Pace
from cosmeeple.web.room import INTERVAL, Asking, Entry, Place, Refused, Room, load_room, now_ms

#: Rooms kept in memory although nobody is there.
KEPT_ROOMS = 500
CHAT_LENGTH = 500
NAME_LENGTH = 40
TITLE_LENGTH = 60
IMPORT_MOVES = 5000
#: Seconds after which the others may let a bot play for somebody who is not there.
AWAY = 180.0


def token_hash(token: str) -> str:
    return hashlib.blake2b(token.encode(), digest_size=32).hexdigest()


def new_id() -> str:
    """Unguessable and short enough for an address: 96 bits."""
    return secrets.token_urlsafe(12).replace("-", "x").replace("_", "y")


def new_token() -> str:
    return secrets.token_urlsafe(24)


def clean_name(text: str, length: int = NAME_LENGTH) -> str:
    """One line, no control characters, not endless."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:length].strip()


@dataclass(frozen=True)
class Actor:
    """Who acts: a person, or a program with the token of one seat."""

    person: str | None
    name: str = ""
    #: A seat's token reaches this seat only.
    only_seat: int | None = None

    def seats(self, room: Room) -> list[int]:
        if self.only_seat is not None:
            return [self.only_seat]
        return room.seats_of(self.person)


NOBODY = Actor(None)


@dataclass(frozen=True)
class Wish:
    """Who shall sit at a seat when a table is made: me, here (a friend at this device), open, bot:NAME."""

    kind: str
    bot: str = ""
    name: str = ""


def read_wish(text: str, name: str = "") -> Wish:
    kind, _, bot = text.partition(":")
    if kind == "bot" and bot in BOTS:
        return Wish(BOT, bot, "")
    if kind in ("me", "here", "open") and not bot:
        return Wish(kind, "", clean_name(name))
    if kind == "bot":
        raise Refused("unknown-bot", 400, f"there is no bot {bot!r}; there are {', '.join(BOTS)}")
    raise Refused("unknown-seat-kind", 400, f"a seat is me, here, open or bot:NAME, not {text!r}")


@dataclass(frozen=True)
class Plan:
    """A table to be made, checked."""

    game: Game
    wishes: tuple[Wish, ...]
    options: Mapping[str, str]
    pace: Pace
    public: bool
    title: str
    #: Only tests and tools fix a seed; people cannot.
    seed: int | None = None


class Tables:
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
        #: For how many seconds a person has not had the table's page open.
        self.away: Callable[[Room, str], float] = lambda *_: 0.0
        self.closing = False
        self.tasks: set[asyncio.Task[Any]] = set()

    # --- rooms in memory

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
        room = load_room(*rows)
        if room.status in (RUNNING, FINISHED) and not room.frozen:
            room.set_position(await self.position(room, room.moves))
        self.rooms[table] = room
        self.evict()
        METRICS.observe("load", time.perf_counter() - begun)
        self.wake(room)
        return room

    async def position(self, room: Room, ply: int) -> Table[Any]:
        """The position after `ply` moves of the present line of play."""
        if room.frozen:
            raise Refused("frozen", 409, room.frozen)
        if not 0 <= ply <= room.moves:
            raise Refused("no-moment", 404, f"the game has {room.moves} moves; there is no moment {ply}")
        if room.match is not None and ply == room.moves:
            return room.match.table
        at, version = room.snapshot_before(ply)
        body = await self.store.reading(queries.snapshot_body, room.id, version)
        return room.position_from(body, at, ply)

    def evict(self) -> None:
        """Forget rooms that nobody needs now; they are on disk."""
        if len(self.rooms) <= KEPT_ROOMS:
            return
        for room in sorted(self.rooms.values(), key=lambda one: one.used)[: len(self.rooms) - KEPT_ROOMS]:
            idle = not self.is_watched(room) and room.timer is None and room.bot_task is None and not room.lock.locked()
            if idle and time.monotonic() - room.used > 60:
                del self.rooms[room.id]

    def forget(self, room: Room) -> None:
        """What is in memory may differ from the disk: load anew."""
        if room.timer is not None:
            room.timer.cancel()
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    async def wake_all(self) -> int:
        """After a start: tables where a clock runs or a bot is to move go on by themselves."""
        ids = await self.store.reading(queries.tables_with_timers)
        for table in ids:
            with contextlib.suppress(Refused, BadInput):
                await self.room(table)
        return len(ids)

    # --- writing

    async def write(
        self,
        room: Room,
        entry: Entry,
        places: Sequence[Place] = (),
        snapshot: dict[str, Any] | None = None,
        **columns: Any,
    ) -> None:
        """Commit an entry with what it changes, then take it into the room."""
        if self.closing:
            raise Refused("closing", 503, "the server is stopping")
        values = {"changed": entry.at, **columns}
        rows = [place.row(room.id) for place in places]
        try:
            await self.store.writing(queries.append, entry.row(room.id), values, rows, snapshot)
        except IntegrityError:
            # Another process was first, or the same key came twice at once.
            self.forget(room)
            raise Refused("stale", 409, "somebody was faster; look again") from None
        except SQLAlchemyError as error:
            # Full, locked or gone: nothing was written, and nothing has changed here either.
            log("store.failed", table=room.id, error=type(error).__name__)
            METRICS.count("failures")
            raise Refused("disk", 503, "this could not be saved; try again") from None
        room.take(entry)
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

    # --- making tables

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
        return Plan(game, tuple(seats), chosen, pace, public, clean_name(title, TITLE_LENGTH), seed)

    async def create(self, plan: Plan, actor: Actor) -> Room:
        """Make a table; it starts at once when no seat is open."""
        places = []
        for seat, wish in enumerate(plan.wishes):
            place = Place(seat, clock=clocks.fresh(plan.pace))
            if wish.kind in ("me", "here"):
                place.kind, place.person, place.here = PERSON, actor.person, wish.kind == "here"
                place.name = wish.name or actor.name or SEAT_LETTERS[seat]
            elif wish.kind == BOT:
                place.kind, place.bot = BOT, wish.bot
            places.append(place)
        name_bots(places)
        room = self.new_room(plan.game, plan.options, plan.pace, places, actor, plan.public, plan.title, {}, plan.seed)
        first = room.next_entry("created", None, actor.person, {})
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
        if room.status == GATHERING and not room.open_seats():
            await self.start_locked(room, None)

    async def start(self, room: Room, actor: Actor) -> None:
        """Start now; seats that are still open go to bots."""
        async with room.lock:
            if room.status != GATHERING:
                raise Refused("already-started", 409, "the game has started")
            self.need_seated(room, actor)
            await self.start_locked(room, actor.person)
        self.publish(room)

    async def start_locked(self, room: Room, person: str | None) -> None:
        places = [place.copy() for place in room.places]
        for place in places:
            if place.kind == OPEN:
                place.kind, place.bot, place.name = BOT, STAND_IN, ""
            place.clock = clocks.fresh(room.pace)
        name_bots(places)
        match = Match.start(room.game, room.players, room.seed, room.options, room.kit)
        entry = room.next_entry("started", None, person, {}, told=match.happened[0], digest=digest(match.table))
        deciders = match.table.deciders()
        self.run_clocks(room, places, (), deciders, entry.at)
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
        room.status, room.started = RUNNING, entry.at
        room.set_position(match.table)
        room.asked_since = [room.version] * room.players
        log("table.started", table=room.id)
        self.wake(room)

    # --- who sits where

    def need_seated(self, room: Room, actor: Actor) -> None:
        if not actor.seats(room) and (actor.person is None or actor.person != room.host):
            raise Refused("not-yours", 403, "only those at the table may do this")

    def need_seat(self, room: Room, actor: Actor, seat: int) -> Place:
        if not 0 <= seat < room.players or seat not in actor.seats(room):
            raise Refused("not-your-seat", 403, "this seat is not yours")
        return room.places[seat]

    async def join(self, room: Room, actor: Actor, name: str, seat: int | None = None, *, here: bool = False) -> int:
        """Take an open seat: before the start, or in a running game one that a bot of nobody holds."""
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
            await self.start_if_full(room)
            self.wake(room)
        self.publish(room)
        return place.seat

    async def change_seat(self, room: Room, actor: Actor, seat: int, kind: str, bot: str = "", name: str = "") -> None:
        """A seat passes to a person, a bot, or becomes open: before the game and in the middle of it.

        The host may change seats where no other person sits; everybody may change the own ones. A person who has been
        away for a while can be stood in for by a bot at the wish of anybody else at the table, and can come back.
        """
        if not 0 <= seat < room.players:
            raise Refused("no-seat", 404, f"there is no seat {seat}")
        async with room.lock:
            if room.status not in (GATHERING, RUNNING):
                raise Refused("over", 409, "the game is over")
            place = room.places[seat].copy()
            own = seat in actor.seats(room)
            if room.status == RUNNING and kind == BOT and not own and place.is_person() and actor.seats(room):
                if self.away(room, place.person or "") < AWAY:
                    raise Refused("not-away", 403, "this person is here")
                await self.stand_in(room, place, "left", None)
                self.publish(room)
                return
            host = actor.person is not None and actor.person == room.host and actor.only_seat is None
            others = place.kind == PERSON and not own
            if not own and (not host or others):
                raise Refused("not-your-seat", 403, "this seat is not yours")
            was = place.name
            wish = read_wish(f"{kind}:{bot}" if bot else kind, name)
            at = now_ms()
            clocks.stop(room.pace, place.clock, at)
            place.person, place.bot, place.stand_in, place.here, place.token = None, "", "", False, None
            if wish.kind == BOT:
                place.kind, place.bot, place.name = BOT, wish.bot, ""
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
                place.stand_in = STAND_IN
            if seat in room.deciders() and place.is_person():
                clocks.ask(room.pace, place.clock, at)
            body = {"kind": place.kind, "name": place.name, "was": was, "bot": place.bot}
            await self.write(room, room.next_entry("seat", seat, actor.person, body), [place])
            self.renamed(room)
            await self.start_if_full(room)
            self.wake(room)
        self.publish(room)

    async def leave(self, room: Room, actor: Actor, seat: int) -> None:
        """Before the start the seat becomes open; in a game a bot takes over, and the person can come back."""
        async with room.lock:
            place = self.need_seat(room, actor, seat).copy()
            if room.status == GATHERING:
                place.kind, place.person, place.name, place.here, place.token = OPEN, None, "", False, None
                entry = room.next_entry("left", seat, actor.person, {"name": room.places[seat].name})
                await self.write(room, entry, [place])
            elif room.status == RUNNING and not place.stand_in:
                await self.stand_in(room, place, "left", actor.person)
        self.publish(room)

    async def stand_in(self, room: Room, place: Place, why: str, person: str | None) -> None:
        """With the lock held: a bot answers for the person from now on."""
        clocks.stop(room.pace, place.clock, now_ms())
        place.stand_in = STAND_IN
        await self.write(room, room.next_entry(why, place.seat, person, {"bot": STAND_IN, "name": place.name}), [place])
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

    # --- playing

    async def play(
        self,
        room: Room,
        actor: Actor,
        seat: int,
        choice: str,
        version: int | None = None,
        key: str | None = None,
        *,
        bot: str = "",
    ) -> Entry:
        """A seat's choice; returns after the commit. The same key again gets the first answer and changes nothing."""
        begun = time.perf_counter()
        async with room.lock:
            if not bot:
                self.need_seat(room, actor, seat)
            if key is not None and (known := room.keys.get(key)) is not None:
                if known.kind != "move" or known.seat != seat or known.choice != choice:
                    raise Refused("key-used", 409, "this idempotency key was used for something else")
                return known
            self.need_playable(room)
            if version is not None and room.is_stale(seat, version):
                raise Refused("stale", 409, f"the position has changed; it is at version {room.version}")
            before = room.table
            try:
                after, told, link, pick = room.try_move(seat, choice)
            except IllegalChoice as error:
                raise Refused("illegal", 409, str(error)) from None
            except BadInput as error:
                raise Refused("illegal", 400, str(error)) from None
            # Somebody who plays alone needs nobody's consent.
            revealing = len(room.people()) < 2 or horizon.reveals(
                room.game, before, after, seat, pick, told, room.players, secrets.randbits(62)
            )
            body: dict[str, Any] = {"by": f"bot:{bot}" if bot else "person", "reveals": revealing}
            entry = room.next_entry(
                "move",
                seat,
                None if bot else actor.person,
                body,
                choice=choice,
                link=link,
                digest=digest(after),
                key=key,
                told=told,
            )
            await self.commit_move(room, entry, before, after)
        METRICS.observe("move", time.perf_counter() - begun)
        METRICS.count("moves", game=room.game.slug, by="bot" if bot else "person")
        self.publish(room)
        return entry

    def need_playable(self, room: Room) -> None:
        if room.frozen:
            raise Refused("frozen", 409, room.frozen)
        if room.status != RUNNING:
            raise Refused("not-running", 409, "nothing can be chosen now")

    async def commit_move(self, room: Room, entry: Entry, before: Table[Any], after: Table[Any]) -> None:
        ply = room.moves + 1
        deciders = after.deciders()
        places = self.timed_places(room, before.deciders(), deciders, entry.at)
        snapshot = None
        if ply % INTERVAL == 0 or after.over():
            snapshot = room.snapshot_row(entry.version, ply, entry.link or "", after)
        columns: dict[str, Any] = {"moves": ply, "asked": ",".join(map(str, deciders))}
        if after.over():
            outcome = room.game.outcome(after.state)
            columns.update(status=FINISHED, finished=entry.at, result=result_json(outcome))
        asked_before = before.deciders()
        await self.write(room, entry, places, snapshot, **columns)
        assert room.match is not None
        room.match.table = after
        room.match.moves.append(Move(entry.seat or 0, entry.choice or "", entry.link or ""))
        room.match.happened.append(entry.told)
        room.moved(before, entry.seat or 0)
        if after.over():
            room.status, room.finished = FINISHED, entry.at
            METRICS.count("games_finished", game=room.game.slug)
            log("table.finished", table=room.id, moves=ply)
        self.wake(room)
        for seat in deciders:
            if seat not in asked_before and room.places[seat].is_person():
                self.summoned(room, room.places[seat].person or "", seat)

    def timed_places(self, room: Room, before: Sequence[int], after: Sequence[int], at: int) -> list[Place]:
        """Copies of the places whose clock changes."""
        if room.pace.kind == "none":
            return []
        changed = [place.copy() for place in room.places if (place.seat in before) != (place.seat in after)]
        self.run_clocks(room, changed, before, after, at)
        return changed

    def run_clocks(
        self, room: Room, places: Sequence[Place], before: Sequence[int], after: Sequence[int], at: int
    ) -> None:
        for place in places:
            if place.seat in after:
                if place.is_person():
                    clocks.ask(room.pace, place.clock, at)
            elif place.seat in before:
                clocks.answer(room.pace, place.clock, at)

    # --- taking back

    def undo_target(self, room: Room, seat: int) -> int | None:
        """The moment before the seat's last move, or None when it has none."""
        for ply in range(room.moves - 1, -1, -1):
            if room.line[ply].seat == seat:
                return ply
        return None

    def undo_needs(self, room: Room, seat: int, target: int) -> frozenset[str]:
        """The people who must agree: nobody while nothing hidden was revealed and no other person acted."""
        person = room.places[seat].person
        others = {one for one in room.people() if one != person}
        if not others:
            return frozenset()
        since = room.line[target:]
        acted = any(move.person is not None and move.person != person for move in since)
        revealed = any(move.body.get("reveals", True) for move in since)
        return frozenset(others) if acted or revealed else frozenset()

    async def undo(
        self, room: Room, actor: Actor, seat: int, version: int | None = None, key: str | None = None
    ) -> str:
        """Take back the seat's last move, at once or after the others agree: "done" or "asked"."""
        async with room.lock:
            self.need_seat(room, actor, seat)
            if key is not None and (known := room.keys.get(key)) is not None:
                return "done" if known.kind == "undone" else "asked"
            if room.frozen:
                raise Refused("frozen", 409, room.frozen)
            if room.status not in (RUNNING, FINISHED) or (room.status == FINISHED and not room.sandbox):
                raise Refused("over", 409, "the game is over")
            if version is not None and not room.position_version() <= version <= room.version:
                raise Refused("stale", 409, "the position has changed")
            target = self.undo_target(room, seat)
            if target is None:
                raise Refused("nothing-to-undo", 409, "there is nothing to take back")
            needed = self.undo_needs(room, seat, target)
            if needed:
                if room.asking is not None:
                    raise Refused("already-asked", 409, "the others are being asked")
                entry = room.next_entry("undo-asked", seat, actor.person, {"to": target}, key=key)
                await self.write(room, entry)
                room.asking = Asking(seat, target, needed)
                done = "asked"
            else:
                await self.undo_locked(room, seat, actor.person, target, key)
                done = "done"
        self.publish(room)
        return done

    async def answer_undo(self, room: Room, actor: Actor, agree: bool) -> None:
        async with room.lock:
            asking = room.asking
            if asking is None:
                raise Refused("nothing-asked", 409, "nobody asks to take anything back")
            person = actor.person
            if actor.only_seat is not None:
                person = room.places[actor.only_seat].person
            if person is None or person not in asking.needed:
                raise Refused("not-asked", 403, "you are not asked")
            seat = room.seats_of(person)[0]
            if not agree:
                await self.write(room, room.next_entry("undo-refused", seat, person, {"to": asking.target}))
                room.asking = None
            else:
                asking.agreed.add(person)
                # Who has left meanwhile does not count.
                if asking.needed & room.people() <= asking.agreed:
                    await self.undo_locked(room, asking.seat, room.places[asking.seat].person, asking.target, None)
                else:
                    await self.write(room, room.next_entry("undo-agreed", seat, person, {"to": asking.target}))
        self.publish(room)

    async def undo_locked(self, room: Room, seat: int, person: str | None, target: int, key: str | None) -> None:
        table = await self.position(room, target)
        before = room.table
        first = room.line[target].version
        entry = room.next_entry("undone", seat, person, {"to": target, "from": first}, digest=digest(table), key=key)
        deciders = table.deciders()
        places = [place.copy() for place in room.places]
        for place in places:
            # Thinking again costs time as before; nobody gains an increment by taking back.
            clocks.stop(room.pace, place.clock, entry.at)
            if place.seat in deciders and place.is_person():
                clocks.ask(room.pace, place.clock, entry.at)
        await self.write(
            room,
            entry,
            places if room.pace.kind != "none" else (),
            moves=target,
            asked=",".join(map(str, deciders)),
            status=RUNNING,
            finished=None,
            result=None,
        )
        room.status, room.finished, room.curve = RUNNING, None, None
        room.set_position(table)
        room.moved(before, seat)
        room.asked_since = [room.version] * room.players
        METRICS.count("undone", game=room.game.slug)
        self.wake(room)

    # --- talking

    async def chat(self, room: Room, actor: Actor, text: str) -> None:
        said = clean_name(text, CHAT_LENGTH)
        if not said:
            raise Refused("empty", 400, "nothing was said")
        async with room.lock:
            mine = actor.seats(room)
            if actor.person is None and not mine:
                raise Refused("no-person", 403, "say who you are first")
            seat = mine[0] if mine else None
            name = room.places[seat].name if seat is not None else actor.name
            await self.write(room, room.next_entry("chat", seat, actor.person, {"name": name, "text": said}))
        self.publish(room)

    # --- bots and clocks

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
            delay = min(max(0, min(deadlines) - now_ms()) / 1000, 86_400)
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
                name = bot if bot in BOTS else STAND_IN
                choice = await self.bots.choose(room.game, room.table, seat, name, room.players)
                spent = time.perf_counter() - begun
                METRICS.observe("bot", spent)
                if self.bot_delay > spent and self.is_watched(room):
                    await asyncio.sleep(self.bot_delay - spent)
                if room.position_version() != version or room.places[seat].playing_bot() != bot:
                    continue
                try:
                    await self.play(room, NOBODY, seat, choice, bot=bot)
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
            now = now_ms()
            late = [
                place
                for place in room.places
                if place.is_person() and place.clock.deadline is not None and place.clock.deadline <= now
            ]
            for place in late:
                await self.stand_in(room, place.copy(), "timeout", None)
            self.wake(room)
        self.publish(room)

    # --- whole games

    def export(self, room: Room, actor: Actor) -> str:
        """The game as one file. It holds the seed, so others' games are given out only when they are over."""
        if room.match is None:
            raise Refused("not-started", 409, "the game has not started")
        if "fork" in room.origin:
            raise Refused("sandbox-export", 409, "a sandbox has no seed to replay from; export the game it came from")
        shared = any(place.here for place in room.places)
        alone = room.people() <= {actor.person} and bool(actor.seats(room)) and not shared
        if room.status != FINISHED and not alone:
            raise Refused("export-later", 409, "the file holds the seed; it is given out after the end")
        return room.match.dumps()

    async def note_export(self, room: Room, actor: Actor) -> None:
        """Who exports a running game could read the seed: the log says so."""
        if room.status == RUNNING:
            async with room.lock:
                await self.write(room, room.next_entry("exported", None, actor.person, {}))
            self.publish(room)

    async def bring_in(self, text: str, actor: Actor) -> Room:
        """Import a recorded game: replayed and verified first. A game that is not over can be played on."""
        if text.count("\n") > 2 * IMPORT_MOVES:
            raise Refused("bad-file", 400, f"more than {IMPORT_MOVES} moves")
        try:
            match = await asyncio.to_thread(loads, text, "file")
        except BadInput as error:
            raise Refused("bad-file", 400, str(error)) from None
        if len(match.moves) > IMPORT_MOVES:
            raise Refused("bad-file", 400, f"more than {IMPORT_MOVES} moves")
        over = match.table.over()
        names = match.header.seats or ("",) * match.header.players
        places = []
        for seat, who in enumerate(names):
            kind, _, bot = who.partition(":")
            place = Place(seat, PERSON, None, clean_name(who) or SEAT_LETTERS[seat])
            if kind == "bot" and bot in BOTS:
                place = Place(seat, BOT, None, "", bot)
            places.append(place)
        name_bots(places)
        if not over:
            first = next((place for place in places if place.kind == PERSON), places[0])
            for place in places:
                if place is first:
                    place.kind, place.person, place.bot, place.name = PERSON, actor.person, "", actor.name or place.name
                elif place.kind == PERSON:
                    place.stand_in = STAND_IN
        room = self.new_room(
            match.game,
            match.header.options,
            Pace(),
            places,
            actor,
            False,
            "",
            {"import": True},
            match.header.seed,
            sandbox=True,
        )
        again = Match.start(room.game, room.players, room.seed, room.options, room.kit)
        kept = [room.snapshot_row(2, 0, "", again.table)]
        created = room.next_entry("created", None, actor.person, {"import": True})
        room.take(created)
        started = room.next_entry("started", None, actor.person, {}, told=again.happened[0], digest=digest(again.table))
        room.take(started)
        for move in match.moves:
            told = again.play(move.seat, move.text)
            entry = room.next_entry(
                "move",
                move.seat,
                None,
                {"by": "import", "reveals": True},
                choice=move.text,
                link=move.link,
                digest=digest(again.table),
                told=told,
            )
            room.take(entry)
            if room.moves % INTERVAL == 0 or again.table.over():
                kept.append(room.snapshot_row(entry.version, room.moves, move.link, again.table))
        room.status, room.started = RUNNING, room.created
        room.set_position(again.table)
        row = self.table_row(room, room.version)
        if over:
            room.status, room.finished = FINISHED, room.created
            row = {**self.table_row(room, room.version), "result": result_json(room.game.outcome(again.table.state))}

        def save(connection: Any) -> None:
            queries.add_table(connection, row, [place.row(room.id) for place in places], [])
            queries.add_entries(connection, [entry.row(room.id) for entry in room.entries], kept)

        await self.store.writing(save)
        for snapshot in kept:
            room.snapshots[(snapshot["ply"], snapshot["link"])] = snapshot["version"]
        room.asked_since = [room.version] * room.players
        self.rooms[room.id] = room
        self.wake(room)
        return room

    async def fork(self, room: Room, actor: Actor, at: int, viewer: int) -> Room:
        """Any moment as a private sandbox against bots: what the viewer could not know then is dealt anew."""
        table = await self.position(room, at)
        dealt = redeal(room.game, table, viewer, Rng(state_from_seed(secrets.randbits(128))))
        if dealt.over():
            raise Refused("over", 409, "the game was over then; choose an earlier moment")
        seat = dealt.deciders()[0] if viewer == SPECTATOR else viewer
        places = [
            Place(one.seat, PERSON, actor.person, actor.name or SEAT_LETTERS[one.seat])
            if one.seat == seat
            else Place(one.seat, BOT, None, "", one.bot or STAND_IN)
            for one in room.places
        ]
        name_bots(places)
        origin = {"fork": room.id, "at": at}
        sandbox = self.new_room(room.game, room.options, Pace(), places, actor, False, room.title, origin, sandbox=True)
        sandbox.status, sandbox.started = RUNNING, sandbox.created
        first = sandbox.next_entry("created", None, actor.person, origin)
        sandbox.take(first)
        begun = sandbox.next_entry("started", None, actor.person, origin, digest=digest(dealt))
        sandbox.take(begun)
        sandbox.set_position(dealt)
        kept = sandbox.snapshot_row(begun.version, 0, "", dealt)

        def save(connection: Any) -> None:
            rows = [place.row(sandbox.id) for place in places]
            queries.add_table(
                connection, self.table_row(sandbox, 2), rows, [first.row(sandbox.id), begun.row(sandbox.id)]
            )
            queries.add_entries(connection, [], [kept])

        await self.store.writing(save)
        sandbox.snapshots[(0, "")] = begun.version
        sandbox.asked_since = [sandbox.version] * sandbox.players
        self.rooms[sandbox.id] = sandbox
        self.wake(sandbox)
        return sandbox

    async def rematch(self, room: Room, actor: Actor) -> Room:
        """The same people again, everybody one seat further; the first one who asks makes the table."""
        async with room.lock:
            if room.status != FINISHED:
                raise Refused("not-over", 409, "the game is not over")
            self.need_seated(room, actor)
            if room.rematch is not None:
                return await self.room(room.rematch)
            places = []
            for seat in range(room.players):
                old = room.places[(seat + 1) % room.players]
                place = replace(old, seat=seat, stand_in="", token=None, clock=clocks.fresh(room.pace))
                if old.kind == PERSON and old.person is None:
                    place.kind, place.name = OPEN, ""
                places.append(place)
            origin = {"rematch": room.id}
            new = self.new_room(room.game, room.options, room.pace, places, actor, room.public, room.title, origin)
            first = new.next_entry("created", None, actor.person, origin)

            def save(connection: Any) -> str:
                rows = [place.row(new.id) for place in places]
                queries.add_table(connection, self.table_row(new, 1), rows, [first.row(new.id)])
                return queries.set_rematch(connection, room.id, new.id)

            await self.store.writing(save)
            new.take(first)
            self.rooms[new.id] = new
            room.rematch = new.id
            entry = room.next_entry("rematch", None, actor.person, {"table": new.id})
            await self.write(room, entry)
        self.publish(room)
        await self.arrive(new, actor)
        return new

    async def arrive(self, room: Room, actor: Actor) -> None:
        """Somebody opens the page of a table whose seats are all taken: it starts when everybody is there."""
        if room.status != GATHERING or room.open_seats() or not actor.seats(room) or actor.person is None:
            return
        async with room.lock:
            room.arrived.add(actor.person)
            if room.status != GATHERING or not room.people() <= room.arrived:
                return
            await self.start_locked(room, None)
        self.publish(room)

    # --- the end of the day

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


def check_pace(pace: Pace) -> None:
    good = {
        "none": True,
        "live": 10 <= pace.seconds <= 24 * 3600 and 0 <= pace.increment <= 3600,
        "days": 1 <= pace.days <= 60,
    }
    if not good.get(pace.kind, False):
        raise Refused("bad-pace", 400, "a pace is none, live (10 s to 24 h, increment up to 1 h) or days (1 to 60)")


def result_json(outcome: Outcome) -> str:
    return msgspec.json.encode({"scores": outcome.scores, "ranks": outcome.ranks, "winners": outcome.winners}).decode()


def name_bots(places: Sequence[Place]) -> None:
    """Bots without a name get one that nobody else at the table has."""
    taken = {place.name for place in places if place.name}
    for place in places:
        if place.kind == BOT and not place.name:
            place.name = next(name for name in BOT_NAMES if name not in taken)
            taken.add(place.name)


def unique_name(name: str, room: Room, seat: int) -> str:
    taken = {place.name for place in room.places if place.seat != seat}
    if name not in taken:
        return name
    return next(f"{name[: NAME_LENGTH - 3]} {i}" for i in range(2, 99) if f"{name[: NAME_LENGTH - 3]} {i}" not in taken)


#: Stars: nobody is called that, and they read the same in both languages.
BOT_NAMES = ("Vega", "Rigel", "Deneb", "Mira", "Altair", "Spica", "Atria", "Hadar", "Sirius", "Polaris")
