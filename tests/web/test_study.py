"""Analyses and puzzles on pages and over the API."""

from __future__ import annotations

import asyncio
import datetime as dt
import json
import re
from typing import Any

import httpx
import msgspec
import pytest
from served import Browser, Served, wait_for

from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.records.codec import digest, dump_table, notation, options_as_text, question
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.kernel.records.view import dump_view, view
from cosmeeple.store import coaches
from cosmeeple.study.coach import Compared, Verdict, weigh_answers
from cosmeeple.study.decisions import Judged
from cosmeeple.study.noticed import Noticed
from cosmeeple.study.puzzles import by_level, puzzle_ids, puzzle_of
from cosmeeple.study.review import Studied, study_saved
from cosmeeple.web.botline import Claim, Payer, Rank
from cosmeeple.web.botseat import known_to
from cosmeeple.web.service.coaching import Considered, Notes, Past, Watch, lost, read
from cosmeeple.web.study import puzzles


def finished_game(seed: int = 4) -> Match:
    """A random game with two seats: quickly played, and full of mistakes."""
    game = load_game("antarctica")
    match = Match.start(game, 2, seed, seats=("Ann", "Bob"))
    rng = Rng(seed)
    while not match.table.over():
        seat = match.table.deciders()[0]
        match.play(seat, notation(question(match.table), rng.pick(match.table.options(seat))))
    return match


@pytest.fixture(scope="module")
def game() -> Match:
    return finished_game()


def bring_in(browser: Browser, match: Match) -> str:
    browser.page("/about")
    return str(browser.do("/import", file=match.dumps())["table"])


def fake_work(match: Match) -> Any:
    """Instead of the bots' processes: known figures at once. What they find out is tested in
    tests/study."""

    async def work(_claim: Claim, _kind: Any, _work: Any, *given: Any) -> Studied:
        _, seats, _, seat, choice, ply, moves, _, _ = given
        await asyncio.sleep(0)
        if not choice:
            result = match.game.outcome(match.table.state)
            return Studied(
                ply,
                [float(one in result.winners) for one in range(seats)],
                [float(s) for s in result.scores],
            )
        judged = None
        other = other_choice(match, ply)
        if other and ply % 3 == 0:
            gains = [0.1, 0.1]
            gains[seat] = -0.1
            judged = Judged(
                ply,
                seat,
                choice,
                other,
                0.1,
                0.02,
                2.5,
                (0.4, 0.5),
                (20.0, 22.5),
                gains,
                [Noticed("supply", 1.5)],
                [],
                [],
            )
        share = 0.5 + 0.3 * ply / moves
        return Studied(ply, [share, 1 - share], [20.0, 21.0], judged)

    return work


def other_choice(match: Match, ply: int) -> str:
    table = match.back_to(ply).table
    move = match.moves[ply]
    frame = question(table)
    return next(
        (
            notation(frame, one)
            for one in table.options(move.seat)
            if notation(frame, one) != move.text
        ),
        "",
    )


@pytest.fixture
def analysed(served: Served, ann: Browser, game: Match, monkeypatch: pytest.MonkeyPatch) -> str:
    for one in served.all:
        monkeypatch.setattr(one.site.bots, "work", fake_work(game))
    table = bring_in(ann, game)
    ann.page(f"/t/{table}/analysis")
    ann.do(f"/t/{table}/analysis", effort="usual")
    wait_for(
        lambda: (
            not ann.get(
                f"/t/{table}/analysis/progress", headers={"accept": "application/json"}
            ).json()["running"]
        )
    )
    return table


def test_a_finished_game_offers_its_analysis_and_shows_it(
    ann: Browser, bob: Browser, analysed: str
) -> None:
    assert f"/t/{analysed}/analysis" in ann.page(f"/t/{analysed}/end")
    assert f"/t/{analysed}/analysis" in ann.page(f"/t/{analysed}/replay")
    english, polish = ann.page(f"/t/{analysed}/analysis"), bob.page(f"/t/{analysed}/analysis")
    assert "Luck and play" in english
    assert "Szczęście i gra" in polish
    assert english.count("data-decision=") == polish.count("data-decision=") == 3
    assert 'role="img" aria-label="Win share over' in english


def test_the_sums_on_the_page_add_up(ann: Browser, analysed: str) -> None:
    page = ann.page(f"/t/{analysed}/analysis")
    rows = re.findall(
        r'<td>(\d+)</td><td class="w1c">([^<]+)</td><td class="w2c">([^<]+)</td><td class="w3c">([^<]+)</td><td><b>(\d+)</b>',
        page,
    )
    assert len(rows) == 2
    for start, others, own, luck, end in rows:
        numbers = [int(text.replace("\u2212", "-")) for text in (start, others, own, luck)]
        assert sum(numbers) == int(end)
        assert numbers[2] <= 0


