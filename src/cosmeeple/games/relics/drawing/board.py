"""The world map as SVG: continents, lines, markets with queues and traders, dig sites, black
markets, explorers."""

# An element of markup is easier to read on one line.

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import LETTERS, esc, safe
from cosmeeple.games.relics.drawing import geometry as geo
from cosmeeple.games.relics.drawing.facts import (
    artefact_of,
    keys_of,
    mark_at,
    state_of,
    symbol_of,
    words,
)
from cosmeeple.games.relics.drawing.rows import rows
from cosmeeple.games.relics.events import ExplorerMoved
from cosmeeple.games.relics.sale import ChooseSaleMarket
from cosmeeple.games.relics.state import interested
from cosmeeple.games.relics.travel import JumpExplorer, MoveExplorer, MoveFreely, PlaceExplorer
from cosmeeple.games.relics.vocabulary import (
    CARD_SYMBOLS,
    KINDS_EACH,
    LOCATIONS,
    MARKETS,
    REGION_COUNT,
    REGIONS,
    region_of,
)

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.relics.state import State

PAINT: Final = "abcde"
MARKET_PLACES: Final = tuple(LOCATIONS.index(one) for one in MARKETS)


def board(seen: Seen) -> Markup:
    """The whole map of a viewer."""
    state = state_of(seen)
    say = words(seen)
    targets = location_keys(seen)
    tiles = keys_of(seen, "dig", "scout", "copy")
    return safe(
        f'<section class="board" id="r-board" aria-label="{esc(say("board"))}"><div class="pan" data-pan>'
        f'<svg class="relics" viewBox="0 0 {geo.WIDTH} {geo.HEIGHT}" role="group" aria-label="{esc(say("board-label"))}">'
        f'<rect class="rsea" width="{geo.WIDTH}" height="{geo.HEIGHT}" rx="18"/>',
        *[f'<path class="cont {kind}" d="{path}"/>' for kind, path in geo.CONTINENTS],
        lines(state),
        trail(seen),
        *[location(seen, place, targets, tiles, say) for place in range(len(LOCATIONS))],
        *[explorers(seen, place, say) for place in range(len(LOCATIONS))],
        "</svg></div></section>",
    )


def lines(state: State) -> str:
    drawn = []
    for here, near in enumerate(state.kit.neighbours):
        drawn += [
            f'<path d="{geo.line(LOCATIONS[here], LOCATIONS[there])}"/>'
            for there in near
            if here < there
        ]
    return f'<g class="edges">{"".join(drawn)}</g>'


def trail(seen: Seen) -> str:
    """Where the explorers of the last move went."""
    drawn = []
    for event in seen.fresh:
        if isinstance(event, ExplorerMoved):
            drawn.append(
                f'<path class="last" d="{geo.line(LOCATIONS[event.origin], LOCATIONS[event.location])}"/>'
            )
    return "".join(drawn)


# --- which locations are controls


def location_keys(seen: Seen) -> dict[int, str]:
    """Locations that answer the pending question, where just one answer means them."""
    frame = seen.view.frame
    found: dict[int, list[str]] = {}
    legal = seen.legal()
    for key in legal:
        name = key.split(":")[-1]
        if name in LOCATIONS and isinstance(
            frame, (PlaceExplorer, JumpExplorer, MoveExplorer, MoveFreely)
        ):
            found.setdefault(LOCATIONS.index(name), []).append(key)
    for market, key in keys_of(seen, "at", "clear", "delegate").items():
        if market in MARKETS:
            found.setdefault(LOCATIONS.index(market), []).append(key)
    near = set(found)
    for journey in rows(seen):
        place = LOCATIONS.index(journey.key.split(":")[-1])
        if place not in near:
            found.setdefault(place, []).append(journey.key)
    return {place: keys[0] for place, keys in found.items() if len(keys) == 1}


