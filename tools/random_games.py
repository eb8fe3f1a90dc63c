"""Random games of every kind, inside the compiled core: what a profile-guided build learns from
(`make release`).

    PYTHONPATH=build/counting python tools/random_games.py [GAMES]

As many games of each game as given, 300 unless told: its player counts and variants take turns.
Some tables are also cloned, explained and played through the API, so that those paths are not
compiled for size.
"""

from __future__ import annotations

import sys
from itertools import cycle, islice

from cosmeeple.kernel.engine.playout import clone_often, play_randomly
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import SLUGS, Game, load_game

GAMES = 300
CLONES = 200


def kinds(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every player count as it comes, and with every other value of every option."""
    found: list[tuple[int, dict[str, str]]] = []
    for seats in game.seats:
        found.append((seats, {}))
        for option in game.options:
            if not option.seats or seats in option.seats:
                found += [(seats, {option.key: value}) for value in option.values[1:]]
    return found


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for slug in SLUGS:
        game = load_game(slug)
        decisions = 0
        for seed, (seats, options) in enumerate(islice(cycle(kinds(game)), games)):
            table, rng = game.new(seats, seed, options), Rng(state_from_seed(seed))
            clone_often(table, CLONES)
            decisions += play_randomly(table, rng)
            by_hand = game.new(seats, seed, options)
            for _ in range(CLONES):
                if by_hand.over():
                    break
                seat = by_hand.deciders()[0]
                by_hand.apply(seat, rng.pick(by_hand.options(seat)))
            game.outcome(table.state)
        print(f"{slug}: {games} games, {decisions} decisions")


if __name__ == "__main__":
    main()
