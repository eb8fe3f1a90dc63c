"""Styles of play in Relics of Humanity: what a bot likes beyond what it is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cosmeeple.games.relics.state import State
from cosmeeple.kernel.game import Liking

#: In millionths of a win: an artefact aboard, a trader in a market.
ABOARD: Final = 15_000
TRADER: Final = 22_000


def explorer(s: State, seat: int) -> int:
    """What has been dug up and is still aboard."""
    area = s.areas[seat]
    return ABOARD * (len(area.hold) + len(area.hatch))


def trader(s: State, seat: int) -> int:
    """Traders in the markets."""
    return TRADER * sum(s.areas[seat].traders)


STYLES: Final[Mapping[str, Liking]] = {"explorer": explorer, "trader": trader}
