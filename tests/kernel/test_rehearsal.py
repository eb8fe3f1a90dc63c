"""Rehearsed games: habits follow the best of them, long plans are found, the luck of one deal is
outvoted."""

from __future__ import annotations

import math
from typing import ClassVar

import pytest
from mypy_extensions import i64

from cosmeeple.kernel.engine.agenda import BaseState, Decision
from cosmeeple.kernel.engine.domain import Domain
from cosmeeple.kernel.engine.outcome import Outcome
from cosmeeple.kernel.engine.reasons import Why
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.record import frame, record
from cosmeeple.kernel.thinking.lookahead import Judge
from cosmeeple.kernel.thinking.rehearsal import MOMENT_ROOM, STRONGEST, Act, Rehearsal, Tally
from cosmeeple.kernel.thinking.search import edge_parts

SAFE, RISKY = 0, 1


@record
class Purse(BaseState):
    """Digits chosen one by one, and what they brought."""

    digits: list[int]
    points: int


@frame
class Choose(Decision):
    """Every digit is worth itself; only two noughts at the beginning are worth a hundred."""

    verb: ClassVar[str] = "choose"
    domain: ClassVar[Domain] = Domain("digit", tuple("0123"))

    def allows(self, s: Purse, pick: i64, why: Why) -> bool:
        return True

    def resolve(self, t: Table[Purse], pick: i64) -> None:
        t.state.digits.append(pick)
        t.state.points += 100 if t.state.digits == [0, 0] else pick


@frame
class Bet(Decision):
    """700 for certain, or anything below 1000 by lot."""

    verb: ClassVar[str] = "bet"
    domain: ClassVar[Domain] = Domain("bet", ("safe", "risky"))

    def allows(self, s: Purse, pick: i64, why: Why) -> bool:
        return True

    def resolve(self, t: Table[Purse], pick: i64) -> None:
        t.state.points += 700 if pick == SAFE else t.rng.below(1000)


@frame
class Circle(Decision):
    """Asks again and again."""

    verb: ClassVar[str] = "circle"
    domain: ClassVar[Domain] = Domain("way", ("left", "right"))

    def allows(self, s: Purse, pick: i64, why: Why) -> bool:
        return True

    def resolve(self, t: Table[Purse], pick: i64) -> None:
        t.state.points += 1
        t.then(Circle(0))


def asked(*frames: Choose | Bet | Circle) -> Table[Purse]:
    table: Table[Purse] = Table(Purse([], 0), [], Rng(state_from_seed(1)))
    table.then_all(list(frames))
    table.settle()
    return table


def deal(t: Table[Purse], seat: int, rng: Rng) -> Table[Purse]:
    copy = t.clone()
    copy.rng = rng.split()
    return copy


def count_digits(s: Purse, seat: int) -> int:
    return len(s.digits)


def rehearsal(kept: float = 0.5, pace: float = 0.5) -> Rehearsal:
    judge = Judge(lambda s, seat: float(s.points), lambda s: Outcome((0,), (1,), (), ()), 1, 10.0)
    return Rehearsal(judge, deal, {Choose: 0, Bet: 1, Circle: 2}, count_digits, pace, kept, 100)


def most_voted(tallies: list[Tally]) -> Tally:
    return max(tallies, key=lambda tally: tally.votes)


def test_a_plan_that_looks_bad_at_first_is_found() -> None:
    table = asked(Choose(0), Choose(0), Choose(0))

    best = most_voted(
        rehearsal(pace=0.1).rehearse(table, 0, Rng(state_from_seed(2)), 3000, 100, 1e9)
    )

    assert best.pick == 0
    assert [edge_parts(code) for code in best.line] == [(0, 0, 0), (0, 0, 3)]


def test_the_luck_of_one_deal_is_outvoted() -> None:
    tallies = rehearsal(0.0).rehearse(asked(Bet(0)), 0, Rng(state_from_seed(3)), 2000, 20, 1e9)

    assert sum(tally.votes for tally in tallies) == 100
    assert most_voted(tallies).pick == SAFE
    assert 15 <= tallies[RISKY].votes <= 45  # about 30 of 100 deals are lucky


def test_the_budget_counts_games_and_deals() -> None:
    tallies = rehearsal().rehearse(
        asked(Choose(0), Choose(0)), 0, Rng(state_from_seed(4)), 50, 20, 1e9
    )

    assert sum(tally.games for tally in tallies) == 50
    assert sum(tally.votes for tally in tallies) == 3
    in_no_time = rehearsal().rehearse(asked(Choose(0)), 0, Rng(state_from_seed(4)), 50, 20, 0.0)
    assert sum(tally.games for tally in in_no_time) == 1  # one at least
    few = rehearsal().rehearse(asked(Choose(0)), 0, Rng(state_from_seed(4)), 3, 20, 1e9)
    assert sum(tally.games for tally in few) == 3


def test_the_table_asked_about_stays_as_it_is() -> None:
    table = asked(Choose(0), Bet(0))
    chance = table.rng.state

    rehearsal().rehearse(table, 0, Rng(state_from_seed(5)), 40, 10, 1e9)

    assert (table.state.digits, table.state.points, table.rng.state) == ([], 0, chance)


def test_a_game_that_goes_in_circles_is_judged_where_it_stands() -> None:
    tallies = rehearsal().rehearse(asked(Circle(0)), 0, Rng(state_from_seed(8)), 10, 5, 1e9)

    assert [sum(tally.games for tally in tallies), sum(tally.votes for tally in tallies)] == [10, 2]


def test_what_was_learned_is_kept_as_far_as_wished() -> None:
    table = asked(Choose(0), Choose(0), Choose(0))
    forgetful, learning = rehearsal(0.0), rehearsal(0.5)
    for each in (forgetful, learning):
        each.rehearse(table, 0, Rng(state_from_seed(6)), 200, 20, 1e9)

    assert set(forgetful.habits.values()) == {0.0}
    assert max(learning.habits.values()) > 1.0
    # The same digit at another moment is another habit.
    assert {code // MOMENT_ROOM for code in learning.habits} == {0, 1, 2}


def test_habits_move_towards_what_was_chosen_and_stay_finite() -> None:
    learner = rehearsal()
    habits: dict[int, float] = {7: 1.0}
    learner.follow(habits, [Act([7, 8, 9], 1, [])], 0.5)
    shares = math.exp(1.0) / (math.exp(1.0) + 2)

    assert habits[7] == pytest.approx(1.0 - 0.5 * shares)
    assert habits[8] == pytest.approx(0.5 * (1 - (1 - shares) / 2))
    assert sum(habits.values()) == pytest.approx(1.0)
    learner.follow(habits, [Act([7, 8, 9], 1, [])], 1e6)
    assert (habits[8], habits[7]) == (STRONGEST, -STRONGEST)
    assert learner.choose(asked(Choose(0)), 0, [0, 1], habits, Rng(1)).chosen in (0, 1)


def test_stronger_habits_are_likelier() -> None:
    learner, rng = rehearsal(), Rng(state_from_seed(7))
    codes = learner.choose(asked(Choose(0)), 0, [1, 3], {}, rng).habits
    habits = {codes[1]: math.log(3.0)}

    chosen = [learner.choose(asked(Choose(0)), 0, [1, 3], habits, rng).chosen for _ in range(1000)]

    assert 700 <= sum(chosen) <= 800
