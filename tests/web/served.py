"""A real server in a thread, and a small browser to talk to it."""

from __future__ import annotations

import asyncio
import contextlib
import re
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import sprayed
import uvicorn
from sqlalchemy import Connection, text

from cosmeeple.kernel.records.codec import options_as_text
from cosmeeple.web import logs
from cosmeeple.web.app import Application
from cosmeeple.web.room import Room
from cosmeeple.web.serve import configured, listening
from cosmeeple.web.settings import Settings
from cosmeeple.web.site import Site

#: A machine may be busy with other things for a while; what never comes is as wrong after minutes.
PATIENCE = 240.0


@dataclass
class Served:
    """`url` is the server's address, `site` what is behind it, `loop` where it runs. Where requests
    are dealt to two, `site` and `loop` are those of the first."""

    url: str
    application: Application
    loop: asyncio.AbstractEventLoop
    others: tuple[Served, ...] = ()

    @property
    def site(self) -> Site:
        return self.application.site

    @property
    def all(self) -> tuple[Served, ...]:
        """Every server that may answer: what a test changes in one it changes in all."""
        return (self, *self.others)

    def forget(self, table: str) -> None:
        """Every server reads the room anew when it is needed next."""
        for one in self.all:
            rooms = one.site.tables.rooms
            one.loop.call_soon_threadsafe(rooms.loaded.pop, table, None)
            wait_for(lambda rooms=rooms: table not in rooms.loaded)

    def run_out(self, table: str, seat: int) -> None:
        """The clock of the seat has run out while nobody had the table in memory."""
        for one in self.all:
            room = one.site.tables.rooms.loaded.get(table)
            if room is not None and room.desk.timer is not None:
                one.loop.call_soon_threadsafe(room.desk.timer.cancel)
        self.forget(table)
        late = text('UPDATE seats SET deadline = 1 WHERE "table" = :table AND seat = :seat')
        due = text("UPDATE jobs SET due = 1 WHERE \"table\" = :table AND what = 'flag'")

        def hurry(connection: Connection) -> None:
            connection.execute(late, {"table": table, "seat": seat})
            connection.execute(due, {"table": table})

        self.site.store.write(hurry)

    def watchers(self, table: str) -> int:
        """How many streams watch the table."""
        return sum(len(one.site.hub.watching.get(table, ())) for one in self.all)

    def call(self, work: Any) -> Any:
        """Run a coroutine of the service in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def room(self, table: str) -> Room:
        """The room, as it is in the server's memory; of two servers the newest of the first,
        whenever it is looked at."""
        found = self.call(self.site.tables.rooms.room(table))
        assert isinstance(found, Room)
        if self.others:
            return sprayed.newest(lambda: self.call(self.site.tables.rooms.room(table)))
        return found


@contextlib.contextmanager
def serve(folder: Path, *, db: str = "", **settings: Any) -> Iterator[Served]:
    """Serve from a fresh database in the folder until the block ends; where requests are sprayed,
    by two servers on one database of PostgreSQL, and what is given is the first of them with the
    address of both."""
    if not sprayed.ON or db:
        with serve_one(folder, db=db, **settings) as served:
            yield served
        return
    database = sprayed.database_for(folder)
    with (
        serve_one(folder, db=database, **settings) as one,
        serve_one(folder, db=database, **settings) as two,
    ):
        wait_for(lambda: one.site.news.is_up() and two.site.news.is_up())
        with sprayed.dealt([place_of(one.url), place_of(two.url)]) as url:
            yield Served(url, one.application, one.loop, (two,))


def place_of(url: str) -> tuple[str, int]:
    host, _, port = url.removeprefix("http://").partition(":")
    return host, int(port)


@contextlib.contextmanager
def serve_one(folder: Path, *, db: str = "", **settings: Any) -> Iterator[Served]:
    """One server."""
    logs.to(None)
    chosen = {
        "bot_delay": 0.0,
        "bot_seconds": 0.2,
        "bot_workers": 1,
        "bot_niceness": 0,
        "limits": 0.0,
        **settings,
    }
    application = Application(Settings(db or str(folder / "tables.db"), **chosen))
    sock = listening("127.0.0.1", 0)
    server = uvicorn.Server(configured(application, grace=3))
    holder: dict[str, Any] = {}

    async def run() -> None:
        holder["loop"] = asyncio.get_running_loop()
        await server.serve([sock])

    thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)
    thread.start()
    until = time.monotonic() + PATIENCE
    while not server.started:
        if not thread.is_alive() or time.monotonic() > until:
            raise RuntimeError("the server did not start")
        time.sleep(0.01)
    served = Served(f"http://127.0.0.1:{sock.getsockname()[1]}", application, holder["loop"])
    served.site.tables.coaching.first_games = (
        0  # a coach may ask "sure?" whenever it is ready; those who test it call it
    )
    try:
        yield served
    finally:
        served.loop.call_soon_threadsafe(served.site.begin_stop)
        server.should_exit = True
        thread.join(PATIENCE)
        sock.close()


class Browser(httpx.Client):
    """A browser of one person: cookies, and the token of the last page in every form."""

    def __init__(self, url: str, language: str = "en") -> None:
        super().__init__(base_url=url, headers={"accept-language": language}, timeout=PATIENCE)
        self.csrf = ""

    def page(self, path: str, status: int = 200) -> str:
        answer = self.get(path, follow_redirects=True)
        assert answer.status_code == status, (path, answer.status_code, answer.text[:500])
        found = re.search(r'<meta name="csrf" content="([0-9a-f]+)"', answer.text)
        if found:
            self.csrf = found[1]
        return answer.text

    def try_to(self, path: str, **fields: Any) -> httpx.Response:
        """A form, as the client's script sends it."""
        if not self.csrf:
            self.page("/about")
        headers = {"x-csrf-token": self.csrf, "accept": "application/json"}
        return self.post(path, json=fields, headers=headers)

    def do(self, path: str, **fields: Any) -> dict[str, Any]:
        answer = self.try_to(path, **fields)
        assert answer.status_code == 200, (path, answer.status_code, answer.text)
        found = answer.json()
        assert isinstance(found, dict)
        return found

    def new_table(self, *seats: str, game: str = "antarctica", **more: Any) -> str:
        fields = {"game": game, "players": len(seats), "pace": "none", **more}
        fields |= {f"seat.{i}": seat for i, seat in enumerate(seats)}
        return str(self.do("/new", **fields)["table"])


