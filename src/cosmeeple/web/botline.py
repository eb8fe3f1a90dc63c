"""The line of bots that want to think: whose turn is it?

First those for whom somebody waits, last the tables of bots alone. Among equals it is fair between
addresses, within one between people, and for one person between tables: whoever has had the least
of the bots' time lately, counting what the next thought will cost, comes first. So who opens fifty
tables waits for themselves, and a thought that costs nothing waits for nobody's search.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Final

#: Half of what somebody has used is forgotten after so many seconds.
HALF: Final = 60.0
MOST_KEYS: Final = 20_000
#: When a person's table has waited so many seconds, those that are watched come first no longer.
PATIENCE: Final = 20.0


class Rank(IntEnum):
    """For whom a bot thinks."""

    WATCHED = 0
    PEOPLE = 1
    ALONE_WATCHED = 2
    ALONE = 3


@dataclass(frozen=True)
class Payer:
    """For whom: a person, and the address they come from."""

    address: str
    person: str


@dataclass(eq=False)
class Claim:
    """A thought that waits for its turn. Who waits for it is asked again each time, for people come
    and go."""

    table: str
    rank: Callable[[], Rank]
    payers: Callable[[], Sequence[Payer]]
    quick: bool = False
    cost: float = 0.0
    since: float = 0.0
    #: Set while the table of bots alone holds one of their places.
    alone: bool = False
    #: Done when it is the thought's turn.
    called: asyncio.Future[Any] | None = field(default=None, repr=False)


class Used:
    """Seconds that were used, by key; half forgotten every minute."""

    def __init__(self) -> None:
        self.amounts: dict[Hashable, tuple[float, float]] = {}

    def of(self, key: Hashable, now: float) -> float:
        """How much has been used under a key lately."""
        amount, at = self.amounts.get(key, (0.0, now))
        return float(amount * 0.5 ** ((now - at) / HALF))

    def add(self, key: Hashable, seconds: float, now: float) -> None:
        """So many seconds more."""
        self.amounts[key] = (max(0.0, self.of(key, now) + seconds), now)
        if len(self.amounts) > MOST_KEYS:
            kept = sorted(self.amounts, key=lambda one: self.of(one, now))[MOST_KEYS // 2 :]
            self.amounts = {one: self.amounts[one] for one in kept}


class BotLine:
    """Those who wait, and what everybody has had."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.waiting: list[Claim] = []
        self.used = Used()
        #: Told of every cost that is charged.
        self.charged: Callable[[Claim, float], None] = lambda *_: None

    def join(self, claim: Claim) -> None:
        """At the end of the line."""
        claim.since = self.clock()
        self.waiting.append(claim)

    def leave(self, claim: Claim) -> None:
        """Out of the line."""
        if claim in self.waiting:
            self.waiting.remove(claim)

    def call(self, *, quick_only: bool = False, alone: bool = True) -> Claim | None:
        """Whose turn is it? They leave the line. `alone`: may tables of bots alone come?"""
        now = self.clock()
        able = [(claim.rank(), claim) for claim in self.waiting if claim.quick or not quick_only]
        able = [(rank, claim) for rank, claim in able if alone or rank < Rank.ALONE_WATCHED]
        if not able:
            return None
        first = min(rank for rank, _ in able)
        # Somebody's game that nobody looks at must not stand still for ever: after a while they are
        # all equal.
        late = any(rank == Rank.PEOPLE and now - claim.since > PATIENCE for rank, claim in able)
        last = Rank.PEOPLE if late else first
        rows = [
            (payer, claim)
            for rank, claim in able
            if first <= rank <= last
            for payer in claim.payers()
        ]
        rows = self.least(rows, lambda row: ("address", row[0].address), now)
        rows = self.least(rows, lambda row: ("person", row[0].person), now)
        rows = self.least(rows, lambda row: ("table", row[1].table), now)
        _, chosen = min(rows, key=lambda row: row[1].since)
        self.waiting.remove(chosen)
        chosen.alone = first > Rank.PEOPLE
        return chosen

    def least(
        self,
        rows: list[tuple[Payer, Claim]],
        key: Callable[[tuple[Payer, Claim]], tuple[str, str]],
        now: float,
    ) -> list[tuple[Payer, Claim]]:
        """The rows of the one who would have had least after their cheapest thought here."""
        cheapest: dict[tuple[str, str], float] = {}
        for row in rows:
            cheapest[key(row)] = min(row[1].cost, cheapest.get(key(row), row[1].cost))
        best = min(cheapest, key=lambda one: self.used.of(one, now) + cheapest[one])
        return [row for row in rows if key(row) == best]

    def charge(self, claim: Claim, seconds: float) -> None:
        """All for whom it was thought share the cost; a negative one is given back."""
        now = self.clock()
        payers = claim.payers()
        for kind, names in (
            ("address", [payer.address for payer in payers]),
            ("person", [payer.person for payer in payers]),
            ("table", [claim.table]),
        ):
            for name in names:
                self.used.add((kind, name), seconds / len(names), now)
        self.charged(claim, seconds)
