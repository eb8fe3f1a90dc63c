"""The examples run as they stand: bots in other languages, the notebook with the results that are
stored in it."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from cosmeeple.bots import bot_spec, play_game
from cosmeeple.kernel.game import load_game

sys.path.insert(0, str(Path(__file__).parent))

from notebooks import cells_of, shown, stored, write

EXAMPLES = Path(__file__).parents[2] / "examples"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))


@pytest.mark.skipif(not shutil.which("node"), reason="no Node here")
@pytest.mark.parametrize("slug", ["antarctica", "race"])
def test_the_bot_in_javascript_plays_whole_games(slug: str) -> None:
    bots = [bot_spec(f"stdio:node {EXAMPLES / 'node_bot.mjs'}").make(), bot_spec("random").make()]
    try:
        played = play_game(load_game(slug), bots, seed=5)
    finally:
        bots[0].close()  # type: ignore[attr-defined]

    assert sorted(played.outcome.ranks) in ([1, 1], [1, 2])


def test_there_is_a_notebook() -> None:
    assert NOTEBOOKS


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_shows_what_its_cells_give(path: Path) -> None:
    pytest.importorskip("gymnasium")
    if os.environ.get("COSMEEPLE_WRITE"):
        write(path)
    names: dict[str, Any] = {}
    for number, cell in enumerate(cells_of(path), 1):
        assert cell["execution_count"] == number
        assert shown("".join(cell["source"]), names) == stored(cell), "".join(cell["source"])
