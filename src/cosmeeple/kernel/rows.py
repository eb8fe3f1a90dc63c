"""Rows of machine integers, and what the rules do with them.

A row is a `vec[i64]`: compiled, its numbers lie side by side in memory and cost no objects. One trap: `append`,
`remove` and `pop` **return** the row, and two rows that grew from one may share memory. So a row is changed only by
assigning it back in the same statement (`area.hand = append(area.hand, card)`), and a clone slices (`self.hand[:]`).

Where librt has no wheel the same names work over lists.
"""

from __future__ import annotations

from mypy_extensions import i64

try:
    from librt.vecs import append, extend, pop, remove, vec
except ImportError:  # pragma: no cover - tested in a process of its own
    from cosmeeple.kernel.plain_rows import append, extend, pop, remove, vec  # type: ignore[assignment]

__all__ = ["append", "extend", "picks", "place_of", "pop", "remove", "vec", "with_first"]


def picks(numbers: list[int]) -> vec[i64]:
    """A row of these numbers. Number by number: `vec[i64](numbers)` would look for a buffer first, which is dear."""
    return vec[i64]([number for number in numbers])


def with_first(number: i64, row: vec[i64]) -> vec[i64]:
    """A new row: the number, then those of the other row."""
    longer = vec[i64]([number], capacity=len(row) + 1)
    for each in row:
        longer = append(longer, each)
    return longer


def place_of(row: vec[i64], number: i64) -> i64:
    """Where a number first stands in a row; -1 when it does not."""
    for place in range(len(row)):
        if row[place] == number:
            return place
    return -1
