"""The planet as SVG: spaces with their yields and tokens, Caches, arrows, Harvesters; ways to
go."""

# An element of markup is easier to read on one line.

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import LETTERS, esc
from cosmeeple.games.circadians.drawing.marks import (
    GOODS_CLASSES,
    GOODS_ICONS,
    direction_of,
    plain_goods,
    some,
    words,
    words_in,
)
from cosmeeple.games.circadians.events import AiHarvesterMoved, HarvesterMoved
from cosmeeple.games.circadians.harvester import MoveBack, MoveHarvester, next_space
from cosmeeple.games.circadians.state import State, has_ai
from cosmeeple.games.circadians.vocabulary import CACHE_SLOTS, GEM_TOKEN, SIDES, WATER_TOKEN
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.words.text import Texts

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.circadians.kit import CircadiansKit

SIZE: Final = 26.5
HEX: Final = "M0 -24.9L21.6 -12.5V12.5L0 24.9L-21.6 12.5V-12.5Z"
#: Where the numbers stand on the compass of the Control Room, by direction.
COMPASS: Final = ((13, -17), (20, 5), (13, 25), (-13, 25), (-20, 5), (-13, -17))
PAINT: Final = "abcde"
#: Where Harvesters stand on a space, one after another: at its corners and edges, so that no number
#: is covered.
CORNERS: Final = ((0, 22), (-24, 0), (21, 0), (-24, -15), (21, -15))


def place(state: State, space: int) -> tuple[float, float]:
    """The middle of a space on the drawing."""
    return middle(state.kit, space)


@lru_cache(maxsize=1_000)
def middle(kit: CircadiansKit, space: int) -> tuple[float, float]:
    name = kit.names["space"][space]
    if space < kit.planet.cells:
        q, r = (int(part) for part in name.split(","))
    else:
        near = [step for step in kit.planet.steps[space] if step >= 0]
        (ax, ay), (bx, by) = middle(kit, near[0]), middle(kit, near[-1])
        # A Cache lies outside the middle of the edge: opposite to what its two neighbours enclose.
        x, y = (ax + bx) / 2, (ay + by) / 2
        length = sqrt(x * x + y * y)
        return x * (length + 40) / length, y * (length + 40) / length
    return SIZE * sqrt(3) * (q + r / 2), SIZE * 1.5 * r


def planet(seen: Seen) -> str:
    state: State = seen.view.state
    say = words(seen)
    under = ground(state.kit, state.planet, say.language)
    numbers = "".join(yields(state, space) for space in range(state.kit.planet.cells))
    caches = "".join(cache(seen, slot, say) for slot in range(len(CACHE_SLOTS)))
    side = say("side", side="AB"[state.planet])
    return (
        f'<section class="planet" aria-label="{esc(say("planet"))}"><svg class="ryh" viewBox="-172 -186 344 372" role="group" aria-label="{esc(say("planet"))}, {esc(side)}">'
        f'<circle class="globe" r="158"/>{arrows(state.kit)}{under}{trail(seen)}{numbers}{caches}{harvesters(seen, say)}{targets(seen, say)}'
        f'<text class="ptitle" x="-168" y="-168">{esc(say("planet"))}</text><text class="psub" x="-168" y="-152">{esc(side)}</text>{compass()}</svg></section>'
    )


@lru_cache(maxsize=64)
def ground(kit: CircadiansKit, side: int, language: str) -> str:
    """The ground of all spaces: the same in every game on this side."""
    texts, say = Texts(load_game("circadians"), kit, language), words_in(language)
    return "".join(cell(kit, side, space, texts, say) for space in range(kit.planet.cells))


def cell(kit: CircadiansKit, side: int, space: int, texts: Texts, say: Words) -> str:
    """The ground of a space."""
    x, y = middle(kit, space)
    amounts = kit.planet.yields[side][space]
    goods = [some(say.language, kind, amount) for kind, amount in enumerate(amounts) if amount]
    title = say(
        "space-yields",
        space=texts.name("space", space),
        goods=", ".join(goods) or say("nothing"),
    )
    ring = kit.planet.distance[space]
    return f'<g class="hx ring{ring}" data-inspect="space:{space}" transform="translate({x:.1f} {y:.1f})"><title>{esc(title)}</title><path class="cell" d="{HEX}"/></g>'


def yields(state: State, space: int) -> str:
    """What it yields and the token on it: above the way of the last Harvester."""
    token = ""
    if state.tokens[space] == GEM_TOKEN:
        token = '<g class="tok gemt" transform="translate(0 -21)"><circle r="8"/><use href="#i-gem" x="-6" y="-6" width="12" height="12"/></g>'
    elif state.tokens[space] == WATER_TOKEN:
        token = f'<g class="tok watt" transform="translate(0 -21)"><circle r="8"/><text y="4.5">{state.kit.planet.token_amount[WATER_TOKEN]}</text></g>'
    return f"{printed(state.kit, state.planet, space)}{token}</g>"


