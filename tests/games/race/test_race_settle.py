"""Phase III."""

from __future__ import annotations

import pytest
from race_build import (
    A,
    area,
    asked,
    card,
    hand,
    number,
    offered,
    own_kit,
    phase,
    play,
    refused,
    table,
    value,
)

from cosmeeple.games.race.events import CardPaid, CardRevealed, WorldConquered
from cosmeeple.games.race.military import general_military, military_against
from cosmeeple.kernel.records.codec import options_as_text

SETTLE = phase("Settle")


@pytest.mark.rule("RAC-100", "RAC-D06")
def test_worlds_are_chosen_in_secret_and_revealed_together() -> None:
    t = table(
        SETTLE,
        area(hand=("pilgrimage_world",)),
        area(hand=("refugee_world", "gem_world")),
        deck=("old_earth",),
    )

    assert ["pass", "pilgrimage_world"] == offered(t, A)
    assert [] == play(t, "A settle:pilgrimage_world")
    assert [] == value(t, "areas.A.tableau")
    play(t, "B settle:refugee_world")
    assert ["pilgrimage_world"] == value(t, "areas.A.tableau")
    assert ["refugee_world"] == value(t, "areas.B.tableau")


@pytest.mark.rule("RAC-100")
def test_placing_a_world_is_optional() -> None:
    t = table(SETTLE, area(hand=("pilgrimage_world",)))

    play(t, "A settle:pass")

    assert ["pilgrimage_world"] == hand(t)


@pytest.mark.rule("RAC-102")
def test_discounts_do_not_change_a_defence() -> None:
    t = table(SETTLE, area("replicant_robots", hand=("star_nomad_lair", "gem_world")))

    assert ["RAC-103"] == refused(t, A, "star_nomad_lair")


@pytest.mark.rule("RAC-103", "RAC-104", "RAC-206")
def test_negative_military_always_counts() -> None:
    t = table(
        SETTLE, area("space_marines", "refugee_world", hand=("new_sparta", "star_nomad_lair"))
    )

    assert ["RAC-103"] == refused(t, A, "new_sparta")
    events = play(t, "A settle:star_nomad_lair")
    conquered = next(event for event in events if isinstance(event, WorldConquered))
    assert (1, 0, 0) == (conquered.general, conquered.specialised, conquered.temporary)
    assert 1 == sum(part.number for part in conquered.parts())


@pytest.mark.rule("RAC-104", "RAC-207")
def test_specialised_military_counts_against_its_colour_and_keyword_only() -> None:
    t = table(SETTLE, area("galactic_imperium", "alien_tech_institute", "alpha_centauri"))
    s = t.state
    own = s.areas[A]
    own.old = 3

    against = {
        name: military_against(s, own, number(name))
        for name in ("rebel_base", "alien_sentinels", "rebel_miners")
    }

    assert {"rebel_base": 4, "alien_sentinels": 2, "rebel_miners": 5} == against
    assert 0 == general_military(own_kit(), own.tableau, 3)


@pytest.mark.rule("RAC-105", "RAC-210", "RAC-D07", "RAC-D08")
def test_goods_spent_for_military() -> None:
    t = table(
        SETTLE,
        area(
            "rebel_gem_smugglers",
            "comet_zone",
            "runaway_robots",
            hand=("new_sparta", "pirate_world"),
            goods=("comet_zone", "runaway_robots"),
        ),
    )

    assert ["RAC-103"] == refused(t, A, "pirate_world")
    play(t, "A settle:new_sparta")
    assert "SpendGoodForMilitary" == asked(t)
    assert ["comet_zone", "runaway_robots"] == offered(t, A)
    play(t, "A spend:runaway_robots")
    assert ["comet_zone"] == value(t, "areas.A.holders")
    assert 2 == t.state.areas[A].boost


@pytest.mark.rule("RAC-210")
def test_a_spending_power_works_once_a_phase_and_each_good_once() -> None:
    t = table(
        SETTLE,
        area(
            "rebel_gem_smugglers",
            "imperium_war_faction",
            "comet_zone",
            hand=("pirate_world",),
            goods=("comet_zone",),
        ),
    )
    assert ["RAC-103"] == refused(t, A, "pirate_world")

    t = table(
        SETTLE,
        area(
            "rebel_gem_smugglers",
            "imperium_war_faction",
            "comet_zone",
            "rebel_miners",
            hand=("pirate_world",),
            goods=("comet_zone", "rebel_miners"),
        ),
    )
    assert [] == refused(t, A, "pirate_world")


