"""Relics of Humanity in real Chromium: solo against Zu by keyboard, a sale with its sum, both themes and widths."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from served import Served
from tables import HEIGHTS, Person, choose, fix_seed, keys_of, look, open_game, play_until, play_whole_game_by_keyboard
from test_look import needs_axe

from cosmeeple.games.relics.events import SaleMade

TABS = ("boards", "zu", "markets", "sites", "players", "log", "chat")
#: Digging and standing at markets is what makes a sale possible.
TO_A_SALE = (
    *("sell", "at:", "region:", "excavate", "dig:", "market", "order", "trader", "sample", "travel", "move:", "card:"),
)


@pytest.fixture(autouse=True)
def same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_seed(monkeypatch, 0)


def test_a_whole_solo_game_against_zu_by_keyboard(person: Person) -> None:
    page = person()
    open_game(page, "relics", "me")

    choices = play_whole_game_by_keyboard(page, seed=3, most=300)

    assert choices > 15
    expect(page.locator("h1")).not_to_be_empty()


def test_a_sale_shows_its_sum_before_it_is_confirmed(person: Person, served: Served) -> None:
    page = person()
    table = open_game(page, "relics", "me")
    play_until(page, "at:pass", TO_A_SALE, seed=1)
    confirm = page.locator("#r-actions button[value='at:pass']")
    written = confirm.inner_text()
    shown = re.search(r"(\d+)", written)
    assert shown is not None
    total = int(shown.group(1))
    terms = [int(number) for number in re.findall(r"\d+", written[shown.end() :])]
    assert sum(terms) == total, written
    assert "primary" in (confirm.get_attribute("class") or "")

    # The sum is what is then paid.
    choose(page, "at:pass")
    while tiles := [key for key in keys_of(page) if key.startswith("tile:")]:
        choose(page, tiles[0])
    heard = [event for event in served.room(table).line[-1].heard_by(0) if isinstance(event, SaleMade)]
    assert [event.credits for event in heard] == [total]
    expect(page.locator("#log")).to_contain_text(str(total))


@needs_axe
@pytest.mark.parametrize("dark", [True, False], ids=["dark", "light"])
@pytest.mark.parametrize("width", [360, 1440])
def test_the_table_passes_axe_and_fits(person: Person, dark: bool, width: int) -> None:
    page = person(width, HEIGHTS[width], "en-GB" if dark else "pl-PL", dark)
    open_game(page, "relics", "me")
    play_until(page, "sample", ("excavate", "card:"), seed=2)
    look(page, width, TABS)
