"""Who watches which table through which process: for the others at the table, and for those who
would call them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, delete, insert, select

from cosmeeple.store.nodes import DEAD
from cosmeeple.store.schema import nodes, presence

#: The row for those who watch without a seat.
WATCHERS = ""

#: The people with a page open, and how many watch without a seat.
Seen = tuple[frozenset[str], int]


def say(connection: Connection, node: str, seen: Mapping[str, Seen]) -> None:
    """What this process knows of these tables."""
    for table, (people, watchers) in seen.items():
        connection.execute(
            delete(presence).where(presence.c.node == node, presence.c.table == table)
        )
        rows = [
            {"table": table, "node": node, "person": person, "watchers": 0}
            for person in sorted(people)
        ]
        if watchers:
            rows.append({"table": table, "node": node, "person": WATCHERS, "watchers": watchers})
        if rows:
            connection.execute(insert(presence), rows)


def elsewhere(connection: Connection, tables: Sequence[str], node: str, at: int) -> dict[str, Seen]:
    """What all other living processes know of these tables."""
    alive = select(presence.c.table, presence.c.person, presence.c.watchers)
    alive = alive.join(nodes, nodes.c.id == presence.c.node)
    rows = connection.execute(
        alive.where(presence.c.table.in_(tables), presence.c.node != node, nodes.c.seen > at - DEAD)
    )
    found: dict[str, Seen] = {}
    for table, person, watchers in rows:
        people, number = found.get(table, (frozenset(), 0))
        found[table] = (people | {person} if person else people, number + watchers)
    return found
