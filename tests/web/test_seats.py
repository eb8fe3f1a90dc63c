"""Seats change hands in the middle of a game: to bots of any strength, to other people, and
back."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from at_a_table import two_at_a_table
from served import PATIENCE, Browser, Served, play_one, wait_for

from cosmeeple.web.botseat import BOTS
from cosmeeple.web.lines import log_of
from cosmeeple.web.room import Room


def notes(room: Room) -> list[str]:
    return [line.note for line in log_of(room, 0) if line.kind == "note"]


def test_the_own_seat_goes_to_a_bot_of_any_strength_and_back(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = two_at_a_table(ann, bob)
    room = served.room(table)

    for bot in BOTS:
        bob.do(f"/t/{table}/seat", seat="B", kind=f"stand-in:{bot}")
        assert (
            room.company.chairs[1].stand_in,
            room.company.chairs[1].kind,
            room.company.chairs[1].name,
        ) == (
            bot,
            "person",
            "Bob",
        )
    bob.do(f"/t/{table}/comeback", seat="B")

    assert not room.company.chairs[1].stand_in
    assert notes(room)[-6:] == ["left", "stand-in", "stand-in", "stand-in", "stand-in", "returned"]
    page = ann.page(f"/t/{table}")
    assert "Bob leaves; Drifter stands in" in page
    assert "Captain now plays for Bob" in page


def test_leaving_names_the_bot(served: Served, ann: Browser, bob: Browser) -> None:
    table = two_at_a_table(ann, bob)

    assert bob.try_to(f"/t/{table}/leave", seat="B", bot="stdio:cat").status_code == 400
    bob.do(f"/t/{table}/leave", seat="B", bot="easy")

    assert served.room(table).company.chairs[1].stand_in == "easy"


def test_the_host_changes_which_bot_plays_and_its_name_stays(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "bot:random", me="Ann")
    room = served.room(table)
    name = room.company.chairs[1].name

    ann.do(f"/t/{table}/seat", seat="B", kind="bot:easy")

    assert (
        room.company.chairs[1].kind,
        room.company.chairs[1].bot,
        room.company.chairs[1].name,
    ) == (
        "bot",
        "easy",
        name,
    )
    assert notes(room)[-1] == "hand-bot"
    assert f"{name} (bot: Cadet) takes over from {name}" in ann.page(f"/t/{table}")


def test_a_bots_seat_goes_to_a_person_who_comes_by_link(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = ann.new_table("me", "bot:random", me="Ann")
    room = served.room(table)
    assert bob.try_to(f"/t/{table}/seat", seat="B", kind="open").status_code == 403

    ann.do(f"/t/{table}/seat", seat="B", kind="open", bot="greedy")
    assert (room.company.chairs[1].kind, room.company.chairs[1].stand_in) == ("open", "greedy")
    for _ in range(4):
        wait_for(lambda: 0 in room.deciders())
        play_one(served, ann, table, 0)
    assert f"/j/{room.charter.invite}" in ann.page(f"/t/{table}")
    invitation = bob.page(f"/j/{room.charter.invite}")
    bob.do(f"/t/{table}/join", name="Bob")

    assert f"/t/{table}/join" in invitation
    assert room.company.chairs[1].is_person()
    assert notes(room)[-2:] == ["hand-open", "joined"]
    wait_for(lambda: room.desk.bot_task is None)
    seat = room.deciders()[0]
    play_one(served, (ann, bob)[seat], table, seat)


def test_the_menu_offers_what_each_may_do(served: Served, ann: Browser, bob: Browser) -> None:
    table = ann.new_table("me", "bot:random", "open", me="Ann")
    bob.page(f"/t/{table}")
    bob.do(f"/t/{table}/join", name="Bob")
    host, guest = ann.page(f"/t/{table}"), bob.page(f"/t/{table}")

    assert 'id="hand-A"' in host
    assert 'id="hand-B"' in host
    assert 'value="bot:hard"' in host
    assert 'id="hand-C"' in guest
    assert 'id="hand-B"' not in guest
    assert 'value="bot:hard"' not in guest
    assert 'value="stand-in:hard"' in guest
    with Browser(served.url) as spectator:
        assert 'id="hand-' not in spectator.page(f"/t/{table}")


def test_nobody_takes_a_seat_from_a_person_who_is_there(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = two_at_a_table(ann, bob)

    for kind in ("bot:hard", "stand-in:hard", "open", "me"):
        assert ann.try_to(f"/t/{table}/seat", seat="B", kind=kind).status_code == 403
        assert bob.try_to(f"/t/{table}/seat", seat="A", kind=kind).status_code == 403
    with Browser(served.url) as spectator:
        assert (
            spectator.try_to(f"/t/{table}/seat", seat="B", kind="stand-in:hard").status_code == 403
        )
    assert served.room(table).company.chairs[1].is_person()


def test_the_host_changes_the_stand_in_of_somebody_who_has_gone(
    served: Served, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two_at_a_table(ann, bob)
    room = served.room(table)
    for one in served.all:
        monkeypatch.setattr(one.site.hub, "absent", lambda *_: asyncio.sleep(0, 1e6))

    ann.do(f"/t/{table}/seat", seat="B", kind="stand-in:easy")
    monkeypatch.undo()
    ann.do(f"/t/{table}/seat", seat="B", kind="stand-in:random")

    assert room.company.chairs[1].stand_in == "random"
    bob.do(f"/t/{table}/comeback", seat="B")
    assert room.company.chairs[1].is_person()


def test_programs_hand_seats_over(served: Served) -> None:
    url = f"{served.url}/api/v1/tables"
    made = httpx.post(
        url, json={"game": "antarctica", "seats": ["me", "bot:random", "open"]}
    ).json()
    table, token = made["table"]["id"], made["tokens"][0]["token"]
    other = httpx.post(f"{url}/{table}/join", json={"name": "Other"}).json()["token"]
    room = served.room(table)

    def change(who: str, **body: str) -> httpx.Response:
        return httpx.post(
            f"{url}/{table}/seat",
            json=body,
            headers={"authorization": f"Bearer {who}"},
            timeout=PATIENCE,
        )

    assert change(token, seat="B", kind="bot", bot="easy").json()["seats"][1]["bot"] == "easy"
    assert change(other, seat="B", kind="bot", bot="hard").status_code == 403
    assert change(token, seat="C", kind="bot", bot="hard").status_code == 403
    assert change(token, seat="B", kind="automaton").json()["error"] == "no-automaton"
    assert change(token, seat="B", kind="bot", bot="stdio:cat").status_code == 400
    assert change(token, seat="B", kind="bot").status_code == 400
    assert change(token, seat="B", kind="open").json()["seats"][1]["kind"] == "open"
    assert httpx.post(f"{url}/{table}/join", json={"seat": "B"}).status_code == 200
    assert (
        change(other, seat="C", kind="stand-in", bot="random").json()["seats"][2]["bot"] == "random"
    )
    leave = httpx.post(
        f"{url}/{table}/leave?bot=easy", headers={"authorization": f"Bearer {token}"}
    )
    assert leave.status_code == 200
    assert room.company.chairs[0].stand_in == "easy"
    assert change(other, seat="C", kind="bot", bot="random").status_code == 200
    assert change(other, seat="C", kind="bot", bot="random").status_code == 401


def test_a_seat_that_changed_hands_survives_a_restart(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = two_at_a_table(ann, bob)
    bob.do(f"/t/{table}/seat", seat="B", kind="stand-in:easy")

    served.loop.call_soon_threadsafe(served.site.tables.rooms.loaded.clear)
    wait_for(lambda: not served.site.tables.rooms.loaded)

    assert served.room(table).company.chairs[1].stand_in == "easy"
