"""How good a position looks to a bot, in credits."""

from __future__ import annotations

from cosmeeple.games.relics.scoring import score_now
from cosmeeple.games.relics.state import State


def evaluate(s: State, seat: int) -> float:
    """Own prospects minus those of the strongest other player."""
    best_other = -1000.0
    for other in range(len(s.areas)):
        if other != seat:
            best_other = max(best_other, float(score_now(s, other)))
    return float(score_now(s, seat)) - best_other
