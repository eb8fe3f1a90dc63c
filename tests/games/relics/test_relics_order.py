"""The order action and the eight order cards, both sides."""

from __future__ import annotations

from typing import Any

import pytest
from relics_build import A, Desk, empty

from cosmeeple.games.relics.crew import Sample
from cosmeeple.games.relics.order import ChooseOrderMarket, SampleRemotely, TakeOrderStep, UseOrder
from cosmeeple.games.relics.turn import ChooseAction
from cosmeeple.games.relics.vocabulary import CARDS, ORDER_CARDS

M3, MIDDLE = 2, 1


def using(
    card: str, round: int, given: dict[str, Any] | None = None, draws: list[Any] | None = None
) -> Desk:
    """A has said yes to the card; white side in round 2, yellow in round 3."""
    desk = empty(UseOrder(A, ORDER_CARDS.index(card)), round=round, given=given, draws=draws)
    return desk.play("A order:use")


# --- the action


@pytest.mark.rule("REL-346", "REL-021")
def test_the_card_names_market_and_centre_and_no_explorer_is_needed() -> None:
    desk = empty(
        ChooseAction(A, 1),
        given={"areas.A.hand": ["ac_red_star"], "areas.A.explorers": ["g1", "g2", "g3"]},
    )

    desk.play("A order", "A order:trader", "A order:representative")

    assert desk.get("areas.A.traders.m3") == 1
    assert desk.get("areas.A.representatives.middle") == 1
    assert desk.get("areas.A.crew") == 20


@pytest.mark.rule("REL-346", "REL-D21")
def test_the_market_is_the_one_that_fits_the_card() -> None:
    desk = empty(ChooseOrderMarket(A, CARDS.index("ac_red_crown")))

    assert desk.asked() == "TakeOrderStep"
    frame: Any = desk.table.agenda[-1]
    assert (frame.market, frame.centre) == (5, 2)


@pytest.mark.rule("REL-347", "REL-348", "REL-D22", "REL-D23")
def test_each_step_once_and_both_optional() -> None:
    desk = empty(TakeOrderStep(A, M3, MIDDLE, 0), given={"areas.A.representatives": {"middle": 1}})
    assert desk.options() == [
        "order:pass",
        "order:trader",
        "order:representative",
        "order:withdraw",
    ]

    desk.play("A order:representative")
    assert desk.options() == ["order:pass", "order:trader"]
    assert desk.why_not("order:withdraw") == ["REL-348"]
    desk.play("A order:pass")
    assert desk.get("areas.A.traders.m3") == 0

    other = empty(TakeOrderStep(A, M3, MIDDLE, 0)).play("A order:trader")
    assert other.why_not("order:trader") == ["REL-347"]
    nothing = empty(TakeOrderStep(A, M3, MIDDLE, 0)).play("A order:pass")
    assert nothing.get("areas.A.crew") == 22


@pytest.mark.rule("REL-348")
def test_only_an_own_representative_of_that_centre_can_be_withdrawn() -> None:
    desk = empty(TakeOrderStep(A, M3, MIDDLE, 0), given={"areas.A.representatives": {"left": 1}})

    assert desk.why_not("order:withdraw") == ["REL-348"]


@pytest.mark.rule("REL-A13", "REL-348")
def test_a_crew_withdrawn_first_can_be_placed_as_trader() -> None:
    desk = empty(
        TakeOrderStep(A, M3, MIDDLE, 0),
        given={"areas.A.crew": 0, "areas.A.representatives": {"middle": 1}},
    )
    assert desk.options() == ["order:pass", "order:withdraw"]

    desk.play("A order:withdraw", "A order:trader")

    assert desk.get("areas.A.traders.m3") == 1
    assert desk.get("areas.A.crew") == 0


@pytest.mark.rule("REL-346", "REL-D32")
def test_with_an_empty_supply_guards_are_used() -> None:
    given = {
        "areas.A.crew": 0,
        "areas.A.guards": ["red_eye", "red_ring"],
        "areas.A.traders": {"m1": 2},
    }
    desk = empty(TakeOrderStep(A, M3, MIDDLE, 0), given=given)
    assert desk.why_not("order:withdraw") == ["REL-348"]

    desk.play("A order:representative", "A release:red_ring", "A order:trader")

    assert desk.get("areas.A.guards") == [], "the last guard goes without asking"
    assert desk.get("areas.A.traders.m1") == 2


