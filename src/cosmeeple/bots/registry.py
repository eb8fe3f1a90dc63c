"""Bots by name: `random`, `automaton`, `greedy`, `planner`, `rollout:300`, `mcts:200ms`,
`nrpa:500ms`, `hard`, `medium+style=builder`, `module:Class`, `stdio:command`.

A budget is a number of iterations (`mcts:500`) or a time per decision (`mcts:200ms`, `mcts:1.5s`).
Settings follow with plus signs: `mcts:2000+processes=2+depth=10`. docs/bots.md lists them.
"""

from __future__ import annotations

import difflib
import importlib
import math
import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any

from cosmeeple.bots.automaton import NAME as AUTOMATON
from cosmeeple.bots.automaton import AutomatonBot, check_has_automaton
from cosmeeple.bots.base import Bot
from cosmeeple.bots.foresee import ForesightBot, check_has_mind
from cosmeeple.bots.mcts import Knobs, MctsBot
from cosmeeple.bots.rehearse import FittingBot, RehearsalBot
from cosmeeple.bots.simple import ENDLESS, FOREVER, GreedyBot, PlannerBot, RandomBot, RolloutBot
from cosmeeple.bots.stdio import ProgramBot
from cosmeeple.bots.turns import TurnsBot, policy_of
from cosmeeple.kernel.engine.errors import BadInput, UnknownKey
from cosmeeple.kernel.game import STYLES, Game
from cosmeeple.system import split_command

#: The strengths that the table offers, for any game: one answer ahead, one turn ahead, the search.
STRENGTHS = {
    "easy": "greedy+deals=1",
    "medium": "planner+deals=4+tries=40",
    "hard": "mcts:2000+seconds=1",
}
#: All that there is, for whoever has the time; not offered at the table until matches say how
#: strong it is.
MASTER = {"master": "mcts:20000+seconds=5"}
#: The same strengths in games with something better, by matches: docs/strength.md.
OWN: dict[str, dict[str, str]] = {
    "antarctica": {
        "easy": "foresee:24+temperature=0.02",
        "medium": "foresee:100+moments=3+trust=0.15",
        "hard": "foresee:1200+moments=3+trust=0.15+explore=0.3+seconds=1",
        "master": "foresee:7000+moments=3+trust=0.15+explore=0.3+seconds=5",
    },
    "tortuga": {
        "easy": "foresee:24+trust=0.15+temperature=0.06",
        "medium": "foresee:150+moments=3+trust=0.15",
        "hard": "turns:600+turns=32+seconds=1",
        "master": "turns:4000+turns=64+seconds=5",
    },
    "relics": {
        "easy": "foresee:24+trust=0.15+temperature=0.06",
        "medium": "foresee:100+moments=3+trust=0.15",
        "hard": "nrpa:4000+seconds=1",
        "master": "nrpa:40000+seconds=5",
    },
    "circadians": {
        "easy": "foresee:24+trust=0.15+temperature=0.02",
        "medium": "foresee:100+moments=3+trust=0.15",
        "hard": "nrpa:600+seconds=1",
        "master": "nrpa:6000+seconds=5",
    },
    "race": {
        "easy": "foresee:16+temperature=0.04",
        "medium": "foresee:100",
        "hard": "foresee:600+moments=2+seconds=1",
        "master": "foresee:6000+moments=2+seconds=5",
    },
}
#: Those that can be asked for a style.
STYLED = ("foresee", "turns", "nrpa")
#: Those that take no budget.
PLAIN = ("random", AUTOMATON, "greedy", "planner")
NAMES = (*PLAIN, "rollout", "mcts", "nrpa", "foresee", "turns", *STRENGTHS, *MASTER)

ITERATIONS = re.compile(r"[1-9][0-9]{0,8}")
TIME = re.compile(r"([0-9]+(?:\.[0-9]+)?)(ms|s)")
DEFAULT_SECONDS = 0.2
#: The one setting that is a word.
STYLE = "style="


@dataclass(frozen=True)
class Budget:
    """How much a bot may think for one decision."""

    iterations: int = ENDLESS
    seconds: float = FOREVER

    @property
    def is_exact(self) -> bool:
        """Is play the same on every machine?"""
        return self.seconds >= FOREVER


def read_budget(text: str) -> Budget:
    """Iterations, or a time.

    >>> read_budget("500").iterations, read_budget("200ms").seconds
    (500, 0.2)
    """
    if ITERATIONS.fullmatch(text):
        return Budget(iterations=int(text))
    timed = TIME.fullmatch(text)
    if timed and float(timed[1]) > 0:
        return Budget(seconds=float(timed[1]) / (1000 if timed[2] == "ms" else 1))
    raise BadInput(
        f"a budget is a number of iterations (500) or a time (200ms, 1.5s), not {text!r}"
    )


