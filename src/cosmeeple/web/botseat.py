"""Bots at the table: those of `cosmeeple.bots`, thinking in processes of their own, so that the
pages stay quick.

A bot gets a table that was dealt again from what its seat may know, never the true one. Only the
names in `PLAYERS` can be chosen over the web: the registry of bots knows more (classes by path,
programs), which nobody may start from outside.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import secrets
import signal
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from cosmeeple.bots import AUTOMATON, STRENGTHS, Bot, Thought, bot_spec, think_once
from cosmeeple.bots.registry import STYLE, strength_of
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import STYLES, Game, all_games, load_game
from cosmeeple.kernel.records.codec import dump_table, load_table
from cosmeeple.kernel.records.view import redeal
from cosmeeple.system import end_with_parent, give_way
from cosmeeple.web.botline import BotLine, Claim
from cosmeeple.web.logs import log
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.table_pages import BotKind

R = TypeVar("R")

#: The bots by name, with their strength from 1 to 5 as the lobby shows it.
LEVELS: Final[Mapping[str, int]] = {"random": 1, "easy": 2, "greedy": 3, "medium": 4, "hard": 5}
BOTS: Final = tuple(LEVELS)
#: All that can play a seat without a person: the bots, and where the game has one the rulebook's
#: automaton.
PLAYERS: Final = (*BOTS, AUTOMATON)
#: The strengths with a style; not every game has every style.
STYLED: Final = tuple(f"{name}+{STYLE}{style}" for name in STRENGTHS for style in STYLES)
#: Takes over when a person's time runs out or they leave.
STAND_IN: Final = "medium"
#: Gives advice unless another is asked.
ADVISER: Final = "hard"
#: What a thought of each costs before it was measured, in seconds of a process.
PRICES: Final[Mapping[str, float]] = {
    "random": 0.01,
    "easy": 0.02,
    "greedy": 0.05,
    "medium": 0.3,
    "hard": 1.0,
    AUTOMATON: 0.05,
}
#: Those that answer at a glance.
QUICK: Final = frozenset({"random", "easy", "greedy", AUTOMATON})
#: Answers where a bot could not: with the best one answer ahead by the game's evaluation, never by
#: chance.
AT_A_GLANCE: Final = "greedy"
#: Seconds that a process may take until it has everything loaded.
LONGEST_START: Final = 120.0
#: Bots that a worker keeps between decisions.
KEPT: Final = 32


def bot_kinds() -> tuple[BotKind, ...]:
    """The bots that can play any game."""
    return tuple(BotKind(name, level) for name, level in LEVELS.items())


def can_play(game: Game, bot: str) -> bool:
    """May this name hold a seat of the game?"""
    if bot in STYLED:
        return style_of(bot) in game.styles
    return bot in BOTS or (bot == AUTOMATON and game.automaton is not None)


def style_of(bot: str) -> str:
    """The style in a bot's name, or nothing.

    >>> style_of("medium+style=builder"), style_of("medium")
    ('builder', '')
    """
    return bot.partition(f"+{STYLE}")[2]


def known_to(game: Game, table: Table[Any], seat: int) -> Table[Any]:
    """The table as the seat may know it: what is hidden from it is dealt again."""
    return redeal(game, table, seat, Rng(state_from_seed(secrets.randbits(62))))


# --- in the pool


#: The bots of this worker by course of a game, seat, name and seconds; the one that has rested
#: longest goes first.
MINDS: Final[dict[tuple[str, int, str, float], Bot]] = {}


def bot_of(course: str, seat: int, name: str, seconds: float) -> Bot:
    """The bot of a seat, kept by this worker for the next decision in the same course of a game:
    one that rehearses goes on with what it has learned. A search stops after `seconds`, or earlier
    as its strength says.
    """
    key = (course, seat, name, seconds)
    bot = MINDS.pop(key, None) or bot_spec(name, seconds).make()
    MINDS[key] = bot
    if len(MINDS) > KEPT:
        del MINDS[next(iter(MINDS))]
    return bot


def prepare(niceness: int) -> None:
    """A worker leaves Ctrl+C to the server, gives way to it, ends with it, and has the games
    loaded."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    give_way(niceness)
    end_with_parent()
    for game in all_games():
        game.kit()


