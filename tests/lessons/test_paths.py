"""Every lesson can be played: its path, every other way that counts as right, and side trips from
every point of it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cosmeeple.bots.stand_in import easy_answer
from cosmeeple.kernel.engine.errors import BadFile, BadInput, IllegalChoice
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import SLUGS
from cosmeeple.kernel.lessons.course import Course, first_option, fresh, load_course
from cosmeeple.kernel.lessons.lesson import (
    Lesson,
    all_lessons,
    find_lesson,
    lessons_of,
    read_lesson,
)
from cosmeeple.kernel.lessons.lesson_checks import at_step, moments, rehearse
from cosmeeple.kernel.records.codec import digest, notation, question

LESSONS = all_lessons()
#: Side trips that are played to the end of the game, of each lesson.
TRIPS = int(os.environ.get("COSMEEPLE_TRIPS", "3"))
#: Of the answers that begin one, every so many-th is tried; all when trips are asked for.
SPARSE = 1 if "COSMEEPLE_TRIPS" in os.environ else 12


def named(lesson: Lesson) -> str:
    return lesson.key


def test_every_game_has_its_lesson_and_race_has_two() -> None:
    own = [slug for slug in SLUGS if lessons_of(slug)]
    assert {"antarctica", "tortuga", "relics", "circadians", "race"} <= set(own)
    assert [lesson.name for lesson in lessons_of("race")] == ["first", "orb"]


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_every_way_leads_to_the_end(lesson: Lesson) -> None:
    failed = [str(result) for result in rehearse(lesson, stand_in=easy_answer) if result.failure]
    assert failed == []


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_the_learner_is_asked_at_every_answer_of_the_path(lesson: Lesson) -> None:
    answers = 0
    for course in moments(lesson):
        if course.now.do:
            assert lesson.seat in course.table.deciders(), course.now.id
            assert course.wanted(), course.now.id
            assert len(course.options()) > 1 or not question(course.table).is_forced(), (
                course.now.id
            )
            answers += 1
    assert answers >= 15


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_side_trips_lead_anywhere_and_back(lesson: Lesson) -> None:
    """Every legal answer at every point is played; some go on at random to the end of the game."""
    rng = Rng(state_from_seed(5))
    trips: list[tuple[Course, str]] = []
    for course in moments(lesson, stand_in=easy_answer):
        if not course.now.do:
            continue
        wanted = course.wanted()
        for text in course.options():
            if text not in wanted:
                trips.append((course, text))
    chosen = (
        {rng.below(len(trips)) for _ in range(TRIPS)}
        if len(trips) > TRIPS
        else set(range(len(trips)))
    )
    for number, (before, text) in enumerate(trips):
        if number % SPARSE and number not in chosen:
            continue
        course = before.copy()
        if number in chosen and SPARSE > 1:
            course.stand_in = first_option  # quicker than the bot
        start = digest(at_step(lesson, course.step).table) if course.answers() == [] else ""
        leads = course.answer(text)
        if leads:
            assert before.now.early, text
            continue
        assert course.on_trip
        if number in chosen:
            to_the_end(course, rng)
        again = load_course(lesson, course.dump())
        assert digest(again.table) == digest(course.table)
        course.again()
        assert not course.on_trip
        assert course.answers() == []
        if start:
            assert digest(course.table) == start


def to_the_end(course: Course, rng: Rng) -> None:
    """The learner plays on at random until the game is over."""
    for _ in range(2000):
        if course.table.over():
            return
        options = course.table.options(course.lesson.seat)
        assert options, "nobody is asked, and the game is not over"
        course.answer(notation(question(course.table), rng.pick(options)))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_progress_is_kept_at_every_point(lesson: Lesson) -> None:
    for course in moments(lesson):
        again = load_course(lesson, course.dump())
        assert (again.step, again.furthest, again.line) == (
            course.step,
            course.furthest,
            course.line,
        )
        assert digest(again.table) == digest(course.table)
        assert again.wanted() == course.wanted()


def test_back_and_forward_again_without_playing() -> None:
    course = fresh(find_lesson("antarctica"))
    for text in ("sail:wilkes", "build:basic", "advance:land_1", "end"):
        assert course.answer(text)
    assert (course.step, course.furthest) == (3, 3)
    here = digest(course.table)
    course.back()
    course.back()
    assert course.step == 1
    course.go_to(3)
    assert digest(course.table) == here
    with pytest.raises(BadInput, match="has not been reached"):
        course.go_to(4)


def test_an_illegal_answer_changes_nothing() -> None:
    course = fresh(find_lesson("antarctica"))
    before = course.dump()
    with pytest.raises(IllegalChoice):
        course.answer("sail:ross")
    assert course.dump() == before


def test_the_lesson_goes_on_from_a_side_trip() -> None:
    """Race, step 6 is loose: whoever developed something else in step 5 can go on there."""
    course = at_step(find_lesson("race"), 4, stand_in=easy_answer)
    assert not course.answer("develop:colony_ship")
    while course.goes_on_at() < 0:
        course.answer(course.options()[-1])
    course.go_on()
    assert course.now.id == "more"
    assert course.loosened
    assert course.answer("action:settle")
    assert load_course(course.lesson, course.dump(), stand_in=easy_answer).loosened


def test_answers_of_the_same_turn_are_accepted_early() -> None:
    course = fresh(find_lesson("tortuga"))
    assert course.answer("play:pilot")
    assert course.answer("play:mining")
    assert course.answer("play:maneuver")
    assert course.answer("play:mining")
    assert course.now.id == "manoeuvres"
    assert course.answer("play:maneuver")
    assert course.now.id == "move"


def test_what_is_watched_comes_from_the_path() -> None:
    course = at_step(find_lesson("circadians"), 10)
    assert course.now.id == "deliver"
    for text in ("send:warehouse:1:middle:1", "fulfil:contract_algae_cells", "harvest:water"):
        assert course.answer(text)
    assert course.now.id == "last"
    assert course.line == at_step(course.lesson, 11).line


BROKEN = {
    "unknown key": ('id = "sail"', 'id = "sail"\nhint = "no"', "unknown field"),
    "a language missing": ('pl = "Słońce jest nad', 'pl = ""\n#', "missing in pl"),
    "too many words": (
        "Sail to Wilkes Land.**",
        "Sail to Wilkes Land.** " + "and " * 30,
        "at most 40",
    ),
    "a rule that is none": ('"ANT-040"', '"ANT-999"', "no rule 'ANT-999'"),
    "an id twice": ('id = "build"', 'id = "sail"', "another step has this id"),
    "a star in the middle": ('move = "sail:*"', 'move = "sa*il"', "only stand at the end"),
    "whose move": (
        'then = ["B sail:queen_maud"',
        'then = ["sail:queen_maud"',
        "does not say whose",
    ),
}


@pytest.mark.parametrize(("old", "new", "reason"), BROKEN.values(), ids=BROKEN)
def test_a_file_that_breaks_a_limit_is_refused(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    text = (find_lesson("antarctica").load_game().folder() / "lessons" / "first.toml").read_text(
        encoding="utf-8"
    )
    assert old in text
    file = tmp_path / "first.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadFile, match=reason):
        read_lesson(file)


def test_a_path_that_cannot_be_gone_is_named(tmp_path: Path) -> None:
    text = (find_lesson("antarctica").load_game().folder() / "lessons" / "first.toml").read_text(
        encoding="utf-8"
    )
    file = tmp_path / "second.toml"
    file.write_text(text.replace('do = ["build:basic"]', 'do = ["build_ship"]'), encoding="utf-8")
    results = list(rehearse(read_lesson(file)))
    assert "step build: build_ship is not allowed now (ANT-080" in str(results[0].failure)
