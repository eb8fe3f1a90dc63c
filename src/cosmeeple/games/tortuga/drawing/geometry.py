"""Where things lie: hexes of the map, places inside a hex, pictures of cards. Numbers and names
only."""

from __future__ import annotations

from typing import Final

STEP_X: Final = 142.0
STEP_Y: Final = 123.0
VIEW: Final = "-290 -209 580 418"
HEX: Final = "M0-76.5 66.3-38.2V38.2L0 76.5-66.3 38.2V-38.2z"
FLAG: Final = "M-65.7 34.8H65.7V38.2L0 75.8-65.7 38.2z"
FLAG_LEFT: Final = "M-64.8 35.8H-42.3V51.2L-64.8 38.2z"
FLAG_RIGHT: Final = "M64.8 35.8H42.3V51.2L64.8 38.2z"
#: The six spaces of a defence track; Tortuga has one.
TRACK: Final = (
    (-55.0, 24.9),
    (-55.0, -21.4),
    (-20.1, -47.7),
    (20.1, -47.7),
    (55.0, -21.4),
    (55.0, 24.9),
)
TRACK_ONE: Final = ((0.0, -52.3),)
HULL: Final = "M0-16c5.2 4.6 7.4 9.4 7.4 15.2l5.1 9.8h-25l5.1-9.8C-7.4-6.6-5.2-11.4 0-16z"
SHIP_Y: Final = -23.0
SHIP_STEP: Final = 29.0
SHIP_STEP_FOUR: Final = 25.0
TOKEN_Y: Final = 21.5

SECTOR_ICONS: Final = (
    "star",
    "market",
    "market",
    "market",
    "turret",
    "turret",
    "turret",
    "fortress",
    "laboratory",
    "mines",
    "vortex",
)
#: By card, in the order of the vocabulary.
CARD_ICONS: Final = (
    *("mines", "manoeuvre", "starship"),
    *("starship", "starship", "starship", "starship"),
    *("crypto", "starship", "guard", "trader", "military", "crew"),
    *("person", "guard", "excavate", "fortress", "military", "leader"),
    *("laboratory", "search", "reserve", "kw-chromosome", "automaton", "academy"),
    *("mines", "trade", "excavate", "explorer", "mineral", "energy"),
    *("skirmish", "manoeuvre", "skirmish", "discard", "vortex", "leader"),
    *("bot", "hunt", "hunt", "hunt", "hunt", "hunt", "hunt", "hunt", "hunt", "hunt"),
)


def centre(place: tuple[int, int]) -> tuple[float, float]:
    """The middle of a hex from its axial coordinates."""
    q, r = place
    return STEP_X * (q + r / 2), STEP_Y * r
