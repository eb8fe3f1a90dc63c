"""Where a team can go and by which way [RAC-380..386, RAC-432, RAC-433]."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cosmeeple.games.race.orb_board import Orb, layout_of
from cosmeeple.games.race.orb_kit import (
    CELLS,
    MASK,
    NO_SQUARE,
    NORTH,
    OPEN,
    SIDE,
    TELEPORTER,
    WALL,
    WEST,
    OrbKit,
)
from cosmeeple.games.race.vocabulary import NONE
from cosmeeple.kernel.engine.rows import append, distinct, picks, sort, vec, zeros

# A team on its way is one number: the square, and what is left of its passes for a barrier and for
# anything.
CELL_COUNT: Final = len(CELLS)
PASSES: Final = 64
KEY: Final = CELL_COUNT
SHIFT: Final = CELL_COUNT * PASSES
#: More steps than any way has.
ENDLESS: Final = SIDE * SIDE
#: No barrier is harder than this.
HARDEST_BARRIER: Final = WALL - 1
#: A step is there * STEP + edge, the square it leads to and the edge it crosses.
STEP: Final = 16
#: North, west, east, south.
DIRECTIONS: Final = picks([-SIDE, -1, 1, SIDE])
#: No square has been reached yet.
NOWHERE: Final = zeros(CELL_COUNT)


def can_pass(edge: i64, military: i64) -> bool:
    """Open, or a barrier that the Military beats; never a wall [RAC-383, RAC-384]."""
    return edge == OPEN or (edge != WALL and military >= edge)


def steps_from(orb: Orb, kit: OrbKit, cell: i64) -> vec[i64]:
    """The steps from a square, found once for as long as no card is laid."""
    known = layout_of(orb).steps
    if cell in known:
        return known[cell]
    found = find_steps(orb, kit, cell)
    known[cell] = found
    return found


def find_steps(orb: Orb, kit: OrbKit, cell: i64) -> vec[i64]:
    """The steps from a square; the airlock area is one space, teleporters are next to each other
    [RAC-382]."""
    cells = orb.cells
    found = vec[i64](capacity=8)
    here = cell
    while True:
        for step in DIRECTIONS:
            there = here + step
            if cells[there] & MASK == NO_SQUARE:
                continue
            # The edge is kept by the square east or south of it.
            edge = (
                cells[there if step > 0 else here]
                >> (NORTH if step == SIDE or step == -SIDE else WEST)
                & MASK
            )
            if there == kit.airlock_twin:
                there = kit.airlock
            if there != cell:
                found = append(found, there * STEP + edge)
        if cell != kit.airlock or here == kit.airlock_twin:
            break
        here = kit.airlock_twin
    if cells[cell] & MASK == TELEPORTER:
        for there in layout_of(orb).teleporters:
            if there != cell:
                found = append(found, there * STEP + OPEN)
    return found


@final
class Reach:
    """Where a team can go: `ways` are the teams as they arrive, those of fewer `steps` first;
    `before` says for each where among them it comes from."""

    def __init__(self, ways: vec[i64], steps: vec[i64], before: vec[i64]) -> None:
        self.ways: Final = ways
        self.steps: Final = steps
        self.before: Final = before

    def squares(self) -> vec[i64]:
        """The squares within reach, in order."""
        start = self.ways[0] % CELL_COUNT
        found = vec[i64](capacity=len(self.ways))
        for arriving in self.ways:
            if arriving % CELL_COUNT != start:
                found = append(found, arriving % CELL_COUNT)
        sort(found)
        return distinct(found)

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


def reach(
    orb: Orb, kit: OrbKit, start: i64, moves: i64, military: i64, barriers: i64, walls: i64
) -> Reach:
    """Breadth first; squares with a token end a move. `barriers` and `walls` are passes by tokens:
    for one barrier, for one wall or barrier [RAC-380..386, RAC-432, RAC-433]."""
    ways = vec[i64]([start + barriers * KEY + walls * SHIFT])
    steps = vec[i64]([0])
    before = vec[i64]([0])
    spots = orb.spots
    seen = NOWHERE[:]
    seen[start] = 1
    place: i64 = 0
    while place < len(ways) and steps[place] < moves:
        here = ways[place]
        cell = here % CELL_COUNT
        if cell == start or cell not in spots:
            passes = here - cell
            for step in steps_from(orb, kit, cell):
                there, edge = step // STEP, step % STEP
                after = there + passes
                if edge != OPEN and not can_pass(edge, military):
                    if edge != WALL and barriers_left(passes) > 0:
                        after -= KEY
                    elif passes >= SHIFT:
                        after -= SHIFT
                    else:
                        continue
                if seen[there] and after in ways:
                    continue
                seen[there] = 1
                ways = append(ways, after)
                steps = append(steps, steps[place] + 1)
                before = append(before, place)
        place += 1
    return Reach(ways, steps, before)


def steps_needed(
    orb: Orb, kit: OrbKit, start: i64, goal: i64, military: i64, barriers: i64, walls: i64
) -> i64:
    """How many steps away a square is, with any movement; 0 when there is no way."""
    return max(0, len(reach(orb, kit, start, ENDLESS, military, barriers, walls).way(goal)) - 1)


def military_needed(
    orb: Orb, kit: OrbKit, start: i64, goal: i64, moves: i64, barriers: i64, walls: i64
) -> i64:
    """The least Military that opens a way of so many steps; 0 when none would."""
    for military in range(1, HARDEST_BARRIER + 1):
        if reach(orb, kit, start, moves, military, barriers, walls).arrival(goal) != NONE:
            return military
    return 0
