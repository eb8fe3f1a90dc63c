"""Two servers on one PostgreSQL: whoever commits first wins, and the other follows."""

from __future__ import annotations

import json
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from served import Browser, Events, Served, wait_for
from twins import Twin, move

from cosmeeple.kernel.records.codec import digest, options_as_text
from cosmeeple.store import queries


def test_moves_on_both_servers_are_all_accepted(
    one: Served, two: Served, ann: Browser, twin: Twin
) -> None:
    table = ann.new_table("me", "me", me="Ann")
    other = twin(ann, two)

    made = [
        move(served, browser, table)["version"]
        for _ in range(10)
        for served, browser in ((one, ann), (two, other))
    ]

    assert made == list(range(made[0], made[0] + 20))
    assert digest(one.room(table).table) == digest(two.room(table).table)
    assert "frozen" not in ann.page(f"/t/{table}")


@pytest.mark.usefixtures("unswept")
def test_a_stream_and_a_request_that_waits_hear_of_the_other_server(
    one: Served, two: Served, ann: Browser, twin: Twin
) -> None:
    table = ann.new_table("me", "me", me="Ann")
    other = twin(ann, two)
    version = two.room(table).version
    page = Events(other, f"/stream?t={table}@{version}")
    program = Events(other, f"/api/v1/tables/{table}/stream?after={version}")
    with ThreadPoolExecutor(1) as apart:
        waiting = apart.submit(
            other.get, f"/api/v1/tables/{table}/events", params={"after": version, "wait": 30}
        )
        wait_for(lambda: two.site.hub.waiters.get(table))

        for _ in range(3):
            move(one, ann, table)

        assert waiting.result().json()["entries"][0]["version"] == version + 1
    wait_for(
        lambda: [message for message in page.messages if f"@{version + 3}" in message.get("id", "")]
    )
    wait_for(lambda: len(program.messages) == 3)
    assert [int(message["id"]) for message in program.messages] == [
        version + 1,
        version + 2,
        version + 3,
    ]
    page.close()
    program.close()


def test_what_notices_have_missed_is_swept_up(
    one: Served, two: Served, ann: Browser, monkeypatch: pytest.MonkeyPatch, twin: Twin
) -> None:
    table = ann.new_table("me", "me", me="Ann")
    version = two.room(table).version
    program = Events(twin(ann, two), f"/api/v1/tables/{table}/stream?after={version}")
    wait_for(lambda: two.site.hub.waiters.get(table))
    monkeypatch.setattr(one.site.news, "tell", lambda *_: None)

    move(one, ann, table)
    move(one, ann, table)

    wait_for(lambda: len(program.messages) == 2)
    program.close()


def test_news_may_be_doubled_late_and_out_of_order(one: Served, two: Served, ann: Browser) -> None:
    table = ann.new_table("me", "me", me="Ann")
    room = two.room(table)
    version = room.version
    move(one, ann, table)

    for told in (version + 1, version + 1, version, 1, version + 1):
        two.loop.call_soon_threadsafe(two.site.heard, "e", table, told)
    two.loop.call_soon_threadsafe(two.site.heard, "e", "nowhere", 7)

    wait_for(lambda: room.version == version + 1)
    assert two.room(table).version == version + 1


