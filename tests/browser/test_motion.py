"""Motion in real Chromium: things that change groups travel, moves of others come one after
another, nobody waits."""

# Scripts for the browser.

from __future__ import annotations

import time
from collections.abc import Callable

from play import choose as choose_key
from play import (
    is_over,
    keys_of,
    open_table,
    version,
    wait_answered,
    wait_asked,
    wait_present,
    wait_there,
)
from playwright.sync_api import Page, expect
from served import Browser, Served, play_one, wait_for

from cosmeeple.kernel.records.codec import options_as_text
from cosmeeple.web.room import Room

Person = Callable[..., Page]

#: Counts view transitions and remembers what they lifted.
COUNT_TRANSITIONS = """
window.travelled = []; window.journeys = 0;
const start = Document.prototype.startViewTransition;
Document.prototype.startViewTransition = function (update) {
  const made = start.call(this, update);
  window.journeys += 1;
  made.finished.catch(() => 0).then(() => { window.journeys -= 1 });
  made.ready.then(() => window.travelled.push(...new Set(document.getAnimations()
    .map((one) => one.effect.pseudoElement ?? '').filter((name) => name.startsWith('::view-transition-group')))), () => 0);
  return made;
};
"""

#: Notes every moment that the page shows and every sentence it says, and keeps hold of the streams.
WATCH = """
window.shown = []; window.said = []; window.streams = [];
const Source = window.EventSource;
window.EventSource = class extends Source { constructor(address) { super(address); window.streams.push(this); } };
addEventListener('DOMContentLoaded', () => {
  new MutationObserver(() => window.shown.push(Number(document.body.dataset.shown))).observe(document.body, { attributes: true, attributeFilter: ['data-shown'] });
  new MutationObserver((changes) => changes.forEach((one) => one.addedNodes.forEach((added) => window.said.push(added.textContent))))
    .observe(document.querySelector('#live'), { childList: true });
});
"""

AT_REST = "() => Number(document.body.dataset.shown) === Number(document.body.dataset.move) && document.querySelector('#catchup').hidden"
#: And every number says what it is.
SETTLED = f"{AT_REST} && !document.querySelector('[data-counting]')"


def prefer(page: Page, speed: str) -> None:
    page.add_init_script(f"localStorage.setItem('cosmeeple.moves', '{speed}')")
    page.add_init_script(WATCH)


def hold_time(page: Page, served: Served, table: str) -> None:
    """From here on the page's clock stands still until the test lets it run: what waits for its
    turn waits for as long as the test looks at it. The clock must have been installed before the
    page was opened."""
    wait_there(served, served.room(table), page)
    page.wait_for_selector("body[data-stream='open']")
    page.clock.pause_at(page.evaluate("() => Date.now()") / 1000 + 60)


def let_time_pass(page: Page, until: str) -> None:
    """The held clock runs on, as quickly as the page can follow."""
    latest = time.monotonic() + 60
    while not page.evaluate(until):
        assert time.monotonic() < latest, until
        page.clock.run_for(500)


def is_behind(page: Page) -> bool:
    """Moves of others wait to be shown."""
    return bool(
        page.evaluate(
            "() => Number(document.body.dataset.shown) < Number(document.body.dataset.move)"
        )
    )


def choose(page: Page, *kinds: str) -> None:
    """The first option of one of these kinds, else the last one; where several are wanted together,
    the first ones."""
    several = page.locator("#r-actions [data-several]")
    if several.count():
        wanted = int((several.get_attribute("data-several") or "1").split()[0])
        before = version(page)
        for number in range(wanted):
            several.locator("button[name='choice']").nth(number).evaluate(
                "button => button.click()"
            )
        page.locator("#r-actions [data-commit]").evaluate("button => button.click()")
        wait_answered(page, before)
    else:
        keys = keys_of(page)
        liked = (
            key
            for kind in kinds
            for key in keys
            if key.startswith(kind) and not key.endswith("pass")
        )
        choose_key(page, next(liked, keys[-1]))


def place_a_card(page: Page, piotr: Browser, served: Served, room: Room) -> None:
    """Play Race on until a card of one's own hand lies in one's own tableau; nobody moves before the
    page is at rest."""
    own = "#r-seat-A .cards > :not(.slot)"
    before = page.locator(own).count()
    for _ in range(120):
        wait_present(page, room.version)
        page.wait_for_function(AT_REST)
        page.wait_for_function("() => window.journeys === 0")
        if page.locator(own).count() > before:
            return
        if 0 in room.deciders():
            wait_asked(page)
            choose(
                page,
                "action:develop",
                "action:settle",
                "develop:",
                "settle:",
                "pay:",
                "keep:",
                "discard:",
            )
        else:
            play_one(served, piotr, room.id, 1)
    raise AssertionError("no card was placed")


