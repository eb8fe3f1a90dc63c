"""What is to be done at tables without anybody asking: bots that are to move, clocks that run out,
calls, analyses.

A job is a row, written in the transaction that makes it due, replaced or deleted by the one that
makes it void. Whoever has time takes it (rows that others take meanwhile are skipped) and holds it
for a while; it is renewed as long as its process is at it, and then, or with the process, it is
anybody's. Only one result can count, for it is committed with the version it was made for.

Whose job is next is decided here for all processes together: first those for whom somebody waits,
last the tables of bots alone, and among equals those of the payer who has had least of the bots'
time lately.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    Connection,
    RowMapping,
    Select,
    and_,
    case,
    delete,
    exists,
    func,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from cosmeeple.store.queries import RUNNING
from cosmeeple.store.schema import buckets, jobs, nodes, people, presence, seats, tables

THINK, FLAG, CALL, STUDY = "think", "flag", "call", "study"

#: Milliseconds for which a job is held.
HELD: Final = 10_000
#: A process that has not been seen for so long is dead: what it says of watchers is old.
DEAD: Final = 15_000
#: Half of what a payer has used is forgotten after so many milliseconds.
HALF: Final = 60_000
#: Milliseconds by which a clock's job may differ from its row: both are told in whole ones, at two
#: moments.
NEAR: Final = 1_000
#: Tables whose jobs are mended at once.
MOST: Final = 500


@dataclass(frozen=True)
class Due:
    """What a table waits for by itself: the seat of a bot that is to move, and when the first clock
    runs out (by the database's time)."""

    bot: int | None = None
    flag: int | None = None


NOTHING: Final = Due()


@dataclass(frozen=True)
class Payer:
    """For whom: a short name of an address that tells nothing else, and whether people play
    there."""

    name: str = ""
    people: bool = True


def due_at(
    status: str, asked: Iterable[int], bots: Collection[int], deadlines: Iterable[int]
) -> Due:
    """What a table waits for: who is asked, at which seats bots answer, when the clocks of people
    run out."""
    if status != RUNNING:
        return NOTHING
    return Due(next((seat for seat in asked if seat in bots), None), min(deadlines, default=None))


def put(
    connection: Connection, table: str, what: str, version: int, seat: int, due: int, **more: Any
) -> None:
    """The job, instead of the table's older one of its kind; one about the same thing stays as it
    is, with who has taken it."""
    made = sqlite.insert(jobs) if connection.dialect.name == "sqlite" else postgresql.insert(jobs)
    values = {"table": table, "what": what, "version": version, "seat": seat, "due": due}
    fresh = {"node": "", "until": 0, "tries": 0, "payer": "", "people": True, "note": "", **more}
    other = (
        jobs.c.due != due if what == FLAG else or_(jobs.c.version != version, jobs.c.seat != seat)
    )
    # Who does not know where somebody comes from leaves it to who did.
    kept = {"payer": jobs.c.payer} if not fresh["payer"] else {}
    connection.execute(
        made.values(**values, **fresh).on_conflict_do_update(
            index_elements=[jobs.c.table, jobs.c.what],
            set_={**values, **fresh, **kept},
            where=other,
        )
    )


def drop(connection: Connection, table: str, what: str) -> None:
    """Nobody need do this any more."""
    connection.execute(delete(jobs).where(jobs.c.table == table, jobs.c.what == what))


def change(
    connection: Connection, table: str, before: Due, after: Due, version: int, payer: Payer, at: int
) -> None:
    """With the entry that changes what the table waits for. `version` is that of the position."""
    if after.bot is not None:
        put(connection, table, THINK, version, after.bot, at, payer=payer.name, people=payer.people)
    elif before.bot is not None:
        drop(connection, table, THINK)
    if after.flag is not None and after.flag != before.flag:
        put(connection, table, FLAG, 0, -1, after.flag)
    elif after.flag is None and before.flag is not None:
        drop(connection, table, FLAG)


def call(
    connection: Connection, table: str, asked: Mapping[int, str], version: int, due: int
) -> None:
    """People who are asked from now on are to be told by their webhooks, where they have one.
    `due`: when somebody else tells them, because whoever begins with it has not come to its end."""
    called = select(people.c.id).where(
        people.c.id.in_(set(asked.values())), people.c.webhook.is_not(None)
    )
    known = set(connection.execute(called).scalars())
    for seat, person in asked.items():
        if person in known:
            put(connection, table, f"{CALL} {seat}", version, seat, due)


# --- taking


def free(at: int) -> Any:
    """Held by nobody who lives."""
    return or_(jobs.c.node == "", jobs.c.until < at)


def take(
    connection: Connection, what: str, node: str, at: int, most: int, without: Collection[str] = ()
) -> list[RowMapping]:
    """So many jobs of a kind that are due, the first in line first: from now on they are ours.
    `tries` counts us too."""
    if most <= 0:
        return []
    kind = jobs.c.what.like(f"{CALL} %") if what == CALL else jobs.c.what == what
    query = select(jobs.c.table, jobs.c.what).where(
        kind, jobs.c.due <= at, free(at), jobs.c.table.not_in(without)
    )
    if what == THINK:
        query = in_line(query, at)
    query = (
        query.order_by(jobs.c.due, jobs.c.table)
        .limit(most)
        .with_for_update(skip_locked=True, of=jobs)
    )
    found = [(row[0], row[1]) for row in connection.execute(query)]
    if not found:
        return []
    mine = update(jobs).where(tuple_(jobs.c.table, jobs.c.what).in_(found))
    rows = connection.execute(
        mine.values(node=node, until=at + HELD, tries=jobs.c.tries + 1).returning(jobs)
    )
    taken = {(row["table"], row["what"]): row for row in rows.mappings()}
    return [taken[one] for one in found if one in taken]


def left_at(at: int) -> Any:
    """What has not been forgotten of a payer's time. So old that nothing is left is no smaller
    number: it would be none that PostgreSQL can say."""
    return buckets.c.tokens * func.power(
        0.5, func.least(func.greatest(at - buckets.c.at, 0) / float(HALF), 100.0)
    )


def in_line(query: Any, at: int) -> Any:
    """Watched tables first, then where people play, last the bots alone; within each who has had
    least."""
    watched = exists().where(
        presence.c.table == jobs.c.table, presence.c.node == nodes.c.id, nodes.c.seen > at - DEAD
    )
    rank = case((and_(jobs.c.people, watched), 0), (jobs.c.people, 1), (watched, 2), else_=3)
    had = func.coalesce(left_at(at), 0.0)
    joined = query.outerjoin(
        buckets, and_(buckets.c.key == "bots " + jobs.c.payer, jobs.c.payer != "")
    )
    return joined.order_by(rank, had)


def charge(connection: Connection, spent: Mapping[str, float], at: int) -> None:
    """Payers have had so many seconds of the bots' time. On PostgreSQL, where others must know
    it."""
    for payer, seconds in sorted(spent.items()):
        given = postgresql.insert(buckets).values(
            key=f"bots {payer}", tokens=max(0.0, seconds), at=at
        )
        more = func.greatest(0.0, left_at(at) + seconds)
        connection.execute(
            given.on_conflict_do_update(
                index_elements=[buckets.c.key], set_={"tokens": more, "at": at}
            )
        )


def renew(connection: Connection, node: str, at: int, in_hand: Collection[tuple[str, str]]) -> None:
    """The process lives, and so do the jobs, by table and kind, that it is at. What else it has
    taken lapses: it could not bring it to its end, because the database went away meanwhile."""
    if in_hand:
        mine = tuple_(jobs.c.table, jobs.c.what).in_(sorted(in_hand))
        held = update(jobs).where(jobs.c.node == node, jobs.c.until >= at - HELD, mine)
        connection.execute(held.values(until=at + HELD))


def give_back(
    connection: Connection, node: str, table: str | None = None, what: str | None = None
) -> None:
    """What the process has taken is anybody's."""
    mine = update(jobs).where(jobs.c.node == node)
    if table is not None:
        mine = mine.where(jobs.c.table == table)
    if what is not None:
        mine = mine.where(jobs.c.what == what)
    connection.execute(mine.values(node="", until=0))


def free_all(connection: Connection) -> None:
    """Nobody has taken anything: whoever had is gone."""
    connection.execute(update(jobs).values(node="", until=0))


def done(connection: Connection, table: str, what: str, version: int) -> None:
    """It is done; a newer one of the table stays."""
    connection.execute(
        delete(jobs).where(jobs.c.table == table, jobs.c.what == what, jobs.c.version <= version)
    )


def later(connection: Connection, table: str, what: str, version: int, due: int) -> None:
    """Once more, then; a newer one of the table stays as it is."""
    same = update(jobs).where(jobs.c.table == table, jobs.c.what == what, jobs.c.version <= version)
    connection.execute(same.values(due=due, node="", until=0))


def hold(
    connection: Connection,
    table: str,
    what: str,
    node: str,
    at: int,
    until: int,
    payer: str,
    note: str,
) -> str:
    """A job that begins now, and is ours: "ours", or "theirs" where a living process has it;
    "other" where the payer has another one of its kind."""
    mine = (jobs.c.what == what, jobs.c.payer == payer, jobs.c.table != table)
    if connection.execute(select(jobs.c.table).where(*mine)).first():
        return "other"
    made = sqlite.insert(jobs) if connection.dialect.name == "sqlite" else postgresql.insert(jobs)
    values = {
        "version": 0,
        "seat": -1,
        "due": at,
        "node": node,
        "until": until,
        "tries": 1,
        "payer": payer,
        "note": note,
    }
    given = made.values(table=table, what=what, people=True, **values)
    taken = given.on_conflict_do_update(
        index_elements=[jobs.c.table, jobs.c.what], set_=values, where=jobs.c.until < at
    )
    return "theirs" if connection.execute(taken.returning(jobs.c.table)).first() is None else "ours"


def progress(connection: Connection, table: str, what: str, node: str, version: int) -> None:
    """How far it has come; others may look."""
    mine = update(jobs).where(jobs.c.table == table, jobs.c.what == what, jobs.c.node == node)
    connection.execute(mine.values(version=version))


def of_table(connection: Connection, table: str, what: str) -> RowMapping | None:
    """The table's job of this kind."""
    query = select(jobs).where(jobs.c.table == table, jobs.c.what == what)
    return connection.execute(query).mappings().first()


def waiting(connection: Connection, what: str, until: int) -> list[str]:
    """Tables with a job of this kind that is due by then, the oldest first."""
    query = (
        select(jobs.c.table).where(jobs.c.what == what, jobs.c.due <= until).order_by(jobs.c.due)
    )
    return list(connection.execute(query).scalars())


def ages(connection: Connection, at: int) -> dict[str, int]:
    """Of each kind how many milliseconds the oldest job that is due waits to be taken."""
    query = (
        select(jobs.c.what, func.min(jobs.c.due))
        .where(jobs.c.due <= at, free(at))
        .group_by(jobs.c.what)
    )
    found: dict[str, int] = {}
    for what, due in connection.execute(query):
        kind = what.split(" ", maxsplit=1)[0]
        found[kind] = max(found.get(kind, 0), at - due)
    return found


def bots_alone(connection: Connection, payer: str) -> int:
    """Running tables of bots alone that this payer has."""
    mine = select(func.count()).select_from(jobs)
    mine = mine.where(jobs.c.what == THINK, jobs.c.payer == payer, jobs.c.people.is_(False))
    return int(connection.execute(mine).scalar_one())


# --- made again from the tables


def settle(connection: Connection, table: str, payer: Payer, at: int) -> None:
    """The jobs of a table as its rows want them: where it was written whole."""
    for id_, due, version in read_due(connection, select(tables.c.id).where(tables.c.id == table)):
        change(connection, id_, NOTHING, due, version, payer, at)


def mend(connection: Connection, at: int) -> int:
    """Jobs that running tables should have and have not: after a backup, or beside a program that
    knows no jobs. Those of clocks that were moved are set right. What somebody thinks about stays
    with them."""
    thinking = exists().where(jobs.c.table == tables.c.id, jobs.c.what == THINK)
    bots = exists().where(
        seats.c.table == tables.c.id, or_(seats.c.kind == "bot", seats.c.stand_in != "")
    )
    person = and_(seats.c.table == tables.c.id, seats.c.kind == "person", seats.c.stand_in == "")
    first = select(func.min(seats.c.deadline)).where(person).scalar_subquery()
    flagged = exists().where(
        jobs.c.table == tables.c.id, jobs.c.what == FLAG, func.abs(jobs.c.due - first) < NEAR
    )
    running = select(tables.c.id).where(tables.c.status == RUNNING).limit(MOST)
    mended = 0
    for table, due, version in read_due(connection, running.where(bots, ~thinking)):
        if due.bot is not None:
            put(connection, table, THINK, version, due.bot, at)
            mended += 1
    for table, due, _ in read_due(connection, running.where(first.is_not(None), ~flagged)):
        if due.flag is not None:
            put(connection, table, FLAG, 0, -1, due.flag)
            mended += 1
    return mended


def read_due(connection: Connection, which: Select[tuple[str]]) -> list[tuple[str, Due, int]]:
    """What these tables wait for, by their rows; and the version of their position, as near as rows
    tell it."""
    ids = list(connection.execute(which).scalars())
    places: dict[str, list[RowMapping]] = {}
    for row in connection.execute(select(seats).where(seats.c.table.in_(ids))).mappings():
        places.setdefault(row["table"], []).append(row)
    found = []
    for row in connection.execute(select(tables).where(tables.c.id.in_(ids))).mappings():
        own = places.get(row["id"], [])
        bots = {one["seat"] for one in own if one["kind"] == "bot" or one["stand_in"]}
        clocks = [
            one["deadline"] for one in own if one["kind"] == "person" and one["seat"] not in bots
        ]
        asked = [int(seat) for seat in row["asked"].split(",") if seat]
        due = due_at(row["status"], asked, bots, [at for at in clocks if at is not None])
        found.append((row["id"], due, row["version"]))
    return found
