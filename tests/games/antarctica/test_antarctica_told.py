"""What answers say of themselves: what can be done in a zone, where Quick Research lands, which
building stands on a deck; in both languages."""

from __future__ import annotations

import pytest
from antarctica_build import position, turn
from told import told

from cosmeeple.draw.seen import Choice

A = 0


def turn_of_a(language: str, **given: object) -> dict[str, Choice]:
    return told("antarctica", position(agenda=turn("A", "ross"), **given), A, language)


@pytest.mark.parametrize(
    ("language", "label", "moved"),
    [
        ("en", "Quick Research: ", "Coastal track 2 → 5"),
        ("pl", "Szybkie badania: ", "Tor Nabrzeżny 2 → 5"),
    ],
)
def test_quick_research_says_where_the_cube_lands(language: str, label: str, moved: str) -> None:
    found = turn_of_a(language, areas={"A": {"hand": ["quick_research"], "cubes": {"coast_1": 2}}})

    choice = found["play:quick_research:coast_1"]
    assert choice.label.startswith(label)
    assert moved in choice.does


@pytest.mark.parametrize(
    ("language", "there", "here"),
    [("en", "there: ", "Build "), ("pl", "można tam: ", "Buduj ")],
)
def test_a_zone_to_sail_to_says_what_could_be_done_there(
    language: str, there: str, here: str
) -> None:
    table = position(agenda=[{"frame": "Sail", "seat": "A", "ship": "A1", "discards": 0}])
    zones = [
        one
        for key, one in told("antarctica", table, A, language).items()
        if key.startswith("sail:")
    ]

    assert zones
    assert any(there in one.does and here in one.does for one in zones)


@pytest.mark.parametrize(
    ("language", "gain"), [("en", "+1 building card"), ("pl", "+1 Karta Budowy")]
)
def test_a_button_to_build_leads_with_the_building(language: str, gain: str) -> None:
    table = position(agenda=turn("A", "ross"))
    found = told("antarctica", table, A, language)
    built = [choice for key, choice in found.items() if key.startswith("build:")]
    cards = {name.get(language) for name in table.state.kit.labels["card"]}

    assert built
    assert {choice.label for choice in built} <= cards
    assert all(gain in choice.does for choice in built if choice.legal)
