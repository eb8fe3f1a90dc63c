"""Printed powers: each folds into its columns, and together they are the numbers that the rules
have always read."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from race_build import own_kit

from cosmeeple.games.race.kit import Card, Facts
from cosmeeple.games.race.powers import POWERS, Columns, fault_of, read_power
from cosmeeple.games.race.vocabulary import ANY, NONE

#: Of every number, power and line of every card, as they were before powers had types.
NUMBERS = "a9d6c0a2d74c0119"


def as_json(value: Any) -> Any:
    """Numbers as they are, the rest by its fields."""
    if isinstance(value, (tuple, list)):
        return [as_json(one) for one in value]
    if isinstance(value, (int, str)):
        return int(value) if isinstance(value, int) else value
    if isinstance(value, dict):
        return value
    return {name: as_json(getattr(value, name)) for name in public(value)}


def public(value: Any) -> list[str]:
    return sorted(name for name in dir(value) if not name.startswith("_") and name != "FIELDS")


def test_every_number_is_what_it_was() -> None:
    cards = [as_json(card) for card in own_kit().cards]

    found = json.dumps(cards, sort_keys=True).encode()

    assert hashlib.blake2b(found, digest_size=8).hexdigest() == NUMBERS


def test_a_card_says_what_the_columns_say() -> None:
    facts: Facts = own_kit().facts
    compared = 0
    for card in own_kit().cards:
        for name in set(public(card)) & set(public(facts)):
            column = getattr(facts, name)
            told = getattr(card, name)
            here = (
                tuple(row[card.number] for row in column)
                if isinstance(told, tuple)
                else column[card.number]
            )
            assert told == here, name
            compared += 1

    assert compared > 50 * len(own_kit().cards)


@pytest.mark.parametrize("key", POWERS)
def test_every_power_is_printed_somewhere_and_has_no_fault(key: tuple[str, str]) -> None:
    rows = [
        power.fields
        for card in own_kit().cards
        for power in card.powers
        if (power.phase, power.name) == key
    ]

    assert rows


def folded(**row: Any) -> dict[str, list[int]]:
    assert fault_of(row) == ""
    to = Columns(1)
    read_power(row).fold(to, 0)
    return to.columns


@pytest.mark.rule("RAC-104", "RAC-207")
def test_military_goes_where_it_counts() -> None:
    always = {"phase": "III", "power": "military", "n": 2}

    assert folded(**always) == {"military": [2]}
    assert folded(**always, only_good="genes") == {"military_by_good.2": [2]}
    assert folded(**always, only_keyword="rebel") == {
        "military_by_keyword": [2],
        "fought_keyword": [2],
    }


@pytest.mark.rule("RAC-102", "RAC-205", "RAC-217")
def test_all_kinds_of_goods_are_not_all_worlds() -> None:
    sold = folded(phase="$", power="sale_bonus", n=1, good="any")
    settled = folded(phase="III", power="discount", n=1)

    assert list(sold) == [f"sale_bonus.{good}" for good in range(4)]
    assert list(settled) == [f"discounts.{good}" for good in range(5)]


def test_a_kind_that_is_not_named_is_none() -> None:
    to = Columns(2)
    read_power({"phase": "V", "power": "produce_on_windfall", "good": "any"}).fold(to, 1)

    assert to.columns == {"windfall_power": [NONE, ANY]}


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ({"phase": "I", "power": "see_much"}, "there is no power I.see_much"),
        ({"phase": "I", "power": "see_more"}, "see_more needs n"),
        ({"phase": "I", "power": "see_more", "n": 1, "good": "rare"}, "see_more has no good"),
        (
            {"phase": "I", "power": "see_more", "n": "1"},
            "see_more: Expected `int`, got `str` - at `$.n`",
        ),
        ({"phase": "I", "power": "team_speed", "n": 1}, "team_speed needs orb_only"),
    ],
)
def test_a_wrong_row_is_refused_in_words(row: dict[str, Any], fault: str) -> None:
    assert fault_of(row) == fault


def test_cards_are_read_by_number() -> None:
    card: Card = own_kit().cards[7]

    assert card.number == 7
