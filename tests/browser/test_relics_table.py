"""Relics of Humanity in real Chromium: solo against Zu by keyboard, a sale with its sum, both
themes and widths."""

from __future__ import annotations

import random
import re

import pytest
from play import choose, keys_of, wait_asked
from playwright.sync_api import Page, expect
from served import Served
from tables import (
    Person,
    fix_seed,
    open_game,
    play_until,
    play_whole_game_by_keyboard,
)

from cosmeeple.games.relics.events import SaleMade

TABS = ("boards", "zu", "markets", "sites", "players")
#: Digging and standing at markets is what makes a sale possible.
TO_A_SALE = (
    *(
        "sell",
        "at:",
        "region:",
        "excavate",
        "dig:",
        "market",
        "order",
        "trader",
        "sample",
        "travel",
        "move:",
        "card:",
    ),
)


@pytest.fixture(autouse=True)
def same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_seed(monkeypatch, 0)


def test_a_whole_solo_game_against_zu_by_keyboard(person: Person, served: Served) -> None:
    page = person()
    open_game(page, "relics", "me")

    choices = play_whole_game_by_keyboard(page, served, seed=3, most=300)

    assert choices > 15
    expect(page.locator("h1")).not_to_be_empty()


def test_a_sale_shows_its_sum_before_it_is_confirmed(
    person: Person, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_seed(monkeypatch, 3)  # a game in which a second market can be sold at
    page = person()
    table = open_game(page, "relics", "me")
    play_until(page, "at:pass", TO_A_SALE, seed=5)
    confirm = page.locator("#r-actions button[value='at:pass']")
    written = confirm.inner_text()
    # What it brings, then what follows (with numbers of its own), then the terms: "Sell for 11 /
    # next: ... · 9 + 2".
    first, _, last = written.rpartition("·")
    total = int(re.findall(r"\d+", first)[0])
    terms = [int(number) for number in re.findall(r"\d+", last)]
    assert len(terms) > 1
    assert sum(terms) == total, written
    assert "primary" in (confirm.get_attribute("class") or "")

    # The sum is what is then paid.
    choose(page, "at:pass")
    while tiles := [key for key in keys_of(page) if key.startswith("tile:")]:
        choose(page, tiles[0])
    heard = [
        event
        for event in served.room(table).history.line[-1].heard_by(0)
        if isinstance(event, SaleMade) and event.seat == 0
    ]
    assert [event.credits for event in heard] == [total]
    expect(page.locator("#log")).to_contain_text(str(total))


def zu_has_played(page: Page, least: int) -> None:
    """Play on until so many cards of Zu can be read."""
    chance = random.Random(4)
    for _ in range(120):
        wait_asked(page)
        if page.locator("[data-stepcard]").count() >= least:
            return
        keys = [key for key in keys_of(page) if not key.endswith("pass")] or keys_of(page)
        choose(page, chance.choice(sorted(keys)))
    raise AssertionError("Zu never played")


def shown(page: Page) -> tuple[str, int]:
    """The card that is shown and how many of its lines."""
    card = page.locator("[data-stepcard]:visible")
    expect(card).to_have_count(1)
    return card.locator("h3").inner_text(), card.locator("[data-stepline]:visible").count()


def test_zu_explains_itself_at_the_readers_speed(person: Person) -> None:
    page = person()
    open_game(page, "relics", "me")
    zu_has_played(page, 4)
    new = page.locator(".stepcard:has(.new)").count()
    assert 0 < new < page.locator("[data-stepcard]").count()
    assert page.locator("[data-stepcard]:visible .new").count() == 1
    first = shown(page)
    assert first[1] <= 1

    # Line by line, then card by card, until the last line of the last card.
    lines = page.locator(".stepcard:has(.new) [data-stepline]").count()
    titles = {first[0]}
    for _ in range(lines + new):
        page.keyboard.press(".")
        titles.add(shown(page)[0])
    assert page.get_attribute("[data-step='on']", "aria-disabled") == "true"
    assert len(titles) == len(
        set(page.locator(".stepcard:has(.new) h3").all_inner_texts()) | titles
    )
    last = shown(page)
    assert last[1] == page.locator("[data-stepcard]").last.locator("[data-stepline]").count()

    # Back with the button, past the new ones to what Zu did earlier in the round.
    for _ in range(200):
        if page.get_attribute("[data-step='back']", "aria-disabled") == "true":
            break
        page.click("[data-step='back']")
    expect(page.locator("[data-stepcard]").first).to_be_visible()
    assert page.locator("[data-stepcard]:visible .new").count() == 0

    # The reader's place survives an own move that brings no card of Zu.
    here, cards = shown(page), page.locator("[data-stepcard]").count()
    choose(page, sorted(keys_of(page))[0])
    wait_asked(page)
    if page.locator("[data-stepcard]").count() == cards:
        assert shown(page) == here
    page.click("[data-step='all']")
    assert shown(page)[1] == page.locator("[data-stepcard]:visible [data-stepline]").count()
    page.reload()
    expect(page.locator("[data-step='all']")).to_have_attribute("aria-pressed", "true")
