"""Everything that is asked of the database, each question a function of a connection."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    Connection,
    RowMapping,
    Table,
    and_,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from cosmeeple.store.schema import (
    coaches,
    companion_entries,
    companions,
    entries,
    hints,
    people,
    seats,
    settings,
    snapshots,
    tables,
    thoughts,
)

GATHERING, RUNNING, FINISHED = "gathering", "running", "finished"
DAY = 24 * 60 * 60 * 1000

# --- settings


def server_secret(connection: Connection) -> str:
    """The secret that signs what browsers keep; made once per database, by whoever is first."""
    secret = select(settings.c.value).where(settings.c.key == "secret")
    found = connection.execute(secret).scalar()
    if found is None:
        insert_once(connection, settings, {"key": "secret", "value": secrets.token_hex(32)})
        found = connection.execute(secret).scalar_one()
    return str(found)


def insert_once(connection: Connection, table: Table, row: Mapping[str, Any]) -> bool:
    """A row, unless there is one with its key; was it ours?"""
    made = sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)
    # Counts of rows are not told of an insert that may do nothing.
    once = made.values(**row).on_conflict_do_nothing().returning(*table.primary_key)
    return connection.execute(once).first() is not None


def beat(connection: Connection, at: int) -> None:
    """Write something: whoever wants to know whether the disk takes writes has to try."""
    changed = connection.execute(
        update(settings).where(settings.c.key == "heartbeat").values(value=str(at))
    )
    if not changed.rowcount:
        insert_once(connection, settings, {"key": "heartbeat", "value": str(at)})


# --- tables


def add_table(
    connection: Connection,
    table: Mapping[str, Any],
    places: Sequence[Mapping[str, Any]],
    first: Iterable[Mapping[str, Any]],
) -> None:
    """A new table with its seats and first entries."""
    connection.execute(insert(tables).values(**table))
    connection.execute(insert(seats), [dict(place) for place in places])
    for entry in first:
        connection.execute(insert(entries).values(**entry))


def add_entries(
    connection: Connection, many: Sequence[Mapping[str, Any]], kept: Sequence[Mapping[str, Any]]
) -> None:
    """A whole recorded game at once: for imports."""
    if many:
        connection.execute(insert(entries), [dict(entry) for entry in many])
    if kept:
        connection.execute(insert(snapshots), [dict(snapshot) for snapshot in kept])


def append(
    connection: Connection,
    history: Sequence[Mapping[str, Any]],
    table: Mapping[str, Any],
    places: Sequence[Mapping[str, Any]] = (),
    snapshot: Mapping[str, Any] | None = None,
    thought: str | None = None,
) -> bool:
    """More entries of a table and what they change, if they are the next ones; False when somebody
    was first.

    `places` are columns of seats that change, with their `seat`. The primary key of entries is a
    second guard.
    """
    id_, first, last = history[0]["table"], history[0]["version"], history[-1]["version"]
    next_one = update(tables).where(tables.c.id == id_, tables.c.version == first - 1)
    if not connection.execute(next_one.values(version=last, **table)).rowcount:
        return False
    for entry in history:
        connection.execute(insert(entries).values(**entry))
    for place in places:
        own = {key: value for key, value in place.items() if key not in ("table", "seat")}
        if own:
            here = (seats.c.table == id_, seats.c.seat == place["seat"])
            connection.execute(update(seats).where(*here).values(**own))
    if snapshot is not None:
        connection.execute(insert(snapshots).values(**snapshot))
    if thought is not None:
        connection.execute(insert(thoughts).values(table=id_, version=last, body=thought))
    return True


def thought_body(connection: Connection, table: str, version: int) -> str | None:
    """What a bot thought before the move of this version."""
    query = select(thoughts.c.body).where(thoughts.c.table == table, thoughts.c.version == version)
    return connection.execute(query).scalar()


Since = tuple[RowMapping, Sequence[RowMapping], Sequence[RowMapping], Sequence[RowMapping]]


def load_table(connection: Connection, table: str) -> Since | None:
    """The table, its seats, its entries in order, and where snapshots lie (without their
    bodies)."""
    return since(connection, table, 0)


def since(connection: Connection, table: str, version: int) -> Since | None:
    """The same, with only the entries and snapshots after a version; None when there is no such
    table."""
    found = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
    if found is None:
        return None
    places = (
        connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))
        .mappings()
        .all()
    )
    news = select(entries).where(entries.c.table == table, entries.c.version > version)
    kept = select(snapshots.c.version, snapshots.c.ply, snapshots.c.link)
    kept = kept.where(snapshots.c.table == table, snapshots.c.version > version)
    return (
        found,
        places,
        connection.execute(news.order_by(entries.c.version)).mappings().all(),
        connection.execute(kept.order_by(snapshots.c.version)).mappings().all(),
    )


class Stand(NamedTuple):
    """How far a table has come: its log, and how often something was written beside it (advice, the
    coach)."""

    version: int = 0
    beside: tuple[int, int] = (0, 0)


def stands(connection: Connection, ids: Sequence[str]) -> dict[str, Stand]:
    """How far these tables have come."""
    advised = select(func.sum(hints.c.said)).where(hints.c.table == tables.c.id).scalar_subquery()
    coached = select(coaches.c.said).where(coaches.c.table == tables.c.id).scalar_subquery()
    rows = connection.execute(
        select(tables.c.id, tables.c.version, advised, coached).where(tables.c.id.in_(ids))
    )
    return {row[0]: Stand(row[1], (row[2] or 0, row[3] or 0)) for row in rows}


def snapshot_body(connection: Connection, table: str, version: int) -> str:
    """A snapshot by the version it is stored under."""
    return str(
        connection.execute(
            select(snapshots.c.body).where(
                snapshots.c.table == table, snapshots.c.version == version
            )
        ).scalar_one()
    )


def table_of_invite(connection: Connection, invite: str) -> str | None:
    """The table that a link leads to."""
    return connection.execute(select(tables.c.id).where(tables.c.invite == invite)).scalar()


def seat_of_token(connection: Connection, token: str) -> tuple[str, int] | None:
    """The seat that a program's token opens."""
    row = connection.execute(
        select(seats.c.table, seats.c.seat).where(seats.c.token == token)
    ).first()
    return None if row is None else (row[0], row[1])


