"""Records of older rules, carried over: what was answered then is answered again where the rules of today still ask it.

A game declares a `Carry` for every older version of its rules that can be carried over to the next one. A record is
then followed move by move: an answer to the pending question is taken as it is; a question that did not exist then
gets its declared answer; an answer to a question that is not asked any more is left out. Anything else cannot be
carried over, and the error names the move.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmeeple.kernel.codec import options_as_text, question
from cosmeeple.kernel.errors import BadInput
from cosmeeple.kernel.game import SEAT_LETTERS, Carry, Game
from cosmeeple.kernel.table import Table

#: Makes a move: (seat, text) -> nothing. A match records it, a table of the server only applies it.
Play = Callable[[int, str], object]


def way_from(game: Game, version: int) -> Carry | None:
    """All steps from an older version to the present one as one, or None when one of them is not declared."""
    if not 0 < version < game.rules_version:
        return None
    answers: dict[str, str] = {}
    gone: tuple[str, ...] = ()
    for step in range(version, game.rules_version):
        carry = game.carries.get(step)
        if carry is None:
            return None
        answers.update(carry.answers)
        gone += carry.gone
    return Carry(answers, gone)


def follow(way: Carry, table: Table[Any], seat: int, text: str, play: Play, number: int) -> bool:
    """Make an old move; before it, answer the questions that are new. False when nobody asks for it any more."""
    while True:
        if not table.over() and text in options_as_text(table, seat):
            play(seat, text)
            return True
        if not answer_new(way, table, play):
            break
    if text.partition(":")[0] in way.gone:
        return False
    asked = "nothing is asked any more" if table.over() else f"{type(question(table)).__name__} is asked"
    raise BadInput(
        f"move {number} ({SEAT_LETTERS[seat]} {text}) cannot be carried over to the present rules: "
        f"where it was made, {asked} now"
    )


def answer_new(way: Carry, table: Table[Any], play: Play) -> bool:
    """Give a new question its declared answer; False when the pending question is none, or it does not fit."""
    if table.over():
        return False
    answer = way.answers.get(type(question(table)).__name__)
    for seat in table.deciders():
        if answer is not None and answer in options_as_text(table, seat):
            play(seat, answer)
            return True
    return False


def finish(way: Carry, table: Table[Any], play: Play) -> None:
    """After the last move of a record: a game that only new questions keep from its end is over."""
    trial = table.clone()
    while answer_new(way, trial, trial_play(trial)):
        pass
    if trial.over():
        while answer_new(way, table, play):
            pass


def trial_play(table: Table[Any]) -> Play:
    def play(seat: int, text: str) -> None:
        options = options_as_text(table, seat)
        table.apply(seat, table.options(seat)[options.index(text)])

    return play
