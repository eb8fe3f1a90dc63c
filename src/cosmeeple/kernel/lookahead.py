"""What every search shares: how good a table is, one's own turn tried out to its end, and random games from here on.

Compiled. Knows no game: a `Judge` holds the game's own evaluation and outcome, and turns them into values from 0 (lost)
to 1 (won), one for each seat, so that a search for two to five players maximises each seat's own (max^n).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, cast, final

from cosmeeple.kernel.agenda import SEVERAL, Frame, Simultaneous
from cosmeeple.kernel.outcome import Outcome
from cosmeeple.kernel.rng import Rng
from cosmeeple.kernel.table import Table

#: How much of the value of a finished game is the win itself; the rest is the margin, so that a lost seat still tries.
WIN: Final = 0.75
#: A playout without a cut-off.
TO_THE_END: Final = 1_000_000
#: A turn that is longer than this is judged where it stands.
LONGEST_TURN: Final = 12

#: (table, seat, rng) -> a table dealt anew from what the seat knows.
Deal = Callable[[Table[Any], int, Rng], Table[Any]]


@final
class Judge:
    """Values of a table for all seats. `scale` is the spread of margins in the game, in points of its evaluation."""

    def __init__(
        self,
        evaluate: Callable[[Any, int], float],
        outcome: Callable[[Any], Outcome],
        seats: int,
        centre: float,
        scale: float,
    ) -> None:
        self.evaluate: Final = evaluate
        self.outcome: Final = outcome
        self.seats: Final = seats
        self.centre: Final = centre
        self.scale: Final = scale

    def margins(self, t: Table[Any]) -> list[float]:
        """By seat: the own evaluation less that of the best other seat; alone, less the evaluation at the start."""
        looks = [self.evaluate(t.state, seat) for seat in range(self.seats)]
        if self.seats == 1:
            return [looks[0] - self.centre]
        margins: list[float] = []
        for seat in range(self.seats):
            best = -1e9
            for other in range(self.seats):
                if other != seat and looks[other] > best:
                    best = looks[other]
            margins.append(looks[seat] - best)
        return margins

    def values(self, t: Table[Any]) -> list[float]:
        """By seat, from 0 to 1: who won, if the game is over; otherwise how it looks."""
        values = [squash(margin / self.scale) for margin in self.margins(t)]
        if t.over():
            result = self.outcome(t.state)
            if len(result.ranks) > 1:  # alone, without an automaton, there is nobody to win against
                shares = win_shares(result, self.seats)
                for seat in range(self.seats):
                    values[seat] = WIN * shares[seat] + (1.0 - WIN) * values[seat]
        return values


def squash(x: float) -> float:
    """The logistic curve.

    >>> squash(0.0), squash(40.0), squash(-40.0)
    (0.5, 1.0, 0.0)
    """
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))


def win_shares(result: Outcome, seats: int) -> list[float]:
    """By seat: 1 for the winner, split between those who share the win. Places behind the seats are automata.

    >>> win_shares(Outcome((3, 5, 5), (3, 1, 1), (), ()), 3)
    [0.0, 0.5, 0.5]
    """
    share = 1.0 / len(result.winners) if result.winners else 0.0
    return [share if seat in result.winners else 0.0 for seat in range(seats)]


def pending_several(t: Table[Any]) -> bool:
    """Is a secret question to several seats pending?"""
    return len(t.agenda) > 0 and t.agenda[-1].seat == SEVERAL


def asked_first(t: Table[Any], seat: int) -> bool:
    """Has this seat still something to answer in the pending secret question, out of turn?"""
    if t.decider == seat or not pending_several(t):
        return False
    several = cast(Simultaneous[Any], t.agenda[-1])
    return seat in several.seats and len(several.options(t.state, seat, several.given_by(seat))) > 0


def answer(t: Table[Any], seat: int, pick: int) -> None:
    """The seat answers, also when others are asked at the same time and before it. Unchecked, like `Table.play`."""
    frame: Frame[Any] = t.agenda[-1]
    if frame.seat == SEVERAL:
        t.agenda[-1] = cast(Simultaneous[Any], frame).with_answer(seat, pick)
        t.settle()
    else:
        t.play(pick)


def forget_answers(t: Table[Any], seat: int) -> None:
    """Take back what the others answered in a pending secret question: nobody knows it, they are asked again."""
    if not pending_several(t):
        return
    several = cast(Simultaneous[Any], t.agenda[-1])
    given = [several.given[i] if several.seats[i] == seat else () for i in range(len(several.seats))]
    t.agenda[-1] = several.answered(tuple(given))
    t.settle()


def guess_others(t: Table[Any], seat: int, rng: Rng) -> None:
    """The others answer a pending secret question at random, until it is this seat's turn or the answers are out."""
    while pending_several(t) and t.decider != seat:
        if asked_first(t, seat):
            return
        t.play(t.legal[rng.below(len(t.legal))])


