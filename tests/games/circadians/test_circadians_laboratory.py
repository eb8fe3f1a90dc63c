"""The Laboratory: two equal dice and a Farm."""

from __future__ import annotations

import circadians_build as build
import pytest
from circadians_build import G1, A, B, sending, values

from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.sending import SendDie, SendFromGarages, SendFromHeadquarters
from cosmeeple.games.circadians.state import State
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.engine.table import Table


def pair(*faces: int, seats: int = 2, ships: tuple[str, ...] = (), **goods: int) -> Table[State]:
    t = sending(*faces, seats=seats, ships=ships, **goods)
    t.state.farm_stacks = [[build.FARM("farm_passive_energy")], [build.FARM("farm_vp")], []]
    t.state.farms_lost = []
    return build.ask(t, SendFromGarages(A))


@pytest.mark.rule("CIR-078", "CIR-080", "CIR-081", "CIR-084", "CIR-D08", "CIR-D09")
def test_two_equal_dice_build_a_farm() -> None:
    t = pair(4, 3, water=10, algae=4)
    assert "send:laboratory:3" in build.options(t, A)
    assert "CIR-078" in build.forbidden(t, A, "send:laboratory:4")

    build.play(t, A, "send:laboratory:3")
    assert ["pay:water", "pay:algae"] == build.options(t, A)
    build.play(t, A, "pay:algae", "farm:stack_2")

    area = t.state.areas[A]
    assert [10, 0, 0, 0] == list(area.resources)
    assert [build.FARM("farm_vp")] == list(area.farms)
    assert [build.piece("A3"), build.piece("A3")] == list(t.state.board[words.LABORATORY][:2])
    assert [0] * 5 == list(area.garages)


@pytest.mark.rule("CIR-084", "CIR-R06")
def test_both_garages_are_paid_but_only_one_price() -> None:
    t = pair(3, 3, algae=3)
    assert "CIR-078" in build.forbidden(t, A, "send:laboratory:3")

    t = pair(3, 3, water=10, algae=1)
    build.play(t, A, "send:laboratory:3", "farm:stack_1")
    assert [0, 0, 0, 0] == list(t.state.areas[A].resources)


@pytest.mark.rule("CIR-078", "CIR-R32")
def test_the_partner_is_the_next_die_or_with_the_irenic_union_any() -> None:
    t = pair(3, 6, 3, algae=9)
    assert not values(t, "laboratory")

    t = build.bare(2, irenic="yes")
    build.garages(t, A, 3, 6, 3, 3)
    build.give(t, A, algae=9)
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:laboratory:3")
    assert ["pair:garage_3", "pair:garage_4"] == build.options(t, A)
    build.play(t, A, "pair:garage_4")
    assert [0, 6, 3, 0, 0] == list(t.state.areas[A].garages)
    # Garage 1 is free of charge, Garage 4 costs 2 Algae, the Farm 3.
    assert 9 - 2 - 3 == t.state.areas[A].resources[words.ALGAE]


@pytest.mark.rule("CIR-079")
def test_a_pair_from_headquarters_takes_the_next_die_there_first() -> None:
    t = build.bare()
    build.garages(t, A, 5)
    build.give(t, A, water=20)
    build.overwrite(
        t.state.board[words.HEADQUARTERS], [build.piece("A2"), build.piece("B2"), build.piece("A5")]
    )
    build.ask(t, SendFromHeadquarters(0), SendFromGarages(A))
    build.play(t, A, "send:laboratory:5")
    build.play(t, A, "farm:stack_1")

    assert [words.FREE, build.piece("B2"), words.FREE, words.FREE] == list(
        t.state.board[words.HEADQUARTERS]
    )
    assert [5, 0, 0, 0, 0] == list(t.state.areas[A].garages)
    assert B == t.decider


@pytest.mark.rule("CIR-082")
def test_one_pair_per_round_and_two_with_four_players() -> None:
    t = pair(3, 3, algae=9)
    build.overwrite(t.state.board[words.LABORATORY], [build.piece("B2"), build.piece("B2")])
    assert "CIR-082" in build.forbidden(build.ask(t, SendDie(A, G1)), A, "send:laboratory:3")

    t = pair(3, 3, seats=4, algae=9)
    build.overwrite(t.state.board[words.LABORATORY], [build.piece("B2"), build.piece("B2")])
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:laboratory:3")
    assert build.piece("A3") == t.state.board[words.LABORATORY][2]


