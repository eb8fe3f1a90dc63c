"""The counts that a profile-guided build reads: builds rules that count, and plays random games.

    python tools/profile.py [GAMES]
    COSMEEPLE_PROFILE=read COSMEEPLE_REQUIRE_COMPILED=1 pip wheel --no-build-isolation .

`make release` does both; wheels for Linux do it once for each Python (`tool.cibuildwheel` in
pyproject.toml). Needs gcc, what `build-system.requires` names and the package's dependencies. What
the games do not reach is compiled as without counts (`-fprofile-partial-training`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build"
COUNTING = BUILD / "counting"


def clear_objects() -> None:
    """Objects lie where setuptools finds them again, and it would take them for built."""
    for pattern in ("temp.*", "lib.*", "bdist.*"):
        for folder in BUILD.glob(pattern):
            shutil.rmtree(folder)


def run(words: list[str], **more: str) -> None:
    subprocess.run([sys.executable, *words], cwd=ROOT, env={**os.environ, **more}, check=True)


def main() -> None:
    for folder in (BUILD / "profile", COUNTING):
        shutil.rmtree(folder, ignore_errors=True)
    clear_objects()
    run(
        ["setup.py", "-q", "build", "--build-lib", str(COUNTING)],
        COSMEEPLE_PROFILE="write",
        COSMEEPLE_REQUIRE_COMPILED="1",
    )
    run(["tools/random_games.py", *sys.argv[1:]], PYTHONPATH=str(COUNTING))
    clear_objects()


if __name__ == "__main__":
    main()