@pytest.mark.rule("REL-A40", "REL-348")
def test_in_round_one_withdrawing_has_no_ability() -> None:
    desk = empty(TakeOrderStep(A, M3, MIDDLE, 1), given={"areas.A.representatives": {"middle": 1}})

    desk.play("A order:withdraw")

    assert desk.asked() == "over"
    assert desk.get("areas.A.crew") == 23


@pytest.mark.rule("REL-349", "REL-348", "REL-609", "REL-D24")
def test_withdrawing_offers_the_card_beside_that_centre_once_and_it_is_optional() -> None:
    given = {
        "areas.A.representatives": {"middle": 2},
        "orders": {"left": "ord_fence", "middle": "ord_subsidy", "right": "ord_auction"},
    }
    desk = empty(TakeOrderStep(A, M3, MIDDLE, 1), round=2, given=given).play("A order:withdraw")
    assert desk.asked() == "UseOrder"

    desk.play("A order:use")
    assert desk.get("areas.A.credits") == 16
    assert desk.asked() == "over"

    declined = empty(TakeOrderStep(A, M3, MIDDLE, 1), round=2, given=given).play(
        "A order:withdraw", "A order:pass"
    )
    assert declined.get("areas.A.credits") == 8


# --- the cards


@pytest.mark.rule("REL-601", "REL-349")
def test_subsidy() -> None:
    assert using("ord_subsidy", 2).get("areas.A.credits") == 16
    yellow = using(
        "ord_subsidy", 3, {"areas.A.guards": ["red_eye", "red_ring", "green_eye", "orange_ring"]}
    )
    assert yellow.get("areas.A.credits") == 8 + 9


@pytest.mark.rule("REL-602", "REL-614")
def test_zone_jump_white_moves_each_explorer_up_to_three_steps() -> None:
    desk = using("ord_zone_jump", 2, {"areas.A.explorers": ["m1", "g2", "m4"]})
    assert "jump:y1" in desk.options()
    assert desk.why_not("jump:r2") == ["REL-602"]

    desk.play("A jump:g2")
    # The second explorer stands where the first has landed: it must leave.
    assert desk.why_not("jump:pass") == ["REL-614"]
    assert desk.why_not("jump:g2") == ["REL-614", "REL-614"]
    desk.play("A jump:m3", "A jump:pass")

    assert desk.get("areas.A.explorers") == ["g2", "m3", "m4"]


@pytest.mark.rule("REL-602", "REL-614")
def test_zone_jump_yellow_goes_anywhere_and_draws_a_card() -> None:
    desk = using("ord_zone_jump", 3, {"areas.A.explorers": ["m1", "g2", "m4"]})
    desk.play("A jump:be", "A jump:pass", "A jump:y3")

    assert desk.get("areas.A.explorers") == ["be", "g2", "y3"]
    assert len(desk.get("areas.A.hand")) == 1


@pytest.mark.rule("REL-603", "REL-610")
def test_invitation_white_adds_two_coloured_buyers_anywhere() -> None:
    desk = using(
        "ord_invitation",
        2,
        {"queues.m2": ["green", "green", "green", "green"], "buyers": {"purple": 0}},
    )
    assert desk.why_not("invite:m1:purple") == ["REL-016"]

    desk.play("A invite:m2:red", "A invite:m5:yellow")

    assert desk.get("queues.m2") == ["green", "green", "green", "red"]
    assert desk.get("queues.m5") == ["yellow"]
    assert desk.asked() == "over"


@pytest.mark.rule("REL-603", "REL-613")
def test_invitation_yellow_rebuilds_a_queue_front_first() -> None:
    given = {"queues.m2": ["red", "red", "special"], "buyers": {"red": 0, "special": 0}}
    desk = using("ord_invitation", 3, given).play("A clear:m2")
    assert desk.get("buyers.red") == 2

    desk.play("A refill:red", "A refill:red")
    assert desk.why_not("refill:red") == ["REL-613", "REL-016"]
    desk.play("A refill:special", "A refill:green")

    assert desk.get("queues.m2") == ["red", "red", "special", "green"]
    assert desk.asked() == "over"


