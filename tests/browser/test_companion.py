"""Companions in real Chromium: by keyboard, in both themes and languages, on a phone and on a desktop."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from test_look import needs_axe, overflow, small_targets, violations

Person = Callable[..., Page]


def begin(page: Page, game: str) -> None:
    page.goto("/")
    page.click("a[href='/companion']")
    page.locator(f"section.g-{game} button.primary").click()
    page.wait_for_url("**/companion/*")


def test_zu_beside_the_box_by_keyboard(person: Person) -> None:
    page = person()
    begin(page, "relics")
    page.focus("#p-card")
    page.keyboard.type("Excavate: purple")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**card=zu_exc_5")
    for path, value in (("buyers.purple", "3"), ("dig.purple_trident", "1"), ("dig.purple_ring", "1")):
        page.focus(f"[id='f.{path}']")
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.type(value)
    page.focus("[id='f.areas.A.guards.purple_ring']")
    page.keyboard.press("Space")
    page.focus(".next .sticky button")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "card" not in url.rsplit("/", 1)[-1])
    expect(page.locator("#told")).to_contain_text("Excavate: purple / yellow")
    assert page.locator(".deeds li").count() >= 2
    assert page.locator(".reasons li.m-star").count() >= 1
    expect(page.locator(".gallery td.on")).not_to_have_count(0)
    rule = page.locator(".reasons a.rule").first
    href = rule.get_attribute("href")
    assert href is not None
    page.focus(".tools form button")
    page.keyboard.press("Enter")
    expect(page.locator(".gallery td.on")).to_have_count(0)
    page.goto(href)
    expect(page.locator(f"[id='{href.partition('#')[2]}']")).to_be_visible()


def test_a_refusal_keeps_what_was_typed(person: Person) -> None:
    page = person(language="pl-PL")
    begin(page, "relics")
    page.goto(page.url + "?card=zu_exc_5")
    page.fill("[id='f.dig.purple_trident']", "30")
    page.click(".next .sticky button")
    expect(page.locator("p.error")).to_contain_text("Nic się nie zmieniło")
    expect(page.locator("[id='f.dig.purple_trident']")).to_have_value("30")
    page.fill("[id='f.dig.purple_trident']", "1")
    page.click(".next .sticky button")
    expect(page.locator("#told")).to_contain_text("Wydobycie")


def test_a_round_of_the_ai(person: Person) -> None:
    page = person(360, 780)
    begin(page, "circadians")
    page.click(".next button.primary")
    for _ in range(8):
        if page.locator("button[name='draw']").count():
            page.click("button[name='draw']")
        if page.locator("form[action$='/rest']").count():
            break
        page.click(".next button.primary")
        page.wait_for_load_state()
    page.click("form[action$='/rest'] button.primary")
    expect(page.locator("form[action$='/event']")).to_be_visible()
    assert overflow(page) <= 0


@needs_axe
@pytest.mark.parametrize("dark", [True, False])
@pytest.mark.parametrize("width", [360, 1440])
def test_pages_pass_axe_and_fit(person: Person, dark: bool, width: int) -> None:
    page = person(width, 780 if width == 360 else 900, "pl-PL" if dark else "en-GB", dark)

    def look() -> None:
        page.wait_for_selector("body[data-ready]")
        assert violations(page) == [], page.url
        assert overflow(page) <= 0, page.url
        assert small_targets(page) == [], page.url

    page.goto("/companion")
    look()
    begin(page, "relics")
    zu = page.url
    look()
    for card in ("zu_exc_6", "zu_sel_1", "zu_for_1"):
        page.goto(f"{zu}?card={card}")
        look()
    page.goto(f"{zu}?card=zu_exc_1")
    page.fill("[id='f.dig.red_eye']", "2")
    page.click(".next .sticky button")
    page.wait_for_url(zu)
    for summary in page.locator("main summary").all():
        summary.click()
    look()
    begin(page, "circadians")
    ai = page.url
    page.click(".next button.primary")
    page.wait_for_selector("#p-card")
    page.goto(f"{ai}?card=scheme_04")
    look()
    page.goto(f"{ai}?draw=1")
    page.click(".next .sticky button")
    page.wait_for_url(ai)
    look()
