"""Lessons: guided first games as files beside the rules, in both languages (docs/learn.md).

A lesson is a position (`game`, `players`, `options`, `seed`, `given`, as in docs/positions.md) and
a path of steps: what is said, what the learner answers, what the others do then. `course.py` plays
it; this module reads it and refuses what breaks the limits.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from cosmeeple.kernel.components import line_of, load_components
from cosmeeple.kernel.engine.errors import BadFile, BadInput, UnknownKey
from cosmeeple.kernel.game import SEAT_LETTERS, Game, all_games, load_game, seat_number
from cosmeeple.kernel.words.languages import text_in
from cosmeeple.kernel.words.rulebook import rulebook

#: A lesson has so many steps, a card so many words, the line after an answer so many.
STEPS = (10, 14)
WORDS, DONE_WORDS = 40, 20
#: Steps that are only read: the last one, and at most one other.
MOST_READ = 2
FOLDER = "lessons"
FIRST = "first"
ABOUT = "about"

#: A number that is read from the position: `{ score.A }`.
FIELD = re.compile(r"\{\s*([\w.\-]+)\s*\}")
_OTHER = re.compile(r"^[A-E] ")


class Both(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages; neither can be forgotten."""

    en: str
    pl: str

    def get(self, language: str) -> str:
        """In this language."""
        return text_in(language, self.en, self.pl)


class Otherwise(Both, frozen=True, forbid_unknown_fields=True):
    """What is said after another move; `*` may stand at the end of the pattern."""

    move: str


