"""Lessons in real Chromium: played to their end by mouse at 1366x768, by keyboard, and at 360 px.

The ordinary run plays one lesson in each way, another one every day; `COSMEEPLE_LESSONS=all` plays
them all.
"""

# Scripts for the browser.

from __future__ import annotations

import datetime as dt
import os
from collections.abc import Callable
from itertools import takewhile

import pytest
from looks import needs_axe, overflow, violations
from playwright.sync_api import Page, expect

from cosmeeple.kernel.lessons.lesson import Lesson, all_lessons
from cosmeeple.kernel.lessons.lesson_checks import moments

Person = Callable[..., Page]
LESSONS = all_lessons()
TODAY = dt.datetime.now(tz=dt.UTC).timetuple().tm_yday
ALL = os.environ.get("COSMEEPLE_LESSONS") == "all"


def chosen(way: int) -> list[Lesson]:
    """Today's lesson for a way, or all."""
    return LESSONS if ALL else [LESSONS[(TODAY + 2 * way) % len(LESSONS)]]


def answers_of(lesson: Lesson) -> list[str]:
    """The path's own answers, "" for a step that is only read."""
    found = [course.wanted()[0] if course.now.do else "" for course in moments(lesson)]
    return found[:-1]


def address(lesson: Lesson) -> str:
    return (
        f"/learn/{lesson.game}" if lesson.name == "first" else f"/learn/{lesson.game}/{lesson.name}"
    )


def version(page: Page) -> int:
    return int(page.evaluate("() => document.body.dataset.version"))


def goes_on(page: Page, before: int) -> None:
    """Until the answer, or the answers that were sent together, are shown."""
    page.wait_for_function(
        "before => Number(document.body.dataset.version) > before && !document.body.dataset.busy",
        arg=before,
    )


def uncover(page: Page, key: str) -> str:
    """Open what hides an option of the bar, as a person does, and return its selector."""
    button = f'#r-actions button[name="choice"][value="{key}"]'
    inside = button.removeprefix("#r-actions ")
    # While several are collected the sheet stays open: another press on its button would close it.
    shut = page.locator('#r-actions .rest[aria-expanded="false"]')
    if (
        shut.count()
        and page.locator(
            f"#r-actions .rests {inside}, #r-actions .rests details:has({inside})"
        ).count()
    ):
        shut.click()
    group = page.locator(f"#r-actions details.group:not([open]):has({inside})")
    if group.count():
        group.first.locator("summary").click()
    return button


def together(page: Page, keys: list[str]) -> tuple[list[str], int]:
    """The next answers, as far as the page collects them and sends them together, and how many of
    the path they are: an answer that ends the choosing goes with those before it, or is given
    alone."""
    several = page.locator("#r-actions .options[data-several]")
    if not several.count() or keys[0] == several.first.get_attribute("data-done"):
        return [], 1
    most = int((several.first.get_attribute("data-several") or "1 1").split()[1])
    done = several.first.get_attribute("data-done")
    chosen = list(takewhile(lambda key: key != done, keys[:most]))
    return chosen, len(chosen) + (
        len(chosen) < most and done in keys[len(chosen) : len(chosen) + 1]
    )


def press(page: Page, keys: list[str]) -> int:
    """Choose the next answer, or several where the page collects them; how many were given."""
    before = version(page)
    chosen, given = together(page, keys)
    for key in chosen or keys[:1]:
        page.locator(uncover(page, key)).first.click()
    if chosen:
        page.locator("[data-commit]").click()
    goes_on(page, before)
    return given


def by_mouse(page: Page, lesson: Lesson) -> None:
    left = answers_of(lesson)
    while left:
        if not left[0]:
            before = version(page)
            page.locator("#r-lesson .go").click()
            goes_on(page, before)
            left = left[1:]
            continue
        left = left[press(page, left) :]


def finished(page: Page, lesson: Lesson) -> None:
    step = page.locator("#r-lesson .step")
    expect(step).to_contain_text(str(len(lesson.step)))
    expect(page.locator("#r-lesson #lesson-title")).to_have_text(
        lesson.step[-1].title.get(page.evaluate("() => document.documentElement.lang"))
    )
    expect(page.locator("#r-lesson .ends")).to_be_visible()


@pytest.mark.parametrize("lesson", chosen(0), ids=lambda one: one.key)
def test_by_mouse_at_1366(person: Person, lesson: Lesson) -> None:
    page = person(1366, 768, "en-GB")
    page.goto(address(lesson))
    by_mouse(page, lesson)
    finished(page, lesson)
    assert overflow(page) <= 0


