"""Arguments that several commands share."""

from __future__ import annotations

from pathlib import Path

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.game import Game, all_games, load_game
from cosmeeple.kernel.kit import Kit


def options_from(given: list[str]) -> dict[str, str]:
    """`--option KEY=VALUE`, any number of times."""
    options = {}
    for item in given:
        key, sign, value = item.partition("=")
        if not sign:
            raise BadInput(f"--option reads KEY=VALUE, not {item!r}")
        options[key] = value
    return options


def games_from(slug: str | None) -> list[Game]:
    """The game named, or all."""
    return [load_game(slug)] if slug else list(all_games())


def kit_from(game: Game, components: Path | None) -> Kit:
    return game.kit(components)
