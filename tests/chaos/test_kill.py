"""Short runs of the chaos scripts; `python tests/chaos/chaos.py --kills 100` and
`tests/chaos/several.py` are the long ones."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

import several
from chaos import whole

pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")


@pytest.fixture(autouse=True)
def cut_off() -> Iterator[None]:
    """Streams of servers that were killed are found now, where their warnings are expected, and not
    in another test."""
    yield
    gc.collect()


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed() -> None:
    kills = int(os.environ.get("COSMEEPLE_KILLS", "3"))
    # In a thread of its own: browser tests before it in the same process may have left an event
    # loop running here.
    with ThreadPoolExecutor(1) as apart:
        found = apart.submit(whole, kills, players=3, seed=7).result()

    assert found["acknowledged"] > 0
    assert found["moves"] >= found["acknowledged"]


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_nothing_is_lost_when_servers_workers_and_the_database_of_several_die() -> None:
    kills = int(os.environ.get("COSMEEPLE_KILLS", "3"))
    sizes = {"players": 2, "seed": 5, "servers": 2, "workers": 1, "sync": False}
    with ThreadPoolExecutor(1) as apart:
        found = apart.submit(several.whole, kills, max(1, kills // 20), **sizes).result()

    if found is None:
        pytest.skip("no PostgreSQL server is installed")
    assert found["acknowledged"] > 0
    assert found["moves"] > found["acknowledged"]