def test_every_moment_and_every_seat_can_be_looked_at(
    ann: Browser, analysed: str, game: Match
) -> None:
    for at in (0, 3, len(game.moves)):
        page = ann.page(f"/t/{analysed}/analysis?at={at}&seat=B")
        assert f'name="at" value="{at}"' in page
    ann.page(f"/t/{analysed}/analysis?seat=Z", 404)
    assert "Better" in ann.page(f"/t/{analysed}/analysis?at=3")


def test_what_if_opens_at_the_chosen_moment(served: Served, ann: Browser, analysed: str) -> None:
    ann.page(f"/t/{analysed}/analysis?at=3")
    made = ann.do(f"/t/{analysed}/fork", at=3)["table"]
    assert served.room(made).charter.origin == {"fork": analysed, "at": 3}


def test_an_analysis_is_kept_and_can_be_deepened(
    served: Served, ann: Browser, analysed: str
) -> None:
    assert 'value="deep"' in ann.page(f"/t/{analysed}/analysis")
    for one in served.all:
        one.site.analyses.runs.clear()
    assert "Luck and play" in ann.page(f"/t/{analysed}/analysis")
    ann.do(f"/t/{analysed}/analysis", effort="deep")
    wait_for(lambda: not any(analysed in one.site.analyses.runs for one in served.all))
    page = ann.page(f"/t/{analysed}/analysis")
    assert "480 continuations" in page
    assert 'value="deep"' not in page


def test_a_running_game_is_not_analysed(ann: Browser) -> None:
    table = ann.new_table("me", "open", me="Ann")
    assert ann.try_to(f"/t/{table}/analysis").status_code == 409
    ann.page(f"/t/{table}/analysis", 409)
    assert httpx.get(f"{ann.base_url}/api/v1/tables/{table}/analysis").status_code == 409


