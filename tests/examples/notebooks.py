"""Notebooks without Jupyter: their cells are run in order and what they print is compared with what
is stored.

`COSMEEPLE_WRITE=1` stores it again.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
from pathlib import Path
from typing import Any


def cells_of(path: Path) -> list[dict[str, Any]]:
    return [
        cell for cell in json.loads(path.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"
    ]


def shown(code: str, names: dict[str, Any]) -> str:
    """What a cell prints, and the value of its last line."""
    said = io.StringIO()
    parsed = ast.parse(code)
    last = parsed.body[-1]
    with contextlib.redirect_stdout(said):
        if isinstance(last, ast.Expr):
            exec(compile(ast.Module(parsed.body[:-1], []), "cell", "exec"), names)
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
            if value is not None:
                print(repr(value))
        else:
            exec(compile(parsed, "cell", "exec"), names)
    return said.getvalue()


def stored(cell: dict[str, Any]) -> str:
    return "".join("".join(output["text"]) for output in cell["outputs"])


def write(path: Path) -> None:
    """Run all cells and store what they show."""
    whole = json.loads(path.read_text("utf-8"))
    names: dict[str, Any] = {}
    number = 0
    for cell in whole["cells"]:
        if cell["cell_type"] == "code":
            number += 1
            text = shown("".join(cell["source"]), names)
            cell["execution_count"] = number
            lines = text.splitlines(keepends=True)
            cell["outputs"] = (
                [{"name": "stdout", "output_type": "stream", "text": lines}] if lines else []
            )
    path.write_text(json.dumps(whole, indent=1, ensure_ascii=False) + "\n", "utf-8")
