"""What is asked of the database about analyses, puzzles and studies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update

from cosmeeple.store.queries import FINISHED
from cosmeeple.store.schema import analyses, puzzle_answers, seats, studies, tables

# --- analyses


def keep_analysis(connection: Connection, table: str, effort: str, at: int, body: str) -> None:
    """An analysis of a table, in place of an earlier one with the same effort."""
    connection.execute(
        delete(analyses).where(analyses.c.table == table, analyses.c.effort == effort)
    )
    connection.execute(insert(analyses).values(table=table, effort=effort, at=at, body=body))


def analyses_of(connection: Connection, table: str) -> dict[str, str]:
    """By effort."""
    rows = connection.execute(
        select(analyses.c.effort, analyses.c.body).where(analyses.c.table == table)
    )
    return {row[0]: row[1] for row in rows}


def games_finished(connection: Connection, person: str, game: str) -> int:
    """How many games of this kind the person has played to the end."""
    query = select(func.count()).select_from(tables.join(seats, seats.c.table == tables.c.id))
    own = (
        seats.c.person == person,
        tables.c.game == game,
        tables.c.status == FINISHED,
        tables.c.sandbox.is_(False),
    )
    return int(connection.execute(query.where(*own)).scalar_one())


# --- puzzles


def answer_puzzle(connection: Connection, answer: Mapping[str, Any]) -> RowMapping:
    """The person's answer; when there is one already, that one stays."""
    own = select(puzzle_answers).where(
        puzzle_answers.c.person == answer["person"], puzzle_answers.c.puzzle == answer["puzzle"]
    )
    found = connection.execute(own).mappings().first()
    if found is None:
        connection.execute(insert(puzzle_answers).values(**answer))
        found = connection.execute(own).mappings().one()
    return found


def answers_of(connection: Connection, person: str) -> Sequence[RowMapping]:
    """Everything that a person has answered, the latest last."""
    own = (
        select(puzzle_answers)
        .where(puzzle_answers.c.person == person)
        .order_by(puzzle_answers.c.at)
    )
    return connection.execute(own).mappings().all()


def puzzle_counts(connection: Connection, puzzle: str) -> dict[str, int]:
    """How many chose what, without a hint."""
    query = select(puzzle_answers.c.choice, func.count()).where(
        puzzle_answers.c.puzzle == puzzle, puzzle_answers.c.hinted.is_(False)
    )
    return {
        row[0]: int(row[1]) for row in connection.execute(query.group_by(puzzle_answers.c.choice))
    }


# --- studies


def add_study(connection: Connection, study: Mapping[str, Any]) -> None:
    """A new study."""
    connection.execute(insert(studies).values(**study))


def study_row(connection: Connection, study: str) -> RowMapping | None:
    """A study by its id."""
    return connection.execute(select(studies).where(studies.c.id == study)).mappings().first()


def change_study(connection: Connection, /, study: str, version: int, **values: Any) -> bool:
    """The next version of a study; False when somebody else was first."""
    changed = connection.execute(
        update(studies)
        .where(studies.c.id == study, studies.c.version == version)
        .values(version=version + 1, **values)
    )
    return bool(changed.rowcount)


def studies_of(connection: Connection, person: str, most: int = 30) -> Sequence[RowMapping]:
    """A person's studies, the latest first."""
    own = select(studies).where(studies.c.host == person).order_by(studies.c.changed.desc())
    return connection.execute(own.limit(most)).mappings().all()
