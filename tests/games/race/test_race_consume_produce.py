"""Phases IV and V."""

from __future__ import annotations

import pytest
from race_build import A, area, asked, hand, offered, phase, play, refused, table, value

from cosmeeple.games.race.cards import add_good, draw
from cosmeeple.games.race.events import GoodSold

CONSUME = phase("Consume")
TRADE = {"A": "consume_trade", "B": "produce"}
DOUBLE = {"A": "consume_x2", "B": "produce"}
OTHERS = {"A": "produce", "B": "consume_x2"}


@pytest.mark.rule("RAC-130", "RAC-131")
def test_the_sale_comes_before_the_powers() -> None:
    t = table(
        CONSUME,
        area("old_earth", "gem_world", "spice_world", goods=("gem_world", "spice_world")),
        actions=TRADE,
    )

    assert "SellGood" == asked(t)
    events = play(t, "A sell:gem_world")
    sold = next(event for event in events if isinstance(event, GoodSold))
    assert (2, 3, 0) == (sold.price, sold.bonuses, sold.here)
    assert 5 == sum(part.number for part in sold.parts()) == len(hand(t))
    assert 1 == t.state.areas[A].chips


@pytest.mark.rule("RAC-131", "RAC-D11")
def test_a_single_good_is_sold_without_asking() -> None:
    t = table(CONSUME, area("comet_zone", goods=("comet_zone",)), actions=TRADE)

    assert 3 == len(hand(t))
    assert [] == value(t, "areas.A.holders")


@pytest.mark.rule("RAC-132", "RAC-217", "RAC-244")
def test_the_fuel_refinery_forbids_the_trade_bonus() -> None:
    t = table(CONSUME, area("alien_fuel_refinery", goods=("alien_fuel_refinery",)), actions=TRADE)
    assert ["alien_fuel_refinery"] == value(t, "areas.A.holders")

    goods = ("gem_world", "spice_world", "alien_fuel_refinery")
    t = table(CONSUME, area(*goods, goods=goods), actions=TRADE)
    assert ["gem_world", "spice_world"] == offered(t, A)
    assert ["RAC-132"] == refused(t, A, "alien_fuel_refinery")


@pytest.mark.rule("RAC-226", "RAC-244")
def test_a_power_may_sell_the_good_of_the_fuel_refinery() -> None:
    tableau = ("black_market_trading_world", "alien_fuel_refinery")
    t = table(CONSUME, area(*tableau, goods=("alien_fuel_refinery",)), actions=OTHERS)

    assert 5 == len(hand(t))


@pytest.mark.rule("RAC-134", "RAC-135", "RAC-D12", "RAC-D13")
def test_powers_are_used_in_the_order_of_the_player_even_if_others_go_empty() -> None:
    tableau = ("expanding_colony", "new_vinland", "gem_world")
    t = table(CONSUME, area(*tableau, goods=("gem_world",)), actions=DOUBLE)

    assert ["new_vinland", "expanding_colony"] == offered(t, A)
    assert "RAC-134" in refused(t, A, "pass")
    play(t, "A use:new_vinland")
    assert (0, 2) == (t.state.areas[A].chips, len(hand(t)))


@pytest.mark.rule("RAC-134")
def test_each_power_once_a_phase() -> None:
    tableau = ("expanding_colony", "gem_world", "comet_zone")
    t = table(CONSUME, area(*tableau, goods=("gem_world", "comet_zone")), actions=DOUBLE)

    assert "SpendGood" == asked(t)
    play(t, "A spend:comet_zone")
    assert ["gem_world"] == value(t, "areas.A.holders")
    assert 2 == t.state.areas[A].chips


@pytest.mark.rule("RAC-136")
def test_a_power_is_used_to_the_fullest() -> None:
    worlds = ("old_earth", "gem_world", "comet_zone", "spice_world")
    t = table(CONSUME, area(*worlds, goods=worlds[1:]), actions=OTHERS)

    play(t, "A spend:gem_world", "A spend:spice_world")

    assert ["comet_zone"] == value(t, "areas.A.holders")
    assert 2 == t.state.areas[A].chips


