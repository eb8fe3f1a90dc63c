"""What tiles, traders and cards still promise: every action card its best use from where the
explorers stand, and sales with the cards that are least missed. Part of the evaluation; the numbers
are in `worth.py`."""

from __future__ import annotations

from typing import Final, final

from cosmeeple.games.relics import state
from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics import worth as weight
from cosmeeple.games.relics.kit import RelicsKit
from cosmeeple.games.relics.standing import Gallery, centre_worth
from cosmeeple.games.relics.state import State

W: Final[list[float]] = weight.WEIGHTS[0]


# --- sales


def orderable(s: State, seat: int) -> int:
    """The markets for whose trader a card is in hand, one bit each."""
    markets = 0
    for card in s.areas[seat].hand:
        markets |= s.kit.card_orders[card]
    return markets


@final
class Sales:
    """The best sale of each colour, what one tile more of it would be worth, and the markets whose
    trader is missed."""

    def __init__(self, s: State, seat: int, passed: bool) -> None:
        kit = s.kit
        self.best: Final[list[float]] = []
        self.margins: Final[list[float]] = []
        self.missed: Final[list[float]] = [0.0] * words.MARKET_COUNT
        planned = 0 if passed else orderable(s, seat)
        ready = planned if state.has_ability(s, seat, words.SELL_WITHOUT_TRADER) else 0
        for market in range(words.MARKET_COUNT):
            if s.areas[seat].traders[market] > 0:
                ready |= 1 << market
        is_last = s.round == kit.rounds
        for region in range(words.REGION_COUNT):
            tiles = state.owned(s, seat, region)
            outlets = self.outlets(s, region, tiles > 0, ready, planned, is_last)
            pay = W[weight.PLANNED_SALE] * float(kit.pay[state.rank(s, region)])
            top, sold = best_sale(kit, pay, outlets, tiles)
            more, _ = best_sale(kit, pay, outlets, tiles + 1)
            spare = 0.0 if is_last and len(outlets) <= sold else W[weight.SURPLUS]
            margin = max(more - top, spare)
            if tiles == 0:
                margin = max(0.0, margin - W[weight.SELLING])
            self.margins.append(W[weight.TILE] * margin)
            if sold:
                self.best.append(top)
            for _ in range(tiles - sold):
                self.best.append(spare)
        self.best.sort(reverse=True)

    def outlets(
        self, s: State, region: int, has_tiles: bool, ready: int, planned: int, is_last: bool
    ) -> list[float]:
        """What the markets add to a sale of the colour, the best first; a trader may still have to
        be placed there."""
        found: list[float] = []
        for market in range(words.MARKET_COUNT):
            buyers = state.interested(s, market, region)
            if buyers == 0:
                continue
            worth = W[weight.PROMOTED] + float(s.kit.credits_per_buyer * buyers)
            if has_tiles:
                self.missed[market] = max(self.missed[market], worth)
            if ready >> market & 1:
                found.append(W[weight.READY_SALE] * worth)
            elif planned >> market & 1:
                found.append(W[weight.PLANNED_SALE] * worth - W[weight.NO_TRADER])
            elif not is_last:
                found.append(W[weight.UNREADY_SALE] * worth - W[weight.NO_TRADER])
        found.sort(reverse=True)
        return found


def best_sale(kit: RelicsKit, pay: float, outlets: list[float], tiles: int) -> tuple[float, int]:
    """The best sale of so many tiles of one colour, and how many of them it takes."""
    top = 0.0
    sold = 0
    total = pay
    for count in range(1, min(tiles, len(outlets), kit.most_markets) + 1):
        total += outlets[count - 1]
        worth = (
            total
            + W[weight.PLANNED_SALE] * float(kit.bonus_credits[count])
            + (W[weight.FREE_CARD] if count > 1 else 0.0)
        )
        if worth > top:
            top = worth
            sold = count
    return top, sold


# --- cards


def outlook(s: State, seat: int, passed: bool, gallery: Gallery) -> float:
    """What tiles, traders and cards promise together. A sale costs a card: travel cards first, then
    the action cards that are good for least."""
    area = s.areas[seat]
    is_last = s.round == s.kit.rounds
    sales = Sales(s, seat, passed)
    total = 0.0
    for market in range(words.MARKET_COUNT):
        if area.traders[market] > 0:
            total += W[weight.TRADER]
    uses: list[float] = []
    if passed:
        total += W[weight.KEPT] * float(min(len(area.hand), s.kit.kept_on_pass))
    else:
        uses = card_uses(s, seat, sales, gallery)
        uses.sort()
        if not is_last:
            for i in range(min(len(uses), s.kit.kept_on_pass)):
                uses[i] = max(uses[i], W[weight.KEPT])
        uses = [W[weight.TRAVEL]] * state.count_bits(area.travel) + uses
    for use in uses:
        total += use
    believed = 1.0
    spent = 0
    for worth in sales.best:
        later = 0.0 if is_last else W[weight.LATER_SALE] * believed * worth
        now = believed * worth - uses[spent] if spent < len(uses) else 0.0
        if now > later:
            total += now
            spent += 1
        else:
            total += later
        believed *= W[weight.FURTHER_SALE]
    return total


