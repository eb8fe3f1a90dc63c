"""Every public name says what it is: modules, classes, functions and methods of the packages that
others build on."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "cosmeeple"
PACKAGES = ("kernel", "bots", "arena", "adapters", "store", "web")

Function = (ast.FunctionDef, ast.AsyncFunctionDef)


def modules(package: str) -> dict[Path, ast.Module]:
    """Migrations are history: nobody calls them."""
    paths = sorted((SOURCE / package).rglob("*.py"))
    return {
        path: ast.parse(path.read_text(encoding="utf-8"))
        for path in paths
        if not {"versions", "node_modules"} & set(path.parts)
    }


TREES = {package: modules(package) for package in (*PACKAGES, "draw")}


def classes() -> dict[str, list[tuple[ast.ClassDef, list[str]]]]:
    """All classes by name, with the names of what they derive from."""
    found: dict[str, list[tuple[ast.ClassDef, list[str]]]] = {}
    for trees in TREES.values():
        for tree in trees.values():
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef):
                    found.setdefault(node.name, []).append((node, bases(node)))
    return found


def bases(node: ast.ClassDef) -> list[str]:
    return [ast.unparse(base).split("[")[0].split(".")[-1] for base in node.bases]


CLASSES = classes()


def is_said_above(names: list[str], method: str, seen: frozenset[str] = frozenset()) -> bool:
    """Does a class that it derives from say what the method is?"""
    for name in set(names) - seen:
        for node, above in CLASSES.get(name, []):
            own = [one for one in node.body if isinstance(one, Function) and one.name == method]
            if any(ast.get_docstring(one) for one in own) or is_said_above(
                above, method, seen | {name}
            ):
                return True
    return False


def unsaid(tree: ast.Module) -> Iterator[str]:
    if tree.body and not ast.get_docstring(tree):
        yield "the module"
    for node in tree.body:
        if not isinstance(node, (*Function, ast.ClassDef)) or node.name.startswith("_"):
            continue
        if not ast.get_docstring(node):
            yield node.name
        if isinstance(node, ast.ClassDef):
            for one in node.body:
                if (
                    isinstance(one, Function)
                    and not one.name.startswith("_")
                    and not ast.get_docstring(one)
                ):
                    setter = any(
                        ast.unparse(mark).endswith(".setter") for mark in one.decorator_list
                    )
                    if not setter and not is_said_above(bases(node), one.name):
                        yield f"{node.name}.{one.name}"


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_says_what_it_is(package: str) -> None:
    found = [
        f"{path.relative_to(SOURCE)}: {name}"
        for path, tree in TREES[package].items()
        for name in unsaid(tree)
    ]
    assert found == []
