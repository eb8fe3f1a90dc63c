"""Games for learning, played by a mind against itself: every position with what came of it.

Searched games try every answer out as the bots do; quick ones take what the network says at once,
so that a hundred times as many are played. Now and then somebody errs, so that more of the game is
seen.
"""

from __future__ import annotations

import gc
import random
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cosmeeple.bots.foresee import weigh
from cosmeeple.bots.host import seed_for
from cosmeeple.bots.judging import dealer
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game, load_game
from cosmeeple.kernel.thinking.foresight import Foresight, Mind, choose
from cosmeeple.kernel.thinking.net import WHOLE
from cosmeeple.training.positions import NOT_CHOSEN, Positions

#: A game that is longer is no good to learn from.
LONGEST = 3000

Row = tuple[list[int], float, int, int]


@dataclass(frozen=True)
class Manner:
    """How the games are played. `tries` continuations are searched for an answer; 0: quick
    games."""

    tries: int = 0
    errors: float = 0.03
    #: How much of the target is what the search thought, the rest what came of it.
    trust: float = 0.5


def subject(slug: str) -> Any:
    """What the game says about its networks."""
    own = load_game(slug).part("nets")
    if own is None:
        raise BadInput(f"{slug} has no network to train")
    return own


@dataclass
class Seen:
    """A position of the running game, in the eyes of one seat."""

    seat: int
    inputs: list[int]
    chosen: int = NOT_CHOSEN
    #: What a search thought of the position; below 0: nobody searched.
    thought: float = -1.0


class LearningGame:
    """One game, with all that is recorded of it."""

    def __init__(
        self, game: Game, mind: Mind, table: Table[Any], seed: int, manner: Manner
    ) -> None:
        self.game = game
        self.mind = mind
        self.table = table
        self.manner = manner
        self.subject = subject(game.slug)
        self.rng = Rng(state_from_seed(seed_for("learning", seed)))
        self.luck = random.Random(seed)  # noqa: S311
        self.seats = len(table.state.areas)
        self.seen: list[Seen] = []
        self.foresight = Foresight(mind, 1)

    def play(self) -> list[Seen]:
        """To the end; nothing when it does not end."""
        t = self.table
        stage = 0
        for _ in range(LONGEST):
            if not t.agenda:
                return self.seen
            now = self.subject.stage(t)
            if now not in (0, stage):
                stage = now
                self.seen += [
                    Seen(seat, self.subject.inputs(t, seat)) for seat in range(self.seats)
                ]
            self.step()
        return []

    def step(self) -> None:
        t = self.table
        seat, legal = t.decider, t.options(t.decider)
        asked = self.subject.is_choice(t)
        thought = -1.0
        if len(legal) == 1:
            pick = legal[0]
        elif self.luck.random() < self.manner.errors:
            pick = self.luck.choice(legal)
            asked = False
        elif self.manner.tries and self.subject.stage(t) != 0:
            pick, thought = self.searched(seat, asked)
        else:
            pick = choose(self.mind, t, self.rng)
        if (
            asked and len(legal) > 1
        ):  # of quick games too: what is not learned again is forgotten with the value
            last = next(each for each in reversed(self.seen) if each.seat == seat)
            last.chosen = pick
            last.thought = thought
        t.answer(seat, pick)

    def searched(self, seat: int, asked: bool) -> tuple[int, float]:
        """The best answer and what it is thought to be worth; now and then one that is nearly as
        good."""
        tries = self.manner.tries if asked else self.manner.tries // 2
        tried = weigh(self.foresight, dealer(self.game), self.table, seat, self.rng, tries)
        most = max(each.visits for each in tried)
        best = max((each for each in tried if each.visits == most), key=lambda each: each.mean())
        return best.pick, min(max(best.mean() / WHOLE, 0.0), 1.0)

    def rows(self, number: int) -> list[Row]:
        """What is learned from this game."""
        result = self.game.outcome(self.table.state)
        ends = [self.subject.utility(result, seat) / WHOLE for seat in range(self.seats)]
        trust = self.manner.trust
        found = []
        for each in self.seen:
            worth = ends[each.seat]
            if each.thought >= 0.0:
                worth += trust * (each.thought - worth)
            found.append((each.inputs, worth, each.chosen, number))
        return found


def play_some(
    slug: str,
    net: Path,
    seats: tuple[int, ...],
    seed: int,
    games: int,
    manner: Manner,
    folder: Path,
) -> tuple[int, int]:
    """So many games in one file of positions; returns games and positions."""
    gc.disable()  # tables have no cycles
    game = load_game(slug)
    about = subject(slug)
    mind = about.mind_of(net)
    rows: list[Row] = []
    played = 0
    for number in range(games):
        luck = random.Random(seed * 1_000_003 + number)  # noqa: S311
        count = luck.choice(seats)
        variants: list[Mapping[str, str]] = [
            each for each in about.VARIANTS if fits(game, count, each)
        ]
        table = game.new(count, seed * 100_003 + number, luck.choice(variants))
        one = LearningGame(game, mind, table, seed * 100_003 + number, manner)
        if one.play():
            rows += one.rows(number)
            played += 1
    Positions.of(rows).save(folder / f"positions-{seed}.npz")
    return played, len(rows)


def fits(game: Game, seats: int, options: Mapping[str, str]) -> bool:
    allowed = {
        each.key: each.values for each in game.options if not each.seats or seats in each.seats
    }
    return all(key in allowed and value in allowed[key] for key, value in options.items())
