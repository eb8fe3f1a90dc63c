"""What people are to each other, and what they report to the keeper."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from cosmeeple.store.naming import metadata

#: From one person to another: kind is asked (to be friends), friend (a row each way), or blocked.
ties: Final = Table(
    "ties",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("other", String(24), ForeignKey("people.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "other"),
    Index("ix_ties_other", "other"),
)

#: What the keeper of the server shall look at; `settled` when that has been done.
reports: Final = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("about", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("settled", BigInteger, nullable=True),
)
TIES: Final = (ties, reports)
