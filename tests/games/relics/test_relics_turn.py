"""Turns, cards for actions, passing, travel and the Pilots."""

from __future__ import annotations

import pytest
from relics_build import A, B, empty, fresh

from cosmeeple.games.relics.rounds import NextTurn
from cosmeeple.games.relics.travel import MoveExplorer, MoveFreely
from cosmeeple.games.relics.turn import ChooseAction, start_turn
from cosmeeple.games.relics.vocabulary import ACTIONS

# --- turns and actions


@pytest.mark.rule("REL-301", "REL-302", "REL-722")
def test_players_take_two_actions_in_turn_order_over_and_over() -> None:
    desk = fresh(2).play("A explorer:bc", "A fly:pass")
    seen = []
    for _ in range(6):
        while desk.asked() != "ChooseAction":
            desk.table.apply(desk.table.decider, desk.table.legal[0])
        seen.append(desk.table.decider)
        desk.play(f"{'AB'[desk.table.decider]} travel")

    assert seen == [A, A, B, B, A, A]


@pytest.mark.rule("REL-301", "REL-371")
def test_who_has_passed_is_skipped() -> None:
    desk = empty(
        NextTurn(0),
        seats=3,
        given={"areas.B.hand": ["ac_red_wave"], "passed": ["A"], "order": ["A", "B", "C"]},
    )

    assert desk.table.deciders() == (B,)


@pytest.mark.rule("REL-301")
def test_when_all_have_passed_the_round_is_scored() -> None:
    desk = empty(
        NextTurn(0), round=1, given={"passed": ["A", "B"], "areas.A.representatives": {"left": 1}}
    )

    assert desk.get("areas.A.credits") == 13
    assert desk.state.round == 2


@pytest.mark.rule("REL-303", "REL-D07")
def test_eight_actions() -> None:
    assert ACTIONS == (
        "travel",
        "excavate",
        "market",
        "sell",
        "order",
        "smuggle",
        "forecast",
        "pass",
    )
    desk = empty(
        ChooseAction(A, 1),
        given={
            "areas.A.hand": ["ac_yellow_wave"],
            "areas.A.explorers": ["m1", "y1", "bw"],
            "areas.A.hold": ["red_eye"],
            "areas.A.traders": {"m2": 1},
            "queues.m2": ["red"],
            "dig": {"yellow_eye": 1},
        },
    )

    assert desk.options() == list(ACTIONS)


@pytest.mark.rule("REL-304")
def test_without_cards_one_must_pass() -> None:
    desk = empty(ChooseAction(A, 1))

    assert desk.state.passed == 1


@pytest.mark.rule("REL-304", "REL-018")
def test_travel_cards_serve_travel_and_sale_only() -> None:
    desk = empty(
        ChooseAction(A, 1),
        given={
            "areas.A.travel": ["tr_2", "tr_4"],
            "areas.A.explorers": ["m1", "y1", "bw"],
            "areas.A.hold": ["red_eye"],
            "areas.A.traders": {"m2": 1},
            "queues.m2": ["red"],
            "dig": {"yellow_eye": 1},
        },
    )

    assert desk.options() == ["travel", "sell", "pass"]
    desk.play("A sell")
    assert desk.options() == ["card:tr_2", "card:tr_4"]


@pytest.mark.rule("REL-305")
def test_passing_first_loses_the_second_action() -> None:
    desk = empty(
        NextTurn(0),
        given={
            "order": ["B", "A"],
            "areas.A.hand": ["ac_red_wave"],
            "areas.B.hand": ["ac_red_wave"],
        },
    )

    desk.play("B pass")

    assert desk.table.deciders() == (A,)
    assert desk.get("passed") == ["B"]


@pytest.mark.rule("REL-305")
def test_who_spends_the_last_card_passes_as_second_action() -> None:
    desk = empty(ChooseAction(A, 1), ChooseAction(A, 2), given={"areas.A.hand": ["ac_red_wave"]})

    desk.play("A travel", "A move:pass")

    assert desk.get("passed") == ["A"]


@pytest.mark.rule("REL-305")
def test_passing_is_possible_with_cards_in_hand_and_as_second_action() -> None:
    desk = empty(
        ChooseAction(A, 2), given={"areas.A.hand": ["ac_red_wave"], "areas.A.travel": ["tr_2"]}
    )

    assert "pass" in desk.options()
    desk.play("A pass")
    assert desk.get("areas.A.hand") == ["ac_red_wave"]


