"""The course of a lesson: where somebody is on its path, and what they have played there.

A course is the moves since the start and the place of every step among them; its table is those
moves played again on the lesson's position, so nothing else is stored, and every step can be
entered. An answer that the step wants leads on. Any other legal answer begins a side trip: from
there the draws of the file are forgotten and chance is free; the others give their listed answers
where they can, pass where they may, and are played by a stand-in otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.rigged import Rigged
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SEAT_LETTERS, Game
from cosmeeple.kernel.kit import Kit
from cosmeeple.kernel.lessons.lesson import FIELD, Lesson, Step, fits, is_others, split_move
from cosmeeple.kernel.lessons.lesson_path import Played, path_of, replay
from cosmeeple.kernel.records.codec import apply_text, notation, options_as_text, question
from cosmeeple.kernel.records.paths import read
from cosmeeple.kernel.records.position import drawn
from cosmeeple.kernel.records.together import apart, steps

#: Who answers for a seat that has no listed answer: (game, table, seat, number of moves made) ->
#: pick.
StandIn = Callable[[Game, Table[Any], int, int], int]
#: A game that somebody plays on alone ends long before this.
LONGEST = 3000


def first_option(_game: Game, table: Table[Any], seat: int, _moves: int) -> int:
    """The stand-in of those who have no bots."""
    return table.options(seat)[0]


@dataclass
class Course:
    """Where somebody is in a lesson."""

    lesson: Lesson
    #: The number of the step, and of the furthest one that was reached.
    step: int = 0
    furthest: int = 0
    #: All moves since the start, `A sail:wilkes`, and where every step begins among them.
    line: list[str] = field(default_factory=list)
    starts: dict[str, int] = field(default_factory=dict)
    #: From which move on chance is free, and where the side trip began; -1: neither.
    free: int = -1
    trip: int = -1
    #: Answers of following steps that were given before their time.
    ahead: list[str] = field(default_factory=list)
    kit: Kit | None = None
    stand_in: StandIn = first_option
    _played: Played | None = None

    # --- what is kept

    def dump(self) -> dict[str, Any]:
        """Everything as JSON."""
        return {
            "step": self.now.id,
            "furthest": self.lesson.step[self.furthest].id,
            "line": self.line,
            "starts": self.starts,
            "free": self.free,
            "trip": self.trip,
            "ahead": self.ahead,
        }

    @property
    def now(self) -> Step:
        """The step that is to be done."""
        return self.lesson.step[self.step]

    @property
    def finished(self) -> bool:
        """Was the last step reached?"""
        return self.furthest == len(self.lesson.step) - 1

    @property
    def on_trip(self) -> bool:
        """Somebody has left the path and has not come back."""
        return self.trip >= 0

    @property
    def loosened(self) -> bool:
        """Was this step entered from a side trip, so that its numbers may be others?"""
        return self.free >= 0 and not self.on_trip

    # --- the position

    def played(self) -> Played:
        """The position now. Kept until something is answered."""
        if self._played is None or len(self._played.moves) != len(self.line):
            self._played = replay(self.lesson, self.line, self.starts, self.free, self.kit)
        return self._played

    @property
    def table(self) -> Table[Any]:
        """Where the lesson's game stands."""
        return self.played().table

    def at(self, moves: int) -> Played:
        """The position after so many moves."""
        return replay(self.lesson, self.line[:moves], self.starts, self.free, self.kit)

    def options(self) -> list[str]:
        """What can be chosen now, as text."""
        return options_as_text(self.table, self.lesson.seat)

    # --- what the step wants

    def answers(self) -> list[str]:
        """The learner's answers since the step began, without those of the side trip."""
        end = self.trip if self.on_trip else len(self.line)
        mine = f"{self.lesson.learner} "
        since = self.line[self.starts.get(self.now.id, 0) : end]
        return [item.removeprefix(mine) for item in since if item.startswith(mine)]

    def rests(self) -> list[list[str]]:
        """What is still to be answered, for every way that agrees with the answers so far."""
        early = list(self.ahead)
        found = []
        for way in self.now.ways():
            rest = list(way)
            for item in early:
                if item in rest:
                    rest.remove(item)
            for answer in self.answers():
                if self.is_ahead(answer, rest):
                    continue
                place = self.place_in(rest, answer)
                if place < 0:
                    break
                # What others owed before it has been given by now.
                rest = [*rest[:place], *rest[place + 1 :]] if self.now.any else rest[place + 1 :]
            else:
                found.append(rest)
        return found

    def is_ahead(self, answer: str, rest: Sequence[str]) -> bool:
        """Was it given here for a following step?"""
        return answer in self.ahead and not any(fits(item, answer) for item in rest)

    def place_in(self, rest: Sequence[str], answer: str) -> int:
        """Where the answer stands among what is left; -1 when it is not what is wanted now."""
        for place, item in enumerate(rest):
            if not is_others(item):
                if fits(item, answer):
                    return place
                if not self.now.any:
                    return -1
        return -1

    def wanted(self) -> list[str]:
        """The legal answers that lead on, the path's own first."""
        if self.on_trip or not self.now.do:
            return []
        legal = self.options()
        found: list[str] = []
        for rest in self.rests():
            for item in own_items(rest)[: None if self.now.any else 1]:
                found += [text for text in legal if fits(item, text) and text not in found]
        return found

    def following(self) -> list[str]:
        """Answers that steps of the same turn still wait for."""
        if not self.now.early:
            return []
        found: list[str] = []
        place = self.step
        while place + 1 < len(self.lesson.step) and not self.lesson.step[place].then:
            place += 1
            if self.lesson.step[place].watch:
                break
            found += [
                item
                for item in self.lesson.step[place].do
                if not is_others(item) and item not in self.ahead
            ]
        return found

    # --- answering

    def answer(self, text: str) -> bool:
        """The learner answers: True when it leads on, False when it is (a part of) a side trip.
        IllegalChoice changes nothing."""
        if self.on_trip:
            self.stray(text)
            return False
        if text in self.wanted():
            self.make(self.lesson.seat, text)
            self.follow_script()
            return True
        if text in self.following() and text in self.options() and self.still_leads(text):
            self.ahead.append(text)
            self.make(self.lesson.seat, text)
            self.follow_script()
            return True
        if text not in self.options():
            apply_text(self.table.clone(), self.lesson.seat, text)  # says why not
        self.trip = len(self.line)
        if self.free < 0:
            self.free = self.trip
        self._played = None
        self.stray(text)
        return False

    def answer_together(self, text: str) -> bool:
        """One answer, or several that are sent together: all of them or none."""
        answers = apart(text)
        if len(answers) > 1:
            answers = answers[: len(list(steps(self.table, self.lesson.seat, answers)))]
        return all([self.answer(one) for one in answers])

    def make(self, seat: int, text: str) -> None:
        """A move, which is then part of the line."""
        self.played().play(seat, text)
        self.line.append(f"{SEAT_LETTERS[seat]} {text}")

    def still_leads(self, text: str) -> bool:
        """Can the path be played to its end after this answer?"""
        trial = self.copy()
        trial.ahead.append(text)
        try:
            trial.make(self.lesson.seat, text)
            trial.follow_script()
            trial.walk_on()
        except BadInput:
            return False
        return trial.finished

    def copy(self) -> Course:
        """A course that goes on alone."""
        return Course(
            self.lesson,
            self.step,
            self.furthest,
            list(self.line),
            dict(self.starts),
            self.free,
            self.trip,
            list(self.ahead),
            self.kit,
            self.stand_in,
        )

    def walk_on(self) -> None:
        """Play the path from here to the last step; BadInput where it does not lead there."""
        for _ in range(LONGEST):
            if self.step == len(self.lesson.step) - 1:
                return
            if not self.now.do:
                self.go_next()
                continue
            wanted = self.wanted()
            if not wanted:
                raise BadInput(
                    f"{self.now.id}: nothing of what the step wants is possible: {self.rests()}"
                )
            self.answer(wanted[0])
        raise BadInput("the path does not end")

    def follow_script(self) -> None:
        """Others answer what they owe in the middle of the step; when all is answered, the next
        step comes."""
        rests = self.rests()
        done = [rest for rest in rests if not own_items(rest)]
        for item in [*done, *rests][0] if rests else []:
            if not is_others(item):
                break
            self.scripted(item)
        if done and not self.wanted():  # a longer way may have more to answer
            self.leave_step()
            return
        self.let_others()
        if self.strays_here() and not self.wanted():
            self.leave_step()  # what is left is not asked for on this way

    def strays_here(self) -> bool:
        """Has the learner gone another way than the path's before, so that some answers may not be
        asked for?"""
        path = path_of(self.lesson, self.kit)
        return self.line != list(path.moves[: len(self.line)])

    def leave_step(self) -> None:
        """The step is done: what follows by itself happens, and the next one begins."""
        for item in self.now.then:
            self.scripted(item)
        self.let_others()
        if self.now.then:
            self.ahead = []  # they were of this turn
        self.enter(self.step + 1)

    def enter(self, place: int) -> None:
        """The next step begins here; one that has been answered ahead is left at once."""
        step = self.lesson.step[place]
        if step.watch:
            path = path_of(self.lesson, self.kit)
            self.line = list(path.moves[: path.starts[place]])
            self.starts = {
                one.id: path.starts[number] for number, one in enumerate(self.lesson.step[:place])
            }
            self.free, self.ahead, self._played = -1, [], None
        self.step = place
        self.furthest = max(self.furthest, place)
        self.starts[step.id] = len(self.line)
        if step.draws and self.free < 0:
            table = self.table
            table.rng = Rigged(table.rng.state, [drawn(table, draw) for draw in step.draws])
        if step.do and not own_items(self.rests()[0]):
            self.leave_step()

    def scripted(self, item: str) -> None:
        """A listed move of another seat; on the path it must be legal, off it there is a way
        out."""
        seat, text = split_move(item)
        if seat in self.table.deciders() and text in options_as_text(self.table, seat):
            self.make(seat, text)
        elif not self.strays_here() and self.free < 0:
            apply_text(self.table.clone(), seat, text)
            raise BadInput(f"{item!r} is not asked for here")
        elif seat in self.table.deciders() and same_question(
            text, options_as_text(self.table, seat)
        ):
            self.make(seat, self.without_script(seat))

    def without_script(self, seat: int) -> str:
        """Pass where that is possible; otherwise the stand-in answers."""
        options = options_as_text(self.table, seat)
        passing = [text for text in options if text.rpartition(":")[2] in ("pass", "end")]
        if passing:
            return passing[0]
        pick = self.stand_in(self.played().game, self.table, seat, len(self.line))
        return notation(question(self.table), pick)

    def let_others(self) -> None:
        """Until the learner is asked or the game is over."""
        for _ in range(LONGEST):
            deciders = self.table.deciders()
            if not deciders or self.lesson.seat in deciders:
                return
            if not self.strays_here() and self.free < 0:
                return  # the path says what they do
            self.make(deciders[0], self.without_script(deciders[0]))
        raise BadInput("the others do not come to an end")

    # --- side trips

    def stray(self, text: str) -> None:
        """A move of the side trip, and what the others answer."""
        self.make(self.lesson.seat, text)
        script = self.script_left()
        for _ in range(LONGEST):
            deciders = self.table.deciders()
            if not deciders or self.lesson.seat in deciders:
                return
            seat = deciders[0]
            listed = next((item for item in script if split_move(item)[0] == seat), None)
            if listed is not None and split_move(listed)[1] in options_as_text(self.table, seat):
                script.remove(listed)
                self.make(seat, split_move(listed)[1])
            else:
                self.make(seat, self.without_script(seat))
        raise BadInput("the others do not come to an end")

    def script_left(self) -> list[str]:
        """What the path lists for the others from here on."""
        path = path_of(self.lesson, self.kit)
        mine = f"{self.lesson.learner} "
        theirs = [
            item for item in path.moves[path.starts[self.step] :] if not item.startswith(mine)
        ]
        made = [item for item in self.line[self.starts[self.now.id] :] if not item.startswith(mine)]
        for item in made:
            if item in theirs:
                theirs.remove(item)
        return theirs

    def otherwise(self) -> str:
        """The first move of the side trip."""
        return self.line[self.trip].partition(" ")[2] if self.on_trip else ""

    def goes_on_at(self) -> int:
        """The step at which the lesson can go on from a side trip; -1 for none."""
        if not self.on_trip or self.table.over():
            return -1
        legal = self.options()
        for place in range(self.step + 1, len(self.lesson.step)):
            step = self.lesson.step[place]
            if step.watch:
                return -1
            if step.loose and step.do and any(fits(step.do[0], text) for text in legal):
                return place
        return -1

    def go_on(self) -> None:
        """The lesson goes on from the side trip as it is."""
        place = self.goes_on_at()
        if place < 0:
            raise BadInput("the lesson cannot go on from here; go back to the step")
        self.trip = -1
        self.ahead = []
        self.enter(place)

    # --- going about

    def again(self) -> None:
        """Back to the start of the step."""
        self.go_to(self.step)

    def undo(self) -> None:
        """The learner's last answer is taken back; nothing is lost by it, the draws come again."""
        mine = [
            place
            for place, item in enumerate(self.line)
            if item.startswith(f"{self.lesson.learner} ")
        ]
        if self.on_trip and mine[-1] > self.trip:
            self.line = self.line[: mine[-1]]
            self._played = None
            return
        answers = self.answers() if self.on_trip else self.answers()[:-1]
        if not answers and not self.on_trip and not self.answers():
            self.back()
            return
        self.again()
        for text in answers:
            self.answer(text)

    def back(self) -> None:
        """One step back; from a side trip to its step."""
        self.go_to(self.step if self.on_trip else max(0, self.step - 1))

    def go_next(self) -> None:
        """On from a step without a move."""
        if self.now.do or self.on_trip:
            raise BadInput("this step waits for a move")
        if self.step == len(self.lesson.step) - 1:
            raise BadInput("this is the last step")
        self.leave_step()

    def go_to(self, place: int) -> None:
        """To a step that was reached before; what was played there is forgotten."""
        if not 0 <= place <= self.furthest:
            raise BadInput(f"step {place + 1} has not been reached yet")
        step = self.lesson.step[place]
        path = path_of(self.lesson, self.kit)
        kept = step.id in self.starts and place <= self.step
        if not kept:
            self.line = list(path.moves[: path.starts[place]])
            self.starts = {
                one.id: path.starts[number]
                for number, one in enumerate(self.lesson.step[: place + 1])
            }
        else:
            self.line = self.line[: self.starts[step.id]]
        self.starts = {
            one.id: self.starts[one.id]
            for one in self.lesson.step[: place + 1]
            if one.id in self.starts
        }
        self.step, self.trip, self.ahead, self._played = place, -1, [], None
        if not kept or self.free >= len(self.line):
            self.free = -1

    # --- words

    def say(self, text: str) -> str:
        """A text with the numbers of the position in it."""
        table = self.played()
        return FIELD.sub(lambda found: str(read(table.game, table.table, found[1])), text)


