"""Zu at a player's seat: how it ranks the answers of every question that a player can be asked
[REL-710..787, REL-A49..A53].

It plays by the players' rules with that seat's pieces; what it wants is Zu's. Only open facts and
one's own hand enter.
"""

from __future__ import annotations

from typing import Any, Final

from cosmeeple.games.relics import forecast, order, sale, smuggle, zu_wish
from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics.crew import FROM_SUPPLY, DiscardDrawn, ReleaseGuard, Sample
from cosmeeple.games.relics.excavate import ExcavateTile
from cosmeeple.games.relics.market import (
    AddColouredBuyer,
    AddSpecialBuyer,
    ChooseMarket,
    PlaceTrader,
)
from cosmeeple.games.relics.rounds import DraftCards, KeepSoloCard
from cosmeeple.games.relics.setup import RedrawCard
from cosmeeple.games.relics.state import State, hatch_free, hold_free, interested, level, owned
from cosmeeple.games.relics.travel import JumpExplorer, MoveExplorer, MoveFreely, PlaceExplorer
from cosmeeple.games.relics.turn import ChooseAction, DiscardCard, PlayCard
from cosmeeple.games.relics.zu_choice import knows, rival_samples, rival_traders
from cosmeeple.games.relics.zu_dig import available_colours, copies_on_board, why_not
from cosmeeple.games.relics.zu_trade import best_credits, markets_sold_at
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.frames import PASS, Table
from cosmeeple.kernel.thinking.automaton import Priority, follow, highest, lowest, where

#: Worse than any number that is compared.
NEVER: Final = -1000.0


def rank(table: Table[Any], seat: int, picks: list[int], rng: Rng) -> list[Priority]:
    """The priorities for the pending question; without any, lots decide: the faction [REL-A53]."""
    s: State = table.state
    frame = table.agenda[-1]
    if isinstance(frame, ChooseAction):
        return zu_wish.rank_actions(s, seat, picks)
    if isinstance(frame, PlayCard):
        return zu_wish.rank_cards(s, seat, frame.action, picks)
    if isinstance(frame, MoveExplorer):
        return zu_wish.rank_steps(s, seat, picks, frame.fuel)
    if isinstance(frame, MoveFreely):
        return zu_wish.rank_steps(s, seat, picks, 1)
    if isinstance(frame, PlaceExplorer):
        return zu_wish.rank_places(s, seat, picks)
    if isinstance(frame, RedrawCard):
        return zu_wish.rank_redraw(s, seat, picks)
    if isinstance(frame, DraftCards):
        return zu_wish.rank_kept(s, [*s.areas[seat].hand, *table.given_by(seat)], picks)
    if isinstance(frame, KeepSoloCard):
        return zu_wish.rank_kept(s, list(s.areas[seat].hand), picks)
    if isinstance(frame, DiscardCard):
        return zu_wish.rank_discarded(s, list(s.areas[seat].hand), picks)
    if isinstance(frame, DiscardDrawn):
        return zu_wish.rank_discarded(s, [*s.areas[seat].hand, *s.areas[seat].pack], picks)
    if isinstance(frame, (Sample, PlaceTrader, ReleaseGuard)):
        return rank_crew(s, seat, frame, picks)
    if isinstance(frame, (ExcavateTile, order.ScoutTile, order.SampleRemotely)):
        return rank_artefacts(s, seat, picks)
    if isinstance(
        frame, (forecast.ReplaceForecast, forecast.KeepTile, forecast.PlaceTile, forecast.BuyTile)
    ):
        return rank_forecast(s, seat, frame, picks)
    if isinstance(
        frame,
        (smuggle.ChooseSmuggling, smuggle.DeliverTile, smuggle.AcquireTile, smuggle.StoreTile),
    ):
        return rank_smuggling(s, seat, frame, picks, rng)
    if isinstance(
        frame,
        (sale.BuyBeforeSale, sale.ChooseSaleRegion, sale.ChooseSaleMarket, sale.ChooseSaleTile),
    ):
        return rank_sale(s, seat, frame, picks)
    if isinstance(frame, (ChooseMarket, AddSpecialBuyer, AddColouredBuyer)):
        return rank_market(s, seat, frame, picks)
    return rank_orders(s, seat, frame, picks)


# --- crew


def rank_crew(s: State, seat: int, frame: Any, picks: list[int]) -> list[Priority]:
    """Crew from the supply, never a guard; a trader only where there is none
    [REL-706, REL-737, REL-751, REL-A53]."""
    if isinstance(frame, ReleaseGuard):
        return [lowest("REL-A53", "guard-cheapest", [s.kit.value[pick] for pick in picks])]
    if isinstance(frame, PlaceTrader) and s.areas[seat].traders[frame.market] > 0:
        return [where("REL-751", "trader-there", [pick == PASS for pick in picks])]
    worth = [2.0 if pick == FROM_SUPPLY else 1.0 if pick == PASS else 0.0 for pick in picks]
    if isinstance(frame, PlaceTrader):
        return [Priority("REL-751", "trader-new", worth)]
    return [Priority("REL-737", "sampled", worth)]


