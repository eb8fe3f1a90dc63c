"""The ways of a team on the Orb [RAC-380..386, RAC-432, RAC-433]: `orb_reach.py` finds them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cosmeeple.games.race.orb_kit import CELLS
from cosmeeple.games.race.vocabulary import NONE
from cosmeeple.kernel.engine.rows import append, sort, vec

# A team on its way is one number: the square, and what is left of its passes for a barrier and for
# anything.
CELL_COUNT: Final = len(CELLS)
PASSES: Final = 64
KEY: Final = CELL_COUNT
SHIFT: Final = CELL_COUNT * PASSES


@final
class Reach:
    """Where a team can go that begins so, with so much movement and Military, while tokens lie on
    these `spots`: `ways` are the teams as they arrive, those of fewer `steps` first; `before` says
    for each where among them it comes from."""

    def __init__(
        self,
        begin: i64,
        moves: i64,
        military: i64,
        spots: vec[i64],
        ways: vec[i64],
        steps: vec[i64],
        before: vec[i64],
    ) -> None:
        self.begin: Final = begin
        self.moves: Final = moves
        self.military: Final = military
        self.spots: Final = spots
        self.ways: Final = ways
        self.steps: Final = steps
        self.before: Final = before

    def answers(self, begin: i64, moves: i64, military: i64, spots: vec[i64]) -> bool:
        """Is this where a team can go that begins so, now?"""
        return (
            self.begin == begin
            and self.moves == moves
            and self.military == military
            and self.spots == spots
        )

    def squares(self) -> vec[i64]:
        """The squares within reach, in order."""
        start = self.ways[0] % CELL_COUNT
        found = vec[i64](capacity=len(self.ways))
        for arriving in self.ways:
            cell = arriving % CELL_COUNT
            if cell != start and cell not in found:
                found = append(found, cell)
        sort(found)
        return found

    def first(self, cell: i64) -> i64:
        """Which of the ways arrives there first, and with the most passes left; NONE when none
        does."""
        best: i64 = NONE
        for place in range(len(self.ways)):
            if best != NONE and self.steps[place] > self.steps[best]:
                break
            if self.ways[place] % CELL_COUNT == cell:
                if best == NONE or passes_left(self.ways[place]) > passes_left(self.ways[best]):
                    best = place
        return best

    def arrival(self, cell: i64) -> i64:
        """The team that arrives there first, and with the most passes left; NONE when none does."""
        place = self.first(cell)
        return NONE if place == NONE else self.ways[place]

    def steps_to(self, cell: i64) -> i64:
        """How many steps away a square within reach is."""
        return self.steps[self.first(cell)]

    def way(self, cell: i64) -> list[int]:
        """The squares from the start to this one, both included; nothing when it is out of
        reach."""
        place = self.first(cell)
        if place == NONE:
            return []
        found = [int(cell)]
        while place != 0:
            place = self.before[place]
            found.append(self.ways[place] % CELL_COUNT)
        found.reverse()
        return found


def barriers_left(arriving: i64) -> i64:
    """Passes for one barrier."""
    return arriving // KEY % PASSES


def walls_left(arriving: i64) -> i64:
    """Passes for one wall or barrier."""
    return arriving // SHIFT


def passes_left(arriving: i64) -> i64:
    return barriers_left(arriving) + walls_left(arriving)
