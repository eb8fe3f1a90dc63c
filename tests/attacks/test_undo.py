"""Taking back at the expense of others: of the absent, of those who have left, of a rating; and
what it leans on."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from served import Browser, Served, play_one, wait_for

from cosmeeple.kernel.records.codec import options_as_text
from cosmeeple.web import clocks, horizon
from cosmeeple.web.presence import AWAY, Signs
from cosmeeple.web.room import Room


def two(ann: Browser, bob: Browser, *more: str, **fields: Any) -> str:
    """Ann (A) and Bob (B) at a private table."""
    table = ann.new_table("me", "open", *more, me="Ann", **fields)
    bob.page(f"/t/{table}")
    bob.do(f"/t/{table}/join", name="Bob")
    return table


def play(
    served: Served, table: str, people: tuple[Browser, ...], until: Callable[[Room], bool]
) -> Room:
    """The people answer with what comes first, until something is so."""
    room = served.room(table)
    while not until(room):
        wait_for(lambda: any(seat < len(people) for seat in room.deciders()) or until(room))
        seat = next((seat for seat in room.deciders() if seat < len(people)), None)
        if seat is not None and not until(room):
            play_one(served, people[seat], table, seat)
    return room


def moved_last(seat: int, *, revealed: bool | None = None) -> Callable[[Room], bool]:
    """The last move is that person's, and did (not) show something."""

    def so(room: Room) -> bool:
        return (
            bool(room.history.line)
            and room.history.line[-1].seat == seat
            and room.history.line[-1].body["by"] == "person"
            and (revealed is None or room.history.line[-1].body["reveals"] is revealed)
        )

    return so


def both_moved(room: Room) -> bool:
    """Bob has answered a move of Ann's."""
    seats = [move.seat for move in room.history.line]
    return 0 in seats and 1 in seats[seats.index(0) :]


def undo(browser: Browser, table: str, seat: str = "A", **fields: Any) -> httpx.Response:
    return browser.try_to(f"/t/{table}/undo", seat=seat, **fields)


def let_a_bot_in(
    served: Served, browser: Browser, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served.site.hub, "away", lambda *_: 1e6)
    browser.do(f"/t/{table}/seat", seat="B", kind="stand-in:random")


# --- the absent


