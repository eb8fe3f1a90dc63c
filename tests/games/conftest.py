"""What the tests of several games share."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game

sys.path.insert(0, str(Path(__file__).parent))

ReachQuestion = Callable[[Game, int, str], Table[Any]]


@pytest.fixture
def reach_question() -> ReachQuestion:
    """Plays at random until a question of this kind is asked for the first time: (game, players,
    frame's name)."""

    def reach(game: Game, players: int, name: str) -> Table[Any]:
        table = game.new(players, 5)
        rng = Rng(state_from_seed(5))
        while type(table.agenda[-1]).__name__ != name:
            table.play(rng.pick(list(table.legal)))
        return table

    return reach
