"""Observations without a layout of the game's own: every field of the view as numbers, by its kind
(`KINDS`).

| kind | numbers |
|---|---|
| `Int`, `Flag` | the number |
| `Id` | one for each member, then `-` (none) and `?` (hidden) |
| `Bits` | one for each member |
| `ListOf(Id)` | how many of each, how many hidden, and which is last (decks: on top) |
| `Per` | each member's numbers; seats begin with the observer and go on in turn order |
| `ListOf` others, lists without a kind | the length, then the first items |
| an `Id` with more than 300 members | its number; lists: the length, then the first numbers |

A game with an `encode.py` of its own is read by that instead; docs/adapters.md says how to write
one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.records.codec import names_of
from cosmeeple.kernel.records.fields import (
    HIDDEN,
    NONE,
    SPECIAL,
    Auto,
    Bits,
    Flag,
    Id,
    Int,
    Kind,
    ListOf,
    Names,
    Per,
    Record,
    fields_of,
)
from cosmeeple.kernel.thinking.shown import ONE_OF, ONE_SEAT, QUANTITY, SEATS, SET, Field

#: Items of a list that are shown when nothing says how many there can be.
SHOWN_ITEMS = 8
SHOWN_NUMBERS = 16
#: A category with more members is written by number: a place for each would drown the rest.
MOST_MEMBERS = 300
SEAT = "seat"

Write = Callable[[Any, int, list[float]], None]


@dataclass(frozen=True)
class Column:
    """The numbers of one field: their names, and what writes them for a value and an observing
    seat."""

    names: tuple[str, ...]
    write: Write

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return len(self.names)


def seat_names(seats: int) -> list[str]:
    """The seats as an observer counts them.

    >>> seat_names(3)
    ['me', 'next1', 'next2']
    """
    return ["me", *[f"next{step}" for step in range(1, seats)]]


class LayoutBuilder:
    """Makes columns from kinds, for one game and player count."""

    def __init__(self, game: Game, seats: int, names: Names) -> None:
        self.game = game
        self.seats = seats
        self.names = names

    def members(self, category: str) -> list[str]:
        """The names of what a category has, in the order of the numbers."""
        return seat_names(self.seats) if category == SEAT else list(self.names[category])

    def place(self, category: str, number: int, seat: int) -> int:
        """Where a member stands; seats are counted from the observer."""
        return (number - seat) % self.seats if category == SEAT and number >= 0 else number

    def is_big(self, kind: Id) -> bool:
        """Has the category too many members for one number each?"""
        return kind.category != SEAT and len(self.names[kind.category]) > MOST_MEMBERS

    def column(self, path: str, kind: Kind, sample: Any) -> Column:
        """The numbers of a value of this kind."""
        if isinstance(kind, Record):
            return self.record(path, kind, sample)
        if isinstance(kind, Per):
            return self.per(path, kind, sample)
        if isinstance(kind, Bits):
            return self.bits(path, kind)
        if isinstance(kind, Id):
            return Column((path,), write_number) if self.is_big(kind) else self.one_of(path, kind)
        if isinstance(kind, ListOf) and isinstance(kind.item, Id):
            return numbers_column(path) if self.is_big(kind.item) else self.bag(path, kind.item)
        if isinstance(kind, ListOf):
            return self.items(path, kind)
        if isinstance(kind, (Int, Flag)) or not isinstance(sample, (list, tuple, vec)):
            return Column((path,), write_number)
        return numbers_column(path)

    def record(self, path: str, kind: Record, sample: Any, skip: tuple[str, ...] = ()) -> Column:
        """The numbers of all fields."""
        fields = [name for name in fields_of(kind.record) if name not in skip]
        prefix = f"{path}." if path else ""
        columns = [
            (
                name,
                self.column(
                    f"{prefix}{name}", kind.kinds.of(kind.record, name), getattr(sample, name, None)
                ),
            )
            for name in fields
        ]

        def write(value: Any, seat: int, out: list[float]) -> None:
            for name, column in columns:
                column.write(getattr(value, name), seat, out)

        return Column(tuple(each for _, column in columns for each in column.names), write)

    def per(self, path: str, kind: Per, sample: Any) -> Column:
        """The numbers of each; seats begin with the viewer's."""
        members = self.members(kind.category)
        first = sample[0] if sample else None
        columns = [self.column(f"{path}.{member}", kind.item, first) for member in members]
        turning = kind.category == SEAT

        def write(value: Any, seat: int, out: list[float]) -> None:
            for place, column in enumerate(columns):
                number = (place + seat) % self.seats if turning else place
                if number < len(value):
                    column.write(value[number], seat, out)
                else:
                    out.extend([0.0] * column.size)

        return Column(tuple(each for column in columns for each in column.names), write)

    def bits(self, path: str, kind: Bits) -> Column:
        """A number for each member: there or not."""
        members = self.members(kind.category)

        def write(value: Any, seat: int, out: list[float]) -> None:
            found = [0.0] * len(members)
            for number in range(len(members)):
                if value >= 0 and value >> number & 1:
                    found[self.place(kind.category, number, seat)] = 1.0
            out.extend(found)

        return Column(tuple(f"{path}.{member}" for member in members), write)

    def one_of(self, path: str, kind: Id) -> Column:
        """A number for each member, one of them 1."""
        members = [*self.members(kind.category), SPECIAL[NONE], SPECIAL[HIDDEN]]

        def write(value: Any, seat: int, out: list[float]) -> None:
            found = [0.0] * len(members)
            place = {NONE: len(members) - 2, HIDDEN: len(members) - 1}.get(value)
            found[self.place(kind.category, value, seat) if place is None else place] = 1.0
            out.extend(found)

        return Column(tuple(f"{path}.{member}" for member in members), write)

    def bag(self, path: str, item: Id) -> Column:
        """How often each member lies there, and which lies there last."""
        members = self.members(item.category)
        names = [f"{path}.{member}" for member in [*members, SPECIAL[HIDDEN]]]
        names += [f"{path}.last.{member}" for member in members]

        def write(value: Any, seat: int, out: list[float]) -> None:
            counts = [0.0] * (len(members) + 1)
            last = [0.0] * len(members)
            for number in value:
                counts[
                    self.place(item.category, number, seat) if number >= 0 else len(members)
                ] += 1.0
            if len(value) and value[-1] >= 0:
                last[self.place(item.category, value[-1], seat)] = 1.0
            out.extend(counts)
            out.extend(last)

        return Column(tuple(names), write)

    def items(self, path: str, kind: ListOf) -> Column:
        """The numbers of the first so many entries."""
        columns = [self.column(f"{path}.{place}", kind.item, None) for place in range(SHOWN_ITEMS)]

        def write(value: Any, seat: int, out: list[float]) -> None:
            out.append(float(len(value)))
            for place, column in enumerate(columns):
                if place < len(value):
                    column.write(value[place], seat, out)
                else:
                    out.extend([0.0] * column.size)

        return Column(
            (f"{path}.length", *[each for column in columns for each in column.names]), write
        )


