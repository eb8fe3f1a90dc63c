"""Answers by whoever sits where: the owner of a ship that is attacked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosmeeple.kernel.game import SEAT_LETTERS

if TYPE_CHECKING:
    from cosmeeple.kernel.engine.agenda import Decision, Simultaneous
    from cosmeeple.kernel.words.text import Texts


def label(texts: Texts, frame: Decision | Simultaneous, pick: int, state: Any) -> str:
    """The player by their name, not by their letter."""
    verb, _, letter = frame.domain.key(pick).partition(":")
    if verb != "attack":
        return ""
    return texts.say("choice-attack", what=texts.name("seat", SEAT_LETTERS.index(letter)))
