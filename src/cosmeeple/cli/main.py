"""The commands and their arguments. A wrong input is one line on standard error and exit code 2."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from cosmeeple import __version__
from cosmeeple.cli import (
    bench,
    completion,
    data,
    doctor,
    ids,
    learn,
    play,
    records,
    rules,
    study,
    texts,
)
from cosmeeple.cli.voice import voice
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.lessons.lesson import FIRST
from cosmeeple.kernel.words.text import LANGUAGES
from cosmeeple.study.decisions import EFFORTS
from cosmeeple.system import forgiving_output

Command = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, with the way to more."""

    def error(self, message: str) -> None:  # type: ignore[override]
        sys.stderr.write(f"{self.prog}: {message}; see `{self.prog} --help`\n")
        raise SystemExit(2)


def parser(*, whole: bool = False) -> Parser:
    """All commands; `whole` has the arguments of the optional parts too, which must be installed
    then."""
    main_parser = Parser(
        prog="cosmeeple",
        description=(
            "Science-fiction board games at one table. Without a command the table "
            "opens in your browser."
        ),
    )
    main_parser.add_argument("--version", action="version", version=f"cosmeeple {__version__}")
    commands = main_parser.add_subparsers(metavar="COMMAND", parser_class=Parser, required=True)

    def add(name: str, command: Command, text: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=text, description=text)
        sub.set_defaults(command=command)
        return sub

    sub = add("play", play.command, "play in the terminal: alone, hot-seat, against bots")
    sub.add_argument("slug", nargs="?", metavar="GAME", help="which game (asked for when left out)")
    sub.add_argument("--seats", help="who sits where, in turn order: human,random,...")
    sub.add_argument("--seed", type=int, help="a number that fixes all chance")
    sub.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="a variant of the game"
    )
    sub.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    sub.add_argument(
        "--components", type=Path, metavar="FILE", help="play with a corrected component file"
    )
    language(sub)

    sub = add(
        "learn", learn.command, "learn a game: a guided first game, or the game in 60 seconds"
    )
    sub.add_argument(
        "slug", nargs="?", metavar="GAME", help="which game (left out: the lessons there are)"
    )
    sub.add_argument(
        "name", nargs="?", default=FIRST, metavar="LESSON", help=f"which lesson (default: {FIRST})"
    )
    sub.add_argument(
        "--overview", action="store_true", help="the game in 60 seconds, tips and questions"
    )
    sub.add_argument(
        "--again", action="store_true", help="from the first step, whatever was played before"
    )
    language(sub)

    sub = add("replay", records.replay, "show a recorded game move by move")
    sub.add_argument("file", type=Path)
    sub.add_argument("--to", type=int, metavar="N", help="stop after move N and show the position")
    sub.add_argument(
        "--seat",
        help="show what this seat knows (default: a spectator; a finished game: everybody's log)",
    )
    sub.add_argument("--components", type=Path, metavar="FILE")
    language(sub)

    sub = add(
        "verify",
        records.verify,
        "check a recorded game: legality, digest chain, seed commitment, fair chance",
    )
    sub.add_argument("file", type=Path, nargs="+")
    sub.add_argument(
        "--commitment", metavar="HEX", help="the fingerprint that you were shown before the game"
    )
    sub.add_argument("--nonce", metavar="HEX", help="the random number that you added to the deal")
    sub.add_argument("--components", type=Path, metavar="FILE")

    sub = add("record", records.record, "write a random game as a transcript")
    sub.add_argument("slug", metavar="GAME")
    sub.add_argument("--players", type=int)
    sub.add_argument("--seed", type=int, default=1)
    sub.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    sub.add_argument("--out", type=Path, help="the file to write (default: standard output)")

    sub = add(
        "analyse",
        study.analyse,
        "look at a recorded game afterwards: who stood how, what cost most, luck and play",
    )
    sub.add_argument("file", type=Path)
    sub.add_argument("--json", action="store_true", help="everything that was found, for programs")
    sub.add_argument(
        "--effort",
        choices=tuple(EFFORTS),
        default="usual",
        help="how deep to look (default: usual)",
    )
    sub.add_argument("--seat", help="only the decisions of this seat")
    sub.add_argument(
        "--seed", type=int, default=1, help="the same seed finds the same (default: 1)"
    )
    sub.add_argument("--components", type=Path, metavar="FILE")
    language(sub)

    sub = add(
        "puzzles",
        study.make_puzzles,
        "find puzzles in games of bots: positions with one clearly best answer",
    )
    sub.add_argument("action", choices=("make",))
    sub.add_argument("slug", metavar="GAME")
    sub.add_argument(
        "--count", type=int, default=100, help="stop when there are so many (default: 100)"
    )
    sub.add_argument(
        "--minutes", type=float, default=60.0, help="or after so much time (default: 60)"
    )
    sub.add_argument("--players", type=int, help="the number of players (default: two)")
    sub.add_argument("--seed", type=int, default=1, help="the first game (default: 1)")
    sub.add_argument(
        "--out", type=Path, default=Path("puzzles"), help="a folder for each game lies in it"
    )

    sub = add("check", records.check, "run position files (given / do / expect) and lessons")
    sub.add_argument("files", type=Path, nargs="+")
    sub.add_argument("--components", type=Path, metavar="FILE")

    sub = add("rules", rules.command, "show, search and cover the rules in our own words")
    sub.add_argument(
        "words", nargs="*", metavar="ID or WORDS", help="a rule id, or words to search for"
    )
    sub.add_argument("--game", metavar="GAME", help="search only this game")
    sub.add_argument(
        "--coverage", nargs="?", const="", metavar="GAME", help="is every rule cited and tested?"
    )
    sub.add_argument(
        "--write", action="store_true", help="with --coverage: write the coverage pages"
    )
    language(sub)

    sub = add(
        "components", data.command, "list the component data with where each number comes from"
    )
    sub.add_argument("slug", metavar="GAME")
    sub.add_argument("--source", help="only entries with this source")
    sub.add_argument(
        "--components", type=Path, metavar="FILE", help="check and list a corrected file"
    )
    language(sub)

    sub = add("ids", ids.command, "compare a game's vocabulary.py with its components.toml")
    sub.add_argument("slug", metavar="GAME")
    sub.add_argument("--write", action="store_true", help="write the ids and numbers that differ")

    sub = add(
        "bench",
        bench.command,
        "measure decisions per second, games per second and the cost of a clone",
    )
    sub.add_argument("slug", nargs="?", metavar="GAME")
    sub.add_argument("--json", action="store_true")
    sub.add_argument("--seconds", type=float, default=2.0, help="how long each figure is measured")
    sub.add_argument("--players", type=int, help="the number of players (default: the most)")
    sub.add_argument("--only", choices=("compiled", "interpreted"), help=argparse.SUPPRESS)

    sub = add("doctor", doctor.command, "say what is compiled, what is missing, what is slow")
    sub.add_argument("--json", action="store_true", help="for programs")
    language(sub)

    sub = add(
        "texts",
        texts.command,
        "all sentences to proof-read; for translators: what is missing or does not fit",
    )
    texts.add_arguments(sub)

    sub = add(
        "completion", completion.command, "print a script that completes commands in your shell"
    )
    sub.add_argument("shell", choices=completion.SHELLS)

    for name, (module, make, _, _, text) in ELSEWHERE.items():
        if whole:
            there: Parser = getattr(importlib.import_module(module), make)()
            commands.add_parser(name, help=text, description=text, parents=[there], add_help=False)
        else:
            add(name, lambda _: 0, text)

    sub = add(
        "conform", records.conform, "compare our engine with games recorded by an independent one"
    )
    sub.add_argument("slug", metavar="GAME")
    sub.add_argument("files", type=Path, nargs="+")
    sub.add_argument(
        "--stop-after",
        type=int,
        default=30,
        metavar="ROUND",
        help=(
            "the recording program ends every game after this round, ours goes on (default: "
            "30; 0: it does not)"
        ),
    )

    sub = add(
        "conformance", records.conformance, "play random games with every check of the kernel"
    )
    sub.add_argument("slug", nargs="?", metavar="GAME")
    sub.add_argument("--games", type=int, default=100, help="how many for each number of players")
    sub.add_argument("--players", type=int)
    sub.add_argument("--seed", type=int, default=0, help="the first seed")
    sub.add_argument("--jobs", type=int, default=2, help="how many processes")
    sub.add_argument(
        "--looks",
        type=int,
        default=0,
        metavar="N",
        help="check only so many positions of each game, drawn at random",
    )
    return main_parser


