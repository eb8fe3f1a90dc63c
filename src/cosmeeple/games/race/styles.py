"""Styles of play in Race for the Galaxy: what a bot likes beyond what it is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cosmeeple.games.race.military import general_military
from cosmeeple.games.race.state import State
from cosmeeple.kernel.game import Liking

#: In millionths of a win: a development, a point of Military, a good, a chip.
DEVELOPMENT: Final = 35_000
FORCE: Final = 25_000
GOOD: Final = 25_000
CHIP: Final = 10_000


def worlds(s: State, seat: int) -> int:
    """How many worlds lie in the tableau."""
    return sum(s.kit.facts.is_world[card] for card in s.areas[seat].tableau)


def builder(s: State, seat: int) -> int:
    """Developments."""
    return DEVELOPMENT * (len(s.areas[seat].tableau) - worlds(s, seat))


def warrior(s: State, seat: int) -> int:
    """Military."""
    tableau = s.areas[seat].tableau
    return FORCE * max(0, general_military(s.kit, tableau, len(tableau)))


def trader(s: State, seat: int) -> int:
    """Goods, and what consuming them brings."""
    area = s.areas[seat]
    return GOOD * len(area.goods) + CHIP * area.chips


STYLES: Final[Mapping[str, Liking]] = {
    "builder": builder,
    "warrior": warrior,
    "trader": trader,
}
