"""A deal again keeps no true secrets, and the others can finish in it what they have begun
[RAC-430, RAC-471]."""

from __future__ import annotations

from typing import Any

import pytest
from race_build import GAME, A, B, C, area, number, orb_table, play

from cosmeeple.games.race.consume import Consume
from cosmeeple.games.race.develop import Develop
from cosmeeple.games.race.settle import Settle
from cosmeeple.games.race.tokens import possible_discount
from cosmeeple.games.race.vocabulary import ARTIFACT_TOKENS, NONE
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.view import SPECTATOR, redeal

SEEDS = range(20)
#: It costs one card.
WORLD = "expanding_colony"


def dealt_for(t: Table[Any], seat: int) -> list[Table[Any]]:
    return [redeal(GAME, t, seat, Rng(state_from_seed(seed))) for seed in SEEDS]


def token(key: str) -> int:
    return ARTIFACT_TOKENS.index(key)


@pytest.mark.rule("RAC-445", "RAC-471")
def test_where_hardly_any_deal_fits_nothing_true_is_kept() -> None:
    # Tourist World takes two goods: who has begun with one and has no second holds the only
    # Technology token there is.
    held = area("tourist_world", "gem_world", goods=("gem_world",), tokens=("a_technology",))
    third = area(hand=("gem_world", "old_earth"), tokens=("a_phase_shift",), orb_hand=("A05",))
    t = orb_table(
        [Consume(2)], held, area(), third, actions={"A": "settle", "B": "consume_x2", "C": "settle"}
    )
    orb = t.state.orbs[0]
    orb.pool_a = picks([0] * 600)
    orb.deck = picks([*orb.deck, *range(10, 25)])
    play(t, "A use:tourist_world", "A spend:gem_world")

    tables = dealt_for(t, B)

    assert all(one.state.areas[A].tokens == picks([token("a_technology")]) for one in tables), (
        "everybody can know this"
    )
    assert sum(one.state.areas[C].tokens == picks([token("a_phase_shift")]) for one in tables) < 3
    assert (
        sum(one.state.areas[C].orb_hand == t.state.areas[C].orb_hand for one in tables)
        < len(tables) / 2
    )
    assert sum(one.state.orbs[0].deck == t.state.orbs[0].deck for one in tables) == 0


def all_choose(t: Table[Any], *cards: str) -> None:
    """Every seat plays its card in secret."""
    asked = type(t.agenda[-1])
    while t.agenda and type(t.agenda[-1]) is asked:
        seat = t.deciders()[0]
        t.apply(seat, number(cards[seat]))


@pytest.mark.rule("RAC-443", "RAC-471")
@pytest.mark.parametrize("viewer", [A, C, SPECTATOR])
def test_a_world_that_only_a_token_makes_payable_stays_payable(viewer: int) -> None:
    # B has no card left to pay with; A is asked first.
    first = area(hand=("old_earth", "space_port", "gem_world", "comet_zone"), tokens=("a_uplift",))
    second = area(hand=(WORLD,), tokens=("a_science_settle",))
    t = orb_table([Settle(0)], first, second, area(tokens=("a_survey_speed",)))
    t.state.orbs[0].pool_a = picks([token("a_survey_speed")] * 60 + [token("a_science_settle")])
    all_choose(t, "comet_zone", WORLD)
    assert A == t.decider

    for dealt in dealt_for(t, viewer):
        while dealt.decider != B:
            dealt.apply(dealt.decider, dealt.legal[0])
        assert "SettleWorld" == type(dealt.agenda[-1]).__name__
        assert possible_discount(dealt.state, dealt.state.areas[B], number(WORLD)) > 0


@pytest.mark.rule("RAC-086", "RAC-443", "RAC-471")
def test_a_development_that_only_a_token_makes_payable_stays_payable() -> None:
    first = area(hand=("contact_specialist", "gem_world", "old_earth"), tokens=("a_uplift",))
    second = area(hand=("contact_specialist",), tokens=("b_science_develop",))
    t = orb_table([Develop(0)], first, second, area())
    t.state.orbs[0].pool_b = picks([token("b_uplift_gold")] * 60 + [token("b_science_develop")])
    all_choose(t, "contact_specialist", "contact_specialist")
    assert A == t.decider

    for dealt in dealt_for(t, A):
        assert possible_discount(dealt.state, dealt.state.areas[B], NONE) > 0
