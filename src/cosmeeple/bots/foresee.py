"""The bot that judges every answer at the same moment of the game, as a mean over deals
(`thinking/foresight.py`).

All options are tried on the same deals with the same guesses at the others' secrets; those that
fall behind are dropped by halves (sequential halving), so most of the work goes into telling the
best ones apart. While an option has been tried seldom, what good players are inclined to do counts
too.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from cosmeeple.bots.base import Asked, Thinker, Thought, Weighed
from cosmeeple.bots.judging import dealer
from cosmeeple.bots.parallel import in_processes
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
#: Who is so near to winning looks for a way to win for sure: so many own answers, on so many deals,
#: with so many looks in all.
NEARLY_WON = 0.9
PLANNED = 2
SURE_DEALS = 8
MOST_LOOKS = 400


def mind_of(game: Game, seats: int) -> Mind | None:
    """What `foresee` thinks with: a network of the game's own, or its learned policy."""
    return game.mind(seats) or game.policy(seats)


def check_has_mind(game: Game, seats: int = 2) -> None:
    """BadInput unless the game has a learned network for so many seats."""
    if mind_of(game, seats) is None:
        raise BadInput(f"{game.slug} has no network, so `foresee` cannot play it")


@dataclass(frozen=True)
class Leaning:
    """What speaks for and against the options before any is tried, by option."""

    #: What good players are inclined to, in units; 0 where that was not learned.
    inclined: Mapping[int, int]
    #: What must speak for it, in millionths of a win.
    handicap: Mapping[int, int]
    trust: float = 0.0

    def worth(self, each: Tried) -> float:
        """What an option is thought to be worth, in millionths of a win: the mean of its tries less
        its handicap, and the less it was tried, the more what good players are inclined to."""
        visits = max(1, each.visits)
        logit = self.inclined[each.pick]
        leaning = INCLINED * logit / visits + self.trust * WHOLE / UNIT * logit / math.sqrt(visits)
        return each.mean() - self.handicap[each.pick] + leaning


def leaning_of(mind: Mind, t: Table[Any], seat: int, trust: float = 0.0) -> Leaning:
    """What the network is inclined to answer, and the handicap of each answer."""
    options = t.options(seat)
    inclined = mind.inclination(t, seat, options) or [0] * len(options)
    handicap = {pick: mind.handicap(t, seat, pick) for pick in options}
    return Leaning(dict(zip(options, inclined, strict=True)), handicap, trust)


