"""Rows of machine floats, and the ways in which a game's `encode.py` writes what a seat sees into
them. Compiled.

A row is written from left to right. What is 0 costs nothing: a row is all zeros before, only other
numbers are written, and only those are wiped out again. The numbers stand as the bits of 32-bit
floats in a row of integers that numpy reads in place (`float32`), so nothing is ever copied or
boxed; nearly all are small whole numbers, whose bits are looked up.

Hidden and absent things are negative everywhere (`HIDDEN`, `NONE`) and leave their places at 0.
"""

from __future__ import annotations

import struct
from typing import Final, final

from mypy_extensions import i32, i64

from cosmeeple.kernel.engine.rows import append, vec

#: Whole numbers from -SMALL to SMALL - 1 have their bits in a table.
SMALL: Final = 1024


def float_bits(number: float) -> int:
    """The bits of a 32-bit float, as a signed integer.

    >>> float_bits(1.0), float_bits(-2.0)
    (1065353216, -1073741824)
    """
    bits: int = struct.unpack("<i", struct.pack("<f", number))[0]
    return bits


def small_bits() -> vec[i32]:
    """The bits of the small whole numbers, from the least on."""
    found = vec[i32]()
    for number in range(-SMALL, SMALL):
        found = append(found, i32(float_bits(float(number))))
    return found


BITS: Final = small_bits()
#: The bits of 1, which stands for every fact.
ONE: Final = 0x3F800000
#: Sets of more members than that are looked at in parts.
WORD: Final = 60
WORD_MASK: Final = (1 << WORD) - 1
#: The bits of numbers that are not whole or not small, as they are met: shares, and few of them.
OTHERS: Final[dict[float, int]] = {}


def bits_of(number: float) -> i32:
    """The bits of any number."""
    found = OTHERS.get(number)
    if found is None:
        found = OTHERS[number] = float_bits(number)
    return i32(found)


def zeros_32(count: i64) -> vec[i32]:
    """A row of so many zeros of 32 bits."""
    row = vec[i32](capacity=count)
    for _ in range(count):
        row = append(row, 0)
    return row


@final
class Numbers:
    """One row: `size` cells from `start` on in memory that other rows may share.

    `add` writes at `at` and goes on; `put`, `mark` and `count` write anywhere among the numbers of
    the state, by their place in the layout of all variants. `moved` says where that is in the
    variant at hand, -1: nowhere; empty: the same place.
    """

    def __init__(self, cells: vec[i32], start: i64, moved: vec[i32]) -> None:
        self.cells: Final = cells
        self.start: Final = start
        self.moved: Final = moved
        self.is_moved: Final = len(moved) > 0
        self.bits: Final = BITS
        self.at: i64 = 0
        self.used = vec[i32]()
        self.filled: i64 = 0

    def clear(self) -> None:
        """All zeros again."""
        for place in range(self.filled):
            self.cells[i64(self.used[place])] = 0
        self.filled = 0
        self.at = 0

    def write(self, place: i64, bits: i32) -> None:
        """Bits into a place of the layout at hand, which is remembered."""
        cell = self.start + place
        self.cells[cell] = bits
        filled = self.filled
        if filled < len(self.used):
            self.used[filled] = i32(cell)
        else:
            self.used = append(self.used, i32(cell))
        self.filled = filled + 1

    def set(self, place: i64, number: i64) -> None:
        """A whole number at a place of the layout at hand."""
        if -SMALL <= number < SMALL:
            if number != 0:
                self.write(place, self.bits[number + SMALL])
        else:
            self.write(place, bits_of(float(number)))

    def put(self, place: i64, number: i64) -> None:
        """A whole number at a place."""
        if self.is_moved:
            place = i64(self.moved[place])
            if place < 0:
                return
        self.set(place, number)

    def mark(self, place: i64) -> None:
        """A 1 at a place."""
        if self.is_moved:
            place = i64(self.moved[place])
            if place < 0:
                return
        self.write(place, ONE)

    def add(self, number: i64) -> None:
        """A whole number, and on."""
        if number != 0:
            self.put(self.at, number)
        self.at += 1

    def add_flag(self, flag: bool) -> None:
        """A 1 or a 0, and on."""
        if flag:
            self.mark(self.at)
        self.at += 1

    def set_share(self, place: i64, number: float) -> None:
        """A number that need not be whole, at a place of the layout at hand."""
        if number != 0.0:
            self.write(place, bits_of(number))

    def put_share(self, place: i64, number: float) -> None:
        """A number that need not be whole, at a place."""
        if self.is_moved:
            place = i64(self.moved[place])
            if place < 0:
                return
        self.set_share(place, number)

    def add_share(self, number: float) -> None:
        """The same, and on."""
        if number != 0.0:
            self.put_share(self.at, number)
        self.at += 1

    def skip(self, count: i64) -> None:
        """So many zeros, or numbers that are put where they belong."""
        self.at += count

    def is_put(self, place: i64) -> bool:
        """Is there a number other than 0 at a place?"""
        if self.is_moved:
            place = i64(self.moved[place])
            if place < 0:
                return False
        return self.cells[self.start + place] != 0

    def count(self, place: i64) -> None:
        """One more at a place that counts something."""
        if self.is_moved:
            place = i64(self.moved[place])
            if place < 0:
                return
        bits = self.cells[self.start + place]
        if bits == 0:
            self.write(place, ONE)
            return
        number: i64 = SMALL + 1
        while self.bits[number] != bits:
            number += 1
        self.cells[self.start + place] = self.bits[number + 1]


