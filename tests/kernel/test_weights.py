"""Learned weights: written, read, and refused when they were made for another evaluation."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmeeple.kernel.engine.errors import BadFile
from cosmeeple.kernel.thinking.weighing import weigh
from cosmeeple.kernel.thinking.weights import FILE, dump_weights, read_weights

FEATURES = ("score", "hand")
STAGES = ("early", "late")
ROWS = [[1.0, 0.5], [1.0, -0.0625]]


@pytest.fixture
def written(tmp_path: Path) -> Path:
    path = tmp_path / FILE
    path.write_text(dump_weights("a test", FEATURES, STAGES, ROWS), encoding="utf-8")
    return path


def test_what_is_written_is_read_again(written: Path) -> None:
    assert read_weights(written, FEATURES, STAGES) == ROWS


@pytest.mark.parametrize(
    ("features", "stages", "words"),
    [
        (("score", "goods"), STAGES, "its features are not those of the evaluation"),
        (("hand", "score"), STAGES, "its features are not those of the evaluation"),
        (FEATURES, ("early",), "its stages are not those of the evaluation"),
    ],
)
def test_weights_of_another_evaluation_are_refused(
    written: Path, features: tuple[str, ...], stages: tuple[str, ...], words: str
) -> None:
    with pytest.raises(BadFile, match=words):
        read_weights(written, features, stages)


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("[1.0, 0.5]", "[1.0]", "'early' needs 2 weights"),
        ("[1.0, 0.5]", '["much", 0.5]', "weights"),
        ('name = "early"', "", "name"),
        ("source", "sauce", "sauce"),
        ("features = [", "features = ", "TOML"),
    ],
)
def test_a_broken_file_is_refused(written: Path, before: str, after: str, words: str) -> None:
    text = written.read_text(encoding="utf-8")
    assert before in text
    written.write_text(text.replace(before, after, 1), encoding="utf-8")

    with pytest.raises(BadFile, match=words):
        read_weights(written, FEATURES, STAGES)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="no such file"):
        read_weights(tmp_path / FILE, FEATURES, STAGES)


def test_features_that_are_not_there_cost_nothing() -> None:
    assert weigh([1.0, 2.0, 3.0], [0.0, 0.5, 2.0]) == 7.0
