"""Strangers open many tables of hard bots: whoever plays goes on playing. And a bot that fails
never moves by chance."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from served import Browser, Events, Served, play_one, serve, wait_for

from cosmeeple.kernel.game import load_game
from cosmeeple.web import botseat
from cosmeeple.web.botline import MOST_KEYS, PATIENCE, BotLine, Claim, Payer, Rank, Used
from cosmeeple.web.botseat import PRICES, BotPool, known_to


class Clock:
    """Time that passes only when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def claim(
    table: str,
    person: str,
    bot: str = "hard",
    address: str = "1",
    rank: Rank = Rank.PEOPLE,
    more: Sequence[Payer] = (),
) -> Claim:
    payers = [Payer(address, person), *more]
    return Claim(table, lambda: rank, lambda: payers, bot in botseat.QUICK, PRICES[bot])


class Simulated:
    """One process, a line, and tables whose bots want to think again as soon as they have
    thought."""

    def __init__(self, busy: list[Claim], clock: Clock) -> None:
        self.clock = clock
        self.line = BotLine(clock)
        for one in busy:
            self.line.join(one)

    def step(self) -> Claim:
        """One thought, from its turn to its end; then it wants the next one."""
        chosen = self.line.call()
        assert chosen is not None
        self.line.charge(chosen, chosen.cost)
        self.clock.now += chosen.cost
        return chosen

    def wait_of(self, own: Claim) -> float:
        """A thought joins the line in the midst of another's; how long until it is done?"""
        other = self.step()
        begun = self.clock.now - random.Random(1).random() * other.cost
        self.line.join(other)
        self.line.join(own)
        while (done := self.step()) is not own:
            self.line.join(done)
        return self.clock.now - begun


STRANGERS = {
    "fifty people of one address": lambda i: claim(f"t{i}", f"p{i}", address="9"),
    "fifty people of fifty addresses": lambda i: claim(f"t{i}", f"p{i}", address=str(100 + i)),
    "fifty watched tables of one": lambda i: claim(f"t{i}", "p", address="9", rank=Rank.WATCHED),
    "fifty tables of bots alone": lambda i: claim(
        f"t{i}", "p", address="9", rank=Rank.ALONE_WATCHED
    ),
    "fifty of my own address": lambda i: claim(f"t{i}", f"p{i}", address="1", rank=Rank.WATCHED),
}


@pytest.mark.parametrize("kind", STRANGERS)
def test_an_easy_bot_waits_for_one_thought_at_most(kind: str) -> None:
    """In simulated time, with a single process: fifty tables of hard bots, one person who plays for
    half an hour."""
    clock = Clock()
    line = Simulated([STRANGERS[kind](i) for i in range(50)], clock)
    for _ in range(120):
        line.line.join(line.step())
    worst = 0.0
    for _ in range(200):
        worst = max(worst, line.wait_of(claim("mine", "ann", "easy", rank=Rank.WATCHED)))
        until = clock.now + 8
        while clock.now < until:
            line.line.join(line.step())

    assert worst < 2.0


def test_two_who_want_all_share_by_halves() -> None:
    """One has forty tables, one has one: between addresses the time is shared evenly, and so it is
    between people."""
    for addresses in (("9", "1"), ("1", "1")):
        line = Simulated([claim(f"t{i}", "many", address=addresses[0]) for i in range(40)], Clock())
        line.line.join(claim("one", "ann", address=addresses[1]))
        had = 0
        for _ in range(400):
            done = line.step()
            had += done.table == "one"
            line.line.join(done)

        assert 180 <= had <= 220


def test_tables_of_one_person_take_turns() -> None:
    line = Simulated([claim(f"t{i}", "ann") for i in range(10)], Clock())
    turns: dict[str, int] = {}
    for _ in range(100):
        done = line.step()
        turns[done.table] = turns.get(done.table, 0) + 1
        line.line.join(done)

    assert set(turns.values()) == {10}


def test_watched_first_then_people_then_bots_alone() -> None:
    line = BotLine(Clock())
    for rank in (Rank.ALONE, Rank.PEOPLE, Rank.ALONE_WATCHED, Rank.WATCHED):
        line.join(claim(rank.name, rank.name, rank=rank))

    called = [line.call() for _ in range(4)]

    assert [one.table for one in called if one] == ["WATCHED", "PEOPLE", "ALONE_WATCHED", "ALONE"]
    assert line.call() is None


