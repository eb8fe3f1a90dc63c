"""What people watch in Circadians: resources, points, Contracts, dice and where they are, Farms and
Ships."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.circadians.scoring import ai_cache_points, ai_score, cache_points, score_of
from cosmeeple.games.circadians.state import SAL_IN_CANTEEN, State, has_ai, hidden_dice, pool_dice
from cosmeeple.games.circadians.vocabulary import EMPTY, GEM, RESOURCE_COUNT, RESOURCES
from cosmeeple.kernel.words.preview import Quantity, Watched


def amounts(s: State) -> list[list[int]]:
    found = []
    for seat in range(len(s.areas)):
        area = s.areas[seat]
        garages = 0
        for face in area.garages:
            if face != EMPTY:
                garages += 1
        found.append(
            [
                *area.resources,
                open_points(s, seat),
                len(area.hand) + len(area.draft),
                int(area.fulfilled).bit_count(),
                pool_dice(s, seat) + hidden_dice(area),
                garages,
                area.canteen + (1 if area.sal == SAL_IN_CANTEEN else 0),
                len(area.farms),
                len(area.ships),
            ]
        )
    if has_ai(s):
        found.append(
            [0] * GEM + [s.ai.gems, ai_score(s) - ai_cache_points(s), 0, 0, s.ai.dice, 0, 0, 0, 0]
        )
    return found


def open_points(s: State, seat: int) -> int:
    """All points but those of a Cache that nobody has looked into; of the AI none of a Cache are
    counted."""
    points = score_of(s, seat)
    cache = s.areas[seat].harvester - s.kit.planet.cells
    if cache >= 0 and not s.caches_open >> cache & 1:
        points -= cache_points(s, seat)
    return points


def face_down(s: State, seat: int) -> int:
    """Decks, tokens below the tops of their stacks, closed Caches, and what others hold or have
    behind Screens."""
    count = (
        len(s.contracts)
        + len(s.events)
        + len(s.events_out)
        + len(s.renzo)
        + len(s.leaders_out)
        + len(s.ai.deck)
    )
    count += len(s.caches) - s.caches_open.bit_count()
    for stack in s.farm_stacks:
        if stack:
            count += len(stack) - 1
    for stack in s.ship_stacks:
        if stack:
            count += len(stack) - 1
    for other in range(len(s.areas)):
        if other != seat:
            area = s.areas[other]
            count += len(area.hand) + len(area.draft) + len(area.offered) + len(area.rolled)
    return count


WATCHED: Final = Watched(
    (
        *[Quantity(RESOURCES[resource], RESOURCES[resource]) for resource in range(RESOURCE_COUNT)],
        Quantity("points", "vp"),
        Quantity("contracts", "contract", drawn=True),
        Quantity("fulfilled", "check"),
        Quantity("dice", "die"),
        Quantity("garage-dice", "garage"),
        Quantity("canteen-dice", "canteen"),
        Quantity("farms", "farm"),
        Quantity("ships", "starship"),
    ),
    amounts,
    face_down,
    lights={
        "PlaceFarm": "farm",
        "PlaceShip": "ship",
        "RevealEvent": "event",
        "ResolveScheme": "scheme",
        "AiRest": "rest",
        "KeepLeader": "",
    },
)
