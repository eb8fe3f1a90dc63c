"""The language of the terminal and its messages."""

from __future__ import annotations

import locale
import os
from pathlib import Path

from cosmeeple.kernel.text import LANGUAGES, Phrases, check_language

FOLDER = Path(__file__).parent / "locale"


def shell_language() -> str:
    """The language of the shell, English when we do not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name) or ""
        if value[:2] in LANGUAGES:
            return value[:2]
    found = locale.getlocale()[0] or ""
    return found[:2] if found[:2] in LANGUAGES else "en"


def voice(language: str | None) -> Phrases:
    chosen = check_language(language) if language else shell_language()
    return Phrases([FOLDER / f"{chosen}.ftl"], chosen)
