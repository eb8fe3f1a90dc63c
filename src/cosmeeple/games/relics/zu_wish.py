"""What Zu wishes to do at a player's seat, where its explorers go for it, and which cards it pays
[REL-705, REL-A50..A52].

A seat has no Zu deck. The types of the round's Zu cards are drawn in an order that follows from the
open board alone: no memory is needed, and a wish stands until something on the board has changed,
so that a journey arrives.
"""

from __future__ import annotations

from typing import Final

from cosmeeple.games.relics import state
from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics.market import usable_markets
from cosmeeple.games.relics.sale import freed_markets
from cosmeeple.games.relics.state import State
from cosmeeple.games.relics.zu_choice import influence_class, influence_gap, knows, rival_tiles
from cosmeeple.games.relics.zu_trade import markets_sold_at
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.thinking.automaton import Priority, highest, lowest, where

#: Folds the numbers of the board into one: a prime, so that no number is lost in it.
FOLD: Final = 2_147_483_647
#: The sentence of each wish, by type of Zu card.
WISH_KEYS: Final = (
    "wish-excavate",
    "wish-market",
    "wish-order",
    "wish-sell",
    "wish-burst",
    "wish-forecast",
)


# --- what is wished


def open_board(s: State, seat: int) -> int:
    """A number that changes with the board: tiles, buyers, queues and credits; never with hands or
    explorers."""
    number = s.round * len(s.areas) + seat + 1
    for count in s.dig:
        number = (number * 31 + count) % FOLD
    for count in s.buyers:
        number = (number * 31 + count) % FOLD
    for queue in s.queues:
        number = (number * 31 + len(queue)) % FOLD
    for area in s.areas:
        number = (number * 31 + area.credits + 7 * area.crew) % FOLD
    return number


def wishes(s: State, seat: int) -> list[int]:
    """The types of the round's Zu cards as they are drawn, each once: the more cards, the sooner
    [REL-705, REL-A50]."""
    rng = Rng(state_from_seed(open_board(s, seat)))
    cards = list(s.kit.zu_deck[s.round])
    order: list[int] = []
    while sum(cards) > 0:
        kind = rng.draw(cards, 0, len(cards))
        order.append(kind)
        cards[kind] = 0
    return order


def colours_in_hand(s: State, seat: int) -> int:
    colours = 0
    for card in s.areas[seat].hand:
        colours |= 1 << s.kit.card_region[card]
    return colours


def is_worth_digging(s: State, seat: int, place: int) -> bool:
    """A dig site with a tile that Zu does not ignore, a card of its colour and room for it
    [REL-321, REL-734]."""
    if state.hold_free(s, seat) <= 0:
        return False
    colours = colours_in_hand(s, seat)
    for kind in range(len(s.dig)):
        if (
            s.kit.site[kind] == place
            and s.dig[kind] > 0
            and colours >> words.region_of(kind) & 1
            and not knows(s, seat, kind)
        ):
            return True
    return False


def is_worth_opening(s: State, seat: int, market: int) -> bool:
    """A market without an own trader, a card that fits it and crew for one [REL-330, REL-751]."""
    area = s.areas[seat]
    if area.crew <= 0 or area.traders[market] > 0:
        return False
    for card in area.hand:
        if s.kit.card_markets[card] >> market & 1:
            return True
    return False


def opened_markets(s: State, seat: int) -> list[int]:
    """Those of them where an explorer stands."""
    places = s.areas[seat].explorers
    return [
        m
        for m in range(words.MARKET_COUNT)
        if s.kit.market_location[m] in places and is_worth_opening(s, seat, m)
    ]


def can_dig(s: State, seat: int) -> bool:
    for place in s.areas[seat].explorers:
        if is_worth_digging(s, seat, place):
            return True
    return False


def answer_to(s: State, seat: int, kind: int, picks: list[int]) -> int:
    """The action that a wish leads to: itself, the way there with a travel card, smuggling instead
    of excavating; NONE when it cannot be [REL-733, REL-736, REL-783, REL-A31, REL-A50]."""
    area = s.areas[seat]
    if kind == words.ZU_EXCAVATE:
        if state.hold_free(s, seat) <= 0:
            return words.SMUGGLE if words.SMUGGLE in picks else words.NONE
        if can_dig(s, seat):
            return words.EXCAVATE
    elif kind == words.ZU_ORDER:
        return words.ORDER if words.ORDER in picks and area.crew > 0 else words.NONE
    elif kind == words.ZU_FORECAST:
        return words.FORECAST if words.FORECAST in picks else words.NONE
    elif kind == words.ZU_SELL:
        return words.SELL if words.SELL in picks else words.NONE
    elif kind == words.ZU_BURST and words.SELL in picks:
        return words.SELL
    elif opened_markets(s, seat):
        return words.MARKET
    if area.travel and aim(s, seat, kind, most_fuel(s, seat)) != words.NONE:
        return words.TRAVEL
    return words.SMUGGLE if kind == words.ZU_EXCAVATE and words.SMUGGLE in picks else words.NONE


