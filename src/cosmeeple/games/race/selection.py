"""Cards chosen in secret by several players at once [RAC-022, RAC-061, RAC-180, RAC-D01, RAC-D03, RAC-D17]: start
cards and cards over the limit to discard, explored cards to keep. One mechanism; who asks says which cards and how
many."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from cosmeeple.games.race.payment import CARD
from cosmeeple.games.race.state import State, distinct_without
from cosmeeple.kernel.agenda import Simultaneous
from cosmeeple.kernel.domain import Domain
from cosmeeple.kernel.record import frame
from cosmeeple.kernel.rows import vec


def copies_left(cards: list[int], given: vec[i64], pick: int) -> int:
    """How many copies of a card are left after those that were given; two copies are two cards."""
    left = cards.count(pick)
    for card in given:
        if card == pick:
            left -= 1
    return left


@frame
class SelectCards(Simultaneous):
    """So many of some cards, picked one by one. Being asked depends on their number only, which is no secret."""

    domain: ClassVar[Domain] = CARD

    def cards(self, s: State, seat: int) -> list[int]:
        """What the seat chooses from."""
        raise NotImplementedError

    def wanted(self, s: State, seat: int) -> int:
        """How many of them; 0 where there is nothing to choose."""
        raise NotImplementedError

    def options_of(self, s: State, seat: i64, given: vec[i64]) -> vec[i64]:
        if len(given) >= self.wanted(s, seat):
            return vec[i64]()
        return distinct_without(self.cards(s, seat), given)

    def is_forced(self) -> bool:
        return False
