"""The component data as the rules read it: tuples indexed by zone, building, track, card or player
count.

[ANT-001..011]
"""

from __future__ import annotations

from typing import final

from cosmeeple.kernel.kit import Kit
from cosmeeple.kernel.records.record import fixed


@final
@fixed
class Start:
    """What one player begins with, for one player count [ANT-029]."""

    supply: int
    reserve: int
    ships_on_board: int
    ships_available: int
    cubes_available: int
    advanced_cards: int
    bonus_cube: bool
    order: tuple[int, ...]
    variant_order: tuple[int, ...]
    first_owners: tuple[int, ...]
    first_zones: tuple[int, ...]
    #: Open zones in sun order, open tracks, buildings for the start, cards of each deck.
    zones: tuple[int, ...]
    tracks: tuple[int, ...]
    buildings: tuple[int, ...]
    cards: tuple[tuple[int, ...], ...]


@final
@fixed
class AntarcticaKit(Kit):
    """Everything a rule may ask about the components."""

    starts: tuple[Start, ...]  # by number of players; nobody plays with fewer than two
    ship_spaces: int
    first_step: int
    zone_bonus: int
    cards_per_turn: int
    discards_per_turn: int
    stalemate_revolutions: int
    longest_game: int
    sun_start: int
    # Sets of buildings are one bit each: the camps, the shipyards, the stations of a track, a
    # card's requirements.
    camps: int
    yards: int
    track_stations: tuple[int, ...]
    # Spaces of a track count from 1; index 0 is "not on the track".
    track_length: tuple[int, ...]
    track_value: tuple[tuple[int, ...], ...]
    track_symbol: tuple[tuple[int, ...], ...]
    track_blue: tuple[tuple[bool, ...], ...]
    symbol_amount: tuple[int, ...]
    card_building: tuple[int, ...]
    card_needs: tuple[int, ...]
    card_scientists: tuple[int, ...]
    card_research: tuple[int, ...]
    card_star: tuple[bool, ...]
    shipyard_count: tuple[int, ...]
    shipyard_amount: tuple[int, ...]
    # By resource card (basic, advanced): the buildings it stands in for, how many one may hold.
    stands_for: tuple[int, ...]
    most_held: tuple[int, ...]
