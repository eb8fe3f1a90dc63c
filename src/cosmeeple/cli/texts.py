"""`cosmeeple texts`: for translators. What a language still lacks, what does not fit the English
message, and a pseudo-language that shows where a page does not ask for its words.

    cosmeeple texts --proof pl race    every sentence with all that can stand in it (proof.py)
    cosmeeple texts --begin OUT/de     a folder for a new language: everything in English
    cosmeeple texts --missing de       messages, names and rules that are not there yet
    cosmeeple texts --check pl         messages with other values than the English ones, or broken
    cosmeeple texts --pseudo OUT/qps   a language of nobody: all English texts as [Ŧħīş …]
"""

from __future__ import annotations

import argparse
import json
import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor

from cosmeeple.cli import proof
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.game import all_games
from cosmeeple.kernel.words.languages import BROUGHT, LANGUAGES, OURS, SOURCE, translations
from cosmeeple.kernel.words.text import PART_FORMS

BRACES = re.compile(r"(\{[^}]*\})")
PACKAGE = Path(__file__).parent.parent
ACCENTS = str.maketrans(
    "abcdefghijklnorstuwyzABCDEGHIJLNORSTUWYZ", "āƀćđēƒğħīĵķłńōřşŧūŵŷžĀƁĆĐĒĞĦĪĴŁŃŌŘŞŦŪŴŶŽ"
)


@dataclass(frozen=True)
class Message:
    """A message of a language: where it stands, which values it uses and which other messages."""

    file: Path
    key: str
    values: frozenset[str]
    parts: frozenset[str]


class Used(Visitor):
    """The values ($name) that a message asks for, the messages that it is made of, and the words
    in it."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.parts: set[str] = set()
        self.words = 0

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's way
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words += len(node.value.split())


def folders(package: Path = PACKAGE) -> list[Path]:
    """All folders of messages: of the kernel, the commands, the pages, each game and its table."""
    return sorted({path.parent for path in package.rglob(f"{SOURCE}*.ftl")})


def parsed(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def files_of(folder: Path, language: str, package: Path = PACKAGE) -> list[Path]:
    """The files of a language for a folder: beside the English ones, and those that a folder of
    languages brings."""
    own = sorted(path for path in folder.glob("*.ftl") if path.name.split(".")[0] == language)
    if language in BROUGHT:
        own += sorted((BROUGHT[language].folder / folder.relative_to(package)).glob("*.ftl"))
    return own


def messages(folder: Path, language: str) -> dict[str, Message]:
    """The messages of a folder by their ids; what does not parse is BadInput with file and line."""
    found = {}
    for path in files_of(folder, language):
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                raise BadInput(
                    f"{path}: line {line}: "
                    f"{entry.annotations[0].message if entry.annotations else 'junk'}"
                )
            if isinstance(entry, ast.Message):
                used = Used()
                used.visit(entry)
                found[entry.id.name] = Message(
                    path, entry.id.name, frozenset(used.values), frozenset(used.parts)
                )
    return found


def whole(known: dict[str, Message], key: str) -> frozenset[str]:
    """The values that a message uses, itself or in the messages that it is made of."""
    found = known[key].values
    for part in known[key].parts & known.keys():
        found |= whole(known, part)
    return found


def missing(language: str, package: Path = PACKAGE) -> Iterator[Message]:
    """English messages that the language lacks, in the order of the files."""
    for folder in folders(package):
        there = messages(folder, language)
        yield from [one for key, one in messages(folder, SOURCE).items() if key not in there]


def misfits(language: str, package: Path = PACKAGE) -> Iterator[tuple[Message, str]]:
    """Messages of a language that cannot be right: an id that English lacks, or a value that it
    does not give."""
    for folder in folders(package):
        english, there = messages(folder, SOURCE), messages(folder, language)
        for key, one in there.items():
            if key not in english:
                yield one, "there is no such message in English"
                continue
            values = whole(english, key)
            # A value may be given in every language, under the name of each, and a name in any of
            # its forms.
            own = {"form", *([language] if SOURCE in values else [])}
            own |= {f"{value}_{form}" for value in values for form in PART_FORMS}
            if strange := sorted(whole(there, key) - values - own):
                yield (
                    one,
                    f"uses {', '.join('$' + name for name in strange)}, which English does not",
                )


class Pseudo(Transformer):
    """Longer words with marks on their letters; values and selections stay."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(node.value.translate(ACCENTS))

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802
        made = self.generic_visit(node)
        if made.value is not None:
            made.value.elements = [
                ast.TextElement("["),
                *made.value.elements,
                ast.TextElement(" ~~]"),
            ]
        return made


def pseudo(path: Path) -> str:
    """An English file in the language of nobody: a page in which plain English is left does not ask
    for its words."""
    made = Pseudo().visit(parsed(path))
    return str(FluentSerializer().serialize(made))


def as_pseudo(text: str) -> str:
    """A text that is no message, in the language of nobody; what stands in braces is read from the
    position."""
    parts = [
        part if part.startswith("{") else part.translate(ACCENTS) for part in BRACES.split(text)
    ]
    return f"[{''.join(parts)} ~~]"


