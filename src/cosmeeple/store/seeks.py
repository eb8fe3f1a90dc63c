"""Wishes for a game: who wants to play what, how fast and with whom, and who fits together.

Whoever adds a wish, and every process in its rounds, looks for a group under one lock, and the
table is written in the same transaction: two processes seat nobody twice, and one that dies leaves
no half table.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, and_, func, insert, or_, select, update

from cosmeeple.store.queries import GATHERING
from cosmeeple.store.schema import tables
from cosmeeple.store.seeks_schema import seeks
from cosmeeple.store.ties import BLOCKED, FRIEND
from cosmeeple.store.ties_schema import ties

WAITING, MATCHED, WITHDRAWN, LAPSED = "waiting", "matched", "withdrawn", "lapsed"
LIVE: Final = "live-%"
#: With a live clock: who has not been heard of for so long is not seated, and for so long is looked
#: for no longer. Wishes for games with turns by the day stand for some days.
HERE, GONE, STANDS = 60_000, 10 * 60_000, 7 * 24 * 3_600_000
#: The longest list that is looked through for a group.
MOST_LOOKED = 300
#: An arbitrary number that all our processes agree on (`migrate.LOCK` is another).
LOCK: Final = 0x0C05_5EEC


@dataclass(frozen=True)
class Relations:
    """Pairs of people who will not meet, and pairs who are friends."""

    blocked: frozenset[frozenset[str]] = frozenset()
    friends: frozenset[frozenset[str]] = frozenset()


def fit(one: Mapping[str, Any], other: Mapping[str, Any], known: Relations) -> bool:
    """Do both wishes allow the two at one table?"""
    pair = frozenset((one["person"], other["person"]))
    if len(pair) < 2 or pair in known.blocked:
        return False
    if any(one[key] != other[key] for key in ("game", "players", "pace", "rated")):
        return False
    if (one["friends"] or other["friends"]) and pair not in known.friends:
        return False
    apart = abs(one["mu"] - other["mu"])
    return all(wish["near"] is None or apart <= wish["near"] for wish in (one, other))


def group(
    first: Mapping[str, Any], others: Sequence[Mapping[str, Any]], known: Relations
) -> list[Mapping[str, Any]] | None:
    """The wish with as many others as it takes who all fit together, those who have waited longest
    first."""

    def grown(found: list[Mapping[str, Any]], start: int) -> list[Mapping[str, Any]] | None:
        if len(found) == first["players"]:
            return found
        for place in range(start, len(others)):
            if all(fit(others[place], one, known) for one in found):
                whole = grown([*found, others[place]], place + 1)
                if whole is not None:
                    return whole
        return None

    return grown([first], 0)


def groups(waiting: Sequence[Mapping[str, Any]], known: Relations) -> list[list[Mapping[str, Any]]]:
    """Everybody who can be seated now, each person at most once with a live clock, the longest wait
    first."""
    found: list[list[Mapping[str, Any]]] = []
    left = list(waiting)
    while left:
        first = left.pop(0)
        whole = group(first, left, known)
        if whole is None:
            continue
        found.append(whole)
        taken = {wish["id"] for wish in whole}
        seated = {wish["person"] for wish in whole} if is_live(first) else set()
        left = [
            wish
            for wish in left
            if wish["id"] not in taken and not (is_live(wish) and wish["person"] in seated)
        ]
    return found


def is_live(wish: Mapping[str, Any]) -> bool:
    """Does the wish want a live clock?"""
    return str(wish["pace"]).startswith("live")


def relations(connection: Connection, who: Sequence[str]) -> Relations:
    """Blocks and friendships among these people."""
    among = select(ties.c.person, ties.c.other, ties.c.kind).where(
        ties.c.person.in_(who), ties.c.other.in_(who)
    )
    rows = connection.execute(among.where(ties.c.kind.in_((BLOCKED, FRIEND)))).all()
    return Relations(
        frozenset(frozenset((one, other)) for one, other, kind in rows if kind == BLOCKED),
        frozenset(frozenset((one, other)) for one, other, kind in rows if kind == FRIEND),
    )


# --- what is asked of the database


def waiting_now(connection: Connection, at: int) -> list[dict[str, Any]]:
    """Wishes that can be answered now, the oldest first."""
    here = or_(seeks.c.pace.not_like(LIVE), seeks.c.seen >= at - HERE)
    query = select(seeks).where(seeks.c.state == WAITING, here)
    return [
        dict(row)
        for row in connection.execute(
            query.order_by(seeks.c.created, seeks.c.id).limit(MOST_LOOKED)
        ).mappings()
    ]


def people_waiting(connection: Connection) -> set[str]:
    """Who waits for a game."""
    query = select(seeks.c.person).where(seeks.c.state == WAITING)
    return set(connection.execute(query.distinct()).scalars())


def of_person(connection: Connection, person: str) -> list[dict[str, Any]]:
    """A person's wishes that still wait, the oldest first."""
    query = select(seeks).where(seeks.c.person == person, seeks.c.state == WAITING)
    return [
        dict(row)
        for row in connection.execute(query.order_by(seeks.c.created, seeks.c.id)).mappings()
    ]


