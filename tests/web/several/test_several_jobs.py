"""Two servers on one PostgreSQL: each piece of work is done by one of them, whoever dies."""

from __future__ import annotations

import subprocess
import sys
import threading
from typing import Any

import pytest
from served import Browser, Served, wait_for
from sqlalchemy import select, text
from sqlalchemy.exc import OperationalError
from twins import FAR

from cosmeeple.store import Store, guard, jobs, queries
from cosmeeple.store.database import Unreachable, database_url, make_engine
from cosmeeple.store.migrate import newest
from cosmeeple.store.schema import buckets, metadata, settings
from cosmeeple.web import clocks, security
from cosmeeple.web.room import Refused


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

    wait_for(lambda: two.room(table).moves > 8)
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

    wait_for(lambda: two.room(table).moves > moves + 1)
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

    wait_for(lambda: refused and one.room(table).moves > 1)
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

    wait_for(lambda: two.room(table).company.chairs[seat].stand_in)
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
