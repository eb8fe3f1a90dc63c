"""Random games for tests of observations, and what every observation must be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from mypy_extensions import i32

from cosmeeple.adapters.observe import HIGHEST, LOWEST, Floats, Observer, as_array
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.view import View, redeal, view
from cosmeeple.kernel.thinking.numbers import Numbers, zeros_32

#: Longer than the state of any game.
OUT = Numbers(zeros_32(12_000), 0, vec[i32]())


def step(table: Table[Any], rng: Rng) -> None:
    """A random answer of a random seat among those asked."""
    asked = rng.pick(list(table.deciders()))
    table.apply(asked, rng.pick(table.options(asked)))


def check_bounds(observer: Observer, seen: Floats) -> None:
    """As many numbers as names, finite and within what the spaces promise."""
    assert seen.shape == (observer.size,)
    assert np.isfinite(seen).all()
    assert seen.min() >= LOWEST
    assert seen.max() <= HIGHEST


def check_numbers(observer: Observer, table: Table[Any], rng: Rng) -> None:
    """For every seat: within bounds, and the same when everything hidden is dealt again."""
    for seat in range(observer.seats):
        seen = observer.observe(table, seat)
        check_bounds(observer, seen)
        assert (observer.observe(redeal(observer.game, table, seat, rng), seat) == seen).all()


def written(encode: Callable[[Any, int, Numbers], None], state: Any, seat: int) -> list[float]:
    """What a game's own encoder writes, up to where it ends."""
    OUT.clear()
    encode(state, seat, OUT)
    return as_array(OUT.cells, np.int32)[: OUT.at].view(np.float32).tolist()


def named(observer: Observer, table: Table[Any], seat: int) -> dict[str, float]:
    return dict(zip(observer.names, observer.observe(table, seat).tolist(), strict=True))


def check_distinct(
    observer: Observer, table: Table[Any], rng: Rng, relevant: Callable[[View], bytes]
) -> None:
    """A random game to its end: views of a seat that differ in what is relevant give different
    numbers, not only from one decision to the next one, but between any two of the game."""
    known: list[dict[bytes, bytes]] = [{} for _ in range(observer.seats)]
    while not table.over():
        for seat in table.deciders():
            shown = relevant(view(observer.game, table, seat))
            assert known[seat].setdefault(observer.observe(table, seat).tobytes(), shown) == shown
        step(table, rng)
    assert min([len(one) for one in known]) > 30
