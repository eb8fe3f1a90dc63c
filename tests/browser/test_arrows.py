"""What lies on a board, walked by arrow keys: every place is reached, each key goes in its
direction, Enter chooses."""

from __future__ import annotations

from typing import Any

import pytest
from layout import Case, show
from playwright.sync_api import Page

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


#: From every place that arrows reach, beginning at one: the places that they lead to, in the order
#: of the keys; and wherever the tabulator key would not come back to.
WALK = f"""([first, keys]) => {{
  const from = {{}}, lost = [], waiting = [first]
  while (waiting.length) {{
    const start = waiting.pop()
    if (start in from) continue
    from[start] = keys.map((key) => {{
      {PLACES}[start].focus()
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {{ key, bubbles: true, cancelable: true }}))
      const [here, tabbed] = ({HERE})()
      if (here !== start && `${{tabbed}}` !== `${{here}}`) lost.push([start, key, here, tabbed])
      waiting.push(here)
      return here }}) }}
  return [from, lost] }}"""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_arrows_lead_everywhere_on_a_board(page: Page, case: Case) -> None:
    show(page, case)
    centres: list[Any] = page.evaluate(CENTRES)
    page.locator("body").press("b")
    first, tabbed = page.evaluate(HERE)
    assert len(centres) > 2
    assert tabbed == [first]

    led, lost = page.evaluate(WALK, [first, list(DIRECTIONS)])
    assert lost == []
    assert sorted(map(int, led)) == list(range(len(centres)))
    for start, places in led.items():
        for there, (key, (axis, sign)) in zip(places, DIRECTIONS.items(), strict=True):
            if there != int(start):
                way = centres[there][axis] - centres[int(start)][axis]
                assert way * sign > 0, (start, key, there)

    # And with real keys, as far as one press of each.
    for key, there in zip(DIRECTIONS, led[str(first)], strict=True):
        page.evaluate(f"at => {PLACES}[at].focus()", first)
        page.keyboard.press(key)
        assert page.evaluate(HERE)[0] == there


@pytest.mark.parametrize("case", CASES, ids=str)
def test_enter_on_a_place_chooses_it(page: Page, case: Case) -> None:
    show(page, case)
    page.locator("body").press("b")
    choice = page.evaluate("document.activeElement.dataset.choice")

    with page.expect_request("**/move") as asked:
        page.keyboard.press("Enter")

    assert choice
    assert choice in (asked.value.post_data_json or {}).values()
