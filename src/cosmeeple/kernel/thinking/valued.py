"""What an evaluation counts, in parts that people can name: the points of the evaluation, part by
part.

A game declares its parts in `games/SLUG/valued.py`; `valued-KEY` are their words. Together they are
the prospects that the game's evaluation compares (`tests/study/test_valued.py`), so an explanation
by them leaves nothing out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, cast

from cosmeeple.kernel.game import Game

#: The last part of every game: what the strongest of the others has, which counts against the seat.
OTHERS: Final = "others"


class Valued(NamedTuple):
    """The parts of one game's evaluation."""

    keys: tuple[str, ...]
    #: (state, seat) -> the points of every part, in the order of the keys.
    parts: Callable[[Any, int], Sequence[float]]


@cache
def valued(game: Game) -> Valued | None:
    """The parts of a game's evaluation; None where it does not say."""
    own = game.part("valued")
    return None if own is None else cast(Valued, own.VALUED)


def places_of(features: Sequence[str], parts: Mapping[str, Sequence[str]]) -> list[int]:
    """For every feature of an evaluation the part that it belongs to; each belongs to exactly one.

    >>> places_of(["score", "hand", "chips"], {"points": ["score", "chips"], "cards": ["hand"]})
    [0, 1, 0]
    """
    home = {feature: place for place, names in enumerate(parts.values()) for feature in names}
    named = [feature for names in parts.values() for feature in names]
    if sorted(named) != sorted(features):
        raise ValueError(
            f"not every feature belongs to one part: {sorted(set(named) ^ set(features))}"
        )
    return [home[feature] for feature in features]


def parted(
    places: Sequence[int], count: int, rows: Sequence[tuple[list[float], float]], found: list[float]
) -> list[float]:
    """Weighted features by part: `rows` are rows of weights with their shares."""
    worth = [0.0] * count
    for weights, share in rows:
        for place, weight, number in zip(places, weights, found, strict=True):
            worth[place] += share * weight * number
    return worth
