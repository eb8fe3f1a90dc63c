"""What follows from the squares that lie on the table [RAC-382, RAC-400..404]: where a card fits, where a step leads.

A layout never changes: laying a card makes the next one. Copies of a table share it, so that a bot that looks ahead
works everything out once. Sets of squares are the bits of one int, bit n for square n: shifting such a set moves all
its squares at once, and a rule asked for every place on the grid costs as much as for one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cosmeeple.games.race.orb_kit import (
    AIRLOCK,
    LAYER,
    MASK,
    NO_SQUARE,
    NORTH,
    OPEN,
    SIDE,
    STATION,
    TELEPORTER,
    WALL,
    WEST,
    Face,
)

if TYPE_CHECKING:
    from cosmeeple.games.race.orb_reach import Reach

#: The set with just this square, by square.
ONLY: Final = tuple([1 << cell for cell in range(SIDE * SIDE)])
ROW: Final = (1 << SIDE) - 1
#: A step is there * STEP + edge, the square it leads to and the edge it crosses.
STEP: Final = 16


def grid_places(width: int, height: int) -> int:
    """Where a card of this size lies on the grid with a square to spare on every side."""
    found = 0
    for y in range(1, SIDE - height):
        for x in range(1, SIDE - width):
            found |= ONLY[y * SIDE + x]
    return found


#: By width: all pieces are two by three squares, upright or lying.
GRID: Final = (0, 0, grid_places(2, 3), grid_places(3, 2))


def spread(squares: int, face: Face) -> int:
    """The places from which the face would touch one of these squares."""
    row = squares
    for x in range(1, face.width):
        row |= squares >> x
    found = row
    for y in range(1, face.height):
        found |= row >> y * SIDE
    return found


def members(squares: int, top: int, bottom: int) -> list[int]:
    """The squares of a set in order; it has none outside these rows."""
    found: list[int] = []
    for y in range(top, bottom + 1):
        row = squares >> y * SIDE & ROW
        x = 0
        while row:
            if row & 1:
                found.append(y * SIDE + x)
            row >>= 1
            x += 1
    return found


@final
class Layout:
    """`squares` are those that exist, `locks` those of airlock cards; `north[h]` and `west[h]` are the squares whose
    edge on this side is harder than h."""

    def __init__(self, squares: int, locks: int, north: list[int], west: list[int]) -> None:
        self.squares: Final = squares
        self.locks: Final = locks
        self.north: Final = north
        self.west: Final = west
        rim_north = squares ^ squares << SIDE
        rim_west = squares ^ squares << 1
        #: The same, on the perimeter only: between a square that exists and one that does not.
        self.hard_north: Final = [edges & rim_north for edges in north]
        self.hard_west: Final = [edges & rim_west for edges in west]
        #: What is found out when first asked for; open places by the width of a face.
        self.open_places: Final = [-1, -1, -1, -1]
        self.steps: Final[dict[int, list[int]]] = {}
        self.teleporters: list[int] | None = None
        self.airlocks: list[int] | None = None
        self.stations = -1
        #: The last answer to where a team can go, with what was asked: whoever moves asks once more.
        self.reached: Reach | None = None
        self.asked = (-1, -1, -1)
        self.spots: list[int] = []

    def after(self, face: Face, at: int, is_lock: bool) -> Layout:
        """With one more card: its squares and all their edges are as printed on it [RAC-405]."""
        area = face.area << at
        kept_north = ~(face.north_edges << at)
        kept_west = ~(face.west_edges << at)
        north: list[int] = []
        west: list[int] = []
        for hard in range(WALL):
            north.append(self.north[hard] & kept_north | face.harder_north[hard] << at)
            west.append(self.west[hard] & kept_west | face.harder_west[hard] << at)
        return Layout(self.squares | area, self.locks | (area if is_lock else 0), north, west)

    def fitting(self, face: Face) -> int:
        """Places where the card would be attached, with a square that covers nothing [RAC-400, RAC-401, RAC-R32]."""
        found = self.open_places[face.width]
        if found < 0:
            here = self.squares
            beside = here | here << SIDE | here >> SIDE | here << 1 | here >> 1
            within = here
            for x in range(1, face.width):
                within &= here >> x
            row = within
            for y in range(1, face.height):
                within &= row >> y * SIDE
            found = spread(beside, face) & GRID[face.width] & ~within
            self.open_places[face.width] = found
        return found

    def places(self, face: Face, blocked: int) -> int:
        """Everywhere the card may lie: it covers nothing blocked and makes no edge of the perimeter easier
        [RAC-400..404]."""
        bad = spread(blocked | self.locks, face)
        for offset, hard in face.rim_north:
            bad |= self.hard_north[hard] >> offset
        for offset, hard in face.rim_west:
            bad |= self.hard_west[hard] >> offset
        return self.fitting(face) & ~bad


def bare_layout() -> Layout:
    """Nothing lies here yet."""
    return Layout(0, 0, [0] * WALL, [0] * WALL)


def read_layout(cells: tuple[int, ...], is_lock: list[bool]) -> Layout:
    """The layout of a grid that was loaded; `is_lock` by the number of the layer."""
    squares = 0
    locks = 0
    north = [0] * WALL
    west = [0] * WALL
    for cell in range(len(cells)):
        packed = cells[cell]
        if packed & MASK != NO_SQUARE:
            squares |= ONLY[cell]
            if is_lock[packed >> LAYER]:
                locks |= ONLY[cell]
        for hard in range(packed >> NORTH & MASK):
            north[hard] |= ONLY[cell]
        for hard in range(packed >> WEST & MASK):
            west[hard] |= ONLY[cell]
    return Layout(squares, locks, north, west)


def showing(cells: tuple[int, ...], mark: int) -> list[int]:
    """The squares that show this, in order."""
    found: list[int] = []
    for cell in range(len(cells)):
        if cells[cell] & MASK == mark:
            found.append(cell)
    return found


def teleporters_of(layout: Layout, cells: tuple[int, ...]) -> list[int]:
    if layout.teleporters is None:
        layout.teleporters = showing(cells, TELEPORTER)
    return layout.teleporters


def airlocks_of(layout: Layout, cells: tuple[int, ...]) -> list[int]:
    if layout.airlocks is None:
        layout.airlocks = showing(cells, AIRLOCK)
    return layout.airlocks


def stations_of(layout: Layout, cells: tuple[int, ...]) -> int:
    if layout.stations < 0:
        layout.stations = len(showing(cells, STATION))
    return layout.stations


def edge_between(cells: tuple[int, ...], cell: int, step: int) -> int:
    """The edge that a step from a cell crosses: -SIDE north, 1 east, SIDE south, -1 west."""
    if step == -SIDE:
        return cells[cell] >> NORTH & MASK
    if step == -1:
        return cells[cell] >> WEST & MASK
    if step == SIDE:
        return cells[cell + SIDE] >> NORTH & MASK
    return cells[cell + 1] >> WEST & MASK


def steps_of(layout: Layout, cells: tuple[int, ...], airlock: int, twin: int, cell: int) -> list[int]:
    """The steps from a square; the airlock area is one space, teleporters are next to each other [RAC-382]."""
    known = layout.steps.get(cell)
    if known is not None:
        return known
    found: list[int] = []
    for here in (cell, twin) if cell == airlock else (cell,):
        for step in (-SIDE, -1, 1, SIDE):
            there = here + step
            if cells[there] & MASK == NO_SQUARE:
                continue
            if there == twin:
                there = airlock
            if there != cell:
                found.append(there * STEP + edge_between(cells, here, step))
    if cells[cell] & MASK == TELEPORTER:
        for there in teleporters_of(layout, cells):
            if there != cell:
                found.append(there * STEP + OPEN)
    layout.steps[cell] = found
    return found
