"""Both languages are complete for every game: questions, answers, events, reasons, sums, scores and
options."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from cosmeeple.kernel.engine.agenda import Decision, Simultaneous
from cosmeeple.kernel.engine.journal import Event
from cosmeeple.kernel.game import SLUGS, Game, load_game
from cosmeeple.kernel.words.rulebook import rulebook
from cosmeeple.kernel.words.text import LANGUAGES, PART_FORMS, Texts, locale_files, needs

GAMES = [load_game(slug) for slug in SLUGS]
#: Where the key stands among the arguments of a requirement.
REQUIREMENTS = {"need": 2, "must": 2, "granted": 2, "some": 2, "enough": 3, "below": 3}
games = pytest.mark.parametrize("game", GAMES, ids=SLUGS)
languages = pytest.mark.parametrize("language", LANGUAGES)


def messages(game: Game, language: str) -> dict[str, set[str]]:
    """Message ids of the files with the variables each of them uses."""
    found: dict[str, set[str]] = {}
    for path in locale_files(game, language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found or path.parent.parent.name != "kernel", (
                    f"{entry.id.name} twice"
                )
                found[entry.id.name] = set(variables(entry))
    return found


def variables(node: Any) -> list[str]:
    names: list[str] = []
    if isinstance(node, ftl.VariableReference):
        names.append(node.id.name)
    for value in vars(node).values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, ftl.BaseNode):
                names.extend(variables(item))
    return names


def sources(game: Game) -> list[Path]:
    return [
        path
        for path in game.folder().rglob("*.py")
        if "drawing" not in path.relative_to(game.folder()).parts
    ]


def reason_keys(game: Game) -> set[str]:
    """The keys of every requirement (why.need, why.must, ...): the argument after the rule, whichever of several it
    may be."""
    keys = set()
    for path in sources(game):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in REQUIREMENTS
                and ast.unparse(node.func.value) == "why"
            ):
                key = node.args[REQUIREMENTS[node.func.attr]]
                found = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
                keys |= {str(one.value) for one in found if isinstance(one, ast.Constant)}
    return keys


def warning_keys(game: Game) -> set[str]:
    """Every text that a `warning` can return."""
    keys = set()
    for path in sources(game):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == "warning":
                for answer in ast.walk(node):
                    if isinstance(answer, ast.Return) and answer.value is not None:
                        found = (
                            [answer.value.body]
                            if isinstance(answer.value, ast.IfExp)
                            else [answer.value]
                        )
                        keys |= {
                            str(one.value)
                            for one in found
                            if isinstance(one, ast.Constant) and one.value
                        }
    return keys


def priority_keys(game: Game) -> set[str]:
    """The second argument of every priority of an automaton."""
    keys = set()
    for path in sources(game):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("Priority", "where", "highest", "lowest")
                and len(node.args) == 3
            ):
                if isinstance(node.args[1], ast.Constant):
                    keys.add(str(node.args[1].value))
    return keys


def events(game: Game) -> list[type[Event]]:
    module = importlib.import_module(f"cosmeeple.games.{game.slug}.events")
    return [
        member
        for _, member in inspect.getmembers(module, inspect.isclass)
        if issubclass(member, Event)
        and member is not Event
        and member.__module__ == module.__name__
    ]


def part_words(game: Game) -> set[str]:
    source = (game.folder() / "events.py").read_text(encoding="utf-8")
    return set(re.findall(r'Part\([^"]*"([\w-]+)"', source))


def with_places(names: Iterable[str]) -> set[str]:
    """A zone is known with the preposition that it takes, too: `$zone_in`; the part of a thing in
    the forms that sentences need: `$square_from`."""
    found = set(names)
    for name in names:
        if name == "zone":
            found.add("zone_in")
        if name in ("square", "left_square"):
            found |= {f"{name}_{form}" for form in PART_FORMS}
    return found


@games
def test_both_languages_have_the_same_messages(game: Game) -> None:
    english, polish = messages(game, "en"), messages(game, "pl")

    assert set(english) == set(polish)


@games
@languages
def test_every_question_event_and_reason_has_its_words(game: Game, language: str) -> None:
    known = set(messages(game, language))
    wanted = {
        f"ask-{frame.__name__}"
        for frame in game.frames
        if issubclass(frame, (Decision, Simultaneous))
    }
    wanted |= {f"event-{event.__name__}" for event in events(game)}
    wanted |= {f"why-{key}" for key in reason_keys(game)}
    wanted |= {f"warning-{key}" for key in warning_keys(game)}
    wanted |= {f"part-{words}" for words in part_words(game)}
    wanted |= {f"priority-{key}" for key in priority_keys(game)}
    for option in game.options:
        wanted |= {
            f"option-{option.key}",
            *[f"option-{option.key}-{value}" for value in option.values],
        }

    assert sorted(wanted - known) == []


@games
@languages
def test_every_requirement_says_that_it_holds_and_what_it_lacks(game: Game, language: str) -> None:
    """Two sentences, with the numbers by name and nothing else in them."""
    texts = Texts(game, None, language)
    names = needs(game)
    used = messages(game, language)
    reasons = {key.removeprefix("why-") for key in used if key.startswith("why-")}
    for key in sorted(reasons):
        assert texts.aside(f"why-{key}", "fails", **dict.fromkeys(names.get(key, ()), 1)), (
            f"why-{key} has one sentence"
        )
        assert used[f"why-{key}"] <= with_places(names.get(key, ())), (
            f"why-{key} uses unknown numbers"
        )
    assert set(names) <= reasons


@games
@languages
def test_reasons_read_without_gaps(game: Game, language: str) -> None:
    """Every requirement of every answer, possible or not, at many questions."""
    texts = Texts(game, None, language)
    for seed in range(3):
        table = game.new(game.seats[seed % len(game.seats)], seed)
        for step in range(150):
            if table.over():
                break
            frame = table.agenda[-1]
            assert isinstance(frame, (Decision, Simultaneous))
            for pick in (
                frame.domain.picks[:: 1 + len(frame.domain.picks) // 40] if step % 5 == 0 else ()
            ):
                for reason in table.why(table.decider, pick).reasons:
                    text = texts.reason(reason)
                    assert text and "{" not in text and "why-" not in text and "None" not in text, (
                        reason,
                        text,
                    )
            table.play(table.legal[(seed * 7 + len(table.legal)) % len(table.legal)])


@games
@languages
def test_events_use_only_their_fields(game: Game, language: str) -> None:
    used = messages(game, language)
    for event in events(game):
        fields = with_places(event.__dataclass_fields__)
        fields |= {f"{field}_count" for field in fields}
        if f"each-{event.__name__}" in used:
            assert used[f"each-{event.__name__}"] <= {*fields, "seat"}, event.__name__
            fields.add("each")
        assert used[f"event-{event.__name__}"] <= fields, event.__name__


@games
@languages
def test_every_answer_has_a_label_of_its_own(game: Game, language: str) -> None:
    """Over the whole domain of every question: no message id and no bare key shows through."""
    texts = Texts(game, None, language)
    table = game.new(game.seats[-1], seed=1)
    for seed in range(30):
        table = game.new(game.seats[seed % len(game.seats)], seed)
        for _ in range(400):
            if table.over():
                break
            frame = table.agenda[-1]
            assert isinstance(frame, (Decision, Simultaneous))
            assert not texts.prompt(frame).startswith("ask-"), frame
            for pick in table.legal:
                label = texts.choice(frame, pick)
                assert label
                assert not label.startswith("choice-"), label
                assert "{" not in label, label
            table.play(table.legal[(seed * 7 + len(table.legal)) % len(table.legal)])


@games
def test_rules_are_complete_in_both_languages(game: Game) -> None:
    book = rulebook(game)
    sections = {section.id for section in book.section}
    ids = book.ids()

    assert len(ids) == len(set(ids))
    for rule in book.rule:
        assert rule.section in sections, rule.id
        assert rule.title_en and rule.title_pl and rule.text_en and rule.text_pl, rule.id
        assert rule.text_en != rule.text_pl, rule.id
        assert set(rule.see) <= set(ids), rule.id
        assert rule.code or rule.why_no_code, rule.id
