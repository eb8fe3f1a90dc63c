"""Where the other program knowingly rules otherwise on Military, goods and extra worlds
[RAC-109, RAC-221, RAC-223]: how a difference is recognised, and in which words it is named."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.race.kit import Card, RaceKit
from cosmeeple.games.race.state import State, kind_of
from cosmeeple.games.race.vocabulary import NONE
from cosmeeple.kernel.engine.rows import picks

STOPPED: Final = "the record stops after round {}, by the rules the game goes on [RAC-181]"
UNSEEN_GOOD: Final = (
    "which of the face-down goods leaves a world is taken from the record: "
    "nobody can see it [RAC-010]"
)
NEW_GOOD: Final = (
    "there a good on a world that was just conquered cannot be spent for Military, "
    "by the rules it can [RAC-223]"
)
LATE_DISCARD: Final = (
    "there a card given up for a world reaches the discards after the refill of the draw pile, "
    "by the rules before it [RAC-221]"
)
EXTRA_FIRST: Final = (
    "there the extra world comes before Wormhole Prospectors; by the rules that is the "
    "Settle action and comes first [RAC-109, RAC-R09]"
)


def gives_military(card: Card) -> bool:
    """Has the card temporary Military to give [RAC-209, RAC-210]?"""
    return card.sacrifice_military > 0 or card.spend_good != NONE


def without_new_goods(s: State, seat: int) -> State:
    """The position as it would be had the worlds that the seat placed in this phase no goods."""
    other = s.clone()
    area = other.areas[seat]
    new = area.tableau[area.old :]
    kept = [place for place, world in enumerate(area.holders) if world not in new]
    area.goods = picks([area.goods[place] for place in kept])
    area.holders = picks([area.holders[place] for place in kept])
    return other


def can_spend(kit: RaceKit, s: State, seat: int, card: int) -> bool:
    """Has the seat a good for the card's temporary Military [RAC-210]?"""
    good = kit.cards[card].spend_good
    return any([kind_of(kit, world) == good for world in s.areas[seat].holders])
