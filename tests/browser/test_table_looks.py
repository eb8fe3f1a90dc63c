"""Tables in both themes, large and on a phone with every tab: axe has nothing against them, nothing
is wider than the window, what a finger presses is large enough. Positions without a server; what
comes from one (why-not, menus, what opens) is looked at in `test_look.py`.

The ordinary run loads each position once, in one theme and language (they take turns), and looks at
the large table with the colours of the other theme; `COSMEEPLE_PAGES=all` loads each in both.
"""

from __future__ import annotations

import os
from dataclasses import replace

import pytest
from layout import Case, resize, show
from looks import needs_axe, overflow, violations, violations_in_both_themes
from playwright.sync_api import Page, expect
from tables import look

ORB = (("expansion", "orb"),)
CASES = (
    Case("antarctica", wait="sail:"),
    Case("tortuga", seats=2, wait="end", options=(("scenario", "aggressive"),)),
    Case("relics", seats=1, wait="sample"),
    Case("circadians", seats=1, at="early", wait="assign:", options=(("ai", "orla"),)),
    Case("circadians", seats=1, wait="send:", options=(("ai", "orla"),)),
    Case("race", wait="pay:"),
    Case("race", seats=2, at="early", wait="turn:", options=ORB),
    Case("race", seats=2, wait="go:", options=ORB),
    Case("race", seats=2, wait="action:", options=ORB),
)
ALL = os.environ.get("COSMEEPLE_PAGES") == "all"
LOADED = [
    (case, theme)
    for number, case in enumerate(CASES)
    for theme in (("dark", "light") if ALL else (("dark", "light")[number % 2],))
]
#: What a phone shows one after another.
TABS = {
    "antarctica": ("zones", "tracks", "players"),
    "tortuga": ("hold", "markets", "offer", "sectors", "players"),
    "relics": ("boards", "zu", "markets", "sites", "players"),
    "circadians": ("base", "boards", "hand", "event", "words", "players"),
    "race": (),
}
#: The Orb, the tableaux and the hand are chosen by buttons of their own.
PARTS = {"lanes": "#r-seat-B", "hand": "#r-hand", "orb": "#r-board"}


@needs_axe
@pytest.mark.parametrize(("case", "theme"), LOADED, ids=str)
def test_a_table_passes_axe_and_fits(page: Page, case: Case, theme: str) -> None:
    language = "pl" if theme == "dark" else "en"
    show(page, replace(case, size=(1440, 900), theme=theme, language=language))
    if case.wait == "pay:":
        page.locator("#r-hand [data-choice]").first.click()
    assert violations_in_both_themes(page) == []
    assert overflow(page) <= 0

    resize(page, (360, 780))
    # Squares of the Orb have their buttons in the bar.
    look(page, 360, TABS[case.game], apart_from=".board, .reach")
    if case.wait in ("turn:", "go:"):
        for part, shown in PARTS.items():
            page.click(f"[data-show='{part}']")
            expect(page.locator(shown)).to_be_visible()
            assert overflow(page) <= 0, part
            assert violations(page) == [], part
    elif case.game == "race":
        page.click("[data-show='B']")
        expect(page.locator("#r-seat-B .rc").first).to_be_visible()
        expect(page.locator("#r-seat-A")).to_be_hidden()
        assert violations(page) == []
    if case.wait == "action:":
        # The Orb is in the drawer now.
        page.click(".opener")
        page.click(".drawertabs [data-drawer='orb']")
        expect(page.locator("#r-orb .orbmap")).to_be_visible()
        assert violations(page) == []
