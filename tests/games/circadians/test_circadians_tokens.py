"""Ship and Farm tokens: gained, destroyed, moved up."""

from __future__ import annotations

import circadians_build as build
import pytest
from circadians_build import G1, A

from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.sending import SendDie
from cosmeeple.games.circadians.tokens import DestroyFarm, DestroyShip, TakeFarm, TakeShip
from cosmeeple.kernel.engine.rows import picks


@pytest.mark.rule("CIR-R14", "CIR-R15")
def test_free_tokens_without_room_may_be_declined_and_without_stacks_do_nothing() -> None:
    t = build.bare()
    t.state.areas[A].farms = picks([build.FARM("farm_vp")] * 3)
    build.ask(t, TakeFarm(A, True))
    assert "farm:pass" in build.options(t, A)
    build.play(t, A, "farm:stack_1", "build:farm_5")
    assert 3 == len(t.state.areas[A].farms)

    t.state.areas[A].ships = picks([build.SHIP("ship_flip")] * 4)
    build.ask(t, TakeShip(A))
    build.play(t, A, "ship:pass")
    assert [build.SHIP("ship_flip")] * 4 == list(t.state.areas[A].ships)

    t.state.areas[A].ships = picks([])
    assert "ship:pass" not in build.options(build.ask(t, TakeShip(A)), A)
    t.state.ship_stacks = [[], [], []]
    assert build.ask(t, TakeShip(A)).over()


@pytest.mark.rule("CIR-163", "CIR-D18")
def test_jakob_gains_a_ship_with_every_farm() -> None:
    t = build.bare()
    build.lead(t, A, words.JAKOB)
    build.play(build.ask(t, TakeFarm(A, True)), A, "farm:stack_1", "ship:stack_2")
    assert (1, 1) == (len(t.state.areas[A].farms), len(t.state.areas[A].ships))


@pytest.mark.rule("CIR-120", "CIR-121", "CIR-R17")
def test_destroying_a_ship_slides_the_others_left_but_no_dice() -> None:
    t = build.bare()
    build.garages(t, A, 1, 2, 3)
    t.state.areas[A].ships = picks([build.SHIP("ship_flip"), build.SHIP("ship_water_5")])
    build.play(build.ask(t, DestroyShip(A)), A, "scrap:garage_2")
    assert [build.SHIP("ship_water_5")] == list(t.state.areas[A].ships)
    assert [1, 2, 3, 0, 0] == list(t.state.areas[A].garages)
    assert [build.SHIP("ship_flip")] == t.state.ships_lost


@pytest.mark.rule("CIR-R17")
def test_after_ships_slid_a_die_uses_the_ship_now_in_its_garage() -> None:
    t = build.bare()
    build.garages(t, A, 0, 2, 3)
    t.state.areas[A].ships = picks([build.SHIP("ship_flip"), build.SHIP("ship_ignore_algae")])
    build.play(build.ask(t, DestroyShip(A)), A, "scrap:garage_2")
    build.ask(t, SendDie(A, G1 + 1))
    assert "send:market:1:2" in build.options(t, A)
    assert "send:market:1:5" not in build.options(t, A)


@pytest.mark.rule("CIR-120", "CIR-121", "CIR-R17")
def test_destroying_a_farm_frees_its_die_and_slides_the_others_with_theirs() -> None:
    t = build.bare()
    area = t.state.areas[A]
    area.farms = picks(
        [
            build.FARM("farm_six_gems"),
            build.FARM("farm_passive_water"),
            build.FARM("farm_algae_energy"),
        ]
    )
    area.farm_dice, area.idle = picks([0, 0, 0, 6, 0, 4]), 0
    build.play(build.ask(t, DestroyFarm(A)), A, "destroy:farm_4")
    assert [build.FARM("farm_passive_water"), build.FARM("farm_algae_energy")] == list(area.farms)
    assert [0, 0, 0, 0, 4, 0] == list(area.farm_dice)
    assert 1 == area.idle


@pytest.mark.rule("CIR-R16")
def test_unique_tokens_can_be_destroyed_and_printed_pieces_cannot() -> None:
    t = build.bare()
    t.state.areas[A].ships = picks([words.UL_KAH_TAL_SHIP])
    t.state.areas[A].farms = picks([words.SUNARI_FARM])
    build.ask(t, DestroyShip(A), DestroyFarm(A))
    assert ([], []) == (list(t.state.areas[A].ships), list(t.state.areas[A].farms))
    assert build.ask(t, DestroyShip(A), DestroyFarm(A)).over()
