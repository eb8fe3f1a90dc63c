"""Weights of a game's evaluation: `weights.toml` beside its data, one row of numbers for each
stage.

`benchmarks/learn.py` or `benchmarks/tune.py` finds them by games of the bots and writes the file;
docs/laboratory.md tells how. No rule depends on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from pathlib import Path

import msgspec

from cosmeeple.kernel.components import load_components
from cosmeeple.kernel.engine.errors import BadFile

FILE = "weights.toml"


class Stage(msgspec.Struct, forbid_unknown_fields=True):
    """The weights of one stage, in the order of the file's features."""

    name: str
    weights: list[float]


class Weights(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    source: str
    features: list[str]
    stage: list[Stage]


def load_weights(package: str, features: Sequence[str], stages: Sequence[str]) -> list[list[float]]:
    """A row for each stage, with a number for each feature; refused when the file was made for
    others."""
    return read_weights(Path(str(resources.files(package))) / FILE, features, stages)


def read_weights(path: Path, features: Sequence[str], stages: Sequence[str]) -> list[list[float]]:
    """The weights of a file by stage; BadFile where they are for other features or stages."""
    file = load_components(path, Weights)
    remedy = "find them again: python benchmarks/learn.py or tune.py"
    if file.features != list(features):
        raise BadFile(path.name, None, f"its features are not those of the evaluation; {remedy}")
    if [stage.name for stage in file.stage] != list(stages):
        raise BadFile(path.name, None, f"its stages are not those of the evaluation; {remedy}")
    for stage in file.stage:
        if len(stage.weights) != len(features):
            raise BadFile(
                path.name, None, f"stage {stage.name!r} needs {len(features)} weights; {remedy}"
            )
    return [stage.weights for stage in file.stage]


def dump_weights(
    source: str, features: Sequence[str], stages: Sequence[str], rows: Sequence[Sequence[float]]
) -> str:
    """The file as text.

    >>> print(dump_weights("two games", ["hand"], ["early", "late"], [[0.5], [0.25]]))
    source = "two games"
    features = [
      "hand",
    ]
    <BLANKLINE>
    [[stage]]
    name = "early"
    weights = [0.5]
    <BLANKLINE>
    [[stage]]
    name = "late"
    weights = [0.25]
    <BLANKLINE>
    """
    lines = [
        f'source = "{source}"',
        "features = [",
        *[f'  "{feature}",' for feature in features],
        "]",
        "",
    ]
    for name, row in zip(stages, rows, strict=True):
        numbers = ", ".join(
            f"{float(weight):.4g}" if weight % 1 else f"{float(weight):.1f}" for weight in row
        )
        lines += ["[[stage]]", f'name = "{name}"', f"weights = [{numbers}]", ""]
    return "\n".join(lines)
