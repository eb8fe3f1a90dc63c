"""What a seat may know, and a table dealt again from just that knowledge.

The laws that tie them: `view(redeal(t, seat)) == view(t, seat)`, and the seat's options are equal
too; the other seats' options are those of what they were dealt, and the game can be played on from
there. Only views leave the engine; bots get a re-dealt table or a view, never the true table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import i64

from cosmeeple.kernel.engine.agenda import Decision, Frame, Simultaneous
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import append, vec
from cosmeeple.kernel.engine.table import Table, is_choice
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.records.codec import BARE, bare, dump_frame, dump_state, notation

SPECTATOR = -1
#: So often is dealt again what another seat holds, until the pending question can be asked of it.
#: In the games at hand nine deals of ten fit at once, and the worst question found needs one deal
#: in a few dozen.
DEALS = 1000


@dataclass(frozen=True)
class View:
    """A position as one seat (or SPECTATOR) may see it. `state` has HIDDEN where the seat must not
    look."""

    seat: int
    state: Any
    frame: Frame | None
    deciders: tuple[int, ...]
    #: The seat's own answers so far in a secret simultaneous question.
    given: tuple[int, ...]
    options: tuple[int, ...]
    #: What everybody knows to wait on the agenda, nearest first (`Game.foreseen`).
    waiting: tuple[Frame, ...] = ()

    @property
    def question(self) -> Decision | Simultaneous | None:
        """What is asked now, as far as the viewer knows it."""
        return self.frame if isinstance(self.frame, (Decision, Simultaneous)) else None

    def option_keys(self) -> list[str]:
        """What the viewer can choose, as text."""
        frame = self.question
        return [notation(frame, pick) for pick in self.options] if frame else []


def view(game: Game, table: Table[Any], seat: int = SPECTATOR) -> View:
    """The position as the seat may see it."""
    frame = table.agenda[-1] if table.agenda else None
    # Which seats still think is public; what and how much they have answered is not.
    given = tuple(table.given_by(seat))
    options = tuple(table.options(seat)) if seat != SPECTATOR else ()
    waiting = tuple([one for one in reversed(list(table.agenda)) if isinstance(one, game.foreseen)])
    seen = game.mask(table.state, seat, frame).clone()
    return View(seat, seen, frame, table.deciders(), given, options, waiting)


def dump_view(game: Game, seen: View) -> dict[str, Any]:
    """A view as JSON."""
    return {
        "game": game.slug,
        "rules_version": game.rules_version,
        "seat": seen.seat,
        "state": dump_state(game, seen.state),
        "pending": None if seen.frame is None else dump_seen(game, seen, seen.frame),
        "deciders": list(seen.deciders),
        "options": seen.option_keys(),
    }


def dump_seen(game: Game, seen: View, frame: Frame) -> dict[str, Any]:
    """The pending frame as JSON, with the seat's own answers to a secret question."""
    given = None
    if isinstance(frame, Simultaneous):
        given = [list(seen.given) if seat == seen.seat else [] for seat in frame.seats]
    return dump_frame(game, seen.state.kit, frame, given)


def packed(seen: View) -> bytes:
    """A view as bare numbers, to compare: two views are equal exactly when these are. Much quicker
    than `dump_view`."""
    frame = None if seen.frame is None else [type(seen.frame).__name__, *bare(seen.frame)]
    waiting = [[type(one).__name__, *bare(one)] for one in seen.waiting]
    return BARE.encode(
        [seen.seat, seen.state, frame, seen.deciders, seen.given, seen.options, waiting]
    )


def redeal(game: Game, table: Table[Any], seat: int, rng: Rng) -> Table[Any]:
    """A random table consistent with what the seat knows. Its future chance is independent of the
    true one.

    Who is asked is known too. The options of another seat are those of the cards that it is dealt
    here, and it is dealt such cards that it is asked, and that what others have begun can be
    finished: again and again, if need be.
    """
    frame = table.agenda[-1] if table.agenda else None
    for _ in range(DEALS):
        copy = table.clone()
        copy.rng = rng.split()
        game.redeal(copy.state, seat, frame, rng)
        if not game.fit(copy.state, copy.agenda, seat, rng):
            continue
        if isinstance(frame, Simultaneous):
            answer_anew(frame, copy, seat, rng)
            copy.settle()
            return copy
        if not isinstance(frame, Decision) or frame.seat == seat:
            return copy
        copy.legal = frame.options(copy.state)
        if is_choice(frame, copy.legal):
            return copy
    # Nothing that is left to deal fits: the table goes on with what was dealt last, never with what
    # is true.
    if isinstance(frame, Simultaneous):
        answer_anew(frame, copy, seat, rng)
    copy.settle()
    return copy


def answer_anew(frame: Simultaneous, table: Table[Any], seat: int, rng: Rng) -> None:
    """The secret answers of the others, guessed: those who had finished give random legal answers
    again."""
    for place, one in enumerate(frame.seats):
        before = table.given[place]
        if one == seat:
            continue
        answers = vec[i64]()
        if len(before) > 0 and len(frame.options_of(table.state, one, before)) == 0:
            legal = frame.options_of(table.state, one, answers)
            while len(legal) > 0:
                answers = append(answers, legal[rng.below(len(legal))])
                legal = frame.options_of(table.state, one, answers)
        table.given[place] = answers
