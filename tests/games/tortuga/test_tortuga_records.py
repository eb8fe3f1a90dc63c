"""Worked examples as positions, and recorded games of every number of players and scenario."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmeeple.games.tortuga import GAME
from cosmeeple.games.tortuga.vocabulary import SCENARIOS
from cosmeeple.kernel.records import position, transcript
from cosmeeple.kernel.records.position import Case

HERE = Path(__file__).parent
CASES = [
    case for path in sorted(HERE.glob("positions/*.toml")) for case in position.read_cases(path)
]
TRANSCRIPTS = sorted(HERE.glob("transcripts/*.txt"))


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_worked_example(case: Case) -> None:
    result = position.run(case)

    assert result.failure is None, str(result)


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=[path.stem for path in TRANSCRIPTS])
def test_recorded_game(path: Path) -> None:
    match = transcript.load(path)

    assert match.table.over()


def test_every_kind_of_game_is_recorded() -> None:
    kinds = set()
    for path in TRANSCRIPTS:
        header = transcript.read_header(
            transcript.Reader(path.name, path.read_text(encoding="utf-8").splitlines())
        )
        kinds.add((int(header["players"]), header["options"]["scenario"]))

    assert kinds == {(players, scenario) for players in GAME.seats for scenario in SCENARIOS}
