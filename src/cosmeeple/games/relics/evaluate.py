"""How good a position looks to a bot, in credits: the score as it stands plus what is still to come."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.relics.scoring import gallery_credits, leftover_credits, majority, score_now
from cosmeeple.games.relics.state import State, gallery_counts, hatch_free, hold_free, interested, owned, rank, zu_seat
from cosmeeple.games.relics.vocabulary import (
    CENTRE_COUNT,
    KINDS_EACH,
    MARKET_COUNT,
    REGION_COUNT,
    TRAVEL_COUNT,
)

# Weights found by reasoning and games against Zu; they only guide search, no rule depends on them.
#: How much of a gallery's promise is believed, by round.
PROMISE: Final[tuple[float, ...]] = (0.0, 0.9, 0.7, 0.3)
COLUMN_PROMISE: Final[tuple[float, ...]] = (0.0, 2.0, 5.5, 11.0, 16.0)
ROW_PROMISE: Final[tuple[float, ...]] = (0.0, 0.06, 0.17, 0.4, 0.7, 1.0)
#: How sure the majorities are that stand now: those of this round, and the same in the rounds to come.
CENTRE: Final = 0.8
CENTRE_LATER: Final = 0.6
REPRESENTATIVE: Final = 0.3
#: How sure the best sale is; each further one as much less again.
SALE: Final = 0.85
FURTHER_SALE: Final = 0.8
NO_TRADER: Final = 3.5
UNSOLD_TILE: Final = 4.0
FREE_CARD: Final = 2.0
TRADER: Final = 1.0
#: What a card in hand can do: an order always, the others from where the explorers stand.
ORDER: Final = 4.0
MARKET: Final = 5.0
REACHED: Final = 0.6
SEEN: Final = 0.3
TILE: Final = 7.0
SAMPLE: Final = 4.5
TRAVEL_CARD: Final = 1.2
KEPT_CARD: Final = 3.0
#: What is to come on both sides, so that positions before and after it can be compared.
ROUND: Final = 20.0
ZU_CARD: Final = 6.5


def evaluate(s: State, seat: int) -> float:
    """Own prospects minus those of the strongest other player."""
    best_other = -1000.0
    for other in range(len(s.areas)):
        if other != seat:
            best_other = max(best_other, prospects(s, other))
    return prospects(s, seat) - best_other


def prospects(s: State, seat: int) -> float:
    """The score as it stands, and what gallery, centres, tiles and cards may still bring."""
    last = s.round == s.kit.rounds
    if last and s.passed == (1 << len(s.areas)) - 1:
        return float(score_now(s, seat))
    passed = s.passed >> seat & 1 == 1
    if seat == zu_seat(s):
        return score_now(s, seat) + centre_promise(s, seat) + ZU_CARD * zu_cards_left(s)
    total = ROUND * (s.kit.rounds - s.round) + (
        float(s.areas[seat].credits + leftover_credits(s, seat)) + gallery_promise(s, seat) + centre_promise(s, seat)
    )
    if last and passed:
        return total
    return total + sale_promise(s, seat, passed) + hand_promise(s, seat, passed)


def zu_cards_left(s: State) -> int:
    """Cards that Zu will still reveal, those carried over into later rounds included."""
    zu = s.zu[0]
    count = len(zu.deck)
    for number in range(len(zu.later)):
        count += len(zu.later[number]) + s.kit.zu_carried[s.kit.rounds - number]
    return count


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
    """Majorities as they stand, in this round and the rounds to come."""
    total = 0.0
    for centre in range(CENTRE_COUNT):
        counts = [area.representatives[centre] for area in s.areas]
        if counts[seat] == 0:
            continue
        believed = CENTRE
        for number in range(s.round, s.kit.rounds + 1):
            total += believed * majority(counts, s.kit.centre_prize[number])[seat]
            believed = CENTRE_LATER
        total += REPRESENTATIVE * min(3, counts[seat])
    return total


def sale_promise(s: State, seat: int, passed: bool) -> float:
    """The best sale of each colour, the second best less sure, and so on."""
    area = s.areas[seat]
    kit = s.kit
    rounds_left = kit.rounds - s.round
    actions = 0 if passed else len(area.hand) + travel_cards(area.travel)
    if actions == 0 and rounds_left == 0:
        return 0.0
    best: list[float] = []
    for region in range(REGION_COUNT):
        tiles = owned(s, seat, region)
        if tiles == 0:
            continue
        outlets: list[float] = []
        for market in range(MARKET_COUNT):
            worth = float(kit.credits_per_buyer * interested(s, market, region))
            if worth > 0.0:
                outlets.append(worth if area.traders[market] > 0 else worth - NO_TRADER)
        outlets.sort(reverse=True)
        top = 0.0
        total = float(kit.pay[rank(s, region)])
        sold = 0
        for count in range(1, min(tiles, len(outlets), kit.most_markets) + 1):
            total += outlets[count - 1]
            worth = total + kit.bonus_credits[count] + (FREE_CARD if count > 1 else 0.0)
            if worth > top:
                top = worth
                sold = count
        if sold:
            best.append(top)
        for _ in range(tiles - sold):
            best.append(UNSOLD_TILE)
    best.sort(reverse=True)
    believed = SALE
    promise = 0.0
    count = len(best) if rounds_left else min(len(best), actions)
    for worth in best[:count]:
        promise += believed * worth
        believed *= FURTHER_SALE
    for market in range(MARKET_COUNT):
        if area.traders[market] > 0:
            promise += TRADER
    return promise


def travel_cards(travel: int) -> int:
    count = 0
    for number in range(TRAVEL_COUNT):
        count += travel >> number & 1
    return count


def tile_worth(s: State, seat: int, artefact: int) -> float:
    """What a tile is worth that the seat may get."""
    return TILE + (0.0 if s.areas[seat].guards >> artefact & 1 else SAMPLE)


def hand_promise(s: State, seat: int, passed: bool) -> float:
    """What the cards in hand can do from where the explorers stand, each its best."""
    area = s.areas[seat]
    kit = s.kit
    if passed:
        return KEPT_CARD * min(len(area.hand), kit.kept_on_pass)
    total = TRAVEL_CARD * travel_cards(area.travel)
    if not area.hand:
        return total
    places = 0
    for place in area.explorers:
        if place >= 0:
            places |= 1 << place
    reached = [tiles_on_sites(s, seat, region, places, True) for region in range(REGION_COUNT)]
    seen = [tiles_on_sites(s, seat, region, places, False) for region in range(REGION_COUNT)]
    smuggled = REACHED * smuggling(s, seat)
    room = hold_free(s, seat)
    for card in area.hand:
        best = ORDER
        if kit.card_places[card] & places:
            best = max(best, MARKET)
        if kit.card_black[card] & places:
            best = max(best, smuggled)
        region = kit.card_region[card]
        digging = 0.0
        for _ in range(min(room, kit.most_excavated)):
            if reached[region]:
                digging += REACHED * reached[region].pop()
                room -= 1
            elif seen[region]:
                digging += SEEN * seen[region].pop()
        total += max(best, digging)
    return total


def tiles_on_sites(s: State, seat: int, region: int, places: int, reached: bool) -> list[float]:
    """The worth of the region's tiles, the best last: one on each site with an own explorer, or all the others."""
    found: list[float] = []
    used = 0
    for artefact in range(region * KINDS_EACH + KINDS_EACH - 1, region * KINDS_EACH - 1, -1):
        if s.dig[artefact] == 0:
            continue
        site = 1 << s.kit.site[artefact]
        is_reached = places & site != 0 and used & site == 0
        if is_reached:
            used |= site
        if is_reached == reached:
            found.append(tile_worth(s, seat, artefact))
    found.sort()
    return found


def smuggling(s: State, seat: int) -> float:
    """What the two best tiles on the black market are worth above their price."""
    purse = s.areas[seat].credits
    space = hold_free(s, seat) + hatch_free(s, seat)
    gains: list[float] = []
    for stack in s.black:
        if stack:
            price = s.kit.value[stack[-1]] + s.kit.surcharge
            gain = tile_worth(s, seat, stack[-1]) - price
            if purse >= price and gain > 0.0:
                gains.append(gain)
    gains.sort(reverse=True)
    total = 0.0
    for gain in gains[: min(space, 2)]:
        total += gain
    return total
