"""Fingerprints of whole random games: of every game, player count and option. Equal fingerprints,
equal rules.

They are kept in fingerprints.toml. A change that must not change a rule (a refactoring, a faster
engine) leaves them as they are; one that does is told there in its own commit:
`python tests/games/fingerprints.py` writes the file again.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator
from pathlib import Path

from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import SLUGS, Game, load_game
from cosmeeple.kernel.records.codec import digest

KEPT = Path(__file__).with_name("fingerprints.toml")
#: Random games of each kind.
GAMES = 5
#: A digest of the whole table is dear; at every so many decisions it is cheap enough, and nothing
#: stays unseen long.
EVERY = 9


def kinds_of_game(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every player count with its defaults, then with every other value of every option, one at a
    time."""
    for seats in game.seats:
        yield seats, {}
        for option in game.options:
            if not option.seats or seats in option.seats:
                for value in option.values[1:]:
                    yield seats, {option.key: value}


def name_of(seats: int, options: dict[str, str]) -> str:
    return " ".join([str(seats), *[f"{key}={value}" for key, value in options.items()]])


def fingerprint(game: Game, seats: int, options: dict[str, str]) -> str:
    """Positions on the way, decisions, scores, ranks and the chance that is left, of some random
    games."""
    chain = hashlib.blake2b(digest_size=8)
    for seed in range(GAMES):
        table = game.new(seats, seed, options)
        rng = Rng(state_from_seed(seed + 1))
        decisions = 0
        while not table.over():
            seat = rng.pick(list(table.deciders()))
            table.apply(seat, rng.pick(table.options(seat)))
            decisions += 1
            if decisions % EVERY == 0:
                chain.update(digest(table).encode())
        result = game.outcome(table.state)
        chain.update(repr((decisions, result.scores, result.ranks, table.rng.state)).encode())
    return chain.hexdigest()


def kept(slug: str) -> dict[str, str]:
    """The fingerprints of a game as they are kept."""
    found: dict[str, str] = tomllib.loads(KEPT.read_text())[slug]
    return found


def main() -> None:
    lines = [
        "# Fingerprints of random games: see fingerprints.py beside this file, which writes it."
    ]
    for slug in SLUGS:
        game = load_game(slug)
        lines += ["", f"[{slug}]"]
        lines += [
            f'"{name_of(seats, options)}" = "{fingerprint(game, seats, options)}"'
            for seats, options in kinds_of_game(game)
        ]
    KEPT.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
