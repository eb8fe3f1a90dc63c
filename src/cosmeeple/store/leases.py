"""Who thinks for which table, and what nobody sees to: bots that are to move, clocks that have run out.

A bot's turn is in the table itself (who is asked, who sits there), so nothing has to be queued: whoever wants to think
takes the lease of the position. It is renewed as long as its process lives; a dead one's is anybody's after a while.
Only one result can count, for it is committed with the version it was thought for.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, String, and_, case, cast, delete, literal, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from cosmeeple.store.queries import RUNNING
from cosmeeple.store.schema import leases, seats, tables

#: Milliseconds for which a lease holds.
HELD: Final = 10_000
#: Who made the last move begins to think at once; others look only at what stands for so long.
STANDING: Final = 1_000
#: A clock that ran out so long ago is seen by nobody who serves its table.
OVERDUE: Final = 300


def take(connection: Connection, table: str, version: int, node: str, at: int) -> int:
    """The lease of a position. Returns how many have begun on it, we included; 0 when somebody else has it."""
    made = sqlite.insert(leases) if connection.dialect.name == "sqlite" else postgresql.insert(leases)
    given = made.values(table=table, version=version, node=node, until=at + HELD, tries=1)
    ours = or_(leases.c.version < version, leases.c.until < at, leases.c.node == node)
    again = case((leases.c.version == version, leases.c.tries + 1), else_=1)
    taken = given.on_conflict_do_update(
        index_elements=[leases.c.table],
        set_={"version": version, "node": node, "until": at + HELD, "tries": again},
        where=and_(ours, leases.c.version <= version),
    )
    return int(connection.execute(taken.returning(leases.c.tries)).scalar() or 0)


def renew(connection: Connection, node: str, at: int) -> None:
    """The process lives, and so do its thoughts."""
    held = update(leases).where(leases.c.node == node, leases.c.until >= at - HELD)
    connection.execute(held.values(until=at + HELD))


def give_back(connection: Connection, node: str, table: str | None = None) -> None:
    """What the process thought about is anybody's."""
    mine = delete(leases).where(leases.c.node == node)
    connection.execute(mine if table is None else mine.where(leases.c.table == table))


def unthought(connection: Connection, at: int, most: int, hopeless: Collection[str] = ()) -> list[str]:
    """Running tables where a bot is to move and nobody thinks, the oldest first; not those that cannot go on."""
    if most <= 0:
        return []
    asked = literal(",").concat(tables.c.asked).concat(",")
    this = literal("%,").concat(cast(seats.c.seat, String)).concat(",%")
    held = and_(leases.c.table == tables.c.id, leases.c.until > at)
    query = (
        select(tables.c.id, tables.c.changed)
        .join(seats, seats.c.table == tables.c.id)
        .outerjoin(leases, held)
        .where(
            tables.c.status == RUNNING,
            tables.c.changed < at - STANDING,
            leases.c.table.is_(None),
            or_(seats.c.kind == "bot", seats.c.stand_in != ""),
            asked.like(this),
            tables.c.id.not_in(hopeless),
        )
    )
    return [row[0] for row in connection.execute(query.distinct().order_by(tables.c.changed).limit(most))]


def overdue(connection: Connection, at: int) -> list[str]:
    """Running tables where a person's time is over."""
    late = select(seats.c.table).join(tables, tables.c.id == seats.c.table)
    late = late.where(
        tables.c.status == RUNNING,
        seats.c.kind == "person",
        seats.c.stand_in == "",
        seats.c.deadline < at - OVERDUE,
    )
    return list(connection.execute(late.distinct()).scalars())
