"""`cosmeeple serve` as a process: starts, stops cleanly while streams are open, goes on where it
was."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from served import PATIENCE, Browser, Events, wait_for

from cosmeeple.web import clocks, serve
from cosmeeple.web.pace import Pace


def started(db: Path, *more: str) -> tuple[subprocess.Popen[str], str]:
    server = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "cosmeeple.web.serve",
            "--port",
            "0",
            "--db",
            str(db),
            "--limits",
            "0",
            *more,
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # What is meant for the tests is no setting.
        env={name: value for name, value in os.environ.items() if name != "COSMEEPLE_SPRAY"},
    )
    assert server.stdout
    url = server.stdout.readline().split()[1]

    def up() -> bool:
        try:
            return httpx.get(f"{url}/health", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    wait_for(up)
    return server, url


def test_it_stops_at_once_with_open_streams_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    server, url = started(db)
    with Browser(url) as ann:
        table = ann.new_table("me", "open", me="Ann")
        stream = Events(ann, f"/stream?t={table}@1")
        begun = time.monotonic()
        server.send_signal(signal.SIGTERM)
        _, errors = server.communicate(timeout=PATIENCE)
        assert server.returncode == 0, errors
        assert time.monotonic() - begun < 9, "it waited for the stream"
        wait_for(lambda: any(message["event"] == "bye" for message in stream.messages))
        stream.close()
        cookies = dict(ann.cookies)
    lines = [json.loads(line) for line in errors.splitlines() if line.startswith("{")]
    assert [line["event"] for line in lines if line["event"].startswith("server.")] == [
        "server.started",
        "server.stopped",
    ]
    assert all(set(line) >= {"at", "event"} for line in lines)

    server, url = started(db, "--log", "quiet")
    try:
        with Browser(url) as again:
            again.cookies.update(cookies)
            assert "Ann" in again.page(f"/t/{table}")
    finally:
        server.send_signal(signal.SIGINT)
        _, errors = server.communicate(timeout=PATIENCE)
    assert server.returncode == 0
    assert errors == ""


def test_wrong_input_is_one_line_and_status_two(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert serve.main(["--port", port, "--db", str(tmp_path / "x.db"), "--log", "quiet"]) == 2
    assert serve.main(["--port", "many"]) == 2
    with pytest.raises(SystemExit):
        serve.main(["--prot", "1"])

    told = capsys.readouterr().err
    assert "cannot listen" in told
    assert "--port: port = 'many'" in told


# --- clocks, without a server


LIVE = Pace("live", 100, 5)


def test_a_clock_runs_while_asked_and_gains_the_increment() -> None:
    clock = clocks.fresh(LIVE)
    clocks.ask(LIVE, clock, 1_000)
    clocks.ask(LIVE, clock, 5_000)

    assert clocks.left(LIVE, clock, 11_000) == 90_000
    clocks.answer(LIVE, clock, 11_000)

    assert clock == clocks.Clock(95_000, None)


def test_a_clock_never_shows_less_than_nothing_and_comes_back_with_grace() -> None:
    clock = clocks.fresh(LIVE)
    clocks.ask(LIVE, clock, 0)

    assert clocks.left(LIVE, clock, 10**9) == 0
    clocks.stop(LIVE, clock, 10**9)
    clocks.come_back(LIVE, clock)

    assert clock.left == clocks.GRACE


def test_days_give_each_answer_its_own_deadline() -> None:
    pace = Pace("days", days=2)
    clock = clocks.fresh(pace)
    clocks.ask(pace, clock, 7)
    assert clock.deadline == 7 + 2 * clocks.DAY
    clocks.answer(pace, clock, 100)
    assert clock == clocks.Clock(None, None)


def test_changing_the_pace_starts_afresh() -> None:
    clock = clocks.fresh(LIVE)
    clocks.ask(LIVE, clock, 0)

    changed = clocks.change(LIVE, Pace("days", days=1), clock, 50)

    assert changed == clocks.Clock(None, 50 + clocks.DAY)


def test_small_answers_are_sent_at_once() -> None:
    """The event loop switches off the waiting for acknowledgements only when the protocol is
    named."""
    import socket

    with serve.listening("127.0.0.1", 0) as sock:
        assert sock.proto == socket.IPPROTO_TCP
        assert sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
