"""The judge of a game for a player count: its evaluation with a scale, found from a few random games, once."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from cosmeeple.kernel.game import Game
from cosmeeple.kernel.lookahead import Deal, Judge, sample_margins
from cosmeeple.kernel.rng import Rng, state_from_seed
from cosmeeple.kernel.table import Table
from cosmeeple.kernel.view import redeal

SAMPLE_GAMES = 8
SAMPLE_EVERY = 5


@cache
def spread(game: Game, seats: int) -> float:
    """The usual margin between seats, in points of the evaluation: the mean size over positions of random games."""
    judge = Judge(game.evaluate, game.outcome, seats, 0.0, 1.0)
    found: list[float] = []
    for seed in range(SAMPLE_GAMES):
        found += sample_margins(judge, game.new(seats, seed), Rng(state_from_seed(seed)), SAMPLE_EVERY)
    centre = 0.0 if seats > 1 else sum(found) / len(found)
    return max(1e-6, sum(abs(margin - centre) for margin in found) / len(found))


def judge_for(game: Game, seats: int, table: Table[Any], width: float = 1.0) -> Judge:
    """A judge whose values spread over about the whole range for margins of `width` times the usual."""
    centre = game.evaluate(table.state, 0) if seats == 1 else 0.0
    return Judge(game.evaluate, game.outcome, seats, centre, spread(game, seats) * width)


@cache
def dealer(game: Game) -> Deal:
    return partial(redeal, game)


@cache
def frame_kinds(game: Game) -> dict[type, int]:
    return {frame: number for number, frame in enumerate(game.frames)}


@cache
def frame_secrets(game: Game) -> list[bool]:
    return [bool(getattr(frame, "secret", False)) for frame in game.frames]
