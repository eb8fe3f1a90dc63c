"""No rule changes by accident: random games of every kind are what they were, compiled and
interpreted."""

from __future__ import annotations

import pytest
from fingerprints import fingerprint, kept, kinds_of_game, name_of

from cosmeeple.kernel.game import SLUGS, load_game


@pytest.mark.parametrize("slug", SLUGS)
def test_random_games_are_what_they_were(slug: str) -> None:
    game = load_game(slug)
    expected = kept(slug)

    found = {
        name_of(seats, options): fingerprint(game, seats, options)
        for seats, options in kinds_of_game(game)
    }

    assert expected == found, (
        "a rule has changed; if it was meant, raise rules_version and run fingerprints.py"
    )
