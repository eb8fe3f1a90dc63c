"""What the controls of a table page say, and where they lead.

A **control** is what a person can press to answer: the buttons of the action bar, and on boards and
cards everything that carries `data-choice`, `data-group` or `data-drop` (docs/renderers.md). What
it **says** is its accessible name: the `aria-label`, or else the words inside it.

What a control **names** is the first thing of the game that is called by its name in what the
control says: a card, a zone, a track, a player. It **leads to** the options that the client would
send or offer when it is pressed. The two belong together when the option is about that very thing,
which is read off the rules and not off the renderer: the option's key has the thing in it, or
making the choice on a copy of the table changes it, tells of it or asks about it next. A control
that repeats the label of its option from the action bar names the option itself.
"""

from __future__ import annotations

import html
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from itertools import zip_longest
from typing import Any, NamedTuple

from cosmeeple.kernel.engine.journal import heard_by
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.records.codec import notation
from cosmeeple.kernel.records.fields import Bits, Id, ListOf, Per, Record, fields_of
from cosmeeple.kernel.records.together import SIGN
from cosmeeple.kernel.words.text import Texts
from cosmeeple.web.pages import Reader
from cosmeeple.web.regions import action_bar, people_regions, words
from cosmeeple.web.regions.brought import choices_of, game_regions
from cosmeeple.web.table_pages import TablePage

ATTRIBUTE = re.compile(r'\s([\w-]+)(?:="([^"]*)")?')
REST = r'(?:[^>"]|"[^"]*")*'
PRESSED = re.compile(
    rf'<(\w+)((?:[^>"]|"[^"]*")*?\sdata-(?:choice|group|drop|drag|turn)="[^"]*"{REST})>'
)
BAR_BUTTON = re.compile(rf'<button({REST}?\sname="choice"{REST})>(.*?)</button>')
BAR_GROUP = re.compile(r'<details class="group" data-name="([^"]*)">(.*?)</details>')
TAGS = re.compile(rf"<{REST}>")
UNSEEN = re.compile(rf'<(span|svg)\b{REST}?aria-hidden="true"{REST}>.*?</\1>')
#: A picture that is called something is heard as that.
PICTURE = re.compile(rf'<(\w+)\b{REST}?\srole="img"{REST}?\saria-label="([^"]*)"{REST}>.*?</\1>')
#: A thing of the game: its category and number.
Thing = tuple[str, int]


@dataclass(frozen=True)
class Control:
    """Something on a board or a card that can be pressed."""

    region: str
    attributes: dict[str, str]
    #: What it says, piece by piece.
    said: tuple[str, ...]

    @property
    def text(self) -> str:
        return " ".join(self.said)

    def __str__(self) -> str:
        marks = {name: value for name, value in self.attributes.items() if name.startswith("data-")}
        return f"{self.region} {marks} says {self.text!r}"


@dataclass(frozen=True)
class Bar:
    """The action bar as the client finds it: the buttons by key, the groups with their keys."""

    said: dict[str, str]
    groups: dict[str, list[str]]
    #: What the button of a group says.
    titles: dict[str, str]
    #: Keys in the order of the markup, one for each button.
    keys: list[str]
    #: Those of several answers in a row: tests/markup/test_rows.py presses them.
    rows: frozenset[str] = frozenset()


def attributes_of(inside: str) -> dict[str, str]:
    return {name: html.unescape(value) for name, value in ATTRIBUTE.findall(inside)}


def pieces(inside: str) -> tuple[str, ...]:
    """The words of an element for who listens: text between tags, icons and pictures for eyes left
    out."""
    heard = PICTURE.sub(r"<i>\2</i>", UNSEEN.sub("<i>", inside))
    found = (html.unescape(piece).strip() for piece in TAGS.split(heard))
    return tuple(piece for piece in found if piece)


def inside_of(markup: str, start: re.Match[str]) -> str:
    """What stands between the tags of an element."""
    if start[0].endswith("/>"):
        return ""
    depth = 1
    for tag in re.finditer(rf"<(/?){start[1]}\b{REST}>", markup[start.end() :]):
        if not tag[0].endswith("/>"):
            depth += -1 if tag[1] else 1
        if not depth:
            return markup[start.end() : start.end() + tag.start()]
    raise AssertionError(f"never closed: {start[0]}")