@pytest.mark.rule("CIR-083", "CIR-084a", "CIR-R49")
def test_empty_stacks_stay_empty_and_close_the_laboratory() -> None:
    t = pair(3, 3, algae=9)
    t.state.farm_stacks = [[], [build.FARM("farm_vp")], []]
    build.play(t, A, "send:laboratory:3")
    assert [build.FARM("farm_vp")] == list(t.state.areas[A].farms)

    t = pair(3, 3, algae=9)
    t.state.farm_stacks = [[], [], []]
    assert "CIR-084a" in build.forbidden(build.ask(t, SendDie(A, G1)), A, "send:laboratory:3")


@pytest.mark.rule("CIR-081", "CIR-084a", "CIR-R50")
def test_a_farm_may_replace_an_own_token_and_must_when_no_foundation_is_free() -> None:
    t = pair(3, 3, algae=9)
    t.state.areas[A].farms = picks([build.FARM("farm_six_gems"), build.FARM("farm_vp")])
    t.state.areas[A].farm_dice[3] = 6
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:laboratory:3", "farm:stack_1")
    assert ["build:new", "build:farm_4", "build:farm_5"] == build.options(t, A)
    build.play(t, A, "build:farm_4")
    assert [build.FARM("farm_passive_energy"), build.FARM("farm_vp")] == list(
        t.state.areas[A].farms
    )
    assert [build.FARM("farm_six_gems")] == t.state.farms_lost
    assert 0 == t.state.areas[A].farm_dice[3]
    assert 1 == t.state.areas[A].idle

    t = pair(3, 3, algae=9)
    t.state.areas[A].farms = picks([build.FARM("farm_vp")] * 3)
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:laboratory:3", "farm:stack_1")
    assert ["build:farm_4", "build:farm_5", "build:farm_6"] == build.options(t, A)


@pytest.mark.rule("CIR-R50")
def test_a_die_stays_on_a_replaced_farm_that_takes_dice() -> None:
    t = pair(3, 3, algae=9)
    t.state.farm_stacks[0] = [build.FARM("farm_algae_energy")]
    t.state.areas[A].farms = picks([build.FARM("farm_six_gems")])
    t.state.areas[A].farm_dice[3] = 6
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:laboratory:3", "farm:stack_1", "build:farm_4")
    assert 6 == t.state.areas[A].farm_dice[3]
    assert 0 == t.state.areas[A].idle


@pytest.mark.rule("CIR-182")
def test_ice_stones_take_seven_water_off() -> None:
    t = pair(3, 3, water=3, algae=1)
    build.fulfilled(t, A, "ice_stones")
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:laboratory:3")
    assert 0 == t.state.areas[A].resources[words.WATER]


@pytest.mark.rule("CIR-183")
def test_algae_cells_take_two_algae_off() -> None:
    t = pair(3, 3, algae=2)
    build.fulfilled(t, A, "algae_cells")
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:laboratory:3")
    assert 0 == t.state.areas[A].resources[words.ALGAE]


@pytest.mark.rule("CIR-R07")
def test_in_the_laboratory_the_ships_of_both_dice_apply() -> None:
    t = build.bare()
    build.garages(t, A, 0, 3, 3)
    t.state.areas[A].ships = picks([build.SHIP("ship_water_5")] * 2)
    build.give(t, A, algae=2)
    build.ask(t, SendDie(A, G1 + 1))
    build.play(t, A, "send:laboratory:3")
    assert "TakeFarm" == build.asked(t)
    assert [0, 0, 0, 0] == list(t.state.areas[A].resources)


@pytest.mark.rule("CIR-R21")
def test_sal_pairs_with_a_three() -> None:
    t = pair(words.SAL, 2, water=10, algae=1, ships=("plus_1_2",))
    assert [3] == values(t, "laboratory")
    build.play(t, A, "send:laboratory:3")
    assert [build.piece("Asal"), build.piece("A3")] == list(t.state.board[words.LABORATORY][:2])
