"""The renderer of Relics of Humanity: pure functions from what a viewer sees to regions of the
page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cosmeeple.draw.seen import Region
from cosmeeple.games.relics import events
from cosmeeple.games.relics.drawing.areas import area, zu
from cosmeeple.games.relics.drawing.board import board
from cosmeeple.games.relics.drawing.boards import boards
from cosmeeple.games.relics.drawing.choices import choices, headline, scores, still
from cosmeeple.games.relics.drawing.derive import derivation
from cosmeeple.games.relics.drawing.inwords import markets, sites
from cosmeeple.games.relics.drawing.pictures import pictures
from cosmeeple.games.relics.drawing.rows import rows, several

ICON: Final = "artefact"
REGIONS: Final = (
    Region("board", board, "board", least=(300, 240)),
    Region("boards", boards, "wide", "boards"),
    Region("zu", zu, "side", "zu", fold="line"),
    Region("markets", markets, "side", "markets", words=True),
    Region("sites", sites, "side", "sites", words=True),
)
SEPARATORS: Final = frozenset({"RoundStarted", "TurnStarted", "GameEnded"})
#: Who hears the private event need not read the public one about the same cards.
COVERS: Final[Mapping[str, str]] = {
    "HandDealt": "HandDealtUnseen",
    "CardsKept": "CardsKeptUnseen",
    "CardDrawn": "CardDrawnUnseen",
}
#: Events of the automaton: it acts there, whoever's answer led to it.
AUTOMATON: Final = frozenset(name for name in vars(events) if name.startswith(("Zu",)))
CATEGORY_ICONS: Final[Mapping[str, str]] = {
    "credits": "credit",
    "gallery_rows": "gallery",
    "gallery_columns": "gallery",
    "leftovers": "artefact",
}


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
    "rows",
    "scores",
    "several",
    "still",
]
