"""The constructors and clones that `record.py` makes at import, written into a copy of the sources
for mypyc.

The text stands on lines of its own at the end of each class, so everything before it keeps its line
number. Frames are also marked: the collector of cycles need not follow them (they hold numbers
only), and one freed frame of each class is kept for the next.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from cosmeeple.kernel.records.record import (
    RECORDS,
    Field,
    cloner,
    constructor,
    fixed_constructor,
    given,
    is_field,
    sharer,
)

MARKS = {"frame", "record", "fixed"}
FRAME = "@mypyc_attr(acyclic=True, free_list_len=1)"
#: A class that others derive from cannot keep freed objects.
BASE = "@mypyc_attr(acyclic=True)"
#: From the kernel's frames, interpreted games of other packages derive too.
OPEN_BASE = "@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)"


class Classes:
    """The records of the kernel and one game: bases may lie in another module, and games use the
    same names."""

    def __init__(self) -> None:
        self.bases: dict[str, list[str]] = {}
        self.own: dict[str, list[Field]] = {}
        self.parents: set[str] = set()
        self.homes: dict[str, Path] = {}

    def read(self, path: Path) -> None:
        """The records and frames of a module."""
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ClassDef):
                self.homes[node.name] = path
                bases = [ast.unparse(base) for base in node.bases]
                self.parents.update(bases)
                if marks_of(node):
                    self.bases[node.name] = bases
                    self.own[node.name] = own_fields(node)
                    if "record" in marks_of(node):
                        RECORDS.add(node.name)

    def inherited(self, name: str) -> list[Field]:
        """The fields of its bases."""
        return [field for base in self.bases.get(name, []) for field in self.fields(base)]

    def fields(self, name: str) -> list[Field]:
        """The fields of a class, those of its bases first."""
        return self.inherited(name) + self.own.get(name, [])

    def imports(self, names: list[str], path: Path) -> str:
        """The classes that inherited fields of these classes speak of, imported into a module."""
        notes = [field.note for name in names for field in self.inherited(name)]
        words = sorted({word for note in notes for word in re.findall(r"\w+", note)})
        return "".join(
            f"; from {module_of(self.homes[word])} import {word}"
            for word in words
            if self.homes.get(word, path) != path
        )

    def methods(self, node: ast.ClassDef) -> list[str]:
        """What the build writes into a class."""
        name, marks, fields = node.name, marks_of(node), self.fields(node.name)
        if "fixed" in marks:
            base = self.bases[name][0] if self.bases[name] else ""
            return [fixed_constructor(base, self.inherited(name), self.own[name])]
        copies = [cloner(name, fields), sharer(name, fields)] if "record" in marks else []
        return [constructor(fields), *copies]


def module_of(path: Path) -> str:
    """The name by which a module of the package is imported.

    >>> module_of(Path("build/expanded/cosmeeple/kernel/kit.py"))
    'cosmeeple.kernel.kit'
    """
    parts = path.with_suffix("").parts
    return ".".join(parts[len(parts) - 1 - parts[::-1].index("cosmeeple") :])


def marks_of(node: ast.ClassDef) -> set[str]:
    """Which of our decorators a class has."""
    return {mark.id for mark in node.decorator_list if isinstance(mark, ast.Name)} & MARKS


def declared(node: ast.ClassDef) -> list[ast.AnnAssign]:
    """The statements of a class that declare fields."""
    lines = [
        line
        for line in node.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    ]
    return [line for line in lines if is_field(ast.unparse(line.annotation))]


def own_fields(node: ast.ClassDef) -> list[Field]:
    """The fields that a class declares itself."""
    return [
        Field(
            ast.unparse(line.target),
            ast.unparse(line.annotation),
            ast.unparse(line.value) if line.value else "",
        )
        for line in declared(node)
    ]


def one_line(text: str) -> str:
    r"""A method of simple statements on one line.

    >>> one_line("def f(self) -> None:\n    self.a = 1\n    self.b = 2\n")
    'def f(self) -> None: self.a = 1; self.b = 2'
    """
    head, body = text.split("\n", 1)
    return f"{head} {'; '.join(line.strip() for line in body.strip().splitlines())}"


def attributes(name: str, path: Path, classes: Classes) -> str:
    """What mypyc is told about a frame."""
    if "kernel" in path.parts:
        return OPEN_BASE
    return BASE if name in classes.parents else FRAME


def expand(path: Path, classes: Classes) -> None:
    """Rewrite one module in place."""
    source = path.read_text()
    lines = source.split("\n")
    found = [
        node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and marks_of(node)
    ]
    if not found:
        return
    for node in reversed(found):
        made = [one_line(method) for method in classes.methods(node)]
        text = tuple([(field.name, field.note) for field in given(classes.fields(node.name))])
        made.append(f"FIELDS: ClassVar[tuple[tuple[str, str], ...]] = {text!r}")
        assert node.end_lineno is not None
        lines[node.end_lineno : node.end_lineno] = [f"    {line}" for line in made]
        for line in declared(node):
            bare = f"    {ast.unparse(line.target)}: {ast.unparse(line.annotation)}"
            if "fixed" in marks_of(node):  # its constructor says them, and that they are final
                assert line.end_lineno is not None
                lines[line.lineno - 1 : line.end_lineno] = [""] * (
                    line.end_lineno - line.lineno + 1
                )
            elif line.value is not None:  # a default is the constructor's; a native class must not
                lines[line.lineno - 1] = bare  # have it too
        for mark in node.decorator_list:
            if isinstance(mark, ast.Name) and mark.id in MARKS:
                is_frame = mark.id == "frame"
                lines[mark.lineno - 1] = attributes(node.name, path, classes) if is_frame else ""
    head = "from __future__ import annotations\n"
    wanted = "from typing import ClassVar, Final; from mypy_extensions import mypyc_attr"
    wanted += classes.imports([node.name for node in found if "fixed" in marks_of(node)], path)
    path.write_text("\n".join(lines).replace(head, f"{head}{wanted}\n", 1))


def expand_all(groups: list[list[Path]]) -> None:
    """Rewrite the modules that are compiled, in place: the first group is the kernel, each other
    one a game on it."""
    for group in reversed(groups):  # the kernel last: games read its classes as they are written
        classes = Classes()
        for path in {*groups[0], *group}:
            classes.read(path)
        for path in group:
            expand(path, classes)
