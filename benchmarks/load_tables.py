"""Load: many running tables, many connected viewers, many moves a second; how long until everybody
has seen a move?

    python benchmarks/load_tables.py    200 tables, 1,000 viewers, 50 moves/s, 20 s
    python benchmarks/load_tables.py --tables 20 --viewers 100 --rate 10 --seconds 5
    python benchmarks/load_tables.py --processes 4 --tables 1000 --viewers 5000 --rate 200

Several processes need PostgreSQL.

Starts a server of its own on the loopback with a database in a temporary folder, and stops it
again; with --processes several on a PostgreSQL of its own, each with a port, and sends every
request of a table to the same one, as a balancer does that hashes by table (--spread: to any). At
each table two seats are watched by their owner, the other viewers are spectators. A move counts as
seen when the last viewer of its table has received the message with its version. Exit status 1 when
the target is missed or anything failed.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlencode

TARGET_MS = 150.0
CHOICE = re.compile(rb'name=\\?"choice\\?" value=\\?"([^"\\]+)\\?"')
#: The table that an address is about, as deploy/nginx.conf reads it.
TABLE = re.compile(r"^/(?:t/|api/v1/tables/|stream\?t=)([0-9A-Za-z]+)")
HEAD = re.compile(
    rb'data: \{"table":"([^"]+)","version":(\d+),"status":"(\w+)","deciders":\[([^\]]*)\]'
)

#: The server with a profile of its processor time, which other work on the machine does not change.
PROFILED = """
import cProfile, sys, time
from cosmeeple.web.serve import main
profile = cProfile.Profile(time.process_time)
file = sys.argv.pop(1)
try:
    profile.runcall(main)
finally:
    profile.dump_stats(file)
