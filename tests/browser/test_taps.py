"""A whole turn of every game on a phone, by taps alone: the options of the bar, the sheet of
further ones, groups, commits."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from play import PATIENCE_MS, is_over, open_table, version, wait_answered, wait_asked
from playwright.sync_api import Browser, Locator, Page, expect
from served import Served

from cosmeeple.kernel.game import SLUGS
from cosmeeple.web.room import Room


@pytest.fixture
def phone(chromium: Browser, served: Served) -> Iterator[Page]:
    context = chromium.new_context(
        base_url=served.url,
        viewport={"width": 360, "height": 740},
        has_touch=True,
        is_mobile=True,
        locale="en-GB",
        reduced_motion="reduce",
    )
    errors: list[str] = []
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []


def tap(control: Locator) -> None:
    """As a finger does: it must be there, uncovered and large enough."""
    box = control.bounding_box()
    assert box and box["height"] >= 44 and box["width"] >= 44, control.inner_text()
    control.tap()
    # On a busy machine a finger can rest long enough for the inspector, or news can move what is
    # under it.
    inspector = control.page.locator(".inspector")
    if inspector.count():
        control.page.keyboard.press("Escape")
        expect(inspector).to_have_count(0)
        control.tap()


def tap_an_answer(page: Page, chance: random.Random) -> None:
    """One answer: an option of the bar or of the sheet, through its group; where several are
    wanted, those and the commit."""
    before = version(page)
    several = page.locator("#r-actions [data-several]")
    if several.count():
        wanted = int((several.get_attribute("data-several") or "1").split()[0])
        for number in range(wanted):
            choice = page.locator("#r-actions button[data-copies]").nth(number)
            if not choice.is_visible():
                tap(page.locator("#r-actions .rest"))
            tap(choice)
        if page.locator("#r-actions [data-commit]").get_attribute("aria-disabled") != "true":
            if page.locator("#r-actions .options[data-more='open']").count():
                tap(page.locator("#r-actions .rest"))
            tap(page.locator("#r-actions [data-commit]"))
            wait_answered(page, before)
        return
    rest = page.locator("#r-actions .options > .rest")
    if rest.count() and chance.random() < 0.5:
        tap(rest)
    shown = page.locator(
        "#r-actions button[name='choice'], #r-actions details.group > summary"
    ).locator("visible=true")
    choice = shown.nth(chance.randrange(shown.count()))
    group = choice.evaluate("one => one.matches('summary') ? one.parentElement.dataset.name : ''")
    tap(choice)
    if group:
        # Nothing lies over what can be chosen now.
        expect(page.locator(".inspector")).to_have_count(0)
        members = page.locator(
            f"details.group[data-name='{group}'] .sheet button[name='choice']"
        ).locator("visible=true")
        tap(members.nth(chance.randrange(members.count())))
    wait_answered(page, before)


def seats_that_moved(room: Room) -> set[int | None]:
    return {entry.seat for entry in room.history.line}


@pytest.mark.parametrize("slug", SLUGS)
def test_a_turn_is_played_by_taps(phone: Page, served: Served, slug: str) -> None:
    table = open_table(phone, "me", "bot:random", game=slug)
    room = served.room(table)
    chance = random.Random(3)
    wait_asked(phone)
    for number in range(14):
        tap_an_answer(phone, chance)
        wait_asked(phone)
        # The turn has gone to the other seat and come back.
        if is_over(phone) or (number > 4 and {0, 1} <= seats_that_moved(room)):
            break
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert {0, 1} <= seats_that_moved(room)
