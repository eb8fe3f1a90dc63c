"""Pictures of the pages for learners for docs/shots: python tests/browser/learn_shots.py [NAME...],
"front", "list", "game" or "lesson"; without names all of them."""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from pathlib import Path

import shots  # first: it sets the path to what is imported below
from playwright.sync_api import Browser, sync_playwright
from served import Browser as Player
from served import Served, serve
from study_shots import signed_in

from cosmeeple.kernel.lessons.lesson import find_lesson

WIDE, LARGE, NARROW, PHONE = (1366, 768), (1920, 1080), (1024, 768), (360, 780)
Size = tuple[int, int]
#: (size, dark, language)
Look = tuple[Size, bool, str]
FRONT: tuple[Look, ...] = (
    (WIDE, True, "en-GB"),
    (LARGE, False, "en-GB"),
    (NARROW, True, "pl-PL"),
    (PHONE, True, "pl-PL"),
)
LIST: tuple[Look, ...] = ((WIDE, True, "en-GB"), (PHONE, True, "pl-PL"))
GAMES: tuple[tuple[str, Look], ...] = (
    ("race", (WIDE, True, "en-GB")),
    ("tortuga", (WIDE, False, "pl-PL")),
    ("relics", (NARROW, True, "en-GB")),
    ("circadians", (PHONE, True, "pl-PL")),
)
#: A lesson, how many of its steps are done, and the screens.
LESSONS: tuple[tuple[str, int, tuple[Look, ...]], ...] = (
    ("race", 2, ((WIDE, True, "en-GB"), (PHONE, True, "pl-PL"))),
    ("antarctica", 3, ((LARGE, False, "pl-PL"),)),
    ("relics", 5, ((WIDE, True, "en-GB"),)),
    ("tortuga", 3, ((NARROW, True, "en-GB"),)),
)


def taken(
    browser: Browser, served: Served, player: Player, path: str, name: str, looks: tuple[Look, ...]
) -> None:
    for (width, height), dark, language in looks:
        page = signed_in(served, browser, player)
        theme = "dark" if dark else "light"
        other = shots.look(
            page,
            served,
            browser,
            path,
            f"{name}-{width}-{theme}",
            width,
            height,
            dark,
            language,
            whole=width == 360 and not path.startswith("/learn/"),
        )
        other.context.close()
        page.context.close()


def go_to_step(player: Player, slug: str, steps: int) -> None:
    """Give the answers of so many steps."""
    found = re.search(r'data-version="(\d+)"', player.page(f"/learn/{slug}"))
    assert found
    version = int(found[1])
    for step in find_lesson(slug).step[:steps]:
        for answer in step.do:
            if not re.match(r"[A-E] ", answer):
                done = player.do(f"/learn/{slug}/first/move", choice=answer, version=version)
                version = int(done["version"])


def main() -> None:
    wanted = sys.argv[1:] or ("front", "list", "game", "lesson")
    with serve(Path(tempfile.mkdtemp())) as served, sync_playwright() as running:
        browser = running.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        with Player(served.url) as anna:
            anna.page("/about")
            if "front" in wanted:
                taken(browser, served, anna, "/", "learn-front", FRONT)
            for slug, look in GAMES if "game" in wanted else ():
                taken(browser, served, anna, f"/games/{slug}", f"learn-game-{slug}", (look,))
            for slug, steps, looks in LESSONS if "lesson" in wanted else ():
                go_to_step(anna, slug, steps)
                taken(browser, served, anna, f"/learn/{slug}", f"learn-lesson-{slug}", looks)
            if "list" in wanted:
                go_to_step(anna, "circadians", 1)
                taken(browser, served, anna, "/learn", "learn-list", LIST)
        browser.close()


if __name__ == "__main__":
    main()
