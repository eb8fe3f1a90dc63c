"""Records: classes whose fields are written once, as annotations.

    @final
    @frame
    class Sail(Decision):
        ship: int
        discards: int

`@frame` is for questions and effects, `@record` for parts of a position, `@fixed` for data.
Interpreted, the decorators write the constructor (and `clone` and `share` of a `@record`) when the
module is imported. For mypyc the build writes the very same text into the class (`expand.py`):
dataclasses, which build themselves at run time, are five to sixteen times slower there. `FIELDS`
keeps names and annotations as text, in order, for codec and notation.
"""

from __future__ import annotations

import inspect
import sys
from typing import Annotated, Any, NamedTuple, TypeAlias, TypeVar, dataclass_transform

C = TypeVar("C", bound=type)
V = TypeVar("V")

#: A list that is replaced, never changed: clones share it.
Shared: TypeAlias = Annotated[V, "shared between clones"]

#: What follows from the other fields, found out when it is needed: no part of the position, None at
#: first, and clones share it. Written `name: Derived[Kind] = None`, last.
Derived: TypeAlias = Annotated[V | None, "derived from other fields"]

#: Names of the classes that clone themselves.
RECORDS: set[str] = set()


class Field(NamedTuple):
    """A field of a record: its name, its annotation and its default, both as text; no default is
    the empty text."""

    name: str
    note: str
    default: str = ""


def is_field(note: str) -> bool:
    """Does an annotation say a field, or something of the class itself?"""
    return not note.startswith(("ClassVar", "Final"))


def is_derived(field: Field) -> bool:
    """Does the field follow from others, so that it is saved nowhere?"""
    return field.note.startswith("Derived[")


def notes(cls: type) -> dict[str, str]:
    """The fields of such a class: their annotations by name."""
    return dict(cls.FIELDS)  # type: ignore[attr-defined]


def given(fields: list[Field]) -> list[Field]:
    """Those that the constructor takes and that a saved position has."""
    return [field for field in fields if not is_derived(field)]


def constructor(fields: list[Field]) -> str:
    """The text of `__init__`."""
    arguments = "".join(
        f", {name}: {note}" + (f" = {default}" if default else "")
        for name, note, default in given(fields)
    )
    lines = [
        f"    self.{field.name}: {field.note} = None"
        if is_derived(field)
        else f"    self.{field.name} = {field.name}"
        for field in fields
    ] or ["    pass"]
    return f"def __init__(self{arguments}) -> None:\n" + "\n".join(lines) + "\n"


def fixed_constructor(base: str, inherited: list[Field], own: list[Field]) -> str:
    """The text of `__init__` where nothing changes any more: what the base has is its business."""
    arguments = "".join(f", {field.name}: {field.note}" for field in [*inherited, *own])
    passed = "".join(f", {field.name}" for field in inherited)
    lines = [f"    {base}.__init__(self{passed})"] if inherited else []
    lines += [f"    self.{field.name}: Final[{field.note}] = {field.name}" for field in own]
    return f"def __init__(self{arguments}) -> None:\n" + "\n".join(lines) + "\n"


def cloner(name: str, fields: list[Field]) -> str:
    """The text of `clone`: through the constructor, lists copied, records cloned, all else
    shared."""
    copies = [copy_of(f"self.{field.name}", field.note) for field in given(fields)]
    return copier("clone", name, fields, copies)


def sharer(name: str, fields: list[Field]) -> str:
    """The text of `share`: the same values in a record of its own, whatever they are."""
    return copier("share", name, fields, [f"self.{field.name}" for field in given(fields)])


def copier(method: str, name: str, fields: list[Field], values: list[str]) -> str:
    """The text of a method that makes another record of these values."""
    head = f"def {method}(self) -> {name}:\n"
    made = f"{name}({', '.join(values)})"
    derived = [
        f"    copy.{field.name} = self.{field.name}\n" for field in fields if is_derived(field)
    ]
    if not derived:
        return f"{head}    return {made}\n"
    return f"{head}    copy = {made}\n{''.join(derived)}    return copy\n"


def copy_of(value: str, note: str) -> str:
    """How a clone copies a value, by its annotation.

    >>> copy_of("self.hand", "list[int]"), copy_of("self.round", "int")
    ('self.hand.copy()', 'self.round')
    >>> copy_of("self.rows", "list[list[int]]")
    '[one.copy() for one in self.rows]'
    >>> copy_of("self.board", "list[Shared[list[int]]]"), copy_of("self.deck", "vec[i64]")
    ('self.board.copy()', 'self.deck[:]')
    """
    if note in RECORDS:
        return f"{value}.clone()"
    if note.startswith("vec["):
        inner = note[len("vec[") : -1]
        return f"{note}([one.clone() for one in {value}])" if inner in RECORDS else f"{value}[:]"
    if not note.startswith("list["):
        return value
    inner = copy_of("one", note[len("list[") : -1])
    return f"{value}.copy()" if inner == "one" else f"[{inner} for one in {value}]"


def own_fields(cls: type) -> list[Field]:
    """The fields that a class declares itself."""
    return [
        Field(name, note, f"_default_{name}" if name in cls.__dict__ else "")
        for name, note in inspect.get_annotations(cls).items()
        if is_field(note)
    ]


def inherited_fields(cls: type) -> list[Field]:
    """The fields of its bases, the oldest first."""
    fields: list[Field] = []
    for base in reversed(cls.__mro__[1:]):
        if "FIELDS" in base.__dict__:
            if inspect.get_annotations(base):
                fields += own_fields(base)
            else:  # compiled: only the text of all its fields is left
                fields = [Field(name, note) for name, note in base.FIELDS]  # type: ignore[attr-defined]
    return fields


def write(cls: type, text: str, fields: list[Field]) -> None:
    """Run this text as methods of the class, in its module's namespace."""
    space = dict(vars(sys.modules[cls.__module__]))
    space.update({field.default: getattr(cls, field.name) for field in fields if field.default})
    space[cls.__name__] = cls
    made: dict[str, Any] = {}
    exec("from __future__ import annotations\n" + text, space, made)  # noqa: S102 - the text is ours, from names alone
    for name, method in made.items():
        if callable(method):
            setattr(cls, name, method)
    cls.FIELDS = tuple([(field.name, field.note) for field in given(fields)])  # type: ignore[attr-defined]


def build(cls: type, *, clones: bool) -> None:
    """Give the class its constructor, and `clone` and `share` to a record."""
    fields = inherited_fields(cls) + own_fields(cls)
    if clones:
        RECORDS.add(cls.__name__)
    text = constructor(fields)
    if clones:
        text += cloner(cls.__name__, fields) + sharer(cls.__name__, fields)
    write(cls, text, fields)


@dataclass_transform(frozen_default=True)
def frame(cls: C) -> C:
    """A question or an effect: immutable, never copied."""
    build(cls, clones=False)
    return cls


@dataclass_transform()
def record(cls: C) -> C:
    """A part of the position: it changes, and it clones itself."""
    build(cls, clones=True)
    return cls


@dataclass_transform(frozen_default=True)
def fixed(cls: C) -> C:
    """A part of the component data: made once, shared by all tables, never changed."""
    inherited, own = inherited_fields(cls), own_fields(cls)
    write(cls, fixed_constructor(cls.__mro__[1].__name__, inherited, own), [*inherited, *own])
    return cls
