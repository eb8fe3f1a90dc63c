"""Zu's influence, markets, orders, sales, bursts and forecasts: every priority, rank by rank."""

from __future__ import annotations

from typing import Any

import pytest
from relics_build import ZU, Desk, solo

from cosmeeple.games.relics.events import (
    ForecastReplaced,
    SaleMade,
    TilesReturned,
    ZuComparedArtefacts,
    ZuComparedColours,
    ZuComparedMarkets,
    ZuFailed,
)
from cosmeeple.games.relics.vocabulary import MARKETS, REGIONS, ZU_CARDS
from cosmeeple.games.relics.zu_choice import (
    MARKETS as MARKET_KIND,
)
from cosmeeple.games.relics.zu_choice import (
    Candidates,
    best_colour,
    influence_class,
    most_profitable,
)
from cosmeeple.games.relics.zu_forecast import ZuForecast
from cosmeeple.games.relics.zu_trade import ZuBurst, ZuMarket, ZuOrder, ZuSell

RED = REGIONS.index("red")
MARKET, SELL, BURST, FORECAST = (
    ZU_CARDS.index(card) for card in ("zu_mar_1", "zu_sel_1", "zu_bur_1", "zu_for_1")
)
ALL = {"m1": 1, "m2": 1, "m3": 1, "m4": 1, "m5": 1, "m6": 1}
LEVEL = {"yellow": 8, "green": 8, "red": 8, "purple": 8, "orange": 8}


def criteria(desk: Desk, kind: type[Any]) -> list[str]:
    return [event.criterion for event in desk.events(kind)]


def centres(own: dict[str, int], yours: dict[str, int]) -> dict[str, Any]:
    return {"areas.B.representatives": own, "areas.A.representatives": yours}


# --- influence


@pytest.mark.rule("REL-710", "REL-711", "REL-712", "REL-713", "REL-714", "REL-715")
@pytest.mark.parametrize(
    ("own", "yours", "expected"),
    [(0, 0, 1), (0, 1, 2), (2, 3, 2), (1, 1, 3), (0, 2, 4), (1, 5, 4), (1, 0, 5), (3, 1, 5)],
)
def test_classes_of_influence(own: int, yours: int, expected: int) -> None:
    desk = solo(given=centres({"left": own}, {"left": yours}))

    assert influence_class(desk.state, ZU, 0) == expected


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param((0, 0), (0, 1), marks=pytest.mark.rule("REL-710")),
        pytest.param((0, 1), (1, 1), marks=pytest.mark.rule("REL-711")),
        pytest.param((1, 1), (0, 2), marks=pytest.mark.rule("REL-712")),
        pytest.param((0, 2), (1, 0), marks=pytest.mark.rule("REL-713")),
        pytest.param((1, 0), (3, 0), marks=pytest.mark.rule("REL-714")),
        pytest.param((0, 2), (0, 4), marks=pytest.mark.rule("REL-A21")),
    ],
)
def test_each_class_comes_before_the_next(better: tuple[int, int], worse: tuple[int, int]) -> None:
    desk = solo(
        given=centres(
            {"left": worse[0], "right": better[0]}, {"left": worse[1], "right": better[1]}
        )
    )

    markets = Candidates(desk.table, MARKET_KIND, [0, 4])
    markets.influential()

    assert markets.left == [4]


@pytest.mark.rule("REL-715", "REL-719", "REL-A21")
def test_equal_influence_is_left_to_lots() -> None:
    desk = solo(given=centres({"left": 1, "right": 1}, {"left": 3, "right": 3}), draws=["m5"])

    markets = Candidates(desk.table, MARKET_KIND, [0, 4])
    markets.influential()

    assert markets.left == [0, 4]
    assert MARKETS[most_profitable(desk.table, [0, 4], RED)] == "m5"


# --- the most profitable market


@pytest.mark.rule("REL-716", "REL-A22")
def test_profit_rank_1_most_interested_buyers() -> None:
    given = {
        "queues.m1": ["red", "green"],
        "queues.m5": ["red", "special"],
        "areas.A.traders": {"m1": 3},
        "areas.B.traders": ALL,
    }
    desk = solo(given=given)

    assert most_profitable(desk.table, [0, 4], RED) == 4
    assert criteria(desk, ZuComparedMarkets) == ["interested"]


