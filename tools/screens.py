"""The screens of the terminal in docs/games, drawn again: `python tools/screens.py` after words
have changed.

Chance alone plays up to a question of the kind that is shown, so every machine draws the same.
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from cosmeeple.cli.draw import WIDTH
from cosmeeple.cli.terminal import HUMAN, TerminalGame
from cosmeeple.cli.voice import voice
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.records.codec import notation, question
from cosmeeple.kernel.records.transcript import Match

DOCS = Path(__file__).parents[1] / "docs" / "games"
BLOCK = re.compile(r"(## In the terminal\n.*?```text\n).*?(```)", re.DOTALL)


class Screen(NamedTuple):
    """Which question of seat A is shown: the first of its kind after so many answers."""

    slug: str
    seats: tuple[str, ...]
    seed: int
    kind: str
    after: int


SCREENS = (
    Screen("antarctica", (HUMAN, "easy"), 2, "TakeTurn", 25),
    Screen("tortuga", (HUMAN, "easy"), 7, "TakeAction", 60),
    Screen("relics", (HUMAN,), 4, "ChooseAction", 12),
    Screen("circadians", (HUMAN,), 2, "MoveHarvester", 20),
    Screen("race", (HUMAN, "easy"), 3, "ChooseWorld", 30),
)


def drawn(screen: Screen) -> str:
    """What stands on the terminal when the question is asked."""
    match = Match.start(
        load_game(screen.slug), len(screen.seats), screen.seed, {}, seats=screen.seats
    )
    chance = Rng(state_from_seed(screen.seed))
    while True:
        table = match.table
        seat = table.deciders()[0]
        if (
            len(match.moves) >= screen.after
            and seat == 0
            and type(table.agenda[-1]).__name__ == screen.kind
        ):
            break
        match.play(seat, notation(question(table), chance.pick(table.options(seat))))
    page = io.StringIO()
    game = TerminalGame(Console(file=page, width=WIDTH), voice("en"), match, screen.seats)
    game.draw(0)
    return "".join([f"{line.rstrip()}\n" for line in page.getvalue().splitlines()])


def main() -> int:
    for screen in SCREENS:
        path = DOCS / f"{screen.slug}.md"
        text = path.read_text(encoding="utf-8")
        block = drawn(screen)
        path.write_text(
            BLOCK.sub(lambda found, block=block: found[1] + block + found[2], text),
            encoding="utf-8",
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
