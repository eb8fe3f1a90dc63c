"""The words of the game: ids of zones, buildings, tracks, symbols and cards, and the numbers behind
them.

Saved games and rules speak in these; what the things cost and give is data (components.toml).
"""

from __future__ import annotations

from typing import Final

from cosmeeple.kernel.engine.domain import ids

# from zone
ZONES: Final = ids("marie_byrd ross wilkes princess_elizabeth enderby queen_maud graham ellsworth")
# from building
BUILDINGS: Final = ids(
    "camp shipyard crane shaft_tower derrick wind_turbine laboratory factory land_station "
    "coast_station sea_station command_centre plankton_farm parabolic_antenna"
)
# from track
TRACKS: Final = ("land_1", "coast_1", "sea_1", "shelf", "land_2")
# from symbol
SYMBOLS: Final = ids(
    "move_ship shipyard_draft advance_3 scientist launch_ship advanced_resource basic_resource"
)
# from shipyard_card
SHIPYARD_CARDS: Final = ("icebreaker", "send_scientist", "add_two_scientists", "quick_research")
# from resource_card
RESOURCE_CARDS: Final = ("basic_resource_card", "advanced_resource_card")
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
