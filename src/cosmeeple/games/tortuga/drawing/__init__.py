"""The renderer of Tortuga 2199: pure functions from what a viewer sees to regions of the page."""

from __future__ import annotations

from collections.abc import Mapping
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
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen

ICON: Final = "starship"
REGIONS: Final = (
    Region("theatre", "over"),
    Region("board", "board", least=(300, 240)),
    Region("hold", "wide", "hold"),
    Region("left", "side", "markets"),
    Region("right", "side", "markets"),
    Region("offer", "side", "offer"),
    Region("sectors", "side", "sectors", words=True),
    Region("cards", "side", "cards", words=True),
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


def regions(seen: Seen) -> dict[str, Markup]:
    """The game's own regions of the page, by id."""
    return {
        "theatre": theatre(seen),
        "board": board(seen),
        "hold": hold(seen),
        "left": markets(seen, 0),
        "right": markets(seen, 1),
        "offer": offer(seen),
        "sectors": sectors_in_words(seen),
        "cards": cards_in_words(seen),
    }


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
    "regions",
    "rows",
    "scores",
    "several",
    "still",
]