def test_a_bot_on_the_opponents_seat_takes_nobodys_consent_away(
    served: Served, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The attack of the report: a bot for the opponent, then the whole game back, looking into
    every deck."""
    table = two(ann, bob)
    room = play(served, table, (ann, bob), both_moved)
    let_a_bot_in(served, ann, table, monkeypatch)
    wait_for(lambda: 0 in room.deciders())
    moves = room.moves

    assert undo(ann, table).json()["undo"] == "asked"
    for _ in range(3):
        assert undo(ann, table).json()["error"] == "already-asked"
    assert room.moves == moves
    assert "waiting for Bob" in ann.page(f"/t/{table}")
    assert ann.try_to(f"/t/{table}/undo/answer", agree="yes").status_code == 403

    assert "Ann prosi o cofnięcie" in bob.page(f"/t/{table}")
    bob.do(f"/t/{table}/undo/answer", seat="B", agree="yes")
    assert room.moves < moves


def test_a_bot_that_comes_while_somebody_is_asked_is_no_yes(
    served: Served, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Browser(served.url) as cid:
        table = ann.new_table("me", "open", "open", me="Ann")
        for one, name in ((bob, "Bob"), (cid, "Cid")):
            one.page(f"/t/{table}")
            one.do(f"/t/{table}/join", name=name)
        room = play(
            served,
            table,
            (ann, bob, cid),
            lambda room: {0, 1, 2} <= {move.seat for move in room.history.line},
        )
        moves = room.moves
        asker = next(seat for seat in range(3) if seat != room.history.line[-1].seat)
        who = (ann, bob, cid)
        # Not who is to move: the bot would, and then there is nothing left to agree to.
        third = next(seat for seat in range(3) if seat not in (asker, room.deciders()[0]))
        other = 3 - asker - third
        assert undo(who[asker], table, "ABC"[asker]).json()["undo"] == "asked"
        monkeypatch.setattr(served.site.hub, "away", lambda *_: 1e6)
        who[asker].do(f"/t/{table}/seat", seat="ABC"[third], kind="stand-in:random")

        who[other].do(f"/t/{table}/undo/answer", seat="ABC"[other], agree="yes")

        assert room.moves == moves
        who[third].do(f"/t/{table}/undo/answer", seat="ABC"[third], agree="yes")
        assert room.moves < moves


def test_a_question_that_nobody_answered_survives_a_restart(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = two(ann, bob)
    play(served, table, (ann, bob), both_moved)
    assert undo(ann, table).json()["undo"] == "asked"

    served.loop.call_soon_threadsafe(served.site.tables.rooms.loaded.clear)
    wait_for(lambda: not served.site.tables.rooms.loaded)

    moves = served.room(table).moves
    bob.do(f"/t/{table}/undo/answer", seat="B", agree="yes")
    assert served.room(table).moves < moves


def test_nothing_goes_back_behind_the_move_of_somebody_who_has_left(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = two(ann, bob)
    room = play(served, table, (ann, bob), both_moved)
    bob.do(f"/t/{table}/seat", seat="B", kind="bot:random")
    moves = room.moves

    assert undo(ann, table).json()["error"] == "undo-gone"
    assert room.moves >= moves
    assert "its player has left for good" in ann.page(f"/t/{table}")


def test_only_the_own_moves_that_showed_nothing_are_free(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = two(ann, bob)
    room = play(served, table, (ann, bob), moved_last(0, revealed=False))
    moves = room.moves
    assert undo(ann, table).json()["undo"] == "done"
    assert room.moves == moves - 1

    room = play(served, table, (ann, bob), moved_last(0, revealed=True))
    moves = room.moves
    assert undo(ann, table).json()["undo"] == "asked"
    assert room.moves == moves


def test_a_bots_answer_is_not_tried_out_for_nothing(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = ann.new_table("me", "bot:random", "open", me="Ann")
    bob.page(f"/t/{table}")
    bob.do(f"/t/{table}/join", name="Bob")
    room = served.room(table)

    def answered(_: Room) -> bool:
        seats = [move.seat for move in room.history.line]
        return seats[-2:] == [0, 1] or seats[-3:] == [0, 1, 1]

    while not answered(room):
        wait_for(lambda: room.deciders() != (1,) or answered(room))
        seat = next((seat for seat in room.deciders() if seat != 1), None)
        if seat is not None and not answered(room):
            play_one(served, (ann, ann, bob)[seat], table, seat)

    assert undo(ann, table).json()["undo"] == "asked"


# --- rated games


def test_a_rated_game_gives_nothing_back_that_was_seen(served: Served, ann: Browser) -> None:
    """Also alone against bots, where nobody need agree: the result is compared with others'."""
    table = ann.new_table("me", "bot:random", me="Ann", public="yes")
    room = play(served, table, (ann,), moved_last(0, revealed=True))
    moves = room.moves

    refused = undo(ann, table)

    assert (refused.status_code, refused.json()["error"]) == (409, "undo-rated")
    assert room.moves >= moves


def test_nobodys_yes_opens_a_rated_game(served: Served, ann: Browser, bob: Browser) -> None:
    table = two(ann, bob, public="yes")
    room = play(served, table, (ann, bob), moved_last(0, revealed=True))

    assert undo(ann, table).json()["error"] == "undo-rated"
    assert room.company.asking is None
    assert "rated game" in ann.page(f"/t/{table}")


def test_alone_in_a_private_game_everything_goes_back(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "bot:random", me="Ann")
    room = play(served, table, (ann,), lambda room: room.moves > 12 and 0 in room.deciders())
    wait_for(lambda: room.desk.bot_task is None)
    moves = room.moves

    assert undo(ann, table).json()["undo"] == "done"
    assert room.moves < moves


# --- who is away


class Hands:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = time.monotonic()

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hands(served: Served, monkeypatch: pytest.MonkeyPatch) -> Hands:
    made = Hands()
    monkeypatch.setattr(served.site.hub, "signs", Signs(made))
    return made


def replaced(browser: Browser, table: str) -> bool:
    return browser.try_to(f"/t/{table}/seat", seat="B", kind="stand-in:random").status_code == 200


def test_who_asks_for_anything_is_not_away(
    served: Served, ann: Browser, bob: Browser, hands: Hands
) -> None:
    """Without a stream, at a table that has been open for days: a single request is a sign of
    life."""
    table = two(ann, bob)
    served.room(table).desk.loaded -= 1e6

    assert not replaced(ann, table)
    for path in ("/about", f"/t/{table}", "/"):
        hands.now += AWAY - 1
        bob.page(path)
        hands.now += AWAY - 1
        assert not replaced(ann, table)
    hands.now += 2
    assert replaced(ann, table)


def test_a_program_at_the_seat_is_a_sign_of_life(
    served: Served, ann: Browser, bob: Browser, hands: Hands
) -> None:
    table = two(ann, bob)
    token = bob.do(f"/t/{table}/token", seat="B")["token"]
    hands.now += AWAY - 1
    headers = {"authorization": f"Bearer {token}"}
    assert httpx.get(f"{served.url}/api/v1/tables/{table}/view", headers=headers).status_code == 200

    hands.now += AWAY - 1
    assert not replaced(ann, table)
    hands.now += 2
    assert replaced(ann, table)


def test_absence_does_not_begin_with_the_server(
    served: Served, ann: Browser, bob: Browser, hands: Hands
) -> None:
    """Of somebody not heard of since a restart nothing is known: they get their time from when the
    table is opened."""
    table = two(ann, bob)
    hands.now += 1e6
    served.loop.call_soon_threadsafe(served.site.tables.rooms.loaded.clear)
    wait_for(lambda: not served.site.tables.rooms.loaded)
    served.site.hub.signs.last.clear()
    served.room(table).desk.loaded = hands.now

    hands.now += AWAY - 1
    assert not replaced(ann, table)
    hands.now += 2
    assert replaced(ann, table)


def test_signs_forget_only_those_who_are_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmeeple.web.presence.MOST", 3)
    hands = Hands()
    signs = Signs(hands)
    for person in "abcd":
        signs.note(person)
    assert set(signs.last) == set("abcd")

    hands.now += AWAY
    for person in "bd":
        signs.note(person)

    assert set(signs.last) == {"b", "c", "d"}
    assert signs.silent("b", 0.0) == 0.0


# --- keys, threads, clocks


def test_a_key_belongs_to_the_seat_that_sent_it(served: Served, ann: Browser, bob: Browser) -> None:
    """Bob cannot use up the key of Ann's next move, nor read its answer."""
    table = two(ann, bob)
    room = served.room(table)
    who = (ann, bob)
    made = {}
    while len(made) < 2:
        seat = room.deciders()[0]
        choice = options_as_text(room.table, seat)[0]
        sent = (
            who[seat].do(f"/t/{table}/move", seat="AB"[seat], choice=choice, key="the same")[
                "version"
            ]
            if (seat not in made)
            else play_one(served, who[seat], table, seat)["version"]
        )
        made.setdefault(seat, (choice, sent))
    moves = room.moves

    for seat, (choice, version) in made.items():
        again = who[seat].do(f"/t/{table}/move", seat="AB"[seat], choice=choice, key="the same")
        assert again["version"] == version
    assert room.moves == moves
    assert undo(ann, table, key="the same").json()["error"] == "key-used"


def test_what_a_move_reveals_is_found_out_beside_the_event_loop(
    served: Served, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it is being found out other people get their pages."""
    table = two(ann, bob)
    seat = served.room(table).deciders()[0]
    begun, go_on = threading.Event(), threading.Event()

    def slow(*_: object) -> horizon.Found:
        begun.set()
        return horizon.Found(anybody=go_on.wait(20), mover=False)

    monkeypatch.setattr(horizon, "reveals", slow)
    playing = threading.Thread(target=play_one, args=(served, (ann, bob)[seat], table, seat))
    playing.start()
    try:
        assert begun.wait(20)
        with Browser(served.url) as cid:
            assert "Bob" in cid.page(f"/t/{table}")
        assert served.room(table).moves == 0
    finally:
        go_on.set()
        playing.join(20)
    assert served.room(table).moves == 1


@pytest.mark.parametrize("hours", [-48, 48])
def test_clocks_survive_a_jump_of_the_systems_time(
    served: Served, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    table = two(ann, bob, pace="live-15")
    room = served.room(table)
    seat = room.deciders()[0]
    real = time.time_ns

    monkeypatch.setattr(time, "time_ns", lambda: real() + hours * 3600 * 10**9)
    served.loop.call_soon_threadsafe(served.site.tables.rooms.wake, room)
    play_one(served, (ann, bob)[seat], table, seat)

    assert not any(entry.kind == "timeout" for entry in room.history.entries)
    for place in room.company.chairs:
        left = clocks.left(room.pace, place.clock, clocks.now())
        assert left is not None
        assert 880_000 < left <= 930_000
    # The disk has wall time: a restart right after the jump takes nothing away either.
    served.loop.call_soon_threadsafe(served.site.tables.rooms.loaded.clear)
    wait_for(lambda: not served.site.tables.rooms.loaded)
    for place in served.room(table).company.chairs:
        left = clocks.left(room.pace, place.clock, clocks.now())
        assert left is not None
        assert 880_000 < left <= 930_000
