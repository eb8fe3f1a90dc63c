"""Who plays whom in a tournament of rounds, and how it stands: Swiss system and round robin, tables
of any size.

Everything follows from the rounds so far, so whoever asks gets the same answer. A game brings the
share of the others who ranked behind, ties half: with two seats a win is 1 and a tie a half. A bye
is worth a point, a break that somebody takes half a point.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Final

from cosmeeple.arena.ratings import Rating, rate
from cosmeeple.arena.statistics import Estimate, estimate_share

#: Places that the search for boards without a rematch may try before it takes what is nearest.
PATIENCE: Final = 20_000
#: Tables that a round robin may have in all.
MOST_BOARDS: Final = 300
BYE, BREAK = 1.0, 0.5


@dataclass(frozen=True)
class Board:
    """Entrants by seat, and what each got; None while it is played."""

    seats: tuple[str, ...]
    points: tuple[float, ...] | None = None


@dataclass(frozen=True)
class Round:
    """Boards, those who got a bye, those who took a break; everybody else was not there, or free in
    a round robin."""

    boards: tuple[Board, ...]
    byes: tuple[str, ...] = ()
    breaks: tuple[str, ...] = ()


@dataclass(frozen=True)
class Standing:
    """An entrant in the table. `share` is the mean of the games with its interval (a bye is no
    game), `rating` what openskill makes of this tournament alone."""

    entrant: str
    place: int
    points: float
    buchholz: float
    wins: int
    games: int
    share: Estimate
    rating: Rating | None


def points_of(ranks: Sequence[int]) -> tuple[float, ...]:
    """What each seat gets for these ranks.

    >>> points_of([1, 2]), points_of([1, 1]), points_of([2, 1, 3]), points_of([1, 2, 2])
    ((1.0, 0.0), (0.5, 0.5), (0.5, 1.0, 0.0), (1.0, 0.25, 0.25))
    """
    others = len(ranks) - 1
    return tuple(
        (sum(own < one for one in ranks) + (ranks.count(own) - 1) / 2) / others for own in ranks
    )


# --- how it stands


def standings(entrants: Sequence[str], rounds: Sequence[Round]) -> list[Standing]:
    """The table: by points, then those of the opponents (Buchholz), then wins; who is level in all
    shares a place.

    An opponent's points count once a game, at tables of more the mean of the others; a round that
    was not played adds none.
    """
    points, wins, games = totals(entrants, rounds)
    against: dict[str, float] = dict.fromkeys(entrants, 0.0)
    for one in rounds:
        for board in one.boards:
            if board.points is not None:
                for who in board.seats:
                    others = [points[other] for other in board.seats if other != who]
                    against[who] += sum(others) / len(others)
    rated = ratings(rounds)
    keys = {who: (points[who], round(against[who], 6), wins[who]) for who in entrants}
    order = sorted(entrants, key=lambda who: ([-value for value in keys[who]], entrants.index(who)))
    return [
        Standing(
            who,
            1 + sum(keys[other] > keys[who] for other in entrants),
            points[who],
            against[who],
            wins[who],
            len(games[who]),
            estimate_share(games[who]),
            rated.get(who),
        )
        for who in order
    ]


def totals(
    entrants: Sequence[str], rounds: Sequence[Round]
) -> tuple[dict[str, float], dict[str, int], dict[str, list[float]]]:
    """Points, games won outright, and the result of each game, by entrant."""
    points: dict[str, float] = dict.fromkeys(entrants, 0.0)
    wins: dict[str, int] = dict.fromkeys(entrants, 0)
    games: dict[str, list[float]] = {who: [] for who in entrants}
    for one in rounds:
        for board in one.boards:
            for who, got in zip(board.seats, board.points or (), strict=False):
                points[who] += got
                wins[who] += got == 1.0
                games[who].append(got)
        for who in one.byes:
            points[who] += BYE
        for who in one.breaks:
            points[who] += BREAK
    return points, wins, games


def ratings(rounds: Sequence[Round]) -> dict[str, Rating]:
    """Openskill's, of this tournament alone; nothing where it is not installed."""
    games = [
        (board.seats, [1 + sum(other > own for other in board.points) for own in board.points])
        for one in rounds
        for board in one.boards
        if board.points is not None
    ]
    return rate(games) or {}


def met(rounds: Sequence[Round]) -> Counter[frozenset[str]]:
    """How often each two sat at one board."""
    return Counter(
        frozenset(pair)
        for one in rounds
        for board in one.boards
        for pair in combinations(sorted(board.seats), 2)
    )


# --- who plays whom


def swiss(
    entrants: Sequence[str],
    here: Sequence[str],
    rounds: Sequence[Round],
    size: int,
    apart: frozenset[frozenset[str]] = frozenset(),
) -> Round:
    """The next round: those with as many points together, nobody twice with the same as long as
    there are others.

    `entrants` in the order of their strength before the tournament; `here` plays now; `apart` shall
    not meet if it can be helped. Who is left over gets a bye: the last in the table who has had the
    fewest.
    """
    order = [one.entrant for one in standings(entrants, rounds) if one.entrant in set(here)]
    had = Counter(who for one in rounds for who in one.byes)
    left_over = len(order) % size
    byes = sorted(sorted(order, key=order.index, reverse=True), key=lambda who: had[who])[
        :left_over
    ]
    playing = [who for who in order if who not in byes]
    points, _, _ = totals(entrants, rounds)
    known = met(rounds) + Counter(dict.fromkeys(apart, 1_000))
    groups = pairs(playing, points, known) if size == 2 else tables(playing, points, known, size)
    return Round(tuple(Board(seated(group, rounds)) for group in groups), tuple(byes))


