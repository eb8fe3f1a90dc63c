"""Where people are in lessons: kept for everybody, accounts and guests alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from cosmeeple.bots.stand_in import easy_answer
from cosmeeple.kernel.lessons.course import Course, fresh, load_course
from cosmeeple.kernel.lessons.lesson import FIRST, Lesson, lessons_of
from cosmeeple.store import learned
from cosmeeple.web.pages import LessonRow

if TYPE_CHECKING:
    from cosmeeple.store import Store

PREFIX = "lesson:"


async def load(store: Store, person: str | None, lesson: Lesson) -> tuple[Course, int]:
    """Somebody's course of a lesson, and how often it has changed; a fresh one for strangers."""
    body = (
        None if person is None else await store.reading(learned.load, person, PREFIX + lesson.key)
    )
    if body is None:
        return fresh(lesson, stand_in=easy_answer), 1
    kept = msgspec.json.decode(body)
    return load_course(lesson, kept, stand_in=easy_answer), int(kept.get("version", 1))


async def save(store: Store, person: str, course: Course, version: int) -> None:
    """How far somebody has come."""
    body = msgspec.json.encode({**course.dump(), "version": version}).decode()
    await store.writing(learned.save, person, PREFIX + course.lesson.key, body)


async def rows(store: Store, person: str | None, slugs: list[str]) -> dict[str, LessonRow]:
    """How far somebody is in every lesson of these games, by its key."""
    kept = {} if person is None else await store.reading(learned.load_all, person)
    return {
        lesson.key: row_of(lesson, kept.get(PREFIX + lesson.key))
        for slug in slugs
        for lesson in lessons_of(slug)
    }


def row_of(lesson: Lesson, body: str | None) -> LessonRow:
    """A lesson in a list, with how far somebody has come."""
    if body is None:
        return LessonRow(lesson)
    kept = msgspec.json.decode(body)
    done = kept.get("furthest") == lesson.step[-1].id
    return LessonRow(lesson, lesson.place_of(str(kept.get("step", ""))) + 1, done)


def first_lessons(found: dict[str, LessonRow]) -> dict[str, LessonRow]:
    """The first lesson of every game, by game."""
    return {row.lesson.game: row for row in found.values() if row.lesson.name == FIRST}
