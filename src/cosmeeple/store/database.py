"""The database behind the tables: many readers, one writer that commits for everybody at once.

Writes go through one thread. While a commit waits for the disk, further writes queue up, and the
next commit takes them all: with SQLite and synchronous=FULL that is one fsync for dozens of moves.
A write's future is resolved after the commit that carries it, so whoever awaited it may acknowledge
the move. Each write has a savepoint of its own: one that fails takes nothing of the others with it.

Several processes may share one PostgreSQL. A batch is sorted by table, so that two of them never
wait for each other in a circle; what the database ends anyway is run again as a whole; and where
the connection broke during the commit, nobody knows whether it holds: that is `Unsure`.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import platformdirs
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    DBAPIError,
    InterfaceError,
    OperationalError,
)
from sqlalchemy.pool import QueuePool

from cosmeeple.kernel.engine.errors import BadInput

R = TypeVar("R")
P = ParamSpec("P")

#: The most writes that share one commit.
BATCH = 256
#: Writes that may wait. Beyond that the disk is too slow for the load, and callers hear so at once.
WAITING = 4096
READERS = 4
#: So often a batch is run that PostgreSQL ends because of others (SQLSTATE: a deadlock, a
#: serialization failure).
TRIES = 5
AGAIN = frozenset({"40P01", "40001"})
#: Seconds that a start waits for a database that does not answer yet.
PATIENCE = 60.0
#: A process that hangs with a transaction open, or a machine that is gone, holds its rows no longer
#: than this.
OPTIONS = "-c idle_in_transaction_session_timeout=10s"
KEEPALIVES = {
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "connect_timeout": 5,
}


class Busy(RuntimeError):
    """More writes are waiting than the disk will do soon: try again later."""


class Unwritable(Busy):
    """The disk is full, read-only or broken: nothing was written."""


class Unreachable(Busy):
    """The database does not answer now."""


class Unsure(Unreachable):
    """The connection broke during the commit: it was written, or it was not."""


class Lost(RuntimeError):
    """The connection was lost while something was read: nothing is harmed, so it can be read
    again."""


@dataclass
class Job:
    """Something to be written, and who waits for it."""

    work: Callable[[Connection], Any]
    done: Future[Any]
    #: The table that is written: a batch takes them in this order.
    table: str = ""


Answered = tuple[Job, Any, BaseException | None]


def default_db() -> str:
    """Where games are kept unless told otherwise: the user's data folder."""
    return str(platformdirs.user_data_path("cosmeeple", appauthor=False) / "tables.db")


def database_url(text: str) -> URL:
    """A URL, or the path of a SQLite file."""
    if "://" not in text:
        return URL.create("sqlite", database=str(Path(text).expanduser()))
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadInput(
            "this is no address of a database; give a file or postgresql://..."
        ) from None
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadInput(f"tables are kept in SQLite or PostgreSQL, not in {url.get_backend_name()}")
    return url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url


