"""The bot that judges every answer at the same moment of the game: `kernel/foresight.py` with a budget."""

from __future__ import annotations

import math
from dataclasses import dataclass

from cosmeeple.bots.base import Asked, Bot, Option, Thinker, Thought, explain
from cosmeeple.bots.judging import dealer
from cosmeeple.bots.simple import ENDLESS, FOREVER
from cosmeeple.kernel.errors import BadInput
from cosmeeple.kernel.foresight import Foresight, Tried
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.net import WHOLE


def check_has_mind(game: Game, seats: int = 2) -> None:
    if game.mind(seats) is None:
        raise BadInput(f"{game.slug} has no network, so `foresee` cannot play it")


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

    def __post_init__(self) -> None:
        if self.moments < 1 or self.temperature < 0:
            raise BadInput("foresee looks at least one moment ahead, with no temperature below 0")

    def think(self, asked: Asked) -> Thought:
        if len(asked.options) == 1:
            return Thought(asked.options[0])
        check_has_mind(asked.game, asked.seats)
        mind = asked.game.mind(asked.seats)
        assert mind is not None
        foresight = Foresight(mind, dealer(asked.game), self.moments)
        tried = foresight.weigh(asked.table, asked.seat, asked.rng, self.iterations, self.seconds)
        pick = self.taken(tried, asked)
        ordered = sorted(tried, key=lambda each: (each.pick != pick, -each.visits, -each.mean(), each.pick))
        considered = tuple(
            Option(each.pick, asked.text(each.pick), each.visits, min(max(each.mean() / WHOLE, 0.0), 1.0))
            for each in ordered
        )
        return Thought(pick, considered, "share", sum(each.visits for each in tried))

    def taken(self, tried: list[Tried], asked: Asked) -> int:
        """The best mean among those tried most; chance decides between equals."""
        if self.temperature > 0:
            return self.drawn(tried, asked)
        most = max(each.visits for each in tried)
        top = max(each.mean() for each in tried if each.visits == most)
        return asked.rng.pick([each.pick for each in tried if each.visits == most and each.mean() == top])

    def drawn(self, tried: list[Tried], asked: Asked) -> int:
        top = max(each.mean() for each in tried)
        odds = [round(65536 * math.exp((each.mean() - top) / WHOLE / self.temperature)) for each in tried]
        place = asked.rng.below(sum(odds))
        for each, odd in zip(tried, odds, strict=True):
            if place < odd:
                return each.pick
            place -= odd
        raise AssertionError


@dataclass
class LearnedBot(Thinker):
    """A strength that thinks with the game's network where there is one, and otherwise another way."""

    learned: Bot
    other: Bot

    def think(self, asked: Asked) -> Thought:
        return explain(self.other if asked.game.mind(asked.seats) is None else self.learned, asked)
