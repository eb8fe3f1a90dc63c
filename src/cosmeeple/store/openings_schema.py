"""How finished games began."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, ForeignKey, Integer, PrimaryKeyConstraint, String, Table, Text

from cosmeeple.store.naming import metadata

#: A seat's first answer to each kind of question, in their order: `ask` is the question's class,
#: `words` what both were called in every language, as JSON (`{"en": [question, answer]}`). A game
#: without any has one row with seat -1.
openings: Final = Table(
    "openings",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("ask", String(80), nullable=False),
    Column("choice", String(200), nullable=False),
    Column("words", Text, nullable=False),
    PrimaryKeyConstraint("table", "seat", "number"),
)
OPENINGS: Final = (openings,)
