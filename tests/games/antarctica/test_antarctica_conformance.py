"""The laws of the kernel over whole games: every player count, every placement, three kinds of
players."""

from __future__ import annotations

import pytest
from antarctica_build import GAME, PLACEMENTS, busy, sailor
from seeds import seeds

from cosmeeple.kernel.laws import checks

GAMES = [(players, placement) for players in GAME.seats for placement in PLACEMENTS]


@pytest.mark.parametrize(("players", "placement"), GAMES)
def test_random_games(players: int, placement: str) -> None:
    for seed in seeds(6):
        played = checks.random_game(
            GAME, players, seed, {"placement": placement}, thorough=seed < 2
        )

        assert players == len(played.scores)


@pytest.mark.parametrize(("players", "placement"), GAMES)
def test_busy_games(players: int, placement: str) -> None:
    for seed in seeds(2):
        thorough = seed == 0 and placement == PLACEMENTS[0]
        checks.random_game(
            GAME, players, seed, {"placement": placement}, thorough=thorough, choose=busy
        )


@pytest.mark.parametrize(("players", "placement"), GAMES)
def test_sailors_games(players: int, placement: str) -> None:
    for seed in seeds(2):
        checks.random_game(
            GAME, players, 100 + seed, {"placement": placement}, thorough=False, choose=sailor
        )


def test_games_depend_on_nothing_but_seed_and_choices() -> None:
    assert checks.fingerprint(GAME, 3, 5) == checks.fingerprint(GAME, 3, 5)
