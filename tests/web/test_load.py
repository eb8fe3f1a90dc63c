"""The load script runs and finds no error; the real numbers need a quiet machine and its full
size."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "load_tables.py"


@pytest.mark.slow
def test_a_small_load_loses_nothing() -> None:
    size = ["--tables", "4", "--viewers", "20", "--rate", "5", "--seconds", "3"]

    done = subprocess.run(
        [sys.executable, str(SCRIPT), *size],
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )

    # Whether the target is met (the exit status) says more about the machine.
    found = re.search(r"(\d+) moves in .* 0 not seen by all, 0 errors", done.stdout)
    assert found, done.stdout + done.stderr
    assert int(found[1]) > 0
