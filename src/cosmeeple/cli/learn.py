"""`cosmeeple learn`: lessons on the terminal, and the game in 60 seconds."""

from __future__ import annotations

import argparse
import json
import textwrap
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.prompt import Prompt
from rich.table import Table
from rich.text import Text

from cosmeeple.bots.stand_in import STAND_IN, easy_answer
from cosmeeple.cli.draw import WIDTH, draw_scores
from cosmeeple.cli.terminal import HUMAN, Quit, TerminalGame
from cosmeeple.cli.voice import voice
from cosmeeple.draw.seen import Seen
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.game import SEAT_LETTERS, Game, load_game
from cosmeeple.kernel.lessons.course import Course, fresh, load_course
from cosmeeple.kernel.lessons.lesson import Lesson, all_lessons, find_lesson, fits
from cosmeeple.kernel.lessons.primer import primer_of
from cosmeeple.kernel.records.transcript import Header, Match, Move, write_atomically
from cosmeeple.kernel.words.text import Phrases, Texts
from cosmeeple.system import state_folder

COMMANDS = ("steps", "step", "back", "again", "on", "next")


def command(arguments: argparse.Namespace) -> int:
    words = voice(arguments.lang)
    console = Console(emoji=False)
    if arguments.slug is None:
        list_lessons(console, words)
        return 0
    game = load_game(arguments.slug)
    if arguments.overview:
        overview(console, words, game)
        return 0
    lesson = find_lesson(game.slug, arguments.name)
    kept = {} if arguments.again else read_progress().get(lesson.key, {})
    course = (
        load_course(lesson, kept, stand_in=easy_answer)
        if kept
        else fresh(lesson, stand_in=easy_answer)
    )
    LessonGame(console, words, match_of(course), seats_of(lesson), course=course).run()
    return 0


# --- progress: a file in the user's state folder


def progress_file() -> Path:
    return state_folder() / "lessons.json"