def control(
    seen: Seen, place: int, targets: dict[int, str], label: str, say: Words
) -> tuple[str, str]:
    """(class, attributes) of a location: a choice, a "why not?", or neither."""
    if place in targets:
        said = esc(seen.spoken(label, targets[place]))
        return (
            " can",
            f' data-choice="{targets[place]}" role="button" tabindex="-1" aria-label="{said}"',
        )
    name = LOCATIONS[place]
    frame = seen.view.frame
    if (
        isinstance(frame, ChooseSaleMarket)
        and seen.asked
        and name in MARKETS
        and not frame.chosen >> MARKETS.index(name) & 1
    ):
        key = f"at:{name}"
        if key not in seen.legal():
            spoken = esc(say("cannot", name=label))
            return (
                " off",
                f' data-why="{key}" role="button" tabindex="-1" aria-disabled="true" aria-label="{spoken}"',
            )
    return "", ""


def taps(attributes: str) -> str:
    """The part of a control that its whole group answers to: for fingers, and where the shape
    itself is not shown."""
    return " " + attributes.strip().partition(" ")[0] if attributes else ""


# --- locations


def location(
    seen: Seen, place: int, targets: dict[int, str], tiles: dict[str, str], say: Words
) -> str:
    state = state_of(seen)
    label = seen.texts.name("location", place)
    extra, attributes = control(seen, place, targets, label, say)
    if place in MARKET_PLACES:
        return market(seen, MARKET_PLACES.index(place), extra, attributes, tiles, say)
    if state.kit.is_black[place]:
        return black_market(seen, place, label, extra, attributes)
    return dig_site(seen, place, label, extra, attributes, tiles, say)


def kinds_at(state: State, place: int) -> list[int]:
    return [
        artefact for artefact in range(len(state.kit.site)) if state.kit.site[artefact] == place
    ]


def site_tile(
    seen: Seen, artefact: int, x: float, y: float, tiles: dict[str, str], say: Words
) -> str:
    """The tiles of one kind on its site, or its empty slot; a control where it can be taken."""
    state = state_of(seen)
    number = state.dig[artefact]
    name = seen.texts.name("artefact", artefact)
    paint = REGIONS[region_of(artefact)]
    symbol = symbol_of(artefact)
    if not number:
        return (
            f'<g class="atile" data-inspect="artefact:{artefact}" transform="translate({x:g} {y:g})"><title>{esc(say("none-here", name=name))}</title>'
            f'<rect x="-12.5" y="-12.5" width="25" height="25" rx="6" class="eslot"/><use href="#i-{symbol}" x="-8" y="-8" width="16" height="16" class="ghost"/></g>'
        )
    key = next((tiles[one] for one in tiles if artefact_of(tiles[one]) == artefact), "")
    said = esc(seen.spoken(name, key)) if key else ""
    taps = f' data-choice="{key}" role="button" tabindex="-1" aria-label="{said}"' if key else ""
    behind = (
        f'<rect x="-9" y="-16" width="25" height="25" rx="6" class="rg-{paint}"/>'
        if number > 1
        else ""
    )
    badge = (
        f'<g class="cntb"><circle cx="12" cy="11" r="9"/><text x="12" y="16">{number}</text></g>'
        if number > 1
        else ""
    )
    return (
        f'<g class="atile{" can" if key else ""}" data-inspect="artefact:{artefact}" transform="translate({x:g} {y:g})"{taps}><title>{esc(say("tiles", name=name, count=number))}</title>'
        f'{behind}<rect x="-12.5" y="-12.5" width="25" height="25" rx="6" class="rg-{paint} hit"/>'
        f'<use href="#i-{symbol}" x="-8.5" y="-8.5" width="17" height="17" class="ink"/>{badge}</g>'
    )


def dig_site(
    seen: Seen,
    place: int,
    label: str,
    extra: str,
    attributes: str,
    tiles: dict[str, str],
    say: Words,
) -> str:
    state = state_of(seen)
    at = geo.PLACES[LOCATIONS[place]]
    kinds = kinds_at(state, place)
    width = 10 + 32 * len(kinds)
    drawn = [
        site_tile(seen, artefact, at.x - 16 * (len(kinds) - 1) + 32 * i, at.y, tiles, say)
        for i, artefact in enumerate(kinds)
    ]
    number = sum(state.dig[artefact] for artefact in kinds)
    return (
        f'<g class="loc dig{extra}" data-inspect="location:{place}" id="loc-{LOCATIONS[place]}"{taps(attributes)}><g class="lod-full">'
        f'<rect class="site hit" x="{at.x - width / 2:g}" y="{at.y - 18:g}" width="{width}" height="36" rx="10"{attributes}/>'
        f'<text class="dname" x="{at.x:g}" y="{at.y + 33:g}">{esc(label)}</text>{"".join(drawn)}</g>'
        f'<g class="lod-mini">{mark_at(region_of(kinds[0]), at.x, at.y, 2.5)}<text class="mcnt" x="{at.x:g}" y="{at.y + 10:g}">{number}</text></g></g>'
    )


