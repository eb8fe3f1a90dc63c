"""The board: the hex map with ships, control, tracks and tokens, and the special markets that lie
at its sides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import LETTERS, count, esc, icon, safe
from cosmeeple.games.tortuga.actions import TakeAction
from cosmeeple.games.tortuga.cards import UseAbility
from cosmeeple.games.tortuga.control import TakeBackMarker
from cosmeeple.games.tortuga.drawing import geometry as geo
from cosmeeple.games.tortuga.drawing.faces import choice_face
from cosmeeple.games.tortuga.drawing.facts import HIDDEN, words
from cosmeeple.games.tortuga.events import ShipMoved
from cosmeeple.games.tortuga.state import NOTHING, State
from cosmeeple.games.tortuga.turn import PlaceShip
from cosmeeple.games.tortuga.vocabulary import DECKS, MINES, SECTORS, SPECIAL, TORTUGA, TURRET

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words

PAINT: Final = ("a", "b", "c", "d")
TOKEN_ROOM: Final = 92.0


def board(seen: Seen) -> Markup:
    """The map of a viewer; a skirmish plays out above it (theatre.py)."""
    say = words(seen)
    return safe(
        f'<section class="board torboard" id="r-board" aria-label="{esc(say("board"))}">'
        f'<div class="pan" data-pan>{sector_map(seen, say)}</div></section>'
    )


def markets(seen: Seen, side: int) -> Markup:
    """The special markets left (0) or right (1) of the map, from top to bottom."""
    say = words(seen)
    rows = "".join(market(seen, deck, say) for deck in market_sides(seen.view.state)[side])
    name = ("left", "right")[side]
    return safe(
        f'<section class="tmk" id="r-{name}" aria-label="{esc(say("markets-" + name))}">{rows}</section>'
    )


# --- the map


def sector_map(seen: Seen, say: Words) -> str:
    state: State = seen.view.state
    tiles = state.kit.maps[state.board].sectors
    legal = seen.legal()
    return (
        f'<svg class="map" viewBox="{geo.VIEW}" role="group" aria-label="{esc(say("map"))}">'
        + "".join(hexagon(seen, sector, legal, say) for sector in tiles)
        + trail(seen)
        + "".join(contents(seen, sector, say) for sector in tiles)
        + "".join(ships(seen, sector, say) for sector in tiles)
        + "</svg>"
    )


def sector_keys(seen: Seen, sector: int) -> list[str]:
    """What choosing this sector can mean in the pending question, the likeliest first."""
    frame = seen.view.frame
    name = SECTORS[sector]
    if isinstance(frame, TakeAction):
        here = seen.view.state.areas[frame.seat].sector == sector
        return ["conquer"] if here else [f"move:{name}"]
    if isinstance(frame, UseAbility):
        return [f"use:move:{name}", f"use:raise:{name}"]
    if isinstance(frame, (PlaceShip, TakeBackMarker)):
        return [f"{frame.verb}:{name}"]
    return []


def hexagon(seen: Seen, sector: int, legal: dict[str, int], say: Words) -> str:
    state: State = seen.view.state
    name = seen.texts.name("sector", sector)
    x, y = geo.centre(state.kit.maps[state.board].places[sector])
    classes = "hex home" if sector == TORTUGA else "hex"
    keys = sector_keys(seen, sector) if seen.asked else []
    control = ""
    chosen = [key for key in keys if key in legal]
    if chosen:
        classes += " can"
        spoken = seen.spoken(name, chosen[0])
        control = (
            f' data-choice="{chosen[0]}" role="button" tabindex="-1" aria-label="{esc(spoken)}"'
        )
    elif (
        keys
        and isinstance(seen.view.frame, TakeAction)
        and any(not reason.holds for reason in seen.why(keys[0]))
    ):
        control = f' data-why="{keys[0]}" data-name="{esc(name)}" role="button" tabindex="-1" aria-disabled="true" aria-label="{esc(say("cannot-sector", sector=name))}"'
    return f'<g class="{classes}" id="sector-{SECTORS[sector]}" data-inspect="sector:{sector}" transform="translate({x:g} {y:g})"><path class="land hit" d="{geo.HEX}"{control}/></g>'


def contents(seen: Seen, sector: int, say: Words) -> str:
    """Name, control, defence track and tokens; clicks go through to the hex."""
    state: State = seen.view.state
    x, y = geo.centre(state.kit.maps[state.board].places[sector])
    name = seen.texts.name("sector", sector)
    small = " s" if len(name) > 11 else ""
    # Beside the name of the Mines lies the stash; that name is as wide as the largest print makes it.
    half = len(name) * (4.2 if sector == MINES else 3.6)
    shift = -14.0 if sector == MINES else 0.0
    full = (
        f'<use href="#i-{geo.SECTOR_ICONS[sector]}" class="hico" x="{shift - half - 11:.1f}" y="-8" width="15" height="15"/>'
        f'<text class="hname{small}" x="{shift + 8:g}" y="5">{esc(name)}</text>{track(state, sector)}{tokens(seen, sector, say)}'
    )
    if sector == MINES:
        full += (
            f'<g transform="translate({shift + half + 22:.1f} 0)"><title>{esc(say("stash"))}</title><rect class="stash" x="-12" y="-9" width="32" height="18" rx="5"/>'
            f'<use href="#i-mineral" class="pico" x="-10" y="-7" width="14" height="14"/><text class="stxt" x="6" y="4.5">{state.stash}</text></g>'
        )
    if sector == TORTUGA:
        full += (
            f'<text class="print" x="-27" y="26">{state.kit.influence_price}</text><use href="#i-crypto" class="pico" x="-22.5" y="14" width="15" height="15"/>'
            '<text class="print" x="5" y="26">= 1</text><use href="#i-influence" class="pico" x="16.5" y="14" width="15" height="15"/>'
        )
    return (
        f'<g class="hexc" transform="translate({x:g} {y:g})">{flag(state, sector)}<g class="lod-full">{full}</g>'
        f'<g class="lod-mini"><text class="mname" y="8">{esc(name)}</text>{mini_tokens(seen, sector)}</g></g>'
    )


def flag(state: State, sector: int) -> str:
    """The control token: at the foot of the hex, in the colour of whoever holds it."""
    holder = state.control[sector]
    value = state.kit.sector_value[sector]
    if holder < 0:
        return (
            f'<path class="flag none" d="{geo.FLAG}"/><use href="#i-influence" class="fico nil" x="-15" y="41" width="16" height="16"/>'
            f'<text class="fval nil" x="8" y="53.5">{value}</text>'
        )
    paint = PAINT[holder]
    return (
        f'<path class="flag f{paint}" d="{geo.FLAG}"/><path fill="url(#pat-{paint})" d="{geo.FLAG_LEFT}"/><path fill="url(#pat-{paint})" d="{geo.FLAG_RIGHT}"/>'
        f'<text class="flet" x="-17" y="53.5">{LETTERS[holder]}</text><use href="#i-influence" class="fico" x="-4" y="41" width="16" height="16"/>'
        f'<text class="fval" x="18" y="53.5">{value}</text>'
    )


def track(state: State, sector: int) -> str:
    kit = state.kit
    first, last = kit.sector_defence[sector] + 1, kit.sector_max[sector]
    places = geo.TRACK_ONE if first == last else geo.TRACK
    holder = state.control[sector]
    parts = []
    for level, (x, y) in zip(range(first, last + 1), places, strict=False):
        if holder >= 0 and state.defence[sector] == level:
            parts.append(
                f'<rect class="dmark f{PAINT[holder]}" x="{x - 10:g}" y="{y - 14.2:g}" width="20" height="20" rx="5.5"/>'
                f'<text class="dnum" x="{x:g}" y="{y + 0.2:g}">{level}</text>'
            )
        else:
            parts.append(f'<text class="dn" x="{x:g}" y="{y:g}">{level}</text>')
    return "".join(parts)


def token_parts(seen: Seen, sector: int, say: Words) -> list[tuple[float, str]]:
    """(width, drawing around 0) of every token in the sector."""
    state: State = seen.view.state
    parts: list[tuple[float, str]] = []
    if 0 < sector < SPECIAL and state.control[sector] < 0:
        picture = "market" if sector < TURRET else "turret"
        parts.append(
            (
                22,
                f'<rect class="tok bon" x="-10" y="-10" width="20" height="20" rx="5"/><use href="#i-{picture}" class="tink" x="-7" y="-7" width="14" height="14"/>',
            )
        )
    if state.minerals >> sector & 1:
        parts.append(
            (
                22,
                '<circle class="tok min" r="10"/><use href="#i-mineral" class="tink" x="-7" y="-7" width="14" height="14"/>',
            )
        )
    hunt = state.hunts[sector]
    if hunt != NOTHING:
        if hunt == HIDDEN:
            parts.append(
                (
                    24,
                    f'<g><title>{esc(say("hunt-unknown"))}</title><circle class="tok hid" r="11"/><text class="tnum hid" y="4.5">!</text></g>',
                )
            )
        else:
            known = seen.texts.name("card", hunt)
            parts.append(
                (
                    24,
                    f'<g><title>{esc(known)}</title><circle class="tok own" r="11"/><text class="tnum" y="4.5">{state.kit.card_difficulty[hunt]}</text></g>',
                )
            )
        for seat in range(len(state.areas)):
            if state.scouts[sector] >> seat & 1:
                parts.append(
                    (
                        14,
                        f'<rect class="sm f{PAINT[seat]}" x="-6.5" y="-7.5" width="13" height="15" rx="3.5"/><text class="sml" y="4">{LETTERS[seat]}</text>',
                    )
                )
    return parts


def tokens(seen: Seen, sector: int, say: Words) -> str:
    parts = token_parts(seen, sector, say)
    wide = sum(width for width, _ in parts)
    # Between the lowest and the highest number of the track there is room for so much; more lie
    # over each other.
    gap = min(3.0, (TOKEN_ROOM - wide) / max(len(parts) - 1, 1))
    x = -(wide + gap * (len(parts) - 1)) / 2
    drawn = []
    for width, drawing in parts:
        drawn.append(f'<g transform="translate({x + width / 2:.4g} {geo.TOKEN_Y})">{drawing}</g>')
        x += width + gap
    return "".join(drawn)


def mini_tokens(seen: Seen, sector: int) -> str:
    """On a small board: the level in the holder's flag, and whether something lies here."""
    state: State = seen.view.state
    drawn = ""
    if state.minerals >> sector & 1:
        drawn += '<g transform="translate(-18 23)"><circle class="tok min" r="10"/><use href="#i-mineral" class="tink" x="-7" y="-7" width="14" height="14"/></g>'
    if state.hunts[sector] != NOTHING:
        known = state.hunts[sector] != HIDDEN
        text = state.kit.card_difficulty[state.hunts[sector]] if known else "!"
        drawn += f'<g transform="translate(9 24)"><circle class="tok {"own" if known else "hid"}" r="12"/><text class="tnum{"" if known else " hid"}" y="6.5">{text}</text></g>'
    if state.control[sector] >= 0 and sector != TORTUGA:
        drawn += f'<text class="mnum" x="45" y="31">{state.defence[sector]}</text>'
    return drawn


