"""How somebody likes a table: kept in the browser as one cookie, put on the page as `data-` attributes of its root.

The style sheets and the client do the rest; a page without scripts has them too. Language and theme have cookies of their
own, for every page needs them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

COOKIE: Final = "likes"
#: Every preference and what it can be, the first by default. Messages `like-NAME` and `like-NAME-VALUE` say them.
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
DEFAULTS: Final[Mapping[str, str]] = {name: values[0] for name, values in CHOICES.items()}


def read(cookie: str) -> dict[str, str]:
    """All preferences, from what the browser has kept; what is unknown there is left out.

    >>> read("cards:large.text:999.hat:on")["cards"], read("cards:large.text:999.hat:on")["text"]
    ('large', '100')
    """
    kept = dict(part.split(":", 1) for part in cookie[:400].split(".") if ":" in part)
    return {name: kept[name] if kept.get(name) in values else values[0] for name, values in CHOICES.items()}


def write(chosen: Mapping[str, str]) -> str:
    """What the browser keeps: only what differs from the default.

    >>> write({**DEFAULTS, "cards": "large", "sound": "on"})
    'cards:large.sound:on'
    """
    return ".".join(f"{name}:{chosen[name]}" for name in CHOICES if chosen.get(name, DEFAULTS[name]) != DEFAULTS[name])


def changed(now: Mapping[str, str], fields: Mapping[str, str]) -> dict[str, str]:
    """The preferences after a form with fields `like.NAME`; what it does not name, or cannot be, stays.

    >>> changed(DEFAULTS, {"like.text": "125", "like.cards": "huge"}) == {**DEFAULTS, "text": "125"}
    True
    """
    wanted = {name: fields.get(f"like.{name}", "") for name in CHOICES}
    return {name: wanted[name] if wanted[name] in values else now[name] for name, values in CHOICES.items()}
