"""Whole games as text, for every player count and variant: replayed move by move with all their
expectations."""

from __future__ import annotations

from pathlib import Path

import pytest
from race_build import TRANSCRIPTS

from cosmeeple.kernel.records.codec import digest
from cosmeeple.kernel.records.transcript import load, loads


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
    assert {"standard", "advanced"} == {
        header.options["game"] for header in headers if header.players == 2
    }
    assert {"dealt", "preset"} == {header.options["start"] for header in headers}


def test_what_is_new_in_version_2_happens_in_recorded_games() -> None:
    new = [path.read_text(encoding="utf-8") for path in TRANSCRIPTS if load(path).carried is None]

    mustered = [
        line for text in new for line in text.splitlines() if line[1:].startswith(" muster:")
    ]
    assert [line for line in mustered if not line.endswith(":pass")]
    assert [text for text in new if "\n= illegal C spend:pass RAC-136\n" in text]
    assert [
        text
        for text in new
        if "\n= areas.C.genes_boost 2\n= options C extra:pass extra:star_nomad_lair\n" in text
    ]