def think(
    slug: str,
    course: str,
    bot: str,
    seats: int,
    seat: int,
    position: bytes,
    seconds: float,
    seed: int,
) -> Thought:
    """In a worker: the answer with its grounds."""
    game = load_game(slug)
    known = load_table(game, msgspec.json.decode(position))
    return think_once(game, bot_of(course, seat, bot, seconds), known, seats, seat, seed)


def timed(work: Callable[..., R], *given: Any) -> tuple[R, float]:
    """In a worker: what comes of the work, and what it cost in seconds of processor time, whatever
    else the machine does."""
    begun = time.process_time()
    return work(*given), time.process_time() - begun


def ready() -> bool:
    """A worker answers this when it has everything loaded."""
    return True


@dataclass(frozen=True)
class Answer:
    """A thought, and whose it is: where the bot could not finish, that of the evaluation alone, and
    why."""

    thought: Thought
    bot: str
    failed: str = ""


class Slot:
    """One process in which bots think, one after another."""

    def __init__(self, niceness: int, quick: bool) -> None:
        self.niceness = niceness
        #: Only for answers at a glance.
        self.quick = quick
        self.busy = False
        #: The course of the game thought about last: its bots are kept in this process.
        self.course = ""
        self.up = False
        self.pool = self.fresh()

    async def start(self) -> None:
        """Until the process has everything loaded: on a busy machine that takes longer than a
        thought may."""
        if not self.up:
            await asyncio.wait_for(
                asyncio.get_running_loop().run_in_executor(self.pool, ready), LONGEST_START
            )
            self.up = True

    def fresh(self) -> ProcessPoolExecutor:
        """A process of its own."""
        return ProcessPoolExecutor(
            1,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=prepare,
            initargs=(self.niceness,),
        )

    def processes(self) -> list[multiprocessing.process.BaseProcess]:
        """The processes, to be ended."""
        return list((self.pool._processes or {}).values())  # noqa: SLF001 - a public way comes with Python 3.14

    def end(self) -> None:
        """At once: a worker has nothing to finish."""
        workers = self.processes()
        self.pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()

    def renew(self) -> None:
        """End it, whatever it does, and take a new one."""
        self.end()
        self.pool = self.fresh()
        self.course, self.up = "", False


