"""What a keeper sees and changes in the database: the sizes of tables, who was seen when, a new
password, what is deleted, and what is so old that it can go."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from sqlalchemy import Connection, delete, func, select

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.store import Store, accounts, learned, queries, reach
from cosmeeple.store.openings_schema import openings
from cosmeeple.store.schema import (
    analyses,
    companion_entries,
    companions,
    entries,
    hints,
    jobs,
    logins,
    people,
    presence,
    seats,
    snapshots,
    tables,
    thoughts,
)
from cosmeeple.web.accounts import HASHER, check_password, fold
from cosmeeple.web.room import Refused
from cosmeeple.web.service.actor import new_token

DAY = queries.DAY
#: What belongs to a table, in the order in which it can go.
OF_TABLE = (thoughts, analyses, openings, snapshots, entries, seats, jobs, presence, hints)


def size_of_tables(connection: Connection, ids: Sequence[str]) -> int:
    """Bytes of what is written about these tables: moves, positions, thoughts."""
    total = 0
    for chunk in chunks(ids):
        for kept in (entries, snapshots, thoughts):
            total += connection.execute(
                select(func.coalesce(func.sum(func.length(kept.c.body)), 0)).where(
                    kept.c.table.in_(chunk)
                )
            ).scalar_one()
    return int(total)


def chunks(ids: Sequence[str]) -> list[Sequence[str]]:
    """In portions that a query takes."""
    return [ids[start : start + 500] for start in range(0, len(ids), 500)]


def as_size(number: float) -> str:
    """A number of bytes as people say it.

    >>> as_size(900), as_size(20_000), as_size(3_400_000)
    ('900 B', '20 kB', '3.4 MB')
    """
    for unit, size in (("GB", 1e9), ("MB", 1e6), ("kB", 1e3)):
        if number >= size:
            return (
                f"{number / size:.1f} {unit}"
                if number < 10 * size
                else f"{number / size:.0f} {unit}"
            )
    return f"{number:.0f} B"


def as_day(at: int | None) -> str:
    """A date as the keeper reads it."""
    return "-" if at is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(at / 1000))


def show_tables(connection: Connection, console: Console, status: str | None) -> None:
    """The tables as a list."""
    query = select(tables).order_by(tables.c.changed.desc())
    rows = (
        connection.execute(query.where(tables.c.status == status) if status else query)
        .mappings()
        .all()
    )
    sat = queries.seats_of(connection, [row["id"] for row in rows]) if rows else {}
    shown = Table("id", "game", "title", "status", "moves", "seats", "changed", "size")
    for row in rows:
        names = ", ".join(seat["name"] or seat["bot"] or "-" for seat in sat.get(row["id"], []))
        shown.add_row(
            *map(
                escape,
                (row["id"], row["game"], row["title"], row["status"], str(row["moves"]), names),
            ),
            as_day(row["changed"]),
            as_size(size_of_tables(connection, [row["id"]])),
        )
    console.print(shown)
    console.print(f"{len(rows)} tables")


def last_seen(connection: Connection) -> dict[str, int]:
    """When each person was last there."""
    rows = connection.execute(
        select(logins.c.person, func.max(logins.c.seen)).group_by(logins.c.person)
    )
    return {row[0]: row[1] for row in rows}


def show_people(connection: Connection, console: Console, *, guests: bool) -> None:
    """The people as a list."""
    query = select(people.c.id, people.c.name, people.c.account, people.c.created).where(
        people.c.deleted.is_(None)
    )
    if not guests:
        query = query.where(people.c.account.is_not(None))
    rows = connection.execute(query.order_by(people.c.created)).all()
    seen = last_seen(connection)
    sat = connection.execute(select(seats.c.person, func.count()).group_by(seats.c.person)).all()
    counts = {row[0]: row[1] for row in sat}
    shown = Table("id", "name", "account", "since", "seen", "seats")
    for one, name, account, created in rows:
        shown.add_row(
            one,
            escape(name),
            escape(account or "(guest)"),
            as_day(created),
            as_day(seen.get(one)),
            str(counts.get(one, 0)),
        )
    console.print(shown)
    console.print(f"{len(rows)} people")


def person_named(connection: Connection, name: str) -> dict[str, Any]:
    """By login name or id; BadInput when there is nobody."""
    row = accounts.person_by_account(connection, fold(name)) or accounts.person_by_id(
        connection, name
    )
    if row is None or row["deleted"] is not None:
        raise BadInput(f"there is nobody with the login name or id {name!r}")
    return dict(row)


def new_password(connection: Connection, name: str, password: str | None) -> tuple[str, str]:
    """A new password for an account, made up unless given; all its browsers are signed out."""
    person = person_named(connection, name)
    if person["account"] is None:
        raise BadInput(f"{person['name']} is a guest, without a password")
    chosen = password or new_token()[:16]
    try:
        check_password(chosen)
    except Refused as refusal:
        raise BadInput(refusal.detail) from None
    accounts.change_person(connection, person["id"], password=HASHER.hash(chosen))
    accounts.shut_out(connection, person["id"])
    return person["account"], chosen


def delete_tables(connection: Connection, ids: Sequence[str]) -> None:
    """Tables with all that belongs to them."""
    for chunk in chunks(ids):
        reach.forget_tables(connection, chunk)
        for kept in OF_TABLE:
            connection.execute(delete(kept).where(kept.c.table.in_(chunk)))
        connection.execute(delete(tables).where(tables.c.id.in_(chunk)))


@dataclass(frozen=True)
class Old:
    """What nobody has touched for long and no account is part of."""

    guests: list[str]
    tables: list[str]
    companions: list[str]
    size: int

    def sentence(self) -> str:
        """How much it is, in words."""
        return f"{len(self.guests)} guests, {len(self.tables)} tables and {len(self.companions)} companions, {as_size(self.size)}"


def find_old(connection: Connection, before: int) -> Old:
    """Guests not seen since then, and of what they left the tables and companions that concern
    nobody else."""
    seen = last_seen(connection)
    query = select(people.c.id, people.c.created).where(people.c.account.is_(None))
    guests = {
        one for one, created in connection.execute(query) if max(created, seen.get(one, 0)) < before
    }
    sat: dict[str, set[str]] = {}
    held = select(seats.c.table, seats.c.person).where(seats.c.person.is_not(None))
    for table, person in connection.execute(held):
        sat.setdefault(table, set()).add(person)
    old_tables, kept = [], set()
    for table, host, changed in connection.execute(
        select(tables.c.id, tables.c.host, tables.c.changed)
    ):
        there = sat.get(table, set()) | ({host} if host else set())
        if changed < before and there <= guests:
            old_tables.append(table)
        else:
            kept |= there
    old_companions = []
    for one, host, changed in connection.execute(
        select(companions.c.id, companions.c.host, companions.c.changed)
    ):
        if changed < before and (host is None or host in guests):
            old_companions.append(one)
        else:
            kept.add(host)
    size = size_of_tables(connection, old_tables)
    for chunk in chunks(old_companions):
        size += connection.execute(
            select(func.coalesce(func.sum(func.length(companion_entries.c.body)), 0)).where(
                companion_entries.c.companion.in_(chunk)
            )
        ).scalar_one()
    return Old(sorted(guests - kept), sorted(old_tables), sorted(old_companions), int(size))


def tidy(connection: Connection, old: Old) -> None:
    """Delete what is old."""
    delete_tables(connection, old.tables)
    for chunk in chunks(old.companions):
        connection.execute(
            delete(companion_entries).where(companion_entries.c.companion.in_(chunk))
        )
        connection.execute(delete(companions).where(companions.c.id.in_(chunk)))
    for chunk in chunks(old.guests):
        connection.execute(delete(logins).where(logins.c.person.in_(chunk)))
        learned.forget(connection, chunk)
        reach.forget_person(connection, chunk)
        connection.execute(delete(people).where(people.c.id.in_(chunk)))


def shrink(store: Store) -> None:
    """SQLite gives the room back to the disk only when it writes the file again."""
    if store.is_sqlite:
        with store.writing_engine.connect() as connection:
            raw = connection.connection.dbapi_connection
            assert raw is not None
            connection.rollback()
            raw.execute("VACUUM")
            raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
