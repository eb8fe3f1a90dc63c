"""Seats of a table that is played at: who comes, goes, is replaced, comes back or shares a device."""

from __future__ import annotations

import asyncio

import pytest
from at_a_table import asked, two_at_a_table
from served import Browser, Events, Served, play_one, wait_for

from cosmeeple.kernel.records.codec import options_as_text


def test_a_friend_joins_by_link_and_the_game_starts(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = ann.new_table("me", "open", me="Ann")
    room = served.room(table)
    assert room.status == "gathering"
    assert "Ann" in bob.page(f"/j/{room.charter.invite}")

    bob.do(f"/t/{table}/join", name="Bob", seat="B")

    assert room.status == "running"
    assert ["Ann", "Bob"] == room.company.names()


def test_nobody_acts_for_the_seat_of_another(served: Served, ann: Browser, bob: Browser) -> None:
    table = two_at_a_table(ann, bob)
    seat = asked(served, table)
    wrong = bob if seat == 0 else ann
    choice = options_as_text(served.room(table).table, seat)[0]
    before = served.room(table).version

    answer = wrong.try_to(f"/t/{table}/move", seat="AB"[seat], choice=choice, version=before)

    assert answer.status_code == 403
    assert answer.json()["error"] == "not-your-seat"
    assert served.room(table).version == before


def test_who_leaves_is_replaced_and_can_come_back(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = two_at_a_table(ann, bob)
    room = served.room(table)
    bob.do(f"/t/{table}/leave", seat="B")
    assert room.company.chairs[1].stand_in

    for _ in range(6):
        if asked(served, table) == 0:
            play_one(served, ann, table, 0)
        wait_for(lambda: 0 in room.deciders())
    bob.do(f"/t/{table}/comeback", seat="B")

    assert not room.company.chairs[1].stand_in
    assert any(
        entry.seat == 1 and entry.body["by"].startswith("bot:") for entry in room.history.line
    )


def test_a_clock_that_runs_out_brings_a_bot(served: Served, ann: Browser, bob: Browser) -> None:
    table = two_at_a_table(ann, bob, pace="live-15")
    seat = asked(served, table)

    served.run_out(table, seat)

    room = served.room(table)
    wait_for(lambda: room.company.chairs[seat].stand_in)
    assert any(entry.kind == "timeout" for entry in room.history.entries)
    (ann, bob)[seat].do(f"/t/{table}/comeback", seat="AB"[seat])
    assert (
        room.company.chairs[seat].clock.left is None
        or room.company.chairs[seat].clock.left >= 60_000
    )


def test_a_seat_passes_from_person_to_bot_and_back_in_mid_game(
    served: Served, ann: Browser
) -> None:
    table = ann.new_table("me", "me", me="Ann")
    room = served.room(table)

    ann.do(f"/t/{table}/seat", seat="B", kind="bot", bot="random")
    assert room.company.chairs[1].kind == "bot"
    ann.do(f"/t/{table}/seat", seat="B", kind="me", name="Again")

    assert (room.company.chairs[1].kind, room.company.chairs[1].name) == ("person", "Again")
    assert room.status == "running"


def test_the_host_cannot_push_a_person_off(served: Served, ann: Browser, bob: Browser) -> None:
    table = two_at_a_table(ann, bob)

    answer = ann.try_to(f"/t/{table}/seat", seat="B", kind="bot", bot="random")

    assert answer.status_code == 403


def test_hot_seat_hides_the_hand_until_the_person_says_so(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "here", me="Ann", **{"name.1": "Cleo"})
    seat = asked(served, table)

    hidden = ann.page(f"/t/{table}")
    ann.do(f"/t/{table}/hand", seat="AB"[seat])
    shown = ann.page(f"/t/{table}")

    assert 'name="choice"' not in hidden
    assert 'name="choice"' in shown


def test_the_others_may_put_a_bot_in_for_somebody_who_is_away(
    served: Served, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two_at_a_table(ann, bob)
    room = served.room(table)
    stream = Events(bob, f"/stream?t={table}@{room.version}")
    wait_for(lambda: served.watchers(table) == 1)

    assert ann.try_to(f"/t/{table}/seat", seat="B", kind="bot:greedy").json()["error"] == "not-away"
    for one in served.all:
        monkeypatch.setattr(one.site.hub, "absent", lambda *_: asyncio.sleep(0, 1e6))
    ann.do(f"/t/{table}/seat", seat="B", kind="bot:greedy")
    stream.close()

    assert (room.company.chairs[1].kind, room.company.chairs[1].name) == ("person", "Bob")
    assert room.company.chairs[1].stand_in
    bob.do(f"/t/{table}/comeback", seat="B")
    assert not room.company.chairs[1].stand_in


def test_a_shared_device_gives_out_neither_seed_nor_hands(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "here", me="Ann", **{"name.1": "Cleo"})

    assert ann.get(f"/t/{table}/export", headers={"accept": "application/json"}).status_code == 409
    assert (
        ann.get(f"/t/{table}/replay?seat=B", headers={"accept": "application/json"}).status_code
        == 403
    )
    assert ann.get(f"/t/{table}/why?seat=A&choice=place:ross").json()["reasons"] == []


def test_an_open_seat_of_a_running_game_can_be_taken(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = ann.new_table("me", "me", me="Ann", pace="live-15")
    room = served.room(table)
    ann.do(f"/t/{table}/seat", seat="B", kind="open")
    assert room.company.chairs[1].playing_bot()

    bob.do(f"/t/{table}/join", name="Bob")

    assert room.company.chairs[1].is_person()
    assert room.company.names()[1] == "Bob"


def test_the_host_changes_the_pace_in_mid_game(served: Served, ann: Browser, bob: Browser) -> None:
    table = two_at_a_table(ann, bob)
    room = served.room(table)

    assert bob.try_to(f"/t/{table}/pace", pace="days-3").status_code == 403
    ann.do(f"/t/{table}/pace", pace="days-3")
    asked_seat = asked(served, table)

    assert room.pace.days == 3
    assert room.company.chairs[asked_seat].clock.deadline is not None
    assert room.company.chairs[1 - asked_seat].clock.deadline is None
