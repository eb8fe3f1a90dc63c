"""How good a position looks to a bot, in credits: the score as it stands plus what is still to come."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.relics.sale import sale_credits
from cosmeeple.games.relics.scoring import centre_credits, gallery_credits, leftover_credits, score_now
from cosmeeple.games.relics.state import State, gallery_counts, hold_free, interested, owned, zu_seat
from cosmeeple.games.relics.vocabulary import (
    ARTEFACT_COUNT,
    CENTRE_COUNT,
    KINDS_EACH,
    MARKET_COUNT,
    REGION_COUNT,
)

# Weights found by matches of greedy bots against each other; they only guide search, no rule depends on them.
#: How much of a gallery's promise is believed, by round.
PROMISE: Final[tuple[float, ...]] = (0.0, 0.9, 0.7, 0.3)
COLUMN_PROMISE: Final[tuple[float, ...]] = (0.0, 2.0, 5.5, 11.0, 16.0)
ROW_PROMISE: Final[tuple[float, ...]] = (0.0, 0.06, 0.17, 0.4, 0.7, 1.0)
CENTRE: Final = 0.75
REPRESENTATIVE: Final = 0.9
SALE: Final = 0.7
TILE: Final = 0.35
FIRST_TRADER: Final = 1.8
TRADER: Final = 0.7
CARD: Final = 1.9
TRAVEL_CARD: Final = 0.8
SITE: Final = 1.0


def evaluate(s: State, seat: int) -> float:
    """Own prospects minus those of the strongest other player."""
    best_other = -1000.0
    for other in range(len(s.areas)):
        if other != seat:
            best_other = max(best_other, prospects(s, other))
    return prospects(s, seat) - best_other


def prospects(s: State, seat: int) -> float:
    last = s.round == s.kit.rounds
    passed = s.passed >> seat & 1 == 1
    if seat == zu_seat(s):
        return score_now(s, seat) + centre_promise(s, seat)
    total = (
        float(s.areas[seat].credits + leftover_credits(s, seat)) + gallery_promise(s, seat) + centre_promise(s, seat)
    )
    if last and passed:
        return total
    return total + sale_promise(s, seat, passed) + board_promise(s, seat, passed)


def gallery_promise(s: State, seat: int) -> float:
    """The gallery as it would score, and a share of what its gaps promise."""
    exact = float(gallery_credits(s, seat))
    rows, columns = gallery_counts(s.areas[seat].guards)
    soft = 0.0
    for count in columns:
        soft += COLUMN_PROMISE[count]
    for row in range(KINDS_EACH):
        soft += ROW_PROMISE[rows[row]] * s.kit.row_credits[row][REGION_COUNT]
    return exact + PROMISE[s.round] * max(0.0, soft - exact)


def centre_promise(s: State, seat: int) -> float:
    """Majorities as they stand, and that representatives stay for the rounds to come."""
    total = 0.0
    rounds_left = s.kit.rounds - s.round
    for centre in range(CENTRE_COUNT):
        total += CENTRE * centre_credits(s, centre)[seat]
        total += REPRESENTATIVE * rounds_left * min(4, s.areas[seat].representatives[centre])
    return total


def sale_promise(s: State, seat: int, passed: bool) -> float:
    """The best sale of each colour, the second best half as sure, and so on."""
    area = s.areas[seat]
    believed = SALE * (0.5 if passed else 1.0)
    best: list[float] = []
    for region in range(REGION_COUNT):
        tiles = owned(s, seat, region)
        if tiles == 0:
            continue
        ranked = [
            (-interested(s, market, region), market)
            for market in range(MARKET_COUNT)
            if area.traders[market] > 0 and interested(s, market, region) > 0
        ]
        ranked.sort()
        count = min(tiles, len(ranked), s.kit.most_markets)
        chosen = 0
        for _, market in ranked[:count]:
            chosen |= 1 << market
        if chosen:
            best.append(float(sale_credits(s, region, chosen)))
            tiles -= count
        for _ in range(tiles):
            best.append(4.0 * TILE / SALE)
    best.sort(reverse=True)
    total = 0.0
    for worth in best:
        total += believed * worth
        believed *= 0.8
    return total


def board_promise(s: State, seat: int, passed: bool) -> float:
    """Traders in place, cards in hand, explorers where something can be done."""
    area = s.areas[seat]
    total = CARD * min(len(area.hand), s.kit.kept_on_pass) if passed else CARD * len(area.hand)
    for market in range(MARKET_COUNT):
        if area.traders[market] > 0:
            total += FIRST_TRADER + TRADER * (area.traders[market] - 1)
    if passed:
        return total
    travel = area.travel
    while travel:
        total += TRAVEL_CARD * (travel & 1)
        travel >>= 1
    if hold_free(s, seat) > 0:
        for artefact in range(ARTEFACT_COUNT):
            if s.dig[artefact] > 0 and s.kit.site[artefact] in area.explorers:
                total += SITE if area.guards >> artefact & 1 == 0 else 0.3 * SITE
    return total
