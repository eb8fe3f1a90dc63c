"""What people do at a table, as browser tests do it."""

# Scripts for the browser.

from __future__ import annotations

import random

from playwright.sync_api import Page


def open_table(
    page: Page, *seats: str, options: dict[str, str] | None = None, name: str = "Anna", game: str = "antarctica"
) -> str:
    """The new-table form of the lobby, filled in and sent."""
    page.goto("/" if game == "antarctica" else f"/new?game={game}")
    page.check(f'input[name="players"][value="{len(seats)}"]', force=True)
    for number, seat in enumerate(seats):
        page.select_option(f'select[name="seat.{number}"]', seat)
        if seat == "here":
            page.fill(f'input[name="name.{number}"]', f"Friend {number}")
    for key, value in (options or {}).items():
        page.select_option(f'select[name="option.{key}"]', value)
    if page.locator("#my-name").count():
        page.fill("#my-name", name)
    page.click("#new button.primary")
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/t/", 1)[1].split("?")[0]


def version(page: Page) -> int:
    return int(page.evaluate("Number(document.body.dataset.version)"))


def wait_asked(page: Page) -> None:
    """Until this person is asked, or the game is over."""
    page.wait_for_function(
        "() => document.body.dataset.ready === '1' && (document.querySelector('#r-actions')?.dataset.asked === '1' || document.querySelector('#r-actions a[href$=\"/end\"]'))",
        timeout=60_000,
    )


def is_over(page: Page) -> bool:
    return page.locator('#r-actions a[href$="/end"]').count() > 0


def move_by_keyboard(page: Page, chance: random.Random) -> None:
    """One choice with keys alone: a digit or arrows to an option, Enter; a group opens first."""
    before = version(page)
    page.keyboard.press("a")
    count = page.locator(
        "#r-actions .options > .btn:not([aria-disabled='true']), #r-actions .options > details"
    ).count()
    assert count > 0
    for _ in range(chance.randrange(8)):
        page.keyboard.press("ArrowRight")
    for _ in range(12):
        here = page.evaluate(
            "() => { const e = document.activeElement; return e.matches('summary') ? 'group' : e.matches('button[name=choice]') ? 'option' : e.getAttribute('aria-disabled') ? 'off' : e.tagName }"
        )
        if here == "option":
            break
        if here == "group":
            page.keyboard.press("Enter")
            page.keyboard.press("ArrowRight")
        else:
            page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => Number(document.body.dataset.version) > {before}")


def send_choice(page: Page, key: str) -> None:
    """A choice sent as the page would send it, whatever the bar makes of it."""
    page.evaluate(
        """async (key) => { const form = document.querySelector('form#move'); const fields = new URLSearchParams(new FormData(form));
        fields.set('choice', key); fields.set('key', Math.random().toString(36) + Date.now());
        await fetch(form.action, { method: 'POST', headers: { Accept: 'application/json',
        'X-CSRF-Token': document.querySelector('meta[name=csrf]').content }, body: fields }) }""",
        key,
    )
