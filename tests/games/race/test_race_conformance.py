"""The laws of the kernel over random games of every kind, and bots that know what is good."""

from __future__ import annotations

from typing import Any

import pytest
from race_build import GAME, KINDS_OF_TABLE
from seeds import seeds

from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.laws import checks

THOROUGH = (0, 6, 9, 10)


@pytest.mark.parametrize("kind", range(len(KINDS_OF_TABLE)))
def test_random_games(kind: int) -> None:
    players, options = KINDS_OF_TABLE[kind]
    for seed in seeds(1 if options["expansion"] == "orb" else 2):
        played = checks.random_game(
            GAME, players, seed, options, thorough=seed == 0 and kind in THOROUGH
        )

        assert players == len(played.scores)


def test_nothing_calls_final_scores_sure_while_tokens_are_face_down() -> None:
    """The last answer of the game; two deals agreed by luck on what another seat's tokens are
    worth."""
    assert checks.sampled_game(GAME, 4, 503_230, {"expansion": "orb"}) == 383


def test_where_a_card_goes_that_is_turned_up_by_luck_is_not_foretold() -> None:
    """Passing lets somebody settle by luck; in every deal of one position the card went to the hand
    [RAC-222]."""
    options = {"expansion": "artifacts", "start": "preset", "sacrificed_military": "lost"}

    assert checks.sampled_game(GAME, 3, 5_001_852, options, looks=3) == 283


def looks_best(t: Table[Any], seat: int, rng: Rng) -> int:
    """The option after which the round ends best, the rest of the round at random; the mean of two
    tries."""
    best, pick = -1e9, t.legal[0]
    for option in t.legal:
        worth = 0.0
        for _ in range(2):
            after = t.clone()
            after.rng = rng.split()
            after.play(option)
            while not after.over() and after.state.round == t.state.round:
                after.play(rng.pick(list(after.legal)))
            worth += GAME.evaluate(after.state, seat)
        if worth > best:
            best, pick = worth, option
    return pick


def wins_by_evaluation(seed: int) -> bool:
    """Seat A follows the evaluation, seat B plays at random; does A win?"""
    t = GAME.new(2, seed, {"expansion": "base", "start": "preset"})
    rng = Rng(state_from_seed(seed))
    while not t.over():
        t.play(
            rng.pick(list(t.legal))
            if t.decider == 1 or len(t.legal) == 1
            else looks_best(t, 0, rng)
        )
    return GAME.outcome(t.state).ranks[0] == 1


def test_the_evaluation_beats_chance() -> None:
    assert all(wins_by_evaluation(seed) for seed in range(3))


def test_the_evaluation_of_a_finished_game_is_the_lead() -> None:
    t = GAME.new(2, 1, {"expansion": "base"})
    rng = Rng(state_from_seed(1))
    while not t.over():
        t.play(rng.pick(list(t.legal)))
    scores = GAME.outcome(t.state).scores

    assert scores[0] - scores[1] == GAME.evaluate(t.state, 0) == -GAME.evaluate(t.state, 1)
