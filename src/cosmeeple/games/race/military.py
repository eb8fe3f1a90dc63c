"""Military [RAC-103..105, RAC-187, RAC-206..210]: what a player has against a world, and what could still be added."""

from __future__ import annotations

from cosmeeple.games.race.kit import Card, RaceKit
from cosmeeple.games.race.state import Area, State, kind_of
from cosmeeple.games.race.tokens import amount, token_goods
from cosmeeple.games.race.vocabulary import ALIEN, GENES, NONE, TOKEN_GENES, TOKEN_MILITARY


def general_military(kit: RaceKit, tableau: list[int], count: int) -> int:
    """Unconditional Military of the first `count` cards, chromosome worlds included [RAC-104, RAC-187, RAC-206,
    RAC-208, RAC-245]."""
    military = 0
    per_chromosome = 0
    chromosomes = 0
    for place in range(count):
        card: Card = kit.cards[tableau[place]]
        military += card.military
        per_chromosome += card.chromosome_military
        if card.chromosome:
            chromosomes += 1
    return military + per_chromosome * chromosomes


def specialised_by(own: Card, target: Card) -> int:
    """What one card adds against a world of its colour or keyword [RAC-104, RAC-207]."""
    amount = own.military_by_good[target.good]
    if own.fought_keyword & target.keywords:
        amount += own.military_by_keyword
    return amount


def specialised_military(kit: RaceKit, area: Area, target: Card) -> int:
    """Specialised Military that fits the target [RAC-104, RAC-207]."""
    military = 0
    for place in range(area.old):
        military += specialised_by(kit.cards[area.tableau[place]], target)
    return military


def military_against(s: State, area: Area, target: Card) -> int:
    """All that counts against this world now, temporary Military included [RAC-104, RAC-105, RAC-444]."""
    general = general_military(s.kit, area.tableau, area.old)
    boost = area.boost + (area.genes_boost if target.good == GENES else 0)
    return general + specialised_military(s.kit, area, target) + boost


def boost_of(s: State, card: Card, target: Card) -> int:
    """What using the card's temporary Military adds in all: a sacrificed card takes its own along
    [RAC-209, RAC-210, RAC-246, RAC-R04]."""
    if card.sacrifice_military == 0:
        return card.spend_military
    if s.keeps_sacrificed:
        return card.sacrifice_military
    return card.sacrifice_military - card.military - specialised_by(card, target)


def token_boost(s: State, token: int, target: Card) -> int:
    """The better of a token's two kinds of Military: for the phase, or against Genes worlds [RAC-434, RAC-444]."""
    military = amount(s, token, TOKEN_MILITARY)
    return max(military, amount(s, token, TOKEN_GENES)) if target.good == GENES else military


def can_spend_for(s: State, area: Area, card: Card, world: int) -> bool:
    """An unused power, and a good of its kind that does not lie on the world being placed [RAC-210, RAC-223]."""
    if card.spend_good == NONE or card.number in area.used:
        return False
    return spendable(s, area, card.spend_good, world) > 0


def spendable(s: State, area: Area, good: int, world: int) -> int:
    """Goods of a kind on worlds that are fully paid or conquered, so not on `world`; a token may stand for an Alien one
    [RAC-044, RAC-223, RAC-445]."""
    count = token_goods(s, area) if good == ALIEN else 0
    for holder in area.holders:
        if holder != world and kind_of(s.kit, holder) == good:
            count += 1
    return count


def possible_boost(s: State, area: Area, target: Card, without: int, token: int) -> int:
    """The most that temporary Military could still add, when the card `without` or the token is used up (NONE: none is)
    [RAC-209, RAC-210, RAC-434]."""
    kit = s.kit
    boost = 0
    spenders = 0
    for place in range(area.old):
        number = area.tableau[place]
        card: Card = kit.cards[number]
        if number == without:
            continue
        if card.sacrifice_military > 0:
            boost += boost_of(s, card, target)
        elif card.spend_good != NONE and number not in area.used:
            spenders += 1
    if spenders > 0:
        boost += possible_spending(s, area, target, without)
    for held in area.tokens:
        boost += token_boost(s, held, target)
    return boost if token == NONE else boost - token_boost(s, token, target)


def possible_spending(s: State, area: Area, target: Card, without: int) -> int:
    """The best use of the goods for Military: each good pays for one power, dearer powers first."""
    kit = s.kit
    boost = 0
    for good in range(len(kit.prices)):
        amounts: list[int] = []
        for place in range(area.old):
            card: Card = kit.cards[area.tableau[place]]
            if card.spend_good == good and card.number != without and card.number not in area.used:
                amounts.append(card.spend_military)
        if amounts:
            left = spendable(s, area, good, target.number)
            if without != NONE and kit.cards[without].spend_good == good:
                left -= 1
            amounts.sort()
            while left > 0 and amounts:
                boost += amounts.pop()
                left -= 1
    return boost