def card_uses(s: State, seat: int, sales: Sales, gallery: Gallery) -> list[float]:
    """The best use of each action card in hand. What one card is used for is worth less to the
    next."""
    area = s.areas[seat]
    kit = s.kit
    found: list[float] = []
    if not area.hand:
        return found
    places = 0
    for place in area.explorers:
        if place >= 0:
            places |= 1 << place
    envoys = [
        W[weight.ORDER] * (centre_worth(s, seat, centre, 1) - centre_worth(s, seat, centre, 0))
        for centre in range(words.CENTRE_COUNT)
    ]
    traders = [
        0.0
        if area.traders[market] > 0
        else W[weight.TRADER] + min(sales.missed[market], W[weight.NO_TRADER])
        for market in range(words.MARKET_COUNT)
    ]
    smuggled = smuggling(s, seat, sales, gallery) if state.on_black_market(s, seat) else 0.0
    digs: list[list[float]] = [[] for _ in range(words.REGION_COUNT)]
    looked = 0
    room = state.hold_free(s, seat)
    foresees = state.has_ability(s, seat, words.EXTRA_FORECAST)
    for card in area.hand:
        region = kit.card_region[card]
        best = W[weight.FREE_TILE] * sales.margins[region] if foresees and room > 0 else 0.0
        ordered = traded = -1
        for market in range(words.MARKET_COUNT):
            if kit.card_orders[card] >> market & 1:
                worth = envoys[kit.market_centre[market]] + traders[market]
                if worth > best:
                    best, ordered, traded = worth, market, -1
            if kit.card_markets[card] >> market & 1 and places >> kit.market_location[market] & 1:
                worth = W[weight.MARKET] + traders[market]
                if worth > best:
                    best, ordered, traded = worth, -1, market
        if kit.card_black[card] & places and smuggled > best:
            best, ordered, traded = smuggled, -1, -1
            smuggled *= W[weight.REPEATED]
        if room > 0:
            if not looked >> region & 1:
                looked |= 1 << region
                digs[region] = tiles_to_dig(s, seat, region, sales.margins[region], gallery)
            tiles = digs[region]
            taken = min(room, kit.most_excavated, len(tiles))
            worth = 0.0
            for i in range(len(tiles) - taken, len(tiles)):
                worth += tiles[i]
            if worth > best:
                best, ordered, traded = worth, -1, -1
                room -= taken
                for _ in range(taken):
                    tiles.pop()
        if ordered >= 0:
            envoys[kit.market_centre[ordered]] *= W[weight.REPEATED]
            traders[ordered] = 0.0
        elif traded >= 0:
            traders[traded] = 0.0
        found.append(W[weight.CARD] + best)
    return found


def tiles_to_dig(s: State, seat: int, region: int, margin: float, gallery: Gallery) -> list[float]:
    """The worth of the region's tiles as far as one believes to get them, the best last."""
    area = s.areas[seat]
    found: list[float] = []
    used = 0
    reach = 1 if state.has_ability(s, seat, words.DOUBLE_DIG) else 0
    for artefact in range(
        region * words.KINDS_EACH + words.KINDS_EACH - 1, region * words.KINDS_EACH - 1, -1
    ):
        if s.dig[artefact] == 0:
            continue
        site = s.kit.site[artefact]
        nearest = 99
        for place in area.explorers:
            if place >= 0:
                nearest = min(nearest, s.kit.distance[place][site])
        if nearest <= reach and used >> site & 1 == 0:
            believed = W[weight.REACHED]
            used |= 1 << site
        else:
            believed = max(W[weight.FAR], W[weight.NEAR] - W[weight.STEP] * nearest)
        found.append(believed * (margin + gallery.gain(artefact)))
    found.sort()
    return found


def smuggling(s: State, seat: int, sales: Sales, gallery: Gallery) -> float:
    """What the best tiles on the black market are worth above their price, as far as that is
    believed."""
    area = s.areas[seat]
    space = state.hold_free(s, seat) + state.hatch_free(s, seat)
    gains: list[float] = []
    for stack in s.black:
        if stack:
            artefact = stack[-1]
            price = s.kit.value[artefact] + s.kit.surcharge
            gain = sales.margins[words.region_of(artefact)] + gallery.gain(artefact) - float(price)
            if area.credits >= price and gain > 0.0:
                gains.append(gain)
    gains.sort(reverse=True)
    total = 0.0
    for gain in gains[: min(space, s.kit.most_acquired)]:
        total += gain
    return W[weight.SMUGGLED] * total
