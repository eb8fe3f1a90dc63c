"""Component data: TOML files in which every entry says where its numbers come from.

A game describes its file with msgspec structs; unknown, missing and mistyped entries are refused
with the line. Rules read numbers from the `Kit` that the game builds from the file, never from
code: a corrected file is a corrected game.
"""

from __future__ import annotations

import hashlib
import re
import threading
import tomllib
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from operator import attrgetter
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

from cosmeeple.kernel.engine.errors import BadFile
from cosmeeple.kernel.kit import Label

#: Where a number comes from, from the surest to the least sure.
SOURCES = ("rulebook", "derived", "public", "recalled", "reconstructed", "owner")

T = TypeVar("T")

#: msgspec learns a struct when it is first read, and breaks down when two threads have it learn the
#: same one at once.
LEARNING = threading.Lock()


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Base of every entry of a component file."""

    source: str


class Named(Entry, kw_only=True):
    """An entry with an id, and with a name in our two languages."""

    id: str
    name_en: str
    name_pl: str


class HasNames(Protocol):
    """What has a name in our two languages."""

    @property
    def name_en(self) -> str:
        """The English one."""

    @property
    def name_pl(self) -> str:
        """The Polish one."""


def labels_of(entries: Iterable[HasNames]) -> tuple[Label, ...]:
    """Their names for people."""
    return tuple(Label(entry.name_en, entry.name_pl) for entry in entries)


def read_text(path: Path) -> str:
    """What the file says; BadFile where it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadFile(str(path), None, "there is no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(str(path), None, f"cannot be read: {error}") from None


def load_toml(path: Path) -> dict[str, Any]:
    """Parse a TOML file; a mistake is named with its line."""
    text = read_text(path)
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = re.search(r"line (\d+)", str(error))
        raise BadFile(
            path.name, int(found[1]) if found else None, f"is no valid TOML: {error}"
        ) from None


def load_components(path: Path, shape: type[T]) -> T:
    """Read a component file into its structs, or refuse it with the line and the reason."""
    return as_shaped(path, load_toml(path), shape)


def as_shaped(path: Path, raw: Mapping[str, Any], shape: type[T]) -> T:
    """What was parsed from the file as these structs."""
    try:
        with LEARNING:
            return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        message = str(error)
        found = re.search(r"`\$\.(.+)`$", message)
        where = found[1] if found else ""
        reason = re.sub(r" - at `.*`$", "", message)
        raise BadFile(
            path.name, line_of(path, where), f"{where}: {reason}" if where else reason
        ) from None


def load_checked(path: Path, shape: type[T], check: Callable[[Checker, T], None]) -> tuple[T, str]:
    """A component file that a game has checked, and its edition: the fingerprint of the data."""
    raw = load_toml(path)
    components = as_shaped(path, raw, shape)
    checker = Checker(path)
    checker.sources(raw)
    check(checker, components)
    return components, hashlib.blake2b(read_text(path).encode(), digest_size=8).hexdigest()


def line_of(path: Path, where: str) -> int | None:
    """The line of an entry named like `building_card[6].scientists`, as well as it can be told."""
    parts = re.match(r"([\w-]+)(?:\[(\d+)\])?(?:\.([\w-]+))?", where)
    if not parts:
        return None
    table, index, key = parts[1], int(parts[2] or 0), parts[3]
    headers = (f"[[{table}]]", f"[{table}]")
    seen = -1
    found = None
    for number, line in enumerate(read_text(path).splitlines(), 1):
        stripped = line.split("#")[0].strip()
        if found is not None:
            if stripped.startswith("["):
                return found
            if key and re.match(rf"{re.escape(key)}\s*[=.]", stripped):
                return number
        elif stripped in headers:
            seen += 1
            if seen == index:
                found = number
                if not key:
                    return found
    return found


class Checker:
    """Checks that need more than types; each failure names the entry, so that the line can be told.

    `at` and `each` give the checker of one entry, whose checks name a key of it alone.
    """

    def __init__(self, path: Path, entry: str = "") -> None:
        self.path = path
        self.entry = entry

    def at(self, entry: str) -> Checker:
        """The checker of one entry: `checker.at("player_setup[1]")`."""
        return Checker(self.path, entry)

    def each(self, table: str, entries: Iterable[T]) -> Iterator[tuple[Checker, T]]:
        """Every entry of a table, with its checker."""
        for index, entry in enumerate(entries):
            yield self.at(f"{table}[{index}]"), entry

    def that(self, holds: bool, key: str, reason: str) -> None:
        """BadFile at this key unless it holds."""
        if not holds:
            where = f"{self.entry}.{key}" if self.entry else key
            raise BadFile(self.path.name, line_of(self.path, where), f"{where}: {reason}")

    def equal(self, key: str, found: object, wanted: object) -> None:
        """The value must be this one."""
        self.that(found == wanted, key, f"must be {wanted}")

    def at_least(self, key: str, found: int, least: int) -> None:
        """The number must not be lower."""
        self.that(found >= least, key, f"must be at least {least}")

    def counted(self, key: str, told: int, counted: int) -> None:
        """The number must be what the file holds of these things."""
        self.that(told == counted, key, f"says {told}, the file has {counted}")

    def known(self, key: str, one: str, ids: Container[str], kind: str) -> None:
        """The id must be one of these."""
        self.that(one in ids, key, f"{one!r} is no {kind}")

    def rows_for(self, key: str, given: Iterable[int], wanted: Iterable[int], what: str) -> None:
        """A table must have one row for each of these numbers (of players, of the round)."""
        numbers = ", ".join(map(str, wanted))
        self.that(", ".join(map(str, given)) == numbers, key, f"one row for each {what}: {numbers}")

    def all_of(self, *rows: tuple[str, bool, str]) -> None:
        """Several such checks at once: where, does it hold, and why it must."""
        for where, holds, reason in rows:
            self.that(holds, where, reason)

    def same_ids(self, where: str, given: tuple[str, ...], wanted: tuple[str, ...]) -> None:
        """Ids are the vocabulary of saved games: a corrected file may change what they mean, not
        what they are."""
        for index, (new, old) in enumerate(zip(given, wanted, strict=False)):
            self.that(new == old, f"{where}[{index}].id", f"must stay {old!r}, not {new!r}")
        self.that(
            len(given) == len(wanted), where, f"needs {len(wanted)} entries, not {len(given)}"
        )

    def same_tables(self, components: object, wanted: Mapping[str, tuple[str, ...]]) -> None:
        """Each of these tables has just these ids."""
        for table, ids in wanted.items():
            entries = attrgetter(table)(components)
            given = tuple(one if isinstance(one, str) else one.id for one in entries)
            self.same_ids(table, given, ids)

    def sources(self, raw: Mapping[str, Any]) -> None:
        """Every entry says where its numbers come from."""
        for table, entries in raw.items():
            for index, entry in enumerate(entries if isinstance(entries, list) else [entries]):
                source = entry.get("source") if isinstance(entry, dict) else None
                self.that(
                    source in SOURCES,
                    f"{table}[{index}].source",
                    f"source must be one of {', '.join(SOURCES)}",
                )