def numbers_column(path: str) -> Column:
    """The first so many numbers of something."""
    return Column(
        (f"{path}.length", *[f"{path}.{place}" for place in range(SHOWN_NUMBERS)]), write_numbers
    )


def write_number(value: Any, _seat: int, out: list[float]) -> None:
    """A number as it is."""
    out.append(float(value) if isinstance(value, (int, float)) else 0.0)


def write_numbers(value: Any, _seat: int, out: list[float]) -> None:
    """How many there are, and the first so many of them."""
    flat = flattened(value)[:SHOWN_NUMBERS]
    out.append(float(len(value)))
    out.extend(flat)
    out.extend([0.0] * (SHOWN_NUMBERS - len(flat)))


def flattened(value: Any) -> list[float]:
    """All numbers in something, one after another."""
    if isinstance(value, (list, tuple, vec)):
        return [number for item in value for number in flattened(item)]
    return [float(value)] if isinstance(value, (int, float)) else []


def state_column(game: Game, seats: int) -> Column:
    """The whole state of a game."""
    sample = game.new(seats, 0).state
    builder = LayoutBuilder(game, seats, names_of(sample.kit))
    return builder.record("", game.kinds.record(game.state), sample)


#: Annotations of fields that are a number, where the game says nothing about their kind.
NUMBERS = ("int", "i64", "bool")
#: What every question has: who is asked and what was answered is told elsewhere.
SKIPPED = ("seat", "seats", "given")


def frame_column(game: Game, seats: int, frame: type) -> Column:
    """What a question says besides its kind: the ship that sails, the points to spend."""
    builder = LayoutBuilder(game, seats, names_of(game.kit()))
    return builder.record(f"question.{frame.__name__}", game.kinds.record(frame), None, SKIPPED)


def frame_fields(game: Game, seats: int, frame: type, at: int) -> list[Field] | None:
    """The same for the compiled core, from a place on: None where a field is of a kind that only a
    column can write."""
    builder = LayoutBuilder(game, seats, names_of(game.kit()))
    found = []
    for name, note in [
        (name, note) for name, note in fields_of(frame).items() if name not in SKIPPED
    ]:
        kind = game.kinds.of(frame, name)
        members = len(builder.members(kind.category)) if isinstance(kind, (Id, Bits)) else 1
        way = QUANTITY if isinstance(kind, Auto) and note in NUMBERS else way_of(builder, kind)
        if way is None:
            return None
        found.append(Field(name, way, at, members))
        at += builder.column(name, kind, None).size
    return found


def way_of(builder: LayoutBuilder, kind: Kind) -> int | None:
    """How the core tells a field of this kind."""
    if isinstance(kind, Bits):
        return SEATS if kind.category == SEAT else SET
    if isinstance(kind, Id):
        return QUANTITY if builder.is_big(kind) else ONE_SEAT if kind.category == SEAT else ONE_OF
    return QUANTITY if isinstance(kind, (Int, Flag)) else None
