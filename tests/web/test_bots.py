"""Bots at the web table: those of the bots package by name, in processes of their own."""

from __future__ import annotations

import os
import signal

import pytest
from served import Browser, Served, wait_for

from cosmeeple.bots import STRENGTHS
from cosmeeple.web.botseat import BOTS, bot_of
from cosmeeple.web.room import Refused
from cosmeeple.web.service import read_wish


def test_the_bots_are_those_of_the_bots_package() -> None:
    assert set(BOTS) == {"random", "greedy", *STRENGTHS}


@pytest.mark.parametrize("name", ["os:system", "stdio:cat", "mcts:5", "rollout", "cosmeeple.bots.simple:RandomBot", ""])
def test_nothing_but_their_names_can_be_started(served: Served, ann: Browser, name: str) -> None:
    with pytest.raises(Refused):
        read_wish(f"bot:{name}")
    answer = ann.try_to("/new", game="antarctica", players=2, **{"seat.0": "me", "seat.1": f"bot:{name}"})
    table = ann.new_table("me", "me", me="Ann")
    change = ann.try_to(f"/t/{table}/seat", seat="B", kind="bot", bot=name or "none")

    assert answer.status_code == 400
    assert change.status_code == 400
    assert served.room(table).places[1].kind == "person"


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_answers(served: Served, ann: Browser, name: str) -> None:
    table = ann.new_table("me", f"bot:{name}", me="Ann")
    room = served.room(table)
    ann.do(f"/t/{table}/seat", seat="A", kind="bot", bot=name)

    wait_for(lambda: room.moves >= 3, 60)

    assert {entry.body["by"] for entry in room.line} == {f"bot:{name}"}
    assert served.site.bots.failures == 0
    # Else the bots would play on, and the tests after this one wait for their thoughts.
    ann.do(f"/t/{table}/seat", seat="A", kind="me")


def test_a_seat_keeps_its_bot_for_the_next_decision() -> None:
    kept = bot_of("one", 0, "hard", 0.5)

    assert bot_of("one", 0, "hard", 0.5) is kept
    for other in (bot_of("two", 0, "hard", 0.5), bot_of("one", 1, "hard", 0.5), bot_of("one", 0, "medium", 0.5)):
        assert other is not kept


def test_a_pool_whose_process_died_is_replaced(served: Served, ann: Browser) -> None:
    failures = served.site.bots.failures
    for process in list(served.site.bots.pool._processes.values()):
        os.kill(process.pid or 0, signal.SIGKILL)

    table = ann.new_table("bot:random", "bot:random", me="Ann")
    room = served.room(table)

    wait_for(lambda: room.moves > 3, 90)
    assert served.site.bots.failures > failures
    served.call(served.site.bots.warm())
