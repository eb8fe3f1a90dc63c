"""The company of a room: who sits where, who has come, and who asks whom for what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from cosmeeple.draw.seen import AUTOMATON, BOT, OPEN, PERSON
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.store.accounts import NOBODY_NAME
from cosmeeple.web import clocks
from cosmeeple.web.pace import Pace
from cosmeeple.web.room.entry import Entry

if TYPE_CHECKING:
    from sqlalchemy import RowMapping


def shown_kind(kind: str, bot: str) -> str:
    """What sits there: an automaton is kept as a bot of that name, but nobody is told that it is
    one.

    >>> shown_kind("bot", "greedy"), shown_kind("bot", "automaton")
    ('bot', 'automaton')
    """
    return AUTOMATON if kind == BOT and bot == AUTOMATON else kind


@dataclass
class Chair:
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
    def load(cls, row: RowMapping) -> Chair:
        """From a row."""
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
        """As a row keeps it."""
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

    def changes(self, before: Chair, table: str) -> dict[str, Any]:
        """The columns that differ; what did not change is not written again, for its row may be
        newer."""
        old = before.row(table)
        if self.clock == before.clock:
            old |= {"deadline": None}
        new = self.row(table) | ({"deadline": None} if self.clock == before.clock else {})
        return {
            "seat": self.seat,
            **{key: value for key, value in new.items() if old[key] != value},
        }

    def copy(self) -> Chair:
        """A chair that can be changed alone."""
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
class Asking:
    """Somebody asked to take moves back, to the position after `target` moves; who must agree is
    worked out again with every answer, for seats may change hands meanwhile."""

    seat: int
    target: int
    agreed: set[str] = field(default_factory=set)


@dataclass
class SeatAsk:
    """Somebody wants to take a bot's or an open seat of a running game. `version` is that of the
    entry that says so."""

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


class Company:
    """The people and bots of a table, as the history has made them."""

    def __init__(self, chairs: list[Chair]) -> None:
        self.chairs = chairs
        #: The random numbers that people's browsers have added, and the people of whom one is still
        #: to come.
        self.nonces: dict[str, str] = {}
        self.nonces_from: frozenset[str] = frozenset()
        self.asking: Asking | None = None
        #: Who asks for a seat, by the version of the asking; and the people who were refused one.
        self.seat_asks: dict[int, SeatAsk] = {}
        self.refused: set[str] = set()
        #: Whether people may ask bots for advice, where somebody has decided it.
        self.hints: bool | None = None
        #: Hot-seat: which seat's person holds the device, by login.
        self.holders: dict[str, int] = {}
        #: The people of a rematch who have opened its page.
        self.arrived: set[str] = set()
        #: A live clock begins when everybody has said that they are there, and who has.
        self.asks_ready = False
        self.ready: set[str] = set()
        #: Not all of those brought together said so in time: nobody sits here any more.
        self.dissolved = False

    # --- facts

    def names(self) -> list[str]:
        """The names at the seats, or their letters."""
        return [chair.name or SEAT_LETTERS[chair.seat] for chair in self.chairs]

    def nonces_by_seat(self) -> tuple[str, ...]:
        """What each seat's person has added; "" for nothing. Who holds several seats adds the same
        to each."""
        return tuple(
            [
                self.nonces.get(one.person or "", "") if one.kind == PERSON else ""
                for one in self.chairs
            ]
        )

    def awaits_nonces(self) -> bool:
        """A browser at the table has said that it will add a number, and has not yet."""
        return not self.nonces_from & self.people() <= self.nonces.keys()

    def awaits_ready(self, pace: Pace) -> bool:
        """The clock is live, several people play, and not all of them have said that they are
        there."""
        return (
            self.asks_ready
            and pace.kind == "live"
            and len(self.people()) > 1
            and not self.people() <= self.ready
        )

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds."""
        if person is None:
            return []
        return [
            chair.seat for chair in self.chairs if chair.kind == PERSON and chair.person == person
        ]

    def people(self) -> set[str]:
        """The people who play now."""
        return {
            chair.person for chair in self.chairs if chair.is_person() and chair.person is not None
        }

    def deadlines(self) -> list[int]:
        """When the clocks of people run out, by `clocks.now`."""
        moments = [chair.clock.deadline for chair in self.chairs if chair.is_person()]
        return [moment for moment in moments if moment is not None]

    def seated(self) -> set[str]:
        """The people who hold a seat, also those for whom a bot stands in. Somebody deleted holds
        nothing any more."""
        return {
            chair.person
            for chair in self.chairs
            if chair.kind == PERSON and chair.person is not None and chair.name != NOBODY_NAME
        }

    def is_solo(self) -> bool:
        """One person with bots: nobody else sits there, nor at the same device."""
        return len(self.seated()) < 2 and not any(chair.here for chair in self.chairs)

    def open_seats(self) -> list[int]:
        """The seats that nobody holds."""
        return [chair.seat for chair in self.chairs if chair.kind == OPEN]

    def timed(
        self, pace: Pace, before: Sequence[int], after: Sequence[int], at: int
    ) -> list[Chair]:
        """Copies of the chairs whose clock changes with a move."""
        if pace.kind == "none":
            return []
        changed = [
            chair.copy() for chair in self.chairs if (chair.seat in before) != (chair.seat in after)
        ]
        run_clocks(pace, changed, before, after, at)
        return changed

    # --- taking in what is on disk

    def take(self, entry: Entry) -> None:
        """What an entry of the history does to those at the table."""
        self.take_people(entry)
        self.take_asking(entry)

    def take_people(self, entry: Entry) -> None:
        """Who has come, who is ready, who holds a shared device, and what else people have
        decided."""
        person = entry.person or ""
        match entry.kind:
            case "created":
                self.nonces_from = frozenset(entry.body.get("nonces", ()))
                self.asks_ready = bool(entry.body.get("ready"))
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
            case "dissolved":
                self.dissolved = True
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
                    entry.version,
                    entry.seat,
                    entry.person,
                    body["name"],
                    body["here"],
                    body["entry"],
                    body["token"],
                )
            case "seat-agreed" if entry.person is not None and body["ask"] in self.seat_asks:
                self.seat_asks[body["ask"]].agreed.add(entry.person)
            case "seat-refused":
                ask = self.seat_asks.pop(body["ask"], None)
                if ask is not None and ask.person != entry.person:
                    self.refused.add(ask.person)
            case "joined" | "seat":
                # The seat is taken, or its player is another: who still wants it asks again.
                self.seat_asks = {
                    key: ask for key, ask in self.seat_asks.items() if ask.seat != entry.seat
                }


def run_clocks(
    pace: Pace, chairs: Sequence[Chair], before: Sequence[int], after: Sequence[int], at: int
) -> None:
    """Those who are asked now think on their own time; who has answered gets what the pace adds."""
    for chair in chairs:
        if chair.seat in after:
            if chair.is_person():
                clocks.ask(pace, chair.clock, at)
        elif chair.seat in before:
            clocks.answer(pace, chair.clock, at)
