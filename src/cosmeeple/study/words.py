"""A judged decision in words, the same on the page, in the terminal and over the API."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from babel import UnknownLocaleError
from babel.numbers import get_decimal_symbol

from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.records.codec import notation, pick_of, question
from cosmeeple.kernel.words.consequences import consequences
from cosmeeple.kernel.words.preview import watched
from cosmeeple.kernel.words.text import Texts
from cosmeeple.study.decisions import Judged
from cosmeeple.study.endings import Ending

#: Stands in a line where a secret answer is expected.
SECRET = "?"
MINUS = "\u2212"


class ToldDecision(NamedTuple):
    """The question, both answers with what they surely do, what the better one brings, and what
    would follow it."""

    prompt: str
    played: str
    better: str
    played_does: str
    better_does: str
    #: (what people watch, "+2.1").
    brings: tuple[tuple[str, str], ...]
    #: (part of the game's evaluation, "+1.4" points of it).
    counted: tuple[tuple[str, str], ...]
    #: (line of the final scoring, "+3.2").
    ends: tuple[tuple[str, str], ...]
    #: (seat, words); "" for a secret answer.
    line: tuple[tuple[int, str], ...]


def told_decision(judged: Judged, table: Table[Any], texts: Texts) -> ToldDecision:
    """`table` is the true position before the decision, of a game that is over."""
    frame = question(table)
    played, better = pick_of(frame, judged.played), pick_of(frame, judged.better)
    does = consequences(table, judged.seat, sorted({played, better}), texts)
    return ToldDecision(
        texts.prompt(frame),
        texts.label(frame, played, table.state),
        texts.label(frame, better, table.state),
        does.get(played, ""),
        does.get(better, ""),
        tuple(
            [
                (quantity_name(texts, one.key), signed(one.more, texts.language))
                for one in judged.noticed
            ]
        ),
        tuple(
            [
                (texts.say(f"valued-{one.key}"), signed(one.more, texts.language))
                for one in judged.counted
            ]
        ),
        ends_told(judged.ending, texts),
        line_told(table, judged.seat, judged.better, judged.line, texts),
    )


def ends_told(ending: Ending | None, texts: Texts) -> tuple[tuple[str, str], ...]:
    """By which lines of the final scoring the ends of the game differ."""
    rows = ending.rows if ending is not None else []
    return tuple(
        [(texts.say(f"score-{one.key}"), signed(one.more, texts.language)) for one in rows]
    )


def quantity_name(texts: Texts, key: str) -> str:
    """What a quantity that people watch is called."""
    return texts.aside(f"watched-{key}", "name") or texts.say(f"watched-{key}", count=2)


def signed(number: float, language: str, places: int = 1) -> str:
    """A difference with its sign, as people of the language write it.

    >>> signed(2.5, "pl"), signed(2.0, "en")
    ('+2,5', '+2')
    """
    text = f"{abs(number):.{places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    sign = "" if text == "0" else "+" if number > 0 else MINUS
    return sign + text.replace(".", point(language))


def point(language: str) -> str:
    """What stands before the decimals.

    >>> point("pl"), point("en"), point("de"), point("zz")
    (',', '.', ',', '.')
    """
    try:
        return str(get_decimal_symbol(language))
    except UnknownLocaleError:
        return "."


def decimal(number: float, language: str) -> str:
    """A number with one decimal.

    >>> decimal(2.0, "pl")
    '2,0'
    """
    return f"{number:.1f}".replace(".", point(language))


def known(texts: Texts, table: Table[Any], after: Table[Any], seat: int) -> Any:
    """The state by which answers of a line may be named: not where cards have come to light that
    the seat cannot know."""
    watch = watched(texts.game)
    if watch is None or watch.face_down(after.state, seat) != watch.face_down(table.state, seat):
        return None
    return after.state


def line_told(
    table: Table[Any], seat: int, choice: str, line: Sequence[str], texts: Texts
) -> tuple[tuple[int, str], ...]:
    """What is expected after a seat's choice as (seat, words); "" is a secret answer. Where the
    cards fell otherwise the line ends."""
    after = table.clone()
    after.telling = False
    after.apply(seat, pick_of(question(after), choice))
    found: list[tuple[int, str]] = []
    for text in line:
        letter, _, answer = text.partition(" ")
        who = SEAT_LETTERS.index(letter)
        if after.over() or who not in after.deciders():
            break
        frame = question(after)
        legal = {notation(frame, pick): pick for pick in after.options(who)}
        if answer == SECRET:
            # Any answer will do to find out what is asked next.
            found.append((who, ""))
            after.apply(who, next(iter(legal.values())))
        elif answer in legal:
            found.append((who, texts.label(frame, legal[answer], known(texts, table, after, seat))))
            after.apply(who, legal[answer])
        else:
            break
    return without_silence(found)


def without_silence(line: Sequence[tuple[int, str]]) -> tuple[tuple[int, str], ...]:
    """Secret answers of one seat in a row are one, and at the end they tell nothing.

    >>> without_silence([(0, ""), (0, ""), (1, "Settle"), (0, "")])
    ((0, ''), (1, 'Settle'))
    """
    found = [
        one for place, one in enumerate(line) if one[1] or place == 0 or one != line[place - 1]
    ]
    while found and not found[-1][1]:
        found.pop()
    return tuple(found)
