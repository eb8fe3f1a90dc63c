"""The board as SVG: zones with their buildings, people and ships; the sun; the research tracks in
the middle."""

# An element of markup is easier to read on one line.

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import LETTERS, esc, safe
from cosmeeple.games.antarctica.drawing import geometry as geo
from cosmeeple.games.antarctica.drawing.facts import (
    active_ship,
    destination,
    landing,
    movable,
    next_turn,
    scientists_at,
    voice,
    words,
    words_in,
)
from cosmeeple.games.antarctica.events import ShipMoved, ShipSailed
from cosmeeple.games.antarctica.research import ChooseAdvance, ChooseTrack
from cosmeeple.games.antarctica.setup import PlaceShip
from cosmeeple.games.antarctica.state import strength
from cosmeeple.games.antarctica.turn import Sail, TakeTurn
from cosmeeple.games.antarctica.vocabulary import ADVANCE_3, BUILDINGS, SHIPS, TRACKS, ZONES, owner

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.antarctica.kit import AntarcticaKit
    from cosmeeple.games.antarctica.state import State

PAINT: Final = ("a", "b", "c", "d")
HULL: Final = "M-22 1h44l-6 13.5h-31z"
CABIN: Final = "M-10.5-15h21a3 3 0 0 1 3 3V1h-27v-13a3 3 0 0 1 3-3z"
PERSON: Final = "M-11-10H0V10h-11a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6z"
SLOT_NUMBERS: Final = tuple(BUILDINGS.index(name) for name in geo.SLOTS)
#: Pieces of the board that are kept: what is drawn from the same things is the same.
KEPT: Final = 2_000
STATION_ICONS: Final = ("land_station", "coast_station", "sea_station")


def board(seen: Seen) -> Markup:
    """The whole board of a viewer."""
    state: State = seen.view.state
    say = words(seen)
    legal = seen.legal()
    zones = state.kit.starts[len(state.areas)].zones
    label = say("board-label", zone_in=seen.texts.place("zone", state.sun))
    return safe(
        f'<section class="board" id="r-board" aria-label="{esc(say("board"))}"><div class="pan" data-pan>'
        f'<svg class="antarctica" viewBox="0 0 {geo.WIDTH} {geo.HEIGHT}" role="group" aria-label="{esc(label)}">'
        '<defs><radialGradient id="sunglow"><stop class="glow0" offset="0"/><stop class="glow1" offset="1"/></radialGradient></defs>'
        f'<path class="sea" d="{geo.SEA_PATH}"/>',
        *[zone_group(seen, zone, legal, say, zone in zones) for zone in range(len(ZONES))],
        trail(seen),
        sun(state),
        *[ships(seen, zone, say) for zone in zones],
        middle_mini(seen, say),
        tracks(seen, legal, say),
        "</svg></div></section>",
    )


# --- zones


def zone_key(seen: Seen, zone: int) -> str:
    """The key of choosing this zone in the pending question, legal or not; "" when no zone is asked
    for."""
    frame = seen.view.frame
    if not seen.asked or frame is None:
        return ""
    name = ZONES[zone]
    verb = getattr(frame, "verb", "")
    if isinstance(frame, Sail):
        return f"sail:{name}"
    if isinstance(frame, PlaceShip) or verb == "to":
        return f"{verb}:{name}"
    return ""


