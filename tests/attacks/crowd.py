"""The long attacks, by command, against a server of their own on the loopback; each ends by itself
and says what it found.

    python tests/attacks/crowd.py fuzz --requests 100000      nonsense: not one answer above 499
    python tests/attacks/crowd.py memory --requests 1000000   strangers: nothing of them stays alive
    python tests/attacks/crowd.py starve --tables 50          hard bots of strangers: an easy bot answers within 2 s

Exit status 1 when the promise of docs/trust.md is not kept.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

import uvloop

#: Requests on one connection before a new one is made.
KEPT = 200
CLIENTS = 16
#: How far what is resident may grow from the first tenth of the requests to the end, in MiB: the
#: allocators' pages are scattered more and more for a while.
GROWTH = 24.0
#: What may stay alive of a request, in bytes, over the last four fifths: less than the smallest
#: object for each fiftieth request.
STAYS = 1.0

PATHS = [
    "/",
    "/about",
    "/new",
    "/t/x",
    "/t/%00",
    "/j/x",
    "/j/%ff",
    "/login",
    "/register",
    "/account",
    "/preferences",
    "/import",
]
PATHS += [
    "/stats",
    "/rules/antarctica",
    "/rules/x",
    "/qr/x.svg",
    "/static/x/y",
    "/t/x/why?choice=%ff",
    "/t/x/export?what=known",
]
PATHS += [
    "/t/x/move",
    "/t/x/replay?at=99999999999",
    "/api/v1/tables",
    "/api/v1/tables/x",
    "/api/v1/tables/x/move",
    "/api/openapi.json",
]
PATHS += [
    "/api/v1/tables/x/events?after=-1",
    "/companion",
    "/companion/x",
    "/companion/load",
    "/health",
    "/stream",
    "/api/v1/%F0",
]
METHODS = ["GET", "GET", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"]
NAMES = [
    "origin",
    "cookie",
    "content-type",
    "accept-language",
    "accept",
    "accept-encoding",
    "authorization",
    "last-event-id",
]
NAMES += [
    "expect",
    "upgrade",
    "sec-fetch-site",
    "x-csrf-token",
    "referer",
    "forwarded",
    "x-forwarded-for",
    "range",
    "if-none-match",
]
VALUES = [
    b"x",
    b"[",
    b"http://[",
    b"\xff\xfe",
    b"-1",
    b"websocket",
    b"0" * 64,
    b"Bearer \xff",
    b"session=\xff; visitor=y",
    b"q=;;,",
]
VALUES += [
    b"multipart/form-data; boundary=x; charset=punycode",
    b"multipart/form-data; boundary=x; charset=unicode_escape",
]
VALUES += [
    b"multipart/form-data; boundary=x",
    b"multipart/form-data; boundary=",
    b"application/json",
    b"pl;q=nan,en;q=1e999",
]
VALUES += [
    b"application/x-www-form-urlencoded",
    b"application/json; charset=utf-16",
    b"gzip",
    b"text/html",
    b"",
    b"'" * 300,
]
BODIES = [
    b"",
    b"{}",
    b"[]",
    b"{",
    b'{"a":"\\ud800"}',
    b"csrf=x&game=%ff",
    b"null",
    b"[" * 3000,
    b'{"game":"antarctica","seats":["me","bot:x"]}',
]
BODIES += [
    b'--x\r\ncontent-disposition: form-data; name="file"; filename="\xff"\r\n\r\n\\ud800\r\n--x--\r\n',
    b"--x\r\n\r\n\r\n--x--",
]


def fuzzed(rng: random.Random) -> bytes:
    """A whole request that says nothing sensible; well enough formed that the connection can go
    on."""
    body = rng.choice([*BODIES, rng.randbytes(rng.randrange(60))])
    path = (
        rng.choice(PATHS)
        if rng.random() < 0.9
        else "/" + rng.randbytes(6).hex() + "%" + rng.randbytes(1).hex()
    )
    host = rng.choice([b"127.0.0.1", b"127.0.0.1", b"127.0.0.1", b"[", b"x]", b"", b"\xff"])
    lines = [f"{rng.choice(METHODS)} {path} HTTP/1.1".encode(), b"host: " + host]
    lines += [
        rng.choice(NAMES).encode() + b": " + rng.choice(VALUES) for _ in range(rng.randrange(5))
    ]
    return b"\r\n".join([*lines, b"content-length: %d" % len(body), b"", body])


def strange(rng: random.Random) -> bytes:
    """What a stranger can ask for without being anybody, with names that never come again."""
    name = rng.randbytes(9).hex()
    path = rng.choice(
        [
            f"/t/{name}",
            f"/j/{name}",
            f"/api/v1/tables/{name}",
            f"/stream?x={name}",
            f"/{name}",
            f"/static/{name}/x",
        ]
    )
    lines = [
        f"GET {path} HTTP/1.1",
        "host: 127.0.0.1",
        f"cookie: session={name}; visitor={name}",
        f"user-agent: {name}",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def answer_of(reader: asyncio.StreamReader, head_only: bool) -> int:
    """Reads one answer; its status, 0 when the connection is closed instead."""
    try:
        async with asyncio.timeout(120):
            head = await reader.readuntil(b"\r\n\r\n")
            status = int(head.split(b" ", 2)[1])
            if status == 100:
                return await answer_of(reader, head_only)
            lower = head.lower()
            if head_only or status in (204, 304):
                return status
            if b"\r\ncontent-length:" in lower:
                await reader.readexactly(
                    int(lower.split(b"\r\ncontent-length:", 1)[1].split(b"\r\n", 1)[0])
                )
            elif b"transfer-encoding: chunked" in lower:
                while size := int(await reader.readline(), 16):
                    await reader.readexactly(size + 2)
                await reader.readline()
            return status
    except (asyncio.IncompleteReadError, ConnectionError, ValueError):
        return 0


class Crowd:
    def __init__(
        self, port: int, requests: int, seconds: float, make: Callable[[random.Random], bytes]
    ) -> None:
        self.until = time.monotonic() + seconds
        self.port = port
        self.requests = requests
        self.make = make
        self.begun = 0
        self.statuses: Counter[int] = Counter()
        self.bad: list[tuple[int, bytes]] = []
        #: While it is not set nobody begins a request.
        self.open = asyncio.Event()
        self.open.set()
        self.waiting = 0

    async def client(self, number: int) -> None:
        rng = random.Random(number)
        while self.begun < self.requests and time.monotonic() < self.until:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
            except ConnectionError:
                await asyncio.sleep(0.1)
                continue
            for _ in range(KEPT):
                self.waiting += 1
                await self.open.wait()
                self.waiting -= 1
                self.begun += 1
                request = self.make(rng)
                try:
                    writer.write(request)
                    await writer.drain()
                except ConnectionError:
                    break
                status = await answer_of(reader, request.startswith(b"HEAD"))
                self.statuses[status] += 1
                if status >= 500:
                    self.bad.append((status, request))
                if status == 0 or self.begun >= self.requests:
                    break
            writer.close()

    async def run(self, each: Callable[[int], None]) -> None:
        clients = [asyncio.ensure_future(self.client(number)) for number in range(CLIENTS)]
        while not all(one.done() for one in clients):
            await asyncio.sleep(0.5)
            each(self.begun)
        await asyncio.gather(*clients)


def memory_of(pid: int) -> float:
    """MiB that a process has in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


