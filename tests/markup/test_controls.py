"""Every control leads to exactly the option that it names; `controls.py` says what that means."""

from __future__ import annotations

import os

import pytest
from controls import faults
from drawn import page_of, readers, walk

from cosmeeple.kernel.game import load_game

POSITIONS = 4 * int(os.environ.get("COSMEEPLE_POSITIONS", "150"))
#: No name of a player is part of anything else that a control says.
NAMES = ("Zoe", "Yan", "Xiu", "Wim", "Vic")


@pytest.mark.parametrize("slug", ["antarctica"])
def test_every_control_leads_to_exactly_what_it_names(slug: str) -> None:
    game = load_game(slug)
    looked = seed = 0
    while looked < POSITIONS:
        seed += 1
        for match in walk(game, game.seats[seed % len(game.seats)], seed):
            for seat in match.table.deciders():
                reader = readers()[looked % 2]
                assert faults(game, match.table, page_of(match, seat, reader.language, NAMES), reader) == []
                looked += 1