def black_market(seen: Seen, place: int, label: str, extra: str, attributes: str) -> str:
    state = state_of(seen)
    at = geo.PLACES[LOCATIONS[place]]
    symbols = black_symbols(state, place)
    width = 32 + 21 * len(symbols)
    left = at.x - width / 2
    drawn = "".join(
        f'<use href="#i-sym-{symbol}" x="{left + 31 + 21 * i:g}" y="{at.y - 8.5:g}" width="17" height="17" class="csym"/>'
        for i, symbol in enumerate(symbols)
    )
    return (
        f'<g class="loc bm{extra}" data-inspect="location:{place}" id="loc-{LOCATIONS[place]}"{taps(attributes)}><g class="lod-full">'
        f'<rect class="bmbox hit" x="{left:g}" y="{at.y - 16:g}" width="{width}" height="32" rx="16"{attributes}/>'
        f'<use href="#i-blackmarket" x="{left + 6:g}" y="{at.y - 11:g}" width="22" height="22" class="bmi"/>{drawn}'
        f'<text class="dname" x="{at.x:g}" y="{at.y + 31:g}">{esc(label.partition(" (")[0])}</text></g>'
        f'<g class="lod-mini"><circle class="bmbox" cx="{at.x:g}" cy="{at.y:g}" r="24"/>'
        f'<use href="#i-blackmarket" x="{at.x - 17:g}" y="{at.y - 17:g}" width="34" height="34" class="bmi"/></g></g>'
    )


def black_symbols(state: State, place: int) -> list[str]:
    """The card symbols that open a black market."""
    found = []
    for symbol in range(len(CARD_SYMBOLS)):
        card = state.kit.card_symbol.index(symbol)
        if state.kit.card_black[card] >> place & 1:
            found.append(CARD_SYMBOLS[symbol])
    return found


def market_symbols(state: State, number: int) -> list[str]:
    return [
        CARD_SYMBOLS[symbol]
        for symbol in range(len(CARD_SYMBOLS))
        if state.kit.card_markets[state.kit.card_symbol.index(symbol)] >> number & 1
    ]


def market(
    seen: Seen, number: int, extra: str, attributes: str, tiles: dict[str, str], say: Words
) -> str:
    """A plate with number, name, queue, symbol and traders; the dig site of a double location is
    its annex."""
    state = state_of(seen)
    place = MARKET_PLACES[number]
    at = geo.PLACES[MARKETS[number]]
    frame = seen.view.frame
    selling = frame if isinstance(frame, ChooseSaleMarket) and seen.asked else None
    if selling and selling.chosen >> number & 1:
        extra += " sel"
    region = selling.region if selling else -1
    name = seen.texts.name("location", place)
    queue = []
    for i in range(state.kit.queue_limit):
        x = at.x - 64 + 22 * i
        if i < len(state.queues[number]):
            buyer = state.queues[number][i]
            dim = " dim" if selling and buyer not in (region, REGION_COUNT) else ""
            queue.append(
                f'<g class="buyer{dim}"><title>{esc(say("buyer", name=seen.texts.name("buyer", buyer)))}</title>{mark_at(buyer, x, at.y + 11)}</g>'
            )
        else:
            queue.append(f'<circle cx="{x:g}" cy="{at.y + 11:g}" r="3" class="nil"/>')
    symbols = market_symbols(state, number)
    drawn = "".join(
        f'<use href="#i-sym-{symbol}" x="{at.x + 56 - 20 * i:g}" y="{at.y + 2:g}" width="18" height="18" class="csym"/>'
        for i, symbol in enumerate(symbols)
    )
    gain = ""
    if selling:
        wanted = interested(state, number, region)
        shown = f"{wanted} × {state.kit.credits_per_buyer}" if wanted else "0"
        gain = f'<g class="gain" transform="translate({at.x + 34:g} {at.y + 11:g})"><rect x="-20" y="-10.5" width="40" height="21" rx="10"/><text y="5">{shown}</text></g>'
    return (
        f'<g class="loc mkt{extra}" data-inspect="location:{place}" id="loc-{MARKETS[number]}"{taps(attributes)}><g class="lod-full">{annex(seen, place, at, tiles, say)}'
        f'<rect class="plate hit" x="{at.x - geo.HALF_PLATE:g}" y="{at.y - 29:g}" width="{2 * geo.HALF_PLATE}" height="58" rx="11"{attributes}/>'
        f'<rect class="mno" x="{at.x - 74:g}" y="{at.y - 24:g}" width="21" height="21" rx="6"/><text class="mnot" x="{at.x - 63.5:g}" y="{at.y - 8:g}">{number + 1}</text>'
        f'<text class="lname{" long" if len(name) > 13 else ""}" x="{at.x - 48:g}" y="{at.y - 8:g}">{esc(name)}</text>{"".join(queue)}{drawn}{traders(state, number, at, say)}{gain}</g>'
        f'<g class="lod-mini"><rect class="plate" x="{at.x - 29:g}" y="{at.y - 29:g}" width="58" height="58" rx="15"/><text class="mmno" x="{at.x:g}" y="{at.y + 12:g}">{number + 1}</text></g></g>'
    )


