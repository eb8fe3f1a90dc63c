"""Advice in the drawer, "why this move?" in the log of a finished game, statistics, seats that
change hands."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from layout import resize
from looks import needs_axe, overflow, violations, violations_in_both_themes
from play import open_table, wait_asked
from playwright.sync_api import Page, expect
from served import Browser, Served, wait_for

Person = Callable[..., Page]
#: Where to leave pictures for somebody to look at.
SHOTS = os.environ.get("COSMEEPLE_SHOTS", "")


def picture(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


def looked_at(page: Page, name: str) -> None:
    """On a large screen and on a phone, in the colours of both themes."""
    for size in ((1440, 900), (360, 780)):
        resize(page, size)
        picture(page, f"{name}-{size[0]}")
        assert violations_in_both_themes(page) == [], size
        assert overflow(page) <= 0, size


@needs_axe
def test_a_hint_is_asked_for_and_goes_with_the_question(person: Person) -> None:
    page = person(1440, 900, "pl-PL")
    open_table(page, "me", "bot:greedy", options={"placement": "first_game"})
    wait_asked(page)

    page.click("#r-actions .hint")
    page.wait_for_selector(".advice .thought")

    looked_at(page, "hint")
    chosen = page.locator(".advice tr.chosen th").first.inner_text()
    assert chosen.strip()
    page.locator("#r-actions button[name='choice']").first.evaluate("button => button.click()")
    page.wait_for_selector(".advice", state="detached")


@pytest.fixture(scope="module")
def finished(served: Served) -> str:
    """A game between bots, over. On a busy machine it takes longer than anything here."""
    with Browser(served.url) as anna:
        table = anna.new_table("bot:greedy", "bot:random", placement="first_game")
    wait_for(lambda: served.room(table).status == "finished")
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
    if width == 360:
        return
    page.goto(page.locator(why).get_attribute("href") or "")
    looked_at(page, "whypage")
    page.goto("/stats")
    expect(page.locator(".figures tbody tr")).to_have_count(1)
    looked_at(page, "stats")


@needs_axe
def test_the_host_changes_a_bot_in_the_menu(person: Person, served: Served) -> None:
    page = person(1440, 900)
    table = open_table(page, "me", "bot:random", options={"placement": "first_game"})
    room = served.room(table)
    wait_asked(page)

    page.click("details.menu > summary")
    looked_at(page, "menu")
    page.select_option("#hand-B", "bot:easy")

    wait_for(lambda: room.company.chairs[1].bot == "easy")
    page.wait_for_selector("#r-menu:has-text('Cadet')")
