"""What every evaluation must be at the end of a game: the scores, or at least who won."""

from __future__ import annotations

from typing import Any

import pytest

from cosmeeple.kernel.engine.playout import play_randomly
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SLUGS, always, load_game

#: Games that the leader can win before the scores are compared, or in which ties go on beyond them.
BY_MORE_THAN_SCORES = ("tortuga", "circadians")
COUNTS = [(slug, players) for slug in SLUGS for players in load_game(slug).seats]


def ended(slug: str, players: int) -> Table[Any]:
    table = load_game(slug).new(players, 1)
    play_randomly(table, Rng(state_from_seed(1)))
    return table


@pytest.mark.parametrize(
    ("slug", "players"), [each for each in COUNTS if each[0] not in BY_MORE_THAN_SCORES]
)
def test_at_the_end_it_is_the_difference_of_the_scores(slug: str, players: int) -> None:
    game, table = load_game(slug), ended(slug, players)
    scores = game.outcome(table.state).scores

    for seat in range(players):
        others = [score for other, score in enumerate(scores) if other != seat]
        assert scores[seat] - max(others) == game.evaluate(table.state, seat)


@pytest.mark.parametrize(("slug", "players"), [each for each in COUNTS if each[1] > 1])
def test_at_the_end_winners_look_best(slug: str, players: int) -> None:
    game, table = load_game(slug), ended(slug, players)
    looks = [game.evaluate(table.state, seat) for seat in range(players)]
    best = [seat for seat in range(players) if looks[seat] == max(looks)]

    assert set(game.outcome(table.state).winners) <= set(best)


@pytest.mark.parametrize(("slug", "players"), COUNTS)
def test_moments_are_small_numbers_that_do_not_come_back_in_later_rounds(
    slug: str, players: int
) -> None:
    game = load_game(slug)
    table, rng = game.new(players, 2), Rng(state_from_seed(2))
    rounds: dict[int, set[int]] = {}
    while not table.over():
        now = game.moment(table.state, table.decider)
        assert 0 <= now < 1 << 20
        rounds.setdefault(getattr(table.state, "round", 0), set()).add(now)
        table.play(rng.pick(list(table.legal)))

    if game.moment is not always:
        assert sum(map(len, rounds.values())) == len(set.union(*rounds.values())) > 2 * len(rounds)
