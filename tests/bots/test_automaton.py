"""The rulebook's automaton as a bot: it needs a game that has one, and says which priority
decided."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from cosmeeple.arena.plan import make_plan
from cosmeeple.bots import Asked, Host, bot_spec, explain
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.game import AnyTable, load_game
from cosmeeple.kernel.thinking.automaton import Followed, Priority

ANTARCTICA = load_game("antarctica")


def last_first(_table: AnyTable, _seat: int, picks: list[int], _rng: Rng) -> list[Priority]:
    """Two priorities of no game: none is better, then the last answer."""
    level = Priority("ANT-001", "level", [0.0] * len(picks))
    return [level, Priority("ANT-002", "last", [float(place) for place in range(len(picks))])]


def first_question() -> Asked:
    game = replace(ANTARCTICA, automaton=last_first)
    return Host(game, game.new(2, 1), [bot_spec("automaton").make()] * 2, 1).question(0)


def test_it_follows_the_priorities_of_the_game_and_tells_them() -> None:
    asked = first_question()

    thought = explain(bot_spec("automaton").make(), asked)

    count = len(asked.options)
    assert thought.pick == asked.options[-1]
    assert thought.followed == (
        Followed("ANT-001", "level", count, count),
        Followed("ANT-002", "last", count, 1),
    )
    assert thought.unit == "priorities"


def test_its_spec_and_its_thoughts_travel_between_processes() -> None:
    spec = pickle.loads(pickle.dumps(bot_spec("automaton")))
    thought = explain(spec.make(), first_question())

    assert spec.is_exact
    assert pickle.loads(pickle.dumps(thought)) == thought


def test_a_game_without_one_is_refused_by_name() -> None:
    with pytest.raises(BadInput, match="Antarctica has no automaton"):
        bot_spec("automaton").check(ANTARCTICA)
    with pytest.raises(BadInput, match="Antarctica has no automaton"):
        make_plan(ANTARCTICA, ["automaton", "greedy"])
    with pytest.raises(BadInput, match="Antarctica has no automaton"):
        bot_spec("automaton").make().choose(replace(first_question(), game=ANTARCTICA))


@pytest.mark.parametrize("name", ["automaton:100", "automaton+deals=2"])
def test_it_takes_no_budget_and_no_settings(name: str) -> None:
    with pytest.raises(BadInput, match="automaton"):
        bot_spec(name)
