"""Kill the server at random moments under load, again and again, and see that nothing acknowledged
was lost.

    python tests/chaos/chaos.py --kills 100

Programs play at several tables over the API, each with an idempotency key for every move, and go on
by themselves after every crash. Watchers follow streams and reconnect with the last id they saw. At
the end the database is checked: every acknowledged move is there, exactly once; no version is
missing; every digest chain replays; every table goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import random
import sys
import tempfile
import time
import uuid
from collections import Counter
from dataclasses import dataclass, field
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import httpx
import msgspec

from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.records.transcript import loads
from cosmeeple.store import Store, queries
from cosmeeple.web import logs, serve
from cosmeeple.web.botseat import BotPool
from cosmeeple.web.room import seat_key
from cosmeeple.web.service import Tables

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))

from postgres import free_port

LOST = (httpx.HTTPError, OSError, msgspec.DecodeError)


@dataclass
class Acknowledged:
    table: str
    version: int
    seat: str
    choice: str
    key: str


@dataclass
class Chaos:
    """What the clients know: it is compared with the disk in the end."""

    url: str
    acknowledged: list[Acknowledged] = field(default_factory=list)
    repeated: int = 0
    reconnected: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    tables: list[str] = field(default_factory=list)
    heard: dict[str, list[int]] = field(default_factory=dict)
    programs: list[asyncio.Task[None]] = field(default_factory=list)
    over: bool = False
    #: Seconds without a move after which tables hang, not the machine.
    patience: float = 60.0

    async def more(self, moves: int) -> None:
        """Wait until so many more moves have been acknowledged: a kill comes in the middle of play,
        on any machine."""
        wanted = len(self.acknowledged) + moves
        until = time.monotonic() + self.patience
        while len(self.acknowledged) < wanted:
            assert time.monotonic() < until, (
                f"{moves} more moves were not acknowledged in time: tables hang"
            )
            assert not self.failed(), "a program that plays has broken off"
            await asyncio.sleep(0.01)

    def failed(self) -> bool:
        return any(task.done() and not self.over for task in self.programs)

    async def call(
        self, client: httpx.AsyncClient, method: str, path: str, token: str = "", **body: Any
    ) -> Any:
        """Ask until there is an answer: the server may be down for a moment."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        while True:
            try:
                answer = await client.request(
                    method, f"{self.url}/api/v1/tables{path}", headers=headers, json=body or None
                )
                if answer.status_code not in (502, 503):
                    return answer
            except LOST:
                self.repeated += 1
            await asyncio.sleep(0.05)

    async def play(self, number: int) -> None:
        """One program that plays both seats of a table, and a new table when the game is over."""
        rng = random.Random(number)
        async with httpx.AsyncClient(timeout=10) as client:
            while not self.over:
                made = (
                    await self.call(client, "POST", "", game="antarctica", seats=["me", "me"])
                ).json()
                table = made["table"]["id"]
                tokens = {one["seat"]: one["token"] for one in made["tokens"]}
                self.tables.append(table)
                watcher = asyncio.create_task(self.watch(table))
                await self.play_table(client, table, tokens, rng)
                await asyncio.sleep(0.1)
                watcher.cancel()
                await asyncio.gather(watcher, return_exceptions=True)

    async def play_table(
        self, client: httpx.AsyncClient, table: str, tokens: dict[str, str], rng: random.Random
    ) -> None:
        while not self.over:
            state = (await self.call(client, "GET", f"/{table}")).json()
            if state["status"] != "running":
                return
            seat = state["deciders"][0]
            await self.move(client, table, seat, tokens[seat], rng)

    async def move(
        self, client: httpx.AsyncClient, table: str, seat: str, token: str, rng: random.Random
    ) -> None:
        """One move by chance, if the seat is asked."""
        asked = (await self.call(client, "GET", f"/{table}/options", token)).json()
        if not asked["options"]:
            return
        choice = rng.choice(asked["options"])["choice"]
        key = uuid.uuid4().hex
        body = {"choice": choice, "version": asked["version"], "key": key}
        answer = await self.call(client, "POST", f"/{table}/moves", token, **body)
        if answer.status_code == 200:
            self.acknowledged.append(
                Acknowledged(table, answer.json()["version"], seat, choice, key)
            )
        else:
            self.refused[f"{answer.status_code} {answer.json()['error']}"] += 1

    def anywhere(self) -> str:
        """The server that the next request goes to."""
        return self.url

    async def watch(self, table: str) -> None:
        """A stream that comes back by itself and goes on after the last id."""
        heard = self.heard.setdefault(table, [])
        async with httpx.AsyncClient(timeout=httpx.Timeout(10, read=60)) as client:
            while True:
                headers = {"last-event-id": str(heard[-1])} if heard else {}
                path = f"{self.anywhere()}/api/v1/tables/{table}/stream"
                with contextlib.suppress(*LOST):
                    async with client.stream("GET", path, headers=headers) as answer:
                        async for line in answer.aiter_lines():
                            if line.startswith("id: "):
                                heard.append(int(line[4:]))
                self.reconnected += 1
                await asyncio.sleep(0.05)


