"""Names of cards cut short for small cards: never two alike, never too long, whole where they
fit."""

from __future__ import annotations

import pytest

from cosmeeple.games.race.drawing.names import (
    LINES,
    SOFT_HYPHEN,
    breakable,
    in_two_lines,
    shortened,
)
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.kernel.words.text import Texts


def names(language: str) -> list[str]:
    match = Match.start(load_game("race"), 2, 1, {"expansion": "orb"})
    texts = Texts(match.game, match.kit, language)
    return sorted({texts.name("card", card.number) for card in match.kit.cards})


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_name_has_a_short_one_of_its_own(language: str, line: float) -> None:
    whole = names(language)
    short = [shortened(name, line) for name in whole]

    assert len(set(short)) == len(whole) > 100
    assert [name for name in short if not in_two_lines(name, line)] == []


def test_what_fits_is_left_whole_and_the_longest_words_are_cut_first() -> None:
    for line in LINES:
        assert shortened("Old Earth", line) == "Old Earth"
    assert shortened("Obcy Zaginiona Flota Bojowa", LINES[1]) == "Obcy Zagin. Flota Bojowa"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_soft_hyphens_change_no_letter_and_leave_short_words_alone(language: str) -> None:
    for name in names(language):
        assert breakable(name).replace(SOFT_HYPHEN, "") == name
    assert breakable("Rasa Przedrozumna") == f"Rasa Prze{SOFT_HYPHEN}dro{SOFT_HYPHEN}zumna"
    assert breakable("Old Earth") == "Old Earth"
