"""Which languages there are: our two, and every folder that brings another one, without a line of
code.

A folder has the language's code as its name and lies in `cosmeeple/languages` or in a folder that
`COSMEEPLE_LANGUAGES` names. In it:

    language.toml         name = "Deutsch"
    web/locale/*.ftl      messages, in folders as in the package; what is missing stays English
    texts.toml            "Ross Coast" = "Ross-Küste": names, rules, lessons; "" is missing

A language may be incomplete. `cosmeeple texts --begin de OUT` writes such a folder, `--missing`
lists what it lacks.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

#: The languages that are in our own files, complete.
OURS = ("en", "pl")
#: The language that all others are translated from.
SOURCE = "en"
NAMES = {"en": "English", "pl": "polski"}
PACKAGE = Path(__file__).parents[2]
#: More folders of languages, as PATH has its folders.
VARIABLE = "COSMEEPLE_LANGUAGES"
CODE = re.compile(r"[a-z]{2,3}(_[A-Za-z]{2,8})?")
MESSAGE = re.compile(r"^[a-zA-Z][\w-]* *=", re.MULTILINE)


class Brought(NamedTuple):
    """A language that a folder brings."""

    code: str
    name: str
    folder: Path


def found() -> dict[str, Brought]:
    """All languages beside our own. A folder that is none is left alone; of two the first one
    counts."""
    places = [
        PACKAGE / "languages",
        *map(Path, filter(None, os.environ.get(VARIABLE, "").split(os.pathsep))),
    ]
    languages: dict[str, Brought] = {}
    for place in places:
        for path in sorted(place.glob("*/language.toml")):
            code = path.parent.name
            if CODE.fullmatch(code) and code not in OURS and code not in languages:
                facts = tomllib.loads(path.read_text(encoding="utf-8"))
                languages[code] = Brought(code, str(facts.get("name", code)), path.parent)
    return languages


BROUGHT = found()
LANGUAGES = (*OURS, *sorted(BROUGHT))


def own_name(language: str) -> str:
    """What the language calls itself."""
    return BROUGHT[language].name if language in BROUGHT else NAMES[language]


def message_files(folder: Path, language: str) -> list[Path]:
    """The Fluent files of a folder of the package in a language: of a brought one the English ones
    first, so that what it lacks is said in English."""
    ours = language if language in OURS else SOURCE
    files = sorted(path for path in folder.glob("*.ftl") if path.name.split(".")[0] == ours)
    if language in BROUGHT and folder.is_relative_to(PACKAGE):
        files += sorted((BROUGHT[language].folder / folder.relative_to(PACKAGE)).glob("*.ftl"))
    return files


@cache
def translations(language: str) -> dict[str, str]:
    """The texts of a brought language, by their English ones."""
    if language not in BROUGHT:
        return {}
    texts: dict[str, str] = {}
    for path in sorted(BROUGHT[language].folder.rglob("texts*.toml")):
        texts.update(
            {
                key: text
                for key, text in tomllib.loads(path.read_text(encoding="utf-8")).items()
                if text
            }
        )
    return texts


def text_in(language: str, en: str, pl: str) -> str:
    """A text that stands in our files in both our languages; in another one by the English text."""
    if language == "pl":
        return pl
    return en if language == SOURCE else translations(language).get(en, en)


@cache
def complete(language: str) -> float:
    """How much of the messages there is, from 0 to 1."""
    if language in OURS:
        return 1.0
    wanted = there = 0
    for folder in sorted({path.parent for path in PACKAGE.rglob(f"{SOURCE}*.ftl")}):
        ids = ids_in([path for path in folder.glob("*.ftl") if path.name.split(".")[0] == SOURCE])
        own = ids_in((BROUGHT[language].folder / folder.relative_to(PACKAGE)).glob("*.ftl"))
        wanted, there = wanted + len(ids), there + len(ids & own)
    return there / wanted if wanted else 0.0


def ids_in(files: Iterable[Path]) -> set[str]:
    """The ids of the messages in some files."""
    return {
        one.rstrip(" =")
        for path in files
        for one in MESSAGE.findall(path.read_text(encoding="utf-8"))
    }