def boards(page: Page) -> str:
    """What the page shows, without what only the keyboard adds and without who is away just now;
    attributes in the order of their names, for one that came later stands last."""
    return str(
        page.evaluate(
            """() => [...document.querySelectorAll('#r-board, [id^=r-seat-], #r-strip')]
            .map((one) => { const copy = one.cloneNode(true); copy.querySelectorAll('.kind').forEach((mark) => mark.remove())
            copy.querySelectorAll('*').forEach((it) => { const all = [...it.attributes].sort((a, b) => a.name < b.name ? -1 : 1)
                all.forEach((a) => it.removeAttributeNode(a)); all.forEach((a) => it.setAttributeNode(a)) })
            return copy.outerHTML.replace(/ (tabindex|style)="[^"]*"/g, '') }).join('')"""
        )
    )


def test_a_placed_card_travels_unless_motion_is_unwanted(person: Person, served: Served) -> None:
    page = person()
    page.add_init_script(COUNT_TRANSITIONS)
    table = open_table(page, "me", "open", game="race")
    room = served.room(table)
    with Browser(served.url) as piotr:
        piotr.headers["connection"] = "close"
        piotr.do(f"/t/{table}/join", code=room.charter.invite, name="Piotr")
        page.wait_for_selector("body[data-ready] #r-seat-A .lane")
        # News that she is there would cut a journey short.
        wait_for(lambda: room.company.chairs[0].person in served.site.hub.presence(room).people)
        place_a_card(page, piotr, served, room)
        assert page.evaluate("() => window.travelled") == []

        page.emulate_media(reduced_motion="no-preference")
        place_a_card(page, piotr, served, room)

    travelled = page.evaluate("() => window.travelled")
    assert travelled != []
    assert all("piece-" in name for name in travelled)
    # Names are taken away again, and the page below the transition can be pressed.
    page.wait_for_function("() => !document.querySelector('[style*=view-transition-name]')")


def test_moves_of_others_are_shown_one_after_another(person: Person, served: Served) -> None:
    page = person()
    page.emulate_media(reduced_motion="no-preference")
    prefer(page, "slow")
    page.clock.install()
    table = open_table(page, "me", "bot:random", "bot:random", options={"placement": "free"})
    wait_asked(page)
    hold_time(page, served, table)
    choose(page, "place:")
    page.evaluate("() => { window.shown = []; window.said = [] }")
    for _ in range(20):
        wait_asked(page)
        if is_behind(page):
            break
        choose(page, "place:", "sail:")
    # The bar is of the present and says so, while the board still shows what the others did.
    expect(page.locator("#catchup")).to_be_visible()
    assert is_behind(page)
    assert page.locator("#log > li.coming").count() > 0
    left = int(page.inner_text("[data-left-to-show]"))
    let_time_pass(page, SETTLED)

    moments = [int(one) for one in page.evaluate("() => window.shown")]
    assert moments == sorted(set(moments))
    last = int(page.evaluate("() => Number(document.body.dataset.move)"))
    assert moments[-left:] == list(range(last - left + 1, last + 1))
    said = page.evaluate("() => window.said")
    assert len(said) >= len(moments)
    assert page.locator("#log > li.coming").count() == 0
    fresh = page.context.new_page()
    fresh.goto(page.url)
    wait_asked(fresh)
    assert boards(page) == boards(fresh)


def test_skipping_and_pressing_an_option_are_in_the_present_at_once(
    person: Person, served: Served
) -> None:
    page = person()
    page.emulate_media(reduced_motion="no-preference")
    prefer(page, "slow")
    page.clock.install()
    table = open_table(page, "me", "bot:random", "bot:random", options={"placement": "first_game"})
    wait_asked(page)
    hold_time(page, served, table)
    skipped = pressed = False
    for _ in range(40):
        wait_asked(page)
        if is_over(page) or (skipped and pressed):
            break
        if is_behind(page):
            if not skipped:
                page.click("[data-skip]")
                page.wait_for_function(AT_REST)
                skipped = True
            else:
                before = version(page)
                page.locator("#r-actions .options button[name='choice']").first.click()
                wait_answered(page, before)
                pressed = True
                continue
        choose(page, "no_action", "end", "sail:")
    assert skipped
    assert pressed


