"""Where people are reached when they are away: addresses, what they have been told, tickets,
vacations."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from cosmeeple.store.naming import metadata

#: How somebody wants to be told. `mail` is a confirmed address; `wanted` is off, soon, hours or
#: daily; `seen` is when any server process last heard of the person; `mailed` is the last digest.
reach: Final = Table(
    "reach",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("mail", String(254), nullable=True, index=True),
    Column("wanted", String(8), nullable=False),
    Column("hour", Integer, nullable=False),
    Column("push", Boolean, nullable=False),
    Column("language", String(8), nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("mailed", BigInteger, nullable=True),
)

#: Browsers that take pushed notices; `id` is the hash of the address that the browser's maker gave.
subscriptions: Final = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

#: Questions that wait for somebody who is away. `mark` is the version of the seat's own last move:
#: with the next one the question is another. What has a time in `pushed` or `mailed` has been told.
turns: Final = Table(
    "turns",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("table", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("mark", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("pushed", BigInteger, nullable=True),
    Column("mailed", BigInteger, nullable=True),
    PrimaryKeyConstraint("person", "table", "seat"),
)

#: Links that work once: kind is mail (confirm an address) or password. Only the hash of the link is
#: kept.
tickets: Final = Table(
    "tickets",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("address", String(254), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=True),
)

#: Turn-based clocks of a person stand still from `begins` to `ends`.
vacations: Final = Table(
    "vacations",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("begins", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "begins"),
)

REACH: Final = (reach, subscriptions, turns, tickets, vacations)