@pytest.mark.parametrize("lesson", chosen(1), ids=lambda one: one.key)
def test_on_a_phone(person: Person, lesson: Lesson) -> None:
    page = person(360, 740, "pl-PL")
    page.goto(address(lesson))
    assert overflow(page) <= 0
    by_mouse(page, lesson)
    finished(page, lesson)
    assert overflow(page) <= 0


def key_to(page: Page, selector: str, most: int = 80) -> None:
    """With arrows, and Enter for what is folded, to an option of the bar."""
    page.keyboard.press("a")
    for _ in range(most):
        here = page.evaluate(
            """selector => { const here = document.activeElement, wanted = document.querySelector(selector);
               if (here === wanted) return 'there';
               if (here?.matches('.rest') && wanted?.closest('.rests') && here.getAttribute('aria-expanded') !== 'true') return 'open';
               if (here?.matches('summary') && here.parentElement.contains(wanted) && !here.parentElement.open) return 'open';
               return '' }""",
            selector,
        )
        if here == "there":
            return
        page.keyboard.press("Enter" if here == "open" else "ArrowRight")
    raise AssertionError(f"{selector} cannot be reached by arrows")


@pytest.mark.parametrize("lesson", chosen(2), ids=lambda one: one.key)
def test_by_keyboard(person: Person, lesson: Lesson) -> None:
    page = person(1366, 768, "en-GB")
    page.goto(address(lesson))
    left = answers_of(lesson)
    while left:
        before = version(page)
        if not left[0]:
            page.locator("#r-lesson .go").focus()
            page.keyboard.press("Enter")
            goes_on(page, before)
            left = left[1:]
            continue
        chosen, given = together(page, left)
        for key in chosen or left[:1]:
            key_to(page, f'#r-actions button[name="choice"][value="{key}"]')
            page.keyboard.press("Enter")
        if chosen:
            key_to(page, "[data-commit]")
            page.keyboard.press("Enter")
        goes_on(page, before)
        left = left[given:]
    finished(page, lesson)


def test_a_stranger_is_two_clicks_from_the_first_step(person: Person) -> None:
    page = person(1366, 768, "en-GB")
    page.goto("/")
    page.locator(".gcard.g-antarctica a.game").click()
    page.locator(".gtop .do a.primary").click()
    expect(page.locator("#r-lesson .step")).to_have_text("Step 1 of 14")


def test_keys_side_trip_back_and_resume(person: Person) -> None:
    page = person(1366, 768, "en-GB")
    page.goto("/learn/antarctica")
    ring = page.locator("#ring")
    expect(ring).to_be_visible()
    before = version(page)
    page.keyboard.press("s")
    expect(page.locator("#r-actions .shown")).to_have_count(1)
    assert version(page) == before
    press(page, ["sail:enderby"])
    expect(page.locator("#r-lesson")).to_contain_text("You could land there, too.")
    before = version(page)
    page.keyboard.press("r")
    goes_on(page, before)
    expect(page.locator("#r-lesson .step")).to_have_text("Step 1 of 14")
    press(page, ["sail:wilkes"])
    expect(page.locator("#r-lesson .step")).to_have_text("Step 2 of 14")
    page.reload()
    expect(page.locator("#r-lesson .step")).to_have_text("Step 2 of 14")
    before = version(page)
    page.keyboard.press("b")
    goes_on(page, before)
    expect(page.locator("#lesson-title")).to_be_focused()
    page.keyboard.press("t")
    expect(page.locator("#r-actions")).to_be_focused()
    page.goto("/")
    expect(page.locator(".hero .primary")).to_contain_text("Go on: Antarctica")


@needs_axe
@pytest.mark.parametrize("width", [360, 1366])
def test_axe_has_nothing_against_the_pages_for_learners(person: Person, width: int) -> None:
    dark = width == 360
    page = person(width, 768, "pl-PL" if dark else "en-GB", dark)
    complaints = {}
    for path in (
        "/",
        "/learn",
        "/games/race",
        "/games/circadians",
        "/learn/race",
        "/learn/antarctica",
    ):
        page.goto(path)
        page.wait_for_selector("body[data-ready]")
        complaints[path] = violations(page)
        assert overflow(page) <= 0, path
    assert {path: found for path, found in complaints.items() if found} == {}
