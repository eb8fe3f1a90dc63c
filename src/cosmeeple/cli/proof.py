"""`cosmeeple texts --proof pl`: every message of a game with everything that can stand in it, on
one page to read."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from cosmeeple.cli.arguments import games_from
from cosmeeple.kernel.engine.domain import PASS
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.records.fields import Id
from cosmeeple.kernel.words.languages import message_files
from cosmeeple.kernel.words.text import PART_FORMS, Phrases, Texts, check_language, locale_files

#: Numbers that show all plural forms of both languages.
NUMBERS = (0, 1, 2, 5, 12, 22)
MANY = 500
#: Of names that stand in the same sentence word for word so many are shown.
ALIKE = 3
#: Variables of the drawing's words that are somebody's name.
PEOPLE = ("name", "who", "names", "winners", "each")
PLAYERS = ("Ala", "Jan", "Ewa", "Piotr", "Zofia")


def command(arguments: argparse.Namespace) -> int:
    for game in games_from(arguments.slug):
        sys.stdout.write(proof(game, check_language(arguments.proof)))
    return 0


def proof(game: Game, language: str) -> str:
    """The page: a heading for every kind of message, a line for every way in which a message can
    read."""
    texts = Texts(game, None, language, PLAYERS)
    lines = [f"# {game.names[language]} ({language})", ""]
    kind = ""
    for key, attribute, pattern in sorted(messages(game, language)):
        if key.split("-")[0] != kind:
            kind = key.split("-")[0]
            lines += ["", f"## {kind}", ""]
        name = f"{key}.{attribute}" if attribute else key
        read = list(dict.fromkeys(readings(texts, key, attribute, variables(pattern))))
        lines.append(f"- `{name}`: {' / '.join(read)}")
    return "\n".join([*lines, *drawn(game, texts)]) + "\n"


def drawn(game: Game, texts: Texts) -> Iterator[str]:
    """The words on boards, cards and buttons, in the order of their files."""
    files = drawing_files(game, texts.language)
    if not files:
        return
    yield from ("", "## drawing", "")
    words = Phrases(files, texts.language)
    for path in files:
        for key, attribute, pattern in messages_in(path):
            if not attribute:
                read = dict.fromkeys(readings(texts, key, attribute, variables(pattern), words))
                yield f"- `{key}`: {' / '.join(read)}"


def drawing_files(game: Game, language: str) -> list[Path]:
    return message_files(game.folder() / "drawing" / "locale", language)


class Pattern:
    """A message's pattern, so that messages can be sorted by their names alone."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.pattern = pattern

    def __lt__(self, other: object) -> bool:
        return False


def messages(game: Game, language: str) -> Iterator[tuple[str, str, Pattern]]:
    """Id, attribute ("" for the message itself) and pattern of everything that the game says."""
    for path in locale_files(game, language):
        yield from messages_in(path)


