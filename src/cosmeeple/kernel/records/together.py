"""Answers to questions in a row, sent in one step: the cards that pay, a whole journey, everything
that is put away.

The rules ask step by step, and so it is recorded; a person thinks of it as one move. Its text is
that of the answers with `+` between them. Either all of them are made or none: whoever sends them
makes them on a copy first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from cosmeeple.kernel.engine.agenda import PASS, Decision, Simultaneous
from cosmeeple.kernel.engine.errors import BadInput, IllegalChoice
from cosmeeple.kernel.engine.reasons import Reason
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.codec import apply_text, bare, pick_of, question
from cosmeeple.kernel.words.text import Texts

SIGN: Final = "+"
#: More answers than this are no one move of any game.
MOST: Final = 60


class NotTogether(IllegalChoice):
    """One of the answers cannot be given, so none is: which one, why, and the tables where it was
    to be given and where the first one was."""

    def __init__(
        self, number: int, answers: Sequence[str], table: Table[Any], begun: Table[Any], reason: str
    ) -> None:
        self.number = number
        self.begun = begun
        self.count = len(answers)
        self.text = answers[number - 1]
        self.table = table
        super().__init__(
            f"answer {number} of {self.count}, {self.text}, cannot be given, so none of them "
            f"is: {reason}"
        )

    def said(self, texts: Texts, seat: int) -> dict[str, object]:
        """The same for people: which of how many, what it is called, and the first requirement that
        fails."""
        failing: list[Reason] = []
        name = self.text
        for table in (self.begun, self.table):
            if table.over() or seat not in table.deciders():
                continue
            frame = question(table)
            try:
                pick = pick_of(frame, self.text)
            except BadInput:
                continue  # another question is asked there
            name = texts.label(frame, pick, table.state)
            if table is self.table:
                failing = table.why(seat, pick).failing()
        return {
            "number": self.number,
            "count": self.count,
            "name": name,
            "why": texts.reason(failing[0]) if failing else texts.say("not-asked-there"),
        }


def joined(answers: Sequence[str]) -> str:
    """The text of answers that are sent together.

    >>> joined(["pay:old_earth", "pay:contact_specialist"])
    'pay:old_earth+pay:contact_specialist'
    """
    return SIGN.join(answers)


def apart(text: str) -> list[str]:
    """The single answers of a text, one or more.

    >>> apart("pay:old_earth+pay:contact_specialist"), apart("pass")
    (['pay:old_earth', 'pay:contact_specialist'], ['pass'])
    """
    answers = text.split(SIGN)
    if len(answers) > MOST:
        raise BadInput(f"{len(answers)} answers are sent together; at most {MOST} can be")
    return answers


def steps(table: Table[Any], seat: int, answers: Sequence[str]) -> Iterator[Table[Any]]:
    """The table after each of the answers, every one a copy of its own; NotTogether at the first
    that is not possible.

    Whoever sends "that is all" behind the others need not know whether it is still asked: a last
    pass to a question that has ended by itself is left out.
    """
    asked = None if table.over() else question(table)
    begun = table
    for number, text in enumerate(answers, 1):
        if number > 1 and number == len(answers) and asked is not None and is_pass(asked, text):
            if not goes_on(asked, table, seat):
                return
        asked = None if table.over() else question(table)
        before, table = table, table.clone()
        table.telling = True
        try:
            apply_text(table, seat, text)
        except BadInput as error:
            if len(answers) == 1:
                raise
            raise NotTogether(number, answers, before, begun, str(error)) from None
        yield table


def is_pass(asked: Decision | Simultaneous, text: str) -> bool:
    """Is this how nothing, or nothing more, is answered to the question?"""
    try:
        return pick_of(asked, text) == PASS
    except BadInput:
        return False


def goes_on(asked: Decision | Simultaneous, table: Table[Any], seat: int) -> bool:
    """Is the question that was answered last asked again, for one more answer? A frame that asks
    again is itself, or another one in which a number has come down by one."""
    if table.over() or seat not in table.deciders():
        return False
    frame = question(table)
    if frame is asked:
        return True
    if type(frame) is not type(asked):
        return False
    changed = [(old, new) for old, new in zip(bare(asked), bare(frame), strict=True) if old != new]
    return (
        len(changed) == 1
        and isinstance(changed[0][0], int)
        and bool(changed[0][1] == changed[0][0] - 1)
    )
