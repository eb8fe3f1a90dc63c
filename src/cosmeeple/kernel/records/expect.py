"""Expectations: one line of text that must hold at a table. Transcripts and position files share
them.

areas.A.supply 3                 a field or a score, read by its path
decision ChooseTrack A           what is asked, and whom
legal A hire                     an answer that is offered
illegal A build:double ANT-073   one that is not, and the rule that forbids it
options A sail:ross sail:graham  exactly these answers
over                             the game has ended
winners A C                      who won
"""

from __future__ import annotations

import tomllib
from typing import Any

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SEAT_LETTERS, Game, seat_number
from cosmeeple.kernel.records.codec import options_as_text, pick_of, question
from cosmeeple.kernel.records.paths import difference, read


def parse_value(text: str) -> Any:
    """A value as in TOML; a bare word is a text."""
    try:
        return tomllib.loads(f"v = {text}")["v"]
    except (tomllib.TOMLDecodeError, RecursionError):
        return text


def fails(game: Game, table: Table[Any], line: str) -> str | None:
    """None when the expectation holds, otherwise the difference in words."""
    word, _, rest = line.strip().partition(" ")
    words = rest.split()
    if word == "over":
        return None if table.over() else f"the game is not over; {asked(table)}"
    if word == "decision":
        return decision_fails(table, words)
    if word in ("legal", "illegal", "options"):
        if not words:
            raise BadInput(f"`{word}` needs a seat")
        return options_fail(table, word, seat_number(words[0], len(SEAT_LETTERS)), words[1:])
    if word == "winners":
        return value_fails(
            "winners", words, [SEAT_LETTERS[seat] for seat in game.outcome(table.state).winners]
        )
    if not rest:
        raise BadInput(f"an expectation reads `path value`, not {line!r}")
    return value_fails(word, parse_value(rest), read(game, table, word))


def value_fails(path: str, wanted: Any, found: Any) -> str | None:
    """Why the value is not the one wanted, if it is not."""
    return None if same(wanted, found) else difference(path, wanted, found)


def same(wanted: Any, found: Any) -> bool:
    """Equal; a table of values must hold only for the entries it names."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return all(key in found and same(value, found[key]) for key, value in wanted.items())
    return bool(wanted == found) and isinstance(wanted, bool) == isinstance(found, bool)


def asked(table: Table[Any]) -> str:
    """Who is asked what, in words."""
    if table.over():
        return "the game is over"
    seats = " ".join(SEAT_LETTERS[seat] for seat in table.deciders())
    return f"asked is {type(table.agenda[-1]).__name__} {seats}"


def decision_fails(table: Table[Any], words: list[str]) -> str | None:
    """Why it is not this decision, if it is not."""
    if not words:
        raise BadInput("`decision` needs the name of a frame, and may name a seat")
    name, *seats = words
    if table.over() or type(table.agenda[-1]).__name__ != name:
        return f"expected the decision {name}; {asked(table)}"
    if seats and seats != [SEAT_LETTERS[seat] for seat in table.deciders()]:
        return f"expected {name} for {' '.join(seats)}; {asked(table)}"
    return None


def options_fail(table: Table[Any], word: str, seat: int, words: list[str]) -> str | None:
    """Why these are not the options, if they are not."""
    offered = options_as_text(table, seat)
    if word == "options":
        missing = [text for text in words if text not in offered]
        extra = [text for text in offered if text not in words]
        if missing or extra:
            return f"options of {SEAT_LETTERS[seat]}: missing {missing}, not expected {extra}"
        return None
    if not words:
        raise BadInput(f"`{word}` needs a choice")
    text, *rules = words
    pick = pick_of(question(table), text)
    if word == "legal":
        if text in offered:
            return None
        reasons = ", ".join(
            f"{reason.rule} {reason.key}" for reason in table.why(seat, pick).failing()
        )
        return f"{text} is not offered to {SEAT_LETTERS[seat]}: {reasons or asked(table)}"
    if text in offered:
        return f"{text} is offered to {SEAT_LETTERS[seat]}, expected that it is not"
    failing = [reason.rule for reason in table.why(seat, pick).failing()]
    missing = [rule for rule in rules if rule not in failing]
    return f"{text} is forbidden by {failing}, expected {rules}" if missing else None
