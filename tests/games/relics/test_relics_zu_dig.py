"""Zu's turns, its excavations and its smuggling: every priority, rank by rank."""

from __future__ import annotations

from typing import Any

import pytest
from relics_build import ZU, Desk, solo

from cosmeeple.games.relics.events import (
    TileExcavated,
    ZuCardBurnt,
    ZuCardRevealed,
    ZuComparedArtefacts,
    ZuComparedColours,
    ZuComparedDeliveries,
    ZuFailed,
    ZuPassed,
    ZuSkipped,
    ZuTurnedTo,
    ZuWanted,
)
from cosmeeple.games.relics.rounds import NextTurn
from cosmeeple.games.relics.vocabulary import REGIONS, ZU_CARDS
from cosmeeple.games.relics.zu import BurnZuCard, ZuAction, ZuTurn
from cosmeeple.games.relics.zu_dig import ZuExcavate

YELLOW_RED = ZU_CARDS.index("zu_exc_1")
MOST_POPULAR = ZU_CARDS.index("zu_exc_6")
ORDER_1, ORDER_2 = ZU_CARDS.index("zu_ord_1"), ZU_CARDS.index("zu_ord_2")
LEVEL = {"yellow": 8, "green": 8, "red": 8, "purple": 8, "orange": 8}


def dig(
    card: int = YELLOW_RED,
    modules: tuple[str, ...] = (),
    draws: list[Any] | None = None,
    **given: Any,
) -> Desk:
    return solo(ZuExcavate(card), modules=modules, draws=draws, given=given)


def wanted(desk: Desk) -> str:
    return REGIONS[desk.events(ZuWanted)[0].region]


def criteria(desk: Desk, kind: type[Any] = ZuComparedColours) -> list[str]:
    return [event.criterion for event in desk.events(kind)]


# --- turns


@pytest.mark.rule("REL-722", "REL-723")
def test_zu_reveals_two_cards_a_turn_and_discards_them() -> None:
    desk = solo()
    desk.state.zu[0].deck = [ORDER_2, ORDER_1]
    desk.run(ZuTurn())

    assert [event.zu_card for event in desk.events(ZuCardRevealed)] == [ORDER_1, ORDER_2]
    assert desk.state.zu[0].discards == [ORDER_1, ORDER_2]
    assert desk.get("areas.B.representatives.left") == 2


@pytest.mark.rule("REL-724")
def test_with_an_empty_deck_zu_passes_and_you_go_on_alone() -> None:
    desk = solo(given={"order": ["B", "A"], "areas.A.hand": ["ac_red_star"]})
    desk.state.zu[0].deck = []
    desk.run(NextTurn(0))

    assert len(desk.events(ZuPassed)) == 1
    assert desk.get("passed") == ["B"]
    assert desk.table.deciders() == (0,)


@pytest.mark.rule("REL-724", "REL-X14")
def test_ten_cards_are_five_turns() -> None:
    desk = solo(given={"order": ["B", "A"], "passed": ["A"]})
    for _ in range(5):
        desk.run(ZuTurn())
        assert desk.get("passed") == ["A"]
    assert desk.state.zu[0].deck == []
    desk.run(ZuTurn())

    assert len(desk.events(ZuPassed)) == 1


# --- which colour


@pytest.mark.rule("REL-730")
def test_a_two_colour_card_takes_the_more_popular_one() -> None:
    desk = dig(buyers={**LEVEL, "yellow": 3}, dig={"yellow_eye": 1, "red_eye": 1})

    assert wanted(desk) == "yellow"
    assert desk.get("areas.B.hold") == ["yellow_eye"]


@pytest.mark.rule("REL-730")
def test_it_does_not_switch_to_the_other_colour() -> None:
    desk = dig(buyers={**LEVEL, "yellow": 3}, dig={"red_eye": 1})

    assert wanted(desk) == "yellow"
    assert desk.get("dig.red_eye") == 1
    assert desk.events(ZuTurnedTo)[0].cause == "nothing-to-excavate"


