"""What the keeper of a server does by command: backup and restore, tables, people, passwords, and
tidying up.

    cosmeeple backup tables.backup
    cosmeeple keeper people
    cosmeeple keeper password ann
    cosmeeple keeper tidy --older-than 180

Looking and a new password are fine while the server runs. What takes something away needs the
server stopped, says first what it would take and how large that is, and does it only with `--yes`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from sqlalchemy import Connection, delete, func, select
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.store import Store, learned, queries, reach, ties
from cosmeeple.store.archive import backup, restore
from cosmeeple.store.database import database_url, disk_sentence
from cosmeeple.store.guard import Lease, inspect
from cosmeeple.store.migrate import current, newest
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
from cosmeeple.web import settings
from cosmeeple.web.accounts import HASHER, check_password, fold
from cosmeeple.web.room import Refused, now_ms
from cosmeeple.web.service.actor import new_token

DAY = queries.DAY
#: What belongs to a table, in the order in which it can go.
OF_TABLE = (thoughts, analyses, openings, snapshots, entries, seats, jobs, presence, hints)


# --- sizes


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


# --- looking


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


# --- changing


def person_named(connection: Connection, name: str) -> dict[str, Any]:
    """By login name or id; BadInput when there is nobody."""
    row = queries.person_by_account(connection, fold(name)) or queries.person_by_id(
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
    queries.change_person(connection, person["id"], password=HASHER.hash(chosen))
    queries.shut_out(connection, person["id"])
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


# --- the commands


def opened(db: str) -> Store:
    """The database as it is; BadInput unless it has the schema of this program: commands never
    migrate."""
    url = database_url(db)
    inspect(url)
    found = current(url)
    if found != newest():
        raise BadInput(
            f"the database has schema {found}, this program {newest()}; start the server once, or update"
        )
    return Store(db)


def keeper_parser() -> argparse.ArgumentParser:
    """The arguments of `cosmeeple keeper`."""
    made = argparse.ArgumentParser(
        "cosmeeple keeper", description="Look after the tables and people of a server."
    )
    settings.add_flags(made, ("db",))
    commands = made.add_subparsers(metavar="COMMAND", required=True, dest="command")
    one = commands.add_parser("tables", help="list the tables, the latest first")
    one.add_argument("--status", choices=("gathering", "running", "finished"), help="only these")
    one = commands.add_parser("people", help="list the accounts")
    one.add_argument("--guests", action="store_true", help="the guests too")
    one = commands.add_parser(
        "password", help="give somebody who forgot it a new password, and print it"
    )
    one.add_argument("who", help="login name or id")
    one.add_argument(
        "--stdin",
        action="store_true",
        help="read the password from standard input instead of making one up",
    )
    one = commands.add_parser("close", help="close an account; its games stay, without the name")
    one.add_argument("who", help="login name or id")
    yes(one)
    one = commands.add_parser("delete", help="delete a table with all that was played at it")
    one.add_argument("table", help="the id of the table")
    yes(one)
    one = commands.add_parser("reports", help="what people report about others, the latest first")
    one.add_argument("--all", action="store_true", help="the settled ones too")
    one.add_argument("--settle", metavar="ID", help="this one has been dealt with")
    one = commands.add_parser(
        "tidy", help="remove guests who were not seen for long, and tables that only they played at"
    )
    one.add_argument(
        "--older-than",
        type=int,
        required=True,
        metavar="DAYS",
        help="not seen or touched for so many days",
    )
    yes(one)
    return made


def yes(parser: argparse.ArgumentParser) -> None:
    """The flag without which nothing is taken away."""
    parser.add_argument(
        "--yes", action="store_true", help="do it; without this it is only told what would go"
    )


def keeper_main(argv: Sequence[str] | None = None) -> int:
    """`cosmeeple keeper`."""
    args = keeper_parser().parse_args(argv)
    return told(lambda: keep(args), "keeper")


def keep(args: argparse.Namespace) -> str:
    """Do what the arguments say; what is to be printed."""
    db = settings.from_flags(args).settings.db
    takes_away = getattr(args, "yes", False)
    lease = Lease(database_url(db)) if takes_away else None
    store = opened(db)
    try:
        return COMMANDS[args.command](store, args)
    finally:
        store.close()
        if lease is not None:
            lease.release()


def keep_tables(store: Store, args: argparse.Namespace) -> str:
    """List tables."""
    store.read(show_tables, Console(emoji=False), args.status)
    return ""


def keep_people(store: Store, args: argparse.Namespace) -> str:
    """List people."""
    store.read(show_people, Console(emoji=False), guests=args.guests)
    return ""


def keep_reports(store: Store, args: argparse.Namespace) -> str:
    """List reports, or settle one."""
    if args.settle:
        if not store.write(ties.settle, args.settle, now_ms()):
            raise BadInput(f"there is no open report {args.settle!r}")
        return f"Settled {args.settle}."
    rows = store.read(ties.reports_all, settled=args.all)
    lines = []
    for row in rows:
        settled = f", settled {as_day(row['settled'])}" if row["settled"] is not None else ""
        whom = f"{row['about_name']} ({row['account'] or row['about']})"
        lines += [
            f"{row['id']}  {as_day(row['at'])}  {row['by_name']} about {whom}{settled}",
            f"    {row['text']}",
        ]
    return "\n".join([*lines, f"{len(rows)} reports"])


def keep_password(store: Store, args: argparse.Namespace) -> str:
    """A new password for an account."""
    given = sys.stdin.readline().rstrip("\r\n") if args.stdin else None
    account, password = store.write(new_password, args.who, given)
    said = "is set" if args.stdin else f"is {password}"
    return f"The password of {account} {said}; all browsers are signed out (where the server runs, within 20 s)."


def keep_close(store: Store, args: argparse.Namespace) -> str:
    """Close an account."""
    person = store.read(person_named, args.who)
    games = store.read(lambda connection: len(sat_at(connection, person["id"])))
    what = f"the account {person['account'] or person['id']} ({person['name']}), which sits at {games} tables"
    if not args.yes:
        return f"This would close {what}. Stop the server and say --yes."
    store.write(queries.anonymise, person["id"], now_ms())
    return f"Closed {what}."


def sat_at(connection: Connection, person: str) -> list[str]:
    """The tables where a person has a seat."""
    return [
        row[0]
        for row in connection.execute(
            select(seats.c.table).where(seats.c.person == person).distinct()
        )
    ]


def keep_delete(store: Store, args: argparse.Namespace) -> str:
    """Delete a table."""
    found = store.read(lambda connection: queries.load_table(connection, args.table))
    if found is None:
        raise BadInput(f"there is no table {args.table!r}")
    row = found[0]
    size = as_size(store.read(size_of_tables, [args.table]))
    what = f"table {args.table} ({row['game']}, {row['status']}, {row['moves']} moves, {size})"
    if not args.yes:
        return f"This would delete {what}. Stop the server and say --yes."
    store.write(delete_tables, [args.table])
    shrink(store)
    return f"Deleted {what}."


def keep_tidy(store: Store, args: argparse.Namespace) -> str:
    """Delete what is old."""
    if args.older_than < 1:
        raise BadInput("--older-than is a number of days from 1 on")
    old = store.read(find_old, now_ms() - args.older_than * DAY)
    if not args.yes:
        return f"This would remove {old.sentence()}. Stop the server, make a backup, and say --yes."
    store.write(tidy, old)
    shrink(store)
    return f"Removed {old.sentence()}."


COMMANDS: dict[str, Callable[[Store, argparse.Namespace], str]] = {
    "tables": keep_tables,
    "people": keep_people,
    "password": keep_password,
    "reports": keep_reports,
    "close": keep_close,
    "delete": keep_delete,
    "tidy": keep_tidy,
}


# --- backup and restore


def counted(counts: dict[str, int]) -> str:
    """How many of what, in words."""
    return ", ".join(f"{number} {name}" for name, number in counts.items() if number)


def backup_parser() -> argparse.ArgumentParser:
    """The arguments of `cosmeeple backup`."""
    made = argparse.ArgumentParser(
        "cosmeeple backup", description="Save all games to one file, also while the server runs."
    )
    made.add_argument("file", type=Path)
    settings.add_flags(made, ("db",))
    return made


def backup_main(argv: Sequence[str] | None = None) -> int:
    """`cosmeeple backup FILE`."""
    args = backup_parser().parse_args(argv)
    return told(
        lambda: f"{args.file}: {counted(backup(settings.from_flags(args).settings.db, args.file))}",
        "backup",
    )


def restore_parser() -> argparse.ArgumentParser:
    """The arguments of `cosmeeple restore`."""
    made = argparse.ArgumentParser(
        "cosmeeple restore", description="Put a backup into an empty database."
    )
    made.add_argument("file", type=Path)
    settings.add_flags(made, ("db",))
    return made


def restore_main(argv: Sequence[str] | None = None) -> int:
    """`cosmeeple restore FILE`."""
    args = restore_parser().parse_args(argv)

    def work() -> str:
        db = settings.from_flags(args).settings.db
        return f"{settings.without_password(db)}: {counted(restore(args.file, db))}"

    return told(work, "restore")


def told(work: Callable[[], str], name: str) -> int:
    """Run a command; what goes wrong is one line and exit code 2."""
    try:
        said = work()
        if said:
            print(said)
    except (BadInput, OSError) as error:
        print(f"cosmeeple {name}: {error}", file=sys.stderr)
        return 2
    except SQLAlchemyError as error:
        said = (
            disk_sentence(error) if isinstance(error, DatabaseError) else str(error).splitlines()[0]
        )
        print(f"cosmeeple {name}: the database says: {said}; nothing was changed", file=sys.stderr)
        return 2
    return 0
