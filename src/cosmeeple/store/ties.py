"""What is asked of the database about friends, blocks and reports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, RowMapping, and_, delete, func, insert, or_, select, update

from cosmeeple.store.schema import people, seats, tables
from cosmeeple.store.ties_schema import reports, ties

ASKED, FRIEND, BLOCKED = "asked", "friend", "blocked"


def tie(connection: Connection, person: str, other: str) -> str:
    """What the other is to the person; "" for nobody in particular."""
    own = select(ties.c.kind).where(ties.c.person == person, ties.c.other == other)
    return str(connection.execute(own).scalar() or "")


def set_tie(connection: Connection, person: str, other: str, kind: str, at: int) -> None:
    """What somebody is to another; "" for nothing."""
    connection.execute(delete(ties).where(ties.c.person == person, ties.c.other == other))
    if kind:
        connection.execute(insert(ties).values(person=person, other=other, kind=kind, created=at))


def ask(connection: Connection, person: str, other: str, at: int) -> str:
    """Ask to be friends: what it has led to. Who is blocked is not told: to them it looks as if
    they had asked."""
    mine, theirs = tie(connection, person, other), tie(connection, other, person)
    if mine in (FRIEND, BLOCKED):
        return mine
    if theirs == ASKED:
        set_tie(connection, person, other, FRIEND, at)
        set_tie(connection, other, person, FRIEND, at)
        return FRIEND
    set_tie(connection, person, other, ASKED, at)
    return ASKED


def part(connection: Connection, person: str, other: str) -> None:
    """No friends any more, nothing asked, nobody blocked by this person. A block by the other one
    stays."""
    set_tie(connection, person, other, "", 0)
    if tie(connection, other, person) != BLOCKED:
        set_tie(connection, other, person, "", 0)


def block(connection: Connection, person: str, other: str, at: int) -> None:
    """A block: what the other was to them ends, unless they block too."""
    if tie(connection, other, person) != BLOCKED:
        set_tie(connection, other, person, "", 0)
    set_tie(connection, person, other, BLOCKED, at)


def blocked_between(connection: Connection, person: str, others: set[str]) -> bool:
    """Has any of them blocked the person, or the person any of them?"""
    who = list(others)
    either = or_(
        and_(ties.c.person == person, ties.c.other.in_(who)),
        and_(ties.c.other == person, ties.c.person.in_(who)),
    )
    return (
        connection.execute(
            select(ties.c.kind).where(ties.c.kind == BLOCKED, either).limit(1)
        ).first()
        is not None
    )


def blocked_by(connection: Connection, person: str, others: set[str]) -> bool:
    """Has any of them blocked the person?"""
    query = select(ties.c.kind).where(
        ties.c.kind == BLOCKED, ties.c.other == person, ties.c.person.in_(list(others))
    )
    return connection.execute(query.limit(1)).first() is not None


def ties_of(connection: Connection, person: str) -> Sequence[RowMapping]:
    """The person's own ties, by name."""
    query = select(ties.c.other, ties.c.kind, people.c.name, people.c.account).join(
        people, people.c.id == ties.c.other
    )
    mine = query.where(ties.c.person == person, people.c.deleted.is_(None))
    return connection.execute(mine.order_by(people.c.name)).mappings().all()


def asking(connection: Connection, person: str) -> Sequence[RowMapping]:
    """Who asks to be friends with the person, except those whom the person has blocked."""
    query = select(ties.c.person.label("other"), people.c.name, people.c.account)
    query = query.join(people, people.c.id == ties.c.person)
    blocked = select(ties.c.other).where(ties.c.person == person, ties.c.kind == BLOCKED)
    mine = query.where(ties.c.other == person, ties.c.kind == ASKED, ties.c.person.not_in(blocked))
    return (
        connection.execute(mine.where(people.c.deleted.is_(None)).order_by(ties.c.created))
        .mappings()
        .all()
    )


def asked_by(connection: Connection, person: str) -> int:
    """How many people have not answered the person's asking yet."""
    query = (
        select(func.count()).select_from(ties).where(ties.c.person == person, ties.c.kind == ASKED)
    )
    return int(connection.execute(query).scalar_one())


def played_with(connection: Connection, person: str, most: int) -> Sequence[RowMapping]:
    """People of the person's latest tables who are nothing in particular to them yet."""
    own = select(seats.c.table).where(seats.c.person == person)
    known = select(ties.c.other).where(ties.c.person == person)
    last = func.max(tables.c.changed)
    query = (
        select(people.c.id.label("other"), people.c.name, people.c.account, last)
        .join(seats, seats.c.person == people.c.id)
        .join(tables, tables.c.id == seats.c.table)
        .where(
            seats.c.table.in_(own),
            people.c.id != person,
            people.c.deleted.is_(None),
            people.c.id.not_in(known),
        )
        .group_by(people.c.id, people.c.name, people.c.account)
        .order_by(last.desc())
        .limit(most)
    )
    return connection.execute(query).mappings().all()


# --- reports


def add_report(connection: Connection, report: Mapping[str, Any], since: int, most: int) -> bool:
    """False when the person has reported enough for a while."""
    query = (
        select(func.count())
        .select_from(reports)
        .where(reports.c.person == report["person"], reports.c.at > since)
    )
    if connection.execute(query).scalar_one() >= most:
        return False
    connection.execute(insert(reports).values(**report, settled=None))
    return True


def reports_all(connection: Connection, *, settled: bool) -> Sequence[RowMapping]:
    """What the keeper is told: who about whom, the latest first."""
    by, about = people.alias("by"), people.alias("whom")
    query = (
        select(
            reports, by.c.name.label("by_name"), about.c.name.label("about_name"), about.c.account
        )
        .join(by, by.c.id == reports.c.person)
        .join(about, about.c.id == reports.c.about)
    )
    if not settled:
        query = query.where(reports.c.settled.is_(None))
    return connection.execute(query.order_by(reports.c.at.desc())).mappings().all()


def settle(connection: Connection, report: str, at: int) -> bool:
    """The keeper has seen to a report; was it open?"""
    own = (reports.c.id == report, reports.c.settled.is_(None))
    return bool(connection.execute(update(reports).where(*own).values(settled=at)).rowcount)


def forget(connection: Connection, who: Sequence[str]) -> None:
    """These people are gone, with what they were to others and what was said by or about them."""
    connection.execute(delete(ties).where(or_(ties.c.person.in_(who), ties.c.other.in_(who))))
    connection.execute(
        delete(reports).where(or_(reports.c.person.in_(who), reports.c.about.in_(who)))
    )
