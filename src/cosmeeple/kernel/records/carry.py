"""Records followed move by move, also those of older rules: what was answered then is answered
again where the rules of today still ask it.

A game declares a `Carry` for every older version of its rules that can be carried over to the next
one. An answer to the pending question is taken as it is. A question that did not exist then gets
its declared answer; one that has a single answer gets it: rules that give such answers unasked make
records without them, and when it turns out that this betrayed something, the question is asked in
every case, and the old records stay good. An answer to a question that is not asked any more is
left out. Anything else cannot be carried over, and the error names the move.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SAME, SEAT_LETTERS, Carry
from cosmeeple.kernel.records.codec import (
    apply_text,
    notation,
    only_answer,
    options_as_text,
    question,
)

#: Makes a move: (seat, text) -> nothing. A match records it, a table of the server only applies it.
Play = Callable[[int, str], object]


#: So many questions in a row can be new. A text that fits nowhere would be looked for to the end of
#: the game.
MOST_NEW: Final = 50


def playing(table: Table[Any]) -> Play:
    """Moves are only applied."""
    return lambda seat, text: apply_text(table, seat, text)


def follow(way: Carry, table: Table[Any], seat: int, text: str, play: Play, number: int) -> bool:
    """Make a recorded move; before it, answer what was not asked then. False when nobody asks for
    it any more."""
    asked = "nobody" if table.over() else type(question(table)).__name__
    for _ in range(MOST_NEW):
        if text in options_as_text(table, seat):
            break
        if text.partition(":")[0] in way.gone and not comes_yet(table, seat, text):
            return False
        if answer_new(way, table, play):
            continue
        if way == SAME:
            break  # playing it says why it cannot be played
        raise BadInput(
            f"move {number} ({SEAT_LETTERS[seat]} {text}) cannot be carried over to the "
            "present rules: "
            f"where it was made, {asked} asks now and has no such answer"
        )
    play(seat, text)
    return True


def comes_yet(table: Table[Any], seat: int, text: str) -> bool:
    """Is the answer possible after others that are the only ones?"""
    trial = table.clone()
    while text not in options_as_text(trial, seat):
        only = only_answer(trial)
        if only is None:
            return False
        trial.apply(*only)
    return True


def answer_new(way: Carry, table: Table[Any], play: Play) -> bool:
    """Give the pending question its declared answer, or its only one; False when it has neither."""
    if table.over():
        return False
    answer = way.answers.get(type(question(table)).__name__)
    for seat in table.deciders():
        if answer is not None and answer in options_as_text(table, seat):
            play(seat, answer)
            return True
    only = only_answer(table)
    if only is None:
        return False
    play(only[0], notation(question(table), only[1]))
    return True


def replay_text(table: Table[Any], seat: int, text: str) -> None:
    """A recorded choice of the present rules, made again."""
    follow(SAME, table, seat, text, playing(table), 0)


def reach(
    way: Carry, table: Table[Any], play: Play, is_there: Callable[[Table[Any]], bool]
) -> bool:
    """Give answers that were not asked for then, until this is the position that is looked for.
    False, and nothing is changed, when they do not lead there."""
    trial = table.clone()
    answers = 0
    while not is_there(trial):
        if not answer_new(way, trial, playing(trial)):
            return False
        answers += 1
    for _ in range(answers):
        answer_new(way, table, play)
    return True


def finish(way: Carry, table: Table[Any], play: Play) -> None:
    """After the last move of a record: a game that only new questions keep from its end is over."""
    reach(way, table, play, lambda one: one.over())