@pytest.mark.rule("REL-306", "REL-A09")
def test_a_card_may_be_burnt_by_travelling_nowhere() -> None:
    desk = empty(
        ChooseAction(A, 1), given={"areas.A.hand": ["ac_red_wave", "ac_red_comet"], "discard": []}
    )

    desk.play("A travel", "A card:ac_red_comet", "A move:pass")

    assert desk.get("areas.A.explorers") == ["m1", "m4", "bw"]
    assert desk.get("discard") == ["ac_red_comet"]


@pytest.mark.rule("REL-A09", "REL-351", "REL-321")
def test_excavating_smuggling_and_selling_need_an_artefact_that_moves() -> None:
    desk = empty(
        ChooseAction(A, 1),
        given={"areas.A.hand": ["ac_yellow_wave", "ac_yellow_prism"], "areas.A.credits": 0},
    )

    assert desk.options() == ["travel", "market", "order", "forecast", "pass"]
    assert desk.why_not("excavate") == ["REL-321", "REL-320"]
    assert desk.why_not("sell") == ["REL-342"]
    assert desk.why_not("smuggle") == ["REL-A09"]


@pytest.mark.rule("REL-D08", "REL-304", "REL-017")
def test_an_action_card_goes_to_the_common_pile_a_travel_card_aside() -> None:
    desk = empty(
        ChooseAction(A, 1),
        ChooseAction(A, 2),
        given={"areas.A.hand": ["ac_red_wave"], "areas.A.travel": ["tr_2", "tr_3"], "discard": []},
    )
    desk.play("A travel")
    assert desk.options() == ["card:ac_red_wave", "card:tr_2", "card:tr_3"]
    assert desk.why_not("card:tr_4") == ["REL-304"]

    desk.play("A card:tr_2", "A move:pass")

    assert desk.get("areas.A.travel") == ["tr_3"]
    assert desk.get("discard") == []


# --- passing


@pytest.mark.rule("REL-370", "REL-371", "REL-D33")
def test_passing_sets_travel_cards_aside_and_keeps_two_action_cards() -> None:
    hand = ["ac_red_wave", "ac_red_comet", "ac_red_star", "ac_red_gate"]
    desk = empty(
        ChooseAction(A, 1),
        given={"areas.A.hand": hand, "areas.A.travel": ["tr_2", "tr_4"], "discard": []},
    )

    desk.play("A pass", "A discard:ac_red_comet", "A discard:ac_red_gate")

    assert desk.get("areas.A.hand") == ["ac_red_wave", "ac_red_star"]
    assert desk.get("areas.A.travel") == []
    assert desk.get("discard") == ["ac_red_comet", "ac_red_gate"]
    assert desk.asked() == "over"


@pytest.mark.rule("REL-370", "REL-371")
def test_who_passes_last_in_the_last_round_is_not_asked_what_to_keep() -> None:
    hand = ["ac_red_wave", "ac_red_comet", "ac_red_star", "ac_red_gate"]
    last = {"areas.A.hand": hand, "discard": [], "round": 3, "passed": ["B"]}

    desk = empty(ChooseAction(A, 1), given=last)
    desk.play("A pass")
    assert desk.asked() == "over"
    assert desk.get("areas.A.hand") == hand

    early = empty(ChooseAction(A, 1), given={**last, "passed": []})
    early.play("A pass")
    assert early.asked() == "DiscardCard"


@pytest.mark.rule("REL-A38")
def test_two_cards_or_fewer_are_all_kept() -> None:
    desk = empty(ChooseAction(A, 1), given={"areas.A.hand": ["ac_red_wave", "ac_red_comet"]})

    desk.play("A pass")

    assert desk.asked() == "over"
    assert len(desk.get("areas.A.hand")) == 2


# --- travel


