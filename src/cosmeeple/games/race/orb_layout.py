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

from cosmeeple.games.race import orb_kit
from cosmeeple.games.race.orb_ways import Reach
from cosmeeple.kernel.engine.rows import append, insert_sorted, picks, remove, vec, zeros

BITS: Final = picks([1 << x for x in range(orb_kit.SIDE)])
#: Where a card lies on the grid with a square to spare on both sides, by its width: two or three
#: squares.
GRID: Final = picks([(1 << (orb_kit.SIDE - width)) - 2 for width in range(4)])


#: Has not been found out yet.
UNKNOWN: Final = -1
#: By width and row.
ALL_UNKNOWN: Final = picks([UNKNOWN] * (4 * orb_kit.SIDE))


@final
class Layout:
    """Rows of bits: `squares` that exist, `locks` those of airlock cards; `north` and `west` are
    the squares whose edge on this side lies on the perimeter and is harder than h, the rows for
    h = 0 first. `teleporters` are cells, in order.

    Found out when first asked for: `open_places` by width and row, `steps` by the square that they
    begin at, and the ways that were asked for last (`orb_reach.py`).
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
        self.open_places: Final = ALL_UNKNOWN[:]
        self.steps: Final[dict[int, vec[i64]]] = {}
        self.reached: Reach | None = None

    def after(self, face: orb_kit.Face, at: i64, is_lock: bool) -> Layout:
        """With one more card: its squares and all their edges are as printed on it [RAC-405]."""
        squares, locks = self.squares[:], self.locks[:]
        left, top = at % orb_kit.SIDE, at // orb_kit.SIDE
        for row in range(top, top + face.height):
            squares[row] |= face.across << left
            if is_lock:
                locks[row] |= face.across << left
        teleporters = self.teleporters[:]
        for place in range(len(face.squares)):
            cell = at + face.offsets[place]
            if cell in teleporters:
                teleporters = remove(teleporters, cell)
            if face.squares[place] == orb_kit.TELEPORTER:
                teleporters = insert_sorted(teleporters, cell)
        return Layout(
            squares,
            locks,
            self.north_after(face, left, top, squares),
            self.west_after(face, left, top, squares),
            teleporters,
        )

    def north_after(self, face: orb_kit.Face, left: i64, top: i64, squares: vec[i64]) -> vec[i64]:
        """North edges on the perimeter of these squares, the south edges of the card's last row
        among them."""
        edges = self.north[:]
        others = ~(face.across << left)
        for down in range(face.height + 1):
            row = top + down
            rim = perimeter_north(squares, row)
            for hard in range(orb_kit.WALL):
                place = hard * orb_kit.SIDE + row
                printed = face.harder_north[hard * (face.height + 1) + down]
                edges[place] = edges[place] & others | printed << left & rim
        return edges

    def west_after(self, face: orb_kit.Face, left: i64, top: i64, squares: vec[i64]) -> vec[i64]:
        """West edges on the perimeter of these squares, the east edges of the card's last column
        among them."""
        edges = self.west[:]
        others = ~((face.across << 1 | face.across) << left)
        for down in range(face.height):
            row = top + down
            rim = perimeter_west(squares, row)
            for hard in range(orb_kit.WALL):
                place = hard * orb_kit.SIDE + row
                printed = face.harder_west[hard * face.height + down]
                edges[place] = edges[place] & others | printed << left & rim
        return edges

    def fitting(self, width: i64, height: i64, y: i64) -> i64:
        """Where in a row a card of this size is attached, with a square that covers nothing
        [RAC-400, RAC-401, RAC-R32]."""
        squares = self.squares
        attached: i64 = 0
        covered: i64 = -1
        for row in range(y, y + height):
            here = squares[row]
            beside = here | squares[row - 1] | squares[row + 1] | here << 1 | here >> 1
            for x in range(width):
                attached |= beside >> x
                covered &= here >> x
        return attached & GRID[width] & ~covered

    def places(self, face: orb_kit.Face, blocked: vec[i64], y: i64) -> i64:
        """Where in a row the card may lie: attached, with a square that covers nothing, covering
        nothing blocked, and making no edge of the perimeter easier [RAC-400..404, RAC-R32]."""
        found = self.open_places[face.width * orb_kit.SIDE + y]  # a card's width tells its height
        if found == UNKNOWN:
            found = self.fitting(face.width, face.height, y)
            self.open_places[face.width * orb_kit.SIDE + y] = found
        if found == 0:
            return 0
        shut: i64 = 0
        for row in range(y, y + face.height):
            shut |= blocked[row]
        for x in range(face.width):
            found &= ~(shut >> x)
        for i in range(len(face.north.x)):
            found &= ~(self.north[face.north.harder[i] + y] >> face.north.x[i])
        for i in range(len(face.west.x)):
            found &= ~(self.west[face.west.harder[i] + y] >> face.west.x[i])
        return found


def perimeter_north(squares: vec[i64], row: i64) -> i64:
    """The squares of a row whose north edge has a square on one of its sides only."""
    return squares[row] ^ squares[row - 1]


def perimeter_west(squares: vec[i64], row: i64) -> i64:
    """The same for their west edges."""
    return squares[row] ^ squares[row] << 1


def bit_of(x: i64) -> i64:
    """The square in a column. Not `1 << x`: mypyc writes that as 32 bits."""
    return BITS[x]


def put_edge(edges: vec[i64], x: i64, y: i64, hardness: i64) -> None:
    """An edge that is so hard."""
    for hard in range(hardness):
        edges[hard * orb_kit.SIDE + y] |= bit_of(x)


def bare_layout() -> Layout:
    """Nothing lies here yet."""
    return Layout(
        zeros(orb_kit.SIDE),
        zeros(orb_kit.SIDE),
        zeros(orb_kit.WALL * orb_kit.SIDE),
        zeros(orb_kit.WALL * orb_kit.SIDE),
        vec[i64](),
    )


def read_layout(cells: vec[i64], is_lock: list[bool]) -> Layout:
    """The layout of a grid; `is_lock` by the number of the layer."""
    found = bare_layout()
    teleporters = vec[i64]()
    for cell in range(len(cells)):
        packed = cells[cell]
        if packed == 0:
            continue
        x, y = cell % orb_kit.SIDE, cell // orb_kit.SIDE
        if packed & orb_kit.MASK != orb_kit.NO_SQUARE:
            found.squares[y] |= bit_of(x)
            if is_lock[packed >> orb_kit.LAYER]:
                found.locks[y] |= bit_of(x)
            if packed & orb_kit.MASK == orb_kit.TELEPORTER:
                teleporters = append(teleporters, cell)
        put_edge(found.north, x, y, packed >> orb_kit.NORTH & orb_kit.MASK)
        put_edge(found.west, x, y, packed >> orb_kit.WEST & orb_kit.MASK)
    for y in range(1, orb_kit.SIDE):
        for hard in range(orb_kit.WALL):
            found.north[hard * orb_kit.SIDE + y] &= perimeter_north(found.squares, y)
            found.west[hard * orb_kit.SIDE + y] &= perimeter_west(found.squares, y)
    return Layout(found.squares, found.locks, found.north, found.west, teleporters)
