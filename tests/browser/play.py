"""What people do at a table, as browser tests do it."""

# Scripts for the browser.

from __future__ import annotations

import random

from playwright.sync_api import Page, expect
from served import Served, wait_for

from cosmeeple.web.room import Room

#: A machine may be busy with other things for a while; what never comes is as wrong after two
#: minutes.
PATIENCE_MS = 120_000


def open_table(
    page: Page,
    *seats: str,
    options: dict[str, str] | None = None,
    name: str = "Anna",
    game: str = "antarctica",
) -> str:
    """The new-table form of the lobby, filled in and sent."""
    page.goto("/" if game == "antarctica" else f"/new?game={game}")
    page.check(f'input[name="players"][value="{len(seats)}"]', force=True)
    for number, seat in enumerate(seats):
        page.select_option(f'select[name="seat.{number}"]', seat)
        if seat == "here":
            page.fill(f'input[name="name.{number}"]', f"Friend {number}")
    for key, value in (options or {}).items():
        page.check(f'input[name="option.{key}"][value="{value}"]:enabled', force=True)
    if page.locator("#my-name").count():
        page.fill("#my-name", name)
    page.click("#new button.primary")
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/t/", 1)[1].split("?")[0]


def version(page: Page) -> int:
    return int(page.evaluate("Number(document.body.dataset.version)"))


def wait_asked(page: Page) -> None:
    """Until this person is asked and no answer of theirs is under way, or the game is over."""
    page.wait_for_function(
        """() => document.body?.dataset.ready === '1' && !document.body.dataset.busy && (document.querySelector('#r-actions')?.dataset.asked === '1'
        || document.querySelector('#r-actions a[href$="/end"]'))"""
    )


def wait_answered(page: Page, before: int) -> None:
    """Until the choice that was just pressed is on the page. A later version alone is not enough:
    it may be somebody else's, while this one is under way."""
    page.wait_for_function(
        f"() => document.body && !document.body.dataset.busy && Number(document.body.dataset.version) > {before}"
    )


def note_sent(page: Page) -> None:
    """From here on the page counts the answers that it sends."""
    page.evaluate(
        """() => { window.sent = 0; const { fetch } = window;
        window.fetch = (address, ...given) => { window.sent += String(address).includes('/move'); return fetch(address, ...given) } }"""
    )


def sent(page: Page) -> int:
    """How many answers the page has sent since `note_sent`: it does so while it hears of a press,
    so nobody needs to wait for one that does not come."""
    return int(page.evaluate("() => window.sent"))


def note_toasts(page: Page) -> None:
    """Keeps what toasts say: they go after a moment, perhaps before anybody looks."""
    page.evaluate(
        """() => { window.toasts = []; new MutationObserver((changes) => changes.forEach((one) => one.addedNodes.forEach(
        (added) => window.toasts.push(`${added.className}: ${added.textContent}`)))).observe(document.querySelector('#toasts'), { childList: true }) }"""
    )


def wait_toast(page: Page, words: str) -> None:
    page.wait_for_function("words => window.toasts.some((one) => one.includes(words))", arg=words)


def wait_there(served: Served, room: Room, *pages: Page) -> None:
    """Until the pages show that everybody is at the table. It is told when it has lasted a moment,
    whatever else goes on."""
    people = room.company.people()
    wait_for(lambda: people <= served.site.hub.presence(room).people)
    for page in pages:
        expect(page.locator(".seat .kind use[href='#i-night']")).to_have_count(0)


def is_over(page: Page) -> bool:
    return page.locator('#r-actions a[href$="/end"]').count() > 0


#: A button of several answers that can be among them once more.
CAN_BE_TAKEN = """() => { const { dataset, ariaPressed } = document.activeElement;
const times = Number(dataset.times?.slice(1) ?? (ariaPressed === 'true' ? 1 : 0)); return times < Number(dataset.copies ?? 0) }"""
#: Buttons of several answers are pressed until they are enough, then they are sent.
FILL_UP = """() => { const bar = document.querySelector('#r-actions'), commit = bar.querySelector('[data-commit]');
for (const one of bar.querySelectorAll('button[data-copies]')) { const had = one.ariaPressed === 'true' ? 1 : 0;
for (let times = had; times < Number(one.dataset.copies) && commit.ariaDisabled !== 'false'; times += 1) one.click() }
commit.click() }"""


