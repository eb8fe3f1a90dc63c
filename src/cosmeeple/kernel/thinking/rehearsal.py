"""Whole games rehearsed to their end, over and over, until the habits in them fit the position.
Compiled, for any game.

Nested rollout policy adaptation (Rosin, 2011) for games with secrets: the table is dealt again from
what the seat knows, and in this deal some games are played by habit. A habit is a weight for "this
seat answers this kind of question so, at this moment of the game"; the better the weight, the
likelier the answer. After every game the habits of each seat move towards its best game in this
deal. What that game began with gets the vote of the deal. A part of what was learned is kept for
the next deal and for the next decision, so plans ripen over a whole game; what is lucky in one deal
only is outvoted.

Real ends are judged, not positions: this finds long plans that an evaluation of the present does
not see.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64

from cosmeeple.kernel.engine.rng import MASK, Rng
from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.thinking.lookahead import Deal, Judge, Stopwatch, forget_answers
from cosmeeple.kernel.thinking.net import UNIT
from cosmeeple.kernel.thinking.policy import Policy
from cosmeeple.kernel.thinking.search import PICK_ROOM, SEAT_ROOM, edge

#: Kinds of questions in one game; more than any game has.
KIND_ROOM: Final = 1 << 10
#: One moment's habits: an edge of `search.py` fits in.
MOMENT_ROOM: Final = KIND_ROOM * SEAT_ROOM * PICK_ROOM
#: So many answers of the best game are told.
LONGEST_LINE: Final = 6
#: Weights beyond this say nothing more, and the exponential of them stays finite.
STRONGEST: Final = 300.0


@final
class Act:
    """One answer of a rehearsed game: what could have been answered, as numbers of habits, which it
    was, and how much good players lean to each before any habit (nothing without a policy)."""

    def __init__(self, habits: list[int], chosen: int, leaning: list[float]) -> None:
        self.habits: Final = habits
        self.chosen: Final = chosen
        self.leaning: Final = leaning


@final
class Tally:
    """One option of the decision: deals whose best game began with it, all games that did, and how
    the seat went on in the last of those best games (edges as in `search.py`)."""

    def __init__(self, pick: int) -> None:
        self.pick: Final = pick
        self.votes: int = 0
        self.games: int = 0
        self.line: list[int] = []


@final
class Rehearsal:
    """The habits of one seat in one game, and of the others as far as it imagines them."""

    def __init__(
        self,
        judge: Judge,
        deal: Deal,
        kinds: dict[type, int],
        moment: Callable[[Any, int], int],
        pace: float,
        kept: float,
        longest: int,
        policy: Policy | None = None,
        lean: float = 1.0,
    ) -> None:
        self.policy: Final = policy
        self.lean: Final = lean
        self.judge: Final = judge
        self.deal: Final = deal
        self.kinds: Final = kinds
        self.moment: Final = moment
        self.pace: Final = pace
        self.kept: Final = kept
        self.longest: Final = longest
        self.habits: dict[int, float] = {}

    def rehearse(
        self, t: Table[Any], seat: int, rng: Rng, games: int, each: int, seconds: float
    ) -> list[Tally]:
        """What the options of the seat lead to: so many games, some on each deal, within the
        time."""
        tallies = [Tally(pick) for pick in t.options(seat)]
        watch = Stopwatch(seconds)
        played = 0
        while played == 0 or (played < games and not watch.has_rung()):
            dealt = self.deal(t, seat, rng)
            forget_answers(dealt, seat)
            played += self.rehearse_deal(
                dealt, seat, rng, min(each, games - played), watch, tallies
            )
        return tallies

    def rehearse_deal(
        self,
        dealt: Table[Any],
        seat: int,
        rng: Rng,
        games: int,
        watch: Stopwatch,
        tallies: list[Tally],
    ) -> int:
        """Games on one deal, within the time; every seat's habits follow its best one. Returns how
        many there were."""
        seats = self.judge.seats
        habits = self.habits.copy()
        tops = [-1e18] * seats
        best: list[list[Act]] = [[] for _ in range(seats)]
        voted = 0
        count = 0
        while count == 0 or (count < games and not watch.has_rung()):
            count += 1
            played: list[list[Act]] = [[] for _ in range(seats)]
            table = dealt.clone()
            first = self.begin(table, seat, habits, rng, played)
            self.play(table, habits, rng, played)
            values = self.judge.values(table)
            tallies[first].games += 1
            for one in range(seats):
                if values[one] >= tops[one]:
                    tops[one] = values[one]
                    best[one] = played[one]
                    if one == seat:
                        voted = first
                self.follow(habits, best[one], self.pace)
        tallies[voted].votes += 1
        tallies[voted].line = [
            act.habits[act.chosen] % MOMENT_ROOM for act in best[seat][1:LONGEST_LINE]
        ]
        for one in range(seats):
            self.follow(self.habits, best[one], self.pace * self.kept)
        return count

    def begin(
        self, t: Table[Any], seat: int, habits: dict[int, float], rng: Rng, played: list[list[Act]]
    ) -> int:
        """The seat answers first, also when others are asked at the same time; returns the place of
        its answer."""
        options = t.legal_for(seat)
        act = self.choose(t, seat, options, habits, rng)
        played[seat].append(act)
        t.answer(seat, options[act.chosen])
        return act.chosen

    def play(
        self, t: Table[Any], habits: dict[int, float], rng: Rng, played: list[list[Act]]
    ) -> None:
        """To the end of the game, everybody by habit; a game that goes in circles is judged where
        it stands."""
        left = self.longest
        while len(t.agenda) > 0 and left > 0:
            left -= 1
            legal = t.legal
            if len(legal) == 1:
                t.play(legal[0])
            else:
                seat = t.decider
                act = self.choose(t, seat, legal, habits, rng)
                played[seat].append(act)
                t.play(legal[act.chosen])

    def choose(
        self, t: Table[Any], seat: int, options: vec[i64], habits: dict[int, float], rng: Rng
    ) -> Act:
        """Stronger habits are likelier."""
        kind = self.kinds[type(t.agenda[-1])]
        base = self.moment(t.state, seat) * MOMENT_ROOM + edge(kind, seat, 0)
        codes: list[int] = []
        sums: list[float] = []
        leaning: list[float] = []
        total = 0.0
        policy = self.policy
        if policy is not None:
            for logit in policy.logits(t, policy.traits.on(t, seat), options):
                leaning.append(self.lean * logit / UNIT)
        for place_of in range(len(options)):
            code = base + options[place_of]
            codes.append(code)
            weight = habits.get(code, 0.0)
            if policy is not None:
                weight += leaning[place_of]
            total += math.exp(weight)
            sums.append(total)
        place = total * float(rng.next()) / (MASK + 1.0)
        chosen = 0
        while chosen < len(sums) - 1 and sums[chosen] <= place:
            chosen += 1
        return Act(codes, chosen, leaning)

    def follow(self, habits: dict[int, float], acts: list[Act], pace: float) -> None:
        """Move the habits towards these answers: as far as they are not likely already."""
        changes: list[tuple[int, float]] = []
        for act in acts:
            shares: list[float] = []
            total = 0.0
            leans = len(act.leaning) > 0
            for place in range(len(act.habits)):
                weight = habits.get(act.habits[place], 0.0)
                share = math.exp(weight + act.leaning[place]) if leans else math.exp(weight)
                shares.append(share)
                total += share
            for place in range(len(shares)):
                change = -shares[place] / total
                if place == act.chosen:
                    change += 1.0
                changes.append((act.habits[place], pace * change))
        for code, change in changes:
            habits[code] = max(-STRONGEST, min(STRONGEST, habits.get(code, 0.0) + change))