def test_nobodys_game_stands_still_because_others_are_watched() -> None:
    clock = Clock()
    line = Simulated(
        [claim(f"t{i}", f"p{i}", rank=Rank.WATCHED, address=str(i)) for i in range(5)], clock
    )
    line.line.join(claim("quiet", "ann", address="77"))
    turns = []
    for _ in range(30):
        done = line.step()
        turns.append(done.table)
        line.line.join(done)

    assert "quiet" in turns
    assert turns.index("quiet") <= PATIENCE + 2


def test_who_joins_a_heavy_users_table_does_not_wait_for_them() -> None:
    line = BotLine(Clock())
    line.charge(claim("x", "heavy", address="9"), 500)
    line.charge(claim("y", "some", address="5"), 5)
    line.join(claim("y", "some", address="5"))
    line.join(claim("x", "heavy", address="9", more=[Payer("1", "ann")]))

    chosen = line.call()

    assert chosen is not None
    assert chosen.table == "x"


def test_what_was_used_is_forgotten_and_bounded() -> None:
    used = Used()
    used.add("a", 8.0, 0.0)
    assert used.of("a", 120.0) == pytest.approx(2.0)
    for i in range(MOST_KEYS + 5):
        used.add(i, 1.0, 0.0)

    assert len(used.amounts) <= MOST_KEYS
    assert used.of("a", 0.0) == 8.0


# --- the pool


class Thinking:
    """A pool whose thoughts take as long as the test says."""

    def __init__(self, workers: int) -> None:
        self.pool = BotPool(workers, 0.1)

    async def turn(self, one: Claim) -> Any:
        return await asyncio.wait_for(self.pool.turn(one), 5)

    def close(self) -> None:
        self.pool.close()


def test_one_process_is_kept_for_answers_at_a_glance_and_bots_alone_never_have_all() -> None:
    async def go() -> None:
        thinking = Thinking(3)
        searches = [claim(f"t{i}", f"p{i}", "hard") for i in range(4)]
        turns = [asyncio.ensure_future(thinking.pool.turn(one)) for one in searches]
        alone = [claim(f"a{i}", f"q{i}", "random", rank=Rank.ALONE) for i in range(4)]
        waiting = [asyncio.ensure_future(thinking.pool.turn(one)) for one in alone]
        await asyncio.sleep(0)

        assert [turn.done() for turn in turns] == [True, True, False, False]
        assert not any(turn.result().quick for turn in turns[:2])
        # The one at a glance got the first of the tables alone.
        assert [turn.done() for turn in waiting] == [True, False, False, False]
        assert thinking.pool.alone == 1

        slot = waiting[0].result()
        slot.busy = False
        own = asyncio.ensure_future(thinking.pool.turn(claim("mine", "ann", "easy")))
        await asyncio.sleep(0)
        assert own.done()
        assert own.result() is slot

        for turn in (*turns, *waiting):
            turn.cancel()
        await asyncio.gather(*turns, *waiting, return_exceptions=True)
        assert not thinking.pool.line.waiting
        thinking.close()

    asyncio.run(go())


def test_a_table_of_bots_alone_keeps_its_place_until_its_move_is_made() -> None:
    async def go() -> None:
        pool = BotPool(1, 0.1)
        first, second = (claim(f"a{i}", f"q{i}", "random", rank=Rank.ALONE) for i in range(2))
        slot = await pool.turn(first)
        later = asyncio.ensure_future(pool.turn(second))
        slot.busy = False
        pool.dispatch()
        await asyncio.sleep(0)
        assert not later.done()

        pool.release(first)
        pool.release(first)

        assert await later is slot
        assert pool.alone == 1
        pool.close()

    asyncio.run(go())


def test_a_fallback_is_the_evaluations_best_and_never_chance() -> None:
    """The same position, a process killed in the midst of its thought: always the same answer, the
    one worth most."""
    game = load_game("antarctica")
    table = game.new(2, 4)
    seat = table.deciders()[0]

    class Broken:
        """A process that dies of every thought."""

        _processes = None

        def submit(self, *_: Any) -> None:
            raise botseat.BrokenProcessPool

        def shutdown(self, **_: Any) -> None:
            pass

    async def go() -> list[botseat.Answer]:
        pool = BotPool(1, 0.1)
        found = []
        for _ in range(5):
            pool.slots[0].pool = Broken()  # type: ignore[assignment]
            known = known_to(game, table, seat)
            found.append(
                await pool.think(claim("t", "ann", "hard"), game, "t/0", known, seat, "hard", 2)
            )
            assert not isinstance(pool.slots[0].pool, Broken)
        assert pool.failures == 5
        pool.close()
        return found

    answers = asyncio.run(go())

    for answer in answers:
        assert (answer.bot, answer.failed) == ("greedy", "died")
        assert answer.thought.considered[0].value == max(
            one.value for one in answer.thought.considered
        )
        chosen = next(one for one in answer.thought.considered if one.pick == answer.thought.pick)
        assert chosen.value == answer.thought.considered[0].value


