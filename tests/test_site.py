"""The documentation site is built without a warning, and has what it promises
(tools/site/pages.py)."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.words.rulebook import rulebook

ROOT = Path(__file__).parents[1]
pytest.importorskip("material", reason="the extra 'site' is not installed")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "-q", "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    assert built.stderr.strip() == ""
    return folder


def test_every_game_has_its_page_and_every_rule_in_both_languages(site: Path) -> None:
    for slug in SLUGS:
        for folder in ("games-en", "gry"):
            text = (site / folder / f"{slug}.html").read_text(encoding="utf-8")
            missing = [
                rule for rule in rulebook(load_game(slug)).ids() if f'id="{rule}"' not in text
            ]
            assert missing == [], (slug, folder)


def test_the_reference_shows_what_others_build_on(site: Path) -> None:
    kernel = (site / "reference" / "kernel.html").read_text(encoding="utf-8")
    for name in (
        "cosmeeple.kernel.game.Game",
        "cosmeeple.kernel.engine.table.Table",
        "cosmeeple.kernel.records.view.redeal",
    ):
        assert f'id="{name}"' in kernel, name


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        loaded = re.findall(r'<(?:script|img|iframe)[^>]+src="(https?:[^"]+)"', text)
        loaded += re.findall(r'<link rel="(?:stylesheet|preconnect)" href="(https?:[^"]+)"', text)
        assert loaded == [], page.name
