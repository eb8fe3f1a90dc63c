"""What a card or token is, in words: for whoever asks by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.games.circadians.drawing.areas import card_text, event_text
from cosmeeple.games.circadians.drawing.marks import farm_text, plain_goods, ship_text, words
from cosmeeple.games.circadians.vocabulary import LEADERS

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen


def about(seen: Seen, category: str, number: int) -> list[str]:
    """Contracts, Events, Leaders, Farm and Ship tokens."""
    say = words(seen)
    if category == "contract":
        return [plain_goods(seen, seen.view.state.kit.cards.cost[number]), card_text(seen, number)]
    if category == "event":
        return [event_text(seen, number, say)]
    if category == "leader":
        return [say(LEADERS[number])]
    if category == "farm_tile":
        return [farm_text(seen, number)]
    if category == "ship_tile":
        return [ship_text(seen, number)]
    return []
