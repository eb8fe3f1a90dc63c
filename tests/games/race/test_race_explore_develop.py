"""Phases I and II."""

from __future__ import annotations

import pytest
from race_build import area, hand, offered, phase, play, refused, table, value

from cosmeeple.games.race.events import CardPaid

DEVELOP = phase("Develop")


@pytest.mark.rule("RAC-061", "RAC-D03")
def test_only_drawn_cards_are_kept_or_discarded() -> None:
    t = table(
        phase("Explore"),
        area(hand=("old_earth",)),
        area(),
        deck=("gem_world", "comet_zone", "spice_world", "space_port"),
        actions={"A": "settle", "B": "explore_1_1"},
    )

    assert ["gem_world", "comet_zone"] == offered(t, 0)
    assert "RAC-061" in refused(t, 0, "old_earth")
    play(t, "A keep:comet_zone", "B keep:spice_world", "B keep:space_port")
    assert ["old_earth", "comet_zone"] == hand(t)
    assert ["spice_world", "space_port"] == hand(t, "B")
    assert 2 == len(t.state.discards)


@pytest.mark.rule("RAC-062", "RAC-200")
@pytest.mark.parametrize(
    ("action", "drawn", "keep"), [("explore_5", 7, 1), ("explore_1_1", 3, 2), ("settle", 2, 1)]
)
def test_bonuses_of_the_explore_cards(action: str, drawn: int, keep: int) -> None:
    t = table(
        phase("Explore"),
        area(),
        actions={"A": action, "B": "explore_5"},
        deck=("gem_world", "old_earth"),
    )

    assert drawn == len(t.state.areas[0].dealt)
    while 0 in t.deciders():
        t.apply(0, t.options(0)[0])
    t.apply(1, t.options(1)[0])
    assert keep == len(hand(t))


@pytest.mark.rule("RAC-063")
def test_who_may_keep_all_is_not_asked() -> None:
    keepers = ("research_labs", "alien_artifact_hunters", "galactic_renaissance")
    t = table(phase("Explore"), area(*keepers), deck=("gem_world", "old_earth"), rest=0)

    assert t.over()  # five cards were due, two were left, four may be kept
    assert ["old_earth", "gem_world"] == hand(t)


@pytest.mark.rule("RAC-080", "RAC-202")
def test_draws_at_the_start_of_develop() -> None:
    t = table(
        DEVELOP,
        area("interstellar_bank", "galactic_expansionists"),
        deck=("gem_world", "comet_zone"),
    )

    assert ["gem_world", "comet_zone"] == hand(t)


@pytest.mark.rule("RAC-081", "RAC-D04")
def test_developments_are_chosen_in_secret_and_placing_is_optional() -> None:
    t = table(
        DEVELOP,
        area(hand=("export_duties", "gem_world")),
        area(hand=("investment_credits", "gem_world")),
    )

    assert ["pass", "export_duties"] == offered(t, 0)
    assert [] == play(t, "A develop:export_duties")
    assert [] == value(t, "areas.A.tableau")
    play(t, "B develop:pass")
    assert ["export_duties"] == value(t, "areas.A.tableau")
    assert [] == value(t, "areas.B.tableau")


@pytest.mark.rule("RAC-082", "RAC-203", "RAC-D05")
def test_cost_less_discounts_less_bonus() -> None:
    t = table(
        phase("Develop", "A"),
        area(
            "investment_credits",
            "galactic_federation",
            hand=("gem_world", "comet_zone", "old_earth", "new_economy"),
        ),
    )

    events = play(t, "A develop:new_economy", "A pay:comet_zone", "A pay:old_earth")

    paid = next(event for event in events if isinstance(event, CardPaid))
    assert (6, 3, 1, 2) == (paid.printed, paid.discount, paid.rebate, paid.paid)
    assert 2 == sum(part.number for part in paid.parts())
    assert ["gem_world"] == hand(t)


@pytest.mark.rule("RAC-082")
def test_a_cost_is_never_below_zero() -> None:
    t = table(
        phase("Develop", "A"),
        area("galactic_federation", hand=("export_duties", "gem_world")),
        deck=("comet_zone",),
    )

    events = play(t, "A develop:export_duties")

    paid = next(event for event in events if isinstance(event, CardPaid))
    assert 0 == paid.paid == sum(part.number for part in paid.parts())
    assert ["gem_world"] == hand(t)


@pytest.mark.rule("RAC-082")
def test_what_cannot_be_paid_cannot_be_placed() -> None:
    t = table(DEVELOP, area(hand=("gem_world", "comet_zone", "drop_ships", "colony_ship")))

    assert ["pass", "colony_ship"] == offered(t, 0)
    assert ["RAC-082"] == refused(t, 0, "drop_ships")


@pytest.mark.rule("RAC-083")
def test_no_second_copy_in_a_tableau() -> None:
    t = table(DEVELOP, area("public_works", hand=("gem_world", "public_works")))

    assert ["RAC-083"] == refused(t, 0, "public_works")


@pytest.mark.rule("RAC-084", "RAC-204")
def test_draws_after_placing_come_from_older_cards() -> None:
    t = table(
        DEVELOP,
        area(
            "public_works",
            "galactic_investors",
            "frontier_capital",
            hand=("export_duties", "gem_world"),
        ),
        deck=("old_earth", "new_sparta", "comet_zone", "spice_world"),
    )

    play(t, "A develop:export_duties")

    assert ["old_earth", "new_sparta", "comet_zone", "spice_world"] == hand(t)


@pytest.mark.rule("RAC-085", "RAC-242")
def test_alien_research_ship_without_the_orb_is_a_plain_development() -> None:
    t = table(
        DEVELOP,
        area(hand=("alien_research_ship", "gem_world", "comet_zone", "old_earth", "space_port")),
    )

    play(t, "A develop:alien_research_ship")

    assert ["alien_research_ship"] == value(t, "areas.A.tableau")
    assert t.over()


@pytest.mark.rule("RAC-005", "RAC-064", "RAC-243")
def test_team_speed_draws_nothing() -> None:
    t = table(
        phase("Explore"), area("alien_survey_technology"), actions={"A": "settle", "B": "explore_5"}
    )

    assert 2 == len(t.state.areas[0].dealt)
