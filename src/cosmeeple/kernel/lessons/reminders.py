"""Reminders: the first time a kind of question comes up for a person, one sentence says what it is
about.

`games/SLUG/reminders.toml` has one for every question of the game, or `-` for those that explain
themselves, so that a missing one is noticed.
"""

from __future__ import annotations

from functools import cache

from cosmeeple.kernel.components import load_components
from cosmeeple.kernel.engine.errors import BadFile
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.lessons.lesson import Both, word_count
from cosmeeple.kernel.words.rulebook import rulebook

MOST_WORDS = 25
FILE = "reminders.toml"


class Reminder(Both, frozen=True, forbid_unknown_fields=True):
    """One sentence in both languages, and the rule a click away."""

    rule: str


@cache
def reminders_of(slug: str) -> dict[str, Reminder]:
    """By kind of question; nothing for a game that brings none. BadFile when one is missing or
    breaks a limit."""
    game = load_game(slug)
    path = game.folder() / FILE
    if not path.is_file():
        return {}
    found = load_components(path, dict[str, str | Reminder])
    ids = set(rulebook(game).ids())
    kinds = {frame.__name__ for frame in game.questions()}
    for kind in sorted(kinds ^ set(found)):
        raise BadFile(
            path.name,
            None,
            f"{kind}: {'is missing' if kind in kinds else 'is no question of the game'}",
        )
    for kind, one in found.items():
        if isinstance(one, str):
            if one != "-":
                raise BadFile(path.name, None, f"{kind}: a reminder has en, pl and rule, or is -")
        elif one.rule not in ids:
            raise BadFile(path.name, None, f"{kind}: there is no rule {one.rule!r}")
        elif max(word_count(one.en), word_count(one.pl)) > MOST_WORDS:
            raise BadFile(path.name, None, f"{kind}: a reminder has at most {MOST_WORDS} words")
    return {kind: one for kind, one in found.items() if isinstance(one, Reminder)}
