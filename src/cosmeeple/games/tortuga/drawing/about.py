"""What a card or a sector is, in words: for whoever asks by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.games.tortuga.drawing.facts import brings, words
from cosmeeple.games.tortuga.drawing.plain import sector_line
from cosmeeple.games.tortuga.wording import card_text

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen


def about(seen: Seen, category: str, number: int) -> list[str]:
    state = seen.view.state
    if category == "sector":
        return [sector_line(seen, number)] if number in state.kit.maps[state.board].sectors else []
    if category != "card":
        return []
    kit = state.kit
    say = words(seen)
    lines = [brings(say, kit.card_crypto[number], kit.card_maneuver[number])]
    if kit.card_cost[number]:
        lines.append(f"{say('price')}: {kit.card_cost[number]} Crypto")
    if kit.card_difficulty[number]:
        lines.append(f"{say('difficulty')}: {kit.card_difficulty[number]}")
    return [*lines, *card_text(seen.texts, kit, number)]
