"""What bots think, for people: kept beside their moves in few bytes, told in the reader's language.

A thought betrays the hand of the seat behind it. It is told to everybody when the game is over
(`Advising.why_move`), and before that only as advice to the person whose own question it answers
(`Advising.hint`).
"""

from __future__ import annotations

from typing import Any

import msgspec

from cosmeeple.bots import Thought
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.codec import pick_of, question
from cosmeeple.kernel.thinking.automaton import Followed
from cosmeeple.kernel.words.consequences import consequences
from cosmeeple.kernel.words.text import Texts
from cosmeeple.study.words import line_told
from cosmeeple.web import table_pages

#: Options that are kept of one thought, and the answers of the line that each leads to.
MOST_OPTIONS = 6
LONGEST_LINE = 4


class KeptOption(msgspec.Struct, array_like=True):
    """One option: the choice, how often it was tried, what it is worth, and the answers expected
    after it."""

    choice: str
    visits: int
    value: float
    line: list[str]


class Grounds(msgspec.Struct):
    """A thought as it is kept: the best options first, and how many more there were."""

    bot: str
    choice: str
    unit: str
    effort: int
    options: list[KeptOption]
    left_out: int = 0
    followed: list[Followed] = []

    def dump(self) -> str:
        """As a row keeps it."""
        return msgspec.json.encode(self).decode()


def grounds_of(bot: str, choice: str, thought: Thought) -> Grounds:
    """What is kept of a thought. A bot that gives no grounds leaves only its name."""
    best = list(thought.considered[:MOST_OPTIONS])
    best += [one for one in thought.considered[MOST_OPTIONS:] if one.pick == thought.pick]
    options = [
        KeptOption(one.text, one.visits, round(one.value, 4), list(one.line[:LONGEST_LINE]))
        for one in best
    ]
    left_out = len(thought.considered) - len(options)
    return Grounds(
        bot, choice, thought.unit, thought.effort, options, left_out, list(thought.followed)
    )


#: Made here, before there are threads: two that let msgspec learn the same struct at once bring the
#: server down.
GROUNDS = msgspec.json.Decoder(Grounds)


def load_grounds(body: str) -> Grounds:
    """From a row."""
    return GROUNDS.decode(body)


def told(grounds: Grounds, table: Table[Any], seat: int, texts: Texts) -> table_pages.ThoughtShown:
    """A thought in words. `table` is the position it was about, as far as the reader may know
    it."""
    frame = question(table)
    picks = [pick_of(frame, option.choice) for option in grounds.options]
    does = consequences(table, seat, picks, texts)
    weighed = tuple(
        table_pages.WeighedShown(
            option.choice,
            texts.label(frame, pick, table.state),
            option.visits,
            option.value,
            line_told(table, seat, option.choice, option.line, texts),
            option.choice == grounds.choice,
            does.get(pick, ""),
        )
        for option, pick in zip(grounds.options, picks, strict=True)
    )
    choice = texts.label(frame, pick_of(frame, grounds.choice), table.state)
    followed = followed_told(grounds.followed, texts)
    return table_pages.ThoughtShown(
        grounds.bot, seat, choice, grounds.unit, grounds.effort, weighed, grounds.left_out, followed
    )


def followed_told(followed: list[Followed], texts: Texts) -> tuple[table_pages.Followed, ...]:
    """The last priority that told answers apart is the one that decided."""
    apart = [place for place, each in enumerate(followed) if each.after < each.before]
    last = apart[-1] if apart else -1
    return tuple(
        table_pages.Followed(
            each.rule, each.key, texts.priority(each.key), each.before, each.after, place == last
        )
        for place, each in enumerate(followed)
    )


__all__ = ["Grounds", "grounds_of", "load_grounds", "told"]
