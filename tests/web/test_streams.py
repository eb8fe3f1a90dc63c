"""What comes by the stream of a page: moves of others, a log line by line, what a gap has missed,
the lobby."""

from __future__ import annotations

import json
from typing import Any

import sprayed
from at_a_table import asked, two_at_a_table
from served import Browser, Events, Served, play_one, wait_for


def test_two_browsers_hear_each_other(served: Served, ann: Browser, bob: Browser) -> None:
    table = two_at_a_table(ann, bob)
    room = served.room(table)
    version = room.version
    streams = {
        0: Events(ann, f"/stream?t={table}@{version}"),
        1: Events(bob, f"/stream?t={table}@{version}"),
    }
    seat = asked(served, table)

    play_one(served, (ann, bob)[seat], table, seat)

    def told(stream: Events) -> list[dict[str, str]]:
        """Not that somebody came or went, which may be told first."""
        return [
            one
            for one in stream.messages
            if one["event"] == "table" and json.loads(one["data"])["events"]
        ]

    wait_for(lambda: all(told(stream) for stream in streams.values()))
    for stream in streams.values():
        message = told(stream)[0]
        data = json.loads(message["data"])
        assert message["id"] == f"{table}@{data['version']}"
        assert data["regions"]
        assert data["events"][0]["text"]
        stream.close()


def test_a_line_of_the_log_is_sent_once(served: Served, ann: Browser, bob: Browser) -> None:
    table = ann.new_table("me", "me", me="Ann")
    play_one(served, ann, table, asked(served, table))
    version = served.room(table).version
    # A spectator: who has two seats looks from where something is asked.
    stream = Events(bob, f"/stream?t={table}@{version}", {"accept-language": "pl"})
    wait_for(lambda: served.site.hub.watching.get(table) or sprayed.ON)

    def next_of_log() -> dict[str, Any]:
        """The next message that is about a move."""
        played = served.room(table).version

        def told() -> list[dict[str, Any]]:
            found = [json.loads(one["data"]) for one in stream.messages if one["event"] == "table"]
            return [one for one in found if one["version"] == played and one["moves"]]

        wait_for(told)
        return told()[0]

    play_one(served, ann, table, asked(served, table))
    first = next_of_log()
    play_one(served, ann, table, asked(served, table))
    second = next_of_log()
    page = bob.page(f"/t/{table}")
    stream.close()

    assert "r-log" not in first["regions"]
    assert "r-log" not in second["regions"]
    assert f'id="{second["log"]["after"]}"' in first["log"]["lines"]
    assert first["log"]["lines"] + second["log"]["lines"] + "</ol>" in page


def test_after_a_gap_the_stream_brings_everything(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "me", me="Ann")
    version = served.room(table).version
    for _ in range(3):
        play_one(served, ann, table, asked(served, table))

    stream = Events(ann, f"/stream?t={table}@1", {"last-event-id": f"{table}@{version}"})
    wait_for(lambda: stream.messages)
    data = json.loads(stream.messages[0]["data"])
    stream.close()

    assert data["version"] == version + 3
    assert len(data["regions"]) > 5
    assert "r-log" in data["regions"]
    assert data["log"] is None
    assert data["events"]


def test_the_lobby_stream_tells_of_new_tables(served: Served, ann: Browser, bob: Browser) -> None:
    bob.page("/")
    stream = Events(bob, "/stream?t=lobby@0")
    ann.new_table("me", "open", me="Ann", public="1", name="Seen by all")

    wait_for(
        lambda: any(
            message["event"] == "lobby" and "Seen by all" in message["data"]
            for message in stream.messages
        )
    )
    stream.close()
