"""Paying with hand cards, picked one by one [RAC-008, RAC-082, RAC-101, RAC-D05]. What others see
is only the number."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.race.cards import discard_from_hand
from cosmeeple.games.race.events import CardsDiscarded
from cosmeeple.games.race.state import State
from cosmeeple.games.race.vocabulary import CARDS, NONE
from cosmeeple.kernel.engine.rows import distinct, vec
from cosmeeple.kernel.frames import Decision, Domain, Effect, Table, Why, frame

CARD: Final = Domain("card", CARDS)
CARD_OR_PASS: Final = Domain("card", CARDS, True)


def payment_rule(s: State, world: i64) -> str:
    """What is paid for: a development (NONE), a world, or a military world that is not conquered
    [RAC-082, RAC-101, RAC-112]."""
    if world == NONE:
        return "RAC-082"
    return "RAC-112" if s.kit.facts.is_military[world] else "RAC-101"


@final
@frame
class Pay(Effect):
    """Discard so many hand cards; who must give the whole hand is not asked
    [RAC-082, RAC-101, RAC-112]. `world` is NONE for developments."""

    owner: i64
    count: i64
    world: i64 = NONE

    def happen(self, t: Table[State]) -> None:
        if self.count == 0:
            return
        if t.telling:
            t.tell(CardsDiscarded(self.owner, self.count, payment_rule(t.state, self.world)))
        hand = t.state.areas[self.owner].hand
        if len(hand) > self.count:
            t.then(PayCard(self.owner, self.count))
            return
        for card in hand[:]:
            discard_from_hand(t.state, self.owner, card)


@final
@frame
class PayCard(Decision):
    """Which hand card goes next; `left` are still to be paid, this one included [RAC-D05]."""

    verb: ClassVar[str] = "pay"
    domain: ClassVar[Domain] = CARD
    secret: ClassVar[bool] = True

    left: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(pick in s.areas[self.seat].hand, "RAC-082", "in-hand", pick)

    def options(self, s: State) -> vec[i64]:
        return distinct(s.areas[self.seat].hand)

    def is_forced(self) -> bool:
        return False

    def resolve(self, t: Table[State], pick: i64) -> None:
        discard_from_hand(t.state, self.seat, pick)
        if self.left > 1:
            t.then(PayCard(self.seat, self.left - 1))
