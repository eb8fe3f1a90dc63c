"""What a game tells the kernel about itself, and the registry of games."""

from __future__ import annotations

import importlib
import importlib.util
import secrets
import sys
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

from cosmeeple.kernel.engine.agenda import Decision, Frame, Simultaneous
from cosmeeple.kernel.engine.domain import Domain
from cosmeeple.kernel.engine.errors import BadInput, UnknownKey
from cosmeeple.kernel.engine.outcome import Outcome
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.kit import Kit
from cosmeeple.kernel.records.fields import Kinds
from cosmeeple.kernel.shelf import packages
from cosmeeple.kernel.thinking.automaton import Rank
from cosmeeple.kernel.thinking.foresight import Mind
from cosmeeple.kernel.words.languages import LANGUAGES, SOURCE, text_in

#: All games in the order in which people see them, also those that other packages bring: shelf.py.
SLUGS = tuple(packages())
SEAT_LETTERS = ("A", "B", "C", "D", "E")

AnyTable = Table[Any]


@dataclass(frozen=True)
class Variant:
    """A variant, scenario or difficulty that is chosen when a table is made; the first value is the
    default."""

    key: str
    values: tuple[str, ...]
    #: Only for these player counts; empty means all.
    seats: tuple[int, ...] = ()


class Action(NamedTuple):
    """One entry of a game's fixed, numbered action space."""

    frame: str
    key: str


class Carry(NamedTuple):
    """How a record of an older version of the rules is carried over to the next one: carry.py."""

    #: Questions that are new, or asked more often, by frame: the answer of who was not asked then.
    answers: Mapping[str, str]
    #: Verbs of answers to questions that are not asked any more.
    gone: tuple[str, ...] = ()


#: The way of a record whose rules are the present ones.
SAME: Final = Carry({})


def anything_fits(_state: Any, _agenda: vec[Frame], _seat: int, _rng: Rng) -> bool:
    """Nothing that waits depends on hidden facts."""
    return True


def always(_state: Any, _seat: int) -> int:
    """All moments are one."""
    return 0


#: What a player of some style sees in a state of its seat beyond what it is worth: (state, seat) ->
#: millionths of a win.
Liking = Callable[[Any, int], int]
#: The styles that games may have, by name.
STYLES: Final = ("builder", "warrior", "explorer", "trader")


def no_mind(_seats: int) -> Mind | None:
    """Nothing was learned about the game."""
    return None


