"""An owner's copy of a game on pages (`/box/SLUG`): what to look up, checks while typing, one file,
two copies compared.

The copy itself is in the address (`kernel/box.py`), so nothing is kept here and a link is all that
sharing takes.
"""

from __future__ import annotations

from starlette.routing import Route

from cosmeeple.web.box import pages
from cosmeeple.web.visit import handled


def routes() -> list[Route]:
    """The addresses of boxes."""
    gets = {
        "/box/{slug}": pages.box,
        "/box/{slug}/file": pages.box_file,
        "/box/{slug}/compare": pages.compare_boxes,
    }
    posts = {
        "/box/{slug}": pages.change_box,
        "/box/{slug}/check": pages.check_box,
        "/box/{slug}/open": pages.open_box,
    }
    return [
        *[Route(path, handled(one.__name__, one), methods=["GET"]) for path, one in gets.items()],
        *[Route(path, handled(one.__name__, one), methods=["POST"]) for path, one in posts.items()],
    ]
