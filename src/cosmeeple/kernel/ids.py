"""The words of a game's `vocabulary.py`: ids stand in its components.toml alone, and the numbers
that rules mention by name are written from there.

mypyc wants literal `Final` numbers, people should not keep them in step by hand. A comment says
where a number comes from; `cosmeeple ids GAME --write` puts it there, a test compares:

    CARDS: Final = ids_of(__name__, "card")
    T_CARDS: Final = ids_of(__name__, "card", deck="T")
    T_COUNT: Final = 6  # len(T_CARDS)
    HACKER: Final = 0  # T_CARDS       the place of "hacker" in it
    FIRST: Final = 0  # T_CARDS: hacker
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from cosmeeple.kernel.components import load_toml
from cosmeeple.kernel.engine.errors import BadInput

NUMBER = re.compile(
    r"^(?P<name>\w+): Final = \d+  # "
    r"(?:len\((?P<counted>\w+)\)|(?P<of>[A-Z]\w+)(?:: (?P<id>\w+))?)$",
    re.MULTILINE,
)


@cache
def tables_beside(package: str) -> dict[str, Any]:
    """The component file of a game's package."""
    return load_toml(Path(str(resources.files(package))) / "components.toml")


def ids_of(module: str, table: str, **only: str) -> tuple[str, ...]:
    """The ids of the entries of a table, in the component file beside this module; of those alone
    that have these values. Tables in tables are named with dots, and a list may hold plain ids."""
    found: Any = tables_beside(module.rpartition(".")[0])
    for name in table.split("."):
        if not isinstance(found, Mapping) or name not in found:
            raise BadInput(f"there is no {table} in the component file")
        found = found[name]
    if not isinstance(found, list):
        raise BadInput(f"{table} is no list of entries")
    return tuple(
        one if isinstance(one, str) else str(one["id"])
        for one in found
        if all(str(one.get(key)) == value for key, value in only.items())
    )


def written(source: str, module: str) -> str:
    """The text of this module of words with the numbers that its ids have."""
    space: dict[str, Any] = {"__name__": module}
    exec(compile(source, "vocabulary.py", "exec"), space)  # noqa: S102 - a game's own module

    def number(found: re.Match[str]) -> str:
        counted, of, wanted = found.group("counted", "of", "id")
        row = space.get(counted or of)
        if not isinstance(row, tuple):
            raise BadInput(f"{found['name']}: there is no row {counted or of}")
        wanted = wanted or found["name"].lower()
        if of and wanted not in row:
            raise BadInput(f"{found['name']}: there is no {wanted!r} in {of}")
        value = len(row) if counted else row.index(wanted)
        return f"{found['name']}: Final = {value}  # {found[0].split('# ', 1)[1]}"

    return NUMBER.sub(number, source)
