"""Two servers on one PostgreSQL, a person at each."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from postgres import server
from served import Browser, Served, serve, wait_for
from twins import Twin

from cosmeeple.web.service import rooms


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with server() as url:
        if url is None:
            pytest.skip("no PostgreSQL server: install one, or name it in COSMEEPLE_TEST_POSTGRES")
        yield url


@pytest.fixture(scope="module")
def pair(
    database: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Served, Served]]:
    folder: Path = tmp_path_factory.mktemp("web")
    with serve(folder, db=database) as one, serve(folder, db=database) as two:
        assert not one.site.store.is_sqlite
        wait_for(lambda: one.site.news.is_up() and two.site.news.is_up())
        yield one, two


@pytest.fixture
def one(pair: tuple[Served, Served]) -> Served:
    return pair[0]


@pytest.fixture
def two(pair: tuple[Served, Served]) -> Served:
    return pair[1]


@pytest.fixture
def ann(one: Served) -> Iterator[Browser]:
    with Browser(one.url) as browser:
        yield browser


@pytest.fixture
def bob(two: Served) -> Iterator[Browser]:
    with Browser(two.url) as browser:
        yield browser


@pytest.fixture
def unswept(monkeypatch: pytest.MonkeyPatch) -> None:
    """What arrives now has been told by a notice."""
    monkeypatch.setattr(rooms.Rooms, "sweep", lambda _: asyncio.sleep(0, 0))


@pytest.fixture
def twin() -> Iterator[Twin]:
    """The same browser, at another server."""
    made: list[Browser] = []

    def of(browser: Browser, other: Served) -> Browser:
        found = Browser(other.url)
        found.cookies = browser.cookies
        found.csrf = browser.csrf
        made.append(found)
        return found

    yield of
    for one in made:
        one.close()
