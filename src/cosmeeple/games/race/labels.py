"""Answers that are squares of the Orb, by what lies there now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.games.race.orb_places import beside, square_name
from cosmeeple.games.race.orb_play import LayPiece, faces_of
from cosmeeple.games.race.orb_setup import PlaceTeam
from cosmeeple.games.race.orb_step import BOOST, ChooseTeam, MoveTeam, ReturnTeam
from cosmeeple.kernel.engine.domain import PASS

if TYPE_CHECKING:
    from cosmeeple.games.race.state import State
    from cosmeeple.kernel.engine.agenda import Decision, Simultaneous
    from cosmeeple.kernel.words.text import Texts


def label(texts: Texts, frame: Decision | Simultaneous, pick: int, state: State) -> str:
    """The square that the answer names; "" for an answer that names none."""
    if pick == PASS:
        return ""
    if isinstance(frame, LayPiece):
        return lies(texts, frame, pick, state)
    if isinstance(frame, PlaceTeam):
        return said(texts, "named-team", pick, state)
    if isinstance(frame, ReturnTeam):
        return said(texts, "named-return", pick, state)
    if isinstance(frame, MoveTeam) and pick < BOOST:
        return said(texts, "named-go", pick, state)
    if isinstance(frame, ChooseTeam) and pick < len(state.areas[frame.seat].teams):
        return said(
            texts,
            f"named-team-{frame.domain.key(pick)}",
            state.areas[frame.seat].teams[pick],
            state,
        )
    return ""


def named(texts: Texts, square: int) -> dict[str, str]:
    """A square's name for a message, in all its forms."""
    forms = texts.forms("square", square)
    return {
        "square": texts.name("square", square),
        **{f"square_{form}": text for form, text in forms.items()},
    }


def said(texts: Texts, message: str, cell: int, state: State) -> str:
    return texts.say(message, **named(texts, square_name(state.orbs[0], state.kit.orb, cell)))


def lies(texts: Texts, frame: LayPiece, at: int, state: State) -> str:
    """How the card would lie to what is there."""
    face = faces_of(state, frame.piece)[frame.turn]
    own, relation, there = beside(state.orbs[0], state.kit.orb, face, at)
    return texts.say("named-at", own=own, relation=relation, **named(texts, there))
