"""The world map as SVG: continents, lines, markets with queues and traders, dig sites, black
markets, explorers."""

# An element of markup is easier to read on one line.

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from cosmeeple.draw.html import LETTERS, esc, safe
from cosmeeple.games.relics.drawing import geometry as geo
from cosmeeple.games.relics.drawing.facts import (
    artefact_of,
    keys_of,
    mark_at,
    state_of,
    symbol_of,
    voice,
    words,
    words_in,
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
    from cosmeeple.games.relics.kit import RelicsKit
    from cosmeeple.games.relics.state import State
    from cosmeeple.kernel.words.text import Texts

PAINT: Final = "abcde"
MARKET_PLACES: Final = tuple(LOCATIONS.index(one) for one in MARKETS)
#: Pieces of the map that are kept: what is drawn of a location from the same things is the same.
KEPT: Final = 2_000


class Pile(NamedTuple):
    """The tiles of one kind on its site; `key` is the answer that takes one, `said` what that
    control says."""

    artefact: int
    number: int
    key: str = ""
    said: str = ""


def board(seen: Seen) -> Markup:
    """The whole map of a viewer."""
    state = state_of(seen)
    say = words(seen)
    targets = location_keys(seen)
    tiles = tile_keys(seen)
    crews = crews_of(state)
    return safe(
        f'<section class="board" id="r-board" aria-label="{esc(say("board"))}"><div class="pan" data-pan>'
        f'<svg class="relics" viewBox="0 0 {geo.WIDTH} {geo.HEIGHT}" role="group" aria-label="{esc(say("board-label"))}">',
        ground(state.kit),
        trail(seen),
        *[location(seen, place, targets, tiles, say) for place in range(len(LOCATIONS))],
        *[explorers(say.language, place, crews[place]) for place in sorted(crews)],
        "</svg></div></section>",
    )


@cache
def ground(kit: RelicsKit) -> str:
    """Sea, land and lines: the same at every table."""
    land = [f'<path class="cont {kind}" d="{path}"/>' for kind, path in geo.CONTINENTS]
    drawn = []
    for here, near in enumerate(kit.neighbours):
        drawn += [
            f'<path d="{geo.line(LOCATIONS[here], LOCATIONS[there])}"/>'
            for there in near
            if here < there
        ]
    return (
        f'<rect class="rsea" width="{geo.WIDTH}" height="{geo.HEIGHT}" rx="18"/>{"".join(land)}'
        f'<g class="edges">{"".join(drawn)}</g>'
    )


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


def tile_keys(seen: Seen) -> dict[int, str]:
    """Artefacts that answer the pending question."""
    found: dict[int, str] = {}
    for key in keys_of(seen, "dig", "scout", "copy").values():
        found.setdefault(artefact_of(key), key)
    return found


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
    seen: Seen, place: int, targets: dict[int, str], tiles: dict[int, str], say: Words
) -> str:
    state = state_of(seen)
    label = seen.texts.name("location", place)
    extra, attributes = control(seen, place, targets, label, say)
    if place in MARKET_PLACES:
        return market(seen, MARKET_PLACES.index(place), extra, attributes, tiles)
    if state.kit.is_black[place]:
        return black_market(state.kit, label, place, extra, attributes)
    return dig_site(state.kit, say.language, place, extra, attributes, piles(seen, place, tiles))


@cache
def kinds_at(kit: RelicsKit, place: int) -> tuple[int, ...]:
    """The artefacts whose site is there."""
    return tuple([artefact for artefact in range(len(kit.site)) if kit.site[artefact] == place])


def piles(seen: Seen, place: int, tiles: dict[int, str]) -> tuple[Pile, ...]:
    """What lies on a site, and what can be taken there."""
    dig, found = state_of(seen).dig, []
    for artefact in kinds_at(state_of(seen).kit, place):
        number = dig[artefact]
        key = tiles.get(artefact, "") if number else ""
        said = seen.spoken(seen.texts.name("artefact", artefact), key) if key else ""
        found.append(Pile(artefact, number, key, said))
    return tuple(found)


