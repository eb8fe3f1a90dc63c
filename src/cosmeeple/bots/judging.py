"""The judge of a game for a player count: its evaluation with a scale, found from a few random
games, once."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.records.view import redeal
from cosmeeple.kernel.thinking.lookahead import Deal, Judge, sample_looks
from cosmeeple.kernel.thinking.net import WHOLE

SAMPLE_GAMES = 8
SAMPLE_EVERY = 5
#: So many usual distances of seats are a whole win, where the game is open (the slope of
#: `Judge.share`).
POINTS_OF_A_WIN = 4.0


@cache
def spread(game: Game, seats: int) -> float:
    """How far seats are usually apart, in points of the evaluation: the mean size over positions of
    random games."""
    found: list[float] = []
    for seed in range(SAMPLE_GAMES):
        found += sample_looks(
            game.evaluate, game.new(seats, seed), seats, Rng(state_from_seed(seed)), SAMPLE_EVERY
        )
    centre = 0.0 if seats > 1 else sum(found) / len(found)
    return max(1e-6, sum(abs(look - centre) for look in found) / len(found))


@cache
def judge_for(game: Game, seats: int) -> Judge:
    """What judges positions of the game."""
    return Judge(game.evaluate, game.outcome, seats, spread(game, seats))


@cache
def styled_judge_for(game: Game, seats: int, style: str) -> Judge:
    """The same with an eye for what a style likes; without a style, or one that the game does not
    have, the plain one."""
    liking = game.styles.get(style)
    if liking is None:
        return judge_for(game, seats)
    points = POINTS_OF_A_WIN * spread(game, seats) / WHOLE

    def evaluate(state: Any, seat: int) -> float:
        return game.evaluate(state, seat) + points * liking(state, seat)

    return Judge(evaluate, game.outcome, seats, spread(game, seats))


@cache
def dealer(game: Game) -> Deal:
    """What deals a table of the game again, as a seat knows it."""
    return partial(redeal, game)


@cache
def frame_kinds(game: Game) -> dict[type, int]:
    """The frames of the game, numbered for compiled searches."""
    return {frame: number for number, frame in enumerate(game.frames)}


@cache
def frame_secrets(game: Game) -> list[bool]:
    """Which frames of the game ask in secret, by number."""
    return [bool(getattr(frame, "secret", False)) for frame in game.frames]
