"""The laws of the kernel over whole games: every number of players, every scenario, three kinds of
players."""

from __future__ import annotations

import pytest
from tortuga_build import GAME, eager, scoutmaster

from cosmeeple.games.tortuga.vocabulary import SCENARIOS
from cosmeeple.kernel.laws import checks

KINDS = [(players, scenario) for players in GAME.seats for scenario in SCENARIOS]
games = pytest.mark.parametrize(("players", "scenario"), KINDS)


@games
def test_random_game(players: int, scenario: str) -> None:
    thorough = (players, scenario) == (2, "standard")
    played = checks.random_game(
        GAME, players, 1000 + players, {"scenario": scenario}, thorough=thorough
    )

    assert players == len(played.scores)


@pytest.mark.rule("TOR-170")
@pytest.mark.parametrize(
    ("players", "scenario"),
    [
        (2, "standard"),
        (3, "standard"),
        (4, "standard"),
        (2, "aggressive"),
        (3, "aggressive"),
        (2, "peaceful"),
    ],
)
def test_eager_game(players: int, scenario: str) -> None:
    """Players who fight, hunt and conquer: late games with everything in them."""
    played = checks.random_game(
        GAME, players, players, {"scenario": scenario}, thorough=False, choose=eager
    )

    assert max(played.scores) > 7


@pytest.mark.rule("TOR-171")
def test_scouts_game() -> None:
    """Players who scout wherever they can: many private tokens, markers that run short."""
    checks.random_game(GAME, 2, 5, thorough=False, choose=scoutmaster)


def test_games_depend_on_nothing_but_seed_and_choices() -> None:
    assert checks.fingerprint(GAME, 3, 2) == checks.fingerprint(GAME, 3, 2)
