"""Before a server opens its database: is it ours, whole, writable, and nobody else's?

Everything wrong is a sentence that names the file. Nothing that is there is ever replaced.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import threading
import time
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.store import queries
from cosmeeple.store.database import (
    PATIENCE,
    Lost,
    disk_sentence,
    is_away,
    is_wrong,
    make_engine,
    wait_for,
)
from cosmeeple.store.migrate import LOCK, migrate
from cosmeeple.system import hold_file

#: Larger files are not read through at every start: `cosmeeple audit` does that.
READ_THROUGH = 256 * 1024 * 1024
MAGIC = b"SQLite format 3\0"

_held: set[Path] = set()
_holding = threading.Lock()


class Lease:
    """The right of this process alone to serve a SQLite file, as long as it lives.

    A lock of the operating system on a file beside the database: it ends with the process, however
    that ends, and the processes of bots do not inherit it. PostgreSQL needs none: its rows refuse
    what comes second.
    """

    def __init__(self, url: URL) -> None:
        self.path: Path | None = None
        self.handle = -1
        if url.get_backend_name() != "sqlite" or not url.database:
            return
        path = Path(url.database).resolve()
        lock = path.with_name(path.name + ".lock")
        taken = BadInput(
            f"another server already serves {path}; stop it first, or give this one another --db"
        )
        with _holding:
            if path in _held:
                raise taken
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                self.handle = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
            except OSError as error:
                raise BadInput(
                    f"the database {path} cannot be used: {lock.name}: {error.strerror}; "
                    "give another place with --db or COSMEEPLE_DB"
                ) from None
            try:
                hold_file(self.handle)
            except OSError:
                os.close(self.handle)
                raise taken from None
            _held.add(path)
            self.path = path

    def release(self) -> None:
        """Others may serve the database now."""
        if self.path is None:
            return
        with _holding:
            os.close(self.handle)
            _held.discard(self.path)
            self.path = None


def inspect(url: URL) -> None:
    """BadInput when a SQLite file is empty, no database, or damaged. A file that is not there yet
    is fine."""
    if url.get_backend_name() != "sqlite" or not url.database:
        return
    path = Path(url.database)
    try:
        size = path.stat().st_size
        with path.open("rb") as file:
            start = file.read(len(MAGIC))
    except FileNotFoundError:
        return
    except OSError as error:
        raise BadInput(f"the database {path} cannot be read: {error.strerror}") from None
    if size == 0:
        raise BadInput(
            f"{path} is empty (0 bytes), so whatever was in it is lost; "
            "restore a backup, or move the file away to begin again"
        )
    if start != MAGIC:
        raise BadInput(f"{path} is no SQLite database; it was left as it is")
    try:
        found = first_fault(path, thorough=size <= READ_THROUGH)
    except sqlite3.OperationalError as error:
        raise BadInput(
            f"the database {path} cannot be used: {error}; it was left as it is"
        ) from None
    except sqlite3.Error as error:
        raise BadInput(f"the database {path} is damaged: {error}; it was left as it is") from None
    if found != "ok":
        raise BadInput(f"the database {path} is damaged: {found}; it was left as it is")


def first_fault(path: Path, *, thorough: bool) -> str:
    """What SQLite finds wrong first, or `ok`."""
    with contextlib.closing(sqlite3.connect(path, timeout=30)) as connection:
        if thorough:
            return str(connection.execute("PRAGMA quick_check(1)").fetchone()[0]).splitlines()[-1]
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        return "ok"


def make_ready(url: URL) -> str:
    """Everything a server needs of its database before the first request, the lease apart; returns
    the schema. A PostgreSQL that goes away meanwhile is waited for, and asked again."""
    inspect(url)
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return make_ready_once(url)
        except Lost as error:
            if time.monotonic() > until:
                raise BadInput(f"the database does not answer: {error}") from None
            time.sleep(0.25)


def make_ready_once(url: URL) -> str:
    """One try; Lost when the connection broke on the way."""
    name = (
        url.render_as_string(hide_password=True)
        if url.get_backend_name() != "sqlite"
        else url.database
    )
    try:
        wait_for(url)
        schema = migrate(url)
        engine = make_engine(url, writing=True, size=1)
        try:
            with engine.begin() as connection:
                if engine.dialect.name == "postgresql":
                    # Several may start at once: one after the other makes what is made only once.
                    connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
                queries.server_secret(connection)
                queries.beat(connection, time.time_ns() // 1_000_000)
        finally:
            engine.dispose()
    except DatabaseError as error:
        if url.get_backend_name() != "sqlite" and is_away(error) and not is_wrong(error):
            raise Lost(disk_sentence(error)) from None
        raise BadInput(f"the database {name} cannot be written: {disk_sentence(error)}") from None
    except OSError as error:
        raise BadInput(
            f"the database {name} cannot be written: {error.strerror or error}"
        ) from None
    return schema