"""


@dataclass
class Game:
    """A table under load, as the script knows it from what its viewers received."""

    id: str
    cookies: dict[str, str]
    csrf: dict[str, str]
    version: int
    choices: dict[str, list[str]] = field(default_factory=dict)
    deciders: list[str] = field(default_factory=list)
    running: bool = True
    busy: bool = False
    #: version -> (begun, viewers still to see it)
    waiting: dict[int, list[float]] = field(default_factory=dict)
    viewers: int = 0


@dataclass
class Load:
    host: str
    ports: list[int]
    spread: bool = False
    games: dict[str, Game] = field(default_factory=dict)
    seen_by_all: list[float] = field(default_factory=list)
    seen_by_one: list[float] = field(default_factory=list)
    acknowledged: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    received: int = 0
    #: Messages about a move, and their bytes.
    moved: int = 0
    moved_bytes: int = 0

    def port(self, path: str) -> int:
        """Which process gets the request."""
        found = TABLE.match(path)
        if found is None or self.spread:
            return random.choice(self.ports)
        return self.ports[zlib.crc32(found[1].encode()) % len(self.ports)]

    async def request(
        self,
        method: str,
        path: str,
        body: str = "",
        cookie: str = "",
        headers: dict[str, str] | None = None,
    ) -> tuple[int, dict[str, list[str]], bytes]:
        port = self.port(path)
        reader, writer = await asyncio.open_connection(self.host, port, limit=2**22)
        try:
            lines = [f"{method} {path} HTTP/1.1", f"host: {self.host}:{port}", "connection: close"]
            lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
            if cookie:
                lines.append(f"cookie: {cookie}")
            if body:
                lines += [
                    "content-type: application/x-www-form-urlencoded",
                    f"content-length: {len(body)}",
                ]
            writer.write(("\r\n".join(lines) + "\r\n\r\n" + body).encode())
            await writer.drain()
            raw = await reader.read()
        finally:
            writer.close()
        head, _, content = raw.partition(b"\r\n\r\n")
        first, *rest = head.decode().split("\r\n")
        found: dict[str, list[str]] = {}
        for line in rest:
            name, _, value = line.partition(": ")
            found.setdefault(name.lower(), []).append(value)
        return int(first.split(" ")[1]), found, content

    async def browser(self) -> tuple[str, str]:
        """A new browser: its cookies and the token for its forms."""
        _, headers, page = await self.request("GET", "/about")
        csrf = re.search(rb'name="csrf" content="([0-9a-f]+)"', page)
        assert csrf
        return "; ".join(one.split(";")[0] for one in headers.get("set-cookie", [])), csrf[
            1
        ].decode()

    async def submit(self, path: str, cookie: str, csrf: str, **fields: str) -> tuple[str, str]:
        """A form of a page: where it leads, and the cookies afterwards."""
        form = urlencode(
            {"csrf": csrf, **{name.replace("_", "."): value for name, value in fields.items()}}
        )
        status, headers, page = await self.request("POST", path, form, cookie)
        assert status == 303, (status, page[:200])
        cookies = [cookie, *[one.split(";")[0] for one in headers.get("set-cookie", [])]]
        return headers["location"][0], "; ".join(cookies)

    async def make_table(self, pair: tuple[tuple[str, str], tuple[str, str]]) -> Game:
        """A table of two people with two browsers: one makes it, one joins; their streams say what
        they can do."""
        (cookie, csrf), (other, other_csrf) = pair
        fields = {
            "game": "antarctica",
            "players": "2",
            "seat_0": "me",
            "seat_1": "open",
            "pace": "none",
            "me": "Ann",
        }
        where, cookie = await self.submit("/new", cookie, csrf, **fields)
        table = where.rsplit("/", 1)[1]
        _, other = await self.submit(f"/t/{table}/join", other, other_csrf, name="Bob")
        game = Game(table, {"A": cookie, "B": other}, {"A": csrf, "B": other_csrf}, 0)
        self.games[table] = game
        return game

    async def pair(self) -> tuple[tuple[str, str], tuple[str, str]]:
        """Two people who have been at a table, so their browsers have cookies."""
        made = []
        for name in ("Ann", "Bob"):
            cookie, csrf = await self.browser()
            fields = {
                "game": "antarctica",
                "players": "2",
                "seat_0": "me",
                "seat_1": "open",
                "pace": "none",
            }
            _, cookie = await self.submit("/new", cookie, csrf, me=name, **fields)
            made.append((cookie, csrf))
        return made[0], made[1]

    async def watch(self, game: Game, seat: str, ready: asyncio.Semaphore) -> None:
        """One viewer, until cancelled."""
        name = f"{game.id}.{seat}" if seat else game.id
        cookie = f"cookie: {game.cookies[seat]}\r\n" if seat else ""
        path = f"/stream?t={name}@{game.version}"
        port = self.port(path)
        reader, writer = await asyncio.open_connection(self.host, port, limit=2**22)
        writer.write(f"GET {path} HTTP/1.1\r\nhost: {self.host}:{port}\r\n{cookie}\r\n".encode())
        await writer.drain()
        game.viewers += 1
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 200 " not in head.split(b"\r\n", 1)[0]:
            self.errors.append(f"stream: {head[:60]!r}")
            return
        ready.release()
        with contextlib.suppress(
            asyncio.CancelledError, ConnectionError, asyncio.IncompleteReadError
        ):
            while True:
                line = await reader.readline()
                if not line:
                    self.errors.append("a stream ended")
                    return
                if line.startswith(b"data: "):
                    self.see(game, seat, line)
        writer.close()

    def see(self, game: Game, seat: str, line: bytes) -> None:
        now = time.perf_counter()
        head = HEAD.match(line)
        if head is None:
            return
        self.received += len(line)
        if b'"moves":""' not in line:
            self.moved += 1
            self.moved_bytes += len(line)
        version = int(head[2])
        if seat:
            choices = [one.decode() for one in CHOICE.findall(line)]
            deciders = head[4].decode().replace('"', "").split(",") if head[4] else []
            if choices:
                game.choices[seat] = list(dict.fromkeys(choices))
            if version >= game.version:
                game.version, game.deciders = version, deciders
                game.running = head[3] == b"running"
        for wanted in [one for one in game.waiting if one <= version]:
            times = game.waiting[wanted]
            self.seen_by_one.append(now - times[0])
            times[1] -= 1
            if times[1] == 0:
                self.seen_by_all.append(now - times[0])
                del game.waiting[wanted]
                game.busy = False

    async def move(self, game: Game, rng: random.Random) -> None:
        seat = game.deciders[0]
        choice = rng.choice(game.choices[seat])
        version = game.version
        game.busy = True
        begun = time.perf_counter()
        # The number of the move's own version is known before: nothing else writes at these tables.
        game.waiting[version + 1] = [begun, game.viewers]
        form = urlencode(
            {
                "seat": seat,
                "choice": choice,
                "version": version,
                "key": f"{version}-{rng.getrandbits(60)}",
                "csrf": game.csrf[seat],
            }
        )
        try:
            status, _, body = await self.request(
                "POST",
                f"/t/{game.id}/move",
                form,
                game.cookies[seat],
                {"accept": "application/json"},
            )
        except OSError as error:
            self.errors.append(f"move: {error!r}")
            return
        self.acknowledged.append(time.perf_counter() - begun)
        if status != 200:
            self.errors.append(f"move: {status} {body[:160]!r} {choice}")
            game.waiting.pop(version + 1, None)
            game.running = False


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return (
        ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000
        if ordered
        else float("nan")
    )


def cpu_seconds(pid: int) -> float:
    """What a process has used so far; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    with contextlib.suppress(OSError):
        return [
            int(one)
            for one in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        ]
    return []


