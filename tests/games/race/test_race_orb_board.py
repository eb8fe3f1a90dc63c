"""The Orb's grid: turning, laying, moving; and a slow, obvious second implementation of laying."""

from __future__ import annotations

from itertools import repeat

import pytest
from race_build import GAME, own_kit

from cosmeeple.games.race.laws import wrong_rows
from cosmeeple.games.race.orb_board import (
    Orb,
    bare_orb,
    edge_beside,
    lay,
    square,
    stations,
)
from cosmeeple.games.race.orb_kit import CELLS, NO_SQUARE, OPEN, SIDE, WALL, Face, cell_at, turned
from cosmeeple.games.race.orb_laying import blocked_squares, may_lay, placements
from cosmeeple.games.race.orb_reach import STEP, reach, steps_from
from cosmeeple.games.race.vocabulary import MAIN_AIRLOCK, NONE, ORB_CARDS, PIECES
from cosmeeple.kernel.engine.reasons import QUICK, Why
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.words.text import Texts

KIT = own_kit().orb
TEXTS = Texts(GAME, None, "en")


def faces(card: str) -> tuple[Face, ...]:
    return KIT.faces[PIECES.index(card)]


def orb_with(*laid: tuple[str, int, int, int]) -> Orb:
    orb = bare_orb(KIT)
    for card, turn, x, y in laid:
        lay(orb, PIECES.index(card), faces(card)[turn], cell_at(x, y))
    return orb


def fits(orb: Orb, card: str, turn: int, x: int, y: int) -> bool:
    return may_lay(orb, KIT, faces(card)[turn], cell_at(x, y), picks([]), NONE, QUICK)


def why_not(
    orb: Orb, card: str, turn: int, x: int, y: int, teams: list[int] | None = None
) -> list[str]:
    why = Why(True)
    may_lay(orb, KIT, faces(card)[turn], cell_at(x, y), picks(teams or []), NONE, why)
    return sorted({reason.rule for reason in why.failing()})


def reached(
    orb: Orb, x: int, y: int, moves: int, military: int, barriers: int = 0, walls: int = 0
) -> dict[str, int]:
    near = reach(orb, KIT, cell_at(x, y), moves, military, barriers, walls)
    return {CELLS[cell]: len(near.way(cell)) - 1 for cell in near.squares()}


@pytest.mark.rule("RAC-X52", "RAC-400")
def test_turning_a_card_clockwise() -> None:
    face = faces("A01")[0]
    once = turned(face)

    assert (3, 2) == (once.width, once.height)
    for y in range(3):
        for x in range(2):
            old, new = y * 2 + x, x * 3 + 2 - y
            assert face.squares[old] == once.squares[new]
            north, east, south, west = face.edges[old]
            assert (west, north, east, south) == once.edges[new]
    four = turned(turned(turned(once)))
    assert (face.squares, face.edges) == (four.squares, four.edges)


@pytest.mark.rule("RAC-342", "RAC-R21", "RAC-382")
def test_the_main_airlock_is_one_area_with_six_neighbours() -> None:
    orb = bare_orb(KIT)

    around = {
        CELLS[there]: edge
        for there, edge in map(divmod, steps_from(orb, KIT, KIT.airlock), repeat(STEP))
    }

    assert {"-1,0": 0, "0,0": 0, "1,1": 0, "0,2": 0, "-1,2": 0, "-2,1": 0} == around
    assert [MAIN_AIRLOCK, MAIN_AIRLOCK] == list(orb.pieces)


@pytest.mark.rule("RAC-X51", "RAC-D25")
@pytest.mark.parametrize(
    ("card", "count"), [("A01", 44), ("A23", 53), ("A24", 43), ("A30", 46), ("B01", 52)]
)
def test_placements_on_the_bare_airlock(card: str, count: int) -> None:
    orb = bare_orb(KIT)

    free = blocked_squares(orb, picks([]), NONE)
    assert count == sum(len(placements(orb, face, free)) for face in faces(card))


@pytest.mark.rule("RAC-X48", "RAC-403")
def test_an_opening_may_not_replace_the_airlock_wall() -> None:
    orb = bare_orb(KIT)

    assert ["RAC-403"] == why_not(orb, "A01", 0, 2, 0)
    assert fits(orb, "A01", 0, 2, 1)
    assert fits(orb, "A01", 0, -4, 0)


@pytest.mark.rule("RAC-X49", "RAC-403")
def test_an_opening_may_not_replace_a_barrier() -> None:
    assert ["RAC-403"] == why_not(bare_orb(KIT), "A01", 0, -1, 3)


