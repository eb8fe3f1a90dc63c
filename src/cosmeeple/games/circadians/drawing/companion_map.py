"""The planet of a companion: where the Harvester went, and spaces to be tapped instead of a long
list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import esc, safe
from cosmeeple.games.circadians.drawing.planet import HEX, place
from cosmeeple.games.circadians.events import AiHarvesterMoved
from cosmeeple.games.circadians.vocabulary import GEM_TOKEN, WATER_TOKEN

if TYPE_CHECKING:
    from collections.abc import Iterable

    from markupsafe import Markup

    from cosmeeple.games.circadians.state import State
    from cosmeeple.kernel.engine.journal import Event
    from cosmeeple.kernel.words.text import Texts

VIEW: Final = "-172 -186 344 372"


def token(state: State, space: int) -> str:
    kind = state.tokens[space]
    if kind == GEM_TOKEN:
        return "gem"
    return "water" if kind == WATER_TOKEN else "none"


def cells(state: State, tapped: bool) -> str:
    """The spaces with their tokens; both pictures are drawn, the value says which one shows."""
    drawn = []
    for space in range(state.kit.planet.cells):
        x, y = place(state, space)
        name = state.kit.names["space"][space]
        tap = f' data-tap="f.tokens.{name}"' if tapped else ""
        drawn.append(
            f'<g class="pc{" tap" if tapped else ""}" transform="translate({x:.1f} {y:.1f})"{tap} data-value="{token(state, space)}"><path d="{HEX}"/>'
            f'<g class="gem"><circle r="11"/><use href="#i-gem" x="-8" y="-8" width="16" height="16"/></g><g class="water"><circle r="11"/><use href="#i-water" x="-8" y="-8" width="16" height="16"/></g></g>'
        )
    return "".join(drawn)


def harvester(state: State) -> str:
    x, y = place(state, state.ai.harvester)
    return f'<g class="harv" transform="translate({x:.1f} {y:.1f})"><rect x="-13" y="-9" width="26" height="18" rx="5"/><use href="#i-harvester" x="-8" y="-8" width="16" height="16"/></g>'


def where(state: State, events: Iterable[Event], texts: Texts) -> Markup | None:
    """The way of the Harvester in a move; None when it did not move."""
    moves = [event for event in events if isinstance(event, AiHarvesterMoved)]
    if not moves:
        return None
    (ax, ay), (bx, by) = place(state, moves[-1].origin), place(state, moves[-1].space)
    label = texts.event(moves[-1])
    return safe(
        f'<svg class="cmap pl" viewBox="{VIEW}" role="img" aria-label="{esc(label)}"><circle class="globe" r="158"/>{cells(state, False)}'
        f'<path class="way" d="M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"/><circle class="from" cx="{ax:.1f}" cy="{ay:.1f}" r="5"/>{harvester(state)}</svg>'
    )


def tap_map(state: State) -> Markup:
    """A tap on a space goes on to the next token: nothing, Water, Gem (`taps.ts`)."""
    return safe(
        f'<svg class="cmap pl taps" viewBox="{VIEW}" aria-hidden="true"><circle class="globe" r="158"/>{cells(state, True)}{harvester(state)}</svg>'
    )
