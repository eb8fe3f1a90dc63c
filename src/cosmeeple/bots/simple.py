"""The plain bots: random, greedy (one ply on the game's evaluation), planner (one turn), rollout
(flat Monte Carlo)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cosmeeple.bots.base import Asked, Thinker, Thought, Weighed
from cosmeeple.bots.judging import dealer, judge_for
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.thinking.lookahead import (
    LONGEST_TURN,
    TO_THE_END,
    flat_monte_carlo,
    try_turns,
)

#: Stands for "no limit" of iterations when time is the budget.
ENDLESS = 1 << 60
FOREVER = 1e9


class RandomBot:
    """Any option, all as likely."""

    def choose(self, asked: Asked) -> int:
        """Any of them."""
        return asked.rng.pick(asked.options)


def best_of(asked: Asked, values: list[float], rng: Rng) -> int:
    """The pick with the highest value; chance decides between equals."""
    top = max(values)
    return rng.pick(
        [pick for pick, value in zip(asked.options, values, strict=True) if value == top]
    )


def by_worth(asked: Asked, visits: list[int], values: list[float]) -> tuple[Weighed, ...]:
    """The options, best first."""
    rows = zip(asked.options, visits, values, strict=True)
    found = [Weighed(pick, asked.text(pick), tried, value) for pick, tried, value in rows]
    return tuple(sorted(found, key=lambda option: (-option.value, option.pick)))


@dataclass
class PlannerBot(Thinker):
    """Plays its own turn to the end in every way (within `tries`, 0: as many as the game says) and
    takes the way that then looks best.

    Where a guess is needed (cards to be drawn, secret answers of others) it takes the mean over
    some deals.
    """

    deals: int = 3
    tries: int = 0
    depth: ClassVar[int] = LONGEST_TURN

    def think(self, asked: Asked) -> Thought:
        judge = judge_for(asked.game, asked.seats)
        deal = dealer(asked.game)
        tries = self.tries or asked.game.plan_tries
        _, values = try_turns(
            judge, deal, asked.table, asked.seat, asked.rng, self.deals, tries, depth=self.depth
        )
        pick = best_of(asked, values, asked.rng)
        return Thought(pick, by_worth(asked, [0] * len(values), values), "points", self.deals)


@dataclass
class GreedyBot(PlannerBot):
    """One ply: takes the answer after which the game looks best at once, on average over some
    deals."""

    deals: int = 10
    depth: ClassVar[int] = 0


@dataclass
class RolloutBot(Thinker):
    """Flat Monte Carlo: random games after each option, each on a new deal; takes the option with
    the best mean."""

    iterations: int = ENDLESS
    seconds: float = FOREVER
    depth: int = TO_THE_END

    def think(self, asked: Asked) -> Thought:
        judge = judge_for(asked.game, asked.seats)
        _, visits, values = flat_monte_carlo(
            judge,
            dealer(asked.game),
            asked.table,
            asked.seat,
            asked.rng,
            max(self.iterations, len(asked.options)),
            self.seconds,
            self.depth,
        )
        return Thought(
            best_of(asked, values, asked.rng), by_worth(asked, visits, values), "share", sum(visits)
        )
