"""What is asked of the holder of tokens must not tell which they are [RAC-471]."""

from __future__ import annotations

import pytest
from race_build import area, orb_table

from cosmeeple.games.race import GAME
from cosmeeple.games.race.consume import Consume
from cosmeeple.games.race.vocabulary import ARTIFACT_TOKENS
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.laws.lookalike import betrayal
from cosmeeple.kernel.records.view import SPECTATOR

B = 1


@pytest.mark.rule("RAC-471")
@pytest.mark.parametrize("token", ["a_technology", "a_survey_speed"])
def test_all_goods_are_consumed_with_the_same_question_whatever_the_token_is(token: str) -> None:
    worlds = ("gem_world", "comet_zone")
    t = orb_table(
        [Consume(1)],
        area("pilgrimage_world", *worlds, goods=worlds, tokens=(token,)),
        actions={"A": "consume_x2", "B": "settle"},
    )
    # Half of what nobody holds is Technology, so that the other deal often has the other kind of
    # token.
    for place in range(15):
        t.state.orbs[0].pool_a[place] = ARTIFACT_TOKENS.index("a_technology")

    found = {
        betrayal(GAME, t, seat, Rng(state_from_seed(seed)), 3)
        for seat in (SPECTATOR, B)
        for seed in range(20)
    }

    assert {None} == found
