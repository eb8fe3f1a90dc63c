"""What is asked of the database about reaching people: addresses, waiting turns, tickets,
vacations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, RowMapping, and_, delete, func, insert, or_, select, update

from cosmeeple.store import ties
from cosmeeple.store.orders import ORDERS, orders
from cosmeeple.store.permits_schema import PERMITS
from cosmeeple.store.queries import RUNNING
from cosmeeple.store.reach_schema import REACH, reach, subscriptions, tickets, turns, vacations
from cosmeeple.store.schema import entries, people, seats, settings, tables
from cosmeeple.store.seeks_schema import SEEKS

#: How the pace of a turn-based table reads.
TURN_BASED = '"kind":"days"'

# --- how somebody wants to be told


def wishes_of(connection: Connection, person: str) -> RowMapping | None:
    """How a person wants to hear of their turns."""
    return connection.execute(select(reach).where(reach.c.person == person)).mappings().first()


def set_wishes(
    connection: Connection, /, person: str, language: str, at: int, **values: Any
) -> None:
    """Change what is given; the rest begins with nothing being sent."""
    if connection.execute(
        update(reach).where(reach.c.person == person).values(language=language, **values)
    ).rowcount:
        return
    first = {"mail": None, "wanted": "soon", "hour": 7, "push": True, "seen": at, "mailed": None}
    connection.execute(
        insert(reach).values(person=person, **{**first, "language": language, **values})
    )


def seen(connection: Connection, who: Iterable[str], at: int) -> None:
    """These people were heard of just now."""
    connection.execute(
        update(reach).where(reach.c.person.in_(list(who)), reach.c.seen < at).values(seen=at)
    )


def drop_mail(connection: Connection, person: str, address: str) -> bool:
    """The address is not theirs any more; False when they have another one by now."""
    own = (reach.c.person == person, reach.c.mail == address)
    return bool(connection.execute(update(reach).where(*own).values(mail=None)).rowcount)


def mail_off(connection: Connection, person: str, address: str) -> bool:
    """No more mail to this address; was there any?"""
    own = (reach.c.person == person, reach.c.mail == address)
    return bool(connection.execute(update(reach).where(*own).values(wanted="off")).rowcount)


def accounts_of_mail(connection: Connection, name: str) -> list[tuple[str, str, str, str]]:
    """(person, account, confirmed address, language) of whoever may be sent a new password: by name
    or address."""
    query = select(people.c.id, people.c.account, reach.c.mail, reach.c.language).join(
        reach, reach.c.person == people.c.id
    )
    named = or_(people.c.account == name, func.lower(reach.c.mail) == name)
    rows = connection.execute(
        query.where(
            named,
            people.c.account.is_not(None),
            people.c.deleted.is_(None),
            reach.c.mail.is_not(None),
        )
    )
    return [(row[0], row[1], row[2], row[3]) for row in rows]


# --- browsers that take notices


def subscribe(connection: Connection, subscription: Mapping[str, Any], most: int) -> None:
    """The same browser again replaces what was known of it; the oldest beyond the limit are
    forgotten."""
    connection.execute(delete(subscriptions).where(subscriptions.c.id == subscription["id"]))
    connection.execute(insert(subscriptions).values(**subscription))
    own = select(subscriptions.c.id).where(subscriptions.c.person == subscription["person"])
    ids = [row[0] for row in connection.execute(own.order_by(subscriptions.c.created.desc()))]
    connection.execute(delete(subscriptions).where(subscriptions.c.id.in_(ids[most:])))


def unsubscribe(connection: Connection, one: str, person: str | None = None) -> None:
    """No more notices to this browser."""
    mine = () if person is None else (subscriptions.c.person == person,)
    connection.execute(delete(subscriptions).where(subscriptions.c.id == one, *mine))


def subscriptions_of(connection: Connection, person: str) -> Sequence[RowMapping]:
    """The browsers that a person wants notices in."""
    return (
        connection.execute(select(subscriptions).where(subscriptions.c.person == person))
        .mappings()
        .all()
    )


def push_key(connection: Connection, made: str) -> str:
    """The server's key for pushed notices; the first one that is made stays."""
    found = connection.execute(select(settings.c.value).where(settings.c.key == "vapid")).scalar()
    if found is None:
        connection.execute(insert(settings).values(key="vapid", value=made))
    return made if found is None else str(found)


# --- whose turn it is


class Waiting(NamedTuple):
    """A person is asked at a table."""

    person: str
    table: str
    seat: int
    mark: int
    since: int
    turn_based: bool


def last_change(table: Any) -> Any:
    """When the present question of a table was put: the last entry that changed the position."""
    kinds = ("move", "undone", "started")
    own = and_(entries.c.table == table, entries.c.kind.in_(kinds))
    return (
        select(entries.c.at)
        .where(own)
        .order_by(entries.c.version.desc())
        .limit(1)
        .scalar_subquery()
    )


