"""The renderer of Race for the Galaxy: pure functions from what a viewer sees to regions of the
page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from cosmeeple.draw.seen import Region
from cosmeeple.games.race.drawing.areas import board, in_words, orb_beside, orb_panel
from cosmeeple.games.race.drawing.art import artwork
from cosmeeple.games.race.drawing.choices import choices, headline, several, still
from cosmeeple.games.race.drawing.facts import open_scores
from cosmeeple.games.race.drawing.hand import hand
from cosmeeple.games.race.drawing.lanes import lane, seat_tabs
from cosmeeple.games.race.drawing.phases import phase_row

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen

ICON: Final = "world"
REGIONS: Final = (
    Region("whose", "board"),
    Region("phases", "board"),
    Region("board", "board"),
    Region("beside", "side"),
    Region("hand", "wide"),
    Region("orb", "side", "orb", fold="rail", icon="orb"),
    Region("words", "side", "words", words=True),
)
SEPARATORS: Final = frozenset(
    {"RoundBegan", "PhaseBegan", "OrbStepBegan", "EndTriggered", "GameEnded"}
)
#: Who hears the private event need not read the public one about the same cards.
COVERS: Final[Mapping[str, str]] = {
    "CardsSeen": "CardsDrawn",
    "TokenSeen": "TokenTaken",
    "OrbCardsSeen": "OrbCardTaken",
}
CATEGORY_ICONS: Final[Mapping[str, str]] = {
    "chips": "vp",
    "printed": "stack",
    "card": "development",
    "artifacts": "artefact",
}


def regions(seen: Seen) -> dict[str, Markup]:
    """The game's own regions of the page, by id."""
    return {
        "whose": seat_tabs(seen),
        "phases": phase_row(seen),
        "board": board(seen),
        "beside": orb_beside(seen),
        "hand": hand(seen),
        "orb": orb_panel(seen),
        "words": in_words(seen),
    }


def scores(seen: Seen) -> tuple[int, ...]:
    """The points that lie open."""
    return open_scores(seen)


__all__ = [
    "CATEGORY_ICONS",
    "COVERS",
    "ICON",
    "REGIONS",
    "SEPARATORS",
    "artwork",
    "choices",
    "headline",
    "lane",
    "regions",
    "scores",
    "several",
    "still",
]
