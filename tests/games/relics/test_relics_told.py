"""What answers say of themselves: the price of a sample, what a card allows, its market; in both
languages."""

from __future__ import annotations

import pytest
from relics_build import A, empty
from told import told

from cosmeeple.games.relics.crew import Sample


@pytest.mark.parametrize(
    ("language", "label", "price", "gain"),
    [
        ("en", "Sample it", "−1 crew (21 left)", "+1 guard in the gallery"),
        ("pl", "Pobierz próbkę", "−1 członek załogi (zostaje 21)", "+1 strażnik w galerii"),
    ],
)
def test_a_sample_says_its_price(language: str, label: str, price: str, gain: str) -> None:
    desk = empty(Sample(A, 8))
    found = told("relics", desk.table, A, language)

    assert label == found["sample:crew"].label
    assert price in found["sample:crew"].does and gain in found["sample:crew"].does
    assert price not in found["sample:pass"].does
    desk.play("A sample:crew")
    assert 21 == desk.state.areas[A].crew