def zone_group(seen: Seen, zone: int, legal: dict[str, int], say: Words, is_open: bool) -> str:
    state: State = seen.view.state
    name = seen.texts.name("zone", zone)
    key = zone_key(seen, zone)
    classes = ["zone"]
    taps = control = ""
    if not is_open:
        classes.append("closed")
    if zone == state.sun and is_open:
        classes.append("sunny")
    if zone == destination(seen):
        classes.append("dest" if seen.asked else "there")
    if key and key in legal:
        classes.append("can")
        berth = len(state.queues[zone]) + 1
        spoken = say("zone-can", zone=name, berth=berth)
        taps = f' data-choice="{key}"'
        control = f'{taps} role="button" tabindex="-1" aria-label="{esc(spoken)}"'
    elif key and is_open:
        classes.append("full")
        taps = f' data-why="{key}"'
        control = f'{taps} role="button" tabindex="-1" aria-disabled="true" aria-label="{esc(say("zone-cannot", zone=name))}"'
    if not is_open:
        body = f'{zone_name(zone, name)}<text class="zclosed" x="{geo.ZONES[zone].name.x}" y="{geo.ZONES[zone].name.y + 24}">{esc(say("closed"))}</text>'
        return (
            f'<g class="{" ".join(classes)}" id="zone-{ZONES[zone]}"><path class="belt" d="{geo.BELTS[zone]}"/>'
            f'<path class="land hit" d="{geo.LANDS[zone]}"/><g class="lod-full">{body}</g></g>'
        )
    there = scientists_at(state, zone)
    return (
        f'<g class="{" ".join(classes)}" id="zone-{ZONES[zone]}"{taps}><path class="belt" d="{geo.BELTS[zone]}"/>'
        f'<path class="land hit" d="{geo.LANDS[zone]}"{control}/>{berths(zone, len(state.queues[zone]), state.kit.ship_spaces, "can" in classes, zone == state.sun)}'
        f'<g class="lod-full">{zone_name(zone, name)}{buildings(seen, zone, legal)}{people(say.language, zone, there)}'
        f"{icebreakers(seen, zone)}</g>{mini(say.language, zone, state.buildings[zone].bit_count(), there)}</g>"
    )


@cache
def zone_name(zone: int, name: str) -> str:
    place = geo.ZONES[zone]
    # The lands in the east and west are narrow where their names stand.
    lines = name.split() if not place.wide and len(name) > 17 else [name]
    x = {"middle": place.name.x, "end": place.name.x + 74, "start": place.name.x}[place.anchor]
    end = " end" if place.anchor == "end" else ""
    return "".join(
        f'<text x="{x}" y="{place.name.y}" class="zname{end} up{len(lines) - 1 - i}">{esc(line)}</text>'
        for i, line in enumerate(lines)
    )


@lru_cache(maxsize=KEPT)
def berths(zone: int, taken: int, spaces: int, can: bool, sunny: bool) -> str:
    """The free ones of a zone's berths, and where the sun comes to."""
    drawn = []
    for place in range(taken, spaces):
        if place >= len(geo.ZONES[zone].berths):
            break
        at = geo.ZONES[zone].berths[place]
        here = " next" if can and place == taken else ""
        drawn.append(
            f'<g class="berth{here}"><rect x="{at.x - 23:.1f}" y="{at.y - 17:.1f}" width="46" height="34" rx="9"/>'
            f'<text x="{at.x:.1f}" y="{at.y + 4.5:.1f}">{place + 1}</text></g>'
        )
    if not sunny:
        spot = geo.ZONES[zone].sun
        drawn.append(f'<circle cx="{spot.x}" cy="{spot.y}" r="7" class="sunspot"/>')
    return "".join(drawn)


def tile_shape(kind: str, x: float, y: float) -> str:
    if kind in ("base", "station"):
        return f'<circle cx="{x:g}" cy="{y:g}" r="14"/>'
    if kind == "prestige":
        return f'<path d="M{x:g} {y - 15:g}l13 7.5v15l-13 7.5-13-7.5v-15z"/>'
    return f'<rect x="{x - 13:g}" y="{y - 13:g}" width="26" height="26" rx="5"/>'


@lru_cache(maxsize=KEPT)
def tile(name: str, label: str, x: float, y: float, extra: str = "", control: str = "") -> str:
    """A building; `control` are the attributes of its group."""
    kind = geo.SHAPES[name]
    return (
        f'<g class="tile {kind}{extra}"{control}><title>{esc(label)}</title>{tile_shape(kind, x, y)}'
        f'<use href="#i-{name}" x="{x - 9.5:g}" y="{y - 9.5:g}" width="19" height="19"/></g>'
    )


