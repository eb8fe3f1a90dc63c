"""Pictures of worlds: the kind of good decides what lies on the ground, windfall or production
whether the world is a glowing ring or a lit sphere, a military world has a sight around it."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin, sqrt
from random import Random
from typing import TYPE_CHECKING, Final

from cosmeeple.games.race.drawing.art_shapes import (
    HEIGHT,
    TURN,
    WIDTH,
    arc,
    at,
    circle,
    line,
    num,
    polygon,
    ring,
    stars,
)
from cosmeeple.games.race.vocabulary import ALIEN_CARD, REBEL_CARD, WINDFALL

if TYPE_CHECKING:
    from cosmeeple.games.race.kit import Card

#: Worlds worth so much fill more of the picture.
GREAT: Final = 3


def cities(chance: Random, cx: float, cy: float, r: float) -> str:
    """Novelty goods: parallels, meridians and lit squares."""
    parts = [
        f'<path class="ln" d="M{num(cx - r)} {num(cy + share * r)}q{num(r)} {num(r * 0.28)} {num(2 * r)} 0"/>'
        for share in (-0.62, -0.22, 0.22, 0.62)
    ]
    parts += [
        f'<ellipse class="ln" cx="{num(cx)}" cy="{num(cy)}" rx="{num(share * r)}" ry="{num(r)}"/>'
        for share in (0.3, 0.7)
    ]
    for _ in range(15):
        x, y = at(cx, cy, r * sqrt(chance.uniform(0.02, 0.72)), chance.uniform(0, TURN))
        side = chance.choice((1.6, 2.2, 3))
        parts.append(
            f'<rect class="lit" x="{num(x)}" y="{num(y)}" width="{side}" height="{side}" rx=".5"/>'
        )
    return "".join(parts)


def facets(chance: Random, cx: float, cy: float, r: float) -> str:
    """Rare elements: a cut stone, lit from the upper left."""
    corners, start = chance.randint(9, 11), chance.uniform(0, 1)
    outer = ring(cx, cy, r * 1.06, corners, start)
    inner = [
        at(cx - 4, cy - 5, r * chance.uniform(0.42, 0.6), start + (place + 0.5) * TURN / corners)
        for place in range(corners)
    ]
    parts = []
    for place in range(corners):
        after = (place + 1) % corners
        shade = 0.06 + 0.25 * (1 + sin(start + place * TURN / corners - 0.6))
        parts.append(
            polygon("dk", (outer[place], outer[after], inner[place]), f' opacity="{shade:.2f}"')
        )
        depth = chance.choice((0.08, 0.16, 0.24))
        tone = "dk" if place % 3 else "lt"
        parts.append(
            polygon(tone, (inner[place], inner[after], (cx - 6, cy - 8)), f' opacity="{depth}"')
        )
        parts.append(line("ln", inner[place], inner[after]))
    return "".join(parts)


def life(chance: Random, cx: float, cy: float, r: float) -> str:
    """Genes: waving bands and spores."""
    parts = []
    for band in range(6):
        y = cy - r + (band + 0.5) * r / 3
        wide = r * chance.uniform(0.1, 0.19)
        wave = chance.choice((-1, 1)) * r * 0.2
        there = f"M{num(cx - r)} {num(y)}q{num(r / 2)} {num(-wave)} {num(r)} 0t{num(r)} 0"
        back = f"v{num(wide)}q{num(-r / 2)} {num(wave)} {num(-r)} 0t{num(-r)} 0z"
        tone = "lt" if band % 2 else "dk"
        parts.append(
            f'<path class="{tone}" opacity="{chance.choice((0.16, 0.2, 0.28))}" d="{there}{back}"/>'
        )
    for _ in range(7):
        x, y = at(cx, cy, r * chance.uniform(0.1, 0.8), chance.uniform(0, TURN))
        size = chance.uniform(1.6, 4)
        parts.append(circle("dk", x, y, size, ' opacity=".3"'))
        parts.append(circle("lt", x - size / 4, y - size / 4, size * 0.45, ' opacity=".55"'))
    return "".join(parts)


def engraving(chance: Random, cx: float, cy: float, r: float) -> str:
    """Alien technology: broken rings and a sign."""
    parts = []
    for share in (0.86, 0.66, 0.46):
        angle = chance.uniform(0, TURN)
        for _ in range(3):
            parts.append(arc("en", cx, cy, r * share, angle, angle + chance.uniform(0.9, 1.8)))
            angle += TURN / 3
    parts += [circle("dk", x, y, 1.1, ' opacity=".5"') for x, y in ring(cx, cy, r * 0.76, 12)]
    parts.append(polygon("sig", ring(cx, cy, r * 0.3, chance.choice((3, 4, 6)))))
    parts.append(circle("sig", cx, cy, 2.4))
    return "".join(parts)


def craters(chance: Random, cx: float, cy: float, r: float) -> str:
    """No good: a moon."""
    parts = []
    for _ in range(8):
        x, y = at(cx, cy, r * chance.uniform(0.1, 0.82), chance.uniform(0, TURN))
        size = chance.uniform(2, 8)
        parts.append(circle("dk", x, y, size, ' opacity=".18"'))
        parts.append(arc("lt", x, y, size, 0.4, 2.2, ' opacity=".35" fill="none"'))
    return "".join(parts)


Surface = Callable[[Random, float, float, float], str]
SURFACES: Final[dict[str, Surface]] = {
    "novelty": cities,
    "rare": facets,
    "genes": life,
    "alien": engraving,
    "gray": craters,
}


def world(card: Card, kind: str, chance: Random) -> str:
    """A world of this kind of good ("gray": of none)."""
    r = 40 if card.vp >= GREAT else chance.choice((34, 36, 38))
    cx, cy = chance.uniform(74, 90), chance.uniform(56, 64)
    tilt = chance.choice((-24, -16, 14, 22))
    ringed = kind == "novelty" or chance.random() < 0.3
    middle = f'cx="{num(cx)}" cy="{num(cy)}"'
    parts = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#sky-{kind})"/>',
        stars(chance, 16),
        f'<circle {middle} r="{num(r * 1.9)}" fill="url(#glow-{kind})"/>',
    ]
    if ringed:
        parts.append(orbit("orb", cx, cy, r, tilt, 1))
    clip = f"disc-{card.number}"
    parts.append(f'<clipPath id="{clip}"><circle {middle} r="{r}"/></clipPath>')
    ground = SURFACES[kind](chance, cx, cy, r)
    if card.world_type == WINDFALL:
        parts.append(
            f'<circle {middle} r="{r + 7}" class="h2"/><circle {middle} r="{r}" fill="url(#core-{kind})"/>'
        )
        parts.append(
            f'<g clip-path="url(#{clip})" opacity=".75">{ground}</g><circle {middle} r="{r}" class="h1"/>'
        )
    else:
        night = circle("", cx - r * 0.42, cy - r * 0.46, r * 1.5, ' fill="url(#shade)"')
        parts.append(f'<circle {middle} r="{r}" fill="url(#ball-{kind})"/>')
        parts.append(
            f'<g clip-path="url(#{clip})">{ground}{night}</g><circle {middle} r="{r}" class="rim"/>'
        )
    if ringed:
        parts.append(orbit("orb f", cx, cy, r, tilt, 0, moons=3 if kind == "novelty" else 1))
    if kind == "genes":
        parts += [helix(side) for side in (1, -1)]
    if card.is_military:
        parts.append(sight(cx, cy, r))
    if card.keywords & REBEL_CARD:
        parts.append('<path class="flg" d="M128 98V66l22 7-22 8"/>')
    if card.keywords & ALIEN_CARD:
        parts.append(
            '<path class="bm" d="M22 116l8-52 8 52z"/><path class="bm" d="M132 116l5-38 5 38z"/>'
        )
    return "".join(parts)


def orbit(css: str, cx: float, cy: float, r: float, tilt: int, sweep: int, moons: int = 0) -> str:
    """Half a ring around a world, behind it or before it, with moons."""
    wide, low = r * 1.62, r * 0.42
    way = (
        f"M{num(cx - wide)} {num(cy)}A{num(wide)} {num(low)} 0 0 {sweep} {num(cx + wide)} {num(cy)}"
    )
    there = [(cx + wide * cos(angle), cy + low * sin(angle)) for angle in (0.5, 1.3, 2.5)[:moons]]
    lit = "".join(
        f'<rect class="lit" x="{num(x - 2)}" y="{num(y - 2)}" width="4" height="4" rx="1"/>'
        for x, y in there
    )
    return f'<g transform="rotate({tilt} {num(cx)} {num(cy)})"><path class="{css}" d="{way}"/>{lit}</g>'


def helix(side: int) -> str:
    points = "L".join(
        f"{6 + step * 4} {num(100 - step * 8 + side * 5 * sin(step * 1.05))}" for step in range(9)
    )
    return f'<path class="hx" d="M{points}"/>'


def sight(cx: float, cy: float, r: float) -> str:
    """Four arcs and four ticks: a world to be conquered."""
    arcs = [arc("mil", cx, cy, r + 12, start, start + 1.15) for start in (0.21, 1.78, 3.35, 4.92)]
    ticks = [
        line("mil", at(cx, cy, r + 7, quarter * pi / 2), at(cx, cy, r + 17, quarter * pi / 2))
        for quarter in range(4)
    ]
    return "".join(arcs + ticks)
