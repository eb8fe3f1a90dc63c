"""The networks of Race, one for two players, and one for more where somebody has trained it; and
what their training needs to know of the game."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from cosmeeple.games.race.explore import KeepExplored
from cosmeeple.games.race.inputs import COUNT, HAND, IN_REACH, LAYOUT, inputs, phases_to_come
from cosmeeple.games.race.mind import RaceMind, utility
from cosmeeple.games.race.round import ChooseAction
from cosmeeple.games.race.state import State
from cosmeeple.games.race.vocabulary import ACTIONS, CARD_COUNT, CARDS
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.thinking.foresight import Mind
from cosmeeple.kernel.thinking.netfile import load_net, net_of

FOLDER = Path(__file__).parent
#: The value first, then how likely each action is.
HEADS: Final = ("value", *ACTIONS)
TABLES: Final = {"worth": CARD_COUNT}
#: What a single card in hand is worth: its inputs begin here, those of cards that can be placed
#: there.
WORTH_FROM: Final = (HAND, IN_REACH, CARD_COUNT)
FOR_TWO: Final = "net-2.bin"
#: Player counts that share a network, by the name of its file.
NETS: Final = {FOR_TWO: (2,), "net-many.bin": (3, 4, 5)}
#: The games that are played for learning: options by player count, those played most often first.
VARIANTS: Final = ({"expansion": "base"}, {"expansion": "artifacts"})

__all__ = [
    "COUNT",
    "HEADS",
    "NETS",
    "TABLES",
    "VARIANTS",
    "WORTH_FROM",
    "inputs",
    "mind_for",
    "mind_of",
    "utility",
]


def inputs_digest() -> str:
    """The fingerprint of what the inputs mean."""
    words = [f"{name}:{size}" for name, size in LAYOUT]
    return blake2b(" ".join([*words, *CARDS]).encode(), digest_size=12).hexdigest()


def net_name(seats: int) -> str:
    return next(name for name, counts in NETS.items() if seats in counts)


@cache
def mind_for(seats: int) -> Mind | None:
    """What bots think with at a table of so many: their own network or, without one, that of the
    table for two, which sees the strongest of the others alone; None where none is there."""
    for name in (net_name(seats), FOR_TWO):
        if (FOLDER / name).is_file():
            return mind_of(FOLDER / name, as_two=name == FOR_TWO)
    return None


def mind_of(path: Path, as_two: bool = False) -> RaceMind:
    _, weights = load_net(path, inputs_digest())
    return RaceMind(net_of(weights), weights.tables["worth"], as_two)


def stage(t: Table[Any]) -> int:
    """A number that changes where a position is worth learning from: at the choice of actions and
    at the beginning of every phase; 0 where it is not."""
    s: State = t.state
    frame = t.agenda[-1]
    if s.round == 0 or isinstance(frame, KeepExplored):
        return 0
    return s.round * 64 + phases_to_come(t) * 2 + (1 if isinstance(frame, ChooseAction) else 0)


def is_choice(t: Table[Any]) -> bool:
    """Is it the question whose answers are learned?"""
    return isinstance(t.agenda[-1], ChooseAction)