@pytest.mark.rule("REL-310", "REL-311", "REL-D09")
@pytest.mark.parametrize(
    ("card", "fuel"), [("ac_red_wave", 3), ("tr_2", 2), ("tr_3", 3), ("tr_4", 4)]
)
def test_fuel_is_split_freely_among_explorers(card: str, fuel: int) -> None:
    desk = empty(
        ChooseAction(A, 1),
        given={"areas.A.hand": ["ac_red_wave"], "areas.A.travel": ["tr_2", "tr_3", "tr_4"]},
    )
    desk.play("A travel", f"A card:{card}")

    steps = ["move:1:g1", "move:2:o1", "move:1:m1", "move:2:m4"][:fuel]
    desk.play(*[f"A {step}" for step in steps])

    assert desk.asked() == "over"


@pytest.mark.rule("REL-311")
def test_unused_fuel_is_lost() -> None:
    desk = empty(MoveExplorer(A, 3)).play("A move:1:g2", "A move:pass")

    assert desk.asked() == "over"
    assert desk.get("areas.A.explorers") == ["g2", "m4", "bw"]


@pytest.mark.rule("REL-312")
def test_a_step_goes_along_a_line() -> None:
    desk = empty(MoveExplorer(A, 3))

    assert desk.why_not("move:1:m2") == ["REL-312"]
    assert [option for option in desk.options() if option.startswith("move:1")] == [
        "move:1:g1",
        "move:1:g2",
        "move:1:g3",
    ]


@pytest.mark.rule("REL-312", "REL-313")
def test_other_players_explorers_are_no_obstacle() -> None:
    desk = empty(MoveExplorer(A, 1), given={"areas.B.explorers": ["g1", "g2", "g3"]})

    desk.play("A move:1:g1")

    assert desk.get("areas.A.explorers") == ["g1", "m4", "bw"]


@pytest.mark.rule("REL-313", "REL-A10")
def test_own_explorers_may_cross_but_not_end_together() -> None:
    desk = empty(MoveExplorer(A, 2), given={"areas.A.explorers": ["m1", "g2", "m4"]})
    desk.play("A move:1:g2")
    assert "move:pass" not in desk.options()
    assert desk.why_not("move:pass") == ["REL-313"]
    assert "move:3:p1" not in desk.options()

    desk.play("A move:1:bw")

    assert desk.get("areas.A.explorers") == ["bw", "g2", "m4"]


@pytest.mark.rule("REL-313", "REL-A10")
def test_the_last_step_may_not_join_an_own_explorer() -> None:
    desk = empty(MoveExplorer(A, 1), given={"areas.A.explorers": ["m1", "g2", "m4"]})

    assert desk.why_not("move:1:g2") == ["REL-313"]
    assert "move:1:g2" not in desk.options()


@pytest.mark.rule("REL-314")
def test_around_the_world_from_patagonia() -> None:
    desk = empty(MoveExplorer(A, 1), given={"areas.A.explorers": ["y3", "m1", "m4"]})

    assert {"move:1:m6", "move:1:be"} <= set(desk.options())


# --- the Pilots


@pytest.mark.rule("REL-503", "REL-D06")
def test_the_pilots_move_once_for_free_to_a_place_without_an_own_explorer() -> None:
    desk = empty(MoveFreely(A), given={"areas.A.explorers": ["m1", "g2", "m4"]})
    assert "fly:pass" in desk.options()
    assert desk.why_not("fly:1:g2") == ["REL-503"]
    assert desk.why_not("fly:1:m2") == ["REL-312"]

    desk.play("A fly:1:g1")

    assert desk.get("areas.A.explorers") == ["g1", "g2", "m4"]


@pytest.mark.rule("REL-503", "REL-A18")
def test_the_third_explorer_comes_before_the_free_move_and_only_pilots_have_it() -> None:
    desk = fresh(2)
    assert desk.asked() == "PlaceExplorer"
    desk.play("A explorer:bc")
    assert desk.asked() == "MoveFreely"
    desk.play("A fly:3:r1", "A pass")
    while desk.asked() == "DiscardCard":
        desk.table.apply(A, desk.table.legal[0])

    assert desk.asked() == "PlaceExplorer"
    desk.play("B explorer:bc")
    assert desk.asked() == "ChooseAction"


@pytest.mark.rule("REL-120")
def test_the_third_explorer_is_placed_only_once() -> None:
    desk = empty(given={"areas.A.hand": ["ac_red_wave"]}, factions=("gul", "aqulla"))
    start_turn(desk.table, A)
    desk.table.agenda = desk.table.agenda[-2:]
    desk.table.settle()

    assert desk.asked() == "ChooseAction"
