"""Relics and Circadians on the stage: words and digits as large as they are seen, Harvesters that
cover no number, lines that open what they stand for.
"""

from __future__ import annotations

import pytest
from layout import Case, resize, show
from playwright.sync_api import Page, expect

#: Every text of a board that is shown: what it is, and its letters in pixels of the screen.
SEEN = """() => [...document.querySelectorAll('.stage .board svg text')].filter(one => one.getClientRects().length && one.textContent.trim()).map(one => {
  const matrix = one.getScreenCTM()
  return [one.getAttribute('class') || one.parentNode.getAttribute('class'), parseFloat(getComputedStyle(one).fontSize) * Math.hypot(matrix.a, matrix.b)] })"""
#: Names; everything else is a number or a player's letter.
NAMES = ("lname", "dname", "ptitle", "psub")
#: Names of markets that leave their plates, and texts of the map that lie on each other.
COVERED = """() => {
  const box = one => one.getBoundingClientRect(), wrong = []
  const shown = [...document.querySelectorAll('.relics text')].filter(one => one.getClientRects().length)
  for (const one of shown.filter(one => one.matches('.lname'))) if (box(one).right > box(one.closest('.mkt').querySelector('.plate')).right - 2) wrong.push(one.textContent)
  shown.forEach((one, at) => shown.slice(at + 1).forEach(other => {
    const a = box(one), b = box(other)
    if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4) wrong.push(`${one.textContent} / ${other.textContent}`) }))
  for (const piece of document.querySelectorAll('.harv')) for (const number of document.querySelectorAll('.yl text')) {
    const a = box(piece), b = box(number), high = b.height / 4
    if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > b.width / 3 && Math.min(a.bottom, b.bottom - high) - Math.max(a.top, b.top + high) > b.height / 6) wrong.push(`${piece.textContent} on ${number.textContent}`) }
  return wrong }"""


@pytest.mark.parametrize("game", ["relics", "circadians"])
def test_words_are_large_enough_and_free(page: Page, game: str) -> None:
    sizes = (360, 740), (1024, 768), (1280, 720), (1920, 1080)
    show(page, Case(game, sizes[0], "pl", at="late"))
    for size in sizes:
        resize(page, size)
        found = page.evaluate(SEEN)
        assert len(found) > 20, size
        small = [
            (name, round(pixels, 1))
            for name, pixels in found
            if pixels < (12 if name.startswith(NAMES) else 11)
        ]
        assert small == [], size
        assert page.evaluate(COVERED) == [], size


@pytest.mark.parametrize(
    ("game", "seats", "region"),
    [("relics", 1, "zu"), ("circadians", 1, "event"), ("circadians", 4, "hand")],
)
def test_a_line_opens_the_whole_and_closes(page: Page, game: str, seats: int, region: str) -> None:
    show(page, Case(game, (1024, 768), "pl", seats=seats))
    place = page.locator(f".p-{region}")
    line, whole = place.locator(".fold [data-unfold]"), place.locator(".zwhole, .whole")
    board = page.locator("#r-board").bounding_box()
    expect(line).to_be_visible()
    expect(whole).to_be_hidden()

    # By key: where a pointer rests the inspector may come, and Escape would close that first.
    line.press("Enter")
    expect(whole).to_be_visible()
    stage, there = page.locator(".stage").bounding_box(), whole.bounding_box()
    assert stage and there
    assert there["x"] >= stage["x"] and there["x"] + there["width"] <= stage["x"] + stage["width"]
    assert there["y"] >= stage["y"] and there["y"] + there["height"] <= stage["y"] + stage["height"]
    assert page.locator("#r-board").bounding_box() == board
    page.keyboard.press("Escape")
    expect(whole).to_be_hidden()
    expect(line).to_be_focused()

    line.click()
    place.locator(".shut").click()
    expect(whole).to_be_hidden()


@pytest.mark.parametrize(
    ("game", "own"), [("relics", ".own [data-hand] > li"), ("circadians", ".own .count")]
)
def test_on_a_phone_the_own_things_are_below_the_board(page: Page, game: str, own: str) -> None:
    show(page, Case(game, (360, 740)))
    assert (
        page.locator(".tabs [data-tab-button='players']").get_attribute("aria-pressed") == "false"
    )
    expect(page.locator(own).first).to_be_in_viewport()
    assert page.locator(".seat:not(.own)").locator("visible=true").count() == 0
    page.click("[data-tab-button='players']")
    assert page.locator(".seat:not(.own)").locator("visible=true").count() == 3