def make_engine(url: URL, *, writing: bool, size: int) -> Engine:
    """The connections to a database, for reading or for writing."""
    if url.get_backend_name() != "sqlite":
        # Several reads in one transaction are of one moment.
        level = "READ COMMITTED" if writing else "REPEATABLE READ"
        given = {"options": OPTIONS, **KEEPALIVES}
        return create_engine(
            url,
            pool_size=size,
            max_overflow=0,
            pool_pre_ping=True,
            isolation_level=level,
            connect_args=given,
        )
    if not url.database or url.database == ":memory:":
        raise BadInput("a database in memory would lose games; give a file")
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=size,
        max_overflow=0,
        connect_args={"check_same_thread": False, "timeout": 30},
    )
    begin = "BEGIN IMMEDIATE" if writing else "BEGIN"

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        # SQLAlchemy says when a transaction begins; the driver's own guesses break savepoints.
        connection.isolation_level = None
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            "busy_timeout=30000",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin_ourselves(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def disk_sentence(error: DBAPIError) -> str:
    """What the database says in one line, without the statement and its values."""
    return str(error.orig).splitlines()[0] if str(error.orig) else type(error).__name__


def is_away(error: BaseException) -> bool:
    """Has the database gone, or does it not answer? What was asked may be good all the same."""
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or (
        isinstance(error, (OperationalError, InterfaceError))
        and sqlstate(error)[:2] in ("", "57", "08")
    )


def sqlstate(error: DBAPIError) -> str:
    """PostgreSQL's code of an error, or nothing."""
    return str(getattr(error.orig, "sqlstate", None) or "")


def wait_for(url: URL, seconds: float = PATIENCE) -> None:
    """Until a PostgreSQL answers that is starting, or being recovered. A name or password that is
    wrong stays wrong, so it is not tried for so long."""
    if url.get_backend_name() == "sqlite":
        return
    engine = make_engine(url, writing=False, size=1)
    until = time.monotonic() + seconds
    try:
        while True:
            try:
                with engine.connect():
                    return
            except OperationalError as error:
                if time.monotonic() > until or is_wrong(error):
                    raise
                time.sleep(0.25)
    finally:
        engine.dispose()


def is_wrong(error: DBAPIError) -> bool:
    """Will it never answer, however long one waits: another password, another name?"""
    said = str(error.orig)
    return any(
        word in said
        for word in (
            "password",
            "does not exist",
            "no pg_hba.conf",
            "resolve",
            "Name or service not known",
        )
    )


class Store:
    """One database. `read` and `write` take a function of a connection; the async forms do not
    block the event loop."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.reading_engine = make_engine(self.url, writing=False, size=READERS)
        self.writing_engine = make_engine(self.url, writing=True, size=1)
        self.readers = ThreadPoolExecutor(READERS, "store-read")
        self.jobs: queue.Queue[Job | None] = queue.Queue(WAITING)
        self.commits = 0
        self.writes = 0
        self.closed = False
        self.writer = threading.Thread(target=self.write_all, name="store-write", daemon=True)
        self.writer.start()

    @property
    def is_sqlite(self) -> bool:
        """Is it one file?"""
        return self.url.get_backend_name() == "sqlite"

    # --- reading

    def read(
        self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """What the work finds, all of one moment. Asked once more where the connection was lost;
        Unreachable then."""
        with contextlib.suppress(Lost):
            return self.read_once(work, *args, **kwargs)
        try:
            return self.read_once(work, *args, **kwargs)
        except Lost as error:
            raise Unreachable(str(error)) from None

    def read_once(
        self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Read without another try; Lost where the database has gone away."""
        try:
            with self.reading_engine.connect() as connection:
                return work(connection, *args, **kwargs)
        except DBAPIError as error:
            if self.is_sqlite or not is_away(error):
                raise
            raise Lost(disk_sentence(error)) from None

    async def reading(
        self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Read in a thread; the loop goes on."""
        return await asyncio.get_running_loop().run_in_executor(
            self.readers, lambda: self.read(work, *args, **kwargs)
        )

    # --- writing

    def submit(self, work: Callable[[Connection], R], table: str = "") -> Future[R]:
        """Queue something to be written; Busy where too much waits."""
        if self.closed:
            raise Busy("the store is closed")
        job = Job(work, Future(), table)
        try:
            self.jobs.put_nowait(job)
        except queue.Full:
            raise Busy("the disk cannot keep up") from None
        return job.done

    def patiently(
        self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """At a start: the same, and a database that goes away meanwhile is waited for."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return self.write(work, *args, **kwargs)
            except Unreachable:
                if time.monotonic() > until:
                    raise
                time.sleep(0.25)

    def write(
        self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Write and wait for it: for tests, commands and the start."""
        return self.submit(lambda connection: work(connection, *args, **kwargs)).result()

    async def writing(
        self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Returns after the commit. A caller that is cancelled meanwhile does not undo the
        write."""
        future = self.submit(lambda connection: work(connection, *args, **kwargs))
        return await asyncio.shield(asyncio.wrap_future(future))

    async def writing_table(self, table: str, work: Callable[[Connection], R]) -> R:
        """The same for what changes a table, with its id."""
        return await asyncio.shield(asyncio.wrap_future(self.submit(work, table)))

    def write_all(self) -> None:
        """The writing thread: takes what has queued up, as one transaction."""
        while True:
            first = self.jobs.get()
            if first is None:
                return
            batch = [first]
            stopping = False
            while len(batch) < BATCH:
                try:
                    job = self.jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    stopping = True
                    break
                batch.append(job)
            self.commit(batch)
            if stopping:
                return

    def commit(self, batch: list[Job]) -> None:
        """All of the batch in one transaction; each answer only after it is on disk."""
        batch.sort(key=lambda job: job.table)
        for left in range(TRIES - 1, -1, -1):
            answers = self.run(batch, last=not left)
            if answers is not None:
                break
            time.sleep(0.01)
        assert answers is not None
        self.commits += 1
        self.writes += len(batch)
        for job, answer, failure in answers:
            if failure is None:
                job.done.set_result(answer)
            else:
                job.done.set_exception(failure)

    def run(self, batch: list[Job], *, last: bool) -> list[Answered] | None:
        """One try; None when the database ended it because of others, and it is to be run again as
        a whole."""
        answers: list[Answered] = []
        committing = False
        try:
            with self.writing_engine.connect() as connection, connection.begin() as transaction:
                for job in batch:
                    try:
                        with connection.begin_nested():
                            answers.append((job, job.work(connection), None))
                    except OperationalError:
                        # The disk, not the work: SQLite may have given up the whole transaction;
                        # nothing of it counts.
                        raise
                    except Exception as error:
                        if isinstance(error, DBAPIError) and (
                            error.connection_invalidated or is_away(error)
                        ):
                            raise
                        answers.append((job, None, error))
                committing = True
                transaction.commit()
        except Exception as error:  # noqa: BLE001 - nothing was committed; everybody hears it
            if isinstance(error, DBAPIError) and sqlstate(error) in AGAIN and not last:
                return None
            failed = self.failure(error, committing=committing)
            return [(job, None, failed) for job in batch]
        return answers

    def failure(self, error: Exception, *, committing: bool) -> Exception:
        """What everybody in the batch hears."""
        if not isinstance(error, DatabaseError):
            return error
        if self.is_sqlite or not is_away(error):
            return Unwritable(disk_sentence(error))
        return (Unsure if committing else Unreachable)(disk_sentence(error))

    def waiting(self) -> int:
        """How much waits to be written."""
        return self.jobs.qsize()

    def close(self) -> None:
        """Finish what is queued, then let go of the database."""
        if self.closed:
            return
        self.closed = True
        self.jobs.put(None)
        self.writer.join()
        self.readers.shutdown()
        self.reading_engine.dispose()
        self.writing_engine.dispose()