def site_tile(texts: Texts, pile: Pile, x: float, y: float) -> str:
    """The tiles of one kind on its site, or its empty slot; a control where it can be taken."""
    artefact, number, key, said = pile
    say = words_in(texts.language)
    name = texts.name("artefact", artefact)
    paint = REGIONS[region_of(artefact)]
    symbol = symbol_of(artefact)
    if not number:
        return (
            f'<g class="atile" data-inspect="artefact:{artefact}" transform="translate({x:g} {y:g})"><title>{esc(say("none-here", name=name))}</title>'
            f'<rect x="-12.5" y="-12.5" width="25" height="25" rx="6" class="eslot"/><use href="#i-{symbol}" x="-8" y="-8" width="16" height="16" class="ghost"/></g>'
        )
    taps = (
        f' data-choice="{key}" role="button" tabindex="-1" aria-label="{esc(said)}"' if key else ""
    )
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


@lru_cache(maxsize=KEPT)
def dig_site(
    kit: RelicsKit,
    language: str,
    place: int,
    extra: str,
    attributes: str,
    there: tuple[Pile, ...],
) -> str:
    texts = voice(kit, language)
    at = geo.PLACES[LOCATIONS[place]]
    width = 10 + 32 * len(there)
    drawn = [
        site_tile(texts, pile, at.x - 16 * (len(there) - 1) + 32 * i, at.y)
        for i, pile in enumerate(there)
    ]
    number = sum(pile.number for pile in there)
    return (
        f'<g class="loc dig{extra}" data-inspect="location:{place}" id="loc-{LOCATIONS[place]}"{taps(attributes)}><g class="lod-full">'
        f'<rect class="site hit" x="{at.x - width / 2:g}" y="{at.y - 18:g}" width="{width}" height="36" rx="10"{attributes}/>'
        f'<text class="dname" x="{at.x:g}" y="{at.y + 33:g}">{esc(texts.name("location", place))}</text>{"".join(drawn)}</g>'
        f'<g class="lod-mini">{mark_at(region_of(there[0].artefact), at.x, at.y, 2.5)}<text class="mcnt" x="{at.x:g}" y="{at.y + 10:g}">{number}</text></g></g>'
    )


@lru_cache(maxsize=KEPT)
def black_market(kit: RelicsKit, label: str, place: int, extra: str, attributes: str) -> str:
    at = geo.PLACES[LOCATIONS[place]]
    symbols = black_symbols(kit, place)
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


def black_symbols(kit: RelicsKit, place: int) -> list[str]:
    """The card symbols that open a black market."""
    found = []
    for symbol in range(len(CARD_SYMBOLS)):
        card = kit.card_symbol.index(symbol)
        if kit.card_black[card] >> place & 1:
            found.append(CARD_SYMBOLS[symbol])
    return found


def market_symbols(kit: RelicsKit, number: int) -> list[str]:
    return [
        CARD_SYMBOLS[symbol]
        for symbol in range(len(CARD_SYMBOLS))
        if kit.card_markets[kit.card_symbol.index(symbol)] >> number & 1
    ]


def market(seen: Seen, number: int, extra: str, attributes: str, tiles: dict[int, str]) -> str:
    """A market as it is now; while somebody sells, with what it would bring."""
    state = state_of(seen)
    frame = seen.view.frame
    selling = frame if isinstance(frame, ChooseSaleMarket) and seen.asked else None
    region, gain = -1, ""
    if selling:
        extra += " sel" if selling.chosen >> number & 1 else ""
        region = selling.region
        wanted = interested(state, number, region)
        gain = f"{wanted} × {state.kit.credits_per_buyer}" if wanted else "0"
    return plate(
        state.kit,
        seen.texts.language,
        number,
        extra,
        attributes,
        piles(seen, MARKET_PLACES[number], tiles),
        tuple(state.queues[number]),
        traders_at(state, number),
        region,
        gain,
    )


