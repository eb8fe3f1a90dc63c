"""What every search shares: how good a table is, one's own turn tried out to its end, and random
games from here on.

Compiled. Knows no game: a `Judge` holds the game's own evaluation and outcome, and turns them into
values in points, one for each seat, so that a search for two to five players maximises each seat's
own (max^n).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter, thread_time
from typing import Any, Final, final

from mypy_extensions import i64

from cosmeeple.kernel.engine.outcome import Outcome
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.engine.table import Table

#: What a win adds to a finished game, in usual margins. The margin itself counts too, so a lost
#: seat still tries.
WIN: Final = 3.0
#: A playout without a cut-off.
TO_THE_END: Final = 1_000_000
#: A turn that is longer than this is judged where it stands.
LONGEST_TURN: Final = 20

#: A budget of seconds means processor time, so that a busy machine plays as well as a free one; but
#: nobody waits longer than so many times the budget.
PATIENCE: Final = 2.0

#: (table, seat, rng) -> a table dealt again from what the seat knows.
Deal = Callable[[Table[Any], int, Rng], Table[Any]]


@final
class Stopwatch:
    """Is a budget of seconds used up?"""

    def __init__(self, seconds: float) -> None:
        self.until: Final = thread_time() + seconds
        self.latest: Final = perf_counter() + PATIENCE * seconds

    def has_rung(self) -> bool:
        """Is the time over?"""
        return thread_time() >= self.until or perf_counter() >= self.latest


@final
class Judge:
    """Values of a table in points. `scale` is how far seats are usually apart in the game, by its
    evaluation.

    Values are not squeezed into a share of the win: a search must tell apart small differences also
    where one seat is far ahead.
    """

    def __init__(
        self,
        evaluate: Callable[[Any, int], float],
        outcome: Callable[[Any], Outcome],
        seats: int,
        scale: float,
    ) -> None:
        self.evaluate: Final = evaluate
        self.outcome: Final = outcome
        self.seats: Final = seats
        self.scale: Final = scale

    def value(self, t: Table[Any], seat: int) -> float:
        """What the table is worth to a seat: the evaluation, and when the game is over, who won."""
        value: float = self.evaluate(t.state, seat)
        if len(t.agenda) == 0:
            result = self.outcome(t.state)
            if len(result.ranks) > 1:  # alone, without an automaton, there is nobody to win against
                value += WIN * self.scale * (2.0 * win_shares(result, self.seats)[seat] - 1.0)
        return value

    def values(self, t: Table[Any]) -> list[float]:
        """By seat."""
        return [self.value(t, seat) for seat in range(self.seats)]

    def share(self, value: float) -> float:
        """A value as people read it: from 0 (lost) to 1 (won)."""
        return squash(value / self.scale)


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
    """By seat: 1 for the winner, split between those who share the win. Places behind the seats are
    automata.

    >>> win_shares(Outcome((3, 5, 5), (3, 1, 1), (), ()), 3)
    [0.0, 0.5, 0.5]
    """
    share = 1.0 / len(result.winners) if result.winners else 0.0
    return [share if seat in result.winners else 0.0 for seat in range(seats)]


def asked_first(t: Table[Any], seat: int) -> bool:
    """Has this seat still something to answer in the pending secret question, out of turn?"""
    if t.decider == seat or not t.is_several():
        return False
    frame = t.agenda[-1]
    return seat in frame.asked() and len(frame.options_of(t.state, seat, t.given_by(seat))) > 0


def forget_answers(t: Table[Any], seat: int) -> None:
    """Take back what the others answered in a pending secret question: nobody knows it, they are
    asked again."""
    if not t.is_several():
        return
    seats = t.agenda[-1].asked()
    for place in range(len(seats)):
        if seats[place] != seat:
            t.given[place] = vec[i64]()
    t.settle()


def guess_others(t: Table[Any], seat: int, rng: Rng) -> None:
    """The others answer a pending secret question at random, until it is this seat's turn or the
    answers are out."""
    while t.is_several() and t.decider != seat:
        if asked_first(t, seat):
            return
        t.play(t.legal[rng.below(len(t.legal))])


@final
class TurnSearch:
    """Tries out one's own turn: sequences of own answers until somebody else is asked, with so many
    tries.

    What looks best right after an answer is followed first and gets half of the tries that are
    left, the next one half of the rest, and so on: long turns have too many ways to walk them all.
    The first way goes to the end of the turn even without tries, because a turn that is judged
    halfway says little; so with no tries at all this is the turn of somebody who takes what looks
    best each time.
    """

    def __init__(self, judge: Judge, seat: int, rng: Rng, depth: int = LONGEST_TURN) -> None:
        self.judge: Final = judge
        self.seat: Final = seat
        self.rng: Final = rng
        self.depth: Final = depth
        self.spent: int = 0
        self.value: float = 0.0

    def best(self, t: Table[Any], tries: int) -> Table[Any]:
        """The best end of the turn that was found; `value` is its value. The table given is used
        up."""
        self.value = -1e18
        return self.explore(t, self.depth, tries, t)

    def explore(self, t: Table[Any], depth: int, tries: int, best: Table[Any]) -> Table[Any]:
        """The better of the best so far and what can be reached from here."""
        guess_others(t, self.seat, self.rng)
        mine = t.decider == self.seat or asked_first(t, self.seat)
        if len(t.agenda) == 0 or not mine or depth == 0:
            return self.better(t, self.judge.value(t, self.seat), best)
        tables: list[Table[Any]] = []
        ranked: list[tuple[float, int]] = []
        for pick in t.legal_for(self.seat):
            copy = t.clone()
            copy.answer(self.seat, pick)
            guess_others(copy, self.seat, self.rng)  # a secret answer alone shows nothing yet
            look = self.judge.value(copy, self.seat)
            if self.is_beyond_planning(t, copy):
                best = self.better(copy, look, best)
            else:
                ranked.append((-look, len(tables)))
                tables.append(copy)
        tries -= len(ranked)
        self.spent += len(ranked)
        ranked.sort()
        for i in range(len(ranked)):
            share = max(0, (tries + 1) // 2)
            if i > 0 and share == 0:
                break
            tries -= share
            best = self.explore(tables[ranked[i][1]], depth - 1, share, best)
        return best

    def better(self, t: Table[Any], value: float, best: Table[Any]) -> Table[Any]:
        """The better one of a table with this value and the best so far."""
        if value > self.value:
            self.value = value
            return t
        return best

    def is_beyond_planning(self, before: Table[Any], after: Table[Any]) -> bool:
        """Alone nobody else is ever asked: there the turn ends where chance comes in. To look on
        would take the luck of this one try for a plan."""
        return self.judge.seats == 1 and before.rng.state != after.rng.state

    def options(self, t: Table[Any], picks: list[int], tries: int) -> list[float]:
        """What each of the picks can lead to, with equal shares of the tries, the best looks first.

        When following them has cost the tries, the rest is taken to gain as much from here as those
        followed.
        """
        looks: list[float] = []
        tables: list[Table[Any]] = []
        for pick in picks:
            copy = t.clone()
            copy.answer(self.seat, pick)
            guess_others(copy, self.seat, self.rng)
            tables.append(copy)
            looks.append(self.judge.value(copy, self.seat))
        order = [(-looks[i], i) for i in range(len(picks))]
        order.sort()
        values = looks.copy()
        self.spent = 0
        gain = 0.0
        followed = 0
        for _, i in order:
            if self.is_beyond_planning(t, tables[i]):
                continue
            if self.spent > tries:
                values[i] = looks[i] + gain / followed
                continue
            self.best(tables[i], tries // len(picks))
            values[i] = self.value
            gain += self.value - looks[i]
            followed += 1
        return values


def try_turns(
    judge: Judge,
    deal: Deal,
    t: Table[Any],
    seat: int,
    rng: Rng,
    deals: int,
    tries: int,
    seconds: float = 1e9,
    depth: int = LONGEST_TURN,
) -> tuple[list[int], list[float]]:
    """The options of the seat and what each can lead to within one's own turn (or so many further
    answers of it), on average over some deals: one at least, no new one when the time is up.
    """
    picks = t.options(seat)
    sums = [0.0] * len(picks)
    search = TurnSearch(judge, seat, rng, depth)
    watch = Stopwatch(seconds)
    done = 0
    while done < deals and (done == 0 or not watch.has_rung()):
        dealt = deal(t, seat, rng)
        forget_answers(dealt, seat)
        values = search.options(dealt, picks, tries)
        for i in range(len(picks)):
            sums[i] += values[i]
        done += 1
    return picks, [total / done for total in sums]


def play_on(t: Table[Any], rng: Rng, depth: int) -> None:
    """Random choices until the game is over or so many were made."""
    while depth > 0 and len(t.agenda) > 0:
        legal = t.legal
        t.play(legal[rng.below(len(legal))])
        depth -= 1


def finish_turn(judge: Judge, t: Table[Any], rng: Rng, tries: int) -> Table[Any]:
    """The seat that is asked ends its turn as well as it can with so many tries."""
    if len(t.agenda) == 0 or t.is_several():
        return t
    return TurnSearch(judge, t.decider, rng).best(t, tries)


def play_to_horizon(
    judge: Judge, t: Table[Any], seat: int, rng: Rng, tries: int, turns: int
) -> Table[Any]:
    """Everybody ends their turn as well as they can with so many tries, until the seat has had so
    many more turns, the next secret question or the end. So all leaves of a search are judged at
    the same point of the game, whoever was asked there.
    """
    while t.is_several():
        t.play(t.legal[rng.below(len(t.legal))])
    left = turns
    away = t.decider != seat
    most = 2 * judge.seats * turns
    while len(t.agenda) > 0 and most > 0 and not t.is_several():
        if t.decider != seat:
            away = True
        elif away:
            left -= 1
            if left == 0:
                break
            away = False
        t = finish_turn(judge, t, rng, tries)
        most -= 1
    return t


def flat_monte_carlo(
    judge: Judge,
    deal: Deal,
    t: Table[Any],
    seat: int,
    rng: Rng,
    iterations: int,
    seconds: float,
    depth: int,
) -> tuple[list[int], list[int], list[float]]:
    """Random games after each option in turn: options, how often each was tried, the mean value of
    each."""
    picks = t.options(seat)
    visits = [0] * len(picks)
    totals = [0.0] * len(picks)
    watch = Stopwatch(seconds)
    done = 0
    while done < iterations and (done < len(picks) or not watch.has_rung()):
        place = done % len(picks)
        dealt = deal(t, seat, rng)
        forget_answers(dealt, seat)
        dealt.answer(seat, picks[place])
        play_on(dealt, rng, depth)
        visits[place] += 1
        totals[place] += judge.share(judge.value(dealt, seat))
        done += 1
    return picks, visits, [totals[i] / max(1, visits[i]) for i in range(len(picks))]


def sample_looks(
    evaluate: Callable[[Any, int], float], t: Table[Any], seats: int, rng: Rng, every: int
) -> list[float]:
    """The evaluation by all seats at some points of one random game, its end included: how far
    apart seats can be."""
    found: list[float] = []
    decisions = 0
    while len(t.agenda) > 0:
        t.play(t.legal[rng.below(len(t.legal))])
        decisions += 1
        if decisions % every == 0 or len(t.agenda) == 0:
            for seat in range(seats):
                found.append(evaluate(t.state, seat))
    return found
