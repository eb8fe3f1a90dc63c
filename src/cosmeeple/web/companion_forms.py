"""What lies on the physical table, as form fields: made from the paths a card looks at and the kinds of the fields."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from cosmeeple.games.circadians.companion import DESTINATIONS, MOST_GEMS, SCHEME_OPTIONS
from cosmeeple.games.circadians.companion import Companion as Circadians
from cosmeeple.games.circadians.state import side_of
from cosmeeple.games.circadians.vocabulary import (
    AI_OWNER,
    EMPTY,
    FACE_COUNT,
    ROW_SPACES,
    ROWS,
    SCHEMES,
    SIDES,
    TARGETS,
)
from cosmeeple.games.relics.companion import FORECAST
from cosmeeple.games.relics.vocabulary import DEEPEST_STACK, FIRST_TRAVEL, LONGEST_FORECAST
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.records.fields import Bits, Id, Int, Kind, ListOf, Per, walk
from cosmeeple.kernel.words.text import Texts
from cosmeeple.web.companion import Engine
from cosmeeple.web.room import Refused

HIGHEST = 99
NOTHING = "-"
CREW = "forecast_crew"
Say = Callable[..., str]


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
    """Fields that belong together: one market, one location; `label` is empty where the group is one row."""

    label: str
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Group:
    path: str
    title: str
    note: str
    rows: tuple[Row, ...]


def kind_at(engine: Engine, path: str) -> Kind:
    _, kind = walk(engine.state, engine.game.kinds.record(type(engine.state)), path.split("."), engine.names())
    return kind


class Sheet:
    """The fields of some paths for one companion and one reader; `sent` are values that were refused."""

    def __init__(self, engine: Engine, texts: Texts, say: Say, sent: Mapping[str, Sequence[str]] | None = None) -> None:
        self.engine = engine
        self.texts = texts
        self.say = say
        self.sent = sent or {}
        self.names = engine.names()

    # --- names

    def choices(self, category: str) -> list[tuple[str, str]]:
        """(id, name) of everything that a person may say."""
        ids = self.names[category]
        if category == "piece":
            return self.pieces()
        if category == "seat":
            return [(NOTHING, self.say("companion-nobody")), *[(SEAT_LETTERS[n], self.seat(n)) for n in range(2)]]
        if category == "token":
            return [(name, self.say(f"companion-token-{name}")) for name in ids]
        if category == "card":
            ids = ids[:FIRST_TRAVEL]
        if category in ("reward", "penalty"):
            ids = ids[:6]
        if category == "space" and isinstance(self.engine, Circadians):
            ids = ids[: self.engine.state.kit.planet.cells]
        return [(name, self.called(category, number)) for number, name in enumerate(ids)]

    def choices_at(self, path: str, kind: Id) -> list[tuple[str, str]]:
        """The same for one place: a stack of the black market has tiles of its colour only."""
        found = self.choices(kind.category)
        region = path.removeprefix("black.")
        return found if region == path else [one for one in found if one[0].startswith(f"{region}_")]

    def called(self, category: str, number: int) -> str:
        if category in ("cache", "value"):
            return self.say(f"companion-{category}", number=number + 1)
        name = self.texts.name(category, number)
        return name[:1].upper() + name[1:]

    def seat(self, number: int) -> str:
        return self.texts.name("seat", number)

    def pieces(self) -> list[tuple[str, str]]:
        people = len(self.engine.state.areas)
        owners = [*range(people), AI_OWNER]
        found = [(NOTHING, self.say("companion-free"))]
        for owner in owners:
            who = SEAT_LETTERS[owner] if owner < people else self.texts.name("seat", people)
            for face in range(EMPTY + 1, FACE_COUNT):
                name = self.names["piece"][owner * FACE_COUNT + face]
                found.append((name, f"{who}: {self.texts.name('face', face)}"))
        return found

    # --- fields

    def groups(self, paths: Sequence[str]) -> list[Group]:
        return [self.group(path) for path in self.wanted(paths)]

    def wanted(self, paths: Sequence[str]) -> list[str]:
        """The crew on the forecast belongs to the forecast."""
        return [one for path in paths for one in ((path, CREW) if path == FORECAST else (path,))]

    def title(self, path: str) -> str:
        if path.startswith("board."):
            return self.called("location", self.names["location"].index(path.removeprefix("board.")))
        return self.say(key_of(path))

    def group(self, path: str) -> Group:
        title, key = self.title(path), f"{key_of(path)}-note"
        note = self.say(key)
        return Group(path, title, "" if note == key else note, tuple(self.rows(path, title)))

    def rows(self, path: str, title: str) -> Iterator[Row]:
        kind = kind_at(self.engine, path)
        if not isinstance(kind, Per):
            fields = self.fields(path, kind, title)
            if path == "board.negotiation":
                yield from self.talks(fields)
            else:
                yield Row("", tuple(fields))
            return
        members = [(name, self.called(kind.category, at)) for at, name in enumerate(self.names[kind.category])]
        members = members[: len(self.engine.shows(path))]
        if isinstance(kind.item, ListOf):
            for name, label in members:
                yield Row(label, tuple(self.fields(f"{path}.{name}", kind.item, label)))
        else:
            yield Row("", tuple([self.fields(f"{path}.{name}", kind.item, label)[0] for name, label in members]))

    def talks(self, fields: Sequence[Field]) -> Iterator[Row]:
        """The Negotiation board by column; places that this side of the board lacks are sent along unseen."""
        assert isinstance(self.engine, Circadians)
        spaces = side_of(self.engine.state).row_spaces
        each = ROWS * ROW_SPACES
        for first in range(0, len(fields), each):
            name = self.texts.name("faction", first // each)
            found = []
            for at, one in enumerate(fields[first : first + each]):
                row, place = divmod(at, ROW_SPACES)
                shape = "select" if row < len(spaces) and place < spaces[row] else "hidden"
                found.append(replace(one, label=f"{row + 1}.{place + 1}", shape=shape))
            yield Row(name, tuple(found))

    def fields(self, path: str, kind: Kind, label: str) -> list[Field]:
        """The controls of one value."""
        known = self.engine.shows(path)
        sent = self.sent.get(path)
        if isinstance(kind, Bits):
            on = known if f"has.{path}" not in self.sent else sent or []
            return [
                Field(path, "check", name, "on" if key in on else "", ((key, name),), f"f.{path}.{key}")
                for key, name in self.choices(kind.category)
            ]
        if isinstance(kind, ListOf) and isinstance(kind.item, Id):
            values = list(known) if sent is None else list(sent)
            if sent is None and on_top_last(path):
                values.reverse()
            filler = NOTHING if is_fixed(path) else ""
            most = self.slots(path, len(known))
            values = [*values, *[filler] * most][:most]
            options = self.choices_at(path, kind.item)
            if not is_fixed(path):
                options.insert(0, ("", self.say("companion-none")))
            return [
                Field(path, "select", str(at + 1), value, tuple(options), f"f.{path}.{at}")
                for at, value in enumerate(values)
            ]
        value = str(known) if not sent else sent[0]
        if isinstance(kind, Id):
            return [Field(path, "select", label, value, tuple(self.choices(kind.category)), f"f.{path}")]
        return [Field(path, "number", label, value, (), f"f.{path}")]

    def slots(self, path: str, known: int) -> int:
        """How many selects a list has; the page shows one empty one at a time."""
        if isinstance(self.engine, Circadians):
            return known
        kit = self.engine.state.kit
        if path.startswith("queues."):
            return kit.queue_limit
        if path.startswith("black."):
            return DEEPEST_STACK
        if path in (FORECAST, CREW):
            return LONGEST_FORECAST
        return max([known, *[int(size) for size in (kit.hold if path.endswith(".hold") else kit.hatch)]])

    # --- and back

    def read(self, paths: Sequence[str]) -> dict[str, Any]:
        """What was sent and differs from what is remembered, in the words of the engine."""
        found: dict[str, Any] = {}
        for path in self.wanted(paths):
            for leaf, kind, label in self.leaves(path):
                value = self.value(leaf, kind, label)
                if value is not None:
                    found[leaf] = value
        if FORECAST in found:
            crew = [*found.get(CREW, []), *[NOTHING] * LONGEST_FORECAST]
            found[CREW] = crew[: len(found[FORECAST])]
        return {path: value for path, value in found.items() if value != self.engine.shows(path)}

    def leaves(self, path: str) -> Iterator[tuple[str, Kind, str]]:
        kind = kind_at(self.engine, path)
        if isinstance(kind, Per):
            for at in range(len(self.engine.shows(path))):
                yield f"{path}.{self.names[kind.category][at]}", kind.item, self.called(kind.category, at)
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
                raise Refused("companion-choice", 400, f"{label}: too many", label=label)
            for one in values:
                self.need_known(one, known, label)
            if on_top_last(path):
                values.reverse()
            if path.endswith((".hold", ".hatch")):
                values.sort(key=known.index)
            return values
        if isinstance(kind, Id):
            self.need_known(sent[0], [key for key, _ in self.choices(kind.category)], label)
            return sent[0]
        assert isinstance(kind, Int), kind
        return self.number(sent[0], label)

    def number(self, text: str, label: str) -> int:
        text = text.strip()
        if not text.isascii() or not text.isdigit() or int(text[:6]) > HIGHEST:
            raise Refused("companion-number", 400, f"{label}: a number is wanted", label=label, most=HIGHEST)
        return int(text)

    def need_known(self, value: str, known: Sequence[str], label: str) -> None:
        if value not in known:
            raise Refused("companion-choice", 400, f"{label}: {value[:40]!r} is unknown", label=label)


# --- the real card of a Scheme


@dataclass(frozen=True)
class RealScheme:
    """What an owner types in for a Scheme: texts as they stand in the fields, and what is wrong, by field."""

    scheme: str
    value: str
    options: tuple[str, ...]
    gems: str
    problems: Mapping[str, str] = field(default_factory=dict)

    def body(self) -> dict[str, Any]:
        """In the words of the engine; only where there are no problems."""
        return {
            "scheme": self.scheme,
            "value": int(self.value),
            "options": list(self.options),
            "gems": int(self.gems),
        }


def known_scheme(engine: Circadians, scheme: str) -> RealScheme:
    """The fields start with what the card says here now."""
    automata, at = engine.state.kit.automata, SCHEMES.index(scheme)
    options = tuple([TARGETS[target] for target in automata.scheme_targets[at]])
    return RealScheme(scheme, str(automata.scheme_value[at]), options, str(automata.scheme_gems[at]))


def sent_scheme(scheme: str, sent: Mapping[str, Sequence[str]], say: Say) -> RealScheme:
    """What was sent stays in the fields, right or wrong, with the problems of each."""
    value, gems = ("".join(sent.get(name, [])[:1]).strip()[:6] for name in ("value", "gems"))
    options = tuple([*sent.get("option", []), *[""] * SCHEME_OPTIONS][:SCHEME_OPTIONS])
    problems: dict[str, str] = {}
    if value not in map(str, range(1, SIDES + 1)):
        problems["value"] = say("error-companion-choice", label=say("companion-scheme-value"))
    for at, option in enumerate(options):
        if option not in DESTINATIONS:
            label = say("companion-scheme-option", number=at + 1)
            problems[f"option-{at}"] = say("error-companion-choice", label=label)
    if gems not in map(str, range(MOST_GEMS + 1)):
        problems["gems"] = say("error-companion-number", label=say("companion-at-ai-gems"), most=MOST_GEMS)
    return RealScheme(scheme, value, options, gems, problems)


def key_of(path: str) -> str:
    """The message that names a part of the table."""
    return "companion-at-" + path.replace(".", "-")


def on_top_last(path: str) -> bool:
    """Stacks keep their top last; people say it first."""
    return path.startswith("black.")


def is_fixed(path: str) -> bool:
    """Lists with one place for each space: what is free stays in them."""
    return path.startswith("board.") or path == CREW
