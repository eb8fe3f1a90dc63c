"""Cards of the hand: play, reserve, remove."""

from __future__ import annotations

import pytest
from tortuga_build import A, B, own, scene

from cosmeeple.games.tortuga.events import (
    CardReserved,
    CardReservedSecretly,
)

# --- action 2: play a card


@pytest.mark.rule("TOR-051", "TOR-D05")
def test_playing_a_card_fills_the_pool() -> None:
    made = scene(areas__A__hand=["mining", "smuggler", "smuggler"])

    assert [option for option in made.options() if option.startswith("play")] == [
        "play:mining",
        "play:smuggler",
    ]
    made.play("A play:smuggler")

    assert (made.s.crypto, made.s.maneuver) == (3, 1)
    assert made.get("played") == ["smuggler"]
    assert made.get("areas.A.hand") == ["mining", "smuggler"]
    assert made.forbidden("play:kraken") == ["TOR-051"]


@pytest.mark.rule("TOR-052", "TOR-D06")
@pytest.mark.parametrize("first", ["draw", "remove:played:professor"])
def test_abilities_in_any_order_and_optional(first: str) -> None:
    made = scene(areas__A__hand=["mining", "professor"])
    made.play("A play:professor")
    assert {"use:draw", "use:remove:hand:mining", "use:pass"} <= set(made.options())

    made.play(f"A use:{first}")
    assert made.asked() == "UseAbility A"
    assert f"use:{first}" not in made.options()
    made.play("A use:pass")

    assert made.asked() == "TakeAction A"


@pytest.mark.rule("TOR-052")
def test_an_ability_not_used_at_once_is_lost() -> None:
    made = scene(areas__A__hand=["mining", "combat_android"])

    made.play("A play:combat_android", "A use:pass")

    assert made.asked() == "TakeAction A"
    assert 1 == len(made.s.areas[A].hand)
    assert not [option for option in made.options() if option.startswith("use")]


@pytest.mark.rule("TOR-053")
def test_skirmish_abilities_do_nothing_when_played() -> None:
    made = scene(areas__A__hand=["boarder", "mining"])

    made.play("A play:boarder")

    assert made.asked() == "TakeAction A"
    assert 3 == made.s.maneuver


@pytest.mark.rule("TOR-054", "TOR-203", "TOR-D07")
def test_booster_moves_up_to_three_for_nothing() -> None:
    made = scene(areas__A__hand=["booster", "mining"], areas__A__sector="vortex")

    made.play("A play:booster")

    assert (made.s.crypto, made.s.maneuver) == (0, 0)
    near = ["tortuga", "market_1", "market_2", "turret_1", "turret_2", "mines"]
    assert made.options() == ["use:pass", *[f"use:move:{name}" for name in near]]
    assert made.forbidden("use:move:fortress") == ["TOR-062"]
    made.play("A use:move:mines")
    assert made.get("areas.A.sector") == "mines"


# --- action 8: reserve


@pytest.mark.rule("TOR-075", "TOR-D09")
def test_reserving_a_hand_card_for_two_crypto() -> None:
    made = scene(areas__A__hand=["mining", "pilot", "pilot"], crypto=3)

    made.play("A reserve")
    assert made.options() == ["stow:mining", "stow:pilot"]
    made.play("A stow:pilot")

    assert made.get("areas.A.reserve") == "pilot"
    assert made.get("areas.A.hand") == ["mining", "pilot"]
    assert 1 == made.s.crypto
    assert made.told(CardReserved, B)
    assert made.told(CardReservedSecretly, B) == []


@pytest.mark.rule("TOR-075")
def test_no_reserve_without_crypto_or_cards() -> None:
    assert scene(crypto=1).forbidden("reserve") == ["TOR-075"]
    made = scene(crypto=2, maneuver=1, areas__A__hand=[])

    assert made.forbidden("reserve") == ["TOR-075"]


# --- action 9: remove


@pytest.mark.rule("TOR-077", "TOR-D08")
def test_removing_a_played_card_keeps_its_resources() -> None:
    made = scene(areas__A__hand=["mining", "mining", "smuggler"], maneuver=4)
    assert "TOR-077" in made.forbidden("remove:mining")

    made.play("A play:mining", "A remove:mining", "A play:smuggler", "A remove:smuggler")

    assert (made.s.crypto, made.s.maneuver) == (4, 1)
    assert made.get("removed") == ["mining", "smuggler"]
    assert made.get("played") == []


@pytest.mark.rule("TOR-077", "TOR-A20")
def test_cards_used_in_a_skirmish_cannot_be_removed_later() -> None:
    made = own(scene(maneuver=9, fought=["gunner"], areas__A__sector="vortex"), "A", "vortex")

    assert made.forbidden("remove:gunner") == ["TOR-077"]
    assert made.forbidden("vortex:gunner") == ["TOR-077"]
