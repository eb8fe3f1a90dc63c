"""Words of the pages: Fluent files, remembered once formatted."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from cosmeeple.kernel.words.languages import LANGUAGES, message_files
from cosmeeple.kernel.words.text import formatted


@cache
def bundle(folder: Path, language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for path in message_files(folder, language):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return made


@lru_cache(maxsize=20_000)
def phrase(folder: Path, language: str, key: str, values: tuple[tuple[str, Any], ...]) -> str:
    return formatted.__wrapped__(bundle(folder, language), key, values)


@cache
def plain_phrases(folder: Path, language: str) -> dict[str, str]:
    """Messages without values, already formatted: most of what a page says, many times over."""
    del folder, language
    return {}


class Words:
    """The messages of one folder of Fluent files in one language. A missing one shows its id; tests
    refuse that."""

    def __init__(self, folder: Path, language: str) -> None:
        self.folder = folder
        self.language = language if language in LANGUAGES else "en"
        self.plain = plain_phrases(folder, self.language)

    def has(self, key: str) -> bool:
        return bool(bundle(self.folder, self.language).has_message(key))

    def say(self, key: str, /, **values: Any) -> str:
        if values:
            return phrase(self.folder, self.language, key, tuple(values.items()))
        found = self.plain.get(key)
        if found is None:
            found = self.plain[key] = phrase(self.folder, self.language, key, ())
        return found

    def once(self, key: str, /, **values: Any) -> str:
        """The same, not remembered: for what strangers have typed."""
        return phrase.__wrapped__(self.folder, self.language, key, tuple(values.items()))

    __call__ = say


def keys(folder: Path, language: str) -> set[str]:
    """The ids of all messages of a language: for the tests."""
    lines = [
        line
        for path in folder.glob(f"{language}*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    return {line.split(" =")[0] for line in lines if line[:1].isalpha() and " =" in line}
