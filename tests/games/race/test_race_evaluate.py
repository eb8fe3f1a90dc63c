"""What the evaluation must see: the score at the end, and what a tableau will still bring while
there is time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cosmeeple.games.race import GAME
from cosmeeple.games.race.evaluate import FEATURES, features, time_left
from cosmeeple.games.race.vocabulary import CARDS
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game


@pytest.fixture
def table(reach_question: Callable[[Game, int, str], Table[Any]]) -> Table[Any]:
    """Two people before they choose their first action."""
    return reach_question(GAME, 2, "ChooseAction")


def test_what_is_good_for_one_is_bad_for_the_other(table: Table[Any]) -> None:
    assert GAME.evaluate(table.state, 0) == -GAME.evaluate(table.state, 1)


def test_a_production_world_is_worth_more_than_its_points_while_there_is_time(
    table: Table[Any],
) -> None:
    s = table.state
    before = GAME.evaluate(s, 0)
    world = CARDS.index("spice_world")

    s.areas[0].tableau = picks([*s.areas[0].tableau, world])

    assert GAME.evaluate(s, 0) - before > s.kit.cards[world].vp


def test_time_runs_with_the_fullest_tableau_and_with_the_chips(table: Table[Any]) -> None:
    s = table.state
    assert time_left(s) == 1

    s.areas[1].tableau = picks([0] * s.kit.tableau_end)
    assert time_left(s) == 0

    s.areas[1].tableau = s.areas[1].tableau[:1]
    s.pool //= 2
    assert time_left(s) == pytest.approx(0.5, abs=0.05)


def test_a_card_in_hand_is_in_reach_when_the_others_pay_for_it(table: Table[Any]) -> None:
    s = table.state
    card = CARDS.index("research_labs")
    cost = s.kit.cards[card].cost
    s.areas[0].tableau = picks([])
    found = []
    for others in (cost - 1, cost):
        s.areas[0].hand = picks([card] + [CARDS.index("gem_world")] * others)
        found.append(dict(zip(FEATURES, features(s, 0), strict=True))["development_in_reach"])

    assert found == [0, s.kit.cards[card].vp + 1]
