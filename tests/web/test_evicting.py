"""Memory is for tables in use: what nobody needs is forgotten, and read again when somebody does."""

from __future__ import annotations

import pytest
from served import Browser, Events, Served, wait_for

from cosmeeple.web.service import rooms


def test_finished_games_and_those_beyond_so_many_are_forgotten(
    alone: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = alone.site.tables.rooms
    with Browser(alone.url) as ann:
        over = ann.new_table("bot:random", "bot:random")
        wait_for(lambda: alone.room(over).status == "finished", 120)
        oldest, older, watched = (ann.new_table("me", "me", me="Ann") for _ in range(3))
        stream = Events(ann, f"/stream?t={watched}@1")
        wait_for(lambda: alone.watchers(watched) == 1)

        async def evict(unused: dict[str, float]) -> set[str]:
            for table, seconds in unused.items():
                kept.loaded[table].desk.used -= seconds
            kept.evict()
            return set(kept.loaded)

        # All have been used just now.
        assert alone.call(evict({})) == {over, oldest, older, watched}
        # The finished one goes; of the others there may be as many.
        unused = {over: 100.0, oldest: 300.0, older: 200.0, watched: 400.0}
        assert alone.call(evict(unused)) == {oldest, older, watched}
        monkeypatch.setattr(rooms, "KEPT_ROOMS", 2)
        assert alone.call(evict({})) == {older, watched}
        stream.close()

        assert f"/t/{over}/end" in ann.page(f"/t/{over}")
        assert "r-board" in ann.page(f"/t/{oldest}")
