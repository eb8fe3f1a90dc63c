"""Pairings and standings: nobody meets twice while there are others, byes go round, ties share a
place."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cosmeeple.arena.pairing import (
    Board,
    Round,
    boards_of,
    met,
    points_of,
    robin,
    standings,
    swiss,
)


def play(one: Round, chance: random.Random) -> Round:
    """The round with results: places by luck, now and then a tie."""
    boards = []
    for board in one.boards:
        ranks = [chance.randint(1, len(board.seats)) for _ in board.seats]
        boards.append(Board(board.seats, points_of(ranks)))
    return Round(tuple(boards), one.byes, one.breaks)


@pytest.mark.parametrize(
    ("size", "count", "rounds"),
    [(2, 8, 5), (2, 9, 6), (2, 5, 3), (3, 12, 4), (4, 9, 4), (2, 32, 6)],
)
def test_swiss_rounds_seat_everybody_once_and_byes_go_round(
    size: int, count: int, rounds: int
) -> None:
    who = [f"e{number}" for number in range(count)]
    for seed in range(5):
        chance, past = random.Random(seed), list[Round]()
        for _ in range(rounds):
            one = swiss(who, who, past, size)
            seated = [entrant for board in one.boards for entrant in board.seats]
            assert sorted([*seated, *one.byes]) == sorted(who)
            assert len(one.byes) == count % size
            past.append(play(one, chance))
        if size == 2:
            assert set(met(past).values()) == {1}
        byes = Counter(entrant for one in past for entrant in one.byes)
        assert not byes or max(byes.values()) - min(byes[one] for one in who) <= 1


def test_those_with_as_many_points_meet_and_the_strong_half_plays_the_weak_half_first() -> None:
    who = list("abcd")
    first = swiss(who, who, [], 2)
    assert {frozenset(board.seats) for board in first.boards} == {frozenset("ac"), frozenset("bd")}
    done = Round((Board(("a", "c"), (1.0, 0.0)), Board(("b", "d"), (1.0, 0.0))))
    second = swiss(who, who, [done], 2)
    assert {frozenset(board.seats) for board in second.boards} == {frozenset("ab"), frozenset("cd")}


def test_when_all_have_met_they_meet_again_and_seats_change() -> None:
    past = [Round((Board(("a", "b"), (1.0, 0.0)),))]
    (board,) = swiss("ab", "ab", past, 2).boards
    assert board.seats == ("b", "a")


def test_people_who_shall_not_meet_do_not_if_it_can_be_helped() -> None:
    apart = frozenset({frozenset("ac")})
    one = swiss("abcd", "abcd", [], 2, apart)
    assert frozenset("ac") not in {frozenset(board.seats) for board in one.boards}
    assert len(swiss("ac", "ac", [], 2, apart).boards) == 1


def test_who_takes_a_break_is_not_paired_and_gets_half_a_point() -> None:
    one = swiss("abc", "ab", [], 2)
    assert one.byes == ()
    table = standings("abc", [Round((Board(("a", "b"), (1.0, 0.0)),), (), ("c",))])
    assert [(line.entrant, line.points, line.games) for line in table] == [
        ("a", 1.0, 1),
        ("c", 0.5, 0),
        ("b", 0.0, 1),
    ]


@pytest.mark.parametrize("count", range(2, 12))
def test_in_a_round_robin_of_two_everybody_meets_everybody_once(count: int) -> None:
    who = [f"e{number}" for number in range(count)]
    rounds = robin(who, 2)
    assert len(rounds) == (count - 1 if count % 2 == 0 else count)
    pairs = Counter(frozenset(pair) for one in rounds for pair in one)
    assert set(pairs.values()) == {1}
    assert len(pairs) == boards_of(count, 2)
    sat = Counter((who, seat) for one in rounds for pair in one for seat, who in enumerate(pair))
    assert all(abs(sat[(one, 0)] - sat[(one, 1)]) <= 1 for one in who)
    for one in rounds:
        seated = [entrant for pair in one for entrant in pair]
        assert len(seated) == len(set(seated))


def test_in_a_round_robin_of_three_every_group_plays_once() -> None:
    rounds = robin("abcdef", 3)
    groups = Counter(frozenset(group) for one in rounds for group in one)
    assert set(groups.values()) == {1}
    assert len(groups) == boards_of(6, 3) == 20
    assert all(len({who for group in one for who in group}) == 3 * len(one) for one in rounds)


def test_the_table_is_by_points_then_by_those_of_the_opponents_and_ties_share_a_place() -> None:
    past = [
        Round((Board(("a", "d"), (1.0, 0.0)), Board(("b", "c"), (1.0, 0.0)))),
        Round((Board(("c", "a"), (1.0, 0.0)), Board(("b", "d"), (0.5, 0.5)))),
    ]
    table = standings("abcd", past)
    # b 1.5; a and c 1 each: a met d (0.5) and c (1), c met b (1.5) and a (1); d 0.5.
    assert [(line.entrant, line.place, line.points, line.buchholz) for line in table] == [
        ("b", 1, 1.5, 1.5),
        ("c", 2, 1.0, 2.5),
        ("a", 3, 1.0, 1.5),
        ("d", 4, 0.5, 2.5),
    ]
    assert table[0].share.low < 0.75 == table[0].share.mean < table[0].share.high
    level = standings(
        "abcd", [Round((Board(("a", "b"), (0.5, 0.5)), Board(("c", "d"), (0.5, 0.5))))]
    )
    assert {line.place for line in level} == {1}


def test_a_bye_is_worth_a_point_and_no_game() -> None:
    (first, *_) = standings("abc", [Round((Board(("a", "b"), (0.5, 0.5)),), ("c",))])
    assert (first.entrant, first.points, first.games, first.wins) == ("c", 1.0, 0, 0)


def test_points_of_a_game_are_the_share_of_those_behind() -> None:
    assert points_of([1, 2, 3, 3]) == (1.0, 2 / 3, 1 / 6, 1 / 6)
    assert sum(points_of([2, 2, 1, 4, 5])) == 2.5
