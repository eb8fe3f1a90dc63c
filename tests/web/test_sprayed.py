"""A part of the suite with every request dealt in turn to two servers on one PostgreSQL, in the
ordinary run. All of it by command: docs/scale.md."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
import sprayed
from postgres import programs

HERE = Path(__file__).parent
#: Prepared answers, seats that change hands, advice, the coach, the stream of a table.
PART = (
    "test_orders.py",
    "test_seats.py",
    "test_advice.py::test_with_other_people_hints_are_off_until_the_host_allows_them",
    "test_advice.py::test_the_stream_brings_advice_to_its_seat_only",
    "test_coach.py::test_the_coach_asks_before_a_costly_move_and_only_once",
    "test_coach.py::test_the_coach_speaks_after_a_restart_as_before",
    "test_streams.py::test_a_line_of_the_log_is_sent_once",
    "test_streams.py::test_after_a_gap_the_stream_brings_everything",
    "test_table.py::test_undo_is_free_until_another_person_acted",
)


@pytest.mark.timeout(600)
@pytest.mark.skipif(sprayed.ON, reason="all of it is sprayed")
def test_a_part_of_the_suite_passes_with_requests_sprayed_over_two_servers() -> None:
    if programs() is None and not os.environ.get("COSMEEPLE_TEST_POSTGRES"):
        pytest.skip("no PostgreSQL server: install one, or name it in COSMEEPLE_TEST_POSTGRES")
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    ran = subprocess.run(
        [*command, *[str(HERE / part) for part in PART]],
        env={**kept, "COSMEEPLE_SPRAY": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-6000:] + ran.stderr[-2000:]
