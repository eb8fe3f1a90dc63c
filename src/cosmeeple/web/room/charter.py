"""The charter of a table: what it was made with. None of it ever changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from cosmeeple.kernel.box import kit_of
from cosmeeple.kernel.game import Game, load_game
from cosmeeple.kernel.kit import Kit

if TYPE_CHECKING:
    from sqlalchemy import RowMapping


@dataclass(frozen=True)
class Charter:
    """The columns of a table's row that are written once."""

    id: str
    invite: str
    game: Game
    rules_version: int
    components: str
    players: int
    options: dict[str, str]
    seed: int
    commitment: str
    title: str
    public: bool
    sandbox: bool
    host: str | None
    origin: dict[str, Any]
    created: int

    @classmethod
    def load(cls, row: RowMapping | Mapping[str, Any]) -> Charter:
        """From a table's row."""
        return cls(
            row["id"],
            row["invite"],
            load_game(row["game"]),
            row["rules_version"],
            row["components"],
            row["players"],
            msgspec.json.decode(row["options"]),
            int(row["seed"]),
            row["commitment"],
            row["title"],
            bool(row["public"]),
            bool(row["sandbox"]),
            row["host"],
            msgspec.json.decode(row["origin"]),
            row["created"],
        )

    @property
    def kit(self) -> Kit:
        """The components: ours, or the copy of an owner who made the table with it."""
        copy = self.origin.get("box")
        return kit_of(self.game.slug, copy) if copy else self.game.kit()

    def row(self) -> dict[str, Any]:
        """Its part of a table's row."""
        return {
            "id": self.id,
            "invite": self.invite,
            "game": self.game.slug,
            "rules_version": self.rules_version,
            "components": self.components,
            "players": self.players,
            "options": msgspec.json.encode(self.options).decode(),
            "seed": str(self.seed),
            "commitment": self.commitment,
            "title": self.title,
            "public": self.public,
            "sandbox": self.sandbox,
            "host": self.host,
            "origin": msgspec.json.encode(self.origin).decode(),
            "created": self.created,
        }

    def is_rated(self) -> bool:
        """The result will count for ratings (`statistics.ratings_of`)."""
        return self.public and not self.sandbox and self.players > 1
