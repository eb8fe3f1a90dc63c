"""All five games on a phone of 360 px, in real Chromium: tabs, the sheet of further options, long
names."""

# Scripts for the browser.

from __future__ import annotations

from collections.abc import Callable

import pytest
from looks import needs_axe, overflow, small_targets, violations, violations_in_both_themes
from play import open_table, version, wait_answered, wait_asked
from playwright.sync_api import Page, expect

from cosmeeple.kernel.game import SLUGS

Person = Callable[..., Page]
#: As long as a name can be, in the widest letters.
LONG = "W" * 24

#: Elements of the page that reach beyond the screen, drawings aside; and what lies in a row that
#: scrolls by itself, which only a wide screen has.
BEYOND = """() => { const main = document.querySelector('main.table');
  const rows = innerWidth > 699 ? [...main.querySelectorAll('[tabindex="0"]')].filter((one) => getComputedStyle(one).overflowX === 'auto') : [];
  return [...main.querySelectorAll('*')].filter((one) => one.offsetParent && !one.closest('svg, .sr')
    && !rows.some((row) => row !== one && row.contains(one)) && one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => `${one.tagName} ${one.className} ${one.getBoundingClientRect().right | 0}`).slice(0, 5) }"""


@needs_axe
@pytest.mark.parametrize("slug", SLUGS)
def test_every_tab_shows_its_area_and_nothing_is_wider_than_the_screen(
    person: Person, slug: str
) -> None:
    page = person(360, 780, "pl-PL")
    open_table(page, "me", "bot:random", "bot:random", game=slug, name=LONG)
    wait_asked(page)
    tabs = page.eval_on_selector_all(
        "[data-tab-button]:not([hidden])",
        "found => found.filter((one) => one.offsetParent).map((one) => one.dataset.tabButton)",
    )
    # A game without tabs shows everything at once, and one of the tableaux.
    parts = page.eval_on_selector_all(
        "[data-show]", "found => found.map((one) => one.dataset.show)"
    )
    assert ("players" in tabs and len(tabs) > 1) or len(parts) == 3
    assert overflow(page) <= 0
    assert small_targets(page) == []
    for tab in tabs:
        page.click(f"[data-tab-button='{tab}']")
        shown = page.locator(f"[data-tabbed='{tab}']").locator("visible=true").first
        expect(shown).to_be_in_viewport()
        assert shown.inner_text().strip() != "", tab
        assert page.evaluate(BEYOND) == [], tab
    for part in reversed(parts):
        page.click(f"[data-show='{part}']")
        expect(page.locator(f"#r-seat-{part}")).to_be_in_viewport()
        assert page.evaluate(BEYOND) == [], part
    page.click(".opener")
    for side in ("log", "chat", "notes"):
        page.click(f".drawertabs [data-drawer='{side}']")
        expect(page.locator(f"#pane-{side}")).to_be_in_viewport()
        assert page.evaluate(BEYOND) == [], side
    assert small_targets(page) == []
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("#drawer")).to_be_hidden()


def test_an_area_that_a_game_does_not_have_is_no_tab(person: Person) -> None:
    page = person(360, 780)
    open_table(page, "me", "bot:random", game="relics")
    wait_asked(page)
    expect(page.locator("[data-tab-button='zu']")).to_be_hidden()
    expect(page.locator("[data-tab-button='boards']")).to_be_visible()


@needs_axe
def test_further_options_open_as_a_sheet(person: Person) -> None:
    page = person(360, 780, "en-GB")
    open_table(page, "me", "bot:random", "bot:random", "bot:random", options={"placement": "free"})
    wait_asked(page)
    rest = page.locator("#r-actions .options > .rest")
    shown = page.locator("#r-actions .options > :not(.rest, .rests)")
    folded = page.locator("#r-actions .rests > *")
    assert shown.count() == 3 and folded.count() > 3
    expect(rest).to_have_text(f"{folded.count()} more")
    expect(folded.first).to_be_hidden()
    rest.focus()
    page.keyboard.press("Enter")
    expect(folded.first).to_be_visible()
    bar = page.locator("#r-actions").bounding_box()
    sheet = page.locator("#r-actions .rests").bounding_box()
    assert bar and sheet and sheet["y"] + sheet["height"] <= bar["y"]
    assert violations_in_both_themes(page) == []
    assert small_targets(page) == []
    page.keyboard.press("Escape")
    expect(rest).to_be_focused()
    rest.click()
    before = version(page)
    page.locator("#r-actions .rests button[name='choice']").locator("visible=true").last.click()
    wait_answered(page, before)
    assert page.locator("#r-actions .options[data-more='open']").count() == 0


@pytest.mark.parametrize("slug", SLUGS)
def test_long_names_fit_on_a_small_desktop(person: Person, slug: str) -> None:
    page = person(1024, 768)
    open_table(page, "me", "bot:random", "bot:random", game=slug, name=LONG)
    wait_asked(page)
    assert overflow(page) <= 0
    assert page.evaluate(BEYOND) == []
