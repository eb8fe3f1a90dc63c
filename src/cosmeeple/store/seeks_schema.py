"""Wishes for a game."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from cosmeeple.store.naming import metadata

#: State is waiting, matched (then `table` says where), withdrawn or lapsed. `mu` is the person's
#: rating in the game when the wish was made, `near` how far from it the others' may be (nothing:
#: any), `friends` that only friends fit. `seen` is when the person was last heard of: with a live
#: clock nobody is seated who has gone.
seeks: Final = Table(
    "seeks",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("pace", String(12), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("friends", Boolean, nullable=False),
    Column("mu", Float, nullable=False),
    Column("near", Float, nullable=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("state", String(10), nullable=False),
    Column("ended", BigInteger, nullable=True),
    Column("table", String(24), nullable=True),
    Index("ix_seeks_state_created", "state", "created"),
)
SEEKS: Final = (seeks,)