@final
class TurnSearch:
    """Tries out one's own turn: every sequence of own answers until somebody else is asked, with so many tries."""

    def __init__(self, judge: Judge, seat: int, rng: Rng) -> None:
        self.judge: Final = judge
        self.seat: Final = seat
        self.rng: Final = rng

    def look(self, t: Table[Any]) -> float:
        """The evaluation; a finished game counts double, so that a certain end is preferred to an equal hope."""
        margin: float = self.judge.evaluate(t.state, self.seat)
        return 2.0 * margin if t.over() else margin

    def goes_on(self, t: Table[Any]) -> bool:
        """Is it still this seat's turn? Secret questions are answered for the others first."""
        guess_others(t, self.seat, self.rng)
        return not t.over() and (t.decider == self.seat or asked_first(t, self.seat))

    def is_beyond_planning(self, before: Table[Any], after: Table[Any]) -> bool:
        """Alone nobody else is ever asked: there the turn ends where chance comes in. To look on would take the luck of
        this one try for a plan."""
        return self.judge.seats == 1 and before.rng.state != after.rng.state

    def best(self, t: Table[Any], depth: int, tries: int) -> float:
        """The best evaluation that the seat can reach from here before another seat decides.

        What looks best right after an answer is followed first and gets half of the tries that are left, the next one
        half of the rest, and so on: long turns have too many ways to walk them all.
        """
        if not self.goes_on(t) or depth == 0 or tries <= 0:
            return self.look(t)
        copies: list[Table[Any]] = []
        ranked: list[tuple[float, int]] = []
        found = -1e18
        for pick in t.options(self.seat):
            if tries <= 0:
                break
            tries -= 1
            copy = t.clone()
            answer(copy, self.seat, pick)
            going_on = self.goes_on(copy) and not self.is_beyond_planning(t, copy)
            look = self.look(copy)
            if going_on:
                ranked.append((-look, len(copies)))
                copies.append(copy)
            elif look > found:
                found = look
        ranked.sort()
        for worth, number in ranked:
            share = (tries + 1) // 2
            tries -= share
            found = max(found, self.best(copies[number], depth - 1, share) if share > 0 else -worth)
        return found

    def options(self, t: Table[Any], picks: list[int], tries: int) -> list[float]:
        """What each of the picks can lead to, with equal shares of the tries."""
        values: list[float] = []
        for pick in picks:
            copy = t.clone()
            answer(copy, self.seat, pick)
            depth = 0 if self.is_beyond_planning(t, copy) else LONGEST_TURN
            values.append(self.best(copy, depth, tries // len(picks)))
        return values


def try_turns(
    judge: Judge, deal: Deal, t: Table[Any], seat: int, rng: Rng, deals: int, tries: int
) -> tuple[list[int], list[float]]:
    """The options of the seat and what each can lead to within the own turn, on average over some deals."""
    picks = t.options(seat)
    sums = [0.0] * len(picks)
    search = TurnSearch(judge, seat, rng)
    for _ in range(deals):
        dealt = deal(t, seat, rng)
        forget_answers(dealt, seat)
        values = search.options(dealt, picks, tries)
        for i in range(len(picks)):
            sums[i] += values[i]
    return picks, [total / deals for total in sums]


def play_on(t: Table[Any], rng: Rng, depth: int) -> None:
    """Random choices until the game is over or so many were made."""
    while depth > 0 and len(t.agenda) > 0:
        legal = t.legal
        t.play(legal[rng.below(len(legal))])
        depth -= 1


def finish_turn(judge: Judge, t: Table[Any]) -> None:
    """The seat that is asked plays on with what looks best right after each answer, until another is asked."""
    seat = t.decider
    left = LONGEST_TURN
    while len(t.agenda) > 0 and t.decider == seat and left > 0 and not pending_several(t):
        left -= 1
        best = -1e18
        chosen = t.legal[0]
        for pick in t.legal:
            copy = t.clone()
            copy.play(pick)
            look: float = judge.evaluate(copy.state, seat)
            if look > best:
                best = look
                chosen = pick
        t.play(chosen)


def flat_monte_carlo(
    judge: Judge, deal: Deal, t: Table[Any], seat: int, rng: Rng, iterations: int, seconds: float, depth: int
) -> tuple[list[int], list[int], list[float]]:
    """Random games after each option in turn: options, how often each was tried, the mean value of each."""
    picks = t.options(seat)
    visits = [0] * len(picks)
    totals = [0.0] * len(picks)
    until = perf_counter() + seconds
    done = 0
    while done < iterations and (done < len(picks) or perf_counter() < until):
        place = done % len(picks)
        dealt = deal(t, seat, rng)
        forget_answers(dealt, seat)
        answer(dealt, seat, picks[place])
        play_on(dealt, rng, depth)
        visits[place] += 1
        totals[place] += judge.values(dealt)[seat]
        done += 1
    return picks, visits, [totals[i] / max(1, visits[i]) for i in range(len(picks))]


def sample_margins(judge: Judge, t: Table[Any], rng: Rng, every: int) -> list[float]:
    """The margins of all seats at some points of one random game, its end included: how far apart seats can be."""
    found: list[float] = []
    decisions = 0
    while len(t.agenda) > 0:
        t.play(t.legal[rng.below(len(t.legal))])
        decisions += 1
        if decisions % every == 0 or len(t.agenda) == 0:
            found.extend(judge.margins(t))
    return found
