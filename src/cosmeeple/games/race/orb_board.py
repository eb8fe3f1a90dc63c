"""The Orb on the table [RAC-342, RAC-380..384, RAC-400..406, RAC-R13, RAC-R32]: where cards may lie and where teams
may go."""

from __future__ import annotations

from typing import Final, final

from cosmeeple.games.race.orb_kit import (
    AIRLOCK,
    NO_SQUARE,
    OPEN,
    SIDE,
    STATION,
    TELEPORTER,
    WALL,
    Face,
    OrbKit,
)
from cosmeeple.games.race.vocabulary import MAIN_AIRLOCK, NONE
from cosmeeple.kernel.reasons import QUICK, Why

# A cell packs what its square shows, its north and west edges, and the layer (which laid piece shows there).
NORTH: Final = 4
WEST: Final = 8
LAYER: Final = 12
MASK: Final = 15


@final
class Orb:
    """The Orb and what lies beside it."""

    def __init__(
        self,
        cells: list[int],
        pieces: list[int],
        left: int,
        right: int,
        top: int,
        bottom: int,
        deck: list[int],
        unseen: list[int],
        removed: list[int],
        laying: list[int],
        pool_a: list[int],
        pool_b: list[int],
        spots: list[int],
        spot_tokens: list[int],
        track: list[int],
        stopped: list[int],
        small_airlocks: int,
        exhausted: bool,
    ) -> None:
        self.cells = cells
        self.pieces = pieces  # laid pieces by layer
        self.left = left  # the rectangle that holds all squares
        self.right = right
        self.top = top
        self.bottom = bottom
        self.deck = deck
        self.unseen = unseen  # orb cards out of the game that nobody has seen
        self.removed = removed  # orb cards out of the game that everybody has seen
        self.laying = laying  # the piece that is being laid
        self.pool_a = pool_a  # tokens beside the Orb
        self.pool_b = pool_b
        self.spots = spots  # squares with a token
        self.spot_tokens = spot_tokens  # the tokens themselves, beside `spots`
        self.track = track  # seats in priority order
        self.stopped = stopped  # teams of each seat that took a token in this step, one bit each
        self.small_airlocks = small_airlocks  # small airlock cards left
        self.exhausted = exhausted  # the last orb card has been taken

    def clone(self) -> Orb:
        return Orb(
            self.cells.copy(),
            self.pieces.copy(),
            self.left,
            self.right,
            self.top,
            self.bottom,
            self.deck.copy(),
            self.unseen.copy(),
            self.removed.copy(),
            self.laying.copy(),
            self.pool_a.copy(),
            self.pool_b.copy(),
            self.spots.copy(),
            self.spot_tokens.copy(),
            self.track.copy(),
            self.stopped.copy(),
            self.small_airlocks,
            self.exhausted,
        )


def square(orb: Orb, cell: int) -> int:
    return orb.cells[cell] & MASK


def layer(orb: Orb, cell: int) -> int:
    return orb.cells[cell] >> LAYER


def edge_between(orb: Orb, cell: int, step: int) -> int:
    """The edge that a step from a cell crosses: -SIDE north, 1 east, SIDE south, -1 west."""
    if step == -SIDE:
        return orb.cells[cell] >> NORTH & MASK
    if step == -1:
        return orb.cells[cell] >> WEST & MASK
    if step == SIDE:
        return orb.cells[cell + SIDE] >> NORTH & MASK
    return orb.cells[cell + 1] >> WEST & MASK


def set_edge(orb: Orb, cell: int, shift: int, hard: int) -> None:
    orb.cells[cell] = orb.cells[cell] & ~(MASK << shift) | hard << shift


