"""Looking for puzzles: bots play, every question is looked at (`proving.py`), and what is one goes
into a folder."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from cosmeeple.bots.base import UNDISTURBED
from cosmeeple.bots.host import Host, seed_for
from cosmeeple.bots.registry import bot_spec
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import SEAT_LETTERS, Game
from cosmeeple.kernel.records.codec import notation, question
from cosmeeple.study.forecast import Forecast
from cosmeeple.study.proving import Position, further, look_at, nearer
from cosmeeple.study.puzzles import Facts, read_puzzle, written

#: Who plays the games.
PLAYS: Final = "easy"
#: Puzzles of one game lie so many moves apart, none in its first moves.
APART: Final = 8
OPENING: Final = 5
#: So many with the same answer at most.
MOST_ALIKE: Final = 12
#: Those that the quickest bot finds as often as not: at most this share, and a few to begin with.
EASY_SHARE: Final = 0.4
FIRST_EASY: Final = 4


@dataclass(frozen=True)
class Found:
    """A puzzle with its source game so far."""

    id: str
    text: str
    facts: Facts


@dataclass
class Shelf:
    """What there is: no answer and no easy puzzles are to prevail."""

    answers: Counter[str] = field(default_factory=Counter)
    levels: Counter[int] = field(default_factory=Counter)

    def put(self, facts: Facts) -> None:
        self.answers[facts.best] += 1
        self.levels[facts.level] += 1

    def welcomes(self, best: str, level: int) -> bool:
        enough = self.levels[1] >= FIRST_EASY + EASY_SHARE * self.levels.total()
        return self.answers[best] < MOST_ALIKE and not (level == 1 and enough)


def puzzles_of_game(game: Game, players: int, seed: int, shelf: Shelf) -> Iterator[Found]:
    """One game of bots, looked at while it is played."""
    host = Host(
        game, game.new(players, seed), [bot_spec(PLAYS).make() for _ in range(players)], seed
    )
    forecast = Forecast(game, players)
    near = Forecast(game, players, nearer(game, players))
    deep = Forecast(game, players, further(game))
    options = game.full_options(players)
    moves: list[str] = []
    next_look = OPENING
    while not host.table.over() and len(moves) <= game.longest:
        table = host.table
        seat = table.deciders()[0]
        if len(moves) >= next_look:
            position = Position(forecast, near, deep, table, seat, forecast.progress(len(moves)))
            facts = look_at(
                position, Rng(state_from_seed(seed_for("puzzle", seed, len(moves)))), shelf.welcomes
            )
            if facts is not None:
                next_look = len(moves) + APART
                name = f"{game.slug}-{seed}-{len(moves)}"
                yield Found(name, written(name, game, players, seed, options, moves, facts), facts)
        pick = host.bots[seat].choose(host.question(seat))
        moves.append(f"{SEAT_LETTERS[seat]} {notation(question(table), pick)}")
        host.answer(seat, pick)


def seek(
    game: Game,
    folder: Path,
    count: int,
    first: int,
    until: float,
    told: Callable[[int, int], None],
    seats: tuple[int, ...] = (2,),
) -> int:
    """Look for puzzles until there are so many in the folder, or the time is up; goes on where it
    stopped. Returns how many there are. `told` hears the seed and the number after every game."""
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / "next-seed.txt"
    seed = int(note.read_text(encoding="ascii")) if note.exists() else first
    shelf = Shelf()
    for path in folder.glob("*.toml"):
        shelf.put(read_puzzle(path).facts)
    while shelf.levels.total() < count and time.monotonic() < until:
        with UNDISTURBED:
            for found in puzzles_of_game(game, seats[seed % len(seats)], seed, shelf):
                (folder / f"{found.id}.toml").write_text(found.text, encoding="utf-8")
                shelf.put(found.facts)
        seed += 1
        note.write_text(str(seed), encoding="ascii")
        told(seed, shelf.levels.total())
    return shelf.levels.total()