def play_one(served: Served, browser: Browser, table: str, seat: int) -> dict[str, Any]:
    """The seat's first option, over the form."""
    room = served.room(table)
    choice = options_as_text(room.table, seat)[0]
    return browser.do(f"/t/{table}/move", seat="ABCDE"[seat], choice=choice, version=room.version)


def wait_for(what: Any, seconds: float = PATIENCE) -> None:
    until = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < until, "nothing happened"
        time.sleep(0.01)


class Events:
    """A stream of server-sent events, read in a thread."""

    def __init__(self, browser: Browser, path: str, headers: dict[str, str] | None = None) -> None:
        self.messages: list[dict[str, str]] = []
        self.status = 0
        self.stopped = threading.Event()
        self.opened = threading.Event()
        self.client = httpx.Client(
            base_url=browser.base_url, cookies=browser.cookies, timeout=PATIENCE
        )
        self.path = path
        self.headers = headers or {}
        self.thread = threading.Thread(target=self.read, daemon=True)
        self.thread.start()
        assert self.opened.wait(PATIENCE)

    def read(self) -> None:
        with (
            contextlib.suppress(httpx.HTTPError),
            self.client.stream("GET", self.path, headers=self.headers) as answer,
        ):
            self.status = answer.status_code
            message: dict[str, str] = {}
            for line in answer.iter_lines():
                self.opened.set()
                if self.stopped.is_set():
                    break
                if line == "":
                    if "event" in message:
                        self.messages.append(message)
                    message = {}
                else:
                    name, _, value = line.partition(": ")
                    message[name] = value
        self.opened.set()

    def close(self) -> None:
        self.stopped.set()
        self.client.close()
