"""A short run of the chaos script; `python tests/chaos/chaos.py --kills 100` is the long one."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from chaos import whole


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed() -> None:
    kills = int(os.environ.get("COSMEEPLE_KILLS", "3"))
    # In a thread of its own: browser tests before it in the same process may have left an event loop running here.
    with ThreadPoolExecutor(1) as apart:
        found = apart.submit(whole, kills, players=3, seed=7).result()

    assert found["acknowledged"] > 0
    assert found["moves"] >= found["acknowledged"]
