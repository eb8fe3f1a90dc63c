"""Tournaments on the web: rounds that lead themselves on, byes, breaks, ties, people and bots,
whoever of several processes is first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from served import Browser, Served, wait_for
from sqlalchemy import update

from cosmeeple.store import tournaments as kept
from cosmeeple.store.schema import tables
from cosmeeple.web.room import now_ms
from cosmeeple.web.together.tournaments import GRACE, rounds_of

PASSWORD = "a good password"
CUP = {
    "title": "Cup",
    "game": "antarctica",
    "players": 2,
    "pace": "days-3",
    "system": "swiss",
    "rounds": 2,
    "rest": 0,
}


@pytest.fixture
def people(served: Served, request: pytest.FixtureRequest) -> Iterator[list[Browser]]:
    number = abs(hash(request.node.name)) % 10_000_000
    made = [Browser(served.url) for _ in range(4)]
    for name, browser in zip(("ann", "bob", "cat", "dan"), made, strict=True):
        browser.page("/about")
        browser.do("/register", account=f"{name}{number}", password=PASSWORD)
        browser.do("/account/name", name=name.title())
    yield made
    for browser in made:
        browser.close()


def new_cup(host: Browser, *others: Browser, **more: Any) -> str:
    cup = str(host.do("/tournaments", **{**CUP, **more})["tournament"])
    for browser in (host, *others):
        browser.do(f"/tournaments/{cup}", what="join")
    return cup


def rows_of(served: Served, cup: str) -> list[dict[str, Any]]:
    return served.site.store.read(kept.pairings_of, cup)


def entrants(served: Served, cup: str) -> dict[str, dict[str, Any]]:
    return {one["name"]: one for one in served.site.store.read(kept.entrants_of, cup)}


def end_games(served: Served, cup: str, winner: str = "") -> None:
    """All games of the round end; the named one wins, else the first seat, and without anybody all
    are level."""
    who = {one["id"]: name for name, one in entrants(served, cup).items()}
    for row in rows_of(served, cup):
        if row["kind"] == "game" and row["points"] is None and row["seat"] == 0:
            names = [
                who[one["entrant"]] for one in rows_of(served, cup) if one["table"] == row["table"]
            ]
            first = names.index(winner) if winner in names else 0
            ranks = [1 if winner == "nobody" or seat == first else 2 for seat in range(len(names))]
            winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
            result = msgspec.json.encode(
                {"scores": [9] * len(names), "ranks": ranks, "winners": winners}
            ).decode()
            over = update(tables).where(tables.c.id == row["table"])
            served.site.store.write(
                lambda connection, over=over, result=result: connection.execute(
                    over.values(status="finished", finished=now_ms(), result=result)
                )
            )
            served.site.tables.rooms.loaded.pop(row["table"], None)
    served.call(served.site.tournaments.lead(cup))


def test_a_swiss_tournament_from_joining_to_the_last_table(
    served: Served, people: list[Browser]
) -> None:
    ann, bob, cat, dan = people
    cup = new_cup(ann, bob, cat, dan)
    assert "4 entrants" in ann.page("/tournaments")
    assert ann.try_to(f"/tournaments/{cup}", what="void", board=1).status_code == 409
    ann.do(f"/tournaments/{cup}", what="start")

    boards = rounds_of(rows_of(served, cup))[0].boards
    assert len(boards) == 2
    tables_now = {row["table"] for row in rows_of(served, cup)}
    for table in tables_now:
        room = served.room(table)
        assert room.status == "running"
        assert room.charter.is_rated()
        assert room.charter.host is None
        assert room.charter.title == "Cup, 1/2"
    mine = next(
        row["table"]
        for row in rows_of(served, cup)
        if row["entrant"] == entrants(served, cup)["Ann"]["id"]
    )
    assert f"/t/{mine}" in ann.page(f"/tournaments/{cup}")
    assert f"/t/{mine}" in ann.page("/")
    assert f'href="/tournaments/{cup}"' in ann.page(f"/t/{mine}")

    end_games(served, cup, "Ann")
    assert len(rounds_of(rows_of(served, cup))) == 2
    end_games(served, cup, "Ann")
    row = served.site.store.read(kept.one, cup)
    assert row is not None
    assert (row["state"], row["round"]) == ("finished", 2)
    page = dan.page(f"/tournaments/{cup}")
    assert page.index("Ann") < page.index("Round 2") < page.index("Round 1")
    assert "100%" in page
    assert "over" in page
    # Nobody met twice.
    met = [
        frozenset(board.seats) for one in rounds_of(rows_of(served, cup)) for board in one.boards
    ]
    assert len(set(met)) == len(met) == 4
    assert ann.try_to(f"/tournaments/{cup}", what="join").status_code == 409


def test_byes_breaks_and_people_who_leave(served: Served, people: list[Browser]) -> None:
    ann, bob, cat, dan = people
    cup = new_cup(ann, bob, cat, dan, rounds=3)
    dan.do(f"/tournaments/{cup}", what="leave")
    assert set(entrants(served, cup)) == {"Ann", "Bob", "Cat"}
    ann.do(f"/tournaments/{cup}", what="start")
    (first,) = rounds_of(rows_of(served, cup))
    assert len(first.byes) == len(first.boards) == 1

    bye = next(name for name, one in entrants(served, cup).items() if one["id"] == first.byes[0])
    resting = next(name for name in ("Ann", "Bob", "Cat") if name != bye)
    browser = {"Ann": ann, "Bob": bob, "Cat": cat}[resting]
    browser.do(f"/tournaments/{cup}", what="rest")
    assert "You take a break" in browser.page(f"/tournaments/{cup}")
    end_games(served, cup, "nobody")
    second = rounds_of(rows_of(served, cup))[1]
    assert second.breaks == (entrants(served, cup)[resting]["id"],)
    assert second.byes == ()

    browser.do(f"/tournaments/{cup}", what="leave")
    end_games(served, cup)
    third = rounds_of(rows_of(served, cup))[2]
    assert third.breaks == third.byes == ()
    assert len(third.boards) == 1
    assert "(left)" in ann.page(f"/tournaments/{cup}")


def test_rounds_wait_for_their_break_for_the_host_and_for_enough_people(
    served: Served, people: list[Browser]
) -> None:
    ann, bob, *_ = people
    cup = new_cup(ann, bob, rounds=3, rest=60)
    assert bob.try_to(f"/tournaments/{cup}", what="start").json()["error"] == "not-host"
    ann.do(f"/tournaments/{cup}", what="start")
    end_games(served, cup)
    served.call(served.site.tournaments.round(now_ms()))
    row = served.site.store.read(kept.one, cup)
    assert row is not None
    assert row["round"] == 1
    assert 55 * 60_000 < row["next_at"] - now_ms() <= 60 * 60_000
    assert "the next round begins in" in bob.page(f"/tournaments/{cup}")
    ann.do(f"/tournaments/{cup}", what="pause")
    ann.do(f"/tournaments/{cup}", what="resume")
    assert len(rounds_of(rows_of(served, cup))) == 2

    bob.do(f"/tournaments/{cup}", what="rest")
    end_games(served, cup)
    ann.do(f"/tournaments/{cup}", what="resume")
    row = served.site.store.read(kept.one, cup)
    assert row is not None
    assert (row["round"], bool(row["paused"])) == (2, True)
    bob.do(f"/tournaments/{cup}", what="back")
    ann.do(f"/tournaments/{cup}", what="resume")
    assert len(rounds_of(rows_of(served, cup))) == 3


def test_a_game_can_be_called_off_and_a_tournament_ended(
    served: Served, people: list[Browser]
) -> None:
    ann, bob, *_ = people
    cup = new_cup(ann, bob, rounds=3)
    ann.do(f"/tournaments/{cup}", what="start")
    assert bob.try_to(f"/tournaments/{cup}", what="void", board=1).status_code == 403
    ann.do(f"/tournaments/{cup}", what="void", board=1)
    assert len(rounds_of(rows_of(served, cup))) == 2
    assert [row["points"] for row in rows_of(served, cup)][:2] == [0.5, 0.5]
    ann.do(f"/tournaments/{cup}", what="finish")
    row = served.site.store.read(kept.one, cup)
    assert row is not None
    assert row["state"] == "finished"
    # What is played on afterwards changes nothing.
    end_games(served, cup)
    assert [row["points"] for row in rows_of(served, cup)][2:] == [None, None]


def test_a_round_robin_gives_a_bye_for_who_has_left(served: Served, people: list[Browser]) -> None:
    ann, bob, cat, dan = people
    cup = new_cup(ann, bob, cat, dan, system="robin", rounds=1)
    ann.do(f"/tournaments/{cup}", what="start")
    row = served.site.store.read(kept.one, cup)
    assert row is not None
    assert row["rounds"] == 3
    assert bob.try_to(f"/tournaments/{cup}", what="rest").json()["error"] == "no-break"
    ann.do(f"/tournaments/{cup}", what="remove", entrant=entrants(served, cup)["Dan"]["id"])
    end_games(served, cup)
    one = rounds_of(rows_of(served, cup))[1]
    assert (len(one.boards), len(one.byes)) == (1, 1)


def test_with_a_live_clock_people_are_waited_for_and_not_for_ever(
    served: Served, people: list[Browser]
) -> None:
    ann, bob, *_ = people
    cup = new_cup(ann, bob, pace="live-15")
    ann.do(f"/tournaments/{cup}", what="start")
    (table,) = {row["table"] for row in rows_of(served, cup)}
    assert served.room(table).status == "gathering"
    served.call(served.site.tournaments.round(now_ms()))
    assert served.room(table).status == "gathering"
    served.call(served.site.tournaments.round(now_ms() + GRACE + 1000))
    assert served.room(table).status == "running"


def test_bots_alone_play_it_to_the_end(served: Served, people: list[Browser]) -> None:
    ann, *_ = people
    cup = str(ann.do("/tournaments", **{**CUP, "pace": "live-15", "rounds": 2})["tournament"])
    for _ in range(3):
        ann.do(f"/tournaments/{cup}", what="bot", bot="random")
    ann.do(f"/tournaments/{cup}", what="start")

    def state() -> str:
        row = served.site.store.read(kept.one, cup)
        assert row is not None
        return str(row["state"])

    wait_for(lambda: state() == "finished")
    past = rounds_of(rows_of(served, cup))
    assert [(len(one.boards), len(one.byes)) for one in past] == [(1, 1), (1, 1)]
    assert all(
        board.points is not None and sum(board.points) == 1 for one in past for board in one.boards
    )
    assert "Drifter" in ann.page(f"/tournaments/{cup}")


def test_a_table_that_nobody_set_out_is_set_out_by_the_next_round(
    served: Served, people: list[Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that wrote the round has died before it began the games."""
    ann, bob, *_ = people
    cup = new_cup(ann, bob)

    async def dies(_: Any) -> None:
        return None

    with monkeypatch.context() as patch:
        patch.setattr(served.site.tournaments, "set_out", dies)
        ann.do(f"/tournaments/{cup}", what="start")
    (table,) = {row["table"] for row in rows_of(served, cup)}
    assert served.room(table).status == "gathering"
    served.call(served.site.tournaments.round(now_ms()))
    assert served.room(table).status == "running"


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        ({"title": " "}, 400),
        ({"game": "chess"}, 400),
        ({"players": 1}, 400),
        ({"players": 7}, 400),
        ({"pace": "none"}, 400),
        ({"system": "knockout"}, 400),
        ({"rounds": 99}, 400),
        ({"rest": 7}, 400),
    ],
)
def test_nonsense_makes_no_tournament(
    served: Served, people: list[Browser], wrong: dict[str, Any], status: int
) -> None:
    before = len(served.site.store.read(kept.listed))
    assert people[0].try_to("/tournaments", **{**CUP, **wrong}).status_code == status
    assert len(served.site.store.read(kept.listed)) == before


