"""The bot that compares whole turns: everything the seat answers until the next moment of judging
is one candidate.

Where a turn has twenty answers, a single one is worth less than the noise of what follows it. So
turns are drawn from the learned policy, one for each first answer at least, and all of them are
played on the same deals, with the same luck for the others; those that fall behind are dropped by
halves. A turn is followed as far as the deal allows (a card may not come up), then the policy goes
on. What is left of the best turn is a candidate at the next question too.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from cosmeeple.bots.base import Asked, Thinker, Thought, Weighed
from cosmeeple.bots.foresee import NEARLY_WON, WayToWin, mind_of
from cosmeeple.bots.judging import dealer
from cosmeeple.bots.simple import ENDLESS, FOREVER
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SEAT_LETTERS, Game, Liking
from cosmeeple.kernel.records.codec import notation, question
from cosmeeple.kernel.thinking.foresight import LONGEST, choose, play_to_moment
from cosmeeple.kernel.thinking.lookahead import Stopwatch, forget_answers
from cosmeeple.kernel.thinking.net import UNIT, WHOLE
from cosmeeple.kernel.thinking.policy import PolicyMind

#: So many turns are told apart to the end.
FEWEST = 2
#: Of a budget of seconds, the part in which turns may be drawn: a third at most.
DRAWING = 3
#: So many answers of the best turn are told.
LONGEST_LINE = 6


class Step(NamedTuple):
    """An own answer of a turn."""

    kind: type
    pick: int


@dataclass(eq=False)
class Turn:
    """A candidate: own answers in their order, and what came of them."""

    steps: tuple[Step, ...]
    #: How far its answers lie behind the likeliest ones, in units of the policy; at most 0.
    leaning: int = 0
    #: What must speak for its answers, in millionths of a win.
    handicap: int = 0
    visits: int = 0
    total: int = 0

    @property
    def first(self) -> int:
        """The answer that it begins with."""
        return self.steps[0].pick

    def mean(self) -> float:
        """Its value over all deals so far, in millionths of a win; -1 before the first."""
        return self.total / self.visits if self.visits else -1.0

    def worth(self, trust: float) -> float:
        """What it is thought to be worth: the less it was tried, the more what good players lean to
        counts."""
        leaning = trust * WHOLE / UNIT * self.leaning / math.sqrt(max(1, self.visits))
        return self.mean() - self.handicap + leaning


class Stage:
    """Plays turns of one seat out."""

    def __init__(self, mind: PolicyMind, seat: int, moments: int, liking: Liking | None) -> None:
        self.mind = mind
        self.seat = seat
        self.moments = moments
        self.liking = liking

    def play(
        self, t: Table[Any], steps: Sequence[Step], rng: Rng, written: Turn | None = None
    ) -> list[str]:
        """The seat follows the steps as long as they are possible, then its policy, up to the next
        moment; others answer by the policy. What it answered is written down in `written`."""
        mind, seat, moment = self.mind, self.seat, self.mind.moment(t)
        told: list[str] = []
        done = 0
        begins = True
        for _ in range(LONGEST):
            if not t.agenda or mind.moment(t) != moment:
                break
            if not begins and t.decider != seat:
                t.play(choose(mind, t, rng))
                continue
            legal = t.options(seat)
            kind = type(t.agenda[-1])
            if done < len(steps) and steps[done].kind is kind and steps[done].pick in legal:
                pick = steps[done].pick
                done += 1
            else:
                done = len(steps)
                pick = legal[0] if len(legal) == 1 else mind.quick(t, seat, legal, rng)
            if written is not None:
                self.write(t, legal, Step(kind, pick), written)
                told.append(notation(question(t), pick))
            if begins:  # also where others are asked at the same time
                t.answer(seat, pick)
                begins = False
            else:
                t.play(pick)
        return told

    def write(self, t: Table[Any], legal: list[int], step: Step, turn: Turn) -> None:
        """One answer more of a turn."""
        turn.steps += (step,)
        turn.handicap += self.mind.handicap(t, self.seat, step.pick)
        if len(legal) > 1:
            logits = self.mind.inclination(t, self.seat, legal)
            turn.leaning += logits[legal.index(step.pick)] - max(logits)

    def try_once(self, dealt: Table[Any], turn: Turn, own: int, others: int) -> None:
        """Play a turn on one deal, with luck for the seat and for what comes after."""
        t = dealt.clone()
        self.play(t, turn.steps, Rng(own))
        if self.moments > 1:
            play_to_moment(self.mind, t, self.moments - 1, Rng(others))
        turn.visits += 1
        turn.total += self.value(t)

    def value(self, t: Table[Any]) -> int:
        """What the table is worth, to a taste that counts where the game is open."""
        value: int = self.mind.value(t, self.seat)
        if self.liking is not None and t.agenda and 0 < value < WHOLE:
            open_part = value * (WHOLE - value) // (WHOLE // 4)
            value += self.liking(t.state, self.seat) * open_part // WHOLE
        return value


def policy_of(game: Game, seats: int) -> PolicyMind:
    """The learned policy that turns are drawn from; BadInput where the game has none."""
    mind = mind_of(game, seats)
    if not isinstance(mind, PolicyMind):
        raise BadInput(f"{game.slug} has no policy, so `turns` cannot play it")
    return mind


@dataclass
class TurnsBot(Thinker):
    """Compares whole turns; `iterations` are turns played out."""

    iterations: int = ENDLESS
    seconds: float = FOREVER
    #: Moments ahead: the end of the own turn is the first.
    moments: int = 3
    #: So many turns are drawn from the policy.
    turns: int = 32
    #: How much of a win one unit of inclination counts for beside a single try; beside more, by
    #: their root.
    trust: float = 0.02
    #: A style of the game that the bot leans to (`Game.styles`); empty: none.
    style: str = ""
    #: What is left of the turn that was begun.
    _rest: tuple[Step, ...] = field(default=(), repr=False)

    def __post_init__(self) -> None:
        if min(self.moments, self.turns) < 1 or self.trust < 0:
            raise BadInput("turns has at least one moment and turn, and no trust below 0")

    def think(self, asked: Asked) -> Thought:
        if len(asked.options) == 1:
            self.follow(asked, asked.options[0])
            return Thought(asked.options[0])
        liking = asked.game.styles.get(self.style)
        stage = Stage(policy_of(asked.game, asked.seats), asked.seat, self.moments, liking)
        turns = self.drawn(stage, asked)
        best = self.chosen(turns, self.weighed(stage, asked, turns), asked)
        self._rest = best.steps[1:]
        return thought_of(asked, turns, best, self.told(stage, asked, best))

    def follow(self, asked: Asked, pick: int) -> None:
        """The only answer there is may be the next step of the turn."""
        if self._rest[:1] == (Step(type(asked.table.agenda[-1]), pick),):
            self._rest = self._rest[1:]

    def drawn(self, stage: Stage, asked: Asked) -> list[Turn]:
        """Different turns: the rest of the one before, some by the policy, and one at least that
        begins with each option; when the time for that is over, no more."""
        watch = Stopwatch(self.seconds / DRAWING)
        kind = type(asked.table.agenda[-1])
        found: dict[tuple[Step, ...], Turn] = {}

        def draw(steps: Sequence[Step]) -> None:
            if found and watch.has_rung():
                return
            turn = Turn(())
            stage.play(dealt(asked), steps, asked.rng.split(), turn)
            found.setdefault(turn.steps, turn)

        if self._rest:
            draw(self._rest)
        for _ in range(self.turns):
            draw(())
        begun = {turn.first for turn in found.values()}
        for pick in asked.options:
            if pick not in begun:
                draw((Step(kind, pick),))
        return list(found.values())

    def weighed(self, stage: Stage, asked: Asked, turns: list[Turn]) -> list[Turn]:
        """Tried within the budget, dropped by halves; those that are left."""
        left = turns
        rounds = max(1, (len(left) - 1).bit_length())
        watch = Stopwatch(self.seconds * (DRAWING - 1) / DRAWING)
        done = 0
        for number in range(rounds):
            share = (self.iterations - done) // (rounds - number)
            for _ in range(max(1, share // len(left))):
                table = dealt(asked)
                own, others = asked.rng.split().state, asked.rng.split().state
                for turn in left:
                    if done > 0 and watch.has_rung():
                        return [each for each in left if each.visits]
                    stage.try_once(table, turn, own, others)
                    done += 1
            if len(left) > FEWEST:
                left = sorted(left, key=lambda each: -each.worth(self.trust))
                left = left[: (len(left) + 1) // 2]
        return left

    def chosen(self, turns: list[Turn], left: list[Turn], asked: Asked) -> Turn:
        """The best of those left; where there is a way to win for sure, of all that begin it:
        however likely others seem to win too, they cannot be better. Chance decides between equals.
        """
        if max(each.mean() for each in left) > NEARLY_WON * WHOLE:
            sure = WayToWin(asked).sure()
            left = [each for each in turns if each.first in sure] or left
        top = max(each.worth(self.trust) for each in left)
        level = [each for each in left if each.worth(self.trust) == top]
        return level[asked.rng.below(len(level))]

    def told(self, stage: Stage, asked: Asked, best: Turn) -> tuple[str, ...]:
        """The answers of the turn after the first, as people read them."""
        texts = stage.play(dealt(asked), best.steps, asked.rng.split(), Turn(()))
        letter = SEAT_LETTERS[asked.seat]
        return tuple(f"{letter} {text}" for text in texts[1 : LONGEST_LINE + 1])


def dealt(asked: Asked) -> Table[Any]:
    """Another guess at what is hidden, in which nobody else has answered yet."""
    table = dealer(asked.game)(asked.table, asked.seat, asked.rng)
    forget_answers(table, asked.seat)
    return table


def thought_of(asked: Asked, turns: list[Turn], best: Turn, line: tuple[str, ...]) -> Thought:
    """Every option by the best of its turns that was tried."""
    tops: dict[int, Turn] = {}
    for turn in turns:
        top = tops.get(turn.first)
        if top is None or (turn.visits, turn.mean()) > (top.visits, top.mean()):
            tops[turn.first] = turn
    tops[best.first] = best
    ordered = sorted(
        tops.values(),
        key=lambda each: (each is not best, -each.visits, -each.mean(), each.first),
    )
    considered = tuple(
        Weighed(
            each.first,
            asked.text(each.first),
            sum(turn.visits for turn in turns if turn.first == each.first),
            min(max(each.mean() / WHOLE, 0.0), 1.0),
            line if each is best else (),
        )
        for each in ordered
    )
    return Thought(best.first, considered, "share", sum(turn.visits for turn in turns))
