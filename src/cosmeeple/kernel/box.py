"""An owner's copy of a game: what was looked up on the real boards and cards, and put right where
it was wrong.

A copy is our component file plus what its owner says: corrected facts by their path
(`zone[3].angle_deg`), and entries that were looked at (`zone[3]`). That is small enough for a link
(`packed`), and one whole component file when it is saved (`as_toml`), which plays wherever a
component file does. The game's own checks decide what is possible.
"""

from __future__ import annotations

import base64
import binascii
import copy
import re
import tempfile
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from cosmeeple.kernel.components import load_components, load_toml
from cosmeeple.kernel.engine.errors import BadFile, BadInput
from cosmeeple.kernel.game import Game, load_game
from cosmeeple.kernel.kit import Kit

#: Who has the rulebook can be sure of these; the others are worth a look at the real thing.
SURE: Final = ("rulebook", "derived")
OWNER: Final = "owner"
#: Longer texts are no copy of a game.
MOST_PACKED: Final = 20_000
MOST_TEXT: Final = 1_000_000

#: The copies that kits were made of, by digest: a saved table says which one it is played with.
OWNED: Final[dict[str, str]] = {}

Value = int | float | bool | str
PATH = re.compile(r"\.?([\w-]+)|\[(\d+)\]")


class Fact(NamedTuple):
    """One thing that can be read off a board or card: its path in the file, a number, a word or
    several of them."""

    path: str
    name: str
    value: Value | list[Value]


@dataclass(frozen=True)
class Part:
    """One entry of the component file: a card, a zone, a track."""

    path: str
    table: str
    id: str
    names: dict[str, str]
    source: str
    facts: tuple[Fact, ...]


@dataclass(frozen=True)
class Copy:
    """What an owner says about a game: facts that differ from ours, and entries that were looked
    at."""

    slug: str
    facts: Mapping[str, Value | list[Value]] = field(default_factory=dict)
    seen: frozenset[str] = frozenset()


class Complete(NamedTuple):
    """How much of what we cannot be sure of was looked at."""

    seen: int
    unsure: int

    @property
    def percent(self) -> int:
        """How much of what was unsure has been looked at."""
        return 100 if self.unsure == 0 else 100 * self.seen // self.unsure


class Wrong(NamedTuple):
    """What stands against a copy: where in the file (empty: not said), and why."""

    path: str
    reason: str


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the real thing is that some tables are about, in words; `board`: the drawn table shows
    it too."""

    tables: tuple[str, ...]
    en: str
    pl: str
    board: bool = False

    def get(self, language: str) -> str:
        """In this language."""
        return self.pl if language == "pl" else self.en


class Looks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game's `box.toml` says. `ours`: tables of the program's own numbers, which no box
    has."""

    look: tuple[Look, ...] = ()
    ours: tuple[str, ...] = ()


# --- reading


@lru_cache(maxsize=16)
def looks(slug: str) -> Looks:
    """What the game says to look for in its box."""
    path = load_game(slug).folder() / "box.toml"
    return load_components(path, Looks) if path.is_file() else Looks()


def look_at(slug: str, table: str) -> Look | None:
    """What to look for in a table of the data, if the game says it."""
    return next((look for look in looks(slug).look if table in look.tables), None)


@lru_cache(maxsize=16)
def own_file(slug: str) -> dict[str, Any]:
    """Our component file, as plain data. Not to be changed."""
    return load_toml(load_game(slug).folder() / "components.toml")


