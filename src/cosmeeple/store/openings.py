"""What is asked of the database about a person's games: the latest ones, how they began, and
against whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, select

from cosmeeple.store.openings_schema import openings
from cosmeeple.store.queries import FINISHED
from cosmeeple.store.schema import seats, tables

#: Games that everybody may look up: public ones that are over and were no what-ifs.
OPEN = and_(tables.c.public.is_(True), tables.c.sandbox.is_(False), tables.c.status == FINISHED)


def keep(connection: Connection, table: str, rows: Sequence[Mapping[str, Any]]) -> None:
    """Once; where another process has been first, its rows are the same."""
    if (
        connection.execute(
            select(openings.c.table).where(openings.c.table == table).limit(1)
        ).first()
        is None
    ):
        none = {"seat": -1, "number": 0, "ask": "", "choice": "", "words": "{}"}
        connection.execute(insert(openings), [{"table": table, **row} for row in rows or [none]])


def games_of(connection: Connection, person: str, most: int) -> list[dict[str, Any]]:
    """The person's latest games that everybody may look up, with the seat that they held."""
    query = select(
        tables.c.id,
        tables.c.game,
        tables.c.players,
        tables.c.title,
        tables.c.finished,
        tables.c.result,
    )
    query = query.add_columns(seats.c.seat).join(seats, seats.c.table == tables.c.id)
    held = query.where(
        OPEN, seats.c.person == person, seats.c.kind == "person", tables.c.result.is_not(None)
    )
    ordered = held.order_by(tables.c.finished.desc(), tables.c.id).limit(most)
    return [dict(row) for row in connection.execute(ordered).mappings()]


def unread(connection: Connection, person: str, most: int) -> list[str]:
    """Games of the person whose beginnings nobody has looked at yet, the latest first."""
    known = select(openings.c.table)
    query = select(tables.c.id, tables.c.finished).join(seats, seats.c.table == tables.c.id)
    held = query.where(
        OPEN, seats.c.person == person, seats.c.kind == "person", tables.c.id.not_in(known)
    )
    return [
        row[0] for row in connection.execute(held.order_by(tables.c.finished.desc()).limit(most))
    ]


def openings_of(connection: Connection, ids: Sequence[str]) -> list[dict[str, Any]]:
    """How these games began."""
    query = select(openings).where(openings.c.table.in_(ids), openings.c.seat >= 0)
    ordered = query.order_by(openings.c.table, openings.c.seat, openings.c.number)
    return [dict(row) for row in connection.execute(ordered).mappings()]


def forget_tables(connection: Connection, ids: Sequence[str]) -> None:
    """Nothing is kept of tables that are deleted."""
    connection.execute(delete(openings).where(openings.c.table.in_(ids)))
