"""Several answers as one move: one request, one undo, all or none, and nothing peeked at."""

from __future__ import annotations

import json

import pytest
from served import Browser, Served, wait_for

from cosmeeple.games.tortuga.actions import PLAY
from cosmeeple.kernel.records.codec import notation, options_as_text, question
from cosmeeple.kernel.records.transcript import loads
from cosmeeple.web.room import Room


def at_first_hand(served: Served, ann: Browser, bob: Browser) -> tuple[str, Room, int, Browser]:
    """Two people at Tortuga, the first of them before the first hand of cards."""
    table = ann.new_table("me", "open", me="Ann", game="tortuga")
    bob.page(f"/t/{table}")
    bob.do(f"/t/{table}/join", name="Bob")
    room = served.room(table)
    who = (ann, bob)
    while type(room.table.agenda[-1]).__name__ != "TakeAction":
        seat = room.deciders()[0]
        choice = options_as_text(room.table, seat)[0]
        who[seat].do(f"/t/{table}/move", seat="AB"[seat], choice=choice, version=room.version)
    seat = room.deciders()[0]
    return table, room, seat, who[seat]


def plays(room: Room, seat: int) -> list[str]:
    """The answers that play the cards of the hand that ask nothing: some ships do, and which one it
    is differs."""
    frame = question(room.table)
    return [
        notation(frame, PLAY + card)
        for card in room.table.state.areas[seat].hand
        if asks_nothing(room, card)
    ]


def asks_nothing(room: Room, card: int) -> bool:
    ahead = room.table.clone()
    ahead.play(PLAY + card)
    return type(ahead.agenda[-1]) is type(room.table.agenda[-1])


def test_sent_together_recorded_one_by_one_and_taken_back_at_once(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table, room, seat, who = at_first_hand(served, ann, bob)
    before, hand = room.moves, plays(room, seat)
    held = len(room.table.state.areas[seat].hand)
    fields = {"seat": "AB"[seat], "choice": "+".join(hand), "version": room.version, "key": "one"}

    done = who.do(f"/t/{table}/move", **fields)

    assert done["version"] == room.version
    assert room.moves == before + len(hand)
    assert [move.choice for move in room.history.line[before:]] == hand
    assert len(room.table.state.areas[seat].hand) == held - len(hand)
    # The same request again changes nothing; the same key for something else is refused.
    assert who.do(f"/t/{table}/move", **fields) == done
    assert who.try_to(f"/t/{table}/move", **{**fields, "choice": hand[-1]}).status_code == 409
    # One undo takes all of it back, also after a reload.
    served.loop.call_soon_threadsafe(served.site.tables.rooms.loaded.clear)
    assert who.do(f"/t/{table}/undo", seat="AB"[seat])["undo"] == "done"
    assert served.room(table).moves == before
    text = served.room(table).history.match
    assert text is not None
    assert loads(text.dumps()).table.deciders() == (seat,)


@pytest.mark.parametrize(
    ("language", "says"), [("en", "None of the 3 choices"), ("pl", "Nie wykonano żadnego z 3")]
)
def test_all_or_none_with_the_reason(
    served: Served, ann: Browser, bob: Browser, language: str, says: str
) -> None:
    table, room, seat, who = at_first_hand(served, ann, bob)
    who.headers["accept-language"] = language
    hand = plays(room, seat)
    version = room.version

    refused = who.try_to(
        f"/t/{table}/move", seat="AB"[seat], choice="+".join([*hand[:2], "hunt"]), version=version
    )

    assert refused.status_code == 409
    assert refused.json()["error"] == "not-together"
    assert says in refused.json()["message"]
    assert room.version == version


def test_nothing_may_come_to_light_in_between(served: Served, ann: Browser, bob: Browser) -> None:
    table, room, seat, who = at_first_hand(served, ann, bob)
    state, kit = room.table.state, room.table.state.kit
    version = room.version
    # A card that draws: whether the next answer is possible would tell what was drawn.
    drawing = next(card for card in range(len(kit.card_ops)) if kit.card_draw[card])
    state.areas[seat].hand = sorted([*state.areas[seat].hand[1:], drawing])
    room.table.settle()
    other, play = plays(room, seat)[0], notation(question(room.table), PLAY + drawing)

    refused = who.try_to(
        f"/t/{table}/move", seat="AB"[seat], choice=f"{play}+use:draw+{other}", version=version
    )

    assert refused.status_code == 409
    assert refused.json()["error"] == "together-shows"
    assert room.version == version


def relics_before_the_redraw(served: Served, ann: Browser, bob: Browser) -> tuple[str, Room]:
    """Two people at Relics whose first hands are looked at: who has no set can only say so."""
    table = ann.new_table("me", "open", me="Ann", game="relics")
    bob.page(f"/t/{table}")
    bob.do(f"/t/{table}/join", name="Bob")
    return table, served.room(table)


def test_a_question_asked_only_for_secrecy_is_answered_after_a_while(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table, room = relics_before_the_redraw(served, ann, bob)
    who = (ann, bob)
    for one in served.all:
        one.site.tables.driving.bot_delay = 0.02
    alone = 0
    for _ in range(60):
        seat = room.deciders()[0]
        lone = len(room.table.options(seat)) == 1
        if lone:
            alone += 1
            moves = room.moves
            wait_for(lambda moves=moves: room.moves > moves)
            entry = room.history.line[-1]
            assert (entry.seat, entry.body["alone"]) == (seat, True)
            # To the others it looks like any move of a person.
            assert entry.body["by"] == "person"
            assert "alone" not in json.dumps(
                who[1 - seat].get(f"/api/v1/tables/{table}/events?after=0").json()
            )
            break
        choice = options_as_text(room.table, seat)[0]
        who[seat].do(f"/t/{table}/move", seat="AB"[seat], choice=choice, version=room.version)
    assert alone


def test_the_end_of_a_turn_is_never_answered_by_the_table(
    served: Served, ann: Browser, bob: Browser
) -> None:
    _, room, seat, _ = at_first_hand(served, ann, bob)
    tables = served.site.tables
    state = room.table.state
    state.areas[seat].hand, state.areas[seat].sector = [], -1
    room.table.settle()

    assert room.table.options(seat) == [0]
    assert tables.driving.seat_without_choice(room) is None
