"""The worked examples of the rulebook, as position files."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmeeple.kernel.records.position import Case, read_cases, run

FILES = sorted((Path(__file__).parent / "positions").glob("*.toml"))
CASES = [case for path in FILES for case in read_cases(path)]


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_position(case: Case) -> None:
    result = run(case)

    assert result.failure is None, str(result)