#: Servers are forked from a process that has loaded the program and started nothing: a thousand of
#: them come up quickly.
SERVERS = multiprocessing.get_context("forkserver")
SERVERS.set_forkserver_preload(["__main__", "cosmeeple.web.serve", "cosmeeple.web.work"])


def silent() -> None:
    """From now on this process says nothing."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def serving(db: Path, port: int) -> None:
    """A server as the command starts it, without a word."""
    silent()
    flags = ["--limits", "0", "--log", "quiet", "--bot-workers", "1"]
    sys.exit(serve.main(["--db", str(db), "--port", str(port), *flags]))


def start(db: Path, port: int) -> ForkServerProcess:
    server = SERVERS.Process(target=serving, args=(db, port))
    server.start()
    return server


async def healthy(url: str, server: ForkServerProcess) -> float:
    begun = time.monotonic()
    async with httpx.AsyncClient(timeout=2) as client:
        while True:
            assert server.exitcode is None, f"the server ended with {server.exitcode}"
            assert time.monotonic() - begun < 180, "the server does not come up"
            with contextlib.suppress(*LOST):
                if (await client.get(f"{url}/health")).status_code == 200:
                    return time.monotonic() - begun
            await asyncio.sleep(0.05)


async def run(kills: int, players: int, seed: int, db: Path) -> Chaos:
    port = free_port()
    rng = random.Random(seed)
    chaos = Chaos(f"http://127.0.0.1:{port}")
    server = start(db, port)
    try:
        await healthy(chaos.url, server)
        programs = chaos.programs = [
            asyncio.create_task(chaos.play(number)) for number in range(players)
        ]
        slowest = 0.0
        for kill in range(kills):
            await chaos.more(rng.randint(0, 12))
            await asyncio.sleep(rng.uniform(0, 0.05))
            server.kill()
            server.join()
            server = start(db, port)
            slowest = max(slowest, await healthy(chaos.url, server))
            if kill % 10 == 9:
                print(f"{kill + 1} kills, {len(chaos.acknowledged)} moves acknowledged", flush=True)
        await chaos.more(players)
        await asyncio.sleep(0.5)
        chaos.over = True
        done, hanging = await asyncio.wait(programs, timeout=30)
        for task in hanging:
            task.cancel()
        for task in done:
            task.result()
        print(f"back after a kill within {slowest:.1f} s")
    except BaseException:
        server.kill()
        raise
    server.terminate()
    server.join(30)
    assert server.exitcode == 0, f"the server did not end in good order, but with {server.exitcode}"
    return chaos


async def check(chaos: Chaos, db: Path | str) -> dict[str, int]:
    """The disk against what was acknowledged."""
    store = Store(str(db))
    bots = BotPool(1, 0.1)
    tables = Tables(store, bots)
    moves = 0
    try:
        for table in chaos.tables:
            rows = store.read(queries.load_table, table)
            assert rows is not None, f"table {table} is gone"
            versions = [entry["version"] for entry in rows[2]]
            assert versions == list(range(1, len(versions) + 1)), f"{table}: versions {versions}"
            keys = Counter(entry["key"] for entry in rows[2] if entry["key"])
            assert all(number == 1 for number in keys.values()), f"{table}: a move was made twice"
            room = await tables.rooms.room(table)
            assert room.history.match is not None
            # Replays the whole game: every move legal, every link of the chain right.
            again = loads(room.history.match.dumps())
            assert len(again.moves) == room.moves
            moves += room.moves
            heard = chaos.heard.get(table, [])
            assert heard == list(range(1, len(heard) + 1)), f"{table}: a stream heard {heard}"
            assert len(heard) <= len(versions)
        known = {}
        for table in chaos.tables:
            rows = store.read(queries.load_table, table)
            assert rows is not None
            known.update({(table, entry["key"]): entry for entry in rows[2]})
        for one in chaos.acknowledged:
            entry = known.get((one.table, seat_key(SEAT_LETTERS.index(one.seat), one.key)))
            assert entry is not None, f"lost: {one}"
            assert (entry["version"], "ABCDE"[entry["seat"]], entry["choice"]) == (
                one.version,
                one.seat,
                one.choice,
            )
    finally:
        await tables.rooms.close()
        bots.close()
        store.close()
    return {"tables": len(chaos.tables), "moves": moves, "acknowledged": len(chaos.acknowledged)}


def whole(kills: int, players: int, seed: int) -> dict[str, int]:
    logs.to(None)
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "chaos.db"
        chaos = asyncio.run(run(kills, players, seed, db))
        found = asyncio.run(check(chaos, db))
        print(
            found,
            f"{chaos.repeated} requests repeated, streams reconnected {chaos.reconnected} times",
            dict(chaos.refused),
        )
        assert not [key for key in chaos.refused if not key.startswith("409 stale")], chaos.refused
        return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    whole(args.kills, args.players, args.seed)
    print("nothing was lost")
