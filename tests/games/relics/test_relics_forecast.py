"""The forecast action and the Seers."""

from __future__ import annotations

from typing import Any

import pytest
from relics_build import A, empty

from cosmeeple.games.relics.crew import Sample
from cosmeeple.games.relics.forecast import BuyTile, DrawTiles, KeepTile, PlaceTile, ReplaceForecast
from cosmeeple.games.relics.turn import ChooseAction
from cosmeeple.games.relics.vocabulary import CARDS, REGIONS

RED = REGIONS.index("red")
ROW: dict[str, Any] = {
    "forecast": ["ac_green_wave", "ac_green_star", "ac_purple_gate"],
    "forecast_crew": ["B", "-", "-"],
    "discard": [],
    "areas.A.credits": 30,
}
SEERS = ("issisinui", "gul")


@pytest.mark.rule("REL-360", "REL-361", "REL-D28")
def test_the_played_card_replaces_one_without_crew_and_carries_yours() -> None:
    desk = empty(ChooseAction(A, 1), given={**ROW, "areas.A.hand": ["ac_red_star"]}).play(
        "A forecast"
    )
    assert desk.options() == ["replace:2", "replace:3"]
    assert desk.why_not("replace:1") == ["REL-361"]
    assert desk.why_not("replace:4") == ["REL-361"]

    desk.play("A replace:3")

    assert desk.get("forecast") == ["ac_green_wave", "ac_green_star", "ac_red_star"]
    assert desk.get("forecast_crew") == ["B", "-", "A"]
    assert desk.get("discard") == ["ac_purple_gate"]
    assert desk.get("areas.A.crew") == 21


@pytest.mark.rule("REL-360")
def test_without_a_free_forecast_card_there_is_no_forecast_in_rounds_one_and_two() -> None:
    full = {**ROW, "forecast_crew": ["B", "A", "B"], "areas.A.hand": ["ac_red_star"]}

    assert "forecast" not in empty(ChooseAction(A, 1), given=full).options()
    assert "forecast" not in empty(ChooseAction(A, 1), round=2, given=full).options()
    assert (
        "forecast"
        not in empty(ChooseAction(A, 1), given={**ROW, "areas.A.travel": ["tr_2"]}).options()
    )


@pytest.mark.rule("REL-361", "REL-A14")
def test_without_crew_the_card_stays_bare_and_no_guard_is_used() -> None:
    desk = empty(
        ReplaceForecast(A, CARDS.index("ac_red_star")),
        given={
            **ROW,
            "areas.A.crew": 0,
            "areas.A.guards": ["green_eye"],
            "played": ["ac_red_star"],
        },
    ).play("A replace:2")

    assert desk.get("forecast_crew") == ["B", "-", "-"]
    assert desk.get("areas.A.guards") == ["green_eye"]


@pytest.mark.rule("REL-362", "REL-111")
def test_the_lowest_token_once_a_round() -> None:
    given = {**ROW, "areas.A.hand": ["ac_red_star"], "areas.B.token": 1}
    desk = empty(ChooseAction(A, 1), given=given).play("A forecast", "A replace:2")
    assert desk.get("areas.A.token") == 2

    again = empty(ChooseAction(A, 1), given={**given, "areas.A.token": 3}).play(
        "A forecast", "A replace:2"
    )
    assert again.get("areas.A.token") == 3


@pytest.mark.rule("REL-363", "REL-A15", "REL-D29", "REL-D30")
def test_one_drawn_tile_goes_to_its_site_the_other_is_bought_or_shuffled_back() -> None:
    desk = empty(DrawTiles(A, RED), given=ROW, draws=["red_eye", "red_ring"])
    assert desk.options() == ["place:red_eye", "place:red_ring"]

    desk.play("A place:red_eye", "A buy:red_ring", "A sample:crew")

    assert desk.get("dig.red_eye") == 1
    assert desk.get("areas.A.hold") == ["red_ring"]
    assert desk.get("areas.A.credits") == 30 - 12
    assert desk.get("areas.A.guards") == ["red_ring"]


@pytest.mark.rule("REL-363")
def test_a_tile_not_bought_returns_to_the_pool() -> None:
    desk = empty(DrawTiles(A, RED), given=ROW, draws=["red_eye", "red_ring"]).play(
        "A place:red_eye", "A buy:pass"
    )

    assert (desk.get("pool.red_ring"), desk.get("pool.red_eye")) == (3, 5)
    assert desk.get("drawn") == []


