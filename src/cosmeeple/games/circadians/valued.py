"""What the evaluation of Circadians counts, in parts."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.circadians.evaluate import FEATURES, WEIGHTS, features, rounds_left, stage
from cosmeeple.games.circadians.scoring import score_of
from cosmeeple.games.circadians.state import State
from cosmeeple.games.circadians.vocabulary import HARVEST
from cosmeeple.kernel.thinking.valued import Valued, parted, places_of

PARTS: Final = {
    "points": ("one", "score"),
    "resources": (
        "water",
        "much_water",
        "algae",
        "much_algae",
        "energy",
        "much_energy",
        "gems",
        "many_gems",
    ),
    "dice": (
        *("waiting", "two_waiting", "three_waiting", "payable", "in_headquarters"),
        *("dice", "two_dice", "three_dice", "four_dice", "five_dice", "six_dice"),
    ),
    "contracts": ("hand", "contract", "second_contract"),
    "talks": ("talk_leyrien", "talk_zcharo", "talk_jrayek", "talk_now"),
    "ships": ("ships", "passive_cards"),
    "farms": (
        *("die_farms", "market_farms", "farms", "farm_dice", "boosted"),
        *("get_water", "get_algae", "get_energy", "get_gem", "get_die"),
    ),
    "harvester": ("gem_beside", "cache_1", "cache_2", "cache_3"),
}
PLACES: Final = places_of(FEATURES, PARTS)


def parts(s: State, seat: int) -> list[float]:
    if rounds_left(s) == 0 and s.phase >= HARVEST:
        return [float(score_of(s, seat)), *[0.0] * (len(PARTS) - 1)]
    return parted(PLACES, len(PARTS), [(WEIGHTS[stage(s)], 1.0)], features(s, seat))


VALUED: Final = Valued(tuple(PARTS), parts)
