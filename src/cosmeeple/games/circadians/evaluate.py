"""How good a position looks to a bot, in points: the score as it stands plus what is still to come."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.circadians.scoring import ai_score, score_of
from cosmeeple.games.circadians.state import State, has_ai, hidden_dice, pool_dice
from cosmeeple.games.circadians.vocabulary import BOOSTER, EMPTY, HARVEST, PRINTED_FARMS, RESOURCE_COUNT, SIDES

# Weights found by matches of greedy bots against each other; they only guide search, no rule depends on them.
GOODS: Final = (0.1, 0.35, 0.8, 0.72)
MOST_GOODS: Final = (30, 20, 14, 8)
DIE: Final = 0.3
HAND: Final = 0.17
SHIP: Final = 0.41
FARM: Final = 0.33
RING: Final = 0.29
WAITING: Final = 0.72
FARM_PIP: Final = 0.24
CONTRACT: Final = 0.3
#: What goods are worth once nothing can be bought any more: only ties look at them.
LEFT_OVER: Final = 0.1


def evaluate(s: State, seat: int) -> float:
    """Own prospects minus those of the strongest other player, the AI included."""
    own = prospects(s, seat)
    best_other = 0.0
    for other in range(len(s.areas)):
        if other != seat:
            best_other = max(best_other, prospects(s, other))
    if has_ai(s):
        best_other = max(best_other, float(ai_score(s)))
    return own - best_other


def prospects(s: State, seat: int) -> float:
    """Points now, and what dice, goods, tokens and cards may still bring."""
    area = s.areas[seat]
    kit = s.kit
    left = kit.rules.rounds - s.round
    if s.phase >= HARVEST and left > 0:
        left -= 1
    waiting = 0
    for face in area.garages:
        if face != EMPTY:
            waiting += 1
    worth = float(score_of(s, seat))
    useful = 1.0 if left > 0 or waiting else LEFT_OVER
    for resource in range(RESOURCE_COUNT):
        worth += useful * GOODS[resource] * min(area.resources[resource], MOST_GOODS[resource])
    worth += DIE * min(kit.rules.dice_limit, pool_dice(s, seat) + hidden_dice(area)) * min(left, 3)
    worth += HAND * min(len(area.hand), 5) * useful
    worth += (SHIP * len(area.ships) + FARM * len(area.farms)) * left
    worth += RING * kit.planet.distance[area.harvester] * left
    worth += WAITING * waiting
    boost = kit.base.boost if area.farm_dice[BOOSTER] != EMPTY else 0
    for farm in range(1, PRINTED_FARMS + len(area.farms)):
        if area.farm_dice[farm] != EMPTY:
            worth += FARM_PIP * min(SIDES, area.farm_dice[farm] + boost)
    if useful == 1.0:
        worth += CONTRACT * nearest_contract(s, seat)
    return worth


def nearest_contract(s: State, seat: int) -> float:
    """The points of the Contract in hand that is nearest to being paid, as far as it is."""
    area = s.areas[seat]
    best = 0.0
    for card in area.hand:
        cost = s.kit.cards.cost[card]
        needed = 0
        had = 0
        for resource in range(RESOURCE_COUNT):
            needed += cost[resource]
            had += min(cost[resource], area.resources[resource])
        if needed:
            best = max(best, s.kit.cards.points[card] * had / needed)
    return best
