"""Artifacts of the Orb in the other phases and in the score."""

from __future__ import annotations

import re

import pytest
from race_build import A, area, asked, hand, offered, orb_table, own_kit, play, refused, value

from cosmeeple.draw.seen import Seat, Seen
from cosmeeple.games.race.consume import Consume
from cosmeeple.games.race.develop import Develop
from cosmeeple.games.race.drawing.orb_side import own_tokens
from cosmeeple.games.race.goods import SpendGood
from cosmeeple.games.race.orb_board import stations
from cosmeeple.games.race.settle import Settle
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.records.view import view
from cosmeeple.kernel.words.text import Texts

# --- tokens in the other phases


@pytest.mark.rule("RAC-443", "RAC-086", "RAC-D28")
def test_a_token_makes_a_development_cheaper() -> None:
    t = orb_table(
        [Develop(0)],
        area(
            hand=("drop_ships", "gem_world", "comet_zone"),
            tokens=("a_science_develop", "a_survey_speed"),
        ),
    )

    assert ["pass", "drop_ships"] == offered(t, A)
    play(t, "A develop:drop_ships")
    assert ["a_science_develop"] == offered(t, A)  # without it the cost of 4 cannot be paid
    play(t, "A declare:a_science_develop")
    assert "DeclareToken" == asked(t)
    play(t, "A declare:pass")
    assert [] == hand(t)
    assert ["a_science_develop"] == value(t, "areas.A.used_tokens")


@pytest.mark.rule("RAC-443", "RAC-R16", "RAC-D28")
def test_a_token_makes_a_world_cheaper_also_a_military_one_that_is_paid_for() -> None:
    t = orb_table(
        [Settle(0)],
        area("contact_specialist", hand=("pirate_world",), tokens=("a_science_settle",)),
    )

    play(t, "A settle:pirate_world", "A way:by:contact_specialist", "A declare:a_science_settle")

    assert ["contact_specialist", "pirate_world"] == value(t, "areas.A.tableau")


@pytest.mark.rule("RAC-444")
def test_an_uplift_token_helps_with_genes_worlds_either_way() -> None:
    t = orb_table(
        [Settle(0)],
        area(hand=("avian_uplift_race", "pre_sentient_race", "new_sparta"), tokens=("a_uplift",)),
    )
    assert ["pass", "avian_uplift_race", "pre_sentient_race"] == offered(t, A)

    fight, pay = t.clone(), t
    play(fight, "A settle:avian_uplift_race", "A way:conquer", "A boost:genes:a_uplift")
    assert 2 == fight.state.areas[A].genes_boost
    assert ["avian_uplift_race"] == value(fight, "areas.A.tableau")
    play(pay, "A settle:pre_sentient_race", "A way:pay", "A declare:a_uplift")
    assert 2 == len(hand(pay))


@pytest.mark.rule("RAC-434")
def test_a_token_for_military_in_settle() -> None:
    t = orb_table([Settle(0)], area(hand=("new_sparta", "pirate_world"), tokens=("b_barrier_2",)))

    assert ["pass", "new_sparta"] == offered(t, A)
    play(t, "A settle:new_sparta", "A way:conquer", "A boost:b_barrier_2")
    assert ["new_sparta"] == value(t, "areas.A.tableau")


@pytest.mark.rule("RAC-445", "RAC-R17")
def test_alien_technology_is_sold_with_the_trade_bonus_only() -> None:
    t = orb_table(
        [Consume(1)],
        area("old_earth", tokens=("b_technology",)),
        actions={"A": "consume_trade", "B": "settle"},
    )
    assert ["pass", "b_technology"] == offered(t, A)
    play(t, "A sell:b_technology")
    assert 6 == len(hand(t))

    t = orb_table(
        [Consume(2)],
        area("trade_league", tokens=("b_technology",)),
        actions={"A": "settle", "B": "consume_x2"},
    )
    assert ["pass"] == offered(t, A)


