"""The view of a seat as numbers, for learning programs: the observer comes first everywhere, then
the next seats.

Compiled. `names` says what each number is; docs/observations/relics.md has the layout as a table.
Reads only what the view shows: cards that are hidden there count in the size of their pile and
nowhere else.
"""

from __future__ import annotations

from typing import Final

from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics.kit import RelicsKit
from cosmeeple.games.relics.scoring import centre_credits, gallery_credits, leftover_credits
from cosmeeple.games.relics.state import (
    Area,
    Automaton,
    State,
    hatch_free,
    hold_free,
    is_solo,
    level,
    rank,
    zu_seat,
)
from cosmeeple.kernel.thinking.numbers import (
    Numbers,
    add_amounts,
    add_bits,
    add_counts,
    add_each,
    add_numbers,
    add_one_of,
    add_row,
)

#: Action cards come first among the cards; the travel cards behind them are kept apart, as bits.
ACTION_CARD_COUNT: Final = words.FIRST_TRAVEL
SYMBOL_COUNT: Final = len(words.CARD_SYMBOLS)
BUYER_COUNT: Final = len(words.BUYERS)
FACTION_COUNT: Final = len(words.FACTIONS)
MODULE_COUNT: Final = len(words.MODULES)
ORDER_CARD_COUNT: Final = len(words.ORDER_CARDS)
ZU_CARD_COUNT: Final = len(words.ZU_CARDS)


# --- names


def names(kit: RelicsKit, seats: int) -> tuple[str, ...]:
    """A name for every number, in order. Only alone is there a Zu, at the end of the people."""
    people = ["me", "zu"] if seats == 1 else ["me", *[f"next{step}" for step in range(1, seats)]]
    found: list[str] = []
    for who in people:
        found += area_names(people, who)
        if who != "zu":
            found += player_names(kit, who)
    found += [f"me.hand.{card}" for card in words.ACTION_CARDS]
    found += [f"me.pack.{card}" for card in words.ACTION_CARDS]
    for place in ("pool", "dig", "drawn", "gone"):
        found += [f"{place}.{artefact}" for artefact in words.ARTEFACTS]
    for region in words.REGIONS:
        found += [f"{region}.level", f"{region}.pay", f"{region}.black.size"]
        for depth in range(1, words.DEEPEST_STACK + 1):
            found += [f"{region}.black{depth}.{symbol}" for symbol in words.ALIEN_SYMBOLS]
    for place in ("buyers", "buyer_deck", "ship"):
        found += [f"{place}.{buyer}" for buyer in words.BUYERS]
    for market in words.MARKETS:
        found.append(f"{market}.queue.size")
        for number in range(1, kit.queue_limit + 1):
            found += [f"{market}.queue{number}.{buyer}" for buyer in words.BUYERS]
    for number in range(1, kit.starts[len(people)].forecast + 1):
        found += card_names(f"forecast{number}")
        found += [f"forecast{number}.crew.{who}" for who in people]
    found += card_names("played")
    found += ["deck.size", "discard.size", *[f"discard.{card}" for card in words.ACTION_CARDS]]
    for centre in words.CENTRES:
        found += [f"{centre}.order.{card}" for card in words.ORDER_CARDS]
    found += [f"round.{number}" for number in range(1, kit.rounds + 1)]
    if seats == 1:
        found += zu_names(kit)
    return tuple(found)


def area_names(people: list[str], who: str) -> list[str]:
    """What players and Zu have alike."""
    found = [
        f"{who}.{field}"
        for field in ("score", "credits", "gallery", "crew", "passed", "hold_free", "hatch_free")
    ]
    found += [f"{who}.turn{place}" for place in range(1, len(people) + 1)]
    found += [f"{who}.guard.{artefact}" for artefact in words.ARTEFACTS]
    found += [f"{who}.hold.{artefact}" for artefact in words.ARTEFACTS]
    found += [f"{who}.hatch.{artefact}" for artefact in words.ARTEFACTS]
    found += [f"{who}.traders.{market}" for market in words.MARKETS]
    found += [f"{who}.representatives.{centre}" for centre in words.CENTRES]
    found += [f"{who}.prize.{centre}" for centre in words.CENTRES]
    return found


def player_names(kit: RelicsKit, who: str) -> list[str]:
    """What Zu does without."""
    found = [f"{who}.faction.{faction}" for faction in words.FACTIONS]
    found += [f"{who}.token{number}" for number in range(1, kit.tokens + 1)]
    found += [f"{who}.column_bonus.{region}" for region in words.REGIONS]
    found += [f"{who}.travel.{card}" for card in words.TRAVEL_CARDS]
    found += [f"{who}.hand.size", f"{who}.pack.size"]
    found += [
        f"{who}.explorer{number}.{place}"
        for number in range(1, words.EXPLORERS_EACH + 1)
        for place in words.LOCATIONS
    ]
    return found


def card_names(place: str) -> list[str]:
    return [f"{place}.{region}" for region in words.REGIONS] + [
        f"{place}.{symbol}" for symbol in words.CARD_SYMBOLS
    ]


def zu_names(kit: RelicsKit) -> list[str]:
    found = ["zu.deck.size", *[f"zu.later{step}.size" for step in range(1, kit.rounds)]]
    found += ["zu.burnt.size", "zu.removed.size"]
    for pile in ("discards", "last", "seen"):
        found += [f"zu.{pile}.{card}" for card in words.ZU_CARDS]
    return found + [f"module.{module}" for module in words.MODULES]


# --- numbers


