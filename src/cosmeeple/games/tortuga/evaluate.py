"""How good a position looks to a bot, in influence: what is held, what the deck will bring, what the turn can do.

The weights (`weights.toml`) guide search, no rule depends on them; all are above zero, so `benchmarks/tune.py` can tune
them.
"""

from __future__ import annotations

from typing import Final

from cosmeeple.games.tortuga.scoring import outcome
from cosmeeple.games.tortuga.state import NOBODY, NOTHING, NOWHERE, State, influence_of
from cosmeeple.games.tortuga.vocabulary import FORTRESS, MARKET, SECTOR_COUNT, SPECIAL, TORTUGA, TURRET
from cosmeeple.kernel.lookahead import squash
from cosmeeple.kernel.weights import load_weights

FEATURES: Final = (
    *("crypto", "maneuver", "in_hand", "mineral", "market_token", "turret_token", "defence", "scouted", "trophy"),
    *("hand_value", "ship_lost", "reserved", "refreshed", "influence_ahead", "conquest_ahead", "hunt_ahead"),
    *("maneuver_card", "draw_card", "fight_card", "last_turn", "throne"),
)
STAGES: Final = ("game",)
WEIGHTS: Final[list[list[float]]] = load_weights("cosmeeple.games.tortuga", FEATURES, STAGES)
W: Final[list[float]] = WEIGHTS[0]
#: What is in the pool of the turn; a card in hand is worth a little less than its resources in the pool.
CRYPTO: Final = 0
MANEUVER: Final = 1
IN_HAND: Final = 2
#: What is kept: a Mineral, tokens, a point of defence, a marker on a Hunt token, the reward of a trophy, the resources
#: of an average hand, a ship off the board (this much is lost), a card in the reserve.
MINERAL: Final = 3
MARKET_TOKEN: Final = 4
TURRET_TOKEN: Final = 5
DEFENCE: Final = 6
SCOUTED: Final = 7
TROPHY: Final = 8
HAND_VALUE: Final = 9
SHIP_LOST: Final = 10
RESERVED: Final = 11
#: What a card put under its deck costs whoever looks: a refresh that leads to no purchase is worse than none, and what
#: it uncovers is there for the others too.
REFRESHED: Final = 12
#: How sure it is that the turn brings what it can still bring: influence bought in Tortuga, a sector, a hunt.
INFLUENCE_AHEAD: Final = 13
CONQUEST_AHEAD: Final = 14
HUNT_AHEAD: Final = 15
#: A Manoeuvre, a card drawn and strength in skirmishes, in Crypto.
MANEUVER_CARD: Final = 16
DRAW_CARD: Final = 17
FIGHT_CARD: Final = 18
#: What each other player gains in the last turn after the fall of Tortuga, about; and what the game is worth then.
LAST_TURN: Final = 19
THRONE: Final = 20
WIN: Final = 100.0
#: How much more or less than expected a last turn brings.
LUCK: Final = 0.7


def evaluate(s: State, seat: int) -> float:
    """Own prospects minus those of the strongest other player; a finished game is won or lost."""
    if s.ending:
        ranks = outcome(s).ranks
        return WIN if ranks[seat] == 1 else -WIN
    if s.usurper != NOBODY:
        return last_round(s, seat)
    best_other = -WIN
    for other in range(len(s.areas)):
        if other != seat:
            best_other = max(best_other, prospects(s, other))
    refreshed = 0
    for count in s.seen_below:
        refreshed += count
    return prospects(s, seat) - best_other - W[REFRESHED] * refreshed


def last_round(s: State, seat: int) -> float:
    """Tortuga has fallen: everybody else has one turn left, then most influence wins, a tie goes to the usurper
    [TOR-132, TOR-135]."""
    own = at_last(s, seat)
    best_other = -WIN
    for other in range(len(s.areas)):
        if other != seat:
            best_other = max(best_other, at_last(s, other))
    return W[THRONE] * (2.0 * squash((own - best_other) / LUCK) - 1.0) + 0.1 * (own - best_other)


def at_last(s: State, seat: int) -> float:
    """The influence that a seat may expect after its last turn."""
    own = float(influence_of(s, seat))
    if seat == s.usurper:
        own += 0.5
        if seat != s.active:
            return own
    elif seat != s.active:
        # Those between the usurper and the active player have had their last turn.
        seats = len(s.areas)
        if (seat - s.usurper) % seats < (s.active - s.usurper) % seats:
            return own
        return own + W[LAST_TURN]
    return own + turn_value(s, seat)


