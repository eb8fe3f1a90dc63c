"""What a game brings to its page, and the words of the page itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cosmeeple.draw.brought import brought, choices_of, game_words, renderer, rows_of, said_once
from cosmeeple.draw.html import esc
from cosmeeple.draw.seen import Region
from cosmeeple.draw.words import Words
from cosmeeple.kernel.words.text import Texts

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.kernel.game import Game


LOCALE = Path(__file__).parent.parent / "locale"


@cache
def words(language: str) -> Words:
    """The words of the web table."""
    return Words(LOCALE, language)


def hidden(name: str, value: object) -> str:
    """A field that a form carries along."""
    return f'<input type="hidden" name="{name}" value="{esc(value)}">'


def scores_of(seen: Seen) -> tuple[int, ...] | None:
    """The scores as they stand, where the game shows them."""
    make: Callable[[Seen], tuple[int, ...] | None] = brought(seen, "scores", lambda _: None)
    return make(seen)


def headline_of(seen: Seen) -> str:
    """What the game says of its moment, in a few words."""
    make: Callable[[Seen], str] = brought(seen, "headline", lambda _: "")
    return make(seen)


def places_of(game: Game) -> tuple[Region, ...]:
    """The regions that the game draws."""
    return tuple(renderer(game.slug).REGIONS)


def game_regions(seen: Seen) -> dict[str, str]:
    """The game's own regions; their elements carry the ids."""
    return {f"r-{one.region}": str(one.draw(seen)) for one in places_of(seen.game)}


@lru_cache(maxsize=16)
def rule_pictures(game: Game, language: str) -> dict[str, str]:
    """What a game draws for its rules, by section."""
    draw: Callable[[Texts], Mapping[str, Any]] | None = getattr(
        renderer(game.slug), "pictures", None
    )
    return (
        {}
        if draw is None
        else {section: str(html) for section, html in draw(Texts(game, None, language)).items()}
    )


__all__ = [
    "LOCALE",
    "brought",
    "choices_of",
    "game_regions",
    "game_words",
    "headline_of",
    "hidden",
    "places_of",
    "renderer",
    "rows_of",
    "rule_pictures",
    "said_once",
    "scores_of",
    "words",
]
