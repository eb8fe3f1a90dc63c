"""The table of coverage adds up what `coverage json` says, package by package."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

TOOL = Path(__file__).parents[1] / "tools" / "coverage.py"


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("coverage_table", TOOL)
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def summary(statements: int, lines: int, branches: int, ran: int) -> dict[str, dict[str, int]]:
    numbers = {
        "num_statements": statements,
        "covered_lines": lines,
        "num_branches": branches,
        "covered_branches": ran,
    }
    return {"summary": numbers}


def test_files_of_a_package_are_added_up_and_games_are_told_apart() -> None:
    files = {
        "src/cosmeeple/kernel/game.py": summary(10, 9, 2, 1),
        "src/cosmeeple/kernel/engine/table.py": summary(8, 8, 0, 0),
        "src/cosmeeple/games/race/pay.py": summary(4, 1, 0, 0),
        "src/cosmeeple/games/order.py": summary(1, 1, 0, 0),
        "src/cosmeeple/system.py": summary(2, 2, 0, 0),
    }

    found = tool().table({"files": files})

    assert found == [
        ("(top)", 2, 2, 100.0),
        ("games", 1, 1, 100.0),
        ("games/race", 4, 1, 25.0),
        ("kernel", 20, 18, 90.0),
    ]
