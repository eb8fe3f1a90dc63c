"""What a drawing keeps from move to move is what it would draw anew: at other positions, for other
seats, in the other language."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from itertools import islice

import pytest
from drawn import SPECTATOR, page_of, readers, walk

from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.web import render

KINDS = [*[(slug, {}) for slug in SLUGS], ("race", {"expansion": "orb"})]


def forget(slug: str) -> int:
    """All that the drawing of a game has kept is forgotten; how many functions keep anything."""
    found = 0
    package = importlib.import_module(f"cosmeeple.games.{slug}.drawing")
    for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        for kept in vars(importlib.import_module(module.name)).values():
            clear: Callable[[], None] | None = getattr(kept, "cache_clear", None)
            if clear is not None:
                clear()
                found += 1
    return found


def pages(slug: str, options: dict[str, str]) -> Iterator[Callable[[], dict[str, str]]]:
    """How to draw some pages: every seventh position of a game, all seats, both languages."""
    game = load_game(slug)
    players = max(game.seats)
    for match in islice(walk(game, players, 11, options), 20, 90, 7):
        for seat in (*range(players), SPECTATOR):
            for reader in readers():
                page = page_of(match, seat, reader.language)
                yield lambda page=page, reader=reader: render.render_regions(page, reader)


@pytest.mark.parametrize(("slug", "options"), KINDS)
def test_what_is_kept_is_what_is_drawn_anew(slug: str, options: dict[str, str]) -> None:
    warm = [draw() for draw in pages(slug, options)]
    for number, draw in enumerate(pages(slug, options)):
        if number % 3 == 0:
            assert forget(slug)
        assert draw() == warm[number], number
    assert len(warm) > 20
