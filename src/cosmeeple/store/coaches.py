"""What a coach knows of its table, for whichever process is asked next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, delete, select, update

from cosmeeple.store.queries import insert_once
from cosmeeple.store.schema import coaches

#: Milliseconds after which a game that nobody went on with may lose its coach's notes.
OLD: Final = 30 * 24 * 60 * 60 * 1000


def load(connection: Connection, table: str) -> str | None:
    """What is kept of a table's coach, as JSON."""
    return connection.execute(select(coaches.c.body).where(coaches.c.table == table)).scalar()


def change(connection: Connection, table: str, at: int, become: Callable[[str | None], str]) -> str:
    """What is kept becomes what `become` makes of it; one after another, whichever process asks.
    Returns what is kept now."""
    insert_once(connection, coaches, {"table": table, "body": "", "at": at, "said": 0})
    one = coaches.c.table == table
    before = connection.execute(select(coaches.c.body).where(one).with_for_update()).scalar()
    body = become(before or None)
    values = {"body": body, "at": at, "said": coaches.c.said + 1}
    connection.execute(update(coaches).where(one).values(**values))
    return body


def tidy(connection: Connection, at: int) -> None:
    """Those of games that nobody went on with."""
    connection.execute(delete(coaches).where(coaches.c.at < at - OLD))
