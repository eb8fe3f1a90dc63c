"""Tables over the real server: making, joining, playing, taking back, leaving, talking,
replaying."""

from __future__ import annotations

import time

import pytest
from at_a_table import asked, two_at_a_table
from served import Browser, Served, play_one, wait_for
from sqlalchemy.exc import OperationalError

from cosmeeple.kernel.records.codec import options_as_text
from cosmeeple.kernel.records.transcript import loads
from cosmeeple.kernel.records.view import SPECTATOR


def play_out(served: Served, browser: Browser, table: str, seat: int = 0) -> None:
    room = served.room(table)
    until = time.monotonic() + 150
    while room.status == "running":
        assert time.monotonic() < until
        if seat in room.deciders():
            play_one(served, browser, table, seat)
        else:
            time.sleep(0.002)


def test_a_new_person_plays_within_two_requests(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "bot:random", me="Ann")

    page = ann.page(f"/t/{table}")

    assert 'name="choice"' in page
    assert "Ann" in page


def test_a_whole_game_against_a_bot_ends_exports_and_verifies(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "bot:greedy", me="Ann")
    play_out(served, ann, table)
    room = served.room(table)

    text = ann.get(f"/t/{table}/export").text
    again = loads(text)

    assert again.table.over()
    assert len(again.moves) == room.moves
    assert str(room.charter.seed) in text
    assert ann.page(f"/t/{table}/end")
    assert ann.page(f"/t/{table}/replay?at=5")
    found = ann.get(f"/t/{table}/replay/regions?at=7").json()
    assert (found["at"], found["total"]) == (7, room.moves)
    assert found["regions"]


def test_the_same_key_twice_is_one_move(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "open", me="Ann")
    ann.do(f"/t/{table}/seat", seat="B", kind="me")
    room = served.room(table)
    seat = asked(served, table)
    fields = {
        "seat": "AB"[seat],
        "choice": options_as_text(room.table, seat)[0],
        "version": room.version,
        "key": "once",
    }

    first = ann.do(f"/t/{table}/move", **fields)
    second = ann.do(f"/t/{table}/move", **fields)

    assert first["version"] == second["version"]
    assert room.moves == 1


def test_an_old_version_is_refused_but_chat_does_not_make_it_old(
    served: Served, ann: Browser
) -> None:
    table = ann.new_table("me", "me", me="Ann")
    room = served.room(table)
    seat = asked(served, table)
    version = room.version
    ann.do(f"/t/{table}/chat", text="hello")
    choice = options_as_text(room.table, seat)[0]

    ann.do(f"/t/{table}/move", seat="AB"[seat], choice=choice, version=version)
    seat = asked(served, table)
    answer = ann.try_to(
        f"/t/{table}/move",
        seat="AB"[seat],
        choice=options_as_text(room.table, seat)[0],
        version=version,
    )

    assert answer.status_code == 409
    assert answer.json()["error"] == "stale"


def test_an_illegal_choice_changes_nothing(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "me", me="Ann")
    room = served.room(table)
    before = room.version

    for choice in ("sail:nowhere", "", "x" * 300, "pass", "\0", "place:ross:ross"):
        answer = ann.try_to(f"/t/{table}/move", seat="AB"[asked(served, table)], choice=choice)
        assert answer.status_code in (400, 409)

    assert room.version == before


