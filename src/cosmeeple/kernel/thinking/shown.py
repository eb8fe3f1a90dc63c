"""What a learning program is shown of a position: its seat's view as numbers, and which actions are
legal. Compiled.

A row begins with the state, by the game's `encode.py`; then who is asked, which question it is,
what it says, and what the observer has answered to it in secret so far. adapters/observe.py lays
this out and names every number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i32, i64, u8

from cosmeeple.kernel.engine.agenda import SEVERAL, Frame
from cosmeeple.kernel.engine.rows import append, vec, zeros
from cosmeeple.kernel.engine.table import Table, unanswered
from cosmeeple.kernel.thinking.numbers import ONE, Numbers, zeros_32

#: How a field of a question is told: as it is, as one of its members, as a set; the same for seats,
#: which turn.
QUANTITY: Final = 0
ONE_OF: Final = 1
SET: Final = 2
ONE_SEAT: Final = 3
SEATS: Final = 4
NONE: Final = -1
HIDDEN: Final = -2


@final
class Field:
    """A field of a question: its name, how it is told, where, and how many members it has."""

    def __init__(self, name: str, way: i64, at: i64, members: i64) -> None:
        self.name: Final = name
        self.way: Final = way
        self.at: Final = at
        self.members: Final = members

    def tell(self, frame: Frame, seat: i64, out: Numbers) -> None:
        """Write what the field of a frame says."""
        value: int = getattr(frame, self.name)
        if self.way == QUANTITY:
            out.set(self.at, value)
        elif self.way == ONE_OF or self.way == ONE_SEAT:
            member: i64 = value
            if member == NONE:
                member = self.members
            elif member == HIDDEN:
                member = self.members + 1
            elif self.way == ONE_SEAT:
                member = (member - seat) % self.members
            out.write(self.at + member, ONE)
        elif value > 0:
            for number in range(self.members):
                if value >> number & 1:
                    member = (number - seat) % self.members if self.way == SEATS else number
                    out.write(self.at + member, ONE)


@final
class Question:
    """A kind of question: where it is told, where one's own answers so far are (-1: it has no
    secret steps), and the action of its answer 0. `write` tells fields that are none of the above,
    from `said_at` on.
    """

    def __init__(
        self,
        kind_at: i64,
        fields: list[Field],
        given_at: i64,
        action: i64,
        said_at: i64,
        write: Callable[[Any, int, list[float]], None] | None,
    ) -> None:
        self.kind_at: Final = kind_at
        self.fields: Final = fields
        self.given_at: Final = given_at
        self.action: Final = action
        self.said_at: Final = said_at
        self.write: Final = write


@final
class Watching:
    """How positions of a variant are written for a seat."""

    def __init__(
        self,
        mask: Callable[[Any, int, Frame | None], Any],
        encode: Callable[[Any, int, Numbers], None],
        seats: i64,
        asked_at: i64,
        questions: dict[type, Question],
    ) -> None:
        self.mask: Final = mask
        self.encode: Final = encode
        self.seats: Final = seats
        self.asked_at: Final = asked_at
        self.questions: Final = questions

    def show(self, t: Table[Any], seat: i64, out: Numbers) -> Question | None:
        """The position into a row, from the masked state: it cannot hold what the seat may not
        know. The question that is pending, if any."""
        out.clear()
        if len(t.agenda) == 0:
            self.encode(self.mask(t.state, seat, None), seat, out)
            return None
        frame = t.agenda[-1]
        self.encode(self.mask(t.state, seat, frame), seat, out)
        asks = frame.asks()
        if asks == SEVERAL:
            for decider in t.deciders():
                out.write(self.asked_at + (decider - seat) % self.seats, ONE)
        else:
            out.write(self.asked_at + (asks - seat) % self.seats, ONE)
        question = self.questions[type(frame)]
        out.write(question.kind_at, ONE)
        for field in question.fields:
            field.tell(frame, seat, out)
        if question.write is not None:
            said: list[float] = []
            question.write(frame, seat, said)
            for place in range(len(said)):
                out.set_share(question.said_at + place, said[place])
        if question.given_at >= 0:
            tell_given(t.given_by(seat), question.given_at, out)
        return question


def tell_given(given: vec[i64], at: i64, out: Numbers) -> None:
    """A bit for each step at which this was the answer: the order may matter, as for dice in
    Garages."""
    for step in range(len(given)):
        steps: i64 = 0
        for other in range(len(given)):
            if given[other] == given[step]:
                steps |= i64(1) << other
        out.set(at + given[step], steps)


def zeros_8(count: i64) -> vec[u8]:
    """A row of so many zeros of 8 bits."""
    row = vec[u8](capacity=count)
    for _ in range(count):
        row = append(row, 0)
    return row


@final
class Screen:
    """What is shown of several games: a row of numbers and a mask for each, in memory that never
    moves."""

    def __init__(
        self, watching: Watching, count: i64, size: i64, actions: i64, moved: vec[i32]
    ) -> None:
        self.watching: Final = watching
        self.actions: Final = actions
        self.cells: Final = zeros_32(count * size)
        self.masks: Final = zeros_8(count * actions)
        self.rows: Final = [Numbers(self.cells, number * size, moved) for number in range(count)]
        #: Of each game, where the answer 0 to its question is in the mask, and the answers that are
        #: marked there.
        self.first: Final = zeros(count)
        self.marked: Final = unanswered(count)

    def show(self, number: i64, t: Table[Any], seat: i64) -> None:
        """A game that is not over, as the seat sees it; the seat is asked."""
        question = self.watching.show(t, seat, self.rows[number])
        assert question is not None
        masks = self.masks
        first = self.first[number]
        for pick in self.marked[number]:
            masks[first + pick] = 0
        first = number * self.actions + question.action
        legal = t.legal_for(seat)
        for pick in legal:
            masks[first + pick] = 1
        self.first[number] = first
        self.marked[number] = legal

    def is_legal(self, number: i64, action: i64) -> bool:
        """May the action be chosen in this game?"""
        return 0 <= action < self.actions and self.masks[number * self.actions + action] != 0

    def pick(self, number: i64, action: i64) -> i64:
        """The answer that an action stands for."""
        return number * self.actions + action - self.first[number]
