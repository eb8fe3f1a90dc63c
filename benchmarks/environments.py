"""Steps a second of the learning environments, in processor time of one core: `python benchmarks/environments.py`.

A step is one answer of the learner with everything until it is asked again: observation, mask, reward, random answers
of the others. Prints the table of docs/benchmarks.md. The learner draws uniformly among the legal actions; drawing is
counted with the step.
"""

from __future__ import annotations

import sys
import time

from cosmeeple.adapters.batch import Batch
from cosmeeple.adapters.gymnasium import SeatEnv
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.game import load_game

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
KINDS = [
    ("antarctica", 2),
    ("antarctica", 4),
    ("tortuga", 2),
    ("relics", 2),
    ("circadians", 2),
    ("race", 2),
    ("race", 4),
]


def single(slug: str, players: int) -> float:
    env, rng = SeatEnv(slug, players), Rng(7)
    env.reset(seed=1)
    steps, begun = 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        for _ in range(100):
            legal = env.observer.legal_actions(env.playing().table, env.seat)
            if env.step(legal[rng.below(len(legal))])[2]:
                env.reset()
        steps += 100
    return steps / (time.process_time() - begun)


def together(slug: str, players: int, count: int = 64) -> float:
    batch, rng = Batch(slug, count, players, seed=1), Rng(7)
    steps, begun = 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        batch.step([legal[rng.below(len(legal))] for legal in batch.legal])
        steps += count
    return steps / (time.process_time() - begun)


def main() -> None:
    compiled = not hasattr(Rng.below, "__code__")
    print(f"{'compiled' if compiled else 'interpreted'}, {SECONDS:g} s of processor time each\n")
    print("| game | players | numbers | actions | steps/s, `SeatEnv` | steps/s, `Batch` of 64 |")
    print("|---|--:|--:|--:|--:|--:|")
    for slug, players in KINDS:
        seen = SeatEnv(load_game(slug), players).observer
        print(
            f"| {slug} | {players} | {seen.size:,} | {seen.actions:,} "
            f"| {single(slug, players):,.0f} | {together(slug, players):,.0f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
