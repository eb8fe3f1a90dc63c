"""The table on PostgreSQL: the tests that write the most, against a real server where one is
reachable."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from postgres import server
from served import Browser, Served, serve
from test_table import (  # noqa: F401 - run again with the fixture below
    test_a_whole_game_against_a_bot_ends_exports_and_verifies,
    test_fork_deals_hidden_cards_anew_and_leaves_the_game_alone,
    test_import_verifies_and_plays_on,
    test_rematch_rotates_the_seats_once,
    test_the_same_key_twice_is_one_move,
    test_undo_is_free_until_another_person_acted,
    test_what_was_taken_back_stays_in_the_log_and_survives_a_reload,
)
from test_table_seats import test_a_clock_that_runs_out_brings_a_bot  # noqa: F401 - the same


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with server() as url:
        if url is None:
            pytest.skip("no PostgreSQL server")
        folder: Path = tmp_path_factory.mktemp("web")
        with serve(folder, db=url) as running:
            assert not running.site.store.is_sqlite
            yield running


def test_accounts_and_the_lobby(served: Served, ann: Browser, bob: Browser) -> None:
    ann.do("/register", account="ann", password="long enough", name="Ann")
    table = ann.new_table("me", "open", public="1", name="On PostgreSQL")

    assert "On PostgreSQL" in bob.page("/")
    assert bob.try_to("/register", account="ann", password="long enough").status_code == 409
    ann.do("/account/delete", password="long enough")
    assert served.room(table).company.chairs[0].kind == "open"