def rank_actions(s: State, seat: int, picks: list[int]) -> list[Priority]:
    """The wishes as they are drawn; when none can be, smuggling, the way to one of them, passing
    [REL-705, REL-A50]."""
    found: list[Priority] = []
    drawn = wishes(s, seat)
    for kind in drawn:
        action = answer_to(s, seat, kind, picks)
        found.append(where("REL-705", WISH_KEYS[kind], [pick == action for pick in picks]))
    goes = False
    for kind in drawn:
        goes = goes or aim(s, seat, kind, most_fuel(s, seat)) != words.NONE
    last = [
        (
            3.0
            if pick == words.SMUGGLE
            else 2.0
            if pick == words.TRAVEL and goes
            else 1.0
            if pick == words.PASS_ACTION
            else 0.0
        )
        for pick in picks
    ]
    found.append(Priority("REL-A50", "no-wish", last))
    return found


# --- where explorers go


def most_fuel(s: State, seat: int) -> int:
    """The most that a card in hand gives: a travel card, else an action card."""
    area = s.areas[seat]
    most = 0
    for number in range(words.TRAVEL_COUNT):
        if area.travel >> number & 1:
            most = max(most, s.kit.card_fuel[words.FIRST_TRAVEL + number])
    if most == 0:
        for card in area.hand:
            most = max(most, s.kit.card_fuel[card])
    return most


def best_for_sale(s: State, seat: int) -> int:
    """The most popular colour that the seat has for sale, then the one it has most of; NONE without
    any [REL-716, REL-A22]."""
    colours = state.colours_owned(s, seat)
    best = words.NONE
    for region in range(words.REGION_COUNT):
        if colours >> region & 1 and (
            best == words.NONE
            or state.level(s, region) > state.level(s, best)
            or (
                state.level(s, region) == state.level(s, best)
                and state.owned(s, seat, region) > state.owned(s, seat, best)
            )
        ):
            best = region
    return best


def buyers_at(s: State, seat: int, market: int) -> int:
    """Buyers interested in that colour; none when nothing is for sale
    [REL-716, REL-752, REL-A26]."""
    region = best_for_sale(s, seat)
    return 0 if region == words.NONE else state.interested(s, market, region)


def pull(s: State, seat: int, kind: int) -> list[int]:
    """What each location offers a wish; 0 where it has nothing, or an own explorer already
    [REL-730, REL-752]."""
    found = [0] * words.LOCATION_COUNT
    if kind == words.ZU_EXCAVATE:
        for artefact in range(len(s.dig)):
            place = s.kit.site[artefact]
            if s.dig[artefact] > 0 and is_worth_digging(s, seat, place):
                found[place] = max(found[place], 1 + state.level(s, words.region_of(artefact)))
    elif kind == words.ZU_MARKET or kind == words.ZU_BURST:
        for market in range(words.MARKET_COUNT):
            if is_worth_opening(s, seat, market):
                found[s.kit.market_location[market]] = 1 + buyers_at(s, seat, market)
    for place in s.areas[seat].explorers:
        if place != words.NONE:
            found[place] = 0
    return found


def is_idle(s: State, seat: int, explorer: int) -> bool:
    """An explorer that no wish needs where it stands."""
    place = s.areas[seat].explorers[explorer]
    if place == words.NONE or is_worth_digging(s, seat, place):
        return False
    for market in range(words.MARKET_COUNT):
        if s.kit.market_location[market] == place and is_worth_opening(s, seat, market):
            return False
    return True


def steps_to(s: State, seat: int, place: int) -> int:
    """From the nearest idle explorer; more than any fuel when there is none."""
    nearest = words.LOCATION_COUNT
    explorers = s.areas[seat].explorers
    for explorer in range(len(explorers)):
        if is_idle(s, seat, explorer):
            nearest = min(nearest, s.kit.distance[explorers[explorer]][place])
    return nearest


def aim(s: State, seat: int, kind: int, fuel: int) -> int:
    """Where a wish sends an explorer: the best location in reach, then the nearest; NONE without
    any [REL-A51]."""
    found = pull(s, seat, kind)
    best = words.NONE
    for place in range(words.LOCATION_COUNT):
        if (
            found[place] > 0
            and steps_to(s, seat, place) <= fuel
            and (
                best == words.NONE
                or found[place] > found[best]
                or (
                    found[place] == found[best]
                    and steps_to(s, seat, place) < steps_to(s, seat, best)
                )
            )
        ):
            best = place
    return best


