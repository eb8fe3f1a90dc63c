"""Around the game: replay, what-if, game files, rules, accounts, seats."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from play import (
    is_over,
    move_by_keyboard,
    open_table,
    version,
    wait_answered,
    wait_asked,
)
from playwright.sync_api import Browser, Page, expect
from served import Served, serve, wait_for
from tables import play_to_the_end

Person = Callable[..., Page]


def played(page: Page, moves: int = 6) -> str:
    table = open_table(page, "me", "bot:random", options={"placement": "first_game"})
    chance = random.Random(2)
    for _ in range(moves):
        wait_asked(page)
        if not is_over(page):
            move_by_keyboard(page, chance)
    wait_asked(page)
    return table


def test_replay_by_slider_keys_and_link(person: Person) -> None:
    page = person()
    table = played(page)
    page.goto(f"/t/{table}/replay?at=2")
    page.wait_for_selector("body[data-ready]")
    expect(page.locator("[data-jump]")).to_have_value("2")
    first = page.locator("#r-now").inner_text()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('#r-now').dataset.at === '3'")
    assert page.locator("#r-now").inner_text() != first
    page.wait_for_url("**at=3*")
    page.keyboard.press("Home")
    page.wait_for_function("() => document.querySelector('#r-now').dataset.at === '0'")
    page.click("[data-go='play']")
    page.wait_for_function("() => Number(document.querySelector('#r-now').dataset.at) >= 2")
    page.click("[data-go='play']")
    assert page.locator("button[name='choice']").count() == 0


def test_what_if_is_a_private_copy(person: Person) -> None:
    page = person()
    table = played(page)
    page.goto(f"/t/{table}/replay?at=3")
    page.wait_for_selector("body[data-ready]")
    page.click(".dock form button")
    page.wait_for_url("**/t/*")
    assert table not in page.url
    wait_asked(page)
    before = version(page)
    page.locator("#r-actions .options > button[name='choice']").first.click()
    wait_answered(page, before)


def test_a_game_file_goes_out_and_comes_in(person: Person, served: Served, tmp_path: Path) -> None:
    page = person()
    table = open_table(page, "me", "bot:random", options={"placement": "first_game"})
    play_to_the_end(page, served, seed=4, most=400)
    with page.expect_download() as download:
        page.click("a[download]")
    file = tmp_path / "game.txt"
    download.value.save_as(file)
    assert file.read_text(encoding="utf-8").startswith("cosmeeple 1")

    page.goto("/")
    with page.expect_navigation():
        page.set_input_files(".import input[type=file]", file)
    page.wait_for_selector("body[data-ready]")
    assert "/t/" in page.url
    page.goto(f"/t/{table}/end")
    page.click(".hero form button.primary")
    page.wait_for_url("**/t/*")
    assert table not in page.url


def test_rules_are_found_by_word_and_by_id(person: Person) -> None:
    page = person(language="pl-PL")
    page.goto("/rules/antarctica")
    everything = page.locator(".rulerow:visible").count()
    page.fill("[data-rule-find]", "ANT-071")
    expect(page.locator("#ANT-071")).to_be_visible()
    assert page.locator(".rulerow:visible").count() < everything
    page.fill("[data-rule-find]", "lodołamacz")
    assert 0 < page.locator(".rulerow:visible").count() < everything
    page.goto("/rules/antarctica?q=sun")
    expect(page.locator(".found")).to_be_visible()


def test_the_form_of_a_new_table_is_filled_in_by_keys(person: Person, served: Served) -> None:
    """Groups of radios with a name each: the tabulator key goes from group to group, arrows within
    them."""
    page = person(1366, 768)
    page.goto("/new?game=race")
    group = page.get_by_role("group", name="Pace")
    expect(group.get_by_role("radio")).to_have_count(7)
    expect(group.get_by_role("radio", name="No clock")).to_be_checked()

    group.get_by_role("radio", name="No clock").focus()
    page.keyboard.press("ArrowDown")
    expect(group.get_by_role("radio", name="Live, 15 min + 15 s")).to_be_checked()
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    expect(group.get_by_role("radio", name="1 day a move")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="By link")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-summary]")).to_contain_text("1 day a move · Everybody")

    # Five players have options of their own; what was chosen among them goes along.
    cards = page.locator("input[name='option.expansion']:enabled")
    page.locator("input[name='option.expansion'][value='artifacts']:enabled").focus()
    page.keyboard.press("Space")
    page.locator("input[name='players'][value='5']").focus()
    page.keyboard.press("Space")
    expect(cards.and_(page.locator(":checked"))).to_have_value("artifacts")

    page.fill("#my-name", "Anna")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    room = served.room(page.url.rsplit("/t/", 1)[1].split("?")[0])
    assert (room.charter.public, room.pace.kind) == (True, "days")
    assert room.charter.options["expansion"] == "artifacts"


def send(page: Page, action: str) -> None:
    """Send a form and be where it leads: going elsewhere at once would call it back."""
    with page.expect_navigation():
        page.click(f"form[action='{action}'] button")


def test_an_account_is_made_left_and_entered_again(person: Person) -> None:
    page = person()
    page.goto("/account")
    page.fill("#f-acc2", "anna2026")
    page.fill("#f-pw2", "a long enough password")
    send(page, "/register")
    page.goto("/account")
    expect(page.locator("form[action='/logout']")).to_be_visible()
    page.fill("#f-webhook", "")
    send(page, "/account/webhook")
    page.goto("/account")
    send(page, "/logout")
    page.goto("/account")
    page.fill("#f-account", "anna2026")
    page.fill("#f-pw", "wrong password")
    send(page, "/login")
    expect(page.locator(".error")).to_be_visible()
    page.fill("#f-account", "anna2026")
    page.fill("#f-pw", "a long enough password")
    send(page, "/login")
    page.goto("/account")
    expect(page.locator("form[action='/logout']")).to_be_visible()


def test_a_bot_plays_on_and_the_person_comes_back(chromium: Browser, tmp_path: Path) -> None:
    with serve(tmp_path, bot_delay=0.6) as slow:
        page = chromium.new_context(
            base_url=slow.url, locale="en-GB", reduced_motion="reduce"
        ).new_page()
        open_table(page, "me", "bot:random", options={"placement": "first_game"})
        wait_asked(page)
        before = version(page)
        page.click("details.menu > summary")
        page.select_option("#hand-A", "stand-in:random")
        page.wait_for_function(f"() => Number(document.body.dataset.version) > {before} + 2")
        page.keyboard.press("Escape")
        page.locator(".asks a").click()
        page.click("#r-notice form[action$='/comeback'] button")
        expect(page.locator("#r-notice form[action$='/comeback']")).to_have_count(0)
        wait_asked(page)
        expect(page.locator("#log")).to_contain_text("is back")
        page.context.close()


def test_the_host_changes_the_pace_and_gets_a_key_for_a_program(person: Person) -> None:
    page = person()
    open_table(page, "me", "bot:random", options={"placement": "free"})
    wait_asked(page)
    page.click("details.menu > summary")
    page.select_option("#menu-pace", "live-15")
    expect(page.locator(".seat.own .clk")).to_be_visible()
    page.click("form[data-token] button")
    assert len(page.input_value("form[data-token] input[readonly]")) > 20


def test_the_waiting_room_fills_and_a_bot_takes_a_seat(person: Person) -> None:
    page = person()
    open_table(page, "me", "open", options={"placement": "free"})
    expect(page.locator(".qr svg")).to_be_visible()
    page.select_option("#change-1", "bot:greedy")
    # With the last seat taken the table begins by itself.
    wait_asked(page)


def test_everything_works_without_scripts(chromium: Browser, served: Served) -> None:
    """The bar's options are real buttons of a real form."""
    context = chromium.new_context(base_url=served.url, java_script_enabled=False)
    page = context.new_page()
    table = open_table(page, "me", "bot:random", options={"placement": "free"})
    wait_for(lambda: 0 in served.room(table).deciders())
    page.reload()
    page.click("button[value='place:ross']")
    expect(page.locator("#piece-A1")).to_be_attached()
    context.close()
