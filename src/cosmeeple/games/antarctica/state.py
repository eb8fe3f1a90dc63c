"""The position on the table [ANT-030, ANT-160, ANT-161]: plain numbers and lists; `notation.py` says how they read."""

from __future__ import annotations

from typing import final

from cosmeeple.games.antarctica.kit import AntarcticaKit
from cosmeeple.games.antarctica.vocabulary import SHIPS_EACH
from cosmeeple.kernel.agenda import BaseState


@final
class Area:
    """What belongs to one player, off the board and on it."""

    def __init__(
        self,
        supply: int,
        reserve: int,
        ships_available: int,
        cubes_available: int,
        ships_discarded: int,
        cubes_discarded: int,
        launched: int,
        resources: list[int],
        hand: list[int],
        cards: list[int],
        cubes: list[int],
        scientists: list[int],
    ) -> None:
        self.supply = supply
        self.reserve = reserve
        self.ships_available = ships_available
        self.cubes_available = cubes_available
        self.ships_discarded = ships_discarded
        self.cubes_discarded = cubes_discarded
        self.launched = launched  # ships ever put on the board: the next one gets this place in the fleet
        self.resources = resources  # resource cards held: basic, advanced
        self.hand = hand  # shipyard cards
        self.cards = cards  # building cards, in the order taken
        self.cubes = cubes  # space of the own cube by track; 0 is not on the track
        self.scientists = scientists  # by zone

    def clone(self) -> Area:
        return Area(
            self.supply,
            self.reserve,
            self.ships_available,
            self.cubes_available,
            self.ships_discarded,
            self.cubes_discarded,
            self.launched,
            self.resources.copy(),
            self.hand.copy(),
            self.cards.copy(),
            self.cubes.copy(),
            self.scientists.copy(),
        )


@final
class State(BaseState):
    """The whole position. Decks are lists whose last card lies on top."""

    def __init__(
        self,
        kit: AntarcticaKit,
        areas: list[Area],
        queues: list[list[int]],
        buildings: list[int],
        icebreakers: list[int],
        decks: list[list[int]],
        pile: list[int],
        draft: list[int],
        played: list[int],
        unseen: list[int],
        advanced_stack: int,
        sun: int,
        used: list[int],
        fresh: int,
        carded: list[int],
        turns: int,
        still: int,
        ending: bool,
    ) -> None:
        self.kit = kit
        self.areas = areas
        self.queues = queues  # ships by zone, from the sun
        self.buildings = buildings  # by zone, one bit each
        self.icebreakers = icebreakers  # by zone, one bit for each owner
        self.decks = decks
        self.pile = pile  # shipyard cards to take
        self.draft = draft  # shipyard cards going round
        self.played = played  # shipyard cards in the box that everybody has seen
        self.unseen = unseen  # shipyard cards in the box that nobody has seen
        self.advanced_stack = advanced_stack
        self.sun = sun
        self.used = used  # blue spaces that have fired, one bit each, by track
        self.fresh = fresh  # ships put on the board this turn, one bit each
        self.carded = carded  # cards played since the sun stopped here, by seat
        self.turns = turns
        self.still = still  # sun steps since anything but ships changed
        self.ending = ending

    def clone(self) -> State:
        return State(
            self.kit,
            [area.clone() for area in self.areas],
            [queue.copy() for queue in self.queues],
            self.buildings.copy(),
            self.icebreakers.copy(),
            [deck.copy() for deck in self.decks],
            self.pile.copy(),
            self.draft.copy(),
            self.played.copy(),
            self.unseen.copy(),
            self.advanced_stack,
            self.sun,
            self.used.copy(),
            self.fresh,
            self.carded.copy(),
            self.turns,
            self.still,
            self.ending,
        )


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
    """The basic resource cards that nobody holds: there is one for each player [ANT-027, ANT-R17]."""
    left = len(s.areas)
    for area in s.areas:
        left -= area.resources[0]
    return left


def leave_zone(s: State, ship: int) -> int:
    """Take a ship off its zone; the others close up at once [ANT-044, ANT-R06]."""
    zone = zone_of(s, ship)
    s.queues[zone].remove(ship)
    return zone
