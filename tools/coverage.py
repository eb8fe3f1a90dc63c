"""Coverage told per package, from `coverage json`: `make coverage` measures the suite first."""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

INSIDE = "cosmeeple/"


def package_of(file: str) -> str:
    """The package a file belongs to; of games each is one.

    >>> package_of("src/cosmeeple/kernel/engine/table.py")
    'kernel'
    >>> package_of("src/cosmeeple/games/race/pay.py")
    'games/race'
    """
    first, _, rest = file.replace("\\", "/").partition(INSIDE)[2].partition("/")
    if not rest:
        return "(top)"
    return f"games/{rest.partition('/')[0]}" if first == "games" and "/" in rest else first


def table(report: dict[str, Any]) -> list[tuple[str, int, int, float]]:
    """For each package: statements and branches, how many of them ran, and the share in per
    cent."""
    sums: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for file, found in report["files"].items():
        one = found["summary"]
        sums[package_of(file)][0] += one["num_statements"] + one.get("num_branches", 0)
        sums[package_of(file)][1] += one["covered_lines"] + one.get("covered_branches", 0)
    return [
        (name, all_, ran, 100 * ran / all_ if all_ else 100.0)
        for name, (all_, ran) in sorted(sums.items())
    ]


def main() -> int:
    """Print the table."""
    report = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    print(f"{'package':20} {'lines and branches':>20} {'covered':>8}")
    for name, everything, _, share in table(report):
        print(f"{name:20} {everything:20} {share:7.1f}%")
    return 0


if __name__ == "__main__":
    sys.exit(main())
