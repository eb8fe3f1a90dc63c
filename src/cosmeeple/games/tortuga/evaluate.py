"""How good a position looks to a bot, in influence."""

from __future__ import annotations

from cosmeeple.games.tortuga.state import State, influence_of


def evaluate(s: State, seat: int) -> float:
    return float(influence_of(s, seat))
