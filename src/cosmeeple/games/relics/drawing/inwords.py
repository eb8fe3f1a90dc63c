"""The table in words: markets, dig sites, black market and centres as lists."""

# An element of markup is easier to read on one line.

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import LETTERS, esc, safe
from cosmeeple.games.relics.drawing.board import crews_of, kinds_at, location_keys, traders_at
from cosmeeple.games.relics.drawing.facts import (
    choose_button,
    mark,
    state_of,
    voice,
    words,
    words_in,
)
from cosmeeple.games.relics.vocabulary import LOCATIONS, MARKETS, region_of

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen
    from cosmeeple.games.relics.kit import RelicsKit

#: Explorers and traders: (seat, number).
Pairs = tuple[tuple[int, int], ...]
#: Lines that are kept: what is said of the same things is the same.
KEPT: Final = 2_000


def markets(seen: Seen) -> Markup:
    """Each market: its queue from the front, traders and explorers."""
    state = state_of(seen)
    say = words(seen)
    keys = location_keys(seen)
    crews = crews_of(state)
    rows = []
    for number, queue in enumerate(state.queues):
        place = LOCATIONS.index(MARKETS[number])
        choose = choose_button(seen, keys[place], say) if place in keys else ""
        there = (tuple(queue), traders_at(state, number), crews.get(place, ()))
        rows.append(market_line(state.kit, say.language, number, place, *there, choose))
    return safe(
        f'<section class="panel" id="r-markets" aria-label="{esc(say("markets"))}"><header><h2>{esc(say("markets"))}</h2></header><ul class="mlist">{"".join(rows)}</ul></section>'
    )


@lru_cache(maxsize=KEPT)
def market_line(
    kit: RelicsKit,
    language: str,
    number: int,
    place: int,
    queue: tuple[int, ...],
    traders: Pairs,
    here: Pairs,
    choose: str,
) -> str:
    texts, say = voice(kit, language), words_in(language)
    names = ", ".join(texts.name("buyer", buyer) for buyer in queue) or say("nobody")
    counted = ", ".join(f"{LETTERS[seat]} {count}" for seat, count in traders)
    marks = "".join(mark(buyer) for buyer in queue)
    return (
        f'<li class="mrow"><span class="mb">{number + 1}</span><span><b>{esc(texts.name("location", place))}</b>'
        f"<small>{esc(names)}{esc(f'; {counted}') if counted else ''}{who_is_at(language, here)}</small></span>"
        f'<span class="q" aria-hidden="true">{marks}</span>{choose}</li>'
    )


def who_is_at(language: str, here: Pairs) -> str:
    names = ", ".join(LETTERS[seat] for seat, _ in here)
    return esc("; " + words_in(language)("explorers-here", names=names)) if here else ""


@lru_cache(maxsize=KEPT)
def site_line(
    kit: RelicsKit,
    language: str,
    place: int,
    numbers: tuple[int, ...],
    here: Pairs,
    choose: str,
) -> str:
    """A dig site with how many tiles of each kind there are, or a black market."""
    texts, say = voice(kit, language), words_in(language)
    kinds = kinds_at(kit, place)
    there = [
        f"{texts.name('artefact', artefact)} × {number}"
        for artefact, number in zip(kinds, numbers, strict=True)
        if number
    ]
    text = ", ".join(there) or (say("nothing-here") if kinds else say("black-market"))
    first = mark(region_of(kinds[0])) if kinds else ""
    return (
        f'<li class="mrow"><span class="mk2">{first}</span><span><b>{esc(texts.name("location", place))}</b>'
        f"<small>{esc(text)}{who_is_at(language, here)}</small></span><span></span>{choose}</li>"
    )


def sites(seen: Seen) -> Markup:
    """Dig sites with their tiles, and the black markets."""
    state = state_of(seen)
    say = words(seen)
    keys = location_keys(seen)
    crews = crews_of(state)
    rows = []
    for place in range(len(LOCATIONS)):
        kinds = kinds_at(state.kit, place)
        if not kinds and not state.kit.is_black[place]:
            continue
        numbers = tuple([state.dig[artefact] for artefact in kinds])
        choose = choose_button(seen, keys[place], say) if place in keys else ""
        rows.append(
            site_line(state.kit, say.language, place, numbers, crews.get(place, ()), choose)
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