@pytest.mark.rule("REL-717")
def test_profit_rank_2_most_of_your_traders_where_zu_has_one_too() -> None:
    given = {"areas.A.traders": {"m1": 3, "m3": 1}, "areas.B.traders": {"m1": 0, "m3": 1, "m5": 1}}
    desk = solo(given=given)

    assert most_profitable(desk.table, [0, 2, 4], RED) == 2
    assert criteria(desk, ZuComparedMarkets) == ["interested", "your-traders"]


@pytest.mark.rule("REL-718")
def test_profit_rank_3_the_largest_change_of_influence() -> None:
    desk = solo(given={"areas.B.traders": ALL, **centres({}, {"left": 3, "middle": 1, "right": 5})})

    assert most_profitable(desk.table, [0, 2, 4], RED) == 2
    assert criteria(desk, ZuComparedMarkets)[-1] == "influence"


@pytest.mark.rule("REL-719")
@pytest.mark.parametrize("market", ["m1", "m2"])
def test_profit_rank_4_lots(market: str) -> None:
    desk = solo(draws=[market])

    assert MARKETS[most_profitable(desk.table, [0, 1], RED)] == market
    assert criteria(desk, ZuComparedMarkets)[-1] == "lots"


@pytest.mark.rule("REL-A22", "REL-716")
def test_the_colour_for_sale_is_the_most_popular_then_the_one_with_most_tiles_then_lots() -> None:
    popular = solo(
        given={
            "buyers": {**LEVEL, "green": 2},
            "areas.B.hold": ["red_eye", "red_ring", "green_eye"],
        }
    )
    assert REGIONS[best_colour(popular.table)] == "green"
    most = solo(given={"buyers": LEVEL, "areas.B.hold": ["red_eye", "red_ring", "green_eye"]})
    assert REGIONS[best_colour(most.table)] == "red"
    lots = solo(draws=["green"], given={"buyers": LEVEL, "areas.B.hold": ["red_eye", "green_eye"]})
    assert REGIONS[best_colour(lots.table)] == "green"
    assert best_colour(solo().table) == -1


# --- market


@pytest.mark.rule("REL-750", "REL-790")
def test_traders_everywhere_is_a_failed_market() -> None:
    desk = solo(ZuMarket(MARKET), given={"areas.B.traders": ALL})

    assert desk.events(ZuFailed)[0].cause == "traders-everywhere"
    assert desk.get("areas.B.credits") == 18


@pytest.mark.rule("REL-751")
def test_two_traders_on_markets_without_one_or_one_if_only_one_is_left() -> None:
    desk = solo(ZuMarket(MARKET), given={"areas.B.traders": {**ALL, "m2": 0, "m5": 0}})
    assert desk.get("areas.B.traders") == ALL

    one = solo(ZuMarket(MARKET), given={"areas.B.traders": {**ALL, "m2": 0}})
    assert one.get("areas.B.traders") == ALL
    assert one.get("areas.B.crew") == 21


@pytest.mark.rule("REL-752")
def test_market_rank_1_interested_buyers_of_the_best_colour() -> None:
    given = {
        "areas.B.hold": ["red_eye", "green_eye"],
        "buyers": {**LEVEL, "red": 2},
        "queues.m4": ["red", "special"],
        "queues.m6": ["red"],
        "queues.m1": ["green", "green", "green"],
    }
    desk = solo(ZuMarket(MARKET), given=given)

    assert desk.get("areas.B.traders") == {"m1": 0, "m2": 0, "m3": 0, "m4": 1, "m5": 0, "m6": 1}


@pytest.mark.rule("REL-752", "REL-A26")
def test_market_rank_2_influence_and_your_traders_play_no_part() -> None:
    given = {"areas.A.traders": {"m1": 5}, **centres({}, {"left": 2, "middle": 0, "right": 2})}
    desk = solo(ZuMarket(MARKET), given=given)

    assert desk.get("areas.B.traders") == {"m1": 0, "m2": 0, "m3": 1, "m4": 1, "m5": 0, "m6": 0}
    assert "interested" not in criteria(desk, ZuComparedMarkets), "skipped: Zu has nothing for sale"


