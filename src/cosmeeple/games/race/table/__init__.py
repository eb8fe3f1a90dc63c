"""The renderer of Race for the Galaxy: pure functions from what a viewer sees to regions of the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from cosmeeple.draw.seen import Place
from cosmeeple.games.race.scoring import score_now
from cosmeeple.games.race.table.areas import area, board, hand, in_words, orb_panel, piles
from cosmeeple.games.race.table.choices import choices, headline, several, still

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen

ICON: Final = "world"
PLACES: Final = (
    Place("board", "board"),
    Place("hand", "wide", "hand"),
    Place("piles", "side", "piles"),
    Place("orb", "side", "orb"),
    Place("words", "side", "words", words=True),
)
SEPARATORS: Final = frozenset({"RoundBegan", "PhaseBegan", "OrbStepBegan", "EndTriggered", "GameEnded"})
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
        "board": board(seen),
        "hand": hand(seen),
        "piles": piles(seen),
        "orb": orb_panel(seen),
        "words": in_words(seen),
    }


def scores(seen: Seen) -> tuple[int, ...]:
    """The points that lie open: tokens that are still face down count nothing here."""
    state = seen.view.state.clone()
    for one in state.areas:
        one.tokens = []
    return tuple(score_now(state, seat) for seat in range(len(state.areas)))


__all__ = [
    "CATEGORY_ICONS",
    "COVERS",
    "ICON",
    "PLACES",
    "SEPARATORS",
    "area",
    "choices",
    "headline",
    "regions",
    "scores",
    "several",
    "still",
]
