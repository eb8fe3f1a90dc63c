"""Prepared answers: hidden, checked when they come due, cancelled when anything relevant changed,
never illegal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest
from served import Browser, Served, play_one, wait_for

from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.records.codec import options_as_text
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.kernel.records.view import redeal
from cosmeeple.kernel.words.text import Texts
from cosmeeple.store import orders as kept
from cosmeeple.web.orders.guess import ask_of, guesses
from cosmeeple.web.room import Room


@pytest.fixture
def pair(served: Served) -> Iterator[tuple[Browser, Browser, Room]]:
    """Ann and Bob at a table; Ann is asked."""
    with Browser(served.url) as ann, Browser(served.url) as bob:
        table = ann.new_table("me", "open", me="Ann")
        bob.do(f"/t/{table}/join", name="Bob")
        room = served.room(table)
        first, second = (ann, bob) if room.deciders()[0] == 0 else (bob, ann)
        yield first, second, room


def prepared(page: str, kind: str = "next") -> str:
    """The first answer that the page offers."""
    form = re.search(rf'name="kind" value="{kind}".*?<option value="([^"]*)"', page, re.S)
    assert form, page
    return unescape(form[1])


def states(served: Served, room: Room, seat: int) -> list[tuple[str, str]]:
    person = room.company.chairs[seat].person
    assert person is not None
    return [
        (row["state"], row["why"])
        for row in served.site.store.read(kept.orders_of, room.id, seat, person)
    ]


def play_until_asked(served: Served, browser: Browser, room: Room, seat: int, other: int) -> None:
    while other not in room.deciders() and room.status == "running":
        play_one(served, browser, room.id, seat)


def test_a_prepared_answer_is_given_once_when_it_comes_due(
    served: Served, pair: tuple[Browser, Browser, Room]
) -> None:
    first, second, room = pair
    a = room.deciders()[0]
    b = 1 - a
    page = second.page(f"/t/{room.id}/orders")
    choice = prepared(page)
    second.do(f"/t/{room.id}/orders", kind="next", answer=choice, seat="AB"[b])
    assert states(served, room, b) == [("waiting", "")]

    play_until_asked(served, first, room, a, b)
    wait_for(lambda: states(served, room, b)[0][0] != "waiting")
    state, why = states(served, room, b)[0]
    assert (state, why) in (
        ("played", ""),
        ("cancelled", "question"),
        ("cancelled", "illegal"),
        ("cancelled", "changed"),
    )
    if state == "played":
        # The order is ended first, then the move is made.
        wait_for(lambda: any(entry.seat == b for entry in room.history.line))
    else:
        assert not any(entry.seat == b for entry in room.history.line)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"ask": "NoSuchQuestion"}, "question"),
        ({"choice": "nothing:at_all"}, "illegal"),
        ({"does": "0:vp:+99"}, "changed"),
    ],
)
def test_a_prepared_answer_is_cancelled_when_it_is_no_longer_what_it_was(
    served: Served, pair: tuple[Browser, Browser, Room], change: dict[str, str], why: str
) -> None:
    first, second, room = pair
    a = room.deciders()[0]
    b = 1 - a
    second.page(f"/t/{room.id}/orders")
    probe = guesses(room.game, room.table.clone(), b, Texts(room.game, None, "en"), 1)[0]
    legal = probe.answers[0]
    fields = {"ask": legal.ask, "choice": legal.choice, "label": "x", "does": legal.does, **change}
    answer = "&".join(f"{key}={value.replace('+', '%2B')}" for key, value in fields.items())
    second.do(f"/t/{room.id}/orders", kind="next", answer=answer, seat="AB"[b])
    play_until_asked(served, first, room, a, b)
    wait_for(lambda: states(served, room, b)[0][0] != "waiting")

    assert states(served, room, b)[0][0] == "cancelled"
    assert states(served, room, b)[0][1] in (why, "question", "illegal")
    assert not [entry for entry in room.history.line if entry.seat == b]


def test_orders_are_the_own_business(served: Served, pair: tuple[Browser, Browser, Room]) -> None:
    first, second, room = pair
    b = 1 - room.deciders()[0]
    second.page(f"/t/{room.id}/orders")
    made = second.do(f"/t/{room.id}/orders", kind="only", seat="AB"[b])
    assert first.try_to(f"/t/{room.id}/orders", kind="only", seat="AB"[b]).status_code == 403
    assert first.try_to(f"/t/{room.id}/orders/back", order=made["order"]).status_code == 404
    with Browser(served.url) as eve:
        assert eve.get(f"/t/{room.id}/orders").status_code == 403
    for page in (first.page(f"/t/{room.id}"), first.page(f"/t/{room.id}/orders")):
        assert made["order"] not in page
    second.do(f"/t/{room.id}/orders/back", order=made["order"], seat="AB"[b])
    assert states(served, room, b) == [("withdrawn", "")]


def test_an_order_that_stands_answers_until_it_is_taken_back_and_not_after_an_undo(
    served: Served, pair: tuple[Browser, Browser, Room]
) -> None:
    first, _, room = pair
    a = room.deciders()[0]
    ask, choice = ask_of(room.table), options_as_text(room.table, a)[0]
    before = room.moves
    first.page(f"/t/{room.id}/orders")
    order = first.do(
        f"/t/{room.id}/orders", kind="always", answer=f"ask={ask}&choice={choice}", seat="AB"[a]
    )["order"]
    wait_for(lambda: room.moves > before)  # it is asked just now
    assert room.history.line[before].choice == choice
    first.do(f"/t/{room.id}/orders/back", order=order, seat="AB"[a])


def test_too_many_orders_and_nonsense_are_refused(pair: tuple[Browser, Browser, Room]) -> None:
    _, second, room = pair
    letter = "AB"[1 - room.deciders()[0]]
    path = f"/t/{room.id}/orders"
    second.page(path)
    assert second.try_to(path, kind="whim", seat=letter).status_code == 400
    assert second.try_to(path, kind="next", answer="ask=X", seat=letter).status_code == 400
    for _ in range(8):
        second.do(path, kind="only", seat=letter)
    assert second.try_to(path, kind="only", seat=letter).status_code == 409


@pytest.mark.parametrize("slug", SLUGS)
def test_a_guess_tells_nothing_of_other_hands(slug: str) -> None:
    """The same view, other hidden facts: the same questions are offered."""
    game = load_game(slug)
    match = Match.start(game, game.seats[0] if game.seats[0] > 1 else game.seats[1], 7, {})
    table = match.table
    players = game.seats[0] if game.seats[0] > 1 else game.seats[1]
    seat = (table.deciders()[0] + 1) % players
    texts = Texts(game, None, "en")
    found = guesses(game, table, seat, texts, 5)
    again = guesses(game, redeal(game, table, seat, Rng(99)), seat, texts, 5)
    assert found == again
    for guess in found:
        assert guess.prompt
        assert all(one.label for one in guess.answers)