def tile_key(seen: Seen, zone: int, building: int, legal: dict[str, int]) -> str:
    """The action that a building offers in the destination zone."""
    state: State = seen.view.state
    if zone != destination(seen) or not seen.asked:
        return ""
    bit = 1 << building
    if state.kit.camps & bit and "hire" in legal:
        return "hire"
    if state.kit.yards & bit and "build_ship" in legal:
        return "build_ship"
    found = [
        f"research:{TRACKS[t]}" for t in range(len(TRACKS)) if state.kit.track_stations[t] & bit
    ]
    usable = [key for key in found if key in legal]
    return usable[0] if len(usable) == 1 else ""


def option_name(seen: Seen, pick: int) -> str:
    frame = seen.view.question
    assert frame is not None
    return seen.texts.choice(frame, pick, seen.view.state)


def buildings(seen: Seen, zone: int, legal: dict[str, int]) -> str:
    state: State = seen.view.state
    bits = state.buildings[zone]
    controls = []
    if seen.asked and zone == destination(seen):
        for building in SLOT_NUMBERS:
            key = tile_key(seen, zone, building, legal) if bits >> building & 1 else ""
            if key:
                controls.append((building, key, option_name(seen, legal[key])))
    offered = frozenset([state.kit.card_building[deck[-1]] for deck in state.decks if deck])
    return buildings_drawn(state.kit, seen.texts.language, zone, bits, offered, tuple(controls))


@lru_cache(maxsize=KEPT)
def buildings_drawn(
    kit: AntarcticaKit,
    language: str,
    zone: int,
    bits: int,
    offered: frozenset[int],
    controls: tuple[tuple[int, str, str], ...],
) -> str:
    """`controls`: buildings that offer an action, its key, what it says."""
    texts, say = voice(kit, language), words_in(language)
    actions = {building: (key, said) for building, key, said in controls}
    drawn = []
    for index, building in enumerate(SLOT_NUMBERS):
        at = geo.slot(zone, index)
        name = BUILDINGS[building]
        what = f' data-inspect="slot:{zone * len(BUILDINGS) + building}"'
        if bits >> building & 1:
            key, said = actions.get(building, ("", ""))
            label = texts.name("building", building)
            control = (
                f' data-choice="{key}" role="button" tabindex="-1" aria-label="{esc(label)}: {esc(said)}"'
                if key
                else ""
            )
            drawn.append(tile(name, label, at.x, at.y, " legal" if key else "", control + what))
        else:
            lit = " on" if building in offered else ""
            drawn.append(
                f'<g class="aplace {geo.SHAPES[name]}{lit}"{what}><rect class="gap" x="{at.x - 12:g}" y="{at.y - 12:g}" width="24" height="24" rx="6"/>'
                f'<use href="#i-{name}" x="{at.x - 9:g}" y="{at.y - 9:g}" width="18" height="18" class="ghost"/></g>'
            )
    at = geo.slot(zone, 14)
    number = bits.bit_count()
    drawn.append(
        f'<g class="bcount"><title>{esc(say("buildings", count=number))}</title>'
        f'<text x="{at.x:g}" y="{at.y + 5:g}">{number}<tspan class="of">/{len(SLOT_NUMBERS)}</tspan></text></g>'
    )
    return "".join(drawn)


@lru_cache(maxsize=KEPT)
def people(language: str, zone: int, there: tuple[int, ...]) -> str:
    say = words_in(language)
    most = max(there)
    drawn = []
    for seat, number in enumerate(there):
        at = geo.people(zone, seat)
        if not number:
            drawn.append(f'<circle cx="{at.x:g}" cy="{at.y:g}" r="2" class="nil"/>')
            continue
        lead = " lead" if number == most else ""
        paint = PAINT[seat]
        drawn.append(
            f'<g class="sci{lead}" transform="translate({at.x:g} {at.y:g})"><title>{esc(say("people-of", letter=LETTERS[seat], count=number))}</title>'
            f'<rect x="-17" y="-10" width="34" height="20" rx="6" class="box"/><path d="{PERSON}" class="f{paint}"/>'
            f'<path d="M-3.5-10H0V10h-3.5z" fill="url(#pat-{paint})"/><text x="-10" y="4.5" class="plet s">{LETTERS[seat]}</text>'
            f'<text x="8.5" y="5" class="cnt">{number}</text></g>'
        )
    return "".join(drawn)