def framed(edge: int) -> Face:
    """A card without anything, with this edge on its whole border."""
    edges = []
    for place in range(6):
        x, y = place % 2, place // 2
        edges.append(
            (
                edge if y == 0 else OPEN,
                edge if x == 1 else OPEN,
                edge if y == 2 else OPEN,
                edge if x == 0 else OPEN,
            )
        )
    return Face(2, 3, (1,) * 6, tuple(edges))


@pytest.mark.rule("RAC-X02", "RAC-X03", "RAC-X04", "RAC-403")
@pytest.mark.parametrize(
    ("old", "new", "legal"),
    [
        (WALL, 5, False),
        (WALL, WALL, True),
        (WALL, OPEN, False),
        (OPEN, OPEN, True),
        (OPEN, 3, True),
        (OPEN, WALL, True),
        (4, 3, False),
        (4, 4, True),
        (4, 7, True),
        (4, OPEN, False),
    ],
)
def test_the_rim_is_never_made_easier(old: int, new: int, legal: bool) -> None:
    orb = bare_orb(KIT)
    lay(orb, 0, framed(old), cell_at(-4, 10))

    assert legal == may_lay(orb, KIT, framed(new), cell_at(-2, 10), picks([]), NONE, QUICK)


@pytest.mark.rule("RAC-X04", "RAC-404")
def test_only_edges_on_the_rim_matter() -> None:
    orb = bare_orb(KIT)
    lay(orb, 0, framed(WALL), cell_at(-4, 10))
    open_rim = Face(2, 3, (1,) * 6, tuple([(0, 0, 0, 0)] * 6))

    # Over the corner the old rim vanishes under the inner part of the new card, and its open border
    # touches no rim; side by
    # side the open border would lie on the wall.
    assert may_lay(orb, KIT, open_rim, cell_at(-3, 11), picks([]), NONE, QUICK)
    assert not may_lay(orb, KIT, open_rim, cell_at(-2, 10), picks([]), NONE, QUICK)
    lay(orb, 1, open_rim, cell_at(-3, 11))
    assert OPEN == edge_beside(orb, cell_at(-4, 11), 1)


@pytest.mark.rule("RAC-400", "RAC-R32")
def test_touching_at_a_corner_is_not_enough() -> None:
    orb = bare_orb(KIT)

    assert ["RAC-400"] == why_not(orb, "A01", 0, 2, 3)
    assert ["RAC-400"] == why_not(orb, "A01", 0, 8, 8)


@pytest.mark.rule("RAC-401")
def test_one_square_must_cover_nothing() -> None:
    orb = bare_orb(KIT)
    lay(orb, 0, framed(OPEN), cell_at(-4, 10))

    assert not may_lay(orb, KIT, framed(OPEN), cell_at(-4, 10), picks([]), NONE, QUICK)
    why = Why(True)
    may_lay(orb, KIT, framed(WALL), cell_at(-4, 10), picks([]), NONE, why)
    assert "RAC-401" in [reason.rule for reason in why.failing()]
    assert may_lay(orb, KIT, framed(WALL), cell_at(-4, 11), picks([]), NONE, QUICK)


@pytest.mark.rule("RAC-402")
def test_airlocks_tokens_and_teams_are_never_covered() -> None:
    orb = bare_orb(KIT)
    lay(orb, 0, framed(OPEN), cell_at(-4, 10))
    assert may_lay(orb, KIT, framed(WALL), cell_at(-4, 11), picks([]), NONE, QUICK)

    assert not may_lay(
        orb, KIT, framed(WALL), cell_at(-4, 11), picks([cell_at(-3, 12)]), NONE, QUICK
    )
    orb.spots = picks([*orb.spots, cell_at(-4, 12)])
    assert not may_lay(orb, KIT, framed(WALL), cell_at(-4, 11), picks([]), NONE, QUICK)
    assert "RAC-402" in why_not(bare_orb(KIT), "A01", 0, 1, 0)


@pytest.mark.rule("RAC-405", "RAC-R13")
def test_edges_are_as_printed_on_the_new_card_for_both_sides() -> None:
    orb = bare_orb(KIT)
    lay(orb, 0, framed(4), cell_at(-4, 10))
    lay(orb, 1, framed(6), cell_at(-2, 10))

    assert 6 == edge_beside(orb, cell_at(-3, 11), 1) == edge_beside(orb, cell_at(-2, 11), -1)
    assert 4 == edge_beside(orb, cell_at(-4, 11), -1)


@pytest.mark.rule("RAC-387", "RAC-R22")
def test_a_breeding_card_keeps_away_from_the_card_of_the_team() -> None:
    orb = bare_orb(KIT)
    lay(orb, 0, framed(OPEN), cell_at(-4, 10))
    number = len(orb.pieces) - 1

    assert not may_lay(orb, KIT, framed(WALL), cell_at(-2, 10), picks([]), number, QUICK)
    assert placements(orb, framed(WALL), blocked_squares(orb, picks([]), number))
    for at in placements(orb, framed(WALL), blocked_squares(orb, picks([]), number)):
        for place in range(6):
            x, y = at % SIDE + place % 2, at // SIDE + place // 2
            near = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
            assert all(
                orb.cells[b * SIDE + a] >> 12 != number or not orb.cells[b * SIDE + a] & 15
                for a, b in near
            )