def ships(seen: Seen, sector: int, say: Words) -> str:
    state: State = seen.view.state
    x, y = geo.centre(state.kit.maps[state.board].places[sector])
    here = [seat for seat, area in enumerate(state.areas) if area.sector == sector]
    step = geo.SHIP_STEP if len(here) < 4 else geo.SHIP_STEP_FOUR
    first = x - step * (len(here) - 1) / 2
    return "".join(
        ship(seen, seat, first + step * i, y + geo.SHIP_Y, say) for i, seat in enumerate(here)
    )


def ship(seen: Seen, seat: int, x: float, y: float, say: Words) -> str:
    """A ship; one that can be attacked now is a control."""
    key = f"attack:{LETTERS[seat]}"
    control = ""
    classes = "piece ship"
    spoken = say("ship-of", name=seen.texts.name("seat", seat))
    if key in seen.legal():
        classes += " can"
        control = f' data-choice="{key}" role="button" tabindex="-1" aria-label="{esc(say("attack-ship", name=seen.texts.name("seat", seat)))}"'
    ring = (
        '<rect class="active" x="-15.5" y="-19" width="31" height="33" rx="8"/>'
        if seat == seen.view.state.active
        else ""
    )
    paint = PAINT[seat]
    return (
        f'<g transform="translate({x:g} {y:g})"><g class="{classes}" id="piece-{LETTERS[seat]}"{control}><title>{esc(spoken)}</title>{ring}'
        f'<path class="hull hit f{paint}" d="{geo.HULL}"/><text class="plet" y="4.5">{LETTERS[seat]}</text></g></g>'
    )


