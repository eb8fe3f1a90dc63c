"""Rules and components to read, and what this program is."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from starlette.responses import Response

from cosmeeple.kernel.components import load_toml
from cosmeeple.kernel.game import SLUGS, Game, all_games, load_game
from cosmeeple.kernel.words.rulebook import Rulebook, rulebook
from cosmeeple.kernel.words.text import Texts
from cosmeeple.web.pages import AboutPage, ComponentsPage, RulesPage, StatsPage
from cosmeeple.web.room import Refused
from cosmeeple.web.statistics import MOST_PLAYERS, game_rows, player_rows
from cosmeeple.web.visit import Visit

BOOKS: dict[str, Rulebook] = {}


def game_of(visit: Visit) -> Game:
    """The game of the address."""
    slug = visit.request.path_params["slug"]
    if slug not in SLUGS:
        raise Refused("not-found", 404, f"there is no game {slug[:40]!r}")
    return load_game(slug)


def book_of(game: Game) -> Rulebook:
    """The rules of a game, read once."""
    if game.slug not in BOOKS:
        BOOKS[game.slug] = rulebook(game)
    return BOOKS[game.slug]


async def rules(visit: Visit) -> Response:
    """The rules of a game, searched where asked."""
    game = game_of(visit)
    book = book_of(game)
    query = visit.request.query_params.get("q", "")[:200]
    found = tuple(rule.id for rule in book.search(query, visit.language)) if query.strip() else None
    return await visit.page(RulesPage(game, Texts(game, None, visit.language), book, query, found))


async def components(visit: Visit) -> Response:
    """The component data with its sources."""
    game = game_of(visit)
    source = visit.request.query_params.get("source", "")
    page = ComponentsPage(game, Texts(game, None, visit.language), component_rows(game, source))
    return await visit.page(page)


def component_rows(game: Game, source: str) -> dict[str, tuple[dict[str, str], ...]]:
    """The component file as tables of texts, all of it or only the entries with one source."""
    found: dict[str, tuple[dict[str, str], ...]] = {}
    for name, value in load_toml(Path(game.folder()) / "components.toml").items():
        rows = value if isinstance(value, list) else [value]
        texts = [
            {key: readable(one) for key, one in row.items()}
            for row in rows
            if isinstance(row, dict) and (not source or row.get("source") == source)
        ]
        if texts:
            found[name] = tuple(texts)
    return found


def readable(value: Any) -> str:
    """A value of the data, as people read it."""
    if isinstance(value, list):
        return ", ".join(map(readable, value))
    if isinstance(value, dict):
        return ", ".join(f"{key} {readable(one)}" for key, one in value.items())
    return str(value)


async def stats(visit: Visit) -> Response:
    """What the finished games say."""
    figures = await visit.site.statistics.figures()
    asked = visit.request.query_params.get("game", "")
    game = asked if asked in SLUGS else ""
    games = tuple(row for row in game_rows(figures) if game in ("", row.game))
    return await visit.page(StatsPage(games, player_rows(figures, game)[:MOST_PLAYERS], game))


async def about(visit: Visit) -> Response:
    """Which games and which version."""
    try:
        number = version("cosmeeple")
    except PackageNotFoundError:
        number = ""
    return await visit.page(AboutPage(all_games(), number))
