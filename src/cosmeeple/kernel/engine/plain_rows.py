"""What `librt.vecs` offers, over lists: for machines on which librt has no wheel. Slower, otherwise
the same.

A row that is given away keeps what it holds: each function makes a new one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class vec(list[Any]):  # noqa: N801 - the name of librt
    """A list under another name; `vec[i64]` is the class itself."""

    def __init__(self, items: Iterable[Any] = (), *, capacity: int = 0) -> None:
        super().__init__(items)

    def __class_getitem__(cls, item: object) -> type[vec]:  # type: ignore[override]
        return cls

    def __getitem__(self, place: Any) -> Any:
        found = super().__getitem__(place)
        return vec(found) if isinstance(place, slice) else found


def append(row: vec, item: Any) -> vec:
    """The row with one more at its end."""
    return vec([*row, item])


def remove(row: vec, item: Any) -> vec:
    """The row without the first of this number."""
    place = row.index(item)
    return vec([*row[:place], *row[place + 1 :]])


def pop(row: vec, place: int = -1) -> tuple[vec, Any]:
    """The row without what stood at a place, and that."""
    rest = vec(row)
    item = rest[place]
    del rest[place]
    return rest, item


def extend(row: vec, items: Iterable[Any]) -> vec:
    """The row with more at its end."""
    return vec([*row, *items])
