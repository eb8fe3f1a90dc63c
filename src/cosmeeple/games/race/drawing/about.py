"""What a card is, in words: for whoever asks by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.games.race.drawing.faces import tooltip
from cosmeeple.games.race.drawing.facts import words

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen


def about(seen: Seen, category: str, number: int) -> list[str]:
    if category != "card":
        return []
    return tooltip(seen, seen.view.state.kit.cards[number], words(seen)).split("\n")
