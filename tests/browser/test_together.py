"""Pages about people: wishes for a game, profiles, tournaments, as they look and as they lead to a
table."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import pytest
from looks import needs_axe, overflow, small_targets, violations
from playwright.sync_api import Page
from served import Browser, Served

Person = Callable[..., Page]
PASSWORD = "a good password"


def join(page: Page, account: str) -> None:
    page.goto("/account")
    page.fill("#f-acc2", account)
    page.fill("#f-pw2", PASSWORD)
    with page.expect_navigation():
        page.click("form[action='/register'] button")


def looks_right(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_selector("body[data-ready]")
    assert violations(page) == [], path
    assert overflow(page) <= 0, path
    assert small_targets(page, ".sr, .prefs") == [], path
    # The title stands first, and everything below it uses the width.
    first = page.locator("main h1").bounding_box()
    assert first is not None
    whole = page.locator("main").bounding_box()
    assert whole is not None
    for panel in page.locator("main .panel").all():
        box = panel.bounding_box()
        assert box is not None
        assert box["y"] > first["y"], path
        assert box["width"] > 0.8 * whole["width"], path


@needs_axe
@pytest.mark.parametrize("width", [360, 1440])
def test_a_wish_is_sent_by_the_form_and_leads_to_the_table(
    served: Served, person: Person, width: int
) -> None:
    page = person(width, 780, "pl-PL" if width == 360 else "en-GB", width == 360)
    join(page, f"seeker_{secrets.token_hex(4)}")
    with Browser(served.url) as other:
        other.do("/register", account=f"other_{secrets.token_hex(4)}", password=PASSWORD)
        wish: dict[str, Any] = {"players": 2, "strength": "any", "rated": ""}
        other.do("/seek", game="tortuga", pace="days-7", **wish)
        looks_right(page, "/seek")
        page.select_option("#sk-game", "race")
        page.select_option("#sk-pace", "days-7")
        page.select_option("#sk-strength", "any")
        page.select_option("#sk-rated", "")
        with page.expect_navigation():
            page.locator("form[action='/seek'] button").press("Enter")
        looks_right(page, "/seek")
        page.wait_for_selector("body[data-stream=open]")
        # Somebody else wishes for the same: the page goes to the table by itself.
        table = other.do("/seek", game="race", pace="days-7", **wish)["table"]
        page.wait_for_url(f"**/t/{table}")


@needs_axe
@pytest.mark.parametrize(("width", "dark"), [(360, True), (1024, False), (1440, True)])
def test_a_tournament_and_a_profile_pass_axe_and_fit(
    served: Served, person: Person, width: int, dark: bool
) -> None:
    page = person(width, 780, "pl-PL" if dark else "en-GB", dark)
    join(page, f"host_{secrets.token_hex(4)}")
    looks_right(page, "/tournaments")
    page.fill("#to-title", "Puchar Antarktydy z bardzo długą nazwą")
    page.select_option("#to-game", "antarctica")
    page.select_option("#to-pace", "live-15")
    page.select_option("#to-rounds", "1")
    with page.expect_navigation():
        page.locator("form[action='/tournaments'] button").press("Enter")
    path = page.url.removeprefix(served.url)
    for _ in range(2):
        page.select_option("#cu-bot", "random")
        with page.expect_navigation():
            page.click(".addbot button")
    with page.expect_navigation():
        page.locator("form:has(input[value=join]) button").click()
    looks_right(page, path)
    with page.expect_navigation():
        page.locator("form:has(input[value=start]) button").press("Enter")
    looks_right(page, path)
    looks_right(page, "/stats?game=race")
    page.goto("/account")
    looks_right(page, page.locator("a[href^='/people/']").get_attribute("href") or "")
    looks_right(page, "/friends")


def test_the_page_of_a_tournament_is_kept_up_to_date_under_the_focus(
    served: Served, person: Person
) -> None:
    page = person(1024, 780)
    join(page, f"host_{secrets.token_hex(4)}")
    page.goto("/tournaments")
    page.fill("#to-title", "Cup")
    page.select_option("#to-game", "race")
    page.select_option("#to-pace", "days-7")
    with page.expect_navigation():
        page.locator("form[action='/tournaments'] button").press("Enter")
    path = page.url.removeprefix(served.url)
    with Browser(served.url) as other:
        other.do("/register", account=f"other_{secrets.token_hex(4)}", password=PASSWORD)
        other.do("/account/name", name="Other")
        other.do(path, what="join")
        page.reload()
        with page.expect_navigation():
            page.locator("#cu-do-join").click()
        with page.expect_navigation():
            page.locator("#cu-do-start").press("Enter")
        page.wait_for_selector("body[data-ready]")
        page.focus("#cu-do-pause")
        page.evaluate("""() => {
            window.held = document.activeElement;
            window.drawn = 0;
            document.addEventListener("regions", () => { window.drawn += 1; });
        }""")
        again = "() => document.dispatchEvent(new Event('visibilitychange'))"
        for _ in range(2):
            with page.expect_response(f"**{path}"):
                page.evaluate(again)
        other.do(path, what="leave")
        with page.expect_response(f"**{path}"):
            page.evaluate(again)
        page.wait_for_selector(".muted:has-text('(left)')")
    # What had not changed was not drawn, and what was drawn left the focus alone.
    assert page.evaluate("window.drawn") == 1
    assert page.evaluate("document.activeElement === window.held")
