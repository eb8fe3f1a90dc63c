"""Rows changed behind the server's back: that table alone is frozen and says why; `audit` names it."""

from __future__ import annotations

import shutil
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))

from served import Browser, Served, play_one, serve

from cosmeeple.kernel.errors import BadFile
from cosmeeple.kernel.transcript import load
from cosmeeple.web import audit
from cosmeeple.web.room import INTERVAL

MOVES = INTERVAL + 5
#: A change, as SQL on the table's rows, and what the page says of it.
CHANGES = {
    "choice": ("UPDATE entries SET choice = (SELECT choice FROM entries WHERE \"table\" = :t AND kind = 'move' AND version = :v + 1) WHERE \"table\" = :t AND version = :v", "chain of digests breaks at move 23"),
    "seat": ('UPDATE entries SET seat = 1 - seat WHERE "table" = :t AND version = :v', "chain of digests breaks at move 23"),
    "early choice": ("UPDATE entries SET choice = 'x' WHERE \"table\" = :t AND version = 4", "chain of digests breaks at move 2"),
    "digest": ("UPDATE entries SET digest = 'ab' WHERE \"table\" = :t AND version = :v", "chain of digests breaks at move 23"),
    "link": ("UPDATE entries SET link = '0123456789ab' WHERE \"table\" = :t AND version = :v", "chain of digests breaks at move 23"),
    "seed": ("UPDATE tables SET seed = '5' WHERE id = :t", "seed is not the one that was promised"),
    "commitment": ("UPDATE tables SET commitment = 'ab' WHERE id = :t", "seed is not the one that was promised"),
    "deal": ("UPDATE entries SET body = replace(body, '\"nonces\":[\"\"', '\"nonces\":[\"11111111111111111111111111111111\"') WHERE \"table\" = :t AND kind = 'started'", "chain of digests breaks at move 1"),
    "first position": ("UPDATE entries SET digest = 'ab' WHERE \"table\" = :t AND kind = 'started'", ""),
    "snapshot": (f"UPDATE snapshots SET body = replace(body, '\"rng\":[\"', '\"rng\":[\"0') WHERE \"table\" = :t AND ply = {INTERVAL}", "leads to another position"),
    "snapshot's state": (f"UPDATE snapshots SET body = (SELECT body FROM snapshots WHERE \"table\" = :t AND ply = 0) WHERE \"table\" = :t AND ply = {INTERVAL}", "move 20 leads to another position"),
    "no snapshot": ('DELETE FROM snapshots WHERE "table" = :t', "rows are missing"),
    "garbage": ("UPDATE entries SET body = '{' WHERE \"table\" = :t AND version = 3", "rows are missing or cannot be read"),
    "no body": ("UPDATE entries SET body = '[]' WHERE \"table\" = :t AND version = 3", "rows are missing or cannot be read"),
    "gone": ('DELETE FROM entries WHERE "table" = :t AND version = :v', "rows are missing"),
    "last gone": ('DELETE FROM entries WHERE "table" = :t AND version = (SELECT version FROM tables WHERE id = :t)', "rows are missing"),
    "no seat": ('DELETE FROM seats WHERE "table" = :t AND seat = 1', "rows are missing"),
    "no game": ("UPDATE tables SET game = 'chess' WHERE id = :t", "rows are missing or cannot be read"),
    "options": ("UPDATE tables SET options = '[' WHERE id = :t", "rows are missing or cannot be read"),
}  # fmt: skip


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """A database with two games of some moves: it is copied for every change."""
    folder = tmp_path_factory.mktemp("tampering")
    with serve(folder) as served, Browser(served.url) as ann:
        tables = [ann.new_table("me", "me", public="yes") for _ in range(2)]
        for table in tables:
            for _ in range(MOVES):
                play_one(served, ann, table, served.room(table).deciders()[0])
    return folder / "tables.db", tables[0], tables[1]


def changed(games: tuple[Path, str, str], tmp_path: Path, sql: str) -> Path:
    db = tmp_path / "tables.db"
    shutil.copy(games[0], db)
    with sqlite3.connect(db) as connection:
        done = connection.execute(sql, {"t": games[1], "v": 25} if ":v" in sql else {"t": games[1]})
        assert done.rowcount == 1 or "DELETE FROM snapshots" in sql
    connection.close()
    return db


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Served]:
    with serve(tmp_path) as served:
        yield served


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_table_alone_is_frozen_and_audit_names_it(
    games: tuple[Path, str, str], tmp_path: Path, change: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sql, said = CHANGES[change]
    db = changed(games, tmp_path, sql)
    _, bad, good = games

    assert audit.main(["--db", str(db)]) == 1
    told = capsys.readouterr().out
    assert f"table {bad} (" in told
    assert good not in told
    assert "1 damaged" in told

    if not said:
        return  # what lies before the last snapshot costs time to replay: loading leaves it to the audit
    with serve(tmp_path) as served, Browser(served.url) as ann, Browser(served.url, "pl") as bob:
        page = ann.page(f"/t/{bad}", 423)
        assert said in page
        assert "frozen" in page
        assert "zamrożony" in bob.page(f"/t/{bad}", 423)
        ann.page(f"/t/{good}")
        ann.page("/")
        assert ann.get("/health").status_code == 200
        listed = ann.get("/api/v1/tables").json()["tables"]
        assert good in [one["id"] for one in listed]
        assert ann.get(f"/api/v1/tables/{bad}/view").status_code in (409, 423)
        assert ann.get(f"/t/{bad}/replay").status_code == 423


def test_an_untouched_database_is_verified(games: tuple[Path, str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main(["--db", str(games[0])]) == 0
    out = capsys.readouterr()
    assert out.out == "2 games, 2 verified, 0 damaged\n"
    assert "100%" in out.err, "there is a progress bar"


def test_a_game_of_other_rules_is_kept_and_says_so(games: tuple[Path, str, str], tmp_path: Path) -> None:
    """The chain covers the version, so a row that only claims another version is damaged."""
    changed(games, tmp_path, "UPDATE tables SET rules_version = 77 WHERE id = :t")
    with serve(tmp_path) as served, Browser(served.url) as ann:
        assert "chain of digests breaks at move 1" in ann.page(f"/t/{games[1]}", 423)


def test_an_early_game_of_tortuga_is_refused_by_name() -> None:
    """Recorded before two rules were changed without a new version: the first differing move is named."""
    with pytest.raises(BadFile) as caught:
        load(Path(__file__).parent / "records" / "tortuga-early.txt")

    said = str(caught.value)
    assert said.startswith("tortuga-early.txt:248: the digest chain breaks here")
    assert "Move 238" in said
    assert "without a new version" in said
    assert "games of Tortuga recorded on 15 November 2026" in said
