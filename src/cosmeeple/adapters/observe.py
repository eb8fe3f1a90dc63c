"""What a learning program sees: the view of a seat and the options as arrays, with a name for every number.

An observation is the state (by the game's own `encode.py`, or by `layout.py` from its kinds), then the pending
question: who is asked, which one it is, what it says, and what the observer has answered to it in secret so far.
"""

# The extras need not be installed, and are typed only in some releases: mypy passes all the same.
# mypy: disable-error-code="import-not-found,import-untyped,misc,no-any-return,no-untyped-call"
from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cosmeeple.adapters.layout import frame_column, seat_names, state_column
from cosmeeple.kernel.agenda import Simultaneous
from cosmeeple.kernel.errors import BadInput
from cosmeeple.kernel.game import Game, action_offsets
from cosmeeple.kernel.outcome import Outcome
from cosmeeple.kernel.table import Table
from cosmeeple.kernel.view import view

#: The observation space is bounded; every number of every game lies well within.
LOWEST, HIGHEST = -1000.0, 100_000.0

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Observer:
    """Observations and action masks of a game for a player count."""

    def __init__(self, game: Game, seats: int, *, generic: bool = False) -> None:
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.encoder = None if generic else game.part("encode")
        self.state_column = None if self.encoder else state_column(game, seats)
        self.questions = game.questions()
        #: Questions answered in several secret steps: the own answers so far are part of what the seat knows.
        self.secret = [frame for frame in self.questions if issubclass(frame, Simultaneous)]
        self.frame_columns = {frame: frame_column(game, seats, frame) for frame in self.questions}
        state_names = self.encoder.names(game.kit(), seats) if self.encoder else self.state_names()
        self.names: tuple[str, ...] = (
            *state_names,
            *[f"question.asked.{who}" for who in seat_names(seats)],
            *[f"question.{frame.__name__}" for frame in self.questions],
            *[name for column in self.frame_columns.values() for name in column.names],
            *[
                f"question.{frame.__name__}.given.{key}"
                for frame in self.secret
                for key in map(frame.domain.key, frame.domain.picks)
            ],
        )
        self.index = {name: place for place, name in enumerate(self.names)}
        self.size = len(self.names)
        self.actions = len(game.actions())

    def state_names(self) -> tuple[str, ...]:
        assert self.state_column is not None
        return self.state_column.names

    def observe(self, table: Table[Any], seat: int) -> Floats:
        """The seat's view as numbers: made from the masked state, so it cannot hold what the seat may not know."""
        seen = view(self.game, table, seat)
        if self.encoder:
            out: list[float] = self.encoder.encode(seen.state, seat)
        else:
            assert self.state_column is not None
            out = []
            self.state_column.write(seen.state, seat, out)
        out.extend([1.0 if (seat + step) % self.seats in seen.deciders else 0.0 for step in range(self.seats)])
        frame = seen.question
        out.extend([1.0 if type(frame) is each else 0.0 for each in self.questions])
        for each, column in self.frame_columns.items():
            if type(frame) is each:
                column.write(frame, seat, out)
            else:
                out.extend([0.0] * column.size)
        for secret in self.secret:
            answers = [0.0] * len(secret.domain.picks)
            if type(frame) is secret:
                # A bit for each step at which this was the answer: the order may matter, as for dice in Garages.
                for step, pick in enumerate(seen.given):
                    answers[pick - secret.domain.picks[0]] += float(1 << step)
            out.extend(answers)
        return np.array(out, dtype=np.float32)

    def mask(self, table: Table[Any], seat: int) -> Mask:
        """1 for every action that the seat may take now; all 0 when it is not asked."""
        found = np.zeros(self.actions, dtype=np.int8)
        found[self.legal_actions(table, seat)] = 1
        return found

    def legal_actions(self, table: Table[Any], seat: int) -> list[int]:
        if table.over():
            return []
        first, domain = action_offsets(self.game)[type(table.agenda[-1]).__name__]
        start = first - domain.picks[0]
        return [start + pick for pick in table.options(seat)]

    def pick(self, table: Table[Any], seat: int, action: int) -> int:
        """The answer behind an action; BadInput when it is none of the options now."""
        if action not in self.legal_actions(table, seat):
            raise BadInput(f"action {action} is not legal now; see the action mask")
        return self.game.pick(int(action))[1]

    def action_text(self, action: int) -> str:
        """An action in words: `Sail sail:ross`."""
        frame, key = self.game.actions()[action]
        return f"{frame} {key}"


@cache
def observer_for(game: Game, seats: int) -> Observer:
    return Observer(game, seats)


def utilities(result: Outcome, seats: int) -> list[float]:
    """What a game was worth to each seat: 1 for the winner, minus the same shared by the others; ties split. Sum 0.

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

    from cosmeeple.kernel.view import dump_view

    shown = dump_view(game, view(game, table, seat))
    if isinstance(table.agenda[-1] if table.agenda else None, Simultaneous):
        shown["deciders"] = sorted(shown["deciders"])
    return msgspec.json.encode(shown).decode()
