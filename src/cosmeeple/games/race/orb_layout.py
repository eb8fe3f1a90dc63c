"""The squares that lie on the table as rows of bits [RAC-400..405]: what a card covers, touches and
joins.

A row of the grid is one number, bit x for the square in column x, so that a question about a card
is answered for all its places in a row at once. A layout never changes: laying a card makes the
next one, and copies of a table share it. It follows from the squares (`read_layout`), and a law
compares the two.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cosmeeple.games.race.orb_kit import (
    LAYER,
    MASK,
    NO_SQUARE,
    NORTH,
    SIDE,
    TELEPORTER,
    WALL,
    WEST,
    Face,
)
from cosmeeple.kernel.engine.rows import append, insert_sorted, picks, remove, vec, zeros

BITS: Final = picks([1 << x for x in range(SIDE)])
#: Where a card lies on the grid with a square to spare on both sides, by its width: two or three
#: squares.
GRID: Final = picks([(1 << (SIDE - width)) - 2 for width in range(4)])


@final
class Layout:
    """Rows of bits: `squares` that exist, `locks` those of airlock cards; `north` and `west` are
    the squares whose edge on this side is harder than h, the rows for h = 0 first. `teleporters`
    are cells, in order. `steps` are those that have been asked for, by the square they begin at
    (`orb_reach.py`).
    """

    def __init__(
        self,
        squares: vec[i64],
        locks: vec[i64],
        north: vec[i64],
        west: vec[i64],
        teleporters: vec[i64],
    ) -> None:
        self.squares: Final = squares
        self.locks: Final = locks
        self.north: Final = north
        self.west: Final = west
        self.teleporters: Final = teleporters
        self.steps: Final[dict[int, vec[i64]]] = {}

    def after(self, face: Face, at: i64, is_lock: bool) -> Layout:
        """With one more card: its squares and all their edges are as printed on it [RAC-405]."""
        squares, locks = self.squares[:], self.locks[:]
        north, west = self.north[:], self.west[:]
        teleporters = self.teleporters[:]
        for place in range(len(face.squares)):
            cell = at + face.offsets[place]
            x, y = cell % SIDE, cell // SIDE
            bit = bit_of(x)
            squares[y] |= bit
            if is_lock:
                locks[y] |= bit
            if cell in teleporters:
                teleporters = remove(teleporters, cell)
            if face.squares[place] == TELEPORTER:
                teleporters = insert_sorted(teleporters, cell)
            edges = face.edges[place]
            put_edge(north, x, y, edges[0])
            put_edge(west, x + 1, y, edges[1])
            put_edge(north, x, y + 1, edges[2])
            put_edge(west, x, y, edges[3])
        return Layout(squares, locks, north, west, teleporters)

    def places(self, face: Face, blocked: vec[i64], y: i64) -> i64:
        """Where in a row the card may lie: attached, with a square that covers nothing, covering
        nothing blocked, and making no edge of the perimeter easier [RAC-400..404, RAC-R32]."""
        squares = self.squares
        attached: i64 = 0
        shut: i64 = 0
        covered: i64 = -1
        for row in range(y, y + face.height):
            here = squares[row]
            beside = here | squares[row - 1] | squares[row + 1] | here << 1 | here >> 1
            closed = blocked[row] | self.locks[row]
            for x in range(face.width):
                attached |= beside >> x
                shut |= closed >> x
                covered &= here >> x
        found = attached & GRID[face.width] & ~covered & ~shut
        if found == 0:
            return 0
        for i in range(len(face.north.x)):
            row = y + face.north.y[i]
            perimeter = squares[row] ^ squares[row - 1]
            found &= ~((self.north[face.north.hard[i] * SIDE + row] & perimeter) >> face.north.x[i])
        for i in range(len(face.west.x)):
            row = y + face.west.y[i]
            perimeter = squares[row] ^ squares[row] << 1
            found &= ~((self.west[face.west.hard[i] * SIDE + row] & perimeter) >> face.west.x[i])
        return found


def bit_of(x: i64) -> i64:
    """The square in a column. Not `1 << x`: mypyc writes that as 32 bits."""
    return BITS[x]


def put_edge(edges: vec[i64], x: i64, y: i64, hardness: i64) -> None:
    """An edge is as hard as this from now on."""
    bit = bit_of(x)
    for hard in range(WALL):
        if hardness > hard:
            edges[hard * SIDE + y] |= bit
        else:
            edges[hard * SIDE + y] &= ~bit


def bare_layout() -> Layout:
    """Nothing lies here yet."""
    return Layout(zeros(SIDE), zeros(SIDE), zeros(WALL * SIDE), zeros(WALL * SIDE), vec[i64]())


def read_layout(cells: vec[i64], is_lock: list[bool]) -> Layout:
    """The layout of a grid; `is_lock` by the number of the layer."""
    found = bare_layout()
    teleporters = vec[i64]()
    for cell in range(len(cells)):
        packed = cells[cell]
        if packed == 0:
            continue
        x, y = cell % SIDE, cell // SIDE
        if packed & MASK != NO_SQUARE:
            found.squares[y] |= bit_of(x)
            if is_lock[packed >> LAYER]:
                found.locks[y] |= bit_of(x)
            if packed & MASK == TELEPORTER:
                teleporters = append(teleporters, cell)
        put_edge(found.north, x, y, packed >> NORTH & MASK)
        put_edge(found.west, x, y, packed >> WEST & MASK)
    return Layout(found.squares, found.locks, found.north, found.west, teleporters)
