"""Recorded games and positions: replay, verify, record, check, conformance."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from cosmeeple.cli.arguments import games_from, options_from
from cosmeeple.cli.draw import draw_events, draw_position
from cosmeeple.cli.voice import voice
from cosmeeple.draw.seen import Seat, Seen
from cosmeeple.kernel.components import read_text
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.journal import EVERYONE, heard_by
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import SEAT_LETTERS, load_game, seat_number
from cosmeeple.kernel.kit import Kit
from cosmeeple.kernel.laws import checks
from cosmeeple.kernel.lessons.lesson_checks import check_lesson, is_lesson
from cosmeeple.kernel.records.codec import notation, question
from cosmeeple.kernel.records.position import check_files
from cosmeeple.kernel.records.transcript import (
    EARLY,
    Carried,
    Match,
    commitment,
    load,
    write_atomically,
)
from cosmeeple.kernel.records.view import SPECTATOR, view
from cosmeeple.kernel.words.text import Texts


def kit_for(file: Path, components: Path | None) -> Kit | None:
    """The corrected component file for the game that the record names."""
    if components is None:
        return None
    for line in read_text(file).splitlines():
        if line.startswith("game "):
            return load_game(line.split()[1]).kit(components)
    raise BadInput(f"{file.name} does not name its game")


def replay(arguments: argparse.Namespace) -> int:
    """Print the log of a recorded game, or the position after a move."""
    console = Console(emoji=False)
    match = load(arguments.file, kit_for(arguments.file, arguments.components))
    if match.carried is not None:
        print(
            (
                f"carried over from rules version {match.carried.version} to "
                f"{match.game.rules_version}"
            ),
            file=sys.stderr,
        )
    words = voice(arguments.lang)
    texts = Texts(match.game, match.kit, words.language)
    stop = len(match.moves) if arguments.to is None else arguments.to
    shown = match.back_to(stop)
    seat = (
        SPECTATOR if arguments.seat is None else seat_number(arguments.seat, match.header.players)
    )
    for number, told in enumerate(shown.happened):
        if number:
            move = shown.moves[number - 1]
            console.print(
                f"[dim]{number:4}[/] [bold]{SEAT_LETTERS[move.seat]}[/] {move.text}",
                highlight=False,
            )
        draw_events(console, heard_by(told, EVERYONE if seat == SPECTATOR else seat), texts)
    chairs = tuple([Seat(number, SEAT_LETTERS[number]) for number in range(match.header.players)])
    draw_position(
        console, Seen(match.game, view(match.game, shown.table, seat), texts, chairs, live=False)
    )
    return 0


def carried_over(file: Path, match: Match, carried: Carried, state: str) -> str:
    """What can be said of a record of older rules: the links tell where the position is still the
    recorded one."""
    links = (
        f"{carried.held} of {carried.links} links hold"
        if carried.links
        else "not sealed: chain not checked"
    )
    if carried.links:
        links += (
            ", the last one too"
            if carried.last_held
            else "; the last position is not the recorded one"
        )
    if carried.held < carried.links and (early := EARLY.get((match.game.slug, carried.version))):
        links += f" ({early})"
    return (
        f"{file}: ok, carried over from rules version {carried.version} to "
        f"{match.game.rules_version}, "
        f"{carried.moves} moves became {len(match.moves)}, {state}, {links}, "
        f"commitment {commitment(match.header.seed)[:16]}"
    )


def verify(arguments: argparse.Namespace) -> int:
    """Every move legal, every link of the chain right, the seed as promised, its chance made of
    what the file says; one line a file. `--commitment` and `--nonce` are what a person noted before
    the game.
    """
    for file in arguments.file:
        match = load(file, kit_for(file, arguments.components))
        promised, draws = commitment(match.header.seed), match.header.draws
        if arguments.commitment and not promised.startswith(
            arguments.commitment.rstrip("….").lower()
        ):
            raise BadInput(
                f"{file}: the seed is another than was promised: its commitment is {promised}"
            )
        if arguments.nonce and arguments.nonce not in draws.nonces:
            raise BadInput(f"{file}: the number {arguments.nonce} is not in the deal")
        state = "finished" if match.table.over() else "unfinished"
        if match.carried is not None:
            print(carried_over(file, match, match.carried, state))
            continue
        sealed = "sealed" if "\nsealed yes" in read_text(file) else "not sealed: chain not checked"
        noted = ", with the number you noted" if arguments.nonce else ""
        print(
            f"{file}: ok, {len(match.moves)} moves, {state}, {sealed}, commitment {promised[:16]}; "
            f"{draws.sentence()}{noted}"
        )
    return 0


def record(arguments: argparse.Namespace) -> int:
    """A random game as a transcript, for tests and for looking at."""
    game = load_game(arguments.slug)
    players = arguments.players or game.seats[0]
    match = Match.start(game, players, arguments.seed, options_from(arguments.option))
    rng = Rng(state_from_seed(arguments.seed))
    while not match.table.over():
        seat = rng.pick(list(match.table.deciders()))
        match.play(seat, notation(question(match.table), rng.pick(match.table.options(seat))))
    if arguments.out:
        write_atomically(arguments.out, match.dumps())
    else:
        sys.stdout.write(match.dumps())
    return 0


def check(arguments: argparse.Namespace) -> int:
    """Position files: one line a case; lessons: one line a way. 0 when all hold."""
    kit = None
    if arguments.components:
        slugs = {
            line.split('"')[1]
            for file in arguments.files
            for line in read_text(file).splitlines()
            if line.startswith("game")
        }
        if len(slugs) != 1:
            raise BadInput("--components needs position files of one game")
        kit = load_game(slugs.pop()).kit(arguments.components)
    failures = 0
    for file in arguments.files:
        for result in check_lesson(file, kit) if is_lesson(file) else check_files([file], kit):
            failures += result.failure is not None
            print(result)
    return 1 if failures else 0


def conformance(arguments: argparse.Namespace) -> int:
    """Random games of every player count and option with all checks; the first failure is printed
    and ends the run."""
    if arguments.jobs < 1:
        raise BadInput("--jobs is at least 1")
    if arguments.looks < 0:
        raise BadInput("--looks is at least 1, or left out: then every game is checked throughout")
    tasks = [
        (game.slug, seats, arguments.seed + number, number, arguments.looks)
        for game in games_from(arguments.slug)
        for seats in ([arguments.players] if arguments.players else game.seats)
        for number in range(arguments.games)
    ]
    with (
        Progress(console=Console(stderr=True, emoji=False)) as progress,
        ProcessPoolExecutor(arguments.jobs) as pool,
    ):
        bar = progress.add_task("random games", total=len(tasks))
        decisions = 0
        for played in pool.map(one_game, tasks, chunksize=8):
            decisions += played
            progress.advance(bar)
    print(f"{len(tasks)} games, {decisions} decisions, every check held")
    return 0


def conform(arguments: argparse.Namespace) -> int:
    """Games recorded by an independent engine, replayed by ours: the first difference of each in
    readable form."""
    game = load_game(arguments.slug)
    tool = game.part("conform")
    if tool is None:
        raise BadInput(f"there are no recorded games of another engine for {game.slug}; try race")
    results = []
    for result in tool.conform(arguments.files, arguments.stop_after):
        results.append(result)
        print(result)
    print("\n".join(tool.summary(results)))
    return 1 if any(result.failed for result in results) else 0


#: One game in so many has every check at every decision; the others have the dear ones at some.
THOROUGH = 10


def one_game(task: tuple[str, int, int, int, int]) -> int:
    """Options take turns with the seeds, so that every variant is played."""
    slug, seats, seed, number, looks = task
    game = load_game(slug)
    options = {}
    for option in game.options:
        if not option.seats or seats in option.seats:
            options[option.key] = option.values[number % len(option.values)]
            number //= len(option.values)
    if looks:
        return checks.sampled_game(game, seats, seed, options, looks=looks)
    return checks.random_game(game, seats, seed, options, thorough=seed % THOROUGH == 0).decisions
