"""Styles of play in Antarctica: what a bot likes beyond what it is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cosmeeple.games.antarctica.state import State
from cosmeeple.kernel.game import Liking

#: In millionths of a win: a building card, a scientist in a zone.
CARD: Final = 18_000
SCIENTIST: Final = 12_000


def builder(s: State, seat: int) -> int:
    """Every building of its own."""
    return CARD * len(s.areas[seat].cards)


def explorer(s: State, seat: int) -> int:
    """Scientists in the zones."""
    return SCIENTIST * sum(s.areas[seat].scientists)


STYLES: Final[Mapping[str, Liking]] = {"builder": builder, "explorer": explorer}
