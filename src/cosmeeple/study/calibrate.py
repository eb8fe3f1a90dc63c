"""Fits `odds.toml` to games of the quick bot: `python -m cosmeeple.study.calibrate --games 60`.

Both seats of a game that is fitted play `easy` with the evaluation alone, so the figures mean: if
the game went on at that level. A random answer now and then brings positions that good play does
not reach.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import Progress

from cosmeeple.bots.host import Host
from cosmeeple.bots.judging import spread
from cosmeeple.bots.registry import bot_spec
from cosmeeple.kernel.engine.errors import EndlessGame
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import SLUGS, Game, load_game
from cosmeeple.kernel.thinking.lookahead import win_shares
from cosmeeple.study.odds import FILE, QUARTERS, Fit, Odds

#: Both play so.
BOT: Final = "greedy+deals=1"
#: One answer in so many is drawn at random.
ERRS: Final = 20
#: Evaluations beyond so many usual margins count like these.
FURTHEST: Final = 4.0
#: One position in so many is looked at.
EVERY: Final = 3


class Sample(NamedTuple):
    """A position: how far the game was, evaluations and scores by seat, and what came of it."""

    progress: float
    looks: list[float]
    now: list[int]
    won: list[float]
    end: list[int]


def play(game: Game, players: int, seed: int) -> tuple[list[Sample], int]:
    """One game, looked at on its way."""
    host = Host(game, game.new(players, seed), [bot_spec(BOT).make() for _ in range(players)], seed)
    rng = Rng(state_from_seed(seed + 1))
    seen: list[tuple[int, list[float], list[int]]] = []
    moves = 0
    while not host.table.over():
        if moves % EVERY == 0:
            state = host.table.state
            looks = [game.evaluate(state, seat) for seat in range(players)]
            seen.append((moves, looks, list(game.outcome(state).scores[:players])))
        if rng.below(ERRS) == 0:
            seat = host.table.deciders()[0]
            host.answer(seat, rng.pick(host.table.options(seat)))
        else:
            host.step()
        moves += 1
        if moves > game.longest:
            raise EndlessGame(f"no end after {game.longest} decisions")
    result = game.outcome(host.table.state)
    won = win_shares(result, players) if len(result.ranks) > 1 else [1.0]
    end = list(result.scores[:players])
    return [Sample(at / max(1, moves), looks, now, won, end) for at, looks, now in seen], moves


def fitted(game: Game, players: int, samples: list[Sample], games: int, length: float) -> Fit:
    """The numbers of every quarter."""
    rows: list[list[float]] = [[], [], [], [], []]
    most = float(f"{FURTHEST * spread(game, players):.4g}")
    samples = [
        one._replace(looks=[min(max(look, -most), most) for look in one.looks]) for one in samples
    ]
    for quarter in range(QUARTERS):
        own = [one for one in samples if min(int(one.progress * QUARTERS), QUARTERS - 1) == quarter]
        sharp, lean = sharpness(own, spread(game, players))
        for row, number in zip(rows, (sharp, lean, *score_line(own)), strict=True):
            row.append(float(f"{number:.4g}"))
    return Fit(game.slug, players, games, round(length, 1), most, *rows)


def sharpness(samples: list[Sample], scale: float) -> tuple[float, float]:
    """How much a point of the evaluation is worth: the most likely number, found by trying."""
    alone = len(samples[0].looks) == 1
    if alone and len({one.won[0] for one in samples}) == 1:
        return (
            1.0 / scale,
            0.0,
        )  # nobody to win against: the share says how well it looks, and no more
    leans = [step / 4 for step in range(-16, 17)] if alone else [0.0]
    best = (-math.inf, 0.0, 0.0)
    for step in range(-30, 21):
        sharp = 10 ** (step / 10) / scale
        for lean in leans:
            best = max(best, (likelihood(samples, sharp, lean), sharp, lean))
    return best[1], best[2]


def likelihood(samples: list[Sample], sharp: float, lean: float) -> float:
    same = [0.0] * QUARTERS
    fit = Fit("", 0, 0, 1.0, 1e9, [sharp] * QUARTERS, [lean] * QUARTERS, same, same, same)
    total = 0.0
    for one in samples:
        for share, won in zip(fit.shares(one.looks, 0.5), one.won, strict=True):
            total += won * math.log(max(share, 1e-9))
            if len(one.won) == 1:
                total += (1.0 - won) * math.log(max(1.0 - share, 1e-9))
    return total


def score_line(samples: list[Sample]) -> tuple[float, float, float]:
    """Least squares of the final score on the present one and on the evaluation."""
    rows = [
        (1.0, float(now), look, float(end))
        for one in samples
        for now, look, end in zip(one.now, one.looks, one.end, strict=True)
    ]
    grid = [
        [sum(row[i] * row[j] for row in rows) + (1e-6 if i == j else 0.0) for j in range(3)]
        for i in range(3)
    ]
    right = [sum(row[i] * row[3] for row in rows) for i in range(3)]
    for i in range(3):
        for j in range(i + 1, 3):
            share = grid[j][i] / grid[i][i]
            grid[j] = [grid[j][k] - share * grid[i][k] for k in range(3)]
            right[j] -= share * right[i]
    found = [0.0, 0.0, 0.0]
    for i in (2, 1, 0):
        found[i] = (right[i] - sum(grid[i][k] * found[k] for k in range(i + 1, 3))) / grid[i][i]
    return found[0], found[1], found[2]


def written(odds: Odds) -> str:
    """The file as text."""
    lines = [f'source = "{odds.source}"', ""]
    for fit in odds.fit:
        lines += [
            "[[fit]]",
            f'game = "{fit.game}"',
            f"players = {fit.players}",
            f"games = {fit.games}",
        ]
        lines += [f"length = {fit.length}", f"most = {fit.most}"]
        for name in ("sharp", "lean", "base", "kept", "slope"):
            lines.append(f"{name} = [{', '.join(map(repr, getattr(fit, name)))}]")
        lines.append("")
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="fit the odds of evaluations to games")
    parser.add_argument("--games", type=int, default=60, help="for each number of players")
    parser.add_argument("--game", choices=SLUGS, action="append")
    arguments = parser.parse_args(argv)
    fits = []
    with Progress(console=Console(stderr=True)) as progress:
        for slug in arguments.game or SLUGS:
            game = load_game(slug)
            for players in game.seats:
                bar = progress.add_task(f"{slug} {players}", total=arguments.games)
                samples: list[Sample] = []
                moves = 0
                for seed in range(arguments.games):
                    found, length = play(game, players, 70_000 + seed)
                    samples += found
                    moves += length
                    progress.advance(bar)
                fits.append(
                    fitted(game, players, samples, arguments.games, moves / arguments.games)
                )
    source = (
        f"{arguments.games} games each of {BOT} with one random answer in {ERRS}; "
        "study/calibrate.py"
    )
    FILE.write_text(written(Odds(source, fits)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
