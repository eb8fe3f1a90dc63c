"""Race for the Galaxy in real Chromium: whole games by keyboard, paying with several cards, secret
selection, the Orb."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

import pytest
from play import (
    choose,
    keys_of,
    note_sent,
    note_toasts,
    press_commit,
    send_choice,
    sent,
    version,
    wait_answered,
    wait_asked,
    wait_there,
    wait_toast,
)
from playwright.sync_api import Page, expect
from served import Served
from tables import (
    Person,
    fix_seed,
    join,
    open_game,
    play_until,
    play_whole_game_by_keyboard,
    wait_alone,
)

from cosmeeple.games.race.orb_play import LayPiece, TurnPiece

ORB = {"expansion": "orb"}
BASE = {"expansion": "base"}


@pytest.fixture(autouse=True)
def same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_seed(monkeypatch, 7)


def play_on(page: Page, wanted: str, prefer: Sequence[str]) -> list[str]:
    """Until an option begins with `wanted`; returns the options. Answers go past the bar, which
    lets cards be chosen and laid before anything is sent."""
    return play_until(page, wanted, prefer, seed=3, most=150, answer=send_choice, passing=False)


# --- the card game


def test_a_whole_game_by_keyboard_against_a_bot(person: Person, served: Served) -> None:
    page = person()
    open_game(page, "race", "me", "bot:random", options=BASE)

    play_whole_game_by_keyboard(page, served, seed=3, most=400)

    expect(page.locator("h1")).to_contain_text("win")


def test_cards_to_pay_with_are_chosen_together(person: Person, served: Served) -> None:
    page = person()
    table = open_game(page, "race", "me", "bot:random", options=BASE)
    room = served.room(table)
    keys = play_on(page, "pay:", ("develop:", "settle:", "keep:"))
    while (left := room.table.agenda[-1].left) < 2:
        send_choice(page, keys[0])
        keys = play_on(page, "pay:", ("develop:", "settle:", "keep:"))
    wait_alone(page, room)
    note_toasts(page)
    total, commit = page.locator("#r-hand [data-several-sum]"), page.locator("[data-commit]")
    cards = page.locator("#r-hand [data-choice]")

    # A click on a card and a press in the bar toggle the same thing.
    expect(total).to_have_text(f"0 chosen + {left} missing = {left}")
    cards.first.click()
    expect(total).to_have_text(f"1 chosen + {left - 1} missing = {left}")
    expect(page.locator(f"#r-actions button[value='{keys[0]}']")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(commit).to_have_attribute("aria-disabled", "true")
    before = version(page)
    note_sent(page)
    press_commit(page)
    assert sent(page) == 0  # too few
    cards.first.click()
    expect(cards.first).to_have_attribute("aria-pressed", "false")

    for number in range(1, left + 1):
        cards.nth(number).focus()
        page.keyboard.press("Enter")
    expect(page.locator("#live")).to_contain_text(f"{left} chosen + 0 missing = {left}")
    cards.first.click()  # one too many is refused, in words
    wait_toast(page, "enough")
    paid = [cards.nth(number).get_attribute("data-choice") for number in range(1, left + 1)]
    press_commit(page)
    wait_answered(page, before)

    choices = [
        entry.choice for entry in room.history.entries if entry.kind == "move" and entry.seat == 0
    ][-left:]
    assert sorted(map(str, paid)) == sorted(map(str, choices))
    # Each is a choice of its own: the last one can be taken back alone.
    wait_alone(page, room)
    page.wait_for_selector("#undo")
    page.keyboard.press("u")
    page.keyboard.press("Enter")
    page.wait_for_selector("#r-actions button[value^='pay:']")


def test_a_refusal_stops_the_row_and_says_why(person: Person, served: Served) -> None:
    page = person()
    table = open_game(page, "race", "me", "bot:random", options=BASE)
    wait_asked(page)
    wait_alone(page, served.room(table))
    note_toasts(page)
    cards = page.locator("#r-hand [data-choice]")
    cards.nth(0).click()
    cards.nth(1).click()
    # As if the same seat had answered in another window before this one sends: its version is old
    # now.
    page.evaluate("() => { document.querySelector('form#move input[name=version]').value = '1' }")
    before = version(page)
    press_commit(page)
    wait_toast(page, "bad")
    assert version(page) == before


def test_the_selection_is_secret_until_both_have_chosen(person: Person, served: Served) -> None:
    anna, piotr = person(), person(language="pl-PL")
    table = open_game(anna, "race", "me", "open", options={**BASE, "start": "preset"})
    join(piotr, anna, "Piotr")
    wait_asked(anna)
    wait_asked(piotr)
    wait_there(served, served.room(table), anna, piotr)
    shown = "#r-phases, .seat"
    before = piotr.eval_on_selector_all(shown, "all => all.map(one => one.textContent)")

    choose(anna, "action:develop")
    expect(anna.locator("#r-actions")).to_have_attribute("data-asked", "")
    piotr.wait_for_function("() => !document.querySelector('#r-seat-A').classList.contains('act')")

    assert before == piotr.eval_on_selector_all(shown, "all => all.map(one => one.textContent)")
    assert "Rozwój" not in piotr.inner_text("#r-log")
    assert anna.locator(".phase .tag").count() == 0

    choose(piotr, "action:produce")
    for page in (anna, piotr):
        expect(page.locator(".phase", has_text="II").locator(".tag.pa").first).to_be_visible()
        expect(page.locator(".phase", has_text="V").locator(".tag.pb").first).to_be_visible()


# --- the Orb


@pytest.mark.skipif(
    os.environ.get("COSMEEPLE_GAMES") != "all", reason="minutes long: COSMEEPLE_GAMES=all"
)
def test_a_whole_game_with_the_orb_by_keyboard(person: Person, served: Served) -> None:
    page = person()
    open_game(page, "race", "me", "bot:random", options=ORB)

    play_whole_game_by_keyboard(page, served, seed=5, most=500)

    expect(page.locator("h1")).to_contain_text("win")


def test_an_orb_step_on_the_board_by_keyboard(person: Person, served: Served) -> None:
    """Move along a way that is shown, turn a card with R, learn why a place is refused, lay it
    elsewhere."""
    page = person()
    table = open_game(page, "race", "me", "bot:random", options=ORB)
    room = served.room(table)
    play_on(page, "step:", ("action:explore_orb", "keep:"))
    send_choice(page, "step:all" if "step:all" in keys_of(page) else "step:move_play")

    wait_alone(page, room)

    # The board has the square in its tab order; its way shows while it has the focus.
    page.keyboard.press("b")
    assert page.evaluate("() => document.activeElement.matches('.way [data-choice^=\"go:\"]')")
    expect(page.locator(".way:focus-within .trace")).to_be_visible()
    expect(page.locator(".way .trace").locator("visible=true")).to_have_count(1)
    far = page.locator(".far").first
    far.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".pop .no").first).to_be_visible()
    expect(page.locator(".pop .rule").first).to_contain_text("RAC-38")
    page.keyboard.press("Escape")
    goal = page.locator(".way [role=button]").first
    key = str(goal.get_attribute("data-choice"))
    goal.focus()
    before = version(page)
    page.keyboard.press("Enter")
    wait_answered(page, before)
    assert room.table.state.areas[0].teams[0] == room.table.state.kit.names["cell"].index(
        key.partition(":")[2]
    )

    play_on(page, "orb:", ("go:pass", "turn:", "at:"))
    send_choice(
        page, next(one for one in keys_of(page) if one.startswith("orb:") and one != "orb:pass")
    )
    wait_alone(page, room)
    frame = room.table.agenda[-1]
    assert isinstance(frame, (TurnPiece, LayPiece))
    page.keyboard.press("b")
    assert page.evaluate("() => document.activeElement.matches('.laycard')")
    note, name = page.locator("[data-lay-note]"), page.locator("[data-lay-name]")
    expect(note).to_contain_text("place 1 of")
    if isinstance(frame, TurnPiece):
        first = name.inner_text()
        page.keyboard.press("r")
        expect(name).not_to_have_text(first)
    # Onto the main airlock: the very square is named, in the bar and in the explanation.
    for _ in range(40):
        x, y = place_of(page)
        if (x, y) == (-1, 0):
            break
        page.keyboard.press(
            "ArrowRight"
            if x < -1
            else "ArrowLeft"
            if x > -1
            else "ArrowDown"
            if y < 0
            else "ArrowUp"
        )
    expect(note).to_contain_text("It would cover a square of an airlock: ")
    before = version(page)
    page.keyboard.press("Enter")
    expect(page.locator(".pop .no", has_text="a square of an airlock").first).to_be_visible()
    expect(page.locator(".pop .rule").first).to_contain_text("RAC-4")
    page.keyboard.press("Escape")
    assert version(page) == before
    pieces = len(room.table.state.orbs[0].pieces)
    page.keyboard.press("n")
    page.keyboard.press("n")
    expect(note).to_contain_text("place 2 of")
    x, y = place_of(page)
    page.keyboard.press("Enter")
    wait_answered(page, before)
    assert len(room.table.state.orbs[0].pieces) == pieces + 1
    choices = [
        entry.choice for entry in room.history.entries if entry.kind == "move" and entry.seat == 0
    ]
    assert f"at:{x},{y}" in choices


def place_of(page: Page) -> tuple[int, int]:
    """Where the card to be laid is held, as its choice says it."""
    step, middle = map(int, str(page.locator("[data-lay]").get_attribute("data-lay")).split())
    moved = str(page.locator(".laycard").get_attribute("transform"))
    x, y = (int(part) // step - middle for part in re.findall(r"-?\d+", moved))
    return x, y


def test_the_card_follows_the_pointer_and_the_map_zooms(person: Person, served: Served) -> None:
    page = person()
    table = open_game(page, "race", "me", "bot:random", options={**ORB, "start": "preset"})
    play_on(page, "turn:", ("orb:",))
    wait_alone(page, served.room(table))
    card = page.locator(".laycard")
    dot = page.locator(".layturn.on .dot").last
    box = dot.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    count = page.locator(".layturn.on .dot").count()
    expect(page.locator("[data-lay-note]")).to_have_text(f"place {count} of {count}")
    expect(card).to_have_class("laycard fits")
    page.locator(".lockring").hover(force=True)
    expect(card).to_have_class("laycard")
    expect(page.locator("[data-lay-note]")).not_to_contain_text("place")

    small = page.locator(".orbmap .fl").first.bounding_box()
    page.click("[data-zoom='1.25']")
    page.keyboard.press("+")
    large = page.locator(".orbmap .fl").first.bounding_box()
    assert small is not None and large is not None
    assert large["width"] > small["width"] * 1.4
    page.keyboard.press("0")
    dot.hover(force=True)
    expect(page.locator("[data-lay-note]")).to_have_text(f"place {count} of {count}")
    x, y = place_of(page)
    before = version(page)
    dot.click(force=True)
    wait_answered(page, before)
    choices = [entry.choice for entry in served.room(table).history.entries if entry.seat == 0]
    assert f"at:{x},{y}" in choices


# --- how it looks


def test_the_pictures_of_all_cards_come_once_and_are_kept(person: Person) -> None:
    """Every table asks for the same file: which cards somebody holds cannot be read off the
    requests."""
    page = person()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_game(page, "race", "me", "bot:random", options=BASE)
    page.wait_for_selector("svg.artwork", state="attached")

    art = {url for url in asked if url.endswith("race-art.svg")}
    assert len(art) == 1
    assert page.evaluate("() => document.querySelectorAll('svg.artwork symbol').length") == 134
    shown = page.locator("#r-hand .rc use[href^='#art-']").evaluate_all(
        "all => all.every(one => document.querySelector(one.getAttribute('href')) !== null)"
    )
    assert shown
    assert page.request.get(art.pop()).headers["cache-control"].endswith("immutable")
