"""The bot that judges every answer at the same moment of the game, as a mean over deals (`thinking/foresight.py`).

All options are tried on the same deals with the same guesses at the others' secrets; those that fall behind are dropped
by halves (sequential halving), so most of the work goes into telling the best ones apart. While an option has been
tried seldom, what good players are inclined to do counts too.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from cosmeeple.bots.base import Asked, Option, Thinker, Thought
from cosmeeple.bots.judging import dealer
from cosmeeple.bots.simple import ENDLESS, FOREVER
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.thinking.foresight import Foresight, Mind, Tried
from cosmeeple.kernel.thinking.lookahead import Deal, Stopwatch, forget_answers
from cosmeeple.kernel.thinking.net import UNIT, WHOLE

#: No option is dropped before it was tried so often.
FEWEST = 2
#: What one unit of inclination counts for beside a single try, in millionths of a win for each try.
INCLINED = 60.0


def mind_of(game: Game, seats: int) -> Mind | None:
    """What `foresee` thinks with: a network of the game's own, or its learned policy."""
    return game.mind(seats) or game.policy(seats)


def check_has_mind(game: Game, seats: int = 2) -> None:
    if mind_of(game, seats) is None:
        raise BadInput(f"{game.slug} has no network, so `foresee` cannot play it")


def favoured(each: Tried, inclined: dict[int, int], trust: float) -> float:
    """What an option is thought to be worth, in millionths of a win: the mean of its tries, and the less it was tried,
    the more what good players are inclined to."""
    visits = max(1, each.visits)
    logit = inclined[each.pick]
    return each.mean() + INCLINED * logit / visits + trust * WHOLE / UNIT * logit / math.sqrt(visits)


def inclinations(mind: Mind, t: Table[Any], seat: int) -> dict[int, int]:
    """By option, in units; 0 where that was not learned."""
    options = t.options(seat)
    return dict(zip(options, mind.inclination(t, seat, options) or [0] * len(options), strict=True))


def weigh(
    foresight: Foresight,
    deal: Deal,
    t: Table[Any],
    seat: int,
    rng: Rng,
    iterations: int,
    seconds: float = FOREVER,
    trust: float = 0.0,
) -> list[Tried]:
    """The options in the order of their picks, tried within the budget; each twice at least, once if time is up."""
    options = [Tried(pick) for pick in t.options(seat)]
    inclined = inclinations(foresight.mind, t, seat)
    left = options
    stages = max(1, (len(options) - 1).bit_length())
    watch = Stopwatch(seconds)
    done = 0
    for stage in range(stages):
        share = (iterations - done) // (stages - stage)
        for number in range(max(FEWEST if stage == 0 else 1, share // len(left))):
            if (stage > 0 or number > 0) and watch.has_rung():
                return options
            dealt = deal(t, seat, rng)
            forget_answers(dealt, seat)
            luck = rng.split().state
            for option in left:
                foresight.try_once(dealt, seat, option, Rng(luck))
            done += len(left)
        if len(left) > FEWEST:
            left = sorted(left, key=lambda each: -favoured(each, inclined, trust))
            left = left[: (len(left) + 1) // 2]
    return options


@dataclass
class ForesightBot(Thinker):
    """Plays every option on to the next moment of judging, on many deals, and takes the best mean.

    `iterations` are continuations played. With a temperature it does not always take the best: an option that costs
    `temperature` of a win is taken 0.37 times as often as the best.
    """

    iterations: int = ENDLESS
    seconds: float = FOREVER
    #: Moments ahead: in Race rounds.
    moments: int = 1
    temperature: float = 0.0
    #: How much of a win one unit of inclination counts for beside a single try; beside more, by their root.
    trust: float = 0.0

    def __post_init__(self) -> None:
        if self.moments < 1 or self.temperature < 0 or self.trust < 0:
            raise BadInput("foresee looks at least one moment ahead, with no temperature or trust below 0")

    def think(self, asked: Asked) -> Thought:
        if len(asked.options) == 1:
            return Thought(asked.options[0])
        check_has_mind(asked.game, asked.seats)
        mind = mind_of(asked.game, asked.seats)
        assert mind is not None
        deal = dealer(asked.game)
        foresight = Foresight(mind, self.moments)
        tried = weigh(foresight, deal, asked.table, asked.seat, asked.rng, self.iterations, self.seconds, self.trust)
        pick = self.taken(tried, inclinations(mind, asked.table, asked.seat), asked)
        ordered = sorted(tried, key=lambda each: (each.pick != pick, -each.visits, -each.mean(), each.pick))
        considered = tuple(
            Option(each.pick, asked.text(each.pick), each.visits, min(max(each.mean() / WHOLE, 0.0), 1.0))
            for each in ordered
        )
        return Thought(pick, considered, "share", sum(each.visits for each in tried))

    def taken(self, tried: list[Tried], inclined: dict[int, int], asked: Asked) -> int:
        """The best among those tried most; chance decides between equals."""
        if self.temperature > 0:
            return self.drawn(tried, asked)
        most = max(each.visits for each in tried)
        last = [each for each in tried if each.visits == most]
        worth = [each.mean() if self.trust == 0 else favoured(each, inclined, self.trust) for each in last]
        top = max(worth)
        return asked.rng.pick([each.pick for each, value in zip(last, worth, strict=True) if value == top])

    def drawn(self, tried: list[Tried], asked: Asked) -> int:
        top = max(each.mean() for each in tried)
        odds = [round(65536 * math.exp((each.mean() - top) / WHOLE / self.temperature)) for each in tried]
        place = asked.rng.below(sum(odds))
        for each, odd in zip(tried, odds, strict=True):
            if place < odd:
                return each.pick
            place -= odd
        raise AssertionError
