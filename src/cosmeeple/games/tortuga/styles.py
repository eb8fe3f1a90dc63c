"""Styles of play in Tortuga 2199: what a bot likes beyond what it is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cosmeeple.games.tortuga.state import State, controlled, market_tokens
from cosmeeple.kernel.game import Liking

#: In millionths of a win: a sector under control, a Market token, a Mineral.
SECTOR: Final = 22_000
MARKET_TOKEN: Final = 25_000
MINERAL: Final = 12_000


def warrior(s: State, seat: int) -> int:
    """Sectors, however they were taken."""
    return SECTOR * controlled(s, seat)


def trader(s: State, seat: int) -> int:
    """Markets and Minerals."""
    return MARKET_TOKEN * market_tokens(s, seat) + MINERAL * s.areas[seat].minerals


STYLES: Final[Mapping[str, Liking]] = {"warrior": warrior, "trader": trader}
