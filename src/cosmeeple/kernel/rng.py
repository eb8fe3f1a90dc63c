"""The only source of chance: a generator whose whole state is one int.

Multiply-with-carry on 31-bit digits: every product stays below 2**62, so compiled code works on machine
integers and interpreted code gives the very same numbers. 2111110770 * 2**31 - 1 is a safe prime, which gives
the period (2111110770 * 2**31 - 2) / 2.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

DIGIT: Final = 31
MASK: Final = 0x7FFFFFFF
MULTIPLIER: Final = 2111110770


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
        self.state: int = state

    def clone(self) -> Rng:
        return Rng(self.state)

    def next(self) -> int:
        """The next 31 random bits."""
        state: i64 = self.state
        low = state & MASK
        high = state >> DIGIT
        self.state = low * MULTIPLIER + high
        return low ^ high

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, every one exactly as likely."""
        bound = MASK + 1 - (MASK + 1) % n
        drawn = self.next()
        while drawn >= bound:
            drawn = self.next()
        return drawn % n

    def roll(self, sides: int) -> int:
        """A die: 1 to sides."""
        return self.below(sides) + 1

    def pick(self, items: list[int]) -> int:
        """One of the items, every one as likely."""
        return items[self.below(len(items))]

    def draw(self, counts: list[int], first: int, last: int) -> int:
        """A piece out of a bag that holds `counts[kind]` of every kind from first to last - 1, every piece as likely;
        -1 when the bag is empty. The piece is not taken out: that is the caller's business.

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

    def split(self) -> Rng:
        """A generator of its own for something that must not disturb this one (a bot, a re-deal)."""
        high = self.next()
        low = self.next()
        child = Rng(1 + ((high << DIGIT) | low) % (MULTIPLIER * (MASK + 1) - 3))
        child.next()
        return child
