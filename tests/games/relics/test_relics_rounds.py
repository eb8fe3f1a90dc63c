"""Preparation in six steps, drafts, rounds."""

from __future__ import annotations

import pytest
from relics_build import A, B, C, Desk, empty, solo

from cosmeeple.games.relics import GAME
from cosmeeple.games.relics.events import CardsKept, ForecastResolved, OrdersRevealed
from cosmeeple.games.relics.rounds import (
    DealHands,
    RefreshQueues,
    ResolveForecast,
    RevealOrders,
    RotateBlackMarket,
    ScoreRound,
    SetTurnOrder,
    StartRound,
    TakeTravelCards,
    start_preparation,
)
from cosmeeple.games.relics.state import draw_buyer_card, draw_card
from cosmeeple.games.relics.vocabulary import NONE
from cosmeeple.kernel.engine.errors import IllegalChoice


@pytest.mark.rule("REL-201")
def test_three_rounds_then_the_end() -> None:
    desk = empty(given={"round": 1})
    desk.table.reset_agenda([ScoreRound()])
    desk.table.settle()
    assert desk.state.round == 2

    last = empty(ScoreRound(), round=3)
    assert last.table.over()
    assert last.state.round == 3


@pytest.mark.rule("REL-201", "REL-720")
def test_the_six_steps_in_their_order() -> None:
    desk = empty(given={"round": 1})
    desk.table.reset_agenda([])
    start_preparation(desk.table)

    names = [type(frame).__name__ for frame in reversed(list(desk.table.agenda))]
    assert names == [
        "RevealOrders",
        "RefreshQueues",
        "ResolveForecast",
        "SetTurnOrder",
        "DealHands",
        "TakeTravelCards",
        "RotateBlackMarket",
        "StartRound",
    ]


@pytest.mark.rule("REL-210", "REL-118")
def test_round_two_draws_three_order_cards_and_round_three_turns_them() -> None:
    desk = empty(RevealOrders(), round=2, draws=["ord_fence", "ord_archive", "ord_subsidy"])
    assert desk.get("orders") == {
        "left": "ord_fence",
        "middle": "ord_archive",
        "right": "ord_subsidy",
    }

    desk.state.round = 3
    desk.run(RevealOrders())

    assert desk.get("orders") == {
        "left": "ord_fence",
        "middle": "ord_archive",
        "right": "ord_subsidy",
    }
    assert [event.round for event in desk.events(OrdersRevealed)] == [2, 3]


@pytest.mark.rule("REL-215", "REL-A07")
def test_full_queues_lose_their_front_before_short_ones_are_filled() -> None:
    given = {
        "queues.m1": ["red"],
        "queues.m2": ["green", "green", "green"],
        "queues.m6": ["purple", "green", "green", "green"],
        "buyers": {"yellow": 0, "green": 0, "red": 0, "purple": 0, "orange": 9, "special": 0},
        "buyer_deck": {"yellow": 0, "green": 0, "red": 0, "purple": 1, "orange": 3, "special": 0},
        "ship": {"red": 1},
    }
    # Market 1 gets the purple buyer that the full queue of market 6 has just lost.
    desk = empty(RefreshQueues(), given=given, draws=["purple", "orange"])

    assert desk.get("queues.m1") == ["red", "purple", "orange"]
    assert desk.get("queues.m2") == ["green"] * 3
    assert desk.get("queues.m6") == ["green"] * 3
    assert desk.get("ship.red") == 1


@pytest.mark.rule("REL-019")
def test_an_empty_buyer_deck_is_shuffled_anew() -> None:
    desk = empty(
        given={
            "buyer_deck": dict.fromkeys(
                ("yellow", "green", "red", "purple", "orange", "special"), 0
            )
        }
    )

    draw_buyer_card(desk.state, desk.table.rng)

    assert sum(desk.state.buyer_deck) == 16


