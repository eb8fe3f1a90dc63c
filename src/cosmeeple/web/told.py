"""Events of a journal as JSON and back: they are kept with the move that made them happen.

So a log can be shown without replaying anything, and it stays readable when the rules of a game
change.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from typing import Any

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.journal import Event, Told
from cosmeeple.kernel.game import Game


@cache
def event_classes(game: Game) -> dict[str, type[Event]]:
    """The events of a game by name."""
    importlib.import_module(game.home)
    game.part("events")
    found: dict[str, type[Event]] = {}
    waiting: list[type[Event]] = list(Event.__subclasses__())
    while waiting:
        cls = waiting.pop()
        waiting.extend(cls.__subclasses__())
        if f"{cls.__module__}.".startswith((f"{game.home}.", "cosmeeple.kernel.")):
            # A dataclass with slots is a second class of the same name; the module has the right
            # one.
            found[cls.__name__] = getattr(sys.modules[cls.__module__], cls.__name__, cls)
    return found


def frozen(value: Any) -> Any:
    """Events hold tuples, never lists."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value


def dump_event(event: Event) -> dict[str, Any]:
    """An event as JSON."""
    return {"event": type(event).__name__, **event.values()}


def load_event(game: Game, dumped: dict[str, Any]) -> Event:
    """An event from JSON; BadInput for one that the game does not have."""
    cls = event_classes(game).get(dumped["event"])
    if cls is None:
        raise BadInput(f"{game.slug} has no event {dumped['event']!r} any more")
    known = {field.name for field in fields(cls)}
    return cls(**{key: frozen(value) for key, value in dumped.items() if key in known})


def dump_told(told: Sequence[Told]) -> list[Any]:
    """What was told to whom, as JSON."""
    return [[one.audience, dump_event(one.event)] for one in told]


def load_told(game: Game, dumped: Sequence[Any]) -> list[Told]:
    """What was told to whom, from JSON."""
    return [Told(load_event(game, event), audience) for audience, event in dumped]