@pytest.mark.rule("RAC-138", "RAC-R07", "RAC-228")
def test_draws_are_mandatory_and_discards_are_not() -> None:
    t = table(
        CONSUME,
        area("new_economy", "deficit_spending", hand=("gem_world",)),
        deck=("old_earth",),
        actions=OTHERS,
    )

    assert ["RAC-134"] == refused(t, A, "pass")
    play(t, "A use:new_economy")
    assert ["old_earth", "gem_world"] == hand(t)
    assert ["pass", "deficit_spending"] == offered(t, A)
    play(t, "A use:pass")
    assert 0 == t.state.areas[A].chips


@pytest.mark.rule("RAC-138", "RAC-227", "RAC-D14")
def test_fewer_cards_than_allowed_may_be_discarded() -> None:
    t = table(
        CONSUME,
        area("merchant_world", hand=("gem_world", "old_earth", "comet_zone")),
        actions=OTHERS,
    )

    play(t, "A use:merchant_world", "A discard:old_earth", "A discard:pass")

    assert ["gem_world", "comet_zone"] == hand(t)
    assert 1 == t.state.areas[A].chips
    assert t.over()


@pytest.mark.rule("RAC-139", "RAC-143")
def test_chips_and_cards_come_at_once_and_cards_can_be_used_later_in_the_phase() -> None:
    tableau = ("deficit_spending", "new_vinland", "gem_world")
    t = table(
        CONSUME,
        area(*tableau, goods=("gem_world",)),
        deck=("old_earth", "comet_zone"),
        actions=OTHERS,
    )

    assert ["pass", "deficit_spending"] == offered(t, A)
    play(t, "A use:deficit_spending", "A discard:old_earth", "A discard:comet_zone")
    assert 2 == t.state.areas[A].chips
    assert 22 == t.state.pool


@pytest.mark.rule("RAC-140", "RAC-219")
def test_double_points_for_three_kinds() -> None:
    worlds = ("gem_world", "comet_zone", "pre_sentient_race")
    t = table(CONSUME, area("diversified_economy", *worlds, goods=worlds), actions=DOUBLE)

    assert 6 == t.state.areas[A].chips


@pytest.mark.rule("RAC-219", "RAC-D13")
def test_three_kinds_of_four_are_chosen() -> None:
    worlds = (
        "gem_world",
        "spice_world",
        "comet_zone",
        "pre_sentient_race",
        "deserted_alien_outpost",
    )
    t = table(CONSUME, area("diversified_economy", *worlds, goods=worlds), actions=OTHERS)

    play(t, "A spend:gem_world")
    assert ["RAC-219"] == refused(t, A, "spice_world")
    play(t, "A spend:comet_zone", "A spend:deserted_alien_outpost")
    assert ["spice_world", "pre_sentient_race"] == value(t, "areas.A.holders")
    assert 3 == t.state.areas[A].chips


@pytest.mark.rule("RAC-141")
def test_trade_does_not_double_and_double_does_not_sell() -> None:
    worlds = ("galactic_trendsetters", "gem_world", "spice_world")
    t = table(CONSUME, area(*worlds, goods=worlds[1:]), actions=TRADE)
    play(t, "A sell:gem_world")
    assert 2 == t.state.areas[A].chips

    t = table(CONSUME, area(*worlds, goods=worlds[1:]), actions=DOUBLE)
    assert "SpendGood" == asked(t)
    play(t, "A spend:gem_world")
    assert (4, 0) == (t.state.areas[A].chips, len(hand(t)))


@pytest.mark.rule("RAC-218")
def test_consume_cards_and_points_by_times() -> None:
    worlds = ("new_earth", "comet_zone")
    t = table(CONSUME, area(*worlds, goods=("comet_zone",)), deck=("old_earth",), actions=DOUBLE)

    assert 2 == t.state.areas[A].chips
    assert ["old_earth"] == hand(t)


