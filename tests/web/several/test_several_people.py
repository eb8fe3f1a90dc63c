"""Two servers on one PostgreSQL: who people are, what they have seen and whom they
meet is known to both."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from served import Browser, Events, Served, wait_for
from sqlalchemy import func, select, update
from twins import Twin, finished_game, move

from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.records.codec import load_table, options_as_text
from cosmeeple.store import tournaments, watched
from cosmeeple.store.schema import tables
from cosmeeple.store.seeks_schema import seeks
from cosmeeple.study.coach import Compared, Verdict, weigh_answers
from cosmeeple.web import clocks, hub
from cosmeeple.web.botline import Claim
from cosmeeple.web.room import now_ms


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


def test_a_deleted_account_is_nameless_on_both_servers(one: Served, two: Served) -> None:
    with Browser(one.url) as dan:
        dan.do("/register", account="dan.of.two", password="long enough", name="Dan")
        table = dan.new_table("me", "me", me="Dan")
        assert "Dan" in two.room(table).company.names()[0]

        dan.do("/account/delete", password="long enough")

        assert "Dan" not in "".join(two.room(table).company.names())


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


def test_advice_is_seen_through_both_servers_and_by_its_seat_alone(
    one: Served, two: Served, ann: Browser, bob: Browser, twin: Twin
) -> None:
    table = ann.new_table("me", "bot:random", me="Ann")
    wait_for(lambda: 0 in one.room(table).deciders())
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