def prospects(s: State, seat: int) -> float:
    area = s.areas[seat]
    influence = influence_of(s, seat)
    # The nearer the end, the less a good deck is worth.
    time_left = max(0.15, 1.0 - influence / s.kit.win_influence)
    value = influence + W[HAND_VALUE] * time_left * hand_value(s, seat) + W[MINERAL] * area.minerals
    for sector in range(SECTOR_COUNT):
        if s.control[sector] == seat:
            value += W[DEFENCE] * s.defence[sector]
            if MARKET <= sector < TURRET:
                value += W[MARKET_TOKEN] * time_left
            elif TURRET <= sector < SPECIAL:
                value += W[TURRET_TOKEN] * time_left
        if s.scouts[sector] >> seat & 1:
            value += W[SCOUTED]
    for card in range(len(s.kit.card_reward)):
        if area.trophies >> card & 1:
            value += W[TROPHY] * s.kit.card_reward[card]
    if area.sector == NOWHERE:
        value -= W[SHIP_LOST]
    if area.reserve != NOTHING:
        value += W[RESERVED]
    if seat == s.active:
        value += turn_value(s, seat)
    return value


def card_value(s: State, card: int) -> float:
    """What a card brings when it is played or fought with, in Crypto."""
    kit = s.kit
    value = kit.card_crypto[card] + W[MANEUVER_CARD] * kit.card_maneuver[card]
    value += W[FIGHT_CARD] * (kit.card_attack[card] + kit.card_defend[card])
    value += W[DRAW_CARD] * kit.card_draw[card] + 0.6 * kit.card_move[card] + 0.4 * kit.card_raise[card]
    if kit.card_mineral_from[card]:
        value += 0.9
    if kit.card_remove_from[card]:
        value += 0.8
    return value + 0.5 * (kit.card_crypto_if[card] + kit.card_maneuver_if[card] + kit.card_per_token[card])


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
    """The pool, the hand still to be played, and what can be reached with them."""
    area = s.areas[seat]
    kit = s.kit
    crypto, maneuver = s.crypto, s.maneuver
    flight = 0
    value = W[CRYPTO] * crypto + W[MANEUVER] * maneuver
    for card in area.hand:
        crypto += kit.card_crypto[card]
        maneuver += kit.card_maneuver[card]
        flight = max(flight, kit.card_move[card])
        value += W[IN_HAND] * W[CRYPTO] * card_value(s, card)
    for sector in range(MARKET, TURRET):
        if s.control[sector] == seat and not s.used_sectors >> sector & 1:
            value += W[IN_HAND] * W[CRYPTO]
            crypto += kit.token_crypto
    here = area.sector
    if here == NOWHERE:
        return value
    if here == FORTRESS and s.control[here] == seat and not s.used_sectors >> here & 1:
        maneuver += kit.fortress_maneuver
    steps = way_to_tortuga(s, here)
    if steps <= flight:
        steps = 0
    if maneuver >= steps * kit.move_cost:
        crypto_there = crypto + area.minerals * kit.mineral_crypto
        value += W[INFLUENCE_AHEAD] * (crypto_there // kit.influence_price)
        value += throne_value(s, seat, maneuver - steps * kit.move_cost)
    return value + place_value(s, seat, here, crypto + area.minerals, maneuver)


def way_to_tortuga(s: State, here: int) -> int:
    """How many steps Tortuga is away."""
    reach = s.kit.maps[s.board].reach
    if here == TORTUGA:
        return 0
    for steps in range(1, len(reach)):
        if TORTUGA in reach[steps][here]:
            return steps
    return len(reach)


def throne_value(s: State, seat: int, maneuver: int) -> float:
    """What the conquest of Tortuga would bring with so many Manoeuvres there: the game, or the last round with its
    influence [TOR-091, TOR-131, TOR-132]."""
    kit = s.kit
    if s.usurper != NOBODY or s.control[TORTUGA] == seat or maneuver <= s.defence[TORTUGA]:
        return 0.0
    after = influence_of(s, seat) + kit.sector_value[TORTUGA]
    if after >= kit.win_influence:
        return 0.8 * W[THRONE]
    if kit.scenarios[s.scenario].tortuga_ends:
        return 0.0
    best_other = 0
    for other in range(len(s.areas)):
        if other != seat:
            best_other = max(best_other, influence_of(s, other))
    lead = after + 0.5 - best_other - W[LAST_TURN]
    return max(0.0, 0.8 * W[THRONE] * (2.0 * squash(lead / LUCK) - 1.0))


def place_value(s: State, seat: int, sector: int, crypto: int, maneuver: int) -> float:
    """What can still be done in a sector with so much in hand and pool."""
    value = 0.0
    holder = s.control[sector]
    guarded = holder != NOBODY and s.areas[holder].sector == sector
    if holder != seat and not guarded and s.usurper == NOBODY and maneuver > s.defence[sector] and sector != TORTUGA:
        value += W[CONQUEST_AHEAD] * s.kit.sector_value[sector]
    hunt = s.hunts[sector]
    if hunt != NOTHING:
        if s.scouts[sector] >> seat & 1:
            if maneuver >= s.kit.card_difficulty[hunt]:
                value += W[HUNT_AHEAD] * (1.0 + 0.5 * s.kit.card_reward[hunt])
        elif maneuver > 0:
            value += 0.08
    if s.minerals >> sector & 1 and maneuver > 0:
        value += 0.06
    if crypto > 1:
        value += 0.08 if sector < SPECIAL else 0.1
    return value
