"""`cosmeeple serve --processes 2`, as somebody starts it: one port, several processes, none of them
missed when it dies."""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from postgres import free_port, server
from sqlalchemy import text

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.store import Store, queries
from cosmeeple.store.database import database_url, make_engine
from cosmeeple.web import processes, serve, work

LONG = 180.0
DEPLOY = Path(__file__).parents[2] / "deploy"
COSMEEPLE = [sys.executable, "-m", "cosmeeple"]


def test_several_processes_on_sqlite_are_refused_with_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = str(tmp_path / "tables.db")

    assert serve.main(["--db", db, "--processes", "2"]) == 2
    assert work.main(["--db", db]) == 2

    said = capsys.readouterr().err.splitlines()
    assert len([line for line in said if "postgresql://" in line]) == 2


def test_ports_are_one_for_each_process() -> None:
    assert processes.read_ports("8701-8702", 2) == [8701, 8702]
    for wrong in ("8701", "8701-8704", "a-b", "8702-8701"):
        with pytest.raises(BadInput, match="8701-8702"):
            processes.read_ports(wrong, 2)


@pytest.mark.slow
def test_processes_are_started_again_and_replaced_while_moves_go_on() -> None:
    with server() as url:
        if url is None:
            pytest.skip("no PostgreSQL server: install one, or name it in COSMEEPLE_TEST_POSTGRES")
        with several(url) as (address, parent):
            table, tokens = begin(address)
            moves = play(address, table, tokens, 4)

            first = children(parent)
            assert len(first) == 2
            os.kill(first[0], signal.SIGKILL)
            moves += play(address, table, tokens, 6)
            wait(lambda: len(children(parent)) == 2 and first[0] not in children(parent))

            before = set(children(parent))
            parent.send_signal(signal.SIGHUP)
            until = time.monotonic() + LONG
            while set(children(parent)) & before and time.monotonic() < until:
                moves += play(address, table, tokens, 2)
            assert len(children(parent)) == 2
            entries = ask("GET", f"{address}/api/v1/tables/{table}/events").json()["entries"]
            assert [one["version"] for one in entries] == list(range(1, len(entries) + 1))
            assert sum(one["kind"] == "move" for one in entries) == moves


def wait(what: Callable[[], Any]) -> None:
    until = time.monotonic() + LONG
    while not what():
        assert time.monotonic() < until, "nothing happened"
        time.sleep(0.1)


@contextlib.contextmanager
def several(url: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    words = [
        "--db",
        url,
        "--processes",
        "2",
        "--port",
        "0",
        "--limits",
        "0",
        "--log",
        "quiet",
        "--bot-workers",
        "2",
    ]
    command = [sys.executable, "-m", "cosmeeple.web.serve", *words]
    parent = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert parent.stdout is not None
        found = re.search(r"http://\S+", parent.stdout.readline())
        assert found is not None
        address = found[0]
        wait(lambda: ask("GET", f"{address}/alive").text == "alive\n")
        yield address, parent
        parent.send_signal(signal.SIGTERM)
        assert parent.wait(LONG) == 0
    finally:
        parent.kill()
        parent.wait()
        parent.stdout.close() if parent.stdout else None


def children(parent: subprocess.Popen[str]) -> list[int]:
    """The processes that serve: those of bots are their children."""
    return [
        int(one)
        for one in Path(f"/proc/{parent.pid}/task/{parent.pid}/children").read_text().split()
    ]


def ask(method: str, address: str, token: str = "", **body: Any) -> httpx.Response:
    """Until there is an answer: a process may die with the question."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    until = time.monotonic() + LONG
    while True:
        with contextlib.suppress(httpx.HTTPError):
            found = httpx.request(method, address, headers=headers, json=body or None, timeout=30)
            if found.status_code != 503:
                return found
            assert "retry-after" in found.headers
        assert time.monotonic() < until, "nobody answers"
        time.sleep(0.1)


def begin(address: str) -> tuple[str, dict[str, str]]:
    made = ask("POST", f"{address}/api/v1/tables", game="antarctica", seats=["me", "me"]).json()
    return made["table"]["id"], {one["seat"]: one["token"] for one in made["tokens"]}


def play(address: str, table: str, tokens: dict[str, str], moves: int) -> int:
    """So many moves, each with a key; all are acknowledged, by whichever process."""
    here = f"{address}/api/v1/tables/{table}"
    for _ in range(moves):
        (seat, *_) = ask("GET", here).json()["deciders"]
        asked = ask("GET", f"{here}/options", tokens[seat]).json()
        key = f"{asked['version']}"
        body = {"choice": asked["options"][0]["choice"], "version": asked["version"], "key": key}
        answer = ask("POST", f"{here}/moves", tokens[seat], **body)
        assert answer.status_code == 200, answer.text
    return moves


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_what_compose_starts_serves_thinks_and_is_backed_up(tmp_path: Path) -> None:
    """The same commands without containers: `web` and `work` of deploy/compose.yaml, a backup and a
    restore."""
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    web, workers = shlex.split(services["web"]["command"]), shlex.split(services["work"]["command"])
    with server() as url:
        if url is None:
            pytest.skip("no PostgreSQL server: install one, or name it in COSMEEPLE_TEST_POSTGRES")
        first = free_port()
        named = {"8701-8704": f"{first}-{first + 1}", "4": "2"}
        web = [named.get(word, word) for word in web]
        workers = ["1" if word.startswith("${") else word for word in workers]
        environment = {
            **os.environ,
            "COSMEEPLE_DB": url,
            "COSMEEPLE_LIMITS": "0",
            "COSMEEPLE_LOG": "quiet",
        }
        with running([*web, "--host", "127.0.0.1"], environment), running(workers, environment):
            addresses = [f"http://127.0.0.1:{port}" for port in (first, first + 1)]
            for address in addresses:
                wait(lambda address=address: answers(address))
            health = ["health", "--port", str(first), "--seconds", "20"]
            assert (
                subprocess.run([*COSMEEPLE, *health], env=environment, check=False).returncode == 0
            )
            made = ask(
                "POST",
                f"{addresses[0]}/api/v1/tables",
                game="antarctica",
                seats=["bot:random", "bot:random"],
            )
            table = made.json()["table"]["id"]
            wait(lambda: ask("GET", f"{addresses[1]}/api/v1/tables/{table}").json()["moves"] > 3)

            kept = tmp_path / "tables.backup"
            assert (
                subprocess.run(
                    [*COSMEEPLE, "backup", str(kept)], env=environment, check=False
                ).returncode
                == 0
            )
        engine = make_engine(database_url(url), writing=True, size=1)
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("CREATE DATABASE again"))
        engine.dispose()
        again = url.rpartition("/")[0] + "/again"
        for words in (["restore", str(kept), "--db", again], ["audit", "--db", again]):
            assert (
                subprocess.run([*COSMEEPLE, *words], env=environment, check=False).returncode == 0
            )
        store = Store(again)
        try:
            assert store.read(queries.load_table, table) is not None
        finally:
            store.close()


@contextlib.contextmanager
def running(words: list[str], environment: dict[str, str]) -> Iterator[None]:
    """A command, until the block ends; it stops in good order."""
    started = subprocess.Popen([*COSMEEPLE, *words], env=environment, stdout=subprocess.DEVNULL)
    try:
        yield
        started.send_signal(signal.SIGTERM)
        assert started.wait(LONG) == 0
    finally:
        started.kill()
        started.wait()


def answers(address: str) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(f"{address}/alive", timeout=5).status_code == 200
    return False
