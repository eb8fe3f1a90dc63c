"""Bots at the web table: those of the bots package by name, in processes of their own."""

from __future__ import annotations

import os
import signal

import msgspec
import pytest
from served import Browser, Served, wait_for

from cosmeeple.bots import STRENGTHS
from cosmeeple.bots.rehearse import FittingBot, RehearsalBot
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.records.codec import dump_table
from cosmeeple.web.botseat import BOTS, bot_of, think
from cosmeeple.web.room import Refused
from cosmeeple.web.service import read_wish


def test_the_bots_are_those_of_the_bots_package() -> None:
    assert set(BOTS) == {"random", "greedy", *STRENGTHS}


@pytest.mark.parametrize(
    "name", ["os:system", "stdio:cat", "mcts:5", "rollout", "cosmeeple.bots.simple:RandomBot", ""]
)
def test_nothing_but_their_names_can_be_started(served: Served, ann: Browser, name: str) -> None:
    with pytest.raises(Refused):
        read_wish(f"bot:{name}")
    answer = ann.try_to(
        "/new", game="antarctica", players=2, **{"seat.0": "me", "seat.1": f"bot:{name}"}
    )
    table = ann.new_table("me", "me", me="Ann")
    change = ann.try_to(f"/t/{table}/seat", seat="B", kind="bot", bot=name or "none")

    assert answer.status_code == 400
    assert change.status_code == 400
    assert served.room(table).company.chairs[1].kind == "person"


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_answers(served: Served, ann: Browser, name: str) -> None:
    table = ann.new_table("me", f"bot:{name}", me="Ann")
    room = served.room(table)
    ann.do(f"/t/{table}/seat", seat="A", kind="bot", bot=name)

    wait_for(lambda: room.moves >= 3)

    assert {entry.body["by"] for entry in room.history.line} == {f"bot:{name}"}
    assert served.site.bots.failures == 0
    # Else the bots would play on, and the tests after this one wait for their thoughts.
    # They are quick, and whoever asks while they move may come too late several times.
    wait_for(lambda: ann.try_to(f"/t/{table}/seat", seat="A", kind="me").status_code == 200)


def test_a_worker_keeps_the_bot_of_a_seat_for_its_next_decision() -> None:
    game = load_game("relics")
    known = game.new(1, 3)
    position = msgspec.json.encode(dump_table(game, known))
    for seed in (1, 2):
        assert think("relics", "one/0", "hard", 1, 0, position, 0.01, seed).pick in known.options(0)
    kept = bot_of("one/0", 0, "hard", 0.01)
    assert isinstance(kept, FittingBot)
    rehearsing = kept.own["relics"]
    assert isinstance(rehearsing, RehearsalBot)

    assert rehearsing._rehearsal is not None
    assert rehearsing._rehearsal.habits
    for other in (
        bot_of("one/1", 0, "hard", 0.01),
        bot_of("one/0", 1, "hard", 0.01),
        bot_of("one/0", 0, "easy", 0.01),
    ):
        assert other is not kept


def test_a_pool_whose_process_died_is_replaced(served: Served, ann: Browser) -> None:
    def failures() -> int:
        """Over all servers."""
        return sum(one.site.bots.failures for one in served.all)

    before = failures()
    for one in served.all:
        for process in one.site.bots.slots[0].processes():
            os.kill(process.pid or 0, signal.SIGKILL)

    table = ann.new_table("bot:random", "bot:random", me="Ann")
    room = served.room(table)

    wait_for(lambda: room.moves > 3)
    assert failures() > before
    for one in served.all:
        one.call(one.site.bots.warm())