def test_who_has_no_account_and_what_is_not_there(served: Served, people: list[Browser]) -> None:
    ann, *_ = people
    cup = new_cup(ann)
    with Browser(served.url) as guest:
        assert guest.try_to("/tournaments", **CUP).status_code == 403
        guest.new_table("me", "bot:random")
        assert guest.try_to(f"/tournaments/{cup}", what="join").status_code == 403
        assert "account" in guest.page(f"/tournaments/{cup}")
    assert ann.try_to(f"/tournaments/{cup}", what="dance").status_code == 400
    assert ann.try_to(f"/tournaments/{cup}", what="start").json()["error"] == "tournament-few"
    assert ann.try_to(f"/tournaments/{cup}", what="bot", bot="python:evil").status_code == 400
    assert ann.try_to("/tournaments/nothing", what="join").status_code == 404
    assert ann.get(f"/tournaments/{'x' * 60}").status_code == 404
    ann.do(f"/tournaments/{cup}", what="cancel")
    assert cup not in ann.page("/tournaments")


def test_with_an_account_its_name_goes_and_the_results_stay(
    served: Served, people: list[Browser]
) -> None:
    ann, bob, *_ = people
    cup = new_cup(ann, bob)
    ann.do(f"/tournaments/{cup}", what="start")
    end_games(served, cup)
    bob.do("/account/delete", password=PASSWORD)
    found = entrants(served, cup)
    assert set(found) == {"Ann", "?"}
    assert found["?"]["gone"] is not None
    assert found["?"]["person"] is None
    assert "Bob" not in ann.page(f"/tournaments/{cup}").partition("<main")[2]