def lobby_tables(
    connection: Connection, person: str | None, limit: int = 60
) -> Sequence[RowMapping]:
    """What the lobby lists: my tables of any kind, and public ones that gather or run; the latest
    first."""
    mine = select(seats.c.table).where(seats.c.person == person) if person else None
    # What nobody has touched for a day is of interest only to those at it.
    recent = tables.c.changed > time.time_ns() // 1_000_000 - DAY
    public = and_(tables.c.public.is_(True), tables.c.status.in_((GATHERING, RUNNING)), recent)
    wanted = (
        or_(public, tables.c.id.in_(mine), tables.c.host == person) if mine is not None else public
    )
    query = select(tables).where(wanted).order_by(tables.c.changed.desc()).limit(limit)
    return connection.execute(query).mappings().all()


def finished_tables(connection: Connection, limit: int = 12) -> Sequence[RowMapping]:
    """The public games that have ended, the latest first."""
    query = select(tables).where(
        tables.c.public.is_(True), tables.c.status == FINISHED, tables.c.sandbox.is_(False)
    )
    return (
        connection.execute(query.order_by(tables.c.finished.desc()).limit(limit)).mappings().all()
    )


def tables_of(connection: Connection, person: str, limit: int) -> Sequence[str]:
    """Tables that gather or run at which the person sits, the latest first."""
    mine = select(seats.c.table).where(seats.c.person == person, seats.c.kind == "person")
    query = select(tables.c.id).where(
        tables.c.id.in_(mine), tables.c.status.in_((GATHERING, RUNNING))
    )
    return connection.execute(query.order_by(tables.c.changed.desc()).limit(limit)).scalars().all()


