"""Real Chromium against a real server. Skipped where either is missing."""

from __future__ import annotations

import os
import re
import secrets
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))
sys.path.insert(0, str(Path(__file__).parent))

playwright = pytest.importorskip("playwright.sync_api")
CHROMIUM = (
    os.environ.get("COSMEEPLE_CHROMIUM")
    or shutil.which("chromium")
    or shutil.which("chromium-browser")
    or shutil.which("google-chrome")
)

#: What the browser itself says about answers that tests provoke.
EXPECTED = re.compile("net::ERR|Failed to load resource")

if CHROMIUM is None:
    pytest.skip("there is no Chromium here", allow_module_level=True)

from play import PATIENCE_MS  # noqa: E402
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright  # noqa: E402
from served import Served, serve  # noqa: E402

expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Here, and only here, what fails is tried once more: a real browser on a loaded machine can
    miss a moment that no test can hold still. A real fault fails twice, and every second try is in
    the report."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))
            item.add_marker(pytest.mark.timeout(900))


@pytest.fixture(scope="module", autouse=True)
def same_luck() -> Iterator[None]:
    """Deals and bots of every run are the same."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "randbits", lambda bits: 11 % (1 << bits))
        yield


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serve(tmp_path_factory.mktemp("browser")) as running:
        yield running


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """For a file: while Playwright is open its event loop counts as running, and tests of other
    files start their own."""
    with sync_playwright() as running:
        browser = running.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Iterator[Page]:
    """For positions that are drawn without a server (layout.py), one after another."""
    context = chromium.new_context(reduced_motion="reduce")
    context.set_default_timeout(PATIENCE_MS)
    yield context.new_page()
    context.close()


@pytest.fixture
def person(chromium: Browser, served: Served) -> Iterator[Callable[..., Page]]:
    """Opens a browser of its own for another person; fails the test on any script error or
    forbidden inline code."""
    opened: list[BrowserContext] = []
    errors: list[str] = []

    def make(
        width: int = 1440, height: int = 900, language: str = "en-GB", dark: bool = True
    ) -> Page:
        context = chromium.new_context(
            base_url=served.url,
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        opened.append(context)
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on(
            "console",
            lambda said: (
                errors.append(said.text)
                if said.type == "error" and not EXPECTED.search(said.text)
                else None
            ),
        )
        return page

    yield make
    for context in opened:
        context.close()
    assert errors == []
