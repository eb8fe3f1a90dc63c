"""How good a position looks to a bot, in points: the score as it stands plus what is still to come."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.antarctica.scoring import score_now
from cosmeeple.games.antarctica.state import State, on_board

# Weights found by a few hundred matches of greedy bots against each other. They guide search; no rule depends on them.
SUPPLY: Final = 0.8
SUPPLY_ENOUGH: Final = 5
RESERVE: Final = 0.3
SHIP_ON_BOARD: Final = 30.0
SHIP_AVAILABLE: Final = 0.2
CUBE_AVAILABLE: Final = 3.0
SHIPYARD_CARD: Final = 0.15
RESOURCE_CARD: Final = 2.0


def evaluate(s: State, seat: int) -> float:
    """Own prospects minus those of the strongest other player."""
    scores = score_now(s)
    ahead = time_left(s)
    best_other = -1000.0
    for other in range(len(scores)):
        if other != seat:
            best_other = max(best_other, prospects(s, other, scores[other], ahead))
    return prospects(s, seat, scores[seat], ahead) - best_other


def time_left(s: State) -> float:
    """How much of the game is still to come, from 1 down to 0: the player nearest the last scientist decides."""
    start = s.kit.starts[len(s.areas)]
    fewest = start.supply + start.reserve
    for area in s.areas:
        fewest = min(fewest, area.supply + area.reserve)
    return fewest / (start.supply + start.reserve)


def prospects(s: State, seat: int, score: int, ahead: float) -> float:
    """The score as it stands, and what pieces are worth in the time that is left: ships are turns, cubes are tracks."""
    area = s.areas[seat]
    if s.ending:
        return float(score)
    ships = on_board(s, seat).bit_count()
    return (
        score
        + SUPPLY * min(area.supply, SUPPLY_ENOUGH)
        + RESOURCE_CARD * (area.resources[0] + area.resources[1])
        + SHIPYARD_CARD * len(area.hand)
        + ahead
        * (
            RESERVE * area.reserve
            + SHIP_ON_BOARD * ships
            + SHIP_AVAILABLE * area.ships_available
            + CUBE_AVAILABLE * area.cubes_available
        )
    )
