"""Chance with the next draws fixed in advance: for positions that say what is drawn."""

from __future__ import annotations

from mypy_extensions import i64

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import picks, vec


class Rigged(Rng):
    """Gives the listed draws first, then goes on by chance. A draw that is impossible is an error,
    not a surprise."""

    def __init__(self, state: int, draws: list[int]) -> None:
        super().__init__(state)
        self.draws = list(draws)

    def clone(self) -> Rng:
        """A generator that goes on alike, with the same draws still to come."""
        return Rigged(self.state, self.draws)

    def below(self, n: i64) -> i64:
        if not self.draws:
            return super().below(n)
        draw = self.draws.pop(0)
        if not 0 <= draw < n:
            raise BadInput(f"the draw {draw} is impossible here: it must be below {n}")
        return draw

    def roll(self, sides: i64) -> i64:
        if not self.draws:
            return super().roll(sides)
        draw = self.draws.pop(0)
        if not 1 <= draw <= sides:
            raise BadInput(f"the die cannot show {draw}: it has {sides} sides")
        return draw

    def pick(self, items: list[int]) -> int:
        if not self.draws:
            return super().pick(items)
        draw = self.draws.pop(0)
        if draw not in items:
            raise BadInput(f"{draw} cannot be drawn here: there are {sorted(set(items))}")
        return draw

    def draw(self, counts: list[int], first: int, last: int) -> int:
        if not self.draws or not any(counts[first:last]):
            return super().draw(counts, first, last)
        draw = self.draws.pop(0)
        if not first <= draw < last or counts[draw] == 0:
            there = [kind for kind in range(first, last) if counts[kind]]
            raise BadInput(f"{draw} cannot be drawn here: there are {there}")
        return draw

    def shuffle(self, items: list[int]) -> None:
        """The listed draws come to the end of the list, where decks are drawn from; the rest is
        shuffled."""
        fixed: list[int] = []
        while self.draws and self.draws[0] in items:
            items.remove(self.draws[0])
            fixed.append(self.draws.pop(0))
        wanted, self.draws = self.draws, []
        super().shuffle(items)
        self.draws = wanted
        items.extend(reversed(fixed))

    def mix(self, row: vec[i64]) -> vec[i64]:
        items = list(row)
        self.shuffle(items)
        return picks(items)