@pytest.mark.rule("REL-019", "REL-A04")
def test_an_empty_action_deck_is_shuffled_anew_and_without_discards_nothing_is_drawn() -> None:
    desk = empty(given={"deck": [], "discard": ["ac_red_star", "ac_red_wave"]})
    drawn = [draw_card(desk.state, desk.table.rng) for _ in range(3)]

    assert sorted(drawn)[0] == NONE
    assert len(set(drawn)) == 3


@pytest.mark.rule("REL-220", "REL-221")
def test_each_forecast_card_brings_two_tiles_to_sites_and_one_under_the_black_market() -> None:
    given = {
        "forecast": ["ac_red_star", "ac_green_wave"],
        "forecast_crew": ["A", "-"],
        "areas.A.crew": 21,
        "black.red": ["red_spiral"],
        "discard": [],
    }
    draws = ["red_eye", "red_ring", "red_eye", "green_eye", "green_eye", "green_ring"]
    desk = empty(ResolveForecast(), round=2, given=given, draws=draws)

    assert (desk.get("dig.red_eye"), desk.get("dig.red_ring"), desk.get("dig.green_eye")) == (
        1,
        1,
        2,
    )
    assert desk.get("black.red") == ["red_eye", "red_spiral"]
    assert desk.get("black.green") == ["green_ring"]
    assert desk.get("areas.A.crew") == 22
    assert desk.get("discard") == ["ac_red_star", "ac_green_wave"]
    assert len(desk.get("forecast")) == 3


@pytest.mark.rule("REL-221")
def test_round_three_has_no_forecast_row() -> None:
    desk = empty(
        ResolveForecast(), round=3, given={"forecast": ["ac_red_star"], "forecast_crew": ["-"]}
    )

    assert desk.get("forecast") == desk.get("forecast_crew") == []


@pytest.mark.rule("REL-A08", "REL-016")
def test_a_short_stack_gives_what_it_has_in_the_order_of_the_cards() -> None:
    given = {
        "forecast": ["ac_red_star", "ac_red_wave"],
        "forecast_crew": ["-", "-"],
        "pool": {"red_eye": 1, "red_spiral": 1, "red_trident": 1, "red_ring": 1},
    }
    desk = empty(ResolveForecast(), round=3, given=given)

    assert [event.tiles for event in desk.events(ForecastResolved)] == [3, 1]
    assert len(desk.get("black.red")) == 1
    assert sum(desk.state.dig) == 3


@pytest.mark.rule("REL-225", "REL-A42")
def test_tokens_decide_the_order_and_return_to_the_pool() -> None:
    desk = empty(SetTurnOrder(), seats=3, given={"order": ["A", "B", "C"], "areas.C.token": 1})

    assert desk.get("order") == ["C", "A", "B"]
    assert [area.token for area in desk.state.areas] == [0, 0, 0]

    alone = solo(SetTurnOrder(), given={"order": ["B", "A"], "areas.A.token": 1})
    assert alone.get("order") == ["A", "B"]
    kept = solo(SetTurnOrder(), given={"order": ["B", "A"]})
    assert kept.get("order") == ["B", "A"]


def drafting(seats: int = 3) -> Desk:
    return empty(
        DealHands(),
        TakeTravelCards(),
        seats=seats,
        round=2,
        given={"areas.A.hand": ["ac_red_star", "ac_red_gate"]},
    )


@pytest.mark.rule("REL-230", "REL-231", "REL-232", "REL-233", "REL-D03")
def test_everybody_drafts_six_of_three_packs() -> None:
    desk = drafting()
    assert [len(area.pack) for area in desk.state.areas] == [8, 8, 8]
    assert desk.table.deciders() == (A, B, C)
    before = len(desk.state.discard)

    while desk.asked() == "DraftCards":
        seat = desk.table.deciders()[0]
        desk.table.apply(seat, desk.table.options(seat)[0])

    assert [len(area.hand) for area in desk.state.areas] == [8, 6, 6]
    assert {"ac_red_star", "ac_red_gate"} <= set(desk.get("areas.A.hand"))
    assert len(desk.state.discard) == before + 6
    assert desk.get("areas.B.travel") == ["tr_2", "tr_3", "tr_4"]


