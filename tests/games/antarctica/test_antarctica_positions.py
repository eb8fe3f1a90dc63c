"""Every case of the position files: the worked examples of the ledger and the rule cases."""

from __future__ import annotations

import pytest
from antarctica_build import GAME, POSITIONS

from cosmeeple.kernel.laws import checks
from cosmeeple.kernel.records import position
from cosmeeple.kernel.records.position import Case

CASES = [
    pytest.param(case, id=f"{path.stem}: {case.id}")
    for path in POSITIONS
    for case in position.read_cases(path)
]


@pytest.mark.parametrize("case", CASES)
def test_position(case: Case) -> None:
    assert position.run(case).failure is None


@pytest.mark.parametrize("case", CASES)
def test_position_offers_what_the_requirements_allow(case: Case) -> None:
    game, table = position.set_up(case)
    for line in ["= start", *case.data.get("do", [])]:
        if not line.startswith("="):
            position.step(game, table, line)
        if not table.over():
            checks.check_options(game, table, table.decider, f"{case.id} after {line}")


def test_case_ids_are_unique() -> None:
    ids = [case.id for path in POSITIONS for case in position.read_cases(path)]

    assert len(ids) == len(set(ids))


def test_every_worked_example_is_a_case() -> None:
    ids = {case.id.split()[0] for path in POSITIONS for case in position.read_cases(path)}

    assert {f"ANT-X{number:02}" for number in range(1, 25)} <= ids
    assert "antarctica" == GAME.slug
