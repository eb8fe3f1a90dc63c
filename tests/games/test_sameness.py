"""The same game everywhere: in another process, with another hash seed, compiled and
interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cosmeeple.bots import Host, bot_spec
from cosmeeple.cli.bench import is_compiled
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.laws.checks import fingerprint
from cosmeeple.kernel.records.codec import digest

RELICS = load_game("relics")
ROOT = Path(__file__).parents[2]
PROGRAM = (
    "import sys; from cosmeeple.kernel.laws.checks import fingerprint; from cosmeeple.kernel.game import load_game; "
    "game = load_game(sys.argv[1]); print([fingerprint(game, seats, 6) for seats in game.seats])"
)


BOT_PROGRAM = (
    "import sys; from cosmeeple.bots import Host, bot_spec; from cosmeeple.kernel.records.codec import digest; "
    "from cosmeeple.kernel.game import load_game; game = load_game('relics'); "
    "host = Host(game, game.new(1, 3), [bot_spec(sys.argv[1]).make()], 3); "
    "[host.step() for _ in range(12)]; print(digest(host.table))"
)


def elsewhere(program: str, argument: str, path: Path, hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(path), "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", program, argument],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_in_another_process(slug: str) -> None:
    game = load_game(slug)
    here = str([fingerprint(game, seats, 6) for seats in game.seats])

    # In the compiled run this compares compiled with interpreted.
    assert elsewhere(PROGRAM, slug, ROOT / "src", "1") == here


#: Without librt: rows are lists (kernel/engine/plain_rows.py).
WITHOUT_LIBRT = (
    "import sys; sys.modules['librt'] = None; sys.modules['librt.vecs'] = None; "
    "from cosmeeple.kernel.engine.rows import vec; assert issubclass(vec, list); "
)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_where_librt_has_no_wheel(slug: str) -> None:
    game = load_game(slug)
    here = str([fingerprint(game, seats, 6) for seats in game.seats])

    assert elsewhere(WITHOUT_LIBRT + PROGRAM, slug, ROOT / "src", "1") == here


@pytest.mark.parametrize(
    "name", ["planner+deals=1+tries=20", "mcts:8+root_tries=10", "nrpa:24+each=4"]
)
def test_bots_think_the_same_in_another_process(name: str) -> None:
    here = Host(RELICS, RELICS.new(1, 3), [bot_spec(name).make()], 3)
    for _ in range(12):
        here.step()

    assert elsewhere(BOT_PROGRAM, name, ROOT / "src", "1") == digest(here.table)


@pytest.mark.skipif(
    "COSMEEPLE_EXPECT_COMPILED" not in os.environ, reason="only in the compiled run"
)
def test_this_run_is_compiled() -> None:
    assert is_compiled()