def icebreakers(seen: Seen, zone: int) -> str:
    state: State = seen.view.state
    drawn: list[str] = []
    for seat in range(len(state.areas)):
        if state.icebreakers[zone] >> seat & 1:
            at = geo.Point(
                geo.ZONES[zone].name.x + 88, geo.ZONES[zone].name.y + 30 + 26 * len(drawn)
            )
            if geo.ZONES[zone].anchor == "end":
                at = geo.Point(at.x - 176, at.y)
            label = f"{seen.texts.name('shipyard_card', 0)}: {seen.texts.name('seat', seat)}"
            drawn.append(
                f'<g class="ice" transform="translate({at.x:g} {at.y:g})"><title>{esc(label)}</title>'
                f'<rect x="-12" y="-12" width="24" height="24" rx="5" class="f{PAINT[seat]}"/>'
                f'<use href="#i-icebreaker" x="-9" y="-9" width="18" height="18"/></g>'
            )
    return "".join(drawn)


@lru_cache(maxsize=KEPT)
def mini(language: str, zone: int, number: int, there: tuple[int, ...]) -> str:
    """The zone on a small screen: short name, number of buildings, who leads."""
    say = words_in(language)
    at = geo.ZONES[zone].name
    most = max(there)
    leaders = [seat for seat, count in enumerate(there) if most and count == most]
    y = at.y + 64
    dots = "".join(
        f'<g transform="translate({at.x + 26 + 34 * i:g} {y:g})"><circle r="17" class="mdot f{PAINT[seat]}"/><text y="8" class="mlet">{LETTERS[seat]}</text></g>'
        for i, seat in enumerate(leaders[:3])
    )
    if not leaders:
        dots = f'<text x="{at.x + 34:g}" y="{y + 9:g}" class="mnum dim">–</text>'
    shift = -14 * max(len(leaders) - 1, 0)
    return (
        f'<g class="lod-mini"><text x="{at.x:g}" y="{at.y + 32:g}" class="mname">{esc(say("short-" + ZONES[zone]))}</text>'
        f'<g transform="translate({shift} 0)"><use href="#i-building" x="{at.x - 51:g}" y="{y - 19:g}" width="34" height="34" class="mico"/>'
        f'<text x="{at.x - 12:g}" y="{y + 9:g}" class="mnum">{number}</text>{dots}</g></g>'
    )


# --- ships and the sun


def sun(state: State) -> str:
    at = geo.ZONES[state.sun].sun
    return (
        f'<g transform="translate({at.x} {at.y})"><g class="piece" id="piece-sun"><circle r="58" class="sunglow"/>'
        '<use href="#i-sun" x="-20" y="-20" width="40" height="40" class="sun"/></g></g>'
    )


def ships(seen: Seen, zone: int, say: Words) -> str:
    state: State = seen.view.state
    active = active_ship(seen)
    chosen = movable(seen)
    drawn = []
    for place, ship in enumerate(state.queues[zone]):
        at = geo.ZONES[zone].berths[min(place, 2)]
        seat = owner(ship)
        paint = PAINT[seat]
        label = say(
            "ship-at",
            ship=SHIPS[ship],
            name=seen.texts.name("seat", seat),
            place=place + 1,
            zone_in=seen.texts.place("zone", zone),
        )
        key = chosen.get(ship, "")
        control = (
            f' data-choice="{key}" role="button" tabindex="-1" aria-label="{esc(label)}"'
            if key
            else ""
        )
        extra = " can" if key else ""
        mark = (
            '<rect x="-27" y="-21" width="54" height="41" rx="12" class="active"/>'
            if ship == active
            else ""
        )
        target = '<rect x="-27" y="-21" width="54" height="41" rx="12" class="hit"/>' if key else ""
        drawn.append(
            f'<g transform="translate({at.x} {at.y})"><g class="piece ship{extra}" id="piece-{SHIPS[ship]}"{control} data-inspect="ship:{ship}"><title>{esc(label)}</title>{mark}{target}'
            f'<g class="lod-full"><path class="hull f{paint}" d="{HULL}"/><path fill="url(#pat-{paint})" d="{HULL}"/>'
            f'<path class="hull f{paint}" d="{CABIN}"/><text y="-2.5" class="plet">{LETTERS[seat]}</text></g>'
            f'<g class="lod-mini"><rect x="-22" y="-20" width="44" height="40" rx="11" class="mdot f{paint}"/>'
            f'<rect x="-22" y="9" width="44" height="11" rx="4" fill="url(#pat-{paint})"/><text y="5" class="mlet">{LETTERS[seat]}</text></g></g></g>'
        )
    return "".join(drawn)