@pytest.mark.rule("REL-752")
def test_market_rank_3_lots() -> None:
    desk = solo(ZuMarket(MARKET), draws=["m6", "m2"], modules=("easier_no_coloured_buyers",))

    assert desk.get("areas.B.traders") == {"m1": 0, "m2": 1, "m3": 0, "m4": 0, "m5": 0, "m6": 1}


@pytest.mark.rule("REL-753", "REL-A46")
def test_special_then_coloured_buyer_for_each_new_market_after_both_traders() -> None:
    given = {
        "areas.B.traders": {**ALL, "m2": 0, "m5": 0},
        "areas.B.hold": ["red_eye"],
        "queues.m5": ["red"],
        "buyers": {"special": 1},
    }
    desk = solo(ZuMarket(MARKET), given=given)

    assert desk.get("queues.m5") == ["red", "special", "red"], (
        "chosen first, so it gets the last special buyer"
    )
    assert desk.get("queues.m2") == ["red"]


@pytest.mark.rule("REL-753", "REL-803")
def test_the_module_without_coloured_buyers() -> None:
    given = {"areas.B.traders": {**ALL, "m2": 0}, "areas.B.hold": ["red_eye"]}

    assert solo(ZuMarket(MARKET), given=given).get("queues.m2") == ["special", "red"]
    easier = solo(ZuMarket(MARKET), modules=("easier_no_coloured_buyers",), given=given)
    assert easier.get("queues.m2") == ["special"]


@pytest.mark.rule("REL-754", "REL-A26")
def test_the_colour_of_the_buyer() -> None:
    base: dict[str, Any] = {"areas.B.traders": {**ALL, "m2": 0}}
    popular = solo(
        ZuMarket(MARKET),
        given={
            **base,
            "buyers": {**LEVEL, "green": 2},
            "areas.B.hold": ["red_eye", "red_ring", "green_eye"],
        },
    )
    assert popular.get("queues.m2")[-1] == "green"
    most = solo(
        ZuMarket(MARKET),
        given={**base, "buyers": LEVEL, "areas.B.hold": ["red_eye", "red_ring", "green_eye"]},
    )
    assert most.get("queues.m2")[-1] == "red"
    lots = solo(
        ZuMarket(MARKET),
        draws=["red", "green"],
        given={**base, "buyers": LEVEL, "areas.B.hold": ["red_eye", "green_eye"]},
    )
    assert lots.get("queues.m2")[-1] == "green"
    gone = solo(
        ZuMarket(MARKET),
        draws=["purple"],
        given={**base, "buyers": {**LEVEL, "red": 0}, "areas.B.hold": ["red_eye"]},
    )
    assert gone.get("queues.m2")[-1] == "purple", "only colours with a buyer on the track count"
    none = solo(
        ZuMarket(MARKET),
        given={
            **base,
            "buyers": dict.fromkeys([*LEVEL, "special"], 0),
            "areas.B.hold": ["red_eye"],
        },
    )
    assert none.get("queues.m2") == []


@pytest.mark.rule("REL-A46", "REL-754")
def test_the_colour_is_looked_at_anew_for_the_second_market() -> None:
    given = {
        "areas.B.traders": {**ALL, "m2": 0, "m5": 0},
        "areas.B.hold": ["red_eye", "green_eye"],
        "buyers": {**LEVEL, "red": 1, "green": 3},
    }
    desk = solo(ZuMarket(MARKET), given=given)

    # Red's only buyer goes to the first market; then red has none left.
    assert sorted([desk.get("queues.m2")[-1], desk.get("queues.m5")[-1]]) == ["green", "red"]


@pytest.mark.rule("REL-805", "REL-A31")
def test_limited_crew_at_the_market() -> None:
    none = solo(ZuMarket(MARKET), modules=("easier_limited_crew",), given={"areas.B.crew": 0})
    assert none.events(ZuFailed)[0].cause == "no-crew"
    one = solo(ZuMarket(MARKET), modules=("easier_limited_crew",), given={"areas.B.crew": 1})
    assert sum(one.get("areas.B.traders").values()) == 1
    unlimited = solo(ZuMarket(MARKET), given={"areas.B.crew": 0})
    assert sum(unlimited.get("areas.B.traders").values()) == 2


