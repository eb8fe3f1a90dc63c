"""The position on the table [ANT-030, ANT-160, ANT-161]: plain numbers and lists; `notation.py`
says how they read."""

from __future__ import annotations

from typing import final

from cosmeeple.games.antarctica.kit import AntarcticaKit
from cosmeeple.games.antarctica.vocabulary import SHIPS_EACH
from cosmeeple.kernel.frames import BaseRecord, BaseState, record


@final
@record
class Area(BaseRecord):
    """What belongs to one player, off the board and on it."""

    supply: int
    reserve: int
    ships_available: int
    cubes_available: int
    ships_discarded: int
    cubes_discarded: int
    launched: int  # ships ever put on the board: the next one gets this place in the fleet
    resources: list[int]  # resource cards held: basic, advanced
    hand: list[int]  # shipyard cards
    cards: list[int]  # building cards, in the order taken
    cubes: list[int]  # space of one's own cube by track; 0 is not on the track
    scientists: list[int]  # by zone


@final
@record
class State(BaseState):
    """The whole position. Decks are lists whose last card lies on top."""

    kit: AntarcticaKit
    areas: list[Area]
    queues: list[list[int]]  # ships by zone, from the sun
    buildings: list[int]  # by zone, one bit each
    icebreakers: list[int]  # by zone, one bit for each owner
    decks: list[list[int]]
    pile: list[int]  # shipyard cards to take
    draft: list[int]  # shipyard cards going round
    played: list[int]  # shipyard cards in the box that everybody has seen
    unseen: list[int]  # shipyard cards in the box that nobody has seen
    advanced_stack: int
    sun: int
    used: list[int]  # blue spaces that have fired, one bit each, by track
    fresh: int  # ships put on the board this turn, one bit each
    carded: list[int]  # cards played since the sun stopped here, by seat
    turns: int
    still: int  # sun steps since anything but ships changed
    ending: bool


def others_from(s: State, seat: int) -> tuple[int, ...]:
    """The other seats in order, beginning at the right of this one [ANT-031]."""
    seats = len(s.areas)
    return tuple([(seat + step) % seats for step in range(1, seats)])


def is_open_zone(s: State, zone: int) -> bool:
    """With two players the closed zones take no part at all [ANT-020, ANT-R02, ANT-R35]."""
    return zone in s.kit.starts[len(s.areas)].zones


def zone_of(s: State, ship: int) -> int:
    """Where the ship stands, or -1 when it is not on the board."""
    for zone in range(len(s.queues)):
        if ship in s.queues[zone]:
            return zone
    return -1


def on_board(s: State, seat: int) -> int:
    """The ships of the seat that are on the board: one bit for each place in the fleet."""
    first = seat * SHIPS_EACH
    fleet = 0
    for queue in s.queues:
        for ship in queue:
            if first <= ship < first + SHIPS_EACH:
                fleet |= 1 << (ship - first)
    return fleet


def ships_here(s: State, seat: int, zone: int) -> int:
    """How many ships of the seat stand in the zone."""
    first = seat * SHIPS_EACH
    count = 0
    for ship in s.queues[zone]:
        if first <= ship < first + SHIPS_EACH:
            count += 1
    return count


def strength(s: State, seat: int, zone: int) -> int:
    """Own ships plus own scientists: what a camp or a station is worth there [ANT-091, ANT-100]."""
    return ships_here(s, seat, zone) + s.areas[seat].scientists[zone]


def basic_stack(s: State) -> int:
    """The basic resource cards that nobody holds: there is one for each player
    [ANT-027, ANT-R17]."""
    left = len(s.areas)
    for area in s.areas:
        left -= area.resources[0]
    return left


def take_reserve(area: Area, most: int) -> int:
    """Scientists from the reserve to the supply, as far as there are any; returns how many
    [ANT-059, ANT-092]."""
    hired = min(most, area.reserve)
    area.reserve -= hired
    area.supply += hired
    return hired


def leave_zone(s: State, ship: int) -> int:
    """Take a ship off its zone; the others close up at once [ANT-044, ANT-R06]."""
    zone = zone_of(s, ship)
    s.queues[zone].remove(ship)
    return zone
