"""Tortuga 2199 in real Chromium: a whole game by keyboard, a skirmish between two browsers, both
themes and widths."""

from __future__ import annotations

import random

import pytest
from play import choose, keys_of, send_choice, wait_asked, wait_present, wait_there
from playwright.sync_api import Page, expect
from served import Served
from tables import (
    Person,
    fix_seed,
    join,
    open_game,
    play_whole_game_by_keyboard,
)

from cosmeeple.games.tortuga.skirmish import CommitCard, DefendCard
from cosmeeple.games.tortuga.vocabulary import CARDS
from cosmeeple.web.room import Room

TABS = ("hold", "markets", "offer", "sectors", "players")
#: Everything of a page that shows the position; the log tells of moves taken back too.
POSITION = "#r-board, #r-theatre, #r-left, #r-right, #r-hold, #r-offer, #r-sectors, #r-cards, .seat"


@pytest.fixture(autouse=True)
def same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_seed(monkeypatch, 3)


def position(page: Page) -> list[str]:
    found = page.eval_on_selector_all(POSITION, "all => all.map(one => one.outerHTML)")
    return [str(one) for one in found]


def both_there(anna: Page, piotr: Page, room: Room) -> None:
    """Both pages show the newest version."""
    for page in (anna, piotr):
        wait_present(page, room.version)


def attack_somehow(anna: Page, piotr: Page, served: Served, table: str) -> tuple[Page, Page]:
    """Both play until one of them has attacked; returns attacker and defender."""
    chance = random.Random(8)
    room = served.room(table)
    for _ in range(200):
        seat = room.table.deciders()[0]
        one, other = (anna, piotr) if seat == 0 else (piotr, anna)
        wait_present(one, room.version)
        wait_asked(one)
        keys = keys_of(one)
        attacks = [key for key in keys if key.startswith("attack:")]
        # Cards that fight stay in the hand; Crypto is spent, the rest of the turn is the way to the
        # other ship.
        liked = [
            key
            for key in keys
            if key.startswith(("place:", "use:move", "move:", "play:booster", "end"))
        ]
        choose(one, chance.choice(attacks or liked or keys))
        both_there(anna, piotr, room)
        if attacks:
            return one, other
    raise AssertionError("nobody could attack")


@pytest.mark.timeout(480)
def test_a_whole_game_by_keyboard_against_a_bot(person: Person, served: Served) -> None:
    page = person()
    open_game(page, "tortuga", "me", "bot:random", options={"scenario": "standard"})

    choices = play_whole_game_by_keyboard(page, served, seed=3, most=500)

    assert choices > 20
    expect(page.locator("h1")).not_to_be_empty()
    expect(page.locator(".rank tbody tr")).to_have_count(2)


def test_a_skirmish_hides_the_cards_until_the_reveal(person: Person, served: Served) -> None:
    anna, piotr = person(), person(language="pl-PL")
    table = open_game(anna, "tortuga", "me", "open", options={"scenario": "standard"})
    join(piotr, anna, "Piotr")
    attacker, defender = attack_somehow(anna, piotr, served, table)
    room = served.room(table)
    frame = room.table.agenda[-1]
    assert isinstance(frame, CommitCard)
    expect(defender.locator(".theatre .tlane.atk")).to_be_visible()
    wait_there(served, room, anna, piotr)

    # Whatever the attacker lays down, card by card, the defender's page is the same to the letter.
    commits = [key for key in keys_of(attacker) if not key.endswith("pass")]
    pages = []
    for key in commits:
        send_choice(attacker, key)
        both_there(anna, piotr, room)
        expect(attacker.locator(".tlane.atk .tc.sel")).to_have_count(1)
        expect(defender.locator(".tlane.atk .tc.back")).to_have_count(1)
        assert defender.locator(".tlane.atk .tc:not(.back)").count() == 0
        pages.append(position(defender))
        assert defender.locator(".tlane.atk [data-choice]").count() == 0
        expect(defender.locator(".tlane.atk .tot b")).to_have_text("?")
        if key != commits[-1]:
            attacker.click("#undo")
            attacker.wait_for_function(
                "() => document.querySelectorAll('.tlane.atk .sel').length === 0"
            )
            both_there(anna, piotr, room)
    assert all(page == pages[0] for page in pages)

    send_choice(attacker, next(key for key in keys_of(attacker) if key.endswith(":pass")))
    wait_asked(defender)
    both_there(anna, piotr, room)
    assert isinstance(room.table.agenda[-1], DefendCard)
    assert attacker.locator(".tlane.def .sel").count() == 0
    assert attacker.locator(".tlane.def [data-choice]").count() == 0
    names = {CARDS[card] for card in room.table.state.attack}
    defends = [key for key in keys_of(defender) if not key.endswith("pass")]
    if defends:
        send_choice(defender, defends[0])
        both_there(anna, piotr, room)
        # The defender's cards lie open; the attacker's are still face down.
        assert attacker.locator(".tlane.def .sel").count() == 1
    expect(defender.locator(".tlane.atk .tot b")).to_have_text("?")
    send_choice(defender, next(key for key in keys_of(defender) if key.endswith("pass")))
    both_there(anna, piotr, room)

    for page in (attacker, defender):
        expect(page.locator(".theatre.after")).to_be_visible()
        expect(page.locator(".theatre.after .tlane.atk .tot b")).not_to_have_text("?")
    assert names
