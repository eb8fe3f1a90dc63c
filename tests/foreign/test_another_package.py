"""A game of another package: installed beside the product, it is found and played everywhere ours
are."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "comets"


def install(folder: Path, source: Path) -> Path:
    """Built and installed by pip, as a person would, into a folder of its own; nothing is
    fetched."""
    built = folder / "source"
    shutil.copytree(source, built)
    command = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "-q",
        "--no-deps",
        "--no-build-isolation",
        "--no-index",
    ]
    subprocess.run([*command, "--target", str(folder / "there"), str(built)], check=True)
    return folder / "there"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("comets"), EXAMPLE)


@pytest.fixture(scope="module")
def undrawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same game without a drawing."""
    folder = tmp_path_factory.mktemp("undrawn")
    source = folder / "own"
    shutil.copytree(EXAMPLE, source)
    shutil.rmtree(source / "src" / "cosmeeple_comets" / "drawing")
    return install(folder, source)


def python(
    there: Path, *arguments: str, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """With the sources of this checkout (or what is compiled from them) and the folder of the other
    package."""
    import cosmeeple

    paths = [str(Path(cosmeeple.__file__).parents[1]), str(there), str(ROOT / "tests" / "web")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    return subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=300,
    )


def test_the_checks_hold(installed: Path) -> None:
    done = python(installed, "-m", "cosmeeple", "conformance", "comets", "--games", "10")

    assert done.returncode == 0, done.stdout + done.stderr
    assert "every check held" in done.stdout


@pytest.mark.parametrize("language", ["en", "pl"])
def test_in_the_terminal(installed: Path, language: str) -> None:
    done = python(
        installed,
        "-m",
        "cosmeeple",
        "play",
        "comets",
        "--seats",
        "random,greedy",
        "--seed",
        "3",
        "--lang",
        language,
    )

    assert done.returncode == 0, done.stdout + done.stderr
    assert {"en": "Most dust", "pl": "Najwięcej pyłu"}[language] in done.stdout


def test_in_the_arena(installed: Path, tmp_path: Path) -> None:
    done = python(
        installed, "-m", "cosmeeple", "arena", "comets", "--bots", "greedy,random", "--games", "20", "--quiet",
        "--engine", "serial", "--out", str(tmp_path / "out.jsonl"),
    )  # fmt: skip

    assert done.returncode == 0, done.stdout + done.stderr
    assert "greedy" in done.stdout


ADAPTED = """
import json
from cosmeeple.adapters.gymnasium import SeatEnv
env = SeatEnv("comets", players=2, opponents="random")
seen, info = env.reset(seed=4)
steps, over = 0, False
while not over:
    action = int(seen["action_mask"].nonzero()[0][0])
    seen, reward, over, _, info = env.step(action)
    steps += 1
print(json.dumps({"steps": steps, "reward": float(reward)}))
"""


def test_as_an_environment(installed: Path) -> None:
    done = python(installed, "-c", ADAPTED)

    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert 7 <= found["steps"] <= 14  # seven probes, and a comet wherever there is a choice
    assert found["reward"] in (-1.0, 0.0, 1.0)


PAGES = """
import json, sys, tempfile
from pathlib import Path
from served import Browser, play_one, serve
found = {}
with tempfile.TemporaryDirectory() as folder, serve(Path(folder)) as served, Browser(served.url) as ann:
    found["lobby"] = "Comet Fishers" in ann.page("/")
    found["rules"] = "COM-003" in ann.page("/rules/comets")
    table = ann.new_table("me", "me", game="comets", me="Ann")
    page = ann.page(f"/t/{table}")
    found["drawn"] = 'id="r-sky"' in page
    found["plain"] = 'class="plainboard"' in page
    found["asked"] = "Choose the probe to send" in page
    while not served.room(table).table.over():
        play_one(served, ann, table, served.room(table).table.deciders()[0])
    end = ann.page(f"/t/{table}/end")
    found["end"] = "Most dust" in end
print(json.dumps(found))
"""


def test_on_the_page(installed: Path) -> None:
    done = python(installed, "-c", PAGES)

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "lobby": True, "rules": True, "drawn": True, "plain": False, "asked": True, "end": True,
    }  # fmt: skip


def test_a_game_without_a_drawing_has_a_plain_page(undrawn: Path) -> None:
    done = python(undrawn, "-c", PAGES)

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "lobby": True, "rules": True, "drawn": False, "plain": True, "asked": True, "end": True,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("comets = cosmeeple_nowhere", "there is no package cosmeeple_nowhere"),
        ("race = json", "there is a game of that name"),
        ("Two-Words = json", "a slug is one word in small letters"),
    ],
)
def test_a_bad_entry_point_is_left_out_and_named(tmp_path: Path, line: str, fault: str) -> None:
    about = tmp_path / "bad-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: bad\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[cosmeeple.games]\n{line}\n")

    done = python(tmp_path, "-c", "from cosmeeple.kernel.game import SLUGS; print(*SLUGS)")

    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["antarctica", "tortuga", "relics", "circadians", "race"]
    assert fault in done.stderr


def test_a_package_without_a_game_says_so(tmp_path: Path) -> None:
    about = tmp_path / "empty-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: empty\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[cosmeeple.games]\nnothing = json\n")

    done = python(tmp_path, "-m", "cosmeeple", "play", "nothing")

    assert done.returncode != 0
    assert "json brings no GAME with the slug 'nothing'" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_game_that_does_not_load_leaves_the_others_in_peace(tmp_path: Path) -> None:
    about = tmp_path / "broken-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[cosmeeple.games]\nbroken = broken_game\n")
    (tmp_path / "broken_game.py").write_text("raise RuntimeError('no fuel')\n")

    done = python(
        tmp_path, "-c", "from cosmeeple.kernel.game import all_games; print(len(all_games()))"
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["5"]
    assert "'broken' of another package does not load: no fuel" in done.stderr
