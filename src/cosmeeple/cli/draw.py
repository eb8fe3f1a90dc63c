"""Positions, logs and scores on the terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping

from rich.console import Console
from rich.table import Table
from rich.text import Text

from cosmeeple.draw.brought import renderer
from cosmeeple.draw.plain import sections
from cosmeeple.draw.seen import Seen
from cosmeeple.kernel.engine.journal import Event
from cosmeeple.kernel.engine.outcome import Outcome
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.words.palette import SEAT_STYLES
from cosmeeple.kernel.words.text import Phrases, Texts

#: The table is drawn for a screen of this width, or a narrower one.
WIDTH = 100


def draw_position(console: Console, seen: Seen) -> None:
    """The table in words."""
    for section in sections(seen):
        console.print(Text(section.title, style="bold"))
        for line in section.lines:
            for wrapped in textwrap.wrap(line, min(WIDTH, console.width) - 2, subsequent_indent="  "):
                console.print(Text(f"  {wrapped}"), soft_wrap=True)


def draw_events(console: Console, events: list[Event], texts: Texts) -> None:
    """Log lines; sums unfolded below them."""
    covers: Mapping[str, str] = getattr(renderer(texts.game.slug), "COVERS", {})
    covered = {covers[type(event).__name__] for event in events if type(event).__name__ in covers}
    for event in events:
        if type(event).__name__ in covered:
            continue
        console.print(f"     {texts.event(event)} [dim]{event.cited()}[/]", highlight=False)
        parts = event.parts()
        if len(parts) > 1:
            total = sum(part.number for part in parts)
            rows = " ".join(
                texts.say(
                    "preview-plus" if part.number >= 0 else "preview-minus",
                    what=f"{abs(part.number)} {texts.part(part)}",
                )
                for part in parts
            )
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
