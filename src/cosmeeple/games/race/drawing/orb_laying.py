"""A card that is being laid: it follows the pointer or the arrow keys, legal places are lit
[RAC-400..404].

The page gets the card in each turn and the places that the rules allow; the script (`laying.ts`)
moves it about and asks the server why another place is not allowed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.html import esc, icon
from cosmeeple.games.race.drawing.orb_squares import STEP, card_picture, piece_in_words
from cosmeeple.games.race.orb_kit import CELLS, MIDDLE, SIDE
from cosmeeple.games.race.orb_laying import placements
from cosmeeple.games.race.orb_play import TURN, LayPiece, TurnPiece, blocked, faces_of

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.race.orb_kit import Face
    from cosmeeple.games.race.state import State


def turns(seen: Seen) -> list[tuple[int, list[int]]]:
    """The turns that can be chosen, or the one that has been, each with its legal places."""
    frame = seen.view.frame
    state: State = seen.view.state
    if not seen.asked or not isinstance(frame, (TurnPiece, LayPiece)):
        return []
    wanted = list(seen.view.options) if isinstance(frame, TurnPiece) else [frame.turn]
    free = blocked(state, frame.away_from)
    faces = faces_of(state, frame.piece)
    return [(turn, list(placements(state.orbs[0], faces[turn], free))) for turn in wanted]


def places_shown(seen: Seen) -> list[int]:
    """Corners of all the places where the card could lie: the picture must have room for them."""
    found = []
    for turn, places in turns(seen):
        face = face_of(seen, turn)
        for at in places:
            found += [at, at + (face.height - 1) * SIDE + face.width - 1]
    return found


def face_of(seen: Seen, turn: int) -> Face:
    frame = seen.view.frame
    assert isinstance(frame, (TurnPiece, LayPiece))
    return faces_of(seen.view.state, frame.piece)[turn]


def turn_name(seen: Seen, turn: int, say: Words) -> str:
    frame = seen.view.frame
    assert isinstance(frame, (TurnPiece, LayPiece))
    return say(
        "card-turned",
        card=piece_in_words(seen, frame.piece),
        turn=seen.texts.say(f"choice-turn-{TURN.keys[turn]}").lower(),
    )


def hover_card(seen: Seen, area: tuple[int, int, int, int], say: Words) -> str:
    """The card above the Orb, and a dot in the middle of every place where it may lie."""
    found = turns(seen)
    if not found:
        return ""
    frame = seen.view.frame
    dots = []
    for number, (turn, places) in enumerate(found):
        face = face_of(seen, turn)
        name = TURN.keys[turn]
        circles = "".join(
            f'<circle class="dot" cx="{at % SIDE * STEP + face.width * STEP // 2}" cy="{at // SIDE * STEP + face.height * STEP // 2}" r="8"/>'
            for at in places
        )
        first = f"turn:{name}" if isinstance(frame, TurnPiece) else ""
        shown = " on" if number == 0 else ""
        dots.append(
            f'<g class="layturn{shown}" data-turn="{name}" data-first="{first}" data-size="{face.width} {face.height}" '
            f'data-name="{esc(turn_name(seen, turn, say))}" data-places="{" ".join(CELLS[at] for at in places)}">{circles}</g>'
        )
    pictures = "".join(
        f'<g id="lay-{TURN.keys[turn]}">{card_picture(face_of(seen, turn))}</g>'
        for turn, _ in found
    )
    turn, places = found[0]
    face = face_of(seen, turn)
    x, y = places[0] % SIDE, places[0] // SIDE
    left, top, right, bottom = area
    return (
        f'<g class="lay" data-lay="{STEP} {MIDDLE}" data-area="{left - MIDDLE} {top - MIDDLE} {right - MIDDLE} {bottom - MIDDLE}"><defs>{pictures}</defs>'
        f'<g aria-hidden="true">{"".join(dots)}</g>'
        f'<g class="laycard fits" role="button" tabindex="0" aria-label="{esc(turn_name(seen, turn, say))}" transform="translate({x * STEP} {y * STEP})">'
        f'<use href="#lay-{TURN.keys[turn]}"/><rect class="layedge" width="{face.width * STEP}" height="{face.height * STEP}" rx="4"/></g></g>'
    )


def lay_bar(seen: Seen, say: Words) -> str:
    """Turning and going from place to place with buttons; what is said there changes with the
    card."""
    found = turns(seen)
    if not found:
        return ""
    several = "" if len(found) > 1 else ' aria-disabled="true"'
    buttons = {
        name: f'<button type="button" class="btn icon" data-lay-do="{name}" title="{esc(say("lay-" + name))}" aria-label="{esc(say("lay-" + name))}"{extra}>{icon(picture)}</button>'
        for name, picture, extra in (
            ("left", "rotate-l", several),
            ("right", "rotate-r", several),
            ("back", "prev", ""),
            ("next", "next", ""),
        )
    }
    return (
        f'<div class="laybar" data-laybar hidden data-place="{esc(say("lay-place", number="#", all="#"))}" data-not="{esc(say("lay-not"))}">'
        f'{buttons["left"]}{buttons["right"]}<p class="laysay" role="status"><b data-lay-name></b><small data-lay-note></small></p>'
        f'{buttons["back"]}{buttons["next"]}<button type="button" class="btn primary" data-lay-do="here">{icon("check")}<span>{esc(say("lay-here"))}</span></button></div>'
    )
