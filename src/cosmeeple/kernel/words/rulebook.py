"""The rules of a game in our own words (rules.toml), and whether each of them is in the code and in
a test.

A rule id is cited in brackets at the end of a docstring, `[ANT-052]`, ranges allowed,
`[ANT-050..052]`; a test carries `@pytest.mark.rule("ANT-052")`; a case of a position file counts by
its `id` and its `rules`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from cosmeeple.kernel.components import load_components, load_toml
from cosmeeple.kernel.engine.errors import BadInput, UnknownKey
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.words.languages import text_in


class Section(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A part of the rules, with its headline."""

    id: str
    title_en: str
    title_pl: str

    def title(self, language: str) -> str:
        """In this language."""
        return text_in(language, self.title_en, self.title_pl)


class Rule(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One rule, worked example, ruling or decision point."""

    id: str
    section: str
    kind: str
    title_en: str
    title_pl: str
    text_en: str
    text_pl: str
    code: bool = True
    why_no_code: str = ""
    see: tuple[str, ...] = ()

    def title(self, language: str) -> str:
        """In this language."""
        return text_in(language, self.title_en, self.title_pl)

    def text(self, language: str) -> str:
        """In this language."""
        return text_in(language, self.text_en, self.text_pl)


class RulesMeta(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Which game the rules are of, and how their ids begin."""

    game: str
    prefix: str


class Rulebook(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The whole rules.toml, in reading order."""

    meta: RulesMeta
    section: tuple[Section, ...]
    rule: tuple[Rule, ...]

    def find(self, rule_id: str) -> Rule:
        """The rule of an id; UnknownKey where there is none."""
        for rule in self.rule:
            if rule.id == rule_id.upper():
                return rule
        raise UnknownKey(
            f"{self.meta.game} has no rule {rule_id!r}; ids read like {self.rule[0].id}"
        )

    def ids(self) -> list[str]:
        """All ids, in the order of the rules."""
        return [rule.id for rule in self.rule]

    def search(self, words: str, language: str) -> list[Rule]:
        """Rules that have all the words in id, title or text."""
        wanted = words.casefold().split()
        found = []
        for rule in self.rule:
            text = f"{rule.id} {rule.title(language)} {rule.text(language)}".casefold()
            if all(word in text for word in wanted):
                found.append(rule)
        return found


def rulebook(game: Game) -> Rulebook:
    """The rules of the game; BadFile with the line when the file is wrong."""
    return load_components(game.folder() / "rules.toml", Rulebook)


# --- coverage


@dataclass
class Coverage:
    """Where each rule is cited and tested."""

    book: Rulebook
    cited: dict[str, list[str]] = field(default_factory=dict)
    tested: dict[str, list[str]] = field(default_factory=dict)

    def problems(self) -> list[str]:
        """Unknown, uncited and untested ids, one line each."""
        known = set(self.book.ids())
        lines = [
            f"{rule_id} is cited in {places[0]} but is no rule of the ledger"
            for rule_id, places in sorted({**self.cited, **self.tested}.items())
            if rule_id not in known
        ]
        for rule in self.book.rule:
            if rule.code and rule.id not in self.cited and rule.kind != "example":
                lines.append(f"{rule.id} ({rule.title_en}) is cited nowhere in the code")
            if rule.code and rule.id not in self.tested:
                lines.append(f"{rule.id} ({rule.title_en}) has no test")
        return lines

    def page(self) -> str:
        """The coverage page: rule, module, tests."""
        done = sum(1 for rule in self.book.rule if rule.id in self.tested or not rule.code)
        lines = [
            f"# Rules coverage: {self.book.meta.game}",
            "",
            f"{done} of {len(self.book.rule)} ids are tested.",
            f"Written by `cosmeeple rules --coverage {self.book.meta.game} --write`.",
            "",
            "| id | rule | code | tests |",
            "|---|---|---|---|",
        ]
        for rule in self.book.rule:
            code = ", ".join(self.cited.get(rule.id, [])) or (
                "-" if rule.code else f"no code: {rule.why_no_code}"
            )
            tests = ", ".join(self.tested.get(rule.id, [])) or "-"
            lines.append(f"| {rule.id} | {rule.title_en} | {code} | {tests} |")
        return "\n".join(lines) + "\n"


def coverage(game: Game, root: Path) -> Coverage:
    """Read the game's modules and its tests below the repository root."""
    book = rulebook(game)
    result = Coverage(book)
    tests = root / "tests"
    if not tests.is_dir():
        raise BadInput(f"{root} has no tests folder; run this in a checkout of the repository")
    folder = game.folder()
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder).as_posix()
        for rule_id in cited_in(path.read_text(encoding="utf-8"), book):
            note(result.cited, rule_id, name)
    for path in sorted(tests.rglob("*.py")):
        for rule_id, test in marked_in(path.read_text(encoding="utf-8"), book):
            note(result.tested, rule_id, f"{path.stem}::{test}")
    for path in sorted((tests / "games" / game.slug).rglob("*.toml")):
        for case in load_toml(path).get("case", []):
            for rule_id in (case.get("id", ""), *case.get("rules", [])):
                if rule_id.split(" ")[0] in book.ids():
                    note(result.tested, rule_id.split(" ")[0], path.name)
    return result


def note(places: dict[str, list[str]], rule_id: str, place: str) -> None:
    """One more place where a rule is named."""
    where = places.setdefault(rule_id, [])
    if place not in where:
        where.append(place)


ID = r"[A-Z]+-[A-Z]?\d+[a-z]?"


def cited_in(source: str, book: Rulebook) -> Iterator[str]:
    """Ids in the brackets of docstrings, ranges spelled out in the order of the ledger."""
    ids = book.ids()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            for bracket in re.findall(r"\[([^\]]*)\]", ast.get_docstring(node) or ""):
                for first, last in re.findall(rf"({ID})(?:\.\.([A-Z-]*\d+[a-z]?))?", bracket):
                    yield from spelled_out(first, last, ids)
    # Requirements name their rule in the code itself.
    yield from re.findall(rf'"({re.escape(book.meta.prefix)}-[A-Z]?\d+[a-z]?)"', source)


def spelled_out(first: str, last: str, ids: list[str]) -> list[str]:
    """The ids from the first to the last, as a docstring shortens them."""
    if not last:
        return [first]
    if last not in ids:
        last = first[: first.index("-") + 1] + last
    if first not in ids or last not in ids:
        return [first, last]
    return ids[ids.index(first) : ids.index(last) + 1]


def marked_in(source: str, book: Rulebook) -> Iterator[tuple[str, str]]:
    """(rule id, test name) of every rule mark in a test module; a mark may be a range,
    `"TOR-201..247"`."""
    ids, prefix = book.ids(), f"{book.meta.prefix}-"
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith("mark.rule"):
                    for argument in mark.args:
                        if isinstance(argument, ast.Constant) and str(argument.value).startswith(
                            prefix
                        ):
                            first, _, last = str(argument.value).partition("..")
                            for rule_id in spelled_out(first, last, ids):
                                yield rule_id, node.name