@pytest.mark.rule("RAC-445", "RAC-R17", "RAC-138")
def test_alien_technology_is_consumed_if_the_owner_likes() -> None:
    t = orb_table(
        [Consume(1)],
        area("old_earth", "gem_world", goods=("gem_world",), tokens=("a_technology",)),
        actions={"A": "consume_x2", "B": "settle"},
    )

    play(t, "A use:old_earth", "A spend:gem_world")
    assert ["pass", "a_technology"] == offered(t, A)
    kept = t.clone()
    play(kept, "A spend:pass")
    assert 2 == kept.state.areas[A].chips
    play(t, "A spend:a_technology")
    assert 4 == t.state.areas[A].chips


@pytest.mark.rule("RAC-445")
def test_alien_technology_counts_for_kinds_and_for_all_goods() -> None:
    worlds = ("gem_world", "comet_zone")
    actions = {"A": "consume_x2", "B": "settle"}
    t = orb_table(
        [Consume(1)],
        area("diversified_economy", *worlds, goods=worlds, tokens=("a_technology",)),
        actions=actions,
    )
    assert ["pass", "diversified_economy"] == offered(t, A)
    play(
        t,
        "A use:diversified_economy",
        "A spend:gem_world",
        "A spend:comet_zone",
        "A spend:a_technology",
    )
    assert 6 == t.state.areas[A].chips

    t = orb_table(
        [Consume(1)],
        area("pilgrimage_world", *worlds, goods=worlds, tokens=("a_technology",)),
        actions=actions,
    )
    play(t, "A use:pilgrimage_world", "A spend:a_technology")
    assert 4 == t.state.areas[A].chips


@pytest.mark.rule("RAC-210", "RAC-445")
def test_alien_technology_pays_for_military() -> None:
    t = orb_table(
        [Settle(0)],
        area("self_repairing_alien_artillery", hand=("pirate_world",), tokens=("a_technology",)),
    )

    play(
        t,
        "A settle:pirate_world",
        "A way:conquer",
        "A boost:self_repairing_alien_artillery",
        "A spend:a_technology",
    )

    assert ["self_repairing_alien_artillery", "pirate_world"] == value(t, "areas.A.tableau")


@pytest.mark.rule("RAC-220", "RAC-444", "RAC-R06")
def test_the_surplus_after_a_token_against_genes_worlds() -> None:
    # The token conquers Avian alone: the Military 2 of New Sparta is all surplus.
    t = orb_table(
        [Settle(0)],
        area(
            "new_sparta",
            "imperium_supply_convoy",
            hand=("avian_uplift_race", "former_penal_colony"),
            tokens=("a_uplift",),
        ),
    )

    play(t, "A settle:avian_uplift_race", "A way:conquer", "A boost:genes:a_uplift", "A boost:pass")

    assert ["pass", "former_penal_colony"] == offered(t, A)


CONSUMING = {"A": "settle", "B": "consume_x2"}


@pytest.mark.rule("RAC-136", "RAC-224", "RAC-445")
def test_a_token_excuses_no_kind_at_the_trade_port() -> None:
    worlds = ("gem_world", "comet_zone")
    tableau = area("interstellar_trade_port", *worlds, goods=worlds, tokens=("a_technology",))
    t = orb_table([Consume(2)], tableau, actions=CONSUMING)

    play(t, "A use:interstellar_trade_port", "A spend:a_technology", "A spend:gem_world")

    assert ["comet_zone"] == offered(t, A)
    assert ["RAC-136"] == refused(t, A, "pass")
    play(t, "A spend:comet_zone")
    assert 3 == t.state.areas[A].chips


@pytest.mark.rule("RAC-136", "RAC-445")
def test_a_token_excuses_no_good_at_old_earth() -> None:
    t = orb_table(
        [Consume(2)],
        area("old_earth", "gem_world", goods=("gem_world",), tokens=("a_technology",)),
        actions=CONSUMING,
    )

    play(t, "A use:old_earth", "A spend:a_technology")

    assert ["gem_world"] == offered(t, A)


