"""The addresses of the pages for learners."""

from __future__ import annotations

from starlette.routing import Route

from cosmeeple.web.learning.game_page import game_page, learn_page
from cosmeeple.web.learning.lesson_pages import (
    go,
    lesson,
    lesson_move,
    lesson_undo,
    lesson_why,
    moment,
    whole_log,
)
from cosmeeple.web.learning.reminders import remind
from cosmeeple.web.visit import handled


def routes() -> list[Route]:
    """The addresses of games, lessons and reminders."""
    gets = {
        "/games/{slug}": game_page,
        "/learn": learn_page,
        "/learn/{slug}": lesson,
        "/learn/{slug}/{name}": lesson,
        "/learn/{slug}/{name}/why": lesson_why,
        "/learn/{slug}/{name}/log": whole_log,
        "/learn/{slug}/{name}/replay/regions": moment,
    }
    posts = {
        "/learn/{slug}/{name}/move": lesson_move,
        "/learn/{slug}/{name}/undo": lesson_undo,
        "/learn/{slug}/{name}/go": go,
        "/remind": remind,
    }
    return [
        *[Route(path, handled(one.__name__, one), methods=["GET"]) for path, one in gets.items()],
        *[Route(path, handled(one.__name__, one), methods=["POST"]) for path, one in posts.items()],
    ]
