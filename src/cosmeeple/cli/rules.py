"""`cosmeeple rules`: the rules in our own words, and whether each is in the code and in a test."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.panel import Panel

from cosmeeple.cli.arguments import games_from
from cosmeeple.cli.voice import voice
from cosmeeple.kernel.engine.errors import UnknownKey
from cosmeeple.kernel.words.rulebook import Rule, coverage, rulebook

OUTPUT = Path("docs/rules")


def command(arguments: argparse.Namespace) -> int:
    if arguments.coverage is not None:
        return cover(arguments.coverage or None, arguments.write)
    language = voice(arguments.lang).language
    console = Console(emoji=False)
    games = games_from(arguments.game)
    words = " ".join(arguments.words)
    books = [rulebook(game) for game in games]
    if not words:
        for book in books:
            for section in book.section:
                title = section.title(language)
                ids = [rule.id for rule in book.rule if rule.section == section.id]
                if ids:
                    console.print(
                        f"{book.meta.game}: [bold]{title}[/] {ids[0]} .. {ids[-1]}", highlight=False
                    )
        return 0
    for book in books:
        if words.upper() in book.ids():
            show(console, book.find(words), language)
            return 0
    found = [rule for book in books for rule in book.search(words, language)]
    if not found:
        raise UnknownKey(f"no rule has the id or the words {words!r}")
    for rule in found:
        show(console, rule, language)
    return 0


def show(console: Console, rule: Rule, language: str) -> None:
    see = f"\n[dim]→ {', '.join(rule.see)}[/]" if rule.see else ""
    console.print(
        Panel(
            f"{rule.text(language)}{see}",
            title=f"{rule.id}  {rule.title(language)}",
            title_align="left",
        )
    )


def cover(slug: str | None, write: bool) -> int:
    """Exit 0 only when every id is known, cited and tested."""
    failed = 0
    for game in games_from(slug):
        result = coverage(game, Path.cwd())
        problems = result.problems()
        failed += len(problems)
        for line in problems:
            print(f"{game.slug}: {line}")
        if not problems:
            print(f"{game.slug}: all {len(result.book.rule)} rules are cited and tested")
        if write:
            OUTPUT.mkdir(parents=True, exist_ok=True)
            (OUTPUT / f"{game.slug}.md").write_text(result.page(), encoding="utf-8")
    return 1 if failed else 0