def encode(s: State, seat: int, out: Numbers) -> None:
    """The numbers, from a state as the seat sees it."""
    people = len(s.areas)
    prizes = [centre_credits(s, centre) for centre in range(words.CENTRE_COUNT)]
    for step in range(people):
        other = (seat + step) % people
        add_area(s, other, prizes, out)
        if other != zu_seat(s):
            add_player(s, s.areas[other], out)
    add_row(s.areas[seat].hand, ACTION_CARD_COUNT, out)
    add_row(s.areas[seat].pack, ACTION_CARD_COUNT, out)
    add_numbers(s.pool, out)
    add_amounts(s.dig, out)
    add_row(s.drawn, words.ARTEFACT_COUNT, out)
    add_numbers(s.gone, out)
    for region in range(words.REGION_COUNT):
        out.add(level(s, region))
        out.add(s.kit.pay[rank(s, region)])
        add_stack(s.black[region], out)
    add_amounts(s.buyers, out)
    add_numbers(s.buyer_deck, out)
    add_amounts(s.ship, out)
    for queue in s.queues:
        add_queue(queue, s.kit.queue_limit, out)
    add_forecast(s, seat, out)
    add_card(s, s.played[0] if s.played else words.NONE, out)
    out.add(len(s.deck))
    out.add(len(s.discard))
    add_counts(s.discard, ACTION_CARD_COUNT, out)
    for order_card in s.orders:
        add_one_of(order_card, ORDER_CARD_COUNT, out)
    add_one_of(s.round - 1, s.kit.rounds, out)
    if is_solo(s):
        add_zu(s, s.zu[0], out)


def add_area(s: State, seat: int, prizes: list[list[int]], out: Numbers) -> None:
    """What players and Zu have alike: money, crew, turn, gallery, tiles, traders, representatives
    and their prizes."""
    area = s.areas[seat]
    # Without a faction there is no board yet, except for Zu, who never has one.
    has_board = area.faction != words.NONE or seat == zu_seat(s)
    gallery = gallery_credits(s, seat)
    out.add(area.credits + gallery + leftover_credits(s, seat))
    out.add(area.credits)
    out.add(gallery)
    out.add(area.crew)
    out.add(s.passed >> seat & 1)
    out.add(hold_free(s, seat) if has_board else 0)
    out.add(hatch_free(s, seat) if has_board else 0)
    add_one_of(s.order.index(seat), len(s.areas), out)
    add_bits(area.guards, words.ARTEFACT_COUNT, out)
    add_row(area.hold, words.ARTEFACT_COUNT, out)
    add_row(area.hatch, words.ARTEFACT_COUNT, out)
    add_amounts(area.traders, out)
    add_amounts(area.representatives, out)
    for centre in range(words.CENTRE_COUNT):
        out.add(prizes[centre][seat])


def add_player(s: State, area: Area, out: Numbers) -> None:
    """What Zu does without. Explorers keep their numbers, because the answers name them."""
    add_one_of(area.faction, FACTION_COUNT, out)
    add_one_of(area.token - 1, s.kit.tokens, out)
    add_bits(area.columns, words.REGION_COUNT, out)
    add_bits(area.travel, words.TRAVEL_COUNT, out)
    out.add(len(area.hand))
    out.add(len(area.pack))
    add_each(area.explorers, words.LOCATION_COUNT, out)


def add_stack(stack: list[int], out: Numbers) -> None:
    """A black-market stack, the top first: its order is known, and the tiles below come up as
    others are taken."""
    out.add(len(stack))
    place = out.at
    out.skip(words.DEEPEST_STACK * words.KINDS_EACH)
    for depth in range(len(stack) - 1, -1, -1):
        out.mark(place + words.row_of(stack[depth]))
        place += words.KINDS_EACH


def add_queue(queue: list[int], limit: int, out: Numbers) -> None:
    """Who stands where: the front buyer is the first to be pushed out."""
    out.add(len(queue))
    place = out.at
    out.skip(limit * BUYER_COUNT)
    for buyer in queue:
        out.mark(place + buyer)
        place += BUYER_COUNT


def add_forecast(s: State, seat: int, out: Numbers) -> None:
    """The row from left to right, because the answers name its spaces; in the last round it is
    empty."""
    people = len(s.areas)
    for place in range(s.kit.starts[people].forecast):
        card = words.NONE
        whose = words.NONE
        if place < len(s.forecast):
            card = s.forecast[place]
            if s.forecast_crew[place] >= 0:
                whose = (s.forecast_crew[place] - seat) % people
        add_card(s, card, out)
        add_one_of(whose, people, out)


def add_card(s: State, card: int, out: Numbers) -> None:
    """One open action card, or none: its colour and its symbol together say which it is."""
    if card < 0:
        out.skip(words.REGION_COUNT + SYMBOL_COUNT)
    else:
        add_one_of(s.kit.card_region[card], words.REGION_COUNT, out)
        add_one_of(s.kit.card_symbol[card], SYMBOL_COUNT, out)


def add_zu(s: State, zu: Automaton, out: Numbers) -> None:
    """What is known of Zu's cards, and the difficulty modules. The deck of the next round comes
    first."""
    out.add(len(zu.deck))
    for step in range(1, s.kit.rounds):
        out.add(len(zu.later[len(zu.later) - step]) if step <= len(zu.later) else 0)
    out.add(len(zu.burnt))
    out.add(len(zu.removed))
    add_counts(zu.discards, ZU_CARD_COUNT, out)
    add_bits(zu.last, ZU_CARD_COUNT, out)
    add_bits(zu.seen, ZU_CARD_COUNT, out)
    add_bits(s.modules, MODULE_COUNT, out)
