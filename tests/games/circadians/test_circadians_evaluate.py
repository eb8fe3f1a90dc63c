"""What the evaluation must see: dice, goods for Contracts and talks, the harvest to come, Garages
that can be paid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cosmeeple.games.circadians import GAME
from cosmeeple.games.circadians.vocabulary import (
    AI_OWNER,
    ALGAE,
    CONTRACTS,
    EXECUTE,
    NEGOTIATION,
    WATER,
    piece_of,
)
from cosmeeple.kernel.engine.playout import play_randomly
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game


@pytest.fixture
def table(reach_question: Callable[[Game, int, str], Table[Any]]) -> Table[Any]:
    """Two people before they assign their dice, in the middle of the game: the first rounds have
    taught little."""
    table = reach_question(GAME, 2, "AssignDice")
    table.state.round = 4
    return table


@pytest.mark.parametrize("players", [1, 2, 4])
def test_at_the_end_only_what_ties_look_at_is_added_to_the_scores(players: int) -> None:
    table = GAME.new(players, 1)
    play_randomly(table, Rng(state_from_seed(1)))
    scores = GAME.outcome(table.state).scores

    for seat in range(players):
        others = [score for other, score in enumerate(scores) if other != seat]
        assert abs(scores[seat] - max(others) - GAME.evaluate(table.state, seat)) < 3


def test_dice_are_worth_more_the_earlier_they_come(table: Table[Any]) -> None:
    s = table.state
    gains = []
    for number in (3, 6, 7):
        s.round = number
        before = GAME.evaluate(s, 0)
        s.areas[0].idle += 1
        gains.append(GAME.evaluate(s, 0) - before)
        s.areas[0].idle -= 1

    assert gains[0] > gains[1] > gains[2]


def test_the_goods_of_a_contract_in_hand_are_worth_more_than_others(table: Table[Any]) -> None:
    s = table.state
    area = s.areas[0]
    cards = s.kit.cards
    card = CONTRACTS.index("contract_stasis_pods")
    gains = []
    for hand in ([], [card]):
        area.hand = picks(hand)
        area.resources = picks(list(cards.cost[card]))
        with_all = GAME.evaluate(s, 0)
        area.resources[ALGAE] = 0
        gains.append(with_all - GAME.evaluate(s, 0))

    assert gains[0] < gains[1]


def test_a_place_at_the_talks_is_worth_saving_for_while_it_is_free(table: Table[Any]) -> None:
    s = table.state
    s.areas[0].resources, s.areas[1].resources = picks([0, 15, 0, 0]), picks([0, 0, 0, 0])
    while_free = GAME.evaluate(s, 0)

    s.board[NEGOTIATION] = picks([piece_of(AI_OWNER, 1)] * len(s.board[NEGOTIATION]))

    assert GAME.evaluate(s, 0) < while_free


def test_a_garage_whose_algae_cannot_be_paid_sends_no_die(table: Table[Any]) -> None:
    s = table.state
    area = s.areas[0]
    area.rolled, area.leaders, s.phase = picks([]), 0, EXECUTE
    gains = []
    for algae in (0, 1):
        area.resources[ALGAE] = algae
        area.garages = picks([3, 0, 0, 0, 0])
        one = GAME.evaluate(s, 0)
        area.garages = picks([3, 3, 0, 0, 0])
        gains.append(GAME.evaluate(s, 0) - one)

    assert gains[1] > gains[0]


def test_a_six_in_a_farm_promises_more_than_a_one(table: Table[Any]) -> None:
    s = table.state
    worth = []
    for face in (1, 6):
        s.areas[0].farm_dice = picks([0, 0, face, 0, 0, 0])
        worth.append(GAME.evaluate(s, 0))

    assert worth[0] < worth[1]


def test_the_harvester_should_leave_the_centre(table: Table[Any]) -> None:
    s = table.state
    richest = max(
        range(s.kit.planet.cells), key=lambda cell: s.kit.planet.yields[s.planet][cell][WATER]
    )
    centre = GAME.evaluate(s, 0)

    s.areas[0].harvester = richest

    assert centre + 3 < GAME.evaluate(s, 0)