def annex(seen: Seen, place: int, at: geo.Point, tiles: dict[str, str], say: Words) -> str:
    kinds = kinds_at(state_of(seen), place)
    if not kinds:
        return ""
    width = 14 + 32 * len(kinds)
    drawn = "".join(
        site_tile(seen, artefact, at.x + 98 + 32 * i, at.y, tiles, say)
        for i, artefact in enumerate(kinds)
    )
    return (
        f'<g class="annex"><rect x="{at.x + 68:g}" y="{at.y - 19:g}" width="{width + 2}" height="38" rx="9" class="annexbox"/></g>'
        f"{drawn}"
    )


def traders(state: State, number: int, at: geo.Point, say: Words) -> str:
    there = [
        (seat, area.traders[number])
        for seat, area in enumerate(state.areas)
        if area.traders[number]
    ]
    drawn = []
    for i, (seat, count) in enumerate(there):
        paint = PAINT[seat]
        drawn.append(
            f'<g class="sci" transform="translate({at.x - 60 + 40 * i:g} {at.y + 33:g})"><title>{esc(say("traders", letter=LETTERS[seat], count=count))}</title>'
            f'<rect x="-17" y="-10" width="36" height="20" rx="6" class="box"/><path d="{geo.CREW}" class="f{paint}"/>'
            f'<path d="M-3.5-10H0V10h-3.5z" fill="url(#pat-{paint})"/><text x="-10" y="4.5" class="plet s">{LETTERS[seat]}</text><text x="9.5" y="5" class="cnt">{count}</text></g>'
        )
    return "".join(drawn)


# --- explorers


def explorers(seen: Seen, place: int, say: Words) -> str:
    """All explorers of a location in a row above it; each keeps its name for ever, so that moves
    can be shown."""
    state = state_of(seen)
    here = [
        (seat, number)
        for seat, area in enumerate(state.areas)
        for number, where in enumerate(area.explorers)
        if where == place
    ]
    at = geo.PLACES[LOCATIONS[place]]
    top = at.y - (40 if place in MARKET_PLACES else 29)
    drawn = []
    for i, (seat, number) in enumerate(here):
        x = at.x + (64 if place in MARKET_PLACES else 8 * KINDS_EACH) - 25 * i
        label = esc(say("explorer", letter=LETTERS[seat], number=number + 1))
        paint = PAINT[seat]
        drawn.append(
            f'<g transform="translate({x:g} {max(18, top):g})"><g class="piece expl x{i}" id="piece-{LETTERS[seat]}{number + 1}"><title>{label}</title>'
            f'<path class="hull f{paint}" d="{geo.EXPLORER}"/><path d="{geo.EXPLORER_FOOT}" fill="url(#pat-{paint})"/><text y="5" class="plet s">{LETTERS[seat]}</text></g></g>'
        )
    return "".join(drawn)
