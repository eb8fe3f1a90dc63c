"""Tournaments, those who play in them, and who sat where in which round."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from cosmeeple.store.naming import metadata

#: System is swiss or robin, state gathering, running, finished or cancelled. `rest` are the minutes
#: between two rounds, `next_at` when the next one begins; nothing while one is played. `version`
#: counts changes: whoever is first.
tournaments: Final = Table(
    "tournaments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", String(12), nullable=False),
    Column("system", String(8), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("rest", Integer, nullable=False),
    Column("host", String(24), ForeignKey("people.id"), nullable=True, index=True),
    Column("state", String(10), nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("round", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger, nullable=True),
    Column("next_at", BigInteger, nullable=True),
    Column("finished", BigInteger, nullable=True),
    Index("ix_tournaments_state", "state"),
)

#: A person or a bot. `seed` orders them at the start, by rating; `rests` takes a break from the
#: next rounds, `gone` has left for good.
entrants: Final = Table(
    "entrants",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("tournament", String(24), ForeignKey("tournaments.id"), nullable=False, index=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=True, index=True),
    Column("bot", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seed", Integer, nullable=False),
    Column("rests", Boolean, nullable=False),
    Column("gone", BigInteger, nullable=True),
    Column("joined", BigInteger, nullable=False),
)

#: Where each entrant was in each round: kind is game (board, table and seat say where), bye, break
#: or void (a game that the host called off). `points` is nothing while the game is played.
pairings: Final = Table(
    "pairings",
    metadata,
    Column("tournament", String(24), ForeignKey("tournaments.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("entrant", String(24), ForeignKey("entrants.id"), nullable=False),
    Column("kind", String(6), nullable=False),
    Column("board", Integer, nullable=False),
    Column("table", String(24), nullable=True, index=True),
    Column("seat", Integer, nullable=False),
    Column("points", Float, nullable=True),
    PrimaryKeyConstraint("tournament", "round", "entrant"),
)
TOURNAMENTS: Final = (tournaments, entrants, pairings)
