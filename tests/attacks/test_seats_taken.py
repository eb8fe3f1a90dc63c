"""Reading a hand by sitting down at it: the host at a bot's seat, a second seat, a second name, a
friend at the device."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from served import Browser, Events, Served, wait_for

from cosmeeple.web.room import Room


@pytest.fixture
def cid(served: Served) -> Iterator[Browser]:
    with Browser(served.url) as browser:
        yield browser


def join(browser: Browser, table: str, name: str) -> httpx.Response:
    browser.page("/about")
    return browser.try_to(f"/t/{table}/join", name=name)


def with_a_bot(served: Served, ann: Browser, bob: Browser) -> Room:
    """Ann (A, the host) and Bob (C) with a bot (B) between them."""
    table = ann.new_table("me", "bot:random", "open", me="Ann")
    assert join(bob, table, "Bob").status_code == 200
    return served.room(table)


def watched_by_its_host(served: Served, ann: Browser, bob: Browser, cid: Browser) -> Room:
    """Bob (A) and Cid (B) with a bot (C); Ann made the table and has no seat, so she has seen no
    hand."""
    table = ann.new_table("open", "open", "bot:random", me="Ann")
    for one, name in ((bob, "Bob"), (cid, "Cid")):
        assert join(one, table, name).status_code == 200
    return served.room(table)


def ask_of(room: Room) -> int:
    return next(iter(room.company.seat_asks))


def test_who_holds_a_hand_takes_no_other(served: Served, ann: Browser, bob: Browser) -> None:
    room = with_a_bot(served, ann, bob)

    refused = ann.try_to(f"/t/{room.id}/seat", seat="B", kind="me")

    assert (refused.status_code, refused.json()["error"]) == (403, "seen-a-hand")
    assert room.company.chairs[1].kind == "bot"
    assert 'value="me"' not in ann.page(f"/t/{room.id}")


def test_nor_by_the_link_to_a_seat_that_was_freed_for_it(
    served: Served, ann: Browser, bob: Browser
) -> None:
    room = with_a_bot(served, ann, bob)
    ann.do(f"/t/{room.id}/seat", seat="B", kind="open")

    assert (
        ann.try_to(f"/t/{room.id}/join", name="Another", seat="B").json()["error"] == "seen-a-hand"
    )
    assert room.company.chairs[1].kind == "open"


def test_nor_after_giving_up_the_first(served: Served, ann: Browser, bob: Browser) -> None:
    """Nobody has moved: who held the seat is known from giving it up."""
    room = with_a_bot(served, ann, bob)
    bob.do(f"/t/{room.id}/seat", seat="C", kind="bot:random")
    ann.do(f"/t/{room.id}/seat", seat="B", kind="open")

    assert (
        bob.try_to(f"/t/{room.id}/join", name="Somebody", seat="B").json()["error"] == "seen-a-hand"
    )
    ann.do(f"/t/{room.id}/seat", seat="C", kind="open")
    assert bob.do(f"/t/{room.id}/join", name="Bob", seat="C")["seat"] == "done"


def test_the_host_needs_everybodys_consent(
    served: Served, ann: Browser, bob: Browser, cid: Browser
) -> None:
    room = watched_by_its_host(served, ann, bob, cid)
    assert "Ask to take this seat" in ann.page(f"/t/{room.id}")

    assert ann.do(f"/t/{room.id}/seat", seat="C", kind="me")["seat"] == "asked"
    assert ann.do(f"/t/{room.id}/seat", seat="C", kind="me")["seat"] == "asked"
    assert len(room.company.seat_asks) == 1
    assert "Still to agree: Bob, Cid" in ann.page(f"/t/{room.id}")
    assert "prosi o miejsce" in bob.page(f"/t/{room.id}")
    assert ann.try_to(f"/t/{room.id}/seat/answer", ask=ask_of(room), agree="yes").status_code == 403
    bob.do(f"/t/{room.id}/seat/answer", ask=ask_of(room), agree="yes")
    assert room.company.chairs[2].kind == "bot"

    cid.do(f"/t/{room.id}/seat/answer", ask=ask_of(room), agree="yes")

    assert (room.company.chairs[2].kind, room.company.chairs[2].name) == ("person", "Ann")
    assert not room.company.seat_asks


def test_one_no_is_enough_and_a_stranger_does_not_ask_twice(
    served: Served, ann: Browser, bob: Browser, cid: Browser
) -> None:
    room = watched_by_its_host(served, ann, bob, cid)
    ann.do(f"/t/{room.id}/seat", seat="C", kind="me")
    bob.do(f"/t/{room.id}/seat/answer", ask=ask_of(room), agree="yes")

    cid.do(f"/t/{room.id}/seat/answer", ask=ask_of(room), agree="no")

    assert room.company.chairs[2].kind == "bot"
    assert ann.try_to(f"/t/{room.id}/seat", seat="C", kind="me").json()["error"] == "refused-before"


def test_who_asks_may_take_it_back_and_a_restart_forgets_nothing(
    served: Served, ann: Browser, bob: Browser, cid: Browser
) -> None:
    table = watched_by_its_host(served, ann, bob, cid).id
    ann.do(f"/t/{table}/seat", seat="C", kind="me")
    bob.do(f"/t/{table}/seat/answer", ask=ask_of(served.room(table)), agree="yes")

    served.loop.call_soon_threadsafe(served.site.tables.rooms.loaded.clear)
    wait_for(lambda: not served.site.tables.rooms.loaded)

    room = served.room(table)
    assert "Still to agree: Cid" in ann.page(f"/t/{table}")
    ann.do(f"/t/{table}/seat/answer", ask=ask_of(room), agree="no")
    assert not room.company.seat_asks
    assert ann.do(f"/t/{table}/seat", seat="C", kind="me")["seat"] == "asked"


def test_somebody_a_bot_stands_in_for_is_asked_too(
    served: Served, ann: Browser, bob: Browser, cid: Browser
) -> None:
    room = watched_by_its_host(served, ann, bob, cid)
    bob.do(f"/t/{room.id}/leave", seat="A", bot="random")

    ann.do(f"/t/{room.id}/seat", seat="C", kind="me")
    cid.do(f"/t/{room.id}/seat/answer", ask=ask_of(room), agree="yes")

    assert room.company.chairs[2].kind == "bot"
    bob.do(f"/t/{room.id}/seat/answer", ask=ask_of(room), agree="yes")
    assert room.company.chairs[2].kind == "person"


def test_a_second_name_by_the_link_is_asked_about(
    served: Served, ann: Browser, bob: Browser, cid: Browser
) -> None:
    """The host frees the bot's seat and comes again with a fresh browser: her own yes counts, Bob's
    is missing."""
    room = with_a_bot(served, ann, bob)
    ann.do(f"/t/{room.id}/seat", seat="B", kind="open")

    assert "these people will be asked first: Bob." in cid.page(f"/j/{room.charter.invite}")
    assert join(cid, room.id, "Cid").json()["seat"] == "asked"

    assert room.company.chairs[1].kind == "open"
    assert "Still to agree: Bob" in cid.page(f"/t/{room.id}")
    assert "Cid asks" not in ann.page(f"/t/{room.id}").split('id="r-notice"')[1].split("</div>")[0]
    stream = Events(cid, f"/stream?t={room.id}@1")
    bob.do(f"/t/{room.id}/seat/answer", ask=ask_of(room), agree="yes")
    assert (room.company.chairs[1].name, room.company.chairs[1].is_person()) == ("Cid", True)
    stream.close()


def test_strangers_cannot_fill_the_page_with_questions(
    served: Served, ann: Browser, bob: Browser
) -> None:
    room = with_a_bot(served, ann, bob)
    ann.do(f"/t/{room.id}/seat", seat="B", kind="open")
    url = f"{served.url}/api/v1/tables/{room.id}/join"

    statuses = [httpx.post(url, json={"name": f"Guest {i}"}).status_code for i in range(6)]

    assert statuses == [200, 200, 200, 200, 409, 409]
    assert len(room.company.seat_asks) == 4


def test_a_programs_token_opens_nothing_before_the_others_agree(
    served: Served, ann: Browser, bob: Browser
) -> None:
    room = with_a_bot(served, ann, bob)
    ann.do(f"/t/{room.id}/seat", seat="B", kind="open")
    url = f"{served.url}/api/v1/tables/{room.id}"
    made = httpx.post(f"{url}/join", json={"name": "Program"}).json()
    own = {"authorization": f"Bearer {made['token']}"}
    bobs = {"authorization": f"Bearer {bob.do(f'/t/{room.id}/token', seat='C')['token']}"}

    assert (made["seat"], made["waits_for"]) == ("B", ["Bob"])
    early = httpx.get(f"{url}/view", headers=own)
    assert (early.status_code, early.json()["error"]) == (403, "not-yet")
    asks = httpx.get(url).json()["asks"]
    assert [(one["seat"], one["name"], one["waits_for"]) for one in asks] == [
        ("B", "Program", ["Bob"])
    ]
    answered = httpx.post(
        f"{url}/seat/answer", json={"ask": asks[0]["ask"], "agree": True}, headers=bobs
    )

    assert answered.json()["asks"] == []
    assert httpx.get(f"{url}/view", headers=own).status_code == 200


def test_a_stream_hears_no_more_once_its_token_is_void(
    served: Served, ann: Browser, bob: Browser
) -> None:
    """A program that gave its seat up must not go on hearing the hand."""
    room = with_a_bot(served, ann, bob)
    token = bob.do(f"/t/{room.id}/token", seat="C")["token"]
    stream = Events(bob, f"/api/v1/tables/{room.id}/stream", {"authorization": f"Bearer {token}"})
    bob.do(f"/t/{room.id}/token", seat="C")
    bob.do(f"/t/{room.id}/chat", text="new token")

    wait_for(lambda: not stream.thread.is_alive())
    stream.close()


# --- alone, and at one device


def test_somebody_alone_with_bots_may_take_any_seat(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "bot:random", "bot:random", me="Ann")
    room = served.room(table)

    assert ann.do(f"/t/{table}/seat", seat="B", kind="me")["seat"] == "done"
    assert room.company.chairs[1].is_person()
    assert ann.do(f"/t/{table}/seat", seat="C", kind="here", name="Bea")["seat"] == "done"


def test_at_a_shared_device_nobody_plays_the_friends_hand_as_well(
    served: Served, ann: Browser
) -> None:
    table = ann.new_table("me", "here", "bot:random", me="Ann", **{"name.1": "Bea"})

    for seat in "BC":
        assert ann.try_to(f"/t/{table}/seat", seat=seat, kind="me").json()["error"] == "seen-a-hand"
    # Another friend sits down beside them; whose turn it is takes the device.
    assert ann.do(f"/t/{table}/seat", seat="C", kind="here", name="Dan")["seat"] == "done"


def test_a_friend_at_the_device_needs_the_consent_of_those_elsewhere(
    served: Served, ann: Browser, bob: Browser
) -> None:
    room = with_a_bot(served, ann, bob)

    assert ann.do(f"/t/{room.id}/seat", seat="B", kind="here", name="Bea")["seat"] == "asked"
    assert "przy tym samym urządzeniu (Bea)" in bob.page(f"/t/{room.id}")
    bob.do(f"/t/{room.id}/seat/answer", ask=ask_of(room), agree="yes")

    assert (room.company.chairs[1].name, room.company.chairs[1].here) == ("Bea", True)
    assert ann.try_to(f"/t/{room.id}/seat", seat="B", kind="me").json()["error"] == "seen-a-hand"
