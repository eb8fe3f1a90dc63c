"""What never changes in number: every copy of every card, and the points in chips [RAC-001, RAC-002, RAC-010,
RAC-143]."""

from __future__ import annotations

from functools import lru_cache

from cosmeeple.games.race.orb_board import Orb
from cosmeeple.games.race.state import State
from cosmeeple.games.race.vocabulary import NONE, SMALL_AIRLOCK


def laws(s: State) -> dict[str, int]:
    """Each number must stay what it was after setup."""
    cards = [0] * len(s.kit.cards)
    tally(cards, s.deck)
    tally(cards, s.discards)
    counts = {
        "chips in all": s.pool + sum([area.chips for area in s.areas]),
        "discards without a witness": len(s.discards) - len(s.witnesses),
        "goods without a world": 0,
        "second goods on a world": 0,
        "second copies in a tableau": 0,
        "unsorted hands": 0,
        "shown cards that are not in the hand": 0,
    }
    for area in s.areas:
        for place in (area.hand, area.dealt, area.tableau, area.goods):
            tally(cards, place)
        plain = [world for world in area.holders if s.kit.cards[world].gathers == NONE]
        counts["goods without a world"] += len(area.goods) - len(area.holders)
        counts["goods without a world"] += len([world for world in area.holders if world not in area.tableau])
        counts["second goods on a world"] += len(plain) - len(set(plain))
        counts["second copies in a tableau"] += len(area.tableau) - len(set(area.tableau))
        counts["unsorted hands"] += (area.hand != sorted(area.hand)) + (area.holders != sorted(area.holders))
        for card in set(area.shown):
            counts["shown cards that are not in the hand"] += max(0, area.shown.count(card) - area.hand.count(card))
    for orb in s.orbs:
        count_orb(s, orb, counts)
    counts.update(zip(labels("copies of", s.kit.names["card"]), cards, strict=True))
    return counts


def count_orb(s: State, orb: Orb, counts: dict[str, int]) -> None:
    pieces = [0] * len(s.kit.names["piece"])
    for place in (orb.deck, orb.unseen, orb.removed, orb.pieces, orb.laying):
        tally(pieces, place)
    tokens = [0] * len(s.kit.names["token"])
    for place in (orb.pool_a, orb.pool_b, orb.spot_tokens):
        tally(tokens, place)
    for area in s.areas:
        tally(pieces, area.orb_hand)
        tally(tokens, area.tokens)
        tally(tokens, area.used_tokens)
    pieces[SMALL_AIRLOCK] += orb.small_airlocks
    counts.update(zip(labels("pieces", s.kit.names["piece"]), pieces, strict=True))
    counts.update(zip(labels("tokens", s.kit.names["token"]), tokens, strict=True))
    counts["tokens without a spot"] = len(orb.spots) - len(orb.spot_tokens)


def tally(counts: list[int], things: list[int]) -> None:
    for thing in things:
        counts[thing] += 1


@lru_cache(maxsize=16)
def labels(kind: str, ids: tuple[str, ...]) -> list[str]:
    return [f"{kind} {one}" for one in ids]
