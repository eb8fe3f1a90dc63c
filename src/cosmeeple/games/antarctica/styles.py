"""Styles of play in Antarctica: what a bot likes beyond what it is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cosmeeple.games.antarctica.state import State
from cosmeeple.kernel.game import Liking

#: A building card, in millionths of a win.
CARD: Final = 25_000


def builder(s: State, seat: int) -> int:
    """Every building of its own."""
    return CARD * len(s.areas[seat].cards)


STYLES: Final[Mapping[str, Liking]] = {"builder": builder}
