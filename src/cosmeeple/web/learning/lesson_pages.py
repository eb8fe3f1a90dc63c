"""The pages of lessons and what their forms do. Every answer is on disk before it is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from cosmeeple.kernel.engine.errors import BadInput, IllegalChoice, UnknownKey
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import SEAT_LETTERS, SLUGS
from cosmeeple.kernel.lessons.course import Course
from cosmeeple.kernel.lessons.lesson import FIRST, Lesson, find_lesson
from cosmeeple.kernel.lessons.lesson_path import Played
from cosmeeple.kernel.records.codec import apply_text
from cosmeeple.kernel.records.view import redeal
from cosmeeple.web import render
from cosmeeple.web.learning import courses
from cosmeeple.web.learning.cards import events_of, info_of, lesson_page, seen_of
from cosmeeple.web.learning.reminders import meet
from cosmeeple.web.regions import lesson_moment
from cosmeeple.web.room import Refused
from cosmeeple.web.table_pages import TablePage
from cosmeeple.web.visit import Visit
from cosmeeple.web.whynot import reasons_in

#: Choices that "why not?" makes before the one that it is asked about.
MOST_BEFORE = 3


def lesson_of(visit: Visit) -> Lesson:
    """The lesson of the address."""
    slug = visit.request.path_params["slug"]
    try:
        if slug not in SLUGS:
            raise UnknownKey(slug)
        return find_lesson(slug, visit.request.path_params.get("name", FIRST))
    except UnknownKey:
        raise Refused("not-found", 404, "there is no such lesson") from None


async def course_of(visit: Visit) -> tuple[Course, int]:
    """How far this visitor has come in it."""
    person = visit.person.id if visit.person else None
    return await courses.load(visit.site.store, person, lesson_of(visit))


def address(lesson: Lesson) -> str:
    """Where a lesson is."""
    return (
        f"/learn/{lesson.game}" if lesson.name == FIRST else f"/learn/{lesson.game}/{lesson.name}"
    )


async def lesson(visit: Visit) -> Response:
    """The table of the lesson, where this person is in it."""
    course, version = await course_of(visit)
    page = await run_in_threadpool(lesson_page, course, version, visit.language)
    shown = visit.request.query_params.get("show") == "1"
    return await visit.html(render.lesson_document(page, visit.reader(), shown=shown))


async def change(visit: Visit, what: Callable[[Course], Any]) -> Response:
    """Do something to the course, keep it, and answer with the page as it is then."""
    found = lesson_of(visit)
    actor = await visit.somebody()
    assert actor.person is not None
    course, version = await courses.load(visit.site.store, actor.person, found)
    sent = visit.number("version")
    if sent is not None and sent != version:
        raise Refused("stale", 409, "the lesson has gone on in another window")
    before = len(course.line)
    marked = (course.step, course.furthest)

    def work() -> TablePage:
        try:
            what(course)
        except IllegalChoice as error:
            raise Refused("illegal", 409, str(error)) from None
        except BadInput as error:
            raise Refused("bad-request", 409, str(error)) from None
        return lesson_page(course, version + 1, visit.language)

    page = await run_in_threadpool(work)
    await courses.save(visit.site.store, actor.person, course, version + 1)
    if page.seen.view.frame is not None and page.seen.asked:
        # What was met in a lesson needs no reminder.
        await meet(visit.site.store, actor.person, found.game, type(page.seen.view.frame).__name__)
    if not visit.wants_json:
        return visit.go(address(found))
    return visit.json(
        {
            "version": version + 1,
            "news": news(course, page, visit, before, went=course.step != marked[0]),
        }
    )


def news(
    course: Course, page: TablePage, visit: Visit, before: int, *, went: bool
) -> dict[str, Any]:
    """What the browser is to show: the moves since, one after the other, then the page as it is
    now."""
    moves = course.line[before:] if len(course.line) > before else []
    watched = bool(course.now.watch) and went and not course.answers() and bool(moves)
    return {
        "table": page.info.id,
        "version": page.info.version,
        "status": page.info.status,
        "deciders": [SEAT_LETTERS[seat] for seat in course.table.deciders()],
        "yours": page.seen.asked,
        "reload": False,
        "move": len(course.line),
        "moves": "" if watched else "".join(item[0] for item in moves),
        "watched": before + 1 if watched else 0,
        "events": [] if watched else events_of(page, before) if moves else [],
        "regions": render.render_regions(page, visit.reader()),
    }


async def lesson_move(visit: Visit) -> Response:
    """A choice, or several together."""
    choice = visit.text("choice")
    return await change(visit, lambda course: course.answer_together(choice))


async def lesson_undo(visit: Visit) -> Response:
    """Take the last move back."""
    return await change(visit, lambda course: course.undo())


async def go(visit: Visit) -> Response:
    """About the lesson: back, again from here, on like this, next, to a step, from the
    beginning."""
    what = visit.text("what")
    place = visit.number("step", 1)
    ways: dict[str, Callable[[Course], None]] = {
        "back": lambda course: course.back(),
        "again": lambda course: course.again(),
        "on": lambda course: course.go_on(),
        "next": lambda course: course.go_next(),
        "step": lambda course: course.go_to((place or 1) - 1),
        "restart": lambda course: course.go_to(0),
    }
    if what not in ways:
        raise Refused("bad-request", 400, f"what is one of {', '.join(ways)}")
    return await change(visit, ways[what])


async def lesson_why(visit: Visit) -> Response:
    """Every requirement of an answer; of several choices the last, tried after the others where all
    that the learner does not know is dealt again."""
    course, _ = await course_of(visit)
    played = course.played()
    *before, choice = visit.request.query_params.getlist("choice") or [""]
    if len(before) > MOST_BEFORE:
        raise Refused("illegal", 409, "nothing can be tried from here")
    if before:
        table = redeal(
            played.game, played.table, course.lesson.seat, Rng(state_from_seed(len(course.line)))
        )
        try:
            for text in before:
                apply_text(table, course.lesson.seat, text)
        except BadInput as error:
            raise Refused("illegal", 409, str(error)) from None
        played = Played(played.game, table, played.moves, played.happened)
    return visit.json(reasons_in(seen_of(course.lesson, played, visit.language), choice))


async def moment(visit: Visit) -> Response:
    """The regions after so many moves: how moves of others are shown one after the other."""
    course, _ = await course_of(visit)
    query = visit.request.query_params.get("at", "")
    if not query.isascii() or not query.isdigit() or int(query[:9]) > len(course.line):
        raise Refused("bad-request", 400, f"at is a number up to {len(course.line)}")
    at = int(query)
    seen = await run_in_threadpool(
        lambda: seen_of(course.lesson, course.at(at), visit.language, live=False)
    )
    regions = lesson_moment(info_of(course.lesson, seen, at), seen, visit.language)
    return visit.json({"at": at, "total": len(course.line), "regions": regions})


async def whole_log(visit: Visit) -> Response:
    """The log of the lesson's game."""
    course, version = await course_of(visit)
    page = lesson_page(course, version, visit.language)
    return await visit.html(str(render.render_log(page, visit.reader())))
