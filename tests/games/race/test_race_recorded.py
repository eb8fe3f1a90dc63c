"""Comparison with recorded games of an independent program; skipped where the files are absent."""

from __future__ import annotations

import json
import lzma
import os
from pathlib import Path

import pytest

from cosmeeple.games.race import conform as tool
from cosmeeple.kernel.engine.errors import BadFile


def folder() -> Path:
    """The recorded games: beside the checkout, or where COSMEEPLE_FIXTURES says."""
    named = os.environ.get("COSMEEPLE_FIXTURES")
    if named:
        return Path(named) / "race"
    for parent in Path(__file__).resolve().parents:
        if (parent / "shared" / "fixtures" / "race").is_dir():
            return parent / "shared" / "fixtures" / "race"
    return Path("shared/fixtures/race")


FILES = sorted(folder().glob("*.jsonl.xz"))
needs_files = pytest.mark.skipif(not FILES, reason="the recorded games are not here")


@needs_files
@pytest.mark.rule("RAC-R31", "RAC-R02", "RAC-R05", "RAC-R07", "RAC-R09", "RAC-R33")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.partition(".")[0])
def test_recorded_games_are_the_same(path: Path) -> None:
    results = list(tool.conform([path]))

    assert results
    assert [] == [str(result) for result in results if result.difference]
    assert all(result.choices > 20 for result in results)


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """The first game of the first file with one thing changed, in the last place where it
    stands."""
    lines = []
    with lzma.open(FILES[0], "rt", encoding="utf-8") as source:
        for line in source:
            if lines and "game" in json.loads(line):
                break
            lines.append(line)
    place = max(at for at, line in enumerate(lines) if old in line)
    lines[place] = lines[place].replace(old, new, 1)
    path = tmp_path / "changed.jsonl.xz"
    with lzma.open(path, "wt", encoding="utf-8") as target:
        target.writelines(lines)
    return path


@needs_files
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"pool":', '"pool":1', "points in the pool after round"),
        ('"chips":', '"chips":1', "chips of seat"),
        ('"scores":', '"scores":{"P0":99},"x":', "score of seat 0: recorded 99"),
        (
            '"choice":"place","player":0,"options":[',
            '"choice":"place","player":0,"options":[0,',
            "placing offered to seat",
        ),
        ('"discard":', '"discard":1', "cards in the discard pile"),
    ],
)
def test_a_changed_record_is_noticed_and_named(
    tmp_path: Path, old: str, new: str, words: str
) -> None:
    (result,) = tool.conform([changed(tmp_path, old, new)])

    assert words in result.difference
    assert "DIFFERENT" in str(result)


def test_no_recorded_game(tmp_path: Path) -> None:
    with pytest.raises(BadFile):
        list(tool.conform([tmp_path / "none.jsonl.xz"]))
    plain = tmp_path / "plain.jsonl.xz"
    plain.write_text("{}", encoding="utf-8")
    with pytest.raises(BadFile):
        list(tool.conform([plain]))