# --- order


@pytest.mark.rule("REL-760", "REL-761")
@pytest.mark.parametrize(
    ("card", "market", "centre"),
    [("zu_ord_1", "m1", "left"), ("zu_ord_4", "m4", "middle"), ("zu_ord_6", "m6", "right")],
)
def test_zu_orders_a_trader_where_it_has_none_and_a_representative(
    card: str, market: str, centre: str
) -> None:
    desk = solo(ZuOrder(ZU_CARDS.index(card)))
    assert desk.get(f"areas.B.traders.{market}") == 1
    assert desk.get(f"areas.B.representatives.{centre}") == 1

    there = solo(ZuOrder(ZU_CARDS.index(card)), given={f"areas.B.traders.{market}": 1})
    assert there.get(f"areas.B.traders.{market}") == 1
    assert there.get(f"areas.B.representatives.{centre}") == 1


@pytest.mark.rule("REL-761")
def test_zu_never_withdraws_or_uses_an_order_card() -> None:
    given = {"orders": {"left": "ord_subsidy"}, "areas.B.representatives": {"left": 4}}
    desk = solo(ZuOrder(ZU_CARDS.index("zu_ord_1")), round=2, given=given)

    assert desk.get("areas.B.representatives.left") == 5
    assert desk.get("areas.B.credits") == 8


@pytest.mark.rule("REL-805", "REL-A31")
def test_limited_crew_for_an_order() -> None:
    module = ("easier_limited_crew",)
    one = solo(ZuOrder(ZU_CARDS.index("zu_ord_1")), modules=module, given={"areas.B.crew": 1})
    assert one.get("areas.B.traders.m1") == 1
    assert one.get("areas.B.representatives.left") == 0
    assert one.events(ZuFailed) == []
    none = solo(ZuOrder(ZU_CARDS.index("zu_ord_1")), modules=module, given={"areas.B.crew": 0})
    assert none.events(ZuFailed)[0].cause == "no-crew"


# --- sell


@pytest.mark.rule("REL-770", "REL-790")
def test_when_a_sale_fails() -> None:
    assert solo(ZuSell(SELL)).events(ZuFailed)[0].cause == "nothing-for-sale"
    no_trader = solo(ZuSell(SELL), given={"areas.B.hold": ["red_eye"], "queues.m1": ["red"]})
    assert no_trader.events(ZuFailed)[0].cause == "nobody-interested"
    no_buyer = solo(
        ZuSell(SELL),
        given={"areas.B.hold": ["red_eye"], "queues.m1": ["green"], "areas.B.traders": ALL},
    )
    assert no_buyer.events(ZuFailed)[0].cause == "nobody-interested"


@pytest.mark.rule("REL-771")
def test_the_colour_that_sells_on_most_markets_up_to_three() -> None:
    given = {
        "areas.B.hold": ["red_eye", "red_ring", "green_eye"],
        "areas.B.traders": ALL,
        "queues.m1": ["red", "green", "green", "green"],
        "queues.m2": ["red"],
        "buyers": {**LEVEL, "green": 1},
    }
    desk = solo(ZuSell(SELL), given=given)
    assert REGIONS[desk.events(SaleMade)[0].region] == "red"
    assert desk.events(SaleMade)[0].markets == (0, 1)

    four = {f"queues.m{number}": ["red"] for number in range(1, 5)}
    most = solo(
        ZuSell(SELL), given={"areas.B.hold": ["red_eye"] * 4, "areas.B.traders": ALL, **four}
    )
    assert len(most.events(SaleMade)[0].markets) == 3
    assert most.get("areas.B.hold") == ["red_eye"]


@pytest.mark.rule("REL-771", "REL-716")
def test_the_most_profitable_markets_are_used() -> None:
    given = {
        "areas.B.hold": ["red_eye"],
        "areas.B.traders": ALL,
        "queues.m1": ["red"],
        "queues.m2": ["red", "special", "red"],
    }

    assert solo(ZuSell(SELL), given=given).events(SaleMade)[0].markets == (1,)