def waiting(connection: Connection, away_since: int, absent_since: int) -> list[Waiting]:
    """Everybody who wants to be told, is asked, and is away: at turn-based tables a while, at
    others longer."""
    mark = (
        select(func.max(entries.c.version))
        .where(
            entries.c.table == seats.c.table,
            entries.c.seat == seats.c.seat,
            entries.c.kind == "move",
        )
        .correlate(seats)
        .scalar_subquery()
    )
    query = (
        select(
            seats.c.person,
            seats.c.table,
            seats.c.seat,
            mark,
            last_change(seats.c.table),
            tables.c.asked,
        )
        .add_columns(tables.c.pace, reach.c.seen)
        .join(tables, tables.c.id == seats.c.table)
        .join(reach, reach.c.person == seats.c.person)
        .where(tables.c.status == RUNNING, seats.c.kind == "person", seats.c.stand_in == "")
        .where(reach.c.seen < away_since)
    )
    found = []
    for person, table, seat, own, since, asked, pace, heard in connection.execute(query):
        turn_based = TURN_BASED in pace
        if str(seat) in asked.split(",") and (turn_based or heard < absent_since):
            found.append(Waiting(person, table, seat, own or 0, since or 0, turn_based))
    return found


def keep_turns(connection: Connection, found: Sequence[Waiting]) -> None:
    """The rows say who waits now: new questions are to be told, answered ones are forgotten."""
    wanted = {(one.person, one.table, one.seat): one for one in found}
    known = connection.execute(
        select(turns.c.person, turns.c.table, turns.c.seat, turns.c.mark)
    ).all()
    for person, table, seat, mark in known:
        key = (person, table, seat)
        own = (turns.c.person == person, turns.c.table == table, turns.c.seat == seat)
        now = wanted.pop(key, None)
        if now is None:
            still = is_asked(connection, *key)
            if not still:
                connection.execute(delete(turns).where(*own))
        elif now.mark != mark:
            connection.execute(
                update(turns)
                .where(*own)
                .values(mark=now.mark, since=now.since, pushed=None, mailed=None)
            )
    for one in wanted.values():
        row = {
            "person": one.person,
            "table": one.table,
            "seat": one.seat,
            "mark": one.mark,
            "since": one.since,
        }
        connection.execute(insert(turns).values(**row, pushed=None, mailed=None))


def is_asked(connection: Connection, person: str, table: str, seat: int) -> bool:
    """Is the person asked at this seat now?"""
    query = select(tables.c.asked).join(seats, seats.c.table == tables.c.id)
    own = (
        tables.c.id == table,
        tables.c.status == RUNNING,
        seats.c.seat == seat,
        seats.c.person == person,
    )
    asked = connection.execute(query.where(*own, seats.c.stand_in == "")).scalar()
    return asked is not None and str(seat) in asked.split(",")


def claim_push(connection: Connection, one: RowMapping, at: int) -> bool:
    """The caller tells it; False when another process was first."""
    own = (
        turns.c.person == one["person"],
        turns.c.table == one["table"],
        turns.c.seat == one["seat"],
    )
    changed = (
        update(turns)
        .where(*own, turns.c.mark == one["mark"], turns.c.pushed.is_(None))
        .values(pushed=at)
    )
    return bool(connection.execute(changed).rowcount)


def unpushed(connection: Connection) -> Sequence[RowMapping]:
    """Turns of which browsers that take notices have not been told, with the language of the
    person."""
    query = (
        select(turns, tables.c.game, tables.c.title, reach.c.language)
        .join(tables, tables.c.id == turns.c.table)
        .join(reach, reach.c.person == turns.c.person)
        .where(turns.c.pushed.is_(None), reach.c.push.is_(True))
        .where(turns.c.person.in_(select(subscriptions.c.person)))
    )
    return connection.execute(query).mappings().all()


def mail_wanted(connection: Connection) -> Sequence[RowMapping]:
    """Everybody with a confirmed address, for whom a turn waits."""
    query = select(reach).where(reach.c.mail.is_not(None), reach.c.wanted != "off")
    return (
        connection.execute(query.where(reach.c.person.in_(select(turns.c.person)))).mappings().all()
    )


def turns_of(connection: Connection, person: str) -> Sequence[RowMapping]:
    """The turns that wait for a person, the longest first."""
    query = select(turns, tables.c.game, tables.c.title, seats.c.deadline).join(
        tables, tables.c.id == turns.c.table
    )
    query = query.join(seats, and_(seats.c.table == turns.c.table, seats.c.seat == turns.c.seat))
    return (
        connection.execute(query.where(turns.c.person == person).order_by(turns.c.since))
        .mappings()
        .all()
    )


def claim_mail(connection: Connection, person: str, before: int | None, at: int) -> bool:
    """The caller writes to the person; False when another process was first."""
    unchanged = reach.c.mailed.is_(None) if before is None else reach.c.mailed == before
    changed = connection.execute(
        update(reach).where(reach.c.person == person, unchanged).values(mailed=at)
    )
    if changed.rowcount:
        connection.execute(update(turns).where(turns.c.person == person).values(mailed=at))
    return bool(changed.rowcount)