@pytest.mark.rule("REL-613")
def test_fewer_than_four_buyers_may_be_added() -> None:
    desk = using("ord_invitation", 3, {"queues.m2": ["red"]}).play("A clear:m2", "A refill:pass")

    assert desk.get("queues.m2") == []


@pytest.mark.rule("REL-604", "REL-611", "REL-609")
def test_scout_drone_white_takes_one_tile_from_any_dig_site() -> None:
    desk = using(
        "ord_scout_drone",
        2,
        {"dig": {"red_eye": 1, "green_ring": 1}, "areas.A.explorers": ["m1", "m2", "m4"]},
    )
    assert desk.options() == ["scout:green_ring", "scout:red_eye"]
    assert desk.why_not("scout:pass") == ["REL-609"]

    desk.play("A scout:green_ring", "A sample:crew")

    assert desk.get("areas.A.hold") == ["green_ring"]
    assert desk.get("areas.A.guards") == ["green_ring"]


@pytest.mark.rule("REL-604", "REL-609", "REL-611")
def test_scout_drone_yellow_takes_up_to_two_of_different_regions() -> None:
    desk = using("ord_scout_drone", 3, {"dig": {"red_eye": 1, "red_ring": 1, "green_ring": 1}})
    desk.play("A scout:red_eye")
    assert desk.options() == ["scout:pass", "scout:green_ring"]
    assert desk.why_not("scout:red_ring") == ["REL-604"]

    desk.play("A scout:green_ring", "A sample:pass", "A sample:crew")

    assert desk.get("areas.A.hold") == ["green_ring", "red_eye"]
    assert desk.get("areas.A.guards") == ["green_ring"]


@pytest.mark.rule("REL-610", "REL-611")
def test_scout_drone_needs_a_free_hold_space() -> None:
    desk = using(
        "ord_scout_drone",
        2,
        {"dig": {"red_eye": 1, "red_ring": 1}, "areas.A.hold": ["green_eye"] * 5},
    )

    assert desk.asked() == "over"
    assert desk.get("areas.A.hatch") == []


BLACK = {"black.red": ["red_ring", "red_eye", "red_ring"], "black.green": ["green_trident"]}


@pytest.mark.rule("REL-605", "REL-611")
def test_fence_contact_white_takes_a_top_tile_for_free() -> None:
    desk = using("ord_fence", 2, BLACK)
    assert desk.options() == ["fence:green:1", "fence:red:1"]
    assert desk.why_not("fence:red:2") == ["REL-605"]

    desk.play("A fence:red:1", "A store:hatch", "A sample:crew")

    assert desk.get("areas.A.hatch") == ["red_ring"]
    assert desk.get("areas.A.credits") == 8


@pytest.mark.rule("REL-605")
def test_fence_contact_yellow_takes_any_tile_and_three_credits() -> None:
    desk = using("ord_fence", 3, BLACK)
    assert desk.options() == ["fence:green:1", "fence:red:1", "fence:red:2", "fence:red:3"]

    desk.play("A fence:red:2", "A store:hold", "A sample:pass")

    assert desk.get("areas.A.hold") == ["red_eye"]
    assert desk.get("black.red") == ["red_ring", "red_ring"]
    assert desk.get("areas.A.credits") == 11


@pytest.mark.rule("REL-606", "REL-615")
def test_trade_delegation_places_traders_on_different_markets() -> None:
    desk = using("ord_delegation", 2).play("A delegate:m3")
    assert desk.why_not("delegate:m3") == ["REL-606"]
    desk.play("A delegate:m1")
    assert desk.asked() == "over"
    assert desk.get("areas.A.traders") == {"m1": 1, "m2": 0, "m3": 1, "m4": 0, "m5": 0, "m6": 0}

    yellow = using("ord_delegation", 3).play("A delegate:m3", "A delegate:m1", "A delegate:m6")
    assert sum(yellow.get("areas.A.traders").values()) == 3
    fewer = using("ord_delegation", 3).play("A delegate:m3", "A delegate:pass")
    assert sum(fewer.get("areas.A.traders").values()) == 1


