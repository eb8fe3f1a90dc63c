"""`cosmeeple components`: what is in the box, and how we know."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.table import Table

from cosmeeple.cli.voice import voice
from cosmeeple.kernel.components import SOURCES, load_toml
from cosmeeple.kernel.engine.errors import UnknownKey
from cosmeeple.kernel.game import load_game


def command(arguments: argparse.Namespace) -> int:
    game = load_game(arguments.slug)
    words = voice(arguments.lang)
    file = arguments.components or game.folder() / "components.toml"
    game.kit(file)  # a wrong file is refused here, with line and reason
    if arguments.source and arguments.source not in SOURCES:
        raise UnknownKey(f"there is no source {arguments.source!r}; there are {', '.join(SOURCES)}")
    entries = list(all_entries(load_toml(file)))
    counts = Counter(entry["source"] for _, entry in entries)
    console = Console(emoji=False)
    console.print(
        "  ".join(
            f"{words.say(f'source-{source}')}: [bold]{counts[source]}[/]" for source in SOURCES
        )
    )
    table = Table(show_lines=False)
    for column in ("kind", "id", "name", "source", "facts"):
        table.add_column(words.say(f"column-{column}"), overflow="fold")
    for kind, entry in entries:
        if arguments.source in (None, entry["source"]):
            name = entry.get(f"name_{words.language}", "")
            facts = ", ".join(f"{key} {value}" for key, value in entry.items() if is_fact(key))
            table.add_row(
                kind, str(entry.get("id", "")), name, words.say(f"source-{entry['source']}"), facts
            )
    console.print(table)
    return 0


def is_fact(key: str) -> bool:
    return key not in ("id", "source") and not key.startswith(("name_", "text_"))


def all_entries(raw: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table and every entry of an array of tables."""
    for kind, entries in raw.items():
        for entry in entries if isinstance(entries, list) else [entries]:
            yield kind, entry