def same_question(text: str, options: Sequence[str]) -> bool:
    """Does an answer that is not possible belong to the question at hand?"""
    verb = text.partition(":")[0]
    return any(option.partition(":")[0] == verb for option in options)


def own_items(rest: Sequence[str]) -> list[str]:
    """The learner's answers among those of a way."""
    return [item for item in rest if not is_others(item)]


def fresh(lesson: Lesson, kit: Kit | None = None, stand_in: StandIn = first_option) -> Course:
    """A course at its first step."""
    course = Course(lesson, kit=kit, stand_in=stand_in)
    course.line = list(lesson.before)
    course.starts = {lesson.step[0].id: len(course.line)}
    return course


def load_course(
    lesson: Lesson,
    data: Mapping[str, Any],
    kit: Kit | None = None,
    stand_in: StandIn = first_option,
) -> Course:
    """A kept course. One that the file or the rules of today do not lead to goes on at the start of
    its step."""
    course = fresh(lesson, kit, stand_in)
    place = lesson.place_of(str(data.get("step", "")))
    course.furthest = max(place, lesson.place_of(str(data.get("furthest", ""))))
    course.step = place
    course.line = [str(item) for item in data.get("line", ())]
    course.starts = {str(key): int(value) for key, value in dict(data.get("starts", {})).items()}
    course.free, course.trip = int(data.get("free", -1)), int(data.get("trip", -1))
    course.ahead = [str(item) for item in data.get("ahead", ())]
    try:
        course.played()
        if course.now.id not in course.starts or course.rests() == []:
            raise BadInput("the step has changed")
    except (BadInput, AssertionError, IndexError):
        course.starts = {}
        course.go_to(place)
    return course
