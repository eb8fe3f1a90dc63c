"""The coach of a table: asks before a costly move, looks back at the last one, is silent where nobody
wants it."""

from __future__ import annotations

import asyncio
import json
import operator
import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from served import Browser, Served, wait_for

from cosmeeple.kernel.records.codec import digest, dump_table, options_as_text
from cosmeeple.kernel.records.view import dump_view, view
from cosmeeple.store import coaches
from cosmeeple.study.coach import Compared, Verdict, weigh_answers
from cosmeeple.study.noticed import Noticed
from cosmeeple.web.botline import Claim
from cosmeeple.web.botseat import known_to
from cosmeeple.web.service.coaching import Considered, Notes, Past, Watch, lost, read


def verdict(served: Served, room: Any, bad: str, best: str) -> None:
    """The coach has compared the answers: one of them is far behind."""
    coaching = served.site.tables.coaching
    coach = served.call(coaching.coach_of(served.call(served.site.tables.rooms.room(room.id))))
    known = known_to(room.game, room.table, 0)
    watch = Watch(room.history.asked_since[0], 0, known, room.moves)
    weighed = [
        Compared(best, 0.0, 0.0, 0.0, []),
        Compared(bad, 0.3, 0.02, 4.0, [Noticed("supply", 2.0)]),
    ]
    position = json.dumps(dump_table(room.game, known))
    found = Considered(watch.since, position, Verdict(best, weighed))
    newest = served.call(served.site.tables.rooms.room(room.id))
    served.call(coaching.compared(newest, coach, watch, found))


def notes_of(served: Served, table: str) -> Notes:
    """What is kept of the coach at a table, for whichever process is asked next."""
    body = served.call(served.site.store.reading(coaches.load, table))
    assert body is not None
    return read(body)


def solo_table(served: Served, browser: Browser) -> tuple[str, Any, list[str]]:
    browser.page("/about")
    table = browser.new_table("me", "bot:random", me="Ann")
    room = served.room(table)
    browser.page(f"/t/{table}")
    wait_for(lambda: 0 in room.deciders())
    browser.do(f"/t/{table}/coach", level="learning")
    return table, room, options_as_text(room.table, 0)