@dataclass(frozen=True)
class BotSpec:
    """A bot by name, checked, not yet made: picklable, so it can travel to other processes."""

    text: str
    make: Callable[[], Bot]
    #: Plays the same under the same seed on every machine: no clock, no foreign program.
    is_exact: bool
    #: A style of the game that it leans to; not every game has every style.
    style: str = ""

    def __str__(self) -> str:
        return self.text

    def check(self, game: Game) -> None:
        """BadInput when it cannot play this game: only some have an automaton."""
        if self.text == AUTOMATON:
            check_has_automaton(game)
        name = self.text.partition(":")[0].partition("+")[0]
        if name == "foresee":
            check_has_mind(game)
        if name == "turns":
            policy_of(game, game.seats[-1])
        if self.style and self.style not in game.styles:
            raise BadInput(
                f"{game.slug} has no style {self.style}; it has {', '.join(game.styles) or 'none'}"
            )


def bot_spec(text: str, limit: float = FOREVER) -> BotSpec:
    """The bot behind a text; UnknownKey or BadInput says what is wrong with it.

    A search stops after `limit` seconds for one decision, or earlier where its own budget says so.
    """
    text = text.strip()
    if text.startswith("stdio:"):
        return program_spec(text)
    head, *settings = text.split("+")
    name, _, budget = head.partition(":")
    if name not in NAMES:
        if re.fullmatch(r"[\w.]+:\w+", text):
            return class_spec(text)
        near = difflib.get_close_matches(name, NAMES, 3) or NAMES
        raise UnknownKey(
            f"there is no bot {name!r}; there are {', '.join(near)}, module:Class and stdio:command"
        )
    settings, style = without_style(settings)
    if style and name not in (*STYLED, *STRENGTHS, *MASTER):
        raise UnknownKey(f"{name} has no style; {', '.join((*STRENGTHS, *MASTER, *STYLED))} have")
    if name in STRENGTHS or name in MASTER:
        if budget or settings:
            variable = " or ".join(
                dict.fromkeys(
                    each[name] for each in (STRENGTHS | MASTER, *OWN.values()) if name in each
                )
            )
            raise BadInput(f"{name} has a fixed budget; {variable} can be varied")
        return strength_spec(name, style, limit)
    numbers = dict(read_setting(each) for each in settings)
    return built_in_spec(text, name, budget, numbers, style, limit)


def strength_of(text: str) -> str:
    """A bot's name without its style.

    >>> strength_of("medium+style=builder"), strength_of("hard")
    ('medium', 'hard')
    """
    return text.partition(f"+{STYLE}")[0]


def without_style(settings: list[str]) -> tuple[list[str], str]:
    """The settings that are numbers, and the style, which is a word; UnknownKey where there is no
    such style."""
    found = [each.removeprefix(STYLE) for each in settings if each.startswith(STYLE)]
    for style in found:
        if style not in STYLES:
            raise UnknownKey(f"there is no style {style!r}; there are {', '.join(STYLES)}")
    if len(found) > 1:
        raise BadInput("a bot has one style at most")
    return [each for each in settings if not each.startswith(STYLE)], "".join(found)


def strength_spec(name: str, style: str, limit: float) -> BotSpec:
    """A strength by name: each game's own bot for it, or the general one, which has no style."""
    words = f"+{STYLE}{style}" if style else ""
    otherwise = bot_spec((STRENGTHS | MASTER)[name], limit)
    own = {
        slug: bot_spec(names[name] + words, limit) for slug, names in OWN.items() if name in names
    }
    maker = FittingMaker(otherwise.make, tuple((slug, spec.make) for slug, spec in own.items()))
    is_exact = otherwise.is_exact and all(spec.is_exact for spec in own.values())
    return BotSpec(name + words, maker, is_exact, style)


@dataclass(frozen=True)
class FittingMaker:
    """Makes the bot of a strength that is another one in some games."""

    otherwise: Callable[[], Bot]
    own: tuple[tuple[str, Callable[[], Bot]], ...]

    def __call__(self) -> Bot:
        return FittingBot(self.otherwise(), {slug: make() for slug, make in self.own})


def read_setting(text: str) -> tuple[str, float]:
    """`key=number` of a bot's name; BadInput for anything else."""
    key, _, value = text.partition("=")
    try:
        number = float(value)
    except ValueError:
        number = math.nan
    if not math.isfinite(number):
        raise BadInput(f"a setting reads key=number, not {text!r}")
    return key, number


def built_in_spec(
    text: str,
    name: str,
    budget_text: str,
    settings: dict[str, float],
    style: str,
    limit: float,
) -> BotSpec:
    """One of our own bots by name, budget, settings and style."""
    if name in PLAIN and budget_text:
        raise BadInput(f"{name} takes no budget, but {budget_text!r} was given")
    budget = read_budget(budget_text) if budget_text else Budget(seconds=DEFAULT_SECONDS)
    known, build = BUILDERS[name]
    if "seconds" in settings and "seconds" in known:
        budget = replace(budget, seconds=settings.pop("seconds"))
    budget = replace(budget, seconds=min(budget.seconds, limit))
    unknown = [key for key in settings if key not in known]
    if unknown:
        raise UnknownKey(
            f"{name} has no setting {unknown[0]!r}; it has {', '.join(known) or 'none'}"
        )
    make = Maker(build, budget, tuple(sorted(settings.items())), style)
    make()  # a bot that refuses its settings says so now, not in the middle of a game
    return BotSpec(text, make, name in PLAIN or budget.is_exact, style)


