"""Two servers on one PostgreSQL: whoever commits first wins, and the other follows."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from postgres import server
from served import Browser, Events, Served, serve, wait_for
from sqlalchemy import func, select, text, update
from sqlalchemy.exc import OperationalError

from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.records.codec import digest, load_table, options_as_text
from cosmeeple.store import Store, guard, jobs, queries, tournaments, watched
from cosmeeple.store.database import Unreachable, database_url, make_engine
from cosmeeple.store.migrate import newest
from cosmeeple.store.schema import buckets, metadata, settings, tables
from cosmeeple.store.seeks_schema import seeks
from cosmeeple.study.coach import Compared, Verdict, weigh_answers
from cosmeeple.web import clocks, hub, security
from cosmeeple.web.botline import Claim
from cosmeeple.web.room import Refused, now_ms
from cosmeeple.web.service import rooms


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with server() as url:
        if url is None:
            pytest.skip("no PostgreSQL server: install one, or name it in COSMEEPLE_TEST_POSTGRES")
        yield url


@pytest.fixture(scope="module")
def pair(
    database: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Served, Served]]:
    folder: Path = tmp_path_factory.mktemp("web")
    with serve(folder, db=database) as one, serve(folder, db=database) as two:
        assert not one.site.store.is_sqlite
        wait_for(lambda: one.site.news.is_up() and two.site.news.is_up())
        yield one, two


@pytest.fixture
def one(pair: tuple[Served, Served]) -> Served:
    return pair[0]


@pytest.fixture
def two(pair: tuple[Served, Served]) -> Served:
    return pair[1]


@pytest.fixture
def ann(one: Served) -> Iterator[Browser]:
    with Browser(one.url) as browser:
        yield browser


@pytest.fixture
def bob(two: Served) -> Iterator[Browser]:
    with Browser(two.url) as browser:
        yield browser


@pytest.fixture
def unswept(monkeypatch: pytest.MonkeyPatch) -> None:
    """What arrives now has been told by a notice."""
    monkeypatch.setattr(rooms.Rooms, "sweep", lambda _: asyncio.sleep(0, 0))


#: A time at which the servers do not look for jobs yet.
FAR = 4_000_000_000_000

Twin = Callable[[Browser, Served], Browser]


@pytest.fixture
def twin() -> Iterator[Twin]:
    """The same browser, at another server."""
    made: list[Browser] = []

    def of(browser: Browser, other: Served) -> Browser:
        found = Browser(other.url)
        found.cookies = browser.cookies
        found.csrf = browser.csrf
        made.append(found)
        return found

    yield of
    for one in made:
        one.close()


def move(served: Served, browser: Browser, table: str, **more: Any) -> dict[str, Any]:
    room = served.room(table)
    (seat, *_) = room.deciders()
    choice = options_as_text(room.table, seat)[0]
    return browser.do(
        f"/t/{table}/move", seat="ABCDE"[seat], choice=choice, version=room.version, **more
    )


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


def test_a_renewed_token_voids_the_old_one_everywhere_and_for_good(
    one: Served, two: Served, ann: Browser, twin: Twin
) -> None:
    table = ann.new_table("me", "me", me="Ann")
    other = twin(ann, two)
    (seat,) = two.room(table).deciders()
    letter = "AB"[seat]
    old = ann.do(f"/t/{table}/token", seat=letter)["token"]
    two.room(table)
    new = ann.do(f"/t/{table}/token", seat=letter)["token"]

    def status(browser: Browser, token: str) -> int:
        answer = browser.get(
            f"/api/v1/tables/{table}/options", headers={"authorization": f"Bearer {token}"}
        )
        return answer.status_code

    assert (status(other, old), status(other, new)) == (401, 200)
    move(two, other, table)
    assert (status(ann, old), status(ann, new), status(other, old)) == (401, 200, 401)


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


def test_who_holds_a_shared_device_is_known_to_both(
    one: Served, two: Served, ann: Browser, twin: Twin
) -> None:
    table = ann.new_table("me", "here", me="Ann")
    other = twin(ann, two)
    (seat,) = one.room(table).deciders()

    ann.do(f"/t/{table}/hand", seat="AB"[seat])

    assert 'name="choice"' in other.page(f"/t/{table}")


def test_who_signs_out_is_signed_out_everywhere(one: Served, two: Served, twin: Twin) -> None:
    with Browser(one.url) as cat:
        cat.do("/register", account="cat.of.two", password="long enough", name="Cat")
        table = cat.new_table("me", "me")
        other = twin(cat, two)
        token = cat.cookies["session"]
        other.page(f"/t/{table}")
        stream = Events(other, f"/stream?t={table}@1")
        wait_for(lambda: [one for one in two.site.hub.streams if table in one.topics])
        (open_one,) = [one for one in two.site.hub.streams if table in one.topics]

        cat.do("/logout")

        wait_for(lambda: open_one.actor.person is None)
        wait_for(lambda: two.call(two.site.people.by_login(token)) is None)
        stream.close()


def test_a_rematch_asked_for_twice_at_once_is_one_table(
    one: Served, two: Served, ann: Browser, twin: Twin
) -> None:
    text_of_a_game = finished_game(one, ann)
    room = one.room(text_of_a_game)
    other = twin(ann, two)
    two.room(room.id)
    before = one.site.store.read(
        lambda connection: connection.execute(select(func.count()).select_from(tables)).scalar()
    )
    with ThreadPoolExecutor(2) as apart:
        tries = [apart.submit(each.try_to, f"/t/{room.id}/rematch") for each in (ann, other)]
        found = {each.result().json()["table"] for each in tries}

    assert len(found) == 1
    after = one.site.store.read(
        lambda connection: connection.execute(select(func.count()).select_from(tables)).scalar()
    )
    assert after == before + 1


def finished_game(served: Served, browser: Browser) -> str:
    table = browser.new_table("me", "me", me="Ann")
    while served.room(table).status == "running":
        move(served, browser, table)
    return table


def test_a_deleted_account_is_nameless_on_both_servers(one: Served, two: Served) -> None:
    with Browser(one.url) as dan:
        dan.do("/register", account="dan.of.two", password="long enough", name="Dan")
        table = dan.new_table("me", "me", me="Dan")
        assert "Dan" in two.room(table).company.names()[0]

        dan.do("/account/delete", password="long enough")

        assert "Dan" not in "".join(two.room(table).company.names())


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


def test_only_one_process_thinks_about_a_position(
    one: Served, two: Served, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.new_table("me", "me", me="Ann")
    room, other = one.room(table), two.room(table)
    thought = []
    for each in (one, two):
        think = each.site.bots.think

        async def counted(claim: Any, *given: Any, think: Any = think) -> Any:
            thought.append(claim.table)
            return await think(claim, *given)

        monkeypatch.setattr(each.site.bots, "think", counted)

    ann.do(f"/t/{table}/seat", seat="A", kind="bot", bot="random")
    ann.do(f"/t/{table}/seat", seat="B", kind="bot", bot="random")

    wait_for(lambda: two.room(table).moves > 8, 120)
    for each_room in (room, other):
        each_room.history.frozen = "the test has seen enough"
    moves = max(room.moves, other.moves)
    assert thought.count(table) <= moves + 2


def test_who_hears_of_a_turn_and_has_no_room_tells_nobody(
    one: Served, two: Served, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    for each in (one, two):
        tell = each.site.news.tell

        def counted(topic: str, what: str, version: int = 0, tell: Any = tell) -> None:
            told.append(topic)
            tell(topic, what, version)

        monkeypatch.setattr(each.site.news, "tell", counted)
        monkeypatch.setattr(each.site.tables.driving, "thinks", False)
    table = ann.new_table("me", "me", me="Ann")
    heard = two.site.news.heard
    ann.do(f"/t/{table}/seat", seat="A", kind="bot", bot="random")
    ann.do(f"/t/{table}/seat", seat="B", kind="bot", bot="random")
    wait_for(lambda: two.site.news.heard > heard)

    # Whatever was going to be said has been said by the time a later piece of news has come.
    for _ in range(3):
        heard = two.site.news.heard
        ann.do(f"/t/{table}/chat", text="hello")
        wait_for(lambda heard=heard: two.site.news.heard > heard)

    assert told.count("t") <= 6


def test_who_watches_through_the_other_server_is_there(
    one: Served, two: Served, ann: Browser, twin: Twin
) -> None:
    table = ann.new_table("me", "me", me="Ann")
    person = one.room(table).company.chairs[0].person or ""
    here = Events(ann, f"/stream?t={table}@1")
    there = Events(twin(ann, two), f"/stream?t={table}@1")

    wait_for(lambda: person in one.site.hub.elsewhere.get(table, hub.Presence()).people)
    wait_for(lambda: person in two.site.hub.elsewhere.get(table, hub.Presence()).people)
    there.close()
    assert one.call(one.site.hub.is_there(table, person))
    here.close()


def test_a_job_is_taken_by_one_until_it_lapses(one: Served, ann: Browser) -> None:
    store, table = one.site.store, ann.new_table("me", "me", me="Ann")
    call = "call 0"

    def take(node: str, at: int) -> list[int]:
        found = store.write(jobs.take, jobs.CALL, node, FAR + at, 50)
        return [row["tries"] for row in found if row["table"] == table]

    store.write(jobs.put, table, call, 5, 0, FAR + 900)
    assert take("a", 800) == []
    assert take("a", 1_000) == [1]
    assert take("b", 2_000) == []
    store.write(jobs.renew, "a", FAR + 9_000, [(table, call)])
    store.write(jobs.renew, "a", FAR + 15_000, [(table, jobs.THINK), ("another", call)])
    assert take("b", 12_000) == []
    assert take("b", 24_000) == [2]
    store.write(jobs.put, table, call, 5, 0, FAR + 30_000)
    assert take("a", 30_001) == []
    store.write(jobs.put, table, call, 6, 0, FAR + 30_002)
    store.write(jobs.done, table, call, 5)
    assert take("a", 30_003) == [1]
    store.write(jobs.give_back, "a", table)
    assert take("b", 30_004) == [2]
    store.write(jobs.drop, table, call)


def test_a_job_that_is_being_taken_is_skipped_by_others(
    one: Served, two: Served, ann: Browser
) -> None:
    names = [ann.new_table("me", "me", me="Ann") for _ in range(6)]
    for table in names:
        one.site.store.write(jobs.put, table, "call 1", 1, 1, FAR)
    inside, done = threading.Event(), threading.Event()

    def slowly(connection: Any) -> list[str]:
        found = [row["table"] for row in jobs.take(connection, jobs.CALL, "slow", FAR + 1, 3)]
        inside.set()
        assert done.wait(30)
        return found

    first = one.site.store.submit(slowly)
    assert inside.wait(30)
    second = [
        row["table"] for row in two.site.store.write(jobs.take, jobs.CALL, "quick", FAR + 1, 50)
    ]
    done.set()

    assert not set(first.result()) & set(second)
    assert set(names) <= {*first.result(), *second}
    for table in names:
        one.site.store.write(jobs.drop, table, "call 1")


def test_whose_bot_is_next_is_the_same_for_all_processes(one: Served, ann: Browser) -> None:
    store = one.site.store
    busy, rare, alone = (ann.new_table("me", "me", me="Ann") for _ in range(3))
    for table, payer, people, due in (
        (alone, "z", False, 1),
        (busy, "y", True, 2),
        (rare, "x", True, 3),
    ):
        store.write(jobs.put, table, jobs.THINK, 1, 0, FAR + due, payer=payer, people=people)
    store.write(jobs.charge, {"y": 30.0, "x": 1.0}, FAR)

    def line(at: int) -> list[str]:
        with store.reading_engine.connect() as connection:
            query = jobs.in_line(
                select(jobs.jobs.c.table).where(jobs.jobs.c.what == jobs.THINK), at
            )
            found = list(connection.execute(query.order_by(jobs.jobs.c.due)).scalars())
        return [table for table in found if table in (busy, rare, alone)]

    assert line(FAR) == [rare, busy, alone]
    # What has been used is forgotten: then whoever waits longest.
    store.write(jobs.charge, {"x": 40.0}, FAR)
    assert line(FAR) == [busy, rare, alone]
    for table in (busy, rare, alone):
        store.write(jobs.drop, table, jobs.THINK)


def test_a_job_that_is_missing_is_made_again(one: Served, ann: Browser) -> None:
    table = ann.new_table("me", "me", me="Ann", pace="days-3")
    store = one.site.store
    room = one.room(table)
    assert room.status == "running"
    deadline = min(room.company.deadlines())
    assert store.read(jobs.of_table, table, jobs.FLAG) is not None

    store.write(jobs.drop, table, jobs.FLAG)
    assert store.write(jobs.mend, 1) >= 1

    found = store.read(jobs.of_table, table, jobs.FLAG)
    assert found is not None
    assert abs(found["due"] - deadline) < 2_000


def test_who_reads_pages_through_another_process_is_not_away(
    one: Served, two: Served, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.new_table("me", "open", me="Ann")
    bob.page(f"/t/{table}")
    bob.do(f"/t/{table}/join", name="Bob")
    person = one.room(table).company.chairs[1].person
    assert person
    # The first process has heard nothing of Bob for long, and nobody has told it more.
    monkeypatch.setattr(one.site.hub, "away", lambda *_: 1e6)
    monkeypatch.setattr(two.site.hub.signs, "told", {})
    asked = {"seat": "B", "kind": "bot:greedy"}

    bob.page("/about")
    two.call(two.site.hub.tell_signs())
    answer = ann.try_to(f"/t/{table}/seat", **asked)
    assert (answer.status_code, answer.json()["error"]) == (403, "not-away")

    one.site.store.write(watched.hear, [person], clocks.wall() - 1_000_000)
    ann.do(f"/t/{table}/seat", **asked)
    assert one.room(table).company.chairs[1].stand_in


def test_a_dead_workers_turn_is_thought_by_another(one: Served, two: Served, ann: Browser) -> None:
    table = ann.new_table("me", "me", me="Ann")
    for each in (one, two):
        each.site.tables.driving.thinks = False
    try:
        ann.do(f"/t/{table}/seat", seat="A", kind="bot", bot="random")
        ann.do(f"/t/{table}/seat", seat="B", kind="bot", bot="random")
        # A worker that will not come back has taken it.
        wait_for(lambda: one.site.store.read(jobs.of_table, table, jobs.THINK))
        taken = one.site.store.write(jobs.take, jobs.THINK, "dead", clocks.wall(), 500)
        assert table in [row["table"] for row in taken]
        moves = one.room(table).moves
    finally:
        for each in (one, two):
            each.site.tables.driving.thinks = True

    wait_for(lambda: two.room(table).moves > moves + 1, 120)
    for each in (one, two):
        each.room(table).history.frozen = "the test has seen enough"


def test_a_turn_that_could_not_be_written_is_taken_again(
    one: Served, two: Served, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is away when a bot's move is to be written: who has taken the turn does not keep
    it for ever."""
    table = ann.new_table("me", "me", me="Ann")
    room, site, refused = one.room(table), one.site, []
    play = site.tables.playing.play

    async def away(*given: Any, **named: Any) -> Any:
        if given[0] is room and not refused:
            refused.append(table)
            raise Unreachable("the database is away")
        return await play(*given, **named)

    monkeypatch.setattr(site.tables.playing, "play", away)
    monkeypatch.setattr(two.site.tables.driving, "thinks", False)
    ann.do(f"/t/{table}/seat", seat="A", kind="bot", bot="random")
    ann.do(f"/t/{table}/seat", seat="B", kind="bot", bot="random")

    wait_for(lambda: refused and one.room(table).moves > 1, 120)
    room.history.frozen = "the test has seen enough"


