"""The renderer of Tortuga 2199: pure functions from what a viewer sees to regions of the page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from cosmeeple.draw.seen import Region
from cosmeeple.games.tortuga.drawing.areas import (
    area,
    cards_in_words,
    hold,
    offer,
    sectors_in_words,
)
from cosmeeple.games.tortuga.drawing.board import board, markets
from cosmeeple.games.tortuga.drawing.choices import choices, headline, rows, several, still
from cosmeeple.games.tortuga.drawing.pictures import pictures
from cosmeeple.games.tortuga.drawing.theatre import theatre
from cosmeeple.games.tortuga.state import influence_of

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen

ICON: Final = "starship"
REGIONS: Final = (
    Region("theatre", theatre, "over"),
    Region("board", board, "board", least=(300, 240)),
    Region("hold", hold, "wide", "hold"),
    Region("left", partial(markets, side=0), "side", "markets"),
    Region("right", partial(markets, side=1), "side", "markets"),
    Region("offer", offer, "side", "offer"),
    Region("sectors", sectors_in_words, "side", "sectors", words=True),
    Region("cards", cards_in_words, "side", "cards", words=True),
)
SEPARATORS: Final = frozenset(
    {"TurnBegan", "LastRoundBegan", "PoliticalVictory", "RoundLimitReached", "GameEnded"}
)
#: Who hears the private event need not read the public one about the same card.
COVERS: Final[Mapping[str, str]] = {
    "CardsDrawnSecretly": "CardsDrawn",
    "ReserveTakenSecretly": "ReserveTaken",
    "CardReservedSecretly": "CardReserved",
    "HuntSeen": "HuntScouted",
}
CATEGORY_ICONS: Final[Mapping[str, str]] = {"tokens": "influence", "sectors": "market"}


def scores(seen: Seen) -> tuple[int, ...]:
    """Influence lies open for everybody."""
    state = seen.view.state
    return tuple(influence_of(state, seat) for seat in range(len(state.areas)))


__all__ = [
    "CATEGORY_ICONS",
    "COVERS",
    "ICON",
    "REGIONS",
    "SEPARATORS",
    "area",
    "choices",
    "headline",
    "pictures",
    "rows",
    "scores",
    "several",
    "still",
]
