"""What the guides say of the tree is so: files, modules, layers, commands."""

from __future__ import annotations

import argparse
import re
import tomllib
from pathlib import Path

import pytest

from cosmeeple.cli.main import parser

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "cosmeeple"
GUIDES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
KERNEL = SOURCE / "kernel"


def quoted(text: str) -> list[str]:
    """What stands between backticks in a line, outside of blocks of code."""
    return re.findall(
        r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    )


def is_there(path: str, guide: Path) -> bool:
    """As the guides name files: from the root, from the package, from its web table or from a game;
    SLUG and the like are any name."""
    pattern = re.sub(r"[A-Z]{2,}|<\w+>", "*", path)
    bases = (
        ROOT,
        SOURCE.parent,
        SOURCE,
        SOURCE / "web",
        guide.parent,
        *sorted((SOURCE / "games").iterdir()),
    )
    bases += tuple(sorted((ROOT / "tests" / "games").iterdir()))
    return any(any(base.glob(pattern)) for base in bases if base.is_dir())


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.name)
def test_every_file_that_a_guide_names_is_there(guide: Path) -> None:
    named = [
        one
        for one in quoted(guide.read_text(encoding="utf-8"))
        if re.fullmatch(r"[\w./*<>-]+/[\w./*<>-]+\.(py|toml|md|css|ts|sh|yml|html)", one)
    ]
    missing = [one for one in named if not is_there(one, guide)]
    assert missing == []


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.name)
def test_every_command_that_a_guide_names_is_there(guide: Path) -> None:
    text = guide.read_text(encoding="utf-8")
    targets = set(
        re.findall(
            r"^([a-z][\w-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE
        )
    )
    makes = {word for line in re.findall(r"`make ([a-z][a-z -]*)", text) for word in line.split()}
    ours = set(re.findall(r"`cosmeeple ([a-z][a-z-]*)", text))
    assert makes <= targets
    assert ours <= set(commands())


def commands() -> list[str]:
    """All commands of the program."""
    found = next(
        action for action in parser()._actions if isinstance(action, argparse._SubParsersAction)
    )
    return list(found.choices)


def test_architecture_names_the_layers_of_the_linter() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    block = text.split("```")[1]
    drawn = [re.split(r" {3,}", line)[0].split() for line in block.strip().splitlines()]
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"][
        "importlinter"
    ]["contracts"]
    layers = [re.findall(r"cosmeeple\.(\w+)", layer) for layer in contracts[0]["layers"]]
    assert [{re.sub(r"/.*", "", name) for name in row} for row in drawn] == [
        set(layer) for layer in layers
    ]


def test_architecture_names_every_module_of_the_kernel() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = text.split("## The kernel")[1].split("\n## ")[0]
    folder, named = "", set()
    for line in table.splitlines():
        if line.startswith("| ") and "`" in line:
            _, first, modules, *_ = [cell.strip() for cell in line.split("|")]
            folder = first.strip("`").replace("(top)", "") if first else folder
            named |= {f"{folder}{name}" for name in re.findall(r"`(\w+)`", modules)}
    there = {
        str(path.relative_to(KERNEL))[:-3]
        for path in KERNEL.rglob("*.py")
        if path.name != "__init__.py"
    }
    assert named == there


@pytest.mark.parametrize(
    "page", sorted((ROOT / "docs" / "rules").glob("*.md")), ids=lambda p: p.stem
)
def test_what_a_page_of_coverage_names_is_there(page: Path) -> None:
    """Every module and every test; `cosmeeple rules --coverage --write` writes the page."""
    folder = SOURCE / "games" / page.stem
    tests = {path.stem: path for path in (ROOT / "tests").rglob("test_*.py")}
    texts: dict[str, str] = {}
    missing, seen = set(), 0
    for line in page.read_text(encoding="utf-8").splitlines():
        if re.match(r"\| [A-Z]{3}-", line):
            *_, code, tested, _ = line.split("|")
            for name in re.findall(r"[\w/]+\.py", code):
                seen += 1
                if not (folder / name).is_file():
                    missing.add(name)
            for file, test in re.findall(r"(\w+)::(\w+)", tested):
                seen += 1
                text = texts.setdefault(file, tests[file].read_text() if file in tests else "")
                if f"def {test}(" not in text:
                    missing.add(f"{file}::{test}")
    assert missing == set()
    assert seen > 300
