"""Worked examples as positions, recorded games as transcripts."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmeeple.kernel.records.position import Case, read_cases, run
from cosmeeple.kernel.records.transcript import load

HERE = Path(__file__).parent
CASES = [case for path in sorted((HERE / "positions").glob("*.toml")) for case in read_cases(path)]
TRANSCRIPTS = sorted((HERE / "transcripts").glob("*.txt"))


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_position(case: Case) -> None:
    result = run(case)

    assert result.failure is None, str(result)


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=[path.stem for path in TRANSCRIPTS])
def test_transcript(path: Path) -> None:
    match = load(path)

    assert match.table.over()
