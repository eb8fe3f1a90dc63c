"""The rules beside the board, in real Chromium: by keyboard, from the log and from "why not?", on
desktop and phone."""

# Scripts for the browser.

from __future__ import annotations

from collections.abc import Callable

import pytest
from looks import needs_axe, overflow, small_targets, violations
from play import open_table, wait_asked
from playwright.sync_api import Page, expect

Person = Callable[..., Page]
PANEL = "#rulespanel"
FOCUS = "() => document.activeElement?.closest('#rulespanel') !== null || document.activeElement === document.body"


def at_table(page: Page) -> Page:
    open_table(page, "me", "bot:random", options={"placement": "first_game"})
    wait_asked(page)
    return page


def shown(page: Page) -> int:
    return page.locator(f"{PANEL} .rulerow").locator("visible=true").count()


def test_rules_are_read_by_keyboard_without_leaving_the_table(person: Person) -> None:
    page = at_table(person())
    address = page.url
    page.keyboard.press("a")
    option = page.evaluate(
        "() => document.activeElement.value ?? document.activeElement.textContent"
    )
    page.keyboard.press("r")
    panel = page.locator(PANEL)
    expect(panel).to_be_visible()
    expect(panel.locator("[data-rules-find]")).to_be_focused()
    expect(panel.locator("#ANT-071")).to_be_attached()
    everything = shown(page)
    page.keyboard.type("ant-071")
    expect(panel.locator("[data-rules-found]")).to_contain_text("rule")
    assert 0 < shown(page) < everything
    page.keyboard.press("Control+a")
    page.keyboard.type("scientists")
    assert 0 < shown(page) < everything
    # Keys of the table do nothing here, and the focus stays inside.
    for _ in range(10):
        page.keyboard.press("Tab")
        assert page.evaluate(FOCUS)
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    assert page.url == address
    assert (
        page.evaluate("() => document.activeElement.value ?? document.activeElement.textContent")
        == option
    )


def test_a_number_in_the_log_opens_the_panel_at_its_rule(person: Person) -> None:
    page = at_table(person())
    page.click(".rail [data-drawer='log']")
    page.locator("#log details.ev > summary").last.click()
    link = page.locator("#log details[open] a.rule").first
    rule = link.inner_text()
    link.focus()
    page.keyboard.press("Enter")
    row = page.locator(f"{PANEL} .rulerow.there")
    expect(row).to_have_attribute("id", rule)
    expect(row).to_be_focused()
    expect(row).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(link).to_be_focused()


def test_why_not_leads_to_the_rule_and_stays_open_behind_it(person: Person) -> None:
    page = at_table(person())
    page.locator(".board [role=button][data-why]").first.focus()
    page.keyboard.press("Enter")
    link = page.locator(".pop .no a.rule").first
    rule = link.inner_text()
    link.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"{PANEL} .rulerow.there")).to_have_attribute("id", rule)
    page.keyboard.press("Escape")
    expect(page.locator(PANEL)).to_be_hidden()
    expect(page.locator(".pop")).to_be_visible()
    expect(link).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".pop")).to_have_count(0)


def test_the_panel_speaks_both_languages(person: Person) -> None:
    page = at_table(person(language="pl-PL"))
    page.click("a[data-rules]")
    body = page.locator(f"{PANEL} [data-rules-body]")
    expect(body).to_have_attribute("lang", "pl")
    polish = body.locator("#ANT-071 h3").inner_text()
    page.click("[data-rules-language='en']")
    expect(body).to_have_attribute("lang", "en")
    assert body.locator("#ANT-071 h3").inner_text() != polish
    page.fill("[data-rules-find]", "icebreaker")
    assert shown(page) > 0
    # The table itself stays in the reader's language, also after a reload.
    page.keyboard.press("Escape")
    page.reload()
    wait_asked(page)
    assert page.get_attribute("html", "lang") == "pl"


@needs_axe
@pytest.mark.parametrize("dark", [True, False], ids=["dark", "light"])
@pytest.mark.parametrize("width", [360, 1440])
def test_the_panel_passes_axe_and_fits(person: Person, dark: bool, width: int) -> None:
    page = at_table(person(width, 780 if width == 360 else 900, "en-GB" if dark else "pl-PL", dark))
    page.click("a[data-rules]")
    page.wait_for_selector(f"{PANEL} #ANT-071")
    assert violations(page) == []
    assert overflow(page) <= 0
    assert page.evaluate(
        "() => { const box = document.querySelector('#rulespanel'); return box.scrollWidth <= box.clientWidth }"
    )
    ids = page.evaluate("() => [...document.querySelectorAll('[id]')].map((one) => one.id)")
    assert len(ids) == len(set(ids))
    if width == 360:
        assert small_targets(page) == []
    page.mouse.click(4, 4)
    expect(page.locator(PANEL)).to_be_hidden()
