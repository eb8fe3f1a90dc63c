"""Answers by what is there now: the building that lies on a deck, the ship of the board that is
discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.games.antarctica import turn
from cosmeeple.kernel.game import SEAT_LETTERS

if TYPE_CHECKING:
    from cosmeeple.games.antarctica.state import State
    from cosmeeple.kernel.engine.agenda import Decision, Simultaneous
    from cosmeeple.kernel.words.text import Texts


def label(texts: Texts, frame: Decision | Simultaneous, pick: int, state: State) -> str:
    """A building by its name, not by its deck; a ship by the letter of its owner as well."""
    if isinstance(frame, turn.Sail):
        part, place = turn.SAIL.split(pick)
        return discarded(texts, frame.seat, place) if part == turn.SAIL_DISCARD else ""
    if not isinstance(frame, turn.TakeTurn):
        return ""
    part, place = turn.TURN.split(pick)
    if part == turn.BUILD or part == turn.BUILD_WITH_CARD:
        message = "named-build" if part == turn.BUILD else "named-build-card"
        return texts.say(message, what=texts.name("card", state.decks[place][-1]))
    return discarded(texts, frame.seat, place) if part == turn.TURN_DISCARD else ""


def discarded(texts: Texts, seat: int, what: int) -> str:
    """A ship of the board by its name, "B2"; "" for a cube and a ship from Available."""
    piece = what - turn.DISCARD_BOARD_SHIP + 1
    return texts.say("choice-discard-ship", key=f"{SEAT_LETTERS[seat]}{piece}") if piece > 0 else ""
