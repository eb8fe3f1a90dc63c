"""Squares of the Orb: where they lie in the picture, what their keys are, how a square, an edge and
a card are drawn."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from cosmeeple.games.race.drawing.faces import voice
from cosmeeple.games.race.orb_kit import (
    AIRLOCK,
    BREEDING,
    CELLS,
    MASK,
    SIDE,
    SPOT_A,
    SPOT_B,
    STATION,
    TELEPORTER,
    WALL,
)
from cosmeeple.games.race.orb_places import SQUARES, mark_at, square_name
from cosmeeple.games.race.vocabulary import PIECES
from cosmeeple.kernel.words.text import beginning

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.race.kit import RaceKit
    from cosmeeple.games.race.orb_board import Orb
    from cosmeeple.games.race.orb_kit import Face, OrbKit
    from cosmeeple.games.race.state import State

STEP: Final = 44
NUMBERS: Final = {name: cell for cell, name in enumerate(CELLS)}


class Ground:
    """The Orb as far as the drawing of its squares depends on it: equal where that is the same, at
    whichever table."""

    __slots__ = ("_hash", "key", "orb")

    def __init__(self, orb: Orb) -> None:
        self.orb = orb
        #: With the row below, whose edges are drawn as well.
        cells = orb.cells[max(orb.top, 0) * SIDE : (orb.bottom + 2) * SIDE]
        box = (orb.left, orb.top, orb.right, orb.bottom)
        self.key = (box, tuple(orb.pieces), tuple(orb.spots), tuple(cells))
        self._hash = hash(self.key)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ground) and self.key == other.key


def cell_of(key: str) -> int:
    """The square that a choice names, or -1: "go:3,-2", "at:0,1"."""
    return NUMBERS.get(key.partition(":")[2], -1)


def square_in_words(seen: Seen, cell: int) -> str:
    """A square by its name, and what is marked there where the name does not say it."""
    state: State = seen.view.state
    return square_named(state.orbs[0], state.kit, seen.texts.language, cell)


def square_named(orb: Orb, kit: RaceKit, language: str, cell: int) -> str:
    """The same; it depends on nobody's name."""
    texts, say = voice(kit, language)
    name = texts.name("square", square_name(orb, kit.orb, cell))
    mark = mark_unsaid(orb, kit.orb, cell, say)
    return beginning(f"{name} ({mark})" if mark else name)


def mark_unsaid(orb: Orb, kit: OrbKit, cell: int, say: Words) -> str:
    """What is marked on a square, where there is more of it on the card, so that the name cannot
    say it."""
    mark = mark_at(orb, cell)
    named = SQUARES[square_name(orb, kit, cell)]
    return say(f"with-{mark}") if mark and not named.endswith(f".{mark}") else ""


def piece_in_words(seen: Seen, piece: int) -> str:
    """A piece of the Orb: "Card A07", "Small airlock"."""
    return beginning(seen.texts.say("piece-name", piece=PIECES[piece]))


def middle_of(kit: OrbKit, cell: int) -> tuple[int, int]:
    """The middle of a space; the area of the main airlock has two squares [RAC-382]."""
    wide = STEP // 2 if cell == kit.airlock else 0
    return cell % SIDE * STEP + STEP // 2 + wide, cell // SIDE * STEP + STEP // 2


def shown_cells(orb: Orb) -> list[int]:
    """All squares that exist."""
    rows = range(max(orb.top, 0) * SIDE, (orb.bottom + 1) * SIDE)
    return [cell for cell in rows if orb.cells[cell] & MASK]


def symbol(name: str, x: int, y: int, size: int, kind: str) -> str:
    half = size // 2
    return f'<svg class="{kind}" x="{x - half}" y="{y - half}" width="{size}" height="{size}" aria-hidden="true"><use href="#i-{name}"/></svg>'


def mark(content: int, x: int, y: int, token: bool) -> str:
    """What a square shows; `token`: an artifact lies on its spot."""
    if content == TELEPORTER:
        return symbol("teleporter", x, y, 24, "tele")
    if content == STATION:
        return symbol("station", x, y, 24, "stat")
    if content == AIRLOCK:
        return symbol("airlock", x, y, 24, "lockmark")
    if content not in (SPOT_A, SPOT_B, BREEDING):
        return ""
    alert = ""
    if content == BREEDING:
        alert = f'<circle class="brd" cx="{x + 13}" cy="{y - 13}" r="7"/><text class="brdt" x="{x + 13}" y="{y - 8}">!</text>'
    if not token:
        return f'<circle class="spot" cx="{x}" cy="{y}" r="10"/>{alert}'
    kind = "tok-b" if content == SPOT_B else "tok-a"
    path = f"M{x} {y - 13}l11 6.5v13l-11 6.5-11-6.5v-13z"
    return (
        f'<path class="tokhex {kind}" d="{path}"/>{symbol("artefact", x, y, 16, "tokmark")}{alert}'
    )


def edge(hard: int, x1: int, y1: int, x2: int, y2: int, strength: int) -> str:
    """An opening, a wall, or a barrier with its number; hollow when the viewer's Military beats
    it."""
    line = f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'
    if hard == 0:
        return f'<line class="open" {line}/>'
    if hard == WALL:
        return f'<line class="wall" {line}/>'
    x, y = (x1 + x2) // 2, (y1 + y2) // 2
    passed = " pass" if strength >= hard else ""
    return (
        f'<line class="bar{passed}" {line}/><circle class="barn{passed}" cx="{x}" cy="{y}" r="9"/>'
        f'<text class="bart{passed}" x="{x}" y="{y + 4}">{hard}</text>'
    )


@lru_cache(maxsize=500)
def card_picture(face: Face) -> str:
    """A card of the Orb with everything on it, its top-left corner at 0,0: as it will lie."""
    parts = []
    for place, content in enumerate(face.squares):
        x, y = place % face.width * STEP, place // face.width * STEP
        parts.append(f'<rect class="fl" x="{x}" y="{y}" width="{STEP}" height="{STEP}"/>')
        parts.append(mark(content, x + STEP // 2, y + STEP // 2, True))
    for place in range(len(face.squares)):
        x, y = place % face.width * STEP, place // face.width * STEP
        ends = (
            (x, y, x + STEP, y),
            (x + STEP, y, x + STEP, y + STEP),
            (x, y + STEP, x + STEP, y + STEP),
            (x, y, x, y + STEP),
        )
        parts += [edge(hard, *line, -1) for hard, line in zip(face.edges[place], ends, strict=True)]
    return "".join(parts)