@pytest.mark.rule("REL-730", "REL-A44")
def test_the_most_popular_colour_is_the_next_one_where_tiles_lie() -> None:
    desk = dig(
        MOST_POPULAR,
        buyers={"yellow": 1, "green": 2, "red": 3, "purple": 4, "orange": 5},
        dig={"red_eye": 1, "purple_eye": 1},
    )

    assert wanted(desk) == "red"


@pytest.mark.rule("REL-730", "REL-A44", "REL-734")
def test_only_the_presence_of_tiles_counts_not_whether_zu_wants_them() -> None:
    desk = dig(
        MOST_POPULAR,
        **{
            "buyers": {**LEVEL, "red": 1, "purple": 2},
            "dig": {"red_eye": 1, "purple_eye": 1},
            "areas.B.guards": ["red_eye"],
        },
    )

    assert wanted(desk) == "red"
    assert desk.get("areas.B.hold") == []


@pytest.mark.rule("REL-A44")
def test_without_any_tile_the_most_popular_colour_is_wanted_from_the_black_market() -> None:
    desk = dig(
        MOST_POPULAR,
        **{"buyers": {**LEVEL, "green": 1}, "black.green": ["green_eye"], "areas.B.credits": 9},
    )

    assert wanted(desk) == "green"
    assert desk.get("areas.B.hatch") == ["green_eye"]


@pytest.mark.rule("REL-731")
def test_tie_rank_1_two_artefacts_instead_of_one() -> None:
    desk = dig(buyers=LEVEL, dig={"yellow_eye": 2, "red_eye": 1, "red_ring": 1})

    assert wanted(desk) == "red", "two copies of one kind are one artefact for Zu"
    assert criteria(desk) == ["popularity", "two-tiles"]


@pytest.mark.rule("REL-731", "REL-A44")
def test_tie_rank_1_needs_room_for_both_and_tiles_that_zu_does_not_ignore() -> None:
    one_space = {
        "areas.B.hold": ["green_eye", "green_eye", "green_eye", "green_eye"],
        "areas.A.hold": ["red_eye"],
    }
    desk = dig(buyers=LEVEL, dig={"yellow_eye": 1, "red_eye": 1, "red_ring": 1}, **one_space)
    assert wanted(desk) == "yellow"

    known = dig(
        buyers=LEVEL,
        dig={"yellow_eye": 1, "red_eye": 1, "red_ring": 1},
        **{"areas.B.guards": ["red_eye"], "areas.A.hold": ["red_eye"]},
    )
    assert wanted(known) == "yellow"


@pytest.mark.rule("REL-731")
def test_tie_rank_2_a_colour_of_which_zu_has_nothing() -> None:
    desk = dig(
        buyers=LEVEL, dig={"yellow_eye": 1, "red_eye": 1}, **{"areas.B.hatch": ["yellow_ring"]}
    )

    assert wanted(desk) == "red"
    assert criteria(desk) == ["popularity", "two-tiles", "none-owned"]


@pytest.mark.rule("REL-731")
def test_tie_rank_3_the_colour_of_which_you_have_fewest() -> None:
    desk = dig(buyers=LEVEL, dig={"yellow_eye": 1, "red_eye": 1}, **{"areas.A.hatch": ["red_ring"]})

    assert wanted(desk) == "yellow"
    assert criteria(desk)[-1] == "your-tiles"


@pytest.mark.rule("REL-731")
@pytest.mark.parametrize("colour", ["yellow", "red"])
def test_tie_rank_4_lots(colour: str) -> None:
    desk = dig(draws=[colour], buyers=LEVEL, dig={"yellow_eye": 1, "red_eye": 1})

    assert wanted(desk) == colour
    assert criteria(desk)[-1] == "lots"


# --- which artefacts


RED_FIRST = {**LEVEL, "red": 1}


@pytest.mark.rule("REL-732", "REL-737", "REL-A23")
def test_two_artefacts_of_different_kinds_even_from_one_site_each_sampled() -> None:
    desk = dig(buyers=RED_FIRST, dig={"red_trident": 2, "red_ring": 1})

    assert desk.get("areas.B.hold") == ["red_trident", "red_ring"]
    assert desk.get("areas.B.guards") == ["red_trident", "red_ring"]
    assert desk.get("areas.B.crew") == 20
    assert desk.get("dig.red_trident") == 1


