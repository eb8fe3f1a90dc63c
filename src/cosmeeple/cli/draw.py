"""Positions, logs and scores on the terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cosmeeple.draw.brought import renderer
from cosmeeple.draw.plain import chart, sections
from cosmeeple.draw.seen import Seen
from cosmeeple.kernel.engine.journal import Event
from cosmeeple.kernel.engine.outcome import Outcome
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.words.palette import SEAT_STYLES
from cosmeeple.kernel.words.text import Phrases, Texts

#: The table is drawn for a screen of this width and height, or a narrower one.
WIDTH = 100
LINES = 45


def draw_position(console: Console, seen: Seen) -> None:
    """The table in words; under it the map, where there is room for both."""
    lines: list[Text] = []
    for section in sections(seen):
        lines.append(Text(section.title, style="bold"))
        for line in section.lines:
            wrapped = textwrap.wrap(line, min(WIDTH, console.width) - 2, subsequent_indent="  ")
            lines += [Text(f"  {part}") for part in wrapped]
    drawn = [Text(f" {line}") for line in chart(seen)]
    if len(lines) + len(drawn) <= LINES and console.width >= WIDTH:
        lines += drawn
    for one in lines:
        console.print(one, soft_wrap=True)


def draw_map(console: Console, seen: Seen) -> bool:
    """The map alone; False where the game has none."""
    drawn = chart(seen)
    for line in drawn:
        console.print(Text(f" {line}"), soft_wrap=True)
    return bool(drawn)


def draw_events(console: Console, events: list[Event], texts: Texts) -> None:
    """Log lines; sums unfolded below them."""
    covers: Mapping[str, str] = getattr(renderer(texts.game.slug), "COVERS", {})
    covered = {covers[type(event).__name__] for event in events if type(event).__name__ in covers}
    for event in events:
        if type(event).__name__ in covered:
            continue
        said = Text(f"{texts.event(event)} ").append(event.cited(), style="dim")
        console.print(Padding(said, (0, 0, 0, 5)))
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
            console.print(Padding(Text(f"{total} = {rows}", style="dim"), (0, 0, 0, 7)))


def draw_scores(
    console: Console, result: Outcome, texts: Texts, words: Phrases, players: tuple[str, ...]
) -> None:
    """The final scoring, row by row. An automaton that is no seat of the table is counted behind
    the last one."""
    names = [
        *players,
        *[texts.name("seat", seat) for seat in range(len(players), len(result.scores))],
    ]
    table = Table(title=words.say("final-scores"))
    table.add_column("")
    for seat, player in enumerate(names):
        table.add_column(
            Text(f"{SEAT_LETTERS[seat]} {player}", style=SEAT_STYLES[seat]), justify="right"
        )
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
    table.add_row(
        f"[bold]{words.say('total')}[/]", *[f"[bold]{score}[/]" for score in result.scores]
    )
    if sorted(result.scores)[-1:] * 2 == sorted(result.scores)[-2:]:
        for name, numbers in result.tie_breaks:
            table.add_row(texts.say(f"tie-{name}"), *[str(number) for number in numbers])
    console.print(table)
    winners = ", ".join(names[seat] for seat in result.winners)
    console.print(words.say("winner", count=len(result.winners), names=winners), style="bold")