@pytest.mark.rule("REL-A27")
def test_ties_between_colours_go_by_credits_then_popularity_then_lots() -> None:
    base: dict[str, Any] = {
        "areas.B.hold": ["red_eye", "green_eye"],
        "areas.B.traders": ALL,
        "queues.m1": ["red"],
    }
    richer = solo(ZuSell(SELL), given={**base, "queues.m2": ["green", "green"], "buyers": LEVEL})
    assert REGIONS[richer.events(SaleMade)[0].region] == "green"
    # Second place and one buyer pay as much as third place and two buyers: the more popular colour
    # is sold.
    ranked = {"yellow": 1, "green": 4, "red": 6, "purple": 8, "orange": 8}
    popular = solo(
        ZuSell(SELL),
        given={**base, "queues.m1": ["red", "red"], "queues.m2": ["green"], "buyers": ranked},
    )
    assert REGIONS[popular.events(SaleMade)[0].region] == "green"
    assert criteria(popular, ZuComparedColours) == ["markets-sold-at", "sale-credits", "popularity"]
    tied = {**ranked, "red": 4}
    lots = solo(
        ZuSell(SELL), draws=["green"], given={**base, "queues.m2": ["green"], "buyers": tied}
    )
    assert REGIONS[lots.events(SaleMade)[0].region] == "green"
    assert criteria(lots, ZuComparedColours) == [
        "markets-sold-at",
        "sale-credits",
        "popularity",
        "lots",
    ]


@pytest.mark.rule("REL-772", "REL-706", "REL-3452")
def test_a_sale_of_zu_pays_and_promotes_as_usual_but_draws_no_card() -> None:
    given = {
        "areas.B.hold": ["red_eye", "red_ring"],
        "areas.B.traders": ALL,
        "queues.m1": ["red"],
        "queues.m3": ["special"],
        "buyers": {**LEVEL, "red": 1},
    }
    desk = solo(ZuSell(SELL), given=given)

    assert desk.get("areas.B.credits") == 8 + 9 + 4 + 3
    assert desk.get("areas.B.representatives") == {"left": 1, "middle": 1, "right": 0}
    assert desk.get("ship.red") == desk.get("ship.special") == 1
    assert list(desk.state.areas[1].hand) == []


@pytest.mark.rule("REL-773")
def test_the_cheapest_tiles_are_sold_and_equal_ones_by_lot() -> None:
    given = {"areas.B.traders": {"m1": 1}, "queues.m1": ["red"]}
    desk = solo(
        ZuSell(SELL),
        given={**given, "areas.B.hold": ["red_trident"], "areas.B.hatch": ["red_eye", "red_ring"]},
    )
    assert desk.get("areas.B.hatch") == ["red_ring"]

    hatch = solo(
        ZuSell(SELL),
        draws=[28],
        given={**given, "areas.B.hold": ["red_eye"], "areas.B.hatch": ["red_eye"]},
    )
    assert (hatch.get("areas.B.hold"), hatch.get("areas.B.hatch")) == (["red_eye"], [])


# --- burst


@pytest.mark.rule("REL-780", "REL-790")
def test_when_a_burst_fails() -> None:
    assert solo(ZuBurst(BURST)).events(ZuFailed)[0].cause == "nothing-for-sale"
    desk = solo(ZuBurst(BURST), given={"areas.B.hold": ["red_eye"], "queues.m1": ["green"]})
    assert desk.events(ZuFailed)[0].cause == "nobody-interested"


@pytest.mark.rule("REL-780", "REL-783")
def test_a_burst_needs_no_trader_it_places_one() -> None:
    desk = solo(ZuBurst(BURST), given={"areas.B.hold": ["red_eye"], "queues.m4": ["red"]})

    assert desk.get("areas.B.representatives.middle") == 1
    assert desk.get("areas.B.traders.m4") == 0
    assert desk.get("areas.B.crew") == 21

    there = solo(
        ZuBurst(BURST),
        given={"areas.B.hold": ["red_eye"], "queues.m4": ["red"], "areas.B.traders": {"m4": 1}},
    )
    assert there.get("areas.B.crew") == 22
    assert there.get("areas.B.representatives.middle") == 1


