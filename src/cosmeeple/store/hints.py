"""Advice that bots give to people: one process thinks, another may show the page. Nobody else reads
it: it tells what a seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from cosmeeple.store.schema import hints

#: Milliseconds after which nobody thinks any more: the process is gone.
LONGEST: Final = 120_000
#: Milliseconds after which nobody reads it any more.
OLD: Final = 24 * 60 * 60 * 1000


def keep(connection: Connection, row: dict[str, Any]) -> None:
    """The last one of a seat."""
    made = sqlite.insert(hints) if connection.dialect.name == "sqlite" else postgresql.insert(hints)
    given = made.values(**row, said=1)
    instead = {**row, "said": hints.c.said + 1}
    connection.execute(
        given.on_conflict_do_update(index_elements=[hints.c.table, hints.c.seat], set_=instead)
    )


def of_table(connection: Connection, table: str, at: int) -> Sequence[RowMapping]:
    """Those of a table; one that nobody thinks about any more is none."""
    rows = connection.execute(select(hints).where(hints.c.table == table)).mappings().all()
    return [row for row in rows if row["body"] or row["at"] > at - LONGEST]


def tidy(connection: Connection, at: int) -> None:
    """Those that are about questions of days ago."""
    connection.execute(delete(hints).where(hints.c.at < at - OLD))
