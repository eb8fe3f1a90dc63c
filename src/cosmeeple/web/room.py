"""A room: one table of the store in memory, with the people at it. It changes only after its change is on disk.

The history of a room is its list of entries. Moves that were taken back stay in it; `line` is the line of play that
counts now, and `match` the kernel's record of exactly that line. Loading a room and following what other processes do
is the same fold: `Room.take` of every entry, `Room.settle` for the rows beside them.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from cosmeeple.kernel.engine.agenda import Simultaneous
from cosmeeple.kernel.engine.chance import BY_SEED, QUICK, Draws
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.journal import EVERYONE, Event, Told, heard_by
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SAME, SEAT_LETTERS, Game, load_game
from cosmeeple.kernel.kit import Kit
from cosmeeple.kernel.records.carry import follow, playing, reach
from cosmeeple.kernel.records.codec import digest, dump_table, load_table, only_answer, pick_of, question
from cosmeeple.kernel.records.together import joined, steps
from cosmeeple.kernel.records.transcript import Header, Match, Move, commitment, link_after, taken_from
from cosmeeple.kernel.records.view import SPECTATOR
from cosmeeple.kernel.words.preview import Preview
from cosmeeple.kernel.words.text import Texts
from cosmeeple.store.queries import NOBODY_NAME, RUNNING
from cosmeeple.web import clocks
from cosmeeple.web.pages import BOT, OPEN, PERSON, Line, Pace, Thought, shown_kind
from cosmeeple.web.thoughts import Grounds
from cosmeeple.web.told import dump_told, load_told

if TYPE_CHECKING:
    from sqlalchemy import RowMapping

#: Every state of every room has a number of its own, so that nothing rendered of a forgotten one is shown again.
REVISIONS = itertools.count(1)
#: Moves between two snapshots: loading never replays more.
INTERVAL = 20
#: In the body of a move: which one it is of several that were sent together. They are taken back together, too.
STEP = "step"
#: In the body of a move that the table has made for a person, who had no other answer: nobody takes back just that, and
#: nobody else may know.
ALONE = "alone"
#: Entries of a person at their own seat.
SITTING = frozenset({"move", "joined", "left", "returned"})


#: All kinds of entries. A program that does not know one must not guess what it means: it does not serve the table.
KINDS = frozenset(
    {
        *("created", "started", "move", "undone", "paused", "pace", "hints", "hint", "chat", "rematch", "nonce"),
        *("joined", "left", "returned", "seat", "stand-in", "timeout", "token", "gone", "hand", "arrived", "ready"),
        *("vacation", "vacation-over"),
        *("undo-asked", "undo-agreed", "undo-refused", "seat-asked", "seat-agreed", "seat-refused"),
    }
)


def now_ms() -> int:
    """The date of what happens. Clocks have a time of their own that nobody can set: `clocks.now`."""
    return clocks.wall()


def seat_key(seat: int, key: str) -> str:
    """An idempotency key as it is kept: it belongs to the seat that sent it, so nobody can use up another's."""
    return hashlib.blake2b(f"{seat}:{key}".encode(), digest_size=24).hexdigest()


class Refused(Exception):
    """What somebody asked for is not possible now: a key of the texts, the HTTP status, and words for programs."""

    def __init__(self, key: str, status: int = 409, detail: str = "", **values: Any) -> None:
        self.key = key
        self.status = status
        self.detail = detail or key
        self.values = values
        super().__init__(self.detail)


class Late(Refused):
    """Somebody else was first; the room has followed them, and the same may be asked of what it is now."""

    def __init__(self) -> None:
        super().__init__("stale", 409, "somebody was faster; look again")


class Damaged(Exception):
    """What is stored of a table does not fit together. `what` is seed, chain, position or rows; `move` where it shows."""

    def __init__(self, what: str, move: int, detail: str) -> None:
        self.what = what
        self.move = move
        super().__init__(f"move {move}: {detail}" if move else detail)


