"""Rows changed behind the server's back: that table alone is frozen and says why; `audit` names
it."""

from __future__ import annotations

import contextlib
import io
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from served import Browser, Served, play_one, serve, wait_for

from cosmeeple.cli.main import main
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
    "snapshot's state": (f'UPDATE snapshots SET body = (SELECT body FROM snapshots WHERE "table" = :t AND ply = 0) WHERE "table" = :t AND ply = {INTERVAL}', "move 20 leads to another position"),
    "no snapshot": ('DELETE FROM snapshots WHERE "table" = :t', "rows are missing"),
    "garbage": ("UPDATE entries SET body = '{' WHERE \"table\" = :t AND version = 3", "rows are missing or cannot be read"),
    "no body": ("UPDATE entries SET body = '[]' WHERE \"table\" = :t AND version = 3", "rows are missing or cannot be read"),
    "gone": ('DELETE FROM entries WHERE "table" = :t AND version = :v', "rows are missing"),
    "last gone": ('DELETE FROM entries WHERE "table" = :t AND version = (SELECT version FROM tables WHERE id = :t)', "rows are missing"),
    "no seat": ('DELETE FROM seats WHERE "table" = :t AND seat = 1', "rows are missing"),
    "no game": ("UPDATE tables SET game = 'chess' WHERE id = :t", "rows are missing or cannot be read"),
    "version": ("UPDATE tables SET rules_version = 77 WHERE id = :t", "chain of digests breaks at move 1"),
    "options": ("UPDATE tables SET options = '[' WHERE id = :t", "rows are missing or cannot be read"),
}  # fmt: skip


class Games(NamedTuple):
    served: Served
    good: str
    #: The table that suffered each change.
    bad: dict[str, str]
    #: What the audit said before and after the changes.
    before: str
    after: str


def copied(connection: sqlite3.Connection, table: str, name: str) -> None:
    """The same game under another id."""
    for rows, column in (
        ("tables", "id"),
        ("seats", "table"),
        ("entries", "table"),
        ("snapshots", "table"),
    ):
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({rows})")]
        new = {column: ":name", "invite": ":name", "title": ":name"}
        chosen = ", ".join(new.get(one, f'"{one}"') for one in columns)
        connection.execute(
            f'INSERT INTO {rows} SELECT {chosen} FROM {rows} WHERE "{column}" = :t',
            {"t": table, "name": name},
        )


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Games]:
    """One good game, and a copy of it for every change."""
    folder = tmp_path_factory.mktemp("tampering")
    db = folder / "tables.db"
    with serve(folder) as served, Browser(served.url) as ann:
        good = ann.new_table("me", "me", public="yes")
        for _ in range(MOVES):
            play_one(served, ann, good, served.room(good).deciders()[0])
    bad = {change: f"bad{number}" for number, change in enumerate(CHANGES)}
    said = []
    for step in ("copy", "change"):
        with contextlib.closing(sqlite3.connect(db, isolation_level=None)) as connection:
            connection.execute("PRAGMA foreign_keys=OFF")
            for change, name in bad.items():
                if step == "copy":
                    copied(connection, good, name)
                    continue
                sql = CHANGES[change][0]
                done = connection.execute(sql, {"t": name, "v": 25} if ":v" in sql else {"t": name})
                assert done.rowcount >= 1, change
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            code = audit.main(["--db", str(db)])
        assert code == (step == "change")
        said.append(out.getvalue())
    with serve(folder) as served:
        yield Games(served, good, bad, *said)


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_table_alone_is_frozen_and_audit_names_it(games: Games, change: str) -> None:
    said, bad = CHANGES[change][1], games.bad[change]

    assert f"table {bad} (" in games.after
    if not said:
        # what lies before the last snapshot costs time to replay: loading leaves it to the audit
        return
    with Browser(games.served.url) as ann, Browser(games.served.url, "pl") as bob:
        page = ann.page(f"/t/{bad}", 423)
        assert said in page
        assert "This table is frozen" in page
        assert "Ten stół jest zamrożony" in bob.page(f"/t/{bad}", 423)
        assert ann.get(f"/t/{bad}/replay").status_code == 423
        assert ann.get(f"/api/v1/tables/{bad}/view").status_code in (409, 423)


def test_everything_else_goes_on(games: Games) -> None:
    with Browser(games.served.url) as ann:
        for bad in games.bad.values():
            ann.get(f"/t/{bad}")
        ann.page(f"/t/{games.good}")
        assert games.good in ann.page("/")
        assert ann.get("/health").status_code == 200
        assert games.good in [one["id"] for one in ann.get("/api/v1/tables").json()["tables"]]
        assert games.served.call(games.served.site.tables.rooms.wake_all()) >= 0
        table = ann.new_table("me", "bot:easy")
        wait_for(lambda: 0 in games.served.room(table).deciders())


def test_audit_verifies_what_is_whole_and_counts_what_is_not(games: Games) -> None:
    total = len(CHANGES) + 1

    assert games.before == f"{total} games, {total} verified, 0 damaged\n"
    assert games.good not in games.after
    assert games.after.endswith(f"{total} games, 1 verified, {len(CHANGES)} damaged\n")


def test_an_early_game_of_tortuga_is_named_as_such(capsys: pytest.CaptureFixture[str]) -> None:
    """Recorded before two rules were changed without a new version: its moves are carried over, and
    it is said why some links do not hold.
    """
    with pytest.raises(SystemExit) as left:
        main(["verify", str(Path(__file__).parent / "records" / "tortuga-early.txt")])

    assert not left.value.code
    said = capsys.readouterr().out
    assert "carried over from rules version 1 to 2" in said
    assert "494 of 499 links hold" in said
    assert "games recorded on 15 November 2026 before 18:25 UTC had another order" in said
