"""The inspector in real Chromium: by hover, by key, by click, by long press; inside the window,
never over its thing."""

from __future__ import annotations

from play import wait_asked
from playwright.sync_api import Page, expect
from tables import Person, open_game

#: The inspector lies inside the window and does not cover the thing that it shows.
WRONG = """() => { const box = document.querySelector('.inspector').getBoundingClientRect(), thing = document.querySelector('.inspects').getBoundingClientRect();
  const wrong = [];
  if (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) wrong.push('outside');
  if (innerWidth >= 700 && Math.min(box.right, thing.right) - Math.max(box.left, thing.left) > 1 && Math.min(box.bottom, thing.bottom) - Math.max(box.top, thing.top) > 1) wrong.push('over its thing');
  return wrong }"""


def touched(page: Page, selector: str, kind: str) -> None:
    page.locator(selector).first.dispatch_event(
        kind, {"pointerType": "touch", "bubbles": True, "isPrimary": True}
    )


def test_a_card_is_shown_by_hover_key_click_and_long_press(person: Person) -> None:
    page = person(1366, 768)
    open_game(page, "race", "me", "bot:random", options={"expansion": "base", "start": "preset"})
    wait_asked(page)
    box = page.locator(".inspector")
    own = page.locator("#r-seat-A .rc").first
    name = own.locator(".nm").inner_text()

    own.hover()
    expect(box.locator("h2")).to_have_text(name)
    assert page.evaluate(WRONG) == []
    expect(box.locator(".facts .rule").first).to_contain_text("RAC-")
    page.mouse.move(660, 20)
    expect(box).to_have_count(0)

    own.focus()
    page.keyboard.press("i")
    expect(box).to_be_focused()
    assert page.evaluate(WRONG) == []
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    expect(own).to_be_focused()

    own.click()  # a click pins it: it stays when the pointer goes
    expect(box).to_be_visible()
    page.mouse.move(660, 20)
    page.wait_for_timeout(400)
    expect(box).to_be_visible()
    box.locator("[data-inspect-close]").click()
    expect(box).to_have_count(0)

    page.set_viewport_size({"width": 360, "height": 740})
    touched(page, "#r-hand .rc", "pointerdown")
    expect(box).to_be_visible()
    touched(page, "#r-hand .rc", "pointerup")
    assert page.evaluate(WRONG) == []
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
