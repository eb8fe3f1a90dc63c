"""The renderer of Circadians: pure functions from what a viewer sees to regions of the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from cosmeeple.draw.seen import Region
from cosmeeple.games.circadians import events
from cosmeeple.games.circadians.drawing.areas import area, contracts, event
from cosmeeple.games.circadians.drawing.base import base
from cosmeeple.games.circadians.drawing.boards import board, boards_in_words, stations
from cosmeeple.games.circadians.drawing.choices import choices, headline, several, still
from cosmeeple.games.circadians.drawing.pictures import pictures
from cosmeeple.games.circadians.drawing.scores import derivation
from cosmeeple.games.circadians.drawing.talks import negotiation
from cosmeeple.games.circadians.scoring import score_of

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen

ICON: Final = "harvester"
REGIONS: Final = (
    Region("board", board, "board", least=(300, 240)),
    Region("base", base, "wide", "base"),
    Region("talks", negotiation, "wide", "boards"),
    Region("stations", stations, "wide", "boards"),
    Region("hand", contracts, "side", "hand", fold="line"),
    Region("event", event, "side", "event", fold="line"),
    Region("words", boards_in_words, "side", "words", words=True),
)
SEPARATORS: Final = frozenset(
    {"RoundStarted", "EventRevealed", "DiceAssigned", "RadioPassed", "GameEnded"}
)
#: Who hears the private event need not read the public one about the same thing.
COVERS: Final[Mapping[str, str]] = {"ContractsSeen": "ContractsDrawn", "DiceSeen": "DiceRolled"}
#: Events of the automaton: it acts there, whoever's answer led to it.
AUTOMATON: Final = frozenset(
    name for name in vars(events) if name.startswith(("Ai", "Scheme", "TopTokens"))
)
#: Icons of the scoring categories, for the end page.
CATEGORY_ICONS: Final[Mapping[str, str]] = {
    "talks": "negotiation",
    "contracts": "contract",
    "caches": "harvester",
    "ships": "starship",
    "garages": "garage",
    "farm_tokens": "farm",
    "farms": "farm",
    "gems": "gem",
    "warehouse": "warehouse",
    "developments": "development",
    "events": "event",
}


def scores(seen: Seen) -> tuple[int, ...]:
    """The points that lie open: what a closed Cache is worth nobody knows, so it counts nothing
    here."""
    state = seen.view.state.clone()
    state.caches = [max(0, value) for value in state.caches]
    return tuple(score_of(state, seat) for seat in range(len(state.areas)))


__all__ = [
    "AUTOMATON",
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
    "several",
    "still",
]
