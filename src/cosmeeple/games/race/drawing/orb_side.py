"""Beside the Orb: the priority track, one's own orb cards and artifacts, and everything in words."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cosmeeple.draw.html import esc, icon, tag
from cosmeeple.games.race.drawing.facts import in_orb, words
from cosmeeple.games.race.drawing.orb_map import orb_svg
from cosmeeple.games.race.drawing.orb_squares import (
    STEP,
    Ground,
    card_picture,
    piece_in_words,
    shown_cells,
    square_named,
)
from cosmeeple.games.race.orb_board import stations
from cosmeeple.games.race.orb_kit import MASK, STATION, TELEPORTER
from cosmeeple.games.race.orb_places import square_name
from cosmeeple.games.race.orb_play import TURN, LayPiece, TurnPiece
from cosmeeple.games.race.orb_step import ChooseTeam, MoveTeam, OrbTurn, ReturnTeam
from cosmeeple.games.race.scoring import worth
from cosmeeple.games.race.view import HIDDEN_A
from cosmeeple.games.race.vocabulary import ORB_CARDS

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.race.kit import RaceKit
    from cosmeeple.games.race.orb_board import Orb
    from cosmeeple.games.race.orb_kit import Face
    from cosmeeple.games.race.state import State


def orb_card(seen: Seen, card: int, turn: int = 0) -> str:
    """A card of the Orb as a small picture, turned as it will lie."""
    return face_drawn(seen.view.state.kit.orb.faces[card][turn])


@lru_cache(maxsize=500)
def face_drawn(face: Face) -> str:
    box = f"-6 -6 {face.width * STEP + 12} {face.height * STEP + 12}"
    return f'<svg class="ocardmap" viewBox="{box}" aria-hidden="true">{card_picture(face)}</svg>'


def part(title: str, inside: str, say: Words, where: str = "") -> str:
    """A heading and what belongs to it; a phone shows those that are `first` before the others."""
    return f'<div class="opart {where}"><h3>{esc(say(title))}</h3>{inside}</div>'


def laying(seen: Seen) -> str:
    """The piece that is being laid: its turns to choose from, or the chosen one."""
    frame = seen.view.frame
    say = words(seen)
    if isinstance(frame, LayPiece):
        shown = f'<li><div class="ocard" data-inspect="piece:{frame.piece}">{orb_card(seen, frame.piece, frame.turn)}<span>{esc(piece_in_words(seen, frame.piece))}</span></div></li>'
    elif isinstance(frame, TurnPiece):
        legal = seen.legal()
        shown = "".join(
            f'<li><button type="button" class="ocard legal" data-inspect="piece:{frame.piece}" data-choice="turn:{TURN.keys[turn]}">{orb_card(seen, frame.piece, turn)}'
            f"<span>{esc(seen.texts.choice(frame, turn, seen.view.state))}</span></button></li>"
            for turn in range(4)
            if f"turn:{TURN.keys[turn]}" in legal
        )
    else:
        return ""
    return part("being-laid", f'<ul class="ocards">{shown}</ul>', say, "first") if shown else ""


def orb_side(seen: Seen) -> str:
    """In the drawer: the map in small while something else is on the stage, and all that everybody
    holds."""
    say = words(seen)
    mine = (
        ""
        if in_orb(seen)
        else f"{orb_svg(seen, False)}{track(seen)}{own_cards(seen)}{own_tokens(seen)}"
    )
    return f"{orb_head(seen, say)}{mine}{others_cards(seen)}{others_tokens(seen)}"


def orb_hand(seen: Seen) -> str:
    """Beside the large map: what is being laid, whose turn it is, what the viewer holds."""
    return f"{orb_head(seen, words(seen))}{laying(seen)}{track(seen)}{own_cards(seen)}{own_tokens(seen)}"


def orb_head(seen: Seen, say: Words) -> str:
    seen_stations = esc(say("stations-seen", count=stations(seen.view.state.orbs[0])))
    return f'<header><h2>{esc(say("the-orb"))}</h2><span class="cap">{icon("station")} {seen_stations}</span></header>'


def track(seen: Seen) -> str:
    """Who acts first; the one who is acting now stands out [RAC-344, RAC-361]."""
    say = words(seen)
    frame = seen.view.frame
    now = frame.seat if isinstance(frame, (OrbTurn, MoveTeam, ChooseTeam, ReturnTeam)) else -1
    rows = "".join(
        f'<li class="{"cur" if seat == now else ""}"><span class="sr">{place}. {esc(seen.texts.name("seat", seat))}</span>'
        f'<b aria-hidden="true">{place}</b><span aria-hidden="true">{tag(seat)}</span></li>'
        for place, seat in enumerate(seen.view.state.orbs[0].track, 1)
    )
    return part("track", f'<ol class="prio">{rows}</ol>', say)


def own_cards(seen: Seen) -> str:
    """One's own orb cards; those that can be played now are controls."""
    say = words(seen)
    legal = seen.legal()
    cards = []
    for card in seen.view.state.areas[seen.seat].orb_hand if seen.seat >= 0 else []:
        key = f"orb:{ORB_CARDS[card]}"
        inside = f"{orb_card(seen, card)}<span>{ORB_CARDS[card]}</span>"
        if key in legal:
            cards.append(
                f'<li><button type="button" class="ocard legal" data-inspect="piece:{card}" data-choice="{key}">{inside}</button></li>'
            )
        else:
            cards.append(f'<li><div class="ocard" data-inspect="piece:{card}">{inside}</div></li>')
    return (
        part("your-orb-cards", f'<ul class="ocards">{"".join(cards)}</ul>', say, "first")
        if cards
        else ""
    )


