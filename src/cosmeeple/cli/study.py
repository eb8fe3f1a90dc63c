"""`cosmeeple analyse`: a recorded game looked at afterwards; `cosmeeple puzzles make`: positions to
think about."""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from cosmeeple.cli.records import kit_for
from cosmeeple.cli.voice import voice
from cosmeeple.kernel.game import SEAT_LETTERS, load_game, seat_number
from cosmeeple.kernel.records.transcript import Match, load
from cosmeeple.kernel.words.text import Phrases, Texts
from cosmeeple.study.decisions import Judged
from cosmeeple.study.review import Review, review
from cosmeeple.study.seeking import seek
from cosmeeple.study.words import ToldDecision, signed, told_decision


def analyse(arguments: argparse.Namespace) -> int:
    """Study a game and say what decided it; with `--json` everything that was found."""
    match = load(arguments.file, kit_for(arguments.file, arguments.components))
    seat = None if arguments.seat is None else seat_number(arguments.seat, match.header.players)
    words = voice(arguments.lang)
    with Progress(
        console=Console(stderr=True, emoji=False), disable=not sys.stderr.isatty()
    ) as progress:
        bar = progress.add_task(words.say("analysing"), total=len(match.moves))
        found = review(match, arguments.effort, arguments.seed, lambda _: progress.advance(bar))
    told = [(one, told_at(match, one, words.language)) for one in found.costly(seat)]
    if arguments.json:
        body = {
            **msgspec.to_builtins(found),
            "costly": [in_json(one, words_of_it) for one, words_of_it in told],
        }
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(body), indent=2).decode() + "\n")
    else:
        show(Console(emoji=False), match, found, told, words)
    return 0


def told_at(match: Match, one: Judged, language: str) -> ToldDecision:
    texts = Texts(match.game, match.kit, language)
    return told_decision(one, match.back_to(one.ply).table, texts)


def in_json(one: Judged, told: ToldDecision) -> dict[str, Any]:
    return {"move": one.ply + 1, "seat": SEAT_LETTERS[one.seat], "loss": one.loss, **told._asdict()}


def show(
    console: Console,
    match: Match,
    found: Review,
    told: list[tuple[Judged, ToldDecision]],
    words: Phrases,
) -> None:
    """Luck and play of every seat, then the decisions that cost most."""
    grid = Grid(title=words.say("luck-and-play"))
    for column in ("seat", "start", "others", "own-play", "luck", "end", "score"):
        grid.add_column(
            words.say(f"analysis-{column}"), justify="left" if column == "seat" else "right"
        )
    scores = match.game.outcome(match.table.state).scores
    for seat, row in enumerate(found.accounts):
        changes = [
            signed(100 * part, words.language, 0) for part in (row.others, row.own, row.luck)
        ]
        ends = [f"{100 * row.start:.0f}", *changes, f"{100 * row.end:.0f}"]
        grid.add_row(SEAT_LETTERS[seat], *ends, str(scores[seat]))
    console.print(grid)
    if not told:
        console.print(words.say("nothing-costly"))
    for number, (one, sentence) in enumerate(told, 1):
        loss = signed(-100 * one.loss, words.language, 0)
        error = f"{200 * one.error:.0f}"
        head = words.say(
            "costly", seat=SEAT_LETTERS[one.seat], move=one.ply + 1, loss=loss, error=error
        )
        console.print(f"[bold]{number}. {head}[/]  {sentence.prompt}", highlight=False)
        for key, label, does in (
            ("played", sentence.played, sentence.played_does),
            ("better", sentence.better, sentence.better_does),
        ):
            console.print(
                f"   {words.say(key)}: {label}" + (f" ({does})" if does else ""), highlight=False
            )
        for key, parts in (("brings", sentence.brings), ("counts", sentence.counted)):
            if parts:
                listed = ", ".join(f"{name} {more}" for name, more in parts)
                console.print(f"   {words.say(key)}: {listed}", highlight=False)
        if one.ending is not None:
            parts = (
                (words.say("ends-own"), signed(one.ending.own, words.language)),
                *sentence.ends,
                (words.say("ends-others"), signed(one.ending.others, words.language)),
                (words.say("ends-win"), f"{signed(100 * one.ending.win, words.language, 0)} %"),
            )
            listed = ", ".join(f"{name} {more}" for name, more in parts)
            head = words.say("ends", games=one.ending.games)
            console.print(f"   {head}: {listed}", highlight=False)
        if sentence.line:
            line = ", ".join(f"{SEAT_LETTERS[who]} {text or '?'}" for who, text in sentence.line)
            console.print(f"   {words.say('then')}: {line}", highlight=False)


def make_puzzles(arguments: argparse.Namespace) -> int:
    """Let bots play and keep the positions that are puzzles, one file each; goes on where it
    stopped."""
    game = load_game(arguments.slug)
    seats = (
        (arguments.players,)
        if arguments.players
        else game.seats[:1]
        if game.seats[0] > 1
        else game.seats[1:2]
    )
    game.check_seats(seats[0])
    folder = arguments.out / game.slug
    with Progress(
        console=Console(stderr=True, emoji=False), disable=not sys.stderr.isatty()
    ) as progress:
        bar = progress.add_task(game.slug, total=arguments.count)

        def told(seed: int, there: int) -> None:
            progress.update(bar, completed=there, description=f"{game.slug}, game {seed}")

        until = time.monotonic() + arguments.minutes * 60
        there = seek(game, folder, arguments.count, arguments.seed, until, told, seats)
    print(f"{folder}: {there} puzzles")
    return 0
