"""Four Stations: Mining Camp, Foundry, Market, Academy."""

from __future__ import annotations

import circadians_build as build
import pytest
from circadians_build import G1, A, sending, values

from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.sending import SendDie
from cosmeeple.kernel.engine.rows import picks

# --- Mining Camp


@pytest.mark.rule("CIR-075", "CIR-R40")
def test_mining_costs_x_minus_the_value_and_never_less_than_nothing() -> None:
    t = sending(4, water=6)
    build.play(t, A, "send:mining_camp:2:4")
    assert [0, 0, 0, 1] == list(t.state.areas[A].resources)

    t = sending(6)
    build.play(t, A, "send:mining_camp:1:6")
    assert [0, 0, 0, 1] == list(t.state.areas[A].resources)

    t = sending(4, water=5)
    assert ("enough-water", 6, 5) in build.reasons(t, A, "send:mining_camp:2:4")
    assert ["CIR-075"] == build.forbidden(t, A, "send:mining_camp:2:4")


@pytest.mark.rule("CIR-186", "CIR-R40")
def test_jrayek_drill_and_rich_vein_add_up() -> None:
    t = sending(4)
    build.fulfilled(t, A, "jrayek_drill")
    build.event(t, "rich_vein")
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:mining_camp:2:4")
    assert [0, 0, 0, 1] == list(t.state.areas[A].resources)

    t = sending(4, water=1)
    build.fulfilled(t, A, "jrayek_drill")
    build.ask(t, SendDie(A, G1))
    assert ("less-contract", build.CARD("contract_jrayek_drill"), 5) in build.reasons(
        t, A, "send:mining_camp:2:4"
    )
    build.play(t, A, "send:mining_camp:2:4")
    assert 0 == t.state.areas[A].resources[words.WATER]
    paid = build.told(t, "CostPaid")[0]
    assert [6, -5] == [part.number for part in paid.parts()]


@pytest.mark.rule("CIR-160", "CIR-R22")
def test_akira_counts_low_values_as_six_at_the_mining_camp() -> None:
    t = sending(2, water=4)
    build.lead(t, A, words.AKIRA)
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:mining_camp:2:2")
    assert [0, 0, 0, 1] == list(t.state.areas[A].resources)

    t = sending(words.SAL, water=7)
    build.lead(t, A, words.AKIRA)
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:mining_camp:2:3")
    assert 0 == t.state.areas[A].resources[words.WATER]


# --- Foundry


@pytest.mark.rule("CIR-092", "CIR-093", "CIR-D10")
def test_the_value_fixes_the_stack_of_the_ship() -> None:
    for value, stack in ((1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)):
        t = sending(value, garage=2, algae=1, energy=2)
        top = t.state.ship_stacks[stack][-1]
        build.play(t, A, f"send:foundry:{value}")
        assert [top] == list(t.state.areas[A].ships)
        assert [0, 0, 0, 0] == list(t.state.areas[A].resources)


@pytest.mark.rule("CIR-094", "CIR-095", "CIR-R49")
def test_an_empty_ship_stack_stays_empty_and_refuses_its_values() -> None:
    t = sending(2, energy=2)
    t.state.ship_stacks[0] = []
    build.ask(t, SendDie(A, G1))
    assert [3] == values(t, "foundry")
    assert "CIR-095" in build.forbidden(t, A, "send:foundry:2")


@pytest.mark.rule("CIR-093", "CIR-095", "CIR-R16")
def test_a_ship_may_replace_a_token_and_must_when_all_garages_have_one() -> None:
    t = sending(3, energy=2, ships=("flip", "flip", "flip", "flip"))
    build.play(t, A, "send:foundry:3")
    assert [f"install:garage_{at}" for at in (2, 3, 4, 5)] == build.options(t, A)
    top = t.state.ship_stacks[1][-1]
    build.play(t, A, "install:garage_4")
    assert top == t.state.areas[A].ships[2]
    assert [build.SHIP("ship_flip")] == t.state.ships_lost


@pytest.mark.rule("CIR-180")
def test_aqua_cannon_takes_five_water_off_the_foundry() -> None:
    t = sending(3, water=5)
    build.fulfilled(t, A, "aqua_cannon")
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:foundry:3")
    assert 0 == t.state.areas[A].resources[words.WATER]


