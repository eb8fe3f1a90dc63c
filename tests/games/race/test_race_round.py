"""The round: secret actions, phases in order, end of round and of the game, the advanced game."""

from __future__ import annotations

import pytest
from race_build import GAME, area, asked, hand, phase, play, refused, table, value

from cosmeeple.games.race.events import PhaseBegan
from cosmeeple.games.race.round import phases
from cosmeeple.games.race.vocabulary import ACTIONS, DEVELOP, SETTLE
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.records.codec import pick_of, question

PRESET = {"expansion": "base", "start": "preset"}


def names(found: list[object]) -> list[str]:
    return [type(frame).__name__ for frame in found]


@pytest.mark.rule("RAC-040", "RAC-041", "RAC-D02")
def test_chosen_phases_take_place_once_in_order_and_nobody_sees_the_choice_before() -> None:
    t = GAME.new(3, 2, PRESET, telling=True)

    events = play(t, "A action:produce", "B action:explore_5")
    assert [] == events
    events = play(t, "C action:explore_1_1")
    assert "KeepExplored" == asked(t)
    while asked(t) == "KeepExplored":
        t.apply(t.decider, t.legal[0])
    began = [told.event.phase for told in t.journal if isinstance(told.event, PhaseBegan)]
    assert [0, 4] == began


@pytest.mark.rule("RAC-041")
def test_everybody_acts_and_only_choosers_have_the_bonus() -> None:
    t = GAME.new(2, 2, PRESET)

    play(t, "A action:explore_5", "B action:produce")

    assert 2 + 5 == len(t.state.areas[0].dealt)
    assert 2 == len(t.state.areas[1].dealt)


@pytest.mark.rule("RAC-042")
def test_a_card_placed_in_a_phase_has_no_power_in_it() -> None:
    t = table(
        phase("Develop"),
        area(hand=("public_works", "gem_world", "comet_zone")),
        deck=("spice_world",),
    )

    play(t, "A develop:public_works", "A pay:gem_world")

    assert ["comet_zone"] == hand(t)


@pytest.mark.rule("RAC-045")
def test_seats_choose_in_any_order() -> None:
    t = GAME.new(3, 2, PRESET)

    assert (0, 1, 2) == t.deciders()
    play(t, "C action:produce", "A action:settle")
    assert (1,) == t.deciders()


@pytest.mark.rule("RAC-180", "RAC-D17")
def test_hands_are_discarded_to_ten() -> None:
    cards = (
        "old_earth",
        "epsilon_eridani",
        "new_sparta",
        "gem_world",
        "comet_zone",
        "space_port",
        "spice_world",
    )
    more = ("new_earth", "new_vinland", "secluded_world", "tourist_world", "plague_world")
    t = table([{"frame": "EndRound"}], area("alpha_centauri", hand=cards + more), area(hand=more))

    assert "DiscardToLimit" == asked(t)
    assert (0,) == t.deciders()
    play(t, "A discard:old_earth", "A discard:new_earth")
    assert 10 == len(hand(t))
    assert "ChooseAction" == asked(t)


@pytest.mark.rule("RAC-180")
def test_the_last_round_has_the_discard_too() -> None:
    cards = (
        "old_earth",
        "epsilon_eridani",
        "new_sparta",
        "gem_world",
        "comet_zone",
        "space_port",
        "spice_world",
        "new_earth",
        "new_vinland",
        "secluded_world",
        "tourist_world",
    )
    t = table([{"frame": "EndRound"}], area(hand=cards), pool=0)

    assert "DiscardToLimit" == asked(t)
    play(t, "A discard:new_earth")
    assert t.over()


@pytest.mark.rule("RAC-181", "RAC-183")
@pytest.mark.parametrize(
    ("cards", "pool", "over"), [(11, 1, False), (12, 1, True), (13, 1, True), (3, 0, True)]
)
def test_the_game_ends_with_twelve_cards_or_an_empty_pool(
    cards: int, pool: int, over: bool
) -> None:
    tableau = [
        "old_earth",
        "epsilon_eridani",
        "alpha_centauri",
        "new_sparta",
        "gem_world",
        "comet_zone",
        "space_port",
        "spice_world",
        "new_earth",
        "new_vinland",
        "secluded_world",
        "tourist_world",
        "plague_world",
    ]
    t = table([{"frame": "EndRound"}], area(*tableau[:cards]), pool=pool)

    assert over == t.over()
    assert over == t.state.ending


@pytest.mark.rule("RAC-183")
def test_a_card_given_up_no_longer_counts_for_the_end() -> None:
    eleven = "old_earth epsilon_eridani new_sparta gem_world comet_zone space_port spice_world new_vinland secluded_world"
    t = table(
        [phase("Settle"), {"frame": "EndRound"}],
        area(*eleven.split(), "tourist_world", "colony_ship", hand=("new_earth",)),
    )

    play(t, "A settle:new_earth")

    assert 11 == len(t.state.areas[0].tableau)
    assert not t.over()


