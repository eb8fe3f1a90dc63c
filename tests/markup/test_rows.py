"""What the page offers as one move is one: every row and every choice of several is accepted by the
rules, whole."""

from __future__ import annotations

import random
from itertools import islice

import pytest
from drawn import page_of, walk

from cosmeeple.draw.brought import brought, choices_of, rows_of
from cosmeeple.draw.seen import Seen, Several
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.records.together import apart, joined, steps

POSITIONS = 500
NAMES = ("Zoe", "Yan", "Xiu", "Wim", "Vic")


def some_of(seen: Seen, several: Several, chance: random.Random) -> list[str]:
    """So many as are wanted, any of them, as the page would send them."""
    copies = [choice.key for choice in choices_of(seen) for _ in range(choice.copies)]
    count = chance.randint(several.least, min(several.most, len(copies)))
    chosen = chance.sample(copies, count)
    end = several.done if count < several.most else several.last
    return [*chosen, end] if end else chosen


@pytest.mark.parametrize("slug", SLUGS)
def test_every_row_is_possible_whole(slug: str) -> None:
    game = load_game(slug)
    chance = random.Random(5)
    rows = severals = looked = seed = 0
    while looked < POSITIONS:
        seed += 1
        players = game.seats[seed % len(game.seats)]
        options = {"expansion": "orb"} if slug == "race" and seed % 3 == 0 else {}
        for match in islice(walk(game, players, seed, options), 400):
            for seat in match.table.deciders():
                looked += 1
                seen = page_of(match, seat, "en", NAMES).seen
                offered = rows_of(seen)
                several: Several | None = brought(seen, "several", lambda _: None)(seen)
                for row in offered:
                    answers = apart(row.key)
                    assert row.label
                    assert len(answers) > 1
                    assert len(list(steps(match.table, seat, answers))) == len(answers), row.key
                rows += len(offered)
                if several is not None:
                    assert several.least <= several.most
                    row_of_answers = some_of(seen, several, chance)
                    # Goods of one trade may be wanted by another: only the page's own bounds are
                    # promised.
                    if "trade:" not in joined(row_of_answers):
                        assert list(steps(match.table, seat, row_of_answers))
                    severals += 1
    assert severals or slug == "antarctica"
    assert rows or slug not in ("tortuga", "relics")
