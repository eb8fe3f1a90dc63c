"""Beside the board: what each player has, and the board in words."""

# An element of markup is easier to read on one line.

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cosmeeple.draw.html import count, esc, icon, safe, tag
from cosmeeple.games.antarctica.drawing import geometry as geo
from cosmeeple.games.antarctica.drawing.board import SLOT_NUMBERS, tile, track_key
from cosmeeple.games.antarctica.drawing.facts import (
    destination,
    scientists_at,
    voice,
    words,
    words_in,
)
from cosmeeple.games.antarctica.scoring import star_cards
from cosmeeple.games.antarctica.vocabulary import BUILDINGS, owner

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.antarctica.kit import AntarcticaKit
    from cosmeeple.games.antarctica.state import State

# --- a player's area


def area(seen: Seen, seat: int) -> Markup:
    """The inside of a seat's panel: one's own in full, the others as counters."""
    return own_area(seen, seat) if seat == seen.seat else other_area(seen, seat)


def counters(seen: Seen, seat: int, say: Words) -> str:
    state: State = seen.view.state
    one = state.areas[seat]
    return "".join(
        (
            count("scientist", say("in-supply"), one.supply),
            count("person", say("in-reserve"), one.reserve),
            count("ship", say("ships-available"), one.ships_available),
            count("cube", say("cubes-available"), one.cubes_available),
            count("star", say("star-cards"), star_cards(state, seat), "lo"),
            count("discard", say("discarded"), one.ships_discarded + one.cubes_discarded, "lo"),
            count("res-basic", say("resource-cards"), sum(one.resources), "lo"),
            count("cards", say("shipyard-cards"), len(one.hand), "lo"),
        )
    )


def other_area(seen: Seen, seat: int) -> Markup:
    say = words(seen)
    return safe(f'<div class="counts">{counters(seen, seat, say)}</div>')


def own_area(seen: Seen, seat: int) -> Markup:
    state: State = seen.view.state
    say = words(seen)
    one = state.areas[seat]
    rows = (
        (say("supply"), count("scientist", say("scientists"), one.supply)),
        (say("reserve"), count("scientist", say("scientists"), one.reserve)),
        (
            say("available"),
            count("ship", say("ships"), one.ships_available)
            + count("cube", say("cubes"), one.cubes_available),
        ),
        (
            say("discards"),
            count("ship", say("ships"), one.ships_discarded)
            + count("cube", say("cubes"), one.cubes_discarded),
        ),
        (
            say("built"),
            count("card", say("building-cards"), len(one.cards))
            + count("star", say("star-cards"), star_cards(state, seat)),
        ),
    )
    listed = "".join(f"<div><dt>{esc(name)}</dt><dd>{value}</dd></div>" for name, value in rows)
    return safe(
        f'<div class="counts narrow">{counters(seen, seat, say)}</div><dl class="stock">{listed}</dl>'
    )


# --- the board in words


def zones_in_words(seen: Seen) -> Markup:
    """Every zone as a card: for phones, and for those who listen."""
    state: State = seen.view.state
    say = words(seen)
    order = state.kit.starts[len(state.areas)].zones
    first = destination(seen) if destination(seen) >= 0 else state.sun
    place = order.index(first)
    listed = "".join(
        zone_card(
            state.kit,
            say.language,
            zone,
            tuple([owner(ship) for ship in state.queues[zone]]),
            state.buildings[zone],
            scientists_at(state, zone),
            zone == state.sun,
            zone == destination(seen),
        )
        for zone in order[place:] + order[:place]
    )
    return safe(
        f'<section class="inwords zonelist" id="r-zones" aria-label="{esc(say("zones"))}"><h2 class="sr">{esc(say("zones"))}</h2>{listed}</section>'
    )


