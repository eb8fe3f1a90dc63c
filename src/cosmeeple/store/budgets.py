"""What is left of a limit that all processes share: one statement each, so that two cannot take the
same."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, func
from sqlalchemy.dialects import postgresql, sqlite

from cosmeeple.store.schema import buckets

#: Milliseconds after which nothing of a bucket matters: it is full again, or forgotten.
OLD: Final = 24 * 60 * 60 * 1000


def take(connection: Connection, key: str, per_second: float, burst: float, at: int) -> bool:
    """One of the tokens of this key, if there is one: so many come back in a second, up to the
    burst."""
    made = (
        sqlite.insert(buckets)
        if connection.dialect.name == "sqlite"
        else postgresql.insert(buckets)
    )
    least = func.min if connection.dialect.name == "sqlite" else func.least
    passed = (at - buckets.c.at) / 1000.0
    there = least(burst, buckets.c.tokens + passed * per_second)
    given = made.values(key=key, tokens=burst - 1.0, at=at).on_conflict_do_update(
        index_elements=[buckets.c.key], set_={"tokens": there - 1.0, "at": at}, where=there >= 1.0
    )
    # Counts of rows are not told of an insert that may be an update.
    return connection.execute(given.returning(buckets.c.key)).first() is not None


def tidy(connection: Connection, at: int) -> None:
    """Buckets that nobody has used for long."""
    connection.execute(delete(buckets).where(buckets.c.at < at - OLD))