def trail(seen: Seen) -> str:
    """Where the last ship came from."""
    state: State = seen.view.state
    for event in reversed(seen.fresh):
        if isinstance(event, (ShipSailed, ShipMoved)) and event.ship in state.queues[event.zone]:
            start = geo.ZONES[event.origin].berths[min(len(state.queues[event.origin]), 2)]
            place = min(state.queues[event.zone].index(event.ship), 2)
            end = geo.ZONES[event.zone].berths[place]
            return f'<path class="last" d="{geo.voyage(start, end)}"/>'
    return ""


def middle_mini(seen: Seen, say: Words) -> str:
    """On a small screen the middle says who acts and who comes next; the tracks have their own
    tab."""
    state: State = seen.view.state
    rows = [
        ("mcap", 300, say("now")),
        ("mname", 338, f"{acting(seen)} {say('short-' + ZONES[state.sun])}".strip()),
    ]
    following = next_turn(seen)
    if following is not None:
        text = f"{LETTERS[owner(following.ship)]} {say('short-' + ZONES[following.zone])}"
        rows += [("mcap", 384, say("next")), ("mname", 422, text)]
    return (
        '<g class="lod-mini">'
        + "".join(
            f'<text x="410" y="{y}" class="{kind}">{esc(text)}</text>' for kind, y, text in rows
        )
        + "</g>"
    )


def acting(seen: Seen) -> str:
    return "".join(LETTERS[seat] for seat in seen.view.deciders)


# --- tracks


def track_key(seen: Seen, track: int) -> str:
    """The key of choosing this track in the pending question; "" when no track is asked for."""
    frame = seen.view.frame
    if not seen.asked or frame is None:
        return ""
    name = TRACKS[track]
    if isinstance(frame, TakeTurn):
        return "" if frame.acted else f"research:{name}"
    verb = getattr(frame, "verb", "")
    return f"{verb}:{name}" if verb in ("advance", "cube") else ""


def track_points(seen: Seen) -> int:
    """Research points that the pending question is about."""
    frame = seen.view.frame
    state: State = seen.view.state
    if isinstance(frame, TakeTurn):
        return strength(state, frame.seat, frame.zone)
    if isinstance(frame, ChooseTrack):
        return frame.points
    return state.kit.symbol_amount[ADVANCE_3] if isinstance(frame, ChooseAdvance) else 1


def tracks(seen: Seen, legal: dict[str, int], say: Words) -> str:
    state: State = seen.view.state
    open_tracks = state.kit.starts[len(state.areas)].tracks
    top = geo.TRACK_TOP + geo.TRACK_STEP * (5 - len(open_tracks)) / 2
    length = state.kit.track_length[open_tracks[0]]
    values = state.kit.track_value[open_tracks[0]]
    head = "".join(
        f'<text x="{geo.space(length, at):.1f}" y="{top - 8:g}" class="tcap">{values[at]}</text>'
        for at in range(1, length + 1)
    )
    rows = "".join(
        track_row(seen, track, top + geo.TRACK_STEP * i, legal, say)
        for i, track in enumerate(open_tracks)
    )
    return (
        f'<g class="tracks"><path class="mid" d="{geo.MIDDLE_PATH}"/>'
        f'<text x="261" y="{top - 8:g}" class="tcap w">{esc(say("vp"))}</text>{head}{rows}</g>'
    )


