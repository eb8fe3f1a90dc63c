"""Whole games as text, for every player count and variant: replayed move by move with all their
expectations."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmeeple.games.relics.vocabulary import MODULES
from cosmeeple.kernel.engine.errors import BadFile
from cosmeeple.kernel.records.codec import digest
from cosmeeple.kernel.records.transcript import load, loads

TRANSCRIPTS = sorted((Path(__file__).parent / "transcripts").glob("*.txt"))


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_transcript(path: Path) -> None:
    match = load(path)

    assert match.table.over()
    again = loads(match.dumps())
    assert digest(match.table) == digest(again.table)


def test_every_player_count_variant_and_module_has_a_transcript() -> None:
    headers = [load(path).header for path in TRANSCRIPTS]

    hands = {(header.players, header.options["hands"]) for header in headers if header.players > 1}
    assert hands == {(players, way) for players in (2, 3, 4) for way in ("deal", "draft")}
    alone = [header.options for header in headers if header.players == 1]
    for module in MODULES:
        assert {options[module] for options in alone} == {"off", "on"}


def test_a_changed_transcript_is_refused_with_its_line() -> None:
    path = next(path for path in TRANSCRIPTS if path.stem == "2_players_deal")
    text = path.read_text(encoding="utf-8")
    changed = text.replace("= winners ", "= winners C ")

    with pytest.raises(BadFile) as refused:
        loads(changed, path.name)

    assert refused.value.line is not None