@contextlib.asynccontextmanager
async def server(
    *more: str, program: Sequence[str] = ("-m", "cosmeeple.web.serve")
) -> AsyncIterator[tuple[subprocess.Popen[bytes], int]]:
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            *program,
            "--port",
            "0",
            "--db",
            f"{folder}/x.db",
            "--log",
            "quiet",
            *more,
        ]
        # Before anything else runs, so nothing is blocked.
        running = subprocess.Popen(  # noqa: ASYNC220
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=sys.stderr,
            env=os.environ,
        )
        assert running.stdout
        port = int(running.stdout.readline().split()[1].rpartition(b":")[2])
        try:
            for _ in range(600):
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.close()
                    break
                await asyncio.sleep(0.1)
            yield running, port
        finally:
            running.send_signal(signal.SIGTERM)
            running.wait(30)


async def fuzz(requests: int, seconds: float) -> int:
    async with server("--limits", "0") as (_, port):
        crowd = Crowd(port, requests, seconds, fuzzed)
        begun = time.monotonic()
        await crowd.run(lambda _: None)
        spent = time.monotonic() - begun
    print(
        f"{sum(crowd.statuses.values())} requests in {spent:.0f} s: {dict(sorted(crowd.statuses.items()))}"
    )
    for status, request in crowd.bad[:10]:
        print(status, request[:300])
    print("no answer above 499" if not crowd.bad else f"{len(crowd.bad)} answers above 499")
    return 1 if crowd.bad or not crowd.statuses[200] else 0