def lay(orb: Orb, piece: int, face: Face, at: int) -> None:
    """Put a piece on the grid: its squares and all their edges are as printed on it [RAC-405, RAC-R13]."""
    number = len(orb.pieces)
    orb.pieces.append(piece)
    for place in range(len(face.squares)):
        cell = at + place // face.width * SIDE + place % face.width
        orb.cells[cell] = face.squares[place] | orb.cells[cell] & (MASK << NORTH | MASK << WEST) | number << LAYER
        north, east, south, west = face.edges[place]
        set_edge(orb, cell, NORTH, north)
        set_edge(orb, cell + 1, WEST, east)
        set_edge(orb, cell + SIDE, NORTH, south)
        set_edge(orb, cell, WEST, west)
    x, y = at % SIDE, at // SIDE
    orb.left = min(orb.left, x)
    orb.right = max(orb.right, x + face.width - 1)
    orb.top = min(orb.top, y)
    orb.bottom = max(orb.bottom, y + face.height - 1)


def bare_orb(kit: OrbKit) -> Orb:
    """The two main airlock cards put together, nothing else [RAC-342, RAC-R21]."""
    orb = Orb(
        cells=[NO_SQUARE] * (SIDE * SIDE),
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
    lay(orb, MAIN_AIRLOCK, kit.left, kit.left_at)
    lay(orb, MAIN_AIRLOCK, kit.right, kit.right_at)
    return orb


# --- laying cards


def fits_grid(face: Face, at: int) -> bool:
    """The grid must hold the card with a square to spare on every side."""
    x, y = at % SIDE, at // SIDE
    return x >= 1 and x + face.width < SIDE and y >= 1 and y + face.height < SIDE


def may_lay(orb: Orb, face: Face, at: int, teams: list[int], away_from: int, why: Why) -> bool:
    """May the card lie with its top-left square here [RAC-400..404, RAC-R22, RAC-R32]?

    `teams` are the squares of all teams; `away_from` is a layer that may not even be touched (a breeding spot), or
    NONE.
    """
    if not why.must(fits_grid(face, at), "RAC-400", "on-the-grid"):
        return False
    touching = False
    free = False
    edges_fail = NONE
    covers = True
    for place in range(len(face.squares)):
        cell = at + place // face.width * SIDE + place % face.width
        content = orb.cells[cell] & MASK
        if content == NO_SQUARE:
            free = True
        else:
            touching = True
            covers = covers and may_cover(orb, cell, teams)
        if away_from != NONE and is_near(orb, cell, away_from):
            covers = False
        if not covers and not why.explaining:
            return False
        edges = face.edges[place]
        column, row = place % face.width, place // face.width
        for side in range(4):
            if side == 0:
                inner, step = row > 0, -SIDE
            elif side == 1:
                inner, step = column < face.width - 1, 1
            elif side == 2:
                inner, step = row < face.height - 1, SIDE
            else:
                inner, step = column > 0, -1
            if inner:
                continue
            beyond = orb.cells[cell + step] & MASK
            if (beyond == NO_SQUARE) == (content == NO_SQUARE):
                continue
            if beyond != NO_SQUARE:
                touching = True
            if edges[side] < edge_between(orb, cell, step):
                if not why.explaining:
                    return False
                edges_fail = edge_between(orb, cell, step)
    return (
        why.must(touching, "RAC-400", "attached")
        and why.need(free, "RAC-401", "one-square-free")
        and why.need(covers, "RAC-402", "covers-allowed")
        and why.need(edges_fail == NONE, "RAC-403", "perimeter-as-hard", max(edges_fail, 0))
    )


def may_cover(orb: Orb, cell: int, teams: list[int]) -> bool:
    """Airlocks, tokens and teams are never covered [RAC-402]."""
    return orb.pieces[layer(orb, cell)] < MAIN_AIRLOCK and cell not in orb.spots and cell not in teams


def is_near(orb: Orb, cell: int, number: int) -> bool:
    """Does the layer show on the cell or within one square of it, diagonally too [RAC-387, RAC-R22]?"""
    for row in (-SIDE, 0, SIDE):
        for column in (-1, 0, 1):
            other = cell + row + column
            if orb.cells[other] & MASK != NO_SQUARE and orb.cells[other] >> LAYER == number:
                return True
    return False


def placements(orb: Orb, face: Face, teams: list[int], away_from: int, first_only: bool) -> list[int]:
    """All cells where the card may lie in this turn, in order; `first_only`: one is enough [RAC-400..404, RAC-D25]."""
    found: list[int] = []
    for y in range(max(1, orb.top - face.height), min(SIDE - 1, orb.bottom + 2)):
        for x in range(max(1, orb.left - face.width), min(SIDE - 1, orb.right + 2)):
            at = y * SIDE + x
            if may_lay(orb, face, at, teams, away_from, QUICK):
                found.append(at)
                if first_only:
                    return found
    return found


def turns_of(orb: Orb, faces: tuple[Face, ...], teams: list[int], away_from: int) -> list[int]:
    """The turns in which the card may lie somewhere."""
    return [turn for turn in range(len(faces)) if placements(orb, faces[turn], teams, away_from, True)]


# --- moving


def can_pass(edge: int, military: int) -> bool:
    """Open, or a barrier that the Military beats; never a wall [RAC-383, RAC-384]."""
    return edge == OPEN or (edge != WALL and military >= edge)


def steps_from(orb: Orb, kit: OrbKit, cell: int) -> list[tuple[int, int]]:
    """Squares one step away and the edge between; the airlock area is one space, teleporters are next to each other
    [RAC-382]."""
    found: list[tuple[int, int]] = []
    for here in (cell, kit.airlock_twin) if cell == kit.airlock else (cell,):
        for step in (-SIDE, -1, 1, SIDE):
            there = here + step
            if orb.cells[there] & MASK == NO_SQUARE:
                continue
            if there == kit.airlock_twin:
                there = kit.airlock
            if there != cell:
                found.append((there, edge_between(orb, here, step)))
    if orb.cells[cell] & MASK == TELEPORTER:
        for there in range(orb.top * SIDE, (orb.bottom + 1) * SIDE):
            if there != cell and orb.cells[there] & MASK == TELEPORTER:
                found.append((there, OPEN))
    return found


@final
class Reach:
    """Where a team can go: for each square the steps needed, and what is left of its passes when it gets there."""

    def __init__(self) -> None:
        self.steps: dict[int, int] = {}
        self.barriers: dict[int, int] = {}
        self.walls: dict[int, int] = {}


def reach(orb: Orb, kit: OrbKit, start: int, moves: int, military: int, barriers: int, walls: int) -> Reach:
    """Breadth first; squares with a token end a move. `barriers` and `walls` are passes by tokens: for one barrier, for
    one wall or barrier [RAC-380..386, RAC-432, RAC-433]."""
    found = Reach()
    seen = {(start, barriers, walls)}
    front = [(start, barriers, walls)]
    for step in range(1, moves + 1):
        ahead: list[tuple[int, int, int]] = []
        for cell, keys, shifts in front:
            if cell != start and cell in orb.spots:
                continue
            for there, edge in steps_from(orb, kit, cell):
                if can_pass(edge, military):
                    after = (there, keys, shifts)
                elif edge != WALL and keys > 0:
                    after = (there, keys - 1, shifts)
                elif shifts > 0:
                    after = (there, keys, shifts - 1)
                else:
                    continue
                if after not in seen:
                    seen.add(after)
                    ahead.append(after)
        for cell, keys, shifts in ahead:
            if cell != start and cell not in found.steps:
                found.steps[cell] = step
                found.barriers[cell] = keys
                found.walls[cell] = shifts
            elif (
                cell != start and found.steps[cell] == step and keys + shifts > found.barriers[cell] + found.walls[cell]
            ):
                found.barriers[cell] = keys
                found.walls[cell] = shifts
        front = ahead
    return found


def stations(orb: Orb) -> int:
    """Feeding stations that can be seen [RAC-451, RAC-452]."""
    count = 0
    for cell in orb.cells:
        if cell & MASK == STATION:
            count += 1
    return count


def airlocks(orb: Orb, kit: OrbKit) -> list[int]:
    """Where a team may return to: the main airlock area and the airlock squares of small airlocks [RAC-367,
    RAC-419]."""
    found: list[int] = []
    for cell in range(orb.top * SIDE, (orb.bottom + 1) * SIDE):
        if orb.cells[cell] & MASK == AIRLOCK and cell != kit.airlock_twin:
            found.append(cell)
    return found
