"""Tables of any game, as browser tests open, play and look at them."""

from __future__ import annotations

import random
import secrets
from collections import Counter
from collections.abc import Callable, Sequence

import pytest
from play import choose, is_over, keys_of, move_by_keyboard, send_choice, wait_asked, wait_present
from playwright.sync_api import Page, expect
from served import wait_for
from test_look import overflow, small_targets, violations

from cosmeeple.kernel.engine.chance import BY_SEED
from cosmeeple.web.room import Room
from cosmeeple.web.service import starting

Person = Callable[..., Page]
#: How a test gives one answer: this key, or one by chance.
Answer = Callable[[Page, str], None]
HEIGHTS = {360: 780, 1440: 900}


def fix_seed(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Tables opened from now on are dealt from this seed, so that a test meets the same game every
    time."""
    monkeypatch.setattr(secrets, "randbits", lambda bits: seed % (1 << bits))
    monkeypatch.setattr(starting, "draws_of", lambda room: BY_SEED)


def open_game(
    page: Page,
    game: str,
    *seats: str,
    options: dict[str, str] | None = None,
    name: str = "Anna",
    seen: bool = True,
) -> str:
    """The new-table form of a game, filled in and sent; returns the table's id. Options of two
    values are buttons there, others a list; only those for so many players are open."""
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


def wait_alone(page: Page, room: Room) -> None:
    """Until only seat A is asked and its page shows that: from here on nothing happens by
    itself."""
    wait_for(lambda: room.deciders() == (0,), 60)
    wait_present(page, room.version)


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
    """Play until an option begins with `wanted`, taking what begins with one of `prefer` first;
    returns the options. Without `passing`, nobody passes who can do something else."""
    chance = random.Random(seed)
    for _ in range(most):
        wait_asked(page)
        keys = keys_of(page)
        if any(key.startswith(wanted) for key in keys):
            return keys
        assert not is_over(page), f"the game ended before {wanted} was possible"
        liked = next(
            (found for want in prefer if (found := [key for key in keys if key.startswith(want)])),
            keys,
        )
        busy = [] if passing else [key for key in liked if not key.endswith(":pass")]
        answer(page, chance.choice(sorted(busy or liked)))
    raise AssertionError(f"{wanted} never came")


def play_whole_game_by_keyboard(page: Page, seed: int, most: int) -> int:
    """Keys alone until the game is over, then on to its end page; returns how many choices that
    took. What has been answered by keys three times, with the same kinds of options, is sent past
    them, and so is everything after sixty answers: more of it would show nothing new."""
    chance = random.Random(seed)
    asked: Counter[tuple[str, ...]] = Counter()
    by_keys = 0
    for number in range(most):
        wait_asked(page)
        if is_over(page):
            page.locator('#r-actions a[href$="/end"]').focus()
            page.keyboard.press("Enter")
            page.wait_for_url("**/end")
            expect(page.locator(".scores, table").first).to_be_visible()
            return number
        keys = keys_of(page)
        kind = tuple(sorted({key.partition(":")[0] for key in keys}))
        asked[kind] += 1
        if asked[kind] <= 3 and by_keys < 60:
            move_by_keyboard(page, chance)
            by_keys += 1
        else:
            send_choice(page, chance.choice(keys))
    raise AssertionError(f"not over after {most} choices")


def look(page: Page, width: int, tabs: Sequence[str] = ()) -> None:
    """Axe is content, nothing overflows, and on a phone every target is big enough, on every tab.
    What lies on the board has its twin in the action bar, which is the big one."""
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
