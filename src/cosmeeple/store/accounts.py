"""People and their logins, as rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    RowMapping,
    delete,
    insert,
    select,
    update,
)

from cosmeeple.store import ties
from cosmeeple.store.orders import ORDERS
from cosmeeple.store.permits_schema import PERMITS, permits
from cosmeeple.store.reach_schema import REACH
from cosmeeple.store.schema import (
    companions,
    entries,
    learned,
    logins,
    people,
    puzzle_answers,
    seats,
    studies,
    tables,
)
from cosmeeple.store.seeks_schema import SEEKS
from cosmeeple.store.tournaments_schema import entrants, tournaments

#: The name under which the games of a deleted account stay.
NOBODY_NAME = "?"


def add_person(connection: Connection, person: Mapping[str, Any]) -> None:
    """A new person."""
    connection.execute(insert(people).values(**person))


def person_by_id(connection: Connection, person: str) -> RowMapping | None:
    """The person of an id."""
    return connection.execute(select(people).where(people.c.id == person)).mappings().first()


def person_by_account(connection: Connection, account: str) -> RowMapping | None:
    """The person of an account."""
    return connection.execute(select(people).where(people.c.account == account)).mappings().first()


def change_person(connection: Connection, /, person: str, **values: Any) -> None:
    """Other values for a person."""
    connection.execute(update(people).where(people.c.id == person).values(**values))


def claim_account(connection: Connection, person: str, account: str, password: str) -> bool:
    """Make the guest an account; False when the name is taken."""
    if connection.execute(select(people.c.id).where(people.c.account == account)).first():
        return False
    changed = connection.execute(
        update(people)
        .where(people.c.id == person, people.c.account.is_(None), people.c.deleted.is_(None))
        .values(account=account, password=password)
    )
    return bool(changed.rowcount)


def anonymise(connection: Connection, person: str, at: int) -> None:
    """The person is gone, the games stay: names, logins and messages no longer point to anybody."""
    connection.execute(
        update(people)
        .where(people.c.id == person)
        .values(name=NOBODY_NAME, account=None, password=None, webhook=None, likes=None, deleted=at)
    )
    sat = connection.execute(
        select(seats.c.table, seats.c.name).where(seats.c.person == person)
    ).all()
    for table, name in sat:
        unname(connection, table, name)
    connection.execute(
        update(seats).where(seats.c.person == person).values(name=NOBODY_NAME, token=None)
    )
    said = select(entries.c.table).where(entries.c.person == person, entries.c.kind == "chat")
    for table in sorted({row[0] for row in sat} | set(connection.execute(said).scalars())):
        rewritten(connection, table, at)
    connection.execute(
        update(entries)
        .where(entries.c.person == person, entries.c.kind == "chat")
        .values(body='{"name":"?","text":""}')
    )
    connection.execute(update(companions).where(companions.c.host == person).values(host=None))
    connection.execute(update(studies).where(studies.c.host == person).values(host=None))
    connection.execute(delete(puzzle_answers).where(puzzle_answers.c.person == person))
    connection.execute(delete(logins).where(logins.c.person == person))
    connection.execute(delete(learned).where(learned.c.person == person))
    ties.forget(connection, [person])
    forget_in_tournaments(connection, [person], at)
    for kept in (*REACH, *ORDERS, *SEEKS, *PERMITS):
        connection.execute(delete(kept).where(kept.c.person == person))


def forget_in_tournaments(connection: Connection, who: Sequence[str], at: int) -> None:
    """What these people played stays, without their names; who is in a tournament has left it."""
    own = entrants.c.person.in_(who)
    connection.execute(update(entrants).where(own, entrants.c.gone.is_(None)).values(gone=at))
    connection.execute(update(entrants).where(own).values(person=None, name=NOBODY_NAME))
    connection.execute(update(tournaments).where(tournaments.c.host.in_(who)).values(host=None))


def rewritten(connection: Connection, table: str, at: int) -> None:
    """The history of the table is not what it was: the entry `gone` says so to every process that
    has it in memory."""
    query = select(tables.c.version, tables.c.changed).where(tables.c.id == table).with_for_update()
    version, changed = connection.execute(query).one()
    connection.execute(update(tables).where(tables.c.id == table).values(version=version + 1))
    connection.execute(
        insert(entries).values(
            table=table, version=version + 1, kind="gone", at=max(at, changed), body="{}"
        )
    )


def unname(connection: Connection, table: str, name: str) -> None:
    """Notes of a table's history (who joined, who left) no longer say the name."""
    notes = select(entries.c.version, entries.c.body).where(
        entries.c.table == table, entries.c.kind != "move"
    )
    for version, body in connection.execute(notes).all():
        said = msgspec.json.decode(body)
        changed = {key: NOBODY_NAME for key in ("name", "was") if said.get(key) == name}
        if changed:
            connection.execute(
                update(entries)
                .where(entries.c.table == table, entries.c.version == version)
                .values(body=msgspec.json.encode({**said, **changed}).decode())
            )


def add_login(connection: Connection, token: str, person: str, at: int) -> None:
    """A browser signs in."""
    connection.execute(insert(logins).values(token=token, person=person, created=at, seen=at))


def person_of_login(connection: Connection, token: str) -> RowMapping | None:
    """Whom a login belongs to; nobody where the person is deleted."""
    found = select(people, logins.c.seen.label("login_seen")).join(
        logins, logins.c.person == people.c.id
    )
    return (
        connection.execute(found.where(logins.c.token == token, people.c.deleted.is_(None)))
        .mappings()
        .first()
    )


def touch_login(connection: Connection, token: str, at: int) -> None:
    """The login was used."""
    connection.execute(update(logins).where(logins.c.token == token).values(seen=at))


def drop_login(connection: Connection, token: str) -> None:
    """A browser signs out."""
    connection.execute(delete(logins).where(logins.c.token == token))


def shut_out(connection: Connection, person: str, but: str = "") -> None:
    """All browsers of a person sign out, but for one, and all their programs: the password is
    another one now, and whoever had the old one may have let a program in."""
    connection.execute(delete(logins).where(logins.c.person == person, logins.c.token != but))
    connection.execute(delete(permits).where(permits.c.person == person))