def add_numbers(numbers: list[int], out: Numbers) -> None:
    """Quantities as they are."""
    place = out.at
    out.at += len(numbers)
    for number in numbers:
        if number != 0:
            out.put(place, number)
        place += 1


def add_amounts(row: vec[i64], out: Numbers) -> None:
    """The same for a row."""
    place = out.at
    out.at += len(row)
    for number in row:
        if number != 0:
            out.put(place, number)
        place += 1


def add_one_of(member: i64, count: i64, out: Numbers) -> None:
    """A 1 at the member's place; nothing anywhere when it is none of these."""
    if 0 <= member < count:
        out.mark(out.at + member)
    out.at += count


def add_each(members: vec[i64], count: i64, out: Numbers, first: i64 = 0) -> None:
    """`add_one_of` for each of these, the first member being this number."""
    place = out.at
    out.at += len(members) * count
    for member in members:
        if first <= member < first + count:
            out.mark(place + member - first)
        place += count


def add_bits(bits: int, count: i64, out: Numbers, first: i64 = 0) -> None:
    """A set kept as bits: a 1 for each member in it, from the first one on. At most `WORD` members
    at a time are looked at as a machine integer."""
    start = out.at
    end = start + count
    out.at = end
    if bits <= 0:
        return
    rest = bits >> first
    while start < end and rest != 0:
        word: i64 = rest & WORD_MASK
        place = start
        while word != 0 and place < end:
            if word & 1:
                out.mark(place)
                word >>= 1
                place += 1
            elif word & 15 == 0:
                word >>= 4
                place += 4
            else:
                word >>= 1
                place += 1
        start += WORD
        if start < end:
            rest >>= WORD


def add_counts(things: list[int], count: i64, out: Numbers, first: i64 = 0) -> None:
    """How many there are of each kind, from the first one on, among those that can be seen."""
    start = out.at
    out.at += count
    for thing in things:
        kind: i64 = thing
        kind -= first
        if 0 <= kind < count:
            out.count(start + kind)


def add_row(row: vec[i64], count: i64, out: Numbers, first: i64 = 0) -> None:
    """The same for a row."""
    start = out.at
    out.at += count
    for thing in row:
        kind = thing - first
        if 0 <= kind < count:
            out.count(start + kind)
