"""What placing a card takes now, asked of the rules: cards to pay, or Military against a defence
[RAC-082, RAC-101, RAC-103, RAC-112, RAC-211, RAC-220]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cosmeeple.games.race.develop import ChooseDevelopment, cost_to_develop
from cosmeeple.games.race.extra_worlds import ExtraWorld
from cosmeeple.games.race.military import military_against
from cosmeeple.games.race.settle import ChooseWorld
from cosmeeple.games.race.worlds import (
    CARD_WAY,
    CONQUER,
    PAY,
    cost_of,
    leftover_use,
    reachable,
    ways_to_settle,
)

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.race.kit import Card
    from cosmeeple.games.race.state import Area, State

PLACING: Final = (ChooseDevelopment, ChooseWorld, ExtraWorld)


class Price(NamedTuple):
    """Cards to pay out of the printed cost, or (`need` above -1) Military that there is against
    what is needed. `most` is the Military with everything that could still be added."""

    pay: int = 0
    cost: int = 0
    have: int = 0
    need: int = -1
    most: int = 0

    @property
    def is_military(self) -> bool:
        return self.need >= 0


def price_of(seen: Seen, number: int) -> Price | None:
    """The cheapest way to place a card of one's own hand now; None where the question is another
    one."""
    frame = seen.view.frame
    if not seen.asked or not isinstance(frame, PLACING):
        return None
    state: State = seen.view.state
    own: Area = state.areas[seen.seat]
    card: Card = state.kit.cards[number]
    if isinstance(frame, ChooseDevelopment):
        return (
            None if card.is_world else Price(cost_to_develop(state, seen.seat, number), card.cost)
        )
    if not card.is_world:
        return None
    if isinstance(frame, ExtraWorld):
        if not state.kit.cards[frame.by].uses_leftover:
            return Price(0, card.cost)
        return (
            strength(state, own, card, leftover_use(state, own, card.number))
            if card.is_military
            else None
        )
    return cheapest(state, seen.seat, card)


def cheapest(state: State, seat: int, card: Card) -> Price:
    """Paying where it is possible and takes fewer cards; Military where the world can be conquered,
    or not placed."""
    own = state.areas[seat]
    paid = []
    for way in ways_to_settle(state, seat, card.number, len(own.hand) - 1):
        if way == CONQUER:
            return strength(state, own, card, 0)
        if way == PAY:
            paid.append(cost_of(state, own, card.number, 0))
        else:
            helper: Card = state.kit.cards[way - CARD_WAY]
            paid.append(
                0 if helper.frees_world else cost_of(state, own, card.number, helper.pay_rebate)
            )
    if paid:
        # What is paid from the hand alone comes first: a card that is given up for it is a price of
        # its own.
        return Price(paid[0], card.cost)
    return (
        strength(state, own, card, 0)
        if card.is_military
        else Price(cost_of(state, own, card.number, 0), card.cost)
    )


def strength(state: State, own: Area, card: Card, used: int) -> Price:
    have = military_against(state, own, card.number) - used
    return Price(0, card.cost, have, card.cost, reachable(state, own, card.number, used, False))


def badge(seen: Seen, number: int, say: Words) -> str:
    """The price as it stands on the card: "pay 2", "1 of 4"."""
    price = price_of(seen, number)
    if price is None:
        return ""
    if not price.is_military:
        return say("badge-pay", paid=price.pay)
    if price.have < price.need <= price.most:
        return say("badge-boost", have=price.have, more=price.most - price.have, need=price.need)
    return say("badge-strength", have=price.have, need=price.need)


def price(seen: Seen, number: int, say: Words) -> str:
    """The same for the bar and for lists, with the sum."""
    found = price_of(seen, number)
    if found is None:
        return ""
    if found.is_military:
        return say("strength", have=found.have, need=found.need)
    return say("price", paid=found.pay, cost=found.cost, less=found.cost - found.pay)
