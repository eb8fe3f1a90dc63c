"""The words of the game: ids of zones, buildings, tracks, symbols and cards, and the numbers behind
them.

Saved games and rules speak in these; what the things cost and give is data (components.toml).
"""

from __future__ import annotations

from typing import Final

ZONES: Final = (
    "marie_byrd",
    "ross",
    "wilkes",
    "princess_elizabeth",
    "enderby",
    "queen_maud",
    "graham",
    "ellsworth",
)
BUILDINGS: Final = (
    "camp",
    "shipyard",
    "crane",
    "shaft_tower",
    "derrick",
    "wind_turbine",
    "laboratory",
    "factory",
    "land_station",
    "coast_station",
    "sea_station",
    "command_centre",
    "plankton_farm",
    "parabolic_antenna",
)
TRACKS: Final = ("land_1", "coast_1", "sea_1", "shelf", "land_2")
SYMBOLS: Final = (
    "move_ship",
    "shipyard_draft",
    "advance_3",
    "scientist",
    "launch_ship",
    "advanced_resource",
    "basic_resource",
)
SHIPYARD_CARDS: Final = ("icebreaker", "send_scientist", "add_two_scientists", "quick_research")
RESOURCE_CARDS: Final = ("basic_resource_card", "advanced_resource_card")
DECKS: Final = ("basic", "double", "advanced")

ZONE_COUNT: Final = 8
TRACK_COUNT: Final = 5
DECK_COUNT: Final = 3
SHIPS_EACH: Final = 6
#: A ship's number is its owner's seat times SHIPS_EACH plus its place in the fleet: piece 3 of seat
#: B is "B3".
SHIPS: Final = tuple([f"{seat}{piece}" for seat in "ABCD" for piece in range(1, 7)])

PLANKTON_FARM: Final = 12

MOVE_SHIP: Final = 0
SHIPYARD_DRAFT: Final = 1
ADVANCE_3: Final = 2
SCIENTIST: Final = 3
LAUNCH_SHIP: Final = 4
ADVANCED_RESOURCE: Final = 5
BASIC_RESOURCE: Final = 6

ICEBREAKER: Final = 0
SEND_SCIENTIST: Final = 1
ADD_TWO_SCIENTISTS: Final = 2
QUICK_RESEARCH: Final = 3


def owner(ship: int) -> int:
    """The seat whose ship this is."""
    return ship // SHIPS_EACH
