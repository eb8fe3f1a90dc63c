"""A full, read-only or damaged disk, and two servers on one file."""

from __future__ import annotations

import contextlib
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from served import Browser, play_one, serve

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.store import archive
from cosmeeple.store.database import database_url
from cosmeeple.store.guard import Lease
from cosmeeple.store.migrate import migrate
from cosmeeple.web import audit, backups
from cosmeeple.web import serve as command


@contextlib.contextmanager
def small_disk(folder: Path, size: str = "1500k") -> Iterator[Path]:
    """A file system of its own; skipped where we may not mount one."""
    folder.mkdir()
    done = (
        subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder],
            capture_output=True,
            check=False,
        )
        if os.name == "posix" and os.geteuid() == 0
        else None
    )
    if done is None or done.returncode:
        pytest.skip("no right to mount a small file system here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def test_a_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk, serve(disk) as served, Browser(served.url) as ann:
        table = ann.new_table("me", "me")
        seat = served.room(table).deciders()[0]
        play_one(served, ann, table, seat)
        moves = served.room(table).moves
        assert ann.get("/health").status_code == 200

        with contextlib.suppress(OSError), (disk / "filler").open("wb", buffering=0) as filler:
            while True:
                filler.write(bytes(4096))
        # What the database has already claimed can still be written into; then it is over.
        answers = [ann.get("/health").status_code for _ in range(400)]
        assert set(answers) <= {200, 503}
        assert answers[-1] == 503
        with Browser(served.url) as eve:
            refused = eve.try_to(
                "/new",
                **{
                    "game": "antarctica",
                    "players": 2,
                    "pace": "none",
                    "seat.0": "me",
                    "seat.1": "me",
                },
            )
            assert refused.status_code == 503, refused.text
            assert refused.json()["error"] == "disk"
            assert (
                eve.post(
                    "/api/v1/tables", json={"game": "antarctica", "seats": ["me", "me"]}
                ).status_code
                == 503
            )
        room = served.room(table)
        choice = next(iter(options(room)))
        fields = {"seat": "AB"[room.deciders()[0]], "choice": choice, "version": room.version}
        assert ann.try_to(f"/t/{table}/move", **fields).status_code == 503
        assert served.room(table).moves == moves, "nothing has changed"
        ann.page(f"/t/{table}")

        (disk / "filler").unlink()
        assert ann.get("/health").status_code == 200
        ann.do(f"/t/{table}/move", **fields)
        assert served.room(table).moves == moves + 1
        served.site.tables.rooms.loaded.pop(table)
        assert served.room(table).moves == moves + 1


def options(room: object) -> list[str]:
    from cosmeeple.kernel.records.codec import options_as_text

    return options_as_text(room.table, room.deciders()[0])  # type: ignore[attr-defined]


def test_a_read_only_database_is_refused_at_the_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with small_disk(tmp_path / "disk", "4m") as disk:
        migrate(database_url(str(disk / "tables.db")))
        (disk / "tables.db.lock").touch()
        subprocess.run(["mount", "-o", "remount,ro", disk], check=True)

        assert command.main(["--port", "0", "--db", str(disk / "tables.db"), "--log", "quiet"]) == 2
        assert command.main(["--port", "0", "--db", str(disk / "new.db"), "--log", "quiet"]) == 2

    said = capsys.readouterr().err.splitlines()
    assert len(said) == 2
    assert all("tables.db" in line or "new.db" in line for line in said)


FILES = {
    "empty": (b"", "is empty (0 bytes)"),
    "text": (b"hello, this is a letter\n" * 50, "is no SQLite database"),
    "header": (b"SQLite format 3\0" + b"\xff" * 5000, "tables.db"),
}


@pytest.mark.parametrize("kind", [*FILES, "pages"])
def test_a_damaged_file_is_named_and_never_replaced(
    tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    db = tmp_path / "tables.db"
    if kind == "pages":
        migrate(database_url(str(db)))
        content = bytearray(db.read_bytes())
        for page in range(2, len(content) // 4096):
            content[page * 4096 : page * 4096 + 200] = b"\xaa" * 200
        db.write_bytes(content)
        said = "is damaged"
    else:
        db.write_bytes(FILES[kind][0])
        said = FILES[kind][1]
    before = db.read_bytes()

    assert command.main(["--port", "0", "--db", str(db), "--log", "quiet"]) == 2
    assert backups.backup_main([str(tmp_path / "b"), "--db", str(db)]) == 2
    assert audit.main(["--db", str(db)]) == 2

    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 3
    assert all(said in line and str(db) in line for line in lines), lines
    assert db.read_bytes() == before


HOLD = """
import sys, time
from cosmeeple.store.database import database_url
from cosmeeple.store.guard import Lease, make_ready
url = database_url(sys.argv[1])
lease = Lease(url)
make_ready(url)
print("serving", flush=True)
time.sleep(600)
"""


def test_a_second_server_is_refused_until_the_first_is_dead(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = tmp_path / "tables.db"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(db)], stdout=subprocess.PIPE, text=True
    ) as first:
        try:
            assert first.stdout
            assert first.stdout.readline() == "serving\n"

            assert command.main(["--port", "0", "--db", str(db), "--log", "quiet"]) == 2

            assert capsys.readouterr().err == (
                f"cosmeeple serve: another server already serves {db}; stop it first, or give this one another --db\n"
            )
            assert archive.backup(str(db), tmp_path / "all.backup"), (
                "a backup may be made all the same"
            )
            with pytest.raises(BadInput, match="already serves"):
                archive.restore(tmp_path / "all.backup", str(db))
        finally:
            first.send_signal(signal.SIGKILL)
    with serve(tmp_path) as served:
        assert httpx.get(f"{served.url}/health", timeout=10).status_code == 200
        with pytest.raises(BadInput, match="already serves"):
            Lease(database_url(str(db)))
    Lease(database_url(str(db))).release()


def test_database_files_are_for_their_owner_only(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with serve(tmp_path) as served, Browser(served.url) as ann:
            ann.new_table("me", "bot:easy")
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
            archive.backup(str(tmp_path / "tables.db"), tmp_path / "all.backup")
    finally:
        os.umask(before)

    assert set(modes) == {"tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"}
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE((tmp_path / "all.backup").stat().st_mode) == 0o600


def test_health_really_writes(tmp_path: Path) -> None:
    with serve(tmp_path) as served, Browser(served.url) as ann:
        beats = []
        for _ in range(2):
            assert ann.get("/health").status_code == 200
            with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
                beats.append(
                    connection.execute(
                        "SELECT value FROM settings WHERE key = 'heartbeat'"
                    ).fetchone()[0]
                )
            time.sleep(0.002)  # the beat is a time in milliseconds

    assert beats[0] < beats[1]
