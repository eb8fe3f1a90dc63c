"""Are the decisions that an analysis names really mistakes? `medium` plays `hard`, the game is
analysed, and the loser's three worst decisions are played on with `hard` from both answers, on the
same deals.

    python benchmarks/confirm.py race --games 10 --pairs 4 --out confirm.jsonl
    python benchmarks/confirm.py relics --games 2 --pairs 2 --moments 4 --out confirm.jsonl
    python benchmarks/confirm.py --tell --out confirm.jsonl

`hard` plays to the end, or for so many moments (docs/analysis.md); from there those who play the
game quickest finish it 60 times on the same luck. Either way what is counted are ends of games: no
judgement of a position is in it, and many ends of one position have less luck in their mean than
one.

All bots with their iterations and without a clock. Every game and every pair of games played on is
one line of JSON, so it goes on where it stopped; a later run with more pairs adds to it.
docs/learn.md tells the results.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from typing import Any

from cosmeeple.bots.base import step_of
from cosmeeple.bots.host import Host, seed_for
from cosmeeple.bots.registry import bot_spec
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game, load_game
from cosmeeple.kernel.records.codec import notation, pick_of, question
from cosmeeple.kernel.records.transcript import Match, loads
from cosmeeple.kernel.thinking.lookahead import win_shares
from cosmeeple.study.decisions import Judged, effort_of
from cosmeeple.study.endings import played_out
from cosmeeple.study.forecast import Forecast, mean_and_error
from cosmeeple.study.proving import exact
from cosmeeple.study.review import MOST_TOLD, study_move

FIRST = 5000
#: So few decisions say nothing about their error.
FEW = 3
#: So often a game is finished from one moment.
ENDS = 60
Row = dict[str, Any]
#: A share of the win, and a lead in points.
End = tuple[float, float]


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


@dataclass(frozen=True)
class PlaysOn:
    """Who goes on after an answer, and for how many moments: to the end with 0."""

    bot: str
    moments: int = 0

    @property
    def name(self) -> str:
        return f"{self.bot}, {self.moments} moments" if self.moments else self.bot

    def ends(
        self, forecast: Forecast, dealt: Table[Any], seat: int, choice: str, seed: int
    ) -> list[End]:
        """What came of an answer: one end of the game, or those that follow the last moment."""
        game, mind = forecast.game, forecast.mind
        table = dealt.clone()
        table.apply(seat, pick_of(question(table), choice))
        bots = [bot_spec(exact(game, self.bot)).make() for _ in range(forecast.seats)]
        host = Host(game, table, bots, seed)
        if mind is None or self.moments == 0:
            if not table.over():
                host.play()
            return [end_of(game, table, seat)]
        moment, left = mind.moment(dealt), self.moments
        while not table.over():
            if mind.moment(table) != moment:
                moment, left = mind.moment(table), left - 1
                if left <= 0:
                    break
            host.step()
        if table.over():
            return [end_of(game, table, seat)]
        luck = Rng(state_from_seed(seed_for("ends", seed)))
        return [end_of(game, played_out(mind, table, luck.split()), seat) for _ in range(ENDS)]


def end_of(game: Game, table: Table[Any], seat: int) -> End:
    """The seat's share of the win, and by how many points it leads."""
    result = game.outcome(table.state)
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


def pair_row(game: Game, known: Row, decision: Row, pair: int, plays_on: PlaysOn) -> Row:
    """Both answers on one deal, as far as the seat knew it."""
    seat, seed, ply = known["seat"], known["seed"], decision["ply"]
    before = loads(known["record"]).back_to(ply).table
    forecast = Forecast(game, 2)
    dealt = forecast.dealt(before, seat, Rng(state_from_seed(seed_for("confirm", seed, ply, pair))))
    better, played = (
        plays_on.ends(forecast, dealt, seat, decision[way], seed_for(seed, ply, pair))
        for way in ("better", "played")
    )
    return {
        "game": game.slug,
        "seed": seed,
        "ply": ply,
        "pair": pair,
        "by": plays_on.name,
        "win": mean([share for share, _ in better]) - mean([share for share, _ in played]),
        "points": mean([lead for _, lead in better]) - mean([lead for _, lead in played]),
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
    for (slug, by), pairs in sorted(found.items()):
        seeds = {row["seed"] for row in pairs}
        # Pairs of one decision are not independent of each other: the error is that of the mean
        # over decisions.
        each = defaultdict(list)
        for row in pairs:
            each[row["seed"], row["ply"]].append(row)
        loss = mean([said[slug, *one] for one in each])
        win, error = mean_and_error([mean([row["win"] for row in some]) for some in each.values()])
        leads = [mean([row["points"] for row in some]) for some in each.values()]
        points, off = mean_and_error(leads)
        played = sum(row["game"] == slug for row in games)
        sure = len(each) > FEW
        print(
            f"| {slug} | {len(seeds)} of {played} | {len(each)} | {len(pairs)} by {by} "
            f"| {100 * loss:.0f} % | "
            f"{100 * win:+.0f}{f' ± {100 * error:.0f}' if sure else ''} % | "
            f"{points:+.1f}{f' ± {off:.1f}' if sure else ''} | "
            f"{sum(lead > 0 for lead in leads)} : {sum(lead < 0 for lead in leads)} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slug", nargs="?", default="")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--pairs", type=int, default=4)
    parser.add_argument("--bot", default="hard", help="who plays on")
    parser.add_argument("--moments", type=int, default=0, help="so long; 0: to the end")
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
    done = {
        (row["seed"], row["ply"], row["pair"], row["by"])
        for row in rows
        if row["game"] == game.slug and "pair" in row
    }
    plays_on = PlaysOn(arguments.bot, arguments.moments)

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
                if (seed, decision["ply"], pair, plays_on.name) in done:
                    continue
                if time.monotonic() > until:
                    return
                print(keep(pair_row(game, games[seed], decision, pair, plays_on)), flush=True)
            # A game whose loser made no sure mistake confirms nothing; it is counted in the table.
            left -= 1 if games[seed]["decisions"] else 0
            seed += 1


if __name__ == "__main__":
    main()
