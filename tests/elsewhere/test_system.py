"""What differs between systems, with the functions of the others taken away or put in."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cosmeeple import system
from cosmeeple.bots import bot_spec
from cosmeeple.bots.host import Host
from cosmeeple.kernel.game import load_game

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src"


def like_windows(
    *words: str, timeout: float = 150, **environ: str
) -> subprocess.CompletedProcess[str]:
    """A Python without the functions that Windows lacks (`sitecustomize.py`)."""
    path = os.pathsep.join([str(HERE), os.environ.get("PYTHONPATH", str(SOURCE))])
    return subprocess.run(
        [sys.executable, *words],
        capture_output=True,
        encoding="utf-8",
        timeout=timeout,
        check=False,
        env={**os.environ, "PYTHONPATH": path, "LIKE_WINDOWS": "1", **environ},
    )


def test_the_simulation_really_lacks_them() -> None:
    done = like_windows("-c", "import os; print(hasattr(os, 'nice')); import fcntl")

    assert done.stdout == "False\n"
    assert "No module named 'fcntl'" in done.stderr


def test_bots_think_where_there_is_no_nice(tmp_path: Path) -> None:
    """Every process of bots died at its start there, and every answer was a stand-in's."""
    pool = """
import asyncio
from cosmeeple.cli.doctor import look_at_bots
if __name__ == "__main__":
    print(*[(one.level, one.message) for one in look_at_bots()])
"""
    script = tmp_path / "pool.py"
    script.write_text(pool)

    done = like_windows(str(script))

    assert done.stdout == "('ok', 'doctor-bots')\n", done.stderr


def test_a_server_serves_there(tmp_path: Path) -> None:
    done = like_windows(str(HERE / "installed.py"))

    assert done.returncode == 0, done.stderr
    assert "served: ok" in done.stdout


def test_a_file_system_without_links_keeps_a_file_that_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    new, wanted = tmp_path / "new", tmp_path / "wanted"
    new.write_text("new")

    assert system.take_name(new, wanted)
    assert wanted.read_text() == "new"
    new.write_text("newer")
    assert not system.take_name(new, wanted)
    assert wanted.read_text() == "new"


def windows_with(**functions: Any) -> SimpleNamespace:
    return SimpleNamespace(kernel32=SimpleNamespace(**functions))


def test_windows_lowers_its_own_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[tuple[int, int]] = []
    fake = windows_with(
        GetCurrentProcess=lambda: 7, SetPriorityClass=lambda *words: called.append(words)
    )
    monkeypatch.delattr(os, "nice", raising=False)
    monkeypatch.setattr(ctypes, "windll", fake, raising=False)

    system.give_way(5)

    assert called == [(7, system.BELOW_NORMAL)]


def test_windows_says_the_language_of_its_user(monkeypatch: pytest.MonkeyPatch) -> None:
    def name(buffer: Any, size: int) -> int:
        buffer.value = "pl-PL"
        return 6

    monkeypatch.setattr(
        ctypes, "windll", windows_with(GetUserDefaultLocaleName=name), raising=False
    )

    assert system.user_language({}) == "pl"
    assert system.user_language({"LANG": "en_GB.UTF-8"}) == "en"
    assert system.user_language({"LANG": "C.UTF-8"}) == "pl"


def test_windows_locks_a_byte_that_nobody_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = []
    fake = SimpleNamespace(
        LK_NBLCK=2, locking=lambda handle, *_: places.append(os.lseek(handle, 0, os.SEEK_CUR))
    )
    monkeypatch.setattr(system, "fcntl", None)
    monkeypatch.setitem(sys.modules, "msvcrt", fake)
    with open(tmp_path / "results", "a+b") as file:
        file.write(b"line\n")
        file.flush()
        system.hold_file(file.fileno())

        assert places == [system.FAR]
        file.seek(0)
        assert file.read() == b"line\n"


def test_a_second_process_does_not_get_the_lock(tmp_path: Path) -> None:
    with open(tmp_path / "held", "a+b") as file:
        system.hold_file(file.fileno())
        name = str(tmp_path / "held")
        code = f"from cosmeeple.system import hold_file\nfile = open({name!r}, 'a')\nhold_file(file.fileno())"
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=False
        )

    assert "BlockingIOError" in done.stderr


def test_a_container_may_grant_less_than_the_machine_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(16)), raising=False)
    quota = tmp_path / "cpu.max"

    assert system.processors(quota) == 16
    quota.write_text("150000 100000\n")
    assert system.processors(quota) == 2
    quota.write_text("max 100000\n")
    assert system.processors(quota) == 16


def test_a_terminal_without_polish_letters_shows_something(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cosmeeple", "rules", "ANT-050", "--lang", "pl"],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"},
    )

    assert done.returncode == 0, done.stderr
    assert b"?" in done.stdout


def test_programs_speak_utf8_whatever_the_system_speaks(tmp_path: Path) -> None:
    """A view may hold letters that the local code page lacks."""
    bot = tmp_path / "bot.py"
    bot.write_text(
        "import sys, json\n"
        "for line in sys.stdin.buffer:\n"
        "    asked = json.loads(line.decode('utf-8'))\n"
        "    print(json.dumps({'answer': asked['options'][0]}), flush=True)\n"
    )
    game = load_game("antarctica")
    bots = [bot_spec(f"stdio:{sys.executable} {bot}").make(), bot_spec("random").make()]
    host = Host(game, game.new(2, 1), bots, 1)

    for _ in range(4):
        host.step()
    assert bots[0]._process.stdin.encoding == "utf-8"
    bots[0].close()