@pytest.mark.rule("REL-781")
def test_burst_colour_fewest_tiles_then_popularity_then_lots_and_the_cheapest_tile() -> None:
    queue = {"queues.m1": ["special"]}
    fewest = solo(
        ZuBurst(BURST),
        given={
            **queue,
            "buyers": {**LEVEL, "red": 1},
            "areas.B.hold": ["red_eye", "red_ring", "green_ring"],
        },
    )
    assert fewest.get("areas.B.hold") == ["red_eye", "red_ring"]
    popular = solo(
        ZuBurst(BURST),
        given={**queue, "buyers": {**LEVEL, "red": 1}, "areas.B.hold": ["red_ring", "green_ring"]},
    )
    assert popular.get("areas.B.hold") == ["green_ring"]
    lots = solo(
        ZuBurst(BURST),
        draws=["green"],
        given={**queue, "buyers": LEVEL, "areas.B.hold": ["red_ring", "green_ring"]},
    )
    assert lots.get("areas.B.hold") == ["red_ring"]
    cheapest = solo(ZuBurst(BURST), given={**queue, "areas.B.hold": ["red_ring", "red_spiral"]})
    assert cheapest.get("areas.B.hold") == ["red_ring"]
    assert len(cheapest.events(SaleMade)[0].markets) == 1


@pytest.mark.rule("REL-A28")
def test_a_colour_nobody_wants_is_skipped() -> None:
    desk = solo(
        ZuBurst(BURST),
        given={"queues.m1": ["red"], "areas.B.hold": ["red_eye", "red_ring", "green_ring"]},
    )

    assert desk.get("areas.B.hold") == ["red_ring", "green_ring"]


@pytest.mark.rule("REL-782", "REL-717", "REL-718", "REL-719")
def test_burst_market_most_buyers_then_the_most_profitable() -> None:
    base: dict[str, Any] = {"areas.B.hold": ["red_eye"], "queues.m1": ["red"], "queues.m3": ["red"]}
    most = solo(
        ZuBurst(BURST),
        given={
            **base,
            "queues.m5": ["red", "special"],
            "areas.A.traders": {"m1": 4},
            "areas.B.traders": ALL,
        },
    )
    assert most.events(SaleMade)[0].markets == (4,)
    rivals = solo(
        ZuBurst(BURST),
        given={**base, "areas.A.traders": {"m1": 4, "m3": 1}, "areas.B.traders": {"m3": 1}},
    )
    assert rivals.events(SaleMade)[0].markets == (2,)
    influence = solo(
        ZuBurst(BURST), given={**base, "areas.A.representatives": {"left": 2, "middle": 1}}
    )
    assert influence.events(SaleMade)[0].markets == (2,)
    lots = solo(ZuBurst(BURST), draws=["m1"], given=base)
    assert lots.events(SaleMade)[0].markets == (0,)


@pytest.mark.rule("REL-805", "REL-A31")
def test_limited_crew_for_a_burst() -> None:
    module = ("easier_limited_crew",)
    given: dict[str, Any] = {"areas.B.hold": ["red_eye"], "queues.m4": ["red"], "areas.B.crew": 0}
    failed = solo(ZuBurst(BURST), modules=module, given=given)
    assert failed.events(ZuFailed)[0].cause == "no-crew"
    assert failed.get("areas.B.hold") == ["red_eye"]
    there = solo(ZuBurst(BURST), modules=module, given={**given, "areas.B.traders": {"m4": 1}})
    assert there.events(ZuFailed) == []


# --- forecast


ROW: dict[str, Any] = {
    "forecast": ["ac_green_wave", "ac_green_star", "ac_purple_gate"],
    "forecast_crew": ["A", "-", "-"],
    "deck": ["ac_red_star"],
    "discard": [],
    "areas.B.credits": 20,
}


@pytest.mark.rule("REL-785", "REL-A29")
def test_the_leftmost_card_without_crew_is_replaced_and_no_token_taken() -> None:
    desk = solo(ZuForecast(FORECAST), given=ROW)

    assert desk.get("forecast") == ["ac_green_wave", "ac_red_star", "ac_purple_gate"]
    assert desk.get("forecast_crew") == ["A", "B", "-"]
    assert desk.get("areas.B.token") == 0
    assert desk.get("discard") == ["ac_green_star"]