def press_commit(page: Page) -> None:
    """Enter on "Pay with these"."""
    page.locator("[data-commit]").focus()
    page.keyboard.press("Enter")


def choose_some_by_keyboard(page: Page, chance: random.Random) -> int:
    """Several answers to one question with keys alone; returns how many. The last press sends them
    together."""
    least = int((page.get_attribute("#r-actions [data-several]", "data-several") or "0").split()[0])
    before = version(page)
    page.keyboard.press("a")
    for _ in range(chance.randrange(4)):
        page.keyboard.press("ArrowRight")
    for _ in range(40):
        chosen = page.eval_on_selector_all("[data-copies][aria-pressed=true]", "all => all.length")
        if page.get_attribute("[data-commit]", "aria-disabled") == "false":
            break
        # "3 more" is a press as well: it opens the sheet and puts the focus on the first option
        # there.
        if page.evaluate("() => document.activeElement.matches('.rest[aria-expanded=false]')"):
            page.keyboard.press("Enter")
        if page.evaluate(CAN_BE_TAKEN):
            page.keyboard.press("Enter")
        page.keyboard.press("ArrowRight")
        assert chosen <= least
    press_commit(page)
    wait_answered(page, before)
    return least


def move_by_keyboard(page: Page, chance: random.Random) -> None:
    """One choice with keys alone: a digit or arrows to an option, Enter; a group opens first. Where
    the question takes several answers, those and their button."""
    if page.locator("#r-actions [data-several]").count():
        choose_some_by_keyboard(page, chance)
        return
    before = version(page)
    page.keyboard.press("a")
    count = page.locator(
        "#r-actions .options > .btn:not([aria-disabled='true']), #r-actions .options > details"
    ).count()
    assert count > 0
    for _ in range(chance.randrange(8)):
        page.keyboard.press("ArrowRight")
    for _ in range(20):
        here = page.evaluate(
            "() => { const e = document.activeElement; return e.matches('summary') ? 'group' : e.matches('button[name=choice]') ? 'option' : e.getAttribute('aria-disabled') ? 'off' : e.tagName }"
        )
        if here == "group":
            page.keyboard.press("Enter")
        elif here == "option":
            page.keyboard.press("Enter")
            # News between the look and the press may have put the focus elsewhere.
            if page.evaluate(
                f"() => document.body.dataset.busy || Number(document.body.dataset.version) > {before}"
            ):
                break
            continue
        page.keyboard.press("ArrowRight")
    wait_answered(page, before)


def choose(page: Page, key: str) -> None:
    """Press an option of the action bar, wherever it lies, and wait until it is answered. Where the
    question takes several answers, this one and as many more as are wanted are sent."""
    before = version(page)
    button = page.locator(f"#r-actions button[name='choice'][value='{key}']")
    counted = button.get_attribute("data-copies")
    button.evaluate("button => button.click()")
    if counted:
        page.evaluate(FILL_UP)
    wait_answered(page, before)


def keys_of(page: Page) -> list[str]:
    """The options of the action bar, in order."""
    found = page.eval_on_selector_all(
        "#r-actions button[name='choice']", "all => all.map(one => one.value)"
    )
    return [str(key) for key in found]


def send_choice(page: Page, key: str) -> None:
    """A choice sent as the page would send it, whatever the bar makes of it; until it is shown."""
    made = page.evaluate(
        """async (key) => { const form = document.querySelector('form#move'); const fields = new URLSearchParams(new FormData(form));
        fields.set('choice', key); fields.set('key', Math.random().toString(36) + Date.now());
        return await (await fetch(form.action, { method: 'POST', headers: { Accept: 'application/json',
        'X-CSRF-Token': document.querySelector('meta[name=csrf]').content }, body: fields })).json() }""",
        key,
    )
    wait_present(page, made["version"])


def wait_present(page: Page, number: int) -> None:
    """Until the page shows this version, or a later one."""
    page.wait_for_function(f"() => Number(document.body?.dataset.version) >= {number}")
