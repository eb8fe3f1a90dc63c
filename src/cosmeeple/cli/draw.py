"""Positions, logs and scores on the terminal. A game may bring its own drawing (`games/SLUG/terminal.py`)."""

from __future__ import annotations

from typing import Any

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from cosmeeple.kernel.codec import dump_state
from cosmeeple.kernel.game import SEAT_LETTERS, Game
from cosmeeple.kernel.journal import Event
from cosmeeple.kernel.outcome import Outcome
from cosmeeple.kernel.palette import SEAT_STYLES
from cosmeeple.kernel.text import Phrases, Texts
from cosmeeple.kernel.view import View


def draw_position(console: Console, game: Game, seen: View, texts: Texts) -> None:
    own = game.part("terminal")
    drawing: RenderableType = own.draw(seen, texts) if own else as_tree(game, seen, texts)
    console.print(drawing)


def as_tree(game: Game, seen: View, texts: Texts) -> Tree:
    """Any game's position, field by field, with the names of things."""
    tree = Tree(game.names[texts.language])
    branch_out(tree, dump_state(game, seen.state), texts)
    return tree


def branch_out(tree: Tree, value: dict[str, Any], texts: Texts) -> None:
    for key, item in value.items():
        label = texts.name_of_id(key) or key
        if isinstance(item, dict):
            branch_out(tree.add(f"[bold]{label}[/]"), item, texts)
        elif isinstance(item, list):
            shown = ", ".join((texts.name_of_id(one) or one) if isinstance(one, str) else str(one) for one in item)
            tree.add(f"{label}: {shown or '-'}")
        else:
            tree.add(f"{label}: {(texts.name_of_id(item) or item) if isinstance(item, str) else item}")


def draw_events(console: Console, events: list[Event], texts: Texts) -> None:
    """Log lines; sums unfolded below them."""
    for event in events:
        console.print(f"     {texts.event(event)} [dim]{event.cited()}[/]", highlight=False)
        parts = event.parts()
        if len(parts) > 1:
            total = sum(part.number for part in parts)
            rows = " ".join(f"{part.number:+d} {texts.part(part)}" for part in parts)
            console.print(f"       [dim]{total} = {rows}[/]", highlight=False)


def draw_scores(console: Console, result: Outcome, texts: Texts, words: Phrases, players: tuple[str, ...]) -> None:
    """The final scoring, row by row. An automaton that is no seat of the table is counted behind the last one."""
    names = [*players, *[texts.name("seat", seat) for seat in range(len(players), len(result.scores))]]
    table = Table(title=words.say("final-scores"))
    table.add_column("")
    for seat, player in enumerate(names):
        table.add_column(Text(f"{SEAT_LETTERS[seat]} {player}", style=SEAT_STYLES[seat]), justify="right")
    category = ""
    for row in result.rows:
        label = texts.say(f"score-{row.category}")
        if row.item:
            if row.category != category:
                table.add_row(f"[bold]{label}[/]")
            label = f"  {texts.name_of_id(row.item) or row.item}"
        category = row.category
        table.add_row(label, *[str(points) for points in row.points])
    table.add_section()
    table.add_row(f"[bold]{words.say('total')}[/]", *[f"[bold]{score}[/]" for score in result.scores])
    if sorted(result.scores)[-1:] * 2 == sorted(result.scores)[-2:]:
        for name, numbers in result.tie_breaks:
            table.add_row(texts.say(f"tie-{name}"), *[str(number) for number in numbers])
    console.print(table)
    winners = ", ".join(names[seat] for seat in result.winners)
    console.print(words.say("winner", count=len(result.winners), names=winners), style="bold")
