"""The report of a tournament: one HTML file that needs nothing else."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from cosmeeple.arena import plots
from cosmeeple.arena.plan import BlockResult, Plan
from cosmeeple.arena.statistics import Estimate, estimate_share
from cosmeeple.arena.summary import Summary, block_shares, seats_of, summarise
from cosmeeple.kernel.game import SEAT_LETTERS, load_game

#: Points of the running plot.
POINTS = 120

STYLE = """
:root { color-scheme: light dark; --ink: #1d2733; --paper: #fbfaf7; --line: #c9ced6;
  --soft: #5d6b7a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8ecf1; --paper: #14181d; --line: #3a444f; --soft: #9aa7b5; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: 0; } h2 { font-size: 1.15rem; margin-top: 2rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .3rem .7rem; border-bottom: 1px solid var(--line);
  white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; color: var(--ink); }
svg text { font-size: 12px; fill: var(--ink); }
.grid { stroke: var(--line); stroke-width: 1; }
.soft { color: var(--soft); } code { font-size: .95em; }
"""


def interval(found: Estimate, digits: int = 3) -> str:
    """A mean with its interval, for a table."""
    if not math.isfinite(found.low):
        return f"{found.mean:.{digits}f}"
    return (
        f"{found.mean:.{digits}f} <span class=soft>[{found.low:.{digits}f}, "
        f"{found.high:.{digits}f}]</span>"
    )


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table as HTML."""
    cells = "".join(f"<th scope=col>{escape(name)}</th>" for name in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    rows_of = f"<thead><tr>{cells}</tr></thead><tbody>{body}</tbody>"
    return f"<div class=scroll><table>{rows_of}</table></div>"


def html_report(
    plan: Plan, blocks: Sequence[BlockResult], verdict: str = "", note: str = ""
) -> str:
    """The whole page."""
    summary = summarise(plan, blocks)
    game = load_game(plan.slug)
    games = len(blocks) * len(plan.lineups)
    title = f"{game.names['en']}: {' against '.join(plan.bots)}"
    facts = [
        f"{plan.players} players",
        f"{games} games in {len(blocks)} blocks of {len(plan.lineups)} on the same seed",
        f"{summary.decisions:,} decisions",
        *[f"{key} {value}" for key, value in plan.options],
        f"seed {plan.seed}",
        f"rules version {plan.rules_version}",
    ]
    exact = (
        (
            "Every bot here is exact: the same command gives the same games on every machine and "
            "engine."
        )
        if plan.is_exact
        else "A bot here has a time budget: another machine, or a busier one, plays other games."
    )
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8>",
        "<meta name=viewport content='width=device-width, initial-scale=1'>",
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f"<h1>{escape(title)}</h1><p class=soft>{escape(' · '.join(facts))}</p>",
        f"<p>{escape(verdict)}</p>" if verdict else "",
        f"<p>{escape(note)}</p>" if note else "",
        bots_section(summary),
        running_section(plan, blocks),
        pairs_section(summary, plan, blocks),
        seats_section(summary),
        legend(exact),
    ]
    return "".join(parts)


def legend(exact: str) -> str:
    """How the figures are to be read."""
    return (
        "<h2>How to read this</h2><p>A win shared by several is split between them. "
        "Intervals are 95 % (Student's t "
        "over blocks, since games on the same seed depend on each other; Wilson's where "
        "nearly all blocks agree). The "
        f"dashed mark is what equal bots would get. {escape(exact)}</p>"
    )


def bots_section(summary: Summary) -> str:
    """The bots with their shares, points and ratings."""
    rows = []
    for bot in summary.bots:
        rating = f"{bot.rating.mu:.1f} ± {2 * bot.rating.sigma:.1f}" if bot.rating else "-"
        rows.append(
            [
                f"<code>{escape(bot.bot)}</code>",
                interval(bot.share),
                f"{bot.fair:.3f}",
                interval(bot.mean_rank, 2),
                interval(bot.mean_score, 1),
                rating,
                str(bot.games),
            ]
        )
    head = [
        "bot",
        "share of wins",
        "equal",
        "mean rank",
        "mean score",
        "rating (openskill)",
        "games",
    ]
    plot = plots.forest([(bot.bot, bot.share, bot.fair) for bot in summary.bots], "share of wins")
    return f"<h2>Share of wins</h2>{plot}{table(head, rows)}"


def running_section(plan: Plan, blocks: Sequence[BlockResult]) -> str:
    """How the shares of the wins have settled over the games."""
    stride = max(1, len(blocks) // POINTS)
    ends = sorted({*range(2, len(blocks) + 1, stride), len(blocks)})
    series = []
    for bot in range(len(plan.bots)):
        values = block_shares(plan, blocks, bot)
        series.append([estimate_share(values[:end]) for end in ends])
    return (
        "<h2>How it "
        f"settled</h2>{plots.running(plan.bots, series, 'share of wins by blocks played')}"
    )


def pairs_section(summary: Summary, plan: Plan, blocks: Sequence[BlockResult]) -> str:
    """Every bot against every other."""
    if not summary.pairs:
        return ""
    rows = [
        [
            f"<code>{escape(pair.first)}</code> less <code>{escape(pair.second)}</code>",
            interval(pair.score_difference, 2),
            interval(pair.rank_difference, 2),
            interval(pair.ahead),
        ]
        for pair in summary.pairs
    ]
    pair = summary.pairs[0]
    values = score_differences(
        plan, blocks, plan.bots.index(pair.first), plan.bots.index(pair.second)
    )
    plot = plots.histogram(values, f"score of {pair.first} less score of {pair.second}, by game")
    head = ["pair", "score difference", "rank difference", "ahead in"]
    return f"<h2>Pairs</h2>{table(head, rows)}{plot}"


def score_differences(
    plan: Plan, blocks: Sequence[BlockResult], first: int, second: int
) -> list[float]:
    """By game in which both sat: the best score of the first less the best of the second."""
    found = []
    for block in blocks:
        for game in block.games:
            mine = [game.scores[seat] for seat in seats_of(first, plan.lineups[game.lineup])]
            theirs = [game.scores[seat] for seat in seats_of(second, plan.lineups[game.lineup])]
            if mine and theirs:
                found.append(float(max(mine) - max(theirs)))
    return found


def seats_section(summary: Summary) -> str:
    """What it is worth to sit where."""
    if len(summary.seats) < 2:
        return ""
    rows = [(f"seat {SEAT_LETTERS[seat]}", found) for seat, found in enumerate(summary.seats)]
    body = table(["seat", "share of wins"], [[name, interval(found)] for name, found in rows])
    return f"<h2>Seats, whoever sat there</h2>{plots.bars(rows, 'share of wins by seat')}{body}"
