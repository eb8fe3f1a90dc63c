"""Playing in real Chromium."""

# Scripts for the browser.

from __future__ import annotations

import random
from collections.abc import Callable

from play import is_over, move_by_keyboard, open_table, version, wait_answered, wait_asked
from playwright.sync_api import Page, expect
from served import Served, wait_for
from tables import play_whole_game_by_keyboard

Person = Callable[..., Page]


def test_a_whole_game_by_keyboard_against_a_bot(person: Person, served: Served) -> None:
    page = person()
    open_table(page, "me", "bot:easy", options={"placement": "first_game"})

    play_whole_game_by_keyboard(page, served, seed=3, most=600)

    expect(page.locator("h1")).to_contain_text("wins")
    expect(page.locator(".plotted")).to_be_visible()


def test_two_browsers_see_each_others_moves(person: Person) -> None:
    anna, piotr = person(), person(language="pl-PL")
    table = open_table(anna, "me", "open", options={"placement": "free"})
    piotr.goto(anna.input_value("#invite-link"))
    piotr.fill("#join-name", "Piotr")
    piotr.click(".joinbox button.primary")
    piotr.wait_for_url("**/t/*")
    # The table begins by itself when the last seat is taken.
    wait_asked(anna)
    piotr.wait_for_selector("body[data-ready] #r-board")

    anna.click("#zone-ross")

    expect(piotr.locator("#piece-A1")).to_be_visible()
    expect(piotr.locator("#log")).to_contain_text("Anna")
    wait_asked(piotr)
    expect(piotr.locator("#r-actions .prompt")).to_contain_text("strefę")
    piotr.click("#r-actions button[value='place:wilkes']")
    expect(anna.locator("#piece-B1")).to_be_visible()
    assert table in anna.url


def test_the_focus_goes_to_the_bar_when_it_becomes_ones_turn_unless_one_writes(
    person: Person,
) -> None:
    anna, piotr = person(), person()
    open_table(anna, "me", "open", options={"placement": "free"})
    piotr.goto(anna.input_value("#invite-link"))
    piotr.fill("#join-name", "Piotr")
    piotr.click(".joinbox button.primary")
    piotr.wait_for_url("**/t/*")
    wait_asked(anna)

    piotr.wait_for_selector("body[data-ready] #r-board")
    piotr.locator(".rail [data-drawer='log']").focus()
    anna.click("#r-actions button[value='place:ross']")
    wait_asked(piotr)
    piotr.wait_for_function(
        "() => document.activeElement.matches('#r-actions button[name=choice]')"
    )

    # The second to place does so twice; who writes goes on.
    anna.click(".rail [data-drawer='chat']")
    anna.locator("#chat-text").focus()
    for _ in range(2):
        before = version(piotr)
        piotr.keyboard.press("Enter")
        wait_answered(piotr, before)
    wait_asked(anna)
    assert anna.evaluate("() => document.activeElement.id") == "chat-text"


def log_lines(page: Page) -> list[str]:
    """The log as it stands there, by the ids of its lines and what they say."""
    return list(
        page.eval_on_selector_all("#log > li", "all => all.map((one) => one.id + one.textContent)")
    )


def test_the_log_that_grew_line_by_line_is_the_log_of_a_fresh_page(person: Person) -> None:
    anna, eve = person(), person(language="pl-PL")
    table = open_table(anna, "me", "bot:random", options={"placement": "first_game"})
    eve.goto(f"/t/{table}")
    eve.wait_for_function("() => document.body.dataset.stream === 'open'")
    chance = random.Random(4)

    def play() -> None:
        """Anna moves, the bot answers."""
        move_by_keyboard(anna, chance)
        wait_asked(anna)

    def follows() -> None:
        """Eve has what has happened, as if she had just come."""
        eve.wait_for_function(f"() => Number(document.body.dataset.version) >= {version(anna)}")
        expect(eve.locator("#log > li.coming")).to_have_count(0)
        fresh = eve.context.new_page()
        fresh.goto(f"/t/{table}")
        expected = log_lines(fresh)
        fresh.close()
        assert log_lines(eve)[-len(expected) :] == expected

    wait_asked(anna)
    for _ in range(8):
        play()
    follows()
    anna.keyboard.press("u")
    anna.keyboard.press("Enter")
    eve.wait_for_function("() => document.querySelector('#log .undone')")
    wait_asked(anna)
    follows()
    play()
    follows()

    # A line that is not there any more: all of them are fetched.
    eve.evaluate("() => document.querySelector('#log').lastElementChild.remove()")
    play()
    last = anna.evaluate("() => document.querySelector('#log').lastElementChild.id")
    eve.wait_for_function(
        "last => document.querySelector('#log').lastElementChild.id === last", arg=last
    )
    follows()