# --- tiles


def rank_artefacts(s: State, seat: int, picks: list[int]) -> list[Priority]:
    """Nothing that it has or has sampled; then not sampled by rivals, rare, dear
    [REL-732, REL-734, REL-735]."""
    unknown = [1.0 if pick == PASS else 0.0 if knows(s, seat, pick) else 2.0 for pick in picks]
    samples = [0.0 if pick == PASS else -float(rival_samples(s, seat, pick)) for pick in picks]
    copies = [0.0 if pick == PASS else -float(copies_on_board(s, pick)) for pick in picks]
    return [
        Priority("REL-734", "tile-unknown", unknown),
        Priority("REL-735", "tile-not-sampled", samples),
        Priority("REL-735", "tile-rare", copies),
        Priority("REL-735", "tile-dear", [value_of(s, pick) for pick in picks]),
    ]


def value_of(s: State, pick: int) -> float:
    """Of an artefact, or of a tile by its place."""
    return NEVER if pick == PASS else float(s.kit.value[pick % words.ARTEFACT_COUNT])


def to_buy(s: State, seat: int) -> int:
    """The dearest of the drawn tiles that it does not know, can pay and can store; NONE without any
    [REL-786]."""
    best = words.NONE
    if hold_free(s, seat) > 0:
        for kind in s.drawn:
            affordable = s.areas[seat].credits >= forecast.tile_price(s, kind)
            if (
                affordable
                and not knows(s, seat, kind)
                and (best == words.NONE or s.kit.value[kind] > s.kit.value[best])
            ):
                best = kind
    return best


def rank_forecast(s: State, seat: int, frame: Any, picks: list[int]) -> list[Priority]:
    """The leftmost card; the tile it would buy stays, another goes to its site
    [REL-785..787, REL-A53]."""
    if isinstance(frame, forecast.ReplaceForecast):
        return [lowest("REL-785", "forecast-left", picks)]
    if isinstance(frame, forecast.PlaceTile):
        wanted = to_buy(s, seat)
        return [
            Priority("REL-787", "tile-other", [0.0 if pick == wanted else 1.0 for pick in picks])
        ]
    free = isinstance(frame, forecast.KeepTile)
    worth: list[float] = []
    for pick in picks:
        if pick == PASS:
            worth.append(1.0)
        elif knows(s, seat, pick):
            worth.append(2.0 if free else 0.0)
        else:
            worth.append(3.0)
    return [
        Priority("REL-786", "tile-bought", worth),
        Priority("REL-786", "tile-dear", [value_of(s, pick) for pick in picks]),
    ]


# --- the black market


def may_get(s: State, seat: int) -> bool:
    """Some stack has a tile on top that Zu would acquire, and there is room for it [REL-741]."""
    if hold_free(s, seat) + hatch_free(s, seat) <= 0:
        return False
    for region in range(words.REGION_COUNT):
        if not why_not(s, seat, region):
            return True
    return False


def rank_smuggling(s: State, seat: int, frame: Any, picks: list[int], rng: Rng) -> list[Priority]:
    """One tile of the wanted colour or to the right of it; otherwise the dearest two go
    [REL-740..747]."""
    if isinstance(frame, smuggle.ChooseSmuggling):
        gets = may_get(s, seat)
        return [
            where("REL-743", "smuggle-way", [(pick == smuggle.ACQUIRE) == gets for pick in picks])
        ]
    if isinstance(frame, smuggle.StoreTile):
        return [where("REL-744", "hatch-first", [pick == smuggle.HATCH for pick in picks])]
    if isinstance(frame, smuggle.DeliverTile):
        return rank_deliveries(s, seat, frame.first, picks)
    if frame.first != words.NONE:
        return [where("REL-740", "one-only", [pick == PASS for pick in picks])]
    colours = available_colours(s)
    wanted, _ = follow(zu_wish.rank_colours(s, seat, colours), colours, rng)
    eligible = [1.0 if pick != PASS and not why_not(s, seat, pick) else 0.0 for pick in picks]
    right = [
        NEVER if pick == PASS else -float((pick - wanted) % words.REGION_COUNT) for pick in picks
    ]
    return [
        Priority("REL-741", "stack-eligible", eligible),
        Priority("REL-742", "stack-right", right),
    ]


