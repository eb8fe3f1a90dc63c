"""Hundreds of random games with the checks of the long run, where the rules are quick enough for
it: compiled."""

from __future__ import annotations

import os

import pytest

from cosmeeple.cli.records import one_game

#: Games of each number of players. Options take turns with the seeds, as in
#: `cosmeeple conformance`.
GAMES = {
    "antarctica": {2: 100, 3: 100, 4: 100},
    "tortuga": {2: 140, 3: 40, 4: 30},
    "relics": {1: 30, 2: 30, 3: 30, 4: 30},
    "circadians": {1: 30, 2: 30, 3: 30, 4: 30},
    "race": {2: 24, 3: 18, 4: 12, 5: 6},
}
#: Not the seeds of the other tests.
FIRST_SEED = 50_000


@pytest.mark.timeout(900)  # as long as it takes on a machine that does other things, too
@pytest.mark.skipif(
    "COSMEEPLE_EXPECT_COMPILED" not in os.environ, reason="only in the compiled run"
)
@pytest.mark.parametrize(
    ("slug", "seats"), [(slug, seats) for slug, counts in GAMES.items() for seats in counts]
)
def test_every_law_holds(slug: str, seats: int) -> None:
    played = [
        one_game((slug, seats, FIRST_SEED + number, number, 0))
        for number in range(GAMES[slug][seats])
    ]

    assert min(played) > 0
