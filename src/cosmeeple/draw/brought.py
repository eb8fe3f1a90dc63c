"""What a game brings to whoever shows it: its renderer, its words, its controls."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

from cosmeeple.draw import fallback
from cosmeeple.draw.inspect import thing_of
from cosmeeple.draw.seen import Choice, plain_choices
from cosmeeple.draw.words import Words
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.words.text import OWN_LOCALE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import ModuleType

    from cosmeeple.draw.seen import Seen
    from cosmeeple.kernel.game import Game
    from cosmeeple.kernel.words.consequences import Effect


@cache
def renderer(slug: str) -> ModuleType:
    """The module that draws a game; a game without one is drawn plainly."""
    return load_game(slug).part("drawing") or fallback


def brought(seen: Seen, name: str, default: Any) -> Any:
    return getattr(renderer(seen.game.slug), name, default)


def choices_of(seen: Seen, said: Sequence[Effect] = ()) -> list[Choice]:
    """The controls in their order, each with what it surely does, but for what has been said of all
    of them; a game without an own order gets every option with its plain label."""
    make: Callable[[Seen], list[Choice]] = brought(seen, "choices", plain_choices)
    if not seen.asked:
        return []
    return [whole(seen, choice, said) for choice in make(seen)]


def whole(seen: Seen, choice: Choice, said: Sequence[Effect]) -> Choice:
    """A choice with what it does and what it is about. A note that stands in what it does is not
    said twice."""
    does = seen.does(choice.key, [*said, *in_label(seen, choice)]) if choice.legal else choice.does
    note = "" if choice.note in does else choice.note
    return replace(
        choice, does=does, note=note, inspect=choice.inspect or thing_of(seen, choice.key)
    )


def in_label(seen: Seen, choice: Choice) -> list[Effect]:
    """Effects that the label says: the way along a track."""
    return [
        effect for effect in seen.effects(choice.key) if effect.text in (choice.label, choice.said)
    ]


def rows_of(seen: Seen) -> list[Choice]:
    """Answers to questions in a row that people think of as one move, each row as one control; its
    key is their text with `+` between them (`kernel/records/together.py`)."""
    make: Callable[[Seen], list[Choice]] = brought(seen, "rows", lambda _: [])
    return make(seen) if seen.asked else []


def said_once(seen: Seen) -> list[Effect]:
    """What all answers do, said with the question instead of with each of them. Where some answers
    are rows of several, nothing is: the first answer of a row may do what the row does not."""
    return [] if rows_of(seen) else seen.shared()


@cache
def game_words(game: Game, language: str) -> Words:
    """The words of the game's drawing; none where it has no drawing."""
    own = game.folder() / "drawing" / "locale"
    return Words(own if own.is_dir() else OWN_LOCALE, language)
