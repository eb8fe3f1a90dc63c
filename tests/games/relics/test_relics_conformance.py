"""The laws of the kernel over whole games: random ones, and games of players who rarely pass."""

from __future__ import annotations

from typing import Any

import pytest
from seeds import seeds

from cosmeeple.games.relics import GAME
from cosmeeple.games.relics.turn import ChooseAction
from cosmeeple.games.relics.vocabulary import ACTIONS, MODULES
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.laws import checks
from cosmeeple.kernel.records.codec import digest

KINDS: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (1, {module: "on" for module in MODULES if module.startswith("easier")}),
    (1, {module: "on" for module in MODULES if module.startswith("harder")}),
    *[(players, {"hands": hands}) for players in (2, 3, 4) for hands in ("deal", "draft")],
]
#: How gladly an eager player takes each action.
EAGER = {
    "travel": 1,
    "excavate": 4,
    "market": 3,
    "sell": 8,
    "order": 3,
    "smuggle": 4,
    "forecast": 2,
}


@pytest.mark.parametrize(("players", "options"), KINDS)
def test_random_games(players: int, options: dict[str, str]) -> None:
    for seed in seeds(2):
        checks.random_game(GAME, players, seed, options, thorough=seed == 0 and players < 3)


def eager(table: Table[Any], seat: int, rng: Rng) -> int:
    """Passes only when it must, and seldom declines what is offered."""
    options = table.options(seat)
    if isinstance(table.agenda[-1], ChooseAction):
        bag = [
            pick for pick in options if ACTIONS[pick] != "pass" for _ in range(EAGER[ACTIONS[pick]])
        ]
        return rng.pick(bag) if bag and rng.below(15) else rng.pick(options)
    taken = [pick for pick in options if pick != -1]
    return rng.pick(taken) if taken and rng.below(4) else rng.pick(options)


@pytest.mark.parametrize(("players", "options"), KINDS)
def test_eager_games(players: int, options: dict[str, str]) -> None:
    for seed in seeds(1 if players > 2 else 2):
        rng = Rng(state_from_seed(seed))
        table = GAME.new(players, 100 + seed, options, telling=True)
        laws = GAME.laws(table.state)
        decisions = 0
        while not table.over():
            where = f"relics players={players} seed={100 + seed} decision={decisions}"
            seat = rng.pick(list(table.deciders()))
            if decisions % 2 == 0:
                checks.check_options(GAME, table, seat, where)
            if decisions % 15 == 0:
                checks.check_round_trip(GAME, table, digest(table), where)
                checks.check_clones(table, seat, digest(table), where)
                checks.check_knowledge(GAME, table, players, rng, where)
            table.apply(seat, eager(table, seat, rng))
            decisions += 1
            assert GAME.laws(table.state) == laws, where
        result = GAME.outcome(table.state)
        for seat in range(len(result.scores)):
            assert sum(row.points[seat] for row in result.rows) == result.scores[seat]


def test_games_depend_on_nothing_but_seed_and_choices() -> None:
    assert checks.fingerprint(GAME, 3, 2) == checks.fingerprint(GAME, 3, 2)
    assert checks.fingerprint(GAME, 1, 2) != checks.fingerprint(GAME, 1, 3)


def test_the_action_space_is_fixed_and_named() -> None:
    actions = GAME.actions()

    assert len(set(actions)) == len(actions)
    assert len(actions) < 2000
