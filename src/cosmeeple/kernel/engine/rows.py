"""Rows of machine integers, and what the rules do with them.

A row is a `vec[i64]`: compiled, its numbers lie side by side in memory and cost no objects. One
trap: `append`, `remove`, `pop` and `insert_...` **return** the row, and two rows that grew from one
may share memory. So a row is changed only by assigning it back in the same statement (`area.hand =
append(area.hand, card)`), and a clone slices (`self.hand[:]`). `row[place] = number` changes the
row itself.

Where librt has no wheel the same names work over lists.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

try:
    from librt.vecs import append, extend, pop, remove, vec
except ImportError:  # pragma: no cover - tested in a process of its own
    from cosmeeple.kernel.engine.plain_rows import append, extend, pop, remove, vec  # type: ignore[assignment]

__all__ = [
    "append",
    "append_members",
    "count_of",
    "distinct",
    "distinct_without",
    "extend",
    "face_down",
    "face_down_list",
    "insert_at",
    "insert_sorted",
    "last_place_of",
    "picks",
    "place_of",
    "pop",
    "remove",
    "sort",
    "total",
    "vec",
    "with_first",
    "zeros",
]


def picks(numbers: list[int]) -> vec[i64]:
    """A row of these numbers. Number by number: `vec[i64](numbers)` would look for a buffer first,
    which is dear."""
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


def last_place_of(row: vec[i64], number: i64) -> i64:
    """Where a number last stands in a row; -1 when it does not."""
    place: i64 = len(row) - 1
    while place >= 0 and row[place] != number:
        place -= 1
    return place


def count_of(row: vec[i64], number: i64) -> i64:
    """How often a number stands in a row."""
    found: i64 = 0
    for each in row:
        if each == number:
            found += 1
    return found


def total(column: vec[i64], row: vec[i64], count: i64) -> i64:
    """The sum of a column over the first `count` numbers of a row: a printed number over cards."""
    found: i64 = 0
    for place in range(count):
        found += column[row[place]]
    return found


def append_members(row: vec[i64], members: i64, offset: i64) -> vec[i64]:
    """The row with the members of a set, one bit each, in order and each moved by an offset."""
    while members:
        if members & 1:
            row = append(row, offset)
        members >>= 1
        offset += 1
    return row


def zeros(count: i64) -> vec[i64]:
    """A row of so many zeros."""
    row = vec[i64](capacity=count)
    for _ in range(count):
        row = append(row, 0)
    return row


#: Hidden cards side by side: every pile that lies face down is as many of them.
HIDDEN_CARDS: Final = picks([-2] * 256)


def face_down(count: i64) -> vec[i64]:
    """A row of so many cards that cannot be seen (HIDDEN).

    >>> list(face_down(3))
    [-2, -2, -2]
    """
    if count <= len(HIDDEN_CARDS):
        return HIDDEN_CARDS[:count]
    row = HIDDEN_CARDS[:]
    while len(row) < count:
        row = append(row, -2)
    return row


#: The same as lists, by their length.
HIDDEN_LISTS: Final = [[-2] * count for count in range(128)]


def face_down_list(count: int) -> list[int]:
    """A list of so many cards that cannot be seen (HIDDEN): one for all, so nobody may write into
    it.

    >>> face_down_list(3)
    [-2, -2, -2]
    """
    return HIDDEN_LISTS[count] if count < len(HIDDEN_LISTS) else [-2] * count


def insert_at(row: vec[i64], place: i64, number: i64) -> vec[i64]:
    """The row with a number put before the one at the place."""
    row = append(row, number)
    at: i64 = len(row) - 1
    while at > place:
        row[at] = row[at - 1]
        at -= 1
    row[place] = number
    return row


def insert_sorted(row: vec[i64], number: i64) -> vec[i64]:
    """A sorted row with one number more, after those that equal it."""
    row = append(row, number)
    place: i64 = len(row) - 1
    while place > 0 and row[place - 1] > number:
        row[place] = row[place - 1]
        place -= 1
    row[place] = number
    return row


def sort(row: vec[i64]) -> None:
    """Put a short row in order, in place."""
    for end in range(1, len(row)):
        number = row[end]
        place: i64 = end
        while place > 0 and row[place - 1] > number:
            row[place] = row[place - 1]
            place -= 1
        row[place] = number


def distinct(row: vec[i64]) -> vec[i64]:
    """A new row: a sorted one without repetitions."""
    found = vec[i64](capacity=len(row))
    for place in range(len(row)):
        number = row[place]
        if place == 0 or number != row[place - 1]:
            found = append(found, number)
    return found


def distinct_without(row: vec[i64], given: vec[i64]) -> vec[i64]:
    """A new row: a sorted one without repetitions, less the numbers given, each once. One that is
    given and not there does not matter.
    """
    if len(given) == 0:
        return distinct(row)
    left = row[:]
    for number in given:
        if number in left:
            left = remove(left, number)
    return distinct(left)