@pytest.mark.rule("REL-A29", "REL-785")
def test_with_all_cards_covered_or_in_round_three_the_card_is_discarded() -> None:
    covered = solo(ZuForecast(FORECAST), given={**ROW, "forecast_crew": ["A", "B", "A"]})
    assert covered.get("discard") == ["ac_red_star"]
    assert covered.events(ForecastReplaced) == []
    last = solo(ZuForecast(FORECAST), round=3, given={**ROW, "forecast": [], "forecast_crew": []})
    assert last.get("discard") == ["ac_red_star"]
    assert sum(last.state.dig) == 1


def forecast(
    tiles: list[str], draws: list[Any] | None = None, modules: tuple[str, ...] = (), **given: Any
) -> Desk:
    return solo(
        ZuForecast(FORECAST),
        draws=[*tiles, *(draws or [])],
        modules=modules,
        given={**ROW, **given},
    )


@pytest.mark.rule("REL-786", "REL-787", "REL-A30")
def test_zu_buys_the_dearer_unknown_tile_and_places_the_other() -> None:
    desk = forecast(["red_eye", "red_ring"])

    assert desk.get("areas.B.hold") == ["red_ring"]
    assert desk.get("areas.B.credits") == 8
    assert desk.get("areas.B.guards") == ["red_ring"]
    assert desk.get("dig.red_eye") == 1
    assert criteria(desk, ZuComparedArtefacts) == ["value"]


@pytest.mark.rule("REL-786")
def test_zu_buys_what_it_can_pay_and_does_not_know() -> None:
    poor = forecast(["red_eye", "red_ring"], **{"areas.B.credits": 11})
    assert poor.get("areas.B.hold") == ["red_eye"]
    known = forecast(["red_eye", "red_ring"], **{"areas.B.guards": ["red_ring"]})
    assert known.get("areas.B.hold") == ["red_eye"]
    assert known.get("dig.red_ring") == 1


@pytest.mark.rule("REL-786")
def test_equal_tiles_leave_no_choice() -> None:
    desk = forecast(["red_eye", "red_eye"], draws=["red_eye"])

    assert desk.get("areas.B.hold") == ["red_eye"]
    assert desk.get("dig.red_eye") == 1


@pytest.mark.rule("REL-787")
@pytest.mark.parametrize("placed", ["red_eye", "red_ring"])
def test_without_a_purchase_a_random_tile_is_placed_the_other_shuffled_back(placed: str) -> None:
    desk = forecast(["red_eye", "red_ring"], draws=[placed], **{"areas.B.credits": 0})

    assert desk.get(f"dig.{placed}") == 1
    assert len(desk.events(TilesReturned)) == 1
    assert desk.get("areas.B.hold") == []


@pytest.mark.rule("REL-A30", "REL-808")
def test_a_full_hold_buys_nothing_unless_the_hatch_may_be_used() -> None:
    full = {"areas.B.hold": ["green_eye"] * 5}
    assert forecast(["red_eye", "red_ring"], draws=["red_eye"], **full).get("areas.B.hatch") == []
    harder = forecast(["red_eye", "red_ring"], modules=("harder_any_storage",), **full)
    assert harder.get("areas.B.hatch") == ["red_ring"]


@pytest.mark.rule("REL-A30")
def test_a_single_tile_is_bought_or_placed() -> None:
    pool = {"pool": {"red_eye": 1, "red_spiral": 0, "red_trident": 0, "red_ring": 0}}
    bought = solo(ZuForecast(FORECAST), given={**ROW, **pool})
    assert bought.get("areas.B.hold") == ["red_eye"]
    placed = solo(ZuForecast(FORECAST), given={**ROW, **pool, "areas.B.credits": 0})
    assert placed.get("dig.red_eye") == 1


@pytest.mark.rule("REL-A31")
def test_without_crew_the_forecast_has_no_marker_and_no_sample() -> None:
    desk = forecast(
        ["red_eye", "red_ring"], modules=("easier_limited_crew",), **{"areas.B.crew": 0}
    )

    assert desk.get("forecast_crew") == ["A", "-", "-"]
    assert desk.get("areas.B.guards") == []
    assert desk.get("areas.B.hold") == ["red_ring"]
