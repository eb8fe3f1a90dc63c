"""Learns the weights of a game's evaluation from games of the bots against themselves, and writes
its weights.toml.

    python benchmarks/learn.py race --games 400 --rounds 3
    python benchmarks/learn.py circadians --seats 1,1,2,4 --games 600 --rounds 4
    python benchmarks/learn.py circadians --seats 2 --player greedy --games 600

In every round the bots play with the weights of the round before (and err now and then, so that
they see more), and the weights are fitted again to how those games ended. A game that counts a
constant (the feature "one") foresees the score of each seat; in the others, where seats share how
long the game is, the difference of two seats' features foresees the difference of their scores.
Ridge regression; what the games say little about stays as it was. Rounds differ by luck, so the
mean of all rounds is written, the weights before the first included. Wants numpy (the extra
`adapters`).
"""

from __future__ import annotations

import argparse
import random
import re
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
from rich.progress import track

from cosmeeple.bots import Asked, bot_spec
from cosmeeple.bots.host import Host
from cosmeeple.kernel.game import Game, load_game
from cosmeeple.kernel.thinking.weights import FILE, dump_weights

#: The feature that is always one.
CONSTANT = "one"
ERRORS = 0.06
#: How many positions of a game are looked at.
LOOKS = 0.35
#: How much the games must say before a weight moves, in looks.
CAUTION = 200.0


class Look(NamedTuple):
    """What was counted in a position, and what became of it."""

    rows: tuple[int, ...]
    shares: tuple[float, ...]
    features: list[float]
    result: float


class Learner:
    """Plays by the game's evaluation, and sometimes at random."""

    def __init__(self, player: str, seed: int) -> None:
        self.bot = bot_spec(player).make()
        self.luck = random.Random(seed)

    def choose(self, asked: Asked) -> int:
        if self.luck.random() < ERRORS:
            return self.luck.choice(asked.options)
        return self.bot.choose(asked)


def judge_module(slug: str) -> Any:
    return import_module(f"cosmeeple.games.{slug}.evaluate")


def some_options(game: Game, seats: int, luck: random.Random) -> dict[str, str]:
    """Any of the game's options, those of this player count."""
    fitting = [option for option in game.options if not option.seats or seats in option.seats]
    return {option.key: luck.choice(option.values) for option in fitting}


def play(
    slug: str, player: str, seats: int, seed: int, variants: bool, weights: list[list[float]]
) -> list[Look]:
    """One game, in the looks that it gave."""
    game = load_game(slug)
    judge = judge_module(slug)
    judge.WEIGHTS[:] = weights
    luck = random.Random(seed)
    table = game.new(seats, seed, some_options(game, seats, luck) if variants else None)
    host = Host(game, table, [Learner(player, seed * 10 + seat) for seat in range(seats)], seed)
    seen: list[tuple[list[tuple[int, float]], list[list[float]]]] = []
    while not table.over():
        host.step()
        if luck.random() < LOOKS:
            seen.append(
                (
                    judge.blend(table.state),
                    [judge.features(table.state, seat) for seat in range(seats)],
                )
            )
    scores = game.outcome(table.state).scores
    looks = []
    for blend, found in seen:
        rows = tuple(row for row, share in blend if share > 0)
        shares = tuple(share for _, share in blend if share > 0)
        if CONSTANT in judge.FEATURES:
            looks += [Look(rows, shares, found[seat], float(scores[seat])) for seat in range(seats)]
            continue
        for one in range(seats):
            for other in range(one + 1, seats):
                apart = [a - b for a, b in zip(found[one], found[other], strict=True)]
                looks.append(Look(rows, shares, apart, float(scores[one] - scores[other])))
    return looks


def fit(looks: Sequence[Look], weights: list[list[float]]) -> tuple[list[list[float]], float]:
    """The weights after these looks, and the part of the results that they explain."""
    size = len(weights[0])
    before = np.array(weights).reshape(-1)
    products = np.zeros((len(before), len(before)))
    errors = np.zeros(len(before))
    groups: dict[tuple[int, ...], list[Look]] = {}
    for look in looks:
        groups.setdefault(look.rows, []).append(look)
    unexplained = total = 0.0
    for rows, group in groups.items():
        where = np.concatenate([np.arange(row * size, (row + 1) * size) for row in rows])
        found = np.array([look.features for look in group])
        shares = np.array([look.shares for look in group])
        x = np.concatenate([found * shares[:, [place]] for place in range(len(rows))], axis=1)
        y = np.array([look.result for look in group])
        products[np.ix_(where, where)] += x.T @ x
        errors[where] += x.T @ (y - x @ before[where])
        unexplained += float(((y - x @ before[where]) ** 2).sum())
        total += float(((y - y.mean()) ** 2).sum())
    caution = np.array([look.features for look in looks]).var(axis=0) + 0.01
    after = before + np.linalg.solve(
        products + CAUTION * np.diag(np.tile(caution, len(weights))), errors
    )
    return after.reshape(-1, size).tolist(), 1.0 - unexplained / total


