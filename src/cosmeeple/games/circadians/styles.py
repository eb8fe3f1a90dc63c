"""Styles of play in Circadians: First Light: what a bot likes beyond what it is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cosmeeple.games.circadians.state import State
from cosmeeple.games.circadians.vocabulary import GEM
from cosmeeple.kernel.game import Liking

#: In millionths of a win: a Farm or Ship token in the base, a fulfilled Contract, a Gem.
TOKEN: Final = 30_000
CONTRACT: Final = 30_000
FOUND: Final = 22_000


def builder(s: State, seat: int) -> int:
    """Farms and Ships."""
    area = s.areas[seat]
    return TOKEN * (len(area.farms) + len(area.ships))


def trader(s: State, seat: int) -> int:
    """Contracts."""
    return CONTRACT * int(s.areas[seat].fulfilled).bit_count()


def explorer(s: State, seat: int) -> int:
    """Gems."""
    return FOUND * int(s.areas[seat].resources[GEM])


STYLES: Final[Mapping[str, Liking]] = {"builder": builder, "explorer": explorer, "trader": trader}
