"""From a course to the page that shows it: the table as the learner sees it, and the card."""

from __future__ import annotations

from typing import Any

from cosmeeple.draw.seen import BOT, Seat, Seen
from cosmeeple.kernel.engine.journal import heard_by
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.lessons.course import Course
from cosmeeple.kernel.lessons.lesson import Lesson, fits
from cosmeeple.kernel.lessons.lesson_path import Played
from cosmeeple.kernel.records.view import view
from cosmeeple.kernel.words.preview import previews
from cosmeeple.kernel.words.text import Texts
from cosmeeple.store.queries import FINISHED, RUNNING
from cosmeeple.web.regions import words
from cosmeeple.web.table_pages import LessonCard, LogLine, TableInfo, TablePage, Undo

#: Points that the list beside the board remembers.
MOST_KNOWN = 5


def seats_of(lesson: Lesson, language: str) -> tuple[Seat, ...]:
    """The learner and the others at the lesson's table."""
    say = words(language)
    return tuple(
        [
            Seat(seat, say("lesson-you"), mine=True)
            if seat == lesson.seat
            else Seat(
                seat, lesson.names.get(SEAT_LETTERS[seat], say("lesson-opponent")), BOT, "easy"
            )
            for seat in range(lesson.players)
        ]
    )


def seen_of(lesson: Lesson, played: Played, language: str, *, live: bool = True) -> Seen:
    """The position as the learner sees it, with what the answers surely do."""
    seats = seats_of(lesson, language)
    # The plate says "You"; in sentences the learner is a letter, for "You plays" is no English and
    # "Ty gra" no Polish.
    names = [SEAT_LETTERS[seat.number] if seat.mine else seat.name for seat in seats]
    texts = Texts(played.game, played.table.state.kit, language, names)
    heard = tuple([tuple(heard_by(told, lesson.seat)) for told in played.happened])
    asked = live and lesson.seat in played.table.deciders()
    rng = Rng(state_from_seed(len(played.moves)))
    sure = (
        {one.pick: one for one in previews(played.game, played.table, lesson.seat, rng)}
        if asked
        else {}
    )
    seen = view(played.game, played.table, lesson.seat)
    return Seen(played.game, seen, texts, seats, heard[-1] if heard else (), heard, live, sure)


def info_of(lesson: Lesson, seen: Seen, version: int) -> TableInfo:
    """The lesson as a table."""
    return TableInfo(
        f"learn-{lesson.game}-{lesson.name}",
        lesson.title.get(seen.texts.language),
        seen.game,
        RUNNING if seen.view.deciders else FINISHED,
        version,
        seen.seats,
        options=lesson.options,
        base=f"/learn/{lesson.game}/{lesson.name}",
    )


def lesson_page(course: Course, version: int, language: str) -> TablePage:
    """The table of a course with its card."""
    played = course.played()
    lesson = course.lesson
    seen = seen_of(lesson, played, language)
    over = played.table.over()
    info = info_of(lesson, seen, version)
    lines = [
        LogLine(number, seat, "move", tuple(heard_by(told, lesson.seat)))
        for number, ((seat, _), told) in enumerate(
            zip(played.moves, played.happened, strict=True), 1
        )
    ]
    undo = Undo("free") if course.step or course.answers() or course.on_trip else Undo()
    outcome = played.game.outcome(played.table.state) if over else None
    card = card_of(course, seen, language)
    return TablePage(info, seen, tuple(lines), undo=undo, outcome=outcome, lesson=card)


def card_of(course: Course, seen: Seen, language: str) -> LessonCard:
    """What the card says now."""
    lesson, step = course.lesson, course.now
    text = (
        step.plain.get(language)
        if course.loosened and step.plain is not None
        else step.get(language)
    )
    wanted = course.wanted()
    before = lesson.step[course.step - 1] if course.step else None
    fresh = not course.answers() and not course.on_trip
    done = (
        before.done.get(language)
        if before is not None and before.done is not None and fresh
        else ""
    )
    if not course.step and fresh:
        done = lesson.opening.get(language)
    known = [one.know.get(language) for one in lesson.step[: course.step] if one.know is not None]
    given = len(course.answers())
    pointed = step.point[given] if given < len(step.point) and step.point[given] != "-" else ""
    return LessonCard(
        lesson,
        course.step,
        course.furthest,
        step.title.get(language),
        course.say(text) if not course.on_trip else text,
        course.say(done),
        course.say(step.compare.get(language))
        if step.compare is not None and not course.loosened
        else "",
        tuple(known[-MOST_KNOWN:]),
        trip_sentence(course, language),
        course.goes_on_at() >= 0,
        wanted[0] if wanted else "",
        seen.label(wanted[0]) if wanted and seen.asked else "",
        pointed or (f"choice:{wanted[0]}" if wanted else ""),
        given > 0,
        not step.do,
        sums_of(seen, course) if not step.do and course.table.over() else (),
    )


def trip_sentence(course: Course, language: str) -> str:
    """What is said about a side trip: the step's own sentence for this move, or the common one."""
    if not course.on_trip:
        return ""
    move = course.otherwise()
    for other in course.now.otherwise:
        if fits(other.move, move):
            return other.get(language)
    return words(language)("lesson-trip")


def sums_of(seen: Seen, course: Course) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The final scoring by category."""
    outcome = seen.game.outcome(course.table.state)
    found: dict[str, list[int]] = {}
    for row in outcome.rows:
        sums = found.setdefault(row.category, [0] * len(outcome.scores))
        for seat, points in enumerate(row.points):
            sums[seat] += points
    rows = [
        (seen.texts.say(f"score-{name}"), tuple(sums)) for name, sums in found.items() if any(sums)
    ]
    return (*rows, (words(seen.texts.language)("total"), tuple(outcome.scores)))


def events_of(page: TablePage, since: int) -> list[dict[str, Any]]:
    """What the learner heard after a move, as sentences."""
    texts = page.seen.texts
    return [
        {"event": type(event).__name__, "move": line.version, "text": texts.event(event)}
        for line in page.log[since:]
        for event in line.events
    ]
