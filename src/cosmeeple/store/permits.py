"""What is asked of the database about permits: who lets which program do what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, func, insert, or_, select, update

from cosmeeple.store.permits_schema import permits
from cosmeeple.store.schema import people


def add(connection: Connection, permit: Mapping[str, Any], most: int) -> bool:
    """One more; False when the person has enough of them."""
    own = select(func.count()).select_from(permits).where(permits.c.person == permit["person"])
    if connection.execute(own).scalar_one() >= most:
        return False
    connection.execute(insert(permits).values(**permit, used=None))
    return True


def of_person(connection: Connection, person: str) -> Sequence[RowMapping]:
    """All of a person, the oldest first."""
    own = select(permits).where(permits.c.person == person)
    return connection.execute(own.order_by(permits.c.created, permits.c.id)).mappings().all()


def holder(connection: Connection, token: str, at: int) -> RowMapping | None:
    """The person behind the hash of a token, with what it is for; nobody once it has ended."""
    query = select(
        people, permits.c.scopes, permits.c.used, permits.c.name.label("permit_name")
    ).join(permits, permits.c.person == people.c.id)
    lasts = or_(permits.c.expires.is_(None), permits.c.expires > at)
    good = query.where(permits.c.token == token, lasts, people.c.deleted.is_(None))
    return connection.execute(good).mappings().first()


def touch(connection: Connection, token: str, at: int) -> None:
    """A program came with it."""
    connection.execute(update(permits).where(permits.c.token == token).values(used=at))


def end(connection: Connection, permit: str, person: str) -> bool:
    """The person ends one of theirs; was there one?"""
    own = (permits.c.id == permit, permits.c.person == person)
    return bool(connection.execute(delete(permits).where(*own)).rowcount)
