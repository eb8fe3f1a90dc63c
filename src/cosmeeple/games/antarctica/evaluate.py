"""How good a position looks to a bot, in points: the score as it stands plus what is still to come."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.antarctica.scoring import score_now
from cosmeeple.games.antarctica.state import State

# Weights found by matches of greedy bots against each other; they only guide search, no rule depends on them.
SUPPLY: Final = 1.6
RESERVE: Final = -0.25
SHIP_ON_BOARD: Final = 1.2
SHIPYARD_CARD: Final = 0.6
RESOURCE_CARD: Final = 0.8


def evaluate(s: State, seat: int) -> float:
    """Own prospects minus those of the strongest other player."""
    scores = score_now(s)
    best_other = -1000.0
    for other in range(len(scores)):
        if other != seat:
            best_other = max(best_other, prospects(s, other, scores[other]))
    return prospects(s, seat, scores[seat]) - best_other


def prospects(s: State, seat: int, score: int) -> float:
    area = s.areas[seat]
    if s.ending:
        return float(score)
    ships = area.launched - area.ships_discarded
    return (
        score
        + SUPPLY * min(area.supply, 6)
        + RESERVE * area.reserve
        + SHIP_ON_BOARD * ships
        + SHIPYARD_CARD * len(area.hand)
        + RESOURCE_CARD * (area.resources[0] + area.resources[1])
    )