@dataclass(frozen=True)
class Maker:
    """Makes a bot; an object instead of a closure, so that it can be pickled."""

    build: Callable[[Budget, dict[str, float]], Bot]
    budget: Budget
    settings: tuple[tuple[str, float], ...]
    style: str = ""

    def __call__(self) -> Bot:
        bot = self.build(self.budget, dict(self.settings))
        if isinstance(bot, ForesightBot | TurnsBot | RehearsalBot):
            bot.style = self.style
        return bot


def as_whole(settings: dict[str, float], like: Any) -> dict[str, Any]:
    """Numbers in the type that the fields of a class have."""
    types = {field.name: field.type for field in fields(like)}
    return {key: value if types[key] == "float" else int(value) for key, value in settings.items()}


def build_random(_budget: Budget, _settings: dict[str, float]) -> Bot:
    """Any answer."""
    return RandomBot()


def build_automaton(_budget: Budget, _settings: dict[str, float]) -> Bot:
    """What the rulebook's own opponent would do."""
    return AutomatonBot()


def build_greedy(_budget: Budget, settings: dict[str, float]) -> Bot:
    """The answer that the evaluation likes best."""
    return GreedyBot(**as_whole(settings, GreedyBot))


def build_planner(_budget: Budget, settings: dict[str, float]) -> Bot:
    """The best turn, looked through to its end."""
    return PlannerBot(**as_whole(settings, PlannerBot))


def build_rollout(budget: Budget, settings: dict[str, float]) -> Bot:
    """The answer after which random games end best."""
    return RolloutBot(budget.iterations, budget.seconds, **as_whole(settings, RolloutBot))


def build_mcts(budget: Budget, settings: dict[str, float]) -> Bot:
    """Tree search."""
    own = {key: int(settings.pop(key)) for key in ("processes", "reuse") if key in settings}
    knobs = Knobs(**as_whole(settings, Knobs))
    return MctsBot(
        budget.iterations, budget.seconds, knobs, own.get("processes", 1), bool(own.get("reuse", 1))
    )


def build_nrpa(budget: Budget, settings: dict[str, float]) -> Bot:
    """Whole games rehearsed."""
    return RehearsalBot(budget.iterations, budget.seconds, **as_whole(settings, RehearsalBot))


def build_foresee(budget: Budget, settings: dict[str, float]) -> Bot:
    """Answers judged at the same moment by a learned network."""
    return ForesightBot(budget.iterations, budget.seconds, **as_whole(settings, ForesightBot))


def build_turns(budget: Budget, settings: dict[str, float]) -> Bot:
    """Whole turns compared, drawn from the learned policy."""
    return TurnsBot(budget.iterations, budget.seconds, **as_whole(settings, TurnsBot))


BUILDERS: dict[str, tuple[tuple[str, ...], Callable[[Budget, dict[str, float]], Bot]]] = {
    "random": ((), build_random),
    AUTOMATON: ((), build_automaton),
    "greedy": (("deals",), build_greedy),
    "planner": (("deals", "tries"), build_planner),
    "rollout": (("depth", "seconds"), build_rollout),
    "mcts": (
        (*[field.name for field in fields(Knobs)], "processes", "reuse", "seconds"),
        build_mcts,
    ),
    "foresee": (
        ("moments", "temperature", "trust", "explore", "processes", "seconds"),
        build_foresee,
    ),
    "turns": (("moments", "turns", "trust", "seconds"), build_turns),
    "nrpa": (("each", "pace", "kept", "lean", "seconds"), build_nrpa),
}


# --- bots of others


@dataclass(frozen=True)
class ClassMaker:
    """Makes a bot of a third party's class."""

    module: str
    name: str

    def __call__(self) -> Bot:
        bot = getattr(importlib.import_module(self.module), self.name)()
        assert isinstance(bot, Bot)
        return bot


def class_spec(text: str) -> BotSpec:
    """`package.module:Class`: a class without constructor arguments and with a method `choose`."""
    module, _, name = text.partition(":")
    try:
        found = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise UnknownKey(f"the bot {text} cannot be loaded: {error}") from None
    if not callable(getattr(found, "choose", None)):
        raise BadInput(f"{text} has no method `choose`, so it is no bot")
    return BotSpec(text, ClassMaker(module, name), True)


@dataclass(frozen=True)
class ProgramMaker:
    """Makes a bot that is another program."""

    command: str

    def __call__(self) -> Bot:
        return ProgramBot(self.command)


def program_spec(text: str) -> BotSpec:
    """`stdio:command`: a program that speaks our lines of JSON."""
    command = text.removeprefix("stdio:")
    words = split_command(command)
    if not words or shutil.which(words[0]) is None:
        raise UnknownKey(f"there is no program to run in {text!r}")
    return BotSpec(text, ProgramMaker(command), True)