def messages_in(path: Path) -> Iterator[tuple[str, str, Pattern]]:
    """The same of one file, in its order."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                yield entry.id.name, "", Pattern(entry.value)
            for attribute in entry.attributes:
                yield entry.id.name, attribute.id.name, Pattern(attribute.value)


def variables(pattern: Pattern) -> dict[str, list[str]]:
    """The variables of a pattern, each with the keys that it is compared with."""
    found: dict[str, list[str]] = {}

    def look(node: Any) -> None:
        if isinstance(node, ftl.VariableReference):
            found.setdefault(node.id.name, [])
        if isinstance(node, ftl.SelectExpression) and isinstance(
            node.selector, ftl.VariableReference
        ):
            keys = found.setdefault(node.selector.id.name, [])
            keys += [key_of(variant.key) for variant in node.variants]
        for value in vars(node).values():
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, ftl.BaseNode):
                    look(item)

    look(pattern.pattern)
    return found


def inside(phrases: Phrases, key: str, attribute: str) -> dict[str, list[str]]:
    """The variables of the messages that a message is made of, and those that these are made of."""
    message: Any = phrases.bundle.get_message(key)
    found: dict[str, list[str]] = {}
    for part in references(message.attributes[attribute] if attribute else message.value):
        made: Any = phrases.bundle.get_message(part)
        found |= {**inside(phrases, part, ""), **variables(Pattern(made.value))}
    return found


def references(pattern: ftl.Pattern) -> set[str]:
    """The messages that a pattern refers to."""
    found: set[str] = set()

    def look(node: Any) -> None:
        if isinstance(node, ftl.MessageReference):
            found.add(node.id.name)
        for value in vars(node).values():
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, ftl.BaseNode):
                    look(item)

    look(pattern)
    return found


def key_of(key: ftl.Identifier | ftl.NumberLiteral) -> str:
    return key.name if isinstance(key, ftl.Identifier) else key.value


def values_of(texts: Texts, name: str, keys: list[str]) -> list[Any]:
    """What can stand for a variable: all names of its components, the keys it is compared with, or
    numbers."""
    if name == "of":
        # The first part is none of any thing.
        return [whole for one in texts.kit.names for whole, _ in parts_of(texts, one)[1:]]
    base, _, form = name.rpartition("_")
    if form in PART_FORMS and (category := texts.category_of(base)):
        return [texts.forms(category, number)[form] for number in parts_shown(texts, category)]
    place = texts.category_of(name.removesuffix("_in")) if name.endswith("_in") else ""
    if place and place != "seat":
        return [texts.place(place, number) for number in range(len(texts.kit.names[place]))]
    kind = texts.game.kinds.by_name.get(name)
    category = texts.category_of(name) or (kind.category if isinstance(kind, Id) else "")
    if category == "seat" or (name in PEOPLE and not keys):
        return list(PLAYERS[:2])
    if category:
        count = len(texts.kit.names[category])
        # The squares of a grid all read alike.
        shown = range(count) if count <= MANY else parts_shown(texts, category) or (0, count - 1)
        return [texts.name(category, number) for number in shown]
    words = [
        key
        for key in keys
        if key not in ("one", "few", "many", "other") and not key.lstrip("-").isdigit()
    ]
    if words:
        return [*words, *(["something"] if "other" in keys else [])]
    numbers = [int(key) for key in keys if key.lstrip("-").isdigit()]
    return [*dict.fromkeys([*NUMBERS, *numbers])]


def parts_of(texts: Texts, category: str) -> list[tuple[str, int]]:
    """Things whose parts have names, each with the first of them: "A07" of "A07.teleporter"."""
    if not texts.has_parts(category):
        return []
    first: dict[str, int] = {}
    for number, part in enumerate(texts.kit.names[category]):
        first.setdefault(part.partition(".")[0], number)
    return list(first.items())


def parts_shown(texts: Texts, category: str) -> list[int]:
    """All parts of one thing, and one of each other."""
    found = [number for _, number in parts_of(texts, category)]
    return [*range(found[0], found[2]), *found[2:]] if found else []


@cache
def answers(game: Game, language: str) -> dict[str, list[dict[str, str]]]:
    """The values of `$what` and `$key` in the labels of answers, for every message that labels
    some."""
    texts = Texts(game, None, language, PLAYERS)
    found: dict[str, list[dict[str, str]]] = {}
    for frame in game.questions():
        domain = frame.domain
        picks = [one for one in domain.picks if one != PASS]
        # The squares of a grid all read alike.
        for pick in picks if len(picks) <= MANY else picks[:3]:
            parts = [*([frame.verb] if frame.verb else []), *domain.key(pick).split(":")]
            for length in range(len(parts), 0, -1):
                message = "choice-" + "-".join(parts[:length])
                if texts.has(message):
                    rest = ":".join(parts[length:])
                    found.setdefault(message, []).append(
                        {"what": texts.name_of_id(rest) or rest, "key": rest or "none"}
                    )
                    break
    return found


def readings(
    texts: Texts,
    key: str,
    attribute: str,
    names: dict[str, list[str]],
    words: Phrases | None = None,
) -> Iterator[str]:
    """The message with one variable after the other taking all its values; of `words` where they
    are others."""
    phrases = words or texts
    names = {**inside(phrases, key, attribute), **names}
    possible = {name: values_of(texts, name, keys) for name, keys in names.items()}
    usual = {name: values[min(1, len(values) - 1)] for name, values in possible.items()}
    rest = (
        answers(texts.game, texts.language).get(key, []) if not attribute and words is None else []
    )
    if rest:
        possible = {
            name: values for name, values in possible.items() if name not in ("what", "key")
        }
        usual |= rest[0]

    def say(values: dict[str, Any]) -> str:
        text = phrases.aside(key, attribute, **values) if attribute else phrases.say(key, **values)
        return " ".join(text.split())

    yield say(usual)
    for values in rest:
        yield say({**usual, **values})
    for name, options in possible.items():
        yield from without_repetition(
            [(str(value), say({**usual, name: value})) for value in options]
        )


def without_repetition(read: list[tuple[str, str]]) -> Iterator[str]:
    """Sentences with what stands in each. Of those that are equal but for it the first few, and how
    many more there are.

    >>> list(without_repetition([(name, f"{name}!") for name in ("Ala", "Jan", "Ewa", "Ola")]))
    ['Ala!', 'Jan!', 'Ewa!', '(1 more alike)']
    """
    alike: dict[str, int] = {}
    for value, text in read:
        around = text.replace(value, "")
        alike[around] = alike.get(around, 0) + 1
        if alike[around] <= ALIKE:
            yield text
    more = sum(count - ALIKE for count in alike.values() if count > ALIKE)
    if more:
        yield f"({more} more alike)"
