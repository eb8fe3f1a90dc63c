"""An automaton at a player's seat: the rulebook's own opponent chooses among that seat's legal
answers.

The rules set an automaton up beside the players, with pieces and turns of its own; that is effects
of its game. A seat is another matter: who holds it plays by the players' rules. What carries over
is how the automaton decides, its priorities. A game with an automaton says here how the answers of
a question rank by them, and the first priority that tells answers apart decides; what is still
level after the last one is left to chance, as with the automaton itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, final

from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.table import Table


@final
class Priority:
    """One priority: its rule, the key of its sentence in the game's locale, a worth for each
    answer, more is better."""

    def __init__(self, rule: str, key: str, worth: list[float]) -> None:
        self.rule: Final = rule
        self.key: Final = key
        self.worth: Final = worth


def where(rule: str, key: str, holds: list[bool]) -> Priority:
    """The answers for which something holds come first."""
    return Priority(rule, key, [1.0 if each else 0.0 for each in holds])


def highest(rule: str, key: str, numbers: list[int]) -> Priority:
    """The answers with the highest number come first."""
    return Priority(rule, key, [float(number) for number in numbers])


def lowest(rule: str, key: str, numbers: list[int]) -> Priority:
    """The answers with the lowest number come first."""
    return Priority(rule, key, [-float(number) for number in numbers])


class Followed(NamedTuple):
    """A priority as it was looked at: its rule, the key of its sentence, answers left before it and
    after it."""

    rule: str
    key: str
    before: int
    after: int


#: (table dealt again for the seat, seat, picks in order, rng) -> the priorities in their order.
Rank = Callable[[Table[Any], int, list[int], Rng], list[Priority]]


def follow(priorities: list[Priority], picks: list[int], rng: Rng) -> tuple[int, list[Followed]]:
    """The answer that the priorities single out, and what each of them did."""
    left = list(range(len(picks)))
    followed: list[Followed] = []
    for priority in priorities:
        if len(left) == 1:
            break
        top = max(priority.worth[place] for place in left)
        kept = [place for place in left if priority.worth[place] == top]
        followed.append(Followed(priority.rule, priority.key, len(left), len(kept)))
        left = kept
    return picks[left[rng.below(len(left))]], followed
