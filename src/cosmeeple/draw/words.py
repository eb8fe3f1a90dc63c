"""Words of the pages: Fluent files, remembered once formatted."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from collections.abc import Callable

LANGUAGES = ("en", "pl")


@cache
def bundle(folder: Path, language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for path in sorted(folder.glob(f"{language}*.ftl")):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


@cache
def speaker(folder: Path, language: str) -> Callable[[str, tuple[tuple[str, Any], ...]], str]:
    """Says a message with its values, once for each; one memory for all who speak from the same files."""
    messages = bundle(folder, language)

    @lru_cache(maxsize=20_000)
    def phrase(key: str, values: tuple[tuple[str, Any], ...]) -> str:
        if not messages.has_message(key):
            return key
        pattern = messages.get_message(key).value
        if pattern is None:
            return key
        text, _ = messages.format_pattern(pattern, dict(values))
        return str(text)

    return phrase


class Words:
    """The messages of one folder of Fluent files in one language. A missing one shows its id; tests refuse that."""

    def __init__(self, folder: Path, language: str) -> None:
        self.folder = folder
        self.language = language if language in LANGUAGES else "en"
        self.phrase = speaker(folder, self.language)

    def has(self, key: str) -> bool:
        return bool(bundle(self.folder, self.language).has_message(key))

    def say(self, key: str, /, **values: Any) -> str:
        return self.phrase(key, tuple(values.items()))

    __call__ = say


@cache
def words_in(folder: Path, language: str) -> Words:
    """The one voice of a folder in a language."""
    return Words(folder, language)


def keys(folder: Path, language: str) -> set[str]:
    """The ids of all messages of a language: for the tests."""
    lines = [line for path in folder.glob(f"{language}*.ftl") for line in path.read_text(encoding="utf-8").splitlines()]
    return {line.split(" =")[0] for line in lines if line[:1].isalpha() and " =" in line}