def test_nobody_acts_for_another_seat(person: Person) -> None:
    anna, eve = person(), person()
    table = open_table(anna, "me", "bot:random", options={"placement": "free"})
    wait_asked(anna)
    eve.goto(f"/t/{table}")
    assert eve.locator("button[name='choice']").count() == 0

    status = eve.evaluate(
        """async (table) => (await fetch(`/t/${table}/move`, { method: 'POST', headers: { Accept: 'application/json',
        'X-CSRF-Token': document.querySelector('meta[name=csrf]').content },
        body: new URLSearchParams({ seat: 'A', choice: 'place:ross', version: document.body.dataset.version, key: 'x' }) })).status""",
        table,
    )

    assert status in (401, 403)


def test_reload_and_reconnect_in_mid_turn(person: Person) -> None:
    page = person()
    open_table(page, "me", "bot:random", options={"placement": "first_game"})
    wait_asked(page)
    prompt = page.locator("#r-actions .prompt").inner_text()

    page.reload()
    expect(page.locator("#r-actions .prompt")).to_have_text(prompt)

    page.context.set_offline(True)
    page.wait_for_function("() => !navigator.onLine")
    page.context.set_offline(False)
    page.wait_for_function("() => document.body.dataset.stream === 'open'")
    before = version(page)
    page.locator("#r-actions button[name='choice']").first.click()
    wait_answered(page, before)


def test_why_not_explains_and_gives_the_focus_back(person: Person) -> None:
    page = person()
    open_table(page, "me", "bot:random", options={"placement": "first_game"})
    wait_asked(page)
    refused = page.locator(".board [role=button][data-why]").first
    refused.focus()
    page.keyboard.press("Enter")
    pop = page.locator(".pop")
    expect(pop).to_be_visible()
    expect(pop.locator(".no").first).to_be_visible()
    expect(pop.locator(".rule").first).to_contain_text("ANT-")
    page.keyboard.press("Escape")
    expect(pop).to_have_count(0)
    assert page.evaluate("document.activeElement.hasAttribute('data-why')")


def test_undo_is_free_before_anything_is_revealed(person: Person) -> None:
    page = person()
    open_table(page, "me", "bot:random", options={"placement": "first_game"})
    wait_asked(page)
    ship = page.locator("#piece-A1").evaluate("e => e.parentElement.getAttribute('transform')")
    page.locator("#r-actions button[value^='sail:']").first.click()
    page.wait_for_selector("#r-actions button[value='no_action']")
    page.keyboard.press("u")
    page.keyboard.press("Enter")
    page.wait_for_selector("#r-actions button[value^='sail:']")
    # The board follows the bar when the piece has been seen to move.
    page.wait_for_function(
        "ship => document.querySelector('#piece-A1').parentElement.getAttribute('transform') === ship",
        arg=ship,
    )
    expect(page.locator("#log .undone").first).to_be_attached()


