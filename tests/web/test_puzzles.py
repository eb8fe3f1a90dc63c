"""Puzzles on the pages: asked, hinted at, answered once and explained; one a day."""

from __future__ import annotations

import datetime as dt
import re

import pytest
from served import Browser, Served
from studied import some_puzzle

from cosmeeple.kernel.game import SLUGS
from cosmeeple.study.puzzles import by_level, puzzle_ids, puzzle_of
from cosmeeple.web.study import puzzles


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