def read_progress() -> dict[str, Any]:
    """What was kept; a file that cannot be read is as if there were none."""
    try:
        found = json.loads(progress_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def write_progress(course: Course) -> None:
    path = progress_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(
        path, json.dumps({**read_progress(), course.lesson.key: course.dump()}, ensure_ascii=False)
    )


# --- lists


def list_lessons(console: Console, words: Phrases) -> None:
    """All lessons with how far one has come."""
    kept = read_progress()
    grid = Table(title=words.say("learn-lessons"))
    for heading in ("learn-game", "learn-lesson", "", ""):
        grid.add_column(words.say(heading) if heading else "")
    for lesson in all_lessons():
        at = kept.get(lesson.key, {})
        steps = len(lesson.step)
        if not at:
            state = words.say("learn-new")
        elif at.get("furthest") == lesson.step[-1].id:
            state = words.say("learn-done")
        else:
            state = words.say(
                "learn-at", step=lesson.place_of(str(at.get("step"))) + 1, steps=steps
            )
        name = "" if lesson.name == "first" else f" {lesson.name}"
        title = lesson.title.get(words.language)
        grid.add_row(
            f"{lesson.game}{name}", title, words.say("learn-minutes", count=lesson.minutes), state
        )
    console.print(grid)
    console.print(words.say("learn-how"), style="dim")


def overview(console: Console, words: Phrases, game: Game) -> None:
    """The game in 60 seconds, tips and questions."""
    primer = primer_of(game.slug)
    language = words.language
    if primer is None:
        console.print(words.say("learn-none", game=game.names[language]))
        return
    width = min(WIDTH, console.width)

    def wrapped(text: str, indent: str = "  ") -> None:
        for line in textwrap.wrap(text, width - len(indent)):
            console.print(Text(f"{indent}{line}"))

    def cited(rules: tuple[str, ...]) -> str:
        return f" ({', '.join(rules)})"

    console.print(Text(words.say("learn-60", game=game.names[language]), style="bold"))
    facts = {"from": primer.minutes[0], "to": primer.minutes[1], "weight": primer.weight}
    players = f"{game.seats[0]}–{game.seats[-1]}"  # noqa: RUF001 - a range reads with a dash
    console.print(words.say("learn-facts", players=players, **facts), style="dim")
    wrapped(primer.feel.get(language))
    for part in primer.part:
        console.print(Text(f"\n{part.title.get(language)}", style="bold"))
        wrapped(part.get(language))
    console.print(Text(f"\n{words.say('learn-tips')}", style="bold"))
    for number, tip in enumerate(primer.tip, 1):
        wrapped(f"{number}. {tip.lead.get(language)} {tip.get(language)}{cited(tip.rules)}")
    console.print(Text(f"\n{words.say('learn-asked')}", style="bold"))
    for question in primer.question:
        wrapped(question.ask.get(language))
        wrapped(f"{question.answer.get(language)}{cited(question.rules)}", "    ")


# --- a lesson


def seats_of(lesson: Lesson) -> tuple[str, ...]:
    return tuple([HUMAN if seat == lesson.seat else STAND_IN for seat in range(lesson.players)])


def match_of(course: Course) -> Match:
    """The position of a course as the terminal's game knows it."""
    played = course.played()
    lesson = course.lesson
    kit = played.table.state.kit
    header = Header(
        lesson.game,
        played.game.rules_version,
        kit.edition,
        lesson.players,
        lesson.options,
        lesson.seed,
        seats_of(lesson),
    )
    moves = [Move(seat, text, "") for seat, text in played.moves]
    return Match(played.game, header, kit, played.table, moves, [[], *played.happened])


@dataclass
class LessonGame(TerminalGame):
    """A course on the terminal: the card above every question, any number plays."""

    course: Course = field(kw_only=True)
    told: int = -1

    def texts(self) -> Texts:
        lesson, language = self.course.lesson, self.words.language
        names = [
            f"{SEAT_LETTERS[seat]} ({self.words.say('seat-human')})"
            if seat == lesson.seat
            else lesson.names.get(SEAT_LETTERS[seat], self.words.say("learn-opponent"))
            for seat in range(lesson.players)
        ]
        return Texts(self.match.game, self.match.kit, language, names)

    def run(self) -> None:
        self.console.print(Text(self.course.lesson.title.get(self.words.language), style="bold"))
        self.paragraph(self.course.lesson.opening.get(self.words.language))
        self.console.print(self.words.say("learn-hint"), style="dim")
        self.heard = {self.course.lesson.seat: len(self.match.happened)}
        try:
            while not (
                self.course.step == len(self.course.lesson.step) - 1 and not self.course.now.do
            ):
                self.one_step()
        except (KeyboardInterrupt, EOFError, Quit):
            write_progress(self.course)
            self.console.print(self.words.say("learn-kept", game=self.course.lesson.game))
            return
        self.tell_news(self.course.lesson.seat)
        self.card()
        write_progress(self.course)
        game = self.match.game
        if self.match.table.over():
            result = game.outcome(self.match.table.state)
            draw_scores(
                self.console,
                result,
                self.texts(),
                self.words,
                tuple(self.texts().players[: len(self.seats)]),
            )
        whole = ",".join([HUMAN, *[STAND_IN] * max(1, game.seats[0] - 1)])
        self.console.print(self.words.say("learn-finished", game=game.slug, seats=whole))

    def one_step(self) -> None:
        course = self.course
        seat = course.lesson.seat
        if course.now.do and not self.match.table.over():
            self.ask(seat)
            return
        self.tell_news(seat)
        self.card()
        over = self.match.table.over()
        self.console.print(
            self.words.say("learn-over", step=course.step + 1)
            if over
            else self.words.say("learn-next")
        )
        answer = Prompt.ask(self.words.say("your-choice"), console=self.console).strip()
        try:
            self.do_command(seat, *self.split(answer or "next"), [])
        except BadInput as error:
            self.console.print(str(error), style="red", markup=False)

    def split(self, answer: str) -> tuple[str, str]:
        word, _, rest = answer.partition(" ")
        return word, rest.strip()

    def paragraph(self, text: str) -> None:
        for line in textwrap.wrap(text.replace("**", ""), min(WIDTH, self.console.width)):
            self.console.print(Text(line))

    def card(self) -> None:
        """The step above its question, once; on a side trip its one line."""
        course, language = self.course, self.words.language
        if course.on_trip:
            self.console.print(
                self.words.say("learn-trip-prompt", step=course.step + 1),
                style="magenta",
                markup=False,
            )
            on = int(course.goes_on_at() >= 0)
            self.console.print(
                self.words.say("learn-trip-how", step=course.step + 1, on=on), style="dim"
            )
            return
        place = len(course.line) if course.now.do else -2
        if self.told == place:
            return
        self.told = place
        before = course.lesson.step[course.step - 1] if course.step else None
        if (
            before is not None
            and before.done is not None
            and course.starts.get(course.now.id) == len(course.line)
        ):
            self.console.print(Text(f"✓ {course.say(before.done.get(language))}", style="green"))
        step = course.now
        steps = len(course.lesson.step)
        title = self.words.say(
            "learn-step", step=course.step + 1, steps=steps, title=step.title.get(language)
        )
        self.console.print()
        self.console.print(Text(title, style="bold reverse"))
        text = (
            step.plain.get(language)
            if course.loosened and step.plain is not None
            else step.get(language)
        )
        self.paragraph(course.say(text))
        if step.compare is not None and not course.loosened:
            self.console.print(Text(f"  {course.say(step.compare.get(language))}", style="cyan"))
        self.console.print(" ".join(step.rules), style="dim")

    def make(self, seat: int, text: str) -> None:
        """Answers go to the course; its position is what is shown next."""
        leads = self.course.answer_together(text)
        if not leads:
            self.paragraph(self.sentence())
        self.renew()

    def sentence(self) -> str:
        """What is said about the first move of a side trip."""
        move = self.course.otherwise()
        for other in self.course.now.otherwise:
            if fits(other.move, move):
                return other.get(self.words.language)
        return self.words.say("learn-trip")

    def renew(self) -> None:
        before = len(self.match.moves)
        self.match = match_of(self.course)
        seat = self.course.lesson.seat
        self.heard[seat] = min(self.heard.get(seat, 0), len(self.match.happened))
        if len(self.match.moves) <= before:
            self.told = -1
        write_progress(self.course)

    def ask_options(self, seen: Seen) -> None:
        self.card()
        super().ask_options(seen)

    def obey(self, seat: int, answer: str, options: list[int]) -> bool:
        word, rest = self.split(answer)
        if word in COMMANDS or (word == "show" and not rest):
            return self.do_command(seat, word, rest, options)
        return super().obey(seat, answer, options)

    def do_command(self, seat: int, word: str, rest: str, options: list[int]) -> bool:
        course = self.course
        if word == "show" and not rest:
            self.console.print(self.words.say("learn-shown"), style="cyan")
            wanted = course.wanted()
            for number, choice in enumerate(self.offered, 1):
                if choice.key in wanted:
                    self.console.print(
                        Text(f"> {number}  {choice.label}  {choice.key}", style="cyan")
                    )
            return False
        if word == "steps":
            for place, step in enumerate(course.lesson.step[: course.furthest + 1]):
                mark = "●" if place < course.step else "◉" if place == course.step else "○"
                self.console.print(
                    Text(f"{mark} {place + 1:2} {step.title.get(self.words.language)}")
                )
            return False
        if word == "step" and rest.isdigit():
            course.go_to(int(rest) - 1)
        elif word in ("back", "undo"):
            course.back()
        elif word == "again":
            course.again()
        elif word == "on":
            course.go_on()
        elif word == "next":
            course.go_next()
        else:
            return super().do_command(seat, word, rest, options)
        self.renew()
        return True