class BotPool:
    """The processes in which bots think; no bot searches longer than `seconds` for one answer.

    Whose bot thinks next is decided by `botline`. With two processes or more, one is kept for bots
    that answer at a glance, and tables of bots alone never hold all of them.
    """

    def __init__(self, workers: int, seconds: float, niceness: int = 5) -> None:
        self.workers = max(1, workers)
        self.seconds = seconds
        self.slots = [
            Slot(niceness, quick=self.workers > 1 and number == 0) for number in range(self.workers)
        ]
        self.line = BotLine()
        #: Seconds that a thought of this bot in this game took lately.
        self.costs: dict[tuple[str, str], float] = {}
        self.alone = 0
        self.thoughts = 0
        self.failures = 0
        #: Failures since the last thought that came to its end.
        self.failing = 0
        METRICS.gauge("bots_waiting", lambda: len(self.line.waiting))
        METRICS.gauge("bots_failing", lambda: self.failing)

    @property
    def patience(self) -> float:
        """A search may take four times its seconds on a busy machine; who needs longer than this
        hangs."""
        return self.seconds * 5 + 20

    def is_full(self) -> bool:
        """Would another thought wait here, while other processes may be free?"""
        return self.room_for() <= 0

    def room_for(self) -> int:
        """So many more thoughts can begin soon."""
        return 2 * len(self.slots) - len(self.line.waiting) - sum(slot.busy for slot in self.slots)

    async def warm(self) -> None:
        """All processes started; one that dies meanwhile is replaced when it is needed."""
        for slot in self.slots:
            with contextlib.suppress(BrokenProcessPool, TimeoutError):
                await slot.start()

    # --- turns

    def dispatch(self) -> None:
        """Give free processes to those whose turn it is."""
        while free := [slot for slot in self.slots if not slot.busy]:
            quick_only = all(slot.quick for slot in free)
            claim = self.line.call(
                quick_only=quick_only, alone=self.alone < max(1, self.workers - 1)
            )
            if claim is None:
                return
            assert claim.called is not None
            if claim.called.done():
                continue
            self.alone += claim.alone
            fit = [slot for slot in free if claim.quick or not slot.quick]
            slot = min(
                fit, key=lambda one: (claim.quick and not one.quick, one.course != claim.table)
            )
            slot.busy = True
            self.line.charge(claim, claim.cost)
            claim.called.set_result(slot)

    async def turn(self, claim: Claim) -> Slot:
        """Wait in the line until there is a process."""
        claim.called = asyncio.get_running_loop().create_future()
        self.line.join(claim)
        self.dispatch()
        try:
            slot: Slot = await claim.called
        except asyncio.CancelledError:
            self.line.leave(claim)
            if claim.called.done() and not claim.called.cancelled():
                claim.called.result().busy = False
                self.dispatch()
            raise
        return slot

    def release(self, claim: Claim) -> None:
        """The table is done with this thought: of the tables of bots alone another may come."""
        if claim.alone:
            claim.alone = False
            self.alone -= 1
            self.dispatch()

    # --- thoughts

    async def work(
        self, claim: Claim, kind: tuple[str, str], work: Callable[..., R], *given: Any
    ) -> R:
        """Something done in one of the processes when its turn has come; `claim.cost` is what it is
        thought to cost, and what it did cost is remembered by its kind. A process that dies or
        hangs is replaced, and the error raised."""
        slot = await self.turn(claim)
        begun, cost = time.perf_counter(), claim.cost
        try:
            await slot.start()
            begun = time.perf_counter()
            running = asyncio.get_running_loop().run_in_executor(
                slot.pool, partial(timed, work, *given)
            )
            found, cost = await asyncio.wait_for(running, self.patience)
        except (BrokenProcessPool, TimeoutError):
            slot.renew()
            cost = time.perf_counter() - begun
            raise
        else:
            return found
        finally:
            METRICS.observe("bot", time.perf_counter() - begun)
            self.costs[kind] = 0.8 * claim.cost + 0.2 * cost
            self.line.charge(claim, cost - claim.cost)
            slot.busy, slot.course = False, claim.table
            self.dispatch()

    async def think(
        self,
        claim: Claim,
        game: Game,
        course: str,
        known: Table[Any],
        seat: int,
        bot: str,
        seats: int,
    ) -> Answer:
        """What the bot would answer, and why. Whatever goes wrong with it, the table goes on: with
        what looks best to the game's own evaluation, and the answer says so.
        """
        seed = secrets.randbits(62)
        position = msgspec.json.encode(dump_table(game, known))
        self.thoughts += 1
        strength = strength_of(bot)
        claim.quick = strength in QUICK
        claim.cost = self.costs.get((game.slug, strength), PRICES[strength])
        try:
            thought = await self.work(
                claim,
                (game.slug, strength),
                think,
                game.slug,
                course,
                bot,
                seats,
                seat,
                position,
                self.seconds,
                seed,
            )
            self.failing = 0
            return Answer(thought, bot)
        except Exception as error:  # noqa: BLE001 - a bot may fail in any way
            failed = {BrokenProcessPool: "died", TimeoutError: "too slow"}.get(
                type(error), type(error).__name__
            )
        self.failures += 1
        self.failing += 1
        METRICS.count("bot_fallbacks", why=failed)
        log("bot.fallback", table=claim.table, bot=bot, why=failed)
        best = await asyncio.to_thread(
            think_once, game, bot_spec(AT_A_GLANCE).make(), known, seats, seat, seed
        )
        return Answer(best, AT_A_GLANCE, failed)

    def close(self) -> None:
        """A server that stops must not wait for its thoughts."""
        for slot in self.slots:
            slot.end()