def next_aim(s: State, seat: int, fuel: int) -> int:
    """The aim of the first wish that has one in reach [REL-A51]."""
    for kind in wishes(s, seat):
        place = aim(s, seat, kind, fuel)
        if place != words.NONE:
            return place
    return words.NONE


def rank_steps(s: State, seat: int, picks: list[int], fuel: int) -> list[Priority]:
    """An idle explorer one step nearer to the aim; with none, staying. A pick is an explorer and a
    location, or PASS [REL-A51]."""
    place = next_aim(s, seat, fuel)
    if place == words.NONE:
        return [where("REL-A51", "stay", [pick < 0 for pick in picks])]
    now = steps_to(s, seat, place)
    worth: list[float] = []
    for pick in picks:
        if pick < 0:
            worth.append(-float(now))
        elif is_idle(s, seat, pick // words.LOCATION_COUNT):
            worth.append(-float(s.kit.distance[pick % words.LOCATION_COUNT][place]))
        else:
            worth.append(-float(words.LOCATION_COUNT))
    return [Priority("REL-A51", "nearer", worth)]


def rank_places(s: State, seat: int, picks: list[int]) -> list[Priority]:
    """Anywhere: what the first wish that needs an explorer finds best
    [REL-730, REL-752, REL-A51]."""
    found: list[Priority] = []
    for kind in wishes(s, seat):
        offers = pull(s, seat, kind)
        if max(offers) > 0:
            found.append(
                Priority(
                    "REL-A51",
                    "place-for-wish",
                    [float(offers[pick]) if pick >= 0 else 0.0 for pick in picks],
                )
            )
    found.append(where("REL-A51", "stay", [pick < 0 for pick in picks]))
    return found


# --- cards


def popularity(s: State, card: int) -> float:
    region = s.kit.card_region[card]
    return -1.0 if region == words.NONE else float(state.level(s, region))


def alike(s: State, cards: list[int], card: int) -> tuple[int, int]:
    """How many of the cards have its colour, and how many its symbol."""
    colour = 0
    symbol = 0
    for other in cards:
        colour += 1 if s.kit.card_region[other] == s.kit.card_region[card] else 0
        symbol += 1 if s.kit.card_symbol[other] == s.kit.card_symbol[card] else 0
    return colour, symbol


def rank_kept(s: State, cards: list[int], picks: list[int]) -> list[Priority]:
    """Cards of popular colours, then those unlike the ones in hand [REL-A52]."""
    return [
        Priority("REL-A52", "card-popular", [popularity(s, pick) for pick in picks]),
        lowest("REL-A52", "card-new-colour", [alike(s, cards, pick)[0] for pick in picks]),
        lowest("REL-A52", "card-new-symbol", [alike(s, cards, pick)[1] for pick in picks]),
    ]


def rank_discarded(s: State, cards: list[int], picks: list[int]) -> list[Priority]:
    """The other way round [REL-A52]."""
    return [
        Priority("REL-A52", "card-unpopular", [-popularity(s, pick) for pick in picks]),
        highest("REL-A52", "card-old-colour", [alike(s, cards, pick)[0] for pick in picks]),
        highest("REL-A52", "card-old-symbol", [alike(s, cards, pick)[1] for pick in picks]),
    ]


def rank_redraw(s: State, seat: int, picks: list[int]) -> list[Priority]:
    """As long as enough cards of one colour or symbol are together, one of them goes
    [REL-107, REL-A52]."""
    cards = [*s.areas[seat].hand, *s.areas[seat].pack]
    worth: list[float] = []
    for pick in picks:
        if pick < 0:
            worth.append(1.0)
        else:
            colour, symbol = alike(s, cards, pick)
            many = colour >= s.kit.redraw_threshold or symbol >= s.kit.redraw_threshold
            worth.append(2.0 if many else 0.0)
    return [Priority("REL-A52", "card-too-many", worth)]


def dug_with(s: State, seat: int, region: int) -> int:
    """Kinds of the colour that Zu wants and an explorer reaches [REL-321, REL-734]."""
    count = 0
    for kind in range(region * words.KINDS_EACH, region * words.KINDS_EACH + words.KINDS_EACH):
        if (
            s.dig[kind] > 0
            and s.kit.site[kind] in s.areas[seat].explorers
            and not knows(s, seat, kind)
        ):
            count += 1
    return count


def rank_colours(s: State, seat: int, regions: list[int]) -> list[Priority]:
    """Which colour to excavate: one with a wanted tile, popular, with two tiles, none owned, few of
    the rivals' [REL-730, REL-731, REL-734]."""
    room = state.hold_free(s, seat) >= s.kit.most_excavated
    twice = [
        1.0 if room and dug_with(s, seat, region) >= s.kit.most_excavated else 0.0
        for region in regions
    ]
    return [
        where("REL-734", "colour-wanted", [dug_with(s, seat, region) > 0 for region in regions]),
        highest("REL-730", "colour-popular", [state.level(s, region) for region in regions]),
        Priority("REL-731", "colour-two-tiles", twice),
        where(
            "REL-731",
            "colour-none-owned",
            [state.owned(s, seat, region) == 0 for region in regions],
        ),
        lowest(
            "REL-731", "colour-rivals-few", [rival_tiles(s, seat, region) for region in regions]
        ),
    ]


def rank_influence(s: State, seat: int, markets: list[int]) -> list[Priority]:
    """The largest change of influence in the market's centre; where somebody leads, the smallest
    gap [REL-710..715, REL-718, REL-A21]."""
    classes: list[float] = []
    gaps: list[float] = []
    for market in markets:
        centre = words.NONE if market < 0 else s.kit.market_centre[market]
        kind = 6 if centre < 0 else influence_class(s, seat, centre)
        classes.append(-float(kind))
        gaps.append(-float(influence_gap(s, seat, centre)) if 4 <= kind <= 5 else 0.0)
    return [Priority("REL-718", "influence", classes), Priority("REL-A21", "influence-gap", gaps)]


def fitting_market(s: State, seat: int, card: int, action: int) -> int:
    """The market that a card serves; NONE without one [REL-021, REL-330, REL-346]."""
    fits = usable_markets(s, seat, card) if action == words.MARKET else s.kit.card_orders[card]
    for market in range(words.MARKET_COUNT):
        if fits >> market & 1:
            return market
    return words.NONE


def rank_new_markets(s: State, seat: int, markets: list[int]) -> list[Priority]:
    """Without an own trader, most interested buyers, influence [REL-751, REL-752]."""
    traders = s.areas[seat].traders
    return [
        where(
            "REL-751", "market-new", [market >= 0 and traders[market] == 0 for market in markets]
        ),
        Priority(
            "REL-752",
            "market-buyers",
            [-1.0 if market < 0 else float(buyers_at(s, seat, market)) for market in markets],
        ),
        *rank_influence(s, seat, markets),
    ]


def rank_order_markets(s: State, seat: int, markets: list[int]) -> list[Priority]:
    """A representative where it changes most; then a market without an own trader
    [REL-715, REL-760]."""
    traders = s.areas[seat].traders
    new = [1.0 if market >= 0 and traders[market] == 0 else 0.0 for market in markets]
    return [*rank_influence(s, seat, markets), Priority("REL-760", "market-new", new)]


def rank_cards(s: State, seat: int, action: int, picks: list[int]) -> list[Priority]:
    """The card for an action: what it makes possible by Zu's priorities, then the one missed least
    [REL-A52]."""
    found: list[Priority] = []
    if action == words.TRAVEL:
        place = next_aim(s, seat, most_fuel(s, seat))
        needed = 0 if place == words.NONE else steps_to(s, seat, place)
        fuel = [s.kit.card_fuel[pick] for pick in picks]
        found = [
            where("REL-A52", "card-travel", [pick >= words.FIRST_TRAVEL for pick in picks]),
            where("REL-A51", "card-reaches", [each >= needed for each in fuel]),
            lowest("REL-A52", "card-least-fuel", [each for each in fuel]),
        ]
    elif action == words.EXCAVATE:
        found = rank_colours(s, seat, [s.kit.card_region[pick] for pick in picks])
    elif action == words.MARKET:
        found = rank_new_markets(s, seat, [fitting_market(s, seat, pick, action) for pick in picks])
    elif action == words.ORDER:
        found = rank_order_markets(
            s, seat, [fitting_market(s, seat, pick, action) for pick in picks]
        )
    elif action == words.SELL:
        if state.has_ability(s, seat, words.SELL_WITHOUT_TRADER):
            found = [
                highest("REL-771", "sale-markets", [most_markets(s, seat, pick) for pick in picks])
            ]
        found.append(
            where("REL-A52", "card-travel", [pick >= words.FIRST_TRAVEL for pick in picks])
        )
    hand = list(s.areas[seat].hand)
    return [*found, *rank_discarded(s, hand, picks)]


def most_markets(s: State, seat: int, card: int) -> int:
    """On how many markets at once the best colour sells with this card [REL-504, REL-771]."""
    freed = freed_markets(s, seat, card)
    most = 0
    for region in range(words.REGION_COUNT):
        most = max(most, markets_sold_at(s, seat, region, freed))
    return most
