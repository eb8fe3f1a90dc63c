"""Statistics: from finished games only, names only of accounts at public tables."""

from __future__ import annotations

from pathlib import Path

import pytest
from served import Browser, Served, play_one, serve, wait_for

from cosmeeple.web import statistics
from cosmeeple.web.statistics import Figures, Played, fare_rows, game_rows, player_rows, ratings_of


def played(*scores: int, holders: tuple[str, ...], public: bool = True, players: int = 0) -> Played:
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    winners = frozenset(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Played("antarctica", players or len(scores), public, scores, ranks, winners, holders)


def figures(*games: Played, **accounts: str) -> Figures:
    return Figures(
        tuple(games), {f"person:{who}": name for who, name in accounts.items()}, ratings_of(games)
    )


def test_rows_of_a_game_add_up() -> None:
    found = game_rows(
        figures(
            played(10, 20, holders=("person:a", "bot:easy")),
            played(30, 30, holders=("person:a", "person:b")),
            played(8, 40, holders=("person:a",), players=1),
        )
    )

    alone, two = found
    assert (two.players, two.games, two.mean, two.winning) == (2, 2, 22.5, 25.0)
    assert two.seats == (0.25, 0.75)
    assert (two.people, two.people_won) == (3, 2)
    assert (alone.players, alone.games, alone.mean, alone.seats, alone.people_won) == (
        1,
        1,
        8.0,
        (0.0,),
        0,
    )


def test_a_person_fares_by_seat() -> None:
    games = (
        played(10, 20, holders=("person:a", "person:a"), public=False),
        played(30, 5, holders=("person:a", "bot:easy")),
    )

    (row,) = fare_rows(figures(*games), "a")

    assert (row.games, row.wins, row.mean, row.best) == (3, 2, 20.0, 30)
    assert fare_rows(figures(*games), "b") == ()


def test_the_list_of_players_has_accounts_and_bots_of_public_games_only() -> None:
    public = [
        played(20, 10, holders=("person:a", "bot:easy")),
        played(20, 10, holders=("person:guest", "person:a")),
    ]
    public.append(played(9, 5, holders=("bot:easy", "bot:easy")))
    private = played(0, 50, holders=("person:a", "person:shy"), public=False)

    rows = player_rows(figures(*public, private, a="Ann", shy="Shy"))

    assert {row.name or row.bot for row in rows} == {"Ann", "easy"}
    ann = next(row for row in rows if row.name == "Ann")
    assert (ann.games, ann.wins) == (2, 1.0)
    assert next(row for row in rows if row.bot == "easy").games == 1


def test_who_wins_is_rated_higher() -> None:
    pytest.importorskip("openskill")
    games = [played(20, 10, holders=("person:a", "bot:easy")) for _ in range(5)]

    first, second = player_rows(figures(*games, a="Ann"))

    assert (first.name, second.bot) == ("Ann", "easy")
    assert first.mu is not None
    assert second.mu is not None
    assert first.mu > 25 > second.mu


def test_without_openskill_shares_of_wins_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics, "rate", lambda _: None)
    games = [played(20, 10, holders=("person:a", "bot:easy")) for _ in range(3)]

    first, second = player_rows(figures(*games, a="Ann"))

    assert (first.name, first.mu, second.bot) == ("Ann", None, "easy")


def test_an_automaton_that_wins_takes_no_seat_and_no_holder() -> None:
    """Two at a table with an automaton that is counted behind them: its win is nobody's, its score
    wins."""
    games = [played(10, 20, 50, holders=("person:a", "bot:easy"), players=2) for _ in range(4)]
    games.append(played(30, 20, 30, holders=("person:a", "bot:easy"), players=2))
    found = figures(*games, a="Ann")

    (row,) = game_rows(found)
    assert (row.players, row.games, row.mean, row.winning) == (2, 5, 17.0 + 0.0, 46.0)
    assert row.seats == (0.1, 0.0)
    assert (row.people, row.people_won) == (5, 1)
    (fare,) = fare_rows(found, "a")
    assert (fare.games, fare.wins, fare.best) == (5, 1, 30)
    assert {one.name or one.bot: (one.games, one.wins) for one in player_rows(found)} == {
        "Ann": (5, 0.5),
        "easy": (5, 0),
    }


def test_seats_are_rated_among_themselves_whatever_the_automaton_scores() -> None:
    pytest.importorskip("openskill")
    alone = figures(*[played(10, 20, holders=("person:a", "bot:easy")) for _ in range(4)])
    beaten = figures(
        *[played(10, 20, 50, holders=("person:a", "bot:easy"), players=2) for _ in range(4)]
    )

    assert alone.ratings == beaten.ratings


def finish(served: Served, browser: Browser, table: str) -> None:
    room = served.room(table)
    while room.status == "running":
        if 0 in room.deciders():
            play_one(served, browser, table, 0)
        wait_for(lambda: 0 in room.deciders() or room.status == "finished")


def test_the_pages_show_finished_games(tmp_path: Path) -> None:
    with serve(tmp_path) as served, Browser(served.url) as ann, Browser(served.url, "pl") as bob:
        assert "No game has been finished yet" in ann.page("/stats")
        ann.do("/register", account="ann_the_first", password="correct horse", name="Ann")
        public = ann.new_table("me", "bot:random", me="Ann", public="1")
        finish(served, ann, public)
        running = ann.new_table("me", "me", me="Ann", public="1")
        bob.page("/")
        hidden = bob.new_table("me", "bot:random", me="Bob")
        finish(served, bob, hidden)
        fork = ann.do(f"/t/{public}/fork", at=3)["table"]
        assert served.room(running).status == served.room(fork).status == "running"

        for one in served.all:
            one.site.statistics.kept = None
        page, account, polish = ann.page("/stats"), ann.page("/account"), bob.page("/stats")

        assert len(served.call(served.site.statistics.figures()).played) == 2
        assert "Ann" in page.partition("<main")[2]
        assert "Bob" not in page
        assert "Drifter" in page
        assert "Statystyki" in polish
        assert "1 game played" in account
        assert 'class="figures"' in account
        ann.do("/account/delete", password="correct horse")
        for one in served.all:
            one.site.statistics.kept = None
        assert "Ann" not in bob.page("/stats").partition("<main")[2]


def test_figures_are_read_anew_only_when_something_has_changed(
    served: Served, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = served.site.statistics
    monkeypatch.setattr(statistics, "FRESH", -1.0)
    ann.do("/register", account="ann_of_figures", password="correct horse")
    first = settled(served)
    ann.do("/account/name", name="Anna")
    wait_for(lambda: "Anna" in served.call(known.figures()).accounts.values())
    second = settled(served)
    assert second is not first
    finish(served, ann, ann.new_table("me", "bot:random", public="1"))
    assert len(settled(served).played) == len(second.played) + 1


def settled(served: Served) -> statistics.Figures:
    """The figures when nothing changes any more and what another process has told was heard: they
    are the same object then, however often somebody asks."""

    def same() -> bool:
        first = served.call(served.site.statistics.figures())
        return all(served.call(served.site.statistics.figures()) is first for _ in range(5))

    wait_for(same)
    found = served.site.statistics.kept
    assert found is not None
    return found
