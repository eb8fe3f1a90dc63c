"""The Orb as SVG: floors, walls, barriers with their strength, teleporters, stations, artifacts, teams, and where one may go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import esc, icon, tag
from cosmeeple.games.race.orb_board import edge_beside, layer
from cosmeeple.games.race.orb_kit import (
    AIRLOCK,
    BREEDING,
    CELLS,
    SIDE,
    SPOT_A,
    SPOT_B,
    STATION,
    TELEPORTER,
    WALL,
    Face,
)
from cosmeeple.games.race.orb_play import TURN, LayPiece, TurnPiece
from cosmeeple.games.race.orb_step import barrier_military
from cosmeeple.games.race.table.facts import HIDDEN, in_orb, words
from cosmeeple.games.race.vocabulary import MAIN_AIRLOCK, ORB_CARDS, PIECES

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.race.orb_board import Orb

STEP: Final = 44
LETTERS: Final = "abcde"
PAWN: Final = "M0-15a6.5 6.5 0 0 1 4.6 11.1C9-2.5 12 2 12 8v5h-24V8c0-6 3-10.5 7.400-11.900A6.5 6.5 0 0 1 0-15z"


def orb_svg(seen: Seen, interactive: bool) -> str:
    """The whole Orb, cut to what is laid and where something could be laid."""
    orb: Orb = seen.view.state.orbs[0]
    legal = seen.legal() if interactive else {}
    targets = {CELLS.index(key.partition(":")[2]): key for key in legal if key.partition(":")[2] in CELLS_SET}
    columns = [cell % SIDE for cell in targets] + [orb.left, orb.right]
    rows = [cell // SIDE for cell in targets] + [orb.top, orb.bottom]
    left, right, top, bottom = min(columns) - 1, max(columns) + 2, min(rows) - 1, max(rows) + 2
    view_box = f"{left * STEP} {top * STEP} {(right - left) * STEP} {(bottom - top) * STEP}"
    squares = range(max(orb.top, 0) * SIDE, (orb.bottom + 1) * SIDE)
    shown = [cell for cell in squares if orb.cells[cell] & 15]
    say = words(seen)
    parts = [floor(orb, cell) for cell in shown]
    parts += [marks(seen, orb, cell) for cell in shown]
    parts += [edges(seen, orb, cell) for cell in shown]
    parts += [target(seen, cell, key, say) for cell, key in sorted(targets.items())]
    parts += teams(seen, interactive)
    label = esc(say("the-orb"))
    kind = "orbmap" if interactive else "orbmap mini"
    return f'<svg class="{kind}" viewBox="{view_box}" role="group" aria-label="{label}">{"".join(parts)}</svg>'


CELLS_SET: Final = frozenset(CELLS)


def middle(cell: int) -> tuple[int, int]:
    return cell % SIDE * STEP + STEP // 2, cell // SIDE * STEP + STEP // 2


def floor(orb: Orb, cell: int) -> str:
    x, y = cell % SIDE * STEP, cell // SIDE * STEP
    lock = " lock" if orb.pieces[layer(orb, cell)] >= MAIN_AIRLOCK else ""
    return f'<rect class="fl{lock}" x="{x}" y="{y}" width="{STEP}" height="{STEP}"/>'


def symbol(name: str, x: int, y: int, size: int, kind: str) -> str:
    half = size // 2
    return f'<svg class="{kind}" x="{x - half}" y="{y - half}" width="{size}" height="{size}" aria-hidden="true"><use href="#i-{name}"/></svg>'


def marks(seen: Seen, orb: Orb, cell: int) -> str:
    x, y = middle(cell)
    content = orb.cells[cell] & 15
    if content == TELEPORTER:
        return symbol("teleporter", x, y, 24, "tele")
    if content == STATION:
        return symbol("station", x, y, 24, "stat")
    if content == AIRLOCK:
        return symbol("airlock", x, y, 24, "lockmark")
    if content in (SPOT_A, SPOT_B, BREEDING):
        alert = f'<circle class="brd" cx="{x + 13}" cy="{y - 13}" r="7"/>' if content == BREEDING else ""
        if cell not in orb.spots:
            return f'<circle class="spot" cx="{x}" cy="{y}" r="10"/>{alert}'
        kind = "tok-b" if content == SPOT_B else "tok-a"
        path = f"M{x} {y - 13}l11 6.5v13l-11 6.5-11-6.5v-13z"
        return f'<path class="tokhex {kind}" d="{path}"/>{symbol("artefact", x, y, 16, "tokmark")}{alert}'
    return ""


def edges(seen: Seen, orb: Orb, cell: int) -> str:
    """North and west edges of a square; south and east ones where nothing lies beyond."""
    x, y = cell % SIDE * STEP, cell // SIDE * STEP
    found = [
        edge(seen, edge_beside(orb, cell, -SIDE), x, y, x + STEP, y),
        edge(seen, edge_beside(orb, cell, -1), x, y, x, y + STEP),
    ]
    if not orb.cells[cell + SIDE] & 15:
        found.append(edge(seen, edge_beside(orb, cell, SIDE), x, y + STEP, x + STEP, y + STEP))
    if not orb.cells[cell + 1] & 15:
        found.append(edge(seen, edge_beside(orb, cell, 1), x + STEP, y, x + STEP, y + STEP))
    return "".join(found)


def edge(seen: Seen, hard: int, x1: int, y1: int, x2: int, y2: int) -> str:
    line = f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'
    if hard == 0:
        return f'<line class="open" {line}/>'
    if hard == WALL:
        return f'<line class="wall" {line}/>'
    x, y = (x1 + x2) // 2, (y1 + y2) // 2
    passed = ""
    if seen.seat >= 0:
        own = seen.view.state.areas[seen.seat]
        passed = " pass" if HIDDEN not in own.tableau and barrier_military(seen.view.state, own) >= hard else ""
    return (
        f'<line class="bar{passed}" {line}/><circle class="barn{passed}" cx="{x}" cy="{y}" r="8"/>'
        f'<text class="bart{passed}" x="{x}" y="{y + 4}">{hard}</text>'
    )


def target(seen: Seen, cell: int, key: str, say: Words) -> str:
    x, y = cell % SIDE * STEP + 4, cell // SIDE * STEP + 4
    label = esc(say("square", cell=CELLS[cell]))
    return (
        f'<rect class="reach can" x="{x}" y="{y}" width="{STEP - 8}" height="{STEP - 8}" rx="7" role="button" tabindex="-1" '
        f'aria-label="{label}" data-choice="{esc(key)}"/>'
    )


def teams(seen: Seen, interactive: bool) -> list[str]:
    """Pawns in the players' colours; several on one square stand side by side."""
    state = seen.view.state
    taken: dict[int, int] = {}
    found = []
    for seat, one in enumerate(state.areas):
        for number, cell in enumerate(one.teams):
            x, y = middle(cell)
            if cell == state.kit.orb.airlock:
                x += STEP // 2
            shift = taken.get(cell, 0)
            taken[cell] = shift + 1
            letter = LETTERS[seat]
            name = f' id="piece-{letter.upper()}{number + 1}"' if interactive else ""
            found.append(
                f'<g transform="translate({x + 9 * shift} {y})"><g class="piece"{name}><path class="pawn f{letter}" d="{PAWN}"/>'
                f'<text class="plet" y="8">{letter.upper()}</text></g></g>'
            )
    return found


