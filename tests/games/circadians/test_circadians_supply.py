"""Gaining Contracts and dice."""

from __future__ import annotations

import circadians_build as build
import pytest
from circadians_build import A, B

from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.progress import take_reward


@pytest.mark.rule("CIR-018", "CIR-R36")
def test_an_empty_contract_deck_is_made_from_the_discards() -> None:
    t = build.bare()
    t.state.discard = list(t.state.contracts[:1])
    t.state.areas[B].hand = t.state.contracts[2:]
    t.state.contracts = t.state.contracts[1:2]
    take_reward(t, A, words.DRAW_CONTRACTS, "CIR-127")
    assert 2 == len(t.state.areas[A].hand)
    take_reward(t, A, words.DRAW_CONTRACTS, "CIR-127")
    assert 2 == len(t.state.areas[A].hand)


@pytest.mark.rule("CIR-R18", "CIR-007")
def test_an_ordinary_new_die_is_not_rolled_and_an_empty_reserve_gives_none() -> None:
    t = build.bare()
    build.ask(t)
    take_reward(t, A, words.GAIN_DIE, "CIR-115")
    t.settle()
    assert t.over()
    assert (4, 9) == (t.state.areas[A].idle, t.state.areas[A].reserve)
    t.state.areas[A].reserve = 0
    take_reward(t, A, words.GAIN_DIE, "CIR-115")
    assert 4 == t.state.areas[A].idle


@pytest.mark.rule("CIR-172", "CIR-R18", "CIR-D18")
def test_zapporah_rolls_a_die_gained_in_execute_and_may_assign_it() -> None:
    t = build.bare()
    build.lead(t, A, words.ZAPPORAH)
    t.state.areas[A].farm_dice[2] = 5
    build.rig(t, 6)
    build.ask(t)
    take_reward(t, A, words.GAIN_DIE, "CIR-115")
    t.settle()
    assert ["new_die:pass", "new_die:farm_1", "new_die:farm_2"] == build.options(t, A)
    build.play(t, A, "new_die:farm_2")
    assert (3, 6) == (t.state.areas[A].idle, t.state.areas[A].farm_dice[1])

    take_reward(t, A, words.GAIN_DIE, "CIR-115")
    t.settle()
    build.play(t, A, "new_die:pass")
    assert 4 == t.state.areas[A].idle

    t.state.phase = words.HARVEST
    take_reward(t, A, words.GAIN_DIE, "CIR-115")
    t.settle()
    assert t.over()
