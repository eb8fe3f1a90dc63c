"""Does a lesson hold? `cosmeeple check first.toml` and the tests play its path, every other way and
every order."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, permutations
from pathlib import Path

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.kit import Kit
from cosmeeple.kernel.lessons.course import Course, StandIn, first_option, fresh
from cosmeeple.kernel.lessons.lesson import Lesson, Step, fits, is_others, read_lesson
from cosmeeple.kernel.lessons.lesson_path import path_of
from cosmeeple.kernel.records.expect import fails
from cosmeeple.kernel.records.position import Result

#: Of more orders or answers behind a star than this, so many are played.
MOST = 24


def is_lesson(path: Path) -> bool:
    """Is this a lesson and not a position file?"""
    try:
        return any(
            line.strip() == "[[step]]" for line in path.read_text(encoding="utf-8").splitlines()
        )
    except (OSError, UnicodeDecodeError):
        return False


def check_lesson(path: Path, kit: Kit | None = None) -> Iterator[Result]:
    """The path of a lesson file and every other way, one result each; BadFile when the file breaks
    a limit."""
    lesson = read_lesson(path)
    yield from rehearse(lesson, kit)


def rehearse(
    lesson: Lesson, kit: Kit | None = None, stand_in: StandIn = first_option
) -> Iterator[Result]:
    """Every way through the lesson that counts as right, to its end."""
    try:
        path = path_of(lesson, kit)
        course = fresh(lesson, kit, stand_in)
        course.walk_on()
        failure = None if course.line == list(path.moves) else "the course does not follow the path"
    except BadInput as error:
        yield Result(lesson.key, lesson.title.en, str(error))
        return
    yield Result(lesson.key, lesson.title.en, failure)
    for place, step in enumerate(lesson.step):
        for number, way in enumerate(ways_of(step), 1):
            for answers, failure in walked(lesson, place, way, kit, stand_in):
                yield Result(f"{lesson.key}, {step.id} {number}", " ".join(answers), failure)
        for other in step.otherwise:
            met = is_met(lesson, place, other.move, kit, stand_in)
            if not met:
                yield Result(
                    f"{lesson.key}, {step.id}",
                    other.move,
                    "no legal move of the step is answered by this",
                )


def ways_of(step: Step) -> list[tuple[str, ...]]:
    """The ways of a step besides the path's own."""
    orders = (
        [way for way in islice(permutations(step.do), MOST) if way != step.do] if step.any else []
    )
    return [*step.also, *dict.fromkeys(orders)]


def walked(
    lesson: Lesson, place: int, way: tuple[str, ...], kit: Kit | None, stand_in: StandIn
) -> Iterator[tuple[list[str], str | None]]:
    """A way from its step on, once for every answer that its stars stand for: the answers, and what
    failed."""
    failure = "it is possible after none of the ways of earlier steps"
    for before in beginnings(lesson, place, kit, stand_in):
        tried = 0
        for answers in answered(before, [item for item in way if not is_others(item)]):
            tried += 1
            course = before.copy()
            try:
                for text in answers:
                    if not course.answer(text):
                        raise BadInput(f"{text} is not accepted")
                course.walk_on()
                yield answers, ends_well(course)
            except BadInput as error:
                yield answers, str(error)
            if tried == MOST:
                break
        if tried:
            return
    yield list(way), failure


def beginnings(lesson: Lesson, place: int, kit: Kit | None, stand_in: StandIn) -> Iterator[Course]:
    """The start of a step, by the path and then with one earlier step done in another way."""
    yield at_step(lesson, place, kit, stand_in)
    for earlier in range(place):
        for way in ways_of(lesson.step[earlier]):
            course = at_step(lesson, earlier, kit, stand_in)
            for answers in islice(
                answered(course, [item for item in way if not is_others(item)]), 1
            ):
                for text in answers:
                    course.answer(text)
                while course.step < place:
                    course.answer(course.wanted()[0]) if course.now.do else course.go_next()
                yield course


def answered(before: Course, own: list[str], answers: tuple[str, ...] = ()) -> Iterator[list[str]]:
    """The answers that a way stands for from here; nothing when it is not possible."""
    if len(answers) == len(own):
        yield list(answers)
        return
    course = before.copy()
    for text in answers:
        course.answer(text)
    if course.step != before.step and answers:
        yield list(answers)  # the rest was not asked for
        return
    for text in course.options():
        if fits(own[len(answers)], text):
            yield from answered(before, own, (*answers, text))


def ends_well(course: Course) -> str | None:
    """What the last card promises of the end, if it does not hold."""
    if not course.finished:
        return None
    played = course.played()
    promised = [
        line for line in course.lesson.step[-1].sees if line.split()[0] in ("over", "winners")
    ]
    return next(
        (failure for line in promised if (failure := fails(played.game, played.table, line))), None
    )


def at_step(
    lesson: Lesson, place: int, kit: Kit | None = None, stand_in: StandIn = first_option
) -> Course:
    """A course that has come to a step by the path."""
    course = fresh(lesson, kit, stand_in)
    course.furthest = len(lesson.step) - 1
    course.go_to(place)
    course.furthest = place
    return course


def moments(
    lesson: Lesson, kit: Kit | None = None, stand_in: StandIn = first_option
) -> Iterator[Course]:
    """The course before every answer of the path, and at the steps that are only read."""
    course = fresh(lesson, kit, stand_in)
    while course.step < len(lesson.step) - 1:
        yield course.copy()
        if course.now.do:
            course.answer(course.wanted()[0])
        else:
            course.go_next()
    while course.now.do and course.wanted():
        yield course.copy()
        course.answer(course.wanted()[0])
    yield course.copy()


def is_met(lesson: Lesson, place: int, pattern: str, kit: Kit | None, stand_in: StandIn) -> bool:
    """Is there a move at the step that a sentence of `otherwise` answers?"""
    return any(
        fits(pattern, text)
        for course in moments(lesson, kit, stand_in)
        if course.step == place
        for text in course.options()
        if text not in course.wanted()
    )
