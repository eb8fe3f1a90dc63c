"""The market action, queues and popularity."""

from __future__ import annotations

from pathlib import Path

import pytest
from relics_build import A, Desk, empty

from cosmeeple.games.relics import GAME
from cosmeeple.games.relics.components import OWN_FILE
from cosmeeple.games.relics.crew import ReleaseGuard
from cosmeeple.games.relics.market import (
    AddColouredBuyer,
    AddSpecialBuyer,
    ChooseMarket,
    PlaceTrader,
    market_steps,
)
from cosmeeple.games.relics.state import add_buyer, interested, level
from cosmeeple.games.relics.turn import ChooseAction
from cosmeeple.games.relics.vocabulary import CARDS

M2 = 1


def at_market(queue: list[str], **given: object) -> Desk:
    desk = empty(given={"queues.m2": queue, **given})
    market_steps(desk.table, A, M2)
    desk.table.agenda = desk.table.agenda[-3:]
    desk.table.settle()
    return desk


@pytest.mark.rule("REL-330", "REL-021")
def test_a_fitting_card_and_an_explorer_on_the_market() -> None:
    desk = empty(
        ChooseAction(A, 1),
        given={
            "areas.A.hand": ["ac_green_prism", "ac_red_wave", "ac_red_comet"],
            "areas.A.explorers": ["m1", "g1", "g2"],
        },
    )
    desk.play("A market")

    assert desk.asked() == "PlaceTrader"
    assert desk.get("areas.A.hand") == ["ac_green_prism", "ac_red_comet"]


@pytest.mark.rule("REL-330")
def test_no_explorer_no_market() -> None:
    desk = empty(ChooseAction(A, 1), given={"areas.A.hand": ["ac_red_comet"]})

    assert "market" not in desk.options()


@pytest.mark.rule("REL-A02", "REL-D12", "REL-330", "REL-021")
def test_where_a_card_fits_several_markets_the_player_chooses_one(tmp_path: Path) -> None:
    path = tmp_path / "components.toml"
    text = OWN_FILE.read_text(encoding="utf-8").replace(
        'market = 2\ncard_symbols = ["comet"]', 'market = 2\ncard_symbols = ["comet", "wave"]'
    )
    path.write_text(text, encoding="utf-8")
    kit = GAME.load_kit(path)
    desk = Desk(GAME.new(2, 1, kit=kit))
    desk.put("areas.A.explorers", ["m1", "m2", "m4"])
    desk.run(ChooseMarket(A, CARDS.index("ac_red_wave")))

    assert desk.options() == ["at:m1", "at:m2"]
    assert desk.why_not("at:m4") == ["REL-330"]
    desk.play("A at:m2", "A trader:crew")
    assert desk.get("areas.A.traders")["m2"] == 1


@pytest.mark.rule("REL-331", "REL-332", "REL-333", "REL-334", "REL-D13", "REL-D14", "REL-D15")
def test_three_steps_in_order_each_optional() -> None:
    desk = at_market([])
    asked = []
    for _ in range(3):
        asked.append(desk.asked())
        desk.table.apply(A, -1)

    assert asked == ["PlaceTrader", "AddSpecialBuyer", "AddColouredBuyer"]
    assert desk.get("queues.m2") == []
    assert sum(desk.get("areas.A.traders").values()) == 0


@pytest.mark.rule("REL-332", "REL-335")
def test_traders_are_not_limited() -> None:
    desk = empty(PlaceTrader(A, M2), given={"areas.A.traders": {"m2": 5}}).play("A trader:crew")

    assert desk.get("areas.A.traders.m2") == 6
    assert desk.get("areas.A.crew") == 21


@pytest.mark.rule("REL-332", "REL-D32")
def test_without_crew_a_guard_becomes_trader() -> None:
    given = {
        "areas.A.crew": 0,
        "areas.A.guards": ["green_eye", "red_ring"],
        "areas.A.traders": {"m1": 2},
    }
    desk = empty(PlaceTrader(A, M2), given=given)
    assert desk.options() == ["trader:pass", "trader:green_eye", "trader:red_ring"]

    desk.play("A trader:red_ring")

    assert desk.get("areas.A.guards") == ["green_eye"]
    assert desk.get("areas.A.traders") == {"m1": 2, "m2": 1, "m3": 0, "m4": 0, "m5": 0, "m6": 0}


