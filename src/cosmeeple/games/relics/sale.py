"""The sell action in its exact order
[REL-340..345, REL-3451..3454, REL-502, REL-504, REL-A11, REL-A12, REL-X04, REL-X05, REL-X16].

Zu sells by the same rules: `settle_sale` is shared.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.relics import events, smuggle, state
from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics.crew import Sample, draw_to_choose
from cosmeeple.games.relics.market import MARKET_OR_PASS
from cosmeeple.games.relics.state import State
from cosmeeple.kernel.engine.rows import append, vec
from cosmeeple.kernel.frames import PASS, Decision, Domain, Table, Why, frame

REGION: Final[Domain] = Domain("region", words.REGIONS)


# --- what may be sold where


def freed_markets(s: State, seat: i64, card: i64) -> i64:
    """Aqulla needs no trader at a market that fits the discarded card, one bit each
    [REL-504, REL-A19]."""
    return s.kit.card_markets[card] if state.has_ability(s, seat, words.SELL_WITHOUT_TRADER) else 0


def has_outlet(s: State, seat: i64, region: i64, freed: i64) -> bool:
    """A market with an interested buyer, and an own trader unless it is freed [REL-341]."""
    traders = s.areas[seat].traders
    for market in range(words.MARKET_COUNT):
        if (traders[market] > 0 or freed >> market & 1) and state.interested(s, market, region) > 0:
            return True
    return False


def can_sell(s: State, seat: i64, freed: i64) -> bool:
    """Some region has a tile of yours and a market for it [REL-341, REL-342, REL-A11]."""
    colours = state.colours_owned(s, seat)
    for region in range(words.REGION_COUNT):
        if colours >> region & 1 and has_outlet(s, seat, region, freed):
            return True
    return False


def can_buy_first(s: State, seat: i64, region: i64, freed: i64, sale: bool) -> bool:
    """Gul: the top tile for its value, if it fits and a sale is possible then
    [REL-502, REL-A17]."""
    stack = s.black[region]
    if (
        not stack
        or s.areas[seat].credits < s.kit.value[stack[-1]]
        or not smuggle.has_space(s, seat)
    ):
        return False
    return sale or has_outlet(s, seat, region, freed)


def can_sell_after_buying(s: State, seat: i64, freed: i64) -> bool:
    """A sale that only Gul's purchase makes possible [REL-502, REL-A17]."""
    if not state.has_ability(s, seat, words.BUY_BEFORE_SALE) or not state.on_black_market(s, seat):
        return False
    for region in range(words.REGION_COUNT):
        if can_buy_first(s, seat, region, freed, False):
            return True
    return False


def may_sell(s: State, seat: i64, card: i64, why: Why) -> bool:
    """Any card; a tile and a market for it, perhaps only thanks to an ability
    [REL-340..342, REL-504, REL-A11, REL-A17]."""
    freed = freed_markets(s, seat, card)
    return why.need(
        can_sell(s, seat, freed) or can_sell_after_buying(s, seat, freed),
        "REL-342",
        "tile-and-outlet",
        card,
    )


def may_sell_without_card(s: State, seat: i64) -> bool:
    """The same for everybody whose cards make no difference: all but Aqulla."""
    return can_sell(s, seat, 0) or can_sell_after_buying(s, seat, 0)


# --- the questions of a sale


def start_sale(t: Table[State], seat: i64, card: i64) -> None:
    """Gul may buy first; then region, markets, tiles [REL-340, REL-341, REL-502]."""
    if state.has_ability(t.state, seat, words.BUY_BEFORE_SALE) and state.on_black_market(
        t.state, seat
    ):
        t.then(BuyBeforeSale(seat, card), ChooseSaleRegion(seat, card))
    else:
        t.then(ChooseSaleRegion(seat, card))