def track_row(seen: Seen, track: int, top: float, legal: dict[str, int], say: Words) -> str:
    state: State = seen.view.state
    kit = state.kit
    name = seen.texts.name("track", track)
    key = track_key(seen, track)
    can = key in legal if key else False
    length = kit.track_length[track]
    y = top + 18
    taps = control = extra = goal = ""
    if can:
        goal_at = (
            1 if key.startswith("cube:") else landing(state, seen.seat, track, track_points(seen))
        )
        x = geo.space(length, goal_at)
        goal = f'<rect x="{x - 12.5:.1f}" y="{y - 12.5:g}" width="25" height="25" rx="6" class="goal"/>'
        spoken = say("track-can", track=name, space=goal_at)
        taps = f' data-choice="{key}"'
        control = f'{taps} role="button" tabindex="-1" aria-label="{esc(spoken)}"'
        extra = " legal"
    elif key and not key.startswith("research:"):
        taps = f' data-why="{key}"'
        control = (
            f'{taps} role="button" tabindex="-1" aria-disabled="true" aria-label="{esc(name)}"'
        )
        extra = " off"
    icons = [
        icon for icon in STATION_ICONS if kit.track_stations[track] >> BUILDINGS.index(icon) & 1
    ]
    size, step = (22, 0) if len(icons) == 1 else (17, 17)
    head = "".join(
        f'<use href="#i-{icon}" x="246" y="{(y - 11 if not step else top + 1 + step * i):g}" width="{size}" height="{size}" class="tico"/>'
        for i, icon in enumerate(icons)
    )
    spaces = spaces_drawn(kit, track, state.used[track], y)
    cubes = "".join(
        cube(seat, track, geo.space(length, area.cubes[track]), y)
        for seat, area in enumerate(state.areas)
        if area.cubes[track]
    )
    return (
        f'<g class="track{extra}" id="track-{TRACKS[track]}"{taps} data-inspect="track:{track}"><title>{esc(name)}</title>'
        f'<rect class="row hit" x="{geo.TRACK_LEFT}" y="{top:g}" width="335" height="36" rx="10"{control}/>{head}{spaces}{goal}{cubes}</g>'
    )


@lru_cache(maxsize=KEPT)
def spaces_drawn(kit: AntarcticaKit, track: int, used: int, y: float) -> str:
    """All spaces of a track; those of which the bit is set in `used` have been passed."""
    length = kit.track_length[track]
    return "".join(
        track_space(kit, track, at, bool(used >> at & 1), geo.space(length, at), y)
        for at in range(1, length + 1)
    )


def track_space(kit: AntarcticaKit, track: int, at: int, is_used: bool, x: float, y: float) -> str:
    symbol = kit.track_symbol[track][at]
    if symbol < 0:
        return f'<circle cx="{x:.1f}" cy="{y:g}" r="3" class="space"/>'
    picture = f'<use href="#i-{geo.SYMBOL_ICONS[symbol]}" x="{x - 8:.1f}" y="{y - 8:g}" width="16" height="16" class="'
    if kit.track_blue[track][at]:
        used = " used" if is_used else ""
        return (
            f'<circle cx="{x:.1f}" cy="{y:g}" r="11.5" class="blue{used}"/>{picture}cold{used}"/>'
        )
    return f'<rect x="{x - 11:.1f}" y="{y - 11:g}" width="22" height="22" rx="5" class="red"/>{picture}hot"/>'


@lru_cache(maxsize=KEPT)
def cube(seat: int, track: int, x: float, y: float) -> str:
    paint = PAINT[seat]
    return (
        f'<g transform="translate({x:.1f} {y:g})"><g class="piece cube" id="piece-cube-{LETTERS[seat]}-{TRACKS[track]}">'
        f'<rect x="-11" y="-11" width="22" height="22" rx="5" class="f{paint}"/>'
        f'<rect x="-11" y="5" width="22" height="6" rx="3" fill="url(#pat-{paint})"/><text y="3" class="plet s">{LETTERS[seat]}</text></g></g>'
    )


__all__ = ["board", "tile", "track_key", "track_points", "zone_key"]
