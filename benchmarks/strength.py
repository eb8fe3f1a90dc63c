"""Measures the strength of the bots in every game and writes docs/strength.md. Can be stopped and
goes on.

    python benchmarks/strength.py --games 200         all games, all matches
    python benchmarks/strength.py antarctica --search mcts:500    one game, another budget
    python benchmarks/strength.py race --only mcts    matches whose file name holds this word
    python benchmarks/strength.py --games 0           only writes the page from what is there

Results lie beside this file in strength/, one file a match (docs/arena.md), so that every figure
can be played again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from cosmeeple.arena.engines import engine_named
from cosmeeple.arena.plan import BlockResult, Plan, make_plan
from cosmeeple.arena.results import read_results
from cosmeeple.arena.run import run
from cosmeeple.arena.statistics import Estimate
from cosmeeple.arena.summary import summarise
from cosmeeple.bots.registry import STRENGTHS
from cosmeeple.kernel.engine.errors import BadFile
from cosmeeple.kernel.game import SLUGS, load_game

HERE = Path(__file__).parent
RESULTS = HERE / "strength"
PAGE = HERE.parent / "docs" / "strength.md"

#: Fewer blocks than this say nothing about an aim.
FEW = 10
NOTES = HERE / "strength" / "notes.md"


@dataclass(frozen=True)
class Aim:
    """One match: a bot alone against the same opponent in all other seats, or against the automaton
    of a solo game."""

    slug: str
    players: int
    bot: str
    against: str
    #: The share of wins that the project wants, where it names one.
    wanted: float | None = None

    @property
    def path(self) -> Path:
        words = f"{self.slug}-{self.players}-{self.bot}-{self.against or 'automaton'}"
        return RESULTS / (
            "".join(sign if sign.isalnum() or sign in "-.=" else "_" for sign in words) + ".jsonl"
        )

    def plan(self) -> Plan:
        game = load_game(self.slug)
        if not self.against:
            return make_plan(game, [self.bot], 1)
        lineup = [self.bot, *[self.against] * (self.players - 1)]
        return make_plan(game, [self.bot, self.against], self.players, lineup=lineup)


def aims(slug: str, search: str) -> Iterator[Aim]:
    seats = load_game(slug).seats
    for players in dict.fromkeys((2, max(seats))):
        pair = players == 2
        yield Aim(slug, players, "greedy", "random", 0.95 if pair else None)
        yield Aim(slug, players, search, "greedy", 0.75 if pair else None)
    steps = ["random", *STRENGTHS]
    for weaker, stronger in pairwise(steps):
        yield Aim(slug, 2, stronger, weaker)
    if 1 in seats:
        yield Aim(slug, 1, "hard", "", 0.60)


def words(found: Estimate) -> str:
    return f"{found.mean:.3f} [{found.low:.3f}, {found.high:.3f}]"


def points(found: Estimate) -> str:
    return f"{found.mean:+.1f} [{found.low:+.1f}, {found.high:+.1f}]"


def verdict(found: Estimate, wanted: float | None) -> str:
    if wanted is None:
        return ""
    if found.blocks < FEW:
        return "too few games to say"
    if found.low >= wanted:
        return f"≥ {wanted:.2f}: yes"
    if found.high < wanted:
        return f"≥ {wanted:.2f}: no, by {wanted - found.mean:.3f}"
    return (
        f"≥ {wanted:.2f}: {'likely' if found.mean >= wanted else 'doubtful'}, the interval holds it"
    )


def mean_scores(blocks: Sequence[BlockResult]) -> str:
    """Of a solo game: one's own score and the automaton's, on average."""
    scores = [game.scores for block in blocks for game in block.games]
    own, automaton = (sum(score[place] for score in scores) / len(scores) for place in (0, 1))
    return f"{own:.1f} to {automaton:.1f}"


def row(path: Path) -> str:
    plan, blocks = read_results(path)
    summary = summarise(plan, blocks)
    bot = summary.bots[0]
    against = plan.bots[1] if len(plan.bots) > 1 else "the automaton"
    match = (plan.players, plan.bots[0], "" if plan.players == 1 else against)
    known = {
        (aim.players, aim.bot, aim.against): aim.wanted for aim in aims(plan.slug, plan.bots[0])
    }
    wanted = known.get(match)
    pair = summary.pairs[0] if summary.pairs else None
    fair = f"{bot.fair:.2f}" if plan.players > 1 else "-"
    margin = points(pair.score_difference) if pair else mean_scores(blocks)
    return (
        f"| {plan.players} | `{plan.bots[0]}` | "
        f"`{against}`{f' x {plan.players - 1}' if plan.players > 2 else ''} "
        f"| {len(blocks) * len(plan.lineups)} | {words(bot.share)} | {fair} | {margin} "
        f"| {words(pair.ahead) if pair else '-'} | {verdict(bot.share, wanted)} |"
    ).replace("`the automaton`", "the automaton")


def page() -> str:
    """docs/strength.md from the result files that are there."""
    lines = [
        "# Strength of the bots, measured",
        "",
        "Written by `python benchmarks/strength.py` from `benchmarks/strength/`: what is told",
        "here is in `notes.md`, each row of the last tables is a result file. Each match is a",
        "bot in one seat against the same opponent in all others, on the same seeds in all",
        "seats. 95 % intervals by seed block (docs/arena.md). *Equal* is the share of wins that",
        "equal bots would get, *ahead* how often the bot ranked before an opponent.",
        "",
    ]
    if NOTES.exists():
        lines += [NOTES.read_text(encoding="utf-8").strip(), ""]
    for slug in SLUGS:
        found = []
        for path in sorted(RESULTS.glob(f"{slug}-*.jsonl")):
            try:
                if len(read_results(path)[1]) > 1:
                    found.append(row(path))
            except BadFile as error:
                print(error, file=sys.stderr)
        lines += [f"## {load_game(slug).names['en']}", ""]
        if not found:
            lines += ["No match of the general bots has a result file; the names are above.", ""]
            continue
        lines += [
            (
                "| players | bot | against | games | share of wins | equal | score difference | "
                "ahead | wanted |"
            ),
            "|--:|---|---|--:|--:|--:|--:|--:|---|",
            *found,
            "",
        ]
    return "\n".join(lines)


def play(aim: Aim, given: argparse.Namespace) -> None:
    """Play what is missing; results of other rules or other bots are set aside and the match begins
    again."""
    plan = aim.plan()
    blocks, engine = plan.blocks_for(given.games), engine_named(given.engine, given.workers)
    try:
        run(plan, aim.path, blocks, engine)
    except BadFile as error:
        print(f"{error}; set aside", file=sys.stderr)
        aim.path.rename(aim.path.with_suffix(".old"))
        run(plan, aim.path, blocks, engine)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games_named", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--games", type=int, default=200, help="games a match (default 200)")
    parser.add_argument(
        "--search", default="mcts:200ms", help="the search to measure (default mcts:200ms)"
    )
    parser.add_argument(
        "--only", default="", metavar="WORD", help="only matches with this in their file name"
    )
    parser.add_argument("--engine", default="pool")
    parser.add_argument("--workers", type=int)
    given = parser.parse_args()
    for slug in given.games_named or SLUGS:
        for aim in aims(slug, given.search) if given.games else ():
            if given.only not in aim.path.name:
                continue
            print(f"{aim.path.name}", flush=True)
            play(aim, given)
            PAGE.write_text(page(), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
