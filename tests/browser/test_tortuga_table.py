"""Tortuga 2199 in real Chromium: a whole game by keyboard, a skirmish between two browsers, both
themes and widths."""

from __future__ import annotations

import random

import pytest
from layout import Case, opened, page_for
from play import choose, keys_of, send_choice, wait_asked, wait_present, wait_there
from playwright.sync_api import Browser, Page, expect
from served import Served
from tables import (
    Person,
    fix_seed,
    join,
    open_game,
    play_whole_game_by_keyboard,
)

from cosmeeple.games.tortuga.drawing.faces import large_face
from cosmeeple.games.tortuga.drawing.facts import words
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


#: Of hands, markets and piles at the sizes of the layout tests, and between them.
CARD_SIZES = (
    *((66, 82), (75, 88), (78, 84), (82, 92), (84, 121), (96, 82), (97, 157), (104, 150)),
    *((112, 126), (123, 88), (126, 134), (142, 157), (153, 112), (134, 190), (186, 206)),
)
CARDS_AT = """([cards, sizes]) => { const wrong = [], said = {}, stage = document.querySelector('.stage')
  const there = (e) => e.getClientRects().length > 0, box = (e) => e.getBoundingClientRect()
  stage.replaceChildren()
  for (const [w, h] of sizes) {
    const row = document.createElement('div')
    row.innerHTML = cards.join('')
    stage.append(row)
    for (const card of row.children) {
      card.style.setProperty('--w', `${w}px`); card.style.setProperty('--h', `${h}px`)
      const at = box(card), name = card.querySelector('.nm')
      const corners = [...card.querySelectorAll('.hd > *')].filter((e) => e.textContent).map(box)
      for (const e of card.querySelectorAll('.nm, .rs > *, .fw > *')) {
        if (!there(e)) continue
        const b = box(e), range = document.createRange(), on = `${w}x${h} ${name.textContent}: ${e.textContent}`
        if (b.right > at.right || b.bottom > at.bottom || (e.clientWidth && e.scrollWidth > e.clientWidth + 1)) wrong.push(`${on} leaves the card`)
        range.selectNodeContents(e)
        for (const line of range.getClientRects())
          if (corners.some((c) => Math.min(line.right, c.right) - Math.max(line.left, c.left) > 1 && c.bottom - line.top > 2)) wrong.push(`${on} lies over a corner`)
      }
      const ways = ['wd', 'fw', 'ab'].filter((way) => [...card.querySelectorAll(`.${way}`)].some(there))
      if (ways.length > 1) wrong.push(`${w}x${h} ${name.textContent}: said in ${ways}`)
      said[`${w}x${h}`] = { ...said[`${w}x${h}`], [ways[0]]: true }
    }
  }
  return [wrong, said] }"""


@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_a_card_does_is_whole_at_every_size(chromium: Browser, language: str) -> None:
    """In sentences, in two or three words or in signs: one of them, and nothing of it cut or over
    the card's corners."""
    case = Case("tortuga", (1920, 1080), language, at="early")
    with opened(chromium, case) as page:
        seen = page_for(case).seen
        faces = [large_face(seen, card, words(seen)) for card in range(len(CARDS))]
        wrong, said = page.evaluate(CARDS_AT, [faces, CARD_SIZES])
    assert wrong == []
    assert "wd" in said["186x206"] and "ab" not in said["186x206"]
    assert "fw" in said["97x157"] and "ab" in said["123x88"]
