"""Names for the squares of the Orb [RAC-342, RAC-382, RAC-400, RAC-405]: by the card that shows
there and what is marked on it, or where on the card it lies: "the teleporter of A07", "the upper
left square of B02".

The rules have no names for squares, and nobody at a table counts columns. A name belongs to what
lies there now: a covered card is spoken of by the part of it that is still in sight.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmeeple.games.race import orb_kit
from cosmeeple.games.race.orb_board import SIDES, Orb, layer, square
from cosmeeple.games.race.vocabulary import MAIN_AIRLOCK, PIECES, SMALL_AIRLOCK

ROWS: Final[tuple[tuple[str, ...], ...]] = (
    (),
    ("",),
    ("upper", "lower"),
    ("upper", "middle", "lower"),
)
COLUMNS: Final[tuple[tuple[str, ...], ...]] = (
    (),
    ("",),
    ("left", "right"),
    ("left", "centre", "right"),
    ("left", "centre-left", "centre-right", "right"),
)
#: Where on a card, or on what is seen of it, a square lies.
POSITIONS: Final = tuple(
    [
        "-".join([word for word in (row, column) if word]) or "only"
        for row in ("", "upper", "middle", "lower")
        for column in ("", "left", "centre-left", "centre", "centre-right", "right")
        if not (row in ("", "middle") and column.startswith("centre"))
    ]
)
#: What singles a square out on its card.
MARKED: Final = ("airlock", "teleporter", "station", "artifact")
PARTS: Final = (*MARKED, *POSITIONS)
#: The pieces; of the two small airlocks the second one has a name of its own.
WHOLES: Final = (*PIECES, "second_small_airlock")
#: The squares that have names, "A07.teleporter"; the first is none of the Orb,
#: the last any of it.
OUTSIDE: Final = 0
SQUARES: Final = (
    "orb.outside",
    *[
        f"{whole}.{part}"
        for whole in WHOLES
        for part in PARTS
        if part != "airlock" or whole.endswith("airlock")
    ],
    "orb.somewhere",
)
#: Of an event that was stored before squares had names.
SOMEWHERE: Final = len(SQUARES) - 1
NUMBERS: Final = {name: number for number, name in enumerate(SQUARES)}
#: How a square of a new card lies to one that is there already, in the order of `SIDES`.
RELATIONS: Final = ("below", "left", "above", "right")


def square_name(orb: Orb, kit: orb_kit.OrbKit, cell: i64) -> i64:
    """The name of a square, a place in SQUARES."""
    if square(orb, cell) == orb_kit.NO_SQUARE:
        return OUTSIDE
    number = layer(orb, cell)
    part = mark_at(orb, cell)
    if cell == kit.airlock or cell == kit.airlock_twin:
        part = MARKED[0]
    else:
        seen = seen_of(orb, number, cell)
        if part == "" or len([one for one in seen if mark_at(orb, one) == part]) > 1:
            part = position_among(seen, cell)
    return NUMBERS[f"{whole_of(orb, number)}.{part}"]


def mark_at(orb: Orb, cell: i64) -> str:
    """What is marked on the square and still there; "" for nothing that would tell it apart."""
    if cell in orb.spots:
        return "artifact"
    shown = square(orb, cell)
    if shown == orb_kit.TELEPORTER:
        return "teleporter"
    if shown == orb_kit.STATION:
        return "station"
    return "airlock" if shown == orb_kit.AIRLOCK else ""


def whole_of(orb: Orb, number: i64) -> str:
    """The piece of a layer by its name."""
    piece = orb.pieces[number]
    if piece == SMALL_AIRLOCK and SMALL_AIRLOCK in orb.pieces[:number]:
        return WHOLES[-1]
    return WHOLES[piece]


def seen_of(orb: Orb, number: i64, cell: i64) -> list[i64]:
    """All that is in sight of the piece on a square. No piece is longer than four squares, the main
    airlock with its two cards."""
    is_main = orb.pieces[number] == MAIN_AIRLOCK
    found: list[i64] = []
    for y in range(-2, 3):
        for x in range(-3, 4):
            other = cell + y * orb_kit.SIDE + x
            if not 0 <= other < orb_kit.CELL_COUNT or square(orb, other) == orb_kit.NO_SQUARE:
                continue
            here = layer(orb, other)
            if here == number or (is_main and orb.pieces[here] == MAIN_AIRLOCK):
                found.append(other)
    return found


def position_among(cells: list[i64], cell: i64) -> str:
    """Where a square lies among these: "upper-left"."""
    columns = [one % orb_kit.SIDE for one in cells]
    rows = [one // orb_kit.SIDE for one in cells]
    width, height = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    return position(
        width, height, cell % orb_kit.SIDE - min(columns), cell // orb_kit.SIDE - min(rows)
    )


def position(width: i64, height: i64, x: i64, y: i64) -> str:
    """Where a square lies in so many; in a single row or column the middle is just that."""
    words = [word for word in (ROWS[height][y], COLUMNS[width][x]) if word]
    if words == ["centre"]:
        return "middle"
    return "-".join(words) or POSITIONS[0]


def beside(orb: Orb, kit: orb_kit.OrbKit, face: orb_kit.Face, at: i64) -> tuple[str, str, i64]:
    """Where a card would lie, by its first square that covers something, or else by the first
    beside something: which of its squares, how it lies to that square, and the name of that. Two
    places never have the same."""
    for place in range(len(face.squares)):
        cell = at + face.offsets[place]
        if square(orb, cell) != orb_kit.NO_SQUARE:
            return own_position(face, place), "on", square_name(orb, kit, cell)
    for place in range(len(face.squares)):
        cell = at + face.offsets[place]
        for side in range(len(SIDES)):
            if square(orb, cell + SIDES[side]) != orb_kit.NO_SQUARE:
                there = square_name(orb, kit, cell + SIDES[side])
                return own_position(face, place), RELATIONS[side], there
    return own_position(face, 0), "on", OUTSIDE


def own_position(face: orb_kit.Face, place: i64) -> str:
    return position(face.width, face.height, place % face.width, place // face.width)