def rank_deliveries(s: State, seat: int, first: int, picks: list[int]) -> list[Priority]:
    """The tile of the best pair of different colours: most value, more from the hold, unpopular
    [REL-746, REL-747, REL-A25]."""
    area = s.areas[seat]
    mine = [*area.hold, *[words.ARTEFACT_COUNT + artefact for artefact in area.hatch]]
    value: list[float] = []
    held: list[float] = []
    lowest: list[float] = []
    highest: list[float] = []
    for pick in picks:
        best = [NEVER, NEVER, NEVER, NEVER]
        if pick != PASS:
            best = pair_worth(s, pick, first)
            if first == words.NONE:
                for other in mine:
                    if words.region_of(other % words.ARTEFACT_COUNT) != words.region_of(
                        pick % words.ARTEFACT_COUNT
                    ):
                        best = max(best, pair_worth(s, pick, other))
        value.append(best[0])
        held.append(best[1])
        lowest.append(best[2])
        highest.append(best[3])
    return [
        Priority("REL-746", "pair-value", value),
        Priority("REL-747", "pair-from-hold", held),
        Priority("REL-747", "pair-unpopular", lowest),
        Priority("REL-A25", "pair-unpopular", highest),
    ]


def pair_worth(s: State, tile: int, other: int) -> list[float]:
    """Value, tiles from the hold, the lower and the higher popularity, of two tiles or of one
    [REL-746, REL-747]."""
    total = float(s.kit.value[tile % words.ARTEFACT_COUNT])
    held = 1.0 if tile < words.ARTEFACT_COUNT else 0.0
    low = float(level(s, words.region_of(tile % words.ARTEFACT_COUNT)))
    high = low
    if other != words.NONE:
        total += float(s.kit.value[other % words.ARTEFACT_COUNT])
        held += 1.0 if other < words.ARTEFACT_COUNT else 0.0
        second = float(level(s, words.region_of(other % words.ARTEFACT_COUNT)))
        low, high = min(low, second), max(high, second)
    return [total, held, -low, -high]


# --- sales


def rank_sale(s: State, seat: int, frame: Any, picks: list[int]) -> list[Priority]:
    """The colour that sells on most markets, the most profitable markets, the cheapest tiles
    [REL-716..718, REL-741, REL-771, REL-773, REL-A27, REL-A53]."""
    if isinstance(frame, sale.BuyBeforeSale):
        return rank_stacks(s, seat, picks)
    if isinstance(frame, sale.ChooseSaleTile):
        return [Priority("REL-773", "tile-cheap", [-value_of(s, pick) for pick in picks])]
    if isinstance(frame, sale.ChooseSaleMarket):
        return rank_profit(s, seat, frame.region, picks)
    freed = sale.freed_markets(s, seat, frame.card)
    markets = [markets_sold_at(s, seat, pick, freed) for pick in picks]
    most = max(markets)
    return [
        highest("REL-771", "sale-markets", markets),
        highest("REL-A27", "sale-credits", [best_credits(s, seat, pick, most) for pick in picks]),
        highest("REL-A27", "colour-popular", [level(s, pick) for pick in picks]),
    ]


def rank_stacks(s: State, seat: int, picks: list[int]) -> list[Priority]:
    """A top tile that it does not know, the dearest; otherwise none [REL-741, REL-810, REL-A53]."""
    unknown: list[float] = []
    value: list[float] = []
    for pick in picks:
        if pick == PASS:
            unknown.append(1.0)
            value.append(NEVER)
        else:
            top = s.black[pick][-1]
            unknown.append(0.0 if knows(s, seat, top) else 2.0)
            value.append(float(s.kit.value[top]))
    return [Priority("REL-741", "tile-unknown", unknown), Priority("REL-A53", "tile-dear", value)]


def rank_profit(s: State, seat: int, region: int, markets: list[int]) -> list[Priority]:
    """Interested buyers, traders of rivals where it has one too, influence [REL-716..718]."""
    own = s.areas[seat].traders
    buyers: list[float] = []
    rivals: list[float] = []
    for market in markets:
        buyers.append(NEVER if market == PASS else float(interested(s, market, region)))
        shared = market != PASS and own[market] > 0
        rivals.append(float(rival_traders(s, seat, market)) if shared else 0.0)
    return [
        Priority("REL-716", "market-buyers-colour", buyers),
        Priority("REL-717", "market-rivals", rivals),
        *zu_wish.rank_influence(s, seat, markets),
    ]


# --- markets and orders


def rank_market(s: State, seat: int, frame: Any, picks: list[int]) -> list[Priority]:
    """A new market, a special buyer, then one of a colour that it can sell [REL-752..754]."""
    if isinstance(frame, ChooseMarket):
        return zu_wish.rank_new_markets(s, seat, picks)
    if isinstance(frame, AddSpecialBuyer):
        return [where("REL-753", "buyer-special", [pick == words.SPECIAL for pick in picks])]
    return rank_buyers(s, seat, picks)


