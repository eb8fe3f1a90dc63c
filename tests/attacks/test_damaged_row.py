"""One damaged row: that table alone stops, every other table's bots go on."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from served import Browser, serve, wait_for
from sqlalchemy import text

from cosmeeple.web import logs

DAMAGES = {
    "an entry that is no JSON": "UPDATE entries SET body = '{' WHERE \"table\" = :table",
    "an entry with other words": "UPDATE entries SET body = '{\"told\": [[1]]}' WHERE \"table\" = :table",
    "a snapshot that is no position": "UPDATE snapshots SET body = '[]' WHERE \"table\" = :table",
    "no snapshot": 'DELETE FROM snapshots WHERE "table" = :table',
    "a choice that nobody could make": "UPDATE entries SET choice = 'x' WHERE \"table\" = :table AND kind = 'move'",
    "a game that is none": "UPDATE tables SET options = '7' WHERE id = :table",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_row_stops_its_own_table_only(tmp_path: Path, damage: str) -> None:
    with serve(tmp_path, bot_workers=1) as served, Browser(served.url) as ann:
        tables = sorted(ann.new_table("bot:hard", "bot:hard", me="Ann", public="yes") for _ in range(3))
        wait_for(lambda: all(served.room(table).moves > 1 for table in tables))
    hurt, *others = tables
    lines = io.StringIO()
    with serve(tmp_path) as served, Browser(served.url) as ann:
        # Before the tables are awake: the damage is found by the start itself.
        pass
    from cosmeeple.store import Store

    store = Store(str(tmp_path / "tables.db"))
    store.write(lambda connection: connection.execute(text(DAMAGES[damage]), {"table": hurt}).rowcount)
    store.close()

    with serve(tmp_path) as served, Browser(served.url) as ann:
        logs.to(lines)
        rooms = served.site.tables.rooms
        wait_for(lambda: all(table in rooms and rooms[table].moves > 3 for table in others))
        page = ann.get(f"/t/{hurt}")
        listed = ann.get("/api/v1/tables")
        logs.to(None)

        assert page.status_code == 409, page.text[:300]
        assert listed.status_code == 200
        assert {one["id"] for one in listed.json()["tables"]} >= set(others)
        assert ann.get("/").status_code == 200


def test_a_table_whose_bot_cannot_go_on_is_frozen_and_the_others_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from cosmeeple.web.service import driving

    known_to = driving.known_to
    with serve(tmp_path) as served, Browser(served.url) as ann:
        tables = [ann.new_table("me", "me", me="Ann") for _ in range(2)]
        hurt, other = (served.room(table) for table in tables)

        def damaged(game: Any, table: Any, seat: int) -> Any:
            if hurt.match is not None and table is hurt.match.table:
                raise KeyError("a position that is none")
            return known_to(game, table, seat)

        monkeypatch.setattr(driving, "known_to", damaged)
        lines = io.StringIO()
        logs.to(lines)
        for table in tables:
            ann.do(f"/t/{table}/seat", seat="A", kind="bot", bot="random")
            ann.do(f"/t/{table}/seat", seat="B", kind="bot", bot="random")

        wait_for(lambda: hurt.frozen)
        wait_for(lambda: other.moves > 5)
        logs.to(None)

        assert hurt.bot_task is None
        assert not other.frozen
        assert '"event":"table.frozen"' in lines.getvalue()
        assert "a position that is none" not in lines.getvalue()
        assert ann.get(f"/t/{hurt.id}").status_code == 409
