"""Frames: the pending questions and effects of a table.

A game is a stack of frames. Three laws keep them simple: one frame asks one question; a frame is
immutable and holds only seats, ids and numbers; `resolve` first acts, then says what comes next in
one `then(...)`.

A frame declares its fields once, as annotations below `@frame`; constructor, codec and digests
follow from them. Frames are not generic: the collector of cycles then need not follow them, which
makes them nearly free. The methods here take any state; a game's rules say `s: State`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, TypeVar

from mypy_extensions import i64, mypyc_attr

from cosmeeple.kernel.engine.domain import PASS, Domain
from cosmeeple.kernel.engine.reasons import QUICK, Why
from cosmeeple.kernel.engine.rows import append, vec
from cosmeeple.kernel.records.record import frame

if TYPE_CHECKING:
    from cosmeeple.kernel.engine.table import Table

__all__ = [
    "NOBODY",
    "PASS",
    "QUICK",
    "SEVERAL",
    "BaseRecord",
    "BaseState",
    "Decision",
    "Effect",
    "Frame",
    "S",
    "Simultaneous",
]

NOBODY: Final = -1
SEVERAL: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseRecord:
    """A part of a position: it changes, and it copies itself. `@record` writes both ways."""

    def clone(self) -> Self:
        """A copy that shares nothing that changes; written by `@record`."""
        raise NotImplementedError

    def share(self) -> Self:
        """A record with the same values that shares all its lists: to be read, or to have whole
        lists replaced; written by `@record`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseState(BaseRecord):
    """A whole position."""


S = TypeVar("S", bound=BaseState)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Frame:
    """Something that waits on the agenda: what the table may call on it. Rules derive from the
    three kinds below."""

    def asks(self) -> i64:
        """Whom it asks: a seat, NOBODY or SEVERAL."""
        raise NotImplementedError

    def asked(self) -> tuple[int, ...]:
        """The seats it asks, when it asks several."""
        raise NotImplementedError

    def options(self, s: Any) -> vec[i64]:
        """What the seat may answer, in order."""
        raise NotImplementedError

    def options_of(self, s: Any, seat: i64, given: vec[i64]) -> vec[i64]:
        """What one of several seats may answer after what it has given so far; nothing once it has
        answered all."""
        raise NotImplementedError

    def is_forced(self) -> bool:
        """May the table give the answer itself when there is only one? Not where that would betray
        a secret."""
        return True

    def is_awaited(self) -> bool:
        """Does a person say even the only answer? What comes to light by it cannot be taken back. A
        table answers other questions that are asked only so that nothing is betrayed, after a
        while, for people too."""
        return False

    def resolve(self, t: Table[Any], pick: i64) -> None:
        """Act on the answer, then schedule what follows."""
        raise NotImplementedError

    def happen(self, t: Table[Any]) -> None:
        """Act without an answer, then schedule what follows."""
        raise NotImplementedError

    def reveal(self, t: Table[Any], given: vec[vec[i64]]) -> None:
        """Act on the answers of several seats, in the order of `asked`, then schedule what
        follows."""
        raise NotImplementedError


@frame
class Effect(Frame):
    """Happens by itself when its time comes; asks nobody. Owners of an effect are fields of their
    own."""

    def asks(self) -> i64:
        return NOBODY


@frame
class Decision(Frame):
    """One question to one seat.

    `allows` is the rule: it lists the requirements of one answer. `options` is every answer that it
    allows; a frame may enumerate them faster, and the conformance checks compare the two at every
    decision of every random game.
    """

    verb: ClassVar[str] = ""
    domain: ClassVar[Domain]
    #: The answer is nobody else's business: views and public events must not depend on it.
    secret: ClassVar[bool] = False

    seat: int

    def asks(self) -> i64:
        return self.seat

    def allows(self, s: Any, pick: i64, why: Why) -> bool:
        """May the seat answer so? Lists every requirement."""
        raise NotImplementedError

    def options(self, s: Any) -> vec[i64]:
        return vec[i64]([pick for pick in self.domain.picks if self.allows(s, pick, QUICK)])

    def allowed(self, s: Any, among: vec[i64]) -> vec[i64]:
        """Those of these answers that `allows` lets through: the `options` of a question whose
        answers all lie in a hand or another row."""
        found = vec[i64](capacity=len(among))
        for pick in among:
            if self.allows(s, pick, QUICK):
                found = append(found, pick)
        return found

    def warning(self, s: Any, pick: int) -> str:
        """The message (`warning-...`) about a drastic consequence that one would not expect of this
        answer; "" for none. Asked with what the seat itself sees.
        """
        return ""


@frame
class Simultaneous(Frame):
    """One question to several seats at once, answered in secret.

    Every seat gives one answer, or several in a row (dice behind a screen) for as long as it has
    options. When nobody has any left the answers come to light together in `reveal`. The answers so
    far are the table's: `t.given`.
    """

    verb: ClassVar[str] = ""
    domain: ClassVar[Domain]
    secret: ClassVar[bool] = True

    seats: tuple[int, ...]

    def asks(self) -> i64:
        return SEVERAL

    def asked(self) -> tuple[int, ...]:
        return self.seats

    def allows(self, s: Any, seat: i64, given: vec[i64], pick: i64, why: Why) -> bool:
        """May the seat answer so, after what it has given? Lists every requirement."""
        raise NotImplementedError

    def options_of(self, s: Any, seat: i64, given: vec[i64]) -> vec[i64]:
        return vec[i64](
            [pick for pick in self.domain.picks if self.allows(s, seat, given, pick, QUICK)]
        )
