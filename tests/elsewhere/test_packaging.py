"""What packagers, contributors and researchers find: extras, names, notices, a whole and
reproducible sdist, workflows."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import cosmeeple

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_every_public_name_is_there_and_documented() -> None:
    page = (ROOT / "docs" / "stability.md").read_text("utf-8")
    assert set(cosmeeple.__all__) == set(cosmeeple._FROM)
    for name in cosmeeple.__all__:
        assert getattr(cosmeeple, name) is not None
        assert f"`{name}`" in page
    assert not hasattr(cosmeeple, "chess")


def test_docs_name_only_extras_that_exist() -> None:
    extras = set(PROJECT["project"]["optional-dependencies"])
    for page in [ROOT / "README.md", *ROOT.glob("docs/*.md")]:
        for named in re.findall(r"cosmeeple\[([a-z, -]+)\]", page.read_text("utf-8")):
            assert {one.strip() for one in named.split(",")} <= extras, page.name
    assert {"web", "gymnasium", "pettingzoo", "open-spiel", "adapters"} <= extras


def test_the_doctor_knows_every_extra_for_people() -> None:
    from cosmeeple.cli.doctor import EXTRAS

    assert set(EXTRAS) == set(PROJECT["project"]["optional-dependencies"]) - {"dev", "adapters"}


def test_bundled_code_is_noticed() -> None:
    packages = (ROOT / "src/cosmeeple/web/client/package.json").read_text("utf-8")
    bundled = re.search(r'"dependencies":\s*{([^}]*)}', packages)
    notices = (ROOT / "NOTICES.md").read_text("utf-8")
    assert "NOTICES.md" in PROJECT["project"]["license-files"]
    for name in re.findall(r'"([a-z-]+)":', bundled[1] if bundled else '"idiomorph":'):
        assert name in notices


@pytest.mark.parametrize(
    "path", sorted(ROOT.glob(".github/workflows/*.yml")), ids=lambda path: path.name
)
def test_workflows_are_bounded_and_may_do_little(path: Path) -> None:
    flow = yaml.safe_load(path.read_text("utf-8"))
    assert flow["permissions"] == {"contents": "read"}
    for job in flow["jobs"].values():
        if "uses" in job:
            assert (ROOT / job["uses"]).is_file()
            continue
        assert job["timeout-minutes"] <= 180
        for step in job["steps"]:
            assert ("uses" in step) != ("run" in step)
            # What others can choose (branch names, titles) must not become part of a script.
            assert "${{ github." not in step.get("run", "")
            for script in re.findall(
                r"(?:python |^)((?:tools|tests)/[\w/]+\.py|\.ci/run)", step.get("run", "")
            ):
                assert (ROOT / script).is_file()


def test_pythons_are_the_same_everywhere() -> None:
    said = {
        one.rsplit(" ", 1)[1]
        for one in PROJECT["project"]["classifiers"]
        if re.search(r":: 3\.\d+$", one)
    }
    wheels = {
        f"3.{one}" for one in re.findall(r"cp3(\d+)-", PROJECT["tool"]["cibuildwheel"]["build"])
    }
    tested = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text("utf-8"))
    matrix = set(tested["jobs"]["pythons"]["strategy"]["matrix"]["python"]) | {"3.11"}

    assert said == wheels == matrix == {"3.11", "3.12", "3.13", "3.14"}


@pytest.mark.slow
def test_the_sdist_is_whole_and_the_same_every_time(tmp_path: Path) -> None:
    found = []
    for name in ("one", "two"):
        subprocess.run(
            [sys.executable, str(ROOT / "tools" / "sdist.py"), str(tmp_path / name)],
            check=True,
            capture_output=True,
            env={**os.environ, "SOURCE_DATE_EPOCH": "1700000000"},
        )
        (archive,) = (tmp_path / name).glob("*.tar.gz")
        found.append(archive.read_bytes())
    assert found[0] == found[1]

    names = {name.partition("/")[2] for name in tarfile.open(archive).getnames()}
    wanted = {
        "CHANGELOG.md",
        "NOTICES.md",
        "Makefile",
        "constraints.txt",
        "docs/hosting.md",
        "examples/settings.toml",
    }
    wanted |= {
        "tests/elsewhere/installed.py",
        "src/cosmeeple/web/client/package.json",
        ".github/workflows/test.yml",
    }
    assert wanted <= names
    assert not [
        name for name in names if "node_modules" in name or name.endswith((".so", ".pyc", ".db"))
    ]
