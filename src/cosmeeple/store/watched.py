"""How far somebody has watched a table: what happened later is told as "while you were away". And
when a process last heard of somebody, wherever that was: who reads pages is not away."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, case, delete, exists, select
from sqlalchemy.dialects import postgresql, sqlite

from cosmeeple.store.nodes import DEAD
from cosmeeple.store.schema import nodes, watched

#: Milliseconds after which somebody who comes back is told more than they need.
OLD: Final = 60 * 24 * 60 * 60 * 1000
#: Instead of a table: the person was heard of somewhere, through whichever process.
ANYWHERE: Final = ""


def note(
    connection: Connection, table: str, person: str, version: int, at: int, node: str = ""
) -> None:
    """The person has watched up to this version, and never less far than before; `node`: the
    process through which they go on watching."""
    made = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(watched)
    given = made.values(table=table, person=person, version=version, at=at, node=node)
    further = case((watched.c.version > version, watched.c.version), else_=version)
    connection.execute(
        given.on_conflict_do_update(
            index_elements=[watched.c.table, watched.c.person],
            set_={"version": further, "at": at, "node": node},
        )
    )


def upto(connection: Connection, table: str, person: str, at: int) -> tuple[int, bool]:
    """The last version that the person is known to have watched, 0 for none; and whether they go on
    watching through a process that lives."""
    alive = select(nodes.c.id).where(nodes.c.id == watched.c.node, nodes.c.seen > at - DEAD)
    found = select(watched.c.version, exists(alive))
    row = connection.execute(
        found.where(watched.c.table == table, watched.c.person == person)
    ).first()
    return (0, False) if row is None else (row[0], bool(row[1]))


def hear(connection: Connection, people: Iterable[str], at: int) -> None:
    """These people have asked a process for something just now."""
    for person in people:
        note(connection, ANYWHERE, person, 0, at)


def last_heard(connection: Connection, person: str) -> int:
    """When a process last said so; 0 for never."""
    query = select(watched.c.at).where(watched.c.table == ANYWHERE, watched.c.person == person)
    return int(connection.execute(query).scalar() or 0)


def tidy(connection: Connection, at: int) -> None:
    """Those of long ago."""
    connection.execute(delete(watched).where(watched.c.at < at - OLD))
