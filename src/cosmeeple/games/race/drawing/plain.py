"""The table in words: every tableau with its goods, the piles, one's own hand with prices; the Orb
where it is in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.plain import BREADTH, Section
from cosmeeple.games.race.drawing.areas import with_goods
from cosmeeple.games.race.drawing.faces import spoken
from cosmeeple.games.race.drawing.facts import words
from cosmeeple.games.race.drawing.orb_squares import piece_in_words, shown_cells, square_in_words
from cosmeeple.games.race.drawing.prices import price
from cosmeeple.games.race.orb_board import edge_beside, layer, square
from cosmeeple.games.race.orb_kit import (
    AIRLOCK,
    BREEDING,
    SIDE,
    SPOT_A,
    SPOT_B,
    STATION,
    TELEPORTER,
    WALL,
)
from cosmeeple.games.race.orb_places import mark_at, square_name
from cosmeeple.games.race.orb_play import LayPiece, TurnPiece
from cosmeeple.games.race.vocabulary import MAIN_AIRLOCK, ORB_CARD_COUNT, ORB_CARDS, PIECES
from cosmeeple.kernel.game import SEAT_LETTERS

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.games.race.orb_board import Orb
    from cosmeeple.games.race.orb_kit import Face
    from cosmeeple.games.race.state import State

#: A square of the map with the edge before it.
SQUARE: Final = 5
CHART_MARKS: Final = {"airlock": "=", "teleporter": "t", "station": "s", "artifact": "*"}
#: The same on a card; `!` breeds a card when its artifact is taken.
FACE_MARKS: Final = {
    AIRLOCK: "=",
    TELEPORTER: "t",
    STATION: "s",
    SPOT_A: "*A",
    SPOT_B: "*B",
    BREEDING: "*!",
}


def sections(seen: Seen) -> list[Section]:
    found = [tableaux(seen)]
    if seen.view.state.orbs:
        found.append(orb(seen))
    return [*found, hand(seen)] if seen.seat >= 0 else found


def tableaux(seen: Seen) -> Section:
    state: State = seen.view.state
    say = words(seen)
    lines = []
    for seat, one in enumerate(state.areas):
        cards = "; ".join(with_goods(seen, one))
        lines.append(f"{seen.texts.name('seat', seat)}: {cards or say('no-cards')}")
    lines.append(
        f"{say('pool')}: {max(0, state.pool)}; {say('deck')}: {len(state.deck)}; {say('discards')}: {len(state.discards)}"
    )
    return Section(say("in-words"), lines)


def orb(seen: Seen) -> Section:
    """Teams and tokens, by the names of their squares."""
    state: State = seen.view.state
    say = words(seen)
    here = state.orbs[0]
    texts = seen.texts

    def name_of(cell: int) -> str:
        return texts.name("square", square_name(here, state.kit.orb, cell))

    lines = [
        ", ".join(one)
        for one in (
            [
                say("team-at", name=texts.name("seat", seat), square=name_of(cell))
                for seat, area in enumerate(state.areas)
                for cell in area.teams
            ],
            [square_in_words(seen, cell) for cell in here.spots],
        )
        if one
    ]
    return Section(say("the-orb"), lines or [say("no-cards")])


def hand(seen: Seen) -> Section:
    state: State = seen.view.state
    say = words(seen)
    own = state.areas[seen.seat]
    lines = []
    for card in [*own.dealt, *own.hand]:
        now = price(seen, card, say)
        lines.append(spoken(seen, state.kit.cards[card], say) + (f"; {now}" if now else ""))
    return Section(say("your-hand"), lines or [say("no-cards")])


def chart(seen: Seen) -> list[str]:
    """The Orb in letters: walls and barriers around the squares, the number of each card on its
    first square with nothing else on it, marks and teams on the others."""
    state: State = seen.view.state
    if not state.orbs:
        return []
    here = state.orbs[0]
    columns = range(int(here.left), int(here.right) + 1)
    if len(columns) * SQUARE + 1 > BREADTH:
        return []
    inside = contents(seen)
    lines = []
    for y in range(int(here.top), int(here.bottom) + 2):
        upper = lower = ""
        for x in [*columns, int(here.right) + 1]:
            cell = y * SIDE + x
            upper += "+" if any(square(here, cell - one) for one in (0, 1, SIDE, SIDE + 1)) else " "
            lower += edge(here, cell, -1, "|", 1)
            if x in columns:
                upper += edge(here, cell, -SIDE, "----", 4)
                lower += inside.get(cell, "").center(4)
        lines += [upper.rstrip(), lower.rstrip()]
    return [*lines[:-1], words(seen)("chart-legend"), *own_cards(seen)]


def own_cards(seen: Seen) -> list[str]:
    """The viewer's orb cards as printed, and the piece that is being laid in its turn, side by
    side."""
    state: State = seen.view.state
    faces = state.kit.orb.faces
    frame = seen.view.frame
    shown: list[tuple[int, int]] = []
    if isinstance(frame, (TurnPiece, LayPiece)) and seen.asked:
        shown.append((frame.piece, frame.turn if isinstance(frame, LayPiece) else 0))
    if seen.seat >= 0:
        shown += [(int(card), 0) for card in state.areas[seen.seat].orb_hand]
    drawn = [
        [
            PIECES[piece] if piece < ORB_CARD_COUNT else piece_in_words(seen, piece),
            *face_lines(faces[piece][turn]),
        ]
        for piece, turn in shown
    ]
    rows = max([len(one) for one in drawn], default=0)
    wide = [max(map(len, one)) for one in drawn]
    return [
        "  ".join(
            (one[row] if row < len(one) else "").ljust(width)
            for one, width in zip(drawn, wide, strict=True)
        ).rstrip()[:BREADTH]
        for row in range(rows)
    ]


def face_lines(face: Face) -> list[str]:
    """A card of the Orb by itself, its edges as on the map."""
    width, height = int(face.width), int(face.height)
    lines = []
    for y in range(height):
        upper, lower = "", ""
        for x in range(width):
            place = y * width + x
            north, _, _, west = face.edges[place]
            upper += "+" + hardness(north, "----", 4)
            lower += hardness(west, "|", 1) + FACE_MARKS.get(face.squares[place], "").center(4)
        lines += [upper + "+", lower + hardness(face.edges[y * width + width - 1][1], "|", 1)]
    last = [hardness(face.edges[(height - 1) * width + x][2], "----", 4) for x in range(width)]
    return [*lines, "".join([f"+{one}" for one in last]) + "+"]


def edge(orb: Orb, cell: int, step: int, wall: str, wide: int) -> str:
    """An edge of a square, open where nothing is printed."""
    if not square(orb, cell) and not square(orb, cell + step):
        return " " * wide
    return hardness(int(edge_beside(orb, cell, step)), wall, wide)


def hardness(hard: int, wall: str, wide: int) -> str:
    """A wall, the number of a barrier, or an opening."""
    return wall if hard == WALL else str(hard or "").center(wide)


def contents(seen: Seen) -> dict[int, str]:
    """What stands in each square: teams before marks, and the number of a card where there is
    nothing."""
    state: State = seen.view.state
    here = state.orbs[0]
    found: dict[int, str] = {}
    named: set[int] = set()
    for seat, one in enumerate(state.areas):
        for cell in one.teams:
            found[int(cell)] = found.get(int(cell), "") + SEAT_LETTERS[seat]
    for cell in shown_cells(here):
        mark = mark_at(here, cell)
        number = int(layer(here, cell))
        if mark:
            found.setdefault(cell, CHART_MARKS[mark])
        if cell in found or number in named or here.pieces[number] >= MAIN_AIRLOCK:
            continue
        named.add(number)
        found[cell] = ORB_CARDS[here.pieces[number]]
    return found
