"""Strokes of the card art: numbers, circles, arcs, polygons and stars in a picture of 160 x 120
units.

Colours are classes of `table.css`; there are no filters and no `style=`, which the pages forbid.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin
from random import Random
from typing import Final

Point = tuple[float, float]
TURN: Final = 2 * pi
WIDTH: Final = 160
HEIGHT: Final = 120


def num(value: float) -> str:
    """A number as short as it can be written."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def at(cx: float, cy: float, radius: float, angle: float) -> Point:
    return cx + radius * cos(angle), cy + radius * sin(angle)


def ring(cx: float, cy: float, radius: float, corners: int, start: float = -pi / 2) -> list[Point]:
    """The corners of a regular polygon."""
    return [at(cx, cy, radius, start + corner * TURN / corners) for corner in range(corners)]


def polygon(css: str, points: Iterable[Point], more: str = "") -> str:
    corners = " ".join(f"{num(x)},{num(y)}" for x, y in points)
    return f'<polygon class="{css}"{more} points="{corners}"/>'


def circle(css: str, cx: float, cy: float, radius: float, more: str = "") -> str:
    kind = f' class="{css}"' if css else ""
    return f'<circle{kind}{more} cx="{num(cx)}" cy="{num(cy)}" r="{num(radius)}"/>'


def line(css: str, start: Point, end: Point) -> str:
    return f'<path class="{css}" d="M{num(start[0])} {num(start[1])}L{num(end[0])} {num(end[1])}"/>'


def arc(
    css: str, cx: float, cy: float, radius: float, start: float, end: float, more: str = ""
) -> str:
    (x0, y0), (x1, y1) = at(cx, cy, radius, start), at(cx, cy, radius, end)
    far = int(end - start > pi)
    way = f"M{num(x0)} {num(y0)}A{num(radius)} {num(radius)} 0 {far} 1 {num(x1)} {num(y1)}"
    return f'<path class="{css}"{more} d="{way}"/>'


def stars(chance: Random, count: int) -> str:
    """A handful of faint stars and one that sparkles."""
    dots = "".join(
        circle(
            "",
            chance.uniform(2, WIDTH - 2),
            chance.uniform(2, HEIGHT - 2),
            chance.choice((0.5, 0.7, 1, 1.3)),
            f' opacity="{chance.choice((0.35, 0.5, 0.8))}"',
        )
        for _ in range(count)
    )
    x, y = chance.choice(((30, 72), (132, 66), (136, 92), (24, 90)))
    sparkle = f'<path d="M{x} {y - 5}q.6 4.4 5 5-4.4.6-5 5-.6-4.4-5-5 4.4-.6 5-5z" opacity=".8"/>'
    return f'<g class="st">{dots}{sparkle}</g>'
