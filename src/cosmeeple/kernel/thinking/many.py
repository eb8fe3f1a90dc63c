"""Many games at once, one seat of each for a learner, stepped inside the compiled core.

Each has its own deal; all chance follows from one generator. What the learner sees stands in memory
that never moves (`Screen`). Others play at random here, or wait: then whoever drives this answers
for them (adapters/batch.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64

from cosmeeple.kernel.engine.errors import IllegalChoice
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import zeros
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.thinking.shown import Screen


def is_asked(t: Table[Any], seat: i64) -> bool:
    """Is the seat asked now, first or among others?"""
    return t.decider == seat or len(t.legal_for(seat)) > 0


def answer(t: Table[Any], seat: i64, pick: i64) -> None:
    """The seat answers; of several that are asked it need not be the first."""
    if t.decider == seat:
        t.play(pick)
    else:
        t.answer(seat, pick)


def play_until_asked(t: Table[Any], seat: i64, rng: Rng) -> bool:
    """Random answers of all others until the seat is asked: True, or the game is over: False."""
    while len(t.agenda) > 0:
        if is_asked(t, seat):
            return True
        legal = t.legal
        t.play(legal[rng.below(len(legal))])
    return False


@final
class Many:
    """The games. `deal` makes a new one from its chance; with `own` below 0 the learner's seat is
    drawn for each."""

    def __init__(
        self, screen: Screen, deal: Callable[[Rng], Table[Any]], count: i64, players: i64, own: i64
    ) -> None:
        self.screen: Final = screen
        self.deal: Final = deal
        self.count: Final = count
        self.players: Final = players
        self.own: Final = own
        self.rng = Rng(1)
        self.tables: list[Table[Any]] = []
        self.seats: Final = zeros(count)

    def begin(self, rng: Rng) -> None:
        """New games everywhere."""
        self.rng = rng
        self.tables = [self.dealt(number) for number in range(self.count)]

    def dealt(self, number: i64) -> Table[Any]:
        """A new game for a place, and the learner's seat in it."""
        self.seats[number] = self.rng.below(self.players) if self.own < 0 else self.own
        return self.deal(self.rng.split())

    def renew(self, number: i64) -> None:
        """A new game in the place of one; nobody has answered yet."""
        self.tables[number] = self.dealt(number)

    def reach(self, number: i64) -> None:
        """Random answers until the learner is asked; games that end before are played away."""
        while not play_until_asked(self.tables[number], self.seats[number], self.rng):
            self.renew(number)

    def sample(self, rng: Rng) -> list[int]:
        """A random legal action for each game."""
        found: list[int] = []
        screen = self.screen
        for number in range(self.count):
            legal = screen.marked[number]
            first = screen.first[number] - number * screen.actions
            found.append(first + legal[rng.below(len(legal))])
        return found

    def check(self, actions: list[int]) -> None:
        """Refuse all when one is illegal: nothing has changed then."""
        if len(actions) != self.count:
            raise IllegalChoice(f"{self.count} actions are wanted, not {len(actions)}")
        for number in range(self.count):
            if not self.screen.is_legal(number, actions[number]):
                raise IllegalChoice(
                    f"action {actions[number]} is not legal now in game {number}; see the masks"
                )

    def answer(self, number: i64, action: i64) -> None:
        """The learner's answer in one game."""
        answer(self.tables[number], self.seats[number], self.screen.pick(number, action))

    def show(self, number: i64) -> None:
        """Write what the learner of a game sees."""
        self.screen.show(number, self.tables[number], self.seats[number])

    def step(self, actions: list[int]) -> list[int]:
        """One answer everywhere, then random ones of the others; gives the games that are over,
        which show nothing."""
        self.check(actions)
        ended: list[int] = []
        for number in range(self.count):
            self.answer(number, actions[number])
            if play_until_asked(self.tables[number], self.seats[number], self.rng):
                self.show(number)
            else:
                ended.append(number)
        return ended

    def others(self, screen: Screen) -> list[int]:
        """The games in which somebody else is asked, each shown to that seat, in the rows of
        another screen."""
        found: list[int] = []
        for number in range(self.count):
            t = self.tables[number]
            if len(t.agenda) > 0 and not is_asked(t, self.seats[number]):
                screen.show(len(found), t, t.decider)
                found.append(number)
        return found

    def answer_others(self, screen: Screen, numbers: list[int], actions: list[int]) -> None:
        """Their answers, in the order of `others`."""
        if len(actions) != len(numbers):
            raise IllegalChoice(
                f"{len(numbers)} actions are wanted of the others, not {len(actions)}"
            )
        for place in range(len(numbers)):
            if not screen.is_legal(place, actions[place]):
                raise IllegalChoice(
                    f"action {actions[place]} of another seat is not legal; see the masks"
                )
        for place in range(len(numbers)):
            t = self.tables[numbers[place]]
            t.play(screen.pick(place, actions[place]))