def test_a_clock_that_ran_out_while_nobody_served_the_table_is_seen(
    one: Served, two: Served, ann: Browser
) -> None:
    table = ann.new_table("me", "me", me="Ann", pace="live-15")
    if one.room(table).status == "gathering":
        ann.do(f"/t/{table}/ready")
    (seat, *_) = one.room(table).deciders()
    for each in (one, two):
        room = each.site.tables.rooms.loaded.pop(table, None)
        if room is not None and room.desk.timer is not None:
            each.loop.call_soon_threadsafe(room.desk.timer.cancel)
    late = text('UPDATE seats SET deadline = 1 WHERE "table" = :table AND deadline IS NOT NULL')
    one.site.store.write(lambda connection: connection.execute(late, {"table": table}))

    wait_for(lambda: two.room(table).company.chairs[seat].stand_in, 60)
    assert [entry.kind for entry in two.room(table).history.entries].count("timeout") == 1


def test_an_analysis_is_held_by_one_process_and_a_person_has_one(one: Served, ann: Browser) -> None:
    store, table, other = (
        one.site.store,
        ann.new_table("me", "me", me="Ann"),
        ann.new_table("me", "me", me="Ann"),
    )

    def hold(where: str, node: str, at: int, person: str = "ann") -> str:
        found: str = store.write(
            jobs.hold, where, jobs.STUDY, node, FAR + at, FAR + at + jobs.HELD, person, "usual"
        )
        return found

    assert hold(table, "a", 0) == "ours"
    assert hold(table, "b", 1) == "theirs"
    assert hold(other, "b", 1) == "other"
    store.write(jobs.progress, table, jobs.STUDY, "a", 12)
    job = store.read(jobs.of_table, table, jobs.STUDY)
    assert job is not None
    assert (job["version"], job["note"], job["node"]) == (12, "usual", "a")
    # The process is gone, and the person asks again.
    assert hold(table, "b", 2 * jobs.HELD) == "ours"
    store.write(jobs.drop, table, jobs.STUDY)
    assert hold(other, "b", 3 * jobs.HELD) == "ours"
    store.write(jobs.drop, other, jobs.STUDY)


