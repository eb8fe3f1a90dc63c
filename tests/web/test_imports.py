"""Every command finds what it needs, whichever of its modules is loaded first: none of them waits
for another one."""

from __future__ import annotations

import subprocess
import sys

import pytest

from cosmeeple.cli.main import ELSEWHERE


@pytest.mark.slow
@pytest.mark.parametrize("module", sorted({module for module, *_ in ELSEWHERE.values()}))
def test_a_command_can_be_loaded_alone(module: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", f"import {module}"], capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr
