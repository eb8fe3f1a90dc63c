"""What people have learned: where they are in lessons, what they have been reminded of."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select, update

from cosmeeple.store.schema import learned


def load(connection: Connection, person: str, key: str) -> str | None:
    """What is kept under a key, as JSON."""
    found = select(learned.c.body).where(learned.c.person == person, learned.c.key == key)
    return connection.execute(found).scalar()


def load_all(connection: Connection, person: str) -> dict[str, str]:
    """Everything of a person, by key."""
    rows = connection.execute(
        select(learned.c.key, learned.c.body).where(learned.c.person == person)
    ).all()
    return {key: body for key, body in rows}


def save(connection: Connection, person: str, key: str, body: str) -> None:
    """What a person has learned, under a key; in place of what was there."""
    now = int(time.time() * 1000)
    changed = connection.execute(
        update(learned)
        .where(learned.c.person == person, learned.c.key == key)
        .values(body=body, changed=now)
    )
    if not changed.rowcount:
        connection.execute(insert(learned).values(person=person, key=key, body=body, changed=now))


def forget(connection: Connection, people: Sequence[str]) -> None:
    """These people are gone."""
    connection.execute(delete(learned).where(learned.c.person.in_(people)))
