"""The table in words: markets, dig sites, black markets, centres, the forecast, and what the viewer
has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.plain import WAY, Section, Spot, counted, letter, listed, spread
from cosmeeple.games.relics.drawing import geometry as geo
from cosmeeple.games.relics.drawing.boards import order_text
from cosmeeple.games.relics.drawing.facts import state_of, words
from cosmeeple.games.relics.state import level
from cosmeeple.games.relics.vocabulary import (
    ARTEFACT_COUNT,
    CENTRE_COUNT,
    LOCATIONS,
    MARKET_COUNT,
    MARKETS,
    NONE,
    REGION_COUNT,
    TRAVEL_CARDS,
)

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen

CENTRE_WORDS: Final = ("centre-left", "centre-middle", "centre-right")
#: The map is so many lines high.
MAP_ROWS: Final = 21


def sections(seen: Seen) -> list[Section]:
    found = [markets(seen), sites(seen), cards(seen)]
    return [*found, own(seen)] if seen.seat >= 0 else found


def explorers_at(seen: Seen, place: int) -> str:
    state = state_of(seen)
    here = [
        letter(seen, seat)
        for seat, one in enumerate(state.areas)
        for at in one.explorers
        if at == place
    ]
    return f" [{''.join(here)}]" if here else ""


def chart(seen: Seen) -> list[str]:
    """The world: how a place is typed, its name, explorers. Two ways go over the edge."""
    places = range(len(LOCATIONS))
    spots = []
    for place in places:
        name = seen.texts.name("location", place)
        inside = (
            name.rpartition("(")[2].rstrip(")")
            if LOCATIONS[place] in MARKETS
            else name.partition(" (")[0]
        )
        spots.append(
            Spot(
                *geo.PLACES[LOCATIONS[place]],
                f"{LOCATIONS[place]} {inside}{explorers_at(seen, place)}",
            )
        )
    near = state_of(seen).kit.neighbours
    ways = [(one, other) for one in places for other in near[one] if one < other]
    over = [
        way for way in ways if tuple(sorted((LOCATIONS[way[0]], LOCATIONS[way[1]]))) in geo.WRAPS
    ]
    ends = ", ".join([f"{LOCATIONS[one]} {WAY} {LOCATIONS[other]}" for one, other in over])
    return [
        *spread(spots, [way for way in ways if way not in over], MAP_ROWS),
        words(seen)("over-the-edge", ways=ends),
    ]


def markets(seen: Seen) -> Section:
    """Queues from the front, traders, explorers; the centres; how popular each colour is."""
    state = state_of(seen)
    say = words(seen)
    texts = seen.texts
    lines = []
    for market in range(MARKET_COUNT):
        queue = listed(
            [texts.name("buyer", buyer) for buyer in state.queues[market]], say("nobody")
        )
        traders = [
            f"{letter(seen, seat)} {one.traders[market]}"
            for seat, one in enumerate(state.areas)
            if one.traders[market]
        ]
        sold = f"; {say('traders-here', names=', '.join(traders))}" if traders else ""
        place = LOCATIONS.index(MARKETS[market])
        lines.append(f"{texts.name('market', market)}: {queue}{sold}{explorers_at(seen, place)}")
    centres = []
    for centre in range(CENTRE_COUNT):
        there = [
            f"{letter(seen, seat)} {one.representatives[centre]}"
            for seat, one in enumerate(state.areas)
            if one.representatives[centre]
        ]
        centres.append(f"{say(CENTRE_WORDS[centre])} {listed(there, '–')}")
    lines.append(say("centres", list="; ".join(centres)))
    levels = [
        f"{texts.name('region', region)} {level(state, region)}" for region in range(REGION_COUNT)
    ]
    lines.append(f"{say('popularity')}: {', '.join(levels)}")
    return Section(say("markets"), lines)


def sites(seen: Seen) -> Section:
    """Dig sites with tiles or explorers, on few lines; black markets from the top: within a colour
    every value is another artefact."""
    state = state_of(seen)
    say = words(seen)
    texts = seen.texts
    digs = []
    for place in range(len(LOCATIONS)):
        kinds = [
            artefact for artefact in range(ARTEFACT_COUNT) if state.kit.site[artefact] == place
        ]
        there = [
            texts.name("artefact", one) + (f" × {state.dig[one]}" if state.dig[one] > 1 else "")
            for one in kinds
            if state.dig[one]
        ]
        where = explorers_at(seen, place)
        if there or (where and LOCATIONS[place] not in MARKETS):
            digs.append(
                f"{texts.name('location', place)}: {listed(there, say('nothing-here'))}{where}"
            )
    lines = ["; ".join(digs)]
    stacks = [
        f"{texts.name('region', region)} {listed([str(state.kit.value[one]) for one in reversed(stack)], '–')}"
        for region, stack in enumerate(state.black)
    ]
    lines.append(say("black-stacks", stacks="; ".join(stacks)))
    return Section(say("sites"), lines)


def cards(seen: Seen) -> Section:
    """The forecast from left to right with the crew on it, the orders, and the order of turns."""
    state = state_of(seen)
    say = words(seen)
    texts = seen.texts
    row = [
        texts.name("card", card) + (f" [{letter(seen, crew)}]" if crew != NONE else "")
        for card, crew in zip(state.forecast, state.forecast_crew, strict=True)
    ]
    orders = [
        f"{say(CENTRE_WORDS[centre])}: {order_text(say, seen, card)}"
        for centre, card in enumerate(state.orders)
        if card != NONE
    ]
    lines = [f"{say('forecast-row')}: {listed(row, texts.say('nothing'))}"]
    if orders:
        lines.append(f"{say('orders-row')}: {'; '.join(orders)}")
    lines.append(
        say("turn-order", names=", ".join([texts.name("seat", seat) for seat in state.order]))
    )
    return Section(say("cards-title"), lines)


def own(seen: Seen) -> Section:
    state = state_of(seen)
    say = words(seen)
    texts = seen.texts
    one = state.areas[seen.seat]
    travel = [texts.name("card", number) for number in travel_numbers(seen, one.travel)]
    hand = [texts.name("card", card) for card in [*one.hand, *one.pack]]
    lines = [
        f"{say('in-hand')}: {counted([*hand, *travel], say('nothing-here'))}",
        f"{say('hold')}: {counted([texts.name('artefact', tile) for tile in one.hold], say('nothing-here'))}",
        f"{say('hatch')}: {counted([texts.name('artefact', tile) for tile in one.hatch], say('nothing-here'))}",
    ]
    guards = [
        texts.name("artefact", tile) for tile in range(ARTEFACT_COUNT) if one.guards >> tile & 1
    ]
    lines.append(f"{say('gallery')}: {listed(guards, say('nothing-here'))}")
    return Section(say("your-things"), lines)


def travel_numbers(seen: Seen, travel: int) -> list[int]:
    """The travel cards among the cards of the game."""
    names = seen.texts.kit.names["card"]
    return [names.index(TRAVEL_CARDS[at]) for at in range(len(TRAVEL_CARDS)) if travel >> at & 1]
