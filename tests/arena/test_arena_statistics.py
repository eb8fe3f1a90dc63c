"""Intervals that hold what they promise, and a sequential test that errs as rarely as it says."""

from __future__ import annotations

import math
import random

import pytest

from cosmeeple.arena.statistics import (
    Sprt,
    estimate,
    estimate_share,
    held_within,
    t_quantile,
    wilson,
)


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [(1, 12.706), (2, 4.303), (5, 2.571), (30, 2.042), (120, 1.980), (399, 1.966), (5000, 1.960)],
)
def test_quantiles_of_student(freedom: int, expected: float) -> None:
    assert t_quantile(0.95, freedom) == pytest.approx(expected, abs=5e-4)


def test_student_holds_all_in_the_end() -> None:
    assert held_within(1e6, 4) == pytest.approx(1.0)
    assert held_within(0.0, 7) == 0.0


def test_intervals_cover_the_truth_as_often_as_they_say() -> None:
    rng = random.Random(1)
    inside = 0
    for _ in range(600):
        found = estimate([rng.gauss(3.0, 2.0) for _ in range(12)])
        inside += found.low <= 3.0 <= found.high

    assert 0.92 <= inside / 600 <= 0.98


def test_share_intervals_near_the_edge_still_cover() -> None:
    rng = random.Random(2)
    inside = 0
    for _ in range(600):
        found = estimate_share([float(rng.random() < 0.96) for _ in range(40)])
        inside += found.low <= 0.96 <= found.high
        assert 0.0 <= found.low <= found.mean <= found.high <= 1.0

    assert inside / 600 >= 0.93


def test_a_single_block_says_little() -> None:
    assert estimate([1.0]).low == -math.inf
    assert estimate_share([1.0]).low < 0.5
    assert math.isnan(estimate([]).mean)
    assert math.isnan(estimate_share([]).mean)


def test_equal_blocks_are_not_certainty() -> None:
    found = estimate_share([1.0] * 20)

    assert found.low == pytest.approx(wilson(1.0, 20)[0])
    assert found.high == 1.0


@pytest.mark.parametrize(("truth", "wrong"), [(0.5, "high"), (0.65, "low")])
def test_the_sequential_test_is_rarely_wrong(truth: float, wrong: str) -> None:
    rng = random.Random(3)
    sprt = Sprt(0.5, 0.65)
    errors, lengths = 0, []
    for _ in range(300):
        values: list[float] = []
        while not sprt.verdict(values):
            values.append((float(rng.random() < truth) + float(rng.random() < truth)) / 2)
        errors += sprt.verdict(values) == wrong
        lengths.append(len(values))

    assert errors / 300 <= 0.08
    assert sum(lengths) / 300 < 120


def test_the_sequential_test_waits() -> None:
    sprt = Sprt(0.5, 0.9)

    assert sprt.verdict([1.0] * 7) == ""
    assert sprt.ratio([1.0]) == 0.0
    assert sprt.verdict([1.0] * 60) == "high"
    assert sprt.verdict([0.0] * 60) == "low"
