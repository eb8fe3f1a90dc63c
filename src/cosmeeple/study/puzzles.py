"""Puzzles: positions of bots' games in which one answer is clearly best and the one that looks best
at once is not it.

A puzzle is a position file (docs/positions.md) that replays its source game, with a table `puzzle`
about the question at its end. They lie in `games/SLUG/puzzles`; `seeking.py` finds them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from cosmeeple.kernel.engine.errors import BadFile, BadInput
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game, load_game, seat_number
from cosmeeple.kernel.records.carry import replay_text
from cosmeeple.kernel.records.position import Case, read_cases, set_up
from cosmeeple.study.endings import Ending
from cosmeeple.study.noticed import Noticed

FOLDER: Final = "puzzles"
#: Levels by who finds the answer: a quick bot, a good one, a strong one, hardly anybody.
LEVELS: Final = (1, 2, 3, 4)
STRENGTHS: Final = ("easy", "medium", "hard")


class Worth(msgspec.Struct, array_like=True):
    """An answer, its share of the win with its error, and its final score."""

    choice: str
    share: float
    error: float
    score: float


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    """What is known about the question at the end of the moves."""

    seat: str
    best: str
    #: What looks best right after it.
    tempting: str
    #: The best answer is so much of a win better than the next one; the error of that difference.
    margin: float
    error: float
    #: In this share of the deals it is the best one.
    steady: float
    answers: list[Worth]
    noticed: list[Noticed]
    line: list[str]
    #: How often bots of each strength answer so.
    solved: dict[str, float]
    found: str
    verified: str
    #: What the game's evaluation counts in it, in its points; older puzzles do not say.
    counted: list[Noticed] = []
    #: As good, because the best one can still follow them.
    also: list[str] = []
    #: The best answer less the tempting one at the end of the game; older puzzles do not say.
    ending: Ending | None = None

    def is_right(self, choice: str) -> bool:
        """The best answer, or one that it can still follow."""
        return choice == self.best or choice in self.also

    @property
    def level(self) -> int:
        return level_of(self.solved)


def level_of(solved: Mapping[str, float]) -> int:
    """From 1 (a quick bot finds it as often as not) to 4 (even the strong bot rarely).

    >>> level_of({"easy": 0.3, "medium": 0.5, "hard": 1.0})
    2
    """
    for level, strength in zip(LEVELS, STRENGTHS, strict=False):
        if solved.get(strength, 0.0) >= 0.5:
            return level
    return LEVELS[-1]


@dataclass(frozen=True)
class Puzzle:
    """A puzzle as it was read; its table is made when somebody looks at it."""

    id: str
    slug: str
    case: Case
    facts: Facts

    @property
    def game(self) -> Game:
        return load_game(self.slug)

    @property
    def players(self) -> int:
        return int(self.case.data["players"])

    @property
    def seat(self) -> int:
        return seat_number(self.facts.seat, self.players)

    @property
    def moves(self) -> list[str]:
        return [str(line) for line in self.case.data["do"]]

    def table(self) -> Table[Any]:
        """The position, replayed from its source game."""
        game, table = set_up(self.case)
        for line in self.moves:
            letter, _, choice = line.partition(" ")
            replay_text(table, seat_number(letter, self.players), choice)
        if table.over() or self.seat not in table.deciders():
            raise BadInput(
                f"puzzle {self.id}: seat {self.facts.seat} is not asked at its end ({game.slug})"
            )
        return table


def read_puzzle(path: Path) -> Puzzle:
    """One file; BadFile when it is none."""
    (case,) = read_cases(path)
    try:
        facts = msgspec.convert(case.data.get("puzzle"), Facts)
    except msgspec.ValidationError as error:
        raise BadFile(path.name, None, str(error)) from None
    return Puzzle(case.id, str(case.data["game"]), case, facts)


@lru_cache(maxsize=64)
def puzzle_ids(slug: str) -> tuple[str, ...]:
    """The puzzles of a game by id, in the order of their files."""
    folder = load_game(slug).folder() / FOLDER
    return tuple(sorted(path.stem for path in folder.glob("*.toml"))) if folder.is_dir() else ()


@lru_cache(maxsize=64)
def by_level(slug: str) -> tuple[str, ...]:
    """The puzzles of a game, the easier ones first."""
    return tuple(sorted(puzzle_ids(slug), key=lambda one: (puzzle_of(slug, one).facts.level, one)))


@lru_cache(maxsize=1024)
def puzzle_of(slug: str, id: str) -> Puzzle:
    if id not in puzzle_ids(slug):
        raise BadInput(f"there is no puzzle {id[:60]!r} of {slug}")
    return read_puzzle(load_game(slug).folder() / FOLDER / f"{id}.toml")


def quoted(text: str) -> str:
    return msgspec.json.encode(text).decode()


def listed(texts: Sequence[str], width: int = 110) -> str:
    """Texts as a TOML list, wrapped."""
    lines, line = [], " "
    for text in texts:
        piece = f" {quoted(text)},"
        if len(line) + len(piece) > width:
            lines.append(line)
            line = " "
        line += piece
    return "[\n" + "\n".join([*lines, line]) + "\n]"


def pairs_text(some: Sequence[Noticed]) -> str:
    return ", ".join(f"[{quoted(one.key)}, {one.more}]" for one in some)


def ending_text(ending: Ending) -> str:
    """As an inline table."""
    numbers = ", ".join(
        f"{name} = {getattr(ending, name)}" for name in ("games", "win", "error", "own", "others")
    )
    return f"{{ {numbers}, rows = [{pairs_text(ending.rows)}] }}"


def written(
    id: str,
    game: Game,
    players: int,
    seed: int,
    options: dict[str, str],
    moves: Sequence[str],
    facts: Facts,
) -> str:
    """A puzzle as a position file."""
    chosen = ", ".join(f"{key} = {quoted(value)}" for key, value in options.items())
    answers = ", ".join(
        f"[{quoted(one.choice)}, {one.share}, {one.error}, {one.score}]" for one in facts.answers
    )
    noticed, counted = pairs_text(facts.noticed), pairs_text(facts.counted)
    solved = ", ".join(f"{name} = {share}" for name, share in facts.solved.items())
    line = ", ".join(map(quoted, facts.line))
    return "\n".join(
        [
            "[[case]]",
            f"id = {quoted(id)}",
            f"game = {quoted(game.slug)}",
            f"players = {players}",
            *([f"options = {{ {chosen} }}"] if chosen else []),
            f"seed = {seed}",
            f"do = {listed(moves)}",
            "",
            "[case.puzzle]",
            f"seat = {quoted(facts.seat)}",
            f"best = {quoted(facts.best)}",
            f"tempting = {quoted(facts.tempting)}",
            f"margin = {facts.margin}",
            f"error = {facts.error}",
            f"steady = {facts.steady}",
            f"answers = [{answers}]",
            f"noticed = [{noticed}]",
            f"line = [{line}]",
            f"solved = {{ {solved} }}",
            f"found = {quoted(facts.found)}",
            f"verified = {quoted(facts.verified)}",
            f"counted = [{counted}]",
            *([f"also = [{', '.join(map(quoted, facts.also))}]"] if facts.also else []),
            *([f"ending = {ending_text(facts.ending)}"] if facts.ending is not None else []),
            "",
        ]
    )
