"""What never changes in number: every copy of every card, and the points in chips
[RAC-001, RAC-002, RAC-010, RAC-143]."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from cosmeeple.games.race.orb_board import Orb, fresh_layout, layout_of
from cosmeeple.games.race.state import State
from cosmeeple.games.race.vocabulary import NONE, SMALL_AIRLOCK
from cosmeeple.kernel.engine.rows import count_of


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
        plain = [world for world in area.holders if s.kit.facts.gathers[world] == NONE]
        counts["goods without a world"] += len(area.goods) - len(area.holders)
        counts["goods without a world"] += len(
            [world for world in area.holders if world not in area.tableau]
        )
        counts["second goods on a world"] += len(plain) - len(set(plain))
        counts["second copies in a tableau"] += len(area.tableau) - len(set(area.tableau))
        counts["unsorted hands"] += sum(
            [list(row) != sorted(row) for row in (area.hand, area.holders)]
        )
        for card in set(area.shown):
            missing = count_of(area.shown, card) - count_of(area.hand, card)
            counts["shown cards that are not in the hand"] += max(0, missing)
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
    counts["rows laid out wrongly"] = wrong_rows(orb)


def wrong_rows(orb: Orb) -> int:
    """Rows in which what follows from the squares is not what they say, and one more for
    teleporters."""
    known, fresh = layout_of(orb), fresh_layout(orb)
    wrong = int(known.teleporters != fresh.teleporters)
    for ours, read in (
        (known.squares, fresh.squares),
        (known.locks, fresh.locks),
        (known.north, fresh.north),
        (known.west, fresh.west),
    ):
        wrong += sum([one != other for one, other in zip(ours, read, strict=True)])
    return wrong


def tally(counts: list[int], things: Iterable[int]) -> None:
    for thing in things:
        counts[thing] += 1


@lru_cache(maxsize=16)
def labels(kind: str, ids: tuple[str, ...]) -> list[str]:
    return [f"{kind} {one}" for one in ids]
