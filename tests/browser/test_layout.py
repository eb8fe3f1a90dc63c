"""The law of the stage, measured: bands of one size, boards that are there, whole hands, nothing
cut, nothing over something else.

The ordinary run takes a few sizes, games and positions, so chosen that everything that once broke
is among them. `COSMEEPLE_LAYOUT=all` takes every size, both languages, the least and the most
seats, early, middle and late positions; so does `layout.py`, for one game at one size too, with
pictures.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from layout import AGES, SIZES, Case, faults, measured, show
from playwright.sync_api import Browser, Page

from cosmeeple.kernel.game import SLUGS, load_game

ALL = os.environ.get("COSMEEPLE_LAYOUT") == "all"

#: What broke before: no map, a board of no height, a cut hand, lanes over each other, a board
#: beside an empty half.
SLIM = (
    Case("relics", (820, 1180), "pl"),
    Case("relics", (1024, 768), at="late"),
    Case("relics", (1366, 768), "pl", seats=1),
    Case("circadians", (1024, 768), "pl"),
    Case("circadians", (1280, 720), at="late"),
    Case("circadians", (1920, 1080), seats=1),
    Case("tortuga", (1366, 768)),
    Case("tortuga", (1024, 768), "pl", at="late"),
    Case("tortuga", (360, 740)),
    Case("tortuga", (1366, 768), wait="commit"),
    Case("tortuga", (1024, 768), "pl", wait="commit"),
    Case("tortuga", (360, 740), wait="commit"),
    Case("race", (1366, 768), at="late"),
    Case("race", (1024, 768), "pl", at="late"),
    Case("race", (1920, 1080), seats=2),
    Case("race", (360, 740), "pl", at="late"),
    Case("race", (1366, 768), wait="go:", options=(("expansion", "orb"),)),
    Case("race", (820, 1180), "pl", wait="go:", options=(("expansion", "orb"),)),
    Case("antarctica", (1024, 768), at="late"),
    Case("antarctica", (740, 360), "pl"),
    Case("antarctica", (1366, 768), seats=2, theme="light"),
)
WHOLE = tuple(
    Case(game, size, language, seats, at)
    for game in SLUGS
    for seats in sorted({min(load_game(game).seats), max(load_game(game).seats)})
    for at in AGES
    for language in ("en", "pl")
    for size in SIZES
)


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(30_000)
    yield page
    context.close()


@pytest.mark.parametrize("case", WHOLE if ALL else SLIM, ids=str)
def test_a_table_keeps_the_law(page: Page, case: Case) -> None:
    show(page, case)
    wrong = faults(page)
    assert wrong == [], f"{case}\n" + "\n".join(wrong)


@pytest.mark.parametrize("game", SLUGS)
@pytest.mark.parametrize(
    "size", SIZES if ALL else ((360, 740), (1024, 768), (1366, 768), (1920, 1080)), ids=str
)
def test_nothing_that_comes_and_goes_moves_the_table(
    page: Page, game: str, size: tuple[int, int]
) -> None:
    """A hint, a digest, a question of others, a line of chat, forty options or one: bands and board
    stay as they are."""
    case = Case(game, size)
    show(page, case)
    before = measured(page)
    assert min(before["board"]) > 0
    for extra in ("hint", "digest", "question"):
        show(page, Case(game, size, extra=extra))
        assert page.locator("#r-notice > *").count() == 1
        now = measured(page)
        assert [now[key] for key in ("top", "bar", "stage", "board")] == [
            before[key] for key in ("top", "bar", "stage", "board")
        ], extra
    show(page, case)
    for options in (40, 1):
        page.evaluate(
            """count => { const box = document.querySelector('#r-actions .options'); box.replaceChildren(...Array.from({ length: count }, (_, at) => {
            const made = document.createElement('button'); made.className = 'btn opt'; made.name = 'choice'; made.textContent = `Option number ${at} of some length`; return made }));
            document.dispatchEvent(new CustomEvent('regions', { detail: ['r-actions'] })) }""",
            options,
        )
        now = measured(page)
        assert [now[key] for key in ("top", "bar", "stage", "board")] == [
            before[key] for key in ("top", "bar", "stage", "board")
        ], options
        assert (page.locator("#r-actions .rests").count() == 1) == (options == 40)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_drawer_lies_over_the_stage_and_is_docked_on_a_wide_one(page: Page) -> None:
    show(page, Case("antarctica", (1366, 768)))
    before = measured(page)["stage"]
    page.click(".rail [data-drawer='log']")
    assert page.locator("#pane-log").is_visible()
    assert measured(page)["stage"] == before
    page.keyboard.press("Escape")
    assert page.locator("#drawer").is_hidden()
    assert page.evaluate("document.activeElement.dataset.drawer") == "log"
    page.set_viewport_size({"width": 1600, "height": 900})
    assert page.locator("#pane-log").is_visible()
    docked = measured(page)["stage"]
    page.click(".rail [data-drawer='notes']")
    assert page.locator("#pane-notes").is_visible() and page.locator("#pane-log").is_hidden()
    assert measured(page)["stage"] == docked


def test_without_scripts_the_row_of_options_scrolls_and_panes_open_by_their_address(
    chromium: Browser,
) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    show(page, Case("antarctica", (1024, 768)), ready=False)
    row = page.locator("#r-actions .options").bounding_box()
    bar = page.locator("#r-actions").bounding_box()
    assert row and bar and row["x"] + row["width"] <= 1024 and bar["height"] == 108
    page.click(".rail [data-drawer='chat']")
    assert page.locator("#pane-chat").is_visible() and page.locator("#pane-log").is_hidden()
    context.close()