@pytest.mark.rule("RAC-229", "RAC-007", "RAC-D15", "RAC-472")
def test_gambling_world_keeps_the_card_when_the_number_is_right() -> None:
    t = table(CONSUME, area("gambling_world"), deck=("new_sparta", "rebel_base"), actions=OTHERS)
    assert "NameNumber" == asked(t)
    assert [str(number) for number in range(10)] == offered(t, A)

    right, wrong = t.clone(), t
    right.apply(A, 2)
    wrong.apply(A, 6)

    assert ["new_sparta"] == hand(right) == value(right, "areas.A.shown")
    assert [] == hand(wrong)
    assert ["new_sparta"] == value(wrong, "discards")
    assert ["everybody"] == value(wrong, "witnesses")


@pytest.mark.rule("RAC-229")
def test_without_the_expansion_numbers_end_at_seven() -> None:
    t = table(CONSUME, area("gambling_world"), actions=OTHERS, options={"expansion": "base"})

    assert [str(number) for number in range(8)] == offered(t, A)


@pytest.mark.rule("RAC-142", "RAC-R33")
def test_an_empty_pool_still_pays() -> None:
    worlds = ("galactic_trendsetters", "gem_world")
    t = table(CONSUME, area(*worlds, goods=("gem_world",)), actions=OTHERS, pool=0)

    assert (2, -2) == (t.state.areas[A].chips, t.state.pool)


@pytest.mark.rule("RAC-042")
def test_a_second_power_of_a_card_is_its_own_choice() -> None:
    t = table(
        CONSUME,
        area("terraforming_colony", "gem_world", hand=("old_earth",), goods=("gem_world",)),
        deck=("new_sparta", "alpha_centauri"),
        actions=OTHERS,
    )

    assert ["terraforming_colony", "second:terraforming_colony"] == offered(t, A)
    play(t, "A use:second:terraforming_colony", "A discard:old_earth")
    assert ["alpha_centauri", "new_sparta"] == hand(t)
    assert 2 == t.state.areas[A].chips


# --- Produce


@pytest.mark.rule("RAC-161", "RAC-164", "RAC-230")
def test_production_worlds_produce_once_and_only_when_empty() -> None:
    t = table(
        phase("Produce"),
        area("gem_world", "spice_world", "avian_uplift_race", goods=("gem_world",)),
        deck=("old_earth",) * 3,
    )

    assert ["gem_world", "spice_world"] == value(t, "areas.A.holders")
    assert {"novelty": 1, "rare": 0, "genes": 0, "alien": 0} == value(t, "areas.A.produced")
    assert [] == hand(t)


@pytest.mark.rule("RAC-162", "RAC-D16")
def test_windfall_powers_fill_worlds_of_their_kind() -> None:
    t = table(
        phase("Produce"),
        area("mining_robots", "alpha_centauri", "asteroid_belt", "avian_uplift_race"),
        deck=("old_earth",) * 3,
    )

    assert ["alpha_centauri", "asteroid_belt"] == offered(t, A)
    assert ["RAC-162"] == refused(t, A, "avian_uplift_race")
    play(t, "A produce:asteroid_belt")
    assert ["asteroid_belt"] == value(t, "areas.A.holders")
    assert t.over()


@pytest.mark.rule("RAC-163", "RAC-164", "RAC-D16")
def test_the_bonus_fills_any_kind_and_the_player_says_which_power_goes_where() -> None:
    t = table(
        phase("Produce", "A"),
        area("mining_robots", "alpha_centauri", "avian_uplift_race"),
        deck=("old_earth",) * 4,
    )

    assert ["alpha_centauri", "avian_uplift_race", "any:alpha_centauri"] == offered(t, A)
    wasted = t.clone()
    wasted.apply(A, t.legal[2])
    assert ["alpha_centauri"] == value(wasted, "areas.A.holders")
    play(t, "A produce:alpha_centauri")
    assert ["alpha_centauri", "avian_uplift_race"] == value(t, "areas.A.holders")


