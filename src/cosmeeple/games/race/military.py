"""Military [RAC-103..105, RAC-187, RAC-206..210]: what a player has against a world, and what could
still be added."""

from __future__ import annotations

from mypy_extensions import i64

from cosmeeple.games.race.kit import RaceKit
from cosmeeple.games.race.state import Area, State, kind_of
from cosmeeple.games.race.tokens import amount, token_goods
from cosmeeple.games.race.vocabulary import ALIEN, GENES, NONE, TOKEN_GENES, TOKEN_MILITARY
from cosmeeple.kernel.engine.rows import append, pop, sort, total, vec


def general_military(kit: RaceKit, tableau: vec[i64], count: i64) -> i64:
    """Unconditional Military of the first `count` cards, chromosome worlds included
    [RAC-104, RAC-187, RAC-206, RAC-208, RAC-245]."""
    facts = kit.facts
    military: i64 = 0
    per_chromosome: i64 = 0
    for place in range(count):
        number = tableau[place]
        military += facts.military[number]
        per_chromosome += facts.chromosome_military[number]
    if per_chromosome > 0:
        military += per_chromosome * total(facts.chromosome, tableau, count)
    return military


def specialised_by(kit: RaceKit, card: i64, target: i64) -> i64:
    """What one card adds against a world of its colour or keyword [RAC-104, RAC-207]."""
    facts = kit.facts
    amount = facts.military_by_good[facts.good[target]][card]
    if facts.fought_keyword[card] & facts.keywords[target]:
        amount += facts.military_by_keyword[card]
    return amount


def specialised_military(kit: RaceKit, area: Area, target: i64) -> i64:
    """Specialised Military that fits the target [RAC-104, RAC-207]."""
    military: i64 = 0
    for place in range(area.old):
        military += specialised_by(kit, area.tableau[place], target)
    return military


def military_against(s: State, area: Area, target: i64) -> i64:
    """All that counts against this world now, temporary Military included
    [RAC-104, RAC-105, RAC-444]."""
    general = general_military(s.kit, area.tableau, area.old)
    boost = area.boost + (area.genes_boost if s.kit.facts.good[target] == GENES else 0)
    return general + specialised_military(s.kit, area, target) + boost


def boost_of(s: State, card: i64, target: i64) -> i64:
    """What using the card's temporary Military adds in all: a sacrificed card takes its own along
    [RAC-209, RAC-210, RAC-246, RAC-R04]."""
    facts = s.kit.facts
    if facts.sacrifice_military[card] == 0:
        return facts.spend_military[card]
    if s.keeps_sacrificed:
        return facts.sacrifice_military[card]
    return (
        facts.sacrifice_military[card] - facts.military[card] - specialised_by(s.kit, card, target)
    )


def token_boost(s: State, token: i64, target: i64) -> i64:
    """The better of a token's two kinds of Military: for the phase, or against Genes worlds
    [RAC-434, RAC-444]."""
    military = amount(s, token, TOKEN_MILITARY)
    return (
        max(military, amount(s, token, TOKEN_GENES))
        if s.kit.facts.good[target] == GENES
        else military
    )


def can_spend_for(s: State, area: Area, card: i64, world: i64) -> bool:
    """An unused power, and a good of its kind that does not lie on the world being placed
    [RAC-210, RAC-223]."""
    good = s.kit.facts.spend_good[card]
    if good == NONE or card in area.used:
        return False
    return spendable(s, area, good, world) > 0


def spendable(s: State, area: Area, good: i64, world: i64) -> i64:
    """Goods of a kind on worlds that are fully paid or conquered, so not on `world`; a token may
    stand for an Alien one [RAC-044, RAC-223, RAC-445]."""
    count = token_goods(s, area) if good == ALIEN else 0
    for holder in area.holders:
        if holder != world and kind_of(s.kit, holder) == good:
            count += 1
    return count


def possible_boost(s: State, area: Area, target: i64, without: i64, token: i64) -> i64:
    """The most that temporary Military could still add, when the card `without` or the token is
    used up (NONE: none is) [RAC-209, RAC-210, RAC-434]."""
    facts = s.kit.facts
    boost: i64 = 0
    spenders: i64 = 0
    for place in range(area.old):
        card = area.tableau[place]
        if card == without or not facts.boosts[card]:
            continue
        if facts.sacrifice_military[card] > 0:
            boost += boost_of(s, card, target)
        elif card not in area.used:
            spenders += 1
    if spenders > 0:
        boost += possible_spending(s, area, target, without)
    for held in area.tokens:
        boost += token_boost(s, held, target)
    return boost if token == NONE else boost - token_boost(s, token, target)


def possible_spending(s: State, area: Area, target: i64, without: i64) -> i64:
    """The best use of the goods for Military: each good pays for one power, dearer powers first."""
    facts = s.kit.facts
    boost: i64 = 0
    for good in range(len(s.kit.prices)):
        amounts = vec[i64]()
        for place in range(area.old):
            card = area.tableau[place]
            if facts.spend_good[card] == good and card != without and card not in area.used:
                amounts = append(amounts, facts.spend_military[card])
        if len(amounts) > 0:
            left = spendable(s, area, good, target)
            if without != NONE and facts.spend_good[without] == good:
                left -= 1
            sort(amounts)
            while left > 0 and len(amounts) > 0:
                amounts, most = pop(amounts)
                boost += most
                left -= 1
    return boost
