"""An owner's copy in a browser: what is wrong is said while somebody types, and what differs is
marked."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

FIELD = '[name="f.building_card[0].scientists"]'


def test_checks_come_while_typing(person: Callable[..., Page]) -> None:
    page = person(1024, 768)
    page.goto("/box/antarctica?of=building_card")
    field = page.locator(FIELD)
    box = page.locator(".boxfield", has=field)
    ours = field.input_value()

    field.fill("0")
    expect(box.locator(".boxwrong")).to_have_text("This cannot be: at least one scientist builds")
    expect(field).to_have_attribute("aria-invalid", "true")

    field.fill("2" if ours == "1" else "1")
    expect(box.locator(".boxwrong")).to_have_text("")
    expect(box.locator(".boxours")).to_have_text(f"We have: {ours}")
    expect(page.locator("#box-how")).to_contain_text("1 of 57")

    page.get_by_role("button", name="Check and keep in the link").click()
    expect(page.locator(".chip", has_text="one correction")).to_be_visible()
    expect(page.locator("#box-link")).to_have_value(page.url.split("&of=")[0])


def test_nothing_is_wider_than_a_phone(person: Callable[..., Page]) -> None:
    page = person(360, 740)
    for path in (
        "/box/race?of=orb_card",
        "/box/relics?of=location",
        "/box/antarctica/compare?copy=&with=",
    ):
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth") == 360, path
