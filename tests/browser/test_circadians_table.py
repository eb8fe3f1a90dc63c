"""Circadians in real Chromium: solo against an AI by keyboard, two people assigning dice secretly,
both themes and widths.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from play import choose, keys_of, note_sent, sent, version, wait_asked, wait_present, wait_there
from playwright.sync_api import Page, expect
from served import Served
from tables import (
    Person,
    fix_seed,
    join,
    open_game,
    play_until,
    play_whole_game_by_keyboard,
)

from cosmeeple.games.circadians.planning import AssignDice
from cosmeeple.kernel.records.codec import notation

TABS = ("base", "boards", "hand", "event", "words", "players")
#: Everything that a page shows of the table; one's own bar is another matter.
POSITION = "#r-board, #r-talks, #r-stations, #r-base, #r-hand, #r-event, #r-words, .seat, #r-log, #r-actions"


@pytest.fixture(autouse=True)
def same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_seed(monkeypatch, 7)


def position(page: Page) -> list[str]:
    """What a page shows, but for the number of the version, which counts everybody's answers."""
    found = page.eval_on_selector_all(POSITION, "all => all.map(one => one.outerHTML)")
    return [re.sub(r'(data-version=|name="version" value=)"\d+"', "", str(one)) for one in found]


def assigning(page: Page) -> bool:
    return any(key.startswith("assign:") for key in keys_of(page))


def both_assign(anna: Page, piotr: Page, served: Served, table: str) -> None:
    """Leaders and Contracts, until both have their dice before them."""
    room = served.room(table)
    for _ in range(40):
        if isinstance(room.table.agenda[-1], AssignDice):
            break
        one = (anna, piotr)[room.table.deciders()[0]]
        # The bar of the last question stays until the answer has come back.
        wait_present(one, room.version)
        wait_asked(one)
        choose(one, keys_of(one)[0])
    for page in (anna, piotr):
        wait_present(page, room.version)
        page.wait_for_selector("#r-actions button[value^='assign:']", state="attached")


def test_a_whole_solo_game_against_an_ai_by_keyboard(person: Person, served: Served) -> None:
    page = person()
    open_game(page, "circadians", "me", options={"ai": "xiao", "planet": "A"})

    choices = play_whole_game_by_keyboard(page, served, seed=5, most=400)

    assert choices > 15
    expect(page.locator("h1")).not_to_be_empty()


def test_two_people_assign_their_dice_secretly(person: Person, served: Served) -> None:
    anna, piotr = person(), person(language="pl-PL")
    table = open_game(anna, "circadians", "me", "open", options={"ai": "none"})
    join(piotr, anna, "Piotr")
    both_assign(anna, piotr, served, table)
    room = served.room(table)
    wait_there(served, room, anna, piotr)
    before = position(piotr)

    for _ in range(12):
        if not assigning(anna):
            break
        choose(anna, keys_of(anna)[-1])
        # Not even how many dice she has placed shows.
        if assigning(anna):
            wait_present(piotr, room.version)
            assert position(piotr) == before
    assert isinstance(room.table.agenda[-1], AssignDice)
    assert room.table.deciders() == (1,)
    # She is done; Piotr learns just that.
    wait_present(piotr, room.version)
    assert piotr.locator(":is(#r-talks, #r-stations, .hqg, .whg) .die").count() == 0
    assert [part for part in position(piotr) if 'aria-label="Anna, ' in part] == []
    assert piotr.locator("#r-base .die.pa").count() == 0

    for _ in range(12):
        if not assigning(piotr):
            break
        choose(piotr, keys_of(piotr)[0])
        if assigning(piotr):
            wait_present(anna, room.version)
            assert anna.locator(".die.pb").count() == 0
    assert not isinstance(room.table.agenda[-1], AssignDice)


def given(served: Served, table: str) -> tuple[int, ...]:
    """What seat A has answered behind the Screen so far."""
    running = served.room(table).table
    assert isinstance(running.agenda[-1], AssignDice)
    return tuple(running.given_by(0))


