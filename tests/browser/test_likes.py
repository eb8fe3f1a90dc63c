"""Preferences in real Chromium: at once on the page, and what they do there. Positions are drawn
without a server (layout.py)."""

from __future__ import annotations

import pytest
from layout import Case, faults, measured, resize, show
from playwright.sync_api import Page, expect


@pytest.fixture(autouse=True)
def nothing_kept(page: Page) -> None:
    """What one test has liked is not there in the next."""
    page.context.clear_cookies()


def like(page: Page, name: str, value: str) -> None:
    """As the menu sets it."""
    page.locator(f"#like-{name}").evaluate(
        "(field, value) => { field.value = value; field.dispatchEvent(new Event('change', { bubbles: true })) }",
        value,
    )
    assert page.evaluate("name => document.documentElement.dataset[name]", name) == value


def test_a_choice_is_sent_and_seen_at_once(page: Page) -> None:
    show(page, Case("antarctica", (1366, 768)))
    sent: list[str] = []
    page.on(
        "request",
        lambda request: sent.append(request.post_data or "") if request.method == "POST" else None,
    )
    small = page.evaluate("getComputedStyle(document.documentElement).fontSize")
    page.click("details.menu > summary")
    page.click(".liking > summary")
    page.select_option("#like-text", "125")
    assert page.evaluate(
        "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    ) == 1.25 * float(small[:-2])
    page.wait_for_function("() => document.documentElement.dataset.text === '125'")
    assert any("like.text=125" in one for one in sent)


def test_the_table_is_mirrored(page: Page) -> None:
    show(page, Case("antarctica", (1366, 768)))
    before = {
        name: page.locator(name).bounding_box()
        for name in (".rail", ".players", ".p-offer", ".p-board")
    }
    size = measured(page)["board"]
    like(page, "board", "right")
    for name, old in before.items():
        now = page.locator(name).bounding_box()
        assert (
            now
            and old
            and now["width"] == old["width"]
            and abs(now["x"] - (1366 - old["x"] - old["width"])) <= 1
        ), name
    assert measured(page)["board"] == size
    assert (
        page.evaluate("getComputedStyle(document.querySelector('.seat .name')).direction") == "ltr"
    )


def test_the_drawer_is_docked_where_it_is_wanted(page: Page) -> None:
    show(page, Case("antarctica", (1366, 768)))
    expect(page.locator("#drawer")).to_be_hidden()
    stage = measured(page)["stage"][0]
    like(page, "dock", "always")
    expect(page.locator("#pane-log")).to_be_visible()
    assert measured(page)["stage"][0] < stage - 300
    page.set_viewport_size({"width": 1920, "height": 1080})
    like(page, "dock", "never")
    expect(page.locator("#drawer")).to_be_hidden()


def test_passing_asks_first_where_that_is_liked(page: Page) -> None:
    show(page, Case("relics", (1366, 768), at="early", wait="pass"))
    sent: list[str] = []
    page.on(
        "request",
        lambda request: sent.append(request.url) if request.url.endswith("/move") else None,
    )
    ends = page.locator("#r-actions .stays")
    words = ends.inner_text()
    like(page, "confirm", "on")
    ends.click()
    expect(ends).to_have_text("Sure? Press again")
    assert sent == []
    expect(ends).to_have_text(words, use_inner_text=True)
    ends.click()
    with page.expect_request("**/move"):
        ends.click()


def test_what_ends_a_turn_is_never_in_the_sheet(page: Page) -> None:
    show(page, Case("relics", (700, 900), at="early", wait="pass"))
    assert page.locator("#r-actions .rests > *").count() > 0
    assert page.locator("#r-actions .rests .stays").count() == 0
    expect(page.locator("#r-actions .options > .stays")).to_be_visible()


def test_what_can_be_chosen_comes_into_the_bar_before_what_cannot(page: Page) -> None:
    show(page, Case("relics", (1366, 768)))
    bar = page.locator("#r-actions .options > .opt:not(.rest)")
    barred = page.locator("#r-actions .options > [aria-disabled='true']")
    folded = page.locator("#r-actions .rests")
    assert folded.locator("> *").count() > 0
    assert bar.count() > 2
    assert folded.locator("> :not([aria-disabled='true'])").count() == 0 or barred.count() == 0
    # No room is left in which one more would have fitted.
    assert (
        page.evaluate("""() => { const box = document.querySelector('#r-actions .options'), gap = parseFloat(getComputedStyle(box).columnGap)
      const used = [...box.children].filter((e) => e.getClientRects().length && !e.matches('.rests')).reduce((sum, e) => sum + e.getBoundingClientRect().width + gap, 0)
      return box.clientWidth - used }""")
        < 264
    )


HAND = """() => [...document.querySelectorAll('.stage :is([data-hand], .fan) > *')]
  .map((one) => one.getBoundingClientRect()).map((box) => Math.round(box.width * box.height))"""


@pytest.mark.parametrize(
    "case",
    [
        Case("race", (1366, 768), wait="settle:"),
        Case("tortuga", (1440, 900), at="late"),
        Case("relics", (1366, 768)),
        Case("race", (360, 740), wait="settle:"),
        Case("tortuga", (360, 740), at="late"),
    ],
    ids=str,
)
def test_cards_of_the_hand_are_as_large_as_somebody_likes(page: Page, case: Case) -> None:
    """Larger or smaller than what fits best, and the table keeps the law each time."""
    show(page, case)
    areas = {}
    for value in ("small", "fit", "large"):
        like(page, "cards", value)
        resize(page, case.size)
        areas[value] = page.evaluate(HAND)
        assert faults(page) == [], value
    assert sum(areas["large"]) > 1.1 * sum(areas["fit"])
    if case.size[0] >= 700:
        assert sum(areas["small"]) < 0.9 * sum(areas["fit"])


@pytest.mark.parametrize(
    ("case", "words", "signs"),
    [
        (Case("race", (1920, 1080), wait="settle:"), ".fan .wd", ".fan .sy"),
        (Case("tortuga", (1920, 1080), at="late", wait="move:"), ".fan .wd", ".fan .ab"),
    ],
    ids=["race", "tortuga"],
)
def test_powers_are_words_or_symbols(page: Page, case: Case, words: str, signs: str) -> None:
    show(page, case)
    shown = page.locator(words).locator("visible=true")
    assert shown.count() > 0
    like(page, "powers", "symbols")
    expect(shown).to_have_count(0)
    assert page.locator(signs).locator("visible=true").count() > 0
    assert faults(page) == []


REMINDER = '{"text": "The first time that this question comes, something is said about it.", "rule": "TOR-080", "href": "/rules/tortuga#TOR-080"}'
#: How much of what can be chosen, dragged or held lies under the reminder.
UNDER = """() => { const b = document.querySelector('#remind').getBoundingClientRect()
  return [...document.querySelectorAll('.stage :is([data-choice], [data-drag], [data-drop]), .stage [data-hand] > *, .fan > *')]
    .map((one) => one.getBoundingClientRect())
    .filter((a) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1).length }"""


@pytest.mark.parametrize(
    "case",
    [
        Case("tortuga", (1366, 768)),
        Case("race", (1366, 768), wait="settle:"),
        Case("circadians", (1366, 768), seats=1, at="early", wait="assign:"),
        Case("antarctica", (1366, 768), at="late", wait="sail:"),
        Case("relics", (1366, 768)),
    ],
    ids=lambda case: case.game,
)
def test_a_reminder_covers_nothing_that_can_be_chosen(page: Page, case: Case) -> None:
    show(page, case)
    page.route(
        "**/remind", lambda route: route.fulfill(body=REMINDER, content_type="application/json")
    )
    # The page asks at once when it is loaded; here it could not be answered then.
    page.evaluate("document.dispatchEvent(new CustomEvent('regions', { detail: [] }))")
    box = page.locator("#remind")
    expect(box).to_be_visible()
    here, stage = box.bounding_box(), page.locator(".stage").bounding_box()
    assert here and stage
    assert stage["x"] <= here["x"] and here["x"] + here["width"] <= stage["x"] + stage["width"]
    assert stage["y"] <= here["y"] and here["y"] + here["height"] <= stage["y"] + stage["height"]
    assert page.evaluate(UNDER) == 0
