"""Squares to go to: lit, with the number of steps and the way; the others say why not
[RAC-380..384]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.html import esc
from cosmeeple.games.race.drawing.orb_squares import STEP, middle_of, shown_cells, square_in_words
from cosmeeple.games.race.orb_kit import CELLS, SIDE
from cosmeeple.games.race.orb_play import LayPiece
from cosmeeple.games.race.orb_step import MoveTeam

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.race.orb_ways import Reach
    from cosmeeple.games.race.state import State


def squares_to_go(seen: Seen, targets: dict[int, str], say: Words) -> str:
    """Controls on squares: for moving, starting and returning."""
    frame = seen.view.frame
    state: State = seen.view.state
    if not seen.asked or isinstance(frame, LayPiece):
        return ""
    if not isinstance(frame, MoveTeam):
        return "".join(target(seen, cell, key, say) for cell, key in sorted(targets.items()))
    here = state.areas[seen.seat].teams[frame.team]
    near = frame.reach(state)
    found = [
        far_square(seen, cell, say)
        for cell in shown_cells(state.orbs[0])
        if cell not in targets and cell not in (here, state.kit.orb.airlock_twin)
    ]
    # The farthest first, so that the trace of a near square is never under another's control.
    for cell in sorted(targets, key=lambda one: (-len(near.way(one)), one)):
        found.append(way_to(seen, near, cell, targets[cell], say))
    x, y = middle_of(state.kit.orb, here)
    found.append(f'<rect class="mover" x="{x - 19}" y="{y - 19}" width="38" height="38" rx="9"/>')
    return "".join(found)


def target(seen: Seen, cell: int, key: str, say: Words, label: str = "") -> str:
    state: State = seen.view.state
    x, y = cell % SIDE * STEP + 4, cell // SIDE * STEP + 4
    width = STEP * 2 - 8 if cell == state.kit.orb.airlock else STEP - 8
    return (
        f'<rect class="reach can" x="{x}" y="{y}" width="{width}" height="{STEP - 8}" rx="7" role="button" tabindex="-1" '
        f'aria-label="{esc(label or square_in_words(seen, cell))}" data-choice="{esc(key)}"/>'
    )


def way_to(seen: Seen, near: Reach, cell: int, key: str, say: Words) -> str:
    """A square within reach; its way shows when the pointer or the focus is on it."""
    way = near.way(cell)
    steps = len(way) - 1
    state: State = seen.view.state
    points = [middle_of(state.kit.orb, one) for one in way]
    line = "L".join(f"{x} {y}" for x, y in points)
    x, y = cell % SIDE * STEP + 13, cell // SIDE * STEP + STEP - 9
    label = say("square-steps", square=square_in_words(seen, cell), count=steps)
    return (
        f'<g class="way">{target(seen, cell, key, say, label)}<path class="trace" d="M{line}"/>'
        f'<text class="steps" x="{x}" y="{y}" aria-hidden="true">{steps}</text></g>'
    )


def far_square(seen: Seen, cell: int, say: Words) -> str:
    """Out of reach: no target, but it explains itself."""
    x, y = cell % SIDE * STEP + 3, cell // SIDE * STEP + 3
    name = square_in_words(seen, cell)
    return (
        f'<rect class="far" x="{x}" y="{y}" width="{STEP - 6}" height="{STEP - 6}" rx="7" role="button" tabindex="-1" '
        f'aria-disabled="true" aria-label="{esc(say("square-far", square=name))}" data-why="go:{CELLS[cell]}" data-name="{esc(name)}"/>'
    )