@pytest.mark.rule("RAC-X50", "RAC-380", "RAC-383")
def test_reach_in_the_bare_airlock() -> None:
    assert {
        "-2,1": 1,
        "-1,0": 1,
        "-1,1": 2,
        "-2,2": 2,
        "0,0": 2,
        "-1,2": 3,
        "0,2": 3,
        "1,1": 3,
        "1,0": 3,
        "1,2": 4,
    } == reached(bare_orb(KIT), -2, 0, 4, 0)


@pytest.mark.rule("RAC-X01", "RAC-382", "RAC-384")
def test_teleporters_and_barriers() -> None:
    orb = orb_with(("A30", 0, -4, -1))
    orb.spots = picks([*orb.spots, cell_at(-3, 0)])

    strong, weak = reached(orb, -1, 1, 4, 6), reached(orb, -1, 1, 4, 3)

    assert (1, 2, 3) == (strong["-1,0"], strong["-4,0"], strong["-3,0"])
    assert "-3,0" not in weak


@pytest.mark.rule("RAC-382")
def test_a_covered_teleporter_does_not_exist() -> None:
    orb = orb_with(("A30", 0, -4, -1))
    assert 2 == reached(orb, -1, 1, 4, 6)["-4,0"]

    lay(orb, 1, framed(WALL), cell_at(-4, 0))

    assert "-4,0" not in reached(orb, -1, 1, 2, 6)


@pytest.mark.rule("RAC-432", "RAC-433")
def test_passages_through_barriers_and_walls() -> None:
    orb = bare_orb(KIT)
    lay(orb, 0, framed(5), cell_at(-4, 0))
    assert "-3,1" not in reached(orb, -2, 1, 1, 4)
    assert "-3,1" in reached(orb, -2, 1, 1, 5)
    assert "-3,1" in reached(orb, -2, 1, 1, 0, barriers=1)
    assert "-3,1" in reached(orb, -2, 1, 1, 0, walls=1)

    lay(orb, 1, framed(WALL), cell_at(2, 0))
    assert "2,1" not in reached(orb, 1, 1, 1, 99, barriers=1)
    assert "2,1" in reached(orb, 1, 1, 1, 0, walls=1)
    assert all(
        square(orb, CELLS.index(cell)) != NO_SQUARE for cell in reached(orb, 1, 1, 4, 0, walls=3)
    )


@pytest.mark.rule("RAC-386")
def test_a_token_square_is_never_passed_through() -> None:
    orb = bare_orb(KIT)
    orb.spots = picks([*orb.spots, cell_at(-1, 0)])
    orb.spots = picks([*orb.spots, cell_at(-2, 1)])

    assert {"-1,0": 1, "-2,1": 1} == reached(orb, -2, 0, 4, 0)


@pytest.mark.rule("RAC-451", "RAC-452")
def test_only_visible_stations_count() -> None:
    orb = orb_with(("A01", 0, -4, 0))
    assert 2 == stations(orb)

    lay(orb, 1, framed(WALL), cell_at(-4, 2))

    assert 0 == stations(orb)


# --- why not


def sentences(
    orb: Orb, face: Face, x: int, y: int, teams: list[int], away_from: int = NONE
) -> list[str]:
    why = Why(True)
    may_lay(orb, KIT, face, cell_at(x, y), picks(teams), away_from, why)
    return [f"{reason.rule} {TEXTS.reason(reason)}" for reason in why.failing()]


@pytest.mark.rule("RAC-402", "RAC-403")
def test_an_illegal_place_names_every_square_and_edge_that_forbids_it() -> None:
    orb = bare_orb(KIT)
    lay(orb, 0, framed(4), cell_at(-4, 10))
    orb.spots = picks([*orb.spots, cell_at(-4, 12)])

    assert [
        "RAC-402 It would cover a square with a team: the middle right square of A01",
        "RAC-402 It would cover a square with an artifact: the artifact on A01",
    ] == sentences(orb, framed(WALL), -4, 11, [cell_at(-3, 11)])
    assert [
        "RAC-403 The east edge of the upper right square of A01 lies on the rim and is a barrier 4; the card has an opening there",
        "RAC-403 The east edge of the middle right square of A01 lies on the rim and is a barrier 4; the card has an opening there",
        "RAC-403 The east edge of the lower right square of A01 lies on the rim and is a barrier 4; the card has an opening there",
    ] == sentences(orb, framed(OPEN), -2, 10, [])
    assert [
        "RAC-403 The south edge of the artifact on A01 lies on the rim and is a barrier 4; the card has a barrier 3 there",
        "RAC-403 The south edge of the lower right square of A01 lies on the rim and is a barrier 4; the card has a barrier 3 there",
    ] == sentences(orb, framed(3), -4, 13, [])
    assert (
        "RAC-402 It would cover a square of an airlock: the upper right square of the main airlock"
        in sentences(orb, framed(WALL), 1, -2, [])
    )
    number = len(orb.pieces) - 1
    assert [
        "RAC-387 It would touch the card that bred it, or come within a square of it"
    ] == sentences(orb, framed(WALL), -2, 10, [], number)


