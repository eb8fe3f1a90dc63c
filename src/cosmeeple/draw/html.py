"""Small marks that every page and every board uses. All text goes through `esc`; what comes out is
Markup."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup, escape

LETTERS = "ABCDE"


@lru_cache(maxsize=20_000)
def escaped(text: str) -> str:
    return str(escape(str(text)))


def esc(text: object) -> str:
    """Text made safe for HTML, both between tags and in attributes. Always text, never markup."""
    return escaped(str(text))


def icon(name: str, extra: str = "") -> str:
    """An icon of the sprite, for eyes only: words stand beside it."""
    return f'<svg class="i{" " + extra if extra else ""}" aria-hidden="true"><use href="#i-{name}"/></svg>'


def seat_class(seat: int) -> str:
    return "p" + "abcde"[seat]


def tag(seat: int, small: bool = False) -> str:
    """A player: colour, pattern and letter."""
    return f'<span class="tag{" s" if small else ""} {seat_class(seat)}">{LETTERS[seat]}</span>'


def deed(words: str) -> str:
    """What pressing a control does, to hear: before what it shows, which alone would not tell."""
    return f'<span class="sr">{esc(words)}: </span>'


@lru_cache(maxsize=4_000)
def count(name: str, words: str, number: int, extra: str = "") -> str:
    """A counter: icon and number to see, words to hear."""
    zero = " zero" if number == 0 else ""
    spoken = esc(words)
    more = " " + extra if extra else ""
    return (
        f'<span class="count{more}{zero}" title="{spoken}: {number}">{icon(name)}'
        f'<span class="sr">{spoken} </span>{number}</span>'
    )


def safe(*parts: str) -> Markup:
    """Markup from pieces in which all text has been escaped."""
    return Markup("".join(parts))
