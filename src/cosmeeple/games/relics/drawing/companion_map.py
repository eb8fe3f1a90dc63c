"""The world map of a companion: where the last move happened, and tiles to be tapped instead of
typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import esc, safe
from cosmeeple.games.relics import events as told
from cosmeeple.games.relics.drawing import geometry as geo
from cosmeeple.games.relics.drawing.facts import symbol_of
from cosmeeple.games.relics.vocabulary import ARTEFACTS, LOCATIONS, MARKETS, REGIONS, region_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from markupsafe import Markup

    from cosmeeple.games.relics.state import State
    from cosmeeple.kernel.engine.journal import Event
    from cosmeeple.kernel.words.text import Texts

#: Half a tile and the gap between two kinds of one site.
HALF: Final = 17
STEP: Final = 38


def ground() -> str:
    return f'<rect class="rsea" width="{geo.WIDTH}" height="{geo.HEIGHT}" rx="18"/>' + "".join(
        f'<path class="cont {kind}" d="{path}"/>' for kind, path in geo.CONTINENTS
    )


def places_of(state: State, events: Iterable[Event]) -> list[int]:
    """The locations that a move touched: dig sites of tiles dug or laid, markets of traders, buyers
    and sales."""
    found: list[int] = []
    for event in events:
        if isinstance(event, (told.TileExcavated, told.TilePlaced)):
            found.append(state.kit.site[event.artefact])
        elif isinstance(event, (told.TraderPlaced, told.BuyerJoined, told.TraderPromoted)):
            found.append(LOCATIONS.index(MARKETS[event.market]))
        elif isinstance(event, told.SaleMade):
            found += [LOCATIONS.index(MARKETS[market]) for market in event.markets]
    return list(dict.fromkeys(found))


def where(state: State, events: Iterable[Event], texts: Texts) -> Markup | None:
    """The places of a move on the map; None when it touched none."""
    marked = places_of(state, events)
    if not marked:
        return None
    drawn = []
    for place, name in enumerate(LOCATIONS):
        point = geo.PLACES[name]
        here = place in marked
        label = f'<text y="-24">{esc(texts.name("location", place))}</text>' if here else ""
        drawn.append(
            f'<g class="spot{" here" if here else ""}" transform="translate({point.x:g} {point.y:g})"><circle r="{15 if here else 6}"/>{label}</g>'
        )
    names = ", ".join(texts.name("location", place) for place in marked)
    return safe(
        f'<svg class="cmap" viewBox="0 0 {geo.WIDTH} {geo.HEIGHT}" role="img" aria-label="{esc(names)}">{ground()}{"".join(drawn)}</svg>'
    )


def tap_map(state: State, numbers: Sequence[int], texts: Texts) -> Markup:
    """Every kind of tile on its site with its number; a tap adds one to the field of the same name
    (`taps.ts`)."""
    drawn = []
    for place, name in enumerate(LOCATIONS):
        kinds = [
            artefact for artefact in range(len(ARTEFACTS)) if state.kit.site[artefact] == place
        ]
        if not kinds:
            continue
        point = geo.PLACES[name]
        first = point.x - STEP * (len(kinds) - 1) / 2
        drawn.append(
            f'<text class="nm" x="{point.x:g}" y="{point.y + 36:g}">{esc(texts.name("location", place))}</text>'
        )
        for at, artefact in enumerate(kinds):
            title = texts.name("artefact", artefact)
            drawn.append(
                f'<g class="tap c-{REGIONS[region_of(artefact)]}" transform="translate({first + STEP * at:g} {point.y:g})" data-tap="f.dig.{ARTEFACTS[artefact]}" data-most="{state.kit.copies[artefact]}" data-value="{numbers[artefact]}"><title>{esc(title)}</title>'
                f'<rect x="{-HALF}" y="{-HALF}" width="{2 * HALF}" height="{2 * HALF}" rx="7"/><use href="#i-{symbol_of(artefact)}" x="-12" y="-12" width="24" height="24"/><circle cx="14" cy="-14" r="10"/><text class="n" x="14" y="-9.5" data-shows="f.dig.{ARTEFACTS[artefact]}">{numbers[artefact]}</text></g>'
            )
    return safe(
        f'<svg class="cmap taps" viewBox="0 0 {geo.WIDTH} {geo.HEIGHT}" aria-hidden="true">{ground()}{"".join(drawn)}</svg>'
    )