def letters(held: list[int]) -> str:
    """The backs of what another player holds face down [RAC-470]."""
    return " ".join("A" if one == HIDDEN_A else "B" for one in held)


def others_cards(seen: Seen) -> str:
    """The backs of the orb cards that the others hold [RAC-470, RAC-R18]."""
    say = words(seen)
    rows = [
        f"<li>{tag(seat, small=True)} {esc(say('face-down', letters=letters(one.orb_hand)))}</li>"
        for seat, one in enumerate(seen.view.state.areas)
        if seat != seen.seat and one.orb_hand
    ]
    return part("orb-cards", f'<ul class="arts">{"".join(rows)}</ul>', say) if rows else ""


def own_tokens(seen: Seen) -> str:
    """One's own artifact tokens with what they are worth now."""
    state: State = seen.view.state
    say = words(seen)
    visible = stations(state.orbs[0])
    rows = [
        f'<li data-inspect="token:{token}">{icon("artefact")} {esc(seen.texts.name("token", token))} '
        f"<small>{esc(say('points', count=worth(state.kit.orb.tokens[token], visible)))}</small></li>"
        for token in (state.areas[seen.seat].tokens if seen.seat >= 0 else [])
    ]
    return part("artifacts", f'<ul class="arts">{"".join(rows)}</ul>', say) if rows else ""


def others_tokens(seen: Seen) -> str:
    """The backs of what others hold; used tokens of everybody lie open [RAC-430, RAC-470]."""
    say = words(seen)
    rows = []
    for seat, one in enumerate(seen.view.state.areas):
        if seat != seen.seat and one.tokens:
            rows.append(
                f"<li>{tag(seat, small=True)} {esc(say('face-down', letters=letters(list(one.tokens))))}</li>"
            )
        rows += [
            f'<li class="used" data-inspect="token:{token}">{tag(seat, small=True)} '
            f"{esc(seen.texts.name('token', token))} <small>{esc(say('used'))}</small></li>"
            for token in one.used_tokens
        ]
    return part("others-artifacts", f'<ul class="arts">{"".join(rows)}</ul>', say) if rows else ""


def orb_in_words(seen: Seen) -> str:
    """Squares that matter, teams and tokens, as a list."""
    state: State = seen.view.state
    say = words(seen)
    orb: Orb = state.orbs[0]
    rows = []
    for seat, one in enumerate(state.areas):
        rows += [
            say(
                "team-at",
                name=seen.texts.name("seat", seat),
                square=seen.texts.name("square", square_name(orb, state.kit.orb, cell)),
            )
            for cell in one.teams
        ]
    rows += squares_in_words(Ground(orb), state.kit, say.language)
    rows += [piece_in_words(seen, piece) for piece in orb.pieces[2:]]
    return "".join(f"<li>{esc(row)}</li>" for row in rows)


@lru_cache(maxsize=200)
def squares_in_words(ground: Ground, kit: RaceKit, language: str) -> tuple[str, ...]:
    """Teleporters, stations and what lies on squares: kept until a card is laid or a token
    taken."""
    orb = ground.orb
    marked = [cell for cell in shown_cells(orb) if orb.cells[cell] & MASK in (TELEPORTER, STATION)]
    return tuple([square_named(orb, kit, language, cell) for cell in [*marked, *orb.spots]])
