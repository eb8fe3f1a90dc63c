"""Bots explain themselves: to everybody after the end, before it only to the person whose own
question it is."""

from __future__ import annotations

import secrets
from typing import Any

import httpx
import pytest
from at_a_table import two_at_a_table
from served import PATIENCE, Browser, Events, Served, play_one, wait_for

from cosmeeple.bots import Thought
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.codec import digest, options_as_text
from cosmeeple.kernel.records.view import dump_view, view
from cosmeeple.web.botline import Claim
from cosmeeple.web.botseat import Answer
from cosmeeple.web.thoughts import told
from cosmeeple.web.viewer import texts_of


def thought(served: Served, table: str, version: int, **headers: str) -> httpx.Response:
    return httpx.get(
        f"{served.url}/api/v1/tables/{table}/thought?version={version}",
        headers=headers,
        timeout=PATIENCE,
    )


def test_after_the_end_every_move_of_a_bot_is_explained_to_everybody(
    served: Served, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The same game every time: some are several times as long as others.
    monkeypatch.setattr(secrets, "randbits", lambda bits: 11 % (1 << bits))
    table = ann.new_table("bot:easy", "bot:easy", me="Ann")
    room = served.room(table)
    wait_for(lambda: room.status == "finished")

    for entry in room.history.line:
        found = thought(served, table, entry.version).json()
        assert (found["bot"], found["unit"]) == ("easy", "share")
        assert (
            entry.choice in [option["choice"] for option in found["options"]]
            or not found["options"]
        )
    assert (
        sum(
            bool(thought(served, table, entry.version).json()["options"])
            for entry in room.history.line
        )
        > room.moves / 2
    )
    last = room.history.line[-1].version
    english, polish = (
        ann.page(f"/t/{table}/thought?version={last}"),
        bob.page(f"/t/{table}/thought?version={last}"),
    )
    assert english.count("<tr") == polish.count("<tr")
    assert "Why this move?" in english
    assert "Dlaczego ten ruch?" in polish
    assert f"/t/{table}/thought?version={last}" in bob.page(f"/t/{table}")
    assert f"/t/{table}/thought?version={last}" in bob.page(f"/t/{table}/replay")


def test_the_search_tells_tries_and_the_line_it_expects(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "bot:random", me="Ann", game="circadians")
    room = served.room(table)
    wait_for(lambda: 0 in room.deciders())

    ann.do(f"/t/{table}/hint", seat="A", bot="hard")
    advice = room.desk.advice[0]

    assert advice.grounds is not None
    assert sum(option.visits for option in advice.grounds.options) > 1
    assert any(option.line for option in advice.grounds.options)
    page = ann.page(f"/t/{table}")
    best = told(advice.grounds, advice.known, 0, texts_of(room, "en")).options[0]
    assert best.chosen
    assert best.label in page
    assert 'class="thought"' in page


def test_nobody_reads_a_thought_while_the_game_runs(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = ann.new_table("me", "bot:greedy", me="Ann")
    room = served.room(table)
    for _ in range(6):
        wait_for(lambda: 0 in room.deciders())
        play_one(served, ann, table, 0)
    wait_for(lambda: any(entry.seat == 1 for entry in room.history.line) and 0 in room.deciders())
    version = next(entry.version for entry in room.history.line if entry.seat == 1)
    token = ann.do(f"/t/{table}/token", seat="A")["token"]

    for browser in (ann, bob):
        answer = browser.get(
            f"/t/{table}/thought?version={version}", headers={"accept": "application/json"}
        )
        assert (answer.status_code, answer.json()["error"]) == (409, "explain-later")
        assert "/thought?" not in browser.page(f"/t/{table}")
    for headers in ({}, {"authorization": f"Bearer {token}"}):
        assert thought(served, table, version, **headers).json()["error"] == "explain-later"
    events = httpx.get(f"{served.url}/api/v1/tables/{table}/events").text
    assert "grounds" not in events
    assert "visits" not in events


def test_a_move_without_a_thought_has_none(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "bot:random", me="Ann")
    room = served.room(table)
    while room.status == "running":
        if 0 in room.deciders():
            play_one(served, ann, table, 0)
        wait_for(lambda: 0 in room.deciders() or room.status == "finished")
    own = next(entry.version for entry in room.history.line if entry.seat == 0)
    drawn = next(entry.version for entry in room.history.line if entry.seat == 1)

    assert thought(served, table, own).status_code == 404
    assert thought(served, table, 10**6).status_code == 404
    assert thought(served, table, drawn).json()["options"] == []
    assert "This bot draws lots" in ann.page(f"/t/{table}/thought?version={drawn}")


def test_rehearsed_advice_tells_its_votes(served: Served, bob: Browser) -> None:
    table = bob.new_table("me", me="Bob", game="relics")
    room = served.room(table)
    wait_for(lambda: 0 in room.deciders())

    bob.do(f"/t/{table}/hint", seat="A", bot="hard")
    advice = room.desk.advice[0]

    assert advice.grounds is not None
    assert advice.grounds.unit == "votes"
    assert advice.grounds.options[0].choice == advice.grounds.choice
    page = bob.page(f"/t/{table}")
    assert "Głosy" in page
    assert "przećwiczon" in page


def test_advice_is_thought_from_what_the_own_seat_knows(
    served: Served, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.new_table("me", "me", me="Ann", game="race")
    room = served.room(table)
    wait_for(lambda: 0 in room.deciders())
    asked: list[tuple[Table[Any], int, str]] = []

    async def think(
        claim: Claim, game: Any, course: str, known: Table[Any], seat: int, bot: str, seats: int
    ) -> Answer:
        asked.append((known, seat, bot))
        return Answer(Thought(known.options(seat)[0]), bot)

    with monkeypatch.context() as patched:
        for one in served.all:
            patched.setattr(one.site.bots, "think", think)
        ann.do(f"/t/{table}/hint", seat="A", bot="hard")

    known, seat, bot = asked[0]
    assert (seat, bot) == (0, "hard")
    assert dump_view(room.game, view(room.game, known, 0)) == dump_view(
        room.game, view(room.game, room.table, 0)
    )
    assert digest(known) != digest(room.table)


def test_with_other_people_hints_are_off_until_the_host_allows_them(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = two_at_a_table(ann, bob)
    room = served.room(table)
    seat = room.deciders()[0]
    who, other = ((ann, bob), (bob, ann))[seat]

    assert who.try_to(f"/t/{table}/hint", seat="AB"[seat]).json()["error"] == "no-hints"
    assert bob.try_to(f"/t/{table}/hints", on="yes").status_code == 403
    ann.do(f"/t/{table}/hints", on="yes")
    assert other.try_to(f"/t/{table}/hint", seat="AB"[1 - seat]).json()["error"] == "not-your-turn"
    assert other.try_to(f"/t/{table}/hint", seat="AB"[seat]).status_code == 403
    who.do(f"/t/{table}/hint", seat="AB"[seat], bot="greedy")

    assert [entry.kind for entry in room.history.entries][-2:] == ["hints", "hint"]
    assert 'class="panel notice advice"' in who.page(f"/t/{table}")
    assert 'class="panel notice advice"' not in other.page(f"/t/{table}")
    with Browser(served.url) as spectator:
        assert 'class="panel notice advice"' not in spectator.page(f"/t/{table}")
        assert spectator.try_to(f"/t/{table}/hint", seat="AB"[seat]).status_code == 403
    play_one(served, who, table, seat)
    assert 'class="panel notice advice"' not in who.page(f"/t/{table}")
    served.forget(table)
    assert served.room(table).hints_allowed()


def test_the_stream_brings_advice_to_its_seat_only(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = two_at_a_table(ann, bob)
    room = served.room(table)
    ann.do(f"/t/{table}/hints", on="yes")
    seat = room.deciders()[0]
    who, other = ((ann, bob), (bob, ann))[seat]
    streams = [Events(browser, f"/stream?t={table}@{room.version}") for browser in (who, other)]
    wait_for(lambda: served.watchers(table) == 2)

    who.do(f"/t/{table}/hint", seat="AB"[seat], bot="greedy")

    wait_for(lambda: any("notice advice" in message["data"] for message in streams[0].messages))
    wait_for(
        lambda: any(
            "asks a bot" in message["data"] or "pyta bota" in message["data"]
            for message in streams[1].messages
        )
    )
    for stream in streams:
        stream.close()
    assert not any("notice advice" in message["data"] for message in streams[1].messages)


def test_on_a_shared_device_hints_are_off_and_follow_the_hands(
    served: Served, ann: Browser
) -> None:
    table = ann.new_table("me", "here", me="Ann", **{"name.1": "Cleo"})
    room = served.room(table)
    seat = room.deciders()[0]

    ann.do(f"/t/{table}/hand", seat="AB"[seat])
    assert ann.try_to(f"/t/{table}/hint", seat="AB"[seat]).json()["error"] == "no-hints"
    ann.do(f"/t/{table}/hints", on="yes")
    assert ann.try_to(f"/t/{table}/hint", seat="AB"[1 - seat]).status_code == 403
    ann.do(f"/t/{table}/hint", seat="AB"[seat], bot="greedy")
    assert 'class="panel notice advice"' in ann.page(f"/t/{table}")


def test_programs_ask_for_advice_on_their_own_seat(served: Served) -> None:
    url = f"{served.url}/api/v1/tables"
    made = httpx.post(url, json={"game": "antarctica", "seats": ["me", "me"]}).json()
    table, tokens = made["table"]["id"], [one["token"] for one in made["tokens"]]
    seat = served.room(table).deciders()[0]

    def ask(token: str, **body: str) -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"}
        return httpx.post(f"{url}/{table}/hint?language=pl", json=body, headers=headers, timeout=60)

    good = ask(tokens[seat], bot="greedy")
    assert good.status_code == 200, good.text
    legal = options_as_text(served.room(table).table, seat)
    assert {option["choice"] for option in good.json()["options"]} <= set(legal)
    assert good.json()["seat"] == "AB"[seat]
    assert ask(tokens[1 - seat], bot="greedy").json()["error"] == "not-your-turn"
    assert ask("nonsense").status_code == 401
    assert ask(tokens[seat], bot="stdio:cat").status_code == 400
    assert ask(tokens[seat], bot="random").status_code == 400


def test_a_thought_is_small_on_disk(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "bot:random", me="Ann", game="race")
    room = served.room(table)
    wait_for(lambda: 0 in room.deciders())

    ann.do(f"/t/{table}/hint", seat="A", bot="easy")

    grounds = room.desk.advice[0].grounds
    assert grounds is not None
    assert len(grounds.dump()) < 2000
    assert len(grounds.options) + grounds.left_out == len(room.desk.advice[0].known.options(0))
