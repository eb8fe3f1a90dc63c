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
    from cosmeeple.draw.seen import Seen

ICON: Final = "world"
REGIONS: Final = (
    Region("whose", seat_tabs, "board"),
    Region("phases", phase_row, "board"),
    Region("board", board, "board"),
    Region("beside", orb_beside, "side"),
    Region("hand", hand, "wide"),
    Region("orb", orb_panel, "side", "orb", fold="rail", icon="orb"),
    Region("words", in_words, "side", "words", words=True),
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
    "scores",
    "several",
    "still",
]