def trail(seen: Seen) -> str:
    """Where ships have just flown."""
    state: State = seen.view.state
    places = state.kit.maps[state.board].places
    drawn = []
    for event in seen.fresh:
        if isinstance(event, ShipMoved) and event.origin >= 0:
            (x, y), (u, v) = geo.centre(places[event.origin]), geo.centre(places[event.sector])
            drawn.append(f'<path class="last" d="M{x:g} {y - 28:g}L{u:g} {v - 28:g}"/>')
    return "".join(drawn)


# --- special markets


def market_sides(state: State) -> tuple[list[int], list[int]]:
    """The decks of the special sectors on the left and on the right of the map, from top to
    bottom."""
    places = state.kit.maps[state.board].places
    decks = sorted(range(len(DECKS)), key=lambda deck: places[SPECIAL + deck][1])
    sides: tuple[list[int], list[int]] = ([], [])
    for deck in decks:
        sides[geo.centre(places[SPECIAL + deck])[0] > 0].append(deck)
    return sides


def market(seen: Seen, deck: int, say: Words) -> str:
    state: State = seen.view.state
    name = seen.texts.name("deck", deck)
    cards = "".join(
        choice_face(seen, card, market_key(seen, card), say) for card in state.rows[deck]
    )
    left = len(state.decks[deck])
    return (
        f'<div class="mrow"><h2 class="bh"><b>{icon(geo.SECTOR_ICONS[SPECIAL + deck])}<span>{esc(name)}</span></b>'
        f'<span class="cap">{count("deck", say("cards-left"), left)}</span></h2><div class="two">{cards}</div></div>'
    )


def market_key(seen: Seen, card: int) -> str:
    """Buying this card, while that is a question."""
    if not isinstance(seen.view.frame, TakeAction):
        return ""
    return f"buy:{seen.view.state.kit.names['card'][card]}"


__all__ = ["board", "market_key", "markets"]
