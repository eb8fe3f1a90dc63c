"""Tunes the weights of a game's evaluation by the games that are won with them, and writes its
weights.toml.

    python benchmarks/tune.py relics --solo 35 --duels 50 --steps 40

For evaluations whose weights cannot be fitted by `learn.py`, because what they count depends on the
weights. Every step tries the weights with small changes, and with the same changes the other way
round: alone against the automaton with the same seed, and both against each other at one table.
What did better on average says where the weights go (an evolution strategy with antithetic pairs,
in the logarithm of the weights, so all of them stay above zero).
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from importlib import import_module
from typing import Any, NamedTuple

from rich.progress import track

from cosmeeple.bots import Asked, bot_spec, play_game
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.thinking.weights import FILE, dump_weights

#: How much of the automaton's score counts against one's own: more would mostly be its luck.
AUTOMATON_SHARE = 0.3
#: How much of the direction of the steps before is kept.
MOMENTUM = 0.7


class Trial(NamedTuple):
    """One change of the weights, to be tried in both directions."""

    slug: str
    player: str
    seed: int
    alone: bool
    centre: list[float]
    change: list[float]


class Outcome(NamedTuple):
    """By how much the change did better than its opposite, and the mean score of both."""

    gain: float
    score: float


class Weighted:
    """A bot that judges by weights of its own."""

    def __init__(self, slug: str, player: str, weights: Sequence[float]) -> None:
        self.judge = judge_module(slug)
        self.bot = bot_spec(player).make()
        self.weights = weights

    def choose(self, asked: Asked) -> int:
        set_weights(self.judge, self.weights)
        return self.bot.choose(asked)


def judge_module(slug: str) -> Any:
    return import_module(f"cosmeeple.games.{slug}.evaluate")


def set_weights(judge: Any, weights: Sequence[float]) -> None:
    """In place: the compiled evaluation keeps its rows."""
    start = 0
    for row in judge.WEIGHTS:
        row[:] = weights[start : start + len(row)]
        start += len(row)


def changed(trial: Trial, direction: int) -> list[float]:
    return [
        math.exp(place + direction * change)
        for place, change in zip(trial.centre, trial.change, strict=True)
    ]


def attempt(trial: Trial) -> Outcome:
    """Both directions of a change: alone one after the other, otherwise at one table. The weights
    stay as they were."""
    judge = judge_module(trial.slug)
    before = [weight for row in judge.WEIGHTS for weight in row]
    try:
        return play_both(trial)
    finally:
        set_weights(judge, before)


def play_both(trial: Trial) -> Outcome:
    game = load_game(trial.slug)
    bots = [Weighted(trial.slug, trial.player, changed(trial, direction)) for direction in (1, -1)]
    if trial.alone:
        more, less = (play_game(game, [bot], trial.seed).outcome.scores for bot in bots)
        apart = (more[0] - less[0]) - AUTOMATON_SHARE * (sum(more[1:]) - sum(less[1:]))
        return Outcome(apart / 2, (more[0] + less[0]) / 2)
    first = trial.seed % 2
    scores = play_game(game, bots if first == 0 else bots[::-1], trial.seed).outcome.scores
    return Outcome((scores[first] - scores[1 - first]) / 2, sum(scores) / 2)


def direction(trials: Sequence[Trial], outcomes: Sequence[Outcome]) -> list[float]:
    """Where the changes that did better point to, in units of what chance alone would give."""
    noise = math.sqrt(sum(outcome.gain**2 for outcome in outcomes)) or 1.0
    total = [0.0] * len(trials[0].change)
    for trial, outcome in zip(trials, outcomes, strict=True):
        for place, change in enumerate(trial.change):
            total[place] += outcome.gain * change / noise
    return total


def main() -> None:
    wanted = argparse.ArgumentParser(description="Tune the weights of a game's evaluation.")
    wanted.add_argument("game")
    wanted.add_argument("--player", default="planner+deals=1+tries=100", help="the bot that plays")
    wanted.add_argument("--solo", type=int, default=35, help="changes tried alone in each step")
    wanted.add_argument("--duels", type=int, default=50, help="changes tried by two in each step")
    wanted.add_argument("--steps", type=int, default=40)
    wanted.add_argument("--spread", type=float, default=0.3, help="how large the changes are")
    wanted.add_argument("--pace", type=float, default=0.12, help="how far a step goes")
    wanted.add_argument("--seed", type=int, default=20_000_000)
    wanted.add_argument("--workers", type=int, default=2)
    asked = wanted.parse_args()
    judge = judge_module(asked.game)
    if (
        min((weight for row in getattr(judge, "WEIGHTS", [[0.0]]) for weight in row), default=0.0)
        <= 0.0
    ):
        wanted.error(
            f"{asked.game} has no weights above zero to tune; docs/laboratory.md says where "
            "its weights come from"
        )
    path = load_game(asked.game).folder() / FILE
    centre = [math.log(weight) for row in judge.WEIGHTS for weight in row]
    drift = [0.0] * len(centre)
    luck = random.Random(asked.seed)
    with ProcessPoolExecutor(asked.workers) as pool:
        for step in range(asked.steps):
            first = asked.seed + step * (asked.solo + asked.duels)
            trials = [
                Trial(
                    asked.game,
                    asked.player,
                    first + number,
                    number < asked.solo,
                    centre,
                    [luck.gauss(0.0, asked.spread) for _ in centre],
                )
                for number in range(asked.solo + asked.duels)
            ]
            played = list(track(pool.map(attempt, trials), f"step {step + 1}", len(trials)))
            kinds = [
                part for part in (slice(0, asked.solo), slice(asked.solo, None)) if trials[part]
            ]
            found = [direction(trials[part], played[part]) for part in kinds]
            for place in range(len(centre)):
                mean = sum(each[place] for each in found) / math.sqrt(len(found)) / asked.spread
                drift[place] = MOMENTUM * drift[place] + (1 - MOMENTUM) * mean
                centre[place] += asked.pace * drift[place]
            scores = ", ".join(
                f"{sum(each.score for each in played[part]) / len(played[part]):.1f}"
                for part in kinds
            )
            print(f"step {step + 1}: mean scores {scores}")
            source = (
                f"tuned on {datetime.now(UTC):%d %B %Y} by benchmarks/tune.py, "
                f"{step + 1} steps of {asked.solo}+{asked.duels} changes with {asked.player} "
                f"from seed {asked.seed}"
            )
            weights = iter(math.exp(place) for place in centre)
            rows = [[next(weights) for _ in row] for row in judge.WEIGHTS]
            path.write_text(
                dump_weights(source, judge.FEATURES, judge.STAGES, rows), encoding="utf-8"
            )
    print(f"written: {path}")


if __name__ == "__main__":
    main()