@lru_cache(maxsize=KEPT)
def plate(
    kit: RelicsKit,
    language: str,
    number: int,
    extra: str,
    attributes: str,
    there: tuple[Pile, ...],
    waiting: tuple[int, ...],
    traders: tuple[tuple[int, int], ...],
    region: int,
    gain: str,
) -> str:
    """A plate with number, name, queue, symbol and traders; the dig site of a double location is
    its annex. `region` is what is being sold, -1 for nothing."""
    texts, say = voice(kit, language), words_in(language)
    place = MARKET_PLACES[number]
    at = geo.PLACES[MARKETS[number]]
    name = texts.name("location", place)
    queue = []
    for i in range(kit.queue_limit):
        x = at.x - 64 + 22 * i
        if i < len(waiting):
            buyer = waiting[i]
            dim = " dim" if region >= 0 and buyer not in (region, REGION_COUNT) else ""
            queue.append(
                f'<g class="buyer{dim}"><title>{esc(say("buyer", name=texts.name("buyer", buyer)))}</title>{mark_at(buyer, x, at.y + 11)}</g>'
            )
        else:
            queue.append(f'<circle cx="{x:g}" cy="{at.y + 11:g}" r="3" class="nil"/>')
    symbols = market_symbols(kit, number)
    drawn = "".join(
        f'<use href="#i-sym-{symbol}" x="{at.x + 56 - 20 * i:g}" y="{at.y + 2:g}" width="18" height="18" class="csym"/>'
        for i, symbol in enumerate(symbols)
    )
    gained = ""
    if gain:
        gained = f'<g class="gain" transform="translate({at.x + 34:g} {at.y + 11:g})"><rect x="-20" y="-10.5" width="40" height="21" rx="10"/><text y="5">{gain}</text></g>'
    return (
        f'<g class="loc mkt{extra}" data-inspect="location:{place}" id="loc-{MARKETS[number]}"{taps(attributes)}><g class="lod-full">{annex(texts, at, there)}'
        f'<rect class="plate hit" x="{at.x - geo.HALF_PLATE:g}" y="{at.y - 29:g}" width="{2 * geo.HALF_PLATE}" height="58" rx="11"{attributes}/>'
        f'<rect class="mno" x="{at.x - 74:g}" y="{at.y - 24:g}" width="21" height="21" rx="6"/><text class="mnot" x="{at.x - 63.5:g}" y="{at.y - 8:g}">{number + 1}</text>'
        f'<text class="lname{" long" if len(name) > 13 else ""}" x="{at.x - 48:g}" y="{at.y - 8:g}">{esc(name)}</text>{"".join(queue)}{drawn}{traders_drawn(traders, at, say)}{gained}</g>'
        f'<g class="lod-mini"><rect class="plate" x="{at.x - 29:g}" y="{at.y - 29:g}" width="58" height="58" rx="15"/><text class="mmno" x="{at.x:g}" y="{at.y + 12:g}">{number + 1}</text></g></g>'
    )


def annex(texts: Texts, at: geo.Point, there: tuple[Pile, ...]) -> str:
    if not there:
        return ""
    width = 14 + 32 * len(there)
    drawn = "".join(
        site_tile(texts, pile, at.x + 98 + 32 * i, at.y) for i, pile in enumerate(there)
    )
    return (
        f'<g class="annex"><rect x="{at.x + 68:g}" y="{at.y - 19:g}" width="{width + 2}" height="38" rx="9" class="annexbox"/></g>'
        f"{drawn}"
    )


def traders_at(state: State, number: int) -> tuple[tuple[int, int], ...]:
    """Who has traders at a market, and how many."""
    return tuple(
        [
            (seat, area.traders[number])
            for seat, area in enumerate(state.areas)
            if area.traders[number]
        ]
    )


def traders_drawn(there: tuple[tuple[int, int], ...], at: geo.Point, say: Words) -> str:
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


def crews_of(state: State) -> dict[int, tuple[tuple[int, int], ...]]:
    """Where explorers are: seat and number of each, by location."""
    found: dict[int, tuple[tuple[int, int], ...]] = {}
    for seat, area in enumerate(state.areas):
        for number, place in enumerate(area.explorers):
            if place >= 0:
                found[place] = (*found.get(place, ()), (seat, number))
    return found


@lru_cache(maxsize=KEPT)
def explorers(language: str, place: int, here: tuple[tuple[int, int], ...]) -> str:
    """All explorers of a location in a row above it; each keeps its name for ever, so that moves
    can be shown."""
    say = words_in(language)
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