def middle(page: Page, selector: str) -> tuple[float, float]:
    page.locator(selector).first.scroll_into_view_if_needed()
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_by_mouse(page: Page, piece: str, place: str) -> None:
    # Hovering waits until the piece lies still.
    page.locator(piece).first.hover()
    page.mouse.down()
    page.mouse.move(*middle(page, place), steps=6)
    expect(page.locator(".carrying")).to_have_count(1)
    page.mouse.up()


def drag_by_finger(page: Page, piece: str, place: str) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    (x, y), (to_x, to_y) = middle(page, piece), middle(page, place)
    session.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    for step in range(1, 7):
        point = {"x": x + (to_x - x) * step / 6, "y": y + (to_y - y) * step / 6}
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    expect(page.locator(".carrying")).to_have_count(1)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def press_both(page: Page, piece: str, place: str) -> None:
    page.focus(piece)
    page.keyboard.press("Enter")
    expect(page.locator(piece).first).to_have_attribute("aria-pressed", "true")
    page.focus(place)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("how", [drag_by_mouse, drag_by_finger, press_both])
def test_a_die_goes_to_its_place_by_drag_or_press(
    person: Person, served: Served, how: Callable[[Page, str, str], None]
) -> None:
    page = person()
    table = open_game(page, "circadians", "me", options={"ai": "xiao"})
    play_until(page, "assign:farm_2:", (), seed=2)
    face = page.locator("[data-drag]").first.get_attribute("data-drag")
    before = given(served, table)

    how(page, "[data-drag]", "[data-drop='assign:farm_2:*']")

    page.wait_for_function("() => !document.querySelector(\"[data-drop='assign:farm_2:*']\")")
    expect(page.locator(".carrying")).to_have_count(0)
    answers = given(served, table)[len(before) :]
    frame = served.room(table).table.agenda[-1]
    assert [notation(frame, answer) for answer in answers] == [f"assign:farm_2:{face}"]


def test_a_die_dropped_nowhere_stays(person: Person, served: Served) -> None:
    page = person()
    table = open_game(page, "circadians", "me", options={"ai": "xiao"})
    play_until(page, "assign:", (), seed=2)
    before = given(served, table), version(page)
    note_sent(page)

    drag_by_mouse(page, "[data-drag]", "#r-event")
    page.locator("[data-drag]").first.hover()
    page.mouse.down()
    page.mouse.move(*middle(page, "[data-drop]"), steps=4)
    page.keyboard.press("Escape")
    page.mouse.up()

    expect(page.locator(".carrying")).to_have_count(0)
    assert sent(page) == 0
    assert (given(served, table), version(page)) == before


def test_a_space_opens_only_its_own_ways(person: Person) -> None:
    page = person()
    open_game(page, "circadians", "me", options={"ai": "xiao"})
    play_until(page, "send:market:", ("assign:garage",), seed=2)
    space = page.locator("[data-group='send:market'][data-only]").first
    wanted = (space.get_attribute("data-only") or "").split()
    group = page.locator("#r-actions details.group[data-name='send:market']")
    shown = group.locator("button[name=choice]:visible")
    whole = group.locator("button[name=choice]").count()
    assert 1 < len(wanted) < whole

    space.click()

    expect(shown).to_have_count(len(wanted))
    assert [button.get_attribute("value") for button in shown.all()] == wanted
    expect(shown.first).to_be_focused()
    # The arrows pass by what is hidden.
    for following in wanted[1:]:
        page.keyboard.press("ArrowRight")
        expect(group.locator(f"button[value='{following}']")).to_be_focused()
    page.keyboard.press("Escape")
    expect(group).not_to_have_attribute("open", "")
    group.locator("summary").click()
    expect(shown).to_have_count(whole)


def test_a_sent_die_is_dragged_to_a_station(person: Person, served: Served) -> None:
    page = person()
    table = open_game(page, "circadians", "me", options={"ai": "xiao"})
    play_until(page, "send:canteen", ("assign:garage",), seed=2)

    drag_by_mouse(page, ".gc [data-drag]", "[data-choice='send:canteen']")

    page.wait_for_function(
        "() => !document.querySelector(\"#r-actions button[value='send:canteen']\")"
    )
    assert served.room(table).history.line[-1].choice == "send:canteen"
