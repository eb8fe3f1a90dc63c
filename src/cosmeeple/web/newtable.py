"""What the form for a new table asks of a game: its options as rows, segments or modules, its bots
from friendly to strong."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from cosmeeple.bots.registry import STYLE
from cosmeeple.draw.words import Words
from cosmeeple.kernel.game import Game, Variant
from cosmeeple.kernel.words.text import LANGUAGES, Texts
from cosmeeple.web.table_pages import BotKind

#: Labels in a row of segments are at most this long, in every language; longer ones stand below
#: each other.
SEGMENT: Final = 14
#: The bots that most people want, weakest first; the others are for trying things out.
WANTED: Final = ("easy", "medium", "hard")
KINDS: Final = ("easier", "harder")
#: Those that the form offers with a style too.
WITH_STYLE: Final = ("medium", "hard")


def is_module(option: Variant) -> bool:
    """An option that makes a game alone easier or harder: on or off, and its key says which."""
    return option.values == ("off", "on") and option.key.partition("_")[0] in KINDS


def modules(game: Game, texts: Texts) -> list[tuple[str, list[tuple[str, str]]]]:
    """By kind, the modules of a game: key and what it does, without the kind in front of it."""
    found = []
    for kind in KINDS:
        members = [
            (option.key, what_it_does(texts.say(f"option-{option.key}")))
            for option in game.options
            if is_module(option) and option.key.startswith(kind)
        ]
        if members:
            found.append((kind, members))
    return found


def what_it_does(label: str) -> str:
    """The label without the kind before its colon.

    >>> what_it_does("Harder: failed actions bring 15 credits")
    'Failed actions bring 15 credits'
    """
    words = label.partition(": ")[2] or label
    return words[:1].upper() + words[1:]


@lru_cache(maxsize=256)
def short_labels(game: Game, option: Variant) -> bool:
    """May the values stand in one row?"""
    texts = [Texts(game, None, language) for language in LANGUAGES]
    return all(
        len(one.say(f"option-{option.key}-{value}")) <= SEGMENT
        for one in texts
        for value in option.values
    )


def by_strength(bots: Iterable[BotKind]) -> list[BotKind]:
    """The bots that most people want first, friendly before strong."""
    return sorted(
        bots,
        key=lambda bot: (WANTED.index(bot.name) if bot.name in WANTED else len(WANTED), bot.level),
    )


def styled(game: Game, texts: Texts, say: Words) -> list[tuple[str, str]]:
    """Bots with a style of the game: name and label, "Navigator (builder: developments)"."""
    return [
        (
            f"{bot}+{STYLE}{style}",
            say("bot-styled", bot=say(f"bot-{bot}"), style=texts.say(f"style-{style}")),
        )
        for bot in WITH_STYLE
        for style in game.styles
    ]
