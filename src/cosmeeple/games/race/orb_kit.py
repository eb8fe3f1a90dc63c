"""The Orb's component data as the rules read it: faces of the cards in their four turns, artifact
tokens [RAC-342, RAC-X52]."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cosmeeple.kernel.engine.rows import append, picks, vec
from cosmeeple.kernel.records.record import fixed

# What a square shows. 0 is no square at all.
NO_SQUARE: Final = 0
PLAIN: Final = 1
SPOT_A: Final = 2
SPOT_B: Final = 3
BREEDING: Final = 4
TELEPORTER: Final = 5
STATION: Final = 6
AIRLOCK: Final = 7
MARKS: Final = {
    " ": PLAIN,
    ".": PLAIN,
    "a": SPOT_A,
    "b": SPOT_B,
    "!": BREEDING,
    "t": TELEPORTER,
    "s": STATION,
    "L": AIRLOCK,
}

# Hardness of an edge: 0 is open, barriers have their number, walls are harder than all.
OPEN: Final = 0
WALL: Final = 9

# A cell of the grid packs what its square shows, its north and west edges, and the layer (which
# piece shows there).
NORTH: Final = 4
WEST: Final = 8
LAYER: Final = 12
MASK: Final = 15

# The grid is 41 by 41 squares with the main airlock in the middle; nothing can be laid outside.
SIDE: Final = 41
MIDDLE: Final = 20
CELL_COUNT: Final = SIDE * SIDE
CELLS: Final = tuple([f"{x - MIDDLE},{y - MIDDLE}" for y in range(SIDE) for x in range(SIDE)])


def cell_at(x: int, y: int) -> int:
    """The number of a square by its coordinates: x to the right, y downwards."""
    return (y + MIDDLE) * SIDE + x + MIDDLE


@final
class Rim:
    """Border edges of a face on one side of squares, without walls: in which column they lie, and
    the row of edges harder than they are, counted from the row of the face's top
    (`orb_layout.py`)."""

    def __init__(self, edges: list[tuple[int, int, int]]) -> None:
        self.x: Final = picks([x for x, _, _ in edges])
        self.harder: Final = picks([hard * SIDE + y for _, y, hard in edges])


def harder_rows(edges: dict[tuple[int, int], int], rows: int) -> vec[i64]:
    """Edges that are harder than 0, 1 and so on, each row of a face as bits: for each hardness the
    rows from its top."""
    return picks(
        [
            sum([1 << x for (x, y), hard in edges.items() if y == row and hard > least])
            for least in range(WALL)
            for row in range(rows)
        ]
    )


@final
class Face:
    """A card in one turn: size, squares row by row, and the four edges of each square (north, east,
    south, west).

    `offsets` are the steps from its top-left square to each, `across` the bits of one of its rows.
    `north` and `west` are its border as north and west edges: its south border are north edges of
    the row below. `harder_north` and `harder_west` are all its edges.
    """

    def __init__(
        self, width: int, height: int, squares: tuple[int, ...], edges: tuple[tuple[int, ...], ...]
    ) -> None:
        self.width: Final[i64] = width
        self.height: Final[i64] = height
        self.squares: Final = squares
        self.edges: Final = edges
        self.offsets: Final = picks([y * SIDE + x for y in range(height) for x in range(width)])
        self.across: Final[i64] = (1 << width) - 1
        north: dict[tuple[int, int], int] = {}
        west: dict[tuple[int, int], int] = {}
        for place in range(len(squares)):
            x, y = place % width, place // width
            north[x, y], west[x + 1, y], north[x, y + 1], west[x, y] = edges[place]
        self.harder_north: Final = harder_rows(north, height + 1)
        self.harder_west: Final = harder_rows(west, height)
        self.north: Final = Rim(
            [(x, y, hard) for (x, y), hard in north.items() if y in (0, height) and hard != WALL]
        )
        self.west: Final = Rim(
            [(x, y, hard) for (x, y), hard in west.items() if x in (0, width) and hard != WALL]
        )


def turned(face: Face) -> Face:
    """The face turned clockwise once: the square (x, y) goes to (height - 1 - y, x)
    [RAC-400, RAC-X52]."""
    width, height = int(face.height), int(face.width)
    squares = [0] * len(face.squares)
    edges: list[tuple[int, ...]] = [()] * len(face.squares)
    for y in range(face.height):
        for x in range(face.width):
            old = y * face.width + x
            new = x * width + face.height - 1 - y
            squares[new] = face.squares[old]
            north, east, south, west = face.edges[old]
            edges[new] = (west, north, east, south)
    return Face(width, height, tuple(squares), tuple(edges))


def read_face(rows: tuple[str, ...]) -> Face:
    """A face from its map: seven strings of five characters."""
    squares: list[int] = []
    edges: list[tuple[int, ...]] = []
    for y in range(3):
        for x in range(2):
            squares.append(MARKS[rows[2 * y + 1][2 * x + 1]])
            edges.append(
                (
                    hardness(rows[2 * y][2 * x + 1]),
                    hardness(rows[2 * y + 1][2 * x + 2]),
                    hardness(rows[2 * y + 2][2 * x + 1]),
                    hardness(rows[2 * y + 1][2 * x]),
                )
            )
    return Face(2, 3, tuple(squares), tuple(edges))


def hardness(mark: str) -> int:
    """How hard an edge is to pass: open, a barrier's number, a wall."""
    if mark == " ":
        return OPEN
    return int(mark) if mark.isdigit() else WALL


@final
@fixed
class Token:
    """A kind of artifact token: `uses[use]` is the amount for each use, 0 where it has none
    [RAC-430, RAC-450]."""

    copies: int
    vp: int
    vp_per_station: int
    family: int
    uses: tuple[int, ...]


def uses_of(tokens: tuple[Token, ...]) -> vec[vec[i64]]:
    """What the tokens can be used for, in rows: uses[use][token]."""
    rows = vec[vec[i64]]()
    for use in range(len(tokens[0].uses)):
        rows = append(rows, picks([token.uses[use] for token in tokens]))
    return rows


@final
@fixed
class OrbKit:
    """Everything a rule may ask about the Orb's components."""

    #: By piece (orb cards, main airlock: none, small airlock), then by turn.
    faces: tuple[tuple[Face, ...], ...]
    left: Face
    right: Face
    left_at: int
    right_at: int
    #: The airlock area is one space: its first square stands for both.
    airlock: int
    airlock_twin: int
    corners: tuple[int, ...]
    tokens: tuple[Token, ...]
    #: The same in rows: uses[use][token].
    uses: vec[vec[i64]]
    speed: int
    hand_start: int
    missing_a: int
    missing_b: int
    most_players: int
    small_airlocks: int
