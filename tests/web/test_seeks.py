"""Wishes for a game: who fits is seated, once, whoever of several processes is first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from served import Browser, Served
from sqlalchemy import update

from cosmeeple.store import accounts, seeks
from cosmeeple.store.seeks import Relations, fit, group, groups
from cosmeeple.store.seeks_schema import seeks as rows
from cosmeeple.web.room import now_ms
from cosmeeple.web.together.seeks import READY


def wish(person: str, **more: Any) -> dict[str, Any]:
    plain = {
        "game": "race",
        "players": 2,
        "pace": "days-1",
        "rated": True,
        "friends": False,
        "mu": 25.0,
        "near": None,
    }
    return {"id": f"s-{person}", "person": person, **plain, **more}


@pytest.mark.parametrize(
    ("one", "other", "fits"),
    [
        ({}, {}, True),
        ({}, {"game": "relics"}, False),
        ({}, {"players": 3}, False),
        ({}, {"pace": "live-15"}, False),
        ({}, {"rated": False}, False),
        ({"mu": 25.0}, {"mu": 29.0, "near": 4.2}, True),
        ({"mu": 24.0}, {"mu": 29.0, "near": 4.2}, False),
        ({"mu": 24.0, "near": 4.2}, {"mu": 29.0}, False),
        ({"friends": True}, {}, False),
    ],
)
def test_both_wishes_must_allow_it(one: dict[str, Any], other: dict[str, Any], fits: bool) -> None:
    first, second = wish("a", **one), wish("b", **other)
    assert fit(first, second, Relations()) == fit(second, first, Relations()) == fits


def test_friends_only_means_friends_and_a_block_means_never() -> None:
    first, second = wish("a", friends=True), wish("b")
    pair = frozenset({frozenset({"a", "b"})})
    assert fit(first, second, Relations(friends=pair))
    assert not fit(first, second, Relations(friends=pair, blocked=pair))
    assert not fit(wish("a"), wish("a"), Relations())


def test_three_must_all_fit_and_who_waits_longest_is_first() -> None:
    blocked = Relations(blocked=frozenset({frozenset({"a", "b"})}))
    many = [wish(one, players=3) for one in "abcd"]
    found = group(many[0], many[1:], blocked)
    assert found is not None
    assert [one["person"] for one in found] == ["a", "c", "d"]
    assert group(many[0], many[1:3], blocked) is None
    assert [[one["person"] for one in whole] for whole in groups(many[:3], Relations())] == [
        ["a", "b", "c"]
    ]


def test_nobody_sits_at_two_live_tables_at_once() -> None:
    live = [
        wish("a", pace="live-15"),
        wish("b", pace="live-15"),
        wish("a", id="2", game="relics", pace="live-15"),
    ]
    live.append(wish("c", game="relics", pace="live-15"))
    assert [[one["person"] for one in whole] for whole in groups(live, Relations())] == [["a", "b"]]


# --- over the web


@pytest.fixture
def people(
    served: Served, request: pytest.FixtureRequest
) -> Iterator[tuple[Browser, Browser, Browser]]:
    served.site.store.write(
        lambda connection: connection.execute(update(rows).values(state="withdrawn"))
    )
    number = abs(hash(request.node.name)) % 10_000_000
    with Browser(served.url) as ann, Browser(served.url, "pl") as bob, Browser(served.url) as eve:
        for name, browser in (("ann", ann), ("bob", bob), ("eve", eve)):
            browser.page("/about")
            browser.do("/register", account=f"{name}{number}", password="a good password")
            browser.do("/account/name", name=name.title())
        yield ann, bob, eve


WISH = {"game": "race", "players": 2, "pace": "days-3", "strength": "any", "rated": "yes"}


def test_two_who_wish_for_the_same_play_at_once(
    served: Served, people: tuple[Browser, Browser, Browser]
) -> None:
    ann, bob, eve = people
    assert ann.do("/seek", **WISH)["table"] == ""
    assert "Waiting for others" in ann.page("/seek")
    assert "1 wish waits" in eve.page("/")
    table = bob.do("/seek", **WISH)["table"]

    room = served.room(table)
    assert room.status == "running"
    assert {chair.name for chair in room.company.chairs} == {"Ann", "Bob"}
    assert (room.pace.kind, room.pace.days, room.charter.is_rated(), room.charter.host) == (
        "days",
        3,
        True,
        None,
    )
    assert f"/t/{table}" in ann.page("/seek")
    assert "Stół jest gotowy" in bob.page("/seek")
    assert "wish waits" not in eve.page("/")


def test_with_a_live_clock_it_begins_when_all_are_ready(
    served: Served, people: tuple[Browser, Browser, Browser]
) -> None:
    ann, bob, _ = people
    live = {**WISH, "pace": "live-15", "rated": ""}
    ann.do("/seek", **live)
    table = bob.do("/seek", **live)["table"]
    room = served.room(table)
    assert room.status == "gathering"
    assert not room.charter.is_rated()
    for browser in (ann, bob):
        browser.page(f"/t/{table}")
        browser.do(f"/t/{table}/ready")
    assert served.room(table).status == "running"


def test_a_table_whose_people_do_not_come_gives_the_others_their_wish_back(
    served: Served, people: tuple[Browser, Browser, Browser]
) -> None:
    ann, bob, eve = people
    live = {**WISH, "pace": "live-30"}
    ann.do("/seek", **live)
    table = bob.do("/seek", **live)["table"]
    ann.do(f"/t/{table}/ready")
    served.call(served.site.seeks.give_up(now_ms()))
    assert len(served.room(table).company.people()) == 2

    served.call(served.site.seeks.give_up(now_ms() + READY + 1000))

    room = served.room(table)
    assert (room.status, room.company.people()) == ("gathering", set())
    assert "Waiting for others" in ann.page("/seek")
    assert "Waiting for others" not in bob.page("/seek")
    assert "This table came to nothing" in ann.page(f"/t/{table}")
    assert f"/t/{table}" not in eve.page("/")
    late = eve.try_to(f"/t/{table}/join", name="Eve")
    assert (late.status_code, late.json()["error"]) == (409, "dissolved")
    # Whoever was ready meets the next one who wants the same.
    other = eve.do("/seek", **live)["table"]
    assert other not in ("", table)
    assert {chair.name for chair in served.room(other).company.chairs} == {"Ann", "Eve"}
    served.call(served.site.seeks.give_up(now_ms() + READY - 1000))
    assert served.room(other).company.people()


def test_nobody_is_sent_away_from_a_game_that_has_begun(
    served: Served, people: tuple[Browser, Browser, Browser]
) -> None:
    ann, bob, _ = people
    live = {**WISH, "pace": "live-60"}
    ann.do("/seek", **live)
    table = bob.do("/seek", **live)["table"]
    for browser in (ann, bob):
        browser.do(f"/t/{table}/ready")
    served.call(served.site.seeks.give_up(now_ms() + 2 * READY))
    assert (served.room(table).status, len(served.room(table).company.people())) == ("running", 2)


def test_a_wish_is_taken_up_with_one_press_and_only_once(
    served: Served, people: tuple[Browser, Browser, Browser]
) -> None:
    ann, bob, eve = people
    ann.do("/seek", **WISH, name="")
    one = served.site.store.read(seeks.waiting_now, now_ms())[-1]["id"]
    assert f'value="{one}"' in bob.page("/seek")
    table = bob.do("/seek/take", seek=one)["table"]
    assert served.room(table).status == "running"
    late = eve.try_to("/seek/take", seek=one)
    assert (late.status_code, late.json()["error"]) == (409, "seek-gone")


def test_whom_a_wish_does_not_mean_neither_sees_nor_takes_it(
    served: Served, people: tuple[Browser, Browser, Browser]
) -> None:
    ann, bob, eve = people
    ann.do("/seek", **{**WISH, "strength": "friends"})
    one = served.site.store.read(seeks.waiting_now, now_ms())[-1]["id"]
    assert one not in eve.page("/seek")
    refused = eve.try_to("/seek/take", seek=one)
    assert (refused.status_code, refused.json()["error"]) == (403, "seek-other")
    # Who has blocked the other is as if not there.
    bob.do("/seek", **{**WISH, "game": "relics"})
    other = served.site.store.read(seeks.waiting_now, now_ms())[-1]["id"]
    assert other in eve.page("/seek")
    row = served.site.store.read(seeks.waiting_now, now_ms())[-1]
    bob.do("/friends", what="block", other=person_of(served, eve))
    assert row["id"] not in eve.page("/seek")


def person_of(served: Served, browser: Browser) -> str:
    found = served.call(served.site.people.by_login(browser.cookies["session"]))
    assert found is not None
    return str(found.id)


def test_who_has_gone_is_not_seated_and_not_looked_for_for_ever(
    served: Served, people: tuple[Browser, Browser, Browser]
) -> None:
    ann, bob, _ = people
    live = {**WISH, "pace": "live-30"}
    ann.do("/seek", **live)
    a = person_of(served, ann)

    def gone(ago: int) -> None:
        old = (
            update(rows)
            .where(rows.c.person == a, rows.c.state == "waiting")
            .values(seen=now_ms() - ago)
        )
        served.site.store.write(lambda connection: connection.execute(old))

    gone(90_000)
    assert bob.do("/seek", **live)["table"] == ""
    # She comes back, and the next round seats both.
    served.call(served.site.seeks.round({a, person_of(served, bob)}, now_ms()))
    (found,) = served.site.store.read(seeks.found_lately, a, now_ms() - 60_000)
    assert found["table"]

    ann.do("/seek", **live)
    gone(11 * 60_000)
    served.call(served.site.seeks.round(set(), now_ms()))
    assert served.site.store.read(seeks.of_person, a) == []


def test_a_wish_is_taken_back_and_replaced_by_the_same_again(
    served: Served, people: tuple[Browser, Browser, Browser]
) -> None:
    ann, _, _ = people
    a = person_of(served, ann)
    ann.do("/seek", **WISH)
    ann.do("/seek", **{**WISH, "strength": "near"})
    (one,) = served.site.store.read(seeks.of_person, a)
    assert one["near"] is not None
    ann.do("/seek/back", seek=one["id"])
    assert served.site.store.read(seeks.of_person, a) == []
    for players in (2, 3, 4):
        ann.do("/seek", **{**WISH, "players": players})
    for pace in ("days-1", "days-7"):
        ann.do("/seek", **{**WISH, "pace": pace})
    assert ann.try_to("/seek", **{**WISH, "game": "relics"}).status_code == 409


@pytest.mark.parametrize(
    ("wrong", "status", "key"),
    [
        ({"game": "chess"}, 400, "unknown"),
        ({"pace": "none"}, 400, "bad-pace"),
        ({"strength": "weak"}, 400, "bad-request"),
        ({"players": 1}, 400, "seek-players"),
        ({"players": 9}, 400, "seek-players"),
        ({"players": "two"}, 400, "bad-request"),
    ],
)
def test_nonsense_is_refused(
    served: Served,
    people: tuple[Browser, Browser, Browser],
    wrong: dict[str, Any],
    status: int,
    key: str,
) -> None:
    answer = people[0].try_to("/seek", **{**WISH, **wrong})
    assert (answer.status_code, answer.json()["error"]) == (status, key)
    assert served.site.store.read(seeks.of_person, person_of(served, people[0])) == []


def test_the_wishes_of_a_deleted_account_are_gone(
    served: Served, people: tuple[Browser, Browser, Browser]
) -> None:
    ann, bob, _ = people
    ann.do("/seek", **WISH)
    a = person_of(served, ann)
    ann.do("/account/delete", password="a good password")
    assert served.site.store.read(accounts.person_by_id, a)["deleted"] is not None  # type: ignore[index]
    assert bob.do("/seek", **WISH)["table"] == ""
