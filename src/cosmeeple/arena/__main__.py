"""`cosmeeple arena GAME --bots greedy,mcts:100ms --games 400`, also as
`python -m cosmeeple.arena`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table as Grid

from cosmeeple.arena.engines import engine_named
from cosmeeple.arena.plan import BlockResult, Plan, make_plan
from cosmeeple.arena.report import html_report
from cosmeeple.arena.results import read_results
from cosmeeple.arena.run import Finished, run
from cosmeeple.arena.statistics import Estimate, Sprt, estimate_share
from cosmeeple.arena.summary import block_shares, summarise
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.game import SLUGS, load_game

BAD_INPUT = 2
INTERRUPTED = 130


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    made = argparse.ArgumentParser(
        prog="cosmeeple arena",
        description="Plays bots against each other: the same seeds with all seat rotations. "
        "An interrupted tournament "
        "goes on where it stopped when the same command is given again.",
    )
    made.add_argument("game", nargs="?", help=f"{', '.join(SLUGS)}")
    made.add_argument(
        "--bots",
        help="names with budgets, by commas: greedy,mcts:100ms,hard,module:Class,stdio:program",
    )
    made.add_argument(
        "--games", type=int, default=200, help="how many, rounded up to whole blocks (default 200)"
    )
    made.add_argument("--players", type=int, help="seats at the table (default: as many as bots)")
    made.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="a variant of the game"
    )
    made.add_argument("--lineup", help="who sits where, rotated: mcts:100ms,greedy,greedy,greedy")
    made.add_argument(
        "--seed", type=int, default=1, help="seed of the whole tournament (default 1)"
    )
    made.add_argument(
        "--engine",
        default="pool",
        choices=("serial", "pool", "ray"),
        help="where to play (default pool)",
    )
    made.add_argument("--workers", type=int, help="processes (default: all cores)")
    made.add_argument("--ray-address", help="of a running Ray cluster (default: a local one)")
    made.add_argument(
        "--sprt",
        metavar="LOW,HIGH",
        help="stop once the first bot's share of wins is told apart: 0.5,0.6",
    )
    made.add_argument(
        "--out",
        type=Path,
        help="results file (default: a name from the plan, in the current folder)",
    )
    made.add_argument("--report", type=Path, help="HTML report (default: beside the results file)")
    made.add_argument(
        "--show",
        type=Path,
        metavar="FILE",
        help="summary and report of a results file; plays nothing",
    )
    made.add_argument("--quiet", action="store_true", help="no progress bar")
    return made


def main(argv: Sequence[str] | None = None) -> int:
    """The command; returns its exit code."""
    given = parser().parse_args(argv)
    console = Console(width=None if sys.stdout.isatty() else 120)
    try:
        if given.show:
            plan, blocks = read_results(given.show)
            path, finished = given.show, Finished(tuple(blocks), "", len(blocks))
        else:
            plan = plan_of(given)
            path = given.out or Path(file_name(plan))
            finished = play(plan, path, given)
    except BadInput as error:
        print(f"cosmeeple arena: {error}", file=sys.stderr)
        return BAD_INPUT
    except FileNotFoundError as error:
        print(f"cosmeeple arena: there is no file {error.filename}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print("interrupted; the same command goes on from here", file=sys.stderr)
        return INTERRUPTED
    if not finished.blocks:
        print("cosmeeple arena: no block is finished yet", file=sys.stderr)
        return BAD_INPUT
    verdict = verdict_text(plan, finished.verdict, given.sprt)
    show(console, plan, finished, verdict)
    report = given.report or path.with_suffix(".html")
    report.write_text(html_report(plan, finished.blocks, verdict), encoding="utf-8")
    console.print(f"results {path}   report {report}", highlight=False)
    return 0


def plan_of(given: argparse.Namespace) -> Plan:
    """The tournament that the arguments ask for; BadInput where there is none."""
    if not given.game or not given.bots:
        raise BadInput(
            "a game and --bots are wanted: cosmeeple arena antarctica --bots greedy,random"
        )
    if given.games < 1 or (given.workers is not None and given.workers < 1):
        raise BadInput("--games and --workers are at least 1")
    pairs = [text.partition("=") for text in given.option]
    wrong = [text for text, (_, sign, _) in zip(given.option, pairs, strict=True) if not sign]
    if wrong:
        raise BadInput(f"an option reads KEY=VALUE, not {wrong[0]!r}")
    bots = [bot.strip() for bot in given.bots.split(",") if bot.strip()]
    lineup = [bot.strip() for bot in given.lineup.split(",")] if given.lineup else None
    options = {key: value for key, _, value in pairs}
    return make_plan(load_game(given.game), bots, given.players, options, given.seed, lineup)


def file_name(plan: Plan) -> str:
    """Where its results go when nobody says."""
    words = "-".join([plan.slug, str(plan.players), *plan.bots, f"seed{plan.seed}"])
    return (
        "arena-"
        + "".join(sign if sign.isalnum() or sign in "-._=" else "_" for sign in words)[:120]
        + ".jsonl"
    )


def read_sprt(text: str | None) -> Sprt | None:
    """The two shares between which a sequential test decides."""
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low, high = 1.0, 0.0
    if not 0 <= low < high <= 1:
        raise BadInput(
            f"--sprt takes two shares of wins, the lower one first: 0.5,0.6; not {text!r}"
        )
    return Sprt(low, high)


def verdict_text(plan: Plan, verdict: str, text: str | None) -> str:
    """What a sequential test has decided, as a sentence."""
    sprt = read_sprt(text) if verdict else None
    if sprt is None:
        return ""
    share, other = (sprt.high, sprt.low) if verdict == "high" else (sprt.low, sprt.high)
    return (
        f"Sequential test: {plan.bots[0]} wins {share:g} rather than {other:g} of the "
        "games (error 5 %)."
    )


def play(plan: Plan, path: Path, given: argparse.Namespace) -> Finished:
    """Run with a progress bar (on the error stream, if that is a terminal)."""
    sprt = read_sprt(given.sprt)
    engine = engine_named(given.engine, given.workers, given.ray_address)
    blocks = plan.blocks_for(given.games)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=given.quiet or not console.is_terminal) as bar:
        task = bar.add_task(f"{plan.slug} blocks", total=blocks)

        def on_block(done: list[BlockResult]) -> None:
            share = estimate_share(block_shares(plan, done[-1000:], 0)) if done else None
            words = f"{plan.slug}  {plan.bots[0]} {share.mean:.3f}" if share else plan.slug
            bar.update(task, completed=len(done), description=words)

        return run(plan, path, blocks, engine, sprt, on_block)


def words(found: Estimate, digits: int) -> str:
    """A mean with its interval."""
    return f"{found.mean:.{digits}f} [{found.low:.{digits}f}, {found.high:.{digits}f}]"


def show(console: Console, plan: Plan, finished: Finished, verdict: str) -> None:
    """The summary in the terminal."""
    summary = summarise(plan, finished.blocks)
    games = len(finished.blocks) * len(plan.lineups)
    grid = Grid(
        title=f"{plan.slug}, {plan.players} players, {games} games, 95 % intervals by seed block"
    )
    for name in ("bot", "share of wins", "equal", "mean rank", "mean score", "rating"):
        grid.add_column(name, justify="left" if name == "bot" else "right")
    for bot in summary.bots:
        rating = f"{bot.rating.mu:.1f} ± {2 * bot.rating.sigma:.1f}" if bot.rating else "-"
        grid.add_row(
            bot.bot,
            words(bot.share, 3),
            f"{bot.fair:.2f}",
            words(bot.mean_rank, 2),
            words(bot.mean_score, 1),
            rating,
        )
    console.print(grid)
    for pair in summary.pairs:
        console.print(
            f"{pair.first} less {pair.second}: score {words(pair.score_difference, 2)}, "
            f"rank {words(pair.rank_difference, 2)}, ahead in {words(pair.ahead, 3)}",
            highlight=False,
        )
    if finished.resumed:
        console.print(f"{finished.resumed} blocks were already in the file", highlight=False)
    if verdict:
        console.print(verdict, highlight=False)


if __name__ == "__main__":
    sys.exit(main())