#: Commands of optional parts: module, parser and function, the extra that brings what they need,
#: what they do.
ELSEWHERE = {
    "serve": ("cosmeeple.web.serve", "parser", "main", "web", "serve the web table"),
    "work": (
        "cosmeeple.web.work",
        "parser",
        "main",
        "web",
        "let the bots of a server's tables think here",
    ),
    "settings": (
        "cosmeeple.web.settings_shown",
        "parser",
        "main",
        "web",
        "show the server's settings and their sources",
    ),
    "health": (
        "cosmeeple.web.health",
        "parser",
        "main",
        "web",
        "ask a running server whether it is well",
    ),
    "backup": (
        "cosmeeple.web.backups",
        "backup_parser",
        "backup_main",
        "web",
        "save all games to one file",
    ),
    "restore": (
        "cosmeeple.web.backups",
        "restore_parser",
        "restore_main",
        "web",
        "put a backup into an empty database",
    ),
    "keeper": (
        "cosmeeple.web.keeper",
        "keeper_parser",
        "keeper_main",
        "web",
        "look after tables and people",
    ),
    "audit": (
        "cosmeeple.web.audit",
        "parser",
        "main",
        "web",
        "verify every game of the server's database",
    ),
    "train": (
        "cosmeeple.training.__main__",
        "parser",
        "main",
        "train",
        "learn a network for the bots of a game",
    ),
    "arena": ("cosmeeple.arena.__main__", "parser", "main", "arena", "let bots play tournaments"),
}


