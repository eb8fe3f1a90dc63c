"""Pictures for docs/shots: python tests/browser/shots.py [NAME...], a game, "new-table" or
"companion"; without names all of them.

Tables are positions of real games, drawn as `layout.py` draws them; the forms come from a running
server. `study_shots.py` makes those of analysis and puzzles with what stands here.
"""

# ruff: noqa: E402
from __future__ import annotations

import shutil
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).parents[2]
# A compiled build on PYTHONPATH comes first: its bots are quicker.
sys.path[:0] = [str(ROOT / "tests" / "web"), str(ROOT / "tests" / "browser")]
sys.path.append(str(ROOT / "src"))

import layout
from layout import Case, Size
from playwright.sync_api import Browser, Page, sync_playwright
from served import Served, serve
from slim import slim

OUT = ROOT / "docs" / "shots"
#: What each table shows: most seats, a question that lights something.
TABLES = {
    "antarctica": Case("antarctica", at="late", wait="sail:"),
    "tortuga": Case("tortuga", at="late", wait="move:"),
    "relics": Case("relics", at="late"),
    "circadians": Case("circadians", at="late"),
    "race": Case("race", at="middle", wait="settle:"),
}
#: (size, language, theme): both languages and themes are among them.
LOOKS: tuple[tuple[Size, str, str], ...] = (
    ((360, 740), "pl", "dark"),
    ((1024, 768), "pl", "light"),
    ((1366, 768), "en", "dark"),
    ((1920, 1080), "en", "dark"),
)
FORMS = {"new-table": "/new?game=relics", "companion": "/companion"}


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


def table(browser: Browser, slug: str) -> None:
    for size, language, theme in LOOKS:
        case = replace(TABLES[slug], size=size, language=language, theme=theme)
        with layout.opened(browser, case) as page:
            shot(page, f"{slug}-{size[0]}")


def form(browser: Browser, served: Served, name: str) -> None:
    for (width, height), language, theme in LOOKS:
        tongue = {"en": "en-GB", "pl": "pl-PL"}[language]
        page = opened(browser, served, width, height, tongue, theme == "dark")
        page.goto(FORMS[name])
        page.wait_for_selector("body[data-ready]")
        shot(page, f"{name}-{width}", whole=width < 700)
        page.context.close()


def main() -> None:
    names = sys.argv[1:] or (*TABLES, *FORMS)
    with serve(Path(tempfile.mkdtemp())) as served, sync_playwright() as running:
        browser = running.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name in names:
            if name in TABLES:
                table(browser, name)
            else:
                form(browser, served, name)
        browser.close()


if __name__ == "__main__":
    main()
