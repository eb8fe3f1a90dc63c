"""`cosmeeple train GAME`: one command from nothing, or from positions given, to a network."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.training.learn import Lesson
from cosmeeple.training.loop import Course, Training
from cosmeeple.training.practice import Practice, Practising, subject_of
from cosmeeple.training.reinforce import Drill
from cosmeeple.training.selfplay import Manner


def new_parser(what: str) -> argparse.ArgumentParser:
    """What every training is told."""
    wanted = argparse.ArgumentParser(
        prog="cosmeeple train", description=f"Learn a {what} for the bots of a game."
    )
    wanted.add_argument("slug", metavar="GAME")
    wanted.add_argument(
        "--folder",
        type=Path,
        required=True,
        help="where everything is kept; stopped, it goes on there",
    )
    wanted.add_argument("--begin", type=Path, metavar="FILE", help=f"the {what} to begin with")
    wanted.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="processes that play"
    )
    return wanted


def add_settings(wanted: argparse.ArgumentParser, *kinds: Any, but: tuple[str, ...]) -> None:
    """An argument for each field of these settings, except some."""
    for each in (each for kind in kinds for each in fields(kind)):
        if each.name not in but:
            number = float if each.type == "float" else int
            wanted.add_argument(
                f"--{each.name}",
                type=number,
                default=each.default,
                help=f"(default: {each.default})",
            )


def parser() -> argparse.ArgumentParser:
    wanted = new_parser("network")
    wanted.add_argument(
        "--name", default="net-2.bin", help="which network of the game (default: net-2.bin)"
    )
    wanted.add_argument("--generations", type=int, default=3)
    wanted.add_argument("--games", type=int, default=2000, help="games of a generation")
    wanted.add_argument("--seed", type=int, default=1)
    wanted.add_argument("--window", type=int, default=4, help="generations that are learned from")
    wanted.add_argument(
        "--positions", type=Path, nargs="*", default=[], metavar="FILE", help="more to learn from"
    )
    add_settings(wanted, Manner, Lesson, but=("seed",))
    return wanted


def policy_parser() -> argparse.ArgumentParser:
    """For games that have a policy."""
    wanted = new_parser("policy")
    add_settings(wanted, Practice, Drill, but=("slug", "drill", "workers"))
    return wanted


def some(like: Any, words: argparse.Namespace, but: str = "") -> dict[str, Any]:
    return {each.name: getattr(words, each.name) for each in fields(like) if each.name != but}


def practise(argv: Sequence[str]) -> Practising:
    words = policy_parser().parse_args(argv)
    settings = some(Practice, words, "drill")
    return Practising(
        Practice(**settings, drill=Drill(**some(Drill, words))), words.folder, words.begin
    )


def main(argv: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if argv is None else argv)
    console = Console(stderr=True, emoji=False)
    try:
        training: Practising | Training
        if given and given[0] in SLUGS and subject_of(given[0]) is not None:
            training = practise(given)
        else:
            training = network_training(given)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        with Progress(*columns, console=console, transient=True) as progress:
            bar = progress.add_task("begins", total=None)

            def advance(what: str, done: int, total: int) -> None:
                progress.update(bar, description=what, completed=done, total=total)

            path = training.run(console.print, advance)
    except BadInput as error:
        sys.stderr.write(f"cosmeeple train: {error}\n")
        return 2
    print(path)
    return 0


def network_training(argv: Sequence[str]) -> Training:
    words = parser().parse_args(argv)
    load_game(words.slug)
    course = Course(
        words.slug,
        words.name,
        words.generations,
        words.games,
        workers=words.workers,
        seed=words.seed,
        window=words.window,
        manner=Manner(**some(Manner, words)),
        lesson=Lesson(**some(Lesson, words)),
    )
    return Training(course, words.folder, words.begin, words.positions)


if __name__ == "__main__":
    raise SystemExit(main())
