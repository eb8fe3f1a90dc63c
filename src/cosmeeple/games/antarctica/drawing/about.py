"""What a card is, in words: for whoever asks by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.games.antarctica.building import scientists_needed
from cosmeeple.games.antarctica.drawing.cards import card_text, resource_text
from cosmeeple.games.antarctica.drawing.facts import words
from cosmeeple.games.antarctica.vocabulary import BUILDINGS

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen


def about(seen: Seen, category: str, number: int) -> list[str]:
    """Building cards, shipyard cards and resource cards."""
    say = words(seen)
    state = seen.view.state
    kit = state.kit
    if category == "shipyard_card":
        return [card_text(seen, number, say)]
    if category == "resource_card":
        return [resource_text(seen, number, say)]
    if category != "card":
        return []
    needs = [
        seen.texts.name("building", one)
        for one in range(len(BUILDINGS))
        if kit.card_needs[number] >> one & 1
    ]
    lines = [
        seen.texts.name("building", kit.card_building[number]),
        say("scientists-count", count=scientists_needed(state, number)),
    ]
    if needs:
        lines.append(", ".join(needs))
    if kit.card_research[number]:
        lines.append(say("points", count=kit.card_research[number]))
    if kit.card_star[number]:
        lines.append(say("star"))
    return lines
