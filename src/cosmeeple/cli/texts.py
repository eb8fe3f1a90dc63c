"""`cosmeeple texts`: for translators. What a language still lacks, what does not fit the English message, and a
pseudo-language that shows where a page does not ask for its words.

    cosmeeple texts --proof pl race       every sentence with all that can stand in it, to read (proof.py)
    cosmeeple texts --missing de          messages that are not there yet
    cosmeeple texts --check pl            messages that use other values than the English ones, or do not parse
    cosmeeple texts --pseudo OUT          all English messages as [Ŧħīş …] in OUT, folder by folder
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor

from cosmeeple.cli import proof
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.words.text import LANGUAGES

#: The language that all others are translated from.
SOURCE = "en"
PACKAGE = Path(__file__).parent.parent
ACCENTS = str.maketrans("abcdefghijklnorstuwyzABCDEGHIJLNORSTUWYZ", "āƀćđēƒğħīĵķłńōřşŧūŵŷžĀƁĆĐĒĞĦĪĴŁŃŌŘŞŦŪŴŶŽ")


@dataclass(frozen=True)
class Message:
    """A message of a language: where it stands and which values it uses."""

    file: Path
    key: str
    values: frozenset[str]


class Used(Visitor):
    """The values ($name) that a message asks for, and the words in it."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.words = 0

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's way
        self.values.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words += len(node.value.split())


def folders(package: Path = PACKAGE) -> list[Path]:
    """All folders of messages: of the kernel, the commands, the pages, each game and its table."""
    return sorted({path.parent for path in package.rglob(f"{SOURCE}*.ftl")})


def parsed(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def files_of(folder: Path, language: str) -> list[Path]:
    return sorted(path for path in folder.glob("*.ftl") if path.name.split(".")[0] == language)


def messages(folder: Path, language: str) -> dict[str, Message]:
    """The messages of a folder by their ids; what does not parse is BadInput with file and line."""
    found = {}
    for path in files_of(folder, language):
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                raise BadInput(f"{path}: line {line}: {entry.annotations[0].message if entry.annotations else 'junk'}")
            if isinstance(entry, ast.Message):
                used = Used()
                used.visit(entry)
                found[entry.id.name] = Message(path, entry.id.name, frozenset(used.values))
    return found


def missing(language: str, package: Path = PACKAGE) -> Iterator[Message]:
    """English messages that the language lacks, in the order of the files."""
    for folder in folders(package):
        there = messages(folder, language)
        yield from [one for key, one in messages(folder, SOURCE).items() if key not in there]


def misfits(language: str, package: Path = PACKAGE) -> Iterator[tuple[Message, str]]:
    """Messages of a language that cannot be right: an id that English lacks, or a value that it does not give."""
    for folder in folders(package):
        english = messages(folder, SOURCE)
        for key, one in messages(folder, language).items():
            if key not in english:
                yield one, "there is no such message in English"
                continue
            # A value may be given in every language, under the name of each.
            own = {language} if SOURCE in english[key].values else set()
            if strange := sorted(one.values - english[key].values - own):
                yield one, f"uses {', '.join('$' + name for name in strange)}, which English does not"


class Pseudo(Transformer):
    """Longer words with marks on their letters; values and selections stay."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(node.value.translate(ACCENTS))

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802
        made = self.generic_visit(node)
        if made.value is not None:
            made.value.elements = [ast.TextElement("["), *made.value.elements, ast.TextElement(" ~~]")]
        return made


def pseudo(path: Path) -> str:
    """An English file in the language of nobody: a page in which plain English is left does not ask for its words."""
    made = Pseudo().visit(parsed(path))
    return str(FluentSerializer().serialize(made))


def write_pseudo(out: Path, package: Path = PACKAGE) -> int:
    """All English files as `qps.ftl`, in folders as they are in the package; returns how many."""
    written = 0
    for folder in folders(package):
        place = out / folder.relative_to(package)
        place.mkdir(parents=True, exist_ok=True)
        for path in files_of(folder, SOURCE):
            (place / path.name.replace(SOURCE, "qps", 1)).write_text(pseudo(path), encoding="utf-8")
            written += 1
    return written


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
    left = list(missing(arguments.missing))
    total = sum(len(messages(folder, SOURCE)) for folder in folders())
    for one in left:
        print(f"{one.file.relative_to(PACKAGE)}: {one.key}")
    print(f"{arguments.missing}: {total - len(left)} of {total} messages, {len(left)} are missing")
    return 1 if left else 0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("slug", nargs="?", metavar="GAME", help="only this game (--proof)")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--proof", choices=LANGUAGES, help="print every sentence with all that can stand in it")
    what.add_argument("--missing", metavar="LANG", help="list the messages that this language lacks")
    what.add_argument("--check", metavar="LANG", help="list the messages that do not fit the English ones")
    what.add_argument("--pseudo", type=Path, metavar="OUT", help="write a pseudo-language for tests into this folder")