@pytest.fixture
def no_work(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The processes never come to an answer by themselves."""
    for one in served.all:
        real = one.site.bots.work

        async def work(claim: Claim, kind: Any, doing: Any, *given: Any, real: Any = real) -> Any:
            if doing is weigh_answers:
                await asyncio.Event().wait()
            return await real(claim, kind, doing, *given)

        monkeypatch.setattr(one.site.bots, "work", work)


@pytest.fixture
def eve(served: Served, no_work: None) -> Iterator[Browser]:
    """Whose coach says what a test tells it."""
    with Browser(served.url) as browser:
        yield browser


def test_the_coach_asks_before_a_costly_move_and_only_once(served: Served, eve: Browser) -> None:
    table, room, options = solo_table(served, eve)
    verdict(served, room, bad=options[0], best=options[1])
    moves = room.moves

    asked = eve.do(f"/t/{table}/move", seat="A", choice=options[0], version=room.version)

    assert asked["sure"] == "asked"
    assert room.moves == moves, "nothing was played"
    page = eve.page(f"/t/{table}")
    assert 'class="ask caution"' in page
    assert "30 %" in page
    assert "Play it anyway" in page
    eve.do(f"/t/{table}/coach", again="yes")
    assert 'class="ask caution"' not in eve.page(f"/t/{table}")
    eve.do(f"/t/{table}/move", seat="A", choice=options[0], version=room.version)
    assert room.history.line[moves].choice == options[0], "it asks once about a question"
    assert "Coach: your last move" in eve.page(f"/t/{table}")


def test_the_coach_is_overruled_by_a_second_press_and_silent_about_good_moves(
    served: Served, no_work: None
) -> None:
    with Browser(served.url, "pl") as eve:
        table, room, options = solo_table(served, eve)
        verdict(served, room, bad=options[0], best=options[1])
        assert (
            eve.do(f"/t/{table}/move", seat="A", choice=options[0], version=room.version)["sure"]
            == "asked"
        )
        assert "Na pewno?" in eve.page(f"/t/{table}")
        done = eve.do(
            f"/t/{table}/move", seat="A", choice=options[0], version=room.version, sure="yes"
        )
        assert "sure" not in done
        wait_for(lambda: 0 in room.deciders())
        assert notes_of(served, table).pending is None
        options = options_as_text(room.table, 0)
        verdict(served, room, bad=options[0], best=options[-1])
        assert "sure" not in eve.do(
            f"/t/{table}/move", seat="A", choice=options[-1], version=room.version
        )


def test_the_coach_is_off_in_one_press_and_asks_a_few_times_at_most(
    served: Served, eve: Browser
) -> None:
    table, room, options = solo_table(served, eve)
    verdict(served, room, bad=options[0], best=options[1])
    coaching = served.site.tables.coaching
    coach = coaching.coaches[table]
    newest = served.call(served.site.tables.rooms.room(table))
    assert coaching.would_object(newest, coach, 0, options[0])
    coach.notes.asked = 3
    assert not coaching.would_object(newest, coach, 0, options[0])
    coach.notes.asked = 0
    eve.do(f"/t/{table}/coach", level="off")
    served.call(served.site.tables.rooms.room(table))
    assert not coaching.would_object(newest, coach, 0, options[0])
    assert eve.try_to(f"/t/{table}/coach", level="loud").status_code == 400


def test_first_games_are_coached_and_later_ones_are_not(
    served: Served, eve: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = eve.new_table("me", "bot:random", me="Ann")
    eve.page(f"/t/{first}")
    assert level_of(eve, first) == "off"
    for one in served.all:
        monkeypatch.setattr(one.site.tables.coaching, "first_games", 3)
    second = eve.new_table("me", "bot:random", me="Ann")
    eve.page(f"/t/{second}")
    assert level_of(eve, second) == "learning"


def level_of(browser: Browser, table: str) -> str:
    """To whom the coach speaks, as the page says it."""
    found = re.search(
        r'value="(\w+)" selected>[^<]*</option>', coach_form(browser.page(f"/t/{table}"))
    )
    assert found is not None
    return found[1]


def coach_form(page: str) -> str:
    """The form of a page in which somebody chooses a coach."""
    return page.partition("/coach")[2].partition("</form>")[0]


def forget(served: Served, table: str) -> Any:
    """As after a restart: the room is read from the database again, and what was only in memory is
    gone."""
    for one in served.all:
        tables = one.site.tables
        one.loop.call_soon_threadsafe(tables.coaching.coaches.clear)
        one.loop.call_soon_threadsafe(tables.rooms.loaded.clear)
        wait_for(partial(operator.not_, tables.rooms.loaded))
    return served.room(table)


def test_the_coach_speaks_after_a_restart_as_before(served: Served, eve: Browser) -> None:
    table, room, options = solo_table(served, eve)
    eve.do(f"/t/{table}/coach", level="club")
    verdict(served, room, bad=options[0], best=options[1])
    assert (
        eve.do(f"/t/{table}/move", seat="A", choice=options[0], version=room.version)["sure"]
        == "asked"
    )
    forget(served, table)
    page = eve.page(f"/t/{table}")
    assert 'class="ask caution"' in page
    assert level_of(eve, table) == "club"
    assert notes_of(served, table).asked == 1
    other = eve.new_table("me", "bot:random", me="Ann")
    assert level_of(eve, other) == "club", "the level holds for the game"
    coaching, rooms = served.site.tables.coaching, served.site.tables.rooms
    fresh = served.call(coaching.coach_of(served.call(rooms.room(other))))
    assert fresh.notes.asked == 0, "the questions hold for the table"


def test_the_look_back_is_at_the_costliest_move_of_the_turn(served: Served, eve: Browser) -> None:
    table, room, options = solo_table(served, eve)
    verdict(served, room, bad=options[0], best=options[1])
    eve.do(f"/t/{table}/move", seat="A", choice=options[0], version=room.version, sure="yes")
    (past,) = notes_of(served, table).turn
    assert past.choice == options[0], "the question that was answered"
    weighed = [Compared(options[0], 0.0, 0.0, 0.0, [])]
    fine = Past(Considered(-1, past.question.known, Verdict(options[0], weighed)), options[0], 99)
    assert max([past, fine], key=lost) is past
    assert "about 30 % of the win" in eve.page(f"/t/{table}")


def test_there_is_no_coach_between_people(served: Served) -> None:
    with Browser(served.url) as eve, Browser(served.url) as adam:
        table = eve.new_table("me", "open", me="Eve")
        adam.page(f"/t/{table}")
        adam.do(f"/t/{table}/join", name="Adam")
        eve.page(f"/t/{table}")
        assert table not in served.site.tables.coaching.coaches
        assert eve.try_to(f"/t/{table}/coach", level="club").json()["error"] == "no-coach"


def test_the_coach_judges_a_table_dealt_anew(served: Served) -> None:
    """What is sent to the process is not the true table."""
    with Browser(served.url) as eve:
        eve.page("/about")
        table = eve.new_table("me", "bot:random", me="Ann", game="race")
        room = served.room(table)
        eve.page(f"/t/{table}")
        wait_for(lambda: 0 in room.deciders())
        eve.do(f"/t/{table}/coach", level="club")
        coaches = [one.site.tables.coaching.coaches.get(table) for one in served.all]
        watch = next(one.watch for one in coaches if one is not None and one.watch is not None)
        assert digest(watch.known) != digest(room.table)
        assert dump_view(room.game, view(room.game, watch.known, 0)) == dump_view(
            room.game, view(room.game, room.table, 0)
        )