def with_children(pid: int) -> float:
    """The processor time of a process and of those that it started, now and before."""
    return cpu_seconds(pid) + sum(with_children(one) for one in children(pid))


def family(pid: int) -> list[int]:
    return [pid, *[one for child in children(pid) for one in family(child)]]


def hurry(pids: list[int], *, on: bool) -> None:
    """Every thread of these processes before all other work of the machine, or as before. Linux,
    for root."""
    policy, priority = (os.SCHED_RR, 5) if on else (os.SCHED_OTHER, 0)
    for pid in pids:
        with contextlib.suppress(OSError):
            for thread in Path(f"/proc/{pid}/task").iterdir():
                with contextlib.suppress(OSError):
                    os.sched_setscheduler(int(thread.name), policy, os.sched_param(priority))


async def run(args: argparse.Namespace, ports: list[int], pid: int, database: int) -> int:
    load = Load("127.0.0.1", ports, args.spread)
    rng = random.Random(args.seed)
    gate = asyncio.Semaphore(8)

    async def make(number: int) -> Game:
        async with gate:
            return await load.make_table(pairs[number % len(pairs)])

    begun = time.perf_counter()
    pairs = await asyncio.gather(*[load.pair() for _ in range(min(8, args.tables))])
    games = await asyncio.gather(*[make(number) for number in range(args.tables)])
    print(f"{len(games)} tables made in {time.perf_counter() - begun:.1f} s")
    ready = asyncio.Semaphore(0)
    tasks = []
    begun = time.perf_counter()
    for number in range(args.viewers):
        game = games[number % args.tables]
        seat = "AB"[number // args.tables] if number // args.tables < 2 else ""
        tasks.append(asyncio.create_task(load.watch(game, seat, ready)))
        if number % 50 == 49:
            await asyncio.sleep(0.05)
    for _ in range(args.viewers):
        await asyncio.wait_for(ready.acquire(), args.connect)
    print(f"{args.viewers} viewers connected in {time.perf_counter() - begun:.1f} s")
    until = time.perf_counter() + args.connect
    while not all(game.choices for game in games):
        assert time.perf_counter() < until, "a stream has not said what can be done"
        await asyncio.sleep(0.1)
    await asyncio.sleep(4)
    everybody = [*family(pid), *(family(database) if database else ()), os.getpid()]
    if args.first:
        hurry(everybody, on=True)
    moving: set[asyncio.Task[None]] = set()
    skipped = 0
    used, stored = with_children(pid), with_children(database) if database else 0.0
    start = time.perf_counter()
    for number in range(int(args.rate * args.seconds)):
        await asyncio.sleep(max(0.0, start + number / args.rate - time.perf_counter()))
        free = [
            game
            for game in games
            if game.running and not game.busy and game.deciders and game.deciders[0] in game.choices
        ]
        if not free:
            skipped += 1
            continue
        task = asyncio.create_task(load.move(rng.choice(free), rng))
        moving.add(task)
        task.add_done_callback(moving.discard)
    spent = time.perf_counter() - start
    await asyncio.gather(*moving)
    until = time.perf_counter() + 30
    while any(game.waiting for game in games) and time.perf_counter() < until:  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    if args.first:
        hurry(everybody, on=False)
    used = with_children(pid) - used
    stored = with_children(database) - stored if database else 0.0
    own = sum(os.times()[:2])
    lost = sum(len(game.waiting) for game in games)
    metrics = ""
    for one in ports:
        load.ports = [one]
        metrics += (await load.request("GET", "/metrics"))[2].decode()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    moves = len(load.acknowledged)
    p95 = percentile(load.seen_by_all, 0.95)
    rate = f"{moves} moves in {spent:.1f} s ({moves / spent:.1f}/s)"
    print(f"{rate}, {skipped} skipped, {lost} not seen by all, {len(load.errors)} errors")
    for name, times in (
        ("acknowledged", load.acknowledged),
        ("seen by one", load.seen_by_one),
        ("seen by all", load.seen_by_all),
    ):
        p50, high, most = (percentile(times, share) for share in (0.5, 0.95, 1.0))
        print(f"{name:14} p50 {p50:7.1f} ms   p95 {high:7.1f} ms   max {most:7.1f} ms")
    each = 1000 / max(1, moves)
    print(
        f"servers used {used:.1f} s of processor time: {used * each:.1f} ms a move; the "
        f"database {stored * each:.1f} ms"
    )
    print(f"this script has used {own:.1f} s; load average {os.getloadavg()[0]:.1f}")
    mean = load.moved_bytes / max(1, load.moved) / 1000
    print(f"received {load.received / 1e6:.1f} MB, {mean:.1f} kB a message about a move")
    for name in ("render", "move", "follow"):
        total = sum(map(float, re.findall(rf"cosmeeple_{name}_seconds_sum ([\d.]+)", metrics)))
        count = sum(map(int, re.findall(rf"cosmeeple_{name}_seconds_count (\d+)", metrics)))
        if count:
            print(f"{name}: mean {total / count * 1000:.2f} ms over {count}")
    swept = sum(map(int, re.findall(r"cosmeeple_swept_total (\d+)", metrics)))
    print(f"{swept} tables were behind because a notice was lost")
    for error, times in Counter(load.errors).most_common(5):
        print(f"error ({times} times):", error)
    good = (
        not load.errors
        and lost == 0
        and p95 <= args.target
        and moves >= 0.9 * args.rate * args.seconds
    )
    print(
        "target met" if good else "TARGET MISSED",
        f"(p95 to all viewers at most {args.target:.0f} ms)",
    )
    return 0 if good else 1


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--viewers", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=50.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--target", type=float, default=TARGET_MS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--processes", type=int, default=1, help="so many processes on a PostgreSQL of their own"
    )
    parser.add_argument(
        "--spread",
        action="store_true",
        help="every request to any process, not to that of the table",
    )
    parser.add_argument(
        "--first",
        action="store_true",
        help="while measuring, go before all other work (Linux, root)",
    )
    parser.add_argument(
        "--connect", type=float, default=60.0, help="seconds that the viewers may take to connect"
    )
    parser.add_argument(
        "--profile", default="", help="write a cProfile of the server's processor time to this file"
    )
    args = parser.parse_args()
    with base(args.processes) as (db, database):
        ports = neighbours(args.processes) if args.processes > 1 else [0]
        command = [sys.executable, "-m", "cosmeeple.web.serve"]
        if args.profile:
            command = [sys.executable, "-c", PROFILED, args.profile]
        words = ["--db", db, "--limits", "0", "--log", "quiet", "--port", "0"]
        if args.processes > 1:
            words += [
                "--processes",
                str(args.processes),
                "--ports",
                f"{ports[0]}-{ports[-1]}",
                "--no-think",
            ]
        server = subprocess.Popen(
            [*command, *words],
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        try:
            assert server.stdout
            line = server.stdout.readline().decode()
            if args.processes == 1:
                ports = [int(line.strip().rsplit(":", 1)[1])]
            for port in ports:
                until = time.monotonic() + 120
                while not asyncio.run(answers(port)):
                    assert time.monotonic() < until, "the server does not come up"
                    time.sleep(0.1)
            return asyncio.run(run(args, ports, server.pid, database))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(60)


@contextlib.contextmanager
def base(processes: int) -> Iterator[tuple[str, int]]:
    """A database, and the process of its server where there is one."""
    if processes == 1:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "load.db"), 0
        return
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "web"))
    from postgres import cluster

    with cluster(sync=True) as made:
        if made is None:
            sys.exit("several processes need PostgreSQL: install it")
        pid = int(
            (Path(made.home) / "data" / "postmaster.pid")
            .read_text(encoding="utf-8")
            .split("\n", 1)[0]
        )
        yield made.url, pid


def neighbours(number: int) -> list[int]:
    """So many free ports in a row."""
    while True:
        first = random.randrange(20_000, 30_000)
        ports = list(range(first, first + number))
        with contextlib.ExitStack() as probes, contextlib.suppress(OSError):
            for port in ports:
                probes.enter_context(socket.socket()).bind(("127.0.0.1", port))
            return ports


async def answers(port: int) -> bool:
    """Does the server there answer requests?"""
    try:
        async with asyncio.timeout(2):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /alive HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
            found = await reader.read(15)
            writer.close()
    except (OSError, TimeoutError):
        return False
    return b" 200 " in found


if __name__ == "__main__":
    sys.exit(main())
