"""How good a position looks to a bot, in points: the score as it stands plus what is still to come."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.circadians.scoring import ai_score, score_of
from cosmeeple.games.circadians.state import State, has_ai, hidden_dice, pool_dice
from cosmeeple.games.circadians.vocabulary import HARVEST, PRINTED_FARMS

# Weights found by matches of greedy bots; they only guide search, no rule depends on them.
GOODS: Final = (0.13, 0.32, 0.62, 0.55)
DIE: Final = 0.9
HAND: Final = 0.35
SHIP: Final = 0.35
FARM: Final = 0.6
RING: Final = 0.35


def evaluate(s: State, seat: int) -> float:
    """Own prospects minus those of the strongest other player."""
    own = prospects(s, seat)
    best_other = 0.0
    for other in range(len(s.areas)):
        if other != seat:
            best_other = max(best_other, prospects(s, other))
    if has_ai(s):
        best_other = max(best_other, float(ai_score(s)))
    return own - best_other


def rounds_left(s: State) -> int:
    """Harvests still to come that can be used."""
    left = s.kit.rules.rounds - s.round
    return left if s.phase < HARVEST else left - 1 if left > 0 else 0


def prospects(s: State, seat: int) -> float:
    area = s.areas[seat]
    left = rounds_left(s)
    worth = float(score_of(s, seat))
    ahead = left / s.kit.rules.rounds
    useful = 1.0 if left > 0 else 0.15
    for resource in range(len(GOODS)):
        worth += GOODS[resource] * area.resources[resource] * useful
    worth += DIE * min(s.kit.rules.dice_limit, pool_dice(s, seat) + hidden_dice(area)) * min(left, 4)
    worth += HAND * min(len(area.hand), 6) * useful
    worth += (SHIP * len(area.ships) + FARM * len(area.farms)) * left
    worth += RING * s.kit.planet.distance[area.harvester] * left
    for farm in range(1, PRINTED_FARMS + len(area.farms)):
        if area.farm_dice[farm]:
            worth += 0.25 * min(6, area.farm_dice[farm] + (3 if area.farm_dice[0] else 0)) * ahead
    return worth