# --- beside the board


def orb_card(seen: Seen, card: int, turn: int = 0) -> str:
    """A card of the Orb as a small picture, turned as it will lie."""
    face: Face = seen.view.state.kit.orb.faces[card][turn]
    size = 26
    parts = []
    for place, content in enumerate(face.squares):
        x, y = place % face.width * size, place // face.width * size
        parts.append(f'<rect class="fl" x="{x}" y="{y}" width="{size}" height="{size}"/>')
        names = {
            TELEPORTER: "teleporter",
            STATION: "station",
            SPOT_A: "artefact",
            SPOT_B: "artefact",
            BREEDING: "artefact",
        }
        if content in names:
            parts.append(
                symbol(names[content], x + size // 2, y + size // 2, 16, "tele" if content == TELEPORTER else "stat")
            )
        ends = (
            (x, y, x + size, y),
            (x + size, y, x + size, y + size),
            (x, y + size, x + size, y + size),
            (x, y, x, y + size),
        )
        for hard, (x1, y1, x2, y2) in zip(face.edges[place], ends, strict=True):
            kind = "wall" if hard == WALL else "bar" if hard else "open"
            parts.append(f'<line class="{kind} thin" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>')
            if 0 < hard < WALL:
                parts.append(f'<text class="bart pass" x="{(x1 + x2) // 2}" y="{(y1 + y2) // 2 + 4}">{hard}</text>')
    return f'<svg class="ocardmap" viewBox="-4 -4 {face.width * size + 8} {face.height * size + 8}" aria-hidden="true">{"".join(parts)}</svg>'


def laying(seen: Seen) -> str:
    """The piece that is being laid: its four turns to choose from, or the chosen one."""
    frame = seen.view.frame
    say = words(seen)
    if isinstance(frame, LayPiece):
        shown = f'<li><div class="ocard">{orb_card(seen, frame.piece, frame.turn)}<span>{PIECES[frame.piece]}</span></div></li>'
    elif isinstance(frame, TurnPiece):
        legal = seen.legal()
        shown = "".join(
            f'<li><button type="button" class="ocard legal" data-choice="turn:{TURN.keys[turn]}">{orb_card(seen, frame.piece, turn)}'
            f"<span>{esc(seen.texts.choice(frame, turn))}</span></button></li>"
            for turn in range(4)
            if f"turn:{TURN.keys[turn]}" in legal
        )
    else:
        return ""
    return f'<h3 class="cap">{esc(say("being-laid"))}</h3><ul class="laying">{shown}</ul>' if shown else ""


def orb_side(seen: Seen) -> str:
    """The map in small, the priority track, the own orb cards and tokens."""
    state = seen.view.state
    say = words(seen)
    orb: Orb = state.orbs[0]
    legal = seen.legal()
    track = "".join(f"<li>{tag(seat)}</li>" for seat in orb.track)
    cards = []
    own = state.areas[seen.seat].orb_hand if seen.seat >= 0 else []
    for card in own:
        key = f"orb:{ORB_CARDS[card]}"
        inside = f"{orb_card(seen, card)}<span>{ORB_CARDS[card]}</span>"
        if key in legal:
            cards.append(f'<li><button type="button" class="ocard legal" data-choice="{key}">{inside}</button></li>')
        else:
            cards.append(f'<li><div class="ocard">{inside}</div></li>')
    held = f'<h3 class="cap">{esc(say("your-orb-cards"))}</h3><ul class="ocards">{"".join(cards)}</ul>' if cards else ""
    mini = "" if in_orb(seen) else orb_svg(seen, False)
    return (
        f'<header><h2>{esc(say("the-orb"))}</h2><span class="cap">{icon("station")} {esc(say("stations-seen", count=sum(1 for cell in orb.cells if cell & 15 == STATION)))}</span></header>'
        f'{mini}{laying(seen)}<h3 class="cap">{esc(say("track"))}</h3><ol class="prio">{track}</ol>{held}{tokens(seen)}'
    )


def tokens(seen: Seen) -> str:
    """The own artifact tokens with their points, face down for the others; used ones of everybody."""
    state = seen.view.state
    say = words(seen)
    rows = []
    if seen.seat >= 0:
        for token in state.areas[seen.seat].tokens:
            rows.append(
                f"<li>{icon('artefact')} {esc(seen.texts.name('token', token))} <small>{esc(say('points', count=state.kit.orb.tokens[token].vp))}</small></li>"
            )
    for seat, one in enumerate(state.areas):
        for token in one.used_tokens:
            rows.append(
                f'<li class="used">{tag(seat, small=True)} {esc(seen.texts.name("token", token))} <small>{esc(say("used"))}</small></li>'
            )
    if not rows:
        return ""
    return f'<h3 class="cap">{esc(say("artifacts"))}</h3><ul class="arts">{"".join(rows)}</ul>'


def orb_in_words(seen: Seen) -> str:
    """Squares that matter, teams and tokens, as a list."""
    state = seen.view.state
    say = words(seen)
    orb: Orb = state.orbs[0]
    rows = []
    for seat, one in enumerate(state.areas):
        for cell in one.teams:
            rows.append(say("team-at", name=seen.texts.name("seat", seat), cell=CELLS[cell]))
    kinds = {TELEPORTER: "word-teleporter", STATION: "word-station"}
    for cell, packed in enumerate(orb.cells):
        content = packed & 15
        if content in kinds:
            rows.append(say(kinds[content], cell=CELLS[cell]))
    rows += [say("word-token", cell=CELLS[cell]) for cell in orb.spots]
    rows += [say("word-piece", piece=PIECES[piece]) for piece in orb.pieces[2:]]
    return "".join(f"<li>{esc(row)}</li>" for row in rows)


__all__ = ["orb_in_words", "orb_side", "orb_svg"]
