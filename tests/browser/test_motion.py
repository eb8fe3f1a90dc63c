"""Motion in real Chromium: things that change groups travel, moves of others come one after another, nobody waits."""

# Scripts for the browser.

from __future__ import annotations

from collections.abc import Callable

from play import is_over, open_table, version, wait_asked
from playwright.sync_api import Page, expect
from served import Browser, Served

from cosmeeple.kernel.codec import options_as_text

Person = Callable[..., Page]

#: Counts view transitions and remembers what they lifted.
COUNT_TRANSITIONS = """
window.travelled = [];
const start = Document.prototype.startViewTransition;
Document.prototype.startViewTransition = function (update) {
  const made = start.call(this, update);
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


def prefer(page: Page, speed: str) -> None:
    page.add_init_script(f"localStorage.setItem('cosmeeple.moves', '{speed}')")
    page.add_init_script(WATCH)


def is_behind(page: Page) -> bool:
    """Moves of others are still being shown; the bar that says so comes with the first of them."""
    if not page.evaluate("() => Number(document.body.dataset.shown) < Number(document.body.dataset.move)"):
        return False
    page.wait_for_selector("#catchup:not([hidden])")
    return True


def choose(page: Page, *kinds: str) -> None:
    """The first option of one of these kinds, else the last one; where several are wanted together, the first ones."""
    before = version(page)
    several = page.locator("#r-actions [data-several]")
    if several.count():
        wanted = int((several.get_attribute("data-several") or "1").split()[0])
        for number in range(wanted):
            several.locator("button[name='choice']").nth(number).evaluate("button => button.click()")
        page.locator("#r-actions [data-commit]").evaluate("button => button.click()")
    else:
        wanted = 1
        keys = page.eval_on_selector_all("#r-actions button[name='choice']", "found => found.map(one => one.value)")
        key = next(
            (key for kind in kinds for key in keys if key.startswith(kind) and not key.endswith("pass")), keys[-1]
        )
        page.locator(f"#r-actions button[name='choice'][value='{key}']").evaluate("button => button.click()")
    page.wait_for_function(f"() => Number(document.body.dataset.version) >= {before + wanted}")


def place_a_card(page: Page) -> None:
    """Play Race on until a card of the own hand lies in the own tableau."""
    own = ".lane.me .cards > *"
    before = page.locator(own).count()
    for _ in range(60):
        wait_asked(page)
        if page.locator(own).count() > before or is_over(page):
            break
        choose(page, "action:develop", "action:settle", "develop:", "settle:", "pay:", "keep:", "discard:")
    assert page.locator(own).count() > before


def boards(page: Page) -> str:
    """What the page shows, without what only the keyboard adds."""
    return str(
        page.evaluate(
            """() => [...document.querySelectorAll('#r-board, [id^=r-seat-], #r-strip')]
            .map((one) => one.outerHTML.replace(/ (tabindex|style)="[^"]*"/g, '')).join('')"""
        )
    )


def test_a_placed_card_travels_unless_motion_is_unwanted(person: Person) -> None:
    page = person()
    page.add_init_script(COUNT_TRANSITIONS)
    open_table(page, "me", "bot:random", game="race")
    place_a_card(page)
    assert page.evaluate("() => window.travelled") == []

    page.emulate_media(reduced_motion="no-preference")
    # A journey is cut short when the other's move comes in the same moment: one of a few cards has the page to itself.
    for _ in range(4):
        place_a_card(page)
        page.wait_for_timeout(300)
        if page.evaluate("() => window.travelled.length"):
            break

    assert page.evaluate("() => window.travelled") != []
    assert all("piece-" in name for name in page.evaluate("() => window.travelled"))
    # Names are taken away again, and the page below the transition can be pressed.
    page.wait_for_function("() => !document.querySelector('[style*=view-transition-name]')")


def test_moves_of_others_are_shown_one_after_another(person: Person) -> None:
    page = person()
    page.emulate_media(reduced_motion="no-preference")
    prefer(page, "slow")
    open_table(page, "me", "bot:random", "bot:random", options={"placement": "free"})
    wait_asked(page)
    choose(page, "place:")
    page.evaluate("() => { window.shown = []; window.said = [] }")
    for _ in range(20):
        wait_asked(page)
        if is_behind(page):
            break
        choose(page, "place:", "sail:")
    # The bar is of the present and says so, while the board still shows what the others did.
    expect(page.locator("#catchup")).to_be_visible()
    assert page.evaluate("() => Number(document.body.dataset.shown) < Number(document.body.dataset.move)")
    assert page.locator("#log > li.coming").count() > 0
    page.wait_for_function(AT_REST, timeout=60_000)

    moments = [int(one) for one in page.evaluate("() => window.shown")]
    assert moments == sorted(moments)
    assert len(set(moments)) > 2
    said = page.evaluate("() => window.said")
    assert len(said) >= len(set(moments))
    assert page.locator("#log > li.coming").count() == 0
    fresh = page.context.new_page()
    fresh.goto(page.url)
    wait_asked(fresh)
    assert boards(page) == boards(fresh)


def test_skipping_and_pressing_an_option_are_in_the_present_at_once(person: Person) -> None:
    page = person()
    page.emulate_media(reduced_motion="no-preference")
    prefer(page, "slow")
    open_table(page, "me", "bot:random", "bot:random", options={"placement": "first_game"})
    skipped = pressed = False
    for _ in range(40):
        wait_asked(page)
        if is_over(page) or (skipped and pressed):
            break
        if is_behind(page):
            if not skipped:
                page.click("[data-skip]")
                page.wait_for_function(AT_REST, timeout=4000)
                skipped = True
            else:
                before = version(page)
                page.locator("#r-actions .options button[name='choice']").first.click()
                page.wait_for_function(f"() => Number(document.body.dataset.version) > {before}", timeout=5000)
                pressed = True
                continue
        choose(page, "no_action", "end", "sail:")
    assert skipped
    assert pressed


def test_what_a_lost_connection_missed_is_played_when_it_is_back(person: Person, served: Served) -> None:
    page = person()
    page.emulate_media(reduced_motion="no-preference")
    prefer(page, "quick")
    table = open_table(page, "me", "bot:random", "bot:random", options={"placement": "first_game"})
    wait_asked(page)
    page.wait_for_function("() => window.streams.length > 0")
    page.evaluate("() => { window.streams.forEach((one) => one.close()); window.shown = [] }")
    before = version(page)
    room = served.room(table)
    with Browser(served.url) as anna:
        anna.cookies.update({cookie["name"]: cookie["value"] for cookie in page.context.cookies()})
        for _ in range(12):
            while 0 not in room.deciders():
                page.wait_for_timeout(30)
            if any(entry.kind == "move" and entry.seat != 0 for entry in room.entries[before:]):
                break
            keys = options_as_text(room.table, 0)
            key = next((one for one in keys if one in ("no_action", "end")), keys[0])
            anna.do(f"/t/{table}/move", seat="A", choice=key, version=room.version)
    missed = [entry.seat for entry in room.entries[before:] if entry.kind == "move"]
    assert len(missed) > 2

    page.evaluate("() => window.streams.at(-1).dispatchEvent(new Event('error'))")

    page.wait_for_function(f"() => Number(document.body.dataset.version) >= {room.version}")
    page.wait_for_function(AT_REST)
    moments = [int(one) for one in page.evaluate("() => window.shown")]
    own = next(i for i, seat in enumerate(missed) if seat != 0)
    # From the first move of somebody else to the last; what does not fit into the time is left out.
    assert moments == sorted(set(moments))
    assert len(moments) > 2
    assert (moments[0], moments[-1]) == (room.moves - len(missed) + own + 1, room.moves)
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
