"""Who plays for a scripted seat that has left its script: the bot `easy`."""

from __future__ import annotations

from typing import Any

from cosmeeple.bots.base import ask
from cosmeeple.bots.registry import bot_spec
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game

STAND_IN = "easy"


def easy_answer(game: Game, table: Table[Any], seat: int, moves: int) -> int:
    """What `easy` answers; the same again after the same moves."""
    rng = Rng(state_from_seed(moves * 31 + seat))
    return (
        bot_spec(STAND_IN)
        .make()
        .choose(ask(game, table, len(table.state.areas), seat, rng, rng.split()))
    )
