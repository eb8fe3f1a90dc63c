"""The Orb as a picture: floors, walls, barriers with their strength, teleporters, stations,
artifacts, teams [RAC-342]."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import esc, icon
from cosmeeple.games.race.drawing.facts import HIDDEN, words, words_in
from cosmeeple.games.race.drawing.orb_laying import hover_card, places_shown
from cosmeeple.games.race.drawing.orb_moving import squares_to_go
from cosmeeple.games.race.drawing.orb_squares import (
    STEP,
    Ground,
    cell_of,
    edge,
    mark,
    middle_of,
    shown_cells,
)
from cosmeeple.games.race.orb_board import edge_beside, layer
from cosmeeple.games.race.orb_kit import BREEDING, MASK, SIDE, SPOT_A, SPOT_B
from cosmeeple.games.race.orb_places import mark_at
from cosmeeple.games.race.orb_step import barrier_military
from cosmeeple.games.race.vocabulary import MAIN_AIRLOCK, ORB_CARDS

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.games.race.orb_board import Orb
    from cosmeeple.games.race.orb_kit import OrbKit

LETTERS: Final = "abcde"
#: The larger side of the map in squares, in steps: the style sheet sizes the print by them.
EXTENTS: Final = (10, 14, 18, 22, 26, 32, 40)
PAWN: Final = "M0-15a6.5 6.5 0 0 1 4.6 11.1C9-2.5 12 2 12 8v5h-24V8c0-6 3-10.5 7.400-11.900A6.5 6.5 0 0 1 0-15z"


def frame_of(orb: Orb, cells: list[int]) -> tuple[int, int, int, int]:
    """The part of the grid that is drawn: all squares, and a margin in which these lie as well."""
    columns = [cell % SIDE for cell in cells] + [orb.left, orb.right]
    rows = [cell // SIDE for cell in cells] + [orb.top, orb.bottom]
    return min(columns) - 1, min(rows) - 1, max(columns) + 2, max(rows) + 2


def orb_svg(seen: Seen, interactive: bool) -> str:
    """The whole Orb; with everything that can be done there, or (small, beside the board) just to
    look at."""
    orb: Orb = seen.view.state.orbs[0]
    kit: OrbKit = seen.view.state.kit.orb
    say = words(seen)
    legal = seen.legal() if interactive else {}
    targets = {cell: key for key in legal if (cell := cell_of(key)) >= 0}
    room = places_shown(seen) if interactive else []
    left, top, right, bottom = frame_of(orb, [*targets, *room])
    ground = Ground(orb)
    parts = [squares(ground, kit, own_strength(seen))]
    if interactive:
        held = {cell for area in seen.view.state.areas for cell in area.teams}
        parts.append(card_names(ground, frozenset({*targets, *held})))
        parts.append(hover_card(seen, (left, top, right, bottom), say))
        parts.append(squares_to_go(seen, targets, say))
    parts += teams(seen, interactive)
    side = max(right - left, bottom - top)
    kind = f"orbmap m{next((step for step in EXTENTS if side <= step), EXTENTS[-1])}{'' if interactive else ' mini'}"
    box = f"{left * STEP} {top * STEP} {(right - left) * STEP} {(bottom - top) * STEP}"
    return f'<svg class="{kind}" viewBox="{box}" role="group" aria-label="{esc(say("the-orb"))}">{"".join(parts)}</svg>'


@lru_cache(maxsize=200)
def squares(ground: Ground, kit: OrbKit, strength: int) -> str:
    """Floors, marks, edges: kept until a card is laid or a token taken."""
    orb = ground.orb
    shown = shown_cells(orb)
    parts = [floor(orb, cell) for cell in shown]
    parts += [marks(orb, kit, cell) for cell in shown]
    parts += [edges(orb, cell, strength) for cell in shown]
    return "".join(parts)


def own_strength(seen: Seen) -> int:
    """The viewer's Military against barriers, or less than any when nobody looks [RAC-384]."""
    if seen.seat < 0:
        return -1
    own = seen.view.state.areas[seen.seat]
    return -1 if HIDDEN in own.tableau else barrier_military(seen.view.state, own)


@lru_cache(maxsize=200)
def card_names(ground: Ground, taken: frozenset[int]) -> str:
    """The number of every orb card, for squares are spoken of by it: in the middle of its first
    square in sight on which nothing else is shown, or else in the corner of its first one."""
    orb = ground.orb
    corner: dict[int, int] = {}
    middle: dict[int, int] = {}
    for cell in shown_cells(orb):
        number = int(layer(orb, cell))
        if orb.pieces[number] < MAIN_AIRLOCK:
            corner.setdefault(number, cell)
            if cell not in taken and not mark_at(orb, cell):
                middle.setdefault(number, cell)
    found = [
        card_name(ORB_CARDS[orb.pieces[number]], middle.get(number, cell), number in middle)
        for number, cell in corner.items()
    ]
    return f'<g aria-hidden="true">{"".join(found)}</g>'