@lru_cache(maxsize=1_000)
def printed(kit: CircadiansKit, side: int, space: int) -> str:
    """What is printed on a space."""
    x, y = middle(kit, space)
    found = [
        (kind, amount) for kind, amount in enumerate(kit.planet.yields[side][space][:4]) if amount
    ]
    rows = []
    for line, (kind, amount) in enumerate(found):
        top = 4.5 + 15.5 * (line - (len(found) - 1) / 2)
        shift = -14 if amount > 9 else -10
        rows.append(
            f'<g class="yl {GOODS_CLASSES[kind]}"><text x="{shift}" y="{top:g}">{amount}</text><use href="#i-{GOODS_ICONS[kind]}" x="{shift + (17 if amount > 9 else 9)}" y="{top - 11:g}" width="13" height="13"/></g>'
        )
    return f'<g class="onhx" transform="translate({x:.1f} {y:.1f})">{"".join(rows)}'


def cache(seen: Seen, slot: int, say: Words) -> str:
    state: State = seen.view.state
    x, y = place(state, state.kit.planet.cells + slot)
    if state.caches_open >> slot & 1:
        value = state.caches[slot]
        inside = f'<text class="cvp" y="5">{value}</text>'
        title = say("cache-open", count=value)
    else:
        inside = '<use href="#i-gem" x="-15" y="-7" width="14" height="14"/><use href="#i-die" x="1" y="-7" width="14" height="14"/>'
        title = say("cache-closed", goods=plain_goods(seen, state.kit.planet.cache_yield))
    return f'<g class="cache" data-inspect="space:{state.kit.planet.cells + slot}" transform="translate({x:.1f} {y:.1f})"><title>{esc(title)}</title><path d="{HEX}" transform="scale(.86)"/>{inside}</g>'


@lru_cache(maxsize=16)
def arrows(kit: CircadiansKit) -> str:
    drawn = []
    for space in range(kit.planet.cells):
        for way in range(SIDES):
            if kit.planet.arrows[space][way] >= 0:
                x, y = middle(kit, space)
                length = sqrt(x * x + y * y)
                dx, dy = x / length, y / length
                tip = (x + dx * 27, y + dy * 27)
                back = (x + dx * 21, y + dy * 21)
                drawn.append(
                    f'<path class="wrap" d="M{back[0] - dy * 6:.1f} {back[1] + dx * 6:.1f}L{tip[0]:.1f} {tip[1]:.1f}L{back[0] + dy * 6:.1f} {back[1] - dx * 6:.1f}"/>'
                )
    return "".join(drawn)


def compass() -> str:
    numbers = "".join(
        f'<text x="{x}" y="{y}">{way}</text>' for way, (x, y) in enumerate(COMPASS, 1)
    )
    return f'<g class="compass" transform="translate(138 -150)"><circle r="31"/>{numbers}</g>'


def harvesters(seen: Seen, say: Words) -> str:
    state: State = seen.view.state
    standing = [(seat, area.harvester) for seat, area in enumerate(state.areas)]
    if has_ai(state):
        standing.append((len(state.areas), state.ai.harvester))
    drawn = []
    for number, (seat, space) in enumerate(standing):
        x, y = place(state, space)
        before = sum(1 for other in standing[:number] if other[1] == space)
        paint = PAINT[seat]
        letter = say("ai") if seat == len(state.areas) else LETTERS[seat]
        name = say("the-ai") if seat == len(state.areas) else seen.texts.name("seat", seat)
        label = say("harvester-at", name=name, space=seen.texts.name("space", space))
        drag = ' data-drag="harvester"' if seat == seen.seat and is_moving(seen) else ""
        dx, dy = CORNERS[before]
        drawn.append(
            f'<g transform="translate({x + dx:.1f} {y + dy:.1f})"><g class="piece harv" id="piece-harvester-{paint}"{drag}><title>{esc(label)}</title>'
            f'<rect x="-11.5" y="-7.5" width="23" height="15" rx="4.5" class="f{paint}"/><rect x="5" y="-7.5" width="6.5" height="15" rx="3" fill="url(#pat-{paint})"/><rect x="-11.5" y="-7.5" width="23" height="15" rx="4.5" class="edge"/><text x="-3" y="4.5">{esc(letter)}</text></g></g>'
        )
    return "".join(drawn)


def trail(seen: Seen) -> str:
    """Where the last Harvester came from."""
    for event in reversed(seen.fresh):
        if isinstance(event, (HarvesterMoved, AiHarvesterMoved)):
            (ax, ay), (bx, by) = (
                place(seen.view.state, event.origin),
                place(seen.view.state, event.space),
            )
            return f'<path class="last" d="M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"/>'
    return ""


def is_moving(seen: Seen) -> bool:
    """Is the viewer asked where one's own Harvester goes?"""
    return seen.asked and isinstance(seen.view.frame, (MoveHarvester, MoveBack))


def targets(seen: Seen, say: Words) -> str:
    """The spaces that the viewer may move to now."""
    frame = seen.view.frame
    if not isinstance(frame, (MoveHarvester, MoveBack)) or not seen.asked:
        return ""
    state: State = seen.view.state
    drawn = []
    for key, pick in seen.legal().items():
        if pick >= 0:
            space = next_space(state, state.areas[frame.seat].harvester, direction_of(key))
            x, y = place(state, space)
            label = say("move-here", space=seen.texts.name("space", space))
            drawn.append(
                f'<g class="goalhex can" transform="translate({x:.1f} {y:.1f})" data-choice="{esc(key)}" data-drop=""><path class="hit goal" d="{HEX}" data-choice="{esc(key)}" role="button" tabindex="-1" aria-label="{esc(label)}"/></g>'
            )
    return "".join(drawn)
