"""Sentences of both languages, with everything that can stand in them: plurals, cases, no word
twice."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from cosmeeple.cli.proof import (
    PLAYERS,
    drawing_files,
    messages,
    messages_in,
    proof,
    readings,
    variables,
)
from cosmeeple.kernel.game import SLUGS, Game, load_game
from cosmeeple.kernel.words.text import LANGUAGES, Phrases, Texts

GAMES = [load_game(slug) for slug in SLUGS]
games = pytest.mark.parametrize("game", GAMES, ids=SLUGS)
languages = pytest.mark.parametrize("language", LANGUAGES)

TWICE = re.compile(r"\b([^\W\d_]{2,}) \1\b", re.IGNORECASE)
#: English: one of many, many of one.
WRONG_ENGLISH = re.compile(
    r"(?<![\d.+−-])1 (dice|cards|points|credits|scientists|ships|cubes|Gems|Contracts|artefacts|traders|representatives|goods|"
    r"buyers|Minerals|Manoeuvres|sectors|tokens|teams|guards|trades|steps|markets|spaces)\b"
    r"|(?<!\d)(0|2|5|12|22) (die|point|credit|scientist|ship|cube|Gem|Contract|artefact|trader|good|buyer|Mineral)\b(?! \w+s\b)"
)
#: Polish: 2, 3, 4 and 22 take the nominative plural, 5 and 12 the genitive, 1 the singular.
WRONG_POLISH = re.compile(
    r"(?<![\d.])(?<!do )(2|22) (kart|punktów|kredytów|Klejnotów|Kontraktów|artefaktów|towarów|Manewrów|Minerałów|statków|żetonów)\b"
    r"|(?<![\d.])(0|5|12) (karty|karta|punkty|punkt|kredyty|Klejnoty|Kontrakty|artefakty|towary|Manewry|Minerały|statki)\b"
    r"|\b\d+ (Woda|Energia)\b(?<!1 Woda)(?<!1 Energia)"
    r"|(?<![\d.])1 (Kości|członków|strażników|kroki|kroków|kart|karty|punkty|punktów|kredyty|kredytów|Klejnoty|Klejnotów|Kontrakty|Manewry|Manewrów|Minerały)\b"
)
#: Words after which a name would have to be declined: a noun stands between, or a colon.
DECLINES = re.compile(
    r"\b(w|we|z|ze|do|od|przy|nad|pod|po|dla|przez|przeciw|bierze|kupuje|zagrywa|odrzuca|wykłada|buduje|otrzymuje|usuwa|"
    r"zdobywa|sprzedaje|niszczy|oddaje|odkrywa|umieszcza|wystawia|dostarcza|podbija|używa|traci|nabywa|wydobywa|pomija|pobiera|zabiera|gromadzi|zatrzymuje|już|darmo) $"
)


@cache
def all_readings(game: Game, language: str) -> list[tuple[str, str]]:
    """Everything that the game says, on its boards too."""
    texts = Texts(game, None, language, PLAYERS)
    files = drawing_files(game, language)
    words = Phrases(files, language)
    said = [(texts, *one) for one in messages(game, language)]
    drawn = [(words, *one) for path in files for one in messages_in(path)]
    return [
        (key, text)
        for phrases, key, attribute, pattern in [*said, *drawn]
        for text in readings(
            texts, key, attribute, variables(pattern), phrases if phrases is words else None
        )
    ]


@games
@languages
def test_no_word_stands_twice(game: Game, language: str) -> None:
    names = [label.get(language) for labels in game.kit().labels.values() for label in labels]
    fine = {found[0] for name in names for found in TWICE.finditer(name)}
    read = all_readings(game, language)
    wrong = [
        (key, text)
        for key, text in read
        if any(found[0] not in fine for found in TWICE.finditer(text))
    ]

    assert not wrong, wrong[:10]


@games
@languages
def test_numbers_have_their_plurals(game: Game, language: str) -> None:
    pattern = WRONG_ENGLISH if language == "en" else WRONG_POLISH
    wrong = [(key, text) for key, text in all_readings(game, language) if pattern.search(text)]

    assert not wrong, wrong[:10]


def undeclined(game: Game, texts: Texts, node: Any) -> list[str]:
    """Names that stand right behind a word that wants another case."""
    found: list[str] = []
    before = ""
    for element in node.elements:
        if isinstance(element, ftl.TextElement):
            before = element.value
            continue
        inside = element.expression
        if isinstance(inside, ftl.SelectExpression):
            for variant in inside.variants:
                found += undeclined(game, texts, variant.value)
        elif isinstance(inside, ftl.VariableReference):
            category = texts.category_of(inside.id.name)
            declinable = category in texts.kit.labels and category not in ("seat", "face")
            if declinable and DECLINES.search(before):
                found.append(f"{before.strip()} ${inside.id.name}")
        before = ""
    return found


@games
@pytest.mark.parametrize("folder", ["locale", "drawing/locale"])
def test_polish_names_are_not_left_undeclined(game: Game, folder: str) -> None:
    texts = Texts(game, None, "pl")
    wrong = []
    for entry in (
        FluentParser().parse((game.folder() / folder / "pl.ftl").read_text(encoding="utf-8")).body
    ):
        if isinstance(entry, ftl.Message):
            for pattern in [entry.value, *[attribute.value for attribute in entry.attributes]]:
                if pattern is not None:
                    wrong += [(entry.id.name, one) for one in undeclined(game, texts, pattern)]

    assert not wrong, wrong


@games
@languages
def test_the_proof_page_has_every_message(game: Game, language: str) -> None:
    page = proof(game, language)

    for key, attribute, _ in messages(game, language):
        assert f"`{key}.{attribute}`" in page if attribute else f"`{key}`" in page