@pytest.mark.rule("REL-732", "REL-734")
def test_otherwise_one_and_known_kinds_are_ignored() -> None:
    desk = dig(
        buyers=RED_FIRST,
        dig={"red_eye": 1, "red_trident": 1, "red_ring": 1},
        **{"areas.B.guards": ["red_eye"], "areas.B.hatch": ["red_ring"]},
    )

    assert desk.get("areas.B.hold") == ["red_trident"]


@pytest.mark.rule("REL-733")
def test_with_one_free_hold_space_zu_excavates_one_and_stops() -> None:
    desk = dig(
        buyers=RED_FIRST, dig={"red_eye": 1, "red_ring": 1}, **{"areas.B.hold": ["green_eye"] * 4}
    )

    assert len(desk.events(TileExcavated)) == 1
    assert desk.events(ZuTurnedTo) == []


@pytest.mark.rule("REL-735")
def test_artefact_rank_1_one_you_have_no_sample_of() -> None:
    desk = dig(
        buyers=RED_FIRST,
        dig={"red_eye": 1, "red_ring": 1},
        **{"areas.A.guards": ["red_ring"], "areas.B.hold": ["green_eye"] * 4},
    )

    assert desk.get("areas.B.guards") == ["red_eye"]
    assert criteria(desk, ZuComparedArtefacts) == ["not-sampled-by-you"]


@pytest.mark.rule("REL-735", "REL-A24")
def test_artefact_rank_2_fewest_copies_on_dig_sites_and_black_market() -> None:
    desk = dig(
        buyers=RED_FIRST,
        dig={"red_eye": 1, "red_ring": 1},
        **{"black.red": ["red_ring", "red_spiral"], "areas.B.hold": ["green_eye"] * 4},
    )

    assert desk.get("areas.B.guards") == ["red_eye"]
    assert criteria(desk, ZuComparedArtefacts) == ["not-sampled-by-you", "copies-on-board"]


@pytest.mark.rule("REL-735")
def test_artefact_rank_3_highest_value() -> None:
    desk = dig(
        buyers=RED_FIRST, dig={"red_eye": 1, "red_ring": 1}, **{"areas.B.hold": ["green_eye"] * 4}
    )

    assert desk.get("areas.B.guards") == ["red_ring"]
    assert criteria(desk, ZuComparedArtefacts)[-1] == "value"


@pytest.mark.rule("REL-735")
@pytest.mark.parametrize("drawn", ["red_eye", "red_spiral"])
def test_artefact_rank_4_lots(drawn: str) -> None:
    # With the data in force values differ inside a colour: only equal ones draw lots.
    from cosmeeple.games.relics.vocabulary import ARTEFACTS
    from cosmeeple.games.relics.zu_choice import ARTEFACTS as KIND
    from cosmeeple.games.relics.zu_choice import Candidates

    desk = solo(draws=[drawn])
    chosen = Candidates(desk.table, KIND, [8, 9]).draw("REL-735")

    assert ARTEFACTS[chosen] == drawn
    assert criteria(desk, ZuComparedArtefacts) == ["lots"]


# --- smuggling instead


@pytest.mark.rule("REL-733", "REL-746")
def test_hold_and_hatch_full_zu_delivers() -> None:
    full = {"areas.B.hold": ["green_eye"] * 5, "areas.B.hatch": ["red_eye"] * 3}
    desk = dig(buyers=RED_FIRST, dig={"red_ring": 1}, **full)

    assert desk.events(ZuTurnedTo)[0].way == "deliver"
    assert desk.get("dig.red_ring") == 1
    assert desk.get("areas.B.credits") == 8 + 6


