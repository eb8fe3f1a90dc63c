"""Bots by name, and bots of others: classes and programs."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path

import pytest

from cosmeeple.bots import STRENGTHS, Asked, Host, bot_spec, play_game
from cosmeeple.bots.mcts import MctsBot
from cosmeeple.bots.registry import read_budget
from cosmeeple.bots.rehearse import FittingBot, RehearsalBot
from cosmeeple.bots.simple import FOREVER, GreedyBot, PlannerBot, RolloutBot
from cosmeeple.bots.stdio import ProgramBot, ProgramError
from cosmeeple.kernel.engine.errors import BadInput, UnknownKey
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.thinking.lookahead import LONGEST_TURN

ROOT = Path(__file__).parents[2]
ANTARCTICA = load_game("antarctica")
FIRST_OPTION = f"{sys.executable} {ROOT / 'examples' / 'first_option_bot.py'}"


class FirstOption:
    """A third party's bot: one method."""

    def choose(self, asked: Asked) -> int:
        return asked.options[0]


class NoBot:
    """No method at all."""


def test_names_and_budgets() -> None:
    timed = bot_spec("mcts:250ms").make()
    counted = bot_spec("mcts:500+depth=7+explore=0.25+reuse=0+processes=2").make()
    greedy = bot_spec("greedy+deals=2").make()
    planner = bot_spec("planner+deals=5+tries=60").make()
    flat = bot_spec("rollout:1.5s+depth=20").make()
    rehearsing = bot_spec("nrpa:300+each=20+pace=0.25+kept=1").make()

    assert isinstance(timed, MctsBot)
    assert timed.seconds == 0.25
    assert isinstance(counted, MctsBot)
    assert (counted.iterations, counted.seconds, counted.processes, counted.reuse) == (
        500,
        FOREVER,
        2,
        False,
    )
    assert (counted.knobs.depth, counted.knobs.explore) == (7, 0.25)
    assert isinstance(greedy, GreedyBot)
    assert (greedy.deals, greedy.depth) == (2, 0)
    assert isinstance(planner, PlannerBot)
    assert (planner.deals, planner.tries, planner.depth) == (5, 60, LONGEST_TURN)
    assert isinstance(flat, RolloutBot)
    assert (flat.seconds, flat.depth) == (1.5, 20)
    assert isinstance(rehearsing, RehearsalBot)
    assert (rehearsing.iterations, rehearsing.seconds) == (300, FOREVER)
    assert (rehearsing.each, rehearsing.pace, rehearsing.kept) == (20, 0.25, 1.0)


def test_a_limit_of_time_shortens_what_has_a_budget() -> None:
    hasty, slow, counted = (
        bot_spec("mcts:250ms", 0.1).make(),
        bot_spec("mcts:250ms", 60.0).make(),
        bot_spec("nrpa:9", 2.0),
    )

    assert isinstance(hasty, MctsBot)
    assert isinstance(slow, MctsBot)
    assert (hasty.seconds, slow.seconds) == (0.1, 0.25)
    assert counted.is_exact is False
    for limit, seconds in ((0.5, 0.5), (60.0, 1.0)):
        hard = bot_spec("hard", limit).make()
        assert isinstance(hard, FittingBot)
        assert isinstance(hard.otherwise, MctsBot)
        rehearsing = hard.own["circadians"]
        assert isinstance(rehearsing, RehearsalBot)
        assert (hard.otherwise.seconds, rehearsing.seconds) == (seconds, seconds)
    assert str(bot_spec("hard", 0.5)) == "hard"
    assert bot_spec("greedy", 0.5).is_exact is True


@pytest.mark.parametrize(
    "name", ["random", "greedy", "planner", "rollout:10", "mcts:10", "nrpa:10", *STRENGTHS]
)
def test_specs_travel_between_processes(name: str) -> None:
    spec = pickle.loads(pickle.dumps(bot_spec(name)))

    assert str(spec) == name
    assert (
        spec.make().choose(Host(ANTARCTICA, ANTARCTICA.new(2, 1), [spec.make()] * 2, 1).question(0))
        >= 0
    )


