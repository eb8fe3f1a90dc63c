"""The load script runs and finds no error; the real numbers need a quiet machine and its full size."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "load_tables.py"


@pytest.mark.slow
def test_a_small_load_loses_nothing() -> None:
    size = ["--tables", "4", "--viewers", "20", "--rate", "5", "--seconds", "3", "--target", "5000"]

    done = subprocess.run(
        [sys.executable, str(SCRIPT), *size], capture_output=True, text=True, timeout=180, check=False
    )

    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 not seen by all, 0 errors" in done.stdout
