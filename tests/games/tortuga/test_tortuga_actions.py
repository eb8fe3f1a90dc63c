"""The actions of a turn without a module of their own: moving, Minerals, tokens, sector
abilities."""

from __future__ import annotations

import pytest
from tortuga_build import A, own, scene

from cosmeeple.games.tortuga.events import (
    ShipMoved,
)

# --- action 5: move


@pytest.mark.rule("TOR-062", "TOR-D15")
def test_a_step_costs_a_manoeuvre_and_ships_never_block() -> None:
    made = scene(3, maneuver=2, areas__B__sector="market_1", areas__C__sector="market_1")

    made.play("A move:market_1")

    assert made.asked() == "TakeAction A"
    assert (made.s.maneuver, made.get("areas.A.sector")) == (1, "market_1")
    assert made.forbidden("move:turret_2") == ["TOR-062"]
    made.play("A move:turret_1")
    assert made.forbidden("move:market_1") == ["TOR-062"]


@pytest.mark.rule("TOR-063", "TOR-A24", "TOR-157")
def test_a_flight_is_one_step_of_play() -> None:
    made = scene(areas__A__hand=["gravity_rider", "mining"], areas__A__sector="vortex")

    made.play("A play:gravity_rider")
    assert all(option.startswith("use:") for option in made.options())
    made.play("A use:move:mines")

    assert made.asked() == "TakeAction A"
    assert (made.s.maneuver, made.get("areas.A.sector")) == (2, "mines")
    assert [(e.origin, e.sector) for e in made.told(ShipMoved)] == [(10, 9)]


@pytest.mark.rule("TOR-157")
def test_a_flight_needs_the_ship_on_the_board() -> None:
    made = scene(areas__A__hand=["booster", "mining"], areas__A__sector="-")

    made.play("A play:booster")

    assert made.asked() == "TakeAction A"


# --- action 6: Minerals


@pytest.mark.rule("TOR-065", "TOR-D16")
def test_collecting_the_mineral_of_the_sector() -> None:
    made = scene(areas__A__sector="market_1", maneuver=2)

    made.play("A collect")

    assert (made.s.areas[A].minerals, made.s.maneuver) == (1, 1)
    assert made.forbidden("collect") == ["TOR-065"]
    assert "market_1" not in made.get("minerals")


@pytest.mark.rule("TOR-065", "TOR-122")
def test_the_stash_cannot_be_collected() -> None:
    made = scene(areas__A__sector="mines", maneuver=2, stash=4)

    made.play("A collect")

    assert made.forbidden("collect") == ["TOR-065"]
    assert 4 == made.s.stash


@pytest.mark.rule("TOR-070")
def test_minerals_pay_any_crypto_cost_and_go_to_the_stash() -> None:
    made = own(scene(areas__A__minerals=4, areas__A__sector="vortex"), "A", "market_1")

    made.play(*["A mineral"] * 4, "A strengthen:market_1")

    assert (made.s.stash, made.s.areas[A].minerals) == (4, 0)
    assert made.get("defence.market_1") == 4
    assert made.forbidden("mineral") == ["TOR-070"]


@pytest.mark.rule("TOR-070")
def test_crypto_from_a_mineral_is_lost_with_the_rest() -> None:
    made = scene(areas__A__minerals=1)

    made.play("A mineral", "A end")

    assert (made.s.crypto, made.s.areas[A].minerals, made.s.stash) == (0, 0, 1)


# --- further options


@pytest.mark.rule("TOR-096", "TOR-124", "TOR-A33")
def test_each_market_token_once_per_turn() -> None:
    made = own(scene(3), "A", "market_1", "market_3")
    own(made, "B", "market_2")

    made.play("A token:market_1")
    assert made.forbidden("token:market_1") == ["TOR-096"]
    assert made.forbidden("token:market_2") == ["TOR-096"]
    made.play("A token:market_3")

    assert 2 == made.s.crypto
    made.play("A end", "B end", "C end")
    assert {"token:market_1", "token:market_3"} <= set(made.options())