@pytest.mark.rule("REL-733", "REL-740", "REL-744")
def test_hold_full_hatch_not_zu_acquires_one_tile_for_value_plus_one() -> None:
    desk = dig(
        buyers=RED_FIRST,
        dig={"red_ring": 1},
        **{
            "areas.B.hold": ["green_eye"] * 5,
            "black.red": ["red_spiral", "red_eye"],
            "areas.B.credits": 20,
        },
    )

    assert desk.events(ZuTurnedTo)[0].cause == "hold-full"
    assert desk.get("areas.B.hatch") == ["red_eye"]
    assert desk.get("areas.B.guards") == ["red_eye"]
    assert desk.get("areas.B.credits") == 16
    assert desk.get("black.red") == ["red_spiral"]


@pytest.mark.rule("REL-736")
def test_nothing_to_excavate_zu_acquires_the_wanted_colour() -> None:
    desk = dig(
        buyers=RED_FIRST,
        dig={"red_ring": 1},
        **{"areas.B.guards": ["red_ring"], "black.red": ["red_eye"]},
    )

    assert desk.get("areas.B.hatch") == ["red_eye"]


@pytest.mark.rule("REL-741", "REL-742", "REL-A43")
def test_stacks_are_tried_from_the_wanted_one_to_the_right_and_around() -> None:
    desk = dig(
        buyers=RED_FIRST,
        **{
            "areas.B.guards": ["red_eye"],
            "areas.B.hold": ["yellow_eye"],
            "areas.B.credits": 5,
            "black.red": ["red_eye"],
            "black.purple": ["purple_ring"],
            "black.yellow": ["yellow_eye"],
            "black.green": ["green_spiral"],
        },
    )

    assert [event.cause for event in desk.events(ZuSkipped)] == [
        "known",
        "credits",
        "empty",
        "known",
    ]
    assert desk.get("areas.B.hatch") == ["green_spiral"]


@pytest.mark.rule("REL-743", "REL-746")
def test_nothing_to_acquire_zu_delivers() -> None:
    desk = dig(buyers=RED_FIRST, **{"areas.B.hold": ["yellow_eye"]})

    assert [event.way for event in desk.events(ZuTurnedTo)] == ["acquire", "deliver"]
    assert desk.get("black.yellow") == ["yellow_eye"]
    assert desk.get("areas.B.credits") == 11


@pytest.mark.rule("REL-744")
def test_with_a_full_hatch_the_tile_goes_to_the_hold() -> None:
    desk = dig(buyers=RED_FIRST, **{"areas.B.hatch": ["green_eye"] * 3, "black.red": ["red_eye"]})

    assert desk.get("areas.B.hold") == ["red_eye"]


@pytest.mark.rule("REL-746", "REL-790")
def test_nothing_to_deliver_is_a_failed_action() -> None:
    desk = dig(buyers=RED_FIRST)

    assert desk.events(ZuFailed)[0].cause == "nothing-to-deliver"
    assert desk.get("areas.B.credits") == 18


def delivery(**given: Any) -> Desk:
    return dig(**{"buyers": RED_FIRST, "areas.B.credits": 0, **given})


@pytest.mark.rule("REL-746")
def test_delivery_takes_the_pair_of_different_colours_worth_most() -> None:
    desk = delivery(
        **{"areas.B.hold": ["green_trident", "green_ring", "purple_eye", "orange_spiral"]}
    )

    assert desk.get("areas.B.hold") == ["green_trident", "purple_eye"]
    assert desk.get("areas.B.credits") == 10
    assert desk.get("black.green") == ["green_ring"]


@pytest.mark.rule("REL-A25", "REL-746")
def test_of_one_colour_only_the_dearest_is_delivered() -> None:
    desk = delivery(**{"areas.B.hold": ["green_eye", "green_ring"]})

    assert desk.get("areas.B.hold") == ["green_eye"]
    assert desk.get("areas.B.credits") == 6


@pytest.mark.rule("REL-747")
def test_delivery_tie_1_hold_before_hatch() -> None:
    desk = delivery(
        **{"areas.B.hold": ["green_ring", "purple_eye"], "areas.B.hatch": ["orange_eye"]}
    )

    assert desk.get("areas.B.hatch") == ["orange_eye"]
    assert criteria(desk, ZuComparedDeliveries) == ["value", "from-hold"]


