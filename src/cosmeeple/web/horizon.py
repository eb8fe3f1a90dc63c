"""The information horizon of undo: did a move show anybody something that was hidden?

Found out by experiment. Deal everything that a viewer does not know again, with other chance to
come, and make the same move there. If the viewer would then see anything else than now, the move
has revealed something to them. Asked for the mover, who also sees all that is public, and for every
other seat. Who was told something in private has learned something in any case.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.journal import EVERYONE, Told
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.records.view import packed, redeal, view

#: Other deals that are tried. A card drawn from two that could be there goes unnoticed once in 2 **
#: TRIALS.
TRIALS = 8


class Found(NamedTuple):
    """Whether a move has shown something hidden to anybody, and whether to whoever made it."""

    anybody: bool
    mover: bool


def reveals(
    game: Game,
    before: Table[Any],
    after: Table[Any],
    seat: int,
    pick: int,
    told: Sequence[Told],
    players: int,
    seed: int,
) -> Found:
    """Would taking the move back let somebody keep what they should not know?"""
    rng = Rng(state_from_seed(seed))
    mover = shows(game, before, after, seat, pick, seat, rng, TRIALS)
    if mover or any(one.audience not in (EVERYONE, seat) for one in told):
        return Found(True, mover)
    others = [other for other in range(players) if other != seat]
    return Found(
        any([shows(game, before, after, seat, pick, other, rng, TRIALS // 2) for other in others]),
        mover,
    )


def shows(
    game: Game,
    before: Table[Any],
    after: Table[Any],
    seat: int,
    pick: int,
    viewer: int,
    rng: Rng,
    trials: int,
) -> bool:
    """Does the viewer see more after the move than follows from the move and what they knew
    before?"""
    now = packed(view(game, after, viewer))
    for _ in range(trials):
        other = redeal(game, before, viewer, rng)
        try:
            other.apply(seat, pick)
        except BadInput:
            # With other cards the mover could not have done this: that much the move says by
            # itself, to the others.
            if viewer == seat:
                return True
            continue
        if packed(view(game, other, viewer)) != now:
            return True
    return False
