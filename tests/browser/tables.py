"""Tables of any game, as browser tests open, play and look at them."""

from __future__ import annotations

import os
import random
import secrets
from collections import Counter
from collections.abc import Callable, Sequence

import pytest
from looks import overflow, small_targets, violations
from play import choose, is_over, keys_of, move_by_keyboard, wait_asked, wait_present
from playwright.sync_api import Page, expect
from served import Served, wait_for

from cosmeeple.kernel.engine.chance import BY_SEED
from cosmeeple.kernel.records.codec import options_as_text
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
    """The new-table form of a game, filled in and sent; returns the table's id. Only the options
    for so many players are open."""
    page.goto(f"/new?game={game}")
    page.check(f'input[name="players"][value="{len(seats)}"]', force=True)
    for number, seat in enumerate(seats):
        page.select_option(f'select[name="seat.{number}"]', seat)
    for key, value in (options or {}).items():
        page.check(f'input[name="option.{key}"][value="{value}"]:enabled', force=True)
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
    wait_for(lambda: room.deciders() == (0,))
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


#: The form of a move, to be sent past the page.
FORM = """() => { const form = document.querySelector('form#move');
return { path: new URL(form.action).pathname, ...Object.fromEntries(new FormData(form)),
token: document.querySelector('meta[name=csrf]').content } }"""


#: So often the same kinds of options are answered by keys in a whole game, and so many questions in
#: all.
BY_KEYS, MOST_BY_KEYS = (3, 60) if os.environ.get("COSMEEPLE_GAMES") == "all" else (1, 16)


def play_whole_game_by_keyboard(page: Page, served: Served, seed: int, most: int) -> int:
    """Keys alone until the game is over, then on to its end page; returns how many choices that
    took. What has been answered by keys before, with the same kinds of options, is sent past them
    while the page is elsewhere, and so is everything after sixteen answers: more of it would show
    nothing new. `COSMEEPLE_GAMES=all` plays more of it by keys."""
    return play_to_the_end(page, served, seed, most, BY_KEYS, MOST_BY_KEYS)


def play_to_the_end(
    page: Page, served: Served, seed: int, most: int, each: int = 0, most_by_keys: int = 0
) -> int:
    """The game of the page until it is over, then on to its end page: so often what has the same
    kinds of options is answered by keys, the rest is sent past them."""
    chance = random.Random(seed)
    asked: Counter[tuple[str, ...]] = Counter()
    by_keys = 0
    wait_asked(page)
    here, form = page.url, page.evaluate(FORM)
    room = served.room(here.rsplit("/t/", 1)[1].split("?")[0])
    path, token = form.pop("path"), form.pop("token")
    for number in range(most):
        wait_for(lambda: 0 in room.deciders() or room.status == "finished")
        if room.status == "finished":
            page.goto(here)
            wait_asked(page)
            page.locator('#r-actions a[href$="/end"]').focus()
            page.keyboard.press("Enter")
            page.wait_for_url("**/end")
            expect(page.locator(".scores, table").first).to_be_visible()
            return number
        version, keys = room.version, options_as_text(room.table, 0)
        kind = tuple(sorted({key.partition(":")[0] for key in keys}))
        asked[kind] += 1
        if asked[kind] <= each and by_keys < most_by_keys:
            if page.url != here:
                page.goto(here)
            wait_present(page, version)
            wait_asked(page)
            move_by_keyboard(page, chance)
            by_keys += 1
        else:
            if page.url == here:
                page.goto("about:blank")
            # Another version means that somebody moved meanwhile: it is asked again.
            sent = form | {
                "choice": chance.choice(keys),
                "version": str(version),
                "key": f"{number}",
            }
            answer = page.request.post(
                path, form=sent, headers={"X-CSRF-Token": token, "Accept": "application/json"}
            )
            assert answer.status in (200, 409), answer.text()
    raise AssertionError(f"not over after {most} choices")


def look(page: Page, width: int, tabs: Sequence[str] = (), apart_from: str = ".board") -> None:
    """Axe is content, nothing overflows, and on a phone every target is big enough, on every tab.
    What lies on the board has its twin in the action bar, which is the big one."""
    found = violations(page)
    assert found == [], found
    assert overflow(page) <= 0
    if width > 360:
        return
    small = small_targets(page, apart_from)
    assert small == [], small
    for tab in tabs:
        page.click(f"[data-tab-button='{tab}']")
        assert overflow(page) <= 0, tab
        found = violations(page)
        assert found == [], (tab, found)
        small = small_targets(page, apart_from)
        assert small == [], (tab, small)
