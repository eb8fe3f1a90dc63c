"""An owner's copy: corrections by path, checked by the game, as a link and as a file that plays."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from cosmeeple.kernel.box import (
    SURE,
    Copy,
    as_text,
    as_toml,
    checked,
    choices,
    completeness,
    corrected,
    differences,
    facts_by_path,
    from_text,
    kit_from_text,
    kit_of,
    looks,
    own_file,
    packed,
    parts,
    problems,
    read_fact,
    unpacked,
)
from cosmeeple.kernel.engine.errors import BadFile, BadInput
from cosmeeple.kernel.engine.playout import play_randomly
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.game import SLUGS, load_game

CARD = "building_card[0].scientists"
OURS = facts_by_path("antarctica")[CARD].value
OTHER = 2 if OURS == 1 else 1


@pytest.mark.parametrize("slug", SLUGS)
def test_our_own_file_survives_being_written_anew(slug: str) -> None:
    text = as_toml(Copy(slug))

    assert tomllib.loads(text) == own_file(slug)
    assert problems(Copy(slug)) == []


@pytest.mark.parametrize("slug", SLUGS)
def test_everything_unsure_has_a_place_to_look(slug: str) -> None:
    tables = {part.table for part in parts(slug) if part.source not in SURE}
    told = {table for look in looks(slug).look for table in look.tables}

    assert tables == told | set(looks(slug).ours)
    assert all(look.en != look.pl for look in looks(slug).look)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_fact_reads_as_it_is_written(slug: str) -> None:
    facts = facts_by_path(slug)

    assert len(facts) > 100
    for fact in facts.values():
        assert read_fact(fact, as_text(fact.value)) == fact.value, fact


def test_what_was_looked_at_counts(tmp_path: Path) -> None:
    nothing = completeness(Copy("antarctica"))
    one = Copy("antarctica", {CARD: 5}, frozenset({"zone[0]", "building[0]"}))

    assert (nothing.seen, nothing.unsure) == (
        0,
        sum(
            part.source == "reconstructed" and part.table != "engine_limits"
            for part in parts("antarctica")
        ),
    )
    assert (
        completeness(one).seen == 2
    )  # the card and the zone; a building is printed in the rulebook
    assert completeness(one, "zone") == (1, 8)
    assert (
        corrected(one)["building_card"][0]["source"]
        == corrected(one)["zone"][0]["source"]
        == "owner"
    )
    assert corrected(one)["building_card"][1]["source"] == "reconstructed"


def test_a_corrected_file_plays_and_says_so() -> None:
    copy = Copy("antarctica", {CARD: OTHER})
    game = load_game("antarctica")
    assert problems(copy) == []
    kit = kit_of("antarctica", packed(copy))

    assert kit.edition != game.kit().edition
    assert kit_from_text(game, as_toml(copy)).edition == kit.edition
    table = game.new(2, 1, kit=kit)
    assert table.state.kit is kit
    assert play_randomly(table, Rng(2)) > 10


def test_the_games_own_checks_decide() -> None:
    (wrong,) = problems(Copy("antarctica", {"constants.ships_per_colour": 9}))

    assert wrong.path == "constants.ships_per_colour"
    assert wrong.reason == "must be 6"


def test_a_link_holds_a_copy() -> None:
    copy = Copy("antarctica", {CARD: 5}, frozenset({"zone[0]"}))

    assert unpacked("antarctica", packed(copy)) == copy
    assert len(packed(copy)) < 120
    assert unpacked("antarctica", packed(Copy("antarctica", {CARD: OURS}))).facts == {}


@pytest.mark.parametrize("text", ["", "nonsense", "!!", packed(Copy("race"))[:-3], "eJy" * 9000])
def test_a_damaged_link_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        unpacked("antarctica", text)


@pytest.mark.parametrize(
    ("copy", "message"),
    [
        (Copy("antarctica", {"zone[99].angle_deg": 3}), "no 'zone"),
        (Copy("antarctica", {CARD: "many"}), "whole number"),
        (Copy("antarctica", {CARD: 10**9}), "whole number"),
        (Copy("antarctica", {"zone[0].id": "elsewhere"}), "no 'zone"),
        (Copy("antarctica", {}, frozenset({"cellar"})), "no 'cellar'"),
    ],
)
def test_what_a_game_does_not_have_is_refused(copy: Copy, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        checked(copy)


def test_a_file_becomes_a_copy_again() -> None:
    copy = Copy("antarctica", {CARD: OTHER}, frozenset({"building_card[0]", "zone[0]"}))

    assert from_text("antarctica", as_toml(copy)) == copy
    with pytest.raises(BadFile):
        from_text("antarctica", "not [ toml")
    with pytest.raises(BadFile, match=r"source must be one of|invalid"):
        from_text("antarctica", as_toml(copy).replace('"owner"', '"hearsay"'))


def test_two_copies_are_compared() -> None:
    first, second = (
        Copy("antarctica", {CARD: 5}),
        Copy("antarctica", {CARD: 4, "zone[0].angle_deg": 220}),
    )

    assert [(one.fact.path, one.first, one.second) for one in differences(first, second)] == [
        ("zone[0].angle_deg", facts_by_path("antarctica")["zone[0].angle_deg"].value, 220),
        (CARD, 5, 4),
    ]
    assert differences(first, first) == []


def test_words_that_can_be_meant() -> None:
    assert "star" not in choices("antarctica", CARD)
    assert set(choices("antarctica", "building_card[3].deck")) == {
        card["deck"] for card in own_file("antarctica")["building_card"]
    }
