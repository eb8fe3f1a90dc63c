"""What it takes to place a world [RAC-101..104, RAC-111, RAC-112, RAC-114, RAC-211, RAC-212,
RAC-220, RAC-221].

The ways: conquer a military world, pay for a non-military one, pay for a military one by the power
of a card, or give up a card for which the world is free.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmeeple.games.race import vocabulary as words
from cosmeeple.games.race.military import military_against, possible_boost
from cosmeeple.games.race.state import Area, State, printed, was_there
from cosmeeple.games.race.tokens import possible_discount
from cosmeeple.kernel.engine.reasons import QUICK, Why
from cosmeeple.kernel.engine.rows import append, sort, vec

# Ways of settling; the cards follow as CARD_WAY + number: pay by this card's power, or give it up.
CONQUER: Final = 0
PAY: Final = 1
CARD_WAY: Final = 2


def settle_discount(s: State, area: Area, target: i64) -> i64:
    """Discounts that apply to the colour of the world [RAC-101, RAC-102, RAC-205]."""
    facts = s.kit.facts
    return printed(facts.discounts[facts.good[target]], area)


def pays_for(s: State, card: i64, target: i64) -> bool:
    """Has the card a power to pay for this military world? Alien means the colour, not the word
    [RAC-111, RAC-112, RAC-212]."""
    facts = s.kit.facts
    targets = facts.pay_targets[card]
    if targets == words.PAY_NON_ALIEN:
        return facts.good[target] != words.ALIEN
    if targets == words.PAY_ALIEN:
        return facts.good[target] == words.ALIEN
    return targets == words.PAY_CHROMOSOME and facts.chromosome[target] == 1


def is_peaceful(s: State, area: Area, target: i64) -> bool:
    """May the world be placed for nothing by a card given up: non-Alien, and non-military or
    treated so by a power of the player [RAC-114, RAC-211, RAC-221, RAC-R26]?"""
    facts = s.kit.facts
    if facts.good[target] == words.ALIEN:
        return False
    if not facts.is_military[target]:
        return True
    for place in range(area.old):
        card = area.tableau[place]
        targets = facts.pay_targets[card]
        if targets != words.NONE and targets != words.PAY_ALIEN and pays_for(s, card, target):
            return True
    return False


def cost_of(s: State, area: Area, target: i64, rebate: i64) -> i64:
    """Printed cost or defence less rebate and discounts, never below 0
    [RAC-101, RAC-112, RAC-240]."""
    return max(0, s.kit.facts.cost[target] - rebate - settle_discount(s, area, target))


def leftover_use(s: State, area: Area, target: i64) -> i64:
    """What the first conquest has used up, when this world is to be conquered with the surplus: its
    defence less the specialised Military that served only there, tokens against Genes worlds
    included [RAC-220, RAC-444, RAC-R06]."""
    facts = s.kit.facts
    first = area.conquered
    good, keywords = facts.good[first], facts.keywords[first]
    spared = area.genes_boost if good == words.GENES and facts.good[target] != words.GENES else 0
    for place in range(area.old):
        own = area.tableau[place]
        if good != facts.good[target]:
            spared += facts.military_by_good[good][own]
        if (
            facts.fought_keyword[own] & keywords
            and not facts.fought_keyword[own] & facts.keywords[target]
        ):
            spared += facts.military_by_keyword[own]
    return max(0, facts.cost[first] - spared)


def may_conquer(s: State, area: Area, target: i64, used: i64, why: Why) -> bool:
    """Military, with all that could still be added, is at least the defence
    [RAC-103, RAC-104, RAC-209, RAC-210]."""
    defence = s.kit.facts.cost[target]
    return why.need(
        reachable(s, area, target, used, why is QUICK) >= defence,
        "RAC-103",
        "military-enough",
        defence,
        reachable(s, area, target, used, False) if why.explaining else 0,
    )


def reachable(s: State, area: Area, target: i64, used: i64, enough: bool) -> i64:
    """The Military that the player can bring up; `enough`: stop counting when the defence is
    reached."""
    military = military_against(s, area, target) - used
    if enough and military >= s.kit.facts.cost[target]:
        return military
    return military + possible_boost(s, area, target, words.NONE, words.NONE)


def may_settle_by(s: State, seat: i64, world: i64, way: i64, hand: i64, why: Why) -> bool:
    """May the player place the world in this way, with so many hand cards to pay with [RAC-D07]?"""
    area = s.areas[seat]
    facts = s.kit.facts
    discount = possible_discount(s, area, world)
    if way == CONQUER:
        return why.must(
            facts.is_military[world] == 1, "RAC-103", "is-military", world
        ) and may_conquer(s, area, world, 0, why)
    if way == PAY:
        cost = cost_of(s, area, world, 0)
        return why.must(
            not facts.is_military[world], "RAC-101", "is-not-military", world
        ) and why.need(hand + discount >= cost, "RAC-101", "can-pay", cost, hand + discount)
    card = way - CARD_WAY
    if not why.must(was_there(area, card), "RAC-042", "was-there", card):
        return False
    if facts.frees_world[card]:
        return why.need(is_peaceful(s, area, world), "RAC-211", "is-peaceful", world)
    cost = cost_of(s, area, world, facts.pay_rebate[card])
    return (
        why.must(facts.pay_targets[card] != words.NONE, "RAC-212", "pays-for-military", card)
        and why.must(facts.is_military[world] == 1, "RAC-112", "is-military", world)
        and why.need(pays_for(s, card, world), "RAC-212", "pays-for-this", card, world)
        and why.need(hand + discount >= cost, "RAC-112", "can-pay", cost, hand + discount)
    )


def ways_to_settle(s: State, seat: i64, world: i64, hand: i64) -> vec[i64]:
    """All the ways that are open, in the order of their domain."""
    area = s.areas[seat]
    facts = s.kit.facts
    ways = vec[i64]()
    plain = CONQUER if facts.is_military[world] else PAY
    if may_settle_by(s, seat, world, plain, hand, QUICK):
        ways = append(ways, plain)
    for place in range(area.old):
        card = area.tableau[place]
        if facts.opens_way[card] and may_settle_by(s, seat, world, CARD_WAY + card, hand, QUICK):
            ways = append(ways, CARD_WAY + card)
    sort(ways)
    return ways


def can_settle(s: State, seat: i64, world: i64, hand: i64) -> bool:
    """Is there any way?"""
    area = s.areas[seat]
    facts = s.kit.facts
    if facts.is_military[world]:
        if reachable(s, area, world, 0, True) >= facts.cost[world]:
            return True
    elif hand + possible_discount(s, area, world) >= cost_of(s, area, world, 0):
        return True
    for place in range(area.old):
        card = area.tableau[place]
        if facts.opens_way[card] and may_settle_by(s, seat, world, CARD_WAY + card, hand, QUICK):
            return True
    return False


def may_settle(s: State, seat: i64, world: i64, hand: i64, why: Why) -> bool:
    """Some way must be open; when none is, say what the plain one lacks
    [RAC-100, RAC-101, RAC-103]."""
    if not why.explaining:
        return can_settle(s, seat, world, hand)
    if can_settle(s, seat, world, hand):
        return why.need(True, "RAC-100", "can-be-settled", world)
    way = CONQUER if s.kit.facts.is_military[world] else PAY
    return may_settle_by(s, seat, world, way, hand, why)
