"""Whole games as text, for every player count and placement: replayed move by move with all their
expectations."""

from __future__ import annotations

from pathlib import Path

import pytest
from antarctica_build import GAME, PLACEMENTS, TRANSCRIPTS

from cosmeeple.kernel.engine.errors import BadFile
from cosmeeple.kernel.records.codec import digest
from cosmeeple.kernel.records.transcript import load, loads


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_transcript(path: Path) -> None:
    match = load(path)

    assert match.table.over()
    again = loads(match.dumps())
    assert digest(match.table) == digest(again.table)


def test_every_player_count_and_placement_has_a_transcript() -> None:
    headers = {
        (load(path).header.players, load(path).header.options["placement"]) for path in TRANSCRIPTS
    }

    assert {(players, placement) for players in GAME.seats for placement in PLACEMENTS} == headers


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("= score.A ", "= score.A 1", "expected 1"),
        ("B cube:sea_1", "B cube:shelf", "ANT-038"),
        ("B cube:sea_1", "A cube:sea_1", "seat A is not asked now"),
        ("seed ", "seed 1", ""),
        ("placement=first_game", "placement=sideways", "sideways"),
        ("players 2", "players 5", "not 5"),
    ],
)
def test_a_changed_transcript_is_refused_with_its_line(old: str, new: str, reason: str) -> None:
    path = next(path for path in TRANSCRIPTS if path.stem == "2_players_first_game")
    text = path.read_text(encoding="utf-8")
    assert 1 == text.count(old)

    with pytest.raises(BadFile) as refused:
        loads(text.replace(old, new), path.name)

    assert reason in refused.value.reason
    assert refused.value.line is not None
