"""Where everything lies on the board: a rounded-square ring of eight sectors around the research
tracks.

The drawing is 820 x 724. Superellipses give the shore lines; the places of names, slots, berths and
the sun are fixed, so that the same thing is always in the same place.
"""

# A row of places is easier to read on one line.

from __future__ import annotations

from functools import cache
from math import atan2, cos, degrees, radians, sin
from typing import Final, NamedTuple

WIDTH: Final = 820
HEIGHT: Final = 724
CENTRE: Final = (410.0, 362.0)
#: Half axes and exponents of the shore lines, from the sea inwards.
SEA: Final = (408.0, 360.0, 6.2)
COAST: Final = (356.0, 308.0, 5.0)
INLAND: Final = (187.0, 151.0, 6.0)
MIDDLE: Final = (181.0, 145.0, 6.0)


class Point(NamedTuple):
    x: float
    y: float


class ZonePlace(NamedTuple):
    """Fixed places of one zone: its name, the sun's spot, the berths from the sun, and how long
    names break."""

    name: Point
    anchor: str
    sun: Point
    berths: tuple[Point, Point, Point]
    wide: bool


#: In the order in which the sun visits the zones.
ZONES: Final = (
    ZonePlace(
        Point(182, 508),
        "middle",
        Point(36.4, 592),
        (Point(58.4, 643.4), Point(102.7, 676.6), Point(156.6, 690.1)),
        True,
    ),
    ZonePlace(
        Point(410, 530),
        "middle",
        Point(332.1, 696),
        (Point(383.7, 696), Point(434.4, 696), Point(486, 696)),
        True,
    ),
    ZonePlace(
        Point(638, 508),
        "middle",
        Point(661, 690.4),
        (Point(715.1, 677.5), Point(760.3, 645.1), Point(783.1, 594.2)),
        True,
    ),
    ZonePlace(
        Point(683, 306),
        "end",
        Point(792, 438.7),
        (Point(792, 388.3), Point(792, 337.4), Point(792, 287)),
        False,
    ),
    ZonePlace(
        Point(638, 92),
        "middle",
        Point(783.6, 132),
        (Point(761.6, 80.6), Point(717.3, 47.4), Point(663.4, 33.9)),
        True,
    ),
    ZonePlace(
        Point(410, 79),
        "middle",
        Point(487.9, 28),
        (Point(436.3, 28), Point(385.6, 28), Point(334, 28)),
        True,
    ),
    ZonePlace(
        Point(182, 92),
        "middle",
        Point(159, 33.6),
        (Point(104.9, 46.5), Point(59.7, 78.9), Point(36.9, 129.8)),
        True,
    ),
    ZonePlace(
        Point(137, 302),
        "start",
        Point(28, 285.3),
        (Point(28, 335.7), Point(28, 386.6), Point(28, 437)),
        False,
    ),
)
#: The first zone lies in the south-west; the sun goes on counter-clockwise.
FIRST_ANGLE: Final = 225
#: Buildings by slot: three rows of five, the last place of all shows how many there are.
SLOTS: Final = (
    "camp", "shipyard", "land_station", "coast_station", "sea_station",
    "crane", "shaft_tower", "derrick", "wind_turbine", "plankton_farm",
    "laboratory", "factory", "command_centre", "parabolic_antenna",
)  # fmt: skip
SHAPES: Final = {
    "camp": "base", "shipyard": "base",
    "land_station": "station", "coast_station": "station", "sea_station": "station",
    "crane": "extraction", "shaft_tower": "extraction", "derrick": "extraction", "wind_turbine": "extraction",
    "laboratory": "specialist", "factory": "specialist",
    "command_centre": "prestige", "plankton_farm": "prestige", "parabolic_antenna": "prestige",
}  # fmt: skip
SYMBOL_ICONS: Final = (
    "move-ship",
    "draft",
    "advance-3",
    "scientist",
    "launch-ship",
    "res-adv",
    "res-basic",
)
SHIPYARD_ICONS: Final = ("icebreaker", "scientist", "person", "advance-3")
RESOURCE_ICONS: Final = ("res-basic", "res-adv")
#: Tracks in the middle: left edge, top of the first row, height of a row, first space, room for the
#: spaces.
TRACK_LEFT, TRACK_TOP, TRACK_STEP, TRACK_FIRST, TRACK_ROOM = 242, 265, 43, 288.0, 275.0


def on_line(line: tuple[float, float, float], angle: float) -> Point:
    """The point of a superellipse in this direction."""
    a, b, n = line
    c, s = cos(radians(angle)), sin(radians(angle))
    r = (abs(c) ** n + abs(s) ** n) ** (-1 / n)
    return Point(CENTRE[0] + a * r * c, CENTRE[1] - b * r * s)


def path(points: list[Point]) -> str:
    return "M" + " ".join(f"{point.x:.1f} {point.y:.1f}" for point in points) + "Z"


def ring(line: tuple[float, float, float], steps: int = 96) -> str:
    return path([on_line(line, 360 * i / steps) for i in range(steps)])


def sector(
    zone: int, outer: tuple[float, float, float], inner: tuple[float, float, float], half: float
) -> str:
    """One eighth of the ring between two shore lines."""
    middle = FIRST_ANGLE + 45 * zone
    there = [middle - half + 2 * half * i / 14 for i in range(15)]
    return path(
        [on_line(outer, angle) for angle in there]
        + [on_line(inner, angle) for angle in reversed(there)]
    )


BELTS: Final = tuple(sector(zone, SEA, COAST, 22.0) for zone in range(8))
LANDS: Final = tuple(sector(zone, COAST, INLAND, 21.4) for zone in range(8))
SEA_PATH: Final = ring(SEA)
MIDDLE_PATH: Final = ring(MIDDLE)


@cache
def slot(zone: int, index: int) -> Point:
    """The centre of a building's slot in a zone."""
    place = ZONES[zone].name
    return Point(place.x - 60 + 30 * (index % 5), place.y + 24 + 31 * (index // 5))


def people(zone: int, seat: int) -> Point:
    place = ZONES[zone].name
    return Point(place.x - 57 + 38 * seat, place.y + 119)


def space(length: int, at: int) -> float:
    """X of a space of a track; spaces count from 1."""
    return TRACK_FIRST + TRACK_ROOM * (at - 1) / max(length - 1, 1)


#: Where ships sail, between coast and open sea.
LANE: Final = (382.0, 334.0, 5.6)


def bearing(point: Point) -> float:
    """The direction of a point from the pole, in the degrees that `on_line` understands."""
    return degrees(atan2((CENTRE[1] - point.y) / LANE[1], (point.x - CENTRE[0]) / LANE[0]))


def voyage(start: Point, end: Point) -> str:
    """The trail of a ship: round the coast, the shorter way."""
    first = bearing(start)
    turn = (bearing(end) - first + 180) % 360 - 180
    steps = max(1, round(abs(turn) / 6))
    between = [on_line(LANE, first + turn * i / steps) for i in range(1, steps)]
    return "M" + " ".join(f"{point.x:.0f} {point.y:.0f}" for point in [start, *between, end])