def smooth(
    weights: list[list[float]], features: Sequence[str], stages: Sequence[str]
) -> list[list[float]]:
    """Stages that differ by one round are alike: half of each comes from its neighbours. The
    constant and the last round stay as they are: they know where the score ends."""
    place = {name: row for row, name in enumerate(stages)}
    smoothed = [list(row) for row in weights]
    for row, name in enumerate(stages):
        left = re.search(r"(\d+) rounds left", name)
        if left is None or left[1] == "0":
            continue
        around = [number for number in (int(left[1]) - 1, int(left[1]) + 1) if number > 0]
        names = [name.replace(left[0], f"{number} rounds left") for number in around]
        beside = [place[other] for other in names if other in place]
        for at, feature in enumerate(features):
            if beside and feature != CONSTANT:
                mean = sum(weights[other][at] for other in beside) / len(beside)
                smoothed[row][at] = (weights[row][at] + mean) / 2
    return smoothed


def main() -> None:
    wanted = argparse.ArgumentParser(description="Learn the weights of a game's evaluation.")
    wanted.add_argument("game")
    wanted.add_argument(
        "--seats", help="player counts, by commas, one often named played often; all of the game"
    )
    wanted.add_argument("--player", default="planner+deals=1+tries=60", help="the bot that plays")
    wanted.add_argument("--games", type=int, default=400)
    wanted.add_argument("--rounds", type=int, default=3)
    wanted.add_argument("--seed", type=int, default=1_000_000)
    wanted.add_argument("--workers", type=int, default=2)
    wanted.add_argument(
        "--variants", action="store_true", help="with any options, not only the usual game"
    )
    wanted.add_argument(
        "--smooth", type=int, default=0, help="so many times over neighbouring rounds"
    )
    wanted.add_argument("--again", action="store_true", help="forget the weights that are there")
    asked = wanted.parse_args()
    game = load_game(asked.game)
    judge = judge_module(asked.game)
    if not hasattr(judge, "features"):
        wanted.error(
            f"{asked.game} has no features to learn weights for; docs/laboratory.md says "
            "where its weights come from"
        )
    seats = [int(count) for count in asked.seats.split(",")] if asked.seats else list(game.seats)
    weights = [list(row) for row in judge.WEIGHTS]
    if asked.again:
        weights = [
            [1.0 if name == "score" else 0.0 for name in judge.FEATURES] for _ in judge.STAGES
        ]
    seed = asked.seed
    earlier: list[Look] = []
    rounds = [] if asked.again else [weights]
    with ProcessPoolExecutor(asked.workers) as pool:
        for number in range(asked.rounds):
            jobs = [
                (asked.game, asked.player, seats[i % len(seats)], seed + i, asked.variants, weights)
                for i in range(asked.games)
            ]
            played = pool.map(play, *zip(*jobs, strict=True), chunksize=2)
            looks = [
                look
                for game_looks in track(played, f"round {number + 1}", len(jobs))
                for look in game_looks
            ]
            seed += asked.games
            weights, explained = fit(looks + earlier, weights)
            earlier = looks
            rounds.append(weights)
            print(
                f"round {number + 1}: {len(looks)} looks, {explained:.2f} of the results foreseen"
            )
            source = (
                f"learned on {datetime.now(UTC):%d %B %Y} by benchmarks/learn.py, "
                f"{asked.games * (number + 1)} games of {asked.player} from seed {asked.seed}"
            )
            path = game.folder() / FILE
            mean = np.mean(np.array(rounds), axis=0).tolist()
            for _ in range(asked.smooth):
                mean = smooth(mean, judge.FEATURES, judge.STAGES)
            path.write_text(
                dump_weights(source, judge.FEATURES, judge.STAGES, mean), encoding="utf-8"
            )
    print(f"written: {path}")


if __name__ == "__main__":
    main()
