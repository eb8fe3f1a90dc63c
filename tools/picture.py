"""Draws docs/pictures/terminal.svg: a position of Antarctica as the terminal shows it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from rich.console import Console

from cosmeeple.cli.draw import draw_position
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.records.view import view
from cosmeeple.kernel.words.text import Texts


def main() -> None:
    game = load_game("antarctica")
    table = game.new(3, 12, {"placement": "first_game"})
    for _ in range(60):
        best = max(table.legal, key=lambda pick: value(table, pick))
        table.apply(table.decider, best)
    with Path("/dev/null").open("w") as nowhere:
        console = Console(record=True, width=132, file=nowhere, emoji=False)
        draw_position(
            console, game, view(game, table, 0), Texts(game, None, "en", ["Ada", "Borys", "Celina"])
        )
        drawing = console.export_svg(title="cosmeeple play antarctica")
    # A picture must not fetch anything from elsewhere: the reader's own monospaced font will do.
    Path("docs/pictures/terminal.svg").write_text(
        re.sub(r"@font-face \{.*?\}", "", drawing, flags=re.DOTALL)
    )


def value(table: Table[Any], pick: int) -> float:
    trial = table.clone()
    trial.apply(table.decider, pick)
    return load_game("antarctica").evaluate(trial.state, table.decider)


main()
