"""`cosmeeple audit`: every game of a database played again from its first draw, every digest
compared.

Reads only, so a running server is not disturbed. Every damaged table is named, with the move at
which it shows. A game of other rules than this program has cannot be replayed: it is counted, and
its chain of digests is checked all the same.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from sqlalchemy import Connection, select
from sqlalchemy.exc import DatabaseError

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.records.codec import load_table
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.store import Store, queries
from cosmeeple.store.database import database_url, disk_sentence
from cosmeeple.store.guard import inspect
from cosmeeple.store.migrate import current, newest
from cosmeeple.store.queries import FINISHED, RUNNING
from cosmeeple.store.schema import companions, snapshots, tables
from cosmeeple.web import settings
from cosmeeple.web.companion import play_again
from cosmeeple.web.room import Damaged, Refused, Room, load_room
from cosmeeple.web.room.history import link_at
from cosmeeple.web.service.playing import result_json

#: What is said of a game that only another version of the program can replay.
OTHER = "other rules"


def check_table(connection: Connection, table: str) -> str:
    """Nothing, OTHER, or what is wrong with the table."""
    rows = queries.load_table(connection, table)
    if rows is None:
        return "its row is gone"
    try:
        room = load_room(*rows)
        if room.history.frozen:
            return room.history.frozen if room.history.frozen_as[0] == "frozen-damage" else OTHER
        if room.status in (RUNNING, FINISHED):
            kept = select(snapshots.c.ply, snapshots.c.link, snapshots.c.body).where(
                snapshots.c.table == table
            )
            bodies = {(ply, link): body for ply, link, body in connection.execute(kept)}
            replay(room, bodies, rows[0]["result"])
    except Damaged as error:
        return str(error)
    return ""


def replay(room: Room, bodies: dict[tuple[int, str], str], result: str | None) -> None:
    """The whole game from its first draw; Damaged at the first position that is not the one that
    was written."""
    try:
        if "fork" in room.charter.origin:
            position = load_table(room.game, msgspec.json.decode(bodies[0, ""]))
        else:
            made = Match.start(
                room.game,
                room.players,
                room.charter.seed,
                room.charter.options,
                room.charter.kit,
                draws=room.history.draws,
            )
            position = made.table
        room.history.need_digest(position, 0)
        if (0, "") not in bodies:
            raise Damaged("rows", 0, "the snapshot of its beginning is missing")
        need_snapshot(room, bodies, 0)
        for number in range(1, room.moves + 1):
            room.history.replay(position, number - 1, number)
            need_snapshot(room, bodies, number)
    except (BadInput, msgspec.DecodeError, LookupError) as error:
        raise Damaged("position", room.moves, f"cannot be played again: {error}") from None
    if position.over() != (room.status == FINISHED):
        raise Damaged("rows", room.moves, f"the table is {room.status}, the game is not")
    if position.over() and plain(result) != plain(result_json(room.game.outcome(position.state))):
        raise Damaged("rows", room.moves, "the result is not the one of the game")


def need_snapshot(room: Room, bodies: dict[tuple[int, str], str], ply: int) -> None:
    """Damaged where the snapshot after this move is of another position."""
    body = bodies.get((ply, link_at(room.history.line, ply)))
    if body is not None:
        room.history.need_digest(load_table(room.game, msgspec.json.decode(body)), ply)


def plain(result: str | None) -> Any:
    """A stored result, whatever its spaces."""
    return None if result is None else msgspec.json.decode(result)


def check_companion(connection: Connection, companion: str) -> str:
    """What is wrong with a companion; nothing where it can be played again."""
    rows = queries.load_companion(connection, companion)
    if rows is None:
        return "its row is gone"
    try:
        play_again(*rows)
    except Refused as refusal:
        return refusal.detail
    except (BadInput, ValueError, TypeError, LookupError, AttributeError) as error:
        return f"a row cannot be read: {error!r}"[:300]
    return ""


def names_of(connection: Connection) -> list[tuple[str, str, str]]:
    """What there is to check: kind, id, and how people know it."""
    found = connection.execute(
        select(tables.c.id, tables.c.game, tables.c.title).order_by(tables.c.created)
    )
    beside = connection.execute(
        select(companions.c.id, companions.c.game).order_by(companions.c.created)
    )
    return [
        *[("table", row[0], f"{row[1]}, {row[2]!r}" if row[2] else row[1]) for row in found],
        *[("companion", row[0], row[1]) for row in beside],
    ]


def findings(store: Store, names: Sequence[tuple[str, str, str]]) -> Iterator[tuple[str, str]]:
    """For each of them its name and what is wrong, one after the other."""
    for kind, one, known in names:
        try:
            said = store.read(check_table if kind == "table" else check_companion, one)
        except DatabaseError as error:
            said = f"cannot be read: {disk_sentence(error)}"
        yield f"{kind} {one} ({known})", said


def audit(db: str) -> int:
    """Verify every table and companion of a database; the exit code."""
    url = database_url(db)
    inspect(url)
    if current(url) != newest():
        raise BadInput(
            f"the database has schema {current(url)}, this program {newest()}; start the server once, or update"
        )
    store = Store(db)
    damaged, other = 0, 0
    try:
        names = store.read(names_of)
        with Progress(console=Console(stderr=True, emoji=False)) as progress:
            bar = progress.add_task("games", total=len(names))
            for name, said in findings(store, names):
                other += said == OTHER
                if said and said != OTHER:
                    damaged += 1
                    print(f"{name}: {said}", flush=True)
                progress.advance(bar)
    finally:
        store.close()
    more = f", {other} of other rules or components (their chains hold)" if other else ""
    print(f"{len(names)} games, {len(names) - damaged - other} verified{more}, {damaged} damaged")
    return 1 if damaged else 0


def parser() -> argparse.ArgumentParser:
    """The arguments of `cosmeeple audit`."""
    made = argparse.ArgumentParser(
        "cosmeeple audit", description="Verify every game of the server's database."
    )
    settings.add_flags(made, ("db",))
    return made


def main(argv: Sequence[str] | None = None) -> int:
    """`cosmeeple audit`: 0 when all is well, 1 when something is damaged, 2 for wrong input."""
    args = parser().parse_args(argv)
    try:
        return audit(settings.from_flags(args).settings.db)
    except BadInput as error:
        print(f"cosmeeple audit: {error}", file=sys.stderr)
    except DatabaseError as error:
        print(f"cosmeeple audit: the database says: {disk_sentence(error)}", file=sys.stderr)
    return 2
