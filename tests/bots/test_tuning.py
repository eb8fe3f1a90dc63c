"""Tuned evaluations: what is weighed has a name and a place, and tuning goes where the games are
won."""

from __future__ import annotations

import math
import random
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cosmeeple.games.relics import worth

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))
import tune


def test_every_weight_of_relics_stands_where_its_name_says() -> None:
    families = {
        "GALLERY": "gallery_1",
        "COLUMN": "column_1",
        "ROW": "row_1",
    }  # a number is added to these
    places = {
        name: place
        for name, place in vars(worth).items()
        if name.isupper() and isinstance(place, int)
    }
    del places["FEW_CREW"]
    named = {
        families.get(name, name.lower()): place + (name in families)
        for name, place in places.items()
    }

    assert named == {feature: worth.FEATURES.index(feature) for feature in named}
    assert {feature.rstrip("_12345") for feature in worth.FEATURES} == {
        name.rstrip("_12345") for name in named
    }


def trial(alone: bool, seed: int = 3) -> tune.Trial:
    judge: Any = import_module("cosmeeple.games.relics.evaluate")
    centre = [math.log(weight) for row in judge.WEIGHTS for weight in row]
    return tune.Trial("relics", "greedy+deals=1", seed, alone, centre, [0.4] * len(centre))


@pytest.mark.parametrize("alone", [True, False])
def test_a_change_is_tried_both_ways_and_leaves_the_weights_as_they_were(alone: bool) -> None:
    judge: Any = import_module("cosmeeple.games.relics.evaluate")
    before = [list(row) for row in judge.WEIGHTS]

    outcome = tune.attempt(trial(alone))

    assert outcome.score > 0
    assert judge.WEIGHTS == before
    turned = trial(alone)._replace(change=[-0.4] * len(before[0]))
    if alone:
        assert tune.attempt(turned).gain == -outcome.gain


def test_no_change_gains_nothing_alone() -> None:
    still = trial(True)._replace(change=[0.0] * len(trial(True).change))

    assert tune.attempt(still).gain == 0


def test_weights_change_by_factors() -> None:
    up, down = tune.changed(trial(True), 1), tune.changed(trial(True), -1)

    assert [more / less for more, less in zip(up, down, strict=True)] == pytest.approx(
        [math.exp(0.8)] * len(up)
    )


def test_the_direction_is_where_changes_did_better() -> None:
    """Gains that are the first number minus twice the second, and luck."""
    luck = random.Random(2)
    trials = [
        trial(True)._replace(change=[luck.gauss(0, 0.3) for _ in range(3)]) for _ in range(400)
    ]
    outcomes = [
        tune.Outcome(each.change[0] - 2 * each.change[1] + luck.gauss(0, 1), 0.0) for each in trials
    ]

    first, second, third = tune.direction(trials, outcomes)

    assert second < -1.5 * first < 0
    assert abs(third) < first
