"""One server for the tests of a module that do not need their own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent / "several"))
sys.path.insert(0, str(Path(__file__).parent))

from served import Browser, Served, serve, serve_one


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serve(tmp_path_factory.mktemp("web"), private_webhooks=True) as running:
        yield running


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Served]:
    """One process on SQLite, also where requests are sprayed: for what only such a one does."""
    with serve_one(tmp_path) as running:
        yield running


@pytest.fixture
def ann(served: Served) -> Iterator[Browser]:
    with Browser(served.url) as browser:
        yield browser


@pytest.fixture
def bob(served: Served) -> Iterator[Browser]:
    with Browser(served.url, "pl") as browser:
        yield browser