@dataclass
class Place:
    """Who sits at a seat. `stand_in` is the bot that plays while the person is away."""

    seat: int
    kind: str = OPEN
    person: str | None = None
    name: str = ""
    bot: str = ""
    stand_in: str = ""
    here: bool = False
    token: str | None = None
    clock: clocks.Clock = field(default_factory=clocks.Clock)

    @classmethod
    def load(cls, row: RowMapping) -> Place:
        clock = clocks.Clock(row["clock"], clocks.from_wall(row["deadline"]))
        return cls(
            row["seat"],
            row["kind"],
            row["person"],
            row["name"],
            row["bot"],
            row["stand_in"],
            bool(row["here"]),
            row["token"],
            clock,
        )

    def row(self, table: str) -> dict[str, Any]:
        return {
            "table": table,
            "seat": self.seat,
            "kind": self.kind,
            "person": self.person,
            "name": self.name,
            "bot": self.bot,
            "stand_in": self.stand_in,
            "here": self.here,
            "token": self.token,
            "clock": self.clock.left,
            "deadline": clocks.to_wall(self.clock.deadline),
        }

    def changes(self, before: Place, table: str) -> dict[str, Any]:
        """The columns that differ; what did not change is not written again, for its row may be newer."""
        old = before.row(table)
        if self.clock == before.clock:
            old |= {"deadline": None}
        new = self.row(table) | ({"deadline": None} if self.clock == before.clock else {})
        return {"seat": self.seat, **{key: value for key, value in new.items() if old[key] != value}}

    def copy(self) -> Place:
        return replace(self, clock=self.clock.copy())

    def playing_bot(self) -> str:
        """The bot that answers for the seat now, or nothing."""
        return self.bot if self.kind == BOT else self.stand_in

    def shown_kind(self) -> str:
        """What people and programs are told that sits here."""
        return shown_kind(self.kind, self.bot)

    def is_person(self) -> bool:
        """A person answers here now."""
        return self.kind == PERSON and not self.stand_in


@dataclass
class Entry:
    """One row of the history."""

    version: int
    kind: str
    seat: int | None
    person: str | None
    at: int
    body: dict[str, Any]
    choice: str | None = None
    link: str | None = None
    digest: str | None = None
    key: str | None = None
    told: list[Told] = field(default_factory=list)
    undone: bool = False
    #: What each seat heard of it, once somebody wanted to know.
    heard: dict[int, tuple[Event, ...]] = field(default_factory=dict)

    def row(self, table: str) -> dict[str, Any]:
        body = {**self.body, "told": dump_told(self.told)} if self.told else self.body
        return {
            "table": table,
            "version": self.version,
            "kind": self.kind,
            "seat": self.seat,
            "person": self.person,
            "at": self.at,
            "choice": self.choice,
            "link": self.link,
            "digest": self.digest,
            "key": self.key,
            "body": msgspec.json.encode(body).decode(),
        }

    @classmethod
    def load(cls, game: Game, row: RowMapping) -> Entry:
        body = msgspec.json.decode(row["body"])
        told = load_told(game, body.pop("told", ()))
        return cls(
            row["version"],
            row["kind"],
            row["seat"],
            row["person"],
            row["at"],
            body,
            row["choice"],
            row["link"],
            row["digest"],
            row["key"],
            told,
        )

    def heard_by(self, seat: int) -> tuple[Event, ...]:
        found = self.heard.get(seat)
        if found is None:
            found = tuple(heard_by(self.told, EVERYONE if seat == SPECTATOR else seat))
            self.heard[seat] = found
        return found


class Tried(NamedTuple):
    """A move made on a copy: the table before and after it, what happened, the link of the chain."""

    before: Table[Any]
    after: Table[Any]
    told: list[Told]
    link: str
    pick: int
    text: str
    #: Which one it is of those that were sent together.
    step: int


@dataclass
class Asking:
    """Somebody asked to take moves back, to the position after `target` moves; who must agree is worked out anew with
    every answer, for seats may change hands meanwhile."""

    seat: int
    target: int
    agreed: set[str] = field(default_factory=set)


@dataclass
class SeatAsk:
    """Somebody wants to take a bot's or an open seat of a running game. `version` is that of the entry that says so."""

    version: int
    seat: int
    person: str
    name: str
    here: bool
    #: The entry that is written when all agree: joined, or seat.
    entry: str
    #: The hash of the token that opens the seat then, for a program.
    token: str | None
    agreed: set[str] = field(default_factory=set)


@dataclass
class Advice:
    """What a bot told a person about the question that stands since a version; `known` is the table it was asked with."""

    since: int
    bot: str
    known: Table[Any]
    grounds: Grounds | None = None
    #: The same in words, by language.
    told: dict[str, Thought] = field(default_factory=dict)
    work: asyncio.Task[None] | None = None


