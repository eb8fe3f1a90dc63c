"""What is asked of the database about tournaments.

A tournament is its rows: every process can lead it on, and only one at a time does, for it holds
the tournament's row until the next round with all its tables is written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, func, insert, select, update

from cosmeeple.store.schema import tables
from cosmeeple.store.tournaments_schema import entrants, pairings, tournaments

GATHERING, RUNNING, FINISHED, CANCELLED = "gathering", "running", "finished", "cancelled"
GAME, BYE, BREAK, VOID = "game", "bye", "break", "void"
Row = dict[str, Any]
#: The longest list.
LISTED: Final = 40


def add_tournament(connection: Connection, row: Mapping[str, Any], most: int) -> bool:
    """False when its host has enough under way."""
    going = tournaments.c.state.in_((GATHERING, RUNNING))
    own = (
        select(func.count())
        .select_from(tournaments)
        .where(tournaments.c.host == row["host"], going)
    )
    if connection.execute(own).scalar_one() >= most:
        return False
    first = {
        "state": GATHERING,
        "paused": False,
        "round": 0,
        "version": 1,
        "started": None,
        "next_at": None,
    }
    connection.execute(insert(tournaments).values(**row, **first, finished=None))
    return True


def hold(connection: Connection, tournament: str) -> Row | None:
    """The tournament, held until the transaction ends: nobody else changes it meanwhile."""
    mine = update(tournaments).where(tournaments.c.id == tournament)
    if not connection.execute(mine.values(version=tournaments.c.version + 1)).rowcount:
        return None
    return one(connection, tournament)


def one(connection: Connection, tournament: str) -> Row | None:
    """A tournament by its id."""
    found = (
        connection.execute(select(tournaments).where(tournaments.c.id == tournament))
        .mappings()
        .first()
    )
    return None if found is None else dict(found)


def change(connection: Connection, /, tournament: str, **values: Any) -> None:
    """Other values for a tournament."""
    connection.execute(update(tournaments).where(tournaments.c.id == tournament).values(**values))


def listed(connection: Connection) -> list[Row]:
    """Those that can be joined or watched, then the latest that are over; with how many play."""
    count = select(entrants.c.tournament, func.count().label("count")).where(
        entrants.c.gone.is_(None)
    )
    counted = count.group_by(entrants.c.tournament).subquery()
    query = select(tournaments, func.coalesce(counted.c.count, 0).label("count"))
    query = query.outerjoin(counted, counted.c.tournament == tournaments.c.id).where(
        tournaments.c.state != CANCELLED
    )
    rows = connection.execute(query.order_by(tournaments.c.created.desc()).limit(LISTED)).mappings()
    order = (GATHERING, RUNNING, FINISHED)
    return sorted([dict(row) for row in rows], key=lambda row: order.index(row["state"]))


def under_way(connection: Connection) -> list[str]:
    """The tournaments that are being played."""
    return list(
        connection.execute(select(tournaments.c.id).where(tournaments.c.state == RUNNING)).scalars()
    )


def of_table(connection: Connection, table: str) -> str | None:
    """The tournament that a table belongs to."""
    found = connection.execute(
        select(pairings.c.tournament).where(pairings.c.table == table).limit(1)
    ).scalar()
    return None if found is None else str(found)


# --- those who play


def entrants_of(connection: Connection, tournament: str) -> list[Row]:
    """All, also those who have left: by their strength at the start, before it as they came."""
    query = select(entrants).where(entrants.c.tournament == tournament)
    rows = connection.execute(
        query.order_by(entrants.c.seed, entrants.c.joined, entrants.c.id)
    ).mappings()
    return [dict(row) for row in rows]


def add_entrant(connection: Connection, row: Mapping[str, Any]) -> None:
    """Somebody enters."""
    first = {"seed": 0, "rests": False, "gone": None}
    connection.execute(insert(entrants).values(**first, **row))


def change_entrant(connection: Connection, /, entrant: str, **values: Any) -> None:
    """Other values for an entrant."""
    connection.execute(update(entrants).where(entrants.c.id == entrant).values(**values))


def drop_entrant(connection: Connection, entrant: str) -> None:
    """Before the start: as if they had never come."""
    connection.execute(entrants.delete().where(entrants.c.id == entrant))


# --- rounds


def pairings_of(connection: Connection, tournament: str) -> list[Row]:
    """Everybody in every round, with what their table says: status and result."""
    query = select(pairings, tables.c.status, tables.c.result).outerjoin(
        tables, tables.c.id == pairings.c.table
    )
    rows = connection.execute(
        query.where(pairings.c.tournament == tournament).order_by(
            pairings.c.round, pairings.c.board, pairings.c.seat, pairings.c.entrant
        )
    )
    return [dict(row) for row in rows.mappings()]


def add_pairings(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
    """Who meets whom in a round."""
    connection.execute(insert(pairings), [dict(row) for row in rows])


def set_points(
    connection: Connection, tournament: str, number: int, entrant: str, points: float
) -> None:
    """What somebody has made in a round."""
    own = (
        pairings.c.tournament == tournament,
        pairings.c.round == number,
        pairings.c.entrant == entrant,
    )
    connection.execute(update(pairings).where(*own).values(points=points))


def void(connection: Connection, tournament: str, number: int, board: int, points: float) -> bool:
    """A game is called off: everybody at the board gets the same. False when it is over already."""
    own = (
        pairings.c.tournament == tournament,
        pairings.c.round == number,
        pairings.c.board == board,
    )
    open_now = (pairings.c.kind == GAME, pairings.c.points.is_(None))
    return bool(
        connection.execute(
            update(pairings).where(*own, *open_now).values(kind=VOID, points=points)
        ).rowcount
    )


def unstarted(connection: Connection, tournament: str) -> list[tuple[str, int]]:
    """Tables of a tournament that have not begun, and when they were made."""
    query = select(tables.c.id, tables.c.created).join(pairings, pairings.c.table == tables.c.id)
    rows = connection.execute(
        query.where(
            pairings.c.tournament == tournament,
            tables.c.status == GATHERING,
            pairings.c.kind == GAME,
        ).distinct()
    )
    return [(row[0], row[1]) for row in rows]