def waiting_for(connection: Connection, person: str) -> int:
    """How many running tables ask this person."""
    query = select(tables.c.asked, seats.c.seat).join(seats, seats.c.table == tables.c.id)
    rows = connection.execute(
        query.where(
            tables.c.status == RUNNING,
            seats.c.person == person,
            seats.c.kind == "person",
            seats.c.stand_in == "",
        )
    )
    return sum(1 for asked, seat in rows if str(seat) in asked.split(","))


def seats_of(connection: Connection, ids: Sequence[str]) -> dict[str, list[RowMapping]]:
    """The seats of tables, by table."""
    found: dict[str, list[RowMapping]] = {}
    rows = connection.execute(
        select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)
    ).mappings()
    for row in rows:
        found.setdefault(row["table"], []).append(row)
    return found


#: Games, their seats in order, and the people with an account: (id, name).
Finished = tuple[Sequence[RowMapping], Sequence[RowMapping], Sequence[tuple[str, str]]]


def finished_games(connection: Connection) -> Finished:
    """Every finished game that counts, in the order of their ends: results and who held the
    seats."""
    counted = and_(
        tables.c.status == FINISHED, tables.c.sandbox.is_(False), tables.c.result.is_not(None)
    )
    games = select(
        tables.c.id, tables.c.game, tables.c.players, tables.c.public, tables.c.result
    ).where(counted)
    sat = select(seats.c.table, seats.c.kind, seats.c.person, seats.c.bot).join(
        tables, tables.c.id == seats.c.table
    )
    named = select(people.c.id, people.c.name).where(people.c.account.is_not(None))
    return (
        connection.execute(games.order_by(tables.c.finished, tables.c.id)).mappings().all(),
        connection.execute(sat.where(counted).order_by(seats.c.table, seats.c.seat))
        .mappings()
        .all(),
        [(row[0], row[1]) for row in connection.execute(named)],
    )


#: How many finished games count, and when the last one ended: another one, and the figures are
#: others.
Mark = tuple[int, int | None]


def finished_mark(connection: Connection) -> Mark:
    """What changes whenever another game has ended: how many have, and when the last one did."""
    counted = and_(
        tables.c.status == FINISHED, tables.c.sandbox.is_(False), tables.c.result.is_not(None)
    )
    row = connection.execute(select(func.count(), func.max(tables.c.finished)).where(counted)).one()
    return int(row[0]), row[1]


def counts(connection: Connection) -> dict[str, int]:
    """How many tables there are of each status."""
    rows = connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
    return {str(row[0]): int(row[1]) for row in rows}


# --- companions


def add_companion(connection: Connection, companion: Mapping[str, Any]) -> None:
    """A new companion."""
    connection.execute(insert(companions).values(**companion))


def append_to_companion(
    connection: Connection, companion: str, many: Sequence[Mapping[str, Any]]
) -> None:
    """More entries, all or none. If another process was first, the primary key refuses them."""
    connection.execute(insert(companion_entries), [dict(entry) for entry in many])
    last = many[-1]
    connection.execute(
        update(companions)
        .where(companions.c.id == companion)
        .values(version=last["version"], changed=last["at"])
    )


def load_companion(
    connection: Connection, companion: str
) -> tuple[RowMapping, Sequence[RowMapping]] | None:
    """A companion with its entries; None where there is none."""
    found = (
        connection.execute(select(companions).where(companions.c.id == companion))
        .mappings()
        .first()
    )
    if found is None:
        return None
    said = select(companion_entries).where(companion_entries.c.companion == companion)
    return found, connection.execute(said.order_by(companion_entries.c.version)).mappings().all()


def companion_version(connection: Connection, companion: str) -> int | None:
    """How far its log has come."""
    return connection.execute(
        select(companions.c.version).where(companions.c.id == companion)
    ).scalar()


def companions_of(connection: Connection, person: str, most: int = 20) -> Sequence[RowMapping]:
    """A person's companions, the latest first."""
    own = (
        select(companions).where(companions.c.host == person).order_by(companions.c.changed.desc())
    )
    return connection.execute(own.limit(most)).mappings().all()