class Room:
    """Everything about one table. Those who change it hold `lock`."""

    def __init__(self, row: RowMapping | Mapping[str, Any], places: list[Place]) -> None:
        self.id: str = row["id"]
        self.invite: str = row["invite"]
        self.game: Game = load_game(row["game"])
        self.rules_version: int = row["rules_version"]
        #: How the answers given so far are carried over to the present rules; None: they cannot be.
        self.way = self.game.way_from(self.rules_version)
        self.components: str = row["components"]
        self.players: int = row["players"]
        self.options: dict[str, str] = msgspec.json.decode(row["options"])
        self.seed = int(row["seed"])
        self.commitment: str = row["commitment"]
        self.pace = read_pace(row["pace"])
        self.title: str = row["title"]
        self.public = bool(row["public"])
        self.sandbox = bool(row["sandbox"])
        self.host: str | None = row["host"]
        self.origin: dict[str, Any] = msgspec.json.decode(row["origin"])
        self.rematch: str | None = row["rematch"]
        self.status: str = row["status"]
        self.version: int = row["version"]
        self.created: int = row["created"]
        self.started: int | None = row["started"]
        self.changed: int = row["changed"]
        self.finished: int | None = row["finished"]
        self.places = places
        self.entries: list[Entry] = []
        self.line: list[Entry] = []
        self.keys: dict[str, Entry] = {}
        #: Snapshots by (ply, link), with the version they are stored under.
        self.snapshots: dict[tuple[int, str], int] = {}
        self.match: Match | None = None
        #: How chance is made of the seed; known when the game starts.
        self.draws: Draws = BY_SEED
        #: The random numbers that people's browsers have added, and the people of whom one is still to come.
        self.nonces: dict[str, str] = {}
        self.nonces_from: frozenset[str] = frozenset()
        #: Why the position cannot be played on: other rules, other components. Empty when it can.
        self.frozen = ""
        #: What freezes it, as pages say it: a key of the texts and its values.
        self.frozen_as: tuple[str, dict[str, Any]] = ("frozen", {})
        #: For each seat, the version since which its present question stands.
        self.asked_since = [0] * self.players
        self.asking: Asking | None = None
        #: Who asks for a seat, by the version of the asking; and the people who were refused one.
        self.seat_asks: dict[int, SeatAsk] = {}
        self.refused: set[str] = set()
        #: Whether people may ask bots for advice, where somebody has decided it.
        self.hints: bool | None = None
        #: The last advice that each seat got.
        self.advice: dict[int, Advice] = {}
        self.lock = asyncio.Lock()
        #: The connection broke during the commit of the last entry: nobody knows whether it holds.
        self.unsure = False
        #: The history was rewritten: only loading it anew shows what it is.
        self.rewritten = False
        #: Another number whenever anything changes that pages show, also what is not in the history (who is online).
        self.revision = next(REVISIONS)
        self.curve: tuple[tuple[int, ...], ...] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.bot_task: asyncio.Task[None] | None = None
        #: How many have begun to think about the present position, this process included.
        self.tries = 0
        #: Hot-seat: which seat's person holds the device, by login.
        self.holders: dict[str, int] = {}
        #: The log as each seat heard it: (times something was taken back, entries read, lines).
        self.logs: dict[int, tuple[int, int, tuple[Line, ...]]] = {}
        self.taken_back = 0
        #: The people of a rematch who have opened its page.
        self.arrived: set[str] = set()
        #: A live clock begins when everybody has said that they are there, and who has.
        self.asks_ready = False
        self.ready: set[str] = set()
        self.texts: dict[str, Texts] = {}
        #: What the answers of a seat surely do: the version that it is about, and by pick.
        self.previews: dict[int, tuple[int, dict[int, Preview]]] = {}
        self.used = self.loaded = time.monotonic()

    # --- facts

    def touch(self) -> None:
        """Something that pages show has changed."""
        self.revision = next(REVISIONS)

    @property
    def kit(self) -> Kit:
        return self.game.kit()

    @property
    def table(self) -> Table[Any]:
        if self.match is None:
            raise Refused("not-started", 409, "the game has not started")
        return self.match.table

    @property
    def moves(self) -> int:
        return len(self.line)

    def names(self) -> list[str]:
        return [place.name or SEAT_LETTERS[place.seat] for place in self.places]

    def header(self) -> Header:
        seats = tuple(f"bot:{place.bot}" if place.kind == BOT else place.name or "human" for place in self.places)
        return Header(
            self.game.slug,
            self.rules_version,
            self.components,
            self.players,
            self.options,
            self.seed,
            seats,
            self.draws,
        )

    def nonces_by_seat(self) -> tuple[str, ...]:
        """What each seat's person has added; "" for nothing. Who holds several seats adds the same to each."""
        return tuple([self.nonces.get(one.person or "", "") if one.kind == PERSON else "" for one in self.places])

    def awaits_nonces(self) -> bool:
        """A browser at the table has said that it will add a number, and has not yet."""
        return not self.nonces_from & self.people() <= self.nonces.keys()

    def awaits_ready(self) -> bool:
        """The clock is live, several people play, and not all of them have said that they are there."""
        return (
            self.asks_ready and self.pace.kind == "live" and len(self.people()) > 1 and not self.people() <= self.ready
        )

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [place.seat for place in self.places if place.kind == PERSON and place.person == person]

    def people(self) -> set[str]:
        """The people who play now."""
        return {place.person for place in self.places if place.is_person() and place.person is not None}

    def seated(self) -> set[str]:
        """The people who hold a seat, also those for whom a bot stands in. Somebody deleted holds nothing any more."""
        return {
            place.person
            for place in self.places
            if place.kind == PERSON and place.person is not None and place.name != NOBODY_NAME
        }

    def is_solo(self) -> bool:
        """One person with bots: nobody else sits there, nor at the same device."""
        return len(self.seated()) < 2 and not any(place.here for place in self.places)

    def is_rated(self) -> bool:
        """The result will count for ratings (`statistics.ratings_of`)."""
        return self.public and not self.sandbox and self.players > 1

    def hands_seen(self, person: str) -> set[int]:
        """The seats whose cards the person has seen in this game: those they hold, and those they held or played."""
        begun = self.first_version()
        return {
            *(self.seats_of(person) if begun else ()),
            *(
                entry.seat
                for entry in self.entries
                if entry.seat is not None
                and entry.person == person
                and entry.version > begun > 0
                and (
                    entry.kind in SITTING
                    or (entry.kind == "seat" and (entry.body["kind"] == PERSON or "gave" in entry.body))
                )
            ),
        }

    def opened_by(self, seat: int) -> str | None:
        """Who freed the seat for whoever comes by the link, and so agreed to them."""
        for entry in reversed(self.entries):
            if entry.seat == seat and entry.kind == "seat" and entry.body["kind"] == OPEN:
                return entry.person
        return None

    def hints_allowed(self) -> bool:
        """Advice of bots: as the host decided; without that, where it can wrong nobody. Never in a game that counts."""
        if self.is_rated():
            return False
        return self.is_solo() if self.hints is None else self.hints

    def deciders(self) -> tuple[int, ...]:
        return self.match.table.deciders() if self.match is not None and self.status == RUNNING else ()

    def open_seats(self) -> list[int]:
        return [place.seat for place in self.places if place.kind == OPEN]

    def sent_with(self, entry: Entry) -> str:
        """The text that a move came with: its own, or those of all answers that were sent together up to it."""
        step = int(entry.body.get(STEP, 1))
        return joined([one.choice or "" for one in self.entries[entry.version - step : entry.version]])

    def position_version(self) -> int:
        """The version of the last entry that changed the position."""
        for entry in reversed(self.entries):
            if entry.kind in ("move", "undone", "started"):
                return entry.version
        return 0

    def course(self) -> str:
        """The table's game until something is taken back. What bots remember belongs to it: after an undo they would know
        what comes next.
        """
        return f"{self.id}/{self.taken_back}"

    def next_entry(self, kind: str, seat: int | None, person: str | None, body: dict[str, Any], **fields: Any) -> Entry:
        assert kind in KINDS, kind
        at = max(now_ms(), self.entries[-1].at) if self.entries else now_ms()
        return Entry(self.version + 1, kind, seat, person, at, body, **fields)

    # --- taking in what is on disk

    def take(self, entry: Entry) -> None:
        """An entry of the history, as it was written; all that follows from it but the position, which `settle` or
        whoever wrote it sets."""
        self.entries.append(entry)
        self.version = entry.version
        if entry.key:
            self.keys[entry.key] = entry
        self.take_play(entry)
        self.take_people(entry)
        self.take_asking(entry)
        if entry.kind not in KINDS:
            self.frozen = self.frozen or f"a newer program wrote {entry.kind!r} at this table"
        self.rewritten = self.rewritten or entry.kind == "gone"

    def take_play(self, entry: Entry) -> None:
        """What the entry does to the line of play, and since when each seat has its present question."""
        match entry.kind:
            case "move":
                self.line.append(entry)
                if entry.body.get("stands") and entry.seat is not None:
                    self.asked_since[entry.seat] = entry.version
                else:
                    self.asked_since = [entry.version] * self.players
            case "undone":
                self.taken_back += 1
                kept = int(entry.body["to"])
                for move in self.line[kept:]:
                    move.undone = True
                del self.line[kept:]
                self.curve = None
                self.asked_since = [entry.version] * self.players
            case "started":
                self.draws = load_draws(entry.body.get("draws"))
                self.asked_since = [entry.version] * self.players
            case "created":
                self.nonces_from = frozenset(entry.body.get("nonces", ()))
                self.asks_ready = bool(entry.body.get("ready"))

    def take_people(self, entry: Entry) -> None:
        """Who has come, who is ready, who holds a shared device, and what else people have decided."""
        person = entry.person or ""
        match entry.kind:
            case "hints":
                self.hints = bool(entry.body["on"])
            case "nonce":
                self.nonces[person] = entry.body["nonce"]
                self.arrived.add(person)
            case "arrived":
                self.arrived.add(person)
            case "ready" | "joined":
                # Who sits down is there.
                self.ready.add(person)
            case "seat" if entry.body["kind"] == PERSON:
                self.ready.add(person)
            case "hand" if entry.seat is not None:
                self.holders[entry.body["login"]] = entry.seat

    def take_asking(self, entry: Entry) -> None:
        """Who asks for what is in the history too, so a restart forgets nobody's question."""
        body = entry.body
        match entry.kind:
            case "move" | "undone" | "started" | "undo-refused":
                self.asking = None
            case "undo-asked":
                self.asking = Asking(entry.seat or 0, int(body["to"]))
            case "undo-agreed" if self.asking is not None and entry.person is not None:
                self.asking.agreed.add(entry.person)
            case "seat-asked" if entry.seat is not None and entry.person is not None:
                self.seat_asks[entry.version] = SeatAsk(
                    entry.version, entry.seat, entry.person, body["name"], body["here"], body["entry"], body["token"]
                )
            case "seat-agreed" if entry.person is not None and body["ask"] in self.seat_asks:
                self.seat_asks[body["ask"]].agreed.add(entry.person)
            case "seat-refused":
                ask = self.seat_asks.pop(body["ask"], None)
                if ask is not None and ask.person != entry.person:
                    self.refused.add(ask.person)
            case "joined" | "seat":
                # The seat is taken, or its player is another: who still wants it asks again.
                self.seat_asks = {key: ask for key, ask in self.seat_asks.items() if ask.seat != entry.seat}

    def settle(self, columns: RowMapping | Mapping[str, Any]) -> None:
        """What stands in the table's row, as far as it changes."""
        for name in ("status", "started", "changed", "finished", "rematch"):
            if name in columns:
                setattr(self, name, columns[name])
        if "pace" in columns:
            self.pace = read_pace(columns["pace"])

    def start_of(self, news: Sequence[Entry], kept: Sequence[RowMapping]) -> tuple[int, int] | None:
        """The snapshot from which the position after these entries is worked out, as (ply, version it is stored under);
        None where it leads on from the one we have, or there is none."""
        if not any(entry.kind in ("undone", "started") for entry in news) or self.way is None or self.frozen:
            return None
        line = list(self.line)
        for entry in news:
            if entry.kind == "move":
                line.append(entry)
            elif entry.kind == "undone":
                del line[int(entry.body["to"]) :]
        known = self.snapshots | {(one["ply"], one["link"]): one["version"] for one in kept}
        for ply in range(len(line), -1, -1):
            version = known.get((ply, (line[ply - 1].link or "") if ply else ""))
            if version is not None:
                return ply, version
        raise Damaged("rows", len(line), "there is no snapshot to go on from")

    def follow(
        self,
        row: RowMapping,
        places: Sequence[RowMapping],
        news: Sequence[Entry],
        kept: Sequence[RowMapping],
        start: tuple[int, str] | None = None,
    ) -> None:
        """What others have written, all read at one moment: it is not judged again. `start` is a snapshot, with its ply,
        where the position does not lead on from ours. Nobody sees a room that has followed half of it.
        """
        ply, table = self.moves, None if self.match is None else self.match.table
        for entry in news:
            self.take(entry)
        for snapshot in kept:
            self.snapshots[(snapshot["ply"], snapshot["link"])] = snapshot["version"]
        self.settle(row)
        self.places = [Place.load(place) for place in places]
        self.unsure = False
        if self.version != row["version"] or self.moves != row["moves"] or len(places) != self.players:
            raise Damaged("rows", self.moves, f"its history ends at {self.version}, not at {row['version']}")
        if self.way is None or self.frozen:
            self.match = None
        elif start is not None:
            self.set_position(self.position_from(start[1], start[0], self.moves))
        elif table is not None:
            if self.moves > ply:
                table = table.clone()
                table.telling = False
                self.replay(table, ply, self.moves)
            self.set_position(table)

    def tail_moves(self) -> list[Move]:
        return [Move(entry.seat or 0, entry.choice or "", entry.link or "") for entry in self.line]

    def link_at(self, ply: int) -> str:
        return (self.line[ply - 1].link or "") if ply else ""

    def snapshot_before(self, ply: int) -> tuple[int, int]:
        """The nearest snapshot on this line of play: (ply, version it is stored under)."""
        for count in range(ply, -1, -1):
            version = self.snapshots.get((count, self.link_at(count)))
            if version is not None:
                return count, version
        raise Damaged("rows", ply, "there is no snapshot to go on from")

    def snapshot_row(self, version: int, ply: int, link: str, table: Table[Any]) -> dict[str, Any]:
        body = msgspec.json.encode(dump_table(self.game, table)).decode()
        return {"table": self.id, "version": version, "ply": ply, "link": link, "body": body}

    def position_from(self, body: str, ply: int, upto: int) -> Table[Any]:
        """The position after `upto` moves, from a snapshot after `ply`: replays at most one interval."""
        try:
            table = load_table(self.game, msgspec.json.decode(body))
            table.telling = False
            self.need_digest(table, ply)
            self.replay(table, ply, upto)
        except (BadInput, msgspec.DecodeError) as error:
            if self.rules_version != self.game.rules_version and isinstance(error, BadInput):
                raise
            raise Damaged("position", upto, f"cannot be played again: {error}") from None
        return table

    def replay(self, table: Table[Any], ply: int, upto: int) -> None:
        """Make the moves after `ply` again, up to `upto`; BadInput when the present rules allow one of them no more,
        Damaged when it leads elsewhere by the same rules.

        Questions that are new since are answered for those who were not asked, up to the position that they saw.
        """
        assert self.way is not None, "a table without a way is frozen"
        play = playing(table)
        for number, entry in enumerate(self.line[ply:upto], ply + 1):
            follow(self.way, table, entry.seat or 0, entry.choice or "", play, number)
            if digest(table) != entry.digest and not reach(self.way, table, play, partial(is_position, entry.digest)):
                if self.way == SAME:
                    raise self.another_position(number)

    def need_digest(self, table: Table[Any], ply: int) -> None:
        """The position after `ply` moves must be the one that was written; Damaged when it is another."""
        written = self.line[ply - 1].digest if ply else self.first_digest()
        while digest(table) != written:
            # Earlier rules gave some answers unasked where there was only one.
            only = only_answer(table)
            if only is not None:
                table.apply(*only)
                continue
            raise self.another_position(ply)

    def another_position(self, ply: int) -> Damaged:
        return Damaged(
            "position",
            ply,
            "the position is another than the one that was written: a row was changed, or the rules were changed "
            "without a new version",
        )

    def first_digest(self) -> str | None:
        return next((entry.digest for entry in self.entries if entry.kind == "started"), None)

    def check_chain(self) -> None:
        """Every link of the history, also of moves that were taken back, from the digests beside them: nothing has to be
        played for it, so it is quick however long the game was. Damaged at the first that is wrong.
        """
        if self.commitment != commitment(self.seed):
            raise Damaged("seed", 0, "the seed does not match its commitment")
        links = [self.header().link()]
        for number, entry in enumerate(self.entries, 1):
            if entry.version != number:
                raise Damaged("rows", len(links) - 1, f"entry {number} is missing")
            if entry.kind == "move":
                link = link_after(links[-1], entry.seat or 0, entry.choice or "", entry.digest or "")
                if link != entry.link:
                    raise Damaged("chain", len(links), f"the digest chain breaks: {entry.link} should be {link}")
                links.append(link)
            elif entry.kind == "undone":
                del links[int(entry.body["to"]) + 1 :]

    def freeze(self, error: Damaged) -> None:
        """Nobody plays on what is damaged; all other tables go on."""
        self.frozen = f"what is stored of this table is damaged; {error}"
        self.frozen_as = ("frozen-damage", {"what": error.what, "move": error.move})
        self.match = None

    def set_position(self, table: Table[Any]) -> None:
        table.telling = True
        happened = [self.first_told(), *[entry.told for entry in self.line]]
        self.match = Match(self.game, self.header(), self.kit, table, self.tail_moves(), happened)

    def first_told(self) -> list[Told]:
        for entry in self.entries:
            if entry.kind == "started":
                return entry.told
        return []

    def first_version(self) -> int:
        """The version at which the game started."""
        return next((entry.version for entry in self.entries if entry.kind == "started"), 0)

    def check_rules(self) -> None:
        """Old games stay readable when the rules have changed, but they cannot go on."""
        if self.way is None:
            now = self.game.rules_version
            self.frozen = f"played with rules version {self.rules_version}; this program has {now}"
            self.frozen_as = ("frozen-rules", {"then": self.rules_version, "now": now})
        elif self.components != self.kit.digest:
            self.frozen = "played with other component data"
            self.frozen_as = ("frozen-components", {})

    # --- a move, tried out

    def try_moves(self, seat: int, answers: Sequence[str]) -> list[Tried]:
        """Make the moves, each on a copy of what the one before it has made: all of them, or IllegalChoice."""
        assert self.match is not None
        tried: list[Tried] = []
        before = self.match.table
        link = self.link_at(self.moves) or self.header().link()
        for number, (text, after) in enumerate(zip(answers, steps(before, seat, answers), strict=False), 1):
            pick = pick_of(question(before), text)
            link = link_after(link, seat, text, digest(after))
            tried.append(Tried(before, after, taken_from(after), link, pick, text, number))
            before = after
        return tried

    def is_stale(self, seat: int, expected: int) -> bool:
        """Has the seat's question changed since the version that its page shows?"""
        return not self.asked_since[seat] <= expected <= self.version


