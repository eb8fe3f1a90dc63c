"""How somebody likes a table: kept with the account, for a guest in the browser as one cookie, put
on the page as `data-` attributes of its root.

The style sheets and the client do the rest; a page without scripts has them too. Language and theme
have cookies of their own, for every page needs them; an account keeps them with the rest. What an
account has kept holds in every browser that is signed in; an account that has kept nothing begins
with what the browser had.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

COOKIE: Final = "likes"
#: Every preference and what it can be, the first by default. Messages `like-NAME` and
#: `like-NAME-VALUE` say them.
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "cards": ("fit", "large", "small"),
    "density": ("normal", "close"),
    "board": ("left", "right"),
    "dock": ("wide", "always", "never"),
    "powers": ("words", "symbols"),
    "text": ("100", "112", "125"),
    "motion": ("system", "off"),
    "sound": ("off", "on"),
    "confirm": ("off", "on"),
    "hover": ("on", "off"),
}
#: What pages other than tables need too.
PAGES: Final = ("language", "theme")
DEFAULTS: Final[Mapping[str, str]] = {name: values[0] for name, values in CHOICES.items()}


def read(cookie: str) -> dict[str, str]:
    """All preferences, from what the browser has kept; what is unknown there is left out.

    >>> read("cards:large.text:999.hat:on")["cards"], read("cards:large.text:999.hat:on")["text"]
    ('large', '100')
    """
    kept = dict(part.split(":", 1) for part in cookie[:400].split(".") if ":" in part)
    return {
        name: kept[name] if kept.get(name) in values else values[0]
        for name, values in CHOICES.items()
    }


def write(chosen: Mapping[str, str]) -> str:
    """What the browser keeps: only what differs from the default.

    >>> write({**DEFAULTS, "cards": "large", "sound": "on"})
    'cards:large.sound:on'
    """
    return ".".join(
        f"{name}:{chosen[name]}"
        for name in CHOICES
        if chosen.get(name, DEFAULTS[name]) != DEFAULTS[name]
    )


def keep(likes: Mapping[str, str]) -> str:
    """What an account keeps: everything that was chosen, defaults too, with language and theme
    where they are known.

    >>> keep({**DEFAULTS, "sound": "on", "language": "pl"}).split(".")[-3:]
    ['confirm:off', 'hover:on', 'language:pl']
    """
    names = [*CHOICES, *PAGES]
    return ".".join(f"{name}:{likes[name]}" for name in names if name in likes)


def kept(likes: str) -> dict[str, str]:
    """Language and theme of an account, where it has kept them.

    >>> kept("sound:on.language:pl.theme:")
    {'language': 'pl'}
    """
    found = dict(part.split(":", 1) for part in likes.split(".") if ":" in part)
    return {name: found[name] for name in PAGES if found.get(name)}


def changed(now: Mapping[str, str], fields: Mapping[str, str]) -> dict[str, str]:
    """The preferences after a form with fields `like.NAME`; what it does not name, or cannot be,
    stays.

    >>> changed(DEFAULTS, {"like.text": "125", "like.cards": "huge"}) == {**DEFAULTS, "text": "125"}
    True
    """
    wanted = {name: fields.get(f"like.{name}", "") for name in CHOICES}
    return {
        name: wanted[name] if wanted[name] in values else now[name]
        for name, values in CHOICES.items()
    }
