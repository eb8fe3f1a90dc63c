"""Learning from games: analyses, puzzles, studies. Pages and what their forms do; the arithmetic is in `cosmeeple.study`."""

from __future__ import annotations

from starlette.routing import Route

from cosmeeple.web.study import analysis, puzzles
from cosmeeple.web.visit import handled


def routes() -> list[Route]:
    gets = {
        "/t/{table}/analysis": analysis.analysis,
        "/t/{table}/analysis/progress": analysis.analysis_progress,
        "/puzzles": puzzles.puzzles,
        "/puzzles/{slug}": puzzles.puzzles_of_game,
        "/puzzles/{slug}/{puzzle}": puzzles.puzzle,
    }
    posts = {
        "/t/{table}/analysis": analysis.start_analysis,
        "/puzzles/{slug}/{puzzle}": puzzles.answer_puzzle,
        "/puzzles/{slug}/{puzzle}/play": puzzles.play_puzzle,
    }
    return [
        *[Route(path, handled(one.__name__, one), methods=["GET"]) for path, one in gets.items()],
        *[Route(path, handled(one.__name__, one), methods=["POST"]) for path, one in posts.items()],
    ]
