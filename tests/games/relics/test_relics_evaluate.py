"""What the evaluation must see: the score at the end, tiles within reach, places in the centres, Zu's cards to come."""

from __future__ import annotations

from typing import Any

import pytest

from cosmeeple.games.relics import GAME
from cosmeeple.kernel.playout import play_randomly
from cosmeeple.kernel.rng import Rng, state_from_seed
from cosmeeple.kernel.table import Table


def first_turn(players: int) -> Table[Any]:
    """The first action of the first player."""
    table = GAME.new(players, 5)
    rng = Rng(state_from_seed(5))
    while type(table.agenda[-1]).__name__ != "ChooseAction":
        table.play(rng.pick(table.legal))
    return table


@pytest.mark.parametrize("players", [1, 2, 4])
def test_at_the_end_it_is_the_difference_of_the_scores(players: int) -> None:
    table = GAME.new(players, 1)
    play_randomly(table, Rng(state_from_seed(1)))
    scores = GAME.outcome(table.state).scores

    for seat in range(players):
        others = [score for other, score in enumerate(scores) if other != seat]
        assert scores[seat] - max(others) == GAME.evaluate(table.state, seat)


def test_an_explorer_on_a_site_of_a_card_in_hand_is_worth_a_journey() -> None:
    table = first_turn(2)
    s = table.state
    area = s.areas[table.decider]
    kind = next(k for k in range(20) if s.dig[k] and k // 4 in {s.kit.card_region[card] for card in area.hand})
    area.explorers[0] = next(place for place in range(21) if place not in s.kit.site and place not in area.explorers)
    away = GAME.evaluate(s, table.decider)

    area.explorers[0] = s.kit.site[kind]

    assert away < GAME.evaluate(s, table.decider)


def test_the_first_representative_is_worth_more_than_the_second() -> None:
    table = first_turn(2)
    s, seat = table.state, table.decider
    worth = []
    for count in range(3):
        s.areas[seat].representatives[0] = count
        worth.append(GAME.evaluate(s, seat))

    assert worth[2] - worth[1] < worth[1] - worth[0]
    assert worth[1] < worth[2]


def test_a_trader_where_buyers_wait_makes_a_tile_dearer() -> None:
    table = first_turn(2)
    s, seat = table.state, table.decider
    s.areas[seat].hold = [0]
    s.queues[0] = [0, 0]
    without = GAME.evaluate(s, seat)

    s.areas[seat].traders[0] = 1

    assert without + 1 < GAME.evaluate(s, seat)


def test_a_card_that_zu_has_still_to_play_counts_for_zu() -> None:
    table = first_turn(1)
    zu = table.state.zu[0]
    before = GAME.evaluate(table.state, 0)

    zu.discards.append(zu.deck.pop())

    assert before < GAME.evaluate(table.state, 0)
