"""The inspector in real Chromium: by hover, by key, by click, by long press; inside the window,
never over its thing."""

from __future__ import annotations

import pytest
from layout import Case, resize, show
from playwright.sync_api import Page, expect
from served import Served
from tables import Person, open_game, wait_alone

from cosmeeple.kernel.game import SLUGS

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


def test_a_card_is_shown_by_hover_key_click_and_long_press(person: Person, served: Served) -> None:
    page = person(1366, 768)
    page.clock.install()
    table = open_game(
        page, "race", "me", "bot:random", options={"expansion": "base", "start": "preset"}
    )
    wait_alone(page, served.room(table))
    box = page.locator(".inspector")
    own = page.locator("#r-seat-A .rc").first
    name = own.locator(".nm").inner_text().replace("\u00ad", "")

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
    page.clock.run_for(2000)
    expect(box).to_be_visible()
    box.locator("[data-inspect-close]").click()
    expect(box).to_have_count(0)

    resize(page, (360, 740))
    touched(page, "#r-hand .rc", "pointerdown")
    expect(box).to_be_visible()
    touched(page, "#r-hand .rc", "pointerup")
    assert page.evaluate(WRONG) == []
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)


#: Things of different kinds that lie uncovered on the stage: what they are, and where.
THINGS = """() => { const found = new Map()
  for (const one of document.querySelectorAll('.stage [data-inspect]')) {
    const box = one.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2
    const kind = one.dataset.inspect.split(':')[0]
    if (box.width && !found.has(kind) && document.elementFromPoint(x, y)?.closest('[data-inspect]') === one)
      found.set(kind, [one.dataset.inspect, x, y]) }
  return [...found.values()] }"""


@pytest.mark.parametrize("game", SLUGS)
def test_things_of_every_game_are_shown_by_hover_key_and_long_press(page: Page, game: str) -> None:
    show(page, Case(game))
    box = page.locator(".inspector")
    things = page.evaluate(THINGS)
    assert len(things) > 1
    for what, x, y in things[:4]:
        page.mouse.move(x, y)
        expect(page.locator(".inspects")).to_have_attribute("data-inspect", what)
        assert box.locator("h2").inner_text().strip()
        assert page.evaluate(WRONG) == []
        page.keyboard.press("Escape")  # it may lie where the pointer would go
        expect(box).to_have_count(0)

    thing = page.locator(f".stage [data-inspect='{things[0][0]}']").first
    thing.evaluate(
        "one => (one.matches('[tabindex], button') ? one : one.querySelector('[tabindex], button')).focus()"
    )
    page.keyboard.press("i")
    expect(box).to_be_focused()
    assert page.evaluate(WRONG) == []
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)

    resize(page, (360, 740))
    what, x, y = page.evaluate(THINGS)[0]
    touched(page, f".stage [data-inspect='{what}']", "pointerdown")
    expect(box).to_be_visible()
    assert page.evaluate(WRONG) == []
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
