"""Every page that links lead to, found by following them: axe has nothing against it in either
theme, and it is wider than no window. What a table's page holds, and what opens there, have tests
of their own.

The ordinary run goes through them on a phone, in Polish and light, with the colours of both themes;
`COSMEEPLE_PAGES=all` also on a large screen, in English and dark.
"""

from __future__ import annotations

import os
import re
from collections import deque
from collections.abc import Callable

import pytest
from looks import needs_axe, overflow, violations_in_both_themes
from play import open_table, wait_asked
from playwright.sync_api import Page

from cosmeeple.kernel.game import SLUGS

Person = Callable[..., Page]
WIDTHS = (320, 360, 480, 640, 699, 720, 820, 900, 1024, 1180, 1366, 1920)
ALL = os.environ.get("COSMEEPLE_PAGES") == "all"
#: Files and ways out, no pages.
APART = re.compile(r"/(export|qr|static|logout|stream|api)\b|\.(txt|json|toml|svg|atom|xml|zip)$")
#: Reached from no page that a newcomer sees, or different for every game.
STARTS = ("/", "/companion", "/account", "/nothing-here", *(f"/new?game={slug}" for slug in SLUGS))


def kind(path: str) -> str:
    """Pages of one kind differ in a game, a person, a number: one of them is looked at, of the form
    for a table all."""
    if path.startswith("/new?"):
        return path
    short = path.partition("?")[0].rstrip("/") or "/"
    for slug in SLUGS:
        short = re.sub(rf"/{slug}(?=/|$)", "/GAME", short)
    return re.sub(r"/(people|t|studies|companion|j)/[^/]+|(?<=GAME)/[^/]*\d[^/]*", r"/\1/*", short)


def links(page: Page) -> list[str]:
    found = page.eval_on_selector_all(
        "a[href]:not([download])",
        "all => all.filter((one) => new URL(one.href).origin === location.origin).map((one) => new URL(one.href).pathname + new URL(one.href).search)",
    )
    return [str(one) for one in found]


@needs_axe
@pytest.mark.parametrize(
    "dark", [True, False] if ALL else [False], ids=lambda dark: "dark" if dark else "light"
)
def test_every_page_passes_axe_and_fits(person: Person, dark: bool) -> None:
    page = person(1366 if dark else 360, 768, "en-GB" if dark else "pl-PL", dark)
    page.goto("/account")
    page.fill("#f-acc2", f"pages-{'dark' if dark else 'light'}")
    page.fill("#f-pw2", "a long enough password")
    with page.expect_navigation():
        page.click("form[action='/register'] button")
    open_table(page, "me", "bot:easy")
    wait_asked(page)

    waiting, seen = deque(STARTS), {kind(path) for path in STARTS}
    complaints: dict[str, list[str]] = {}
    looked = []
    while waiting:
        path = waiting.popleft()
        page.goto(path)
        if page.evaluate("document.contentType") != "text/html":
            continue
        page.wait_for_selector("body[data-ready]")
        looked.append(path)
        wrong = violations_in_both_themes(page)
        size = page.viewport_size
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 768})
            if overflow(page) > 0:
                wrong.append(f"{overflow(page)} px wider than {width}")
        assert size is not None
        page.set_viewport_size(size)
        if wrong:
            complaints[path] = wrong
        for link in links(page):
            if kind(link) not in seen and not APART.search(link.partition("?")[0]):
                seen.add(kind(link))
                waiting.append(link)

    assert complaints == {}
    assert len(looked) > 22, looked
