"""The same game everywhere: in another process, with another hash seed, compiled and interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cosmeeple.cli.bench import is_compiled
from cosmeeple.kernel.checks import fingerprint
from cosmeeple.kernel.game import SLUGS, load_game

ROOT = Path(__file__).parents[2]
PROGRAM = (
    "import sys; from cosmeeple.kernel.checks import fingerprint; from cosmeeple.kernel.game import load_game; "
    "game = load_game(sys.argv[1]); print([fingerprint(game, seats, 6) for seats in game.seats])"
)


def elsewhere(slug: str, path: Path, hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(path), "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, slug], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_in_another_process(slug: str) -> None:
    game = load_game(slug)
    here = str([fingerprint(game, seats, 6) for seats in game.seats])

    # In the compiled run this compares compiled with interpreted.
    assert elsewhere(slug, ROOT / "src", "1") == here


@pytest.mark.skipif("COSMEEPLE_EXPECT_COMPILED" not in os.environ, reason="only in the compiled run")
def test_this_run_is_compiled() -> None:
    assert is_compiled()
