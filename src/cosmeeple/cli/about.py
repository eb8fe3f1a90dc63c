"""What a person can look up at the terminal by its name."""

from __future__ import annotations

import importlib
import importlib.util

from cosmeeple.draw.seen import Seen


def about(seen: Seen, name: str) -> list[tuple[str, list[str]]]:
    """The things whose name begins with these letters, else those that have them anywhere: title
    and text of each."""
    texts = seen.texts
    module = f"cosmeeple.games.{seen.game.slug}.drawing.about"
    tell = importlib.import_module(module).about if importlib.util.find_spec(module) else None
    wanted = name.casefold()
    begins: list[tuple[str, list[str]]] = []
    inside: list[tuple[str, list[str]]] = []
    for category, labels in texts.kit.labels.items():
        for number, label in enumerate(labels):
            title = label.get(texts.language)
            if wanted in title.casefold() and tell is not None:
                lines: list[str] = tell(seen, category, number)
                if lines:
                    (begins if title.casefold().startswith(wanted) else inside).append(
                        (title, lines)
                    )
    return begins or inside