@pytest.mark.rule("REL-A15", "REL-363", "REL-008")
def test_buying_needs_credits_and_a_free_hold_space() -> None:
    poor = empty(BuyTile(A), given={"drawn": ["red_ring"], "areas.A.credits": 11})
    assert poor.asked() == "over"
    full = empty(
        BuyTile(A),
        given={"drawn": ["red_ring"], "areas.A.credits": 30, "areas.A.hold": ["green_eye"] * 5},
    )
    assert full.asked() == "over"
    assert full.get("areas.A.hatch") == []
    rich = empty(BuyTile(A), given={"drawn": ["red_ring"], "areas.A.credits": 12})
    assert rich.options() == ["buy:pass", "buy:red_ring"]


@pytest.mark.rule("REL-364", "REL-221")
def test_round_three_discards_the_card_and_only_draws() -> None:
    desk = empty(
        ChooseAction(A, 1),
        round=3,
        given={"forecast": [], "forecast_crew": [], "areas.A.hand": ["ac_red_star"], "discard": []},
        draws=["red_eye", "red_ring"],
    ).play("A forecast")

    assert desk.get("discard") == ["ac_red_star"]
    assert desk.get("areas.A.token") == 0
    assert desk.get("areas.A.crew") == 22
    assert desk.options() == ["place:red_eye", "place:red_ring"]


@pytest.mark.rule("REL-365", "REL-016", "REL-A15")
def test_short_stacks() -> None:
    one = empty(
        DrawTiles(A, RED),
        given={"pool": {"red_eye": 1, "red_spiral": 0, "red_trident": 0, "red_ring": 0}},
    )
    assert one.asked() == "over"
    assert one.get("dig.red_eye") == 1

    none = empty(
        DrawTiles(A, RED),
        given={"pool": {"red_eye": 0, "red_spiral": 0, "red_trident": 0, "red_ring": 0}},
    )
    assert none.asked() == "over"


@pytest.mark.rule("REL-501", "REL-A16", "REL-D31")
def test_the_seers_draw_three_keep_one_free_and_may_buy_another() -> None:
    desk = empty(
        DrawTiles(A, RED), factions=SEERS, given=ROW, draws=["red_eye", "red_ring", "red_trident"]
    )
    assert desk.options() == ["keep:pass", "keep:red_eye", "keep:red_trident", "keep:red_ring"]

    desk.play(
        "A keep:red_ring", "A sample:crew", "A place:red_eye", "A buy:red_trident", "A sample:pass"
    )

    assert desk.get("areas.A.hold") == ["red_trident", "red_ring"]
    assert desk.get("areas.A.credits") == 30 - 10
    assert desk.get("dig.red_eye") == 1
    assert desk.get("areas.A.guards") == ["red_ring"]


@pytest.mark.rule("REL-501", "REL-A16")
def test_the_seers_without_the_free_tile_shuffle_two_back() -> None:
    desk = empty(
        DrawTiles(A, RED), factions=SEERS, given=ROW, draws=["red_eye", "red_ring", "red_trident"]
    )

    desk.play("A keep:pass", "A place:red_eye", "A buy:pass")

    assert (desk.get("pool.red_ring"), desk.get("pool.red_trident")) == (3, 4)


@pytest.mark.rule("REL-A16")
def test_a_single_tile_is_kept_or_placed_by_the_seers() -> None:
    kept = empty(
        KeepTile(A),
        PlaceTile(A),
        BuyTile(A),
        Sample(A, 8),
        factions=SEERS,
        given={"drawn": ["red_eye"]},
    )
    kept.play("A keep:red_eye", "A sample:pass")
    assert kept.get("dig.red_eye") == 0
    assert kept.get("areas.A.hold") == ["red_eye"]

    placed = empty(
        KeepTile(A), PlaceTile(A), BuyTile(A), factions=SEERS, given={"drawn": ["red_eye"]}
    )
    placed.play("A keep:pass")
    assert placed.get("dig.red_eye") == 1


@pytest.mark.rule("REL-A16", "REL-501")
def test_free_tile_and_purchase_need_a_hold_space_each() -> None:
    given = {
        **ROW,
        "drawn": ["red_eye", "red_trident", "red_ring"],
        "areas.A.hold": ["green_eye"] * 4,
    }
    desk = empty(KeepTile(A), PlaceTile(A), BuyTile(A), factions=SEERS, given=given)

    desk.play("A keep:red_ring", "A sample:pass", "A place:red_eye")

    assert desk.asked() == "over"
    full = empty(KeepTile(A), factions=SEERS, given={**given, "areas.A.hold": ["green_eye"] * 5})
    assert full.asked() == "over"