def card_name(name: str, cell: int, alone: bool) -> str:
    x, y = cell % SIDE * STEP, cell // SIDE * STEP
    kind, inset = ("cardno alone", STEP // 2) if alone else ("cardno", 3)
    return f'<text class="{kind}" x="{x + inset}" y="{y + inset}">{name}</text>'


def floor(orb: Orb, cell: int) -> str:
    x, y = cell % SIDE * STEP, cell // SIDE * STEP
    lock = " lock" if orb.pieces[layer(orb, cell)] >= MAIN_AIRLOCK else ""
    return f'<rect class="fl{lock}" x="{x}" y="{y}" width="{STEP}" height="{STEP}"/>'


def marks(orb: Orb, kit: OrbKit, cell: int) -> str:
    """What the square shows; the area of the main airlock is one space and has one sign
    [RAC-382]."""
    content = orb.cells[cell] & MASK
    if cell == kit.airlock_twin:
        return ""
    x, y = middle_of(kit, cell)
    ring = ""
    if cell == kit.airlock:
        ring = f'<rect class="lockring" x="{x - STEP + 5}" y="{y - STEP // 2 + 5}" width="{2 * STEP - 10}" height="{STEP - 10}" rx="8"/>'
    return ring + mark(content, x, y, cell in orb.spots)


def edges(orb: Orb, cell: int, strength: int) -> str:
    """North and west edges of a square; south and east ones where nothing lies beyond."""
    x, y = cell % SIDE * STEP, cell // SIDE * STEP
    found = [
        edge(edge_beside(orb, cell, -SIDE), x, y, x + STEP, y, strength),
        edge(edge_beside(orb, cell, -1), x, y, x, y + STEP, strength),
    ]
    if not orb.cells[cell + SIDE] & MASK:
        found.append(edge(edge_beside(orb, cell, SIDE), x, y + STEP, x + STEP, y + STEP, strength))
    if not orb.cells[cell + 1] & MASK:
        found.append(edge(edge_beside(orb, cell, 1), x + STEP, y, x + STEP, y + STEP, strength))
    return "".join(found)


def teams(seen: Seen, interactive: bool) -> list[str]:
    """Pawns in the players' colours; several on one square stand side by side."""
    state = seen.view.state
    taken: dict[int, int] = {}
    found = []
    for seat, one in enumerate(state.areas):
        for number, cell in enumerate(one.teams):
            x, y = middle_of(state.kit.orb, cell)
            shift = taken.get(cell, 0)
            taken[cell] = shift + 1
            letter = LETTERS[seat]
            name = f' id="piece-{letter.upper()}{number + 1}"' if interactive else ""
            found.append(
                f'<g transform="translate({x + 9 * shift} {y})"><g class="piece"{name}><path class="pawn f{letter}" d="{PAWN}"/>'
                f'<text class="plet" y="8">{letter.upper()}</text></g></g>'
            )
    return found


@cache
def legend(language: str) -> str:
    """What the marks mean, once below the map."""
    say = words_in(language)
    lines = (
        ('<line class="wall" x1="2" y1="12" x2="34" y2="12"/>', "legend-wall"),
        (
            '<line class="bar" x1="0" y1="12" x2="36" y2="12"/><circle class="barn" cx="18" cy="12" r="8"/>',
            "legend-strong",
        ),
        (
            '<line class="bar pass" x1="0" y1="12" x2="36" y2="12"/><circle class="barn pass" cx="18" cy="12" r="8"/>',
            "legend-weak",
        ),
    )
    found = [
        f'<li><svg viewBox="0 0 36 24" aria-hidden="true">{line}</svg>{esc(say(key))}</li>'
        for line, key in lines
    ]
    signs = (("teleporter", "tele"), ("station", "stat"))
    found += [f"<li>{icon(name, kind)}{esc(say('legend-' + name))}</li>" for name, kind in signs]
    tokens = (
        (SPOT_A, "legend-artifact-a"),
        (SPOT_B, "legend-artifact-b"),
        (BREEDING, "legend-breeding"),
    )
    found += [
        f'<li><svg viewBox="0 0 44 44" aria-hidden="true">{mark(spot, 22, 22, True)}</svg>{esc(say(key))}</li>'
        for spot, key in tokens
    ]
    return f'<ul class="orblegend">{"".join(found)}</ul>'
