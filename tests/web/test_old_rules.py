"""Tables of a program with older rules: opened, played on, looked back at; or a sentence that says
why not.

`old/race_rules_1.backup` is a backup of a server with rules version 1 of Race, made by the program
of commit 0dd76a8. At its tables Ann holds all seats: "carried" (running; after its last move A
could muster today), "finished", "stuck" (running; its move 187 spends a token and leaves a good,
which is illegal today), "stuck-finished" (the same to the end).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from served import Browser, Served, serve

from cosmeeple.games.race import GAME
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import Carry
from cosmeeple.kernel.records.codec import digest, dump_table, load_table, options_as_text
from cosmeeple.kernel.records.transcript import loads
from cosmeeple.store import Store, archive
from cosmeeple.web.botseat import BotPool
from cosmeeple.web.room import Refused, Room
from cosmeeple.web.service import Actor, Tables

BACKUP = Path(__file__).parent / "old" / "race_rules_1.backup"
ANN = Actor("ann", "Ann")


@pytest.fixture
def database(tmp_path: Path) -> str:
    path = tmp_path / "tables.db"
    archive.restore(BACKUP, str(path))
    return str(path)


def ids(database: str) -> dict[str, str]:
    with sqlite3.connect(database) as connection:
        return dict(connection.execute("SELECT title, id FROM tables"))


def with_tables(database: str, work: Callable[[Tables, dict[str, str]], Awaitable[None]]) -> None:
    """Do something with the tables of a server that has just started."""

    async def run() -> None:
        store = Store(database)
        bots = BotPool(1, 0.1)
        tables = Tables(store, bots)
        try:
            await work(tables, ids(database))
        finally:
            await tables.rooms.close()
            bots.close()
            store.close()

    asyncio.run(run())


async def play_some(tables: Tables, room: Room, most: int) -> int:
    """Play on at random, and muster whenever that is possible; how many moves that were."""
    rng = Rng(state_from_seed(5))
    for played in range(most):
        if not room.deciders():
            return played
        seat = room.deciders()[0]
        options = options_as_text(room.table, seat)
        mustering = options[-1].startswith("muster:")
        await tables.playing.play(
            room, ANN, seat, options[-1] if mustering else options[rng.below(len(options))]
        )
    return most


def test_a_running_table_of_older_rules_is_just_where_it_was_left(database: str) -> None:
    async def work(tables: Tables, table: dict[str, str]) -> None:
        room = await tables.rooms.room(table["carried"])

        assert (1, "", "running", 108) == (
            room.charter.rules_version,
            room.history.frozen,
            room.status,
            room.moves,
        )
        # Not at the new question, which A was not asked then: at the one that its people saw.
        assert room.history.line[-1].digest == digest(room.table)
        assert "ChooseAction" == type(room.table.agenda[-1]).__name__

    with_tables(database, work)


def test_a_running_table_of_older_rules_is_played_on_taken_back_and_stored(database: str) -> None:
    async def work(tables: Tables, table: dict[str, str]) -> None:
        room = await tables.rooms.room(table["carried"])
        await play_some(tables, room, 50)
        played = (room.moves, digest(room.table), room.table.deciders())
        tables.rooms.loaded.clear()
        again = await tables.rooms.room(room.id)
        assert played == (again.moves, digest(again.table), again.table.deciders())

        await tables.undoing.undo(again, ANN, again.history.line[-1].seat or 0)
        assert again.moves < played[0]
        taken = digest(again.table)
        tables.rooms.loaded.clear()
        assert taken == digest((await tables.rooms.room(room.id)).table)

    with_tables(database, work)


def test_a_table_of_older_rules_is_played_to_its_end_and_its_record_verifies(database: str) -> None:
    async def work(tables: Tables, table: dict[str, str]) -> None:
        room = await tables.rooms.room(table["carried"])
        before = room.moves
        assert await play_some(tables, room, 3000) < 3000
        assert "finished" == room.status

        match = loads(tables.whole.export(room, ANN))
        assert match.carried is not None
        assert (1, room.moves, True) == (
            match.carried.version,
            match.carried.moves,
            match.carried.last_held,
        )
        assert digest(room.table) == digest(match.table)
        assert any(
            entry.choice and entry.choice.startswith("muster:")
            for entry in room.history.line[before:]
        )

    with_tables(database, work)


def test_every_moment_of_a_finished_game_of_older_rules_can_be_seen(database: str) -> None:
    async def work(tables: Tables, table: dict[str, str]) -> None:
        room = await tables.rooms.room(table["finished"])

        assert room.table.over()
        found = [digest(await tables.rooms.position(room, ply)) for ply in range(1, room.moves + 1)]
        assert found == [entry.digest for entry in room.history.line]

    with_tables(database, work)


def test_a_running_table_that_cannot_be_carried_over_is_frozen_and_says_why(database: str) -> None:
    async def work(tables: Tables, table: dict[str, str]) -> None:
        room = await tables.rooms.room(table["stuck"])

        assert room.history.frozen.startswith("move 187 (C spend:pass) cannot be carried over")
        for attempt in (
            tables.playing.play(room, ANN, 0, "action:settle"),
            tables.undoing.undo(room, ANN, 0),
            tables.rooms.position(room, 3),
            tables.whole.fork(room, ANN, 3, 0),
        ):
            with pytest.raises(Refused) as refused:
                await attempt
            assert ("frozen", 409) == (refused.value.key, refused.value.status)
        assert () == room.deciders()

    with_tables(database, work)


def test_of_a_finished_game_with_a_move_that_is_illegal_now_only_that_moment_is_missing(
    database: str,
) -> None:
    async def work(tables: Tables, table: dict[str, str]) -> None:
        room = await tables.rooms.room(table["stuck-finished"])

        assert room.table.over()
        assert "" == room.history.frozen
        for ply in (0, 186, 200, 300, room.moves):
            assert await tables.rooms.position(room, ply)
        for ply in (187, 199):
            with pytest.raises(Refused) as refused:
                await tables.rooms.position(room, ply)
            assert ("frozen", 409) == (refused.value.key, refused.value.status)

    with_tables(database, work)


# --- the same over the server


@pytest.fixture
def old(database: str, tmp_path: Path) -> Iterator[Served]:
    with serve(tmp_path, db=database) as served:
        yield served


def test_the_pages_of_old_tables(old: Served, database: str) -> None:
    table = ids(database)
    with Browser(old.url) as browser:
        for title in ("carried", "finished", "stuck-finished"):
            assert browser.page(f"/t/{table[title]}?watch=1")
            assert browser.page(f"/t/{table[title]}/replay?at=100")
        for title in ("finished", "stuck-finished"):
            assert browser.page(f"/t/{table[title]}/end")
            assert "rules 1\n" in browser.get(f"/t/{table[title]}/export").text
            assert browser.get(f"/t/{table[title]}/export?what=known").json()["rules_version"] == 1
        for path, status in (
            (f"{table['stuck']}?watch=1", 423),
            (f"{table['stuck']}/replay?at=5", 423),
            (f"{table['stuck-finished']}/replay?at=190", 409),
        ):
            assert "played with other rules or components" in browser.page(f"/t/{path}", status)
        answer = browser.get(f"/api/v1/tables/{table['stuck']}/view")
        assert (409, "frozen") == (answer.status_code, answer.json()["error"])
        assert browser.page("/")
    with Browser(old.url, "pl") as browser:
        assert "według innych zasad" in browser.page(f"/t/{table['stuck']}?watch=1", 423)


def test_a_game_of_unknown_rules_can_still_be_taken_out_when_it_is_over(
    database: str, tmp_path: Path
) -> None:
    table = ids(database)
    with sqlite3.connect(database) as connection:
        connection.execute(
            "UPDATE tables SET rules_version = 9 WHERE title IN ('finished', 'carried')"
        )
    with serve(tmp_path, db=database) as served, Browser(served.url) as browser:
        text = browser.get(f"/t/{table['finished']}/export").text
        assert ("rules 9\n" in text, "end 182\n" in text) == (True, True)
        assert browser.get(f"/t/{table['carried']}/export").status_code == 409
        # Only the row says version 9, so the chain, which begins with the version, does not fit it.
        assert "neither shown nor played on" in browser.page(f"/t/{table['finished']}", 423)


# --- every step of the way


def stored(version: Any) -> dict[str, Any]:
    table = GAME.new(2, 1)
    dumped = msgspec.json.decode(msgspec.json.encode(dump_table(GAME, table)))
    assert isinstance(dumped, dict)
    return {**dumped, "rules_version": version}


@pytest.mark.parametrize(
    ("steps", "version", "loads_it"),
    [
        ((1, 2), 1, True),
        ((1, 2), 3, True),
        ((1,), 1, False),  # the step from 2 to 3 is missing
        ((2,), 1, False),
        ((1, 2), 4, False),
        ((1, 2), 0, False),
        ((1, 2), "1", False),
        ((1, 2), None, False),
    ],
)
def test_a_stored_table_needs_every_step_up_to_the_present_rules(
    steps: tuple[int, ...], version: Any, loads_it: bool
) -> None:
    game = replace(GAME, rules_version=3, carries={step: Carry({}) for step in steps})

    if loads_it:
        assert not load_table(game, stored(version)).over()
    else:
        with pytest.raises(BadInput, match="rules version"):
            load_table(game, stored(version))
