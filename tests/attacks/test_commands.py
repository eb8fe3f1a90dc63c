"""The command line with files and numbers that make no sense: one sentence and exit code 2, never a
traceback."""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path

import pytest

from cosmeeple.cli.main import main
from cosmeeple.store import archive
from cosmeeple.store.database import database_url
from cosmeeple.store.migrate import main as migrate_main
from cosmeeple.store.migrate import migrate

DEEP = "[" * 5000
HEAD = json.dumps({"format": "cosmeeple-backup", "version": 1, "schema": "0003"})
BACKUPS = {
    "empty": b"",
    "no gzip": b"hello",
    "cut gzip": gzip.compress(b"x" * 5000)[:30],
    "bad stream": gzip.compress(bytes(range(256)) * 99)[:200] + b"\xff" * 200,
    "nothing": gzip.compress(b""),
    "list": gzip.compress(b"[]\n"),
    "number": gzip.compress(f"{HEAD}\n7\n".encode()),
    "text": gzip.compress(f'{HEAD}\n"end"\n'.encode()),
    "no table": gzip.compress(f'{HEAD}\n{{"row": {{}}}}\n'.encode()),
    "unknown table": gzip.compress(f'{HEAD}\n{{"table": "x", "row": {{}}}}\n'.encode()),
    "listed table": gzip.compress(f'{HEAD}\n{{"table": [], "row": {{}}}}\n'.encode()),
    "bad end": gzip.compress(f'{HEAD}\n{{"end": 3}}\n'.encode()),
    "deep": gzip.compress(f"{HEAD}\n{DEEP}\n".encode()),
    "latin": gzip.compress(HEAD.encode() + b'\n"\xe9"\n'),
    "newer": gzip.compress(b'{"format": "cosmeeple-backup", "version": 2}\n'),
}


def said(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as stopped:
        main(words)
    out = capsys.readouterr()
    assert stopped.value.code == 2, out
    assert len(out.err.splitlines()) == 1, out.err
    assert "Traceback" not in out.err
    return out.err


@pytest.mark.parametrize("kind", BACKUPS)
def test_restoring_a_damaged_file_is_a_sentence(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "b.backup"
    file.write_bytes(BACKUPS[kind])

    assert "b.backup" in said(["restore", str(file), "--db", str(tmp_path / "new.db")], capsys)
    assert not (tmp_path / "new.db").exists()


def test_rows_that_do_not_fit_leave_nothing_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A backup with a right fingerprint and rows that no database takes."""
    source = tmp_path / "tables.db"
    migrate(database_url(str(source)))
    with sqlite3.connect(source) as connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        connection.execute("INSERT INTO logins VALUES ('t', 'nobody', 1, 1)")
    connection.close()
    archive.backup(str(source), tmp_path / "b")

    assert "nothing was changed" in said(
        ["restore", str(tmp_path / "b"), "--db", str(tmp_path / "new.db")], capsys
    )


def test_a_newer_schema_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = str(tmp_path / "tables.db")
    migrate(database_url(db))
    with sqlite3.connect(db) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()

    for words in (["serve", "--port", "0"], ["backup", str(tmp_path / "b")], ["audit"]):
        assert "9999" in said([*words, "--db", db], capsys)
    assert migrate_main([db]) == 2
    assert "newer" in capsys.readouterr().err


@pytest.mark.parametrize("port", ["-1", "65536", "99999999999999999999"])
def test_a_port_that_is_none_is_a_sentence(
    port: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert port in said(["serve", f"--port={port}", "--db", str(tmp_path / "x.db")], capsys)


@pytest.mark.parametrize(
    "db", ["mysql://x/y", "sqlite://", "://", "postgresql://[", "/dev/null/x.db", "/proc/x.db"]
)
def test_a_database_that_is_none_is_a_sentence(db: str, capsys: pytest.CaptureFixture[str]) -> None:
    said(["serve", "--port", "0", "--db", db], capsys)
    said(["audit", "--db", db], capsys)


def test_files_of_nonsense_are_sentences(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    toml = tmp_path / "deep.toml"
    toml.write_text(f"a = {DEEP}")
    game = tmp_path / "deep.game"
    game.write_text(f"cosmeeple 1\ngame antarctica\nplayers 2\nseed 1\n---\n= areas {DEEP}\n")
    huge = tmp_path / "huge.game"
    huge.write_text(f"cosmeeple 1\ngame antarctica\nplayers 2\nseed {'9' * 10_000}\n---\n")
    raw = tmp_path / "raw.game"
    raw.write_bytes(bytes(range(256)))

    for words in (
        ["check", str(toml)],
        ["components", "antarctica", "--components", str(toml)],
        ["play", "antarctica", "--components", str(toml)],
        ["verify", str(game)],
        ["verify", str(huge)],
        ["verify", str(raw)],
        ["verify", str(tmp_path)],
        ["replay", str(raw)],
        ["record", "antarctica", "--out", str(tmp_path / "no" / "where")],
        ["record", "antarctica", "--players", "77"],
        ["conformance", "antarctica", "--games", "1", "--jobs", "0"],
    ):
        said(words, capsys)