class Step(Both, frozen=True, forbid_unknown_fields=True):
    """One idea: at most 40 words, and the answers that it waits for."""

    id: str
    title: Both
    #: The text without its numbers, for whoever comes here from a side trip.
    plain: Both | None = None
    #: A line after the answer.
    done: Both | None = None
    #: The one comparison that matters, in a box of its own.
    compare: Both | None = None
    #: What is known after this step: the list beside the board.
    know: Both | None = None
    #: The learner's answers in order; an answer that another seat owes among them carries its
    #: letter.
    do: tuple[str, ...] = ()
    any: bool = False
    early: bool = False
    also: tuple[tuple[str, ...], ...] = ()
    #: What the others do afterwards.
    then: tuple[str, ...] = ()
    #: Recorded answers of all seats before the step, shown in fast motion; always from the path.
    watch: tuple[str, ...] = ()
    draws: tuple[int | str, ...] = ()
    #: Ids of the page and choices to point at, one for every answer; `-` is the answer itself.
    point: tuple[str, ...] = ()
    otherwise: tuple[Otherwise, ...] = ()
    loose: bool = False
    #: What holds when the step begins, and when its answers are given.
    sees: tuple[str, ...] = ()
    expect: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()

    def text(self, language: str) -> str:
        """What is to be done, in this language."""
        return text_in(language, self.en, self.pl)

    def ways(self) -> list[tuple[str, ...]]:
        """All lists of answers that lead on, the first one is the path."""
        return [self.do, *self.also]


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A whole file."""

    game: str
    title: Both
    opening: Both
    minutes: int
    step: tuple[Step, ...]
    players: int
    learner: str = "A"
    seed: int = 1
    options: dict[str, str] = {}
    given: dict[str, Any] = {}
    before: tuple[str, ...] = ()
    #: The others by name; seats that are not named are "Opponent".
    names: dict[str, str] = {}
    #: Laws of the game that the position bends, said on the opening card.
    short: tuple[str, ...] = ()
    #: What comes next for whoever has finished: another lesson of the game.
    next: str = ""
    #: The file's stem; not read from the file.
    name: str = ""

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return seat_number(self.learner, self.players)

    @property
    def key(self) -> str:
        """The name under which progress is kept: `race/first`."""
        return f"{self.game}/{self.name}"

    def load_game(self) -> Game:
        """The game that it teaches."""
        return load_game(self.game)

    def place_of(self, step_id: str) -> int:
        """The number of a step; 0 when there is none of that id any more."""
        return next((place for place, step in enumerate(self.step) if step.id == step_id), 0)


def is_others(item: str) -> bool:
    """Does an answer in a list belong to another seat: `B take:icebreaker`?"""
    return _OTHER.match(item) is not None


def split_move(item: str) -> tuple[int, str]:
    """`B take:icebreaker` as seat and answer."""
    seat, _, text = item.partition(" ")
    return seat_number(seat, len(SEAT_LETTERS)), text.strip()


def fits(pattern: str, answer: str) -> bool:
    """Does an answer fit a pattern, which may end in a star?

    >>> fits("pay:*", "pay:gem_world"), fits("settle:gem_world", "settle:pass")
    (True, False)
    """
    return answer.startswith(pattern[:-1]) if pattern.endswith("*") else answer == pattern


def word_count(text: str) -> int:
    """Words that are read: marks of bold type and lone signs are none."""
    return sum(any(letter.isalnum() for letter in word) for word in text.replace("*", "").split())


# --- reading


def read_lesson(path: Path) -> Lesson:
    """A lesson file; BadFile with the line when it is wrong or breaks a limit."""
    lesson = load_components(path, Lesson)
    lesson.name = path.stem
    for place, reason in problems(lesson):
        line = None if place < 0 else line_of(path, f"step[{place}]")
        step = "" if place < 0 else f"{lesson.step[place].id}: "
        raise BadFile(path.name, line, f"{step}{reason}")
    return lesson


def problems(lesson: Lesson) -> Iterator[tuple[int, str]]:
    """What breaks the limits: the number of the step (-1: the file) and the reason."""
    try:
        ids = set(rulebook(lesson.load_game()).ids())
        lesson.load_game().check_seats(lesson.players)
        assert 0 <= lesson.seat < lesson.players
    except (UnknownKey, BadInput) as error:
        yield -1, str(error)
        return
    low, high = STEPS
    if not low <= len(lesson.step) <= high:
        yield -1, f"a lesson has {low} to {high} steps, not {len(lesson.step)}"
    for text in (lesson.title, lesson.opening):
        yield from ((-1, reason) for reason in text_problems(text, WORDS))
    known: set[str] = set()
    read = [place for place, step in enumerate(lesson.step) if not step.do]
    if len(read) > MOST_READ or (read and read[-1] != len(lesson.step) - 1):
        yield -1, "at most two steps are without a move, and the last one is"
    for place, step in enumerate(lesson.step):
        if step.id in known:
            yield place, "another step has this id"
        known.add(step.id)
        yield from ((place, reason) for reason in step_problems(step, lesson, ids))


def step_problems(step: Step, lesson: Lesson, ids: set[str]) -> Iterator[str]:
    """What breaks the limits in one step."""
    yield from text_problems(step.title, WORDS)
    yield from text_problems(step, WORDS)
    for text, most in (
        (step.plain, WORDS),
        (step.done, DONE_WORDS),
        (step.compare, DONE_WORDS),
        (step.know, WORDS),
    ):
        if text is not None:
            yield from text_problems(text, most)
    for other in step.otherwise:
        yield from text_problems(other, WORDS)
        if "*" in other.move[:-1]:
            yield f"a star may only stand at the end of {other.move!r}"
    if step.loose and step.plain is None and has_numbers(step.en):
        yield "a step that may be entered from a side trip says its text without numbers in `plain`"
    for rule in step.rules:
        if rule not in ids:
            yield f"there is no rule {rule!r}"
    if step.any and any(is_others(item) for way in step.ways() for item in way):
        yield "answers in any order leave no place for another seat's among them"
    for item in (*step.then, *step.watch, *lesson.before):
        if not is_others(item):
            yield f"{item!r} does not say whose move it is"
    if any(item.startswith(f"{lesson.learner} ") for item in step.then):
        yield "`then` is for the other seats"


def text_problems(text: Both, most: int) -> Iterator[str]:
    """What is wrong with a text: missing in a language, or too long."""
    for language, words in (("en", text.en), ("pl", text.pl)):
        if not words.strip():
            yield f"a text is missing in {language}"
        elif word_count(words) > most:
            yield (
                f"{word_count(words)} words in {language}, at most {most} are read: {words[:40]}..."
            )
    if sorted(FIELD.findall(text.en)) != sorted(FIELD.findall(text.pl)):
        yield "the two languages read different numbers from the position"


def has_numbers(text: str) -> bool:
    """Does it name numbers by hand, where a field could?"""
    return any(letter.isdigit() for letter in FIELD.sub("0", text))


# --- which lessons there are


@cache
def lessons_of(slug: str) -> tuple[Lesson, ...]:
    """The lessons of a game, the first one first; none for a game that brings none."""
    folder = load_game(slug).folder() / FOLDER
    files = sorted(folder.glob("*.toml")) if folder.is_dir() else []
    found = [read_lesson(path) for path in files if path.stem != ABOUT]
    return tuple(sorted(found, key=lambda lesson: (lesson.name != FIRST, lesson.name)))


def find_lesson(slug: str, name: str = FIRST) -> Lesson:
    """A lesson by game and name; UnknownKey says which there are."""
    found = lessons_of(slug)
    for lesson in found:
        if lesson.name == name:
            return lesson
    there = ", ".join(lesson.name for lesson in found)
    raise UnknownKey(f"{slug} has no lesson {name!r}; it has {there or 'none'}")


def all_lessons() -> list[Lesson]:
    """Every lesson of every game, in the order in which people see the games."""
    return [lesson for game in all_games() for lesson in lessons_of(game.slug)]