def test_undo_is_free_until_another_person_acted(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = two_at_a_table(ann, bob)
    room = served.room(table)
    seat = asked(served, table)
    who = (ann, bob)
    course = room.history.course()
    play_one(served, who[seat], table, seat)
    assert room.moves == 1
    assert room.history.course() == course

    assert who[seat].do(f"/t/{table}/undo", seat="AB"[seat], version=room.version)["undo"] == "done"
    assert room.moves == 0
    assert room.history.course() != course  # what bots remember of the moves taken back is not used
    assert [entry.kind for entry in room.history.entries][-2:] == ["move", "undone"]

    play_one(served, who[seat], table, seat)
    while asked(served, table) == seat:
        play_one(served, who[seat], table, seat)
    other = asked(served, table)
    play_one(served, who[other], table, other)
    moves = room.moves
    assert who[seat].do(f"/t/{table}/undo", seat="AB"[seat])["undo"] == "asked"
    assert room.moves == moves
    refused = who[seat].try_to(f"/t/{table}/undo/answer", seat="AB"[seat], agree="yes")
    assert refused.status_code == 403
    who[other].do(f"/t/{table}/undo/answer", seat="AB"[other], agree="no")
    assert room.moves == moves
    who[seat].do(f"/t/{table}/undo", seat="AB"[seat])
    who[other].do(f"/t/{table}/undo/answer", seat="AB"[other], agree="yes")
    assert room.moves < moves
    assert room.status == "running"


def test_what_was_taken_back_stays_in_the_log_and_survives_a_reload(
    served: Served, ann: Browser
) -> None:
    table = ann.new_table("me", "me", me="Ann")
    for _ in range(25):
        play_one(served, ann, table, asked(served, table))
    room = served.room(table)
    seat = room.history.line[-1].seat or 0
    ann.do(f"/t/{table}/undo", seat="AB"[seat])
    text = room.history.match.dumps() if room.history.match else ""

    served.loop.call_soon_threadsafe(served.site.tables.rooms.loaded.clear)
    wait_for(lambda: not served.site.tables.rooms.loaded)
    again = served.room(table)

    assert again is not room
    assert again.history.match is not None
    assert text == again.history.match.dumps()
    assert sum(entry.undone for entry in again.history.entries) >= 1


def test_spectators_see_no_controls_and_may_talk(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = ann.new_table("me", "bot:random", me="Ann")

    page = bob.page(f"/t/{table}")
    bob.do(f"/t/{table}/chat", text="<b>hej</b>")

    assert 'name="choice"' not in page
    assert "&lt;b&gt;hej&lt;/b&gt;" in ann.page(f"/t/{table}")


def test_chat_is_limited_in_length(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "me", me="Ann")
    ann.do(f"/t/{table}/chat", text="x" * 5000)
    assert ann.try_to(f"/t/{table}/chat", text="  \n ").status_code == 400

    assert len(served.room(table).history.entries[-1].body["text"]) == 500


def test_fork_deals_hidden_cards_anew_and_leaves_the_game_alone(
    served: Served, ann: Browser
) -> None:
    table = ann.new_table("me", "bot:random", me="Ann")
    room = served.room(table)
    for _ in range(12):
        wait_for(lambda: 0 in room.deciders())
        play_one(served, ann, table, 0)
    before = room.version

    fork = served.room(ann.do(f"/t/{table}/fork", at=10)["table"])

    assert fork.charter.sandbox
    assert fork.charter.seed != room.charter.seed
    assert room.version >= before
    assert ann.try_to(f"/t/{fork.id}/export").status_code in (404, 405)
    assert (
        ann.get(f"/t/{fork.id}/export", headers={"accept": "application/json"}).status_code == 409
    )
    wait_for(lambda: 0 in fork.deciders())
    play_one(served, ann, fork.id, 0)


def test_import_verifies_and_plays_on(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "bot:random", me="Ann")
    room = served.room(table)
    wait_for(lambda: 0 in room.deciders())
    play_one(served, ann, table, 0)
    wait_for(lambda: 0 in room.deciders() and room.desk.bot_task is None)
    assert room.history.match is not None
    text = room.history.match.dumps()

    answer = ann.post(
        "/import",
        files={"file": ("game.txt", text.encode())},
        data={"csrf": ann.csrf},
        headers={"accept": "application/json"},
    )
    bad = ann.post(
        "/import",
        files={"file": ("game.txt", text.replace(" @", " @0").encode())},
        data={"csrf": ann.csrf},
        headers={"accept": "application/json"},
    )

    again = served.room(answer.json()["table"])
    assert again.history.match is not None
    assert again.history.match.dumps().split("---")[1] == text.split("---")[1]
    assert bad.status_code == 400
    assert bad.json()["error"] == "bad-file"
    wait_for(lambda: 0 in again.deciders())
    play_one(served, ann, again.id, 0)


def test_a_running_game_of_several_people_is_not_exported(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = two_at_a_table(ann, bob)

    answer = ann.get(f"/t/{table}/export", headers={"accept": "application/json"})

    assert answer.status_code == 409
    assert str(served.room(table).charter.seed) not in ann.page(f"/t/{table}")
    assert served.room(table).charter.commitment[:8] in ann.page(f"/t/{table}")


def test_rematch_rotates_the_seats_once(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "bot:random", me="Ann")
    play_out(served, ann, table)

    first = ann.do(f"/t/{table}/rematch")["table"]
    second = ann.do(f"/t/{table}/rematch")["table"]

    assert first == second
    assert served.room(first).company.names()[1] == "Ann"
    assert served.room(first).status == "running"


def test_the_digest_tells_what_the_others_did(served: Served, ann: Browser, bob: Browser) -> None:
    table = two_at_a_table(ann, bob)
    room = served.room(table)
    who = (ann, bob)
    for _ in range(8):
        seat = asked(served, table)
        play_one(served, who[seat], table, seat)
    last = room.history.line[-1].seat or 0
    other = 1 - last

    lines = who[other].get(f"/t/{table}/digest").json()["lines"]

    assert lines
    assert lines[-1]["version"] == room.history.line[-1].version


def test_why_not_after_another_choice_changes_nothing(
    served: Served, ann: Browser, bob: Browser
) -> None:
    """A card of the Orb is turned and laid: the place is judged as if it had been turned
    already."""
    table = ann.new_table(
        "me", "me", game="race", me="Ann", **{"option.expansion": "orb", "option.start": "preset"}
    )
    room = served.room(table)
    while type(room.table.agenda[-1]).__name__ != "TurnPiece":
        play_one(served, ann, table, asked(served, table))
    seat = asked(served, table)
    turn = options_as_text(room.table, seat)[-1]
    before = room.version
    address = f"/t/{table}/why?seat={'AB'[seat]}"

    refused = ann.get(f"{address}&choice={turn}&choice=at:-1,0").json()
    far = ann.get(f"{address}&choice={turn}&choice=at:15,15").json()

    assert not refused["allowed"]
    assert any(
        one["text"] == "It would cover a square of an airlock: the main airlock"
        for one in refused["reasons"]
        if not one["holds"]
    )
    assert ["RAC-400"] == [one["rule"] for one in far["reasons"] if not one["holds"]]
    assert before == room.version
    assert 409 == ann.get(f"{address}&choice=turn:nowhere&choice=at:0,0").status_code
    assert 409 == ann.get(f"{address}&choice=" + "&choice=".join([turn] * 9)).status_code
    assert (
        409 == bob.get(f"{address}&choice={turn}&choice=at:0,0").status_code
    )  # a spectator tries nothing


def test_why_not_names_rules_and_numbers(served: Served, ann: Browser, bob: Browser) -> None:
    table = ann.new_table("me", "me", me="Ann")
    room = served.room(table)
    seat = asked(served, table)
    legal = set(options_as_text(room.table, seat))
    frame = room.table.agenda[-1]
    keys = [f"{frame.verb}:{key}" if frame.verb else key for key in frame.domain.keys]  # type: ignore[attr-defined]
    closed = next(key for key in keys if key not in legal)

    found = ann.get(f"/t/{table}/why?seat={'AB'[seat]}&choice={closed}").json()
    polish = ann.get(
        f"/t/{table}/why?seat={'AB'[seat]}&choice={closed}",
        headers={"cookie": "", "accept-language": "pl"},
    )

    assert not found["allowed"]
    assert any(
        not reason["holds"] and reason["rule"].startswith("ANT-") for reason in found["reasons"]
    )
    assert polish.status_code == 200


def test_languages_switch_at_any_moment(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "bot:random", me="Ann")
    assert '<html lang="en"' in ann.page(f"/t/{table}")

    ann.do("/preferences", language="pl", theme="dark", next=f"/t/{table}")

    assert '<html lang="pl"' in ann.page(f"/t/{table}")
    assert ann.try_to("/preferences", next="//evil.example").json()["go"] == "/"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_alone_play_to_the_end(served: Served, ann: Browser, players: int) -> None:
    table = ann.new_table(*["bot:random"] * players, me="Ann")
    room = served.room(table)

    wait_for(lambda: room.status == "finished")

    assert room.table.over()
    assert ann.page(f"/t/{table}/end")


def test_no_page_of_another_holds_what_is_hidden(
    served: Served, ann: Browser, bob: Browser
) -> None:
    """The raw state never leaves: the views of two seats differ where they must, and the seed is
    nowhere."""
    table = two_at_a_table(ann, bob)
    who = (ann, bob)
    room = served.room(table)
    for _ in range(30):
        seat = asked(served, table)
        play_one(served, who[seat], table, seat)
        if room.status != "running":
            break
    for browser in who:
        assert str(room.charter.seed) not in browser.page(f"/t/{table}")
        assert room.table.rng.key.hex() not in browser.page(f"/t/{table}")
    assert SPECTATOR not in room.deciders()


def test_a_form_may_carry_options_of_other_player_counts(served: Served, ann: Browser) -> None:
    table = ann.new_table(
        "me", "me", me="Ann", **{"option.placement": "snake", "option.unknown": "x"}
    )
    wrong = ann.try_to(
        "/new",
        game="antarctica",
        players=2,
        **{"seat.0": "me", "seat.1": "me", "option.placement": "?"},
    )

    assert served.room(table).charter.options["placement"] == "snake"
    assert wrong.status_code == 400


def test_a_rematch_waits_for_everybody(served: Served, ann: Browser, bob: Browser) -> None:
    table = two_at_a_table(ann, bob)
    room = served.room(table)
    who = (ann, bob)
    while room.status == "running":
        seat = asked(served, table)
        play_one(served, who[seat], table, seat)

    again = served.room(ann.do(f"/t/{table}/rematch")["table"])
    assert again.status == "gathering"
    ann.page(f"/t/{again.id}")
    assert again.status == "gathering"
    assert bob.do(f"/t/{table}/rematch")["table"] == again.id
    bob.page(f"/t/{again.id}")

    assert again.status == "running"
    assert again.company.names() == ["Bob", "Ann"]


def test_a_disk_that_fails_changes_nothing_and_the_game_goes_on(
    served: Served, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.new_table("me", "me", me="Ann")
    room = served.room(table)
    seat = asked(served, table)
    fields = {
        "seat": "AB"[seat],
        "choice": options_as_text(room.table, seat)[0],
        "version": room.version,
        "key": "k",
    }
    before = room.version

    async def full(*_: object) -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    with monkeypatch.context() as broken:
        for one in served.all:
            broken.setattr(one.site.store, "writing_table", full)
        answer = ann.try_to(f"/t/{table}/move", **fields)

    assert answer.status_code == 503
    assert (room.version, room.moves) == (before, 0)
    ann.do(f"/t/{table}/move", **fields)
    assert room.moves == 1
