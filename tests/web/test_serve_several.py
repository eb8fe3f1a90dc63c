"""`cosmeeple serve --processes 2`, as somebody starts it: one port, several processes, none of them missed when it dies."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from postgres import server

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.web import processes, serve, work

LONG = 180.0


def test_several_processes_on_sqlite_are_refused_with_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = str(tmp_path / "tables.db")

    assert serve.main(["--db", db, "--processes", "2"]) == 2
    assert work.main(["--db", db]) == 2

    said = capsys.readouterr().err.splitlines()
    assert all("postgresql://" in line for line in said)
    assert len(said) == 2


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
    words = ["--db", url, "--processes", "2", "--port", "0", "--limits", "0", "--log", "quiet", "--bot-workers", "2"]
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
    return [int(one) for one in Path(f"/proc/{parent.pid}/task/{parent.pid}/children").read_text().split()]


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