def add_seek(connection: Connection, seek: Mapping[str, Any], most: int) -> bool:
    """False when the person has enough of them. The same wish again takes the place of the
    first."""
    same = [seeks.c[key] == seek[key] for key in ("person", "game", "players", "pace", "rated")]
    connection.execute(
        update(seeks)
        .where(seeks.c.state == WAITING, *same)
        .values(state=WITHDRAWN, ended=seek["created"])
    )
    own = (
        select(func.count())
        .select_from(seeks)
        .where(seeks.c.person == seek["person"], seeks.c.state == WAITING)
    )
    if connection.execute(own).scalar_one() >= most:
        return False
    connection.execute(insert(seeks).values(**seek, state=WAITING, ended=None, table=None))
    return True


def withdraw(connection: Connection, one: str, person: str, at: int) -> bool:
    """A person wishes this no more; did it still wait?"""
    own = (seeks.c.id == one, seeks.c.person == person, seeks.c.state == WAITING)
    return bool(
        connection.execute(update(seeks).where(*own).values(state=WITHDRAWN, ended=at)).rowcount
    )


def seen(connection: Connection, who: Sequence[str], at: int) -> None:
    """These people were heard of just now."""
    own = (seeks.c.person.in_(who), seeks.c.state == WAITING, seeks.c.seen < at)
    connection.execute(update(seeks).where(*own).values(seen=at))


def lapse(connection: Connection, at: int) -> int:
    """Wishes that nobody stands behind any more."""
    live, days = seeks.c.pace.like(LIVE), seeks.c.pace.not_like(LIVE)
    old = or_(and_(live, seeks.c.seen < at - GONE), and_(days, seeks.c.created < at - STANDS))
    ended = update(seeks).where(seeks.c.state == WAITING, old).values(state=LAPSED, ended=at)
    return connection.execute(ended).rowcount


def match(
    connection: Connection, at: int, seat: Callable[[Connection, Sequence[Mapping[str, Any]]], str]
) -> list[str]:
    """Seat everybody who can be: `seat` writes a table for a group and returns its id."""
    lock(connection)
    waiting = waiting_now(connection, at)
    if len(waiting) < 2:
        return []
    known = relations(connection, sorted({row["person"] for row in waiting}))
    made = []
    for whole in groups(waiting, known):
        table = seat(connection, whole)
        ids = [wish["id"] for wish in whole]
        connection.execute(
            update(seeks).where(seeks.c.id.in_(ids)).values(state=MATCHED, ended=at, table=table)
        )
        if is_live(whole[0]):
            # Nobody sits at two live tables because two wishes came true.
            who = [wish["person"] for wish in whole]
            others = (seeks.c.person.in_(who), seeks.c.state == WAITING, seeks.c.pace.like(LIVE))
            connection.execute(update(seeks).where(*others).values(state=WITHDRAWN, ended=at))
        made.append(table)
    return made


def unready(connection: Connection, before: int) -> list[str]:
    """Tables with a live clock, laid before then, at which people are still waited for."""
    query = (
        select(seeks.c.table)
        .join(tables, tables.c.id == seeks.c.table)
        .where(
            seeks.c.state == MATCHED,
            seeks.c.pace.like(LIVE),
            seeks.c.ended < before,
            tables.c.status == GATHERING,
        )
    )
    return [str(one) for one in connection.execute(query.distinct()).scalars()]


def give_back(table: str, at: int, ready: Collection[str], connection: Connection) -> None:
    """A table came to nothing: whoever was ready wishes again, the others no more."""
    laid = (seeks.c.table == table, seeks.c.state == MATCHED)
    again = {"state": WAITING, "ended": None, "table": None, "seen": at}
    connection.execute(update(seeks).where(*laid, seeks.c.person.in_(ready)).values(**again))
    connection.execute(update(seeks).where(*laid).values(state=LAPSED, ended=at))


def lock(connection: Connection) -> None:
    """One process at a time looks for groups: what another adds meanwhile is seen by whoever is
    second. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))


def found_lately(connection: Connection, person: str, since: int) -> list[dict[str, Any]]:
    """The person's wishes that came true since then, the latest first."""
    query = select(seeks).where(
        seeks.c.person == person, seeks.c.state == MATCHED, seeks.c.ended >= since
    )
    return [
        dict(row) for row in connection.execute(query.order_by(seeks.c.ended.desc())).mappings()
    ]
