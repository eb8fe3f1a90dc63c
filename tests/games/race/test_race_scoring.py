"""End of the game: points, "?" cards, ties."""

from __future__ import annotations

import pytest
from race_build import GAME, area, card, own_kit, table, value

OVER = [{"frame": "EndRound"}]

#: What each "?" card gives in this tableau: computed by hand from the printed lines, the card
#: itself included.
VARIABLE = [
    (
        "pan_galactic_league",
        ("contact_specialist", "avian_uplift_race", "plague_world", "new_sparta"),
        3 + 2 + 2 + 1,
    ),
    (
        "mining_league",
        ("comet_zone", "asteroid_belt", "mining_robots", "mining_conglomerate"),
        2 + 1 + 2 + 2,
    ),
    (
        "free_trade_association",
        ("gem_world", "refugee_world", "consumer_markets", "expanding_colony"),
        2 + 1 + 2 + 2,
    ),
    ("galactic_federation", ("export_duties", "new_economy", "gem_world"), 1 + 2 + 2),
    (
        "merchant_guild",
        ("gem_world", "comet_zone", "plague_world", "alien_robotic_factory", "asteroid_belt"),
        8,
    ),
    (
        "new_economy",
        ("deficit_spending", "old_earth", "public_works", "export_duties"),
        2 + 1 + 2 + 2,
    ),
    ("galactic_imperium", ("rebel_base", "new_sparta", "gem_world"), 2 + 1),
    ("trade_league", ("export_duties", "spice_world", "gem_world"), 2 + 1 + 2),
    (
        "alien_researchers",
        ("alien_rosetta_stone_world", "alien_robot_sentry", "gem_world"),
        3 + 1 + 1,
    ),
    (
        "terraforming_unlimited",
        ("terraformed_world", "terraforming_robots", "gem_world", "new_sparta"),
        3 + 2 + 1 + 2,
    ),
    (
        "uplift_alliance",
        ("avian_uplift_race", "plague_world", "uplift_researchers", "gem_world"),
        2 + 2 + 2 + 2,
    ),
    (
        "imperium_war_faction",
        ("blaster_gem_mines", "imperium_fifth_column", "new_sparta"),
        3 + 2 + 1 + 2,
    ),
    (
        "galactic_expansionists",
        ("export_duties", "gem_world", "asteroid_belt", "new_economy"),
        1 + 1 + 1 + 1,
    ),
    ("alien_uplift_chamber", ("avian_uplift_race", "uplift_researchers", "gem_world"), 2 + 2 + 2),
    ("rebel_resistance", ("rebel_base", "rebel_uplift_world", "new_sparta"), 2 + 2 + 2),
    ("new_galactic_order", ("rebel_uplift_world", "avian_uplift_race", "galactic_imperium"), 2 + 2),
    (
        "galactic_survey_seti",
        ("alien_survey_technology", "expedition_force", "gem_world"),
        1 + 1 + 1,
    ),
    ("galactic_renaissance", ("galactic_trendsetters", "artist_colony"), 3 + 3 + 2),
]


@pytest.mark.rule("RAC-185", "RAC-187", "RAC-248", "RAC-251", "RAC-005")
@pytest.mark.parametrize(("scorer", "others", "points"), VARIABLE)
def test_variable_points(scorer: str, others: tuple[str, ...], points: int) -> None:
    t = table(OVER, area(scorer, *others, chips=8 if scorer == "galactic_renaissance" else 0))

    assert points == value(t, f"score.card.{scorer}.A")


@pytest.mark.rule("RAC-185")
def test_every_variable_card_is_tested() -> None:
    named = {scorer for scorer, _, _ in VARIABLE} | {"alien_tech_institute", "wormhole_prospectors"}
    names = own_kit().names["card"]

    assert named == {names[one.number] for one in own_kit().cards if one.is_variable}
    assert 18 == sum(not one.is_world and one.cost == 6 for one in own_kit().cards)


@pytest.mark.rule("RAC-184")
def test_the_score_adds_chips_printed_points_and_variable_points() -> None:
    t = table(
        OVER, area("rebel_base", "galactic_imperium", "gem_world", chips=5), area("new_sparta")
    )

    assert 5 + (6 + 0 + 1) + 2 == value(t, "score.A")
    assert 5 == value(t, "score.chips.A")
    assert 7 == value(t, "score.printed.A")
    assert 1 == value(t, "score.B")


@pytest.mark.rule("RAC-186", "RAC-243")
def test_powers_in_a_phase() -> None:
    # Trade League counts the world that forbids sales; New Economy counts no $ powers; SETI no team
    # speed.
    t = table(OVER, area("trade_league", "alien_fuel_refinery"))
    assert 2 + 1 == value(t, "score.card.trade_league.A")
    t = table(
        OVER,
        area(
            "new_economy",
            "export_duties",
            "merchant_world",
            "black_market_trading_world",
            "gambling_world",
        ),
    )
    assert 2 + 1 + 1 + 1 == value(t, "score.card.new_economy.A")
    t = table(OVER, area("galactic_survey_seti", "alien_survey_technology"))
    assert 1 == value(t, "score.card.galactic_survey_seti.A")


@pytest.mark.rule("RAC-188")
@pytest.mark.parametrize(("chips", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_chips_are_rounded_down(chips: int, points: int) -> None:
    t = table(OVER, area("galactic_renaissance", chips=chips))

    assert points == value(t, "score.card.galactic_renaissance.A")


@pytest.mark.rule("RAC-189", "RAC-247")
def test_tranship_point_is_neither_production_nor_windfall() -> None:
    t = table(OVER, area("mining_league", "tranship_point"))

    assert 0 == value(t, "score.card.mining_league.A")
    assert card("tranship_point").good == -1


@pytest.mark.rule("RAC-190", "RAC-R19")
def test_ties_go_to_cards_and_goods_then_are_shared() -> None:
    t = table(
        OVER, area("gem_world", hand=("old_earth",)), area("spice_world", goods=("spice_world",))
    )
    assert (0, 1) == GAME.outcome(t.state).winners

    t = table(
        OVER,
        area("gem_world", hand=("old_earth",), goods=("gem_world",)),
        area("spice_world", hand=("old_earth",)),
    )
    assert (0,) == GAME.outcome(t.state).winners
    assert (1, 2) == GAME.outcome(t.state).ranks


@pytest.mark.rule("RAC-250", "RAC-R29")
def test_first_edition_values() -> None:
    printed = {
        name: (card(name).cost, card(name).vp)
        for name in ("outlaw_world", "prosperous_world", "gambling_world")
    }

    assert {"outlaw_world": (1, 1), "prosperous_world": (3, 2), "gambling_world": (1, 1)} == printed
    assert 0 == card("outlaw_world").military


@pytest.mark.rule("RAC-006", "RAC-008")
def test_a_card_is_a_world_or_a_development_with_cost_points_and_powers() -> None:
    for one in own_kit().cards:
        assert one.is_world or not one.is_military
        assert (one.good >= 0) == (one.world_type > 0)
        assert 0 <= one.cost <= 9
        assert one.is_variable == bool(one.lines)
