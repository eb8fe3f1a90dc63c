"""The only source of chance: a quick generator for programs, and one that nobody can predict for
tables of people.

`Rng`: multiply-with-carry on 31-bit digits. Every product stays below 2**62, so compiled code works
on machine integers and interpreted code gives the very same numbers. 2111110770 * 2**31 - 1 is a
safe prime, which gives the period (2111110770 * 2**31 - 2) / 2. Its state is one int, and whoever
sees a few draws can work it out: search, arena and re-dealt tables use it, where nobody plays
against it.

`Keyed`: keyed BLAKE2b over a counter. Who does not have the key of 256 bits cannot tell the next
draw from all others.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

from cosmeeple.kernel.engine.rows import vec

DIGIT: Final = 31
MASK: Final = 0x7FFFFFFF
MULTIPLIER: Final = 2111110770

#: A key of `Keyed`, and how many draws one block of it gives: four bytes each, of which 31 bits
#: count.
KEY_SIZE: Final = 32
DRAWS: Final = 16
PURPOSE: Final = b"cosmeeple draws"


def state_from_seed(seed: int) -> int:
    """Spread a seed of any size over the generator's states.

    >>> state_from_seed(1) != state_from_seed(2)
    True
    """
    length = (seed.bit_length() + 8) // 8 + 1
    digest = hashlib.blake2b(seed.to_bytes(length, "big", signed=True), digest_size=8).digest()
    mixed = int.from_bytes(digest, "big")
    # Stay clear of the two fixed points 0 and MULTIPLIER * 2**31 - 1.
    return 1 + mixed % (MULTIPLIER * (MASK + 1) - 3)


class Rng:
    """Chance for one table, or for one search: `Rng(state_from_seed(seed))`.

    >>> rng = Rng(state_from_seed(7))
    >>> [rng.below(6) for _ in range(5)]
    [4, 0, 2, 4, 0]
    """

    def __init__(self, state: int) -> None:
        self.state: i64 = state

    def clone(self) -> Rng:
        """A generator that goes on alike."""
        return Rng(self.state)

    def next(self) -> i64:
        """The next 31 random bits."""
        state = self.state
        low = state & MASK
        high = state >> DIGIT
        self.state = low * MULTIPLIER + high
        return low ^ high

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, every one exactly as likely."""
        # The steps of `next` itself: a call for every draw is felt, interpreted, and compiled it
        # would have to ask which kind of generator this is.
        state = self.state
        while True:
            low = state & MASK
            high = state >> DIGIT
            state = low * MULTIPLIER + high
            drawn = low ^ high
            found: i64 = drawn % n
            if drawn - found <= MASK + 1 - n:  # else among the last few, too few for every answer
                break
        self.state = state
        return found

    def roll(self, sides: i64) -> i64:
        """A die: 1 to sides."""
        return self.below(sides) + 1

    def pick(self, items: list[int]) -> int:
        """One of the items, every one as likely."""
        return items[self.below(len(items))]

    def draw(self, counts: list[int], first: int, last: int) -> int:
        """A piece out of a bag that holds `counts[kind]` of every kind from first to last - 1,
        every piece as likely; -1 when the bag is empty. The piece is not taken out: that is the
        caller's business.

        >>> Rng(state_from_seed(7)).draw([9, 0, 1, 0, 9], 1, 4)
        2
        """
        total = 0
        for kind in range(first, last):
            total += counts[kind]
        if total == 0:
            return -1
        place = self.below(total)
        kind = first
        while place >= counts[kind]:
            place -= counts[kind]
            kind += 1
        return kind

    def shuffle(self, items: list[int]) -> None:
        """Put the items in random order, in place. A rigged generator fixes the end of the list:
        our decks are drawn from the end (`deck.pop()`)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def mix(self, row: vec[i64]) -> vec[i64]:
        """The same for a row, with the same draws: it is changed in place and given back."""
        place: i64 = len(row) - 1
        while place > 0:
            other = self.below(place + 1)
            number = row[place]
            row[place] = row[other]
            row[other] = number
            place -= 1
        return row

    def split(self) -> Rng:
        """A generator of its own for something that must not disturb this one (a bot, a
        re-deal)."""
        high = self.next()
        low = self.next()
        child = Rng(1 + ((high << DIGIT) | low) % (MULTIPLIER * (MASK + 1) - 3))
        child.next()
        return child


class Keyed(Rng):
    """Chance that cannot be foreseen without its key; `state` counts the numbers drawn so far.

    Number i is made of four bytes of BLAKE2b(key, i // 16), so that any place is reached at once: a
    saved table needs the key and the count.

    >>> rng = Keyed(bytes(32))
    >>> [rng.below(6) for _ in range(5)]
    [2, 3, 0, 3, 5]
    >>> rng.state
    5
    """

    def __init__(self, key: bytes, drawn: i64 = 0) -> None:
        super().__init__(drawn)
        self.key: bytes = key
        self.block: bytes = b""

    def clone(self) -> Rng:
        """A generator that goes on alike."""
        copy = Keyed(self.key, self.state)
        copy.block = self.block
        return copy

    def next(self) -> i64:
        drawn = self.state
        place = drawn % DRAWS
        if place == 0 or len(self.block) == 0:
            count: int = drawn // DRAWS
            block = count.to_bytes(8, "big")
            self.block = hashlib.blake2b(
                block, digest_size=4 * DRAWS, key=self.key, person=PURPOSE
            ).digest()
        self.state = drawn + 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "big") & MASK

    def below(self, n: i64) -> i64:
        bound: i64 = MASK + 1 - (MASK + 1) % n
        drawn = self.next()
        while drawn >= bound:
            drawn = self.next()
        return drawn % n


def share_out(places: list[list[int]], rng: Rng) -> None:
    """What lies at these places, shuffled and dealt to them again: as much to each as before."""
    cards: list[int] = []
    for place in places:
        cards.extend(place)
    rng.shuffle(cards)
    for place in places:
        for i in range(len(place)):
            place[i] = cards.pop()
