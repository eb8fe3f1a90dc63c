"""The rulebook's automaton at a seat, in real Chromium: from the lobby, in the menu, and why it
moved."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from play import open_table, wait_asked
from playwright.sync_api import Page, expect
from served import Browser, Served, wait_for
from tables import choose, keys_of
from test_look import needs_axe, overflow, violations

Person = Callable[..., Page]


def play_some(page: Page, moves: int) -> None:
    for _ in range(moves):
        wait_asked(page)
        choose(page, keys_of(page)[0])


@needs_axe
@pytest.mark.parametrize("width", [360, 1440])
def test_seats_change_between_person_automaton_and_bot(
    person: Person, served: Served, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = person(width, 780 if width == 360 else 900, dark=width == 1440)
    table = open_table(page, "me", "automaton", game="relics")
    room = served.room(table)
    play_some(page, 4)
    assert room.company.chairs[1].shown_kind() == "automaton"
    assert page.locator("#r-seat-B .kind use[href*='i-automaton']").count() == 1

    wait_asked(page)
    page.click("details.menu > summary")
    expect(page.locator("#r-menu")).to_contain_text("Zu (automaton)")
    assert violations(page) == []
    assert overflow(page) <= 0
    # Two automata would be through with the game before anybody comes back.
    monkeypatch.setattr(served.site.tables.driving, "bot_delay", 0.5)
    before = room.moves
    page.select_option("#hand-A", "stand-in:automaton")
    wait_for(lambda: room.company.chairs[0].stand_in == "automaton" and room.moves > before + 1)
    page.wait_for_selector("form.notice:has-text('Zu (automaton) plays for you')", state="attached")
    page.locator("form.notice[action$='/comeback'] button").evaluate("button => button.click()")
    wait_for(lambda: room.company.chairs[0].is_person())
    monkeypatch.undo()
    play_some(page, 2)

    page.locator("#hand-B").evaluate(
        "select => { select.value = 'bot:easy'; select.dispatchEvent(new Event('change', { bubbles: true })); }"
    )
    wait_for(lambda: room.company.chairs[1].shown_kind() == "bot")
    page.wait_for_selector("#r-menu:has-text('Cadet')", state="attached")
    page.locator("#hand-B").evaluate(
        "select => { select.value = 'automaton'; select.dispatchEvent(new Event('change', { bubbles: true })); }"
    )
    wait_for(lambda: room.company.chairs[1].shown_kind() == "automaton")


@pytest.fixture(scope="module")
def finished(served: Served) -> str:
    """A solo game of the automaton, over."""
    with Browser(served.url) as anna:
        table = anna.new_table("automaton", game="relics")
    wait_for(lambda: served.room(table).status == "finished", 120)
    return table


@needs_axe
@pytest.mark.parametrize("width", [360, 1440])
def test_it_says_which_priority_decided(
    person: Person, served: Served, finished: str, width: int
) -> None:
    page = person(
        width, 780 if width == 360 else 900, "pl-PL" if width == 360 else "en-GB", dark=width == 360
    )
    line = served.room(finished).history.line
    action = next(
        entry
        for entry in line[40:]
        if entry.choice in ("excavate", "order", "market", "sell", "forecast")
    )

    page.goto(f"/t/{finished}/thought?version={action.version}")

    assert page.locator(".thought tr.chosen").count() == 1
    assert (
        page.locator(".thought tr.chosen th").evaluate(
            "cell => Number(getComputedStyle(cell).fontWeight)"
        )
        > 600
    )
    assert page.locator(".thought tr.chosen a.rule").inner_text() == "REL-705"
    assert violations(page) == []
    assert overflow(page) <= 0