@dataclass(frozen=True)
class Game:
    """A whole game behind one small interface. Callables get states, never a table with true hidden
    facts to keep."""

    slug: str
    names: Mapping[str, str]
    seats: tuple[int, ...]
    rules_version: int
    options: tuple[Variant, ...]
    kinds: Kinds
    state: type
    frames: tuple[type[Frame], ...]
    load_kit: Callable[[Path | None], Kit]
    #: (kit, seats, options, rng) -> state and agenda, before the first effect happened.
    setup: Callable[[Any, int, Mapping[str, str], Rng], Table[Any]]
    #: (state, seat, pending frame) -> a state in which everything the seat may not know is HIDDEN;
    #: it may share with the true one what lies open: clone it to keep it or to change it.
    mask: Callable[[Any, int, Frame | None], Any]
    #: (state, seat, pending frame, rng) -> nothing; deals again, in place, what the seat does not
    #: know.
    redeal: Callable[[Any, int, Frame | None, Rng], None]
    outcome: Callable[[Any], Outcome]
    #: (state, seat) -> how good the position looks for the seat, in points of the final score.
    evaluate: Callable[[Any, int], float]
    #: What must stay constant, by name: pieces, cards, money.
    laws: Callable[[Any], dict[str, int]]
    #: A random game never needs more decisions than this.
    longest: int
    #: How the rulebook's automaton ranks the answers of a player's seat, where the game has one
    #: that can hold it.
    automaton: Rank | None = None
    #: How many ways of a turn a bot tries out in one deal of what is hidden. Few where cards are
    #: drawn in the middle of a turn: there a deep plan follows the luck of that deal, and more
    #: deals are worth more than more ways.
    plan_tries: int = 400
    #: How many own turns the search plays on below a leaf, alone against an automaton, where nobody
    #: else's turn ends the horizon. One where the evaluation is better at judging the present than
    #: at choosing for the future.
    turns_alone: int = 6
    #: (state, seat) -> which moment of the game it is to a seat that plans ahead, from 0 to 2**20:
    #: the round and what is left to do in it, so that a plan can say what to do when. Bots that
    #: rehearse whole games use it.
    moment: Callable[[Any, int], int] = always
    #: Are rehearsed games a better guide than the tree search here? Measured (docs/laboratory.md);
    #: the strong bot goes by it.
    rehearses: bool = False
    #: (seats) -> what bots that think ahead know of the game by its network; None where there is
    #: none.
    mind: Callable[[int], Mind | None] = no_mind
    #: (seats) -> the same by a policy that was learned from whole games; None where there is none.
    policy: Callable[[int], Mind | None] = no_mind
    #: Ways of playing that bots can be asked for, each with what it likes; of `STYLES`.
    styles: Mapping[str, Liking] = field(default_factory=dict)
    #: (state, agenda, seat, rng) -> does the new deal suit the frames that wait? After `redeal`:
    #: others can finish what they have begun, as the seat knows. It may exchange in place what the
    #: seat does not know.
    fit: Callable[[Any, vec[Frame], int, Rng], bool] = anything_fits
    #: By older version of the rules: how its records and tables are carried over to the version
    #: after it. A version whose states and frames have another shape cannot be carried over.
    carries: Mapping[int, Carry] = field(default_factory=dict)
    #: Effects that everybody knows to be waiting: views show them, nearest first.
    foreseen: tuple[type[Frame], ...] = ()
    #: The package that brings the game, `__package__` in its `__init__.py`; empty for the folder of
    #: the slug here.
    package: str = ""

    def __post_init__(self) -> None:
        """Its name in languages that somebody has brought, too."""
        english = self.names[SOURCE]
        names = {one: self.names.get(one) or text_in(one, english, english) for one in LANGUAGES}
        object.__setattr__(self, "names", names)

    def way_from(self, version: object) -> Carry | None:
        """All steps from a version of the rules to the present one as one, or None when one of them
        is not declared."""
        if not isinstance(version, int) or not 0 < version <= self.rules_version:
            return None
        answers: dict[str, str] = {}
        gone: tuple[str, ...] = ()
        for step in range(version, self.rules_version):
            if step not in self.carries:
                return None
            answers.update(self.carries[step].answers)
            gone += self.carries[step].gone
        return Carry(answers, gone)

    @property
    def home(self) -> str:
        """The package of the game."""
        return self.package or f"cosmeeple.games.{self.slug}"

    def folder(self) -> Path:
        """Where the game's data files lie: components.toml, rules.toml, locale."""
        return Path(str(resources.files(self.home)))

    def part(self, name: str) -> ModuleType | None:
        """A module that a game may bring or not: its drawing, `drawing.plain`, events, encoder,
        needs, nets."""
        whole = f"{self.home}.{name}"
        try:
            return importlib.import_module(whole) if importlib.util.find_spec(whole) else None
        except ModuleNotFoundError as error:
            if not whole.startswith(f"{error.name}."):
                raise
            return None  # not even the folder that it would lie in

    def check_seats(self, seats: int) -> None:
        """BadInput unless so many can play it."""
        if seats not in self.seats:
            wanted = ", ".join(map(str, self.seats))
            raise BadInput(f"{self.slug} is for {wanted} players, not {seats}")

    def full_options(self, seats: int, given: Mapping[str, str] | None = None) -> dict[str, str]:
        """The given options checked, the others at their defaults."""
        options = {
            option.key: option
            for option in self.options
            if not option.seats or seats in option.seats
        }
        chosen = {key: option.values[0] for key, option in options.items()}
        for key, value in (given or {}).items():
            if key not in options:
                known = ", ".join(options) or "none"
                raise UnknownKey(
                    f"{self.slug} has no option {key!r} with {seats} players; it has {known}"
                )
            if value not in options[key].values:
                raise UnknownKey(
                    f"option {key} can be {', '.join(options[key].values)}; not {value!r}"
                )
            chosen[key] = value
        return chosen

    def new(
        self,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        kit: Kit | None = None,
        telling: bool = False,
        chance: Rng | None = None,
    ) -> Table[Any]:
        """A fresh table, at its first decision. Its chance is the quick generator over the seed
        unless one is given."""
        self.check_seats(seats)
        chosen = self.full_options(seats, options)
        rng = chance or Rng(state_from_seed(secrets.randbits(128) if seed is None else seed))
        table = self.setup(kit or self.kit(), seats, chosen, rng)
        table.telling = telling
        table.settle()
        return table

    def kit(self, components: Path | None = None) -> Kit:
        """The component data: our own, or a corrected file."""
        return self.load_kit(components) if components else default_kit(self)

    def frame(self, name: str) -> type[Frame]:
        """The class of a frame by its name."""
        for frame in self.frames:
            if frame.__name__ == name:
                return frame
        raise UnknownKey(
            f"{self.slug} has no frame {name!r}; it has "
            f"{', '.join(f.__name__ for f in self.frames)}"
        )

    def questions(self) -> list[type[Decision] | type[Simultaneous]]:
        """The frames that ask, in fixed order."""
        return [frame for frame in self.frames if issubclass(frame, (Decision, Simultaneous))]

    def actions(self) -> tuple[Action, ...]:
        """The fixed action space: every answer of every question, numbered by its place here."""
        return all_actions(self)

    def action(self, frame: Frame, pick: int) -> int:
        """The number of an answer in the action space."""
        return action_numbers(self)[type(frame).__name__][pick]

    def pick(self, action: int) -> tuple[str, int]:
        """The frame and the pick behind a number of the action space."""
        for name, (first, domain) in action_offsets(self).items():
            if first <= action < first + domain.size():
                return name, domain.picks[action - first]
        raise BadInput(f"{self.slug} has actions 0 to {len(self.actions()) - 1}, not {action}")

    def __hash__(self) -> int:
        return hash(self.slug)


