"""Zu's market, order, sell and burst cards
[REL-750..754, REL-760, REL-761, REL-770..773, REL-780..783, REL-803, REL-805]."""

from __future__ import annotations

from typing import Final, final

from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics import zu_choice
from cosmeeple.games.relics.crew import post_representative, post_trader
from cosmeeple.games.relics.market import join_queue
from cosmeeple.games.relics.sale import sale_credits, sell_tile, settle_sale
from cosmeeple.games.relics.smuggle import remove_tile
from cosmeeple.games.relics.state import State, has_module, interested, owned, zu_seat
from cosmeeple.games.relics.zu_choice import Candidates
from cosmeeple.kernel.frames import Effect, Table, frame

#: How many traders Zu places with one market card (REL-751).
TRADERS_AT_ONCE: Final = 2


def place_zu_trader(t: Table[State], market: int, cites: str) -> None:
    zu_choice.use_zu_crew(t.state)
    post_trader(t, zu_seat(t.state), market, cites)


# --- market


@final
@frame
class ZuMarket(Effect):
    """Two traders on markets without one, then buyers for each of them
    [REL-750..754, REL-A31, REL-A46]."""

    zu_card: int

    def happen(self, t: Table[State]) -> None:
        s = t.state
        own = s.areas[zu_seat(s)]
        free = [market for market in range(words.MARKET_COUNT) if own.traders[market] == 0]
        if not free:
            zu_choice.fail(t, self.zu_card, "traders-everywhere")
            return
        if not zu_choice.has_zu_crew(s):
            zu_choice.fail(t, self.zu_card, "no-crew")
            return
        count = min(TRADERS_AT_ONCE, len(free))
        if has_module(s, words.LIMITED_CREW):
            count = min(count, own.crew)
        region = zu_choice.best_colour(t)
        chosen: list[int] = []
        for _ in range(count):
            market = choose_new_market(t, free, region)
            free.remove(market)
            chosen.append(market)
        for market in chosen:
            place_zu_trader(t, market, "REL-751")
        for market in chosen:
            add_zu_buyers(t, market)


def choose_new_market(t: Table[State], markets: list[int], region: int) -> int:
    """Most interested buyers, unless Zu has nothing for sale; largest change of influence; lots
    [REL-752, REL-A26]."""
    left = Candidates(t, zu_choice.MARKETS, markets)
    if region != words.NONE:
        left.crowded(region, "REL-752")
    left.influential()
    return left.draw("REL-752")


def add_zu_buyers(t: Table[State], market: int) -> None:
    """A special buyer, then a coloured one, as far as there are any [REL-753, REL-803, REL-A46]."""
    s = t.state
    if s.buyers[words.SPECIAL] > 0:
        join_queue(t, market, words.SPECIAL, "REL-753")
    if has_module(s, words.NO_COLOURED_BUYERS):
        return
    region = choose_buyer(t)
    if region != words.NONE:
        join_queue(t, market, region, "REL-753")


def choose_buyer(t: Table[State]) -> int:
    """The most popular colour Zu has for sale, then the one it has most of, lots; NONE without
    buyers [REL-754, REL-A26]."""
    s = t.state
    there = [region for region in range(words.REGION_COUNT) if s.buyers[region] > 0]
    if not there:
        return words.NONE
    mine = [region for region in there if owned(s, zu_seat(s), region) > 0]
    colours = Candidates(t, zu_choice.COLOURS, mine or there)
    if mine:
        colours.popular("REL-754")
        colours.plentiful("REL-754")
    return colours.draw("REL-754")


# --- order


@final
@frame
class ZuOrder(Effect):
    """A trader where Zu has none, and a representative; never withdrawn
    [REL-760, REL-761, REL-A31]."""

    zu_card: int

    def happen(self, t: Table[State]) -> None:
        s = t.state
        market = s.kit.zu_market[self.zu_card]
        if not zu_choice.has_zu_crew(s):
            zu_choice.fail(t, self.zu_card, "no-crew")
            return
        if s.areas[zu_seat(s)].traders[market] == 0:
            place_zu_trader(t, market, "REL-760")
        if zu_choice.has_zu_crew(s):
            zu_choice.use_zu_crew(s)
            post_representative(t, zu_seat(s), s.kit.market_centre[market], "REL-761")


# --- sell


def outlets(s: State, seat: int, region: int) -> list[int]:
    """Markets with an own trader and a buyer interested in the colour [REL-770, REL-771]."""
    traders = s.areas[seat].traders
    return [
        market
        for market in range(words.MARKET_COUNT)
        if traders[market] > 0 and interested(s, market, region) > 0
    ]


def markets_sold_at(s: State, seat: int, region: int, freed: int) -> int:
    """On how many markets the seat can sell the colour at once; a freed one needs no trader
    [REL-504, REL-771]."""
    traders = s.areas[seat].traders
    most = min(s.kit.most_markets, owned(s, seat, region))
    count = 0
    for market in range(words.MARKET_COUNT):
        there = traders[market] > 0 or freed >> market & 1 == 1
        if count < most and there and interested(s, market, region) > 0:
            count += 1
    return count


