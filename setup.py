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

KERNEL = ("agenda", "domain", "kit", "lookahead", "outcome", "playout", "reasons", "rigged", "rng", "search", "table")
#: Modules of a game that stay interpreted: data loading, text, events; and its folder `table`, the drawing.
PLAIN = {"__init__", "components", "events", "laws", "notation", "terminal"}


def compiled_modules() -> list[str]:
    kernel = [str(SOURCE / "kernel" / f"{name}.py") for name in KERNEL]
    rules = [
        str(path)
        for folder in sorted((SOURCE / "games").iterdir())
        if folder.is_dir()
        for path in sorted(folder.rglob("*.py"))
        if path.stem not in PLAIN and "table" not in path.parts
    ]
    return [os.path.relpath(path, ROOT) for path in kernel + rules]


def extensions() -> list[object]:
    if os.environ.get("COSMEEPLE_PURE"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        sys.stderr.write("mypyc is not installed: building without compiled rules\n")
        return []
    os.environ.setdefault("MYPYPATH", "src")
    built = mypycify(
        ["--strict", "--python-version", "3.11", *compiled_modules()],
        opt_level=os.environ.get("COSMEEPLE_OPT", "3"),
        group_name="cosmeeple",
    )
    for extension in built:
        extension.optional = True  # no compiler, no matter
    return built


setup(ext_modules=extensions())
