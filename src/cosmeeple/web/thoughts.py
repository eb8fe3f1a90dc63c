"""What bots think, for people: kept beside their moves in few bytes, told in the reader's language.

A thought betrays the hand of the seat behind it. It is told to everybody when the game is over (`Advising.why_move`), and
before that only as advice to the person whose own question it answers (`Advising.hint`).
"""

from __future__ import annotations

from typing import Any

import msgspec

from cosmeeple.bots import Thought
from cosmeeple.kernel.automaton import Followed
from cosmeeple.kernel.codec import notation, pick_of, question
from cosmeeple.kernel.consequences import consequence
from cosmeeple.kernel.game import SEAT_LETTERS, Game
from cosmeeple.kernel.preview import previews, watched
from cosmeeple.kernel.rng import Rng, state_from_seed
from cosmeeple.kernel.table import Table
from cosmeeple.kernel.text import Texts
from cosmeeple.web import pages

#: Options that are kept of one thought, and the answers of the line that each leads to.
MOST_OPTIONS = 6
LONGEST_LINE = 4
#: A line of the search has this where a secret answer is expected.
SECRET = "?"


class Option(msgspec.Struct, array_like=True):
    """One option: the choice, how often it was tried, what it is worth, and the answers expected after it."""

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
    options: list[Option]
    left_out: int = 0
    followed: list[Followed] = []

    def dump(self) -> str:
        return msgspec.json.encode(self).decode()


def grounds_of(bot: str, choice: str, thought: Thought) -> Grounds:
    """What is kept of a thought. A bot that gives no grounds leaves only its name."""
    best = list(thought.considered[:MOST_OPTIONS])
    best += [one for one in thought.considered[MOST_OPTIONS:] if one.pick == thought.pick]
    options = [Option(one.text, one.visits, round(one.value, 4), list(one.line[:LONGEST_LINE])) for one in best]
    left_out = len(thought.considered) - len(options)
    return Grounds(bot, choice, thought.unit, thought.effort, options, left_out, list(thought.followed))


#: Made here, before there are threads: two that let msgspec learn the same struct at once bring the server down.
GROUNDS = msgspec.json.Decoder(Grounds)


def load_grounds(body: str) -> Grounds:
    return GROUNDS.decode(body)


def told(grounds: Grounds, table: Table[Any], seat: int, texts: Texts) -> pages.Thought:
    """A thought in words. `table` is the position it was about, as far as the reader may know it."""
    frame = question(table)
    picks = [pick_of(frame, option.choice) for option in grounds.options]
    does = consequences(texts.game, table, seat, picks, texts)
    weighed = tuple(
        pages.Weighed(
            option.choice,
            texts.choice(frame, pick),
            option.visits,
            option.value,
            line_told(option, table, seat, texts),
            option.choice == grounds.choice,
            does.get(pick, ""),
        )
        for option, pick in zip(grounds.options, picks, strict=True)
    )
    choice = texts.choice(frame, pick_of(frame, grounds.choice))
    followed = followed_told(grounds.followed, texts)
    return pages.Thought(grounds.bot, seat, choice, grounds.unit, grounds.effort, weighed, grounds.left_out, followed)


def consequences(game: Game, table: Table[Any], seat: int, picks: list[int], texts: Texts) -> dict[int, str]:
    """What these answers surely do, as the page says it beside them."""
    watch = watched(game)
    if watch is None:
        return {}
    found = previews(game, table, seat, Rng(state_from_seed(len(picks))), picks)
    return {one.pick: consequence(texts, one, seat, watch, type(question(table)).__name__) for one in found}


def followed_told(followed: list[Followed], texts: Texts) -> tuple[pages.Followed, ...]:
    """The last priority that told answers apart is the one that decided."""
    apart = [place for place, each in enumerate(followed) if each.after < each.before]
    last = apart[-1] if apart else -1
    return tuple(
        pages.Followed(each.rule, each.key, texts.priority(each.key), each.before, each.after, place == last)
        for place, each in enumerate(followed)
    )


def line_told(option: Option, table: Table[Any], seat: int, texts: Texts) -> tuple[tuple[int, str], ...]:
    """The expected answers as (seat, words); "" is a secret one. Where the cards fell otherwise the line ends."""
    after = table.clone()
    after.telling = False
    after.apply(seat, pick_of(question(after), option.choice))
    found: list[tuple[int, str]] = []
    for text in option.line:
        letter, _, choice = text.partition(" ")
        who = SEAT_LETTERS.index(letter)
        if after.over() or who not in after.deciders():
            break
        frame = question(after)
        legal = {notation(frame, pick): pick for pick in after.options(who)}
        if choice == SECRET:
            # Any answer will do to find out what is asked next.
            found.append((who, ""))
            after.apply(who, next(iter(legal.values())))
        elif choice in legal:
            found.append((who, texts.choice(frame, legal[choice])))
            after.apply(who, legal[choice])
        else:
            break
    return tuple(found)


__all__ = ["Grounds", "grounds_of", "load_grounds", "told"]
