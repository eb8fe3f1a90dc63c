"""The path of a lesson as moves on its position: set up once, played again as often as needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.journal import Told
from cosmeeple.kernel.engine.rigged import Rigged
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SEAT_LETTERS, Game
from cosmeeple.kernel.kit import Kit
from cosmeeple.kernel.lessons.lesson import Lesson, is_others, split_move
from cosmeeple.kernel.records.codec import apply_text
from cosmeeple.kernel.records.expect import fails
from cosmeeple.kernel.records.position import Case, drawn, set_up
from cosmeeple.kernel.records.transcript import taken_from


@dataclass
class Played:
    """A position of a course: its table, the moves that led there and what each of them made
    happen."""

    game: Game
    table: Table[Any]
    moves: list[tuple[int, str]] = field(default_factory=list)
    happened: list[list[Told]] = field(default_factory=list)

    def play(self, seat: int, text: str) -> None:
        """A move, with what happened."""
        apply_text(self.table, seat, text)
        self.moves.append((seat, text))
        self.happened.append(taken_from(self.table))


@dataclass(frozen=True)
class Path:
    """The path of a lesson as moves, and where each step begins among them."""

    moves: tuple[str, ...]
    starts: tuple[int, ...]


def replay(
    lesson: Lesson,
    line: Sequence[str],
    starts: Mapping[str, int],
    free: int,
    kit: Kit | None = None,
) -> Played:
    """The moves of a course made on the lesson's position."""
    game, table = begin(lesson, kit)
    played = Played(game, table)
    draws = {
        starts[step.id]: step.draws for step in lesson.step if step.draws and step.id in starts
    }
    for place in range(len(line) + 1):
        if place in draws and (free < 0 or place < free):
            table.rng = Rigged(table.rng.state, [drawn(table, draw) for draw in draws[place]])
        if place == free:
            table.rng = Rng(state_from_seed(lesson.seed * 1009 + place))
        if place < len(line):
            played.play(*split_move(line[place]))
    return played


_BEGUN: dict[tuple[str, int], tuple[Game, Table[Any]]] = {}


def begin(lesson: Lesson, kit: Kit | None = None) -> tuple[Game, Table[Any]]:
    """The lesson's position, before any move; set up once."""
    name = (lesson.key, id(kit))
    found = _BEGUN.get(name)
    if found is None:
        data = {
            "id": lesson.key,
            "game": lesson.game,
            "players": lesson.players,
            "options": lesson.options,
            "seed": lesson.seed,
            "given": lesson.given,
        }
        found = set_up(Case(f"{lesson.name}.toml", 1, data), kit)
        if kit is None:
            _BEGUN[name] = found
    game, table = found
    copy = table.clone()
    copy.telling = True
    return game, copy


_PATHS: dict[str, Path] = {}


def path_of(lesson: Lesson, kit: Kit | None = None) -> Path:
    """The path as moves, found out once by going it; BadInput where it cannot be gone."""
    if kit is None and lesson.key in _PATHS:
        return _PATHS[lesson.key]
    game, table = begin(lesson, kit)
    played = Played(game, table)
    starts = []

    def make(item: str) -> None:
        played.play(*split_move(item if is_others(item) else f"{lesson.learner} {item}"))

    for item in lesson.before:
        make(item)
    for step in lesson.step:
        try:
            for item in step.watch:
                make(item)
            starts.append(len(played.moves))
            if step.draws:
                table.rng = Rigged(table.rng.state, [drawn(table, draw) for draw in step.draws])
            for line in step.sees:
                hold(game, table, line)
            for item in step.do:
                make(item)
            for line in step.expect:
                hold(game, table, line)
            for item in step.then:
                make(item)
        except BadInput as error:
            raise BadInput(f"{lesson.name}, step {step.id}: {error}") from None
    moves = tuple([f"{SEAT_LETTERS[seat]} {text}" for seat, text in played.moves])
    found = Path(moves, tuple(starts))
    if kit is None:
        _PATHS[lesson.key] = found
    return found


def hold(game: Game, table: Table[Any], line: str) -> None:
    """BadInput unless the expectation holds."""
    failure = fails(game, table, line)
    if failure:
        raise BadInput(failure)