def unclaim_mail(connection: Connection, person: str, before: int | None, at: int) -> None:
    """It could not be sent: it is to be told again."""
    connection.execute(
        update(reach).where(reach.c.person == person, reach.c.mailed == at).values(mailed=before)
    )
    connection.execute(
        update(turns).where(turns.c.person == person, turns.c.mailed == at).values(mailed=None)
    )


def asked_since(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """Since when the present question of each table waits."""
    rows = connection.execute(
        select(tables.c.id, last_change(tables.c.id)).where(tables.c.id.in_(ids))
    )
    return {row[0]: row[1] for row in rows if row[1] is not None}


# --- tickets


def add_ticket(connection: Connection, ticket: Mapping[str, Any]) -> None:
    """A link that works once."""
    connection.execute(insert(tickets).values(**ticket))


def tickets_since(
    connection: Connection, kind: str, address: str, person: str, since: int
) -> tuple[int, int]:
    """How many were made for the address, and how many for the person."""
    query = (
        select(func.count())
        .select_from(tickets)
        .where(tickets.c.kind == kind, tickets.c.created > since)
    )
    by_address = connection.execute(query.where(tickets.c.address == address)).scalar_one()
    return int(by_address), int(
        connection.execute(query.where(tickets.c.person == person)).scalar_one()
    )


def open_ticket(connection: Connection, token: str, kind: str, at: int) -> RowMapping | None:
    """The ticket of a link, while it works."""
    query = select(tickets).where(tickets.c.token == token, tickets.c.kind == kind)
    return (
        connection.execute(query.where(tickets.c.used.is_(None), tickets.c.expires > at))
        .mappings()
        .first()
    )


def use_ticket(connection: Connection, token: str, kind: str, at: int) -> RowMapping | None:
    """The ticket, once: all others of its kind and person are void with it."""
    found = open_ticket(connection, token, kind, at)
    if found is None:
        return None
    mine = (tickets.c.person == found["person"], tickets.c.kind == kind, tickets.c.used.is_(None))
    own = update(tickets).where(tickets.c.token == token, tickets.c.used.is_(None)).values(used=at)
    if not connection.execute(own).rowcount:
        return None
    connection.execute(update(tickets).where(*mine).values(used=at))
    return found


def sweep_tickets(connection: Connection, before: int) -> None:
    """What has long expired says nothing any more; the address in it least of all."""
    connection.execute(delete(tickets).where(tickets.c.expires < before))


# --- vacations


def add_vacation(connection: Connection, person: str, begins: int, ends: int) -> None:
    """A person plans to be away."""
    connection.execute(insert(vacations).values(person=person, begins=begins, ends=ends))


def end_vacation(connection: Connection, person: str, at: int) -> bool:
    """What runs ends now; what was planned is dropped."""
    connection.execute(
        delete(vacations).where(vacations.c.person == person, vacations.c.begins >= at)
    )
    running = (vacations.c.person == person, vacations.c.begins < at, vacations.c.ends > at)
    return bool(connection.execute(update(vacations).where(*running).values(ends=at)).rowcount)


def vacations_of(connection: Connection, person: str, since: int) -> list[tuple[int, int]]:
    """A person's vacations that have not ended then."""
    query = select(vacations.c.begins, vacations.c.ends).where(
        vacations.c.person == person, vacations.c.ends > since
    )
    return [(row[0], row[1]) for row in connection.execute(query.order_by(vacations.c.begins))]


def away_now(connection: Connection, at: int) -> dict[str, int]:
    """Who is on vacation, and until when."""
    query = select(vacations.c.person, vacations.c.ends).where(
        vacations.c.begins <= at, vacations.c.ends > at
    )
    return {row[0]: row[1] for row in connection.execute(query)}


def clocks_to_change(
    connection: Connection, at: int
) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """(table, person) where a turn-based clock runs in a vacation, and where it stands still after
    one."""
    gone = away_now(connection, at)
    query = select(seats.c.table, seats.c.person, seats.c.clock, seats.c.deadline)
    query = query.join(tables, tables.c.id == seats.c.table).where(
        tables.c.status == RUNNING,
        tables.c.pace.contains(TURN_BASED),
        seats.c.kind == "person",
        seats.c.stand_in == "",
    )
    standing = seats.c.clock.is_not(None)
    running = and_(seats.c.deadline.is_not(None), seats.c.person.in_(list(gone)))
    stop, go = [], []
    for table, person, clock, deadline in connection.execute(query.where(or_(standing, running))):
        if deadline is not None and person in gone:
            stop.append((table, person))
        elif clock is not None and deadline is None and person not in gone:
            go.append((table, person))
    return stop, go


# --- gone


def forget_person(connection: Connection, who: Sequence[str]) -> None:
    """Nothing is kept of people who are deleted."""
    ties.forget(connection, who)
    for kept in (*REACH, *ORDERS, *SEEKS, *PERMITS):
        connection.execute(delete(kept).where(kept.c.person.in_(who)))


def forget_tables(connection: Connection, ids: Sequence[str]) -> None:
    """Nothing is kept of tables that are deleted."""
    for kept in (turns, orders):
        connection.execute(delete(kept).where(kept.c.table.in_(ids)))
