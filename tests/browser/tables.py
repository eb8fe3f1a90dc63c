"""Tables of any game, as browser tests open, play and look at them."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Sequence

import pytest
from play import is_over, move_by_keyboard, version, wait_asked
from playwright.sync_api import Page, expect
from test_look import overflow, small_targets, violations

Person = Callable[..., Page]
#: How a test gives one answer: this key, or one by chance.
Answer = Callable[[Page, str], None]
Move = Callable[[Page, random.Random], None]
HEIGHTS = {360: 780, 1440: 900}


def fix_seed(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Tables opened from now on are dealt from this seed, so that a test meets the same game every time."""
    monkeypatch.setattr(secrets, "randbits", lambda bits: seed % (1 << bits))


def open_game(
    page: Page, game: str, *seats: str, options: dict[str, str] | None = None, name: str = "Anna", seen: bool = True
) -> str:
    """The new-table form of a game, filled in and sent; returns the table's id. Options of two values are buttons there,
    others a list; only those for so many players are open."""
    page.goto(f"/new?game={game}")
    page.check(f'input[name="players"][value="{len(seats)}"]', force=True)
    for number, seat in enumerate(seats):
        page.select_option(f'select[name="seat.{number}"]', seat)
    for key, value in (options or {}).items():
        choice = page.locator(f'input[name="option.{key}"][value="{value}"]:enabled')
        if choice.count():
            choice.check(force=True)
        else:
            page.locator(f'select[name="option.{key}"]:enabled').select_option(value)
    if page.locator("#my-name").count():
        page.fill("#my-name", name)
    page.click("#new button.primary")
    page.wait_for_url("**/t/*")
    if seen:
        page.wait_for_selector("body[data-ready]")
    return page.url.rsplit("/t/", 1)[1].split("?")[0]


def join(page: Page, host: Page, name: str) -> None:
    """Another person takes the open seat by the host's link."""
    page.goto(host.input_value("#invite-link"))
    page.fill("#join-name", name)
    page.click(".joinbox button.primary")
    page.wait_for_url("**/t/*")


def wait_present(page: Page, number: int) -> None:
    """Until the page shows this version, or a later one."""
    page.wait_for_function(f"() => Number(document.body.dataset.version) >= {number}")


def choose(page: Page, key: str) -> None:
    """Press an option of the action bar, wherever it lies."""
    before = version(page)
    page.locator(f"#r-actions button[name='choice'][value='{key}']").evaluate("button => button.click()")
    wait_present(page, before + 1)


def keys_of(page: Page) -> list[str]:
    """The options of the action bar, in order."""
    found = page.eval_on_selector_all("#r-actions button[name='choice']", "all => all.map(one => one.value)")
    return [str(key) for key in found]


def play_until(
    page: Page,
    wanted: str,
    prefer: Sequence[str],
    seed: int,
    most: int = 250,
    *,
    answer: Answer = choose,
    passing: bool = True,
) -> list[str]:
    """Play until an option begins with `wanted`, taking what begins with one of `prefer` first; returns the options.
    Without `passing`, nobody passes who can do something else."""
    chance = random.Random(seed)
    for _ in range(most):
        wait_asked(page)
        keys = keys_of(page)
        if any(key.startswith(wanted) for key in keys):
            return keys
        assert not is_over(page), f"the game ended before {wanted} was possible"
        liked = next((found for want in prefer if (found := [key for key in keys if key.startswith(want)])), keys)
        busy = [] if passing else [key for key in liked if not key.endswith(":pass")]
        answer(page, chance.choice(sorted(busy or liked)))
    raise AssertionError(f"{wanted} never came")


def play_whole_game_by_keyboard(page: Page, seed: int, most: int, move: Move = move_by_keyboard) -> int:
    """Keys alone until the game is over, then on to its end page; returns how many choices that took."""
    chance = random.Random(seed)
    for number in range(most):
        wait_asked(page)
        if is_over(page):
            page.locator('#r-actions a[href$="/end"]').focus()
            page.keyboard.press("Enter")
            page.wait_for_url("**/end")
            expect(page.locator(".scores, table").first).to_be_visible()
            return number
        move(page, chance)
    raise AssertionError(f"not over after {most} choices")


def look(page: Page, width: int, tabs: Sequence[str] = ()) -> None:
    """Axe is content, nothing overflows, and on a phone every target is big enough, on every tab. What lies on the board
    has its twin in the action bar, which is the big one."""
    found = violations(page)
    assert found == [], found
    assert overflow(page) <= 0
    if width > 360:
        return
    small = small_targets(page, ".board")
    assert small == [], small
    for tab in tabs:
        page.click(f"[data-tab-button='{tab}']")
        assert overflow(page) <= 0, tab
        found = violations(page)
        assert found == [], (tab, found)
        small = small_targets(page, ".board")
        assert small == [], (tab, small)
