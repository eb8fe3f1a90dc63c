"""The table in words: markets, dig sites, black market and centres as lists."""

# An element of markup is easier to read on one line.

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.html import LETTERS, esc, safe
from cosmeeple.games.relics.drawing.board import location_keys
from cosmeeple.games.relics.drawing.facts import choose_button, mark, state_of, words
from cosmeeple.games.relics.vocabulary import LOCATIONS, MARKETS, region_of

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words


def markets(seen: Seen) -> Markup:
    """Each market: its queue from the front, traders and explorers."""
    state = state_of(seen)
    say = words(seen)
    keys = location_keys(seen)
    rows = []
    for number, queue in enumerate(state.queues):
        place = LOCATIONS.index(MARKETS[number])
        names = ", ".join(seen.texts.name("buyer", buyer) for buyer in queue) or say("nobody")
        traders = ", ".join(
            f"{LETTERS[seat]} {area.traders[number]}"
            for seat, area in enumerate(state.areas)
            if area.traders[number]
        )
        marks = "".join(mark(buyer) for buyer in queue)
        choose = choose_button(seen, keys[place], say) if place in keys else ""
        rows.append(
            f'<li class="mrow"><span class="mb">{number + 1}</span><span><b>{esc(seen.texts.name("location", place))}</b>'
            f"<small>{esc(names)}{esc(f'; {traders}') if traders else ''}{who_is_at(seen, place, say)}</small></span>"
            f'<span class="q" aria-hidden="true">{marks}</span>{choose}</li>'
        )
    return safe(
        f'<section class="panel" id="r-markets" aria-label="{esc(say("markets"))}"><header><h2>{esc(say("markets"))}</h2></header><ul class="mlist">{"".join(rows)}</ul></section>'
    )


def who_is_at(seen: Seen, place: int, say: Words) -> str:
    state = state_of(seen)
    here = [
        LETTERS[seat]
        for seat, area in enumerate(state.areas)
        for where in area.explorers
        if where == place
    ]
    return esc("; " + say("explorers-here", names=", ".join(here))) if here else ""


def sites(seen: Seen) -> Markup:
    """Dig sites with their tiles, and the black markets."""
    state = state_of(seen)
    say = words(seen)
    keys = location_keys(seen)
    rows = []
    for place in range(len(LOCATIONS)):
        kinds = [
            artefact for artefact in range(len(state.kit.site)) if state.kit.site[artefact] == place
        ]
        if not kinds and not state.kit.is_black[place]:
            continue
        there = [
            f"{seen.texts.name('artefact', artefact)} × {state.dig[artefact]}"
            for artefact in kinds
            if state.dig[artefact]
        ]
        text = ", ".join(there) or (say("nothing-here") if kinds else say("black-market"))
        first = mark(region_of(kinds[0])) if kinds else ""
        choose = choose_button(seen, keys[place], say) if place in keys else ""
        rows.append(
            f'<li class="mrow"><span class="mk2">{first}</span><span><b>{esc(seen.texts.name("location", place))}</b>'
            f"<small>{esc(text)}{who_is_at(seen, place, say)}</small></span><span></span>{choose}</li>"
        )
    order = ", ".join(seen.texts.name("seat", seat) for seat in state.order)
    passed = ", ".join(
        seen.texts.name("seat", seat)
        for seat in range(len(state.areas))
        if state.passed >> seat & 1
    )
    foot = esc(say("turn-order", names=order)) + (
        f" {esc(say('passed', names=passed))}" if passed else ""
    )
    return safe(
        f'<section class="panel" id="r-sites" aria-label="{esc(say("sites"))}"><header><h2>{esc(say("sites"))}</h2></header><ul class="mlist">{"".join(rows)}</ul><p class="cap">{foot}</p></section>'
    )