@pytest.mark.rule("CIR-181")
def test_spare_parts_take_one_energy_off_the_foundry() -> None:
    t = sending(3, energy=1)
    build.fulfilled(t, A, "spare_parts")
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:foundry:3")
    assert 0 == t.state.areas[A].resources[words.ENERGY]


# --- Market


@pytest.mark.rule("CIR-096", "CIR-D11", "CIR-R49")
def test_the_value_limits_the_trades_and_the_space_their_kind() -> None:
    t = sending(2, water=10, energy=2, garage=2, algae=1)
    build.play(t, A, "send:market:2:2")
    assert ["trade:pass", "trade:water_to_algae", "trade:energy_to_algae"] == build.options(t, A)
    assert "CIR-096" in build.forbidden(t, A, "trade:water_to_energy")
    build.play(t, A, "trade:water_to_algae", "trade:energy_to_algae")
    assert t.over()
    assert [7, 4, 1, 0] == list(t.state.areas[A].resources)

    t = sending(2)
    build.play(t, A, "send:market:2:2")
    assert t.over()


@pytest.mark.rule("CIR-188", "CIR-R49")
def test_zcharo_lamp_pays_before_trading() -> None:
    t = sending(1)
    build.fulfilled(t, A, "zcharo_lamp")
    build.play(t, A, "send:market:2:1", "trade:energy_to_algae")
    assert [0, 2, 0, 0] == list(t.state.areas[A].resources)


@pytest.mark.rule("CIR-189")
def test_jrayek_pump_pays_five_water_before_trading() -> None:
    t = sending(1)
    build.fulfilled(t, A, "jrayek_pump")
    build.play(t, A, "send:market:1:1", "trade:water_to_energy")
    assert [0, 0, 1, 0] == list(t.state.areas[A].resources)


@pytest.mark.rule("CIR-190")
def test_leyrien_basket_pays_two_algae_before_trading() -> None:
    t = sending(1)
    build.fulfilled(t, A, "leyrien_basket")
    build.play(t, A, "send:market:1:1", "trade:algae_to_energy")
    assert [0, 0, 1, 0] == list(t.state.areas[A].resources)


# --- Academy


@pytest.mark.rule("CIR-098", "CIR-099", "CIR-D12")
def test_the_academy_space_of_the_value_sells_one_or_two_dice() -> None:
    for value, goods in ((2, [10, 1, 0, 0]), (3, [0, 5, 0, 0]), (6, [0, 1, 2, 0])):
        t = sending(value, garage=2, algae=1)
        t.state.areas[A].resources = picks(goods)
        build.ask(t, SendDie(A, G1 + 1))
        build.play(t, A, f"send:academy:{value}")
        assert ["buy:1", "buy:2"] == build.options(t, A)
        build.play(t, A, "buy:2")
        assert [0, 0, 0, 0] == list(t.state.areas[A].resources)
        assert (2, 8) == (t.state.areas[A].idle, t.state.areas[A].reserve)

    t = sending(3, algae=9)
    t.state.board[words.ACADEMY][1] = build.piece("B4")
    build.ask(t, SendDie(A, G1))
    assert [] == values(t, "academy")
    assert "CIR-098" in build.forbidden(t, A, "send:academy:3")


@pytest.mark.rule("CIR-099", "CIR-101")
def test_new_dice_wait_for_the_next_round_and_may_exceed_the_limit() -> None:
    t = sending(3, 1, 1, 1, 1, algae=4)
    build.play(t, A, "send:academy:3", "buy:2")
    assert 2 == t.state.areas[A].idle
    assert [0, 1, 1, 1, 1] == list(t.state.areas[A].garages)


@pytest.mark.rule("CIR-102", "CIR-R49")
def test_the_reserve_limits_what_can_be_bought() -> None:
    t = sending(3, algae=9)
    t.state.areas[A].reserve = 1
    build.fulfilled(t, A, "captains_cap")
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:academy:3")
    assert t.over()
    assert (0, 1) == (t.state.areas[A].reserve, t.state.areas[A].idle)
    assert 1 == build.told(t, "DiceGained")[0].lost

    t = sending(3, algae=9)
    t.state.areas[A].reserve = 0
    assert "CIR-102" in build.forbidden(build.ask(t, SendDie(A, G1)), A, "send:academy:3")


@pytest.mark.rule("CIR-191")
def test_captains_cap_adds_one_die() -> None:
    t = sending(3, algae=2)
    build.fulfilled(t, A, "captains_cap")
    build.play(t, A, "send:academy:3")
    assert 2 == t.state.areas[A].idle
