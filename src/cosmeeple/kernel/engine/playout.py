"""Random play, wholly inside the compiled core: for benchmarks, checks and rollouts."""

from __future__ import annotations

from cosmeeple.kernel.engine.agenda import S
from cosmeeple.kernel.engine.errors import EndlessGame
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.table import LONGEST_GAME, Table


def play_randomly(t: Table[S], rng: Rng, limit: int = LONGEST_GAME) -> int:
    """Play to the end with uniformly random choices; returns the number of decisions."""
    decisions = 0
    while len(t.agenda) > 0:
        legal = t.legal
        t.play(legal[rng.below(len(legal))])
        decisions += 1
        if decisions > limit:
            raise EndlessGame(f"no end after {limit} decisions")
    return decisions


def clone_often(t: Table[S], times: int) -> None:
    """Copy the table again and again: what the benchmark times."""
    for _ in range(times):
        t.clone()
