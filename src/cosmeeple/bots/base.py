"""What a bot is: a class with one method, `choose`. It is asked with an `Asked` and answers with
one of its options.

    class Hasty:
        def choose(self, asked: Asked) -> int:
            return asked.options[0]

A bot never gets the true table. `Asked.table` has been dealt again from what the seat knows: what
the seat can see is as it is, everything else is a guess, and `Asked.deal()` makes as many other
guesses as wanted. One object plays one seat in one game and may remember what it likes.
"""

from __future__ import annotations

import gc
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, Protocol, runtime_checkable

from cosmeeple.kernel.engine.agenda import NOBODY
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.records.codec import notation, question
from cosmeeple.kernel.records.view import View, redeal, view
from cosmeeple.kernel.thinking.automaton import Followed
from cosmeeple.kernel.thinking.search import UNSEEN


class Ply(NamedTuple):
    """An earlier answer of the game as one seat saw it: `pick` is UNSEEN when it was another's
    secret."""

    kind: int
    seat: int
    pick: int
    secret: bool


@dataclass(frozen=True)
class Asked:
    """A question to a bot, with all that its seat may know."""

    game: Game
    seats: int
    seat: int
    #: Dealt again: true where the seat can look, a guess elsewhere. Yours to change.
    table: Table[Any]
    #: The bot's own chance. A bot that draws only from here plays the same game again under the
    #: same seed.
    rng: Rng
    #: Every answer so far as this seat saw it, or None when the host does not keep them.
    trail: tuple[Ply, ...] | None = None

    @cached_property
    def options(self) -> list[int]:
        """What may be answered, sorted; never empty."""
        return self.table.options(self.seat)

    @cached_property
    def view(self) -> View:
        """The position with HIDDEN wherever the seat may not look."""
        return view(self.game, self.table, self.seat)

    @property
    def kind(self) -> int:
        """The number of the pending question among the frames of the game."""
        return self.game.frames.index(type(self.table.agenda[-1]))

    def deal(self) -> Table[Any]:
        """Another table that agrees with everything the seat knows."""
        return redeal(self.game, self.table, self.seat, self.rng)

    def text(self, pick: int) -> str:
        """An answer as people and files write it: `sail:ross`."""
        return notation(question(self.table), pick)


@runtime_checkable
class Bot(Protocol):
    """Anything with this method plays."""

    def choose(self, asked: Asked) -> int:
        """One of `asked.options`."""


class Weighed(NamedTuple):
    """One option that a bot considered: how often it was tried (0: judged at a glance), what it is
    worth to the seat.

    `value` is in the unit that the thought names; `line` is how the game would go on, as "A
    sail:ross" texts.
    """

    pick: int
    text: str
    visits: int
    value: float
    line: tuple[str, ...] = ()


@dataclass(frozen=True)
class Thought:
    """An answer with its grounds, best option first: what the table shows when somebody asks a bot
    why."""

    pick: int
    considered: tuple[Weighed, ...] = ()
    #: What the values mean: "points" (of the evaluation), "share" (expected share of the win),
    #: "votes" (share of the deals whose best game began so); "priorities" has none.
    unit: str = "share"
    #: Games or iterations looked at; answers compared, of an automaton.
    effort: int = 0
    #: Of an automaton: its priorities in their order, down to the one that left a single answer.
    followed: tuple[Followed, ...] = ()


class Undisturbed:
    """Python looks for no cycles of garbage while a bot thinks: tables and trees have none, and
    looking for them costs 5 to 39 % of a search. Several threads may think at once: the last one to
    end switches the collector on again."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.thinking = 0
        self.collects = False

    def __enter__(self) -> None:
        with self.lock:
            if self.thinking == 0:
                self.collects = gc.isenabled()
                gc.disable()
            self.thinking += 1

    def __exit__(self, *_: object) -> None:
        with self.lock:
            self.thinking -= 1
            if self.thinking == 0 and self.collects:
                gc.enable()


UNDISTURBED = Undisturbed()


class Thinker:
    """A bot that explains itself: write `think`, get `choose`."""

    def think(self, asked: Asked) -> Thought:
        """The answer, with its grounds."""
        raise NotImplementedError

    def choose(self, asked: Asked) -> int:
        """The answer alone."""
        with UNDISTURBED:
            return self.think(asked).pick


def explain(bot: Bot, asked: Asked) -> Thought:
    """A bot's answer with its grounds; a bot that gives none just answers."""
    if isinstance(bot, Thinker):
        with UNDISTURBED:
            return bot.think(asked)
    return Thought(bot.choose(asked))


def ask(
    game: Game,
    table: Table[Any],
    seats: int,
    seat: int,
    host_rng: Rng,
    bot_rng: Rng,
    trail: Sequence[Ply] | None = None,
) -> Asked:
    """The question to a seat, made from the true table; nothing of what is hidden from the seat is
    in it."""
    if seat not in table.deciders():
        raise BadInput(f"seat {seat} is not asked now")
    seen = None if trail is None else tuple(as_seen(step, seat) for step in trail)
    return Asked(game, seats, seat, redeal(game, table, seat, host_rng), bot_rng, seen)


def as_seen(step: Ply, seat: int) -> Ply:
    """The step in the eyes of a seat (or of a spectator)."""
    hidden = step.secret and step.seat != seat
    return step._replace(pick=UNSEEN) if hidden else step


def step_of(game: Game, table: Table[Any], seat: int, pick: int) -> Ply:
    """What is about to be answered, for the trail."""
    frame = question(table)
    assert seat != NOBODY
    return Ply(game.frames.index(type(frame)), seat, pick, frame.secret)
