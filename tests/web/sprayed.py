"""Requests dealt in turn to two servers on one PostgreSQL: the tests of one server, as many
processes would run them.

    COSMEEPLE_SPRAY=1 pytest tests/web tests/attacks

Every request of every connection goes to the next server, so nothing may rest on who answered
before. What a test sets in one process it sets in all (`Served.all`) or in the rows; one about a
process that is alone starts such a one (`alone`).
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import hashlib
import itertools
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from postgres import server
from sqlalchemy import create_engine, text

ON = os.environ.get("COSMEEPLE_SPRAY", "") not in ("", "0")


class Newest:
    """A room of one of several servers: each look at it is a look at the newest."""

    def __init__(self, find: Callable[[], Any]) -> None:
        object.__setattr__(self, "find", find)

    def __getattr__(self, name: str) -> Any:
        return getattr(object.__getattribute__(self, "find")(), name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(object.__getattribute__(self, "find")(), name, value)


def newest(find: Callable[[], Any]) -> Any:
    return Newest(find)


@cache
def cluster() -> str:
    """A PostgreSQL for as long as this process lives."""
    context = server()
    url = context.__enter__()
    if url is None:
        pytest.exit(
            "COSMEEPLE_SPRAY needs PostgreSQL: install it, or name one in COSMEEPLE_TEST_POSTGRES"
        )
    atexit.register(context.__exit__, None, None, None)
    return url


def database_for(folder: Path) -> str:
    """The database that stands for the file in this folder; empty at first."""
    name = "t" + hashlib.blake2b(str(folder).encode(), digest_size=12).hexdigest()
    engine = create_engine(
        cluster().replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT"
    )
    with engine.connect() as connection:
        if not connection.execute(
            text("SELECT 1 FROM pg_database WHERE datname = :name"), {"name": name}
        ).first():
            connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return cluster().rsplit("/", 1)[0] + f"/{name}"


class Dealer:
    """Takes connections, and gives each request to the next of the servers."""

    def __init__(self, backends: Sequence[tuple[str, int]]) -> None:
        self.next = itertools.cycle(backends)
        self.tasks: set[asyncio.Task[None]] = set()

    async def deal(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            try:
                request = await asked(reader)
            except (asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
                request = getattr(error, "partial", b"")
            host, port = next(self.next)
            back, forth = await asyncio.open_connection(host, port, limit=2**22)
            forth.write(request)
            ways = {
                asyncio.ensure_future(carry(back, writer)),
                asyncio.ensure_future(carry(reader, forth, end=False)),
            }
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
                forth.transport.abort()
        with contextlib.suppress(OSError, asyncio.CancelledError):
            writer.close()
            await writer.wait_closed()
        self.tasks.discard(task)


async def asked(reader: asyncio.StreamReader) -> bytes:
    """One whole request, that asks for the connection to be closed after its answer: the next one
    comes again."""
    head = await reader.readuntil(b"\r\n\r\n")
    first, *lines = head[:-4].split(b"\r\n")
    kept = [line for line in lines if not line.lower().startswith(b"connection:")]
    length = next(
        (
            line.split(b":", 1)[1].strip()
            for line in lines
            if line.lower().startswith(b"content-length:")
        ),
        b"0",
    )
    body = (
        await reader.readexactly(int(length)) if length.isdigit() and int(length) < 2**22 else b""
    )
    return b"\r\n".join([first, b"connection: close", *kept, b"", b""]) + body


async def carry(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, end: bool = True
) -> None:
    """All that comes, until there is no more; `end`: then the other side hears that too."""
    while data := await reader.read(2**16):
        writer.write(data)
        await writer.drain()
    if end:
        with contextlib.suppress(OSError):
            writer.write_eof()


@contextlib.contextmanager
def dealt(backends: Sequence[tuple[str, int]]) -> Iterator[str]:
    """The address of a dealer in a thread of its own."""
    loop = asyncio.new_event_loop()
    dealer = Dealer(backends)
    started: Callable[..., Any] = asyncio.start_server
    made = loop.run_until_complete(started(dealer.deal, "127.0.0.1", 0, limit=2**22))
    port = made.sockets[0].getsockname()[1]
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()

    async def end() -> None:
        made.close()
        for task in list(dealer.tasks):
            task.cancel()
        await asyncio.gather(*dealer.tasks, return_exceptions=True)

    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        asyncio.run_coroutine_threadsafe(end(), loop).result(20)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(20)
        loop.close()