def best_credits(s: State, seat: int, region: int, count: int) -> int:
    """What the best sale of the colour on so many markets would bring: on those with most buyers
    [REL-A27]."""
    free = outlets(s, seat, region)
    chosen = 0
    for _ in range(min(count, len(free))):
        fullest = free[0]
        for market in free:
            if interested(s, market, region) > interested(s, fullest, region):
                fullest = market
        free.remove(fullest)
        chosen |= 1 << fullest
    return sale_credits(s, region, chosen)


@final
@frame
class ZuSell(Effect):
    """The colour that sells on most markets, on the most profitable ones
    [REL-770..773, REL-A27]."""

    zu_card: int

    def happen(self, t: Table[State]) -> None:
        s = t.state
        zu = zu_seat(s)
        owned_colours = zu_choice.colours_for_sale(s, zu)
        if not owned_colours:
            zu_choice.fail(t, self.zu_card, "nothing-for-sale")
            return
        sold = [region for region in owned_colours if markets_sold_at(s, zu, region, 0) > 0]
        if not sold:
            zu_choice.fail(t, self.zu_card, "nobody-interested")
            return
        markets = [markets_sold_at(s, zu, region, 0) for region in sold]
        count = max(markets)
        colours = Candidates(t, zu_choice.COLOURS, sold)
        colours.most(markets, "markets-sold-at", "REL-771")
        paid = [best_credits(s, zu, region, count) for region in colours.left]
        colours.most(paid, "sale-credits", "REL-A27")
        colours.popular("REL-A27")
        region = colours.draw("REL-A27")
        free = outlets(s, zu, region)
        chosen = 0
        for _ in range(count):
            market = zu_choice.most_profitable(t, free, region)
            free.remove(market)
            chosen |= 1 << market
        sell_for_zu(t, region, chosen, count)


def sell_for_zu(t: Table[State], region: int, chosen: int, count: int) -> None:
    """The cheapest tiles of the colour go, lots among equals; then the sale as usual, without a
    card [REL-772, REL-773]."""
    s = t.state
    for _ in range(count):
        sell_tile(t, zu_seat(s), remove_tile(s, zu_seat(s), cheapest(t, region)))
    settle_sale(t, zu_seat(s), region, chosen)


def cheapest(t: Table[State], region: int) -> int:
    """The tile of the colour with the lowest value, as a number of the domain TILE [REL-773]."""
    s = t.state
    area = s.areas[zu_seat(s)]
    mine = [artefact for artefact in area.hold if words.region_of(artefact) == region]
    mine.extend(
        [
            words.ARTEFACT_COUNT + artefact
            for artefact in area.hatch
            if words.region_of(artefact) == region
        ]
    )
    if len(mine) == 1:
        return mine[0]
    value = s.kit.value
    lowest = min([value[tile % words.ARTEFACT_COUNT] for tile in mine])
    equal = [tile for tile in mine if value[tile % words.ARTEFACT_COUNT] == lowest]
    return equal[0] if len(equal) == 1 else t.rng.pick(equal)


# --- burst


@final
@frame
class ZuBurst(Effect):
    """One tile of the rarest colour at the market with most buyers, with a trader if needed
    [REL-780..783, REL-A28, REL-A31]."""

    zu_card: int

    def happen(self, t: Table[State]) -> None:
        s = t.state
        zu = zu_seat(s)
        owned_colours = zu_choice.colours_for_sale(s, zu)
        if not owned_colours:
            zu_choice.fail(t, self.zu_card, "nothing-for-sale")
            return
        wanted = [region for region in owned_colours if is_wanted(s, region)]
        if not wanted:
            zu_choice.fail(t, self.zu_card, "nobody-interested")
            return
        colours = Candidates(t, zu_choice.COLOURS, wanted)
        colours.least([owned(s, zu, region) for region in wanted], "fewest-tiles", "REL-781")
        colours.popular("REL-781")
        region = colours.draw("REL-781")
        markets = Candidates(t, zu_choice.MARKETS, list(range(words.MARKET_COUNT)))
        markets.crowded(region, "REL-782")
        markets.rivalled()
        markets.influential()
        market = markets.draw("REL-782")
        if s.areas[zu].traders[market] == 0:
            if not zu_choice.has_zu_crew(s):
                zu_choice.fail(t, self.zu_card, "no-crew")
                return
            place_zu_trader(t, market, "REL-783")
        sell_for_zu(t, region, 1 << market, 1)


def is_wanted(s: State, region: int) -> bool:
    """Some market has a buyer interested in the colour [REL-780]."""
    for market in range(words.MARKET_COUNT):
        if interested(s, market, region) > 0:
            return True
    return False
