"""The language of the terminal and its messages."""

from __future__ import annotations

from pathlib import Path

from cosmeeple.kernel.words.languages import message_files
from cosmeeple.kernel.words.text import LANGUAGES, Phrases, check_language
from cosmeeple.system import user_language

FOLDER = Path(__file__).parent / "locale"


def shell_language() -> str:
    """The language of the shell, English when we do not speak it."""
    found = user_language()
    return found if found in LANGUAGES else "en"


def voice(language: str | None) -> Phrases:
    chosen = check_language(language) if language else shell_language()
    return Phrases(message_files(FOLDER, chosen), chosen)