@pytest.mark.rule("REL-332", "REL-346")
def test_a_guard_is_released_for_a_trader_or_a_representative() -> None:
    given = {"areas.A.crew": 0, "areas.A.guards": ["green_eye", "red_ring"]}

    trader = empty(ReleaseGuard(A, M2, -1), given=given).play("A release:green_eye")
    assert trader.get("areas.A.traders.m2") == 1
    envoy = empty(ReleaseGuard(A, -1, 2), given=given).play("A release:red_ring")
    assert envoy.get("areas.A.representatives.right") == 1
    assert envoy.get("areas.A.guards") == ["green_eye"]


@pytest.mark.rule("REL-333", "REL-014", "REL-016")
def test_without_special_buyers_the_step_is_skipped() -> None:
    desk = empty(AddSpecialBuyer(A, M2), given={"buyers": {"special": 0}})

    assert desk.asked() == "over"
    one = empty(AddSpecialBuyer(A, M2)).play("A buyer:special")
    assert one.get("queues.m2") == ["special"]
    assert one.get("buyers.special") == 5


@pytest.mark.rule("REL-334", "REL-016", "REL-012")
def test_a_colour_needs_a_buyer_on_its_track() -> None:
    desk = empty(AddColouredBuyer(A, M2), given={"buyers": {"red": 0}})

    assert desk.options() == [
        "buyer:pass",
        "buyer:yellow",
        "buyer:green",
        "buyer:purple",
        "buyer:orange",
    ]
    assert desk.why_not("buyer:red") == ["REL-016"]
    assert desk.why_not("buyer:special") == ["REL-334"]


@pytest.mark.rule("REL-334", "REL-011")
def test_a_buyer_just_pushed_out_can_be_chosen_again() -> None:
    desk = at_market(["red", "green", "green", "green"], buyers={"red": 0})

    desk.play("A trader:pass", "A buyer:special")
    assert "buyer:red" in desk.options()
    desk.play("A buyer:red")

    assert desk.get("queues.m2") == ["green", "green", "special", "red"]


@pytest.mark.rule("REL-011", "REL-010")
def test_new_buyers_join_the_end_and_a_full_queue_pushes_the_front_out() -> None:
    desk = empty(given={"queues.m2": ["red", "green", "purple"]})
    s = desk.state

    assert add_buyer(s, M2, 0) == -1
    assert add_buyer(s, M2, 4) == 2
    assert desk.get("queues.m2") == ["green", "purple", "yellow", "orange"]


@pytest.mark.rule("REL-A37")
def test_the_new_buyer_is_taken_before_the_old_one_returns() -> None:
    desk = empty(given={"queues.m2": ["red", "green", "green", "green"], "buyers": {"red": 1}})

    assert add_buyer(desk.state, M2, 2) == 2

    assert desk.get("queues.m2") == ["green", "green", "green", "red"]
    assert desk.get("buyers.red") == 1


@pytest.mark.rule("REL-012", "REL-013")
def test_fewer_buyers_on_the_track_mean_a_higher_level() -> None:
    desk = empty(given={"buyers": {"red": 8}})
    s = desk.state
    assert level(s, 2) == 2

    add_buyer(s, M2, 2)
    add_buyer(s, M2, 2)

    assert level(s, 2) == 4
    s.queues[M2].clear()
    s.buyers[2] += 2
    assert level(s, 2) == 2


@pytest.mark.rule("REL-013", "REL-A03", "REL-014")
def test_a_full_track_has_level_zero_and_special_buyers_have_none() -> None:
    desk = empty(given={"buyers": {"red": 10, "green": 0, "special": 0}})

    assert [level(desk.state, region) for region in (1, 2)] == [10, 0]


@pytest.mark.rule("REL-010", "REL-A36")
def test_special_buyers_want_every_colour() -> None:
    desk = empty(given={"queues.m2": ["red", "special", "red", "green"]})

    assert [interested(desk.state, M2, region) for region in range(5)] == [1, 2, 3, 1, 1]