def test_hot_seat_hides_the_table_until_the_next_person_is_there(person: Person) -> None:
    page = person()
    open_table(page, "me", "here", options={"placement": "free"})
    names = set()
    for _ in range(4):
        # A person may have several choices in a row before the device goes on.
        page.wait_for_function(
            "() => document.querySelector('.handover') || document.querySelector('#r-actions')?.dataset.asked === '1'"
        )
        if page.locator(".handover").count():
            names.add(page.locator(".handover h2").inner_text())
            assert page.locator("button[name='choice']").count() == 0
            assert page.locator(".seat.own").count() == 0
            page.click(".handover button")
            wait_asked(page)
        expect(page.locator(".handover")).to_have_count(0)
        before = version(page)
        page.locator("#r-actions button[name='choice']").first.click()
        wait_answered(page, before)
    assert len(names) == 2


def test_the_bar_after_a_move_is_the_bar_of_a_fresh_page(person: Person) -> None:
    """Morphing must end where a reload would: also for the button that has the focus."""
    page = person()
    open_table(page, "me", "bot:random", options={"placement": "first_game"})
    chance = random.Random(11)
    for _ in range(8):
        wait_asked(page)
        if is_over(page):
            break
        fresh = page.context.new_page()
        fresh.goto(page.url)
        wait_asked(fresh)
        # Each bar finds out by itself what it has room for: both must come to the same.
        one, other = (each.locator("#r-actions .options") for each in (page, fresh))
        wait_for(lambda one=one, other=other: one.inner_text() == other.inner_text())
        fresh.close()
        move_by_keyboard(page, chance)


def test_chat_reaches_the_table(person: Person) -> None:
    anna, guest = person(), person()
    table = open_table(anna, "me", "bot:random", options={"placement": "free"})
    wait_asked(anna)
    guest.goto(f"/t/{table}")
    guest.wait_for_selector("body[data-stream='open']")
    anna.click(".rail [data-drawer='chat']")
    anna.fill("#chat-text", "Hello <b>there</b>")
    anna.keyboard.press("Enter")
    expect(guest.locator("#r-chat")).to_contain_text("Hello <b>there</b>")


def test_language_and_theme_switch_at_any_moment(person: Person) -> None:
    page = person()
    open_table(page, "me", "bot:random", options={"placement": "free"})
    wait_asked(page)
    page.click("details.menu > summary")
    page.click(".prefs button[value='pl']")
    expect(page.locator("#r-chip")).to_have_text("Twój ruch")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.click("details.menu > summary")
    page.click(".prefs button[value='light']")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_one_stream_for_two_tabs(person: Person, served: Served) -> None:
    page = person()
    open_table(page, "me", "bot:random", options={"placement": "free"})
    wait_asked(page)
    other = page.context.new_page()
    other.goto(page.url)
    wait_asked(other)
    before = version(other)
    page.locator("#r-actions button[name='choice']").first.click()
    wait_answered(other, before)
    page.close()
    wait_asked(other)
    before = version(other)
    other.locator("#r-actions button[name='choice']").first.click()
    wait_answered(other, before)


def test_a_ship_glides_unless_motion_is_unwanted(person: Person) -> None:
    page = person()
    open_table(page, "me", "bot:random", options={"placement": "first_game"})
    wait_asked(page)
    for wanted, moves in (("no-preference", True), ("reduce", False)):
        page.emulate_media(reduced_motion=wanted)
        page.evaluate(
            """() => { window.glides = 0; const play = Element.prototype.animate;
            Element.prototype.animate = function (...given) { if (this.id.startsWith('piece-A')) window.glides += 1; return play.apply(this, given) } }"""
        )
        while page.locator("#r-actions button[value^='sail:']").count() == 0:
            before = version(page)
            page.locator(
                "#r-actions button[value='no_action'], #r-actions button[value='end'], #r-actions button[name='choice']"
            ).last.evaluate("button => button.click()")
            wait_answered(page, before)
            wait_asked(page)
        before = version(page)
        page.evaluate("() => { window.glides = 0 }")
        page.locator("#r-actions button[value^='sail:']").first.click()
        page.wait_for_selector("#r-actions button[value='no_action']")
        if moves:
            page.wait_for_function("() => window.glides > 0")
        else:
            assert page.evaluate("() => window.glides") == 0
