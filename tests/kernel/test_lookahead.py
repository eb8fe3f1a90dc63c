"""Trying out one's own turn: the promising ways first, and no plans beyond chance when nobody else
is asked."""

from __future__ import annotations

from typing import ClassVar

import pytest
from mypy_extensions import i64

from cosmeeple.kernel.engine.agenda import BaseState, Decision, Effect
from cosmeeple.kernel.engine.domain import Domain
from cosmeeple.kernel.engine.outcome import Outcome
from cosmeeple.kernel.engine.reasons import Why
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.record import frame, record
from cosmeeple.kernel.thinking.lookahead import Judge, try_turns

DIGITS = 4


@record
class Code(BaseState):
    """Digits chosen one by one, and dice that fell in between."""

    digits: list[int]
    luck: int


@frame
class ChooseDigit(Decision):
    domain: ClassVar[Domain] = Domain("digit", tuple("0123456789"))

    def allows(self, s: Code, pick: i64, why: Why) -> bool:
        return True

    def resolve(self, t: Table[Code], pick: i64) -> None:
        t.state.digits.append(pick)


@frame
class Roll(Effect):
    def happen(self, t: Table[Code]) -> None:
        t.state.luck += t.rng.below(1000)


def look(s: Code, seat: int) -> float:
    return float(sum(s.digits) + s.luck)


def deal(t: Table[Code], seat: int, rng: Rng) -> Table[Code]:
    copy = t.clone()
    copy.rng = rng.split()
    return copy


def asked(*frames: ChooseDigit | Roll) -> Table[Code]:
    table: Table[Code] = Table(Code([], 0), [], Rng(state_from_seed(1)))
    table.then_all(list(frames))
    table.settle()
    return table


@pytest.mark.parametrize("seats", [1, 2])
def test_a_long_turn_is_followed_where_it_looks_best(seats: int) -> None:
    """80 tries for each of ten answers: far too few to walk all the 1,000 ways behind it, enough
    for the good one."""
    table = asked(*[ChooseDigit(0) for _ in range(DIGITS)])
    judge = Judge(look, lambda s: Outcome((), (), (), ()), seats, 1.0)

    picks, values = try_turns(judge, deal, table, 0, Rng(state_from_seed(2)), 1, 800)

    assert [pick + 9.0 * (DIGITS - 1) for pick in picks] == values


def test_alone_a_turn_ends_where_chance_comes_in() -> None:
    """With luck between the answers every way is as long as the dice: none is judged by the best of
    many rolls."""
    table = asked(ChooseDigit(0), Roll(), ChooseDigit(0), Roll(), ChooseDigit(0), ChooseDigit(0))
    judge = Judge(look, lambda s: Outcome((), (), (), ()), 1, 1.0)

    _, values = try_turns(judge, deal, table, 0, Rng(state_from_seed(2)), 40, 400)

    assert all(300 < value < 700 for value in values)