@pytest.mark.rule("RAC-044", "RAC-223")
def test_the_good_of_the_world_itself_cannot_pay_for_it_but_for_the_next() -> None:
    t = table(
        SETTLE,
        area(
            "rebel_gem_smugglers",
            "imperium_supply_convoy",
            "space_marines",
            hand=("runaway_robots", "pirate_world"),
        ),
        deck=("gem_world",),
    )
    # Military 2: Runaway Robots (1) leave 1; with their new rare good spent it is 3, enough for
    # Pirate World.
    play(t, "A settle:runaway_robots", "A muster:pass")
    assert ["pass", "pirate_world"] == offered(t, A)
    play(t, "A extra:pirate_world")
    assert ["pirate_world"] == value(t, "areas.A.holders")


@pytest.mark.rule("RAC-209", "RAC-246", "RAC-R04", "RAC-183")
@pytest.mark.parametrize(
    ("switch", "enough"), [("lost", "pirate_world"), ("kept", "alien_robot_scout_ship")]
)
def test_a_sacrificed_card_loses_its_own_military_unless_switched(switch: str, enough: str) -> None:
    options = {"sacrificed_military": switch}
    worlds = ("pirate_world", "alien_robot_scout_ship", "rebel_outpost")
    t = table(SETTLE, area("imperium_stealth_tactics", hand=worlds), options=options)

    legal = [one for one in offered(t, A) if one != "pass"]

    assert enough == legal[-1]
    assert {"lost": 3, "kept": 4}[switch] == card(enough).cost
    play(t, f"A settle:{enough}")
    assert [enough] == value(t, "areas.A.tableau")


@pytest.mark.rule("RAC-209", "RAC-D07")
def test_more_military_than_needed_may_be_added() -> None:
    t = table(SETTLE, area("space_marines", "new_military_tactics", hand=("new_sparta",)))

    play(t, "A settle:new_sparta")
    assert ["pass", "new_military_tactics"] == offered(t, A)
    play(t, "A boost:new_military_tactics")
    assert ["space_marines", "new_sparta"] == value(t, "areas.A.tableau")


@pytest.mark.rule("RAC-106")
def test_windfall_worlds_get_a_good_and_production_worlds_do_not() -> None:
    t = table(SETTLE, area(hand=("refugee_world",)), area("replicant_robots", hand=("gem_world",)))

    play(t, "A settle:refugee_world", "B settle:gem_world")

    assert ["refugee_world"] == value(t, "areas.A.holders")
    assert [] == value(t, "areas.B.holders")


@pytest.mark.rule("RAC-107", "RAC-R05")
def test_the_settle_bonus_comes_once_with_the_first_world() -> None:
    t = table(
        phase("Settle", "A"),
        area("terraforming_project", hand=("pilgrimage_world", "gem_world")),
        deck=("spice_world", "old_earth"),
    )

    play(t, "A settle:pilgrimage_world")
    assert ["gem_world", "spice_world"] == hand(t)
    play(t, "A extra:gem_world")
    assert ["spice_world"] == hand(t)


@pytest.mark.rule("RAC-107")
def test_no_world_no_bonus() -> None:
    t = table(phase("Settle", "A"), area(hand=("gem_world",)), deck=("spice_world",))

    play(t, "A settle:pass")

    assert ["gem_world"] == hand(t)


@pytest.mark.rule("RAC-108", "RAC-216")
def test_draws_for_placing_come_with_every_world() -> None:
    t = table(
        SETTLE,
        area("terraforming_project", "terraforming_robots", hand=("pilgrimage_world", "gem_world")),
        deck=("spice_world", "old_earth"),
    )

    play(t, "A settle:pilgrimage_world", "A extra:gem_world")

    assert ["old_earth", "spice_world"] == hand(t)


@pytest.mark.rule("RAC-109", "RAC-R31")
def test_goods_of_all_windfall_worlds_then_player_by_player() -> None:
    t = table(
        phase("Settle", "A", "B"),
        area(hand=("refugee_world",)),
        area(hand=("empath_world", "gem_world")),
        deck=("old_earth", "epsilon_eridani", "alpha_centauri", "new_sparta"),
    )

    play(t, "A settle:refugee_world", "B settle:empath_world")

    assert ["old_earth"] == value(t, "areas.A.goods")
    assert ["epsilon_eridani"] == value(t, "areas.B.goods")
    assert ["alpha_centauri"] == hand(t, "A")
    assert ["new_sparta"] == hand(t, "B")


@pytest.mark.rule("RAC-109", "RAC-D10")
def test_both_extra_powers_in_the_order_of_the_player_each_once() -> None:
    t = table(
        SETTLE,
        area(
            "imperium_supply_convoy",
            "terraforming_project",
            "drop_ships",
            hand=("star_nomad_lair", "former_penal_colony", "gem_world", "outlaw_world"),
        ),
    )

    play(t, "A settle:star_nomad_lair")
    assert "ChooseExtra" == asked(t)
    assert ["pass", "imperium_supply_convoy", "terraforming_project"] == offered(t, A)
    play(t, "A use:terraforming_project", "A extra:gem_world")
    assert ["pass", "former_penal_colony", "outlaw_world"] == offered(t, A)
    play(t, "A extra:former_penal_colony")
    assert ["outlaw_world"] == hand(t)
    assert t.over()


