"""`cosmeeple play`: a whole game on the terminal, alone, hot-seat or against bots."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console
from rich.prompt import Prompt

from cosmeeple.bots.registry import bot_spec
from cosmeeple.cli.arguments import options_from
from cosmeeple.cli.records import kit_for
from cosmeeple.cli.terminal import HUMAN, TerminalGame
from cosmeeple.cli.voice import voice
from cosmeeple.kernel.engine.chance import KEYED, Draws
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.game import SLUGS, Game, load_game
from cosmeeple.kernel.records.transcript import Match, load
from cosmeeple.kernel.words.text import Phrases


def command(arguments: argparse.Namespace) -> int:
    words = voice(arguments.lang)
    console = Console(emoji=False)
    if arguments.load:
        match = load(arguments.load, kit_for(arguments.load, arguments.components))
        seats = match.header.seats or (HUMAN,) * match.header.players
    else:
        match = new_match(arguments, words, console)
        seats = match.header.seats
    TerminalGame(console, words, match, seats).run()
    return 0


def new_match(arguments: argparse.Namespace, words: Phrases, console: Console) -> Match:
    """From the arguments; what they leave open is asked."""
    slug = arguments.slug
    if slug is None:
        if not sys.stdin.isatty():
            raise BadInput(f"name a game: cosmeeple play {SLUGS[0]}")
        slug = Prompt.ask(
            words.say("which-game"), choices=list(SLUGS), default=SLUGS[0], console=console
        )
    game = load_game(slug)
    seats = (
        seats_from(arguments.seats, game)
        if arguments.seats
        else (HUMAN, *["medium"] * max(1, game.seats[0] - 1))
    )
    game.check_seats(len(seats))
    kit = game.kit(arguments.components)
    return Match.start(
        game, len(seats), arguments.seed, options_from(arguments.option), kit, seats, Draws(KEYED)
    )


def seats_from(text: str, game: Game) -> tuple[str, ...]:
    seats = tuple(part.strip() for part in text.split(","))
    for seat in seats:
        if seat != HUMAN:
            bot_spec(seat).check(game)
    return seats
