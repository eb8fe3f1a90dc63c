"""The bot that compares whole turns: what a turn is, how it is followed, what the bot says and
remembers."""

from __future__ import annotations

import pytest

from cosmeeple.bots import Host, bot_spec, explain, play_game
from cosmeeple.bots.turns import Stage, Step, Turn, TurnsBot, dealt, policy_of
from cosmeeple.games.tortuga.actions import TakeAction
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import load_game

TORTUGA = load_game("tortuga")
#: Nothing is answered so.
NEVER = 1 << 19


def in_the_middle(bot: TurnsBot, seed: int = 5) -> Host:
    """A question with several answers after some turns by the policy."""
    table = TORTUGA.new(2, seed)
    mind, rng = policy_of(TORTUGA, 2), Rng(state_from_seed(seed))
    while table.state.rounds < 4 or len(table.legal) < 4:
        table.play(mind.quick(table, table.decider, list(table.legal), rng))
    return Host(TORTUGA, table, [bot, bot], seed)


def test_it_tells_every_option_and_how_the_turn_goes_on() -> None:
    host = in_the_middle(TurnsBot(120, turns=6))
    asked = host.question(host.table.decider)
    thought = explain(TurnsBot(120, turns=6), asked)

    assert thought.pick == thought.considered[0].pick
    assert sorted(option.pick for option in thought.considered) == asked.options
    assert sum(option.visits for option in thought.considered) == thought.effort >= 60
    assert all(0 <= option.value <= 1 for option in thought.considered)
    letter = "AB"[asked.seat]
    assert thought.considered[0].line
    assert all(text.startswith(f"{letter} ") for text in thought.considered[0].line)


def test_a_turn_is_followed_as_far_as_it_is_possible() -> None:
    host = in_the_middle(TurnsBot(1))
    seat = host.table.decider
    stage = Stage(policy_of(TORTUGA, 2), seat, 3, None)
    asked = host.question(seat)
    table = dealt(asked)
    drawn, same, other = Turn(()), Turn(()), Turn(())
    stage.play(table.clone(), (), Rng(3), drawn)
    stage.play(table.clone(), drawn.steps, Rng(99), same)
    impossible = (drawn.steps[0], Step(TakeAction, NEVER), *drawn.steps[1:])
    stage.play(table.clone(), impossible, Rng(99), other)

    assert same.steps == drawn.steps  # whatever the luck of the draws
    assert same.leaning == drawn.leaning <= 0
    assert other.first == drawn.first
    assert all(step.pick != NEVER for step in other.steps)


def test_a_turn_ends_at_the_next_moment() -> None:
    host = in_the_middle(TurnsBot(1))
    mind = policy_of(TORTUGA, 2)
    stage = Stage(mind, host.table.decider, 3, None)
    table = dealt(host.question(host.table.decider))
    before = mind.moment(table)
    stage.play(table, (), Rng(3))

    assert mind.moment(table) != before


def test_what_is_left_of_a_turn_is_a_candidate_again() -> None:
    bot = TurnsBot(80, turns=4)
    host = in_the_middle(bot)
    seat = host.table.decider
    host.answer(seat, bot.choose(host.question(seat)))
    rest = bot._rest
    assert rest
    while host.table.decider != seat:
        host.answer(host.table.decider, int(host.table.legal[0]))
    asked = host.question(seat)
    stage = Stage(policy_of(TORTUGA, 2), seat, 3, None)
    turns = bot.drawn(stage, asked)

    assert any(turn.steps[: len(rest)] == rest for turn in turns)


def test_a_style_likes_what_it_likes_only_while_the_game_is_open() -> None:
    host = in_the_middle(TurnsBot(1))
    seat = host.table.decider
    plain = Stage(policy_of(TORTUGA, 2), seat, 3, None)
    styled = Stage(policy_of(TORTUGA, 2), seat, 3, TORTUGA.styles["warrior"])
    table = host.table.clone()
    held = [place for place in range(len(table.state.control)) if table.state.control[place] < 0]
    table.state.control[held[0]] = seat
    liking = TORTUGA.styles["warrior"](table.state, seat)

    assert liking > 0
    assert 0 < styled.value(table) - plain.value(table) <= liking
    table.finish()
    assert styled.value(table) == plain.value(table)


def test_it_plays_the_same_under_the_same_seed_and_ends_in_time() -> None:
    bots = ["turns:24+turns=3+moments=1", "easy"]

    def played() -> str:
        return play_game(TORTUGA, [bot_spec(bot).make() for bot in bots], 7).final_digest

    assert played() == played()
    hasty = TurnsBot(10**6, seconds=0.01, turns=2)
    host = in_the_middle(hasty)
    assert hasty.choose(host.question(host.table.decider)) in list(host.table.legal)


def test_what_it_cannot_do_is_refused() -> None:
    with pytest.raises(BadInput, match="race has no policy"):
        bot_spec("turns:10").check(load_game("race"))
    with pytest.raises(BadInput, match="at least one moment and turn"):
        bot_spec("turns:10+turns=0")