@pytest.mark.rule("RAC-165")
def test_draws_for_producing_on_a_windfall_world() -> None:
    t = table(phase("Produce", "A"), area("runaway_robots"), deck=("old_earth", "gem_world"))

    assert ["gem_world"] == hand(t)
    assert ["old_earth"] == value(t, "areas.A.goods")


@pytest.mark.rule("RAC-166")
@pytest.mark.parametrize(
    ("tableau", "count"),
    [
        (("merchant_guild",), 2),
        (("pan_galactic_league", "avian_uplift_race", "plague_world", "spice_world"), 2),
        (("imperium_fifth_column", "imperium_stealth_tactics", "galactic_imperium"), 3),
        (("rebel_resistance", "rebel_miners", "rebel_underground", "new_sparta"), 3 + 1),
        (("galactic_investors", "consumer_markets", "drop_ships", "new_economy"), 3),
        (("research_labs", "alien_robotic_factory", "alien_fuel_refinery"), 2),
        (("imperium_war_faction", "rebel_miners", "new_earth"), 2),
    ],
)
def test_other_draws_of_the_produce_phase(tableau: tuple[str, ...], count: int) -> None:
    t = table(phase("Produce"), area(*tableau), deck=("old_earth",) * 9)

    assert count == len(hand(t))


@pytest.mark.rule("RAC-231", "RAC-232", "RAC-233", "RAC-234")
def test_counting_draws_include_the_card_itself() -> None:
    for name in ("imperium_fifth_column", "rebel_resistance", "galactic_investors"):
        assert 1 == len(hand(table(phase("Produce"), area(name), deck=("old_earth",) * 2)))
    assert [] == hand(table(phase("Produce"), area("pan_galactic_league")))


@pytest.mark.rule("RAC-166", "RAC-247")
def test_gathered_goods_do_not_count_as_produced() -> None:
    t = table(
        phase("Produce"),
        area("tranship_point", "asteroid_belt", "imperium_war_faction", goods=("asteroid_belt",)),
        deck=("old_earth",) * 3,
    )

    assert ["tranship_point"] == value(t, "areas.A.holders")
    assert [] == hand(t)


@pytest.mark.rule("RAC-010", "RAC-247")
def test_tranship_point_holds_rare_goods_that_are_sold_one_by_one() -> None:
    t = table(
        [CONSUME],
        area(
            "tranship_point",
            "mining_conglomerate",
            "terraforming_robots",
            goods=("tranship_point",) * 3,
        ),
        actions=OTHERS,
        deck=("old_earth",) * 3,
    )

    assert ["mining_conglomerate", "terraforming_robots"] == offered(t, A)
    play(t, "A use:terraforming_robots")
    assert [] == value(t, "areas.A.holders")
    assert 3 == t.state.areas[A].chips


@pytest.mark.rule("RAC-167")
def test_nothing_produced_is_never_the_most() -> None:
    assert [] == hand(table(phase("Produce"), area("mining_conglomerate", "galactic_news_hub")))


@pytest.mark.rule("RAC-009", "RAC-010", "RAC-R01")
def test_refilling_and_running_out_of_cards() -> None:
    discarded = {"discards": ["old_earth", "new_sparta"], "witnesses": ["A", "B"]}
    t = table([{"frame": "EndRound"}], area("spice_world"), rest=1, **discarded)

    draw(t)
    assert (2, 0, 0) == (len(t.state.deck), len(t.state.discards), len(t.state.witnesses))
    draw(t)
    draw(t)
    assert -1 == draw(t)
    assert not add_good(t, A, t.state.areas[A].tableau[0], "RAC-161")
    assert [] == list(t.state.areas[A].holders)