_KITS: dict[Game, Kit] = {}
_LOADING = threading.Lock()


def default_kit(game: Game) -> Kit:
    """The kit of the game's own file, read once: threads that ask at the same time get the same
    one."""
    kit = _KITS.get(game)
    if kit is None:
        with _LOADING:
            kit = _KITS.get(game)
            if kit is None:
                kit = _KITS[game] = game.load_kit(None)
    return kit


@cache
def action_offsets(game: Game) -> dict[str, tuple[int, Domain]]:
    """For each question the number of its first answer in the action space, and its domain."""
    offsets = {}
    first = 0
    for frame in game.questions():
        offsets[frame.__name__] = (first, frame.domain)
        first += frame.domain.size()
    return offsets


@cache
def action_numbers(game: Game) -> dict[str, dict[int, int]]:
    """For each question the number of each answer in the action space."""
    return {
        name: {pick: first + place for place, pick in enumerate(domain.picks)}
        for name, (first, domain) in action_offsets(game).items()
    }


@cache
def all_actions(game: Game) -> tuple[Action, ...]:
    """The action space: every answer of every question, in order."""
    return tuple(
        Action(name, domain.key(pick))
        for name, (_, domain) in action_offsets(game).items()
        for pick in domain.picks
    )


def load_game(slug: str) -> Game:
    """The game with this slug."""
    if slug not in SLUGS:
        raise UnknownKey(f"there is no game {slug!r}; there are {', '.join(SLUGS)}")
    package = packages()[slug]
    game = getattr(importlib.import_module(package), "GAME", None)
    if not isinstance(game, Game) or game.slug != slug:
        raise BadInput(f"{package} brings no GAME with the slug {slug!r}")
    return game


@cache
def all_games() -> tuple[Game, ...]:
    """Every game, in the order in which people see them. A foreign one that does not load is named
    and left out."""
    found = []
    for slug in SLUGS:
        try:
            found.append(load_game(slug))
        except Exception as error:
            if packages()[slug] == f"cosmeeple.games.{slug}":
                raise
            sys.stderr.write(
                f"cosmeeple: the game {slug!r} of another package does not load: {error}\n"
            )
    return tuple(found)


def seat_number(text: str, seats: int) -> int:
    """A seat by its letter."""
    if len(text) == 1 and text in SEAT_LETTERS[:seats]:
        return SEAT_LETTERS.index(text)
    raise UnknownKey(f"there is no seat {text!r}; there are {', '.join(SEAT_LETTERS[:seats])}")
