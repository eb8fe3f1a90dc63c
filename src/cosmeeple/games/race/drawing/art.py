"""Card art, drawn from what a card is: kind of good, windfall or production, military, keywords;
for developments the first power. The id seeds the variation, so a picture never changes and no two
are alike.

All pictures are one file for all tables (`artwork`), so that what a page asks for tells nothing
about any hand. A card that an owner has corrected gets its picture from the corrected row at once.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from cosmeeple.games.race.drawing.art_machines import development
from cosmeeple.games.race.drawing.art_shapes import HEIGHT, WIDTH
from cosmeeple.games.race.drawing.art_worlds import world
from cosmeeple.games.race.vocabulary import GOODS

if TYPE_CHECKING:
    from cosmeeple.games.race.kit import Card, RaceKit

KINDS: Final = (*GOODS, "gray", "dev")


def art(kit: RaceKit, number: int) -> str:
    """The picture of one card, as a `<symbol>`."""
    card: Card = kit.cards[number]
    # A game is no bank: what looks random here must be the same for ever.
    chance = Random(kit.names["card"][number])  # noqa: S311
    if card.is_world:
        inside = world(card, GOODS[card.good] if card.good >= 0 else "gray", chance)
    else:
        inside = development(card, chance)
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMid slice"'
    return f'<symbol id="art-{number}" {box}>{inside}</symbol>'


def gradients() -> str:
    """Sky and glow of every kind, the lit sphere and the dark core of worlds; their colours are
    classes."""
    parts = []
    for kind in KINDS:
        parts.append(
            f'<radialGradient id="sky-{kind}" cx=".5" cy=".42" r=".85"><stop class="s-{kind} sky0"/>'
            '<stop offset="1" class="sky1"/></radialGradient>'
            f'<radialGradient id="glow-{kind}"><stop class="s-{kind} gl0"/>'
            f'<stop offset="1" class="s-{kind} gl1"/></radialGradient>'
        )
        for name, middle, where in (
            ("ball", 0.55, ' cx=".34" cy=".3" r=".85"'),
            ("core", 0.72, ""),
        ):
            steps = "".join(
                f'<stop offset="{offset}" class="s-{kind} {name[0]}{step}"/>'
                for step, offset in enumerate((0, middle, 1))
            )
            parts.append(f'<radialGradient id="{name}-{kind}"{where}>{steps}</radialGradient>')
    night = (
        '<stop offset=".55" stop-color="#050912" stop-opacity="0"/>'
        '<stop offset=".98" stop-color="#050912" stop-opacity=".72"/>'
    )
    return f'{"".join(parts)}<radialGradient id="shade">{night}</radialGradient>'


def artwork(kit: RaceKit) -> str:
    """Every card of the game as one file, which the page puts beside its icons."""
    pictures = "".join(art(kit, number) for number in range(len(kit.cards)))
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{gradients()}</defs>{pictures}</svg>'
