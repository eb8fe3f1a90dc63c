"""The table: a state, the agenda of what is pending, the chance, and the journal of what happened."""

from __future__ import annotations

from typing import Final, Generic, cast

from cosmeeple.kernel.agenda import NOBODY, SEVERAL, Decision, Frame, S, Simultaneous
from cosmeeple.kernel.errors import IllegalChoice
from cosmeeple.kernel.journal import EVERYONE, Event, Told
from cosmeeple.kernel.reasons import Why
from cosmeeple.kernel.rng import Rng


def is_choice(frame: Decision[S], legal: list[int]) -> bool:
    """Is the seat asked? With one answer only where giving it unasked would betray a secret, with none never."""
    return len(legal) > 1 or (len(legal) == 1 and not frame.is_forced())


class Table(Generic[S]):
    """One running game. `decider` is the seat asked next (the first of several), `legal` its options.

    Programs that search call `play` and `clone`; everybody else calls `apply`, which checks everything first.
    """

    def __init__(self, state: S, agenda: list[Frame[S]], rng: Rng) -> None:
        self.state: S = state
        self.agenda: list[Frame[S]] = agenda
        self.rng: Rng = rng
        self.decider: int = NOBODY
        self.legal: list[int] = []
        self.telling: bool = False
        self.journal: list[Told] = []

    def clone(self) -> Table[S]:
        """An independent copy that keeps no journal."""
        copy: Table[S] = Table(cast(S, self.state.clone()), self.agenda.copy(), self.rng.clone())
        copy.decider = self.decider
        copy.legal = self.legal
        return copy

    # --- for the rules

    def then(self, *frames: Frame[S]) -> None:
        """Schedule frames in reading order, before whatever was waiting."""
        for i in range(len(frames) - 1, -1, -1):
            self.agenda.append(frames[i])

    def then_all(self, frames: list[Frame[S]]) -> None:
        """The same for a list of frames."""
        for i in range(len(frames) - 1, -1, -1):
            self.agenda.append(frames[i])

    def finish(self) -> None:
        """Nothing is pending any more: the game is over."""
        self.agenda.clear()

    def tell(self, event: Event, audience: int = EVERYONE) -> None:
        """Write to the journal. Rules ask `if t.telling` first, so that simulations build no events."""
        if self.telling:
            self.journal.append(Told(event, audience))

    # --- for those who play

    def over(self) -> bool:
        return len(self.agenda) == 0

    def settle(self) -> None:
        """Let effects happen and forced answers be given, until somebody has a choice."""
        while len(self.agenda) > 0:
            if self.step():
                return
        self.decider = NOBODY
        self.legal = []

    def step(self) -> bool:
        """The frame on top of the agenda: True when somebody has a choice there, False after it has happened."""
        frame = self.agenda[-1]
        seat = frame.seat
        if seat >= 0:
            legal = cast(Decision[S], frame).options(self.state)
            if is_choice(cast(Decision[S], frame), legal):
                self.decider = seat
                self.legal = legal
                return True
            self.agenda.pop()
            if len(legal) == 1:
                frame.resolve(self, legal[0])
            return False
        if seat == NOBODY:
            self.agenda.pop()
            frame.resolve(self, 0)
            return False
        return self.settle_several(cast(Simultaneous[S], frame))

    def settle_several(self, frame: Simultaneous[S]) -> bool:
        """Give forced answers; True when a seat still has a choice, False after the reveal."""
        self.decider = NOBODY
        forced = frame.is_forced()
        for place in range(len(frame.seats)):
            seat = frame.seats[place]
            legal = frame.options(self.state, seat, frame.given[place])
            while forced and len(legal) == 1:
                frame = frame.with_answer(seat, legal[0])
                self.agenda[-1] = frame
                legal = frame.options(self.state, seat, frame.given[place])
            if legal and self.decider == NOBODY:
                self.decider = seat
                self.legal = legal
                if not forced:
                    return True
        if self.decider != NOBODY:
            return True
        self.agenda.pop()
        frame.resolve(self, 0)
        return False

    def play(self, pick: int) -> None:
        """The decider answers with one of `legal`. Unchecked: for playouts and search."""
        frame = self.agenda[-1]
        if frame.seat == SEVERAL:
            self.agenda[-1] = cast(Simultaneous[S], frame).with_answer(self.decider, pick)
        else:
            self.agenda.pop()
            frame.resolve(self, pick)
        self.settle()

    def deciders(self) -> tuple[int, ...]:
        """The seats that are asked now: none when the game is over, several in a secret choice."""
        if len(self.agenda) == 0:
            return ()
        frame = self.agenda[-1]
        if frame.seat != SEVERAL:
            return (frame.seat,)
        several = cast(Simultaneous[S], frame)
        return tuple([seat for seat in several.seats if several.options(self.state, seat, several.given_by(seat))])

    def options(self, seat: int) -> list[int]:
        """What the seat may answer now, sorted; nothing when it is not asked."""
        if len(self.agenda) == 0:
            return []
        frame = self.agenda[-1]
        if frame.seat == SEVERAL:
            several = cast(Simultaneous[S], frame)
            if seat not in several.seats:
                return []
            return several.options(self.state, seat, several.given_by(seat))
        return self.legal.copy() if frame.seat == seat else []

    def apply(self, seat: int, pick: int) -> None:
        """The seat answers. Anything but one of its options raises IllegalChoice and changes nothing."""
        if len(self.agenda) == 0:
            raise IllegalChoice("the game is over; nothing can be chosen any more")
        frame = self.agenda[-1]
        several = frame.seat == SEVERAL
        legal = self.options(seat) if several else self.legal
        if (several and not legal) or (not several and seat != frame.seat):
            asked = ", ".join([str(decider) for decider in self.deciders()])
            raise IllegalChoice(f"seat {seat} is not asked now; waiting for seat {asked}")
        if pick not in legal:
            raise IllegalChoice(f"choice {pick} is not among the options of seat {seat}")
        if several:
            self.agenda[-1] = cast(Simultaneous[S], frame).with_answer(seat, pick)
        else:
            self.agenda.pop()
            frame.resolve(self, pick)
        self.settle()

    def why(self, seat: int, pick: int) -> Why:
        """Every requirement of an answer to the pending question, those that hold and those that fail."""
        why = Why(True)
        if len(self.agenda) == 0:
            return why
        frame = self.agenda[-1]
        if frame.seat == SEVERAL:
            several = cast(Simultaneous[S], frame)
            if seat in several.seats:
                several.allows(self.state, seat, several.given_by(seat), pick, why)
        elif frame.seat == seat:
            cast(Decision[S], frame).allows(self.state, pick, why)
        return why


#: A game that needs more decisions than this has a rule that never lets go; checks report it.
LONGEST_GAME: Final = 20_000