@pytest.mark.rule("RAC-110")
def test_every_world_exists_once() -> None:
    assert all(one.copies == 1 for one in own_kit().cards if one.is_world)


@pytest.mark.rule("RAC-111")
def test_a_gray_world_with_the_word_alien_is_no_alien_world() -> None:
    t = table(
        SETTLE, area("colony_ship", hand=("alien_rosetta_stone_world", "deserted_alien_outpost"))
    )

    assert ["pass", "alien_rosetta_stone_world"] == offered(t, A)


@pytest.mark.rule("RAC-112", "RAC-113", "RAC-R16")
def test_a_paid_military_world_is_not_conquered_but_stays_military() -> None:
    t = table(
        SETTLE,
        area(
            "contact_specialist",
            "imperium_supply_convoy",
            "drop_ships",
            hand=("new_sparta", "gem_world", "outlaw_world"),
        ),
    )

    play(t, "A settle:new_sparta")
    assert ["conquer", "by:contact_specialist"] == offered(t, A)
    events = play(t, "A way:by:contact_specialist", "A pay:gem_world")
    assert 1 == next(event.paid for event in events if isinstance(event, CardPaid))
    assert t.over()  # no second conquest after paying
    assert card("new_sparta").is_military


@pytest.mark.rule("RAC-114", "RAC-211")
def test_colony_ship_with_contact_specialist_frees_a_military_world() -> None:
    t = table(SETTLE, area("contact_specialist", "colony_ship", hand=("rebel_base",)))

    play(t, "A settle:rebel_base")

    assert ["contact_specialist", "rebel_base"] == value(t, "areas.A.tableau")


@pytest.mark.rule("RAC-114", "RAC-221")
def test_terraforming_project_with_contact_specialist_frees_a_military_world() -> None:
    t = table(
        SETTLE,
        area("contact_specialist", "terraforming_project", hand=("rebel_base", "alien_sentinels")),
    )

    assert ["pass"] == offered(t, A)
    play(t, "A settle:pass")
    assert ["pass", "rebel_base"] == offered(t, A)
    assert ["RAC-221"] == refused(t, A, "alien_sentinels")


@pytest.mark.rule("RAC-R26")
def test_colony_ship_does_not_combine_with_alien_survey_technology() -> None:
    t = table(SETTLE, area("alien_survey_technology", "colony_ship", hand=("alien_sentinels",)))

    assert "RAC-103" in refused(t, A, "alien_sentinels")


@pytest.mark.rule("RAC-214", "RAC-221", "RAC-R08")
def test_terraforming_project_needs_no_settle_action_and_may_be_kept() -> None:
    t = table(SETTLE, area("terraforming_project", hand=("new_earth", "deserted_alien_library")))

    play(t, "A settle:pass")
    assert ["pass", "new_earth"] == offered(t, A)
    kept = t.clone()
    kept.apply(A, -1)
    assert ["terraforming_project"] == value(kept, "areas.A.tableau")
    play(t, "A extra:new_earth")
    assert ["new_earth"] == value(t, "areas.A.tableau")


@pytest.mark.rule("RAC-215", "RAC-222", "RAC-R09", "RAC-472")
def test_a_lucky_world_is_placed_for_nothing_and_gives_the_bonus() -> None:
    t = table(
        phase("Settle", "A"),
        area("wormhole_prospectors"),
        deck=("deserted_alien_library", "old_earth", "gem_world"),
    )

    assert ["pass", "lucky"] == offered(t, A)
    events = play(t, "A settle:lucky")
    assert ["wormhole_prospectors", "deserted_alien_library"] == value(t, "areas.A.tableau")
    assert ["deserted_alien_library"] == value(t, "areas.A.holders")
    assert ["gem_world"] == hand(t)
    assert "tableau" == next(event.taken for event in events if isinstance(event, CardRevealed))


@pytest.mark.rule("RAC-222", "RAC-107", "RAC-114", "RAC-472")
@pytest.mark.parametrize("found", ["new_sparta", "export_duties"])
def test_other_lucky_cards_go_to_the_hand_without_a_bonus(found: str) -> None:
    t = table(
        phase("Settle", "A"),
        area("wormhole_prospectors", "contact_specialist"),
        deck=(found, "old_earth"),
    )

    play(t, "A settle:lucky")

    assert [found] == hand(t)
    assert [found] == value(t, "areas.A.shown")
    assert ["wormhole_prospectors", "contact_specialist"] == value(t, "areas.A.tableau")


