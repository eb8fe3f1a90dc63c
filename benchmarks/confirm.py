"""Are the decisions that an analysis names really mistakes? `medium` plays `hard`, the game is
analysed, and the loser's three worst decisions are played on to the end with `hard` from both
answers, on the same deals.

    python benchmarks/confirm.py race --games 10 --pairs 4 --out confirm.jsonl
    python benchmarks/confirm.py --tell --out confirm.jsonl

All bots with their iterations and without a clock. Every game and every pair of games played on is
one line of JSON, so it goes on where it stopped; a later run with more pairs adds to it.
docs/learn.md tells the results.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

from cosmeeple.bots.base import step_of
from cosmeeple.bots.host import Host, seed_for
from cosmeeple.bots.registry import bot_spec
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game, load_game
from cosmeeple.kernel.records.codec import notation, pick_of, question
from cosmeeple.kernel.records.transcript import Match, loads
from cosmeeple.kernel.records.view import redeal
from cosmeeple.kernel.thinking.lookahead import win_shares
from cosmeeple.study.decisions import Judged, effort_of
from cosmeeple.study.forecast import mean_and_error
from cosmeeple.study.proving import exact
from cosmeeple.study.review import MOST_TOLD, study_move

FIRST = 5000
#: So few pairs say nothing about their error.
FEW = 3
Row = dict[str, Any]


def play(game: Game, seed: int, strengths: tuple[str, str]) -> Match:
    match = Match.start(game, 2, seed, seats=tuple(f"bot:{bot}" for bot in strengths))
    host = Host(game, match.table, [bot_spec(exact(game, bot)).make() for bot in strengths], seed)
    while not match.table.over():
        seat = match.table.deciders()[0]
        pick = host.bots[seat].choose(host.question(seat))
        host.note(step_of(game, match.table, seat, pick))
        match.play(seat, notation(question(match.table), pick))
    return match


def worst(match: Match, seat: int, effort: str) -> list[Judged]:
    """The seat's three worst decisions, as its analysis names them: the decisions of others are not
    looked at."""
    found = []
    again = match.back_to(0)
    for ply, move in enumerate(match.moves):
        if move.seat == seat:
            moves, much = len(match.moves), effort_of(effort)
            studied = study_move(match.game, 2, again.table, seat, move.text, ply, moves, much, 1)
            if studied.judged is not None and studied.judged.is_sure():
                found.append(studied.judged)
        again.play(move.seat, move.text)
    return sorted(found, key=lambda one: (-one.loss, one.ply))[:MOST_TOLD]


def played_on(
    game: Game, dealt: Table[Any], seat: int, choice: str, bot: str, seed: int
) -> tuple[float, float]:
    """The seat's share of the win and by how many points it led when both went on with this bot
    after an answer."""
    table = dealt.clone()
    table.apply(seat, pick_of(question(table), choice))
    host = Host(game, table, [bot_spec(bot).make() for _ in range(2)], seed)
    if not table.over():
        host.play()
    result = game.outcome(host.table.state)
    return win_shares(result, 2)[seat], float(result.scores[seat] - result.scores[1 - seat])


def game_row(game: Game, seed: int, effort: str) -> Row:
    strengths = ("medium", "hard") if seed % 2 else ("hard", "medium")
    match = play(game, seed, strengths)
    ranks = game.outcome(match.table.state).ranks[:2]
    loser = max((0, 1), key=lambda seat: ranks[seat])
    decisions = [
        {
            "ply": one.ply,
            "played": one.played,
            "better": one.better,
            "loss": one.loss,
            "error": one.error,
        }
        for one in worst(match, loser, effort)
    ]
    return {
        "game": game.slug,
        "seed": seed,
        "seat": loser,
        "bot": strengths[loser],
        "moves": len(match.moves),
        "decisions": decisions,
        "record": match.dumps(),
    }


def pair_row(game: Game, known: Row, decision: Row, pair: int, bot: str) -> Row:
    seat, seed, ply = known["seat"], known["seed"], decision["ply"]
    before = loads(known["record"]).back_to(ply).table
    dealt = redeal(game, before, seat, Rng(state_from_seed(seed_for("confirm", seed, ply, pair))))
    (better, ahead), (played, behind) = (
        played_on(game, dealt, seat, decision[way], exact(game, bot), seed_for(seed, ply, pair))
        for way in ("better", "played")
    )
    return {
        "game": game.slug,
        "seed": seed,
        "ply": ply,
        "pair": pair,
        "by": bot,
        "win": better - played,
        "points": ahead - behind,
    }


def tell(rows: list[Row]) -> None:
    """A line for each game: what the analysis said the decisions cost, and what came of the games
    played on."""
    games = [row for row in rows if "record" in row]
    said = {
        (row["game"], row["seed"], one["ply"]): one["loss"]
        for row in games
        for one in row["decisions"]
    }
    found = defaultdict(list)
    for row in rows:
        if "pair" in row:
            found[row["game"], row["by"]].append(row)
    for (slug, bot), pairs in sorted(found.items()):
        seeds = {row["seed"] for row in pairs}
        decisions = {(row["seed"], row["ply"]) for row in pairs}
        loss = sum(said[slug, *one] for one in decisions) / len(decisions)
        win, error = mean_and_error([row["win"] for row in pairs])
        points, off = mean_and_error([row["points"] for row in pairs])
        played = sum(row["game"] == slug for row in games)
        ups, downs = (
            sum(row["points"] > 0 for row in pairs),
            sum(row["points"] < 0 for row in pairs),
        )
        sure = len(pairs) > FEW
        print(
            f"| {slug} | {len(seeds)} of {played} | {len(decisions)} | {len(pairs)} by {bot} "
            f"| {100 * loss:.0f} % | "
            f"{100 * win:+.0f}{f' ± {100 * error:.0f}' if sure else ''} % | "
            f"{points:+.1f}{f' ± {off:.1f}' if sure else ''} | {ups} : {downs} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slug", nargs="?", default="")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--pairs", type=int, default=4)
    parser.add_argument("--bot", default="hard", help="who plays on")
    parser.add_argument("--effort", default="usual")
    parser.add_argument("--minutes", type=float, default=600.0)
    parser.add_argument("--tell", action="store_true", help="only the table of what is there")
    parser.add_argument("--out", type=Path, default=Path("confirm.jsonl"))
    arguments = parser.parse_args()
    lines = arguments.out.read_text(encoding="utf-8").splitlines() if arguments.out.exists() else []
    rows: list[Row] = [json.loads(line) for line in lines]
    if arguments.tell:
        tell(rows)
        return
    game = load_game(arguments.slug)
    until = time.monotonic() + 60 * arguments.minutes
    games = {row["seed"]: row for row in rows if row["game"] == game.slug and "record" in row}
    done = {(row["seed"], row["ply"], row["pair"], row["by"]) for row in rows if "pair" in row}

    def keep(row: Row) -> Row:
        with arguments.out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        return row

    for pair in range(arguments.pairs):
        seed = FIRST
        left = arguments.games
        while left > 0:
            if time.monotonic() > until:
                return
            if seed not in games:
                games[seed] = keep(game_row(game, seed, arguments.effort))
            for decision in games[seed]["decisions"]:
                if (
                    seed,
                    decision["ply"],
                    pair,
                    arguments.bot,
                ) not in done and time.monotonic() < until:
                    print(
                        keep(pair_row(game, games[seed], decision, pair, arguments.bot)), flush=True
                    )
            # A game whose loser made no sure mistake confirms nothing; it is counted in the table.
            left -= 1 if games[seed]["decisions"] else 0
            seed += 1


if __name__ == "__main__":
    main()