def pairs(
    order: Sequence[str], points: dict[str, float], known: Counter[frozenset[str]]
) -> list[tuple[str, ...]]:
    """Two by two, from the top: the upper half of those with equal points against the lower half,
    no rematch if there is a way without one. Else with as few as the nearest choices leave."""
    tries = PATIENCE

    def wishes(first: str, others: Sequence[str]) -> list[str]:
        level = [who for who in others if points[who] == points[first]]
        half = len(level) // 2
        return sorted(
            others,
            key=lambda who: (
                abs(points[who] - points[first]),
                abs(level.index(who) - half) if who in level else 0,
            ),
        )

    def paired(left: Sequence[str]) -> list[tuple[str, ...]] | None:
        nonlocal tries
        if not left:
            return []
        first, others = left[0], left[1:]
        for who in wishes(first, others):
            tries -= 1
            if tries < 0:
                return None
            if known[frozenset((first, who))]:
                continue
            rest = paired([one for one in others if one != who])
            if rest is not None:
                return [(first, who), *rest]
        return None

    found = paired(list(order))
    return tables(order, points, known, 2) if found is None else found


def tables(
    order: Sequence[str], points: dict[str, float], known: Counter[frozenset[str]], size: int
) -> list[tuple[str, ...]]:
    """Boards of so many seats from the top of the table: whoever has met those at the board least
    often sits down next, the nearest in points first; then two at different boards change places as
    long as that saves meetings."""
    left = list(order)
    found: list[list[str]] = []
    while left:
        board = [left.pop(0)]
        while len(board) < size:
            cost = [
                (
                    sum(known[frozenset((who, other))] for other in board),
                    abs(points[who] - points[board[0]]),
                    place,
                )
                for place, who in enumerate(left)
            ]
            board.append(left.pop(min(cost)[2]))
        found.append(board)
    return [tuple(board) for board in improved(found, points, known)]


def improved(
    boards: list[list[str]], points: dict[str, float], known: Counter[frozenset[str]]
) -> list[list[str]]:
    """The boards after exchanges that bring together fewer who have met, or the same with less
    difference in points."""

    def cost(board: Sequence[str]) -> tuple[int, float]:
        own = [points[who] for who in board]
        return sum(known[frozenset(pair)] for pair in combinations(board, 2)), max(own) - min(own)

    better = True
    while better:
        better = False
        for one, other in combinations(range(len(boards)), 2):
            for a, b in [
                (a, b) for a in range(len(boards[one])) for b in range(len(boards[other]))
            ]:
                first, second = list(boards[one]), list(boards[other])
                first[a], second[b] = second[b], first[a]
                before = [cost(boards[one]), cost(boards[other])]
                after = [cost(first), cost(second)]
                if [sum(x) for x in zip(*after, strict=True)] < [
                    sum(x) for x in zip(*before, strict=True)
                ]:
                    boards[one], boards[other], better = first, second, True
    return boards


def robin(entrants: Sequence[str], size: int) -> list[list[tuple[str, ...]]]:
    """All rounds of a round robin: with two seats the circle, so that everybody meets everybody
    once; with more, every group of so many once.

    >>> robin("abcd", 2)
    [[('a', 'd'), ('b', 'c')], [('d', 'c'), ('a', 'b')], [('b', 'd'), ('c', 'a')]]
    """
    if size == 2:
        return circle(entrants)
    waiting = list(combinations(entrants, size))
    played: Counter[str] = Counter()
    found: list[list[tuple[str, ...]]] = []
    while waiting:
        busy: set[str] = set()
        here: list[tuple[str, ...]] = []
        for group in sorted(waiting, key=lambda group: sum(played[who] for who in group)):
            if not busy & set(group):
                here.append(group)
                busy |= set(group)
        for group in here:
            waiting.remove(group)
            played.update(group)
        found.append(here)
    return found


def circle(entrants: Sequence[str]) -> list[list[tuple[str, ...]]]:
    """Everybody but the last moves one place on in each round; who has nobody opposite is free.
    First and second seats are shared out as evenly as they can be."""
    ring: list[str] = [*entrants, *([""] if len(entrants) % 2 else [])]
    count = len(ring)
    found: list[list[tuple[str, ...]]] = []
    for number in range(count - 1):
        turned = [
            ring[(number * (count // 2) + place) % (count - 1)] for place in range(count - 1)
        ] + [ring[-1]]
        opposite = [(turned[place], turned[count - 1 - place]) for place in range(1, count // 2)]
        first = (turned[0], turned[-1]) if number % 2 == 0 else (turned[-1], turned[0])
        found.append([one for one in (first, *opposite) if "" not in one])
    return found


def boards_of(entrants: int, size: int) -> int:
    """How many tables a round robin of so many takes in all.

    >>> boards_of(8, 2), boards_of(6, 3)
    (28, 20)
    """
    found = 1
    for place in range(size):
        found = found * (entrants - place) // (place + 1)
    return found


def seated(group: Sequence[str], rounds: Sequence[Round]) -> tuple[str, ...]:
    """The group in the order of seats in which everybody sits where they have sat least."""
    sat = Counter(
        (who, seat)
        for one in rounds
        for board in one.boards
        for seat, who in enumerate(board.seats)
    )
    return min(
        permutations(group),
        key=lambda order: (
            sum(sat[(who, seat)] ** 2 for seat, who in enumerate(order)),
            [group.index(who) for who in order],
        ),
    )