def controls_of(page: TablePage, language: str) -> list[Control]:
    """Everything that can be pressed outside the action bar."""
    found = []
    for region, markup in {
        **people_regions(page.seen, words(language)),
        **game_regions(page.seen),
    }.items():
        for start in PRESSED.finditer(markup):
            attributes = attributes_of(start[2])
            if attributes.get("aria-disabled") == "true":
                continue
            said = (
                (attributes["aria-label"],)
                if "aria-label" in attributes
                else pieces(inside_of(markup, start))
            )
            found.append(Control(region, attributes, said))
    return found


def bar_of(page: TablePage, reader: Reader) -> Bar:
    markup = action_bar(page, reader, words(reader.language))
    said = {}
    keys = []
    rows = set()
    for button in BAR_BUTTON.finditer(markup):
        key = attributes_of(button[1])["value"]
        if SIGN in key:
            rows.add(key)
            continue
        keys.append(key)
        said[key] = " ".join(pieces(button[2]))
    groups, titles = {}, {}
    for group in BAR_GROUP.finditer(markup):
        name = html.unescape(group[1])
        inside = [attributes_of(button[1])["value"] for button in BAR_BUTTON.finditer(group[2])]
        groups[name] = [key for key in inside if SIGN not in key]
        titles[name] = pieces(group[2])[0]
    return Bar(said, groups, titles, keys, frozenset(rows))


# --- what words name


class Names(NamedTuple):
    """All names of a game in one language, longest first, and the things that are called so."""

    pattern: re.Pattern[str]
    things: dict[str, frozenset[Thing]]

    def first_in(self, text: str) -> frozenset[Thing]:
        """The first thing that the text calls by its name; several where several are called so."""
        found = self.pattern.search(text)
        return self.things[found[0].casefold()] if found else frozenset()


@cache
def names_of(texts: Texts) -> Names:
    things: dict[str, set[Thing]] = {}
    for category, ids in {**texts.kit.names, "seat": texts.players}.items():
        for number in range(len(ids)):
            name = texts.name(category, number)
            things.setdefault(name.casefold(), set()).add((category, number))
    # Numbers and signs alone call nothing by its name.
    ordered = sorted(
        (name for name in things if any(map(str.isalpha, name))),
        key=lambda name: (-len(name), name),
    )
    pattern = re.compile(
        r"(?<!\w)(?:" + "|".join(map(re.escape, ordered)) + r")(?!\w)", re.IGNORECASE
    )
    return Names(pattern, {name: frozenset(found) for name, found in things.items()})


# --- what an option is about


class Rules:
    """One question at a table: its options, and what making each of them touches."""

    def __init__(self, game: Game, table: Table[Any], seat: int) -> None:
        self.game = game
        self.table = table
        self.seat = seat
        self.frame: Any = table.agenda[-1]
        self.picks = {notation(self.frame, pick): pick for pick in table.options(seat)}
        self.touched: dict[str, frozenset[Thing]] = {}

    def in_key(self, key: str) -> frozenset[Thing]:
        """The things that the key spells out. An id that several categories know says nothing
        certain."""
        return spelled(self.game, self.table.state.kit, self.frame.domain.kind, key)

    def touches(self, key: str) -> frozenset[Thing]:
        """What the choice changes, tells of and asks about next, when it is made on a copy."""
        found = self.touched.get(key)
        if found is None:
            found = self.touched[key] = frozenset(self.consequences(self.picks[key]))
        return found

    def consequences(self, pick: int) -> Iterator[Thing]:
        copy = self.table.clone()
        copy.telling = True
        before = len(copy.journal)
        frames = {id(frame) for frame in copy.agenda}
        copy.apply(self.seat, pick)
        kinds = self.game.kinds
        for event in heard_by(copy.journal[before:], self.seat):
            for name, value in event.values().items():
                yield from things_in(kinds.of(type(event), name), value)
        for frame in copy.agenda:
            if id(frame) not in frames:
                for name in fields_of(type(frame)):
                    yield from things_in(kinds.of(type(frame), name), getattr(frame, name))
        yield from changed(kinds.record(self.game.state), self.table.state, copy.state)


@cache
def spelled(game: Game, kit: Any, kind: str, key: str) -> frozenset[Thing]:
    parts = {key, *key.split(":")}
    found = set()
    for part in parts:
        among = [category for category, ids in kit.names.items() if part in ids]
        if kind in among:
            among = [kind]
        if len(among) == 1:
            found.add((among[0], kit.names[among[0]].index(part)))
        elif len(part) == 1 and part in "ABCDE":
            found.add(("seat", "ABCDE".index(part)))
    return frozenset(found)


