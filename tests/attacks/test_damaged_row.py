"""One damaged row: that table alone stops, every other table's bots go on."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from served import Browser, serve, wait_for
from sqlalchemy import text

from cosmeeple.store import Store
from cosmeeple.web import logs

DAMAGES = {
    "an entry that is no JSON": "UPDATE entries SET body = '{' WHERE \"table\" = :table",
    "an entry with other words": 'UPDATE entries SET body = \'{"told": [[1]]}\' WHERE "table" = :table',
    "a snapshot that is no position": "UPDATE snapshots SET body = '[]' WHERE \"table\" = :table",
    "no snapshot": 'DELETE FROM snapshots WHERE "table" = :table',
    "a choice that nobody could make": "UPDATE entries SET choice = 'x' WHERE \"table\" = :table AND kind = 'move' AND choice IS NOT NULL",
    "a pace that is none": "UPDATE tables SET pace = '{' WHERE id = :table",
}


def test_damaged_rows_stop_their_own_tables_only(tmp_path: Path) -> None:
    """Every damage at once, and one table that has none."""
    with serve(tmp_path) as served, Browser(served.url) as ann:
        tables = sorted(
            ann.new_table("bot:hard", "bot:hard", me="Ann", public="yes")
            for _ in range(len(DAMAGES) + 1)
        )
        wait_for(lambda: all(served.room(table).moves > 0 for table in tables))
    *hurt, whole = tables
    store = Store(str(tmp_path / "tables.db"))
    for table, damage in zip(hurt, DAMAGES.values(), strict=True):
        store.write(
            lambda connection, sql, hurt: connection.execute(text(sql), {"table": hurt}),
            damage,
            table,
        )
    store.close()

    with serve(tmp_path) as served, Browser(served.url) as ann, Browser(served.url, "pl") as bob:
        moves = served.room(whole).moves
        wait_for(lambda: served.room(whole).moves > moves + 3)
        listed = ann.get("/api/v1/tables")
        pages = {
            name: ann.get(f"/t/{table}").status_code
            for name, table in zip(DAMAGES, hurt, strict=True)
        }
        polish = bob.get(f"/t/{hurt[0]}").text

        assert pages == dict.fromkeys(DAMAGES, 423)
        assert "Zapis tej gry nie jest spójny" in polish
        assert [one["id"] for one in listed.json()["tables"]] == [whole]
        assert f"/t/{whole}" in ann.page("/")


def test_a_table_whose_bot_cannot_go_on_is_frozen_and_the_others_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from cosmeeple.web.service import driving

    known_to = driving.known_to
    with serve(tmp_path) as served, Browser(served.url) as ann:
        tables = [ann.new_table("me", "me", me="Ann") for _ in range(2)]
        hurt, other = (served.room(table) for table in tables)

        def damaged(game: Any, table: Any, seat: int) -> Any:
            if hurt.history.match is not None and table is hurt.history.match.table:
                raise KeyError("a position that is none")
            return known_to(game, table, seat)

        monkeypatch.setattr(driving, "known_to", damaged)
        lines = io.StringIO()
        logs.to(lines)
        for table in tables:
            ann.do(f"/t/{table}/seat", seat="A", kind="bot", bot="random")
            ann.do(f"/t/{table}/seat", seat="B", kind="bot", bot="random")

        wait_for(lambda: hurt.history.frozen)
        wait_for(lambda: other.moves > 5)
        logs.to(None)

        assert hurt.desk.bot_task is None
        assert not other.history.frozen
        assert '"event":"table.frozen"' in lines.getvalue()
        assert "a position that is none" not in lines.getvalue()
        assert ann.get(f"/t/{hurt.id}").status_code == 423
