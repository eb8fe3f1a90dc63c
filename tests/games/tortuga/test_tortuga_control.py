"""Control of sectors: conquest, strengthening, markers."""

from __future__ import annotations

import pytest
from tortuga_build import A, B, own, scene

from cosmeeple.games.tortuga.vocabulary import SECTORS

# --- action 12: conquer


@pytest.mark.rule("TOR-086", "TOR-087", "TOR-A06", "TOR-X08", "TOR-D18")
@pytest.mark.parametrize(
    ("here", "cost"),
    [("market_1", 3), ("turret_2", 3), ("fortress", 5), ("vortex", 5), ("tortuga", 15)],
)
def test_first_conquest(here: str, cost: int) -> None:
    made = scene(areas__A__sector=here, areas__B__sector="mines", maneuver=cost - 1)
    assert made.forbidden("conquer") == ["TOR-086"]

    made.set("maneuver", cost + 3).ready()
    made.play("A conquer")

    assert made.get(f"control.{here}") == "A"
    assert made.get(f"defence.{here}") == cost
    assert (4 if here == "fortress" else 3) == made.s.maneuver
    assert 9 == made.s.areas[A].markers


@pytest.mark.rule("TOR-086")
def test_foreign_ships_do_not_matter_in_a_sector_of_nobody() -> None:
    made = scene(4, areas__A__sector="market_1", maneuver=3)
    for seat in "BCD":
        made.set(f"areas.{seat}.sector", "market_1")
    made.ready()

    made.play("A conquer")

    assert made.get("control.market_1") == "A"


@pytest.mark.rule("TOR-086")
def test_conquest_needs_the_ship_there() -> None:
    made = scene(areas__A__sector="-", maneuver=15)

    assert made.forbidden("conquer") == ["TOR-A10"]


@pytest.mark.rule("TOR-087", "TOR-088", "TOR-X06")
def test_conquest_from_another_player_is_one_higher_and_moves_the_tokens() -> None:
    made = own(scene(areas__A__sector="market_1", maneuver=6), "B", "market_1", level=3)
    assert (made.influence(A), made.influence(B)) == (0, 1)

    made.play("A conquer")

    assert made.get("defence.market_1") == 4
    assert 2 == made.s.maneuver
    assert (made.influence(A), made.influence(B)) == (1, 0)
    assert (made.s.areas[A].markers, made.s.areas[B].markers) == (9, 10)
    assert "token:market_1" in made.options()


@pytest.mark.rule("TOR-089", "TOR-X07")
@pytest.mark.parametrize(("here", "top"), [("market_1", 8), ("mines", 10)])
def test_conquest_at_the_maximum(here: str, top: int) -> None:
    made = own(scene(areas__A__sector=here, maneuver=top), "B", here, level=top)
    assert made.forbidden("conquer") == ["TOR-086"]

    made.set("maneuver", top + 1).ready()
    made.play("A conquer")

    assert made.get(f"defence.{here}") == top
    assert made.get(f"control.{here}") == "A"
    assert 0 == made.s.maneuver


@pytest.mark.rule("TOR-090", "TOR-A12")
def test_the_controller_present_must_be_attacked() -> None:
    made = own(
        scene(3, areas__A__sector="mines", areas__A__hand=["pilot"], maneuver=9), "B", "mines"
    )
    made.set("areas.B.sector", "mines").set("areas.C.sector", "mines").ready()

    assert made.forbidden("conquer") == ["TOR-090"]
    assert {"attack:B", "attack:C"} <= set(made.options())
    made.set("areas.B.sector", "-").ready()
    assert "conquer" in made.options()
    assert made.forbidden("attack:B") == ["TOR-100"]


@pytest.mark.rule("TOR-A32")
def test_no_conquest_of_an_own_sector() -> None:
    made = own(scene(areas__A__sector="mines", maneuver=9), "A", "mines")

    assert made.forbidden("conquer") == ["TOR-A32"]


@pytest.mark.rule("TOR-A21", "TOR-D25", "TOR-024")
def test_a_marker_is_taken_back_for_a_conquest() -> None:
    made = scene(
        areas__A__sector="market_1",
        maneuver=3,
        areas__A__markers=0,
        scouts={"mines": ["A"], "vortex": ["A", "B"]},
    )

    made.play("A conquer")
    assert made.asked() == "TakeBackMarker A"
    assert made.options() == ["marker:mines", "marker:vortex"]
    assert made.forbidden("marker:fortress") == ["TOR-A21"]
    made.play("A marker:vortex")

    assert made.get("scouts") == {
        name: {"mines": ["A"], "vortex": ["B"]}.get(name, []) for name in SECTORS
    }
    assert made.get("control.market_1") == "A"
    assert 0 == made.s.areas[A].markers
    assert made.seen(A).state.hunts[10] == -2


@pytest.mark.rule("TOR-A21")
def test_tortuga_can_be_the_eleventh_sector() -> None:
    made = own(scene(3, maneuver=15), "A", *SECTORS[1:])
    # Fourteen influence of ten sectors; none of the ten markers is left.
    assert (made.influence(A), made.s.areas[A].markers) == (14, 0)

    made.play("A conquer")

    assert made.asked() == "over"
    assert (made.influence(A), made.s.areas[A].markers) == (17, 0)


# --- action 13: strengthen


@pytest.mark.rule("TOR-093", "TOR-A14", "TOR-X10", "TOR-D19")
def test_strengthening_costs_the_full_number() -> None:
    made = own(scene(crypto=7, areas__A__sector="-"), "A", "mines", level=5)

    made.play("A strengthen:mines")
    assert made.options() == ["strengthen:6", "strengthen:7"]
    assert made.forbidden("strengthen:5") == ["TOR-A14"]
    assert made.forbidden("strengthen:8") == ["TOR-093"]
    made.play("A strengthen:7")

    assert made.get("defence.mines") == 7
    assert 0 == made.s.crypto


@pytest.mark.rule("TOR-093")
def test_what_cannot_be_strengthened() -> None:
    made = own(scene(crypto=30), "A", "tortuga", "market_1")
    own(made, "B", "mines")
    made.set("defence.market_1", 8).ready()

    assert made.forbidden("strengthen:tortuga")[0] == "TOR-093"
    assert made.forbidden("strengthen:mines") == ["TOR-093"]
    assert made.forbidden("strengthen:market_1") == ["TOR-093"]
    assert made.forbidden("strengthen:vortex") == ["TOR-093"]


@pytest.mark.rule("TOR-093")
def test_strengthening_stops_at_the_end_of_the_track() -> None:
    made = own(scene(crypto=30), "A", "market_1", level=6)

    made.play("A strengthen:market_1")

    assert made.options() == ["strengthen:7", "strengthen:8"]
