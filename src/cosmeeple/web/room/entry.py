"""An entry: one row of a table's history, the only form in which anything happens to a room."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from cosmeeple.kernel.engine.chance import BY_SEED, QUICK, Draws
from cosmeeple.kernel.engine.journal import EVERYONE, Event, Told, heard_by
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.records.view import SPECTATOR
from cosmeeple.web import clocks
from cosmeeple.web.told import dump_told, load_told

if TYPE_CHECKING:
    from sqlalchemy import RowMapping

#: In the body of a move: which one it is of several that were sent together. They are taken back
#: together, too.
STEP = "step"
#: In the body of a move that the table has made for a person, who had no other answer: nobody takes
#: back just that, and nobody else may know.
ALONE = "alone"
#: Entries of a person at their own seat.
SITTING = frozenset({"move", "joined", "left", "returned"})


#: Those that change the position.
POSITION_KINDS = ("move", "undone", "started")
#: All kinds of entries. A program that does not know one must not guess what it means: it does not
#: serve the table.
KINDS = frozenset(
    {
        *(
            "created",
            "started",
            "move",
            "undone",
            "paused",
            "pace",
            "hints",
            "hint",
            "chat",
            "rematch",
            "nonce",
        ),
        *(
            "joined",
            "left",
            "returned",
            "seat",
            "stand-in",
            "timeout",
            "token",
            "gone",
            "hand",
            "arrived",
            "ready",
            "dissolved",
        ),
        *("vacation", "vacation-over"),
        *("undo-asked", "undo-agreed", "undo-refused", "seat-asked", "seat-agreed", "seat-refused"),
    }
)


def now_ms() -> int:
    """The date of what happens. Clocks have a time of their own that nobody can set:
    `clocks.now`."""
    return clocks.wall()


def seat_key(seat: int, key: str) -> str:
    """An idempotency key as it is kept: it belongs to the seat that sent it, so nobody can use up
    another's."""
    return hashlib.blake2b(f"{seat}:{key}".encode(), digest_size=24).hexdigest()


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
        """As a row keeps it."""
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
        """From a row."""
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
        """What a seat heard of it."""
        found = self.heard.get(seat)
        if found is None:
            found = tuple(heard_by(self.told, EVERYONE if seat == SPECTATOR else seat))
            self.heard[seat] = found
        return found


def dump_draws(draws: Draws) -> dict[str, Any]:
    """For the entry that starts a game. Games from before there were keyed draws have none, and
    still need none."""
    if draws.kind == QUICK:
        return {}
    return {"draws": {"kind": draws.kind, "table": draws.table, "nonces": list(draws.nonces)}}


def load_draws(body: Mapping[str, Any] | None) -> Draws:
    """From the entry that starts a game."""
    return BY_SEED if body is None else Draws(body["kind"], body["table"], tuple(body["nonces"]))
