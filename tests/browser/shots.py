"""Pictures of the pages for docs/shots, from a real server: python tests/browser/shots.py [lobby]
[SLUG...]."""

# ruff: noqa: E402
from __future__ import annotations

import random
import shutil
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
# A compiled build on PYTHONPATH comes first: its bots are quicker.
sys.path[:0] = [str(ROOT / "tests" / "web"), str(ROOT / "tests" / "browser")]
sys.path.append(str(ROOT / "src"))

from play import choose, is_over, open_table, version, wait_asked
from playwright.sync_api import Browser, Page, sync_playwright
from served import Browser as Player
from served import Served, serve
from slim import slim

from cosmeeple.kernel.game import SLUGS

OUT = ROOT / "docs" / "shots"
#: Kinds of choices that make a game move on; a person would take them first.
GOOD = (
    "build",
    "hire",
    "research",
    "build_ship",
    "sail",
    "advance",
    "take",
    "keep",
    "end",
    "place",
    "move",
    "to",
)


def move(page: Page, chance: random.Random) -> None:
    keys = page.eval_on_selector_all(
        "#r-actions button[name='choice']", "found => found.map(one => one.value)"
    )
    good = [key for key in keys if key.split(":")[0] in GOOD] or keys
    key = chance.choice(good)
    choose(page, key)


def play_until(page: Page, chance: random.Random, stop: str, least: int) -> None:
    """Play on until an option that begins with `stop` is there, after at least so many moves."""
    for _ in range(600):
        wait_asked(page)
        if is_over(page) or (
            version(page) >= least
            and stop
            and page.locator(f"#r-actions button[value^='{stop}']").count()
        ):
            return
        move(page, chance)


def opened(
    browser: Browser, served: Served, width: int, height: int, language: str, dark: bool
) -> Page:
    context = browser.new_context(
        base_url=served.url,
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(120_000)
    return page


def shot(page: Page, name: str, *, whole: bool = False) -> None:
    page.wait_for_timeout(250)
    page.evaluate("() => document.activeElement?.blur()")
    save(page, name, whole=whole)
    print(name, page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))


def save(page: Page, name: str, *, whole: bool = False) -> None:
    """As a small file, made by a page of its own: the one in the picture forbids everything."""
    reader = page.context.browser.new_page() if page.context.browser else page
    (OUT / f"{name}.png").write_bytes(slim(reader, page.screenshot(full_page=whole)))
    reader.close()


def look(
    page: Page,
    served: Served,
    browser: Browser,
    path: str,
    name: str,
    width: int,
    height: int,
    dark: bool,
    language: str,
    *,
    whole: bool = False,
) -> Page:
    """The same person (cookies) on another screen."""
    other = opened(browser, served, width, height, language, dark)
    other.context.add_cookies(page.context.cookies())
    other.goto(path)
    other.wait_for_selector("body[data-ready]")
    shot(other, name, whole=whole)
    return other


