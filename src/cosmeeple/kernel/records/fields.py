"""Kinds of fields: how numbers in states, frames and events read as text, and back.

A state holds plain ints and lists because that is fast. People write `queues.ross = ["A1", "B2"]`.
A game says once, by field name, what its numbers mean (`KINDS`), and everything textual follows:
JSON, position files, expectations, errors.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mypy_extensions import i64

from cosmeeple.kernel.engine.errors import BadInput, UnknownKey
from cosmeeple.kernel.engine.rows import vec

NONE = -1
HIDDEN = -2
SPECIAL = {NONE: "-", HIDDEN: "?"}
SPECIAL_NUMBERS = {text: number for number, text in SPECIAL.items()}

#: Categories of a game (zone, track, card...) with the stable ids of their members.
Names = Mapping[str, tuple[str, ...]]

#: Fields that are shared between tables and never part of a saved state.
SHARED = frozenset({"kit"})


_FIELDS: dict[type, dict[str, str]] = {}
_NUMBERS: dict[int, tuple[tuple[str, ...], dict[str, int]]] = {}


def fields_of(record: type) -> dict[str, str]:
    """The fields of a `@record` or `@frame` with their annotations, in order; those that tables
    share left out."""
    found = _FIELDS.get(record)
    if found is None:
        declared: tuple[tuple[str, str], ...] = record.FIELDS  # type: ignore[attr-defined]
        found = {name: note for name, note in declared if name not in SHARED}
        _FIELDS[record] = found
    return found


def as_noted(value: Any, note: str) -> Any:
    """A loaded list as the field's annotation wants it: a row of machine integers, a tuple, or just
    the list.

    >>> as_noted([[1], [2, 3]], "tuple[tuple[int, ...], ...]")
    ((1,), (2, 3))
    """
    if not isinstance(value, list):
        return value
    if note.startswith("Shared["):
        return as_noted(value, note[len("Shared[") : -1])
    if note.startswith("vec[vec["):
        return vec[vec[i64]]([vec[i64](row) for row in value])
    if note.startswith("vec["):
        of_kind: Any = vec  # the kind of item is known at run time only
        return vec[i64](value) if note == "vec[i64]" else of_kind[type(value[0])](value)
    if note.startswith("tuple["):
        return tuple([as_noted(item, note[len("tuple[") :]) for item in value])
    if note.startswith("list["):
        return [as_noted(item, note[len("list[") :]) for item in value]
    return value


def numbers_of(known: tuple[str, ...]) -> dict[str, int]:
    """Ids and their numbers, sorted once for each list of names: some lists are thousands
    long."""
    kept = _NUMBERS.get(id(known))
    if kept is None or kept[0] is not known:
        kept = (known, {name: number for number, name in reversed(tuple(enumerate(known)))})
        _NUMBERS[id(known)] = kept
    return kept[1]


def number_of(category: str, text: object, names: Names) -> int:
    """The number behind an id; numbers themselves are accepted too."""
    known = names[category]
    if isinstance(text, bool):
        raise BadInput(f"a {category} is wanted, not {text}")
    if isinstance(text, int):
        if text in SPECIAL or 0 <= text < len(known):
            return text
        raise BadInput(f"there is no {category} number {text}; the highest is {len(known) - 1}")
    if isinstance(text, str):
        if text in SPECIAL_NUMBERS:
            return SPECIAL_NUMBERS[text]
        number = numbers_of(known).get(text)
        if number is not None:
            return number
        near = difflib.get_close_matches(text, known, 3) or known[:6]
        raise UnknownKey(f"{text!r} is no {category}; there are {', '.join(near)}...")
    raise BadInput(f"a {category} is wanted, not {text!r}")


class Kind:
    """How one field reads as JSON."""

    def dump(self, value: Any, names: Names) -> Any:
        """The readable form."""
        return value

    def load(self, value: Any, names: Names) -> Any:
        """The number form; BadInput when the text makes no sense."""
        return value

    def step(self, name: str, names: Names) -> tuple[int, Kind]:
        """Where a path goes on inside this field: index and kind."""
        raise BadInput(f"there is nothing inside this field called {name!r}")


class Auto(Kind):
    """Numbers and truth values as they are, alone or in lists."""

    def dump(self, value: Any, names: Names) -> Any:
        return (
            [self.dump(item, names) for item in value]
            if isinstance(value, (list, tuple, vec))
            else value
        )

    def load(self, value: Any, names: Names) -> Any:
        if isinstance(value, list):
            return [self.load(item, names) for item in value]
        if isinstance(value, (int, str)):
            return value
        raise BadInput(f"a number is wanted, not {value!r}")

    def step(self, name: str, names: Names) -> tuple[int, Kind]:
        if name.isdigit():
            return int(name), self
        raise BadInput(f"a position number is wanted here, not {name!r}")


AUTO = Auto()


class Int(Kind):
    """A plain number; nothing else is accepted."""

    def load(self, value: Any, names: Names) -> Any:
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadInput(f"a number is wanted, not {value!r}")
        return value


class Flag(Kind):
    """True or false."""

    def load(self, value: Any, names: Names) -> Any:
        if not isinstance(value, bool):
            raise BadInput(f"true or false is wanted, not {value!r}")
        return value


@dataclass(frozen=True)
class Id(Kind):
    """A member of a category: a zone, a card, a seat."""

    category: str

    def dump(self, value: Any, names: Names) -> Any:
        return SPECIAL[value] if value in SPECIAL else names[self.category][value]

    def load(self, value: Any, names: Names) -> Any:
        return number_of(self.category, value, names)


@dataclass(frozen=True)
class ListOf(Kind):
    """A list, in order."""

    item: Kind

    def dump(self, value: Any, names: Names) -> Any:
        return [self.item.dump(item, names) for item in value]

    def load(self, value: Any, names: Names) -> Any:
        if not isinstance(value, list):
            raise BadInput(f"a list is wanted, not {value!r}")
        return [self.item.load(item, names) for item in value]

    def step(self, name: str, names: Names) -> tuple[int, Kind]:
        if not name.isdigit():
            raise BadInput(f"a position number is wanted here, not {name!r}")
        return int(name), self.item


@dataclass(frozen=True)
class Bits(Kind):
    """A set of members, kept as one bit each in an int."""

    category: str

    def dump(self, value: Any, names: Names) -> Any:
        return [name for number, name in enumerate(names[self.category]) if value >> number & 1]

    def load(self, value: Any, names: Names) -> Any:
        if not isinstance(value, list):
            raise BadInput(f"a list of {self.category}s is wanted, not {value!r}")
        bits = 0
        for item in value:
            bits |= 1 << number_of(self.category, item, names)
        return bits


@dataclass(frozen=True)
class Per(Kind):
    """A list with one place for each member of a category: `{ross = ..., wilkes = ...}`."""

    category: str
    item: Kind = AUTO

    def dump(self, value: Any, names: Names) -> Any:
        return {
            names[self.category][i]: self.item.dump(item, names) for i, item in enumerate(value)
        }

    def load(self, value: Any, names: Names) -> Any:
        if not isinstance(value, Mapping):
            raise BadInput(f"a table with one entry per {self.category} is wanted, not {value!r}")
        keys = [number_of(self.category, key, names) for key in value]
        if sorted(keys) != list(range(len(keys))):
            raise BadInput(
                f"every {self.category} up to the last must have an entry, in {sorted(value)}"
            )
        loaded = dict(zip(keys, value.values(), strict=True))
        return [self.item.load(loaded[i], names) for i in range(len(keys))]

    def step(self, name: str, names: Names) -> tuple[int, Kind]:
        return number_of(self.category, name, names), self.item


class Record(Kind):
    """An object of a class with named fields."""

    def __init__(self, record: type, kinds: Kinds) -> None:
        self.record = record
        self.kinds = kinds

    def dump(self, value: Any, names: Names) -> Any:
        return {
            name: self.kinds.of(self.record, name).dump(getattr(value, name), names)
            for name in fields_of(self.record)
        }

    def load(self, value: Any, names: Names, shared: Mapping[str, Any] | None = None) -> Any:
        wanted = fields_of(self.record)
        if not isinstance(value, Mapping) or set(value) != set(wanted):
            given = sorted(value) if isinstance(value, Mapping) else value
            raise BadInput(
                f"{self.record.__name__} needs exactly the fields {', '.join(wanted)}; given "
                f"{given}"
            )
        loaded = {
            name: as_noted(self.kinds.of(self.record, name).load(value[name], names), note)
            for name, note in wanted.items()
        }
        return self.record(**(shared or {}), **loaded)


def same_named(names: str) -> dict[str, Kind | type]:
    """Fields that are called like the category whose ids they hold."""
    return {name: Id(name) for name in names.split()}


class Kinds:
    """The kinds of a game's fields by field name, several names with spaces between them;
    `Area.hand` is more exact than `hand`; the rest is Auto."""

    def __init__(self, by_names: Mapping[str, Kind | type]) -> None:
        self.by_name = {
            name: Record(kind, self) if isinstance(kind, type) else kind
            for names, kind in by_names.items()
            for name in names.split()
        }
        self.found: dict[tuple[type, str], Kind] = {}

    def of(self, record: type, name: str) -> Kind:
        """What a field of a class means."""
        kind = self.found.get((record, name))
        if kind is None:
            kind = self.by_name.get(f"{record.__name__}.{name}") or self.by_name.get(name, AUTO)
            self.found[record, name] = kind
        return kind

    def record(self, record: type) -> Record:
        """The kind of such a record."""
        return Record(record, self)

    def per(self, category: str, record: type) -> Per:
        """One such record for each of a category."""
        return Per(category, Record(record, self))


def walk(value: Any, kind: Kind, path: Sequence[str], names: Names) -> tuple[Any, Kind]:
    """Follow a path like `areas`, `A`, `supply` from a value of a kind to the value and kind at its
    end."""
    for name in path:
        if isinstance(kind, Record):
            if name not in fields_of(kind.record):
                near = difflib.get_close_matches(name, fields_of(kind.record), 3)
                hint = ", ".join(near or fields_of(kind.record))
                raise UnknownKey(f"{kind.record.__name__} has no field {name!r}; it has {hint}")
            value, kind = getattr(value, name), kind.kinds.of(kind.record, name)
        else:
            index, inner = kind.step(name, names)
            if not 0 <= index < len(value):
                raise BadInput(f"there is no {name!r} here; the last number is {len(value) - 1}")
            value, kind = value[index], inner
    return value, kind


def put(value: Any, kind: Kind, path: Sequence[str], new: Any, names: Names) -> None:
    """Set the field at the end of a path. A table given for a record or a Per sets only the entries
    it names."""
    _, inner = walk(value, kind, path, names)
    if isinstance(new, Mapping) and isinstance(inner, (Record, Per)):
        for name, item in new.items():
            put(value, kind, [*path, name], item, names)
        return
    replace(value, kind, path, inner.load(new, names), names)


def replace(value: Any, kind: Kind, path: Sequence[str], loaded: Any, names: Names) -> None:
    """Put a value at the end of a path. Lists on the way are replaced, not changed: clones may
    share them."""
    *before, last = path
    holder, holder_kind = walk(value, kind, before, names)
    if isinstance(holder_kind, Record):
        setattr(holder, last, as_noted(loaded, fields_of(holder_kind.record)[last]))
    else:
        changed = list(holder)
        changed[holder_kind.step(last, names)[0]] = loaded
        replace(value, kind, before, changed, names)
