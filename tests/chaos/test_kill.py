"""A short run of the chaos script; `python tests/chaos/chaos.py --kills 100` is the long one."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from chaos import whole


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed() -> None:
    found = whole(int(os.environ.get("COSMEEPLE_KILLS", "3")), players=3, seed=7)

    assert found["acknowledged"] > 0
    assert found["moves"] >= found["acknowledged"]
