"""What makes a table pleasant, in real Chromium: the digest on return, notifications, sounds,
reduced motion."""

# Scripts for the browser.

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from looks import needs_axe, violations
from play import open_table, version, wait_answered, wait_asked
from playwright.sync_api import Page, expect
from served import Browser, Served, wait_for

from cosmeeple.kernel.records.codec import options_as_text
from cosmeeple.web.room import Room

Person = Callable[..., Page]

#: What the browser would do, noted instead: notifications, and tones of a real audio context.
NOTED = """
window.told = []; window.tones = []; window.away = false;
window.Notification = class { static permission = 'granted'; static requestPermission() { window.asked = true; return Promise.resolve('granted') }
  constructor(title, options) { window.told.push({ title, ...options }) } };
Object.defineProperty(document, 'hidden', { get: () => window.away });
const Audio = window.AudioContext;
window.AudioContext = class extends Audio { createOscillator() { const made = super.createOscillator(); const start = made.start.bind(made);
  made.start = (when) => { window.tones.push(this); start(when) }; return made } };
"""


@dataclass
class Two:
    """Anna with a page, and Piotr who plays from elsewhere."""

    page: Page
    piotr: Browser
    room: Room

    def anna_moves(self) -> None:
        """Until it is Piotr's turn."""
        while 0 in self.room.deciders():
            wait_asked(self.page)
            before = version(self.page)
            self.page.locator("#r-actions .options > button[name='choice']").last.click()
            wait_answered(self.page, before)

    def piotr_moves(self) -> None:
        """Until it is Anna's turn."""
        while 1 in self.room.deciders():
            choice = options_as_text(self.room.table, 1)[0]
            self.piotr.do(
                f"/t/{self.room.id}/move", seat="B", choice=choice, version=self.room.version
            )


@pytest.fixture
def two(person: Person, served: Served) -> Iterator[Two]:
    page = person()
    page.add_init_script(NOTED)
    table = open_table(page, "me", "open", options={"placement": "free"})
    with Browser(served.url) as piotr:
        # He thinks for longer than the server keeps an idle connection.
        piotr.headers["connection"] = "close"
        room = served.room(table)
        piotr.do(f"/t/{table}/join", code=room.charter.invite, name="Piotr")
        page.wait_for_selector("body[data-ready] #r-board")
        yield Two(page, piotr, room)


@needs_axe
def test_on_return_the_digest_tells_and_shows_what_happened(two: Two, served: Served) -> None:
    page, hub = two.page, served.site.hub
    two.anna_moves()
    address = page.url
    page.goto("/about")
    # What happens before the server knows that she has gone, she has seen.
    wait_for(lambda: not hub.is_watched(two.room))
    two.piotr_moves()

    page.goto(address)
    page.wait_for_selector("body[data-ready]")
    digest = page.locator(".digest")
    expect(digest).to_contain_text("Since your last turn")
    expect(digest).to_contain_text("Piotr")
    assert violations(page) == []
    # The same as a sequence: back to before it, then on to the present.
    page.evaluate(
        """() => { window.shown = []; new MutationObserver(() => window.shown.push(document.querySelectorAll('#piece-B1').length))
        .observe(document.body, { attributes: true, attributeFilter: ['data-shown'] }) }"""
    )
    page.click(".rail [data-drawer='notes']")
    page.click("#show-missed")
    # Each step is noted when it is shown; before the first the page stood in the present already.
    page.wait_for_function("() => window.shown.length > 1 && window.shown.at(-1) === 1")
    assert page.evaluate("() => window.shown[0]") == 0
    digest.locator("[data-close]").click()
    expect(digest).to_have_count(0)
    # Once seen it does not come again.
    anna = str(two.room.company.chairs[0].person)
    wait_for(lambda: hub.seen.get((two.room.id, anna)) == two.room.version)
    page.reload()
    wait_asked(page)
    expect(page.locator(".digest")).to_have_count(0)


def test_a_notification_comes_when_it_is_ones_turn_and_one_looks_elsewhere(two: Two) -> None:
    page = two.page
    wait_asked(page)
    page.evaluate("() => { window.away = true }")
    two.anna_moves()
    two.piotr_moves()
    wait_asked(page)
    assert page.evaluate("() => window.told") == []
    page.evaluate("() => { window.away = false }")
    page.click("details.menu > summary")
    page.check("[data-pref='bell']")
    assert page.evaluate("() => window.asked")
    page.keyboard.press("Escape")

    two.anna_moves()
    two.piotr_moves()
    wait_asked(page)
    assert page.evaluate("() => window.told") == []
    two.anna_moves()
    page.evaluate("() => { window.away = true }")
    two.piotr_moves()
    page.wait_for_function("() => window.told.length === 1")
    assert page.evaluate("() => window.told[0].title") == "Your turn"
    assert page.evaluate("() => window.told[0].tag") == two.room.id
    assert page.title().startswith("●")


def test_sounds_are_off_until_they_are_wanted(two: Two) -> None:
    page = two.page
    two.anna_moves()
    two.piotr_moves()
    wait_asked(page)
    assert page.evaluate("() => window.tones.length") == 0
    page.click("details.menu > summary")
    page.click(".liking > summary")
    expect(page.locator("#like-sound")).to_have_value("off")
    with page.expect_response("**/preferences"):
        page.select_option("#like-sound", "on")
    page.wait_for_function("() => window.tones.length === 1")
    page.wait_for_function("() => window.tones[0].state === 'running'")
    page.keyboard.press("Escape")
    two.anna_moves()
    heard = page.evaluate("() => window.tones.length")
    two.piotr_moves()
    page.wait_for_function(f"() => window.tones.length > {heard}")
    # The wish is kept in this browser.
    page.reload()
    wait_asked(page)
    expect(page.locator("#like-sound")).to_have_value("on")
    assert page.evaluate("document.documentElement.dataset.sound") == "on"


def test_nothing_moves_by_itself_under_reduced_motion(two: Two) -> None:
    page = two.page
    page.evaluate(
        """() => { window.moved = 0; const play = Element.prototype.animate;
        Element.prototype.animate = function (...given) { window.moved += 1; return play.apply(this, given) } }"""
    )
    two.anna_moves()
    two.piotr_moves()
    wait_asked(page)
    expect(page.locator("#piece-B1")).to_be_visible()
    assert page.evaluate("() => window.moved") == 0
    assert page.evaluate("() => document.getAnimations().length") == 0
    expect(page.locator("#catchup")).to_be_hidden()