@final
@frame
class BuyBeforeSale(Decision):
    """Gul: acquire the top tile of a stack for exactly its value
    [REL-502, REL-A17, REL-X13, REL-D16]."""

    verb: ClassVar[str] = "acquire"
    domain: ClassVar[Domain] = smuggle.REGION_OR_PASS

    card: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        freed = freed_markets(s, self.seat, self.card)
        sale = can_sell(s, self.seat, freed)
        if pick == PASS:
            return why.need(sale, "REL-A17", "sale-possible")
        stack = s.black[pick]
        if not why.must(len(stack) > 0, "REL-352", "stack-left", pick):
            return False
        price = s.kit.value[stack[-1]]
        return (
            why.enough(s.areas[self.seat].credits, price, "REL-502", "credits")
            and why.need(smuggle.has_space(s, self.seat), "REL-353", "space-free")
            and why.need(sale or has_outlet(s, self.seat, pick, freed), "REL-A17", "sale-possible")
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            return
        s = t.state
        artefact = state.take_top(s, pick)
        price = s.kit.value[artefact]
        s.areas[self.seat].credits -= price
        s.drawn = append(s.drawn, artefact)
        if t.telling:
            t.tell(events.TileAcquired(self.seat, artefact, price, "REL-502"))
        t.then(smuggle.StoreTile(self.seat, artefact), Sample(self.seat, artefact))


@final
@frame
class ChooseSaleRegion(Decision):
    """The region whose artefacts are sold; the card need not match [REL-340, REL-D17]."""

    verb: ClassVar[str] = "sell"
    domain: ClassVar[Domain] = REGION

    card: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        freed = freed_markets(s, self.seat, self.card)
        return why.need(
            state.owned(s, self.seat, pick) > 0, "REL-341", "tile-of-colour", pick
        ) and why.need(has_outlet(s, self.seat, pick, freed), "REL-341", "outlet", pick)

    def resolve(self, t: Table[State], pick: i64) -> None:
        t.then(ChooseSaleMarket(self.seat, self.card, pick, 0))


def count_chosen(chosen: i64) -> i64:
    count: i64 = 0
    for market in range(words.MARKET_COUNT):
        count += chosen >> market & 1
    return count


@final
@frame
class ChooseSaleMarket(Decision):
    """Markets one by one, up to three and one for each tile to sell
    [REL-341, REL-504, REL-A02, REL-A19, REL-D18, REL-D34]."""

    verb: ClassVar[str] = "at"
    domain: ClassVar[Domain] = MARKET_OR_PASS

    card: i64
    region: i64
    chosen: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return why.need(self.chosen != 0, "REL-341", "one-market-at-least")
        count = count_chosen(self.chosen)
        tiles = state.owned(s, self.seat, self.region)
        trader = s.areas[self.seat].traders[pick] > 0 or self.is_freed(s, pick)
        return (
            why.need(not self.chosen >> pick & 1, "REL-341", "another-market", pick)
            and why.below(count, s.kit.most_markets, "REL-341", "markets-left")
            and why.need(count < tiles, "REL-341", "tile-for-market", tiles)
            and why.need(
                state.interested(s, pick, self.region) > 0,
                "REL-341",
                "buyer-interested",
                pick,
                self.region,
            )
            and why.need(trader, "REL-341", "trader-there", pick)
        )

    def is_freed(self, s: State, market: i64) -> bool:
        """Fits Aqulla's card, and no other market was used without a trader yet
        [REL-504, REL-A02]."""
        freed = freed_markets(s, self.seat, self.card)
        if not freed >> market & 1:
            return False
        for other in range(words.MARKET_COUNT):
            if self.chosen >> other & 1 and s.areas[self.seat].traders[other] == 0:
                return False
        return True

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        chosen = self.chosen if pick == PASS else self.chosen | 1 << pick
        count = count_chosen(chosen)
        if (
            pick != PASS
            and count < s.kit.most_markets
            and count < state.owned(s, self.seat, self.region)
        ):
            t.then(ChooseSaleMarket(self.seat, self.card, self.region, chosen))
        elif count == state.owned(s, self.seat, self.region):
            sell_all(t, self.seat, self.region, chosen)
        else:
            t.then(ChooseSaleTile(self.seat, self.region, chosen, count))


@final
@frame
class ChooseSaleTile(Decision):
    """Which tiles of the region are sold, from hold or hatch, one for each market
    [REL-009, REL-341, REL-3453, REL-D19]."""

    verb: ClassVar[str] = "tile"
    domain: ClassVar[Domain] = smuggle.TILE

    region: i64
    chosen: i64
    left: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        coloured = words.region_of(pick % words.ARTEFACT_COUNT) == self.region
        return why.need(
            coloured, "REL-341", "tile-of-colour", self.region
        ) and smuggle.may_part_with(s, self.seat, pick, "REL-009", why)

    def options(self, s: State) -> vec[i64]:
        return tile_options(s, self.seat, 1 << self.region)

    def resolve(self, t: Table[State], pick: i64) -> None:
        sell_tile(t, self.seat, smuggle.remove_tile(t.state, self.seat, pick))
        if self.left > 1:
            t.then(ChooseSaleTile(self.seat, self.region, self.chosen, self.left - 1))
        else:
            settle_sale(t, self.seat, self.region, self.chosen)


def tile_options(s: State, seat: i64, colours: i64) -> vec[i64]:
    """One's own tiles of some colours, in the order of the domain TILE."""
    area = s.areas[seat]
    options = vec[i64]()
    last = -1
    for artefact in area.hold:
        if artefact != last and colours >> words.region_of(artefact) & 1:
            options = append(options, artefact)
        last = artefact
    last = -1
    for artefact in area.hatch:
        if artefact != last and colours >> words.region_of(artefact) & 1:
            options = append(options, words.ARTEFACT_COUNT + artefact)
        last = artefact
    return options


def sell_all(t: Table[State], seat: i64, region: i64, chosen: i64) -> None:
    """As many markets as tiles: there is nothing to choose [REL-341]."""
    while True:
        tiles = tile_options(t.state, seat, 1 << region)
        if len(tiles) == 0:
            break
        sell_tile(t, seat, smuggle.remove_tile(t.state, seat, tiles[0]))
    settle_sale(t, seat, region, chosen)


def sell_tile(t: Table[State], seat: i64, artefact: i64) -> None:
    """A sold artefact leaves the game [REL-020, REL-3453]."""
    state.discard_tile(t.state, artefact)
    if t.telling:
        t.tell(events.TileSold(seat, artefact))


# --- the sale itself


def buyers_for(s: State, region: i64, chosen: i64) -> i64:
    """Interested buyers on all chosen markets together [REL-343]."""
    count: i64 = 0
    for market in range(words.MARKET_COUNT):
        if chosen >> market & 1:
            count += state.interested(s, market, region)
    return count


def sale_credits(s: State, region: i64, chosen: i64) -> i64:
    """Popularity, buyers and several markets, for the whole sale
    [REL-343, REL-344, REL-X05, REL-X16]."""
    kit = s.kit
    return (
        kit.pay[state.rank(s, region)]
        + kit.credits_per_buyer * buyers_for(s, region, chosen)
        + kit.bonus_credits[count_chosen(chosen)]
    )


def settle_sale(t: Table[State], seat: i64, region: i64, chosen: i64) -> None:
    """Credits, free cards, buyers to the ship, promotion, in this order
    [REL-343..345, REL-3451, REL-3452, REL-3454, REL-A12]."""
    s = t.state
    kit = s.kit
    markets = count_chosen(chosen)
    total = sale_credits(s, region, chosen)
    s.areas[seat].credits += total
    if t.telling:
        buyers = buyers_for(s, region, chosen)
        place = state.rank(s, region)
        t.tell(
            events.SaleMade(
                seat,
                region,
                tuple([market for market in range(words.MARKET_COUNT) if chosen >> market & 1]),
                place + 1,
                kit.pay[place],
                buyers,
                kit.credits_per_buyer * buyers,
                kit.bonus_credits[markets],
                total,
            )
        )
    if kit.bonus_drawn[markets] > 0 and seat != state.zu_seat(s):
        draw_to_choose(t, seat, kit.bonus_drawn[markets], kit.bonus_kept[markets], "REL-345")
    board_ship(t, region, chosen)
    promote(t, seat, chosen)


def board_ship(t: Table[State], region: i64, chosen: i64) -> None:
    """Those on the ship return to the pool, then the interested buyers board it
    [REL-3451, REL-3454, REL-A12, REL-A36]."""
    s = t.state
    returned = (
        [buyer for buyer in range(len(s.ship)) for _ in range(s.ship[buyer])] if t.telling else []
    )
    for buyer in range(len(s.ship)):
        s.buyers[buyer] += s.ship[buyer]
        s.ship[buyer] = 0
    for market in range(words.MARKET_COUNT):
        if chosen >> market & 1:
            stay: list[int] = []
            for buyer in s.queues[market]:
                if buyer == region or buyer == words.SPECIAL:
                    s.ship[buyer] += 1
                else:
                    stay.append(buyer)
            s.queues[market] = stay
    if t.telling:
        moved = [buyer for buyer in range(len(s.ship)) for _ in range(s.ship[buyer])]
        t.tell(events.BuyersBoarded(tuple(moved), tuple(returned), len(returned)))


def promote(t: Table[State], seat: i64, chosen: i64) -> None:
    """One trader of each market used goes to its centre; where there is none, nobody
    [REL-015, REL-3452, REL-A19]."""
    s = t.state
    area = s.areas[seat]
    for market in range(words.MARKET_COUNT):
        if chosen >> market & 1 and area.traders[market] > 0:
            area.traders[market] -= 1
            area.representatives[s.kit.market_centre[market]] += 1
            if t.telling:
                t.tell(events.TraderPromoted(seat, market, s.kit.market_centre[market]))
