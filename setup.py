"""Builds the rules and the kernel's hot modules with mypyc where a C compiler is at hand.

Everything runs the same without: set COSMEEPLE_PURE=1 to skip compiling, or simply have no compiler.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
SOURCE = ROOT / "src" / "cosmeeple"

KERNEL = (
    "agenda",
    "automaton",
    "domain",
    "foresight",
    "kit",
    "lookahead",
    "net",
    "numbers",
    "outcome",
    "playout",
    "reasons",
    "rehearsal",
    "rigged",
    "rng",
    "search",
    "table",
    "weighing",
)
#: Modules of a game that stay interpreted: data, texts, events, tools; and the folder `table`, the drawing.
PLAIN = {
    "__init__",
    "cardtext",
    "companion",
    "component_checks",
    "component_labels",
    "component_numbers",
    "component_rows",
    "components",
    "events",
    "nets",
    "notation",
    "terminal",
    "wording",
}


def sources(folder: Path, names: list[Path]) -> list[str]:
    return [os.path.relpath(folder / name, ROOT) for name in names]


def groups() -> list[tuple[list[str], str]]:
    """One C library for the kernel and one for each game: small enough to compile side by side."""
    kernel = SOURCE / "kernel"
    found = [(sources(kernel, [Path(f"{name}.py") for name in KERNEL]), "cosmeeple_kernel")]
    for folder in sorted((SOURCE / "games").iterdir()):
        if (folder / "components.toml").is_file():
            rules = [
                path
                for path in sorted(folder.rglob("*.py"))
                if path.stem not in PLAIN and "table" not in path.relative_to(folder).parts
            ]
            found.append((sources(folder, rules), f"cosmeeple_{folder.name}"))
    return found


def extensions() -> list[object]:
    if os.environ.get("COSMEEPLE_PURE"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        sys.stderr.write("mypyc is not installed: building without compiled rules\n")
        return []
    os.environ.setdefault("MYPYPATH", "src")
    parts = groups()
    built = mypycify(
        ["--strict", "--python-version", "3.11", *[path for paths, _ in parts for path in paths]],
        opt_level=os.environ.get("COSMEEPLE_OPT", "2"),
        separate=parts,
    )
    for extension in built:
        extension.optional = True  # no compiler, no matter
    return built


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
