"""Profiles and lists of players by game: from public games that are over, never from anything
else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from served import Browser, Served, play_one, serve, wait_for
from test_statistics import figures, played

from cosmeeple.store import openings
from cosmeeple.store.queries import seats_of
from cosmeeple.web.statistics import Played, against, fare_rows, player_rows, ratings_by_game
from cosmeeple.web.together.profiles import favourites


def of_game(game: str, *scores: int, holders: tuple[str, ...], public: bool = True) -> Played:
    one = played(*scores, holders=holders, public=public)
    return Played(game, one.players, one.public, one.scores, one.ranks, one.winners, one.holders)


def test_who_is_strong_in_one_game_is_unrated_in_another() -> None:
    pytest.importorskip("openskill")
    games = [of_game("race", 20, 10, holders=("person:a", "person:b")) for _ in range(6)]
    games.append(of_game("relics", 5, 9, holders=("person:a", "bot:easy")))
    plain = figures(*games, a="Ann", b="Bob")
    found = type(plain)(plain.played, plain.accounts, plain.ratings, ratings_by_game(games))

    assert [row.name for row in player_rows(found, "race")] == ["Ann", "Bob"]
    assert [row.name or row.bot for row in player_rows(found, "relics")] == ["easy", "Ann"]
    assert player_rows(found, "tortuga") == ()
    assert found.rating("race", "person:a").mu > 25 > found.rating("relics", "person:a").mu
    assert found.rating("race", "person:c").mu == 25
    ann = player_rows(found, "race")[0]
    assert (ann.person, ann.games, ann.provisional) == ("a", 6, (ann.sigma or 9) > 5)


def test_only_public_games_count_for_a_profile_and_for_a_duel() -> None:
    found = figures(
        of_game("race", 20, 10, holders=("person:a", "person:b")),
        of_game("race", 20, 30, holders=("person:a", "person:b")),
        of_game("race", 7, 7, holders=("person:a", "person:b")),
        of_game("race", 99, 1, holders=("person:a", "person:b"), public=False),
    )
    (fare,) = fare_rows(found, "a", public=True)
    assert (fare.games, fare.wins, fare.best) == (3, 2, 20)
    assert against(found, "a", "b") == (1, 1, 1)
    assert against(found, "b", "a") == (1, 1, 1)
    assert against(found, "a", "c") == (0, 0, 0)


def test_favourite_openings_are_what_is_done_again_and_again() -> None:
    result = msgspec.json.encode({"scores": [3, 1], "ranks": [1, 2], "winners": [0]}).decode()
    held = [{"id": f"t{n}", "seat": n % 2, "game": "race", "result": result} for n in range(4)]
    words = msgspec.json.encode({"en": ["Which?", "This"], "pl": ["Co?", "To"]}).decode()
    other = msgspec.json.encode({"en": ["Which?", "That"]}).decode()

    def row(n: int, choice: str, said: str) -> dict[str, Any]:
        return {
            "table": f"t{n}",
            "seat": n % 2,
            "number": 0,
            "ask": "Ask",
            "choice": choice,
            "words": said,
        }

    rows = [row(0, "a", words), row(1, "a", words), row(2, "a", words), row(3, "b", other)]
    rows.append({**row(0, "c", words), "seat": 1})  # the opponent's
    (line,) = favourites(held, rows, "pl")["race"]
    assert (line.question, line.answer, line.times, line.games, line.won) == ("Co?", "To", 3, 4, 2)
    # Words that were written before there was a language are English.
    (line,) = favourites(held, [row(3, "b", other)], "pl")["race"]
    assert (line.answer, line.times) == ("That", 1)


def finish(served: Served, browser: Browser, table: str) -> None:
    room = served.room(table)
    while room.status == "running":
        if 0 in room.deciders():
            play_one(served, browser, table, 0)
        wait_for(lambda: 0 in room.deciders() or room.status == "finished")


def test_a_profile_shows_games_openings_and_friendship(tmp_path: Path) -> None:
    with serve(tmp_path) as served, Browser(served.url) as ann, Browser(served.url, "pl") as bob:
        ann.do("/register", account="ann_private_login", password="correct horse")
        ann.do("/account/name", name="Ann")
        bob.do("/register", account="bob", password="correct horse")
        public = ann.new_table("me", "bot:random", me="Ann", public="1")
        hidden = ann.new_table("me", "bot:random", me="Ann")
        for table in (public, hidden):
            finish(served, ann, table)
        seats = served.site.store.read(seats_of, [public])[public]
        a = str(seats[0]["person"])
        wait_for(lambda: served.site.store.read(openings.openings_of, [public]))
        first = served.site.store.read(openings.openings_of, [public])
        assert {row["seat"] for row in first} == {0, 1}
        assert set(msgspec.json.decode(first[0]["words"])) == {"en", "pl"}
        assert served.site.store.read(openings.openings_of, [hidden]) == []

        page = bob.page(f"/people/{a}")
        assert f"/t/{public}/end" in page
        assert hidden not in page
        assert "Ulubione otwarcia" in page
        assert "Ross" in page or "Land" in page or "Ziemia" in page or "Wybrzeże" in page
        # The name to sign in with is nobody's business.
        assert "ann_private_login" not in page
        assert f"/people/{a}" in bob.page("/stats?game=antarctica")
        assert f"/people/{a}" not in bob.page("/stats?game=race")
        assert f"/people/{a}" in ann.page("/account")

        bob.do("/friends", what="ask", other=a)
        assert "zaproszenie czeka na odpowiedź" in bob.page(f"/people/{a}")
        for nobody in ("x" * 24, "y" * 60, str(seats[1]["person"])):
            assert bob.get(f"/people/{nobody}").status_code == 404
        ann.do("/account/delete", password="correct horse")
        assert bob.get(f"/people/{a}").status_code == 404


def test_an_older_game_is_looked_at_when_somebody_asks(tmp_path: Path) -> None:
    with serve(tmp_path) as served, Browser(served.url) as ann:
        for one in served.all:
            one.site.tables.playing.ended = lambda _: None
        ann.do("/register", account="ann", password="correct horse")
        table = ann.new_table("me", "bot:random", me="Ann", public="1")
        finish(served, ann, table)
        a = str(served.site.store.read(seats_of, [table])[table][0]["person"])
        assert served.site.store.read(openings.unread, a, 5) == [table]
        assert "Favourite openings" in ann.page(f"/people/{a}")
        assert served.site.store.read(openings.unread, a, 5) == []
