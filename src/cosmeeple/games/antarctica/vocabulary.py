"""The words of the game: ids of zones, buildings, tracks, symbols and cards, and the numbers behind
them.

Saved games and rules speak in these; what the things cost and give is data (components.toml).
"""

from __future__ import annotations

from typing import Final

from cosmeeple.kernel.ids import ids_of

ZONES: Final = ids_of(__name__, "zone")
BUILDINGS: Final = ids_of(__name__, "building")
TRACKS: Final = ids_of(__name__, "track")
SYMBOLS: Final = ids_of(__name__, "symbol")
SHIPYARD_CARDS: Final = ids_of(__name__, "shipyard_card")
RESOURCE_CARDS: Final = ids_of(__name__, "resource_card")
DECKS: Final = ("basic", "double", "advanced")

ZONE_COUNT: Final = 8  # len(ZONES)
BUILDING_COUNT: Final = 14  # len(BUILDINGS)
TRACK_COUNT: Final = 5  # len(TRACKS)
DECK_COUNT: Final = 3  # len(DECKS)
SHIPS_EACH: Final = 6
#: A ship's number is its owner's seat times SHIPS_EACH plus its place in the fleet: piece 3 of seat
#: B is "B3".
SHIPS: Final = tuple([f"{seat}{piece}" for seat in "ABCD" for piece in range(1, 7)])

PLANKTON_FARM: Final = 12  # BUILDINGS

MOVE_SHIP: Final = 0  # SYMBOLS
SHIPYARD_DRAFT: Final = 1  # SYMBOLS
ADVANCE_3: Final = 2  # SYMBOLS
SCIENTIST: Final = 3  # SYMBOLS
LAUNCH_SHIP: Final = 4  # SYMBOLS
ADVANCED_RESOURCE: Final = 5  # SYMBOLS
BASIC_RESOURCE: Final = 6  # SYMBOLS

ICEBREAKER: Final = 0  # SHIPYARD_CARDS
SEND_SCIENTIST: Final = 1  # SHIPYARD_CARDS
ADD_TWO_SCIENTISTS: Final = 2  # SHIPYARD_CARDS
QUICK_RESEARCH: Final = 3  # SHIPYARD_CARDS


def owner(ship: int) -> int:
    """The seat whose ship this is."""
    return ship // SHIPS_EACH
