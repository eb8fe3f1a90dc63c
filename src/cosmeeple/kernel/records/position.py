"""Positions: small readable files that set up any situation, play some moves and say what must hold
then.

Documented in docs/positions.md; run by `cosmeeple check FILES...`. Our own worked examples are
written this way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cosmeeple.kernel.components import load_toml, read_text
from cosmeeple.kernel.engine.errors import BadFile, BadInput
from cosmeeple.kernel.engine.rigged import Rigged
from cosmeeple.kernel.engine.rng import state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game, load_game, seat_number
from cosmeeple.kernel.kit import Kit
from cosmeeple.kernel.records.carry import replay_text
from cosmeeple.kernel.records.codec import as_list, load_agenda, names_of, only_answer
from cosmeeple.kernel.records.expect import fails, same
from cosmeeple.kernel.records.fields import number_of
from cosmeeple.kernel.records.paths import difference, flatten, read, write

CASE_KEYS = {
    "id",
    "title",
    "rules",
    "game",
    "players",
    "options",
    "seed",
    "given",
    "do",
    "expect",
    "puzzle",
}
#: Keys of `given` that are not fields of the state.
AGENDA, DRAWS = "agenda", "draws"


@dataclass(frozen=True)
class Result:
    """How a case went: no failure means that all held."""

    id: str
    title: str
    failure: str | None

    def __str__(self) -> str:
        verdict = "ok" if self.failure is None else f"FAILED: {self.failure}"
        return f"{self.id}: {verdict}" if not self.title else f"{self.id} ({self.title}): {verdict}"


@dataclass(frozen=True)
class Case:
    """One case of a position file, with the file's defaults filled in."""

    file: str
    line: int
    data: Mapping[str, Any]

    @property
    def id(self) -> str:
        """Its name: its own, or where it stands."""
        return str(self.data.get("id", f"{self.file}:{self.line}"))

    def bad(self, reason: str) -> BadFile:
        """What is wrong with it, and where it stands."""
        return BadFile(self.file, self.line, f"{self.id}: {reason}")


def read_cases(path: Path) -> list[Case]:
    """The cases of a file; BadFile when it is no position file."""
    raw = load_toml(path)
    cases = raw.pop("case", None)
    if not isinstance(cases, list) or not cases:
        raise BadFile(path.name, None, "a position file has at least one [[case]]")
    lines = [
        number
        for number, line in enumerate(read_text(path).splitlines(), 1)
        if line.strip() == "[[case]]"
    ]
    unknown = set(raw) - (CASE_KEYS - {"id", "title", "rules", "do", "expect", "puzzle"})
    if unknown:
        raise BadFile(
            path.name, None, f"unknown key {sorted(unknown)[0]!r} before the first [[case]]"
        )
    found = []
    for line, case in zip(lines, cases, strict=True):
        unknown = set(case) - CASE_KEYS
        if unknown:
            raise BadFile(
                path.name,
                line,
                f"unknown key {sorted(unknown)[0]!r}; known are {', '.join(sorted(CASE_KEYS))}",
            )
        given = merged(raw.get("given", {}), case.get("given", {}))
        found.append(Case(path.name, line, {**raw, **case, "given": given}))
    return found


def merged(first: Mapping[str, Any], second: Mapping[str, Any]) -> dict[str, Any]:
    """Two nested tables as one; the second wins."""
    result = dict(first)
    for key, value in second.items():
        old = result.get(key)
        result[key] = (
            merged(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
        )
    return result


def set_up(case: Case, kit: Kit | None = None) -> tuple[Game, Table[Any]]:
    """The position of a case, before its moves."""
    try:
        game = load_game(case.data.get("game", ""))
        seed = case.data.get("seed", 1)
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise BadInput(f"a seed is a number, not {seed!r}")
        players = case.data.get("players", game.seats[-1])
        table = game.new(players, seed, case.data.get("options"), kit=kit)
        given = dict(case.data["given"])
        agenda, draws = given.pop(AGENDA, None), given.pop(DRAWS, None)
        for path, value in flatten(given):
            write(game, table, path, value)
        if agenda is not None:
            load_agenda(game, table, as_list(agenda)[::-1])
        if draws is not None:
            table.rng = Rigged(
                state_from_seed(seed), [drawn(table, draw) for draw in as_list(draws)]
            )
        table.settle()
    except BadFile:
        raise
    except BadInput as error:
        raise case.bad(str(error)) from None
    return game, table


def drawn(table: Table[Any], draw: object) -> int:
    """A draw is a number (a die, a place) or the id of a card of any category."""
    if isinstance(draw, int) and not isinstance(draw, bool):
        return draw
    names = names_of(table.state.kit)
    matches = {number_of(category, draw, names) for category, ids in names.items() if draw in ids}
    if len(matches) != 1:
        raise BadInput(f"{draw!r} is {'ambiguous' if matches else 'nothing that can be drawn'}")
    return matches.pop()


def run(case: Case, kit: Kit | None = None) -> Result:
    """Set the position up, play the moves, compare. Wrong files raise BadFile; wrong positions give
    a failure."""
    game, table = set_up(case, kit)
    title = str(case.data.get("title", ""))
    try:
        for line in as_list(case.data.get("do", [])):
            failure = step(game, table, str(line))
            if failure:
                return Result(case.id, title, f"after {line!r}: {failure}")
        expected = case.data.get("expect", {})
        fields = dict(expected) if isinstance(expected, dict) else {}
        lines = fields.pop("that", []) if isinstance(expected, dict) else expected
        failure = first_unmet(table, lambda: next(unmet(game, table, fields, as_list(lines)), None))
        if failure:
            return Result(case.id, title, failure)
    except BadFile:
        raise
    except BadInput as error:
        return Result(case.id, title, str(error))
    return Result(case.id, title, None)


def step(game: Game, table: Table[Any], line: str) -> str | None:
    """`A sail:ross` plays; `= path value` expects."""
    if line.startswith("="):
        return first_unmet(table, lambda: fails(game, table, line[1:].strip()))
    seat, _, text = line.strip().partition(" ")
    if not text:
        raise BadInput(f"a move reads `A sail:ross`, not {line!r}")
    replay_text(table, seat_number(seat, 5), text.strip())
    return None


def first_unmet(table: Table[Any], look: Callable[[], str | None]) -> str | None:
    """What does not hold: now, nor after an answer that is the only one and may be left out."""
    while (only := only_answer(table)) is not None:
        try:
            if not look():
                return None
        except BadInput:
            pass  # it speaks of the next question
        table.apply(*only)
    return look()


def unmet(
    game: Game, table: Table[Any], fields: Mapping[str, Any], lines: list[Any]
) -> Iterator[str]:
    """The expectations that do not hold, in words."""
    for path, wanted in flatten(dict(fields)):
        found = read(game, table, path)
        if not same(wanted, found):
            yield difference(path, wanted, found)
    for line in lines:
        failure = fails(game, table, str(line))
        if failure:
            yield failure


def check_files(paths: list[Path], kit: Kit | None = None) -> Iterator[Result]:
    """The results of all cases of these files."""
    for path in paths:
        for case in read_cases(path):
            yield run(case, kit)
