"""The end: points, ties, hidden information."""

from __future__ import annotations

import circadians_build as build
import pytest
from circadians_build import A, B

from cosmeeple.games.circadians import GAME
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.rounds import EndRound
from cosmeeple.games.circadians.state import State
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.view import SPECTATOR, view


def points(t: Table[State], category: str, item: str = "", seat: int = A) -> int:
    return next(
        row.points[seat]
        for row in GAME.outcome(t.state).rows
        if (row.category, row.item) == (category, item)
    )


def contract(t: Table[State], name: str) -> int:
    """What a fulfilled Contract scores above its printed points."""
    card = build.CARD(f"contract_{name}")
    return points(t, "contracts", f"contract_{name}") - t.state.kit.cards.points[card]


@pytest.mark.rule("CIR-220", "CIR-R44")
def test_negotiation_dice_score_by_row() -> None:
    t = build.bare()
    for row, number in ((0, 3), (1, 5), (2, 7), (3, 10)):
        t.state.board[words.NEGOTIATION] = picks([words.FREE] * 30)
        t.state.board[words.NEGOTIATION][(words.ROWS + row) * words.ROW_SPACES] = build.piece("A2")
        assert number == points(t, "talks", "zcharo")
        assert 0 == points(t, "talks", "zcharo", B)


@pytest.mark.rule("CIR-221")
def test_fulfilled_contracts_score_and_those_in_hand_do_not() -> None:
    t = build.bare()
    build.fulfilled(t, A, "security_codes")
    build.hand(t, A, "alien_relic")
    assert 4 == GAME.outcome(t.state).scores[A]


@pytest.mark.rule("CIR-201")
def test_archive_counts_pairs_of_cards_in_hand() -> None:
    t = build.bare()
    build.fulfilled(t, A, "archive")
    build.hand(t, A, "yeki", "krakon", "zwaryl", "groptoad", "uxolotl")
    assert 2 == contract(t, "archive")


@pytest.mark.rule("CIR-202")
def test_engineer_bot_counts_warehouse_dice() -> None:
    t = build.bare()
    build.fulfilled(t, A, "engineer_bot")
    build.overwrite(
        t.state.board[words.WAREHOUSE], [build.piece("A1"), build.piece("B1"), build.piece("A2")]
    )
    assert 2 == contract(t, "engineer_bot")


@pytest.mark.rule("CIR-203", "CIR-204")
def test_drones_count_scoring_and_passive_contracts() -> None:
    t = build.bare()
    build.fulfilled(
        t, A, "security_drone", "worker_drone", "zcharo_lamp", "leyrien_basket", "jrayek_pump"
    )
    assert 4 == contract(t, "security_drone")
    assert 6 == contract(t, "worker_drone")


@pytest.mark.parametrize(
    ("name", "goods", "bonus"),
    [
        pytest.param("groptoad", {"water": 14}, 2, marks=pytest.mark.rule("CIR-205")),
        pytest.param("uxolotl", {"algae": 9}, 2, marks=pytest.mark.rule("CIR-206")),
        pytest.param("zwaryl", {"energy": 7}, 3, marks=pytest.mark.rule("CIR-207")),
        pytest.param("yeki", {"gem": 5}, 2, marks=pytest.mark.rule("CIR-208")),
    ],
)
@pytest.mark.rule("CIR-205", "CIR-206", "CIR-207", "CIR-208")
def test_creatures_count_resources_and_round_down(
    name: str, goods: dict[str, int], bonus: int
) -> None:
    t = build.bare()
    build.fulfilled(t, A, name)
    build.give(t, A, **goods)
    assert bonus == contract(t, name)
    assert goods.get("gem", 0) == points(t, "gems")


@pytest.mark.rule("CIR-209", "CIR-R21")
def test_stasis_pods_count_pool_headquarters_and_sal() -> None:
    t = build.bare()
    build.lead(t, A, words.BJORG)
    build.fulfilled(t, A, "stasis_pods")
    t.state.areas[A].sal = 1
    t.state.board[words.HEADQUARTERS][2] = build.piece("A4")
    t.state.board[words.WAREHOUSE][2] = build.piece("A4")
    assert 3 + 1 + 1 == contract(t, "stasis_pods")


@pytest.mark.rule("CIR-210", "CIR-211", "CIR-R16")
def test_krakon_and_shredcrow_count_tokens_unique_ones_included() -> None:
    t = build.bare()
    build.fulfilled(t, A, "krakon", "shredcrow")
    t.state.areas[A].farms = picks([words.SUNARI_FARM, build.FARM("farm_vp")])
    t.state.areas[A].ships = picks(
        [words.UL_KAH_TAL_SHIP, build.SHIP("ship_flip"), build.SHIP("ship_flip")]
    )
    assert 2 == contract(t, "krakon")
    assert 3 == contract(t, "shredcrow")


