"""Frames: the pending questions and effects of a table.

A game is a stack of frames. Three laws keep them simple: one frame asks one question; a frame is immutable and holds
only seats, ids and numbers; `resolve` first acts, then says what comes next in one `then(...)`.

The names of a frame's constructor arguments are the names of its attributes: the codec reads frames by them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from cosmeeple.kernel.domain import PASS, Domain
from cosmeeple.kernel.reasons import QUICK, Why

if TYPE_CHECKING:
    from cosmeeple.kernel.table import Table

__all__ = ["NOBODY", "PASS", "QUICK", "SEVERAL", "BaseState", "Decision", "Effect", "Frame", "S", "Simultaneous"]

NOBODY: Final = -1
SEVERAL: Final = -2


class BaseState:
    """What a game's state must be able to do: copy itself through its constructor."""

    def clone(self) -> BaseState:
        raise NotImplementedError


S = TypeVar("S", bound=BaseState)


class Frame(Generic[S]):
    """Something that waits on the agenda. `seat` is whom it asks: a seat, NOBODY or SEVERAL."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def resolve(self, t: Table[S], pick: int) -> None:
        """Act, then schedule what follows."""
        raise NotImplementedError


class Effect(Frame[S]):
    """Happens by itself when its time comes; asks nobody. Owners of an effect are fields of their own."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def resolve(self, t: Table[S], pick: int) -> None:
        self.happen(t)

    def happen(self, t: Table[S]) -> None:
        raise NotImplementedError


class Decision(Frame[S]):
    """One question to one seat.

    `allows` is the rule: it lists the requirements of one answer. `options` is every answer that it allows; a frame
    may enumerate them faster, and the conformance checks compare the two at every decision of every random game.
    """

    verb: ClassVar[str] = ""
    domain: ClassVar[Domain]
    #: The answer is nobody else's business: views and public events must not depend on it.
    secret: ClassVar[bool] = False

    def allows(self, s: S, pick: int, why: Why) -> bool:
        raise NotImplementedError

    def options(self, s: S) -> list[int]:
        return [pick for pick in self.domain.picks if self.allows(s, pick, QUICK)]

    def warning(self, s: S, pick: int) -> str:
        """The message (`warning-...`) about a drastic consequence that one would not expect of this answer; "" for
        none. Asked with what the seat itself sees.
        """
        return ""

    def is_forced(self) -> bool:
        """May the table give the answer itself when there is only one? Not where that would betray a secret."""
        return True


class Simultaneous(Frame[S]):
    """One question to several seats at once, answered in secret.

    Every seat gives one answer, or several in a row (dice behind a screen) for as long as it has options. When nobody
    has any left the answers come to light together in `reveal`. `given[i]` are the answers of `seats[i]` so far.
    """

    verb: ClassVar[str] = ""
    domain: ClassVar[Domain]
    secret: ClassVar[bool] = True

    def __init__(self, seats: tuple[int, ...], given: tuple[tuple[int, ...], ...]) -> None:
        super().__init__(SEVERAL)
        self.seats: Final = seats
        self.given: Final = given

    def allows(self, s: S, seat: int, given: tuple[int, ...], pick: int, why: Why) -> bool:
        raise NotImplementedError

    def options(self, s: S, seat: int, given: tuple[int, ...]) -> list[int]:
        """What the seat may answer next; nothing once it has answered all."""
        return [pick for pick in self.domain.picks if self.allows(s, seat, given, pick, QUICK)]

    def is_forced(self) -> bool:
        """May the table give a seat's only answer itself? Not where that would betray a secret."""
        return True

    def answered(self, given: tuple[tuple[int, ...], ...]) -> Simultaneous[S]:
        """The same frame with these answers."""
        raise NotImplementedError

    def reveal(self, t: Table[S], given: tuple[tuple[int, ...], ...]) -> None:
        raise NotImplementedError

    def resolve(self, t: Table[S], pick: int) -> None:
        self.reveal(t, self.given)

    def given_by(self, seat: int) -> tuple[int, ...]:
        return self.given[self.seats.index(seat)]

    def with_answer(self, seat: int, pick: int) -> Simultaneous[S]:
        given = list(self.given)
        place = self.seats.index(seat)
        given[place] = (*given[place], pick)
        return self.answered(tuple(given))