@pytest.mark.usefixtures("unswept")
def test_a_stream_begins_with_what_was_acknowledged(
    one: Served, two: Served, ann: Browser, twin: Twin, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.new_table("me", "me", me="Ann")
    behind = two.room(table).version
    monkeypatch.setattr(two.site.tables.rooms, "heard", lambda *_: None)
    for _ in range(3):
        made = move(one, ann, table)["version"]
    assert two.site.tables.rooms.loaded[table].version == behind

    page = Events(twin(ann, two), f"/stream?t={table}@{behind}")

    wait_for(lambda: page.messages)
    assert json.loads(page.messages[0]["data"])["version"] == made
    page.close()


def test_the_same_key_on_the_other_server_is_the_same_move(
    one: Served, two: Served, ann: Browser, twin: Twin
) -> None:
    table = ann.new_table("me", "me", me="Ann")
    room = one.room(table)
    two.room(table)
    (seat,) = room.deciders()
    fields = {
        "seat": "AB"[seat],
        "choice": options_as_text(room.table, seat)[0],
        "version": room.version,
        "key": "k1",
    }

    first = ann.do(f"/t/{table}/move", **fields)
    again = twin(ann, two).do(f"/t/{table}/move", **fields)

    assert first["version"] == again["version"] == two.room(table).version


def test_two_moves_at_once_are_one(one: Served, two: Served, ann: Browser, twin: Twin) -> None:
    table = ann.new_table("me", "me", me="Ann")
    other = twin(ann, two)
    for _ in range(5):
        room = one.room(table)
        two.room(table)
        (seat, *_) = room.deciders()
        choice = options_as_text(room.table, seat)[0]
        fields = {"seat": "AB"[seat], "choice": choice, "version": room.version}
        before = room.version
        with ThreadPoolExecutor(2) as apart:
            tries = [
                apart.submit(each.try_to, f"/t/{table}/move", **fields) for each in (ann, other)
            ]
            found = sorted(each.result().status_code for each in tries)
        assert found == [200, 409]
        assert one.room(table).version == two.room(table).version == before + 1


def test_chat_comes_between_and_nothing_is_refused(
    one: Served, two: Served, ann: Browser, twin: Twin
) -> None:
    table = ann.new_table("me", "me", me="Ann")
    other = twin(ann, two)
    one.room(table), two.room(table)
    with ThreadPoolExecutor(2) as apart:
        said = [
            apart.submit(browser.try_to, f"/t/{table}/chat", text=f"{number}")
            for number in range(6)
            for browser in (ann, other)
        ]
        assert {each.result().status_code for each in said} == {200}
    assert sum(entry.kind == "chat" for entry in two.room(table).history.entries) == 12


def test_an_undo_that_is_asked_on_one_server_is_answered_on_the_other(
    one: Served, two: Served, ann: Browser, bob: Browser
) -> None:
    table = ann.new_table("me", "open", me="Ann", public="1")
    bob.page(f"/t/{table}")
    bob.do(f"/t/{table}/join", name="Bob")
    (seat,) = one.room(table).deciders()
    (mover, at), (waiter, there) = (
        ((ann, one), (bob, two)) if seat == 0 else ((bob, two), (ann, one))
    )
    while one.room(table).deciders() == (seat,):
        move(at, mover, table)
    moves = one.room(table).moves
    move(there, waiter, table)

    assert mover.do(f"/t/{table}/undo", seat="AB"[seat])["undo"] == "asked"
    assert there.room(table).company.asking is not None
    waiter.do(f"/t/{table}/undo/answer", agree="yes")

    assert at.room(table).moves == moves - 1
    assert at.room(table).company.asking is None
    assert digest(one.room(table).table) == digest(two.room(table).table)


def test_a_clock_is_the_same_on_both_servers(
    one: Served, two: Served, ann: Browser, bob: Browser
) -> None:
    table = ann.new_table("me", "open", me="Ann", pace="live-15")
    bob.page(f"/t/{table}")
    bob.do(f"/t/{table}/join", name="Bob")
    if one.room(table).status == "gathering":
        for browser in (ann, bob):
            browser.try_to(f"/t/{table}/ready")
    (seat,) = one.room(table).deciders()

    here, there = (
        one.room(table).company.chairs[seat].clock,
        two.room(table).company.chairs[seat].clock,
    )
    assert here.deadline is not None
    assert there.deadline is not None
    assert abs(here.deadline - there.deadline) < 100
    served, browser = ((one, ann), (two, bob))[seat]
    move(served, browser, table)
    for room in (one.room(table), two.room(table)):
        assert (room.company.chairs[seat].clock.deadline is None) == (seat not in room.deciders())


def test_loading_while_another_process_writes_never_sees_two_moments(
    one: Served, two: Served, ann: Browser
) -> None:
    table = ann.new_table("me", "me", me="Ann")
    done = threading.Event()

    def talk() -> None:
        number = 0
        while not done.is_set():
            ann.do(f"/t/{table}/chat", text=f"{number}")
            number += 1

    with ThreadPoolExecutor(1) as apart:
        talking = apart.submit(talk)
        try:
            for _ in range(200):
                rows = two.site.store.read(queries.load_table, table)
                assert rows is not None
                assert rows[2][-1]["version"] == rows[0]["version"] == len(rows[2])
        finally:
            done.set()
        talking.result()