def things_in(kind: Any, value: Any) -> Iterator[Thing]:
    if isinstance(kind, Id):
        if isinstance(value, int) and value >= 0:
            yield kind.category, value
    elif isinstance(kind, ListOf):
        for item in value:
            yield from things_in(kind.item, item)


def changed(kind: Any, before: Any, after: Any) -> Iterator[Thing]:
    """The things in the parts of a state that differ."""
    if isinstance(kind, Record):
        for name in fields_of(kind.record):
            yield from changed(
                kind.kinds.of(kind.record, name), getattr(before, name), getattr(after, name)
            )
    elif before == after:
        return
    elif isinstance(kind, Bits):
        yield from (
            (kind.category, number)
            for number in range((before ^ after).bit_length())
            if (before ^ after) >> number & 1
        )
    elif isinstance(kind, Per):
        for number, (old, new) in enumerate(zip_longest(before, after)):
            if is_other(kind.item, old, new):
                yield kind.category, number
                yield from changed(kind.item, old, new)
    elif isinstance(kind, ListOf):
        if isinstance(kind.item, Id):
            left, right = Counter(before), Counter(after)
            yield from (
                (kind.item.category, number)
                for number in (left - right) + (right - left)
                if number >= 0
            )
        elif before is not None and after is not None:
            for old, new in zip(before, after, strict=False):
                yield from changed(kind.item, old, new)
    elif isinstance(kind, Id):
        yield from things_in(kind, before)
        yield from things_in(kind, after)


def is_other(kind: Any, before: Any, after: Any) -> bool:
    if isinstance(kind, Record):
        return any(
            is_other(kind.kinds.of(kind.record, name), getattr(before, name), getattr(after, name))
            for name in fields_of(kind.record)
        )
    if isinstance(kind, (Per, ListOf)) and isinstance(kind.item, Record):
        return len(before) != len(after) or any(map(partial(is_other, kind.item), before, after))
    return bool(before != after)


# --- pressing


def leads_to(control: Control, bar: Bar) -> dict[str, list[str]]:
    """Where pressing it leads: the keys that are sent or offered; [] if nowhere."""
    attributes = control.attributes
    ways = {}
    if "data-choice" in attributes:
        key = attributes["data-choice"]
        ways["pressed"] = [key] if key in bar.said else []
    elif "data-group" in attributes:
        offered = bar.groups.get(attributes["data-group"], [])
        only = attributes["data-only"].split() if "data-only" in attributes else offered
        ways["pressed"] = [key for key in only if key in offered]
    return ways


def is_area(control: Control, controls: list[Control]) -> bool:
    """Only the room around another control of the same choice, for fingers."""
    key = control.attributes.get("data-choice")
    if "role" in control.attributes or "type" in control.attributes:
        return False
    return any(
        "role" in other.attributes and other.attributes.get("data-choice") == key
        for other in controls
    )