def test_the_log_says_in_both_languages_that_a_bot_fell_back(tmp_path: Path) -> None:
    with serve(tmp_path) as served, Browser(served.url) as ann, Browser(served.url, "pl") as bob:
        table = ann.new_table("me", "bot:easy", me="Ann", public="yes")
        room = served.room(table)
        wait_for(lambda: 0 in room.deciders())
        stop = threading.Event()

        def kill() -> None:
            while not stop.is_set():
                with contextlib.suppress(ProcessLookupError, RuntimeError):
                    for process in served.site.bots.slots[0].processes():
                        process.kill()
                stop.wait(0.02)

        killer = threading.Thread(target=kill, daemon=True)
        killer.start()

        def fell_back() -> bool:
            if 0 in room.deciders():
                play_one(served, ann, table, 0)
            return any(entry.body.get("fallback") for entry in room.history.line)

        wait_for(fell_back)
        stop.set()
        killer.join()
        entry = next(entry for entry in room.history.line if entry.body.get("fallback"))

        assert "could not think to the end and takes what looks best at a glance" in ann.page(
            f"/t/{table}/log"
        )
        assert "nie kończy namysłu i wybiera to, co na pierwszy rzut oka" in bob.page(
            f"/t/{table}/log"
        )
        events = httpx.get(f"{served.url}/api/v1/tables/{table}/events").json()["entries"]
        assert (
            next(one["version"] for one in events if one["data"].get("fallback")) == entry.version
        )
        assert not room.history.frozen


# --- tables of bots alone


def test_one_address_has_only_so_many_tables_of_bots_alone(tmp_path: Path) -> None:
    with (
        serve(tmp_path, limits=1.0, bot_tables_per_address=2) as served,
        Browser(served.url) as ann,
    ):
        for _ in range(2):
            ann.new_table("bot:hard", "bot:hard", me="Ann")
        fields = {
            "game": "antarctica",
            "players": 2,
            "pace": "none",
            "seat.0": "bot:hard",
            "seat.1": "bot:hard",
        }

        refused = ann.try_to("/new", **fields)
        program = httpx.post(
            f"{served.url}/api/v1/tables",
            json={"game": "antarctica", "seats": ["bot:easy", "bot:easy"]},
        )

        assert (refused.status_code, refused.json()["error"]) == (429, "many-bots")
        assert program.status_code == 429
        assert ann.new_table("me", "bot:random", me="Ann")
        transport = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=served.url, transport=transport) as other:
            body = {"game": "antarctica", "seats": ["bot:easy", "bot:easy"]}
            assert other.post("/api/v1/tables", json=body).status_code == 200


# --- the real thing, smaller; `python tests/attacks/starve.py` is the full one


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serve(tmp_path_factory.mktemp("crowd"), bot_workers=2, bot_seconds=3.0) as running:
        running.call(running.site.bots.warm())
        yield running


def test_a_persons_easy_bot_answers_while_strangers_search(crowded: Served) -> None:
    with Browser(crowded.url) as stranger:
        for _ in range(8):
            stranger.new_table("bot:hard", "bot:hard", me="Mallory")
        wait_for(lambda: len(crowded.site.bots.line.waiting) >= 5)
        with Browser(crowded.url) as ann:
            table = ann.new_table("me", "bot:easy", me="Ann")
            room = crowded.room(table)
            stream = Events(ann, f"/stream?t={table}@{room.version}")
            waits = []
            for _ in range(6):
                wait_for(lambda: 0 in room.deciders() or room.status != "running")
                play_one(crowded, ann, table, 0)
                begun = time.monotonic()
                wait_for(lambda: 1 not in room.deciders())
                waits.append(time.monotonic() - begun)
            stream.close()

    assert max(waits) < 2.0, waits
    assert crowded.site.bots.failures == 0
