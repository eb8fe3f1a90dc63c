"""How fast the Orb is: random play, copies, and all legal places of a card on late positions.

    python benchmarks/orb.py [GAMES]

Compiled or not, whatever is installed. Times are the best of several runs; the worst card of all
positions counts.
"""

from __future__ import annotations

import sys
import time
from typing import Any

from cosmeeple.games.race.orb_laying import placements
from cosmeeple.games.race.orb_play import blocked
from cosmeeple.games.race.vocabulary import NONE, ORB_CARDS
from cosmeeple.kernel.engine.playout import clone_often, play_randomly
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import load_game

GAME = load_game("race")
ORB = {"expansion": "orb"}
#: Laid pieces from which a position counts as late: two airlock halves and these cards.
LATE = 16


def random_play(players: int, games: int) -> tuple[float, float]:
    """Decisions and games a second."""
    best = 0.0
    decisions = 0
    for _ in range(3):
        tables = [GAME.new(players, seed, ORB) for seed in range(games)]
        begun = time.process_time()
        decisions = sum(play_randomly(table, Rng(seed + 5)) for seed, table in enumerate(tables))
        best = max(best, decisions / (time.process_time() - begun))
    return best, best / (decisions / games)


def late_positions(players: int, games: int) -> list[Table[Any]]:
    """The first position of each random game with so many cards laid."""
    found = []
    for seed in range(games):
        table, chance = GAME.new(players, seed, ORB), Rng(seed)
        while not table.over() and len(table.state.orbs[0].pieces) < LATE:
            table.play(table.legal[chance.below(len(table.legal))])
        if not table.over():
            found.append(table)
    return found


def slowest_card(positions: list[Table[Any]]) -> tuple[float, int]:
    """The longest time for all places of one card in its four turns, and the most places that a
    card has."""
    worst, most = 0.0, 0
    for table in positions:
        state = table.state
        free = blocked(state, NONE)
        for card in range(len(ORB_CARDS)):
            faces = state.kit.orb.faces[card]
            best = 1.0
            for _ in range(5):
                begun = time.perf_counter()
                places = sum(len(placements(state.orbs[0], face, free)) for face in faces)
                best = min(best, time.perf_counter() - begun)
            worst, most = max(worst, best), max(most, places)
    return worst, most


def clone_time(table: Table[Any]) -> float:
    best = 1.0
    for _ in range(5):
        begun = time.process_time()
        clone_often(table, 20_000)
        best = min(best, (time.process_time() - begun) / 20_000)
    return best


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    for players in (2, 4):
        decisions, rate = random_play(players, games)
        print(f"{players} players: {decisions:,.0f} decisions/s, {rate:,.0f} games/s")
    positions = late_positions(4, 40)
    worst, most = slowest_card(positions)
    print(
        f"{len(positions)} late positions: all places of a card in at most "
        f"{worst * 1e6:,.0f} us, up to {most} places"
    )
    late = late_positions(2, 40) or positions
    print(f"copy of a late table: {clone_time(late[0]) * 1e6:.2f} us")


if __name__ == "__main__":
    main()
