"""Thinking in several processes: each looks at the question on its own, what they found is added
up.

Tables travel as JSON, so a worker needs nothing but the installed package. A table with a corrected
component file cannot be loaded there; the thinking stays in this process.
"""

from __future__ import annotations

import atexit
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, TypeVar

from cosmeeple.bots.base import UNDISTURBED, Asked
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.records.codec import dump_table, load_table
from cosmeeple.kernel.thinking.search import Considered

if TYPE_CHECKING:
    from cosmeeple.bots.mcts import Knobs

#: One option as it travels: pick, visits, total value, line.
Row = tuple[int, int, float, list[int]]

_pools: dict[int, ProcessPoolExecutor] = {}


def pool_of(processes: int) -> ProcessPoolExecutor:
    """A pool that is kept for the next decision."""
    if processes not in _pools:
        _pools[processes] = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
        atexit.register(_pools[processes].shutdown, wait=False, cancel_futures=True)
    return _pools[processes]


Part = TypeVar("Part")


def in_processes(asked: Asked, processes: int, work: Callable[[Asked], Part]) -> list[Part]:
    """What each of so many processes finds about a question, each with chance of its own."""
    if asked.table.state.kit.edition != asked.game.kit().edition:
        return [work(asked)]
    seeds = [asked.rng.split().state for _ in range(processes)]
    saved = dump_table(asked.game, asked.table)
    slug, seats, seat = asked.game.slug, asked.seats, asked.seat
    jobs = [
        pool_of(processes).submit(asked_again, work, saved, seed, slug, seats, seat)
        for seed in seeds
    ]
    return [job.result() for job in jobs]


def asked_again(
    work: Callable[[Asked], Part], saved: dict[str, Any], rng: int, slug: str, seats: int, seat: int
) -> Part:
    """What a worker does."""
    game = load_game(slug)
    with UNDISTURBED:
        return work(Asked(game, seats, seat, load_table(game, saved), Rng(rng)))


def search_in_processes(
    asked: Asked, iterations: int, seconds: float, knobs: Knobs, processes: int
) -> list[Considered]:
    """The options considered by all processes together."""
    share = -(-iterations // processes)
    work = partial(search_part, iterations=share, seconds=seconds, knobs=knobs)
    parts = in_processes(asked, processes, work)
    return [added_up([part[place] for part in parts]) for place in range(len(parts[0]))]


def search_part(asked: Asked, iterations: int, seconds: float, knobs: Knobs) -> list[Row]:
    """The share of one process, as rows that can be sent."""
    from cosmeeple.bots.mcts import MctsBot

    found = MctsBot(iterations, seconds, knobs, reuse=False).search(asked)
    return [(each.pick, each.visits, each.value * each.visits, each.line) for each in found]


def added_up(rows: list[Row]) -> Considered:
    """The same option from all processes; the line of the one that looked at it most."""
    visits = sum(row[1] for row in rows)
    total = sum(row[2] for row in rows)
    most = max(rows, key=lambda row: row[1])
    return Considered(rows[0][0], visits, total / visits if visits else 0.0, most[3])
