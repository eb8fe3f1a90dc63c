"""News between processes: hints that something was committed, never what.

A notice says which table, in which version; whoever needs it reads the log. So a notice may be
lost, doubled, late or out of order, and it cannot tell a hand. With PostgreSQL it is a `NOTIFY` of
its own after the commit: inside the transaction of a move all writers would queue behind each
other's disk.
"""

from __future__ import annotations

import queue
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, Final, Protocol

from sqlalchemy.engine import URL

from cosmeeple.store.database import KEEPALIVES

#: Topics: an entry of a table, presence at a table, a person who has changed, a bot for which the
#: teller cannot think, something beside the log of a table, something else that lists show.
ENTRY: Final = "e"
PRESENCE: Final = "p"
PERSON: Final = "u"
THINK: Final = "t"
BESIDE: Final = "h"
LISTS: Final = "l"
TOPICS: Final = frozenset({ENTRY, PRESENCE, PERSON, THINK, LISTS, BESIDE})
CHANNEL: Final = "cosmeeple"
#: PostgreSQL takes 7,999 bytes a notice.
LONGEST: Final = 7_900
#: Seconds until a connection that broke is tried again.
RETRY: Final = 0.5

Heard = Callable[[str, str, int], object]


class News(Protocol):
    """Tells other processes, and hears of them. `alone`: there are no others."""

    alone: bool
    told: int
    heard: int

    def start(self, heard: Heard, missed: Callable[[], object]) -> None:
        """From now on `heard(topic, id, version)` is called for each piece of news, and `missed`
        when some may have been lost; both in a thread of ours."""

    def tell(self, topic: str, what: str, version: int = 0) -> None:
        """Let the other processes know."""

    def is_up(self) -> bool:
        """Do news come and go?"""

    def close(self) -> None:
        """No more news."""


class LocalNews:
    """One process alone has nobody to tell."""

    alone = True
    told = 0
    heard = 0

    def start(self, heard: Heard, missed: Callable[[], object]) -> None:
        """There is nobody to hear."""

    def tell(self, topic: str, what: str, version: int = 0) -> None:
        """There is nobody to tell."""

    def is_up(self) -> bool:
        """Always."""
        return True

    def close(self) -> None:
        """There is nothing to close."""


def write_notices(node: str, pieces: list[tuple[str, str, int]]) -> Iterator[str]:
    """Notices for these pieces of news, each short enough; of one table only the newest version.

    >>> list(write_notices("n", [("e", "a", 2), ("e", "a", 3), ("p", "a", 0)]))
    ['n:e,a,3;p,a,0']
    """
    newest: dict[tuple[str, str], int] = {}
    for topic, what, version in pieces:
        newest[(topic, what)] = max(version, newest.get((topic, what), 0))
    line = ""
    for (topic, what), version in newest.items():
        piece = f"{topic},{what},{version}"
        if line and len(node) + len(line) + len(piece) + 2 > LONGEST:
            yield f"{node}:{line}"
            line = ""
        line = f"{line};{piece}" if line else piece
    if line:
        yield f"{node}:{line}"


def read_notice(text: str) -> tuple[str, list[tuple[str, str, int]]]:
    """Who tells, and what; what cannot be read is left out, for a newer program may tell more.

    >>> read_notice("n:e,a,3;z;p,a,0")
    ('n', [('e', 'a', 3), ('p', 'a', 0)])
    """
    node, _, rest = text.partition(":")
    found = []
    for piece in rest.split(";"):
        parts = piece.split(",")
        if len(parts) == 3 and parts[0] in TOPICS and parts[2].isascii() and parts[2].isdigit():
            found.append((parts[0], parts[1], int(parts[2])))
    return node, found


class PostgresNews:
    """One connection that listens, one that tells. What queues up while a notice is sent shares the
    next one."""

    alone = False

    def __init__(self, url: URL) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.node = secrets.token_hex(6)
        self.queue: queue.SimpleQueue[tuple[str, str, int] | None] = queue.SimpleQueue()
        self.told = 0
        self.heard = 0
        self.listening = False
        self.closing = threading.Event()
        self.threads: list[threading.Thread] = []

    def start(self, heard: Heard, missed: Callable[[], object]) -> None:
        """Begin to listen and to tell, each in a thread."""
        listener = threading.Thread(
            target=self.listen, args=(heard, missed), name="news-listen", daemon=True
        )
        teller = threading.Thread(target=self.tell_all, name="news-tell", daemon=True)
        self.threads = [listener, teller]
        for thread in self.threads:
            thread.start()

    def tell(self, topic: str, what: str, version: int = 0) -> None:
        """Queue a notice; nobody waits for it."""
        self.queue.put((topic, what, version))

    def is_up(self) -> bool:
        """Is the listening connection open?"""
        return self.listening

    def connect(self) -> Any:
        """A connection of its own, that notices when the other side is gone."""
        import psycopg

        given: dict[str, Any] = {**KEEPALIVES}
        return psycopg.connect(self.address, autocommit=True, **given)

    def listen(self, heard: Heard, missed: Callable[[], object]) -> None:
        """The listening thread: connects again for as long as it lives."""
        import psycopg

        while not self.closing.is_set():
            try:
                with self.connect() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.listening = True
                    missed()
                    while not self.closing.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            node, pieces = read_notice(notice.payload)
                            if node == self.node:
                                continue
                            self.heard += len(pieces)
                            for piece in pieces:
                                heard(*piece)
            except psycopg.Error:
                self.listening = False
                self.closing.wait(RETRY)
        self.listening = False

    def tell_all(self) -> None:
        """The telling thread: sends what has queued up."""
        import psycopg

        connection: Any = None
        while (first := self.queue.get()) is not None:
            pieces = [first]
            closing = False
            while not self.queue.empty():
                more = self.queue.get()
                if more is None:
                    closing = True
                    break
                pieces.append(more)
            for notice in write_notices(self.node, pieces):
                try:
                    if connection is None:
                        connection = self.connect()
                        connection.execute("SET synchronous_commit TO off")
                    connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, notice))
                    self.told += 1
                except psycopg.Error:
                    # Lost: the sweeps of the others find it.
                    connection = None
                    time.sleep(0 if self.closing.is_set() else 0.05)
            if closing:
                break
        if connection is not None:
            connection.close()

    def close(self) -> None:
        """Both threads end."""
        self.closing.set()
        self.queue.put(None)
        for thread in self.threads:
            thread.join(5)


def make_news(url: URL) -> News:
    """The news of a database: none for SQLite, which has one server."""
    return LocalNews() if url.get_backend_name() == "sqlite" else PostgresNews(url)
