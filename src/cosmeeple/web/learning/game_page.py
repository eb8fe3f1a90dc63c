"""A game's own page: what it feels like, the game in 60 seconds, tips and questions; then learn,
play, rules. And the list of all lessons."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.lessons.primer import primer_of
from cosmeeple.kernel.words.text import Texts
from cosmeeple.study.puzzles import puzzle_ids
from cosmeeple.web.handlers.library import game_of
from cosmeeple.web.learning import courses
from cosmeeple.web.learning.pictures import hero_of, pictures_of
from cosmeeple.web.pages import GamePage, LearnPage
from cosmeeple.web.visit import Visit


async def game_page(visit: Visit) -> Response:
    """Of a game that brings nothing for newcomers the form for a new table is the page."""
    game = game_of(visit)
    primer = primer_of(game.slug)
    if primer is None:
        return visit.go(f"/new?game={game.slug}")
    person = visit.person.id if visit.person else None
    rows = await courses.rows(visit.site.store, person, [game.slug])
    pictures = await run_in_threadpool(pictures_of, game.slug, visit.language)
    hero = await run_in_threadpool(hero_of, game.slug, visit.language)
    texts = Texts(game, None, visit.language)
    puzzles = len(puzzle_ids(game.slug))
    return await visit.page(
        GamePage(game, texts, primer, tuple(rows.values()), pictures, hero, puzzles)
    )


async def learn_page(visit: Visit) -> Response:
    """All lessons, with how far this person is in each."""
    person = visit.person.id if visit.person else None
    rows = await courses.rows(visit.site.store, person, list(SLUGS))
    games = [
        (load_game(slug), tuple(row for row in rows.values() if row.lesson.game == slug))
        for slug in SLUGS
    ]
    return await visit.page(LearnPage(tuple(pair for pair in games if pair[1])))