class WayToWin:
    """Looks for own answers that win before anybody else is asked, as long as that is not too
    dear."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self.looks = MOST_LOOKS

    def wins(self, t: Table[Any], pick: int, answers: int) -> bool:
        """Does the seat alone win with this answer, and others right after it, so many in all?"""
        if self.looks == 0:
            return False
        self.looks -= 1
        seat = self.asked.seat
        copy = t.clone()
        copy.answer(seat, pick)
        if copy.over():
            return self.asked.game.outcome(copy.state).winners == (seat,)
        if answers == 1 or copy.is_several() or copy.decider != seat:
            return False
        return any(self.wins(copy, each, answers - 1) for each in copy.options(seat))

    def sure(self) -> list[int]:
        """The first answers of such ways, whatever is hidden; of the shortest ways."""
        asked = self.asked
        for answers in range(1, PLANNED + 1):
            found = [pick for pick in asked.options if self.wins(asked.table, pick, answers)]
            for _ in range(SURE_DEALS if found else 0):
                dealt = asked.deal()
                forget_answers(dealt, asked.seat)
                found = [pick for pick in found if self.wins(dealt, pick, answers)]
            if found:
                return found
        return []


def weigh(
    foresight: Foresight,
    deal: Deal,
    t: Table[Any],
    seat: int,
    rng: Rng,
    iterations: int,
    seconds: float = FOREVER,
    leaning: Leaning | None = None,
) -> list[Tried]:
    """The options in the order of their picks, tried within the budget; each twice at least. If
    time is up before each was tried once, those that good players are least inclined to were
    not."""
    options = [Tried(pick) for pick in t.options(seat)]
    known = leaning or leaning_of(foresight.mind, t, seat)
    left = sorted(options, key=lambda each: known.handicap[each.pick] - known.inclined[each.pick])
    stages = max(1, (len(options) - 1).bit_length())
    watch = Stopwatch(seconds)
    done = 0
    for stage in range(stages):
        share = (iterations - done) // (stages - stage)
        for _ in range(max(FEWEST if stage == 0 else 1, share // len(left))):
            dealt = deal(t, seat, rng)
            forget_answers(dealt, seat)
            luck = rng.split().state
            for option in left:
                if done > 0 and watch.has_rung():
                    return options
                foresight.try_once(dealt, seat, option, Rng(luck))
                done += 1
        if len(left) > FEWEST:
            left = sorted(left, key=lambda each: -known.worth(each))
            left = left[: (len(left) + 1) // 2]
    return options


@dataclass
class ForesightBot(Thinker):
    """Plays every option on to the next moment of judging, on many deals, and takes the best mean.

    `iterations` are continuations played. With a temperature it does not always take the best: an
    option that costs `temperature` of a win is taken 0.37 times as often as the best.
    """

    iterations: int = ENDLESS
    seconds: float = FOREVER
    #: Moments ahead: in Race rounds.
    moments: int = 1
    temperature: float = 0.0
    #: How much of a win one unit of inclination counts for beside a single try; beside more, by
    #: their root.
    trust: float = 0.0
    #: How much of a win a doubt about an own later answer counts for; 0: later answers are drawn,
    #: not searched.
    explore: float = 0.0
    #: Each of so many processes tries its share of the budget on its own; their tries are added up.
    processes: int = 1
    #: A style of the game that the bot leans to (`Game.styles`); empty: none.
    style: str = ""

    def __post_init__(self) -> None:
        if (
            self.moments < 1
            or min(self.temperature, self.trust, self.explore) < 0
            or self.processes < 1
        ):
            raise BadInput(
                "foresee has at least one moment and process, and no temperature, trust, "
                "explore below 0"
            )

    def think(self, asked: Asked) -> Thought:
        if len(asked.options) == 1:
            return Thought(asked.options[0])
        mind = self.mind(asked)
        leaning = leaning_of(mind, asked.table, asked.seat, self.trust)
        tried = self.tried_in_processes(asked) if self.processes > 1 else self.tried(asked)
        pick = self.chosen(tried, leaning, asked)
        ordered = sorted(
            tried, key=lambda each: (each.pick != pick, -each.visits, -each.mean(), each.pick)
        )
        considered = tuple(
            Weighed(
                each.pick,
                asked.text(each.pick),
                each.visits,
                min(max(each.mean() / WHOLE, 0.0), 1.0),
            )
            for each in ordered
        )
        return Thought(pick, considered, "share", sum(each.visits for each in tried))

    def mind(self, asked: Asked) -> Mind:
        """The game's network; BadInput where it has none."""
        check_has_mind(asked.game, asked.seats)
        mind = mind_of(asked.game, asked.seats)
        assert mind is not None
        return mind

    def tried(self, asked: Asked) -> list[Tried]:
        """The options, tried in this process."""
        mind = self.mind(asked)
        liking = asked.game.styles.get(self.style)
        foresight = Foresight(mind, self.moments, round(self.explore * WHOLE), liking)
        leaning = leaning_of(mind, asked.table, asked.seat, self.trust)
        deal = dealer(asked.game)
        return weigh(
            foresight,
            deal,
            asked.table,
            asked.seat,
            asked.rng,
            self.iterations,
            self.seconds,
            leaning,
        )

    def tried_in_processes(self, asked: Asked) -> list[Tried]:
        """The answers as all processes together have tried them."""
        share = replace(self, iterations=-(-self.iterations // self.processes), processes=1)
        parts = in_processes(asked, self.processes, partial(part_of, share))
        options = [Tried(pick) for pick in asked.options]
        for part in parts:
            for each, (visits, total) in zip(options, part, strict=True):
                each.visits += visits
                each.total += total
        return options

    def chosen(self, tried: list[Tried], leaning: Leaning, asked: Asked) -> int:
        """A way to win for sure where there is one: however likely others seem to win too, they
        cannot be better. Else the best, or with a temperature one of the good ones."""
        if max(each.mean() for each in tried) > NEARLY_WON * WHOLE:
            sure = WayToWin(asked).sure()
            tried = [each for each in tried if not sure or each.pick in sure]
        if self.temperature > 0:
            return self.drawn(tried, leaning, asked)
        return best(tried, leaning, asked.rng)

    def drawn(self, tried: list[Tried], leaning: Leaning, asked: Asked) -> int:
        """One of the answers by lot, the better the likelier. What good players lean to counts as
        it does for the best: few tries tell little, and who plays weakly does not blunder."""
        worth = [leaning.worth(each) for each in tried]
        top = max(worth)
        odds = [round(65536 * math.exp((each - top) / WHOLE / self.temperature)) for each in worth]
        place = asked.rng.below(sum(odds))
        for option, odd in zip(tried, odds, strict=True):
            if place < odd:
                return option.pick
            place -= odd
        raise AssertionError


def part_of(bot: ForesightBot, asked: Asked) -> list[tuple[int, int]]:
    """Visits and total of each option, as they travel between processes."""
    return [(each.visits, each.total) for each in bot.tried(asked)]


def best(tried: list[Tried], leaning: Leaning, rng: Rng) -> int:
    """The best among those tried most (in several processes: at least half as often); chance
    decides between equals."""
    most = max(each.visits for each in tried)
    worth = {each.pick: leaning.worth(each) for each in tried if 2 * each.visits > most}
    top = max(worth.values())
    return rng.pick([pick for pick, value in worth.items() if value == top])
