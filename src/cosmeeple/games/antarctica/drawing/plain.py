"""The table in words: the zones in the order of the sun, the tracks, the cards on offer, one's own
cards."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from cosmeeple.draw.plain import Section, Spot, listed, spread
from cosmeeple.games.antarctica.building import reach, scientists_needed
from cosmeeple.games.antarctica.drawing.cards import card_text
from cosmeeple.games.antarctica.drawing.facts import words
from cosmeeple.games.antarctica.state import State
from cosmeeple.games.antarctica.vocabulary import BUILDINGS, SHIPS

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen

#: The map is so many lines high.
MAP_ROWS: Final = 11


def sections(seen: Seen) -> list[Section]:
    found = [zones(seen), tracks(seen), offer(seen)]
    return (
        [*found, hand(seen)] if seen.seat >= 0 and seen.view.state.areas[seen.seat].hand else found
    )


def zones(seen: Seen) -> Section:
    """Ships from the sun, buildings, scientists and Icebreakers of each zone; the sun's own first
    in its line."""
    state: State = seen.view.state
    say = words(seen)
    texts = seen.texts
    lines = []
    for zone in state.kit.starts[len(state.areas)].zones:
        name = texts.name("zone", zone)
        facts = []
        if state.queues[zone]:
            facts.append(
                f"{say('plain-ships')} {', '.join([SHIPS[ship] for ship in state.queues[zone]])}"
            )
        standing = [
            texts.name("building", kind)
            for kind in range(len(BUILDINGS))
            if state.buildings[zone] >> kind & 1
        ]
        facts.append(listed(standing, say("plain-no-building")))
        people = [
            f"{texts.name('seat', seat)} {one.scientists[zone]}"
            for seat, one in enumerate(state.areas)
            if one.scientists[zone]
        ]
        if people:
            facts.append(f"{say('plain-scientists')} {', '.join(people)}")
        broken = [
            texts.name("seat", seat)
            for seat in range(len(state.areas))
            if state.icebreakers[zone] >> seat & 1
        ]
        if broken:
            facts.append(f"{say('plain-icebreaker')} {', '.join(broken)}")
        lines.append(
            f"{say('plain-sun', zone=name) if zone == state.sun else name}: {'; '.join(facts)}"
        )
    return Section(say("plain-zones"), lines)


def chart(seen: Seen) -> list[str]:
    """The zones around the pole with their ships from the sun on; the sun stands in brackets."""
    state: State = seen.view.state
    zones = state.kit.starts[len(state.areas)].zones
    spots = []
    for number, zone in enumerate(zones):
        angle = 2 * pi * number / len(zones)
        name = seen.texts.name("zone", zone)
        ships = " ".join([SHIPS[ship] for ship in state.queues[zone]])
        label = f"({name})" if zone == state.sun else name
        spots.append(Spot(sin(angle), -cos(angle), f"{label} {ships}".rstrip()))
    return spread(spots, [(at, (at + 1) % len(zones)) for at in range(len(zones))], MAP_ROWS)


def tracks(seen: Seen) -> Section:
    """Where the cubes are, and the symbols that are still to come."""
    state: State = seen.view.state
    say = words(seen)
    texts = seen.texts
    lines = []
    for track in state.kit.starts[len(state.areas)].tracks:
        cubes = [
            f"{texts.name('seat', seat)} {one.cubes[track]}"
            for seat, one in enumerate(state.areas)
            if one.cubes[track]
        ]
        symbols = [
            f"{space} {texts.name('symbol', symbol)}"
            for space, symbol in enumerate(state.kit.track_symbol[track])
            if symbol >= 0
            and not (state.kit.track_blue[track][space] and state.used[track] >> space & 1)
        ]
        lines.append(
            f"{texts.name('track', track)}: {listed(cubes, say('plain-nobody'))}; {', '.join(symbols)}"
        )
    return Section(say("tracks"), lines)


def offer(seen: Seen) -> Section:
    """The top cards with what they need; what is out of the viewer's reach is marked."""
    state: State = seen.view.state
    say = words(seen)
    texts = seen.texts
    reached = reach(state, seen.seat) if seen.seat >= 0 else -1
    lines = []
    for deck in state.decks:
        if not deck:
            continue
        card = deck[-1]
        needs = [
            texts.name("building", kind)
            if reached >> kind & 1
            else say("need-missing", building=texts.name("building", kind))
            for kind in range(len(BUILDINGS))
            if state.kit.card_needs[card] >> kind & 1
        ]
        facts = [texts.name("building", state.kit.card_building[card])]
        facts.append(say("scientists-count", count=scientists_needed(state, card)))
        if state.kit.card_research[card]:
            facts.append(say("points", count=state.kit.card_research[card]))
        if state.kit.card_star[card]:
            facts.append(say("star"))
        lines.append(
            f"{texts.name('card', card)}: {', '.join(facts)}; {say('plain-needs', what=listed(needs, '–'))}"
        )
    return Section(say("plain-offer"), lines)


def hand(seen: Seen) -> Section:
    say = words(seen)
    own = seen.view.state.areas[seen.seat]
    cards = [
        f"{seen.texts.name('shipyard_card', card)}: {card_text(seen, card, say)}"
        for card in own.hand
    ]
    return Section(say("plain-hand"), cards)