def rank_buyers(s: State, seat: int, buyers: list[int]) -> list[Priority]:
    """The most popular colour for sale, then the one with most tiles [REL-754, REL-A26]."""
    mine = [
        0.0
        if buyer == PASS
        else 2.0
        if buyer < words.SPECIAL and owned(s, seat, buyer) > 0
        else 1.0
        for buyer in buyers
    ]
    popular: list[float] = []
    tiles: list[float] = []
    for place in range(len(buyers)):
        counts = mine[place] == 2.0
        popular.append(float(level(s, buyers[place])) if counts else 0.0)
        tiles.append(float(owned(s, seat, buyers[place])) if counts else 0.0)
    return [
        Priority("REL-754", "buyer-for-sale", mine),
        Priority("REL-754", "colour-popular", popular),
        Priority("REL-754", "colour-most-tiles", tiles),
    ]


def rank_orders(s: State, seat: int, frame: Any, picks: list[int]) -> list[Priority]:
    """A trader, a representative, never withdrawn; Zu uses no order card itself, but goes on where
    a player began [REL-760, REL-761, REL-A53]."""
    if isinstance(frame, order.ChooseOrderMarket):
        return zu_wish.rank_order_markets(s, seat, picks)
    if isinstance(frame, order.TakeOrderStep):
        return rank_order_steps(s, seat, frame.market, picks)
    if isinstance(frame, order.UseOrder):
        return [where("REL-761", "order-unused", [pick == PASS for pick in picks])]
    if isinstance(frame, JumpExplorer):
        if not zu_wish.is_idle(s, seat, frame.explorer):
            return [where("REL-A51", "stay", [pick == PASS for pick in picks])]
        return zu_wish.rank_places(s, seat, picks)
    if isinstance(frame, order.InviteBuyer):
        colours = [pick % words.REGION_COUNT for pick in picks]
        return [
            *rank_buyers(s, seat, colours),
            *rank_own_markets(s, seat, [pick // words.REGION_COUNT for pick in picks]),
        ]
    if isinstance(frame, order.ClearQueue):
        lengths = [-float(len(s.queues[pick])) for pick in picks]
        return [*rank_own_markets(s, seat, picks), Priority("REL-A53", "queue-short", lengths)]
    if isinstance(frame, order.RefillQueue):
        return rank_buyers(s, seat, picks)
    if isinstance(frame, order.DelegateTrader):
        crew = s.areas[seat].crew > 0
        worth = [1.0 if (pick != PASS) == crew else 0.0 for pick in picks]
        return [Priority("REL-A31", "crew-left", worth), *zu_wish.rank_new_markets(s, seat, picks)]
    if isinstance(frame, order.FenceTile):
        return rank_fence(s, seat, picks)
    if isinstance(frame, order.AuctionTile):
        return [Priority("REL-746", "tile-dear", [value_of(s, pick) for pick in picks])]
    return []


def rank_order_steps(s: State, seat: int, market: int, picks: list[int]) -> list[Priority]:
    """The trader first, if there is none; then the representative, as long as there is crew
    [REL-760, REL-761, REL-A31]."""
    area = s.areas[seat]
    worth: list[float] = []
    for pick in picks:
        if pick == order.TRADER_STEP:
            worth.append(3.0 if area.crew > 0 and area.traders[market] == 0 else 0.0)
        elif pick == order.PLACE_STEP:
            worth.append(2.0 if area.crew > 0 else 0.0)
        else:
            worth.append(1.0 if pick == PASS else NEVER)
    return [Priority("REL-761", "order-steps", worth)]


def rank_own_markets(s: State, seat: int, markets: list[int]) -> list[Priority]:
    """Where it has a trader [REL-716, REL-A53]."""
    traders = s.areas[seat].traders
    return [where("REL-A53", "market-own-trader", [traders[market] > 0 for market in markets])]


def rank_fence(s: State, seat: int, picks: list[int]) -> list[Priority]:
    """A tile by its depth in a stack: unknown, dear [REL-741, REL-A53]."""
    unknown: list[float] = []
    value: list[float] = []
    for pick in picks:
        stack = s.black[pick // words.DEEPEST_STACK]
        artefact = stack[len(stack) - 1 - pick % words.DEEPEST_STACK]
        unknown.append(0.0 if knows(s, seat, artefact) else 1.0)
        value.append(float(s.kit.value[artefact]))
    return [Priority("REL-741", "tile-unknown", unknown), Priority("REL-A53", "tile-dear", value)]