@pytest.mark.rule("CIR-212", "CIR-213", "CIR-214", "CIR-215")
def test_relic_and_faction_items_count_own_dice_on_the_board() -> None:
    t = build.bare()
    build.fulfilled(t, A, "alien_relic", "leyrien_sickle", "zcharo_glider", "jrayek_shield")
    for column, count in ((0, 1), (1, 2), (2, 3)):
        for row in range(count):
            t.state.board[words.NEGOTIATION][(column * words.ROWS + row) * words.ROW_SPACES] = (
                build.piece("A1")
            )
    t.state.board[words.NEGOTIATION][6] = build.piece("B1")
    assert [6, 2, 4, 6] == [
        contract(t, n) for n in ("alien_relic", "leyrien_sickle", "zcharo_glider", "jrayek_shield")
    ]


@pytest.mark.rule("CIR-222")
def test_a_harvester_on_a_cache_scores_it_and_several_may() -> None:
    t = build.bare()
    t.state.round = 7
    t.state.caches = [5, 5, 6, 6, 7, 7]
    for area in t.state.areas:
        area.harvester = build.space(t, "cache_wsw")
    build.ask(t, EndRound())
    assert 63 == t.state.caches_open
    assert [7, 7] == [points(t, "caches", "", seat) for seat in (A, B)]
    t.state.areas[A].harvester = build.space(t, "3,0")
    assert 0 == points(t, "caches")


@pytest.mark.rule("CIR-223", "CIR-008")
def test_the_base_scores_tokens_garages_and_farms() -> None:
    t = build.bare()
    area = t.state.areas[A]
    for ships, garage in ((0, 0), (1, 1), (2, 3), (3, 6), (4, 10)):
        area.ships = picks([build.SHIP("ship_energy_1")] * ships)
        assert (garage, ships) == (points(t, "garages"), points(t, "ships"))
    for farms, total in ((0, 0), (1, 2), (2, 4), (3, 7)):
        area.farms = picks([build.FARM("farm_passive_water")] * farms)
        assert total == points(t, "farms")


@pytest.mark.rule("CIR-224")
def test_gems_left_score_one_each() -> None:
    t = build.bare()
    build.give(t, A, water=99, gem=4)
    assert 4 == GAME.outcome(t.state).scores[A]


@pytest.mark.rule("CIR-225", "CIR-R27")
def test_ties_go_to_dice_then_to_resources_then_are_shared() -> None:
    t = build.bare(3)
    t.state.areas[0].idle = 2
    t.state.board[words.HEADQUARTERS][0] = build.piece("A1")
    assert (1, 1, 1) == GAME.outcome(t.state).ranks
    build.give(t, A, water=1, algae=1)
    build.give(t, B, energy=1)
    assert (1, 2, 3) == GAME.outcome(t.state).ranks
    t.state.areas[2].idle = 4
    assert (2, 3, 1) == GAME.outcome(t.state).ranks
    assert ("dice", (3, 3, 4)) == GAME.outcome(t.state).tie_breaks[0]


@pytest.mark.rule("CIR-275", "CIR-129")
def test_what_is_hidden() -> None:
    t = GAME.new(3, 4, {"leaders": "free"})
    build.until(t, lambda table: table.state.round == 2)
    seen = view(GAME, t, A).state
    true = t.state
    assert true.areas[A].hand == seen.areas[A].hand
    for other in (1, 2):
        assert [-2] * len(true.areas[other].hand) == list(seen.areas[other].hand)
    for name in ("contracts", "events", "events_out", "renzo", "leaders_out"):
        assert [-2] * len(getattr(true, name)) == list(getattr(seen, name))
    assert [-2] * 20 == seen.ai.deck
    spectator = view(GAME, t, SPECTATOR).state
    assert all(card == -2 for area in spectator.areas for card in area.hand)


@pytest.mark.rule("CIR-276")
def test_what_is_open() -> None:
    t = GAME.new(3, 4, {"leaders": "free"})
    build.until(t, lambda table: table.state.round == 3)
    seen, true = view(GAME, t, B).state, t.state
    assert true.board == seen.board
    assert true.discard == seen.discard
    assert true.events_shown == seen.events_shown
    assert [stack[-1:] for stack in true.farm_stacks] == [stack[-1:] for stack in seen.farm_stacks]
    for mine, theirs in zip(true.areas, seen.areas, strict=True):
        assert (mine.resources, mine.fulfilled, mine.garages) == (
            theirs.resources,
            theirs.fulfilled,
            theirs.garages,
        )
        assert len(mine.hand) == len(theirs.hand)