def counted(running: subprocess.Popen[bytes]) -> dict[str, int]:
    """What lives in the server (`counted.py`), while nobody asks it for anything."""
    assert running.stdin
    assert running.stdout
    running.stdin.write(b"\n")
    running.stdin.flush()
    found: dict[str, int] = json.loads(running.stdout.readline())
    return found | {"resident": round(memory_of(running.pid) * 2**20)}


def slope(points: Sequence[tuple[float, float]]) -> float:
    """How much more for one more: the straight line with the least squares."""
    middle = sum(x for x, _ in points) / len(points)
    spread = sum((x - middle) ** 2 for x, _ in points)
    return sum((x - middle) * y for x, y in points) / spread


async def memory(requests: int, seconds: float) -> int:
    """After each twentieth the strangers pause, and what lives in the server is counted."""
    program = (str(Path(__file__).with_name("counted.py")),)
    found: list[tuple[int, dict[str, int]]] = []
    async with server("--limits", "0", program=program) as (running, port):
        crowd = Crowd(port, requests, seconds, strange)
        begun = time.monotonic()
        going = asyncio.ensure_future(crowd.run(lambda _: None))
        while not going.done():
            await asyncio.sleep(0.02)
            if crowd.begun < requests * len(found) / 20 or crowd.begun >= requests:
                continue
            crowd.open.clear()
            while crowd.waiting < CLIENTS and not going.done():  # noqa: ASYNC110
                await asyncio.sleep(0.02)
            # What has just been answered is let go in the next rounds of the server's loop.
            await asyncio.sleep(0.5)
            now = await asyncio.to_thread(counted, running)
            found.append((crowd.begun, now))
            print(
                f"{crowd.begun:>9} requests: {now['blocks']} pieces, in MiB: "
                + ", ".join(
                    f"{name} {now[name] / 2**20:.2f}" for name in ("python", "c", "resident")
                ),
                flush=True,
            )
            crowd.open.set()
        await going
        spent = time.monotonic() - begun
        await asyncio.sleep(0.5)
        found.append((crowd.begun, await asyncio.to_thread(counted, running)))
    # The connections are closed before the last count.
    last = [one for one in found[:-1] if one[0] >= crowd.begun / 5]
    grown = {name: slope([(done, now[name]) for done, now in last]) for name in last[0][1]}
    settled = next(now for done, now in found if done >= crowd.begun / 10)
    resident = (max(now["resident"] for _, now in found) - settled["resident"]) / 2**20
    alive = grown["python"] + grown["c"]
    print(
        f"{sum(crowd.statuses.values())} requests in {spent:.0f} s, "
        f"{dict(sorted(crowd.statuses.items()))}\n"
        f"over the last four fifths a request left {grown['blocks']:.4f} pieces, "
        f"{grown['python']:.2f} bytes of Python's and {grown['c']:.2f} of C's alive, and "
        f"{grown['resident']:.2f} resident; resident {resident:.1f} MiB more than after a tenth"
    )
    return 1 if alive > STAYS or resident > GROWTH or crowd.bad else 0


