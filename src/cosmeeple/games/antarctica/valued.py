"""What the evaluation of Antarctica counts, in parts."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.antarctica.evaluate import FEATURES, WEIGHTS, blend, features
from cosmeeple.games.antarctica.state import State
from cosmeeple.games.antarctica.vocabulary import SHIPYARD_CARDS
from cosmeeple.kernel.thinking.valued import Valued, parted, places_of

PARTS: Final = {
    "points": ("score", "track_points", "star_points", "discard_points"),
    "ships": (
        *("ship", "two_ships", "three_ships", "four_ships", "five_ships", "first_in_line", "soon"),
        "ships_available",
    ),
    "scientists": ("few_scientists", "more_scientists", "many_scientists", "reserve", "camp"),
    "cards": ("basic_card", "advanced_card", *SHIPYARD_CARDS, "icebreakers"),
    "zones": ("zones_led", "zones_safe", "zones_tied", "zones_settled", "one_short"),
    "research": (
        "cubes_available",
        "tracks_led",
        "tracks_entered",
        "track_steps",
        "next_symbol",
        "stations",
    ),
    "buildings": ("buildings_reached", "cards_in_reach", "card_affordable"),
}
PLACES: Final = places_of(FEATURES, PARTS)


def parts(s: State, seat: int) -> list[float]:
    found = features(s, seat)
    if s.ending:
        return [found[0], *[0.0] * (len(PARTS) - 1)]
    return parted(PLACES, len(PARTS), [(WEIGHTS[row], share) for row, share in blend(s)], found)


VALUED: Final = Valued(tuple(PARTS), parts)
