"""The database behind the tables: many readers, one writer that commits for everybody at once.

Writes go through one thread. While a commit waits for the disk, further writes queue up, and the next commit takes them
all: with SQLite and synchronous=FULL that is one fsync for dozens of moves. A write's future is resolved after the
commit that carries it, so whoever awaited it may acknowledge the move. Each write has a savepoint of its own: one that
fails takes nothing of the others with it.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import platformdirs
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DatabaseError, OperationalError
from sqlalchemy.pool import QueuePool

from cosmeeple.kernel.engine.errors import BadInput

R = TypeVar("R")
P = ParamSpec("P")

#: The most writes that share one commit.
BATCH = 256
#: Writes that may wait. Beyond that the disk is too slow for the load, and callers hear so at once.
WAITING = 4096
READERS = 4


class Busy(RuntimeError):
    """More writes are waiting than the disk will do soon: try again later."""


class Unwritable(Busy):
    """The disk is full, read-only or broken: nothing was written."""


@dataclass
class Job:
    work: Callable[[Connection], Any]
    done: Future[Any]


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
        raise BadInput("this is no address of a database; give a file or postgresql://...") from None
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadInput(f"tables are kept in SQLite or PostgreSQL, not in {url.get_backend_name()}")
    return url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url


def make_engine(url: URL, *, writing: bool, size: int) -> Engine:
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_size=size, max_overflow=0, pool_pre_ping=True)
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
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin_ourselves(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def disk_sentence(error: DatabaseError) -> str:
    """What the database says in one line, without the statement and its values."""
    return str(error.orig).splitlines()[0] if str(error.orig) else type(error).__name__


class Store:
    """One database. `read` and `write` take a function of a connection; the async forms do not block the event loop."""

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
        return self.url.get_backend_name() == "sqlite"

    # --- reading

    def read(self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        with self.reading_engine.connect() as connection:
            return work(connection, *args, **kwargs)

    async def reading(self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        return await asyncio.get_running_loop().run_in_executor(self.readers, lambda: self.read(work, *args, **kwargs))

    # --- writing

    def submit(self, work: Callable[[Connection], R]) -> Future[R]:
        if self.closed:
            raise Busy("the store is closed")
        job = Job(work, Future())
        try:
            self.jobs.put_nowait(job)
        except queue.Full:
            raise Busy("the disk cannot keep up") from None
        return job.done

    def write(self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        return self.submit(lambda connection: work(connection, *args, **kwargs)).result()

    async def writing(self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Returns after the commit. A caller that is cancelled meanwhile does not undo the write."""
        future = self.submit(lambda connection: work(connection, *args, **kwargs))
        return await asyncio.shield(asyncio.wrap_future(future))

    def write_all(self) -> None:
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
        answers: list[tuple[Job, Any, BaseException | None]] = []
        try:
            with self.writing_engine.begin() as connection:
                for job in batch:
                    try:
                        with connection.begin_nested():
                            answers.append((job, job.work(connection), None))
                    except OperationalError:
                        # The disk, not the work: SQLite may have given up the whole transaction; nothing of it counts.
                        raise
                    except Exception as error:  # noqa: BLE001 - handed to the one who asked
                        answers.append((job, None, error))
        except Exception as error:  # noqa: BLE001 - nothing was committed; everybody hears it
            failed = Unwritable(disk_sentence(error)) if isinstance(error, DatabaseError) else error
            answers = [(job, None, failed) for job in batch]
        self.commits += 1
        self.writes += len(batch)
        for job, answer, failure in answers:
            if failure is None:
                job.done.set_result(answer)
            else:
                job.done.set_exception(failure)

    def waiting(self) -> int:
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
