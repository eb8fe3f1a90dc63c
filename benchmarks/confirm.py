"""Are the decisions that an analysis names really mistakes? `medium` plays `hard`, the game is analysed, and the
loser's three worst decisions are played on to the end with `hard` from both answers, on the same deals.

    python benchmarks/confirm.py race --games 10 --pairs 20 --out confirm.jsonl

One line of JSON a decision: what the analysis said (loss, error) and what came of the games played on (mean difference
in shares of the win and its standard error). Goes on where it stopped; docs/analysis.md tells the results.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from cosmeeple.bots.base import step_of
from cosmeeple.bots.host import Host, seed_for
from cosmeeple.bots.registry import bot_spec
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game, load_game
from cosmeeple.kernel.records.codec import notation, pick_of, question
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.kernel.records.view import redeal
from cosmeeple.kernel.thinking.lookahead import win_shares
from cosmeeple.study.forecast import mean_and_error
from cosmeeple.study.review import review


def play(game: Game, seed: int, bots: tuple[str, str]) -> Match:
    match = Match.start(game, 2, seed, seats=tuple(f"bot:{bot}" for bot in bots))
    host = Host(game, match.table, [bot_spec(bot).make() for bot in bots], seed)
    while not match.table.over():
        seat = match.table.deciders()[0]
        pick = host.bots[seat].choose(host.question(seat))
        host.note(step_of(game, match.table, seat, pick))
        match.play(seat, notation(question(match.table), pick))
    return match


def played_on(game: Game, dealt: Table[Any], seat: int, choice: str, bot: str, seed: int) -> float:
    """The seat's share of the win when both go on with this bot after an answer."""
    table = dealt.clone()
    table.apply(seat, pick_of(question(table), choice))
    host = Host(game, table, [bot_spec(bot).make() for _ in range(2)], seed)
    if not table.over():
        host.play()
    return win_shares(game.outcome(host.table.state), 2)[seat]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slug")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--bot", default="hard", help="who plays on")
    parser.add_argument("--effort", default="usual")
    parser.add_argument("--out", type=Path, default=Path("confirm.jsonl"))
    arguments = parser.parse_args()
    game = load_game(arguments.slug)
    lines = arguments.out.read_text(encoding="utf-8").splitlines() if arguments.out.exists() else []
    done = {row["seed"] for row in map(json.loads, lines) if row["game"] == game.slug}
    for seed in range(5000, 5000 + arguments.games):
        if seed in done:
            continue
        bots = ("medium", "hard") if seed % 2 else ("hard", "medium")
        match = play(game, seed, bots)
        ranks = game.outcome(match.table.state).ranks[:2]
        loser = max((0, 1), key=lambda seat: ranks[seat])
        for one in review(match, arguments.effort).costly(loser):
            before = match.back_to(one.ply).table
            rng = Rng(state_from_seed(seed_for("confirm", seed, one.ply)))
            found = []
            for pair in range(arguments.pairs):
                dealt = redeal(game, before, loser, rng)
                better, played = (
                    played_on(game, dealt, loser, choice, arguments.bot, seed_for(seed, one.ply, pair))
                    for choice in (one.better, one.played)
                )
                found.append(better - played)
            mean, error = mean_and_error(found)
            row = {
                "game": game.slug, "seed": seed, "move": one.ply + 1, "seat": loser, "bot": bots[loser],
                "played": one.played, "better": one.better, "loss": one.loss, "error": one.error,
                "pairs": arguments.pairs, "gain": round(mean, 4), "gain_error": round(error, 4),
            }  # fmt: skip
            with arguments.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
            print(row)


if __name__ == "__main__":
    main()
