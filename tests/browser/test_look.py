"""A running table, a finished one and what opens on them: axe without violations in both themes
and languages, nothing overflows. Each is loaded in one theme and looked at with the colours of the
other as well. All other pages: `test_every_page.py`; tables of all games: `test_table_looks.py`.
"""

# Scripts for the browser.

from __future__ import annotations

from collections.abc import Callable

import pytest
from looks import needs_axe, overflow, small_targets, violations, violations_in_both_themes
from play import open_table, wait_asked
from playwright.sync_api import Page
from served import Browser, Served, play_one, wait_for

from cosmeeple.kernel.game import SLUGS

Person = Callable[..., Page]


@pytest.fixture(scope="module")
def finished(served: Served) -> str:
    """A finished game of bots and one person who always takes the first option."""
    with Browser(served.url) as anna:
        table = anna.new_table(
            "me", "bot:random", "bot:random", me="Anna", **{"option.placement": "first_game"}
        )
        room = served.room(table)
        while room.status == "running":
            wait_for(lambda: 0 in room.deciders() or room.status == "finished")
            if room.status == "running":
                play_one(served, anna, table, 0)
    return table


@needs_axe
@pytest.mark.parametrize(("width", "dark"), [(360, True), (1440, False)])
def test_a_game_that_is_over_passes_axe_and_fits(
    person: Person, finished: str, dark: bool, width: int
) -> None:
    page = person(width, 780 if width == 360 else 900, "pl-PL" if dark else "en-GB", dark)
    paths = [f"/t/{finished}", f"/t/{finished}/end", f"/t/{finished}/replay?at=20"]
    complaints = {}
    for path in paths:
        page.goto(path)
        page.wait_for_selector("body[data-ready]")
        complaints[path] = violations_in_both_themes(page)
        assert overflow(page) <= 0, path
    assert {path: found for path, found in complaints.items() if found} == {}


@needs_axe
@pytest.mark.parametrize(("width", "dark"), [(360, True), (1024, False)])
def test_a_running_table_passes_axe_and_fits(person: Person, dark: bool, width: int) -> None:
    page = person(width, 780 if width == 360 else 768, "en-GB" if dark else "pl-PL", dark)
    open_table(page, "me", "bot:greedy", "bot:random", options={"placement": "first_game"})
    wait_asked(page)
    assert violations(page) == []
    assert overflow(page) <= 0
    page.locator("#r-actions button[value^='sail:']").first.click()
    # On a phone it may lie in the sheet of further options.
    page.wait_for_selector("#r-actions button[value='no_action']", state="attached")
    assert violations(page) == []
    assert overflow(page) <= 0
    page.locator("[data-why]").locator("visible=true").first.click(force=True)
    page.wait_for_selector(".pop")
    assert violations(page) == []
    page.keyboard.press("Escape")
    if width == 360:
        assert small_targets(page) == []
        for tab in ("zones", "tracks", "players"):
            page.click(f"[data-tab-button='{tab}']")
            assert overflow(page) <= 0, tab
            assert violations(page) == [], tab


@needs_axe
def test_what_opens_passes_axe_too(person: Person) -> None:
    """Menu, groups, unfolded log lines, the board in words, waiting room, invitation, hand-over
    screen."""
    page = person(1440, 900, "pl-PL")
    open_table(page, "me", "bot:easy", options={"placement": "first_game"})
    wait_asked(page)
    page.click(".rail [data-drawer='words']")
    assert violations_in_both_themes(page) == []
    page.click("details.menu > summary")
    assert violations_in_both_themes(page) == []
    page.keyboard.press("Escape")
    page.click(".rail [data-drawer='log']")
    page.locator("#log summary").last.click()
    group = page.locator("details.group > summary").first
    if not group.is_visible():
        page.click("#r-actions .options > .rest")
    group.click()
    assert violations_in_both_themes(page) == []
    open_table(page, "me", "open", options={"placement": "free"})
    assert violations_in_both_themes(page) == []
    guest = person(360, 780, "en-GB", dark=False)
    guest.goto(page.input_value("#invite-link"))
    assert violations_in_both_themes(guest) == []
    assert overflow(guest) <= 0
    open_table(guest, "me", "here", options={"placement": "free"})
    guest.wait_for_selector(".handover")
    assert violations_in_both_themes(guest) == []


#: Panels whose visible parts lie over each other; what a board that scrolls hides does not count.
OVERLAPS = """() => {
    const visible = e => {
        let { left, top, right, bottom } = e.getBoundingClientRect()
        for (let around = e.parentElement; around; around = around.parentElement) {
            if (getComputedStyle(around).overflow === 'visible') continue
            const clip = around.getBoundingClientRect()
            left = Math.max(left, clip.left)
            top = Math.max(top, clip.top)
            right = Math.min(right, clip.right)
            bottom = Math.min(bottom, clip.bottom)
        }
        return { left, top, right, bottom }
    }
    const panels = [...document.querySelectorAll('.table .panel:not(.drop), .table .boards > *')].filter(e => e.offsetParent)
    const boxes = panels.map(e => [e, visible(e)])
    return boxes.flatMap(([a, x], i) => boxes.slice(i + 1)
        .filter(([b, y]) => !a.contains(b) && !b.contains(a)
            && Math.min(x.right, y.right) - Math.max(x.left, y.left) > 2
            && Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top) > 2)
        .map(([b]) => `${a.className} over ${b.className}`))
}"""


@pytest.mark.parametrize("game", SLUGS)
def test_nothing_on_a_table_lies_over_something_else(person: Person, game: str) -> None:
    page = person(1181, 900, "pl-PL", True)
    open_table(page, "me", "me", game=game)
    wait_asked(page)

    for width in (1181, 1280, 1366, 1600):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_function(f"() => window.innerWidth === {width}")
        assert page.evaluate(OVERLAPS) == [], width
