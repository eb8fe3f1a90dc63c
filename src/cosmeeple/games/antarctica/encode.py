"""The view of a seat as numbers, for learning programs: who sits at the next seat comes first everywhere.

Compiled. `names` says what each number is; docs/adapters.md has the layout as a table. Reads only what the view shows:
cards that are hidden there count as nothing known here.
"""

from __future__ import annotations

from typing import Final

from cosmeeple.games.antarctica.kit import AntarcticaKit
from cosmeeple.games.antarctica.scoring import score_now, star_cards
from cosmeeple.games.antarctica.state import State, zone_of
from cosmeeple.games.antarctica.vocabulary import (
    BUILDINGS,
    DECK_COUNT,
    DECKS,
    RESOURCE_CARDS,
    SHIPS_EACH,
    SHIPYARD_CARDS,
    TRACK_COUNT,
    TRACKS,
    ZONE_COUNT,
    ZONES,
    owner,
)

BUILDING_COUNT: Final = 14
SHIPYARD_CARD_COUNT: Final = 4


def names(kit: AntarcticaKit, seats: int) -> tuple[str, ...]:
    """A name for every number, in order."""
    people = ["me", *[f"next{step}" for step in range(1, seats)]]
    found: list[str] = []
    for who in people:
        found += [f"{who}.{field}" for field in ("score", "supply", "reserve", "ships_available", "cubes_available")]
        found += [f"{who}.{field}" for field in ("ships_discarded", "cubes_discarded", "ships_on_board", "carded")]
        found += [f"{who}.{card}" for card in RESOURCE_CARDS]
        found += [f"{who}.building_cards", f"{who}.star_cards", f"{who}.hand_size"]
        found += [f"{who}.hand.{card}" for card in SHIPYARD_CARDS]
        found += [f"{who}.cube.{track}" for track in TRACKS]
        found += [f"{who}.scientists.{zone}" for zone in ZONES]
        found += [f"{who}.ship{piece}.{zone}" for piece in range(1, SHIPS_EACH + 1) for zone in ZONES]
    for zone in ZONES:
        found += [f"{zone}.sun_steps", f"{zone}.ships"]
        found += [f"{zone}.has.{building}" for building in BUILDINGS]
        for place in range(kit.ship_spaces):
            found += [f"{zone}.space{place + 1}.{who}" for who in people]
        found += [f"{zone}.icebreaker.{who}" for who in people]
    for deck in DECKS:
        found += [f"{deck}.size", f"{deck}.top.scientists", f"{deck}.top.research", f"{deck}.top.star"]
        found += [f"{deck}.top.{building}" for building in BUILDINGS]
        found += [f"{deck}.top.needs.{building}" for building in BUILDINGS]
    for track in range(TRACK_COUNT):
        found += [f"{TRACKS[track]}.used{space}" for space in range(1, kit.track_length[track] + 1)]
    for pack in ("pile", "draft", "played"):
        found += [f"{pack}.size", *[f"{pack}.{card}" for card in SHIPYARD_CARDS]]
    found += ["advanced_stack", "turns", "still"]
    return tuple(found)


def encode(s: State, seat: int) -> list[float]:
    """The numbers, from a state as the seat sees it."""
    out: list[float] = []
    seats = len(s.areas)
    scores = score_now(s)
    for step in range(seats):
        add_player(s, (seat + step) % seats, scores, out)
    zones = s.kit.starts[seats].zones
    for zone in range(ZONE_COUNT):
        add_zone(s, seat, zone, zones, out)
    for deck in range(DECK_COUNT):
        add_deck(s, s.decks[deck], out)
    for track in range(TRACK_COUNT):
        for space in range(1, s.kit.track_length[track] + 1):
            out.append(float(s.used[track] >> space & 1))
    add_cards(s.pile, out)
    add_cards(s.draft, out)
    add_cards(s.played, out)
    out.append(float(s.advanced_stack))
    out.append(float(s.turns))
    out.append(float(s.still))
    return out


def add_player(s: State, seat: int, scores: list[int], out: list[float]) -> None:
    area = s.areas[seat]
    on_board = 0
    places: list[float] = []
    for piece in range(SHIPS_EACH):
        at = zone_of(s, seat * SHIPS_EACH + piece)
        if at >= 0:
            on_board += 1
        for zone in range(ZONE_COUNT):
            places.append(1.0 if zone == at else 0.0)
    numbers = [
        scores[seat],
        area.supply,
        area.reserve,
        area.ships_available,
        area.cubes_available,
        area.ships_discarded,
        area.cubes_discarded,
        on_board,
        s.carded[seat],
        area.resources[0],
        area.resources[1],
        len(area.cards),
        star_cards(s, seat),
    ]
    for number in numbers:
        out.append(float(number))
    add_cards(area.hand, out)
    for space in area.cubes:
        out.append(float(space))
    for count in area.scientists:
        out.append(float(count))
    out.extend(places)


def add_zone(s: State, seat: int, zone: int, zones: tuple[int, ...], out: list[float]) -> None:
    """How many steps the sun needs to get here (0: it is here; -1: closed), what stands here, who waits where."""
    seats = len(s.areas)
    if zone in zones:
        steps = (zones.index(zone) - zones.index(s.sun)) % len(zones)
    else:
        steps = -1
    out.append(float(steps))
    queue = s.queues[zone]
    out.append(float(len(queue)))
    for building in range(BUILDING_COUNT):
        out.append(float(s.buildings[zone] >> building & 1))
    for place in range(s.kit.ship_spaces):
        whose = (owner(queue[place]) - seat) % seats if place < len(queue) else -1
        for step in range(seats):
            out.append(1.0 if step == whose else 0.0)
    for step in range(seats):
        out.append(float(s.icebreakers[zone] >> ((seat + step) % seats) & 1))


def add_deck(s: State, deck: list[int], out: list[float]) -> None:
    """The size, and the card on top, which everybody sees."""
    out.append(float(len(deck)))
    top = deck[len(deck) - 1] if deck else -1
    if top < 0:
        for _ in range(3 + 2 * BUILDING_COUNT):
            out.append(0.0)
        return
    kit = s.kit
    out.append(float(kit.card_scientists[top]))
    out.append(float(kit.card_research[top]))
    out.append(1.0 if kit.card_star[top] else 0.0)
    for building in range(BUILDING_COUNT):
        out.append(1.0 if kit.card_building[top] == building else 0.0)
    for building in range(BUILDING_COUNT):
        out.append(float(kit.card_needs[top] >> building & 1))


def add_cards(cards: list[int], out: list[float]) -> None:
    """How many shipyard cards, and how many of each kind of those that can be seen."""
    counts = [0] * SHIPYARD_CARD_COUNT
    for card in cards:
        if card >= 0:
            counts[card] += 1
    out.append(float(len(cards)))
    for count in counts:
        out.append(float(count))
