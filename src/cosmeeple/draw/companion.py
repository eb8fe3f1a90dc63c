"""Companions: an automaton alone, beside a physical game. What a game brings for its own stands in
its `drawing/companion.py`, as `COMPANION`; who keeps companions and shows them needs to know no
game.

The form of what lies on the physical table is made from the paths a card looks at and the kinds of
the state's fields.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.records.fields import Bits, Id, Int, Kind, ListOf, Per, walk

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.kernel.engine.journal import Event
    from cosmeeple.kernel.engine.rng import Rng
    from cosmeeple.kernel.game import Game
    from cosmeeple.kernel.records.fields import Names
    from cosmeeple.kernel.words.text import Texts

HIGHEST = 99
NOTHING = "-"
#: What waits for a card, in every game; other words for what is due are a game's own.
CARD = "card"
OVER = "over"
Say = Callable[..., str]


class WrongEntry(BadInput):
    """What somebody typed cannot be: a key of the texts, its values, and words for programs."""

    def __init__(self, key: str, detail: str, **values: Any) -> None:
        self.key = key
        self.values = values
        super().__init__(detail)


class Done(Protocol):
    """One thing that an engine has done, with what happened."""

    @property
    def events(self) -> tuple[Event, ...]:
        """In order, with all reasons."""


class Engine(Protocol):
    """A game's automaton with the memory of its board."""

    game: Game
    state: Any
    chance: Rng

    @property
    def steps(self) -> Sequence[Done]:
        """What was done, one for each call."""

    def names(self) -> Names:
        """The ids by which people speak of things."""

    def enter(self, entries: Mapping[str, Any]) -> None:
        """What the physical table shows, by readable paths; a wrong path or value changes
        nothing."""

    def shows(self, path: str) -> Any:
        """What is remembered at a path, in the same words."""

    def looks_at(self, card: str, /) -> tuple[str, ...]:
        """The parts of the table that matter for this card."""

    def undo(self) -> str:
        """Take the last thing back; returns what it was."""


@dataclass(frozen=True)
class Call:
    """One thing that was done: every call is exactly one step of the engine."""

    kind: str
    body: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Sent:
    """A form as it was sent: first values, all values, the fields of the table; and the card that
    it is about."""

    fields: Mapping[str, str]
    many: Mapping[str, Sequence[str]]
    sheet: Sheet
    card: str = ""
    drawn: bool = False


class Beside(Protocol):
    """What a game brings for its automaton beside a physical game: `COMPANION` in its
    `drawing/companion.py`."""

    #: The options that a companion begins with.
    wanted: ClassVar[tuple[str, ...]]
    #: What else than a card can be done, and what must be due for it; "" for at any time.
    deeds: ClassVar[Mapping[str, str]]
    #: What the engine refuses, by its words (regular expressions), and the message that says so.
    refusals: ClassVar[tuple[tuple[str, str], ...]]

    def read_options(self, sent: Mapping[str, str]) -> dict[str, Any]:
        """The options of the form that begins one; BadInput where they cannot be."""

    def start_values(self, texts: Texts) -> dict[str, Any]:
        """What `drawing/pages/start.html` shows."""

    def begin(self, game: Game, options: Mapping[str, Any], seed: int) -> Engine:
        """A fresh automaton."""

    def perform(self, engine: Any, call: Call) -> None:
        """Let the engine do it, but for entries and undo; BadInput changes nothing."""

    def due(self, engine: Any, done: Sequence[str]) -> str:
        """What the automaton waits for: a card, a deed, or nothing any more (OVER). `done` are the
        kinds of all calls."""

    def mark(self, engine: Any) -> int:
        """What of the engine's memory is not in its state, as a small number."""

    def people(self, engine: Any) -> int:
        """How many people play against it."""

    def sheet(
        self, engine: Any, texts: Texts, say: Say, sent: Mapping[str, Sequence[str]] | None = None
    ) -> Sheet:
        """The fields for what lies on the table."""

    def title(self, call: Call, events: Sequence[Event], texts: Texts, say: Say) -> str:
        """What was done, in a few words; "" where its kind says enough."""

    def board(self, engine: Any, texts: Texts) -> dict[str, Any]:
        """What `drawing/pages/board.html` shows; `round`, `rounds`, `points` and `total` are for
        every game."""

    def cards(self, engine: Any, texts: Texts, say: Say) -> list[tuple[str, str]]:
        """The cards that may come now, each name once."""

    def top(self, engine: Any) -> str:
        """The card that is drawn here."""

    def card_name(self, card: str, texts: Texts) -> str:
        """As its page is headed."""

    def asked_for(self, engine: Any, due: str) -> str:
        """The card that comes without being chosen, or nothing."""

    def reveal(self, engine: Any, sent: Sent) -> dict[str, Any]:
        """The body of a card that is revealed."""

    def deed(self, what: str, engine: Any, sent: Sent) -> list[Call]:
        """What the form of a deed asks for."""

    def then(self, what: str, sent: Sent) -> str:
        """The query of the page that comes next."""

    def own(self, engine: Any) -> tuple[str, ...]:
        """The automaton's own things, for when the table shows something else."""

    def maps(self, engine: Any, texts: Texts, say: Say) -> dict[str, tuple[Markup, str]]:
        """Drawn maps for the fields that have a place: path -> (map, how to use it)."""

    def where(self, engine: Any, events: Sequence[Event], texts: Texts) -> Markup | None:
        """Where a move happened, drawn."""

    def page(
        self, engine: Any, due: str, done: Sequence[str], asked: Mapping[str, str], sent: Sent
    ) -> dict[str, Any]:
        """What the other files in `drawing/pages` show: `step.html` (deeds), `card.html` (more
        fields of a card)."""


