"""Where an orb card may lie [RAC-387, RAC-400..404, RAC-R22, RAC-R32, RAC-D25]: all places at once,
or one place with every square and edge that forbids it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmeeple.games.race.orb_board import SIDES, Orb, edge_beside, layer, layout_of, square
from cosmeeple.games.race.orb_kit import NO_SQUARE, SIDE, Face, OrbKit
from cosmeeple.games.race.orb_layout import GRID, bit_of
from cosmeeple.games.race.orb_places import square_name
from cosmeeple.games.race.vocabulary import MAIN_AIRLOCK, NONE
from cosmeeple.kernel.engine.reasons import Why
from cosmeeple.kernel.engine.rows import append, append_members, vec

EDGE_RULES: Final = (
    ("RAC-403", "north-edge-as-hard"),
    ("RAC-403", "east-edge-as-hard"),
    ("RAC-403", "south-edge-as-hard"),
    ("RAC-403", "west-edge-as-hard"),
)


def blocked_squares(orb: Orb, teams: vec[i64], away_from: i64) -> vec[i64]:
    """What may not be covered: airlocks, tokens, teams, and the card of a breeding spot with
    everything next to it, as rows of bits [RAC-387, RAC-402, RAC-R22]."""
    found = layout_of(orb).locks[:]
    for cell in orb.spots:
        found[cell // SIDE] |= bit_of(cell % SIDE)
    for cell in teams:
        found[cell // SIDE] |= bit_of(cell % SIDE)
    if away_from == NONE:
        return found
    for y in range(orb.top, orb.bottom + 1):
        for x in range(orb.left, orb.right + 1):
            cell = y * SIDE + x
            if square(orb, cell) != NO_SQUARE and layer(orb, cell) == away_from:
                near = bit_of(x - 1) | bit_of(x) | bit_of(x + 1)
                for row in range(y - 1, y + 2):
                    found[row] |= near
    return found


def rows_around(orb: Orb, face: Face) -> tuple[i64, i64]:
    """The rows in which the top of the card can lie at all: the first, and the one after the
    last."""
    return max(1, orb.top - face.height), min(SIDE - face.height, orb.bottom + 2)


def fits_somewhere(orb: Orb, face: Face, blocked: vec[i64]) -> bool:
    layout = layout_of(orb)
    first, end = rows_around(orb, face)
    for y in range(first, end):
        if layout.places(face, blocked, y) != 0:
            return True
    return False


def placements(orb: Orb, face: Face, blocked: vec[i64]) -> vec[i64]:
    """All squares where the top-left square of the card may lie in this turn, in order
    [RAC-400..404, RAC-D25]."""
    layout = layout_of(orb)
    found = vec[i64]()
    left = max(1, orb.left - face.width)  # no place is further left
    first, end = rows_around(orb, face)
    for y in range(first, end):
        row = layout.places(face, blocked, y)
        if row != 0:
            found = append_members(found, row >> left, y * SIDE + left)
    return found


def turns_of(orb: Orb, faces: tuple[Face, ...], blocked: vec[i64]) -> vec[i64]:
    """The turns in which the card may lie somewhere."""
    found = vec[i64]()
    for turn in range(len(faces)):
        if fits_somewhere(orb, faces[turn], blocked):
            found = append(found, turn)
    return found


def may_lay(
    orb: Orb, kit: OrbKit, face: Face, at: i64, teams: vec[i64], away_from: i64, why: Why
) -> bool:
    """May the card lie with its top-left square here [RAC-400..404, RAC-R22, RAC-R32]?

    `teams` are the squares of all teams; `away_from` is a layer that may not even be touched (a
    breeding spot), or NONE. An explanation names each square and each edge that forbids it.
    """
    x, y = at % SIDE, at // SIDE
    first, end = rows_around(orb, face)
    if not why.explaining:
        blocked = blocked_squares(orb, teams, away_from)
        return first <= y < end and layout_of(orb).places(face, blocked, y) >> x & 1 == 1
    on_grid = 1 <= y < SIDE - face.height and GRID[face.width] >> x & 1 == 1
    if not why.must(on_grid, "RAC-400", "on-the-grid"):
        return False
    covered = [at + offset for offset in face.offsets]
    attached = False
    free = False
    for cell in covered:
        if square(orb, cell) == NO_SQUARE:
            free = True
        else:
            attached = True
        for step in SIDES:
            attached = attached or square(orb, cell + step) != NO_SQUARE
    if not why.must(attached, "RAC-400", "attached"):
        return False
    why.need(free, "RAC-401", "one-square-free")
    explain_covering(orb, kit, covered, teams, away_from, why)
    explain_edges(orb, kit, face, at, why)
    return why.holds()


def explain_covering(
    orb: Orb, kit: OrbKit, covered: list[i64], teams: vec[i64], away_from: i64, why: Why
) -> None:
    """Airlocks, tokens and teams are never covered; a card bred keeps away from the team's
    [RAC-387, RAC-402]."""
    clear = True
    for cell in covered:
        if square(orb, cell) == NO_SQUARE:
            continue
        if orb.pieces[layer(orb, cell)] >= MAIN_AIRLOCK:
            clear = False
            why.need(False, "RAC-402", "covers-no-airlock", square_name(orb, kit, cell))
        if cell in orb.spots:
            clear = False
            why.need(False, "RAC-402", "covers-no-artifact", square_name(orb, kit, cell))
        if cell in teams:
            clear = False
            why.need(False, "RAC-402", "covers-no-team", square_name(orb, kit, cell))
    if clear:
        why.need(True, "RAC-402", "covers-allowed")
    if away_from != NONE:
        near = [cell for cell in covered if is_near(orb, cell, away_from)]
        why.need(not near, "RAC-387", "keeps-away")


def is_near(orb: Orb, cell: i64, number: i64) -> bool:
    """Does the layer show on the cell or within one square of it, diagonally too
    [RAC-387, RAC-R22]?"""
    for row in (-SIDE, 0, SIDE):
        for column in (-1, 0, 1):
            other = cell + row + column
            if square(orb, other) != NO_SQUARE and layer(orb, other) == number:
                return True
    return False


def explain_edges(orb: Orb, kit: OrbKit, face: Face, at: i64, why: Why) -> None:
    """Every border edge on the perimeter is as hard as the edge there, or harder; each that is not
    by the square of the Orb that it belongs to [RAC-403, RAC-404]."""
    kept = True
    for place in range(len(face.squares)):
        cell = at + face.offsets[place]
        column, row = place % face.width, place // face.width
        inner = (row > 0, column < face.width - 1, row < face.height - 1, column > 0)
        for side in range(4):
            beyond = cell + SIDES[side]
            if inner[side] or (square(orb, cell) == NO_SQUARE) == (
                square(orb, beyond) == NO_SQUARE
            ):
                continue
            there, own = edge_beside(orb, cell, SIDES[side]), face.edges[place][side]
            if own < there:
                kept = False
                lies_there = square(orb, cell) != NO_SQUARE
                rule, key = EDGE_RULES[side if lies_there else (side + 2) % 4]
                name = square_name(orb, kit, cell if lies_there else beyond)
                why.need(False, rule, key, name, there, own)
    if kept:
        why.need(True, "RAC-403", "perimeter-as-hard")