@pytest.mark.rule("REL-231", "REL-A47")
def test_packs_go_to_the_next_seat_whatever_the_turn_order() -> None:
    desk = drafting()
    desk.put("order", ["C", "B", "A"])
    packs = [list(area.pack) for area in desk.state.areas]
    for seat in (A, B, C):
        for _ in range(2):
            pick = desk.table.options(seat)[0]
            packs[seat].remove(pick)
            desk.table.apply(seat, pick)

    assert list(desk.state.areas[B].pack) == packs[A]
    assert list(desk.state.areas[C].pack) == packs[B]
    assert list(desk.state.areas[A].pack) == packs[C]


@pytest.mark.rule("REL-231", "REL-903")
def test_a_pick_must_be_in_the_pack_and_is_told_to_its_owner_alone() -> None:
    desk = drafting(2)
    missing = next(card for card in range(30) if card not in desk.state.areas[A].pack)
    with pytest.raises(IllegalChoice):
        desk.table.apply(A, missing)
    for seat in (A, B):
        for _ in range(2):
            desk.table.apply(seat, desk.table.options(seat)[0])

    told = [one for one in desk.table.journal if isinstance(one.event, CardsKept)]
    assert {one.audience for one in told} == {A, B}


@pytest.mark.rule("REL-721", "REL-D04")
def test_the_solo_draft_keeps_six_and_loses_three() -> None:
    desk = solo(DealHands(), round=2, given={"discard": []})
    desk.state.zu[0].discards = list(range(10))
    seen = []
    while desk.asked() == "KeepSoloCard":
        seen.append(len(desk.state.areas[A].pack))
        desk.table.apply(A, desk.table.legal[0])

    assert seen == [9, 8, 5, 4]
    assert len(desk.get("areas.A.hand")) == 6
    assert len(desk.get("discard")) == 3
    assert list(desk.state.areas[1].hand) == []


@pytest.mark.rule("REL-240", "REL-241")
def test_the_black_market_rotates() -> None:
    desk = empty(
        RotateBlackMarket(),
        given={"black.red": ["red_eye", "red_ring", "red_spiral"], "black.green": []},
    )

    assert desk.get("black.red") == ["red_spiral", "red_eye", "red_ring"]
    assert desk.get("black.green") == []


@pytest.mark.rule("REL-404")
def test_crew_tiles_queues_and_ship_stay_between_rounds() -> None:
    given = {
        "areas.A.traders": {"m1": 2},
        "areas.A.representatives": {"left": 1},
        "areas.A.guards": ["red_eye"],
        "areas.A.hold": ["red_ring"],
        "areas.A.hatch": ["green_eye"],
        "queues.m1": ["red", "red", "red"],
        "ship": {"green": 2},
    }
    desk = empty(ScoreRound(), given=given)

    for path, value in given.items():
        found = desk.get(path)
        assert found == value or (
            isinstance(value, dict) and {key: found[key] for key in value} == value
        )


@pytest.mark.rule("REL-301", "REL-371")
def test_a_new_round_forgets_who_has_passed() -> None:
    desk = empty(
        StartRound(),
        given={"passed": ["A", "B"], "order": ["B", "A"], "areas.B.hand": ["ac_red_star"]},
    )

    assert desk.state.passed == 0
    assert desk.table.deciders() == (B,)


@pytest.mark.rule("REL-720", "REL-X14", "REL-705")
def test_three_of_zus_discards_join_the_next_deck() -> None:
    desk = solo(DealHands(), round=2)
    again = GAME.new(1, 9, telling=True)
    zu = again.state.zu[0]
    first = zu.deck.copy()
    zu.discards, zu.deck = first.copy(), []
    again.state.round = 2
    again.reset_agenda([DealHands()])
    again.settle()

    assert len(zu.deck) == 10
    assert len(set(zu.deck) & set(first)) == 3
    assert sorted([*(set(first) - set(zu.deck))]) == sorted(zu.removed)
    assert zu.discards == []
    assert len(desk.state.zu[0].later) == 1
