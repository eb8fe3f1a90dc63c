"""Where blocks are played: in this process, in a pool of processes, on a Ray cluster. All give the
same results in the same order, because a block depends on nothing but the plan and its number.
"""

# The extras need not be installed, and are typed only in some releases: mypy passes all the same.
# mypy: disable-error-code="import-not-found,import-untyped,misc,no-any-return,no-untyped-call"
from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any

from cosmeeple.arena.plan import BlockResult, Plan, play_block
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.system import end_with_parent, processors

Engine = Callable[[Plan, range], Iterator[BlockResult]]

#: Blocks handed out ahead, for each worker.
AHEAD = 2


def serial(plan: Plan, blocks: range) -> Iterator[BlockResult]:
    """One after the other, here."""
    for block in blocks:
        yield play_block(plan, block)


def process_pool(plan: Plan, blocks: range, workers: int | None = None) -> Iterator[BlockResult]:
    """In as many processes as there are cores, or as asked."""
    count = workers or processors()
    pool = ProcessPoolExecutor(count, get_context("spawn"), initializer=end_with_parent)
    waiting: deque[Future[BlockResult]] = deque()
    try:
        for block in blocks:
            waiting.append(pool.submit(play_block, plan, block))
            if len(waiting) >= count * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def ray_cluster(
    plan: Plan, blocks: range, workers: int | None = None, address: str | None = None
) -> Iterator[BlockResult]:
    """On a Ray cluster: the one at `address`, or a local one that is started and stopped here."""
    try:
        import ray
    except ImportError:
        raise BadInput("--engine ray needs Ray: pip install 'cosmeeple[ray]'") from None
    started = not ray.is_initialized()
    if started:
        local: dict[str, Any] = (
            {} if address else {"num_cpus": workers or processors(), "include_dashboard": False}
        )
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **local)
    play = ray.remote(play_block)
    count = workers or int(ray.cluster_resources().get("CPU", 1))
    waiting: deque[Any] = deque()
    try:
        for block in blocks:
            waiting.append(play.remote(plan, block))
            if len(waiting) >= count * AHEAD:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        for each in waiting:
            ray.cancel(each)
        if started:
            ray.shutdown()


def engine_named(name: str, workers: int | None = None, address: str | None = None) -> Engine:
    """What plays the games: one process, several, or a cluster."""
    if name == "serial":
        return serial
    if name == "pool":
        return partial(process_pool, workers=workers)
    if name == "ray":
        return partial(ray_cluster, workers=workers, address=address)
    raise BadInput(f"there is no engine {name!r}; there are serial, pool and ray")
