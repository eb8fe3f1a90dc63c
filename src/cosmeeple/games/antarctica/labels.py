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

#: Before the ships of the board come a cube and a ship from Available.
FIRST_SHIP = turn.TURN_DISCARD + turn.DISCARD_BOARD_SHIP
FIRST_SHIP_OF_SAIL = turn.SAIL_DISCARD + turn.DISCARD_BOARD_SHIP


def label(texts: Texts, frame: Decision | Simultaneous, pick: int, state: State) -> str:
    """A building by its name, not by its deck; a ship by the letter of its owner as well."""
    if isinstance(frame, turn.Sail) and pick >= FIRST_SHIP_OF_SAIL:
        return discarded(texts, frame.seat, pick - FIRST_SHIP_OF_SAIL)
    if not isinstance(frame, turn.TakeTurn):
        return ""
    if turn.BUILD <= pick < turn.BUILD_SHIP:
        with_card = pick >= turn.BUILD_WITH_CARD
        deck = pick - (turn.BUILD_WITH_CARD if with_card else turn.BUILD)
        message = "named-build-card" if with_card else "named-build"
        return texts.say(message, what=texts.name("card", state.decks[deck][-1]))
    if FIRST_SHIP <= pick < turn.PLAY_ICEBREAKER:
        return discarded(texts, frame.seat, pick - FIRST_SHIP)
    return ""


def discarded(texts: Texts, seat: int, piece: int) -> str:
    """A ship of the board by its name, "B2"."""
    return texts.say("choice-discard-ship", key=f"{SEAT_LETTERS[seat]}{piece + 1}")
