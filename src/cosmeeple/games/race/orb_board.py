"""The Orb on the table [RAC-342, RAC-367, RAC-405, RAC-419, RAC-451, RAC-452, RAC-R13, RAC-R21]:
squares, edges and what lies beside them. Where cards may lie is in `orb_laying.py`, where teams may
go in `orb_reach.py`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cosmeeple.games.race import orb_kit
from cosmeeple.games.race.orb_layout import Layout, bare_layout, read_layout
from cosmeeple.games.race.vocabulary import MAIN_AIRLOCK
from cosmeeple.kernel.engine.rows import append, remove, vec, zeros
from cosmeeple.kernel.frames import BaseRecord, Shared, record
from cosmeeple.kernel.records.record import Derived

#: North, east, south, west: the steps to the neighbours of a square, in the order of a face's
#: edges.
SIDES: Final = (-orb_kit.SIDE, 1, orb_kit.SIDE, -1)


@final
@record
class Orb(BaseRecord):
    """The Orb and what lies beside it."""

    cells: Shared[vec[i64]]  # never changed in place: copies share them
    pieces: vec[i64]  # laid pieces by layer
    left: i64  # the rectangle that holds all squares
    right: i64
    top: i64
    bottom: i64
    deck: vec[i64]
    unseen: vec[i64]  # orb cards out of the game that nobody has seen
    removed: vec[i64]  # orb cards out of the game that everybody has seen
    laying: vec[i64]  # the piece that is being laid
    pool_a: vec[i64]  # tokens beside the Orb
    pool_b: vec[i64]
    spots: vec[i64]  # squares with a token
    spot_tokens: vec[i64]  # the tokens themselves, beside `spots`
    track: vec[i64]  # seats in priority order
    stopped: vec[i64]  # teams of each seat that took a token in this step, one bit each
    small_airlocks: i64  # small airlock cards left
    exhausted: bool  # the last orb card has been taken
    layout: Derived[Layout] = None


def square(orb: Orb, cell: i64) -> i64:
    return orb.cells[cell] & orb_kit.MASK


def layer(orb: Orb, cell: i64) -> i64:
    return orb.cells[cell] >> orb_kit.LAYER


def layout_of(orb: Orb) -> Layout:
    """What follows from the squares that lie there now."""
    if orb.layout is None:
        orb.layout = fresh_layout(orb)
    return orb.layout


def fresh_layout(orb: Orb) -> Layout:
    """The same, read from the squares."""
    return read_layout(orb.cells, [piece >= MAIN_AIRLOCK for piece in orb.pieces])


def edge_beside(orb: Orb, cell: i64, step: i64) -> i64:
    """The edge that a step from a cell crosses: -SIDE north, 1 east, SIDE south, -1 west."""
    if step == -orb_kit.SIDE:
        return orb.cells[cell] >> orb_kit.NORTH & orb_kit.MASK
    if step == -1:
        return orb.cells[cell] >> orb_kit.WEST & orb_kit.MASK
    if step == orb_kit.SIDE:
        return orb.cells[cell + orb_kit.SIDE] >> orb_kit.NORTH & orb_kit.MASK
    return orb.cells[cell + 1] >> orb_kit.WEST & orb_kit.MASK


def showing(orb: Orb, mark: i64) -> vec[i64]:
    """The squares that show this, in order."""
    found = vec[i64]()
    for y in range(orb.top, orb.bottom + 1):
        for cell in range(y * orb_kit.SIDE + orb.left, y * orb_kit.SIDE + orb.right + 1):
            if orb.cells[cell] & orb_kit.MASK == mark:
                found = append(found, cell)
    return found


def lay(orb: Orb, piece: i64, face: orb_kit.Face, at: i64) -> None:
    """Put a piece on the grid: its squares and all their edges are as printed on it
    [RAC-405, RAC-R13]."""
    orb.layout = layout_of(orb).after(face, at, piece >= MAIN_AIRLOCK)
    number: i64 = len(orb.pieces)
    orb.pieces = append(orb.pieces, piece)
    cells = orb.cells[:]
    for place in range(len(face.squares)):
        cell = at + face.offsets[place]
        edges = face.edges[place]
        shown: i64 = face.squares[place]
        north: i64 = edges[0]
        east: i64 = edges[1]
        south: i64 = edges[2]
        west: i64 = edges[3]
        cells[cell] = (
            shown | north << orb_kit.NORTH | west << orb_kit.WEST | number << orb_kit.LAYER
        )
        cells[cell + 1] = cells[cell + 1] & ~(orb_kit.MASK << orb_kit.WEST) | east << orb_kit.WEST
        cells[cell + orb_kit.SIDE] = (
            cells[cell + orb_kit.SIDE] & ~(orb_kit.MASK << orb_kit.NORTH) | south << orb_kit.NORTH
        )
    orb.cells = cells
    x, y = at % orb_kit.SIDE, at // orb_kit.SIDE
    orb.left = min(orb.left, x)
    orb.right = max(orb.right, x + face.width - 1)
    orb.top = min(orb.top, y)
    orb.bottom = max(orb.bottom, y + face.height - 1)


def bare_orb(kit: orb_kit.OrbKit) -> Orb:
    """The two main airlock cards put together, nothing else [RAC-342, RAC-R21]."""
    orb = Orb(
        cells=zeros(orb_kit.SIDE * orb_kit.SIDE),
        pieces=vec[i64](),
        left=orb_kit.SIDE,
        right=0,
        top=orb_kit.SIDE,
        bottom=0,
        deck=vec[i64](),
        unseen=vec[i64](),
        removed=vec[i64](),
        laying=vec[i64](),
        pool_a=vec[i64](),
        pool_b=vec[i64](),
        spots=vec[i64](),
        spot_tokens=vec[i64](),
        track=vec[i64](),
        stopped=vec[i64](),
        small_airlocks=kit.small_airlocks,
        exhausted=False,
    )
    orb.layout = bare_layout()
    lay(orb, MAIN_AIRLOCK, kit.left, kit.left_at)
    lay(orb, MAIN_AIRLOCK, kit.right, kit.right_at)
    return orb


def stations(orb: Orb) -> i64:
    """Feeding stations that can be seen [RAC-451, RAC-452]."""
    return len(showing(orb, orb_kit.STATION))


def airlocks(orb: Orb, kit: orb_kit.OrbKit) -> vec[i64]:
    """Where a team may return to: the main airlock area and the airlock squares of small airlocks
    [RAC-367, RAC-419]."""
    found = showing(orb, orb_kit.AIRLOCK)
    return remove(found, kit.airlock_twin)
