"""Reading and setting fields of a table by readable paths: `areas.A.supply`, `queues.ross`,
`score.zones.ross.A`.

Position files, expectation lines and the terminal speak this language.
"""

from __future__ import annotations

from typing import Any

from cosmeeple.kernel.engine.errors import UnknownKey
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SEAT_LETTERS, Game, seat_number
from cosmeeple.kernel.records.codec import names_of
from cosmeeple.kernel.records.fields import put, walk


def read(game: Game, table: Table[Any], path: str) -> Any:
    """The readable value at a path."""
    parts = path.split(".")
    if parts[0] == "score":
        return read_score(game, table, parts[1:])
    names = names_of(table.state.kit)
    value, kind = walk(table.state, game.kinds.record(game.state), parts, names)
    return kind.dump(value, names)


def write(game: Game, table: Table[Any], path: str, value: Any) -> None:
    """Set the field at a path; a table of values sets only what it names."""
    put(
        table.state,
        game.kinds.record(game.state),
        path.split("."),
        value,
        names_of(table.state.kit),
    )


def read_score(game: Game, table: Table[Any], parts: list[str]) -> Any:
    """`score.A` is a total, `score.zones.ross.A` one row, `score.zones.ross` the row by seat; as if
    the game ended now.
    """
    result = game.outcome(table.state)
    seats = len(result.scores)
    if len(parts) == 1 and parts[0] in SEAT_LETTERS:
        return result.scores[seat_number(parts[0], seats)]
    if parts == ["winners"]:
        return [SEAT_LETTERS[seat] for seat in result.winners]
    if parts == ["ranks"]:
        return list(result.ranks)
    for row in result.rows:
        head = [row.category, *([row.item] if row.item else [])]
        if parts[: len(head)] == head:
            rest = parts[len(head) :]
            if not rest:
                return {SEAT_LETTERS[seat]: points for seat, points in enumerate(row.points)}
            if len(rest) == 1:
                return row.points[seat_number(rest[0], seats)]
    rows = ", ".join(
        f"score.{row.category}{'.' if row.item else ''}{row.item}" for row in result.rows[:3]
    )
    raise UnknownKey(f"there is no score {'.'.join(parts)!r}; there are score.A, {rows}...")


def flatten(table: dict[str, Any], prefix: str = "") -> list[tuple[str, Any]]:
    """A nested TOML table as paths and values, in order."""
    rows: list[tuple[str, Any]] = []
    for key, value in table.items():
        path = f"{prefix}.{key}" if prefix else key
        if isinstance(value, dict) and value:
            rows.extend(flatten(value, path))
        else:
            rows.append((path, value))
    return rows


def difference(path: str, wanted: Any, found: Any) -> str:
    """What is there instead of what was wanted."""
    return f"{path} is {found!r}, expected {wanted!r}"
