"""The ids and numbers of a game's `vocabulary.py`, written from its components.toml.

mypyc wants literal `Final` numbers, people should not keep them in step by hand. A comment says
where a value comes from; `cosmeeple ids GAME --write` puts the value there, a test compares:

    # from card deck=T                 the ids of the entries [[card]] whose deck is T
    T_CARDS: Final = ("hacker", ...)   or ids("hacker ..."), where they fill more than a line
    T_COUNT: Final = 6  # len(T_CARDS)
    HACKER: Final = 0  # T_CARDS       the place of "hacker" in it
    FIRST: Final = 0  # T_CARDS: hacker
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping
from typing import Any

from cosmeeple.kernel.engine.domain import ids
from cosmeeple.kernel.engine.errors import BadInput

WIDTH = 100
ROWS = re.compile(
    r"^# from (?P<path>[\w.]+)(?: (?P<key>\w+)=(?P<value>\w+))?\n"
    r"(?P<name>\w+): Final = (?:ids)?\(.*?\)\n(?=\S|\n|\Z)",
    re.MULTILINE | re.DOTALL,
)
NUMBER = re.compile(
    r"^(?P<name>\w+): Final = \d+  # "
    r"(?:len\((?P<counted>\w+)\)|(?P<of>[A-Z]\w+)(?:: (?P<id>\w+))?)$",
    re.MULTILINE,
)


def entries(raw: Mapping[str, Any], path: str) -> list[Any]:
    """The list at a dotted path of a component file."""
    found: Any = raw
    for part in path.split("."):
        if not isinstance(found, Mapping) or part not in found:
            raise BadInput(f"there is no {path} in the component file")
        found = found[part]
    if not isinstance(found, list):
        raise BadInput(f"{path} is no list of entries")
    return found


def ids_at(raw: Mapping[str, Any], path: str, key: str | None, value: str | None) -> list[str]:
    """The ids of these entries; of all, or of those with this value under the key."""
    return [
        one if isinstance(one, str) else str(one["id"])
        for one in entries(raw, path)
        if key is None or str(one.get(key)) == value
    ]


def as_row(name: str, given: list[str]) -> str:
    """A tuple as our formatter writes it; one that would fill more than a line as words."""
    quoted = [f'"{one}"' for one in given]
    line = f"{name}: Final = ({', '.join(quoted)}{',' if len(given) == 1 else ''})"
    if len(line) <= WIDTH:
        return line + "\n"
    words = " ".join(given)
    line = f'{name}: Final = ids("{words}")'
    if len(line) <= WIDTH:
        return line + "\n"
    width = WIDTH - len('    " "')
    parts = textwrap.wrap(words, width, break_long_words=False, break_on_hyphens=False)
    lines = '"\n    "'.join([*[part + " " for part in parts[:-1]], parts[-1]])
    return f'{name}: Final = ids(\n    "{lines}"\n)\n'


def written(source: str, raw: Mapping[str, Any]) -> str:
    """The text of a vocabulary with the ids and numbers that the component file says."""

    def with_ids(found: re.Match[str]) -> str:
        head = found[0].split("\n", 1)[0]
        return f"{head}\n{as_row(found['name'], ids_at(raw, *found.group('path', 'key', 'value')))}"

    source = ROWS.sub(with_ids, source)
    space: dict[str, Any] = {"__name__": "vocabulary", "ids": ids}
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
