"""The observation of Race for the Galaxy: complete, without secrets, and every number means what
its name says."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from walking import check_distinct, check_numbers, step, written

from cosmeeple.adapters.observe import Observer
from cosmeeple.games.race import GAME
from cosmeeple.games.race.encode import AGE, NEW, encode, names
from cosmeeple.games.race.kit import RaceKit
from cosmeeple.games.race.orb_board import Orb, lay, square
from cosmeeple.games.race.orb_kit import (
    BREEDING,
    CELLS,
    SIDE,
    SPOT_A,
    SPOT_B,
    STATION,
    TELEPORTER,
    WALL,
    cell_at,
)
from cosmeeple.games.race.orb_play import TurnPiece, lay_token
from cosmeeple.games.race.scoring import score_now
from cosmeeple.games.race.state import State
from cosmeeple.games.race.vocabulary import ARTIFACT_TOKENS, CARDS, PIECES, SMALL_AIRLOCK
from cosmeeple.kernel.engine.agenda import Simultaneous
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.rows import append, picks, place_of, pop, remove, sort
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.paths import write
from cosmeeple.kernel.records.view import View, packed, view

OBSERVERS = {seats: Observer(GAME, seats) for seats in GAME.seats}
VARIANTS: list[tuple[int, dict[str, str]]] = []
for players in GAME.seats:
    offered = [option for option in GAME.options if players in (option.seats or GAME.seats)]
    for values in product(*[option.values for option in offered]):
        VARIANTS.append(
            (players, dict(zip([option.key for option in offered], values, strict=True)))
        )
WALKS: list[tuple[int, dict[str, str]]] = [
    (2, {"expansion": "base", "game": "advanced"}),
    (3, {"expansion": "artifacts"}),
    (4, {"expansion": "base"}),
    (2, {"expansion": "orb", "game": "advanced"}),
    (5, {"expansion": "orb"}),
]


def own_kit() -> RaceKit:
    kit = GAME.kit()
    assert isinstance(kit, RaceKit)
    return kit


KIT = own_kit()


def numbers(table: Table[Any], seats: int, seat: int = 0) -> dict[str, float]:
    seen = OBSERVERS[seats].observe(table, seat).tolist()
    return dict(zip(OBSERVERS[seats].names, [round(number, 4) for number in seen], strict=True))


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_number_has_a_name_of_its_own(seats: int) -> None:
    found = names(KIT, seats)

    assert len(set(found)) == len(found)
    assert OBSERVERS[seats].names[: len(found)] == found
    for expansion in ("artifacts", "orb"):
        table = GAME.new(seats, 1, {"expansion": expansion})
        # Without the Orb its numbers, the last ones, are left out.
        count = len(written(encode, view(GAME, table, 0).state, 0))
        assert (
            count == len(found)
            if expansion == "orb"
            else all(name.startswith("orb.") for name in found[count:])
        )


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_all_variants_hold_no_secrets(seats: int, options: dict[str, str]) -> None:
    table, rng = GAME.new(seats, 5, options), Rng(state_from_seed(6))
    for count in range(36):
        if count % 4 == 0:
            check_numbers(OBSERVERS[seats], table, rng)
        step(table, rng)


@pytest.mark.parametrize(("seats", "options"), WALKS)
def test_numbers_to_the_end_of_a_game(seats: int, options: dict[str, str]) -> None:
    table, rng = GAME.new(seats, 7, options), Rng(state_from_seed(8))
    count = 0
    while not table.over():
        if count % 25 == 0:
            check_numbers(OBSERVERS[seats], table, rng)
        step(table, rng)
        count += 1
    check_numbers(OBSERVERS[seats], table, rng)
    seen = numbers(table, seats)
    assert seen["me.score"] == GAME.outcome(table.state).scores[0]
    assert seen["ending"] == 1


def relevant(seen: View) -> bytes:
    """The view, less the orders that the numbers leave out on purpose, because no rule asks for
    them.

    - In which order cards came into a tableau, powers and tokens were used, actions were chosen,
      and cards were picked
      so far in a secret question.
    - The order of the discards, which are shuffled before anybody draws from them.
    - The order in which artifacts came onto the Orb: they lie where they lie.
    """
    frame = seen.frame
    if isinstance(frame, Simultaneous):
        seen = replace(seen, given=tuple(sorted(seen.given)))
    s: State = seen.state
    for area in s.areas:
        area.tableau = picks([*sorted(area.tableau[: area.old]), *sorted(area.tableau[area.old :])])
        sort(area.used)
        sort(area.used_tokens)
    for seat in range(len(s.actions)):
        s.actions[seat], s.seconds[seat] = sorted((s.actions[seat], s.seconds[seat]))
    both = sorted(zip(s.discards, s.witnesses, strict=True))
    s.discards, s.witnesses = (
        picks([card for card, _ in both]),
        picks([witness for _, witness in both]),
    )
    for orb in s.orbs:
        sort(orb.spots)
    return packed(seen)


@pytest.mark.parametrize(("seats", "options"), WALKS)
def test_views_that_differ_give_different_numbers(seats: int, options: dict[str, str]) -> None:
    check_distinct(
        OBSERVERS[seats], GAME.new(seats, 9, options), Rng(state_from_seed(10)), relevant
    )


def started(expansion: str, seats: int = 2) -> Table[Any]:
    """The first choice of actions."""
    table, rng = GAME.new(seats, 11, {"expansion": expansion}), Rng(state_from_seed(12))
    while table.state.round == 0:
        step(table, rng)
    return table


BASE, ORB = "base", "orb"


@pytest.mark.parametrize(
    ("expansion", "path", "value", "name", "expected"),
    [
        (BASE, "areas.A.chips", 41, "me.chips", 41),
        (BASE, "areas.B.chips", 41, "next1.chips", 41),
        (BASE, "areas.A.tableau", ["old_earth", "new_sparta"], "me.tableau_size", 2),
        (BASE, "areas.A.tableau", ["old_earth", "new_sparta"], "me.tableau.old_earth", 1),
        (BASE, "areas.A.tableau", ["old_earth", "new_sparta"], "me.tableau.new_sparta", NEW),
        (
            BASE,
            "areas.A.tableau",
            ["new_sparta"],
            "me.military",
            KIT.cards[CARDS.index("new_sparta")].military,
        ),
        (BASE, "areas.B.old", 0, "next1.tableau.alpha_centauri", NEW),
        (BASE, "areas.A.hand", ["gem_world", "gem_world"], "me.hand.gem_world", 2),
        (BASE, "areas.A.hand", ["gem_world", "gem_world"], "me.hand_size", 2),
        (BASE, "areas.B.hand", ["gem_world", "gem_world"], "next1.hand_size", 2),
        (BASE, "areas.A.shown", ["gem_world"], "me.shown.gem_world", 1),
        (BASE, "areas.A.dealt", ["gem_world"], "me.dealt.gem_world", 1),
        (BASE, "areas.B.dealt", ["gem_world"] * 7, "next1.dealt_size", 7),
        (BASE, "areas.B.holders", ["gem_world"], "next1.good_on.gem_world", 1),
        (BASE, "areas.B.holders", ["gem_world"], "next1.goods.novelty", 1),
        (BASE, "areas.B.produced.genes", 3, "next1.produced.genes", 3),
        (BASE, "areas.A.used", [CARDS.index("old_earth")], "me.used.old_earth", 1),
        (BASE, "areas.A.boost", 4, "me.boost", 4),
        (BASE, "areas.A.genes_boost", 2, "me.genes_boost", 2),
        (BASE, "areas.B.settled", 2, "next1.settled", 2),
        (BASE, "areas.A.conquered", "rebel_base", "me.conquered.rebel_base", 1),
        (BASE, "actions.B", "produce", "next1.action.produce", 1),
        (BASE, "seconds.A", "settle", "me.action.settle", 1),
        (BASE, "bonus", ["B"], "next1.bonus", 1),
        (BASE, "first", "B", "next1.first", 1),
        (BASE, "first", "B", "me.first", 0),
        (BASE, "round", 9, "round", 9),
        (BASE, "pool", -3, "pool", -3),
        (BASE, "deck", ["gem_world"] * 3, "deck", 3),
        (BASE, "ending", True, "ending", 1),
        (BASE, "advanced", True, "advanced", 1),
        (BASE, "keeps_sacrificed", True, "keeps_sacrificed", 1),
        (BASE, "expansion", "artifacts", "expansion.artifacts", 1),
        (ORB, "areas.A.tokens", ["a_uplift", "a_uplift"], "me.token.a_uplift", 2),
        (ORB, "areas.B.tokens", ["a_uplift", "a_uplift"], "next1.tokens_face_down", 2),
        (ORB, "areas.B.used_tokens", ["b_technology"], "next1.token_used.b_technology", 1),
        (ORB, "areas.A.orb_hand", ["B03"], "me.orb_hand.B03", 1),
        (ORB, "areas.B.orb_hand", ["B03"] * 7, "next1.orb_hand_size", 7),
        (ORB, "areas.B.teams", ["-3,5"], "next1.team1.x", -3),
        (ORB, "areas.B.teams", ["-3,5"], "next1.team1.y", 5),
        (ORB, "areas.B.teams", ["-3,5", "0,0"], "next1.team2.there", 1),
        (ORB, "orbs.0.stopped", [2, 0], "me.team1.stopped", 0),
        (ORB, "orbs.0.stopped", [0, 1], "next1.team1.stopped", 1),
        (ORB, "orbs.0.track", ["A", "B"], "next1.track", 2),
        (ORB, "orbs.0.deck", ["A01", "A02"], "orb.deck", 2),
        (ORB, "orbs.0.pool_b", ["b_technology"], "orb.pool_b", 1),
        (ORB, "orbs.0.removed", ["B03"], "orb.removed.B03", 1),
        (ORB, "orbs.0.laying", ["B04"], "orb.laying.B04", 1),
        (ORB, "orbs.0.small_airlocks", 1, "orb.small_airlocks", 1),
        (ORB, "orbs.0.exhausted", True, "orb.exhausted", 1),
    ],
)
def test_what_the_numbers_mean(
    expansion: str, path: str, value: Any, name: str, expected: float
) -> None:
    table = started(expansion)
    s: State = table.state
    # Such that every case is a change.
    s.first = 0
    for area in s.areas:
        area.tableau, area.old = picks([CARDS.index("alpha_centauri")]), 1
    for orb in s.orbs:
        orb.track = picks([1, 0])
        s.areas[0].teams = picks([cell_at(0, 0), cell_at(1, 0)])
    before = OBSERVERS[2].observe(table, 0)

    write(GAME, table, path, value)

    assert numbers(table, 2)[name] == expected
    assert (OBSERVERS[2].observe(table, 0) != before).any()


def test_discards_by_who_knows_them() -> None:
    table = started(BASE)
    s: State = table.state
    gem, spice = CARDS.index("gem_world"), CARDS.index("spice_world")
    s.discards = picks([gem, gem, spice, spice, spice, gem])
    s.witnesses = picks([0, 0, 1, 1, 5, 6])
    seen = numbers(table, 2)

    assert [seen[f"discards.by.{who}"] for who in ("me", "next1", "everybody", "nobody")] == [
        2,
        2,
        1,
        1,
    ]
    assert (seen["discards"], seen["discards.own.gem_world"], seen["discards.open.gem_world"]) == (
        6,
        2,
        0,
    )
    assert (seen["discards.own.spice_world"], seen["discards.open.spice_world"]) == (0, 1)


def test_cards_of_others_show_when_everybody_has_seen_them() -> None:
    table = started(BASE)
    area = table.state.areas[1]
    area.hand = picks([3, 3, 8])
    area.shown = picks([3])
    seen = numbers(table, 2)

    assert (
        seen["next1.hand_size"],
        seen[f"next1.hand.{CARDS[3]}"],
        seen[f"next1.hand.{CARDS[8]}"],
    ) == (3, 1, 0)


def test_scores_count_tokens_only_where_they_can_be_seen() -> None:
    table = started(ORB)
    s: State = table.state
    researchers = CARDS.index("alien_researchers")
    technology, booster = (
        ARTIFACT_TOKENS.index("a_technology"),
        ARTIFACT_TOKENS.index("a_survey_speed"),
    )
    plain = score_now(s, 1)
    s.areas[1].tableau = append(s.areas[1].tableau, researchers)
    bare = score_now(s, 1)
    s.areas[1].tokens = picks([booster, technology])
    s.areas[1].used_tokens = picks([technology])
    open_only = score_now(s, 1) - KIT.orb.tokens[booster].vp - KIT.orb.tokens[technology].vp - 1

    assert plain <= bare < open_only < score_now(s, 1)
    assert numbers(table, 2, 1)["me.score"] == score_now(s, 1)
    assert numbers(table, 2, 0)["next1.score"] == open_only


def test_seats_are_counted_from_the_observer() -> None:
    table = started(ORB, 3)
    s: State = table.state
    s.areas[1].chips = 33
    s.first = 1
    s.orbs[0].track = picks([1, 0, 2])
    s.discards, s.witnesses = picks([4]), picks([1])

    for seat, who in ((1, "me"), (0, "next1"), (2, "next2")):
        seen = numbers(table, 3, seat)
        assert (seen[f"{who}.chips"], seen[f"{who}.first"], seen[f"{who}.track"]) == (33, 1, 1)
        assert seen[f"discards.by.{who}"] == 1
        assert seen[f"discards.own.{CARDS[4]}"] == (1 if seat == 1 else 0)


def test_cards_of_others_are_counted_only() -> None:
    table = started(ORB)
    area = table.state.areas[1]
    area.tokens, area.orb_hand = picks([0, 1]), picks([2, 3])
    before = OBSERVERS[2].observe(table, 0)

    area.hand = picks([(card + 1) % len(CARDS) for card in area.hand])
    area.tokens, area.orb_hand = picks([4, 5]), picks([6, 7])

    assert (OBSERVERS[2].observe(table, 0) == before).all()


# --- the Orb


def put(orb: Orb, piece: str, x: int, y: int) -> None:
    """Lay a piece upright, with its tokens."""
    face = KIT.orb.faces[PIECES.index(piece)][0]
    lay(orb, PIECES.index(piece), face, cell_at(x, y))
    for place, shown in enumerate(face.squares):
        if shown in (SPOT_A, SPOT_B, BREEDING):
            lay_token(orb, cell_at(x, y) + face.offsets[place], shown)


def bare_table() -> Table[Any]:
    """A table with nothing but the main airlock."""
    return GAME.new(2, 1, {"expansion": "orb"})


def cells_of(seen: dict[str, float], kind: str) -> set[int]:
    """The squares where things of a kind lie, by their coordinates."""
    found = set()
    for piece in PIECES:
        for copy in (1, 2):
            name = f"orb.{piece}.{kind}{copy}"
            if seen.get(f"{name}.there"):
                found.add(cell_at(int(seen[f"{name}.x"]), int(seen[f"{name}.y"])))
    return found


def test_the_squares_of_the_orb() -> None:
    table = bare_table()
    orb: Orb = table.state.orbs[0]
    put(orb, "A05", 2, 0)
    seen = numbers(table, 2)

    assert seen["orb.laid.A05"] == 1
    assert [seen[f"orb.{side}"] for side in ("left", "right", "top", "bottom")] == [-2, 3, 0, 2]
    assert seen["orb.square.3,2"] == round(1 + AGE * 2, 4)
    assert (seen["orb.square.-1,1"], seen["orb.square.0,1"]) == (-1, round(-1 - AGE, 4))
    assert seen["orb.square.4,0"] == 0
    for y in range(4):
        for x in range(-2, 5):
            packed_square = orb.cells[cell_at(x, y)]
            assert seen[f"orb.north.{x},{y}"] == packed_square >> 4 & 15
            assert seen[f"orb.west.{x},{y}"] == packed_square >> 8 & 15
    assert WALL in {seen[f"orb.west.{cell}"] for cell in CELLS}


def test_what_lies_on_the_orb() -> None:
    """Everything is where it shows; what is covered or taken is gone, and the second of two alike
    keeps a place."""
    table, rng = GAME.new(5, 13, {"expansion": "orb"}), Rng(state_from_seed(14))
    kinds = {
        "token_a": SPOT_A,
        "token_b": SPOT_B,
        "breeding": BREEDING,
        "teleporter": TELEPORTER,
        "station": STATION,
    }
    most = 0
    while not table.over():
        step(table, rng)
        orb: Orb = table.state.orbs[0]
        if len(orb.pieces) == most:
            continue
        most = len(orb.pieces)
        seen = numbers(table, 5)
        for kind, mark in kinds.items():
            showing = [
                cell
                for cell in range(SIDE * SIDE)
                if square(orb, cell) == mark and orb.cells[cell] >> 12 > 1
            ]
            if mark in (SPOT_A, SPOT_B, BREEDING):
                showing = [cell for cell in showing if cell in orb.spots]
            assert cells_of(seen, kind) == set(showing)
    assert most > 20


def test_an_artifact_taken_and_a_small_airlock() -> None:
    table = bare_table()
    orb: Orb = table.state.orbs[0]
    put(orb, "A25", 2, 0)
    put(orb, "small_airlock", 2, 3)
    put(orb, "small_airlock", 4, 3)
    both = cells_of(numbers(table, 2), "token_a")
    assert both == set(orb.spots)
    assert len(both) == 2

    orb.spot_tokens, _ = pop(orb.spot_tokens, place_of(orb.spots, min(both)))
    orb.spots = remove(orb.spots, min(both))
    seen = numbers(table, 2)

    assert cells_of(seen, "token_a") == {max(both)}
    assert seen["orb.laid.small_airlock"] == 2
    assert cells_of(seen, "airlock") == {cell_at(2, 4), cell_at(4, 4)}
    assert seen["orb.square.5,5"] == round(-1 - AGE * 4, 4)


def test_the_card_of_a_breeding_spot_can_be_told() -> None:
    """Two Orbs with the same squares and edges, one card or another on top: only where the bred
    card may lie differs."""
    tables = [bare_table(), bare_table()]
    for table in tables:
        put(table.state.orbs[0], "A05", 2, 0)
        put(table.state.orbs[0], "A06", 4, 0)
        table.agenda[-1] = TurnPiece(0, SMALL_AIRLOCK, 2)
    cells = list(tables[1].state.orbs[0].cells)
    cells[cell_at(4, 1)] ^= (2 ^ 3) << 12
    tables[1].state.orbs[0].cells = picks(cells)
    first, second = [numbers(table, 2) for table in tables]

    assert [name for name in first if first[name] != second[name]] == ["orb.square.4,1"]


def test_without_the_orb_its_numbers_are_nothing() -> None:
    seen = numbers(started(BASE), 2)

    assert {value for name, value in seen.items() if name.startswith("orb.")} == {0}
    assert [
        seen[f"{who}.{field}"] for who in ("me", "next1") for field in ("track", "team1.there")
    ] == [0] * 4