@pytest.mark.parametrize(
    ("name", "exact"), [("mcts:10", True), ("mcts:10ms", False), ("greedy", True), ("hard", False)]
)
def test_a_clock_makes_a_bot_inexact(name: str, exact: bool) -> None:
    assert bot_spec(name).is_exact == exact


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("gredy", "there is no bot 'gredy'; there are greedy"),
        ("mcts:fast", "a budget is a number of iterations"),
        ("mcts:0", "a budget is"),
        ("mcts:0ms", "a budget is"),
        ("greedy:10", "takes no budget"),
        ("greedy+tries=5", "no setting 'tries'; it has deals"),
        ("mcts:10+colour=3", "no setting 'colour'"),
        ("mcts:10+depth", "a setting reads key=number"),
        ("mcts:10+tries=nan", "a setting reads key=number"),
        ("nrpa:10+each=0", "at least one game on each deal"),
        ("nrpa:10+each=0.5", "at least one game on each deal"),
        ("nrpa:10+kept=-1", "no pace, kept or lean below 0"),
        ("nrpa:10+depth=3", "no setting 'depth'; it has each, pace, kept, lean, seconds"),
        ("hard:10", "has a fixed budget"),
        ("nowhere.module:Bot", "cannot be loaded"),
        ("cosmeeple.bots.simple:FOREVER", "no method `choose`"),
        ("stdio:no-such-program", "no program to run"),
        ("stdio:", "no program to run"),
    ],
)
def test_wrong_names_say_what_is_wrong(name: str, words: str) -> None:
    with pytest.raises(BadInput, match=words.replace("(", r"\(")):
        bot_spec(name)


def test_budgets() -> None:
    assert read_budget("2s").seconds == 2.0
    assert read_budget("2s").is_exact is False
    with pytest.raises(BadInput):
        read_budget("-3")


def test_a_class_of_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "theirs.py").write_text(
        "class Last:\n    def choose(self, asked):\n        return asked.options[-1]\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))

    played = play_game(ANTARCTICA, [bot_spec("theirs:Last").make(), FirstOption()], 2)

    assert played.decisions > 10
    with pytest.raises(UnknownKey):
        bot_spec("theirs:Missing")


def test_a_program_plays_like_the_class_that_it_copies() -> None:
    program = bot_spec(f"stdio:{FIRST_OPTION}").make()
    with_program = play_game(ANTARCTICA, [program, FirstOption()], 2)
    with_class = play_game(ANTARCTICA, [FirstOption(), FirstOption()], 2)

    assert with_program == with_program
    assert with_program.final_digest == with_class.final_digest
    assert isinstance(program, ProgramBot)
    program.close()
    program.close()


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("print('nonsense', flush=True); input(); input()", "an answer reads"),
        ("print('{}', flush=True); input(); input()", "an answer reads"),
        ('print(\'{"answer": "fly"}\', flush=True); input(); input()', "'fly' is not among"),
        ("import sys; sys.exit(3)", "exit code 3"),
        ("import time; time.sleep(30)", "no answer within"),
    ],
)
def test_a_program_that_misbehaves(code: str, words: str, tmp_path: Path) -> None:
    script = tmp_path / "bad.py"
    script.write_text(code)
    bot = ProgramBot(f"{sys.executable} {script}", patience=1.0 if "sleep" in code else 20.0)
    host = Host(ANTARCTICA, ANTARCTICA.new(2, 1), [bot, bot], 1)

    with pytest.raises(ProgramError, match=words):
        host.step()
    bot.close()


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(ProgramError, match="cannot be started"):
        ProgramBot("/no/such/program").choose(
            Host(ANTARCTICA, ANTARCTICA.new(2, 1), [FirstOption()] * 2, 1).question(0)
        )