async def starve(tables: int) -> int:
    """Strangers: half of the tables are bots alone, half are a guest with a hard bot who answers at
    once."""
    import httpx

    async with (
        server("--limits", "0", "--bot-delay", "0") as (_, port),
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api/v1", timeout=60) as client,
    ):

        async def make(*seats: str) -> tuple[str, str]:
            made = (
                await client.post("/tables", json={"game": "antarctica", "seats": list(seats)})
            ).json()
            return made["table"]["id"], made["tokens"][0]["token"] if made["tokens"] else ""

        async def move(table: str, token: str) -> tuple[list[str], int, str]:
            """The first option, as soon as it can be: who is asked then, at which version."""
            headers = {"authorization": f"Bearer {token}"}
            options: dict[str, Any] = (
                await client.get(f"/tables/{table}/options", headers=headers)
            ).json()
            if not options["options"]:
                return [], options["version"], "waiting"
            body = {"choice": options["options"][0]["choice"], "version": options["version"]}
            answer = await client.post(f"/tables/{table}/moves", json=body, headers=headers)
            assert answer.status_code == 200, answer.text
            found = answer.json()
            return found["deciders"], found["version"], found["status"]

        async def stranger(table: str, token: str) -> None:
            while True:
                _, version, status = await move(table, token)
                if status == "finished":
                    table, token = await make("me", "bot:hard")
                elif status == "waiting":
                    await client.get(f"/tables/{table}/events?after={version}&wait=10")

        # The processes are up when both kinds of bots have moved once: a start is not what is
        # measured.
        for bot in ("easy", "hard"):
            table, _ = await make(f"bot:{bot}", f"bot:{bot}")
            while not (await client.get(f"/tables/{table}")).json()["moves"]:  # noqa: ASYNC110 - another process
                await asyncio.sleep(0.2)
        for _ in range(tables // 2):
            await make("bot:hard", "bot:hard")
        guests = [await make("me", "bot:hard") for _ in range(tables - tables // 2)]
        crowd = [asyncio.ensure_future(stranger(*one)) for one in guests]
        await asyncio.sleep(10)
        waits: list[float] = []
        table, token = await make("me", "bot:easy")
        until = time.monotonic() + 60
        while time.monotonic() < until:
            deciders, version, status = await move(table, token)
            if status == "finished":
                table, token = await make("me", "bot:easy")
                continue
            begun, asked = time.monotonic(), deciders == ["B"]
            while deciders == ["B"]:
                news = (await client.get(f"/tables/{table}/events?after={version}&wait=10")).json()
                deciders, version = news["deciders"], news["version"]
            if asked:
                waits.append(time.monotonic() - begun)
            await asyncio.sleep(0.5)
        for one in crowd:
            one.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
    waits.sort()
    print(
        f"{tables} tables of hard bots; {len(waits)} answers of the easy bot: median {waits[len(waits) // 2]:.2f} s, longest {waits[-1]:.2f} s"
    )
    return 1 if waits[-1] > 2 else 0


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("attack", choices=("fuzz", "memory", "starve"))
    parser.add_argument("--requests", type=int, default=0)
    parser.add_argument(
        "--seconds", type=float, default=7200, help="end after so many seconds at the latest"
    )
    parser.add_argument("--tables", type=int, default=50)
    args = parser.parse_args()
    if args.attack == "starve":
        return uvloop.run(starve(args.tables))
    if args.attack == "fuzz":
        return uvloop.run(fuzz(args.requests or 100_000, args.seconds))
    return uvloop.run(memory(args.requests or 1_000_000, args.seconds))


if __name__ == "__main__":
    sys.exit(main())
