"""Hunts: scouting, capturing, the reward."""

from __future__ import annotations

import pytest
from tortuga_build import A, B, C, card, scene

from cosmeeple.games.tortuga.events import (
    HuntScouted,
    HuntSeen,
    TrophyBoxed,
)

# --- action 7: scout


@pytest.mark.rule("TOR-072", "TOR-171", "TOR-D16")
def test_scouting_is_private() -> None:
    made = scene(3, areas__A__sector="mines", maneuver=2, hunts={"mines": "kraken"})

    made.play("A scout")

    assert made.get("scouts.mines") == ["A"]
    assert (made.s.maneuver, made.s.areas[A].markers) == (1, 9)
    assert [event.card for event in made.told(HuntSeen, A)] == [card("kraken")]
    assert made.told(HuntSeen, B) == []
    assert made.told(HuntScouted, B)
    assert made.forbidden("scout") == ["TOR-072"]
    assert made.seen(A).state.hunts[9] == card("kraken")
    assert made.seen(B).state.hunts[9] == made.seen().state.hunts[9] == -2


@pytest.mark.rule("TOR-073", "TOR-171")
def test_a_scout_may_look_again_from_anywhere() -> None:
    made = scene(hunts={"mines": "kraken"}, scouts={"mines": ["A", "B"]}, areas__A__sector="vortex")

    assert made.seen(A).state.hunts[9] == made.seen(B).state.hunts[9] == card("kraken")


@pytest.mark.rule("TOR-072")
def test_nothing_to_scout() -> None:
    made = scene(maneuver=1)
    assert made.forbidden("scout") == ["TOR-072"]

    poor = scene(areas__A__sector="mines")

    assert poor.forbidden("scout") == ["TOR-072"]


@pytest.mark.rule("TOR-A21", "TOR-072")
def test_no_scouting_without_a_free_marker() -> None:
    made = scene(areas__A__sector="mines", maneuver=1, areas__A__markers=0)

    assert made.forbidden("scout") == ["TOR-A21"]


# --- action 10: hunt


@pytest.mark.rule("TOR-080", "TOR-081", "TOR-A08")
def test_capturing_a_scouted_target() -> None:
    made = scene(
        3,
        areas__A__sector="mines",
        maneuver=8,
        hunts={"mines": "kraken"},
        scouts={"mines": ["A", "C"]},
        areas__A__markers=9,
        areas__C__markers=9,
    )

    made.play("A hunt")

    assert 0 == made.s.maneuver
    assert 1 == made.s.areas[A].influence
    assert made.get("areas.A.trophies") == ["kraken"]
    assert made.get("areas.A.discard") == ["kraken"]
    assert "kraken" not in made.get("hunt_deck")
    assert (made.get("hunts.mines"), made.get("scouts.mines")) == ("-", [])
    assert (made.s.areas[A].markers, made.s.areas[C].markers) == (10, 10)


@pytest.mark.rule("TOR-081", "TOR-A08")
def test_a_captured_card_can_be_shuffled_in_the_same_turn() -> None:
    made = scene(
        areas__A__sector="mines",
        areas__A__hand=["lab_assistant", "mining"],
        areas__A__deck=[],
        maneuver=2,
        hunts={"mines": "bot"},
        scouts={"mines": ["A"]},
    )

    made.play("A hunt", "A play:lab_assistant", "A use:draw")

    assert made.get("areas.A.hand") == ["mining", "bot"]


@pytest.mark.rule("TOR-080")
def test_only_scouted_targets_and_for_the_full_difficulty() -> None:
    made = scene(areas__A__sector="mines", maneuver=7, hunts={"mines": "kraken"})
    assert made.forbidden("hunt") == ["TOR-080"]

    made.set("scouts.mines", ["A"]).ready()
    assert made.forbidden("hunt") == ["TOR-080"]

    made.set("maneuver", 8).ready()
    assert "hunt" in made.options()
    made.set("areas.A.sector", "vortex").ready()
    assert made.forbidden("hunt") == ["TOR-080"]


# --- action 11: reward


@pytest.mark.rule("TOR-083", "TOR-D17")
def test_claiming_the_reward_from_the_hand() -> None:
    made = scene(
        areas__A__hand=["mining", "plasma_dragon"],
        areas__A__trophies=["plasma_dragon"],
        areas__A__sector="-",
    )

    made.play("A claim:plasma_dragon")

    assert 3 == made.s.areas[A].influence
    assert made.get("removed") == ["plasma_dragon"]
    assert made.get("areas.A.trophies") == []
    assert made.get("areas.A.hand") == ["mining"]


@pytest.mark.rule("TOR-083", "TOR-084")
def test_a_played_hunt_card_gives_resources_instead() -> None:
    made = scene(areas__A__hand=["mining", "plasma_dragon"], areas__A__trophies=["plasma_dragon"])
    assert {"play:plasma_dragon", "claim:plasma_dragon"} <= set(made.options())

    made.play("A play:plasma_dragon")

    assert (made.s.crypto, made.s.maneuver, made.s.areas[A].influence) == (1, 4, 0)
    assert made.forbidden("claim:plasma_dragon") == ["TOR-083"]
    made.play("A end")
    assert "plasma_dragon" in made.get("areas.A.discard")
    assert made.get("areas.A.trophies") == ["plasma_dragon"]


@pytest.mark.rule("TOR-A19")
def test_a_hunt_card_removed_otherwise_gives_nothing() -> None:
    made = scene(areas__A__hand=["mining", "bot"], areas__A__trophies=["bot"], maneuver=2)

    made.play("A play:bot", "A remove:bot")

    assert 0 == made.s.areas[A].influence
    assert made.get("areas.A.trophies") == []
    assert made.told(TrophyBoxed)