@pytest.mark.rule("RAC-136", "RAC-218", "RAC-445")
def test_a_use_is_begun_only_when_it_can_be_finished() -> None:
    # One good is left of three for a power that takes two, and a token that is no good: the player
    # is asked, for nobody else knows what the token is, but the good stays.
    tableau = area("tourist_world", "gem_world", goods=("gem_world",), tokens=("a_survey_speed",))
    power = own_kit().names["card"].index("tourist_world")
    frame = SpendGood(A, power, 0, 2, 2, 0, True)
    t = orb_table([frame], tableau, actions=CONSUMING)

    assert ["pass"] == offered(t, A)


@pytest.mark.rule("RAC-225", "RAC-445", "RAC-471")
@pytest.mark.parametrize("token", ["a_technology", "a_survey_speed"])
@pytest.mark.parametrize(
    ("power", "spending"),
    [
        ("pilgrimage_world", []),
        ("old_earth", ["gem_world"]),
        ("interstellar_trade_port", ["gem_world"]),
    ],
)
def test_who_holds_a_token_is_asked_whatever_it_is(
    token: str, power: str, spending: list[str]
) -> None:
    tableau = area(power, "gem_world", goods=("gem_world",), tokens=(token,))
    t = orb_table([Consume(2)], tableau, actions=CONSUMING)

    play(t, f"A use:{power}", *[f"A spend:{one}" for one in spending])

    assert "SpendGood" == asked(t)
    assert ["pass", *[token] * (token == "a_technology")] == offered(t, A)


# --- scoring


@pytest.mark.rule("RAC-X45", "RAC-446", "RAC-450", "RAC-451", "RAC-251")
def test_scoring_uplift_tokens() -> None:
    t = orb_table(
        [],
        area("uplift_alliance", tokens=("a_uplift", "b_uplift_gold")),
        laid=(("A01", 0, -4, 10), ("A01", 0, -4, 15)),
    )
    t.state.areas[A].used_tokens = picks([6])
    assert 4 == stations(t.state.orbs[0])

    assert 4 + 4 + (4 + 2) == value(t, "score.artifacts.A")
    assert 3 + 2 == value(t, "score.card.uplift_alliance.A")
    assert (0,) * 8 == own_kit().orb.tokens[13].uses


@pytest.mark.rule("RAC-450", "RAC-451")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_list_of_tokens_says_what_they_are_worth_now(language: str) -> None:
    t = orb_table(
        [Settle(0)],
        area("contact_specialist", hand=("pirate_world",), tokens=("a_uplift", "b_uplift_gold")),
        laid=(("A01", 0, -4, 10), ("A01", 0, -4, 15)),
    )
    game = load_game("race")
    chairs = tuple([Seat(number, "AB"[number]) for number in range(2)])
    listed = own_tokens(Seen(game, view(game, t, A), Texts(game, None, language), chairs))

    assert 4 == stations(t.state.orbs[0])
    assert re.findall(r"<small>(\d+)", listed) == ["4", "6"]


@pytest.mark.rule("RAC-251", "RAC-R25", "RAC-450")
def test_families_of_tokens_score_for_their_developments() -> None:
    tokens = (
        "a_science_develop",
        "a_science_settle",
        "b_science_develop",
        "a_technology",
        "a_phase_shift",
    )
    t = orb_table([], area("terraforming_unlimited", "alien_researchers", tokens=tokens))

    assert 2 + 3 == value(t, "score.card.terraforming_unlimited.A")
    assert 1 + 1 == value(t, "score.card.alien_researchers.A")
    assert 1 + 2 + 1 + 0 + 2 == value(t, "score.artifacts.A")


@pytest.mark.rule("RAC-186", "RAC-243")
def test_with_the_orb_team_speed_is_a_power_of_phase_one() -> None:
    t = orb_table([], area("galactic_survey_seti", "alien_survey_technology"))

    assert 2 == value(t, "score.card.galactic_survey_seti.A")
