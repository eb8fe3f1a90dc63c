"""What lies on a board, walked by arrow keys: every place is reached, each key goes in its
direction, Enter chooses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from layout import Case, show
from playwright.sync_api import Browser, Page

#: Questions that are answered on the board; the Orb is the board of Race.
CASES = (
    Case("antarctica", wait="sail:"),
    Case("tortuga", wait="move:"),
    Case("relics", at="early", wait="explorer:"),
    Case("circadians", at="early", seed=3, seats=2, wait="move:"),
    Case("race", wait="go:", options=(("expansion", "orb"),)),
)
PLACES = "[...document.querySelectorAll('.board [role=button]')]"
CENTRES = f"""() => {PLACES}.map((one) => {{
  const box = one.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2] }})"""
#: Where the focus is among the places, and which of them the tabulator key leads to.
HERE = f"""() => [{PLACES}.indexOf(document.activeElement),
  {PLACES}.flatMap((one, at) => one.getAttribute('tabindex') === '0' ? [at] : [])]"""
DIRECTIONS = {
    "ArrowRight": (0, 1),
    "ArrowLeft": (0, -1),
    "ArrowDown": (1, 1),
    "ArrowUp": (1, -1),
}


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(reduced_motion="reduce")
    yield context.new_page()
    context.close()


def step(page: Page, start: int, key: str) -> int:
    """Where an arrow key leads from a place; the tabulator key comes back to there."""
    page.evaluate(f"at => {PLACES}[at].focus()", start)
    page.keyboard.press(key)
    here, tabbed = page.evaluate(HERE)
    assert here == start or tabbed == [here]
    return int(here)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_arrows_lead_everywhere_on_a_board(page: Page, case: Case) -> None:
    show(page, case)
    centres: list[Any] = page.evaluate(CENTRES)
    page.locator("body").press("b")
    first, tabbed = page.evaluate(HERE)
    assert len(centres) > 2
    assert tabbed == [first]

    reached, waiting = {first}, [first]
    while waiting:
        start = waiting.pop()
        for key, (axis, sign) in DIRECTIONS.items():
            there = step(page, start, key)
            if there == start:
                continue
            assert (centres[there][axis] - centres[start][axis]) * sign > 0, (start, key, there)
            if there not in reached:
                reached.add(there)
                waiting.append(there)
    assert sorted(reached) == list(range(len(centres)))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_enter_on_a_place_chooses_it(page: Page, case: Case) -> None:
    show(page, case)
    page.locator("body").press("b")
    choice = page.evaluate("document.activeElement.dataset.choice")

    with page.expect_request("**/move") as asked:
        page.keyboard.press("Enter")

    assert choice
    assert choice in (asked.value.post_data_json or {}).values()
