"""Ways in which a game's `encode.py` writes what a seat sees as numbers for learning programs. Compiled.

Hidden and absent things are negative everywhere (`HIDDEN`, `NONE`) and leave their places at 0.
"""

from __future__ import annotations

from mypy_extensions import i64

from cosmeeple.kernel.engine.rows import vec


def add_numbers(numbers: list[int], out: list[float]) -> None:
    """Quantities as they are."""
    for number in numbers:
        out.append(float(number))


def add_one_of(member: int, count: int, out: list[float]) -> None:
    """A 1 at the member's place; nothing anywhere when it is none of these."""
    start = len(out)
    out.extend([0.0] * count)
    if 0 <= member < count:
        out[start + member] = 1.0


def add_bits(bits: int, count: int, out: list[float], first: int = 0) -> None:
    """A set kept as bits: a 1 for each member in it, from the first one on."""
    for number in range(first, first + count):
        out.append(1.0 if bits >> number & 1 else 0.0)


def add_counts(things: list[int], count: int, out: list[float], first: int = 0) -> None:
    """How many there are of each kind, from the first one on, among those that can be seen."""
    start = len(out) - first
    out.extend([0.0] * count)
    for thing in things:
        if first <= thing < first + count:
            out[start + thing] += 1.0


def add_row(row: vec[i64], count: int, out: list[float]) -> None:
    """The same for a row."""
    start = len(out)
    out.extend([0.0] * count)
    for thing in row:
        if 0 <= thing < count:
            out[start + thing] += 1.0


def nonzero(numbers: list[float]) -> tuple[list[int], list[float]]:
    """Where the numbers are not 0, and what they are there: of thousands a few dozen."""
    places: list[int] = []
    values: list[float] = []
    for place in range(len(numbers)):
        number: float = numbers[place]
        if number != 0.0:
            places.append(place)
            values.append(number)
    return places, values
