"""What a learning program sees: the view of a seat and the options as arrays, with a name for every
number.

An observation is the state (by the game's own `encode.py`, or by `layout.py` from its kinds), then
the pending question: who is asked, which one it is, what it says, and what the observer has
answered to it in secret so far.
"""

# The extras need not be installed, and are typed only in some releases: mypy passes all the same.
# mypy: disable-error-code="import-not-found,import-untyped,misc,no-any-return,no-untyped-call"
from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from mypy_extensions import i32
from numpy.typing import NDArray

from cosmeeple.adapters.layout import frame_column, frame_fields, seat_names, state_column
from cosmeeple.kernel.engine.agenda import Simultaneous
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.outcome import Outcome
from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game, load_game
from cosmeeple.kernel.records.view import view
from cosmeeple.kernel.thinking.numbers import Numbers, zeros_32
from cosmeeple.kernel.thinking.shown import Question, Screen, Watching

#: The observation space is bounded; every number of every game lies well within.
LOWEST, HIGHEST = -1000.0, 100_000.0

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Observer:
    """Observations and action masks of a game for a player count.

    With the options of a variant the numbers and actions that it can never use are left out: Race
    without the Orb has neither its squares nor its questions. Never changed after it was made;
    copies are the same object.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None = None,
        *,
        generic: bool = False,
    ) -> None:
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.options = None if options is None else game.full_options(seats, options)
        encoder = None if generic else game.part("encode")
        self.generic = encoder is None
        self.state_column = None if encoder else state_column(game, seats)
        absent = getattr(encoder, "absent", None)
        pattern, never = absent(self.options) if absent and self.options is not None else ("", ())
        self.questions = [frame for frame in game.questions() if frame.__name__ not in never]
        self.lay_out(encoder.names(game.kit(), seats) if encoder else self.state_names(), pattern)
        self.number_actions()
        self.watching = Watching(
            game.mask,
            encoder.encode if encoder else self.encode_generic,
            seats,
            self.asked_at,
            {frame: self.question(frame) for frame in self.questions},
        )
        self.cells = zeros_32(self.size)
        self.numbers = Numbers(self.cells, 0, self.moved)

    def question(self, frame: type) -> Question:
        """Where a kind of question is told."""
        at = self.column_at[frame]
        fields = frame_fields(self.game, self.seats, frame, at)
        first = frame.domain.picks[0]  # type: ignore[attr-defined]
        given_at = self.given_at[frame] - first if frame in self.given_at else -1
        write = self.columns[frame].write if fields is None else None
        return Question(
            self.question_at[frame], fields or [], given_at, self.starts[frame], at, write
        )

    def encode_generic(self, state: Any, seat: int, out: Numbers) -> None:
        """The state field by field, for games that bring no `encode.py`."""
        assert self.state_column is not None
        numbers: list[float] = []
        self.state_column.write(state, seat, numbers)
        for number in numbers:
            out.add_share(number)

    def lay_out(self, state_names: tuple[str, ...], pattern: str) -> None:
        """The names of all numbers, and where those of the state and of each question go."""
        left_out = re.compile(pattern) if pattern else None
        kept = [name for name in state_names if left_out is None or not left_out.match(name)]
        self.columns = {
            frame: frame_column(self.game, self.seats, frame) for frame in self.questions
        }
        #: Questions answered in several secret steps: one's own answers so far are part of what the
        #: seat knows.
        secret = [frame for frame in self.questions if issubclass(frame, Simultaneous)]
        self.asked_at = len(kept)
        self.question_at = {
            frame: self.asked_at + self.seats + place for place, frame in enumerate(self.questions)
        }
        names = [*kept, *[f"question.asked.{who}" for who in seat_names(self.seats)]]
        names += [f"question.{frame.__name__}" for frame in self.questions]
        self.column_at = {}
        for frame, column in self.columns.items():
            self.column_at[frame] = len(names)
            names += column.names
        self.given_at = {}
        for frame in secret:
            self.given_at[frame] = len(names)
            names += [
                f"question.{frame.__name__}.given.{frame.domain.key(pick)}"
                for pick in frame.domain.picks
            ]
        self.names: tuple[str, ...] = tuple(names)
        self.index = {name: place for place, name in enumerate(self.names)}
        self.size = len(self.names)
        #: Where each number of the state goes, -1 where the variant leaves it out; empty when all
        #: stay where they are.
        self.moved = vec[i32]()
        if len(kept) < len(state_names):
            self.moved = vec[i32]([self.index.get(name, -1) for name in state_names])

    def number_actions(self) -> None:
        """Every answer of every question, in the order of the game."""
        self.starts: dict[type, int] = {}
        self.answers: list[tuple[type, int]] = []
        for frame in self.questions:
            self.starts[frame] = len(self.answers) - frame.domain.picks[0]
            self.answers += [(frame, pick) for pick in frame.domain.picks]
        self.actions = len(self.answers)

    def __deepcopy__(self, memo: dict[int, Any]) -> Observer:
        return self

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        options = None if self.options is None else tuple(sorted(self.options.items()))
        return observer_named, (self.game.slug, self.seats, options, self.generic)

    def state_names(self) -> tuple[str, ...]:
        """What the numbers of the state mean."""
        assert self.state_column is not None
        return self.state_column.names

    def screen(self, count: int) -> Screen:
        """Rows and masks for so many games, written inside the compiled core."""
        return Screen(self.watching, count, self.size, self.actions, self.moved)

    def observe(self, table: Table[Any], seat: int) -> Floats:
        """The seat's view as numbers: made from the masked state, so it cannot hold what the seat
        may not know."""
        self.watching.show(table, seat, self.numbers)
        return as_array(self.cells, np.int32).view(np.float32).copy()

    def mask(self, table: Table[Any], seat: int) -> Mask:
        """1 for every action that the seat may take now; all 0 when another is asked, all 1 when
        the game is over: then no action does anything, and whoever samples from the mask must find
        one.
        """
        if table.over():
            return np.ones(self.actions, np.int8)
        found = np.zeros(self.actions, np.int8)
        found[self.legal_actions(table, seat)] = 1
        return found

    def legal_actions(self, table: Table[Any], seat: int) -> list[int]:
        """The numbers of the actions that a seat can choose; none at the end."""
        if table.over():
            return []
        start = self.starts[type(table.agenda[-1])]
        return [start + pick for pick in table.options(seat)]

    def pick(self, table: Table[Any], seat: int, action: int) -> int:
        """The answer behind an action; BadInput when it is none of the options now."""
        pick = int(action) - self.starts[type(table.agenda[-1])] if not table.over() else 0
        if table.over() or pick not in table.options(seat):
            raise BadInput(f"action {action} is not legal now; see the action mask")
        return pick

    def action_text(self, action: int) -> str:
        """An action in words: `Sail sail:ross`."""
        frame, pick = self.answers[action]
        return f"{frame.__name__} {frame.domain.key(pick)}"  # type: ignore[attr-defined]


def as_array(row: Any, kind: type[np.generic]) -> NDArray[Any]:
    """A row of machine numbers as an array over the same memory; where rows are lists, a copy."""
    return np.array(row, kind) if isinstance(row, list) else np.frombuffer(row, kind)


@cache
def observer_of(game: Game, seats: int, options: tuple[tuple[str, str], ...] | None) -> Observer:
    """The observer of a game with so many seats, made once."""
    return Observer(game, seats, None if options is None else dict(options))


def observer_for(game: Game, seats: int, options: Mapping[str, str] | None = None) -> Observer:
    """The observer of a variant, made once; without options the one that knows all variants."""
    if options is None:
        return observer_of(game, seats, None)
    return observer_of(game, seats, tuple(sorted(game.full_options(seats, options).items())))


def observer_named(
    slug: str, seats: int, options: tuple[tuple[str, str], ...] | None, generic: bool
) -> Observer:
    """What a pickled observer is found by."""
    game = load_game(slug)
    if generic:
        return Observer(game, seats, None if options is None else dict(options), generic=True)
    return observer_of(game, seats, options)


def utilities(result: Outcome, seats: int) -> list[float]:
    """What a game was worth to each seat: 1 for the winner, minus the same shared by the others;
    ties split. Sum 0.

    Alone against an automaton: 1 or -1. Alone against nobody: the score.
    """
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    if seats == 1:
        if len(result.ranks) == 1:
            return [float(result.scores[0])]
        return [1.0 if winners == [0] else 0.0 if 0 in winners else -1.0]
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [(share * seats - 1) / (seats - 1) for share in shares]


def describe(game: Game, table: Table[Any], seat: int) -> str:
    """The seat's view as readable text: the same facts as the observation, nothing else."""
    import msgspec

    from cosmeeple.kernel.records.view import dump_view

    shown = dump_view(game, view(game, table, seat))
    if isinstance(table.agenda[-1] if table.agenda else None, Simultaneous):
        shown["deciders"] = sorted(shown["deciders"])
    return msgspec.json.encode(shown).decode()
