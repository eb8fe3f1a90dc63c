"""Advice in the drawer, "why this move?" in the log of a finished game, statistics, seats that
change hands."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from play import open_table, wait_asked
from playwright.sync_api import Page, expect
from served import Browser, Served, wait_for
from test_look import needs_axe, overflow, violations

Person = Callable[..., Page]
#: Where to leave pictures for somebody to look at.
SHOTS = os.environ.get("COSMEEPLE_SHOTS", "")


def picture(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


@needs_axe
@pytest.mark.parametrize("width", [360, 1440])
def test_a_hint_is_asked_for_and_goes_with_the_question(person: Person, width: int) -> None:
    page = person(
        width, 780 if width == 360 else 900, "en-GB" if width == 360 else "pl-PL", width == 360
    )
    open_table(page, "me", "bot:greedy", options={"placement": "first_game"})
    wait_asked(page)

    page.click("#r-actions .hint")
    page.wait_for_selector(".advice .thought")

    picture(page, f"hint-{width}")
    assert violations(page) == []
    assert overflow(page) <= 0
    chosen = page.locator(".advice tr.chosen th").first.inner_text()
    assert chosen.strip()
    page.locator("#r-actions button[name='choice']").first.evaluate("button => button.click()")
    page.wait_for_selector(".advice", state="detached")


@pytest.fixture(scope="module")
def finished(served: Served) -> str:
    """A game between bots, over."""
    with Browser(served.url) as anna:
        table = anna.new_table("bot:greedy", "bot:random", placement="first_game")
    wait_for(lambda: served.room(table).status == "finished", 120)
    return table


@needs_axe
@pytest.mark.parametrize("width", [360, 1440])
def test_a_bot_says_why_in_a_panel(
    person: Person, served: Served, finished: str, width: int
) -> None:
    # The last move may be that of the random bot, who has no reasons.
    version = max(entry.version for entry in served.room(finished).history.line if entry.seat == 0)
    why = f".log .whymove[href$='version={version}']"
    page = person(width, 780 if width == 360 else 900, dark=width == 360)
    page.goto(f"/t/{finished}")
    # What has happened meanwhile comes with the stream, and may bring the log anew.
    page.wait_for_selector("body[data-ready][data-stream='open']")
    page.locator("[data-drawer]").locator("visible=true").first.click()
    if width == 360:
        page.click(".drawertabs [data-drawer='log']")

    page.locator(why).press("Enter")
    page.wait_for_selector("dialog.thoughtbox .thought")

    picture(page, f"why-{width}")
    assert violations(page) == []
    assert overflow(page) <= 0
    page.keyboard.press("Escape")
    expect(page.locator("dialog.thoughtbox")).to_have_count(0)
    expect(page.locator(why)).to_be_focused()
    page.goto(page.locator(why).get_attribute("href") or "")
    assert violations(page) == []
    picture(page, f"whypage-{width}")
    page.goto("/stats")
    expect(page.locator(".figures tbody tr")).to_have_count(1)
    picture(page, f"stats-{width}")
    assert violations(page) == []
    assert overflow(page) <= 0


@needs_axe
@pytest.mark.parametrize("width", [360, 1440])
def test_the_host_changes_a_bot_in_the_menu(person: Person, served: Served, width: int) -> None:
    page = person(width, 780 if width == 360 else 900, dark=width == 1440)
    table = open_table(page, "me", "bot:random", options={"placement": "first_game"})
    room = served.room(table)
    wait_asked(page)

    page.click("details.menu > summary")
    picture(page, f"menu-{width}")
    assert violations(page) == []
    assert overflow(page) <= 0
    page.select_option("#hand-B", "bot:easy")

    wait_for(lambda: room.company.chairs[1].bot == "easy")
    page.wait_for_selector("#r-menu:has-text('Cadet')")
