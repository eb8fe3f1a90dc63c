"""Kill servers and workers that share one PostgreSQL, and restart the database, all under load;
nothing acknowledged is lost.

    python tests/chaos/several.py --kills 100 --restarts 5

Three servers and two workers. Programs play over the API, every request at a server drawn again,
half of the tables against a bot that thinks in a worker; watchers follow streams and come back at
another server with the last id they saw. Whatever is killed is started again. In the end the
database is checked as in `chaos.py`: every acknowledged move is there, once; no version is missing;
every digest chain replays; every stream heard all of its table; no answer above 499 but 503 with
Retry-After; and where a bot is to move, it has moved.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parent))

from chaos import LOST, SERVERS, Chaos, check, silent
from postgres import Cluster, cluster, free_port

from cosmeeple.web import logs, serve, work

#: Seconds that the database may be away, a job may be held, and a bot's process may start on a busy
#: machine.
LONGEST = 240.0
FLAGS = [
    "--limits",
    "0",
    "--log",
    "quiet",
    "--bot-workers",
    "1",
    "--bot-delay",
    "0",
    "--bot-seconds",
    "0.2",
]


def serving(db: str, port: int) -> None:
    silent()
    sys.exit(serve.main(["--db", db, "--port", str(port), "--no-think", *FLAGS]))


def working(db: str) -> None:
    silent()
    sys.exit(
        work.main(
            [
                "--db",
                db,
                "--workers",
                "1",
                "--log",
                "quiet",
                "--bot-delay",
                "0",
                "--bot-seconds",
                "0.2",
            ]
        )
    )


@dataclass
class Part:
    """A server with its port, or a worker without one; started again whenever it is gone."""

    name: str
    db: str
    port: int = 0
    process: ForkServerProcess | None = None
    started: float = 0.0
    was_up: bool = False

    def start(self) -> None:
        self.process = SERVERS.Process(
            target=serving if self.port else working,
            args=(self.db, self.port) if self.port else (self.db,),
        )
        self.process.start()
        self.started, self.was_up = time.monotonic(), False

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.join()

    def end(self) -> int | None:
        assert self.process is not None
        self.process.terminate()
        self.process.join(30)
        return self.process.exitcode


@dataclass
class Several(Chaos):
    """What the clients know; each request goes to another server."""

    urls: list[str] = field(default_factory=list)
    answers: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    tokens: dict[str, dict[str, str]] = field(default_factory=dict)
    rng: random.Random = field(default_factory=random.Random)

    def anywhere(self) -> str:
        return self.rng.choice(self.urls)

    async def call(
        self, client: httpx.AsyncClient, method: str, path: str, token: str = "", **body: Any
    ) -> Any:
        """Ask until there is an answer, every time another server."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        until = time.monotonic() + LONGEST
        while True:
            with contextlib.suppress(*LOST):
                address = f"{self.anywhere()}/api/v1/tables{path}"
                answer = await client.request(method, address, headers=headers, json=body or None)
                self.answers[str(answer.status_code)] += 1
                if answer.status_code > 499 and (
                    answer.status_code != 503 or "retry-after" not in answer.headers
                ):
                    self.wrong.append(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
                if answer.status_code < 500:
                    return answer
            self.repeated += 1
            assert time.monotonic() < until, f"{method} {path} is not answered"
            await asyncio.sleep(0.05)

    async def play(self, number: int) -> None:
        """One program: a table with both seats, then one with a bot, and so on."""
        rng = random.Random(number)
        against = number % 2
        async with httpx.AsyncClient(timeout=15) as client:
            while not self.over:
                seats = ["me", "bot:greedy" if against else "me"]
                against = not against
                made = await self.call(client, "POST", "", game="antarctica", seats=seats)
                if "table" not in made.json():
                    self.refused[f"{made.status_code} {made.json()['error']}"] += 1
                    continue
                table = made.json()["table"]["id"]
                self.tokens[table] = {one["seat"]: one["token"] for one in made.json()["tokens"]}
                self.tables.append(table)
                self.programs.append(asyncio.create_task(self.watch(table)))
                await self.play_table(client, table, self.tokens[table], rng)

    async def play_table(
        self, client: httpx.AsyncClient, table: str, tokens: dict[str, str], rng: random.Random
    ) -> None:
        while not self.over:
            state = (await self.call(client, "GET", f"/{table}")).json()
            if state["status"] != "running":
                return
            seat = state["deciders"][0]
            if seat not in tokens:
                await asyncio.sleep(0.05)
                continue
            await self.move(client, table, seat, tokens[seat], rng)

    def failed(self) -> bool:
        """What broke a program off is raised here."""
        for task in self.programs:
            if task.done():
                task.result()
        return False


async def tend(parts: list[Part], fallen: list[str]) -> None:
    """What is gone is started again, as an init system does; what fell by itself is noted."""
    async with httpx.AsyncClient(timeout=2) as client:
        while True:
            for part in parts:
                assert part.process is not None
                if part.process.exitcode is not None:
                    if part.was_up:
                        fallen.append(f"{part.name} ended with {part.process.exitcode}")
                    part.process.join()
                    part.start()
                elif not part.was_up:
                    if not part.port:
                        part.was_up = time.monotonic() - part.started > 3
                    else:
                        with contextlib.suppress(*LOST):
                            part.was_up = (
                                await client.get(f"{part.url}/health")
                            ).status_code == 200
            await asyncio.sleep(0.1)


async def until_true(what: Any, said: str, seconds: float = LONGEST) -> None:
    until = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < until, said
        await asyncio.sleep(0.05)


async def run(
    base: Cluster, servers: int, workers: int, kills: int, restarts: int, players: int, seed: int
) -> Several:
    rng = random.Random(seed)
    parts = [Part(f"server {number + 1}", base.url, free_port()) for number in range(servers)]
    parts += [Part(f"worker {number + 1}", base.url) for number in range(workers)]
    urls = [part.url for part in parts if part.port]
    several = Several("", urls=urls, rng=random.Random(seed + 1), patience=2 * LONGEST)
    fallen: list[str] = []
    for part in parts:
        part.start()
    tending = asyncio.create_task(tend(parts, fallen))
    killed: Counter[str] = Counter()
    slowest = 0.0
    try:
        await until_true(lambda: all(part.was_up for part in parts), "not everything comes up")
        playing = [asyncio.create_task(several.play(number)) for number in range(players)]
        several.programs = list(playing)
        due = (
            {round((number + 0.5) * kills / restarts) for number in range(restarts)}
            if restarts
            else set()
        )
        modes = ["immediate", "fast"] * restarts
        for kill in range(kills):
            begun = time.monotonic()
            await several.more(rng.randint(0, 6))
            slowest = max(slowest, time.monotonic() - begun)
            await asyncio.sleep(rng.uniform(0, 0.1))
            if kill in due:
                await asyncio.to_thread(base.restart, modes.pop(0))
            up = [part for part in parts if part.was_up]
            if not up:
                await until_true(lambda: any(part.was_up for part in parts), "nothing comes up")
                up = [part for part in parts if part.was_up]
            victim = rng.choice(up)
            victim.was_up = False  # it has not fallen by itself
            victim.kill()
            killed[victim.name.split(" ", maxsplit=1)[0]] += 1
            if kill % 10 == 9:
                print(
                    f"{kill + 1} kills, {len(several.acknowledged)} moves acknowledged", flush=True
                )
        await until_true(
            lambda: all(part.was_up for part in parts), "not everything comes up again"
        )
        await several.more(players)
        several.over = True
        await asyncio.wait_for(asyncio.gather(*playing), LONGEST)
        await settled(several, fallen)
        for task in several.programs:
            task.cancel()
        await asyncio.gather(*several.programs, return_exceptions=True)
        print(
            f"killed {dict(killed)}, restarted the database {restarts} times, longest without a move {slowest:.1f} s"
        )
        assert not fallen, fallen
        assert not several.wrong, several.wrong[:10]
    finally:
        tending.cancel()
        for part in parts:
            part.kill()
    return several


async def settled(several: Several, fallen: list[str]) -> None:
    """Bots have moved where they are to, and every stream has heard all of its table."""
    async with httpx.AsyncClient(timeout=15) as client:
        for table in several.tables:
            until = time.monotonic() + LONGEST
            while True:
                state = (await several.call(client, "GET", f"/{table}")).json()
                stands = state["status"] != "running" or set(state["deciders"]) <= set(
                    several.tokens[table]
                )
                if stands and several.heard.get(table, [0])[-1] == state["version"]:
                    break
                said = f"{table} stands at {state['version']}, asked {state['deciders']}, a stream heard "
                assert time.monotonic() < until, (
                    f"{said}{several.heard.get(table, [])[-3:]}; by themselves: {fallen}"
                )
                await asyncio.sleep(0.1)


def whole(
    kills: int,
    restarts: int,
    players: int,
    seed: int,
    servers: int = 3,
    workers: int = 2,
    *,
    sync: bool = True,
) -> dict[str, int] | None:
    """What was found; None where there is no PostgreSQL."""
    logs.to(None)
    with cluster(sync=sync) as base:
        if base is None:
            return None
        several = asyncio.run(run(base, servers, workers, kills, restarts, players, seed))
        found = asyncio.run(check(several, base.url))
    refused = dict(several.refused)
    print(
        found,
        f"{several.repeated} requests repeated, streams reconnected {several.reconnected} times",
    )
    print("answers", dict(several.answers), "refused", refused)
    assert not [key for key in refused if not key.startswith("409 stale")], refused
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--restarts", type=int, default=5)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    begun = time.monotonic()
    if (
        whole(args.kills, args.restarts, args.players, args.seed, args.servers, args.workers)
        is None
    ):
        sys.exit("this needs PostgreSQL: install it")
    print(
        f"nothing was lost, in {time.monotonic() - begun:.0f} s, load average {os.getloadavg()[0]:.1f}"
    )