@pytest.mark.rule("RAC-220")
def test_the_convoy_needs_a_conquest_and_conquers_only_once() -> None:
    t = table(
        SETTLE,
        area(
            "imperium_supply_convoy", "drop_ships", hand=("gem_world", "outlaw_world", "old_earth")
        ),
    )

    play(t, "A settle:pass")

    assert t.over()
    t = table(
        SETTLE,
        area(
            "imperium_supply_convoy",
            "drop_ships",
            hand=("star_nomad_lair", "outlaw_world", "sentient_robots"),
        ),
        deck=("gem_world",),
    )
    play(t, "A settle:outlaw_world", "A extra:star_nomad_lair")
    assert ["sentient_robots"] == hand(t)
    assert t.over()


@pytest.mark.rule("RAC-240")
def test_contact_specialist_pays_nothing_for_defence_one_and_keeps_minus_one() -> None:
    t = table(SETTLE, area("contact_specialist", "expedition_force", hand=("outlaw_world",)))

    play(t, "A settle:outlaw_world")

    assert ["contact_specialist", "expedition_force", "outlaw_world"] == value(t, "areas.A.tableau")
    assert 0 == general_military(own_kit(), t.state.areas[A].tableau, 2)


@pytest.mark.rule("RAC-241")
def test_ore_rich_world_may_stay_empty() -> None:
    t = table(SETTLE, area("replicant_robots", hand=("gem_world", "ore_rich_world")))

    play(t, "A settle:ore_rich_world", "A discard:pass")

    assert [] == value(t, "areas.A.holders")
    assert ["gem_world"] == hand(t)


# --- temporary Military without a conquest


WAR = "imperium_war_faction"


@pytest.mark.rule("RAC-209", "RAC-210", "RAC-D08")
def test_a_good_is_spent_for_military_by_who_pays_for_a_world() -> None:
    tableau = area(
        WAR, "comet_zone", goods=("comet_zone",), hand=("gem_world", "old_earth", "space_port")
    )
    t = table(phase("Settle"), tableau)

    play(t, "A settle:gem_world")
    assert ("Muster", ["pass", WAR]) == (asked(t), offered(t, A))
    play(t, f"A muster:{WAR}")

    assert ([], 2) == (list(t.state.areas[A].holders), t.state.areas[A].boost)
    assert "Muster" != asked(t)


@pytest.mark.rule("RAC-209", "RAC-210")
def test_a_card_is_sacrificed_by_who_places_nothing() -> None:
    t = table(phase("Settle"), area("new_military_tactics", hand=("space_port",)))

    play(t, "A settle:pass", "A muster:new_military_tactics")

    assert ([], 3) == (value(t, "areas.A.tableau"), t.state.areas[A].boost)


@pytest.mark.rule("RAC-209", "RAC-210")
def test_nobody_without_such_a_power_is_asked_for_temporary_military() -> None:
    hand = ("gem_world", "old_earth", "space_port")
    for tableau in (
        area("comet_zone", goods=("comet_zone",), hand=hand),
        area(WAR, "comet_zone", hand=hand),
    ):
        t = table([phase("Settle"), {"frame": "NameNumber", "seat": "B"}], tableau)

        play(t, "A settle:gem_world")

        assert "NameNumber" == asked(t)


@pytest.mark.rule("RAC-209", "RAC-223")
def test_a_conqueror_is_asked_again_only_for_a_good_that_came_with_the_world() -> None:
    follow = {"frame": "NameNumber", "seat": "B"}
    t = table(
        [phase("Settle"), follow],
        area("new_military_tactics", "space_marines", hand=("rebel_miners",)),
    )
    play(t, "A settle:rebel_miners", "A boost:pass")
    assert "NameNumber" == asked(t)

    t = table([phase("Settle"), follow], area(WAR, "space_marines", hand=("rebel_fuel_cache",)))
    play(t, "A settle:rebel_fuel_cache")
    assert ("Muster", ["pass", WAR]) == (asked(t), offered(t, A))
    play(t, f"A muster:{WAR}")
    assert [] == list(t.state.areas[A].holders)


@pytest.mark.rule("RAC-209", "RAC-241")
def test_a_good_made_by_a_discard_may_be_spent_for_military_too() -> None:
    t = table(
        phase("Settle"),
        area(WAR, hand=("ore_rich_world", "old_earth", "space_port", "comet_zone", "gem_world")),
    )
    play(t, "A settle:ore_rich_world")
    while asked(t) == "PayCard":
        t.apply(A, t.legal[0])
    play(t, f"A {options_as_text(t, A)[1]}")

    assert "Muster" == asked(t)