def test_what_is_inserted_once_says_whether_it_was(one: Served) -> None:
    row = {"key": "only-once", "value": "1"}

    assert [one.site.store.write(queries.insert_once, settings, row) for _ in range(3)] == [
        True,
        False,
        False,
    ]


def test_advice_is_seen_through_both_servers_and_by_its_seat_alone(
    one: Served, two: Served, ann: Browser, bob: Browser, twin: Twin
) -> None:
    table = ann.new_table("me", "bot:random", me="Ann")
    wait_for(lambda: 0 in one.room(table).deciders(), 120)
    other = twin(ann, two)
    before = other.page(f"/t/{table}")
    assert 'class="thought"' not in before

    ann.do(f"/t/{table}/hint", seat="A", bot="greedy")

    wait_for(lambda: 'class="thought"' in other.page(f"/t/{table}"))
    two.site.tables.rooms.forget(two.room(table))
    assert 'class="thought"' in other.page(f"/t/{table}")
    assert 'class="thought"' not in bob.page(f"/t/{table}")


def test_the_coach_asks_once_whichever_server_gets_the_press(
    one: Served, two: Served, ann: Browser, twin: Twin, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared: list[int] = []
    for served in (one, two):
        real = served.site.bots.work

        async def work(claim: Claim, kind: Any, doing: Any, *given: Any, real: Any = real) -> Any:
            if doing is not weigh_answers:
                return await real(claim, kind, doing, *given)
            compared.append(given[4])
            table = load_table(load_game("antarctica"), msgspec.json.decode(given[2]))
            best, *bad = options_as_text(table, 0)
            found = [Compared(one, 0.4, 0.02, 4.0, []) for one in bad]
            return Verdict(best, [Compared(best, 0.0, 0.0, 0.0, []), *found])

        monkeypatch.setattr(served.site.bots, "work", work)
    table = ann.new_table("me", "bot:random", me="Ann")
    other = twin(ann, two)
    ann.page(f"/t/{table}")
    wait_for(lambda: 0 in one.room(table).deciders())
    ann.do(f"/t/{table}/coach", level="learning")
    other.page(f"/t/{table}")
    room = one.room(table)
    bad = options_as_text(room.table, 0)[-1]
    press = {"seat": "A", "choice": bad, "version": room.version}
    wait_for(lambda: one.site.tables.coaching.coaches[table].notes.question is not None)

    assert other.do(f"/t/{table}/move", **press)["sure"] == "asked"
    assert 'class="ask caution"' in ann.page(f"/t/{table}")
    other.do(f"/t/{table}/coach", again="yes")
    assert 'class="ask caution"' not in ann.page(f"/t/{table}")
    assert "sure" not in ann.do(f"/t/{table}/move", **press)
    assert "Coach: your last move" in other.page(f"/t/{table}")
    assert room.moves == two.room(table).moves > 0
    assert len(compared) == len(set(compared)), "each question by one process"


def test_how_far_somebody_has_watched_is_known_to_the_other_server(
    one: Served, two: Served, ann: Browser, bob: Browser, twin: Twin
) -> None:
    table = ann.new_table("me", "open", me="Ann")
    bob.page(f"/t/{table}")
    bob.do(f"/t/{table}/join", name="Bob")
    other = twin(ann, two)
    ann_there = one.room(table).company.chairs[0].person or ""

    def until_bob_has_moved() -> None:
        """Ann answers what she is asked; then Bob moves once."""
        while one.room(table).deciders()[0] == 0:
            move(one, ann, table)
        move(two, bob, table)

    until_bob_has_moved()
    assert 'class="panel notice digest"' in other.page(f"/t/{table}"), "she was away"
    stream = Events(ann, f"/stream?t={table}@{one.room(table).version}")
    wait_for(lambda: one.site.hub.watching.get(table))
    until_bob_has_moved()
    version = two.room(table).version
    wait_for(lambda: any(f'"version":{version}' in told["data"] for told in stream.messages))
    assert 'class="panel notice digest"' not in other.page(f"/t/{table}"), "she watches it now"
    stream.close()
    gone = (version, False)
    wait_for(lambda: one.site.store.read(watched.upto, table, ann_there, now_ms()) == gone)
    assert 'class="panel notice digest"' not in other.page(f"/t/{table}"), (
        "she has watched all of it"
    )
    until_bob_has_moved()
    assert 'class="panel notice digest"' in other.page(f"/t/{table}")


def test_a_limit_that_matters_counts_over_both_servers(one: Served, two: Served) -> None:
    allowed = 0
    for number in range(20):
        each = (one, two)[number % 2]
        limits = security.Limits(1.0)
        limits.together = each.site.take_token
        try:
            each.call(limits.need_everywhere("login-account", "203.0.113.9 ann"))
        except Refused as refusal:
            assert refusal.status == 429
        else:
            allowed += 1

    # Six at once, and one a minute comes back.
    assert allowed in (6, 7)
    with one.site.store.reading_engine.connect() as connection:
        assert not [
            key
            for key in connection.execute(select(buckets.c.key)).scalars()
            if "203" in key or "ann" in key
        ]


def test_other_limits_are_divided_and_leave_a_short_burst() -> None:
    rate = security.Rate(40.0, 200.0)
    rate.processes = 4

    assert sum(rate.allow("one", now=0.0) for _ in range(300)) == 50
    assert sum(rate.allow("one", now=1.0) for _ in range(300)) == 10
    small = security.Rate(1.0, 8.0)
    small.processes = 4
    assert sum(small.allow("one", now=0.0) for _ in range(20)) == 8


def test_a_database_that_goes_away_during_a_start_is_asked_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Going(Exception):
        sqlstate = "57P01"

    migrate, times = guard.migrate, []

    def broken(url: Any) -> str:
        times.append(1)
        if len(times) < 3:
            raise OperationalError(
                "", {}, Going("terminating connection due to administrator command")
            )
        return migrate(url)

    monkeypatch.setattr(guard, "migrate", broken)

    assert guard.make_ready(database_url(database)) == newest()
    assert len(times) == 3


STARTS = """
import sys
from cosmeeple.store.database import database_url
from cosmeeple.store.guard import make_ready
from cosmeeple.store import Store, queries
make_ready(database_url(sys.argv[1]))
store = Store(sys.argv[1])
print(store.write(queries.server_secret))
store.close()
"""


def test_three_processes_start_at_once_on_an_empty_database(database: str) -> None:
    engine = make_engine(database_url(database), writing=True, size=1)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("CREATE DATABASE begun"))
    engine.dispose()
    url = database.rpartition("/")[0] + "/begun"

    started = [
        subprocess.Popen(
            [sys.executable, "-c", STARTS, url],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(3)
    ]
    told = [(each.communicate(timeout=120), each.returncode) for each in started]

    assert [code for _, code in told] == [0, 0, 0], told
    assert len({out for (out, _), _ in told}) == 1
    assert metadata.tables
    store = Store(url)
    store.close()


def test_wishes_on_both_servers_come_true_once(one: Served, two: Served) -> None:
    """Whoever wishes at the same moment at different servers: nobody is left over, nobody is seated
    twice."""
    browsers = [Browser((one, two)[number % 2].url) for number in range(8)]
    try:
        for number, browser in enumerate(browsers):
            browser.page("/about")
            browser.do("/register", account=f"seeker{number}", password="a good password")
        wish = {"game": "race", "players": 2, "pace": "days-3", "strength": "any", "rated": "yes"}
        with ThreadPoolExecutor(len(browsers)) as pool:
            list(pool.map(lambda browser: browser.do("/seek", **wish), browsers))
        rows = one.site.store.read(
            lambda connection: connection.execute(select(seeks)).mappings().all()
        )
        assert {row["state"] for row in rows} == {"matched"}
        made = [row["table"] for row in rows]
        assert len(set(made)) == 4
        for table in set(made):
            assert len(two.room(table).company.people()) == 2
            wait_for(lambda table=table: two.room(table).status == "running")
    finally:
        for browser in browsers:
            browser.close()


def test_a_tournament_is_led_on_by_both_servers_and_every_round_is_written_once(
    one: Served, two: Served
) -> None:
    people = [Browser((one, two)[number % 2].url) for number in range(4)]
    try:
        for number, browser in enumerate(people):
            browser.page("/about")
            browser.do("/register", account=f"entrant{number}", password="a good password")
        host = people[0]
        cup = {
            "title": "Both",
            "game": "antarctica",
            "players": 2,
            "pace": "days-3",
            "system": "swiss",
        }
        made = host.do("/tournaments", **cup, rounds=3, rest=0)["tournament"]
        with ThreadPoolExecutor(4) as pool:
            list(pool.map(lambda browser: browser.do(f"/tournaments/{made}", what="join"), people))
            host.do(f"/tournaments/{made}", what="start")
            for number in (1, 2, 3):
                rows = one.site.store.read(tournaments.pairings_of, made)
                assert [row["round"] for row in rows].count(number) == 4
                over = {
                    "status": "finished",
                    "result": '{"scores":[9,1],"ranks":[1,2],"winners":[0]}',
                }
                ids = {row["table"] for row in rows if row["round"] == number}
                ended = update(tables).where(tables.c.id.in_(ids)).values(**over, finished=now_ms())
                one.site.store.write(lambda connection, ended=ended: connection.execute(ended))
                # Both look at the same moment, several times.
                list(
                    pool.map(
                        lambda served: served.call(served.site.tournaments.lead(made)),
                        [one, two, one, two],
                    )
                )
        row = two.site.store.read(tournaments.one, made)
        assert row is not None
        assert row["state"] == "finished"
        rows = two.site.store.read(tournaments.pairings_of, made)
        assert len(rows) == 12
        assert len({row["table"] for row in rows}) == 6
        assert sum(row["points"] for row in rows) == 6
        mine = one.call(one.site.people.by_login(host.cookies["session"]))
        assert mine is not None
        for browser in people[:2]:
            assert "Both" in browser.page("/tournaments")
            assert "100" in browser.page(f"/tournaments/{made}")
            assert "Antarctica" in browser.page("/stats?game=antarctica")
            assert mine.name in browser.page(f"/people/{mine.id}")
    finally:
        for browser in people:
            browser.close()
