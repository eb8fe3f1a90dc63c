"""Steps a second of the learning environments, in processor time of one core:
`python benchmarks/environments.py`.

A step is one answer of the learner with everything until it is asked again: observation, mask,
reward, random answers of the others. Prints the table of docs/benchmarks.md, and with `--parts`
where the time of a step goes. The learner draws uniformly among the legal actions; drawing is
counted with the step. As in `timeit`, Python's collector of cycles is off while anything is
measured.
"""

from __future__ import annotations

import argparse
import gc
import time
from collections.abc import Callable

from cosmeeple.adapters.batch import Batch
from cosmeeple.adapters.gymnasium import SeatEnv
from cosmeeple.kernel.engine.playout import clone_often
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.thinking.numbers import Numbers, zeros_32

KINDS = [
    ("antarctica", 2),
    ("antarctica", 4),
    ("tortuga", 2),
    ("tortuga", 4),
    ("relics", 2),
    ("relics", 4),
    ("circadians", 2),
    ("circadians", 4),
    ("race", 2),
    ("race", 5),
]


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much of the work is done in a second, the best of three parts of the time."""
    best = 0.0
    for _ in range(3):
        done, begun = 0, time.process_time()
        while time.process_time() - begun < seconds / 3:
            done += work()
        best = max(best, done / (time.process_time() - begun))
    return best


def single(slug: str, players: int, seconds: float) -> float:
    env, rng = SeatEnv(slug, players), Rng(7)
    env.reset(seed=1)

    def work() -> int:
        for _ in range(100):
            legal = env.observer.legal_actions(env.playing().table, env.seat)
            if env.step(legal[rng.below(len(legal))])[2]:
                env.reset()
        return 100

    return rate(work, seconds)


def together(slug: str, players: int, seconds: float, count: int = 64) -> float:
    batch = Batch(slug, count, players, seed=1)

    def work() -> int:
        for _ in range(10):
            batch.step(batch.sample())
        return 10 * count

    return rate(work, seconds)


def parts(slug: str, players: int, seconds: float) -> list[float]:
    """Microseconds of a clone, a masked state, its numbers, a whole row, and a decision of random
    play."""
    batch = Batch(slug, 64, players, seed=1)
    for _ in range(25):
        batch.step(batch.sample())
    game, watching, size = batch.game, batch.observer.watching, batch.observer.size
    numbers = Numbers(zeros_32(size), 0, batch.observer.moved)
    found = [
        (t, int(seat), t.agenda[-1]) for t, seat in zip(batch.tables, batch.seats, strict=True)
    ]
    masked = [(game.mask(t.state, seat, frame), seat) for t, seat, frame in found]

    def clones() -> int:
        for t, _, _ in found:
            clone_often(t, 10)
        return 640

    def masks() -> int:
        for t, seat, frame in found:
            game.mask(t.state, seat, frame)
        return 64

    def encodes() -> int:
        for state, seat in masked:
            numbers.clear()
            watching.encode(state, seat, numbers)
        return 64

    def rows() -> int:
        for t, seat, _ in found:
            watching.show(t, seat, numbers)
        return 64

    return [1e6 / rate(work, seconds) for work in (clones, masks, encodes, rows)]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=3.0)
    asked.add_argument("--parts", action="store_true")
    given = asked.parse_args()
    compiled = not hasattr(Rng.below, "__code__")
    gc.disable()
    print(
        f"{'compiled' if compiled else 'interpreted'}, {given.seconds:g} s of processor time each\n"
    )
    if given.parts:
        print(
            "| game | players | clone | masked state | its numbers | whole row "
            "|\n|---|--:|--:|--:|--:|--:|"
        )
        for slug, players in KINDS:
            times = " | ".join(f"{each:.2f} µs" for each in parts(slug, players, given.seconds))
            print(f"| {slug} | {players} | {times} |", flush=True)
        return
    print("| game | players | numbers | actions | steps/s, `SeatEnv` | steps/s, `Batch` of 64 |")
    print("|---|--:|--:|--:|--:|--:|")
    for slug, players in KINDS:
        seen = SeatEnv(load_game(slug), players).observer
        print(
            f"| {slug} | {players} | {seen.size:,} | {seen.actions:,} "
            f"| {single(slug, players, given.seconds):,.0f} | "
            f"{together(slug, players, given.seconds):,.0f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