@pytest.mark.rule("RAC-R30")
def test_after_the_last_round_the_game_is_scored() -> None:
    t = table([{"frame": "EndRound"}], area("old_earth"), round=49)
    assert not t.over()
    t = table([{"frame": "EndRound"}], area("old_earth"), round=50)
    assert t.over()
    assert (2, 0) == GAME.outcome(t.state).scores


# --- the advanced game


@pytest.mark.rule("RAC-280", "RAC-281", "RAC-D02")
def test_advanced_two_cards_are_chosen_and_23_pairs_exist() -> None:
    t = GAME.new(2, 4, {**PRESET, "game": "advanced"})

    pairs = set()
    for first in t.options(0):
        one = t.clone()
        one.apply(0, first)
        for second in one.options(0):
            pairs.add(tuple(sorted((first, second))))
    assert 23 == len(pairs)
    assert {(DEVELOP, DEVELOP), (SETTLE, SETTLE)} == {pair for pair in pairs if pair[0] == pair[1]}
    assert 24 == t.state.pool


@pytest.mark.rule("RAC-281")
def test_advanced_other_cards_exist_once() -> None:
    t = GAME.new(2, 4, {**PRESET, "game": "advanced"})
    play(t, "A action:produce")

    assert ["RAC-281"] == refused(t, 0, "produce")
    assert pick_of(question(t), "action:develop") == ACTIONS.index("develop")


@pytest.mark.rule("RAC-282", "RAC-283")
def test_advanced_develop_twice_gives_two_phases_and_the_second_bonus_to_who_chose_twice() -> None:
    t = GAME.new(2, 4, {**PRESET, "game": "advanced"})
    t.state.actions = picks([DEVELOP, DEVELOP])
    t.state.seconds = picks([DEVELOP, SETTLE])

    found = phases(t.state)

    assert ["Develop", "Develop", "Settle"] == names(list(found))
    assert [0b11, 0b01, 0b10] == [frame.bonus for frame in found]


@pytest.mark.rule("RAC-283")
def test_advanced_develop_once_each_is_one_phase_with_both_bonuses() -> None:
    t = GAME.new(2, 4, {**PRESET, "game": "advanced"})
    t.state.actions = picks([DEVELOP, ACTIONS.index("produce")])
    t.state.seconds = picks([SETTLE, DEVELOP])

    found = phases(t.state)

    assert ["Develop", "Settle", "Produce"] == names(list(found))
    assert 0b11 == found[0].bonus


@pytest.mark.rule("RAC-284")
def test_advanced_the_second_settle_phase_uses_new_powers_and_no_old_boost() -> None:
    t = table(
        [phase("Settle", "A"), phase("Settle", "A")],
        area("new_military_tactics", hand=("new_sparta", "pirate_world", "former_penal_colony")),
        deck=("gem_world", "gem_world", "gem_world"),
        options={"game": "advanced"},
    )

    play(t, "A settle:new_sparta")
    assert 0 == t.state.areas[0].boost
    assert ["RAC-103"] == refused(t, 0, "pirate_world")
    play(t, "A settle:former_penal_colony")
    assert ["new_sparta", "former_penal_colony"] == value(t, "areas.A.tableau")
    assert 2 == hand(t).count("gem_world")


@pytest.mark.rule("RAC-286", "RAC-141")
def test_advanced_both_consume_cards_sell_first_and_double() -> None:
    t = table(
        phase("Consume", "A"),
        area(
            "galactic_trendsetters",
            "gem_world",
            "pre_sentient_race",
            goods=("gem_world", "pre_sentient_race"),
        ),
        deck=("old_earth",) * 6,
        options={"game": "advanced"},
        actions={"A": "consume_x2", "B": "produce"},
        seconds={"A": "consume_trade", "B": "settle"},
    )

    assert "SellGood" == asked(t)
    play(t, "A sell:pre_sentient_race")
    assert 4 == len(hand(t))
    assert 4 == t.state.areas[0].chips


@pytest.mark.rule("RAC-287")
def test_advanced_phases_stay_in_order() -> None:
    t = GAME.new(2, 4, {**PRESET, "game": "advanced"})
    t.state.actions = picks([ACTIONS.index("produce"), SETTLE])
    t.state.seconds = picks([ACTIONS.index("explore_5"), SETTLE])

    assert ["Explore", "Settle", "Settle", "Produce"] == names(list(phases(t.state)))


@pytest.mark.rule("RAC-285")
def test_advanced_both_explore_cards_are_one_phase() -> None:
    t = GAME.new(2, 4, {**PRESET, "game": "advanced"})
    t.state.actions = picks([ACTIONS.index("explore_5"), SETTLE])
    t.state.seconds = picks([ACTIONS.index("explore_1_1"), SETTLE])

    assert 1 == names(list(phases(t.state))).count("Explore")
