"""The view of a seat as numbers, for learning programs: who sits at the next seat comes first
everywhere.

Compiled. `names` says what each number is; docs/adapters.md has the layout as a table. Reads only
what the view shows: cards that are hidden there count as nothing known here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmeeple.games.antarctica import vocabulary as words
from cosmeeple.games.antarctica.kit import AntarcticaKit
from cosmeeple.games.antarctica.scoring import score_now, star_cards
from cosmeeple.games.antarctica.state import State
from cosmeeple.kernel.engine.rows import vec, zeros
from cosmeeple.kernel.thinking.numbers import Numbers, add_bits, add_counts, add_numbers, add_one_of

SHIPYARD_CARD_COUNT: Final = 4


def names(kit: AntarcticaKit, seats: int) -> tuple[str, ...]:
    """A name for every number, in order."""
    people = ["me", *[f"next{step}" for step in range(1, seats)]]
    found: list[str] = []
    for who in people:
        found += [
            f"{who}.{field}"
            for field in ("score", "supply", "reserve", "ships_available", "cubes_available")
        ]
        found += [
            f"{who}.{field}"
            for field in ("ships_discarded", "cubes_discarded", "ships_on_board", "carded")
        ]
        found += [f"{who}.{card}" for card in words.RESOURCE_CARDS]
        found += [f"{who}.building_cards", f"{who}.star_cards", f"{who}.hand_size"]
        found += [f"{who}.hand.{card}" for card in words.SHIPYARD_CARDS]
        found += [f"{who}.cube.{track}" for track in words.TRACKS]
        found += [f"{who}.scientists.{zone}" for zone in words.ZONES]
        found += [
            f"{who}.ship{piece}.{zone}"
            for piece in range(1, words.SHIPS_EACH + 1)
            for zone in words.ZONES
        ]
    for zone in words.ZONES:
        found += [f"{zone}.sun_steps", f"{zone}.ships"]
        found += [f"{zone}.has.{building}" for building in words.BUILDINGS]
        for place in range(kit.ship_spaces):
            found += [f"{zone}.space{place + 1}.{who}" for who in people]
        found += [f"{zone}.icebreaker.{who}" for who in people]
    for deck in words.DECKS:
        found += [
            f"{deck}.size",
            f"{deck}.top.scientists",
            f"{deck}.top.research",
            f"{deck}.top.star",
        ]
        found += [f"{deck}.top.{building}" for building in words.BUILDINGS]
        found += [f"{deck}.top.needs.{building}" for building in words.BUILDINGS]
    for track in range(words.TRACK_COUNT):
        found += [
            f"{words.TRACKS[track]}.used{space}" for space in range(1, kit.track_length[track] + 1)
        ]
    for pack in ("pile", "draft", "played"):
        found += [f"{pack}.size", *[f"{pack}.{card}" for card in words.SHIPYARD_CARDS]]
    found += ["advanced_stack", "turns", "still"]
    return tuple(found)


def encode(s: State, seat: int, out: Numbers) -> None:
    """The numbers, from a state as the seat sees it."""
    seats: i64 = len(s.areas)
    scores = score_now(s)
    for step in range(seats):
        add_player(s, (seat + step) % seats, scores, out)
    steps = sun_steps(s)
    for zone in range(words.ZONE_COUNT):
        out.add(steps[zone])
        add_zone(s, seat, zone, out)
    for deck in range(words.DECK_COUNT):
        add_deck(s, s.decks[deck], out)
    for track in range(words.TRACK_COUNT):
        add_bits(s.used[track], s.kit.track_length[track], out, 1)
    add_cards(s.pile, out)
    add_cards(s.draft, out)
    add_cards(s.played, out)
    out.add(s.advanced_stack)
    out.add(s.turns)
    out.add(s.still)


def add_player(s: State, seat: i64, scores: list[int], out: Numbers) -> None:
    area = s.areas[seat]
    out.add(scores[seat])
    out.add(area.supply)
    out.add(area.reserve)
    out.add(area.ships_available)
    out.add(area.cubes_available)
    out.add(area.ships_discarded)
    out.add(area.cubes_discarded)
    ships_at = out.at
    out.skip(1)
    out.add(s.carded[seat])
    out.add(area.resources[0])
    out.add(area.resources[1])
    out.add(len(area.cards))
    out.add(star_cards(s, seat))
    add_cards(area.hand, out)
    add_numbers(area.cubes, out)
    add_numbers(area.scientists, out)
    # One look through the queues finds all ships.
    ships: i64 = 0
    first = seat * words.SHIPS_EACH
    place = out.at
    for queue in s.queues:
        for one in queue:
            ship: i64 = one
            ship -= first
            if 0 <= ship < words.SHIPS_EACH:
                ships += 1
                out.mark(place + ship * words.ZONE_COUNT)
        place += 1
    out.skip(words.SHIPS_EACH * words.ZONE_COUNT)
    out.put(ships_at, ships)


def sun_steps(s: State) -> vec[i64]:
    """How many steps the sun needs to each zone. 0: it is there; -1: closed."""
    zones = s.kit.starts[len(s.areas)].zones
    found = zeros(words.ZONE_COUNT)
    for zone in range(words.ZONE_COUNT):
        found[zone] = -1
    step: i64 = -zones.index(s.sun)
    for zone in zones:
        found[zone] = step if step >= 0 else step + len(zones)
        step += 1
    return found


def add_zone(s: State, seat: i64, zone: i64, out: Numbers) -> None:
    """What stands here, who waits where."""
    seats: i64 = len(s.areas)
    queue = s.queues[zone]
    out.add(len(queue))
    add_bits(s.buildings[zone], words.BUILDING_COUNT, out)
    place = out.at
    for ship in queue:
        out.mark(place + (words.owner(ship) - seat) % seats)
        place += seats
    out.skip(s.kit.ship_spaces * seats)
    frozen: i64 = s.icebreakers[zone]
    if frozen == 0:
        out.skip(seats)
        return
    for step in range(seats):
        out.add(frozen >> ((seat + step) % seats) & 1)


def add_deck(s: State, deck: list[int], out: Numbers) -> None:
    """The size, and the card on top, which everybody sees."""
    out.add(len(deck))
    top = deck[len(deck) - 1] if deck else -1
    if top < 0:
        out.skip(3 + 2 * words.BUILDING_COUNT)
        return
    kit = s.kit
    out.add(kit.card_scientists[top])
    out.add(kit.card_research[top])
    out.add(1 if kit.card_star[top] else 0)
    add_one_of(kit.card_building[top], words.BUILDING_COUNT, out)
    add_bits(kit.card_needs[top], words.BUILDING_COUNT, out)


def add_cards(cards: list[int], out: Numbers) -> None:
    """How many shipyard cards, and how many of each kind of those that can be seen."""
    out.add(len(cards))
    add_counts(cards, SHIPYARD_CARD_COUNT, out)
