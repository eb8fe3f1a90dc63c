"""What never changes in number: cards, Minerals, markers, Hunt and control tokens
[TOR-001..003, TOR-014..017, TOR-023, TOR-A03, TOR-A19]."""

from __future__ import annotations

from collections import Counter

from cosmeeple.games.tortuga import vocabulary as words
from cosmeeple.games.tortuga.state import NOTHING, State


def laws(s: State) -> dict[str, int]:
    """Each number must stay what it was after setup."""
    owned = [card for seat in range(len(s.areas)) for card in held_by(s, seat)] + s.defenders
    everywhere = Counter(owned + beside_the_board(s))
    counts = {f"cards {name}": everywhere[card] for card, name in enumerate(words.CARDS)}
    trophies = sum(area.trophies for area in s.areas)
    counts["hunt tokens without their card"] = trophies - sum(
        1 << card for card in owned if card >= words.HUNT_CARD
    )
    counts["hunt tokens"] = (
        len(s.boxed_hunts)
        + sum(hunt != NOTHING for hunt in s.hunts)
        + trophies.bit_count()
        + sum(card >= words.HUNT_CARD for card in s.removed)
    )
    counts["scouted but gone"] = sum(
        s.scouts[sector] for sector in range(words.SECTOR_COUNT) if s.hunts[sector] == NOTHING
    )
    counts["minerals"] = s.stash + s.minerals.bit_count() + sum(area.minerals for area in s.areas)
    counts["hands out of order"] = sum(area.hand != sorted(area.hand) for area in s.areas)
    counts["defence off the track"] = sum(
        not s.kit.sector_defence[sector] + (s.control[sector] >= 0)
        <= s.defence[sector]
        <= s.kit.sector_max[sector]
        for sector in range(words.SECTOR_COUNT)
    )
    for seat, area in enumerate(s.areas):
        on_tracks = sum(holder == seat for holder in s.control)
        on_hunts = sum(mask >> seat & 1 for mask in s.scouts)
        # Who controls everything has won without an eleventh marker [TOR-A21].
        counts[f"markers of {seat}"] = (
            area.markers + on_hunts + on_tracks - (on_tracks == words.SECTOR_COUNT)
        )
        counts[f"debts of {seat}"] = min(
            area.influence, area.minerals, area.markers, s.crypto, s.maneuver, 0
        )
    return counts


def held_by(s: State, seat: int) -> list[int]:
    """All cards that are the player's, wherever they lie, but for those laid open in defence."""
    area = s.areas[seat]
    cards = area.hand + area.deck + area.discard
    if area.reserve != NOTHING:
        cards.append(area.reserve)
    if seat == s.active:
        cards += s.played + s.bought + s.fought + s.attack
    return cards


def beside_the_board(s: State) -> list[int]:
    """Markets, piles, the Hunt deck, the box, and ship cards that nobody has."""
    cards = list(s.removed)
    for deck, row in zip(s.decks, s.rows, strict=True):
        cards += deck + row
    for pile in range(words.T_COUNT):
        cards += [words.MARKET_CARD + pile] * s.piles[pile]
    cards += [
        card
        for card in range(words.HUNT_CARD, words.HUNT_CARD + words.HUNT_COUNT)
        if s.hunt_deck >> card & 1
    ]
    chosen = [area.ship for area in s.areas]
    cards += [
        card
        for card in range(words.SHIP_CARD, words.SHIP_CARD + words.SHIP_COUNT)
        if card not in chosen
    ]
    return cards