@pytest.mark.rule("REL-747", "REL-A25")
def test_delivery_tie_2_the_least_popular_colours() -> None:
    popular = {**LEVEL, "red": 1, "purple": 5, "orange": 7}
    desk = delivery(
        **{"areas.B.hold": ["green_ring", "purple_eye", "orange_eye"], "buyers": popular}
    )
    assert desk.get("areas.B.hold") == ["purple_eye"]

    # The less popular colour is green in both pairs; then the other one decides.
    assert criteria(desk, ZuComparedDeliveries) == ["value", "from-hold", "unpopular", "unpopular"]
    least = delivery(
        **{
            "areas.B.hold": ["green_eye", "purple_eye", "orange_eye"],
            "buyers": {**popular, "green": 6},
        }
    )
    assert least.get("areas.B.hold") == ["purple_eye"]


@pytest.mark.rule("REL-747")
@pytest.mark.parametrize(("draw", "left"), [(0, "orange_eye"), (1, "purple_eye")])
def test_delivery_tie_3_lots(draw: int, left: str) -> None:
    desk = solo(
        ZuExcavate(YELLOW_RED),
        draws=[draw],
        given={"buyers": RED_FIRST, "areas.B.hold": ["green_ring", "purple_eye", "orange_eye"]},
    )

    assert desk.get("areas.B.hold") == [left]
    assert criteria(desk, ZuComparedDeliveries)[-1] == "lots"


# --- failed actions and modules


@pytest.mark.rule("REL-790", "REL-802", "REL-807")
@pytest.mark.parametrize(
    ("modules", "credits"),
    [
        ((), 10),
        (("easier_no_failed_credits",), 0),
        (("harder_failed_15",), 15),
        (("easier_no_failed_credits", "harder_failed_15"), 0),
    ],
)
def test_what_a_failed_action_brings(modules: tuple[str, ...], credits: int) -> None:
    desk = dig(modules=modules, buyers=RED_FIRST)

    assert desk.get("areas.B.credits") == 8 + credits


@pytest.mark.rule("REL-801")
@pytest.mark.parametrize(("modules", "credits"), [((), 8), (("easier_no_start_credits",), 0)])
def test_zus_starting_credits(modules: tuple[str, ...], credits: int) -> None:
    assert solo(modules=modules).get("areas.B.credits") == credits


@pytest.mark.rule("REL-804", "REL-A45")
@pytest.mark.parametrize(
    ("card", "burnt"),
    [
        ("zu_exc_1", 1),
        ("zu_bur_1", 1),
        ("zu_for_1", 1),
        ("zu_mar_1", 0),
        ("zu_ord_1", 0),
        ("zu_sel_1", 0),
    ],
)
def test_the_burning_module(card: str, burnt: int) -> None:
    for modules, expected in (((), 0), (("easier_burn_card",), burnt)):
        desk = solo(modules=modules)
        zu = desk.state.zu[0]
        zu.deck = [ORDER_1, ORDER_2, ZU_CARDS.index(card)]
        desk.run(ZuAction())
        assert len(zu.burnt) == expected
        assert len(zu.deck) == 2 - expected
        assert len(desk.events(ZuCardBurnt)) == expected


@pytest.mark.rule("REL-804", "REL-A45")
def test_a_burnt_card_can_be_carried_over_and_an_empty_deck_burns_nothing() -> None:
    desk = solo(BurnZuCard(YELLOW_RED))
    before = len(desk.state.zu[0].deck)
    assert len(desk.state.zu[0].burnt) == 1
    desk.state.zu[0].deck = []
    desk.run(BurnZuCard(YELLOW_RED))

    assert len(desk.state.zu[0].burnt) == 1
    assert before == 9


