"""The information horizon of undo: did a move show anybody something that was hidden?

Found out by experiment. Deal everything that the mover does not know anew, with other chance to come, and make the same
move there. If the mover, who sees all that is public, would then see anything else than now, the move has revealed
something. Somebody else who was told something in private has learned something too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cosmeeple.kernel.codec import raw
from cosmeeple.kernel.errors import BadInput
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.journal import EVERYONE, Told
from cosmeeple.kernel.rng import Rng, state_from_seed
from cosmeeple.kernel.table import Table
from cosmeeple.kernel.view import redeal, view

#: Other deals that are tried. A card drawn from two that could be there goes unnoticed once in 2 ** TRIALS.
TRIALS = 8


def sight(game: Game, table: Table[Any], seat: int) -> object:
    seen = view(game, table, seat)
    frame = None if seen.frame is None else [type(seen.frame).__name__, raw(seen.frame)]
    return [raw(seen.state), frame, seen.deciders, seen.given, seen.options]


def reveals(
    game: Game, before: Table[Any], after: Table[Any], seat: int, pick: int, told: Sequence[Told], seed: int
) -> bool:
    """True when taking the move back would let somebody keep what they should not know."""
    if any(one.audience not in (EVERYONE, seat) for one in told):
        return True
    rng = Rng(state_from_seed(seed))
    own = sight(game, after, seat)
    for _ in range(TRIALS):
        other = redeal(game, before, seat, rng)
        try:
            other.apply(seat, pick)
        except BadInput:
            return True
        if sight(game, other, seat) != own:
            return True
    return False
