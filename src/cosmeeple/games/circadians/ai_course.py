"""Where the AI at a player's seat steers the Harvester: to Gems, as far as it can, in the end to a
Cache [CIR-248..250, CIR-268].
"""

from __future__ import annotations

from typing import Final

from cosmeeple.games.circadians.evaluate import rounds_left
from cosmeeple.games.circadians.harvester import next_space
from cosmeeple.games.circadians.state import State
from cosmeeple.games.circadians.vocabulary import GEM_TOKEN
from cosmeeple.kernel.thinking.automaton import Priority

#: Instead of a direction: the Harvester stays; or the answer has nothing to do with it.
STAY: Final = -1
#: More than any way on the planet.
FAR: Final = 100.0


def run_length(s: State, start: int, way: int) -> int:
    """The spaces that the AI's own Harvester would run from here: until a Gem, the edge or a Cache,
    over an arrow only at the start [CIR-248..250, CIR-R29].
    """
    planet = s.kit.planet
    count = 0
    step = next_space(s, start, way)
    while 0 <= step < planet.cells:
        count += 1
        # An arrow leads round the planet back to where the run began.
        if s.tokens[step] == GEM_TOKEN or step == start:
            break
        step = planet.steps[step][way]
    return count


def gem_distance(s: State, start: int, way: int) -> float:
    """The spaces to the Gem that ends the run; FAR when none does [CIR-249]."""
    space = start
    count = run_length(s, start, way)
    for _ in range(count):
        space = next_space(s, space, way)
    return float(count) if count and s.tokens[space] == GEM_TOKEN else FAR


def cache_distance(s: State, space: int) -> float:
    """The spaces to the nearest Cache [CIR-268, CIR-R29]."""
    return 0.0 if space >= s.kit.planet.cells else float(min(s.kit.planet.to_cache[space]))


def open_value(s: State, space: int) -> float:
    """The points of the Cache there, if it lies face up; of the nearest ones the most valuable
    [CIR-268, CIR-R01]."""
    planet = s.kit.planet
    best = 0
    for slot in range(len(s.caches)):
        here = (
            space - planet.cells == slot
            if space >= planet.cells
            else planet.to_cache[space][slot] == min(planet.to_cache[space])
        )
        if here and s.caches_open >> slot & 1 and s.caches[slot] > best:
            best = s.caches[slot]
    return float(best)


def steer(s: State, seat: int, ways: list[int]) -> list[Priority]:
    """The priorities of a step, for these directions, STAY among them where that is allowed
    [CIR-248, CIR-249, CIR-268].
    """
    planet = s.kit.planet
    here = s.areas[seat].harvester
    after = [here if way == STAY else next_space(s, here, way) for way in ways]
    ranked: list[Priority] = []
    if rounds_left(s) == 0 or here >= planet.cells:
        ranked.append(
            Priority("CIR-268", "nearest-cache", [-cache_distance(s, space) for space in after])
        )
        ranked.append(
            Priority("CIR-268", "richest-cache", [open_value(s, space) for space in after])
        )
    else:
        ranked.append(
            Priority(
                "CIR-249",
                "no-cache-yet",
                [0.0 if space >= planet.cells else 1.0 for space in after],
            )
        )
    gems = [-FAR if way == STAY else -gem_distance(s, here, way) for way in ways]
    ranked.append(Priority("CIR-248", "gem-ahead", gems))
    runs = [0.0 if way == STAY else float(run_length(s, here, way)) for way in ways]
    ranked.append(Priority("CIR-248", "as-far-as-possible", runs))
    return ranked
