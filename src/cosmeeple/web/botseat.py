"""Bots at the table: those of `cosmeeple.bots`, thinking in processes of their own, so that the pages stay quick.

A bot gets a table that was dealt anew from what its seat may know, never the true one. Only the names in `PLAYERS` can
be chosen over the web: the registry of bots knows more (classes by path, programs), which nobody may start from outside.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, Final

import msgspec

from cosmeeple.bots import AUTOMATON, Bot, Thought, bot_spec, think_once
from cosmeeple.kernel.codec import dump_table, load_table
from cosmeeple.kernel.game import SLUGS, Game, load_game
from cosmeeple.kernel.rng import Rng, state_from_seed
from cosmeeple.kernel.table import Table
from cosmeeple.kernel.view import redeal
from cosmeeple.web.pages import BotKind

#: The bots by name, with their strength from 1 to 5 as the lobby shows it.
LEVELS: Final[Mapping[str, int]] = {"random": 1, "easy": 2, "greedy": 3, "medium": 4, "hard": 5}
BOTS: Final = tuple(LEVELS)
#: All that can play a seat without a person: the bots, and where the game has one the rulebook's automaton.
PLAYERS: Final = (*BOTS, AUTOMATON)
#: Takes over when a person's time runs out or they leave.
STAND_IN: Final = "medium"
#: Gives advice unless another is asked.
ADVISER: Final = "hard"
#: Bots that a worker keeps between decisions.
KEPT: Final = 32


def bot_kinds(game: Game) -> tuple[BotKind, ...]:
    """The bots that can play this game."""
    del game
    return tuple(BotKind(name, level) for name, level in LEVELS.items())


def can_play(game: Game, bot: str) -> bool:
    """May this name hold a seat of the game?"""
    return bot in BOTS or (bot == AUTOMATON and game.automaton is not None)


def known_to(game: Game, table: Table[Any], seat: int) -> Table[Any]:
    """The table as the seat may know it: what is hidden from it is dealt anew."""
    return redeal(game, table, seat, Rng(state_from_seed(secrets.randbits(62))))


# --- in the pool


@lru_cache(maxsize=KEPT)
def bot_of(course: str, seat: int, name: str, seconds: float) -> Bot:
    """The bot of a seat, kept by this worker for the next decision in the same course of a game: one that rehearses goes
    on with what it has learned. A search stops after `seconds`, or earlier as its strength says.
    """
    del course, seat
    return bot_spec(name, seconds).make()


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


def think(
    slug: str, course: str, bot: str, seats: int, seat: int, position: bytes, seconds: float, seed: int
) -> Thought:
    """In a worker: the answer with its grounds."""
    game = load_game(slug)
    known = load_table(game, msgspec.json.decode(position))
    return think_once(game, bot_of(course, seat, bot, seconds), known, seats, seat, seed)


def ready() -> bool:
    return True


class BotPool:
    """The processes in which bots think; no bot searches longer than `seconds` for one answer."""

    def __init__(self, workers: int, seconds: float, niceness: int = 5) -> None:
        self.workers = max(1, workers)
        self.niceness = niceness
        self.seconds = seconds
        self.pool = self.fresh()
        self.thoughts = 0
        self.failures = 0

    def fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.workers,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=prepare,
            initargs=(self.niceness,),
        )

    async def warm(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.pool, ready)

    async def think(self, game: Game, course: str, known: Table[Any], seat: int, bot: str, seats: int) -> Thought:
        """What the bot would answer, and why. Whatever goes wrong with it, the table goes on: with a random choice."""
        seed = secrets.randbits(62)
        position = msgspec.json.encode(dump_table(game, known))
        self.thoughts += 1
        pool = self.pool
        try:
            thought = asyncio.get_running_loop().run_in_executor(
                pool, think, game.slug, course, bot, seats, seat, position, self.seconds, seed
            )
            return await asyncio.wait_for(thought, self.seconds * 10 + 20)
        except BrokenProcessPool:
            self.failures += 1
            # Several thoughts may have died with it; the first of them replaces it.
            if self.pool is pool:
                self.pool = self.fresh()
        except Exception:  # noqa: BLE001 - a bot may fail in any way
            self.failures += 1
        return think_once(game, bot_spec("random").make(), known, seats, seat, seed)

    def close(self) -> None:
        """At once: a worker has nothing to finish, and a server that stops must not wait for its thoughts."""
        workers = list((self.pool._processes or {}).values())  # noqa: SLF001 - a public way comes with Python 3.14
        self.pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