@pytest.mark.rule("REL-806", "REL-A32")
def test_the_module_of_both_colours() -> None:
    given: dict[str, Any] = {
        "buyers": RED_FIRST,
        "dig": {"red_eye": 1, "red_ring": 1, "yellow_eye": 1},
    }
    off = dig(**given)
    assert off.get("areas.B.hold") == ["red_eye", "red_ring"]
    on = dig(modules=("harder_both_colours",), **given)
    assert on.get("areas.B.hold") == ["yellow_eye", "red_ring"]

    one_space = dig(
        modules=("harder_both_colours",), **given, **{"areas.B.hold": ["green_eye"] * 4}
    )
    assert one_space.get("areas.B.guards") == ["red_ring"]
    one_colour = dig(
        modules=("harder_both_colours",), buyers=RED_FIRST, dig={"yellow_eye": 1, "yellow_ring": 1}
    )
    assert one_colour.get("areas.B.guards") == ["yellow_ring"]
    neither = dig(modules=("harder_both_colours",), buyers=RED_FIRST, **{"black.red": ["red_eye"]})
    assert neither.get("areas.B.hatch") == ["red_eye"]
    popular = dig(MOST_POPULAR, modules=("harder_both_colours",), **given)
    assert popular.get("areas.B.hold") == ["red_eye", "red_ring"], (
        "a card without two colours is not concerned"
    )


@pytest.mark.rule("REL-808", "REL-A33")
def test_the_module_of_any_storage() -> None:
    given: dict[str, Any] = {
        "buyers": RED_FIRST,
        "dig": {"red_eye": 1, "red_ring": 1},
        "areas.B.hold": ["green_eye"] * 4,
        "black.red": ["red_spiral"],
    }
    off = dig(**given)
    assert off.get("areas.B.hatch") == []
    on = dig(modules=("harder_any_storage",), **given)
    assert on.get("areas.B.hold") == ["green_eye"] * 4 + ["red_ring"]
    assert on.get("areas.B.hatch") == ["red_eye"]

    full = dig(modules=("harder_any_storage",), **{**given, "areas.B.hold": ["green_eye"] * 5})
    assert full.get("areas.B.hatch") == ["red_eye", "red_ring"]
    assert full.events(ZuTurnedTo) == []


@pytest.mark.rule("REL-810", "REL-A34")
def test_the_module_of_a_second_acquisition() -> None:
    given: dict[str, Any] = {
        "buyers": RED_FIRST,
        "areas.B.credits": 30,
        "black.red": ["red_ring", "red_eye"],
        "black.green": ["green_ring"],
        "black.orange": ["orange_ring"],
    }
    off = dig(**given)
    assert off.get("areas.B.hatch") == ["red_eye"]
    on = dig(modules=("harder_second_acquire",), **given)
    # red_ring has come to the top, but green lies further to the left.
    assert on.get("areas.B.hatch") == ["green_ring", "red_eye"]
    assert on.get("areas.B.credits") == 30 - 4 - 7
    assert on.get("areas.B.guards") == ["green_ring", "red_eye"]

    poor = dig(modules=("harder_second_acquire",), **{**given, "areas.B.credits": 10})
    assert poor.get("areas.B.hatch") == ["red_eye"]
    crowded = dig(
        modules=("harder_second_acquire",),
        **{**given, "areas.B.hold": ["yellow_eye"] * 5, "areas.B.hatch": ["yellow_eye"] * 2},
    )
    assert len(crowded.get("areas.B.hatch")) == 3


@pytest.mark.rule("REL-706")
def test_zu_never_removes_a_guard_and_never_draws_for_a_column() -> None:
    desk = dig(
        buyers=RED_FIRST,
        dig={"red_eye": 1},
        **{"areas.B.guards": ["red_spiral", "red_trident", "red_ring"]},
    )

    assert desk.get("areas.B.guards") == ["red_eye", "red_spiral", "red_trident", "red_ring"]
    assert list(desk.state.areas[ZU].hand) == []


@pytest.mark.rule("REL-704", "REL-805", "REL-A31")
def test_crew_is_unlimited_unless_the_module_says_otherwise() -> None:
    given: dict[str, Any] = {"buyers": RED_FIRST, "dig": {"red_eye": 1}, "areas.B.crew": 0}
    off = dig(**given)
    assert off.get("areas.B.guards") == ["red_eye"]
    assert off.get("areas.B.crew") == -1

    on = dig(modules=("easier_limited_crew",), **given)
    assert on.get("areas.B.hold") == ["red_eye"]
    assert on.get("areas.B.guards") == []
