"""How a tournament stands, and who meets whom in its rounds, for the page and for programs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cosmeeple.arena import pairing
from cosmeeple.store import tournaments as kept
from cosmeeple.web.together.tournaments import rounds_of


@dataclass(frozen=True)
class StandingRow:
    """A row of the table: the entrant and how it stands. `level`: others share the place."""

    entrant: Mapping[str, Any]
    standing: pairing.Standing
    level: bool


@dataclass(frozen=True)
class BoardLine:
    """A board of a round: who sits where and what they got; `status` is that of its table."""

    board: int
    table: str
    status: str
    void: bool
    seats: tuple[tuple[Mapping[str, Any], float | None], ...]


@dataclass(frozen=True)
class RoundLine:
    """A round as the page shows it, the latest first."""

    number: int
    boards: tuple[BoardLine, ...]
    byes: tuple[str, ...]
    breaks: tuple[str, ...]


def lines_of(who: list[kept.Row], rows: list[kept.Row]) -> list[StandingRow]:
    """The standings."""
    by_id = {one["id"]: one for one in who}
    table = pairing.standings([one["id"] for one in who], rounds_of(rows))
    places = [one.place for one in table]
    return [StandingRow(by_id[one.entrant], one, places.count(one.place) > 1) for one in table]


def round_lines(who: list[kept.Row], rows: list[kept.Row]) -> list[RoundLine]:
    """The rounds with their tables."""
    by_id = {one["id"]: one for one in who}
    found = []
    for number in range(max((row["round"] for row in rows), default=0), 0, -1):
        own = [row for row in rows if row["round"] == number]
        boards = []
        for board in sorted({row["board"] for row in own if row["board"]}):
            seats = sorted(
                (row for row in own if row["board"] == board), key=lambda row: int(row["seat"])
            )
            first = seats[0]
            boards.append(
                BoardLine(
                    board,
                    first["table"] or "",
                    first["status"] or "",
                    first["kind"] == kept.VOID,
                    tuple((by_id[row["entrant"]], row["points"]) for row in seats),
                )
            )
        byes = tuple(by_id[row["entrant"]]["name"] for row in own if row["kind"] == kept.BYE)
        breaks = tuple(by_id[row["entrant"]]["name"] for row in own if row["kind"] == kept.BREAK)
        found.append(RoundLine(number, tuple(boards), byes, breaks))
    return found
