"""Whole games as text, for every player count and variant: replayed move by move with all their expectations."""

from __future__ import annotations

from pathlib import Path

import pytest
from race_build import TRANSCRIPTS

from cosmeeple.kernel.codec import digest
from cosmeeple.kernel.transcript import load, loads


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_transcript(path: Path) -> None:
    match = load(path)

    assert match.table.over()
    again = loads(match.dumps())
    assert digest(match.table) == digest(again.table)


def test_every_player_count_and_variant_has_a_transcript() -> None:
    headers = [load(path).header for path in TRANSCRIPTS]

    counts = {(header.players, header.options["expansion"]) for header in headers}
    assert {
        (2, "base"),
        (3, "base"),
        (4, "base"),
        *[(n, kind) for n in (2, 3, 4, 5) for kind in ("artifacts", "orb")],
    } <= counts
    assert {"standard", "advanced"} == {header.options["game"] for header in headers if header.players == 2}
    assert {"dealt", "preset"} == {header.options["start"] for header in headers}
