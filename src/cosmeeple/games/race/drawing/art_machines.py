"""Pictures of developments: a machine for the phase of their first power, a star polygon for those
of cost 6."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from cosmeeple.games.race.drawing.art_shapes import (
    HEIGHT,
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

if TYPE_CHECKING:
    from cosmeeple.games.race.kit import Card

#: Developments of this cost score for other cards: they are constellations.
GREAT_COST: Final = 6


def radar(chance: Random) -> str:
    """Explore."""
    echoes = "".join(
        circle(
            "d3",
            *at(80, 96, chance.uniform(20, 68), chance.uniform(-2.5, -0.6)),
            chance.choice((2, 2.6, 3.4)),
        )
        for _ in range(6)
    )
    rings = "".join(arc("d1", 80, 96, radius, -2.62, -0.52) for radius in (22, 38, 54, 70))
    return f'<path class="d4" d="M80 96L34 34A62 62 0 0 1 90 30z"/>{rings}{echoes}{circle("d2", 80, 96, 6)}'


def layers(chance: Random) -> str:
    """Develop: slabs upon each other."""
    count = chance.choice((3, 4))
    top = 88 - (count - 1) * 17
    slabs = "".join(
        f'<path class="d{2 if y == top else 5}" d="M80 {y - 17}l40 17-40 17-40-17z"/>'
        for y in range(88, top - 1, -17)
    )
    return f'{slabs}<path class="d0" d="M40 {top}h80M80 {top - 17}v34"/>'


def landing(chance: Random) -> str:
    """Settle: a ship comes down."""
    pad = '<ellipse class="d1" cx="80" cy="94" rx="52" ry="13"/><ellipse class="d0" cx="80" cy="94" rx="32" ry="8"/>'
    hull = f'<path class="d2" d="M80 {chance.randint(28, 34)}l17 22-8 20H71l-8-20z"/>'
    return f'{pad}<path class="d4" d="M66 84L80 18l14 66z"/>{hull}<path class="d0" d="M63 52h34M80 30v42"/>'


def coins(chance: Random) -> str:
    """Trade: two piles and arrows between them."""
    high, low = chance.choice(((4, 3), (4, 2), (5, 3)))
    left = "".join(
        f'<ellipse class="d{2 if i == high - 1 else 5}" cx="60" cy="{94 - i * 10}" rx="20" ry="8"/>'
        for i in range(high)
    )
    right = "".join(
        f'<ellipse class="d5" cx="104" cy="{92 - i * 9}" rx="16" ry="6.5"/>' for i in range(low)
    )
    there = '<path class="d3l" d="M70 44q20-24 40-2l-2-11m2 11l-11 1"/>'
    return f'{left}{right}{there}<path class="d3l" d="M112 26q-18-16-40-2l9-7m-9 7l9 4"/>'


def converter(chance: Random) -> str:
    """Consume: goods flow into one place."""
    flows = "".join(
        f'<path class="d1" d="M10 {y}C46 {y} 50 60 80 60"/><rect class="d2" x="20" y="{y - 7}" width="14" height="14" rx="3"/>'
        for y in chance.choice(((30, 60, 90), (36, 60, 84), (28, 52, 92)))
    )
    return (
        f"{flows}{polygon('d2', ring(104, 60, 27, 6, 0))}{polygon('d0', ring(104, 60, 18, 6, 0))}"
        f"{circle('d3', 104, 60, 6)}"
    )


def source(chance: Random) -> str:
    """Produce: crates around a sun."""
    count = chance.choice((8, 9, 10))
    near, far = ring(80, 60, 18, count), ring(80, 60, 46, count)
    rays = "".join(line("d1", start, end) for start, end in zip(near, far, strict=True))
    crates = "".join(
        f'<rect class="d{2 if i % 2 else 5}" x="{num(x - 5)}" y="{num(y - 5)}" width="10" height="10" rx="2"/>'
        for i, (x, y) in enumerate(far)
    )
    return f"{rays}{crates}{circle('d2', 80, 60, 15)}"


def fleet(ships: int) -> str:
    """Military: two or three ships."""
    parts = []
    scale = 1.15 if ships == 2 else 1
    for ship in range(ships):
        off = ship - (ships - 1) / 2
        place = f"translate({num(80 + off * 36)} {num(58 + abs(off) * 14)}) scale({scale})"
        parts.append(
            f'<g transform="{place}"><path class="d4" d="M-5 16L0 62L5 16z"/>'
            f'<path class="d2" d="M0-24L15 18 0 9-15 18z"/><path class="d0" d="M0-24V9"/></g>'
        )
    return "".join(parts)


def constellation(chance: Random) -> str:
    corners, step = chance.choice((7, 8, 9)), chance.choice((2, 3))
    points = ring(80, 60, 44, corners)
    chords = "".join(line("d1", points[i], points[(i + step) % corners]) for i in range(corners))
    knots = "".join(
        circle("d2" if i % 2 else "d3", x, y, 4.6 if i % 2 else 3.4)
        for i, (x, y) in enumerate(points)
    )
    return f"{circle('d1', 80, 60, 44)}{circle('d0', 80, 60, 30)}{chords}{knots}{polygon('d2', ring(80, 60, 13, 6))}"


Machine = Callable[[Random], str]
MACHINES: Final[dict[str, Machine]] = {
    "I": radar,
    "II": layers,
    "III": landing,
    "place": landing,
    "$": coins,
    "IV": converter,
    "V": source,
}


def development(card: Card, chance: Random) -> str:
    """A machine on a grid of light; its haze has the colour of the good that it works with."""
    rays = "".join(f'<path d="M{80 + way * 14} 40L{80 + way * 64} 124"/>' for way in range(-4, 5))
    rows = "".join(f'<path d="M-10 {y}H170"/>' for y in (50, 61, 75, 93, 116))
    ground = (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#sky-dev)"/><g class="gr">{rays}{rows}</g>{stars(chance, 8)}'
        '<circle cx="80" cy="58" r="70" fill="url(#glow-dev)"/>'
    )
    first = card.powers[0].phase if card.powers else "II"
    fights = max(
        [
            int(power.fields.get("n", "1"))
            for power in card.powers
            if power.name.startswith("military")
        ],
        default=0,
    )
    if card.cost == GREAT_COST:
        machine = constellation(chance)
    elif fights > 0 and first != "I":
        machine = fleet(3 if fights > 1 else 2)
    else:
        machine = MACHINES[first](chance)
    goods = [
        good
        for power in card.powers
        if (good := power.fields.get("good") or power.fields.get("only_good"))
    ]
    named = [good for good in goods if good != "any"]
    haze = circle(f"tint t-{named[0]}", 136, 96, 30) if named else ""
    return f"{ground}{machine}{haze}"