@pytest.mark.rule("TOR-096", "TOR-127")
def test_a_token_works_from_the_moment_it_is_received() -> None:
    made = own(scene(areas__A__sector="market_1", maneuver=4), "B", "market_1")

    made.play("A conquer", "A token:market_1")

    assert 1 == made.s.crypto


@pytest.mark.rule("TOR-097", "TOR-A13")
@pytest.mark.parametrize("name", ["fortress", "laboratory", "mines", "vortex"])
def test_sector_abilities_need_control_and_ship_and_work_once(name: str) -> None:
    answer = "vortex:mining" if name == "vortex" else name
    made = scene(areas__A__sector=name, stash=2, areas__A__hand=["mining"] * 3)
    made.play("A play:mining", "A play:mining")
    rule = {
        "fortress": "TOR-120",
        "laboratory": "TOR-121",
        "mines": "TOR-122",
        "vortex": "TOR-123",
    }[name]
    assert made.forbidden(answer) == [rule]

    own(made, "A", name)
    away = made.copy().set("areas.A.sector", "tortuga").ready()
    assert away.forbidden(answer) == [rule]
    made.play(f"A {answer}")
    if name == "laboratory":
        made.play("A stow:mining").set("areas.A.hand", ["pilot"]).set(
            "areas.A.reserve", "-"
        ).ready()

    assert made.forbidden(answer) == ["TOR-A13"]
    made.play("A end", "B end").set("played", ["mining"]).ready()
    # The Fortress needs no answer then.
    assert made.s.used_sectors if name == "fortress" else answer in made.options()


@pytest.mark.rule("TOR-120")
def test_fortress_gives_a_manoeuvre() -> None:
    made = own(scene(areas__A__sector="fortress"), "A", "fortress")

    made.play("A fortress")

    assert 1 == made.s.maneuver


@pytest.mark.rule("TOR-121")
def test_laboratory_reserves_for_free() -> None:
    made = own(
        scene(areas__A__sector="laboratory", areas__A__hand=["mining", "pilot"]), "A", "laboratory"
    )

    made.play("A laboratory", "A stow:pilot")

    assert (made.s.crypto, made.get("areas.A.reserve")) == (0, "pilot")
    full = own(scene(areas__A__sector="laboratory", areas__A__reserve="bot"), "A", "laboratory")
    assert full.forbidden("laboratory") == ["TOR-075"]


@pytest.mark.rule("TOR-122")
def test_mines_give_a_mineral_of_the_stash() -> None:
    made = own(scene(areas__A__sector="mines", stash=1), "A", "mines")

    made.play("A mines")

    assert (made.s.stash, made.s.areas[A].minerals) == (0, 1)
    assert "mines" in made.get("minerals")
    empty = own(scene(areas__A__sector="mines"), "A", "mines")
    assert empty.forbidden("mines") == ["TOR-122"]


@pytest.mark.rule("TOR-123", "TOR-D08")
def test_vortex_removes_a_played_card_for_free() -> None:
    made = own(scene(areas__A__sector="vortex"), "A", "vortex")
    assert made.forbidden("vortex:mining") == ["TOR-077"]

    made.play("A play:mining", "A vortex:mining")

    assert made.get("removed") == ["mining"]
    assert (made.s.crypto, made.s.maneuver) == (1, 0)


@pytest.mark.rule("TOR-A10")
def test_what_is_left_without_a_ship() -> None:
    made = scene(
        areas__A__sector="-",
        areas__A__hand=["mining", "bot"],
        areas__A__minerals=1,
        crypto=9,
        maneuver=16,
        played=["pilot"],
    )
    own(made, "A", "market_1", "fortress")

    heads = {option.split(":")[0] for option in made.options()}

    assert heads == {"end", "play", "claim", "strengthen", "reserve", "remove", "mineral", "token"}
