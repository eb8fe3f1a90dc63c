"""The table: a state, the agenda of what is pending, the chance, and the journal of what
happened."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import i64

from cosmeeple.kernel.engine.agenda import (
    NOBODY,
    PASS,
    SEVERAL,
    Decision,
    Frame,
    S,
    Simultaneous,
)
from cosmeeple.kernel.engine.errors import IllegalChoice
from cosmeeple.kernel.engine.journal import EVERYONE, Event, Told
from cosmeeple.kernel.engine.reasons import Why
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import append, place_of, pop, vec

NOTHING: Final = vec[i64]()
#: Larger than any answer, and still a machine integer: others may send any number.
BEYOND_ANY: Final = 1 << 31
#: No secret question is pending. Shared: `append` to an empty row makes a new one.
NO_ANSWERS: Final = vec[vec[i64]]()


def is_choice(frame: Frame, legal: vec[i64]) -> bool:
    """Is the seat asked? With one answer only where giving it unasked would betray a secret, with
    none never."""
    return len(legal) > 1 or (len(legal) == 1 and not frame.is_forced())


class Table(Generic[S]):
    """One running game. `decider` is the seat asked next (the first of several), `legal` its
    options: a row that nobody may write into, for it can be a constant of the rules.

    `given` are the answers so far to a pending secret question, for each of its seats; empty when
    none is pending. Programs that search call `play` and `clone`; everybody else calls `apply`,
    which checks everything first.
    """

    def __init__(self, state: S, agenda: list[Frame], rng: Rng) -> None:
        self.state: S = state
        self.agenda: vec[Frame] = frames_of(agenda)
        self.rng: Rng = rng
        self.decider: i64 = NOBODY
        self.legal: vec[i64] = NOTHING
        self.given: vec[vec[i64]] = NO_ANSWERS
        self.place: i64 = 0  # of the decider among the seats of a secret question
        self.telling: bool = False
        self.journal: list[Told] = []

    def clone(self) -> Table[S]:
        """An independent copy that keeps no journal."""
        copy: Table[S] = Table(self.state.clone(), [], self.rng.clone())
        copy.agenda = self.agenda[:]
        copy.decider = self.decider
        copy.legal = self.legal
        copy.place = self.place
        if len(self.given) > 0:
            copy.given = copy_answers(self.given)
        return copy

    # --- for the rules

    def then(
        self,
        first: Frame,
        second: Frame | None = None,
        third: Frame | None = None,
        fourth: Frame | None = None,
    ) -> None:
        """Schedule frames in reading order, before whatever was waiting."""
        if fourth is not None:
            self.agenda = append(self.agenda, fourth)
        if third is not None:
            self.agenda = append(self.agenda, third)
        if second is not None:
            self.agenda = append(self.agenda, second)
        self.agenda = append(self.agenda, first)

    def then_all(self, frames: list[Frame]) -> None:
        """The same for a list of frames."""
        for i in range(len(frames) - 1, -1, -1):
            self.agenda = append(self.agenda, frames[i])

    def reset_agenda(self, frames: list[Frame]) -> None:
        """Only these frames are pending, the last one next; no secret answer is given yet."""
        self.agenda = frames_of(frames)
        self.given = NO_ANSWERS

    def finish(self) -> None:
        """Nothing is pending any more: the game is over."""
        self.agenda = vec[Frame]()

    def tell(self, event: Event, audience: int = EVERYONE) -> None:
        """Write to the journal. Rules ask `if t.telling` first, so that simulations build no
        events."""
        if self.telling:
            self.journal.append(Told(event, audience))

    # --- for those who play

    def over(self) -> bool:
        """Is nothing pending any more?"""
        return len(self.agenda) == 0

    def settle(self) -> None:
        """Let effects happen and forced answers be given, until somebody has a choice."""
        while len(self.agenda) > 0:
            if self.step():
                return
        self.decider = NOBODY
        self.legal = NOTHING

    def step(self) -> bool:
        """The frame on top of the agenda: True when somebody has a choice there, False after it has
        happened."""
        frame = self.agenda[-1]
        seat = frame.asks()
        if seat >= 0:
            legal = frame.options(self.state)
            if is_choice(frame, legal):
                self.decider = seat
                self.legal = legal
                return True
            self.agenda, frame = pop(self.agenda)
            if len(legal) == 1:
                frame.resolve(self, legal[0])
            return False
        if seat == NOBODY:
            self.agenda, frame = pop(self.agenda)
            frame.happen(self)
            return False
        return self.settle_several(frame, 0, fresh=True)

    def settle_several(self, frame: Frame, first: i64, *, fresh: bool) -> bool:
        """Give forced answers; True when a seat still has a choice, False after the reveal. Seats
        before the first have answered all. Fresh: the forced answers of those who come later are
        not given yet either; afterwards nothing is left to give there, for what a seat may answer
        depends on its own answers only.
        """
        self.decider = NOBODY
        forced = frame.is_forced()
        seats = frame.asked()
        if len(self.given) == 0:
            self.given = unanswered(len(seats))
        given = self.given
        for place in range(first, len(seats)):
            seat = seats[place]
            legal = frame.options_of(self.state, seat, given[place])
            while forced and len(legal) == 1:
                given[place] = append(given[place], legal[0])
                legal = frame.options_of(self.state, seat, given[place])
            if len(legal) > 0 and self.decider == NOBODY:
                self.decider = seat
                self.place = place
                self.legal = legal
                if not (forced and fresh):
                    return True
        if self.decider != NOBODY:
            return True
        self.agenda, frame = pop(self.agenda)
        self.given = NO_ANSWERS
        frame.reveal(self, given)
        return False

    def play(self, pick: i64) -> None:
        """The decider answers with one of `legal`. Unchecked: for playouts and search."""
        frame = self.agenda[-1]
        if frame.asks() == SEVERAL:
            place = self.place
            self.given[place] = append(self.given[place], pick)
            if self.settle_several(frame, place, fresh=False):
                return
        else:
            self.agenda, frame = pop(self.agenda)
            frame.resolve(self, pick)
        self.settle()

    def answer(self, seat: int, pick: i64) -> None:
        """The seat answers, also when others are asked at the same time and before it. Unchecked,
        like `play`."""
        frame = self.agenda[-1]
        if frame.asks() == SEVERAL:
            place = frame.asked().index(seat)
            self.given[place] = append(self.given[place], pick)
            self.settle()
        else:
            self.play(pick)

    def is_several(self) -> bool:
        """Is a secret question to several seats pending?"""
        return len(self.agenda) > 0 and self.agenda[-1].asks() == SEVERAL

    def given_by(self, seat: int) -> vec[i64]:
        """What the seat has answered so far to the pending secret question."""
        if not self.is_several():
            return NOTHING
        seats = self.agenda[-1].asked()
        return self.given[seats.index(seat)] if seat in seats else NOTHING

    def deciders(self) -> tuple[int, ...]:
        """The seats that are asked now: none when the game is over, several in a secret choice."""
        if len(self.agenda) == 0:
            return ()
        frame = self.agenda[-1]
        if frame.asks() != SEVERAL:
            return (frame.asks(),)
        seats = frame.asked()
        return tuple(
            [
                seats[place]
                for place in range(len(seats))
                if seats[place] == self.decider
                or len(frame.options_of(self.state, seats[place], self.given[place])) > 0
            ]
        )

    def legal_for(self, seat: int) -> vec[i64]:
        """What the seat may answer now, sorted; nothing when it is not asked. Not to be written
        into."""
        if seat == self.decider:
            return self.legal
        if not self.is_several():
            return NOTHING
        frame = self.agenda[-1]
        return (
            frame.options_of(self.state, seat, self.given_by(seat))
            if seat in frame.asked()
            else NOTHING
        )

    def options(self, seat: int) -> list[int]:
        """The same as a list of the caller's own."""
        # Not `list(...)`: compiled, that would ask an iterator for each.
        return [pick for pick in self.legal_for(seat)]

    def apply(self, seat: int, pick: int) -> None:
        """The seat answers. Anything but one of its options raises IllegalChoice and changes
        nothing."""
        if len(self.agenda) == 0:
            raise IllegalChoice("the game is over; nothing can be chosen any more")
        legal = self.legal_for(seat)
        if len(legal) == 0:
            asked = ", ".join([str(decider) for decider in self.deciders()])
            raise IllegalChoice(f"seat {seat} is not asked now; waiting for seat {asked}")
        if not PASS <= pick < BEYOND_ANY or place_of(legal, pick) < 0:
            raise IllegalChoice(f"choice {pick} is not among the options of seat {seat}")
        self.answer(seat, pick)

    def why(self, seat: int, pick: int) -> Why:
        """Every requirement of an answer to the pending question, those that hold and those that
        fail."""
        why = Why(True)
        if len(self.agenda) == 0:
            return why
        frame = self.agenda[-1]
        if isinstance(frame, Simultaneous):
            if seat in frame.seats:
                frame.allows(self.state, seat, self.given_by(seat), pick, why)
        elif isinstance(frame, Decision) and frame.seat == seat:
            frame.allows(self.state, pick, why)
        return why


def frames_of(frames: list[Frame]) -> vec[Frame]:
    """The frames as an agenda. One by one: a row made from a whole list looks for a buffer first,
    which is dear."""
    agenda = vec[Frame]()
    for frame in frames:
        agenda = append(agenda, frame)
    return agenda


def unanswered(seats: i64) -> vec[vec[i64]]:
    """Nobody of so many has answered yet."""
    given = vec[vec[i64]](capacity=seats)
    for _ in range(seats):
        given = append(given, NOTHING)
    return given


def copy_answers(given: vec[vec[i64]]) -> vec[vec[i64]]:
    """The same answers in rows of their own."""
    copy = vec[vec[i64]](capacity=len(given))
    for answers in given:
        copy = append(copy, answers[:])
    return copy


#: A game that needs more decisions than this has a rule that never lets go; checks report it.
LONGEST_GAME: Final = 20_000
