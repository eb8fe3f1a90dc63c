"""What never changes in number: every copy of every card, and the points in chips [RAC-001, RAC-002, RAC-010,
RAC-143]."""

from __future__ import annotations

from collections import Counter

from cosmeeple.games.race.state import State
from cosmeeple.games.race.vocabulary import NONE, SMALL_AIRLOCK


def laws(s: State) -> dict[str, int]:
    """Each number must stay what it was after setup."""
    cards = Counter(s.deck) + Counter(s.discards)
    ids = s.kit.names["card"]
    counts = {
        "chips in all": s.pool + sum(area.chips for area in s.areas),
        "discards without a witness": len(s.discards) - len(s.witnesses),
        "goods without a world": 0,
        "second goods on a world": 0,
        "second copies in a tableau": 0,
        "unsorted hands": 0,
        "shown cards that are not in the hand": 0,
    }
    for area in s.areas:
        for place in (area.hand, area.dealt, area.tableau, area.goods):
            cards.update(place)
        plain = [world for world in area.holders if s.kit.cards[world].gathers == NONE]
        counts["goods without a world"] += len(area.goods) - len(area.holders)
        counts["goods without a world"] += sum(world not in area.tableau for world in area.holders)
        counts["second goods on a world"] += len(plain) - len(set(plain))
        counts["second copies in a tableau"] += len(area.tableau) - len(set(area.tableau))
        counts["unsorted hands"] += (area.hand != sorted(area.hand)) + (area.holders != sorted(area.holders))
        counts["shown cards that are not in the hand"] += sum((Counter(area.shown) - Counter(area.hand)).values())
    for orb in s.orbs:
        pieces = Counter([*orb.deck, *orb.unseen, *orb.removed, *orb.pieces, *orb.laying])
        tokens = Counter([*orb.pool_a, *orb.pool_b, *orb.spot_tokens])
        for area in s.areas:
            pieces.update(area.orb_hand)
            tokens.update([*area.tokens, *area.used_tokens])
        pieces[SMALL_AIRLOCK] += orb.small_airlocks
        counts.update({f"pieces {s.kit.names['piece'][piece]}": number for piece, number in pieces.items()})
        counts.update({f"tokens {s.kit.names['token'][token]}": number for token, number in tokens.items()})
        counts["tokens without a spot"] = len(orb.spots) - len(orb.spot_tokens)
    counts.update({f"copies of {ids[card]}": number for card, number in cards.items()})
    return counts