@lru_cache(maxsize=2_000)
def zone_card(
    kit: AntarcticaKit,
    language: str,
    zone: int,
    owners: tuple[int, ...],
    bits: int,
    there: tuple[int, ...],
    sunny: bool,
    is_here: bool,
) -> str:
    """A zone with whose ships wait there, its buildings and its people."""
    texts, say = voice(kit, language), words_in(language)
    queue = "".join(f"<li>{i + 1} {tag(seat, small=True)}</li>" for i, seat in enumerate(owners))
    queue = (
        f'<ol class="queue" aria-label="{esc(say("ships"))}">{icon("ship")}{queue}</ol>'
        if queue
        else f'<span class="cap">{esc(say("no-ships"))}</span>'
    )
    built = [number for number in SLOT_NUMBERS if bits >> number & 1]
    tiles = "".join(
        f'<li><svg class="tl" viewBox="-17 -17 34 34" role="img" aria-label="{esc(texts.name("building", number))}">'
        f"{tile(BUILDINGS[number], texts.name('building', number), 0, 0)}</svg></li>"
        for number in built
    )
    people = "".join(
        f'<span class="count">{tag(seat, small=True)}{number}</span>'
        for seat, number in enumerate(there)
        if number
    )
    people = people or f'<span class="cap">{esc(say("nobody"))}</span>'
    mark = (
        f'<span class="sunmark">{icon("sun")}<span class="sr">{esc(say("sun-here"))}</span></span>'
        if sunny
        else ""
    )
    here = " here" if is_here else ""
    return (
        f'<article class="panel zonecard{here}"><h3>{mark}<span>{esc(texts.name("zone", zone))}</span>{queue}</h3>'
        f'<ul class="bl">{tiles}</ul><p class="ppl">{icon("scientist")}<span class="sr">{esc(say("scientists"))}: </span>{people}</p></article>'
    )


def tracks_in_words(seen: Seen) -> Markup:
    """Every research track as a row of spaces."""
    state: State = seen.view.state
    say = words(seen)
    rows = "".join(
        track_card(seen, track, say) for track in state.kit.starts[len(state.areas)].tracks
    )
    return safe(
        f'<section class="inwords tracklist" id="r-tracks" aria-label="{esc(say("tracks"))}"><h2 class="sr">{esc(say("tracks"))}</h2>{rows}</section>'
    )


def track_card(seen: Seen, track: int, say: Words) -> str:
    state: State = seen.view.state
    cubes = tuple([area.cubes[track] for area in state.areas])
    spaces = spaces_in_words(state.kit, say.language, track, state.used[track], cubes)
    name = esc(seen.texts.name("track", track))
    key = track_key(seen, track)
    control = ""
    if key and key in seen.legal():
        control = f'<button type="button" class="btn go" data-choice="{key}">{esc(say("choose"))}<span class="sr"> {name}</span></button>'
    return f'<article class="panel trackcard"><h3>{name}{control}</h3><ol class="spaces">{spaces}</ol></article>'


@lru_cache(maxsize=2_000)
def spaces_in_words(
    kit: AntarcticaKit, language: str, track: int, used: int, cubes: tuple[int, ...]
) -> str:
    """The spaces of a track, with the first cube on each."""
    texts, say = voice(kit, language), words_in(language)
    cells = []
    for at in range(1, kit.track_length[track] + 1):
        symbol = kit.track_symbol[track][at]
        classes = ""
        inside = ""
        spoken = say("space", space=at, points=kit.track_value[track][at])
        if symbol >= 0:
            blue = kit.track_blue[track][at]
            gone = " used" if blue and used >> at & 1 else ""
            classes = f" {'blue' if blue else 'red'}{gone}"
            inside = icon(geo.SYMBOL_ICONS[symbol])
            spoken += f", {texts.name('symbol', symbol)}"
        if at in cubes:
            inside = tag(cubes.index(at), small=True)
        cells.append(
            f'<li class="sp{classes}" title="{esc(spoken)}"><span class="sr">{esc(spoken)} </span>{inside or at}</li>'
        )
    return "".join(cells)


__all__ = ["area", "tracks_in_words", "zones_in_words"]
