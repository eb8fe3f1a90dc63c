"""The sell action, the Smugglers and the Merchants."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from relics_build import A, Desk, empty

from cosmeeple.games.relics import GAME
from cosmeeple.games.relics.components import OWN_FILE
from cosmeeple.games.relics.events import BuyersBoarded, SaleMade
from cosmeeple.games.relics.sale import (
    ChooseSaleMarket,
    ChooseSaleRegion,
    ChooseSaleTile,
    settle_sale,
)
from cosmeeple.games.relics.state import level, rank
from cosmeeple.games.relics.turn import ChooseAction
from cosmeeple.games.relics.vocabulary import CARDS, REGIONS

RED = REGIONS.index("red")
TRAVEL_2 = CARDS.index("tr_2")
OTHERS = ("dal_harrai", "kuti_kuti")
GUL = ("gul", "kuti_kuti")
AQULLA = ("aqulla", "kuti_kuti")

MARKETS: dict[str, Any] = {
    "areas.A.hand": ["ac_green_wave"],
    "areas.A.hold": ["red_eye", "red_ring"],
    "areas.A.traders": {"m1": 1, "m2": 2, "m3": 1},
    "queues.m1": ["red", "special", "green"],
    "queues.m2": ["red", "green"],
    "queues.m3": ["green", "green"],
}


def selling(factions: tuple[str, ...] = OTHERS, **changes: Any) -> Desk:
    return empty(ChooseAction(A, 1), factions=factions, given={**MARKETS, **changes})


@pytest.mark.rule("REL-340", "REL-D17")
def test_the_region_need_not_match_the_card() -> None:
    desk = selling(**{"areas.A.hatch": ["green_eye"]})
    desk.play("A sell")

    assert desk.options() == ["sell:green", "sell:red"]


@pytest.mark.rule("REL-341", "REL-D18")
def test_a_market_needs_an_interested_buyer_and_an_own_trader() -> None:
    desk = selling(**{"queues.m4": ["red"]})
    desk.play("A sell")

    assert desk.options() == ["at:m1", "at:m2"]
    assert desk.why_not("at:m3") == ["REL-341"]
    assert desk.why_not("at:m4") == ["REL-341"]
    assert desk.why_not("at:pass") == ["REL-341"]


@pytest.mark.rule("REL-341")
def test_one_market_for_each_artefact_and_three_at_most() -> None:
    every = {f"queues.m{number}": ["red"] for number in range(1, 7)}
    given = {**every, "areas.A.traders": dict.fromkeys([f"m{number}" for number in range(1, 7)], 1)}
    one = empty(ChooseSaleMarket(A, TRAVEL_2, RED, 0), given={**given, "areas.A.hold": ["red_eye"]})
    one.play("A at:m6")
    assert one.asked() == "over"

    four = empty(
        ChooseSaleMarket(A, TRAVEL_2, RED, 0), given={**given, "areas.A.hold": ["red_eye"] * 4}
    )
    four.play("A at:m1", "A at:m4")
    assert "at:m1" not in four.options()
    four.play("A at:m2")
    assert four.get("areas.A.hold") == ["red_eye"]


@pytest.mark.rule("REL-342", "REL-A11")
def test_without_market_or_artefact_there_is_no_sale() -> None:
    assert "sell" not in selling(**{"areas.A.hold": []}).options()
    assert "sell" not in selling(**{"areas.A.hold": ["orange_eye"], "queues.m1": []}).options()
    assert "sell" in selling().options()


@pytest.mark.rule("REL-343", "REL-344")
def test_the_pay_is_a_sum_for_the_whole_sale() -> None:
    desk = selling(buyers={"yellow": 2, "green": 4, "red": 3, "purple": 8, "orange": 8})
    desk.play("A sell", "A at:m1", "A at:m2")

    sale = desk.events(SaleMade)[0]
    assert (sale.place, sale.pay, sale.for_buyers, sale.bonus, sale.credits) == (2, 5, 6, 3, 14)
    assert [part.number for part in sale.parts()] == [5, 6, 3]
    assert desk.get("areas.A.credits") == 8 + 14


@pytest.mark.rule("REL-344")
def test_tied_colours_share_the_better_place_and_the_next_are_skipped() -> None:
    desk = empty(given={"buyers": {"yellow": 4, "green": 4, "red": 1, "purple": 7, "orange": 4}})

    assert [rank(desk.state, region) for region in range(5)] == [1, 1, 0, 4, 1]
    assert tuple(desk.state.kit.pay) == (9, 5, 3, 1, 0)


@pytest.mark.rule("REL-344", "REL-A12")
def test_levels_are_read_before_the_ship_gives_its_buyers_back() -> None:
    given = {
        **MARKETS,
        "buyers": {"yellow": 5, "green": 8, "red": 5, "purple": 8, "orange": 8},
        "ship": {"red": 3},
    }
    desk = empty(factions=OTHERS, given=given)

    settle_sale(desk.table, A, RED, 0b1)

    assert desk.events(SaleMade)[0].place == 1
    assert level(desk.state, RED) == 2


@pytest.mark.rule("REL-345")
def test_two_markets_draw_one_card() -> None:
    desk = selling().play("A sell", "A at:m1", "A at:m2")

    assert len(desk.get("areas.A.hand")) == 1
    assert desk.asked() == "over"


@pytest.mark.rule("REL-345", "REL-D20")
def test_three_markets_draw_two_cards_and_keep_one() -> None:
    desk = selling(
        **{"areas.A.hold": ["red_eye", "red_ring", "red_ring"], "queues.m3": ["red"], "discard": []}
    )
    desk.put("deck", ["ac_red_star", "ac_green_gate"])
    desk.play("A sell", "A at:m1", "A at:m2", "A at:m3")
    assert desk.options() == ["discard:ac_green_gate", "discard:ac_red_star"]

    desk.play("A discard:ac_green_gate")

    assert desk.get("areas.A.hand") == ["ac_red_star"]
    assert desk.get("discard") == ["ac_green_wave", "ac_green_gate"]


@pytest.mark.rule("REL-345", "REL-A04", "REL-019")
def test_an_empty_deck_is_refilled_from_the_discards() -> None:
    desk = selling(deck=[], discard=["ac_red_star"])
    desk.play("A sell", "A at:m1", "A at:m2")

    assert len(desk.get("areas.A.hand")) == 1
    assert len(desk.get("deck")) + len(desk.get("discard")) == 1


@pytest.mark.rule("REL-3451", "REL-3454", "REL-A36")
def test_interested_buyers_board_the_ship_and_those_on_it_return() -> None:
    desk = selling(ship={"green": 2, "special": 1}, buyers={"green": 3, "special": 2})
    desk.play("A sell", "A at:m1", "A at:m2")

    assert desk.get("ship") == {
        "yellow": 0,
        "green": 0,
        "red": 2,
        "purple": 0,
        "orange": 0,
        "special": 1,
    }
    assert (desk.get("buyers.green"), desk.get("buyers.special")) == (5, 3)
    assert desk.get("queues.m1") == ["green"]
    assert desk.get("queues.m2") == ["green"]
    assert desk.events(BuyersBoarded)[0].returned_count == 3


@pytest.mark.rule("REL-3454")
def test_buyers_on_the_ship_keep_their_colour_popular() -> None:
    desk = selling(buyers={"red": 4})
    desk.play("A sell", "A at:m1", "A at:pass", "A tile:hold:red_eye")

    assert level(desk.state, RED) == 6


@pytest.mark.rule("REL-3452", "REL-015")
def test_one_trader_of_each_market_used_is_promoted() -> None:
    desk = selling().play("A sell", "A at:m1", "A at:m2")

    assert desk.get("areas.A.traders") == {"m1": 0, "m2": 1, "m3": 1, "m4": 0, "m5": 0, "m6": 0}
    assert desk.get("areas.A.representatives") == {"left": 2, "middle": 0, "right": 0}


@pytest.mark.rule("REL-3453", "REL-020", "REL-D19", "REL-009")
def test_sold_artefacts_leave_the_game_from_hold_or_hatch() -> None:
    desk = selling(**{"areas.A.hold": ["red_eye", "red_ring"], "areas.A.hatch": ["red_eye"]})
    desk.play("A sell", "A at:m1", "A at:pass")
    assert desk.options() == ["tile:hold:red_eye", "tile:hold:red_ring", "tile:hatch:red_eye"]

    desk.play("A tile:hatch:red_eye")

    assert desk.get("areas.A.hatch") == []
    assert desk.get("areas.A.hold") == ["red_eye", "red_ring"]
    assert desk.get("gone.red_eye") == 1
    assert desk.get("black.red") == []


@pytest.mark.rule("REL-009")
def test_only_own_tiles_of_the_region_can_be_sold() -> None:
    desk = empty(
        ChooseSaleTile(A, RED, 1, 1), given={"areas.A.hold": ["red_eye", "red_ring", "green_eye"]}
    )

    assert desk.why_not("tile:hold:green_eye") == ["REL-341"]
    assert desk.why_not("tile:hatch:red_eye") == ["REL-009"]


# --- Gul


GUL_GIVEN: dict[str, Any] = {
    **MARKETS,
    "areas.A.explorers": ["m1", "m4", "bc"],
    "black.purple": ["purple_eye", "purple_spiral"],
    "black.red": ["red_trident"],
}


@pytest.mark.rule("REL-502", "REL-A17", "REL-D16")
def test_gul_acquires_the_top_tile_for_its_value_and_may_sell_it_at_once() -> None:
    desk = empty(ChooseAction(A, 1), factions=GUL, given=GUL_GIVEN).play("A sell")
    assert desk.options() == ["acquire:pass", "acquire:red", "acquire:purple"]

    desk.play("A acquire:red", "A store:hatch", "A sample:crew")

    assert desk.get("areas.A.credits") == 8 - 5
    assert desk.get("areas.A.guards") == ["red_trident"]
    assert desk.get("areas.A.hatch") == ["red_trident"]
    desk.play("A at:m1", "A at:pass", "A tile:hatch:red_trident")
    assert desk.get("gone.red_trident") == 1


@pytest.mark.rule("REL-502")
def test_gul_needs_an_explorer_on_a_black_market_and_the_credits() -> None:
    away = empty(
        ChooseAction(A, 1),
        factions=GUL,
        given={**GUL_GIVEN, "areas.A.explorers": ["m1", "m4", "m5"]},
    )
    away.play("A sell")
    assert away.asked() == "ChooseSaleMarket"

    poor = empty(ChooseAction(A, 1), factions=GUL, given={**GUL_GIVEN, "areas.A.credits": 4}).play(
        "A sell"
    )
    assert poor.options() == ["acquire:pass", "acquire:purple"]
    assert poor.why_not("acquire:red") == ["REL-502"]


@pytest.mark.rule("REL-A17", "REL-502")
def test_a_sale_that_only_the_purchase_makes_possible_is_offered_and_the_purchase_required() -> (
    None
):
    given = {
        **GUL_GIVEN,
        "areas.A.hold": [],
        "queues.m1": ["red", "green"],
        "black.purple": ["purple_eye"],
        "black.green": ["green_eye"],
    }
    desk = empty(ChooseAction(A, 1), factions=GUL, given=given)
    assert "sell" in desk.options()

    desk.play("A sell")

    assert desk.options() == ["acquire:green", "acquire:red"]
    assert desk.why_not("acquire:pass") == ["REL-A17"]
    assert desk.why_not("acquire:purple") == ["REL-A17"]


# --- Aqulla


@pytest.mark.rule("REL-504", "REL-A19", "REL-D34")
def test_aqulla_sells_without_a_trader_where_the_card_fits_and_promotes_nobody() -> None:
    given = {
        **MARKETS,
        "areas.A.hand": ["ac_green_prism"],
        "queues.m4": ["red"],
        "areas.A.traders": {"m1": 1},
    }
    desk = empty(ChooseAction(A, 1), factions=AQULLA, given=given).play("A sell")
    assert desk.options() == ["at:m1", "at:m4"]

    desk.play("A at:m1", "A at:m4")

    assert desk.get("areas.A.representatives") == {"left": 1, "middle": 0, "right": 0}
    assert desk.events(SaleMade)[0].bonus == 3


@pytest.mark.rule("REL-504", "REL-A19")
def test_aqulla_needs_an_action_card_that_fits_and_an_interested_buyer() -> None:
    given = {
        **MARKETS,
        "areas.A.traders": {},
        "areas.A.hand": ["ac_green_wave", "ac_green_star"],
        "areas.A.travel": ["tr_2"],
    }
    given["queues.m3"] = ["green"]
    desk = empty(
        ChooseAction(A, 1),
        factions=AQULLA,
        given={**given, "areas.A.traders": {"m1": 0, "m2": 0, "m3": 0}},
    )

    desk.play("A sell")

    # Only the wave card sells, at market 1; no other card has a market with a red buyer.
    assert desk.get("areas.A.hand")[0] == "ac_green_star"
    assert desk.get("areas.A.travel") == ["tr_2"]


@pytest.mark.rule("REL-504", "REL-3452")
def test_aqulla_with_a_trader_there_promotes_as_usual() -> None:
    given = {**MARKETS, "areas.A.hand": ["ac_green_wave"], "areas.A.hold": ["red_eye"]}
    desk = empty(ChooseAction(A, 1), factions=AQULLA, given=given).play("A sell", "A at:m1")

    assert desk.get("areas.A.representatives.left") == 1
    assert desk.get("areas.A.traders.m1") == 0


@pytest.mark.rule("REL-A02", "REL-504")
def test_aqulla_frees_at_most_one_market_even_if_the_card_fits_several(tmp_path: Path) -> None:
    path = tmp_path / "components.toml"
    text = OWN_FILE.read_text(encoding="utf-8").replace(
        'market = 2\ncard_symbols = ["comet"]', 'market = 2\ncard_symbols = ["comet", "wave"]'
    )
    path.write_text(text, encoding="utf-8")
    desk = Desk(GAME.new(2, 1, kit=GAME.load_kit(path)))
    desk.play("A faction:aqulla", "B faction:gul")
    for path_name, value in {
        "areas.A.hold": ["red_eye"] * 2,
        "queues.m1": ["red"],
        "queues.m2": ["red"],
    }.items():
        desk.put(path_name, value)
    desk.run(ChooseSaleRegion(A, CARDS.index("ac_green_wave")))
    while desk.asked() == "ChooseSaleRegion":
        desk.play("A sell:red")

    assert set(desk.options()) >= {"at:m1", "at:m2"}
    desk.play("A at:m1")
    assert desk.asked() == "over", "no further market and one sort of tile: the sale is made"
    assert desk.get("gone.red_eye") == 1