class Judge:
    """Presses everything on a page and says what does not lead to exactly what it names."""

    def __init__(self, game: Game, table: Table[Any], page: TablePage, reader: Reader) -> None:
        self.texts = page.seen.texts
        self.rules = Rules(game, table, page.seen.seat)
        self.bar = bar_of(page, reader)
        self.names = names_of(self.texts)
        self.labels = {choice.key: choice.label for choice in choices_of(page.seen)}
        found = controls_of(page, reader.language)
        self.carried = [control for control in found if "data-drag" in control.attributes]
        pressed = [
            control
            for control in found
            if control.attributes.keys() & {"data-choice", "data-group", "data-drop"}
            and control.attributes.get("data-choice") not in self.bar.rows
        ]
        self.controls = [control for control in pressed if not is_area(control, pressed)]
        self.ways = [leads_to(control, self.bar) for control in self.controls]

    def faults(self) -> list[str]:
        wrong = [*self.bar_faults()]
        if not wrong:
            for control, ways in zip(self.controls, self.ways, strict=True):
                for way, keys in ways.items():
                    wrong += [
                        f"{control} and, {way}, {problem}" for problem in self.misled(control, keys)
                    ]
                wrong += [f"{control} {problem}" for problem in self.misplaced(control, ways)]
            wrong += self.alike()
        return wrong

    def bar_faults(self) -> Iterator[str]:
        """Every option is one button, which calls nothing by its name that the option is not
        about."""
        picks, bar = self.rules.picks, self.bar
        yield from (
            f"the bar has {key}, which is no option" for key in bar.said if key not in picks
        )
        yield from (
            f"the bar has {key} {bar.keys.count(key)} times"
            for key in picks
            if bar.keys.count(key) != 1
        )
        said = Counter(bar.said.values())
        yield from (
            f"{number} buttons of the bar say {text!r}"
            for text, number in said.items()
            if number > 1
        )
        for key in bar.said.keys() & picks.keys():
            named = self.names.first_in(self.labels[key])
            if named and self.labels[key] != self.plain(key) and not self.is_about(key, named):
                yield f"the bar calls {key} {self.labels[key]!r}, which is not about {sorted(named)}"

    def plain(self, key: str) -> str:
        return self.texts.choice(self.rules.frame, self.rules.picks[key])

    def is_about(self, key: str, named: frozenset[Thing]) -> bool:
        return bool(named & self.rules.in_key(key) or named & self.rules.touches(key))

    def says_so(self, control: Control, keys: list[str]) -> bool:
        """Does it say the words of the option, or of the group that it opens?"""
        said = control.text.casefold()
        wanted = [self.labels[keys[0]], self.plain(keys[0])] if len(keys) == 1 else []
        wanted.append(self.bar.titles.get(control.attributes.get("data-group", ""), ""))
        return any(words and words.casefold() in said for words in wanted)

    def misled(self, control: Control, keys: list[str]) -> Iterator[str]:
        if not keys:
            yield "leads nowhere"
            return
        if self.says_so(control, keys):
            return
        named = next(filter(None, map(self.names.first_in, control.said)), frozenset())
        if not named:
            yield f"names nothing, but leads to {keys}"
            return
        for key in keys:
            if not self.is_about(key, named):
                yield f"leads to {key}, which is not about {sorted(named)}"
        spelled_out = all(named & self.rules.in_key(key) for key in keys)
        verb = keys[0].split(":")[0]
        for other in self.rules.picks.keys() - set(keys):
            fits = (
                named & self.rules.in_key(other)
                if spelled_out
                else other.startswith(verb) and self.is_about(other, named)
            )
            # To pass is about nothing, whatever then happens.
            if fits and not other.endswith(":pass") and not self.has_its_own(other, control):
                yield f"leads to {keys}, but {other} is about {sorted(named)} as well"

    def misplaced(self, control: Control, ways: dict[str, list[str]]) -> Iterator[str]:
        """A piece that is put there leads to one of the choices that the place opens: the one with
        what the piece is called.
        """
        drop = control.attributes.get("data-drop", "")
        if "*" not in drop:
            return
        for piece in self.carried:
            what = piece.attributes["data-drag"]
            key = drop.replace("*", what)
            if key not in self.bar.said:
                continue
            if key not in ways.get("pressed", ()):
                yield f"takes {what}, which leads to {key}, but opens {ways.get('pressed')}"
            kit = self.texts.kit
            called = [
                self.texts.name(kind, ids.index(what))
                for kind, ids in kit.names.items()
                if what in ids
            ]
            if not any(name.casefold() in piece.text.casefold() for name in called):
                yield f"takes {what}, but the piece says {piece.text!r}"

    def has_its_own(self, key: str, control: Control) -> bool:
        """Is there another control for that option, which says something else?"""
        return any(
            key in keys and other.text != control.text
            for other, ways in zip(self.controls, self.ways, strict=True)
            for keys in ways.values()
        )

    def alike(self) -> Iterator[str]:
        """What says different things does not open the same choices; what says the same leads to
        the same."""
        opened: dict[tuple[str, ...], str] = {}
        said: dict[tuple[str, str], tuple[str, ...]] = {}
        for control, ways in zip(self.controls, self.ways, strict=True):
            keys = tuple(ways.get("pressed", ()))
            if len(keys) > 1 and opened.setdefault(keys, control.text) != control.text:
                yield f"{control} and opens the same choices as {opened[keys]!r}"
            if keys and said.setdefault((control.region, control.text), keys) != keys:
                yield f"{control} and leads to {keys}, but another one to {said[control.region, control.text]}"


def faults(game: Game, table: Table[Any], page: TablePage, reader: Reader) -> list[str]:
    """Everything on the page that does not lead to exactly what it names."""
    return Judge(game, table, page, reader).faults()
