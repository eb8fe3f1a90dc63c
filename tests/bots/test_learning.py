"""Learned evaluations: what is counted has a name and a weight in every stage, and learning finds
what is there."""

from __future__ import annotations

import random
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import load_game

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))
import learn

LEARNED = ("antarctica", "circadians", "race")


@pytest.mark.parametrize("slug", LEARNED)
def test_every_position_has_its_features_and_its_stage(slug: str) -> None:
    game = load_game(slug)
    judge: Any = import_module(f"cosmeeple.games.{slug}.evaluate")
    rng = Rng(state_from_seed(7))
    stages = set()
    for players in game.seats:
        table = game.new(players, players)
        while not table.over():
            table.play(rng.pick(list(table.legal)))
            blend = judge.blend(table.state)
            stages |= {row for row, share in blend if share > 0}
            assert sum(share for _, share in blend) == pytest.approx(1)
            for seat in range(players):
                assert len(judge.features(table.state, seat)) == len(judge.FEATURES)

    assert stages == set(range(len(judge.STAGES))) - unseen(slug)


def unseen(slug: str) -> set[int]:
    """Nothing but the draft comes before the first round: it is all planning. In Antarctica random
    players have given up their ships long before the last scientist."""
    if slug == "antarctica":
        return {2}
    if slug != "circadians":
        return set()
    judge: Any = import_module("cosmeeple.games.circadians.evaluate")
    before = [name for name in judge.STAGES if "7 rounds" in name and not name.endswith("plan")]
    return {judge.STAGES.index(name) for name in before}


@pytest.mark.parametrize("slug", LEARNED)
def test_the_feature_called_score_is_the_score(slug: str) -> None:
    game = load_game(slug)
    judge: Any = import_module(f"cosmeeple.games.{slug}.evaluate")
    table = game.new(2, 3)
    rng = Rng(state_from_seed(3))
    while not table.over():
        table.play(rng.pick(list(table.legal)))
    scores = game.outcome(table.state).scores

    for seat in range(2):
        found = dict(zip(judge.FEATURES, judge.features(table.state, seat), strict=True))
        assert found["score"] == scores[seat]


def test_a_game_gives_looks_at_pairs_of_seats() -> None:
    judge: Any = import_module("cosmeeple.games.race.evaluate")
    weights = [list(row) for row in judge.WEIGHTS]

    looks = learn.play("race", "greedy+deals=1", 2, 5, False, weights)

    assert len({look.result for look in looks}) == 1
    assert all(
        len(look.features) == len(judge.FEATURES) and sum(look.shares) == pytest.approx(1)
        for look in looks
    )
    assert weights == judge.WEIGHTS


def test_learning_finds_the_weights_behind_the_results() -> None:
    """Two rows that are mixed by a share, with known weights: after enough looks they are found
    again."""
    luck = random.Random(1)
    hidden = [[1.0, 3.0], [2.0, -1.0]]
    looks = []
    for _ in range(4000):
        share, found = luck.random(), [luck.gauss(0, 1), luck.gauss(0, 1)]
        rows = [
            sum(weight * number for weight, number in zip(row, found, strict=True))
            for row in hidden
        ]
        looks.append(
            learn.Look((0, 1), (1 - share, share), found, (1 - share) * rows[0] + share * rows[1])
        )

    weights = [[1.0, 0.0], [1.0, 0.0]]
    for _ in range(3):
        weights, _ = learn.fit(looks, weights)

    assert weights == [pytest.approx(row, abs=0.05) for row in hidden]


def test_what_the_games_say_nothing_about_stays_as_it_was() -> None:
    looks = [learn.Look((0,), (1.0,), [1.0, 0.0], result) for result in (1.0, 2.0, 3.0)]

    weights, _ = learn.fit(looks, [[1.0, 0.7], [0.3, 0.4]])

    assert weights[1] == [0.3, 0.4]
    assert weights[0][1] == pytest.approx(0.7)


def test_neighbouring_rounds_are_smoothed_but_not_the_last() -> None:
    stages = ["2 rounds left", "1 rounds left", "0 rounds left"]
    weights = [[9.0, 4.0], [5.0, 2.0], [1.0, 8.0]]

    assert learn.smooth(weights, ["one", "hand"], stages) == [[9.0, 3.0], [5.0, 3.0], [1.0, 8.0]]