def run_elsewhere(name: str, words: list[str]) -> int:
    """Hand the command over to its own parser."""
    module, _, function, extra, _ = ELSEWHERE[name]
    try:
        command: Callable[[list[str]], int] = getattr(importlib.import_module(module), function)
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("cosmeeple"):
            raise  # not an extra that is missing: our own package is broken
        sys.stderr.write(
            f"cosmeeple: `{name}` needs {error.name}, which is not installed; try: pip "
            f"install 'cosmeeple[{extra}]'\n"
        )
        return 2
    return command(words)


def open_table() -> int:
    """The bare command: the table in the browser, or how to get there."""
    try:
        command: Callable[[], int] = importlib.import_module("cosmeeple.web.serve").open_table
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("cosmeeple"):
            raise
        sys.stderr.write(f"{voice(None).say('no-web', missing=error.name)}\n")
        return 2
    return command()


def language(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--lang", choices=LANGUAGES, help="the language (default: the shell's)")


def main(argv: Sequence[str] | None = None) -> None:
    """Run a command; the exit code is 0, 1 (a check failed) or 2 (wrong input)."""
    words = list(sys.argv[1:] if argv is None else argv)
    forgiving_output()
    if not words:
        raise SystemExit(open_table())
    if words and words[0] in ELSEWHERE:
        raise SystemExit(run_elsewhere(words[0], words[1:]))
    arguments = parser().parse_args(words)
    try:
        code = arguments.command(arguments)
    except BadInput as error:
        sys.stderr.write(f"cosmeeple: {error}\n")
        code = 2
    except RecursionError:
        sys.stderr.write("cosmeeple: the input is nested too deeply\n")
        code = 2
    except BrokenPipeError:
        sys.stderr.close()
        code = 0
    except OSError as error:
        sys.stderr.write(f"cosmeeple: {error.filename or 'file'}: {error.strerror or error}\n")
        code = 2
    except KeyboardInterrupt:
        sys.stderr.write(f"\n{voice(None).say('interrupted')}\n")
        code = 130
    raise SystemExit(code)
