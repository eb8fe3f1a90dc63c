"""The rulebook's automaton at a seat, in real Chromium: from the lobby, in the menu, and why it
moved."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from layout import resize
from looks import needs_axe, overflow, violations, violations_in_both_themes
from play import open_table, wait_asked
from playwright.sync_api import Page, expect
from served import Browser, Served, wait_for
from tables import choose, keys_of

Person = Callable[..., Page]


def play_some(page: Page, moves: int) -> None:
    for _ in range(moves):
        wait_asked(page)
        choose(page, keys_of(page)[0])


@needs_axe
def test_seats_change_between_person_automaton_and_bot(
    person: Person, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = person(1440, 900)
    table = open_table(page, "me", "automaton", game="relics")
    room = served.room(table)
    play_some(page, 4)
    assert room.company.chairs[1].shown_kind() == "automaton"
    assert page.locator("#r-seat-B .kind use[href*='i-automaton']").count() == 1

    wait_asked(page)
    page.click("details.menu > summary")
    expect(page.locator("#r-menu")).to_contain_text("Zu (automaton)")
    assert violations_in_both_themes(page) == []
    assert overflow(page) <= 0
    resize(page, (360, 780))
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
    wait_for(lambda: served.room(table).status == "finished")
    return table


@needs_axe
def test_it_says_which_priority_decided(person: Person, served: Served, finished: str) -> None:
    page = person(360, 780, "pl-PL")
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
    assert violations_in_both_themes(page) == []
    assert overflow(page) <= 0
    resize(page, (1440, 900))
    assert violations(page) == []
    assert overflow(page) <= 0
