"""How priorities single out an answer: the first that tells answers apart decides, chance settles
what is level."""

from __future__ import annotations

from collections import Counter

from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.thinking.automaton import Followed, Priority, follow

PICKS = [3, 5, 8, 13]


def rng(seed: int = 1) -> Rng:
    return Rng(state_from_seed(seed))


def rows(considered: list[Followed]) -> list[tuple[str, str, int, int]]:
    return [(each.rule, each.key, each.before, each.after) for each in considered]


def test_the_first_priority_that_tells_answers_apart_decides() -> None:
    level = Priority("R-1", "level", [1.0, 1.0, 1.0, 1.0])
    halves = Priority("R-2", "halves", [0.0, 2.0, 0.0, 2.0])
    last = Priority("R-3", "last", [9.0, 1.0, 9.0, 4.0])

    pick, considered = follow([level, halves, last], PICKS, rng())

    assert pick == 13
    assert rows(considered) == [
        ("R-1", "level", 4, 4),
        ("R-2", "halves", 4, 2),
        ("R-3", "last", 2, 1),
    ]


def test_what_comes_after_a_single_answer_is_not_looked_at() -> None:
    one = Priority("R-1", "one", [0.0, 0.0, 1.0, 0.0])
    other = Priority("R-2", "other", [1.0, 0.0, 0.0, 0.0])

    pick, considered = follow([one, other], PICKS, rng())

    assert pick == 8
    assert rows(considered) == [("R-1", "one", 4, 1)]


def test_worths_may_all_be_negative() -> None:
    assert follow([Priority("R-1", "cheapest", [-4.0, -1.0, -2.0, -3.0])], PICKS, rng())[0] == 5


def test_chance_settles_what_is_level_and_nothing_else() -> None:
    two = [Priority("R-1", "two", [1.0, 0.0, 0.0, 1.0])]

    found = Counter(follow(two, PICKS, rng(seed))[0] for seed in range(400))

    assert set(found) == {3, 13}
    assert min(found.values()) > 150
    assert follow(two, PICKS, rng(7))[0] == follow(two, PICKS, rng(7))[0]


def test_without_priorities_any_answer_is_as_good() -> None:
    found = Counter(follow([], PICKS, rng(seed))[0] for seed in range(400))

    assert set(found) == set(PICKS)
