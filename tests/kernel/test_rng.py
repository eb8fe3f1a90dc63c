"""Chance: the same everywhere, even, independent when split, and fixed when rigged."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.rigged import Rigged
from cosmeeple.kernel.engine.rng import MASK, MULTIPLIER, Rng, state_from_seed
from cosmeeple.kernel.engine.rows import picks


def test_the_sequence_never_changes() -> None:
    """Saved games depend on it: this test may only fail together with a new format of saves."""
    rng = Rng(state_from_seed(2199))

    assert [rng.below(1000) for _ in range(8)] == [378, 224, 355, 292, 603, 46, 797, 68]


@given(st.integers(min_value=-(2**200), max_value=2**200))
def test_every_seed_gives_a_good_state(seed: int) -> None:
    assert 0 < state_from_seed(seed) < MULTIPLIER * (MASK + 1) - 1


@given(st.integers(min_value=1, max_value=2**60), st.integers(min_value=1, max_value=1000))
def test_below_stays_below(state: int, n: int) -> None:
    rng = Rng(state)

    assert all(0 <= rng.below(n) < n for _ in range(20))
    assert all(1 <= rng.roll(n) <= n for _ in range(20))
    assert 0 < rng.state < 2**62


def test_numbers_and_pairs_are_even() -> None:
    rng = Rng(state_from_seed(5))
    faces = Counter(rng.below(6) for _ in range(60_000))
    pairs = Counter((rng.below(6), rng.below(6)) for _ in range(72_000))

    assert all(9_500 < count < 10_500 for count in faces.values())
    assert len(pairs) == 36
    assert all(1_750 < count < 2_250 for count in pairs.values())


def test_shuffles_are_even() -> None:
    rng = Rng(state_from_seed(6))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1

    assert len(orders) == 24
    assert all(850 < count < 1_150 for count in orders.values())


def test_split_goes_its_own_way() -> None:
    parent = Rng(state_from_seed(1))
    child = parent.split()

    first = [parent.below(100) for _ in range(50)]
    second = [child.below(100) for _ in range(50)]

    assert first != second


def test_draw_from_a_bag_is_as_likely_as_picking_a_piece() -> None:
    bag = [5, 0, 1, 3, 7]
    pieces = [kind for kind in range(1, 4) for _ in range(bag[kind])]
    draws, picks = Rng(state_from_seed(5)), Rng(state_from_seed(5))

    for _ in range(200):
        assert draws.draw(bag, 1, 4) == picks.pick(pieces)

    assert draws.draw(bag, 1, 2) == -1
    assert bag == [5, 0, 1, 3, 7]


def test_rigged_draws_from_a_bag() -> None:
    rng = Rigged(state_from_seed(1), [3, 3])

    assert rng.draw([0, 0, 1, 2], 0, 2) == -1
    assert rng.draw([0, 0, 1, 2], 0, 4) == 3
    with pytest.raises(BadInput, match=r"3 cannot be drawn here: there are \[2\]"):
        rng.draw([0, 0, 1, 2], 0, 3)
    assert rng.draw([0, 0, 1, 0], 0, 4) == 2


def test_rigged_draws_come_first_then_chance() -> None:
    rng = Rigged(state_from_seed(1), [2, 6, 30, 3, 1])

    assert rng.below(4) == 2
    assert rng.roll(6) == 6
    assert rng.pick([10, 20, 30]) == 30
    deck = [1, 2, 3]
    rng.shuffle(deck)
    assert [deck.pop(), deck.pop()] == [3, 1]
    assert 0 <= rng.below(5) < 5
    assert 1 <= rng.roll(5) <= 5
    assert rng.pick([7]) == 7
    assert isinstance(rng.clone(), Rigged)


@pytest.mark.parametrize(
    "call", [lambda r: r.below(3), lambda r: r.roll(6), lambda r: r.pick([1, 2])]
)
def test_impossible_draws_are_refused(call: object) -> None:
    with pytest.raises(BadInput, match="impossible|cannot"):
        call(Rigged(1, [9]))  # type: ignore[operator]


def test_a_row_is_mixed_as_a_list_is_shuffled() -> None:
    numbers = list(range(20))
    Rng(77).shuffle(numbers)

    assert list(Rng(77).mix(picks(list(range(20))))) == numbers
    assert list(Rigged(77, [3, 5]).mix(picks(list(range(20)))))[-2:] == [5, 3]
