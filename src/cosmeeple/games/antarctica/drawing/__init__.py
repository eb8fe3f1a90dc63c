"""The renderer of Antarctica: pure functions from what a viewer sees to regions of the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from cosmeeple.draw.seen import Region
from cosmeeple.games.antarctica.drawing.areas import area, tracks_in_words, zones_in_words
from cosmeeple.games.antarctica.drawing.board import board
from cosmeeple.games.antarctica.drawing.cards import mine, offer
from cosmeeple.games.antarctica.drawing.choices import choices, headline, still
from cosmeeple.games.antarctica.drawing.pictures import pictures
from cosmeeple.games.antarctica.drawing.scores import derivation
from cosmeeple.games.antarctica.scoring import score_now

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen

ICON: Final = "ship"
REGIONS: Final = (
    Region("board", board, "board", least=(300, 240)),
    Region("offer", offer, "side", "offer"),
    Region("mine", mine, "side", "mine"),
    Region("zones", zones_in_words, "side", "zones", words=True),
    Region("tracks", tracks_in_words, "side", "tracks", words=True),
)
SEPARATORS: Final = frozenset({"SunMoved", "IcebreakerUsed", "EndTriggered", "GameEnded"})
#: Who hears the private event need not read the public one about the same card.
COVERS: Final[Mapping[str, str]] = {"ShipyardCardTaken": "ShipyardCardTakenUnseen"}
#: Icons of the scoring categories, for the end page.
CATEGORY_ICONS: Final[Mapping[str, str]] = {
    "zones": "scientist",
    "tracks": "advance-3",
    "star_cards": "star",
    "discarded": "discard",
}


def scores(seen: Seen) -> tuple[int, ...]:
    """Everything that scores lies open, so everybody may know the standing."""
    return tuple(score_now(seen.view.state))


__all__ = [
    "CATEGORY_ICONS",
    "COVERS",
    "ICON",
    "REGIONS",
    "SEPARATORS",
    "area",
    "choices",
    "derivation",
    "headline",
    "pictures",
    "scores",
    "still",
]
