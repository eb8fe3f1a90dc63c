"""Where a team can go and by which way [RAC-380..386, RAC-432, RAC-433]."""

from __future__ import annotations

from typing import Final, final

from cosmeeple.games.race.orb_board import Orb, layout_of
from cosmeeple.games.race.orb_kit import CELLS, OPEN, SIDE, WALL, OrbKit
from cosmeeple.games.race.orb_layout import STEP, steps_of
from cosmeeple.games.race.vocabulary import NONE

# A team on its way is one number: the square, and what is left of its passes for a barrier and for anything.
CELL_COUNT: Final = len(CELLS)
PASSES: Final = 64
KEY: Final = CELL_COUNT
SHIFT: Final = CELL_COUNT * PASSES
#: More steps than any way has.
ENDLESS: Final = SIDE * SIDE
#: No barrier is harder than this.
HARDEST_BARRIER: Final = WALL - 1


def can_pass(edge: int, military: int) -> bool:
    """Open, or a barrier that the Military beats; never a wall [RAC-383, RAC-384]."""
    return edge == OPEN or (edge != WALL and military >= edge)


def steps_from(orb: Orb, kit: OrbKit, cell: int) -> list[tuple[int, int]]:
    """Squares one step away and the edge between [RAC-382]."""
    steps = steps_of(layout_of(orb), orb.cells, kit.airlock, kit.airlock_twin, cell)
    return [(step // STEP, step % STEP) for step in steps]


@final
class Reach:
    """Where a team can go: `levels[n]` are the ways of n steps, each a team as it arrives; `before` says for each where
    it comes from."""

    def __init__(self, begin: int) -> None:
        self.levels: Final = [[begin]]
        self.before: Final = {begin: begin}

    def squares(self) -> list[int]:
        """The squares within reach, in order."""
        start = self.levels[0][0] % CELL_COUNT
        found: set[int] = set()
        for level in self.levels:
            for arriving in level:
                found.add(arriving % CELL_COUNT)
        found.discard(start)
        return sorted(found)

    def arrival(self, cell: int) -> int:
        """The team that arrives there first, and with the most passes left; NONE when none does."""
        best = NONE
        for level in self.levels:
            for arriving in level:
                if arriving % CELL_COUNT == cell and (best == NONE or passes_left(arriving) > passes_left(best)):
                    best = arriving
            if best != NONE:
                break
        return best

    def way(self, cell: int) -> list[int]:
        """The squares from the start to this one, both included; nothing when it is out of reach."""
        here = self.arrival(cell)
        if here == NONE:
            return []
        found = [cell]
        while self.before[here] != here:
            here = self.before[here]
            found.append(here % CELL_COUNT)
        found.reverse()
        return found


def barriers_left(arriving: int) -> int:
    """Passes for one barrier."""
    return arriving // KEY % PASSES


def walls_left(arriving: int) -> int:
    """Passes for one wall or barrier."""
    return arriving // SHIFT


def passes_left(arriving: int) -> int:
    return barriers_left(arriving) + walls_left(arriving)


def reach(orb: Orb, kit: OrbKit, start: int, moves: int, military: int, barriers: int, walls: int) -> Reach:
    """Breadth first; squares with a token end a move. `barriers` and `walls` are passes by tokens: for one barrier, for
    one wall or barrier [RAC-380..386, RAC-432, RAC-433]."""
    begin = start + barriers * KEY + walls * SHIFT
    layout, cells, spots = layout_of(orb), orb.cells, orb.spots
    asked = (begin, moves, military)
    if layout.reached is not None and layout.asked == asked and layout.spots == spots:
        return layout.reached
    found = Reach(begin)
    before = found.before
    front = [begin]
    for _ in range(moves):
        ahead: list[int] = []
        for here in front:
            cell = here % CELL_COUNT
            if cell != start and cell in spots:
                continue
            passes = here - cell
            for step in steps_of(layout, cells, kit.airlock, kit.airlock_twin, cell):
                edge = step % STEP
                after = step // STEP + passes
                if not can_pass(edge, military):
                    if edge != WALL and barriers_left(passes) > 0:
                        after -= KEY
                    elif passes >= SHIFT:
                        after -= SHIFT
                    else:
                        continue
                if after not in before:
                    before[after] = here
                    ahead.append(after)
        if not ahead:
            break
        found.levels.append(ahead)
        front = ahead
    layout.reached, layout.asked, layout.spots = found, asked, spots.copy()
    return found


def steps_needed(orb: Orb, kit: OrbKit, start: int, goal: int, military: int, barriers: int, walls: int) -> int:
    """How many steps away a square is, with any movement; 0 when there is no way."""
    return max(0, len(reach(orb, kit, start, ENDLESS, military, barriers, walls).way(goal)) - 1)


def military_needed(orb: Orb, kit: OrbKit, start: int, goal: int, moves: int, barriers: int, walls: int) -> int:
    """The least Military that opens a way of so many steps; 0 when none would."""
    for military in range(1, HARDEST_BARRIER + 1):
        if reach(orb, kit, start, moves, military, barriers, walls).arrival(goal) != NONE:
            return military
    return 0
