"""The Orb on the table [RAC-342, RAC-367, RAC-405, RAC-419, RAC-451, RAC-452, RAC-R13, RAC-R21]: squares, edges and
what lies beside them. Where cards may lie is in `orb_laying.py`, where teams may go in `orb_reach.py`."""

from __future__ import annotations

from typing import final

from cosmeeple.games.race.orb_kit import LAYER, MASK, NORTH, SIDE, WEST, Face, OrbKit
from cosmeeple.games.race.orb_layout import (
    Layout,
    airlocks_of,
    bare_layout,
    edge_between,
    read_layout,
    stations_of,
)
from cosmeeple.games.race.vocabulary import MAIN_AIRLOCK
from cosmeeple.kernel.agenda import BaseRecord
from cosmeeple.kernel.record import Derived, record


@final
@record
class Orb(BaseRecord):
    """The Orb and what lies beside it."""

    cells: tuple[int, ...]  # never changed in place: copies share them
    pieces: list[int]  # laid pieces by layer
    left: int  # the rectangle that holds all squares
    right: int
    top: int
    bottom: int
    deck: list[int]
    unseen: list[int]  # orb cards out of the game that nobody has seen
    removed: list[int]  # orb cards out of the game that everybody has seen
    laying: list[int]  # the piece that is being laid
    pool_a: list[int]  # tokens beside the Orb
    pool_b: list[int]
    spots: list[int]  # squares with a token
    spot_tokens: list[int]  # the tokens themselves, beside `spots`
    track: list[int]  # seats in priority order
    stopped: list[int]  # teams of each seat that took a token in this step, one bit each
    small_airlocks: int  # small airlock cards left
    exhausted: bool  # the last orb card has been taken
    layout: Derived[Layout] = None


def square(orb: Orb, cell: int) -> int:
    return orb.cells[cell] & MASK


def layer(orb: Orb, cell: int) -> int:
    return orb.cells[cell] >> LAYER


def layout_of(orb: Orb) -> Layout:
    """What follows from the squares that lie there now."""
    if orb.layout is None:
        orb.layout = read_layout(orb.cells, [piece >= MAIN_AIRLOCK for piece in orb.pieces])
    return orb.layout


def edge_beside(orb: Orb, cell: int, step: int) -> int:
    """The edge that a step from a cell crosses: -SIDE north, 1 east, SIDE south, -1 west."""
    return edge_between(orb.cells, cell, step)


def lay(orb: Orb, piece: int, face: Face, at: int) -> None:
    """Put a piece on the grid: its squares and all their edges are as printed on it [RAC-405, RAC-R13]."""
    orb.layout = layout_of(orb).after(face, at, piece >= MAIN_AIRLOCK)
    number = len(orb.pieces)
    orb.pieces.append(piece)
    cells = list(orb.cells)
    for place in range(len(face.squares)):
        cell = at + face.offsets[place]
        north, east, south, west = face.edges[place]
        cells[cell] = face.squares[place] | north << NORTH | west << WEST | number << LAYER
        cells[cell + 1] = cells[cell + 1] & ~(MASK << WEST) | east << WEST
        cells[cell + SIDE] = cells[cell + SIDE] & ~(MASK << NORTH) | south << NORTH
    orb.cells = tuple(cells)
    x, y = at % SIDE, at // SIDE
    orb.left = min(orb.left, x)
    orb.right = max(orb.right, x + face.width - 1)
    orb.top = min(orb.top, y)
    orb.bottom = max(orb.bottom, y + face.height - 1)


def bare_orb(kit: OrbKit) -> Orb:
    """The two main airlock cards put together, nothing else [RAC-342, RAC-R21]."""
    orb = Orb(
        cells=(0,) * (SIDE * SIDE),
        pieces=[],
        left=SIDE,
        right=0,
        top=SIDE,
        bottom=0,
        deck=[],
        unseen=[],
        removed=[],
        laying=[],
        pool_a=[],
        pool_b=[],
        spots=[],
        spot_tokens=[],
        track=[],
        stopped=[],
        small_airlocks=kit.small_airlocks,
        exhausted=False,
    )
    orb.layout = bare_layout()
    lay(orb, MAIN_AIRLOCK, kit.left, kit.left_at)
    lay(orb, MAIN_AIRLOCK, kit.right, kit.right_at)
    return orb


def stations(orb: Orb) -> int:
    """Feeding stations that can be seen [RAC-451, RAC-452]."""
    return stations_of(layout_of(orb), orb.cells)


def airlocks(orb: Orb, kit: OrbKit) -> list[int]:
    """Where a team may return to: the main airlock area and the airlock squares of small airlocks [RAC-367,
    RAC-419]."""
    return [cell for cell in airlocks_of(layout_of(orb), orb.cells) if cell != kit.airlock_twin]
