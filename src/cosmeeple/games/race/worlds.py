"""What it takes to place a world [RAC-101..104, RAC-111, RAC-112, RAC-114, RAC-211, RAC-212, RAC-220, RAC-221].

The ways: conquer a military world, pay for a non-military one, pay for a military one by the power of a card, or
give up a
card for which the world is free.
"""

from __future__ import annotations

from typing import Final

from cosmeeple.games.race.kit import Card
from cosmeeple.games.race.military import military_against, possible_boost
from cosmeeple.games.race.state import Area, State
from cosmeeple.games.race.tokens import possible_discount
from cosmeeple.games.race.vocabulary import ALIEN, GENES, NONE, PAY_ALIEN, PAY_CHROMOSOME, PAY_NON_ALIEN
from cosmeeple.kernel.reasons import QUICK, Why

# Ways of settling; the cards follow as CARD_WAY + number: pay by this card's power, or give it up.
CONQUER: Final = 0
PAY: Final = 1
CARD_WAY: Final = 2


def settle_discount(s: State, area: Area, target: Card) -> int:
    """Discounts that apply to the colour of the world [RAC-101, RAC-102, RAC-205]."""
    discount = 0
    for place in range(area.old):
        card: Card = s.kit.cards[area.tableau[place]]
        discount += card.discounts[target.good]
    return discount


def pays_for(card: Card, target: Card) -> bool:
    """Has the card a power to pay for this military world? Alien means the colour, not the word [RAC-111, RAC-112,
    RAC-212]."""
    if card.pay_targets == PAY_NON_ALIEN:
        return target.good != ALIEN
    if card.pay_targets == PAY_ALIEN:
        return target.good == ALIEN
    return card.pay_targets == PAY_CHROMOSOME and target.chromosome


def is_peaceful(s: State, area: Area, target: Card) -> bool:
    """May the world be placed for nothing by a card given up: non-Alien, and non-military or treated so by a power
    of the
    player [RAC-114, RAC-211, RAC-221, RAC-R26]?"""
    if target.good == ALIEN:
        return False
    if not target.is_military:
        return True
    for place in range(area.old):
        card: Card = s.kit.cards[area.tableau[place]]
        if card.pay_targets != NONE and card.pay_targets != PAY_ALIEN and pays_for(card, target):
            return True
    return False


def cost_of(s: State, area: Area, target: Card, rebate: int) -> int:
    """Printed cost or defence less rebate and discounts, never below 0 [RAC-101, RAC-112, RAC-240]."""
    return max(0, target.cost - rebate - settle_discount(s, area, target))


def leftover_use(s: State, area: Area, target: Card) -> int:
    """What the first conquest has used up, when this world is to be conquered with the surplus: its defence less the
    specialised Military that served only there, tokens against Genes worlds included [RAC-220, RAC-444, RAC-R06]."""
    first: Card = s.kit.cards[area.conquered]
    spared = area.genes_boost if first.good == GENES and target.good != GENES else 0
    for place in range(area.old):
        own: Card = s.kit.cards[area.tableau[place]]
        if own.military_by_good[first.good] != 0 and first.good != target.good:
            spared += own.military_by_good[first.good]
        if own.fought_keyword & first.keywords and not own.fought_keyword & target.keywords:
            spared += own.military_by_keyword
    return max(0, first.cost - spared)


def may_conquer(s: State, area: Area, target: Card, used: int, why: Why) -> bool:
    """Military, with all that could still be added, is at least the defence [RAC-103, RAC-104, RAC-209, RAC-210]."""
    return why.need(
        reachable(s, area, target, used, why is QUICK) >= target.cost,
        "RAC-103",
        "military-enough",
        target.cost,
        reachable(s, area, target, used, False) if why.explaining else 0,
    )


def reachable(s: State, area: Area, target: Card, used: int, enough: bool) -> int:
    """The Military that the player can bring up; `enough`: stop counting when the defence is reached."""
    military = military_against(s, area, target) - used
    if enough and military >= target.cost:
        return military
    return military + possible_boost(s, area, target, NONE, NONE)


def may_settle_by(s: State, seat: int, world: int, way: int, hand: int, why: Why) -> bool:
    """May the player place the world in this way, with so many hand cards to pay with [RAC-D07]?"""
    area = s.areas[seat]
    target: Card = s.kit.cards[world]
    discount = possible_discount(s, area, world) if area.tokens else 0
    if way == CONQUER:
        return why.must(target.is_military, "RAC-103", "is-military", world) and may_conquer(s, area, target, 0, why)
    if way == PAY:
        cost = cost_of(s, area, target, 0)
        return why.must(not target.is_military, "RAC-101", "is-not-military", world) and why.need(
            hand + discount >= cost, "RAC-101", "can-pay", cost, hand + discount
        )
    number = way - CARD_WAY
    place = area.tableau.index(number) if number in area.tableau else area.old
    if not why.must(place < area.old, "RAC-042", "was-there", number):
        return False
    card: Card = s.kit.cards[number]
    if card.frees_world:
        return why.need(is_peaceful(s, area, target), "RAC-211", "is-peaceful", world)
    cost = cost_of(s, area, target, card.pay_rebate)
    return (
        why.must(card.pay_targets != NONE, "RAC-212", "pays-for-military", number)
        and why.must(target.is_military, "RAC-112", "is-military", world)
        and why.need(pays_for(card, target), "RAC-212", "pays-for-this", number, world)
        and why.need(hand + discount >= cost, "RAC-112", "can-pay", cost, hand + discount)
    )


def ways_to_settle(s: State, seat: int, world: int, hand: int) -> list[int]:
    """All the ways that are open, in the order of their domain."""
    area = s.areas[seat]
    ways: list[int] = []
    for way in (CONQUER, PAY):
        if may_settle_by(s, seat, world, way, hand, QUICK):
            ways.append(way)
    for place in range(area.old):
        number = area.tableau[place]
        card: Card = s.kit.cards[number]
        if (card.frees_world or card.pay_targets != NONE) and may_settle_by(
            s, seat, world, CARD_WAY + number, hand, QUICK
        ):
            ways.append(CARD_WAY + number)
    if len(ways) > 1:
        ways.sort()
    return ways


def can_settle(s: State, seat: int, world: int, hand: int) -> bool:
    """Is there any way?"""
    area = s.areas[seat]
    target: Card = s.kit.cards[world]
    if target.is_military:
        if reachable(s, area, target, 0, True) >= target.cost:
            return True
    elif hand + (possible_discount(s, area, world) if area.tokens else 0) >= cost_of(s, area, target, 0):
        return True
    for place in range(area.old):
        number = area.tableau[place]
        card: Card = s.kit.cards[number]
        if (card.frees_world or card.pay_targets != NONE) and may_settle_by(
            s, seat, world, CARD_WAY + number, hand, QUICK
        ):
            return True
    return False


def may_settle(s: State, seat: int, world: int, hand: int, why: Why) -> bool:
    """Some way must be open; when none is, say what the plain one lacks [RAC-100, RAC-101, RAC-103]."""
    if not why.explaining:
        return can_settle(s, seat, world, hand)
    if can_settle(s, seat, world, hand):
        return why.need(True, "RAC-100", "can-be-settled", world)
    way = CONQUER if s.kit.cards[world].is_military else PAY
    return may_settle_by(s, seat, world, way, hand, why)
