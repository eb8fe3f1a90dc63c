"""Cards chosen in secret by several players at once
[RAC-022, RAC-061, RAC-180, RAC-D01, RAC-D03, RAC-D17]: start cards and cards over the limit to
discard, explored cards to keep. One mechanism; who asks says which cards and how many."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from cosmeeple.games.race.payment import CARD
from cosmeeple.games.race.state import State
from cosmeeple.kernel.engine.rows import count_of, distinct_without, vec
from cosmeeple.kernel.frames import Domain, Simultaneous, frame


def copies_left(cards: vec[i64], given: vec[i64], pick: i64) -> i64:
    """How many copies of a card are left after those that were given; two copies are two cards."""
    return count_of(cards, pick) - count_of(given, pick)


@frame
class SelectCards(Simultaneous):
    """So many of some cards, picked one by one. Being asked depends on their number only, which is
    no secret."""

    domain: ClassVar[Domain] = CARD

    def cards(self, s: State, seat: i64) -> vec[i64]:
        """What the seat chooses from."""
        raise NotImplementedError

    def wanted(self, s: State, seat: i64) -> i64:
        """How many of them; 0 where there is nothing to choose."""
        raise NotImplementedError

    def options_of(self, s: State, seat: i64, given: vec[i64]) -> vec[i64]:
        if len(given) >= self.wanted(s, seat):
            return vec[i64]()
        return distinct_without(self.cards(s, seat), given)

    def is_forced(self) -> bool:
        return False
