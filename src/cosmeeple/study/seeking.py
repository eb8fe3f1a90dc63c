"""Looking for puzzles: bots play, every question is looked at a little, the promising ones more and more.

1. `medium` plays itself; questions with a few answers are looked at, as far as the quick answer and the search differ.
2. On fresh deals the best answer must lead the next one clearly, and in most of the single deals too, so that luck is
   not the solution.
3. A bot that searches more than the finder must choose it as well.
4. Bots of every strength try it, so that people know how hard it is.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from cosmeeple.bots.base import UNDISTURBED
from cosmeeple.bots.host import Host, seed_for, think_once
from cosmeeple.bots.registry import OWN, STRENGTHS, bot_spec
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SEAT_LETTERS, Game
from cosmeeple.kernel.records.codec import notation, question
from cosmeeple.study.decisions import Pair, line_after, tell_apart
from cosmeeple.study.forecast import Forecast, Leaf, mean_and_error
from cosmeeple.study.puzzles import Facts, Worth, written

#: Who plays the games, and who answers at a glance.
PLAYS: Final = "medium"
GLANCE: Final = "greedy+deals=4"
#: A question has so many answers: fewer are no puzzle, more cannot be explained.
FEWEST: Final = 3
MOST: Final = 8
#: The best answer leads the next by so much of a win: at first sight, and surely.
FIRST_MARGIN: Final = 0.06
MARGIN: Final = 0.05
#: In this share of the deals it must be best.
STEADY: Final = 0.7
FIRST_TRIES: Final = 24
TRIES: Final = 96
PAIRS: Final = 60
#: Puzzles of one game lie so many moves apart; so many of a kind (question and answer) at most.
APART: Final = 8
MOST_ALIKE: Final = 6
#: The finder's bots search with these iterations, the verifier with more.
VERIFIES: Final = {"searching": "mcts:4000", "rehearsing": "nrpa:8000", "foreseeing": "foresee:4000"}
ATTEMPTS: Final = {"easy": 6, "medium": 4, "hard": 2}


def exact(game: Game, seats: int, strength: str) -> str:
    """The bot of a strength by its iterations alone, so that a busy machine does not make it weaker."""
    text = OWN.get(game.slug, {}).get(strength, STRENGTHS[strength])
    return "+".join(part for part in text.split("+") if not part.startswith("seconds="))


def verifier(game: Game, seats: int) -> str:
    if game.mind(seats) is not None:
        return VERIFIES["foreseeing"]
    return VERIFIES["rehearsing" if game.rehearses else "searching"]


@dataclass(frozen=True)
class Found:
    """A puzzle with its source game so far."""

    id: str
    text: str
    kind: str


def answer_of(forecast: Forecast, bot: str, table: Table[Any], seat: int, rng: Rng) -> int:
    known = forecast.deal(table, seat, rng)
    return think_once(forecast.game, bot_spec(bot).make(), known, forecast.seats, seat, rng.split().state).pick


def look_at(forecast: Forecast, table: Table[Any], seat: int, rng: Rng, progress: float) -> Facts | None:
    """Is the question a puzzle? From the cheapest test to the dearest."""
    options = table.options(seat)
    if not FEWEST <= len(options) <= MOST:
        return None
    first = tell_apart(forecast, table, seat, FIRST_TRIES, rng, progress)
    best = max(first, key=lambda look: look.mean())
    glance = answer_of(forecast, GLANCE, table, seat, rng)
    tempting = next(look for look in first if look.pick == glance)
    if best.pick == glance or best.mean() - tempting.mean() < FIRST_MARGIN:
        return None
    best = tell_apart(forecast, table, seat, TRIES, rng, progress)[0]
    if best.pick == glance:
        return None
    table_of_worth = worths(forecast, table, seat, rng, progress)
    pick, others, rows = table_of_worth
    if pick != best.pick or pick == glance:
        return None
    second = max(others, key=lambda other: sum(rows[other]) if other != pick else -1.0)
    margin, error = mean_and_error([a - b for a, b in zip(rows[pick], rows[second], strict=True)])
    steady = sum(
        all(rows[pick][deal] >= rows[other][deal] for other in others) for deal in range(len(rows[pick]))
    ) / len(rows[pick])
    if margin < MARGIN or margin < 3 * error or steady < STEADY:
        return None
    if any(answer_of(forecast, verifier(forecast.game, forecast.seats), table, seat, rng) != pick for _ in range(2)):
        return None
    return facts_of(forecast, table, seat, pick, glance, (margin, error, steady), rows, rng, progress)


def worths(
    forecast: Forecast, table: Table[Any], seat: int, rng: Rng, progress: float
) -> tuple[int, list[int], dict[int, list[float]]]:
    """The best answer, the others, and what came of each on every one of the same fresh deals."""
    options = table.options(seat)
    rows: dict[int, list[float]] = {pick: [] for pick in options}
    for _ in range(PAIRS):
        known = forecast.dealt(table, seat, rng)
        luck = rng.split().state
        for pick in options:
            rows[pick].append(forecast.after(known, seat, pick, luck, progress, 2).shares[seat])
    best = max(options, key=lambda pick: sum(rows[pick]))
    return best, [pick for pick in options if pick != best], rows


def facts_of(
    forecast: Forecast,
    table: Table[Any],
    seat: int,
    pick: int,
    glance: int,
    measured: tuple[float, float, float],
    rows: dict[int, list[float]],
    rng: Rng,
    progress: float,
) -> Facts:
    frame = question(table)
    game, seats = forecast.game, forecast.seats
    leaves: list[tuple[Leaf, Leaf]] = []
    scores: dict[int, float] = {}
    for _ in range(PAIRS // 2):
        known = forecast.dealt(table, seat, rng)
        luck = rng.split().state
        ends = {one: forecast.after(known, seat, one, luck, progress, 1) for one in rows}
        leaves.append((ends[glance], ends[pick]))
        for one, leaf in ends.items():
            scores[one] = scores.get(one, 0.0) + leaf.scores[seat] / (PAIRS // 2)
    answers = []
    for one in sorted(rows, key=lambda each: -sum(rows[each])):
        share, error = mean_and_error(rows[one])
        answers.append(Worth(notation(frame, one), round(share, 3), round(error, 3), round(scores[one], 1)))
    solved = {}
    for strength, attempts in ATTEMPTS.items():
        bot = exact(game, seats, strength)
        solved[strength] = round(
            sum(answer_of(forecast, bot, table, seat, rng) == pick for _ in range(attempts)) / attempts, 2
        )
    margin, error, steady = measured
    return Facts(
        SEAT_LETTERS[seat],
        notation(frame, pick),
        notation(frame, glance),
        round(margin, 3),
        round(error, 3),
        round(steady, 2),
        answers,
        Pair(leaves, seat).noticed(forecast.watched_keys()),
        line_after(forecast, table, seat, pick, rng),
        solved,
        f"{TRIES} continuations, then {PAIRS} deals two turns ahead",
        f"twice {verifier(game, seats)}",
    )


def puzzles_of_game(game: Game, players: int, seed: int, alike: Counter[str]) -> Iterator[Found]:
    """One game of bots, looked at while it is played."""
    host = Host(game, game.new(players, seed), [bot_spec(PLAYS).make() for _ in range(players)], seed)
    forecast = Forecast(game, players)
    options = game.full_options(players)
    moves: list[str] = []
    last = -APART
    while not host.table.over() and len(moves) <= game.longest:
        table = host.table
        seat = table.deciders()[0]
        frame = question(table)
        rng = Rng(state_from_seed(seed_for("puzzle", seed, len(moves))))
        if len(moves) - last >= APART and len(moves) > 4:
            facts = look_at(forecast, table, seat, rng, forecast.progress(len(moves)))
            if facts is not None:
                kind = f"{type(frame).__name__} {facts.best}"
                if alike[kind] < MOST_ALIKE:
                    last = len(moves)
                    name = f"{game.slug}-{seed}-{len(moves)}"
                    yield Found(name, written(name, game, players, seed, options, moves, facts), kind)
        pick = host.bots[seat].choose(host.question(seat))
        moves.append(f"{SEAT_LETTERS[seat]} {notation(frame, pick)}")
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
    """Look for puzzles until there are so many in the folder, or the time is up; goes on where it stopped. Returns how
    many there are. `told` hears the seed and the number after every game."""
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / "next-seed.txt"
    seed = int(note.read_text(encoding="ascii")) if note.exists() else first
    alike: Counter[str] = Counter()
    while len(list(folder.glob("*.toml"))) < count and time.monotonic() < until:
        with UNDISTURBED:
            for found in puzzles_of_game(game, seats[seed % len(seats)], seed, alike):
                (folder / f"{found.id}.toml").write_text(found.text, encoding="utf-8")
                alike[found.kind] += 1
        seed += 1
        note.write_text(str(seed), encoding="ascii")
        told(seed, len(list(folder.glob("*.toml"))))
    return len(list(folder.glob("*.toml")))
