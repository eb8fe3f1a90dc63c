"""Which processes are alive, and what time it is.

When all of them were down, nobody could play: the time is nobody's, and the first that starts again
gives it back with an entry `paused` at every table whose live clock runs. One process that starts
beside others changes no clock.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, text, update

from cosmeeple.store import jobs
from cosmeeple.store.queries import RUNNING, insert_once
from cosmeeple.store.schema import buckets, entries, nodes, presence, seats, settings, tables

#: Milliseconds after which a process that has not been seen counts as dead.
DEAD: Final = 15_000
#: How often each says that it lives, in seconds.
BEAT: Final = 5.0
FORGOTTEN: Final = 60 * 60 * 1000
#: A shorter pause is none.
SHORTEST_PAUSE: Final = 1_000
ALIVE: Final = "alive"
LOCK: Final = 0x0C05_3EE8


def clock_ahead(connection: Connection) -> int:
    """How far the database's clock is ahead of ours, in milliseconds; on the same machine it is the
    same clock."""
    if connection.dialect.name == "sqlite":
        return 0
    best, found = 1 << 60, 0
    for _ in range(3):
        asked = time.time_ns() // 1_000_000
        there = connection.execute(
            text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        ).scalar_one()
        answered = time.time_ns() // 1_000_000
        if answered - asked < best:
            best, found = answered - asked, int(there) - (asked + answered) // 2
    # Less than the question took is no difference.
    return found if abs(found) > best else 0


def enter(connection: Connection, node: str, kind: str, at: int, *, alone: bool) -> int:
    """A process begins. Returns the milliseconds for which nobody served, if that is so: they have
    been given back.

    `alone`: no other process can be there, whatever rows are left.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    if alone:
        for passing in (nodes, presence, buckets):
            connection.execute(delete(passing))
        jobs.free_all(connection)
    missing = 0
    if kind == "serve" and not living(connection, at, "serve"):
        last = connection.execute(select(settings.c.value).where(settings.c.key == ALIVE)).scalar()
        missing = at - int(last) if last is not None else 0
        if missing > SHORTEST_PAUSE:
            pause(connection, at, missing)
        else:
            missing = 0
    connection.execute(insert(nodes).values(id=node, kind=kind, started=at, seen=at))
    say_alive(connection, at, kind)
    jobs.mend(connection, at)
    return missing


def say_alive(connection: Connection, at: int, kind: str) -> None:
    """A server notes that it lives."""
    if kind != "serve":
        return
    if not connection.execute(
        update(settings).where(settings.c.key == ALIVE).values(value=str(at))
    ).rowcount:
        insert_once(connection, settings, {"key": ALIVE, "value": str(at)})


def beat(
    connection: Connection, node: str, kind: str, at: int, in_hand: Collection[tuple[str, str]] = ()
) -> None:
    """The process lives, and is at these jobs."""
    if not connection.execute(update(nodes).where(nodes.c.id == node).values(seen=at)).rowcount:
        insert_once(connection, nodes, {"id": node, "kind": kind, "started": at, "seen": at})
    gone = list(
        connection.execute(select(nodes.c.id).where(nodes.c.seen < at - FORGOTTEN)).scalars()
    )
    if gone:
        connection.execute(delete(presence).where(presence.c.node.in_(gone)))
        connection.execute(delete(nodes).where(nodes.c.id.in_(gone)))
    jobs.renew(connection, node, at, in_hand)
    say_alive(connection, at, kind)


def leave(connection: Connection, node: str, kind: str, at: int) -> None:
    """The process ends in good order."""
    jobs.give_back(connection, node)
    connection.execute(delete(presence).where(presence.c.node == node))
    connection.execute(delete(nodes).where(nodes.c.id == node))
    say_alive(connection, at, kind)


def living(connection: Connection, at: int, kind: str = "") -> list[str]:
    """The processes that were seen lately."""
    query = select(nodes.c.id).where(nodes.c.seen > at - DEAD)
    return list(connection.execute(query.where(nodes.c.kind == kind) if kind else query).scalars())


def live_clocks(connection: Connection) -> list[tuple[str, int, int]]:
    """Tables where a live clock runs: id, version, and when the last entry was made."""
    running = select(tables.c.id, tables.c.version, tables.c.changed).join(
        seats, seats.c.table == tables.c.id
    )
    running = running.where(
        tables.c.status == RUNNING, tables.c.pace.like('%"live"%'), seats.c.deadline.is_not(None)
    )
    return [(row[0], row[1], row[2]) for row in connection.execute(running.distinct())]


def pause(connection: Connection, at: int, missing: int) -> None:
    """Give the missing time back wherever a live clock runs."""
    for table, version, changed in live_clocks(connection):
        entry = {"table": table, "version": version + 1, "kind": "paused", "at": max(at, changed)}
        mine = update(tables).where(tables.c.id == table, tables.c.version == version)
        if not connection.execute(mine.values(version=version + 1)).rowcount:
            continue
        connection.execute(
            insert(entries).values(**entry, body=msgspec.json.encode({"missing": missing}).decode())
        )
        later = update(seats).where(seats.c.table == table, seats.c.deadline.is_not(None))
        connection.execute(later.values(deadline=seats.c.deadline + missing))


def count(connection: Connection, at: int) -> int:
    """How many processes live that serve."""
    living_ones = (
        select(func.count())
        .select_from(nodes)
        .where(nodes.c.seen > at - DEAD, nodes.c.kind == "serve")
    )
    return int(connection.execute(living_ones).scalar_one())