def test_what_a_lost_connection_missed_is_played_when_it_is_back(
    person: Person, served: Served
) -> None:
    page = person()
    page.emulate_media(reduced_motion="no-preference")
    prefer(page, "slow")
    page.clock.install()
    table = open_table(page, "me", "bot:random", "bot:random", options={"placement": "first_game"})
    wait_asked(page)
    hold_time(page, served, table)
    page.evaluate("() => { window.streams.forEach((one) => one.close()); window.shown = [] }")
    before = version(page)
    room = served.room(table)
    with Browser(served.url) as anna:
        anna.cookies.update({cookie["name"]: cookie["value"] for cookie in page.context.cookies()})
        for _ in range(12):
            wait_for(lambda: 0 in room.deciders())
            if any(
                entry.kind == "move" and entry.seat != 0 for entry in room.history.entries[before:]
            ):
                break
            keys = options_as_text(room.table, 0)
            key = next((one for one in keys if one in ("no_action", "end")), keys[0])
            anna.do(f"/t/{table}/move", seat="A", choice=key, version=room.version)
    missed = [entry.seat for entry in room.history.entries[before:] if entry.kind == "move"]
    assert len(missed) > 2

    page.evaluate("() => window.streams.at(-1).dispatchEvent(new Event('error'))")

    let_time_pass(page, f"() => Number(document.body.dataset.version) >= {room.version}")
    let_time_pass(page, SETTLED)
    moments = [int(one) for one in page.evaluate("() => window.shown")]
    own = next(i for i, seat in enumerate(missed) if seat != 0)
    # From the first move of somebody else to the last.
    assert moments == list(range(room.moves - len(missed) + own + 1, room.moves + 1))
    fresh = page.context.new_page()
    fresh.goto(page.url)
    wait_asked(fresh)
    assert boards(page) == boards(fresh)


def test_moves_come_at_once_where_that_is_wanted(person: Person) -> None:
    page = person()
    page.emulate_media(reduced_motion="no-preference")
    prefer(page, "quick")
    open_table(page, "me", "bot:random", "bot:random", options={"placement": "free"})
    wait_asked(page)
    page.click("details.menu > summary")
    page.click("[data-moves='off']")
    expect(page.locator("[data-moves='off']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    for _ in range(4):
        choose(page, "place:")
        wait_asked(page)
        assert page.evaluate(AT_REST)
        assert page.locator("#catchup").is_hidden()


def test_numbers_count_to_what_they_are(person: Person, served: Served) -> None:
    page = person()
    page.emulate_media(reduced_motion="no-preference")
    prefer(page, "quick")
    page.add_init_script(
        """addEventListener('DOMContentLoaded', () => { window.counted = 0; new MutationObserver((all) => { window.counted += all.filter((one) => one.target.hasAttribute('data-counting')).length })
        .observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-counting'] }) })"""
    )
    open_table(page, "me", "bot:random", options={"placement": "first_game"})
    for _ in range(12):
        wait_asked(page)
        if page.evaluate("() => window.counted") > 0:
            break
        choose(page, "hire", "build", "sail:", "take")
    assert page.evaluate("() => window.counted") > 0
    wait_asked(page)
    page.wait_for_function(SETTLED)
    fresh = page.context.new_page()
    fresh.goto(page.url)
    wait_asked(fresh)
    assert boards(page) == boards(fresh)


def test_what_others_did_can_be_gone_through_step_by_step(person: Person, served: Served) -> None:
    page = person()
    page.emulate_media(reduced_motion="no-preference")
    prefer(page, "off")
    table = open_table(page, "me", "bot:random", "bot:random", options={"placement": "first_game"})
    room = served.room(table)
    for _ in range(40):
        wait_asked(page)
        choose(page, "no_action", "end", "sail:")
        wait_for(lambda: room.deciders() == (0,))
        wait_present(page, room.version)
        # One's own answer may still be on its way: only the moves of others tell that it is over.
        if 0 not in [0, *[move.seat for move in room.history.tail_moves()]][-2:]:
            break
    page.click(".rail [data-drawer='log']")
    expect(page.locator("#again")).to_be_visible()
    before = boards(page)
    page.evaluate("() => { window.shown = [] }")
    page.click("#again")
    step = page.locator("[data-next-step]")
    expect(step).to_be_visible()
    page.wait_for_function("() => window.shown.length >= 1")
    for _ in range(40):
        if step.is_hidden():
            break
        count = page.evaluate("() => window.shown.length")
        # A press while a moment is still being drawn may come too early: press again, as a person
        # would.
        page.wait_for_function(
            f"""() => {{ if (window.shown.length > {count} || document.querySelector('#catchup').hidden) return true
            document.querySelector('[data-next-step]').click(); return false }}""",
            polling=500,
        )
    moments = [int(one) for one in page.evaluate("() => window.shown")]
    assert moments == list(range(moments[0], room.moves + 1)) and len(moments) >= 2
    page.wait_for_function(SETTLED)
    assert boards(page) == before