@pytest.mark.rule("RAC-403")
def test_a_wall_on_the_rim_is_named() -> None:
    orb = bare_orb(KIT)
    lay(orb, 0, framed(WALL), cell_at(-4, 10))

    assert (
        "RAC-403 The west edge of the upper left square of A01 lies on the rim and is a wall; the card has a barrier 5 there"
        in sentences(orb, framed(5), -6, 10, [])
    )


@pytest.mark.rule("RAC-380", "RAC-382")
def test_a_way_is_drawn_step_by_step() -> None:
    near = reach(bare_orb(KIT), KIT, cell_at(-2, 0), 4, 0, 0, 0)

    assert ["-2,0", "-1,0", "0,0", "1,0"] == [CELLS[cell] for cell in near.way(cell_at(1, 0))]
    for arriving, steps in zip(near.ways, near.steps, strict=True):
        assert (
            steps
            == near.steps_to(arriving % len(CELLS))
            == len(near.way(arriving % len(CELLS))) - 1
        )
    assert [] == near.way(cell_at(9, 9))


# --- a second implementation: sets of squares and edges, written from the rules, slow


def squares_of(orb: Orb) -> set[tuple[int, int]]:
    return {(cell % SIDE, cell // SIDE) for cell, packed in enumerate(orb.cells) if packed & 15}


def slow_may_lay(orb: Orb, face: Face, at: int, teams: list[int]) -> bool:
    """RAC-400 to RAC-404, sentence by sentence."""
    x0, y0 = at % SIDE, at // SIDE
    new = {(x0 + x, y0 + y) for x in range(face.width) for y in range(face.height)}
    old = squares_of(orb)
    inside = all(1 <= x < SIDE - 1 and 1 <= y < SIDE - 1 for x, y in new)
    beside = {(x + dx, y + dy) for x, y in old for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    attached = bool(new & old) or bool(new & beside)
    uncovered = bool(new - old)
    banned = {(cell % SIDE, cell // SIDE) for cell in [*orb.spots, *teams]}
    banned |= {(x, y) for x, y in old if orb.pieces[orb.cells[y * SIDE + x] >> 12] >= MAIN_AIRLOCK}
    if not inside or not attached or not uncovered or new & banned:
        return False
    for x, y in new:
        edges = face.edges[(y - y0) * face.width + x - x0]
        for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            other = (x + dx, y + dy)
            on_border = other not in new
            on_rim = ((x, y) in old) != (other in old)
            if (
                on_border
                and on_rim
                and edges[side] < edge_beside(orb, y * SIDE + x, dy * SIDE + dx)
            ):
                return False
    return True


@pytest.mark.rule("RAC-400", "RAC-401", "RAC-402", "RAC-403", "RAC-404")
@pytest.mark.parametrize("seed", range(4))
def test_fast_and_slow_placement_agree_on_random_orbs(seed: int) -> None:
    rng = Rng(state_from_seed(seed))
    orb = bare_orb(KIT)
    cards = list(range(len(ORB_CARDS)))
    rng.shuffle(cards)
    teams = [cell_at(-2, 0)]
    for card in cards[:14]:
        face = KIT.faces[card][rng.below(4)]
        found = list(placements(orb, face, blocked_squares(orb, picks(teams), NONE)))
        slow = [
            y * SIDE + x
            for y in range(max(orb.top - 5, 0), orb.bottom + 5)
            for x in range(max(orb.left - 5, 0), orb.right + 5)
            if slow_may_lay(orb, face, y * SIDE + x, teams)
        ]
        assert slow == found
        if not found:
            continue
        at = rng.pick(found)
        before = squares_of(orb)
        lay(orb, card, face, at)
        assert before < squares_of(orb)
        assert 0 == wrong_rows(orb)
        for place, shown in enumerate(face.squares):
            if shown in (2, 3, 4) and rng.below(2):
                orb.spots = picks(
                    [*orb.spots, at + place // face.width * SIDE + place % face.width]
                )
        teams.append(at)
