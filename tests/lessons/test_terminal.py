"""`cosmeeple learn`: a lesson is played on the terminal, left and gone on with."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from cosmeeple.bots.stand_in import easy_answer
from cosmeeple.cli import learn
from cosmeeple.cli.draw import WIDTH
from cosmeeple.cli.main import main
from cosmeeple.cli.voice import voice
from cosmeeple.kernel.lessons.course import fresh
from cosmeeple.kernel.lessons.lesson import Lesson, all_lessons, find_lesson


@pytest.fixture(autouse=True)
def own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "progress_file", lambda: tmp_path / "state" / "lessons.json")


def play(lesson: Lesson, language: str, typed: list[str], monkeypatch: pytest.MonkeyPatch) -> str:
    console = Console(file=io.StringIO(), width=WIDTH)
    course = fresh(lesson, stand_in=easy_answer)
    game = learn.LessonGame(
        console, voice(language), learn.match_of(course), learn.seats_of(lesson), course=course
    )
    rest = iter(typed)

    def answer(*_: object, **__: object) -> str:
        said = next(rest, None)
        if said is not None:
            return said
        return "next" if not course.now.do else course.wanted()[0]

    monkeypatch.setattr("rich.prompt.Prompt.ask", answer)
    game.run()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lesson", all_lessons(), ids=lambda lesson: lesson.key)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_lesson_is_played_to_its_end(
    lesson: Lesson, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = play(lesson, language, [], monkeypatch)
    for place, step in enumerate(lesson.step, 1):
        assert (
            voice(language).say(
                "learn-step", step=place, steps=len(lesson.step), title=step.title.get(language)
            )
            in said
        )
    assert "{" not in said
    assert "**" not in said
    assert learn.read_progress()[lesson.key]["furthest"] == lesson.step[-1].id


def test_a_side_trip_and_back(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ["sail:enderby", "again", "sail:wilkes", "hire", "back", "show", "steps", "quit"]
    said = play(find_lesson("antarctica"), "en", typed, monkeypatch)
    assert "You could land there, too." in said
    assert "(trip, back = step 1)" in said
    assert "One scientist, because only one ship of yours is here." in said
    assert "> 1" in said
    assert learn.read_progress()["antarctica/first"]["step"] == "build"


def test_lessons_are_listed_and_the_overview_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["learn"], ["learn", "relics", "--overview", "--lang", "pl"]):
        with pytest.raises(SystemExit) as done:
            main(words)
        assert done.value.code == 0
    out = capsys.readouterr().out
    assert "race orb" in out
    assert "Relics of Humanity w 60 sekund" in out or "w 60 sekund" in out


def test_a_lesson_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["learn", "race", "nothing"])
    assert done.value.code == 2
    assert "it has first, orb" in capsys.readouterr().err