def test_one_analysis_for_each_person_at_a_time(
    served: Served, ann: Browser, game: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    never = asyncio.Event()

    async def work(*_: Any) -> Studied:
        await never.wait()
        raise AssertionError

    for one in served.all:
        monkeypatch.setattr(one.site.bots, "work", work)
    first, second = bring_in(ann, game), bring_in(ann, finished_game(7))
    ann.do(f"/t/{first}/analysis")
    assert ann.try_to(f"/t/{second}/analysis").json()["error"] == "analysis-busy"
    growing = ann.page(f"/t/{first}/analysis")
    assert "<progress" in growing
    assert f"0 of {len(game.moves)}" in growing
    (run,) = [one for one in served.all if first in one.site.analyses.runs]
    ended = run.site.analyses.runs[first]
    assert ended.task is not None
    run.loop.call_soon_threadsafe(ended.task.cancel)
    wait_for(lambda: ended.task is None)


def test_the_api_tells_the_same(served: Served, analysed: str, game: Match) -> None:
    address = f"{served.url}/api/v1/tables/{analysed}/analysis"
    found = httpx.get(address, params={"language": "pl"}, timeout=30).json()
    assert (found["state"], found["moves"]) == ("done", len(game.moves))
    assert len(found["shares"]) == len(game.moves) + 1
    for row in found["accounts"]:
        assert row["start"] + row["others"] + row["own"] + row["luck"] == pytest.approx(
            row["end"], abs=1e-6
        )
    losses = [one["loss"] for one in found["costly"]]
    assert losses == sorted(losses, reverse=True)
    assert found["costly"][0]["label"] != found["costly"][0]["better_label"]
    assert httpx.post(address, json={"effort": "forever"}, timeout=30).status_code == 400


def test_a_move_is_studied_in_a_process_of_the_bots(served: Served, game: Match) -> None:
    move = game.moves[2]
    position = msgspec.json.encode(dump_table(game.game, game.back_to(2).table))
    claim = Claim("t", lambda: Rank.ALONE_WATCHED, lambda: [Payer("here", "me")], cost=0.1)
    given = ("antarctica", 2, position, move.seat, move.text, 2, len(game.moves), "glance", 1)

    async def ask() -> Studied:
        try:
            return await served.site.bots.work(
                claim, ("antarctica", "analysis"), study_saved, *given
            )
        finally:
            served.site.bots.release(claim)

    found = asyncio.run_coroutine_threadsafe(ask(), served.loop).result(120)
    assert found == study_saved(*given)


# --- puzzles


def test_an_answer_that_the_best_one_can_still_follow_is_right(served: Served) -> None:
    puzzle = next(
        one
        for slug in SLUGS
        for one in (puzzle_of(slug, name) for name in puzzle_ids(slug))
        if one.facts.also and len(one.facts.answers) > 3
    )
    here = f"/puzzles/{puzzle.slug}/{puzzle.id}"
    with Browser(served.url) as eve:
        left = eve.page(f"{here}?hint=1")
        assert left.count('type="radio"') == 2
        assert not any(f'value="{one}"' in left for one in puzzle.facts.also)
        assert f'value="{puzzle.facts.best}"' in left
        assert eve.do(here, choice=puzzle.facts.also[0])["right"] is True
        page = eve.page(here)
        assert "can still follow" in page
        assert page.count("popt ok") == 1 + len(puzzle.facts.also)


def test_next_leads_from_easy_to_hard() -> None:
    for slug in SLUGS:
        ids = by_level(slug)
        levels = [puzzle_of(slug, one).facts.level for one in ids]
        assert levels == sorted(levels)
        assert sorted(ids) == list(puzzle_ids(slug))
        assert puzzles.next_of(puzzle_of(slug, ids[0]), []) == ids[1]
        assert puzzles.next_of(puzzle_of(slug, ids[-1]), []) == ids[0]


def some_puzzle() -> Any:
    slug = next((one for one in SLUGS if puzzle_ids(one)), None)
    if slug is None:
        pytest.skip("no puzzles were shipped")
    return puzzle_of(slug, puzzle_ids(slug)[0])


def test_a_puzzle_is_asked_answered_once_and_explained(served: Served) -> None:
    puzzle = some_puzzle()
    here = f"/puzzles/{puzzle.slug}/{puzzle.id}"
    with Browser(served.url) as eve, Browser(served.url, "pl") as adam:
        asked = eve.page(here)
        assert asked.count('type="radio"') == len(puzzle.facts.answers)
        assert puzzle.facts.verified not in asked
        wrong = puzzle.facts.tempting
        assert eve.do(here, choice=wrong)["right"] is False
        shown = eve.page(here)
        assert "Not quite" in shown
        assert eve.do(here, choice=puzzle.facts.best)["right"] is False, "the first answer counts"
        adam.page(here)
        assert adam.do(here, choice=puzzle.facts.best)["right"] is True
        solved = adam.page(here)
        assert "Dobrze:" in solved
        assert "2 osoby" in solved
        assert adam.try_to(here, choice="nonsense").status_code == 400
        adam.page(f"/puzzles/{puzzle.slug}/nothing", 404)


def test_a_hint_leaves_two_answers_and_no_trace_in_the_figures(served: Served) -> None:
    puzzle = some_puzzle()
    here = f"/puzzles/{puzzle.slug}/{puzzle.id}"
    with Browser(served.url) as eve, Browser(served.url) as later:
        assert eve.page(f"{here}?hint=1").count('type="radio"') == 2
        eve.do(here, choice=puzzle.facts.best, hint="yes")
        before = later.page(here)
        assert 'type="radio"' in before
    counts = served.site.store.read(puzzles.kept.puzzle_counts, puzzle.id)
    assert sum(counts.values()) == len(
        [
            row
            for row in served.site.store.read(
                lambda c: c.exec_driver_sql("select * from puzzle_answers").mappings().all()
            )
            if row["puzzle"] == puzzle.id and not row["hinted"]
        ]
    )


def test_playing_on_opens_a_private_table_at_the_position(served: Served) -> None:
    puzzle = some_puzzle()
    with Browser(served.url) as eve:
        eve.page("/puzzles")
        table = eve.do(f"/puzzles/{puzzle.slug}/{puzzle.id}/play")["table"]
        room = served.room(table)
        assert room.charter.sandbox
        assert room.company.chairs[puzzle.seat].person is not None
        assert puzzle.seat in room.deciders()


def test_the_streak_counts_days_in_a_row() -> None:
    day = dt.date(2026, 11, 18)
    back = [day - dt.timedelta(days=count) for count in range(5)]
    assert puzzles.streak_of({back[1], back[2]}, day).days == 2, "today may still come"
    assert puzzles.streak_of({back[0], back[1], back[3]}, day).days == 2
    assert puzzles.streak_of({back[2], back[3], back[4]}, day).days == 0
    assert puzzles.streak_of({back[2], back[3], back[4]}, day).best == 3
    assert [solved for _, solved in puzzles.streak_of({back[0]}, day).week] == [False] * 6 + [True]


def test_every_day_has_its_puzzle_and_all_come_by() -> None:
    every = puzzles.all_puzzles()
    if not every:
        pytest.skip("no puzzles were shipped")
    days = [puzzles.FIRST_DAY + dt.timedelta(days=count) for count in range(len(every))]
    assert len({puzzles.puzzle_of_day(day).id for day in days}) == len(every)  # type: ignore[union-attr]


def test_the_front_page_has_the_puzzle_of_the_day(served: Served) -> None:
    some_puzzle()
    with Browser(served.url) as eve:
        assert "Puzzle of the day" in eve.page("/")
        listed = eve.page("/puzzles")
        assert all(f"/puzzles/{slug}" in listed for slug in SLUGS)
        one = puzzles.puzzle_of_day(puzzles.today())
        assert one is not None
        with Browser(served.url) as bob:
            bob.page("/about")
            bob.do(f"/puzzles/{one.slug}/{one.id}", choice=one.facts.best)
        assert re.search(
            r"people tried it|1 person tried it. 100 % found the answer", eve.page("/")
        )


# --- the coach


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


def no_work(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The processes never come to an answer by themselves."""
    for one in served.all:
        real = one.site.bots.work

        async def work(claim: Claim, kind: Any, doing: Any, *given: Any, real: Any = real) -> Any:
            if doing is weigh_answers:
                await asyncio.Event().wait()
            return await real(claim, kind, doing, *given)

        monkeypatch.setattr(one.site.bots, "work", work)


def test_the_coach_asks_before_a_costly_move_and_only_once(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_work(served, monkeypatch)
    with Browser(served.url) as eve:
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
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_work(served, monkeypatch)
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
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_work(served, monkeypatch)
    with Browser(served.url) as eve:
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
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_work(served, monkeypatch)
    with Browser(served.url) as eve:
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
        wait_for(lambda: not tables.rooms.loaded)  # noqa: B023 - at once
    return served.room(table)


def test_the_coach_speaks_after_a_restart_as_before(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_work(served, monkeypatch)
    with Browser(served.url) as eve:
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


def test_the_look_back_is_at_the_costliest_move_of_the_turn(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_work(served, monkeypatch)
    with Browser(served.url) as eve:
        table, room, options = solo_table(served, eve)
        verdict(served, room, bad=options[0], best=options[1])
        eve.do(f"/t/{table}/move", seat="A", choice=options[0], version=room.version, sure="yes")
        (past,) = notes_of(served, table).turn
        assert past.choice == options[0], "the question that was answered"
        weighed = [Compared(options[0], 0.0, 0.0, 0.0, [])]
        fine = Past(
            Considered(-1, past.question.known, Verdict(options[0], weighed)), options[0], 99
        )
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


# --- studies


def test_a_study_is_made_annotated_shared_and_taken_along(served: Served, game: Match) -> None:
    with Browser(served.url) as eve, Browser(served.url, "pl") as adam:
        table = bring_in(eve, game)
        study = eve.do(f"/t/{table}/study")["study"]
        here = f"/study/{study}"
        assert "The beginning" in eve.page(here)
        before = game.back_to(3).table
        seat = before.deciders()[0]
        choice = next(text for text in options_as_text(before, seat) if text != game.moves[3].text)
        at = eve.do(f"{here}/move", at="m3", seat="ABCDE"[seat], choice=choice)["at"]
        eve.do(f"{here}/note", at=at, note="A <b>better</b> way", mark="!?")
        page = adam.page(f"{here}?at={at}")
        assert "A &lt;b&gt;better&lt;/b&gt; way" in page
        assert "Kopia dla mnie" in page
        assert adam.try_to(f"{here}/note", at=at, note="mine").status_code == 403
        file = adam.get(f"{here}/file")
        assert "attachment" in file.headers["content-disposition"]
        own = adam.do("/studies/import", file=file.text)["study"]
        adam.do(f"/study/{own}/prune", at=at)
        assert "better" not in adam.page(f"/study/{own}")
        assert "better" in eve.page(here)
        assert own in adam.page("/studies")
        assert adam.try_to("/studies/import", file="{}").status_code == 400
        assert eve.try_to(f"{here}/move", at="m3", seat="A", choice="nonsense").status_code == 409
        eve.page("/study/nothing", 404)


def test_a_puzzle_can_be_studied(served: Served) -> None:
    puzzle = some_puzzle()
    with Browser(served.url) as eve:
        eve.page("/puzzles")
        study = eve.do(f"/puzzles/{puzzle.slug}/{puzzle.id}/study")["study"]
        assert f"?at=m{len(puzzle.moves)}" in eve.page(f"/study/{study}")
