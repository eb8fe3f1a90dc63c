"""`cosmeeple keeper`: tables, people, passwords, and tidying up.

    cosmeeple keeper people
    cosmeeple keeper password ann
    cosmeeple keeper tidy --older-than 180

Looking and a new password are fine while the server runs. What takes something away needs the
server stopped, says first what it would take and how large that is, and does it only with `--yes`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence

from rich.console import Console
from sqlalchemy import Connection, select

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.store import Store, accounts, queries, ties
from cosmeeple.store.database import database_url
from cosmeeple.store.guard import Lease, inspect
from cosmeeple.store.migrate import current, newest
from cosmeeple.store.schema import seats
from cosmeeple.web import settings
from cosmeeple.web.backups import told
from cosmeeple.web.keeping import (
    DAY,
    as_day,
    as_size,
    delete_tables,
    find_old,
    new_password,
    person_named,
    show_people,
    show_tables,
    shrink,
    size_of_tables,
    tidy,
)
from cosmeeple.web.room import now_ms


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
    store.write(accounts.anonymise, person["id"], now_ms())
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
