"""Where an orb card may lie [RAC-387, RAC-400..404, RAC-R22, RAC-R32, RAC-D25]: all places at once, or one place with
every square and edge that forbids it."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.race.orb_board import Orb, edge_beside, layer, layout_of, square
from cosmeeple.games.race.orb_kit import NO_SQUARE, SIDE, Face
from cosmeeple.games.race.orb_layout import GRID, ONLY, members
from cosmeeple.games.race.vocabulary import MAIN_AIRLOCK, NONE
from cosmeeple.kernel.reasons import Why

#: North, east, south, west: the steps to the neighbours of a square, in the order of a face's edges.
SIDES: Final = (-SIDE, 1, SIDE, -1)
EDGE_RULES: Final = (
    ("RAC-403", "north-edge-as-hard"),
    ("RAC-403", "east-edge-as-hard"),
    ("RAC-403", "south-edge-as-hard"),
    ("RAC-403", "west-edge-as-hard"),
)


def blocked_squares(orb: Orb, teams: list[int], away_from: int) -> int:
    """What may not be covered apart from airlocks: tokens, teams, and the card of a breeding spot with everything next
    to it, as a set of squares [RAC-387, RAC-402, RAC-R22]."""
    found = 0
    for cell in orb.spots:
        found |= ONLY[cell]
    for cell in teams:
        found |= ONLY[cell]
    if away_from != NONE:
        for cell in range(orb.top * SIDE, (orb.bottom + 1) * SIDE):
            if square(orb, cell) != NO_SQUARE and layer(orb, cell) == away_from:
                for row in (-SIDE, 0, SIDE):
                    for column in (-1, 0, 1):
                        found |= ONLY[cell + row + column]
    return found


def fits_somewhere(orb: Orb, face: Face, blocked: int) -> bool:
    return layout_of(orb).places(face, blocked) != 0


def placements(orb: Orb, face: Face, blocked: int) -> list[int]:
    """All squares where the top-left square of the card may lie in this turn, in order [RAC-400..404, RAC-D25]."""
    found = layout_of(orb).places(face, blocked)
    return members(found, max(0, orb.top - face.height), orb.bottom + 1)


def turns_of(orb: Orb, faces: tuple[Face, ...], blocked: int) -> list[int]:
    """The turns in which the card may lie somewhere."""
    return [turn for turn in range(len(faces)) if fits_somewhere(orb, faces[turn], blocked)]


def may_lay(orb: Orb, face: Face, at: int, teams: list[int], away_from: int, why: Why) -> bool:
    """May the card lie with its top-left square here [RAC-400..404, RAC-R22, RAC-R32]?

    `teams` are the squares of all teams; `away_from` is a layer that may not even be touched (a breeding spot), or
    NONE. An explanation names each square and each edge that forbids it.
    """
    layout = layout_of(orb)
    if not why.explaining:
        return layout.places(face, blocked_squares(orb, teams, away_from)) & ONLY[at] != 0
    if not why.must(GRID[face.width] & ONLY[at] != 0, "RAC-400", "on-the-grid"):
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
    explain_covering(orb, covered, teams, away_from, why)
    explain_edges(orb, face, at, why)
    return why.holds()


def explain_covering(orb: Orb, covered: list[int], teams: list[int], away_from: int, why: Why) -> None:
    """Airlocks, tokens and teams are never covered; a card bred keeps away from the team's [RAC-387, RAC-402]."""
    clear = True
    for cell in covered:
        if square(orb, cell) == NO_SQUARE:
            continue
        if orb.pieces[layer(orb, cell)] >= MAIN_AIRLOCK:
            clear = False
            why.need(False, "RAC-402", "covers-no-airlock", cell)
        if cell in orb.spots:
            clear = False
            why.need(False, "RAC-402", "covers-no-artifact", cell)
        if cell in teams:
            clear = False
            why.need(False, "RAC-402", "covers-no-team", cell)
    if clear:
        why.need(True, "RAC-402", "covers-allowed")
    if away_from != NONE:
        near = [cell for cell in covered if is_near(orb, cell, away_from)]
        why.need(not near, "RAC-387", "keeps-away", near[0] if near else 0)


def is_near(orb: Orb, cell: int, number: int) -> bool:
    """Does the layer show on the cell or within one square of it, diagonally too [RAC-387, RAC-R22]?"""
    for row in (-SIDE, 0, SIDE):
        for column in (-1, 0, 1):
            other = cell + row + column
            if square(orb, other) != NO_SQUARE and layer(orb, other) == number:
                return True
    return False


def explain_edges(orb: Orb, face: Face, at: int, why: Why) -> None:
    """Every border edge on the perimeter is as hard as the edge there, or harder [RAC-403, RAC-404]."""
    kept = True
    for place in range(len(face.squares)):
        cell = at + face.offsets[place]
        column, row = place % face.width, place // face.width
        inner = (row > 0, column < face.width - 1, row < face.height - 1, column > 0)
        for side in range(4):
            beyond = cell + SIDES[side]
            if inner[side] or (square(orb, cell) == NO_SQUARE) == (square(orb, beyond) == NO_SQUARE):
                continue
            there, own = edge_beside(orb, cell, SIDES[side]), face.edges[place][side]
            if own < there:
                kept = False
                rule, key = EDGE_RULES[side]
                why.need(False, rule, key, cell, there, own)
    if kept:
        why.need(True, "RAC-403", "perimeter-as-hard")
