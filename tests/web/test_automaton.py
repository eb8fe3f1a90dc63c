"""The rulebook's automaton at a player's seat: from the start, in mid-game, and back; told apart
from bots everywhere."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import httpx
import pytest
from served import PATIENCE, Browser, Served, play_one, wait_for

from cosmeeple.kernel.records.transcript import loads
from cosmeeple.web.lines import log_of
from cosmeeple.web.room import Room

GAME = "relics"


def notes(room: Room) -> list[str]:
    return [line.note for line in log_of(room, 0) if line.kind == "note"]


def api(served: Served, table: str, path: str = "", **headers: str) -> Any:
    return httpx.get(
        f"{served.url}/api/v1/tables/{table}{path}", headers=headers, timeout=PATIENCE
    ).json()


def play_some(served: Served, browser: Browser, table: str, moves: int, seat: int = 0) -> None:
    room = served.room(table)
    for _ in range(moves):
        wait_for(lambda: seat in room.deciders())
        play_one(served, browser, table, seat)


def forget(served: Served, table: str) -> Room:
    """As after a restart: the room is read from the database again."""
    served.loop.call_soon_threadsafe(served.site.tables.rooms.loaded.clear)
    wait_for(lambda: not served.site.tables.rooms.loaded)
    return served.room(table)


def test_a_table_with_an_automaton_is_played_and_says_what_sits_there(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = ann.new_table("me", "automaton", me="Ann", game=GAME)
    room = served.room(table)

    play_some(served, ann, table, 4)
    wait_for(lambda: any(entry.seat == 1 for entry in room.history.line))

    assert api(served, table)["seats"][1]["kind"] == "automaton"
    page, polish = ann.page(f"/t/{table}"), bob.page(f"/t/{table}")
    assert "Zu (automaton)" in page
    assert "Zu (automat)" in polish
    assert "#i-automaton" in page


def test_the_lobby_offers_it_only_where_the_game_has_one(served: Served, ann: Browser) -> None:
    assert '<option value="automaton"' in ann.page(f"/new?game={GAME}")
    assert '<option value="automaton"' not in ann.page("/new?game=antarctica")
    games = {game["slug"]: game for game in httpx.get(f"{served.url}/api/v1/games").json()["games"]}
    assert games[GAME]["automaton"]
    assert not games["antarctica"]["automaton"]
    assert "automaton" not in [bot["name"] for bot in games[GAME]["bots"]]


def test_a_waiting_table_takes_it_too(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "open", me="Ann", game=GAME)
    assert '<option value="automaton">Zu (automaton)' in ann.page(f"/t/{table}")

    ann.do(f"/t/{table}/seat", seat="B", kind="automaton")

    assert served.room(table).status == "running"
    assert api(served, table)["seats"][1]["kind"] == "automaton"


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Antarctica has no automaton"), ("pl", "nie ma automatu")]
)
def test_a_game_without_one_says_so(served: Served, language: str, words: str) -> None:
    with Browser(served.url, language) as ann:
        table = ann.new_table("me", "bot:random", me="Ann")
        room = served.room(table)
        page = ann.page(f"/t/{table}")
        assert 'value="automaton"' not in page
        assert "stand-in:automaton" not in page
        for path, fields in (
            (f"/t/{table}/seat", {"seat": "A", "kind": "automaton"}),
            (f"/t/{table}/seat", {"seat": "A", "kind": "stand-in:automaton"}),
            (f"/t/{table}/seat", {"seat": "B", "kind": "bot:automaton"}),
            (f"/t/{table}/leave", {"seat": "A", "bot": "automaton"}),
            ("/new", {"game": "antarctica", "players": "2", "seat.0": "me", "seat.1": "automaton"}),
        ):
            answer = ann.try_to(path, **fields)
            assert (answer.status_code, answer.json()["error"]) == (409, "no-automaton"), path
            assert words in answer.json()["message"]
        assert not any(entry.kind in ("seat", "left") for entry in room.history.entries)
    made = httpx.post(
        f"{served.url}/api/v1/tables", json={"game": "race", "seats": ["me", "automaton"]}
    )
    assert (made.status_code, made.json()["error"]) == (409, "no-automaton")


def test_the_own_seat_goes_to_the_automaton_and_back(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = ann.new_table("me", "open", me="Ann", game=GAME)
    bob.page(f"/t/{table}")
    bob.do(f"/t/{table}/join", name="Bob")
    room = served.room(table)
    assert 'value="stand-in:automaton"' in ann.page(f"/t/{table}")

    ann.do(f"/t/{table}/seat", seat="A", kind="stand-in:automaton")
    for _ in range(12):
        wait_for(lambda: room.deciders() == (1,) and room.desk.bot_task is None)
        play_one(served, bob, table, 1)
    wait_for(lambda: room.deciders() == (1,) and room.desk.bot_task is None)
    assert sum(entry.seat == 0 for entry in room.history.line) > 4
    assert "Zu (automaton) plays for you" in ann.page(f"/t/{table}")
    ann.do(f"/t/{table}/comeback", seat="A")

    assert room.company.chairs[0].is_person()
    assert notes(room)[-2:] == ["left", "returned"]
    while 1 in room.deciders():
        play_one(served, bob, table, 1)
    play_some(served, ann, table, 1)


def test_a_seat_goes_from_bot_to_automaton_to_bot_to_people(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = ann.new_table("me", "bot:random", me="Ann", game=GAME)
    room = served.room(table)
    name = room.company.chairs[1].name

    ann.do(f"/t/{table}/seat", seat="B", kind="automaton")
    assert (
        room.company.chairs[1].kind,
        room.company.chairs[1].bot,
        room.company.chairs[1].name,
    ) == (
        "bot",
        "automaton",
        name,
    )
    assert f"{name}, Zu (automaton), takes over from {name}" in ann.page(f"/t/{table}")
    play_some(served, ann, table, 3)
    ann.do(f"/t/{table}/seat", seat="B", kind="bot:easy")
    assert api(served, table)["seats"][1]["kind"] == "bot"
    ann.do(f"/t/{table}/seat", seat="B", kind="automaton")
    ann.do(f"/t/{table}/seat", seat="B", kind="open", bot="automaton")
    assert (room.company.chairs[1].kind, room.company.chairs[1].stand_in) == ("open", "automaton")
    bob.page(f"/j/{room.charter.invite}")
    bob.do(f"/t/{table}/join", name="Bob")
    assert room.company.chairs[1].is_person()
    bob.do(f"/t/{table}/seat", seat="B", kind="automaton")

    assert room.company.chairs[1].person is None
    assert notes(room)[-6:] == [
        "hand-automaton",
        "hand-bot",
        "hand-automaton",
        "hand-open",
        "joined",
        "hand-automaton",
    ]
    ann.do(f"/t/{table}/seat", seat="B", kind="me")
    assert room.company.chairs[1].is_person()


def test_it_survives_a_restart(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "automaton", me="Ann", game=GAME)
    play_some(served, ann, table, 2)
    ann.do(f"/t/{table}/seat", seat="A", kind="stand-in:automaton")

    room = forget(served, table)

    assert (room.company.chairs[0].stand_in, room.company.chairs[1].shown_kind()) == (
        "automaton",
        "automaton",
    )
    before = room.moves
    ann.page(f"/t/{table}")
    wait_for(lambda: served.room(table).moves > before + 4)


def test_programs_hand_seats_to_it(served: Served) -> None:
    url = f"{served.url}/api/v1/tables"
    made = httpx.post(url, json={"game": GAME, "seats": ["me", "automaton", "bot:random"]}).json()
    table, token = made["table"]["id"], made["tokens"][0]["token"]

    def change(**body: str) -> list[dict[str, str]]:
        headers = {"authorization": f"Bearer {token}"}
        found = httpx.post(
            f"{url}/{table}/seat", json=body, headers=headers, timeout=PATIENCE
        ).json()["seats"]
        assert isinstance(found, list)
        return found

    assert made["table"]["seats"][1]["kind"] == "automaton"
    assert change(seat="B", kind="bot", bot="easy")[1]["kind"] == "bot"
    assert change(seat="C", kind="automaton")[2] == {
        "seat": "C",
        "kind": "automaton",
        "name": "Rigel",
        "bot": "automaton",
    }
    assert change(seat="A", kind="stand-in", bot="automaton")[0]["bot"] == "automaton"
    told = [entry for entry in api(served, table, "/events")["entries"] if entry["kind"] == "seat"]
    assert [entry["data"]["kind"] for entry in told] == ["bot", "automaton"]


def test_a_finished_game_is_explained_exported_and_played_again(
    served: Served, ann: Browser, bob: Browser
) -> None:
    """Alone against Zu, the seat held by the automaton: every priority is told, the file verifies,
    a rematch keeps it."""
    table = ann.new_table("automaton", me="Ann", game=GAME)
    room = served.room(table)
    running = next((entry for entry in room.history.line), None)
    if running is not None and room.status == "running":
        assert api(served, table, f"/thought?version={running.version}")["error"] == "explain-later"
    wait_for(lambda: room.status == "finished")

    explained = 0
    for entry in room.history.line:
        found = api(served, table, f"/thought?version={entry.version}")
        assert (found["bot"], found["unit"], found["options"]) == ("automaton", "priorities", [])
        followed = found["followed"]
        for before, after in pairwise(followed):
            assert before["after"] == after["before"]
        assert sum(each["decides"] for each in followed) <= 1
        if followed and followed[-1]["after"] == 1:
            explained += 1
            page = ann.page(f"/t/{table}/thought?version={entry.version}")
            assert f'<tr class="chosen"><th scope="row">{followed[-1]["text"]}' in page
            if explained == 1:
                polish = bob.page(f"/t/{table}/thought?version={entry.version}")
                assert f'data-rule="{followed[-1]["rule"]}"' in polish
                assert followed[-1]["text"] not in polish
    assert explained > 20

    text = ann.get(f"/t/{table}/export").text
    assert "bot:automaton" in text
    assert loads(text, "file").table.over()
    opened = ann.do("/import", file=text)["table"]
    assert api(served, opened)["seats"][0]["kind"] == "automaton"

    fork = ann.do(f"/t/{table}/fork", at=30)
    assert fork["table"]
    again = ann.do(f"/t/{table}/rematch")["table"]
    assert served.room(again).company.chairs[0].shown_kind() == "automaton"
