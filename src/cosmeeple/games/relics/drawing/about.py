"""What a thing is, in words: for whoever asks by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.games.relics.drawing.boards import order_text
from cosmeeple.games.relics.drawing.facts import state_of, words
from cosmeeple.games.relics.vocabulary import FACTIONS, FIRST_TRAVEL, MARKET_COUNT

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen


def about(seen: Seen, category: str, number: int) -> list[str]:
    """Factions, artefacts, order cards, and the markets that an action card fits."""
    say = words(seen)
    kit = state_of(seen).kit
    if category == "faction":
        return [say("ability-" + FACTIONS[number])]
    if category == "artefact":
        return [
            say("worth", credits=kit.value[number]),
            seen.texts.name("location", kit.site[number]),
        ]
    if category == "order_card":
        return [order_text(say, seen, number)]
    if category == "card" and number < FIRST_TRAVEL:
        fitting = [
            seen.texts.name("market", one)
            for one in range(MARKET_COUNT)
            if kit.card_markets[number] >> one & 1
        ]
        return [", ".join(fitting)] if fitting else []
    return []
