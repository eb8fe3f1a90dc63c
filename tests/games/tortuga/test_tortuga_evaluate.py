"""What the evaluation must see, and what `medium` must do: buy influence when 7 Crypto and the way to Tortuga are there,
take Tortuga when that wins, and refresh no market for nothing."""

from __future__ import annotations

import pytest
from tortuga_build import GAME, A, B, Scene, own, scene

from cosmeeple.bots import bot_spec
from cosmeeple.bots.host import Host
from cosmeeple.games.tortuga.state import NOBODY
from cosmeeple.kernel.codec import notation, question

SEEDS = range(3)


def whole_turn(made: Scene, seed: int, name: str = "medium") -> list[str]:
    """What the bot does with A's turn."""
    table = made.table
    host = Host(GAME, table, [bot_spec(name).make(), bot_spec("easy").make()], seed)
    rounds, moves = table.state.rounds, []
    while not table.over() and table.state.active == A and table.state.rounds == rounds:
        seat = table.deciders()[0]
        pick = host.bots[seat].choose(host.question(seat))
        if seat == A:
            moves.append(notation(question(table), pick))
        host.answer(seat, pick)
    return moves


@pytest.mark.parametrize("seed", SEEDS)
def test_seven_crypto_beside_tortuga_become_influence_late_in_the_game(seed: int) -> None:
    made = scene(areas__A__sector="market_1", areas__A__influence=11, areas__B__influence=11, crypto=7, maneuver=1)

    assert "influence" in whole_turn(made, seed)


def test_crypto_and_the_way_to_tortuga_are_worth_most_of_an_influence() -> None:
    near = scene(areas__A__sector="market_1", areas__A__hand=[], crypto=7, maneuver=1)
    far = scene(areas__A__sector="market_1", areas__A__hand=[], crypto=7, maneuver=0)

    assert GAME.evaluate(near.s, A) > GAME.evaluate(far.s, A) + 0.5


@pytest.mark.parametrize("seed", SEEDS)
def test_tortuga_is_taken_when_it_brings_the_fifteenth_influence(seed: int) -> None:
    made = scene(areas__A__influence=12, areas__B__influence=13, maneuver=15)

    assert whole_turn(made, seed)[-1] == "conquer"
    assert made.get("score.winners") == ["A"]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_way_to_a_conquest_that_wins_is_gone(seed: int) -> None:
    """From a sector beside it, with cards that bring the Manoeuvres."""
    made = scene(
        areas__A__sector="market_1",
        areas__A__influence=12,
        areas__B__influence=13,
        areas__A__hand=["gunner", "gunner", "gunner", "gunner"],
    )

    moves = whole_turn(made, seed)

    assert moves[-1] == "conquer", moves
    assert made.get("score.winners") == ["A"]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_clear_leader_usurps(seed: int) -> None:
    """10 and 3 against 5: nobody makes that up in one turn."""
    made = scene(areas__A__influence=10, areas__B__influence=5, maneuver=15)

    assert "conquer" in whole_turn(made, seed)
    assert made.s.usurper == A


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_usurps_for_another(seed: int) -> None:
    """2 and 3 against 12: the last round would be won by B."""
    made = scene(areas__A__influence=2, areas__B__influence=12, maneuver=15)

    whole_turn(made, seed)

    assert made.s.usurper == NOBODY


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("crypto", [1, 2])
def test_no_market_is_refreshed_when_nothing_behind_it_could_be_paid(crypto: int, seed: int) -> None:
    """The cheapest card of the Fortress costs more than what a refresh would leave."""
    made = own(scene(areas__A__sector="fortress", areas__A__hand=[], crypto=crypto), "B", "fortress")
    assert any(option.startswith("refresh") for option in made.options())

    moves = whole_turn(made, seed)

    assert not [move for move in moves if move.startswith("refresh")]


def test_a_refresh_alone_makes_no_position_better() -> None:
    made = scene(areas__A__sector="fortress", areas__A__hand=[], crypto=3)
    before = GAME.evaluate(made.s, A)
    after = made.copy()
    after.play("A " + next(option for option in made.options() if option.startswith("refresh")))
    after.set("crypto", 3)

    assert GAME.evaluate(after.s, A) < before
    assert GAME.evaluate(after.s, B) < GAME.evaluate(made.s, B)


def test_after_the_fall_of_tortuga_the_lead_decides() -> None:
    made = scene(3, areas__A__influence=8, areas__B__influence=5, maneuver=15)
    made.play("A conquer", "A end")

    looks = [GAME.evaluate(made.s, seat) for seat in range(3)]

    assert looks[A] > 5 > -5 > looks[B]