def entries(raw: Mapping[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Path, table and fields of every entry."""
    for table, found in raw.items():
        if isinstance(found, list):
            for number, entry in enumerate(found):
                yield f"{table}[{number}]", table, entry
        else:
            yield table, table, found


def parts(slug: str, raw: Mapping[str, Any] | None = None) -> tuple[Part, ...]:
    """Every entry with what can be read off it."""
    found = []
    for path, table, entry in entries(own_file(slug) if raw is None else raw):
        names = {
            language: str(entry[f"name_{language}"])
            for language in ("en", "pl")
            if f"name_{language}" in entry
        }
        facts = tuple(facts_of(path, "", {key: one for key, one in entry.items() if is_fact(key)}))
        found.append(Part(path, table, str(entry.get("id", "")), names, entry["source"], facts))
    return tuple(found)


def is_fact(key: str) -> bool:
    """Can a box tell it? Ids, names, texts and sources are ours."""
    return key != "id" and not key.startswith(("name_", "text_")) and "source" not in key


def facts_of(path: str, name: str, value: Any) -> Iterator[Fact]:
    """Numbers, words and lists of them, however deep they lie."""
    if isinstance(value, dict):
        for key, one in value.items():
            if is_fact(key):
                yield from facts_of(f"{path}.{key}", f"{name}.{key}" if name else key, one)
    elif isinstance(value, list) and any(isinstance(one, (dict, list)) for one in value):
        for number, one in enumerate(value):
            yield from facts_of(f"{path}[{number}]", f"{name} {number + 1}", one)
    else:
        yield Fact(path, name, value)


def fact_at(slug: str, path: str) -> Fact | None:
    """The fact at a path, if there is one."""
    return facts_by_path(slug).get(path)


@lru_cache(maxsize=16)
def facts_by_path(slug: str) -> dict[str, Fact]:
    """All facts of a game."""
    return {fact.path: fact for part in parts(slug) for fact in part.facts}


def entry_of(path: str) -> str:
    """The entry that a fact belongs to.

    >>> entry_of("zone[3].stops[0].vp"), entry_of("planet.radius")
    ('zone[3]', 'planet')
    """
    found = re.match(r"[\w-]+(?:\[\d+\])?", path)
    return found[0] if found else path


def unsure_parts(slug: str, table: str = "") -> tuple[Part, ...]:
    """The entries that are worth a look at the real thing, of one table or all."""
    ours = looks(slug).ours
    return tuple(
        [
            part
            for part in parts(slug)
            if part.source not in SURE and part.table not in ours and table in ("", part.table)
        ]
    )


def completeness(copy: Copy, table: str = "") -> Complete:
    """Of the entries that we cannot be sure of, how many were looked at."""
    unsure = [part.path for part in unsure_parts(copy.slug, table)]
    touched = copy.seen | {entry_of(path) for path in copy.facts}
    return Complete(sum(path in touched for path in unsure), len(unsure))


# --- answers of people


def read_fact(fact: Fact, text: str) -> Value | list[Value]:
    """What somebody typed for a fact: of the same kind as ours, or BadInput says what is wanted."""
    if is_drawing(fact.value):
        return list(text.replace("\r", "").split("\n"))
    if isinstance(fact.value, list):
        kind = fact.value[0] if fact.value else None
        words = [word.strip() for word in text.split(",") if word.strip()]
        return [read_value(kind if kind is not None else like(word), word) for word in words]
    return read_value(fact.value, text.strip())


def is_drawing(value: Value | list[Value]) -> bool:
    """Is it a plan in lines of text, where every blank counts?"""
    return isinstance(value, list) and any(
        isinstance(line, str) and (" " in line or "," in line) for line in value
    )


def like(word: str) -> Value:
    """What kind a word is where nothing says: a number when it reads as one."""
    return 0 if re.fullmatch(r"-?\d+", word) else ""


def read_value(kind: Value, text: str) -> Value:
    """A value from its text, of the same kind as ours; BadInput for anything else."""
    if isinstance(kind, bool):
        if text not in ("true", "false"):
            raise BadInput(f"true or false, not {text[:40]!r}")
        return text == "true"
    if isinstance(kind, int):
        if not re.fullmatch(r"-?\d{1,6}", text):
            raise BadInput(f"a whole number, not {text[:40]!r}")
        return int(text)
    if isinstance(kind, float):
        if not re.fullmatch(r"-?\d{1,6}(\.\d{1,6})?", text):
            raise BadInput(f"a number, not {text[:40]!r}")
        return float(text)
    if len(text) > 200:
        raise BadInput("at most 200 characters")
    return text


def as_text(value: Value | list[Value]) -> str:
    """A fact as people type it.

    >>> as_text([3, 1]), as_text(True), as_text("star")
    ('3, 1', 'true', 'star')
    """
    if isinstance(value, list):
        return ("\n" if is_drawing(value) else ", ").join(as_text(one) for one in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def choices(slug: str, path: str) -> tuple[str, ...]:
    """The words that stand in the same place of the other entries: what can be meant there."""
    return words_in_use(slug).get(re.sub(r"\[\d+\]", "[]", path), ())


@lru_cache(maxsize=16)
def words_in_use(slug: str) -> dict[str, tuple[str, ...]]:
    """The words that a fact may be, by path."""
    found: dict[str, set[str]] = {}
    for path, fact in facts_by_path(slug).items():
        words = fact.value if isinstance(fact.value, list) else [fact.value]
        if all(isinstance(word, str) for word in words):
            found.setdefault(re.sub(r"\[\d+\]", "[]", path), set()).update(map(str, words))
    return {path: tuple(sorted(words)) for path, words in found.items()}


# --- the whole file


def corrected(copy_: Copy) -> dict[str, Any]:
    """The component file as the owner has it: what was looked at or put right has the owner as its
    source."""
    raw = copy.deepcopy(own_file(copy_.slug))
    for path, value in copy_.facts.items():
        put(raw, path, value)
    for path in copy_.seen | {entry_of(path) for path in copy_.facts}:
        at(raw, path)["source"] = OWNER
    return raw


def steps(path: str) -> list[str | int]:
    """The way to a place, step by step.

    >>> steps("zone[3].stops[0].vp")
    ['zone', 3, 'stops', 0, 'vp']
    """
    return [int(found[2]) if found[2] else found[1] for found in PATH.finditer(path)]


def at(raw: Any, path: str) -> Any:
    """What stands at a path of the data; BadInput where there is nothing."""
    try:
        for step in steps(path):
            raw = raw[step]
    except (KeyError, IndexError, TypeError):
        raise BadInput(f"there is no {path[:80]!r} in this game") from None
    return raw


def put(raw: Any, path: str, value: Any) -> None:
    """Another value at a path of the data."""
    *way, last = steps(path)
    for step in way:
        raw = raw[step]
    raw[last] = value


def as_toml(copy_: Copy) -> str:
    """The whole component file of a copy, always the same text for the same copy."""
    done = completeness(copy_)
    lines = [
        (
            f"# {load_game(copy_.slug).names['en']} as an owner has it: {done.seen} of "
            f"{done.unsure} entries"
        ),
        (
            f"# that no rulebook prints were looked up. To play it: cosmeeple play {copy_.slug} "
            "--components THIS_FILE"
        ),
    ]
    for table, found in corrected(copy_).items():
        for entry in found if isinstance(found, list) else [found]:
            lines += ["", f"[[{table}]]" if isinstance(found, list) else f"[{table}]"]
            lines += [f"{key_text(key)} = {toml_text(value)}" for key, value in entry.items()]
    return "\n".join(lines) + "\n"


def key_text(key: str) -> str:
    """A key as TOML writes it."""
    return key if re.fullmatch(r"[\w-]+", key) else msgspec.json.encode(key).decode()


def toml_text(value: Any) -> str:
    r"""A value on one line of TOML.

    >>> toml_text({"cost": [1, 2], "star": True, "name": 'the "Ark"'})
    '{ cost = [1, 2], star = true, name = "the \\"Ark\\"" }'
    """
    if isinstance(value, dict):
        return (
            "{ "
            + ", ".join(f"{key_text(key)} = {toml_text(one)}" for key, one in value.items())
            + " }"
        )
    if isinstance(value, list):
        return "[" + ", ".join(toml_text(one) for one in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return msgspec.json.encode(value).decode()
    return repr(value)


def kit_from_text(game: Game, text: str) -> Kit:
    """A kit from the text of a component file; BadFile says what is wrong with it, and where."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "components.toml"
        file.write_text(text, encoding="utf-8")
        return game.kit(file)


@lru_cache(maxsize=32)
def kit_of(slug: str, packed_copy: str) -> Kit:
    """The kit of a copy, made once."""
    kit = kit_from_text(load_game(slug), as_toml(unpacked(slug, packed_copy)))
    OWNED[kit.edition] = packed_copy
    return kit


def named(kit: Kit) -> dict[str, str]:
    """What a saved table says beside the digest of its components: which copy it is, nothing for
    our own."""
    return {"box": OWNED[kit.edition]} if kit.edition in OWNED else {}


def problems(copy_: Copy) -> list[Wrong]:
    """What the game's own checks say against a copy: nothing, or the first thing that is wrong."""
    try:
        kit_from_text(load_game(copy_.slug), as_toml(copy_))
    except BadFile as error:
        where, _, reason = error.reason.partition(": ")
        return [Wrong(where, reason)] if entry_of(where) and reason else [Wrong("", error.reason)]
    return []


# --- as a link, as a file


def packed(copy_: Copy) -> str:
    """A copy as letters for a link."""
    plain = [dict(sorted(copy_.facts.items())), sorted(copy_.seen)]
    return (
        base64.urlsafe_b64encode(zlib.compress(msgspec.json.encode(plain), 9)).decode().rstrip("=")
    )


def unpacked(slug: str, text: str) -> Copy:
    """The copy behind a link; BadInput when it is none, or says something about what this game does
    not have."""
    if len(text) > MOST_PACKED:
        raise BadInput("the link is too long for a copy of a game")
    try:
        plain = zlib.decompressobj().decompress(
            base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), MOST_TEXT
        )
        facts, seen = msgspec.json.decode(
            plain, type=tuple[dict[str, Value | list[Value]], list[str]]
        )
    except (binascii.Error, zlib.error, ValueError, msgspec.DecodeError):
        raise BadInput("this is no copy of a game: the link is damaged") from None
    return checked(Copy(slug, facts, frozenset(seen)))


def checked(copy_: Copy) -> Copy:
    """The same, when all it speaks of exists and is of the right kind; what equals ours is no
    correction."""
    known = facts_by_path(copy_.slug)
    kept = {}
    for path, value in copy_.facts.items():
        if path not in known:
            raise BadInput(f"there is no {path[:80]!r} in this game")
        if read_fact(known[path], as_text(value)) != known[path].value:
            kept[path] = value
    for path in copy_.seen - {path for path, _, _ in entries(own_file(copy_.slug))}:
        raise BadInput(f"there is no {path[:80]!r} in this game")
    return Copy(copy_.slug, kept, copy_.seen)


def from_text(slug: str, text: str) -> Copy:
    """The copy that a component file holds: where it differs from ours, and what its owner looked
    at."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "components.toml"
        file.write_text(text, encoding="utf-8")
        raw = load_toml(file)
        load_game(slug).kit(file)
    facts = {fact.path: fact.value for part in parts(slug, raw) for fact in part.facts}
    ours = facts_by_path(slug)
    if facts.keys() != ours.keys():
        other = sorted(facts.keys() ^ ours.keys())[0]
        raise BadInput(f"{other}: a copy has the same facts as our file, with other values")
    seen = frozenset(path for path, _, entry in entries(raw) if entry["source"] == OWNER)
    return Copy(
        slug, {path: value for path, value in facts.items() if value != ours[path].value}, seen
    )


class Difference(NamedTuple):
    """A fact that two copies tell differently, and how each has it."""

    fact: Fact
    first: Value | list[Value]
    second: Value | list[Value]


def differences(first: Copy, second: Copy) -> list[Difference]:
    """Where two copies of a box say different things."""
    found = []
    for path, fact in facts_by_path(first.slug).items():
        one, other = first.facts.get(path, fact.value), second.facts.get(path, fact.value)
        if one != other:
            found.append(Difference(fact, one, other))
    return found