def write_language(
    out: Path,
    message: Callable[[Path], str],
    text: Callable[[str], str],
    name: str,
    package: Path = PACKAGE,
) -> int:
    """A folder that brings a language: its name, its messages in folders as they are in the
    package, its texts by the English ones. Returns how many files of messages it has."""
    written = 0
    for folder in folders(package):
        place = out / folder.relative_to(package)
        place.mkdir(parents=True, exist_ok=True)
        for path in files_of(folder, SOURCE):
            own = out.name + path.name.removeprefix(SOURCE)
            (place / own).write_text(message(path), encoding="utf-8")
            written += 1
    (out / "language.toml").write_text(
        f"name = {json.dumps(name, ensure_ascii=False)}\n", encoding="utf-8"
    )
    lines = []
    for file, found in texts_by_file():
        lines.append(f"# {file}")
        lines += [f"{toml(one)} = {toml(text(one))}" for one in found]
    (out / "texts.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return written


def toml(text: str) -> str:
    """As TOML writes it."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def write_pseudo(out: Path, package: Path = PACKAGE) -> int:
    """All English texts in the language of nobody; returns how many files of messages."""
    return write_language(out, pseudo, as_pseudo, "Ƥşēŭđō", package)


def begin(out: Path) -> int:
    """A folder to be translated: the messages in English, the other texts empty, which means
    missing."""
    return write_language(
        out, lambda path: path.read_text(encoding="utf-8"), lambda _: "", out.name
    )


# --- texts that are no messages: names of components, rules, lessons


def texts_by_file() -> list[tuple[str, list[str]]]:
    """By file, every English text that stands in our data beside the Polish one, each once."""
    known: set[str] = set()
    found: list[tuple[str, list[str]]] = []

    def add(file: str, texts: Iterator[str]) -> None:
        own = list(dict.fromkeys(one for one in texts if one and one not in known))
        known.update(own)
        if own:
            found.append((file, own))

    for path in sorted((PACKAGE / "games").rglob("*.toml")):
        add(
            str(path.relative_to(PACKAGE)),
            english_in(tomllib.loads(path.read_text(encoding="utf-8"))),
        )
    for game in all_games():
        add(game.slug, iter([game.names[SOURCE]]))
        labels = game.kit().labels
        # Some names are put together from parts.
        add(f"{game.slug}: names", (label.en for category in labels.values() for label in category))
    return found


def english_in(value: Any) -> Iterator[str]:
    """The English half of everything that is in both languages: `en` beside `pl`, `name_en` beside
    `name_pl`."""
    if isinstance(value, list):
        for one in value:
            yield from english_in(one)
    elif isinstance(value, dict):
        for key, one in value.items():
            other = (
                "pl"
                if key == SOURCE
                else f"{key.removesuffix('_en')}_pl"
                if key.endswith("_en")
                else ""
            )
            if other and other in value:
                yield from strings_in(one)
            elif not isinstance(one, str):
                yield from english_in(one)


def strings_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from strings_in(one)
    elif isinstance(value, dict):
        for one in value.values():
            yield from strings_in(one)


def untranslated(language: str) -> list[tuple[str, str]]:
    """Texts that the language lacks, with their files. Ours cannot lack any: both stand side by
    side."""
    if language in OURS:
        return []
    there = translations(language)
    return [(file, one) for file, texts in texts_by_file() for one in texts if one not in there]


def command(arguments: argparse.Namespace) -> int:
    """0 when nothing is wrong or missing, 1 otherwise."""
    if arguments.proof:
        return proof.command(arguments)
    if arguments.pseudo:
        print(f"{write_pseudo(arguments.pseudo)} files in {arguments.pseudo}")
        return 0
    if arguments.check:
        wrong = list(misfits(arguments.check))
        for one, why in wrong:
            print(f"{one.file.relative_to(PACKAGE)}: {one.key}: {why}")
        print(f"{arguments.check}: {len(wrong)} messages do not fit")
        return 1 if wrong else 0
    if arguments.begin:
        if arguments.begin.exists():
            raise BadInput(f"{arguments.begin} is there already")
        print(
            f"{begin(arguments.begin)} files of messages, texts.toml and language.toml in "
            f"{arguments.begin}"
        )
        return 0
    left = list(missing(arguments.missing))
    total = sum(len(messages(folder, SOURCE)) for folder in folders())
    for one in left:
        print(f"{one.file.relative_to(PACKAGE)}: {one.key}")
    texts = untranslated(arguments.missing)
    for file, text in texts:
        print(f"{file}: {text.splitlines()[0][:100]}")
    whole = sum(len(found) for _, found in texts_by_file())
    print(f"{arguments.missing}: {total - len(left)} of {total} messages, {len(left)} are missing")
    print(
        f"{arguments.missing}: {whole - len(texts)} of {whole} names and rules, {len(texts)} "
        "are missing"
    )
    return 1 if left or texts else 0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("slug", nargs="?", metavar="GAME", help="only this game (--proof)")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "--proof", choices=LANGUAGES, help="print every sentence with all that can stand in it"
    )
    what.add_argument(
        "--missing",
        metavar="LANG",
        help="list the messages, names and rules that this language lacks",
    )
    what.add_argument(
        "--begin",
        type=Path,
        metavar="OUT",
        help="write a folder for a new language, OUT named as its code",
    )
    what.add_argument(
        "--check", metavar="LANG", help="list the messages that do not fit the English ones"
    )
    what.add_argument(
        "--pseudo",
        type=Path,
        metavar="OUT",
        help="write a pseudo-language for tests as this folder",
    )
