"""How good a position looks to a bot, in influence: what is held, what the deck will bring, what
the turn can do."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.tortuga.scoring import outcome
from cosmeeple.games.tortuga.state import NOBODY, NOTHING, NOWHERE, State, influence_of
from cosmeeple.games.tortuga.vocabulary import MARKET, SECTOR_COUNT, SPECIAL, TORTUGA, TURRET

# Weights found by matches of greedy bots; they only guide search, no rule depends on them.
CRYPTO: Final = 0.04
MANEUVER: Final = 0.06
#: A card in hand is worth a little less than its resources in the pool.
IN_HAND: Final = 0.9
MINERAL: Final = 0.08
MARKET_TOKEN: Final = 0.3
TURRET_TOKEN: Final = 0.2
DEFENCE: Final = 0.02
SCOUTED: Final = 0.3
TROPHY: Final = 0.6
HAND_VALUE: Final = 0.5
SHIP_LOST: Final = -0.4
RESERVED: Final = 0.1
WIN: Final = 100.0


def evaluate(s: State, seat: int) -> float:
    """Own prospects minus those of the strongest other player; a finished game is won or lost."""
    if s.ending:
        ranks = outcome(s).ranks
        return WIN if ranks[seat] == 1 else -WIN
    best_other = -WIN
    for other in range(len(s.areas)):
        if other != seat:
            best_other = max(best_other, prospects(s, other))
    return prospects(s, seat) - best_other


def prospects(s: State, seat: int) -> float:
    """What speaks for the seat, all together."""
    value = 0.0
    for part in parts(s, seat):
        value += part
    return value


def parts(s: State, seat: int) -> list[float]:
    """The same in parts: influence, deck, Minerals, sectors, hunts, ship, turn."""
    area = s.areas[seat]
    influence = influence_of(s, seat)
    # The nearer the end, the less a good deck is worth.
    time_left = max(0.15, 1.0 - influence / s.kit.win_influence)
    deck = HAND_VALUE * time_left * hand_value(s, seat)
    if area.reserve != NOTHING:
        deck += RESERVED
    sectors = 0.0
    hunts = 0.0
    for sector in range(SECTOR_COUNT):
        if s.control[sector] == seat:
            sectors += DEFENCE * s.defence[sector]
            if MARKET <= sector < TURRET:
                sectors += MARKET_TOKEN * time_left
            elif TURRET <= sector < SPECIAL:
                sectors += TURRET_TOKEN * time_left
        if s.scouts[sector] >> seat & 1:
            hunts += SCOUTED
    for card in range(len(s.kit.card_reward)):
        if area.trophies >> card & 1:
            hunts += TROPHY * s.kit.card_reward[card]
    ship = SHIP_LOST if area.sector == NOWHERE else 0.0
    turn = turn_value(s, seat) if seat == s.active else 0.0
    return [float(influence), deck, MINERAL * area.minerals, sectors, hunts, ship, turn]


def card_value(s: State, card: int) -> float:
    """What a card brings when it is played or fought with, in resources."""
    kit = s.kit
    value = (
        kit.card_crypto[card]
        + 1.2 * kit.card_maneuver[card]
        + 0.3 * (kit.card_attack[card] + kit.card_defend[card])
    )
    value += 1.2 * kit.card_draw[card] + 0.6 * kit.card_move[card] + 0.4 * kit.card_raise[card]
    if kit.card_mineral_from[card]:
        value += 0.9
    if kit.card_remove_from[card]:
        value += 0.8
    return value + 0.5 * (
        kit.card_crypto_if[card] + kit.card_maneuver_if[card] + kit.card_per_token[card]
    )


def hand_value(s: State, seat: int) -> float:
    """The resources of an average hand drawn from all the player's cards."""
    area = s.areas[seat]
    total = 0.0
    count = 0
    lists = [area.hand, area.deck, area.discard]
    if seat == s.active:
        lists.extend([s.played, s.bought, s.fought, s.attack])
    for cards in lists:
        for card in cards:
            total += card_value(s, card)
            count += 1
    if area.reserve != NOTHING:
        total += card_value(s, area.reserve)
        count += 1
    return total * s.kit.hand_size / max(count, s.kit.hand_size)


def turn_value(s: State, seat: int) -> float:
    """The pool, the hand still to be played, and what the ship's place allows with them."""
    area = s.areas[seat]
    crypto, maneuver = s.crypto, s.maneuver
    value = CRYPTO * crypto + MANEUVER * maneuver
    for card in area.hand:
        crypto += s.kit.card_crypto[card]
        maneuver += s.kit.card_maneuver[card]
        value += IN_HAND * CRYPTO * card_value(s, card)
    for sector in range(MARKET, TURRET):
        if s.control[sector] == seat and not s.used_sectors >> sector & 1:
            value += IN_HAND * CRYPTO
            crypto += 1
    if area.sector != NOWHERE:
        value += place_value(s, seat, area.sector, crypto + area.minerals, maneuver)
    return value


def place_value(s: State, seat: int, sector: int, crypto: int, maneuver: int) -> float:
    """What can still be done in a sector with so much in hand and pool."""
    value = 0.0
    holder = s.control[sector]
    guarded = holder != NOBODY and s.areas[holder].sector == sector
    if (
        holder != seat
        and not guarded
        and s.usurper == NOBODY
        and maneuver > s.defence[sector]
        and sector != TORTUGA
    ):
        value += 0.7 * s.kit.sector_value[sector]
    hunt = s.hunts[sector]
    if hunt != NOTHING:
        if s.scouts[sector] >> seat & 1:
            if maneuver >= s.kit.card_difficulty[hunt]:
                value += 0.6 + 0.3 * s.kit.card_reward[hunt]
        elif maneuver > 0:
            value += 0.08
    if s.minerals >> sector & 1 and maneuver > 0:
        value += 0.06
    if sector == TORTUGA and crypto >= s.kit.influence_price:
        value += 0.5
    if crypto > 1:
        value += 0.08 if sector < SPECIAL else 0.1
    return value
