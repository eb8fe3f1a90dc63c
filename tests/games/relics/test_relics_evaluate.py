"""What the evaluation must see: tiles within reach, traders where buyers wait, places in the
centres, Zu's cards to come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cosmeeple.games.relics import GAME
from cosmeeple.games.relics.outlook import best_sale
from cosmeeple.games.relics.standing import prize_at
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game


@pytest.fixture
def table(reach_question: Callable[[Game, int, str], Table[Any]]) -> Table[Any]:
    """Two people, before the first action of the first."""
    return reach_question(GAME, 2, "ChooseAction")


def test_explorers_on_sites_of_a_card_in_hand_are_worth_a_journey(table: Table[Any]) -> None:
    """Two tiles that can be dug and sold, in the last round, where no card is kept for later; the
    centres are won."""
    s, seat = table.state, table.decider
    s.round = s.kit.rounds
    area = s.areas[seat]
    area.hand = area.hand[:1]
    first = s.kit.card_region[area.hand[0]] * 4
    for kind in range(first, first + 4):
        s.dig[kind] = 1
    s.queues = [[first // 4] * 2 for _ in range(6)]
    area.traders, area.representatives = picks([1] * 6), picks([4, 4, 4])
    away = [
        place
        for place in range(21)
        if place not in s.kit.site and place not in s.kit.market_location
    ]
    area.explorers[0], area.explorers[1] = away[:2]
    before = GAME.evaluate(s, seat)

    area.explorers[0], area.explorers[1] = sorted(set(s.kit.site[first : first + 4]))[:2]

    assert before < GAME.evaluate(s, seat)


def test_the_first_representative_is_worth_more_than_the_second(table: Table[Any]) -> None:
    s, seat = table.state, table.decider
    worth = []
    for count in range(3):
        s.areas[seat].representatives[0] = count
        worth.append(GAME.evaluate(s, seat))

    assert worth[2] - worth[1] < worth[1] - worth[0]
    assert worth[1] < worth[2]


def test_a_trader_where_buyers_wait_makes_a_tile_dearer(table: Table[Any]) -> None:
    """Without a card that could place one."""
    s, seat = table.state, table.decider
    s.areas[seat].hold = picks([0])
    s.areas[seat].hand = picks([])
    s.queues[0] = [0, 0]
    without = GAME.evaluate(s, seat)

    s.areas[seat].traders[0] = 1

    assert without + 1 < GAME.evaluate(s, seat)


def test_a_card_that_zu_has_still_to_play_counts_for_zu(
    reach_question: Callable[[Game, int, str], Table[Any]],
) -> None:
    table = reach_question(GAME, 1, "ChooseAction")
    zu = table.state.zu[0]
    before = GAME.evaluate(table.state, 0)

    zu.discards.append(zu.deck.pop())

    assert before < GAME.evaluate(table.state, 0)


def test_in_the_last_round_a_tile_that_cannot_be_sold_is_worth_nothing(table: Table[Any]) -> None:
    s, seat = table.state, table.decider
    s.round = s.kit.rounds
    s.queues = [[1], [1], [1], [1], [1], [1]]
    s.areas[seat].traders = picks([1] * 6)
    without = GAME.evaluate(s, seat)

    s.areas[seat].hold = picks([0])  # of a colour that nobody waits for

    assert GAME.evaluate(s, seat) <= without


def test_traders_that_stand_beat_traders_to_be_placed(table: Table[Any]) -> None:
    s, seat = table.state, table.decider
    s.round = s.kit.rounds
    s.areas[seat].hold = picks([0])
    s.areas[seat].hand = picks([card for card in range(30) if s.kit.card_orders[card] & 1][:1])
    s.queues = [[0, 0, 0, 0], [], [], [], [], []]
    planned = GAME.evaluate(s, seat)
    s.areas[seat].hand = picks([card for card in range(30) if not s.kit.card_orders[card] & 1][:1])
    unready = GAME.evaluate(s, seat)
    s.areas[seat].traders[0] = 1
    ready = GAME.evaluate(s, seat)

    assert unready < planned < ready


def test_a_prize_lies_between_those_of_two_places() -> None:
    assert prize_at((15, 10, 5), 0.0) == 15
    assert prize_at((15, 10, 5), 0.5) == 12.5
    assert prize_at((5, 0, 0), 1.0) == 0
    assert prize_at((15, 10, 5), 3.0) == 0


def test_the_best_sale_takes_markets_only_as_long_as_they_pay() -> None:
    kit = GAME.kit()
    worth, sold = best_sale(kit, 5.0, [6.0, 4.0, -40.0], 3)

    assert sold == 2
    assert worth > 15.0
    assert best_sale(kit, 9.0, [], 3) == (0.0, 0)
