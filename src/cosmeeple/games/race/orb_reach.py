"""Where a team can go and by which way [RAC-380..386, RAC-432, RAC-433]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmeeple.games.race import orb_kit
from cosmeeple.games.race.orb_board import Orb, layout_of
from cosmeeple.games.race.orb_ways import CELL_COUNT, KEY, SHIFT, Reach, barriers_left
from cosmeeple.games.race.vocabulary import NONE
from cosmeeple.kernel.engine.rows import append, picks, vec, zeros

#: More steps than any way has.
ENDLESS: Final = orb_kit.SIDE * orb_kit.SIDE
#: No barrier is harder than this.
HARDEST_BARRIER: Final = orb_kit.WALL - 1
#: A step is there * STEP + edge, the square it leads to and the edge it crosses.
STEP: Final = 16
#: North, west, east, south.
DIRECTIONS: Final = picks([-orb_kit.SIDE, -1, 1, orb_kit.SIDE])
#: No square has been reached yet.
NOWHERE: Final = zeros(CELL_COUNT)


def can_pass(edge: i64, military: i64) -> bool:
    """Open, or a barrier that the Military beats; never a wall [RAC-383, RAC-384]."""
    return edge == orb_kit.OPEN or (edge != orb_kit.WALL and military >= edge)


def steps_from(orb: Orb, kit: orb_kit.OrbKit, cell: i64) -> vec[i64]:
    """The steps from a square, found once for as long as no card is laid."""
    known = layout_of(orb).steps
    if cell in known:
        return known[cell]
    found = find_steps(orb, kit, cell)
    known[cell] = found
    return found


def find_steps(orb: Orb, kit: orb_kit.OrbKit, cell: i64) -> vec[i64]:
    """The steps from a square; the airlock area is one space, teleporters are next to each other
    [RAC-382]."""
    cells = orb.cells
    found = vec[i64](capacity=8)
    here = cell
    while True:
        for step in DIRECTIONS:
            there = here + step
            if cells[there] & orb_kit.MASK == orb_kit.NO_SQUARE:
                continue
            # The edge is kept by the square east or south of it.
            edge = (
                cells[there if step > 0 else here]
                >> (
                    orb_kit.NORTH if step == orb_kit.SIDE or step == -orb_kit.SIDE else orb_kit.WEST
                )
                & orb_kit.MASK
            )
            if there == kit.airlock_twin:
                there = kit.airlock
            if there != cell:
                found = append(found, there * STEP + edge)
        if cell != kit.airlock or here == kit.airlock_twin:
            break
        here = kit.airlock_twin
    if cells[cell] & orb_kit.MASK == orb_kit.TELEPORTER:
        for there in layout_of(orb).teleporters:
            if there != cell:
                found = append(found, there * STEP + orb_kit.OPEN)
    return found


def reach(
    orb: Orb, kit: orb_kit.OrbKit, start: i64, moves: i64, military: i64, barriers: i64, walls: i64
) -> Reach:
    """Breadth first; squares with a token end a move. `barriers` and `walls` are passes by tokens:
    for one barrier, for one wall or barrier [RAC-380..386, RAC-432, RAC-433].

    The last answer is kept: a move is found again when it is made.
    """
    begin = start + barriers * KEY + walls * SHIFT
    layout = layout_of(orb)
    last = layout.reached
    if last is not None and last.answers(begin, moves, military, orb.spots):
        return last
    ways = vec[i64]([begin])
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
                if edge != orb_kit.OPEN and not can_pass(edge, military):
                    if edge != orb_kit.WALL and barriers_left(passes) > 0:
                        after -= KEY
                    elif passes >= SHIFT:
                        after -= SHIFT
                    else:
                        continue
                if seen[there] and (begin < KEY or after in ways):
                    continue
                seen[there] = 1
                ways = append(ways, after)
                steps = append(steps, steps[place] + 1)
                before = append(before, place)
        place += 1
    found = Reach(begin, moves, military, spots[:], ways, steps, before)
    layout.reached = found
    return found


def steps_needed(
    orb: Orb, kit: orb_kit.OrbKit, start: i64, goal: i64, military: i64, barriers: i64, walls: i64
) -> i64:
    """How many steps away a square is, with any movement; 0 when there is no way."""
    return max(0, len(reach(orb, kit, start, ENDLESS, military, barriers, walls).way(goal)) - 1)


def military_needed(
    orb: Orb, kit: orb_kit.OrbKit, start: i64, goal: i64, moves: i64, barriers: i64, walls: i64
) -> i64:
    """The least Military that opens a way of so many steps; 0 when none would."""
    for military in range(1, HARDEST_BARRIER + 1):
        if reach(orb, kit, start, moves, military, barriers, walls).arrival(goal) != NONE:
            return military
    return 0
