"""What the evaluation must see, and what `medium` must not do: give up its last ship while others
play on."""

from __future__ import annotations

from typing import Any

import pytest
from antarctica_build import GAME, position, turn

from cosmeeple.bots import bot_spec
from cosmeeple.bots.host import Host, think_once
from cosmeeple.games.antarctica.evaluate import STRANDED
from cosmeeple.games.antarctica.state import on_board
from cosmeeple.games.antarctica.vocabulary import ZONES
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.codec import notation, question

NO_CARDS = {"basic_resource_card": 0, "advanced_resource_card": 0}


def near_the_end(**queues: list[str]) -> Table[Any]:
    """Two players, one scientist of each left; a ship of A has arrived where nothing can be done.
    One piece more in Discarded would give A the majority there."""
    area = {
        "reserve": 0,
        "ships_available": 0,
        "cubes_available": 0,
        "ships_discarded": 2,
        "hand": [],
        "resources": NO_CARDS,
    }
    return position(
        players=2,
        queues={
            **{zone: [] for zone in ZONES},
            **(queues or {"ross": ["A1"], "wilkes": ["B1"], "graham": ["B2"]}),
        },
        areas={"A": {**area, "supply": 0, "reserve": 1}, "B": {**area, "supply": 1}},
        sun="wilkes",
        agenda=turn("A", "ross"),
    )


def test_the_last_ship_is_worth_more_than_its_scientist_and_all_discarded_pieces() -> None:
    table = near_the_end()
    before = GAME.evaluate(table.state, 0)
    away = table.clone()
    away.apply(0, answer(away, "discard:ship:1"))

    assert on_board(away.state, 0) == 0
    assert GAME.evaluate(away.state, 0) < before - STRANDED / 2


def test_the_first_ship_is_worth_more_than_all_the_others() -> None:
    worth = []
    for fleet in ([], ["A1"], ["A1", "A2"], ["A1", "A2", "A3"]):
        table = near_the_end(ross=fleet, wilkes=["B1"], graham=["B2"])
        worth.append(GAME.evaluate(table.state, 0))

    assert worth[1] - worth[0] > worth[3] - worth[1] > 0


def answer(table: Table[Any], text: str) -> int:
    return next(
        pick for pick in table.options(table.decider) if notation(question(table), pick) == text
    )


@pytest.mark.parametrize("name", ["easy", "medium"])
@pytest.mark.parametrize("seed", range(4))
def test_near_the_end_the_last_ship_stays(name: str, seed: int) -> None:
    table = near_the_end()

    thought = think_once(GAME, bot_spec(name).make(), table, 2, 0, seed)

    assert not notation(question(table), thought.pick).startswith("discard:ship")


@pytest.mark.parametrize(("players", "seed"), [(2, 11), (3, 12), (4, 13)])
def test_in_whole_games_nobody_is_without_ships_when_another_turn_begins(
    players: int, seed: int
) -> None:
    """The quick bot judges every answer alone, so it is the first to fall for a discard. Within a
    turn the last ship may go: for the scientist whose building ends the game at once."""
    table = GAME.new(players, seed)
    host = Host(GAME, table, [bot_spec("easy").make() for _ in range(players)], seed)
    turns = 0
    while not table.over():
        host.step()
        if table.state.turns > turns:
            turns = table.state.turns
            assert all(on_board(table.state, seat) for seat in range(players)), turns
    assert turns > 20