def dump_draws(draws: Draws) -> dict[str, Any]:
    """For the entry that starts a game. Games from before there were keyed draws have none, and still need none."""
    if draws.kind == QUICK:
        return {}
    return {"draws": {"kind": draws.kind, "table": draws.table, "nonces": list(draws.nonces)}}


def load_draws(body: Mapping[str, Any] | None) -> Draws:
    return BY_SEED if body is None else Draws(body["kind"], body["table"], tuple(body["nonces"]))


def is_position(wanted: str | None, table: Table[Any]) -> bool:
    return digest(table) == wanted


def still_the_same_question(before: Table[Any], after: Table[Any]) -> bool:
    """Only somebody's secret answer was added; the others are asked what they were asked before."""
    if not before.agenda or not after.agenda or len(before.agenda) != len(after.agenda):
        return False
    old, new = before.agenda[-1], after.agenda[-1]
    if not isinstance(old, Simultaneous) or type(old) is not type(new):
        return False
    assert isinstance(new, Simultaneous)
    return old.seats == new.seats and all(
        list(now)[: len(then)] == list(then) for then, now in zip(before.given, after.given, strict=True)
    )


def read_pace(text: str) -> Pace:
    return Pace(**msgspec.json.decode(text))


def load_room(
    row: RowMapping, places: Sequence[RowMapping], history: Sequence[RowMapping], kept: Sequence[RowMapping]
) -> Room:
    """A room from its rows; the position is still to be set. Frozen when the rows do not fit together, and Damaged when
    they make no room at all.
    """
    try:
        room = Room(row, [])
        room.version = 0
        room.check_rules()
        room.follow(row, places, [Entry.load(room.game, one) for one in history], kept)
        room.check_chain()
    except Damaged as error:
        room.version = row["version"]
        room.places = [Place.load(place) for place in places]
        room.freeze(error)
    except (BadInput, ValueError, TypeError, LookupError, AttributeError) as error:
        raise Damaged("rows", 0, f"a row cannot be read: {error!r}"[:300]) from None
    room.rewritten = False
    return room
