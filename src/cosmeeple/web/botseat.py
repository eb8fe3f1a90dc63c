"""Bots at the table: they think in processes of their own, so that the pages stay quick.

A bot gets a table that was dealt anew from what its seat may know, never the true one. A bot is a function
`(game, table, seat, budget) -> pick`; `BOTS` is the registry, and other packages may add theirs.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import importlib.util
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

import msgspec

from cosmeeple.kernel.codec import dump_table, load_table, notation, question
from cosmeeple.kernel.game import SLUGS, Game, load_game
from cosmeeple.kernel.rng import Rng, state_from_seed
from cosmeeple.kernel.table import Table
from cosmeeple.kernel.view import redeal
from cosmeeple.web.pages import BotKind


@dataclass(frozen=True)
class Budget:
    """How long a bot may think, where its own chance comes from, and how many play."""

    seconds: float
    seed: int
    players: int


Choose = Callable[[Game, Table[Any], int, Budget], int]


def choose_randomly(game: Game, table: Table[Any], seat: int, budget: Budget) -> int:
    """Any option, every one as likely."""
    del game
    return Rng(state_from_seed(budget.seed)).pick(table.options(seat))


def choose_greedily(game: Game, table: Table[Any], seat: int, budget: Budget) -> int:
    """The option after which the position looks best, on average over several deals of what is hidden."""
    rng = Rng(state_from_seed(budget.seed))
    options = table.options(seat)
    if len(options) == 1:
        return options[0]
    until = time.monotonic() + budget.seconds
    sums = dict.fromkeys(options, 0.0)
    for _ in range(4):
        dealt = redeal(game, table, seat, rng)
        for pick in options:
            after = dealt.clone()
            after.apply(seat, pick)
            sums[pick] += float(game.evaluate(after.state, seat))
        if time.monotonic() > until:
            break
    best = max(sums.values())
    return rng.pick([pick for pick in options if sums[pick] >= best - 1e-9])


@dataclass(frozen=True)
class Strength:
    """A bot of the package `cosmeeple.bots` by the name of its strength. Only these names: the registry knows more
    (programs, classes by path) that nobody on the web may start."""

    name: str

    def __call__(self, game: Game, table: Table[Any], seat: int, budget: Budget) -> int:
        bots = importlib.import_module("cosmeeple.bots")
        rng = Rng(state_from_seed(budget.seed))
        asked = bots.Asked(game, budget.players, seat, table, rng, None)
        return int(bots.bot_spec(self.name).make().choose(asked))


def strengths() -> dict[str, Choose]:
    """The strengths of the bots package, where it is installed."""
    if importlib.util.find_spec("cosmeeple.bots") is None:
        return {}
    return {name: Strength(name) for name in importlib.import_module("cosmeeple.bots").STRENGTHS}


#: The bots by name, and their strength from 1 to 5 as the lobby shows it.
BOTS: dict[str, Choose] = {"random": choose_randomly, "greedy": choose_greedily, **strengths()}
LEVELS: Mapping[str, int] = {"random": 1, "greedy": 2, "easy": 2, "medium": 3, "hard": 4}
#: Takes over when a person's time runs out or they leave.
STAND_IN = "greedy"


def bot_kinds(game: Game) -> tuple[BotKind, ...]:
    """The bots that can play this game."""
    del game
    return tuple(BotKind(name, LEVELS.get(name, 3)) for name in BOTS)


# --- in the pool


def prepare(niceness: int) -> None:
    """A worker leaves Ctrl+C to the server, gives way to it, and has the games loaded."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(niceness)
    threading.Thread(target=end_with_parent, daemon=True).start()
    for slug in SLUGS:
        load_game(slug).kit()


def end_with_parent() -> None:
    """A server that was killed takes its workers with it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def think(slug: str, bot: str, seat: int, position: bytes, budget: Budget) -> str:
    """In a worker: the choice as text."""
    game = load_game(slug)
    table = load_table(game, msgspec.json.decode(position))
    return notation(question(table), BOTS[bot](game, table, seat, budget))


def ready() -> bool:
    return True


class BotPool:
    """The processes in which bots think."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = max(1, workers)
        self.seconds = seconds
        self.pool = self.fresh()
        self.thoughts = 0
        self.failures = 0

    def fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.workers, mp_context=multiprocessing.get_context("spawn"), initializer=prepare, initargs=(5,)
        )

    async def warm(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.pool, ready)

    async def choose(self, game: Game, table: Table[Any], seat: int, bot: str, players: int) -> str:
        """What the bot would do. Whatever goes wrong with it, the table goes on: with a random choice."""
        budget = Budget(self.seconds, secrets.randbits(62), players)
        known = redeal(game, table, seat, Rng(state_from_seed(budget.seed)))
        position = msgspec.json.encode(dump_table(game, known))
        self.thoughts += 1
        try:
            thought = asyncio.get_running_loop().run_in_executor(
                self.pool, think, game.slug, bot, seat, position, budget
            )
            return await asyncio.wait_for(thought, self.seconds * 10 + 20)
        except BrokenProcessPool:
            self.failures += 1
            self.pool = self.fresh()
        except Exception:  # noqa: BLE001 - a bot may fail in any way
            self.failures += 1
        return notation(question(table), choose_randomly(game, table, seat, budget))

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
