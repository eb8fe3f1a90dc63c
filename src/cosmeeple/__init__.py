"""Cosmeeple: five science-fiction board games, complete to the last rule, at one table.

The names here are the stable part of the program (docs/stability.md); each is loaded when it is
first used.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from cosmeeple.bots import bot_spec, play_game
    from cosmeeple.kernel.engine.errors import BadInput
    from cosmeeple.kernel.engine.rng import Rng
    from cosmeeple.kernel.engine.table import Table
    from cosmeeple.kernel.game import SLUGS, Game, load_game
    from cosmeeple.kernel.records.codec import options_as_text
    from cosmeeple.kernel.records.view import redeal, view

_FROM = {
    "SLUGS": "kernel.game",
    "BadInput": "kernel.engine.errors",
    "Game": "kernel.game",
    "Rng": "kernel.engine.rng",
    "Table": "kernel.engine.table",
    "bot_spec": "bots",
    "load_game": "kernel.game",
    "options_as_text": "kernel.records.codec",
    "play_game": "bots",
    "redeal": "kernel.records.view",
    "view": "kernel.records.view",
}

__all__ = [
    "SLUGS",
    "BadInput",
    "Game",
    "Rng",
    "Table",
    "bot_spec",
    "load_game",
    "options_as_text",
    "play_game",
    "redeal",
    "view",
]


def __getattr__(name: str) -> Any:
    if name not in _FROM:
        raise AttributeError(f"module 'cosmeeple' has no attribute {name!r}")
    return getattr(importlib.import_module(f"cosmeeple.{_FROM[name]}"), name)


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