def since(done: Sequence[str], boundary: str) -> list[str]:
    """What was done after the last call of a kind.

    >>> since(["a", "round", "b", "c"], "round")
    ['b', 'c']
    """
    last = max((at for at, kind in enumerate(done) if kind == boundary), default=-1)
    return list(done[last + 1 :])


# --- the form of what lies on the table


@dataclass(frozen=True)
class Field:
    """One control. `shape` is number, select or check; a list has several selects of one name."""

    name: str
    shape: str
    label: str
    value: str
    options: tuple[tuple[str, str], ...] = ()
    id: str = ""


@dataclass(frozen=True)
class Row:
    """Fields that belong together: one market, one location; `label` is empty where the group is
    one row."""

    label: str
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Group:
    """A part of the table."""

    path: str
    title: str
    note: str
    rows: tuple[Row, ...]


def kind_at(engine: Engine, path: str) -> Kind:
    """What the numbers at a path mean."""
    _, kind = walk(
        engine.state, engine.game.kinds.record(type(engine.state)), path.split("."), engine.names()
    )
    return kind


class Sheet:
    """The fields of some paths for one companion and one reader; `sent` are values that were
    refused."""

    def __init__(
        self,
        engine: Engine,
        texts: Texts,
        say: Say,
        sent: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.engine = engine
        self.texts = texts
        self.say = say
        self.sent = sent or {}
        self.names = engine.names()

    # --- names

    def choices(self, category: str) -> list[tuple[str, str]]:
        """(id, name) of everything that a person may say."""
        return [
            (name, self.called(category, number))
            for number, name in enumerate(self.names[category])
        ]

    def choices_at(self, path: str, kind: Id) -> list[tuple[str, str]]:
        """The same for one place."""
        del path
        return self.choices(kind.category)

    def called(self, category: str, number: int) -> str:
        """A thing by name, as a label begins."""
        name = self.texts.name(category, number)
        return name[:1].upper() + name[1:]

    def on_top_last(self, path: str) -> bool:
        """Stacks keep their top last; people say it first."""
        del path
        return False

    def is_fixed(self, path: str) -> bool:
        """Lists with one place for each space: what is free stays in them."""
        del path
        return False

    def slots(self, path: str, known: int) -> int:
        """How many selects a list has; the page shows one empty one at a time."""
        del path
        return known

    def wanted(self, paths: Sequence[str]) -> list[str]:
        """The paths with what belongs to them."""
        return list(paths)

    def in_order(self, path: str, values: list[str], known: Sequence[str]) -> list[str]:
        """A list as the engine keeps it."""
        del path, known
        return values

    # --- fields

    def groups(self, paths: Sequence[str]) -> list[Group]:
        return [self.group(path) for path in self.wanted(paths)]

    def title(self, path: str) -> str:
        """What the reader calls this part of the table."""
        return self.say(key_of(path))

    def group(self, path: str) -> Group:
        title, key = self.title(path), f"{key_of(path)}-note"
        note = self.say(key)
        return Group(path, title, "" if note == key else note, tuple(self.rows(path, title)))

    def rows(self, path: str, title: str) -> Iterator[Row]:
        kind = kind_at(self.engine, path)
        if not isinstance(kind, Per):
            fields = self.fields(path, kind, title)
            yield from self.single(path, fields)
            return
        members = [
            (name, self.called(kind.category, at))
            for at, name in enumerate(self.names[kind.category])
        ]
        members = members[: len(self.engine.shows(path))]
        if isinstance(kind.item, ListOf):
            for name, label in members:
                yield Row(label, tuple(self.fields(f"{path}.{name}", kind.item, label)))
        else:
            yield Row(
                "",
                tuple(
                    [self.fields(f"{path}.{name}", kind.item, label)[0] for name, label in members]
                ),
            )

    def single(self, path: str, fields: Sequence[Field]) -> Iterator[Row]:
        """The rows of a part that is one value or one list."""
        del path
        yield Row("", tuple(fields))

    def fields(self, path: str, kind: Kind, label: str) -> list[Field]:
        """The controls of one value."""
        known = self.engine.shows(path)
        sent = self.sent.get(path)
        if isinstance(kind, Bits):
            on = known if f"has.{path}" not in self.sent else sent or []
            return [
                Field(
                    path,
                    "check",
                    name,
                    "on" if key in on else "",
                    ((key, name),),
                    f"f.{path}.{key}",
                )
                for key, name in self.choices(kind.category)
            ]
        if isinstance(kind, ListOf) and isinstance(kind.item, Id):
            values = list(known) if sent is None else list(sent)
            if sent is None and self.on_top_last(path):
                values.reverse()
            filler = NOTHING if self.is_fixed(path) else ""
            most = self.slots(path, len(known))
            values = [*values, *[filler] * most][:most]
            options = self.choices_at(path, kind.item)
            if not self.is_fixed(path):
                options.insert(0, ("", self.say("companion-none")))
            return [
                Field(path, "select", str(at + 1), value, tuple(options), f"f.{path}.{at}")
                for at, value in enumerate(values)
            ]
        value = str(known) if not sent else sent[0]
        if isinstance(kind, Id):
            return [
                Field(path, "select", label, value, tuple(self.choices(kind.category)), f"f.{path}")
            ]
        return [Field(path, "number", label, value, (), f"f.{path}")]

    # --- and back

    def read(self, paths: Sequence[str]) -> dict[str, Any]:
        """What was sent and differs from what is remembered, in the words of the engine."""
        found: dict[str, Any] = {}
        for path in self.wanted(paths):
            for leaf, kind, label in self.leaves(path):
                value = self.value(leaf, kind, label)
                if value is not None:
                    found[leaf] = value
        self.complete(found)
        return {path: value for path, value in found.items() if value != self.engine.shows(path)}

    def complete(self, found: dict[str, Any]) -> None:
        """What follows from the rest need not be said."""

    def leaves(self, path: str) -> Iterator[tuple[str, Kind, str]]:
        kind = kind_at(self.engine, path)
        if isinstance(kind, Per):
            for at in range(len(self.engine.shows(path))):
                yield (
                    f"{path}.{self.names[kind.category][at]}",
                    kind.item,
                    self.called(kind.category, at),
                )
        else:
            yield path, kind, self.title(path)

    def value(self, path: str, kind: Kind, label: str) -> Any:
        sent = self.sent.get(path)
        if isinstance(kind, Bits):
            if f"has.{path}" not in self.sent:
                return None
            known = [key for key, _ in self.choices(kind.category)]
            for one in sent or ():
                self.need_known(one, known, label)
            return [key for key in known if key in (sent or ())]
        if sent is None:
            return None
        if isinstance(kind, ListOf) and isinstance(kind.item, Id):
            known = [key for key, _ in self.choices_at(path, kind.item)]
            values = [one for one in sent if one != ""]
            if len(values) > self.slots(path, len(self.engine.shows(path))):
                raise WrongEntry("companion-choice", f"{label}: too many", label=label)
            for one in values:
                self.need_known(one, known, label)
            if self.on_top_last(path):
                values.reverse()
            return self.in_order(path, values, known)
        if isinstance(kind, Id):
            self.need_known(sent[0], [key for key, _ in self.choices(kind.category)], label)
            return sent[0]
        assert isinstance(kind, Int), kind
        return self.number(sent[0], label)

    def number(self, text: str, label: str) -> int:
        text = text.strip()
        if not text.isascii() or not text.isdigit() or int(text[:6]) > HIGHEST:
            raise WrongEntry(
                "companion-number", f"{label}: a number is wanted", label=label, most=HIGHEST
            )
        return int(text)

    def need_known(self, value: str, known: Sequence[str], label: str) -> None:
        if value not in known:
            raise WrongEntry("companion-choice", f"{label}: {value[:40]!r} is unknown", label=label)


def key_of(path: str) -> str:
    """The message that names a part of the table."""
    return "companion-at-" + path.replace(".", "-")
