"""Answers by what is there now: the building that lies on a deck, the ship of the board that is
discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.games.antarctica.turn import (
    BUILD,
    BUILD_SHIP,
    BUILD_WITH_CARD,
    PLAY_ICEBREAKER,
    TURN_DISCARD,
    TakeTurn,
)
from cosmeeple.kernel.game import SEAT_LETTERS

if TYPE_CHECKING:
    from cosmeeple.games.antarctica.state import State
    from cosmeeple.kernel.engine.agenda import Decision, Simultaneous
    from cosmeeple.kernel.words.text import Texts

#: Before the ships of the board come a cube and a ship from Available.
FIRST_SHIP = TURN_DISCARD + 2


def label(texts: Texts, frame: Decision | Simultaneous, pick: int, state: State) -> str:
    """A building by its name, not by its deck; a ship by the letter of its owner as well."""
    if not isinstance(frame, TakeTurn):
        return ""
    if BUILD <= pick < BUILD_SHIP:
        with_card = pick >= BUILD_WITH_CARD
        deck = pick - (BUILD_WITH_CARD if with_card else BUILD)
        message = "named-build-card" if with_card else "named-build"
        return texts.say(message, what=texts.name("card", state.decks[deck][-1]))
    if FIRST_SHIP <= pick < PLAY_ICEBREAKER:
        ship = f"{SEAT_LETTERS[frame.seat]}{pick - FIRST_SHIP + 1}"
        return texts.say("choice-discard-ship", key=ship)
    return ""