@pytest.mark.rule("REL-615")
def test_the_delegation_may_use_the_actions_own_market_again() -> None:
    given = {"areas.A.representatives": {"middle": 1}, "orders": {"middle": "ord_delegation"}}
    desk = empty(TakeOrderStep(A, M3, MIDDLE, 0), round=2, given=given)

    desk.play(
        "A order:trader", "A order:withdraw", "A order:use", "A delegate:m3", "A delegate:pass"
    )

    assert desk.get("areas.A.traders.m3") == 2


@pytest.mark.rule("REL-610", "REL-606")
def test_with_an_empty_supply_the_delegation_uses_guards() -> None:
    desk = using(
        "ord_delegation", 2, {"areas.A.crew": 0, "areas.A.guards": ["red_eye", "red_ring"]}
    )

    desk.play("A delegate:m2", "A release:red_eye", "A delegate:m5")

    assert desk.get("areas.A.guards") == []
    assert desk.get("areas.A.traders.m5") == 1


@pytest.mark.rule("REL-607", "REL-609")
def test_private_auction_white_removes_one_artefact() -> None:
    desk = using("ord_auction", 2, {"areas.A.hold": ["red_ring"], "areas.A.hatch": ["green_eye"]})
    assert desk.options() == ["auction:hold:red_ring", "auction:hatch:green_eye"]
    assert desk.why_not("auction:pass") == ["REL-609"]

    desk.play("A auction:hold:red_ring")

    assert desk.get("areas.A.credits") == 8 + 6 + 6
    assert desk.get("gone.red_ring") == 1
    assert desk.asked() == "over"


@pytest.mark.rule("REL-607", "REL-609")
def test_private_auction_yellow_removes_up_to_two() -> None:
    given = {"areas.A.hold": ["red_ring", "red_ring"], "areas.A.hatch": ["green_eye"]}
    desk = using("ord_auction", 3, given).play(
        "A auction:hold:red_ring", "A auction:hatch:green_eye"
    )
    assert desk.get("areas.A.credits") == 8 + 12 + 9

    fewer = using("ord_auction", 3, given).play("A auction:pass")
    assert fewer.get("areas.A.credits") == 8


@pytest.mark.rule("REL-608")
def test_archive_copy_white_draws_three_and_keeps_one() -> None:
    desk = using(
        "ord_archive", 2, {"deck": ["ac_red_gate", "ac_red_star", "ac_red_wave"], "discard": []}
    )
    assert desk.get("areas.A.credits") == 10

    desk.play("A discard:ac_red_star", "A discard:ac_red_wave")

    assert desk.get("areas.A.hand") == ["ac_red_gate"]
    assert desk.get("discard") == ["ac_red_star", "ac_red_wave"]


@pytest.mark.rule("REL-608", "REL-612")
def test_archive_copy_yellow_samples_what_lies_in_sight() -> None:
    given = {"dig": {"green_eye": 1, "red_eye": 1}, **BLACK, "areas.A.guards": ["green_eye"]}
    desk = using("ord_archive", 3, given)
    assert desk.options() == ["copy:green_trident", "copy:red_eye", "copy:red_ring"]
    assert desk.why_not("copy:green_eye") == ["REL-608"]

    desk.play("A copy:red_ring")

    assert desk.get("areas.A.guards") == ["green_eye", "red_ring"]
    assert desk.get("areas.A.crew") == 21
    assert desk.get("black.red") == BLACK["black.red"]


@pytest.mark.rule("REL-612")
def test_a_remote_sample_without_crew_moves_a_guard() -> None:
    given = {
        "areas.A.crew": 0,
        "dig": {"red_eye": 1, "green_eye": 1},
        "areas.A.guards": ["orange_eye", "orange_ring"],
    }
    desk = empty(SampleRemotely(A), round=3, given=given).play(
        "A copy:red_eye", "A sample:orange_ring"
    )

    assert desk.get("areas.A.guards") == ["red_eye", "orange_eye"]
    nobody = empty(SampleRemotely(A), Sample(A, 0), round=3, given={**given, "areas.A.guards": []})
    assert nobody.asked() == "over"


@pytest.mark.rule("REL-007", "REL-610")
def test_order_cards_fill_columns_too() -> None:
    given = {"dig": {"red_eye": 1}, "areas.A.guards": ["red_spiral", "red_trident", "red_ring"]}
    desk = using("ord_archive", 3, given)

    assert desk.get("areas.A.columns") == ["red"]
    assert len(desk.get("areas.A.hand")) == 1
