"""What a position promises: every seat's share of the win and final score, as a mean over deals.

A position is judged from what one seat knows of it: dealt again, played on to a comparable moment
by those who play the game best at once, its network or its learned policy, and read there by the
same; alone, where nobody learned to play, by the quick play of the search and the game's evaluation
(`odds.py`). Many answers are compared on the same deals and the same luck, so that their
difference is known better than either of them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

from cosmeeple.bots.judging import dealer, judge_for, spread
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.thinking.foresight import play_to_moment
from cosmeeple.kernel.thinking.lookahead import forget_answers, play_to_horizon, win_shares
from cosmeeple.kernel.thinking.net import WHOLE
from cosmeeple.kernel.thinking.valued import OTHERS, valued
from cosmeeple.kernel.words.preview import watched
from cosmeeple.study.odds import odds_of

#: Nobody is sure of a win before the end.
SUREST: Final = 0.995
#: Moments ahead that a learned policy plays on before it judges, as `medium` does with it; a
#: network judges after one, in Race a round.
SIGHT: Final = 3


@dataclass(frozen=True)
class Leaf:
    """What has come of one continuation: it ends in this state."""

    shares: list[float]
    scores: list[float]
    state: Any


class Forecast:
    """Judges positions of one game with so many seats, by default as far ahead as suits the game.
    `progress` goes from 0 to 1 with the game."""

    def __init__(self, game: Game, seats: int, moments: int = 0) -> None:
        self.game = game
        self.seats = seats
        self.judge = judge_for(game, seats)
        self.deal = dealer(game)
        self.odds = odds_of(game, seats, spread(game, seats))
        network = game.mind(seats)
        self.mind = network or (game.policy(seats) if seats > 1 else None)
        self.watch = watched(game)
        self.valued = valued(game)
        sight = SIGHT if network is None else 1
        ahead = sight if self.mind is not None else 1 if seats > 1 else game.turns_alone
        self.moments = moments or ahead

    def watched_keys(self) -> list[str]:
        """What people watch, in the order of the amounts of a leaf."""
        return (
            [quantity.key for quantity in self.watch.quantities] if self.watch is not None else []
        )

    def amounts(self, leaf: Leaf, seat: int) -> list[float]:
        """What people watch of the seat where the continuation ends; empty where the game does not
        say."""
        return (
            [float(one) for one in self.watch.amounts(leaf.state)[seat]]
            if self.watch is not None
            else []
        )

    def valued_keys(self) -> list[str]:
        """The parts of the game's evaluation, the others' last; none where it does not say."""
        return [*self.valued.keys, OTHERS] if self.valued is not None else []

    def worth(self, leaf: Leaf, seat: int) -> list[float]:
        """The points of the evaluation where the continuation ends, part by part."""
        if self.valued is None:
            return []
        sums = [
            sum(self.valued.parts(leaf.state, other))
            for other in range(self.seats)
            if other != seat
        ]
        return [*self.valued.parts(leaf.state, seat), -max(sums, default=0.0)]

    def progress(self, moves: int, length: int | None = None) -> float:
        """How far a game is after so many moves: of those it had, or of those it usually has."""
        return min(1.0, moves / max(1.0, float(length or self.odds.length)))

    def dealt(self, table: Table[Any], seat: int, rng: Rng) -> Table[Any]:
        """The table as the seat may know it; others answer a pending secret question again."""
        known = self.deal(table, seat, rng)
        forget_answers(known, seat)
        return known

    def play_on(self, table: Table[Any], seat: int, rng: Rng, turns: int) -> Table[Any]:
        """To a moment at which positions of the game can be compared: so many moments ahead where
        somebody learned the game, else when the seat has had so many turns. The table given is used
        up."""
        if self.mind is not None:
            if turns > 0:
                play_to_moment(self.mind, table, turns, rng)
            return table
        return play_to_horizon(self.judge, table, seat, rng, 0, turns)

    def leaf(self, table: Table[Any], progress: float) -> Leaf:
        """The table as it stands."""
        result = self.game.outcome(table.state)
        now = [float(score) for score in result.scores[: self.seats]]
        if table.over():
            shares = win_shares(result, self.seats) if len(result.ranks) > 1 else [1.0]
            return Leaf(shares, now, table.state)
        looks = [self.game.evaluate(table.state, seat) for seat in range(self.seats)]
        if self.mind is not None:
            shares = self.shares(table)
        else:
            shares = [
                min(max(one, 1 - SUREST), SUREST) for one in self.odds.shares(looks, progress)
            ]
        scores = [self.odds.score(now[seat], looks[seat], progress) for seat in range(self.seats)]
        return Leaf(shares, scores, table.state)

    def after(self, known: Table[Any], seat: int, pick: int, luck: int, progress: float) -> Leaf:
        """What comes of an answer on one deal, with this luck."""
        copy = known.clone()
        copy.answer(seat, pick)
        return self.leaf(self.play_on(copy, seat, Rng(luck), self.left(known, copy)), progress)

    def left(self, known: Table[Any], answered: Table[Any]) -> int:
        """So many moments are played on after an answer. They are counted from before it: one that
        ends a turn by itself is not judged a turn later than the others."""
        mind = self.mind
        ended = mind is not None and mind.moment(answered) != mind.moment(known)
        return self.moments - ended

    def share_after(self, known: Table[Any], seat: int, pick: int, luck: int) -> float:
        """The seat's share of the win after an answer, as `after` has it, without the rest of the
        leaf. Only where somebody learned the game."""
        copy = known.clone()
        copy.answer(seat, pick)
        return self.share(self.play_on(copy, seat, Rng(luck), self.left(known, copy)), seat)

    def share(self, table: Table[Any], seat: int) -> float:
        """The seat's share of the win as the table stands, where somebody learned the game."""
        if table.over():
            return win_shares(self.game.outcome(table.state), self.seats)[seat]
        return self.shares(table)[seat]

    def shares(self, table: Table[Any]) -> list[float]:
        """Of a game that goes on, as those who learned it see it."""
        mind = self.mind
        assert mind is not None
        seen = [max(1, mind.value(table, seat)) / WHOLE for seat in range(self.seats)]
        return [min(one / sum(seen), SUREST) for one in seen]

    def standing(self, table: Table[Any], seat: int, rng: Rng, deals: int, progress: float) -> Leaf:
        """The position as the seat knows it, mean over so many deals; one moment ahead, since there
        is nothing on the same deals to compare it with."""
        if table.over():
            return self.leaf(table, 1.0)
        # Somebody who waits is judged after a turn of their own too: before it they would seem a
        # turn behind.
        waits = self.seats > 1 and not table.is_several() and table.decider != seat
        ahead = 1 if self.mind is not None else self.moments + waits
        found = []
        for _ in range(deals):
            known = self.dealt(table, seat, rng)
            found.append(self.leaf(self.play_on(known, seat, rng.split(), ahead), progress))
        return mean_leaf(found)


def mean_leaf(leaves: list[Leaf]) -> Leaf:
    count = len(leaves)
    seats = range(len(leaves[0].shares))
    return Leaf(
        [sum(leaf.shares[seat] for leaf in leaves) / count for seat in seats],
        [sum(leaf.scores[seat] for leaf in leaves) / count for seat in seats],
        leaves[0].state,
    )


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean, and its standard error (0 where a single value gives none).

    >>> mean_and_error([1.0, 3.0])
    (2.0, 1.0)
    """
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 0.0
    return mean, math.sqrt(
        sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values)
    )
