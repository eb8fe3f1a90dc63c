"""Files of games: all of it after the end, before that what the viewer knows."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from served import PATIENCE, Browser, Served, play_one, wait_for

from cosmeeple.kernel.records.transcript import loads
from cosmeeple.kernel.records.view import SPECTATOR, dump_view, view


def known(browser: Browser, table: str, seat: str = "") -> dict[str, Any]:
    answer = browser.get(f"/t/{table}/export?what=known{seat}")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"].endswith('.json"')
    found = answer.json()
    assert isinstance(found, dict)
    return found


def two_at_race(ann: Browser, bob: Browser) -> str:
    table = ann.new_table("me", "open", me="Ann", game="race")
    bob.page(f"/t/{table}")
    bob.do(f"/t/{table}/join", name="Bob")
    return table


def test_everybody_gets_the_own_view_and_no_more(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = two_at_race(ann, bob)
    room = served.room(table)
    for _ in range(8):
        seat = room.deciders()[0]
        play_one(served, (ann, bob)[seat], table, seat)
    with Browser(served.url) as spectator:
        files = {
            0: known(ann, table),
            1: known(bob, table, "&seat=A"),
            SPECTATOR: known(spectator, table),
        }

    for seat, found in files.items():
        expected = json.loads(json.dumps(dump_view(room.game, view(room.game, room.table, seat))))
        assert found["view"] == expected
        assert str(room.charter.seed) not in json.dumps(found)
        assert room.table.rng.key.hex() not in json.dumps(found)
        assert found["commitment"] == room.charter.commitment
        moves = [entry for entry in found["history"] if entry["kind"] == "move"]
        assert len(moves) == room.moves
        assert [entry["choice"] for entry in moves] == [
            entry.choice if entry.seat == seat else None for entry in room.history.line
        ]
    assert files[0]["view"] != files[1]["view"]
    assert [files[seat]["seat"] for seat in (0, 1, SPECTATOR)] == ["A", "B", None]


def test_nobody_gets_the_seed_of_a_running_game_not_even_alone(
    served: Served, ann: Browser
) -> None:
    table = ann.new_table("me", "bot:random", me="Ann")
    room = served.room(table)
    wait_for(lambda: 0 in room.deciders())
    token = ann.do(f"/t/{table}/token", seat="A")["token"]
    before = room.version

    page = ann.get(f"/t/{table}/export", headers={"accept": "application/json"})
    api = httpx.get(
        f"{served.url}/api/v1/tables/{table}/export",
        headers={"authorization": f"Bearer {token}"},
        timeout=PATIENCE,
    )

    assert (page.status_code, page.json()["error"]) == (409, "export-later")
    assert "seed" in page.json()["message"]
    assert (api.status_code, api.json()["error"]) == (409, "export-later")
    assert room.version == before
    assert f"/t/{table}/export?what=known&amp;seat=A" in ann.page(f"/t/{table}")


def test_programs_get_what_their_seat_knows(served: Served) -> None:
    url = f"{served.url}/api/v1/tables"
    made = httpx.post(url, json={"game": "race", "seats": ["me", "me"]}).json()
    table, tokens = made["table"]["id"], [one["token"] for one in made["tokens"]]

    files = [
        httpx.get(
            f"{url}/{table}/known?language=pl",
            headers={"authorization": f"Bearer {token}"},
            timeout=PATIENCE,
        ).json()
        for token in tokens
    ]

    assert [found["seat"] for found in files] == ["A", "B"]
    assert files[0]["view"] != files[1]["view"]
    assert (
        httpx.get(f"{url}/{table}/known", headers={"authorization": "Bearer x"}).status_code == 401
    )


@pytest.mark.parametrize("kind", ["known", "whole"])
def test_after_the_end_there_are_both(served: Served, ann: Browser, kind: str) -> None:
    table = ann.new_table("bot:random", "bot:random", me="Ann")
    room = served.room(table)
    wait_for(lambda: room.status == "finished")

    if kind == "known":
        assert known(ann, table)["status"] == "finished"
    else:
        assert loads(ann.get(f"/t/{table}/export").text, "file").table.over()
        assert f'href="/t/{table}/export"' in ann.page(f"/t/{table}")


def test_a_shared_device_gives_out_only_the_hand_that_is_shown(
    served: Served, ann: Browser
) -> None:
    table = ann.new_table("me", "here", me="Ann", game="race", **{"name.1": "Cleo"})
    room = served.room(table)
    public = json.loads(json.dumps(dump_view(room.game, view(room.game, room.table, SPECTATOR))))

    assert known(ann, table, "&seat=B")["view"] == public
