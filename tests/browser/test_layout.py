"""The law of the stage, measured: bands of one size, boards that are there, whole hands, nothing
cut, nothing over something else.

The ordinary run takes a few sizes, games and positions, so chosen that everything that once broke
is among them. `COSMEEPLE_LAYOUT=all` takes every size, both languages, the least and the most
seats, early, middle and late positions: sixty positions at twelve sizes each. `layout.py` does the
same for one game at one size, with pictures.
"""

from __future__ import annotations

import os
from dataclasses import replace

import pytest
from layout import AGES, SIZES, Case, Size, faults, measured, resize, show
from playwright.sync_api import Browser, Page

from cosmeeple.kernel.game import SLUGS, load_game

ALL = os.environ.get("COSMEEPLE_LAYOUT") == "all"

#: What broke before: no map, a board of no height, a cut hand, lanes over each other, a board
#: beside an empty half.
SLIM = (
    (Case("relics", language="pl"), ((820, 1180), (360, 740), (740, 360))),
    (Case("relics", at="late"), ((1024, 768), (1440, 900))),
    (Case("relics", seats=1, language="pl"), ((1366, 768), (1180, 820))),
    (Case("circadians", language="pl"), ((1024, 768), (390, 844))),
    (Case("circadians", at="late"), ((1280, 720), (820, 1180))),
    (Case("circadians", seats=1), ((1920, 1080), (1366, 768))),
    (Case("tortuga", wait="commit"), ((1366, 768), (360, 740), (1600, 900))),
    (Case("tortuga", language="pl", at="late"), ((1024, 768), (2560, 1440))),
    (Case("tortuga", language="pl", wait="commit"), ((1024, 768), (1366, 768), (360, 740))),
    (Case("race", at="late"), ((1366, 768), (820, 1180), (1920, 1080))),
    (Case("race", language="pl", at="late"), ((1024, 768), (360, 740), (740, 360))),
    (Case("race", language="pl", wait="settle:", extra="full"), SIZES),
    (Case("race", seats=2), ((1920, 1080), (1280, 720))),
    (Case("race", wait="go:", options=(("expansion", "orb"),)), ((1366, 768), (1600, 900))),
    (
        Case("race", language="pl", wait="go:", options=(("expansion", "orb"),)),
        ((820, 1180), (390, 844)),
    ),
    (Case("antarctica", at="late"), ((1024, 768), (1440, 900))),
    (Case("antarctica", language="pl"), ((740, 360), (360, 740))),
    (Case("antarctica", seats=2, theme="light"), ((1366, 768), (1180, 820))),
)
#: Each position begins at another size, so that all sizes are loaded and not only resized to.
WHOLE = tuple(
    (case, SIZES[number % len(SIZES) :] + SIZES[: number % len(SIZES)])
    for number, case in enumerate(
        Case(game, language=language, seats=seats, at=at)
        for game in SLUGS
        for seats in sorted({min(load_game(game).seats), max(load_game(game).seats)})
        for at in AGES
        for language in ("en", "pl")
    )
)


@pytest.mark.parametrize(
    ("case", "sizes"),
    [
        pytest.param(case, sizes, id=str(case).replace(" 1366x768", ""))
        for case, sizes in ((*WHOLE, *SLIM) if ALL else SLIM)
    ],
)
def test_a_table_keeps_the_law(page: Page, case: Case, sizes: tuple[Size, ...]) -> None:
    wrong = []
    show(page, replace(case, size=sizes[0]))
    for size in sizes:
        resize(page, size)
        wrong += [f"{size[0]}x{size[1]} {fault}" for fault in faults(page)]
    assert wrong == [], f"{case}\n" + "\n".join(wrong)


#: A sentence too long for its place, as a careless style sheet would end it.
TOO_LONG = """([where, how]) => { const made = document.createElement('p')
  made.style.cssText = 'position: relative; width: 60px; overflow: hidden; ' + how
  made.textContent = 'words that are much too long for so narrow a place'
  document.querySelector(where).append(made) }"""


@pytest.mark.parametrize(
    "how",
    [
        "white-space: nowrap; text-overflow: ellipsis",
        "display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical",
        "white-space: nowrap",
        "height: 20px",
    ],
)
def test_the_law_finds_words_that_are_cut(page: Page, how: str) -> None:
    show(page, Case("antarctica", (1366, 768)))
    assert faults(page) == []
    page.evaluate(TOO_LONG, [".amine", how])
    assert any("words that are much" in one for one in faults(page)), faults(page)


#: All that has a place on the stage, and where.
PLACES = """() => [...document.querySelectorAll('.stage *, #r-actions *')]
  .map((one) => one.getBoundingClientRect()).map((box) => [box.x, box.y, box.width, box.height].map(Math.round))"""


@pytest.mark.parametrize("game", SLUGS)
def test_a_window_that_was_resized_is_as_one_opened_so(page: Page, game: str) -> None:
    """So the tests of this file may load a position once and resize it."""
    sizes = SIZES if ALL else ((1366, 768),)
    opened = []
    for size in sizes:
        show(page, Case(game, size, at="late"))
        page.evaluate(
            "document.querySelectorAll('.clk').forEach((one) => one.remove())"
        )  # they run
        resize(page, size)
        opened.append((page.evaluate(PLACES), measured(page)))
    for size, wanted in zip(sizes, opened, strict=True):
        resize(page, (360, 740))
        resize(page, size)
        assert (page.evaluate(PLACES), measured(page)) == wanted


MANY_OPTIONS = """count => { const box = document.querySelector('#r-actions .options');
  box.replaceChildren(...Array.from({ length: count }, (_, at) => {
    const made = document.createElement('button'); made.className = 'btn opt'; made.name = 'choice';
    made.textContent = `Option number ${at} of some length`; return made }));
  document.dispatchEvent(new CustomEvent('regions', { detail: ['r-actions'] })) }"""


def bands(page: Page, sizes: tuple[Size, ...]) -> dict[Size, list[object]]:
    """Bands, stage and board at these sizes."""
    found = {}
    for size in sizes:
        resize(page, size)
        now = measured(page, sizes_only=True)
        assert min(now["board"]) > 0
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        found[size] = [now[key] for key in ("top", "bar", "stage", "board")]
    return found


@pytest.mark.parametrize("game", SLUGS)
def test_nothing_that_comes_and_goes_moves_the_table(page: Page, game: str) -> None:
    """A hint, a digest, a question of others, forty options or one: bands and board stay as they
    are."""
    sizes = SIZES if ALL else ((360, 740), (1024, 768), (1366, 768), (1920, 1080))
    case = Case(game, sizes[0])
    show(page, case)
    before = bands(page, sizes)
    for extra in ("hint", "digest", "question") if ALL else ("all notes",):
        show(page, replace(case, extra=extra))
        assert page.locator("#r-notice > *").count() == (3 if extra == "all notes" else 1)
        assert bands(page, sizes) == before, extra
    for options in (40, 1):
        page.evaluate(MANY_OPTIONS, options)
        assert bands(page, sizes) == before, options
        assert (page.locator("#r-actions .rests").count() == 1) == (options == 40)


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