def antarctica(served: Served, browser: Browser) -> None:
    """The table in three phases, and everything around it."""
    chance = random.Random(5)
    page = opened(browser, served, 1440, 900, "en-GB", True)
    table = open_table(
        page, "me", "bot:greedy", "bot:greedy", "bot:random", options={"placement": "first_game"}
    )
    play_until(page, chance, "sail:", 90)
    shot(page, "table-sail-1440-dark")
    here = f"/t/{table}"
    phone = look(page, served, browser, here, "table-sail-360-dark", 360, 780, True, "pl-PL")
    phone.click(".options > .rest")
    shot(phone, "table-more-360-dark")
    play_until(page, chance, "no_action", 100)
    shot(page, "table-turn-1440-dark")
    look(page, served, browser, here, "table-turn-1440-light", 1440, 900, False, "pl-PL")
    look(page, served, browser, here, "table-turn-1024-dark", 1024, 768, True, "pl-PL")
    phone = look(page, served, browser, here, "table-turn-360-light", 360, 780, False, "en-GB")
    for tab in ("zones", "tracks", "players"):
        phone.click(f"[data-tab-button='{tab}']")
        phone.locator(".tabs").scroll_into_view_if_needed()
        shot(phone, f"table-{tab}-360-light")
    page.locator("[data-why]").locator("visible=true").first.click(force=True)
    page.wait_for_selector(".pop")
    save(page, "table-why-1440-dark")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.wait_for_selector("#rulespanel .rulerow")
    page.fill("[data-rules-find]", "scientist")
    shot(page, "table-rules-1440-dark")
    page.keyboard.press("Escape")
    play_until(page, chance, "", 10_000)
    shot(page, "table-over-1440-dark")
    for width, height in ((1440, 900), (360, 780)):
        look(
            page,
            served,
            browser,
            f"{here}/end",
            f"end-{width}-dark",
            width,
            height,
            True,
            "en-GB",
            whole=True,
        )
        look(
            page,
            served,
            browser,
            f"{here}/replay?at=60",
            f"replay-{width}-dark",
            width,
            height,
            True,
            "pl-PL",
        )
    second = opened(browser, served, 1440, 900, "en-GB", True)
    second.context.add_cookies(page.context.cookies())
    open_table(second, "me", "open", "bot:greedy", options={"placement": "free"})
    shot(second, "waiting-1440-dark")
    third = opened(browser, served, 360, 780, "en-GB", True)
    third.context.add_cookies(page.context.cookies())
    open_table(third, "me", "here", options={"placement": "free"})
    shot(third, "handover-360-dark")


def lobby(served: Served, browser: Browser) -> None:
    """Where one comes in, with a few tables; and the rules."""
    page = opened(browser, served, 1440, 900, "en-GB", True)
    open_table(page, "me", "bot:greedy", options={"placement": "first_game"})
    wait_asked(page)
    open_table(page, "me", "bot:greedy", "bot:random", game="race")
    wait_asked(page)
    open_table(page, "me", "open", "bot:greedy", game="circadians")
    look(page, served, browser, "/", "lobby-1440-light", 1440, 900, False, "en-GB", whole=True)
    look(page, served, browser, "/", "lobby-1440-dark", 1440, 900, True, "pl-PL", whole=True)
    look(page, served, browser, "/", "lobby-360-dark", 360, 780, True, "pl-PL", whole=True)
    look(page, served, browser, "/rules/antarctica", "rules-1440-light", 1440, 900, False, "en-GB")


#: After so many moves a game shows most of what it has.
MOVES = {"tortuga": 150, "relics": 200, "circadians": 110, "race": 260}


def another(served: Served, browser: Browser, slug: str) -> None:
    """One of the other games in full swing; a bot plays the seat up to there."""
    with Player(served.url) as anna:
        anna.page("/")
        table = anna.new_table("me", "bot:greedy", "bot:random", "bot:greedy", game=slug, me="Anna")
        room = served.room(table)
        anna.do(f"/t/{table}/leave", seat="A")
        while room.moves < MOVES[slug] and room.status == "running":
            time.sleep(0.05)
        anna.headers["connection"] = "close"
        anna.do(f"/t/{table}/comeback", seat="A")
        while 0 not in room.deciders() and room.status == "running":
            time.sleep(0.05)
        page = opened(browser, served, 1440, 900, "en-GB", True)
        page.context.add_cookies(
            [
                {"name": one.name, "value": one.value or "", "url": served.url}
                for one in anna.cookies.jar
            ]
        )
        here = f"/t/{table}"
        # The digest is told once; the pictures show the table itself.
        page.goto(here)
        page.wait_for_selector("body[data-stream='open']")
        for width, height, dark, language in (
            (1440, 900, True, "en-GB"),
            (1440, 900, False, "en-GB"),
            (360, 780, True, "pl-PL"),
        ):
            name = f"{slug}-{width}-{'dark' if dark else 'light'}"
            look(page, served, browser, here, name, width, height, dark, language)


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with serve(Path(tempfile.mkdtemp())) as served, sync_playwright() as running:
        browser = running.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for slug in sys.argv[1:] or ("lobby", *SLUGS):
            if slug == "lobby":
                lobby(served, browser)
            elif slug == "antarctica":
                antarctica(served, browser)
            else:
                another(served, browser, slug)
        browser.close()


if __name__ == "__main__":
    main()
