"""The Warehouse: Contracts fulfilled and their delivery rewards."""

from __future__ import annotations

import circadians_build as build
import pytest
from circadians_build import G1, A, B

from cosmeeple.games.circadians import GAME
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.sending import SendDie
from cosmeeple.games.circadians.state import State
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.engine.table import Table


def delivering(*names: str, face: int = 1, **goods: int) -> Table[State]:
    t = build.bare()
    build.garages(t, A, face)
    build.give(t, A, **goods)
    build.hand(t, A, *names)
    return build.ask(t, SendDie(A, G1))


@pytest.mark.rule("CIR-125", "CIR-R49")
def test_a_column_of_the_value_and_a_payable_contract() -> None:
    t = delivering("aqua_cannon", face=6, water=3, energy=2)
    taken = {text for text in build.options(t, A) if "warehouse" in text}
    assert {
        f"send:warehouse:3:{row}:{value}" for row in words.DELIVERY for value in (5, 6)
    } == taken
    assert "CIR-125" in build.forbidden(t, A, "send:warehouse:1:top:6")

    t = delivering("aqua_cannon", face=6, water=2, energy=2)
    assert ["CIR-125"] == build.forbidden(t, A, "send:warehouse:3:top:6")
    t = delivering(face=6, water=30, energy=20)
    assert ["CIR-125"] == build.forbidden(t, A, "send:warehouse:3:top:6")


@pytest.mark.rule("CIR-126", "CIR-128", "CIR-129", "CIR-D16")
def test_the_contract_is_paid_and_lies_open() -> None:
    t = delivering("aqua_cannon", "zcharo_lamp", water=3, energy=3)
    build.play(t, A, "send:warehouse:1:bottom:1")
    assert ["fulfil:contract_aqua_cannon", "fulfil:contract_zcharo_lamp"] == build.options(t, A)
    build.play(t, A, "fulfil:contract_aqua_cannon")
    area = t.state.areas[A]
    assert [0, 0, 1, 0] == list(area.resources)
    assert 1 << build.CARD("contract_aqua_cannon") == area.fulfilled
    seen = GAME.mask(t.state, B, None)
    assert area.fulfilled == seen.areas[A].fulfilled
    assert [-2] * 3 == list(seen.areas[A].hand)


@pytest.mark.rule("CIR-127")
def test_each_row_has_its_delivery_reward() -> None:
    t = delivering("aqua_cannon", water=3, energy=2)
    build.play(t, A, "send:warehouse:1:top:1", "move:2")
    assert build.space(t, "1,0") == t.state.areas[A].harvester

    t = delivering("aqua_cannon", water=3, energy=2)
    build.play(t, A, "send:warehouse:1:middle:1")
    assert 1 == t.state.areas[A].idle

    t = delivering("aqua_cannon", water=3, energy=2)
    build.play(t, A, "send:warehouse:1:bottom:1")
    assert 2 == len(t.state.areas[A].hand)


@pytest.mark.rule("CIR-187", "CIR-R08")
def test_drink_stock_takes_five_water_off_but_not_for_itself() -> None:
    t = delivering("ice_stones", water=1, energy=1)
    build.fulfilled(t, A, "drink_stock")
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:warehouse:1:bottom:1")
    assert [0, 0, 0, 0] == list(t.state.areas[A].resources)

    t = delivering("drink_stock", "ice_stones", water=1, algae=4, energy=2)
    build.lead(t, A, words.ZOEY)
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:warehouse:1:bottom:1")
    assert 1 == bin(t.state.areas[A].fulfilled).count("1")
    assert build.CARD("contract_ice_stones") in t.state.areas[A].hand


@pytest.mark.rule("CIR-R07", "CIR-061", "CIR-062")
def test_ships_lower_contract_costs() -> None:
    t = build.bare()
    build.garages(t, A, 0, 1)
    t.state.areas[A].ships = picks([build.SHIP("ship_energy_1")])
    build.give(t, A, water=3, algae=1, energy=1)
    build.hand(t, A, "aqua_cannon")
    build.ask(t, SendDie(A, G1 + 1))
    build.play(t, A, "send:warehouse:1:bottom:1")
    assert [0, 0, 0, 0] == list(t.state.areas[A].resources)


@pytest.mark.rule("CIR-194", "CIR-R08")
def test_master_ledger_draws_after_fulfilling_from_the_next_time_on() -> None:
    t = delivering("aqua_cannon", water=3, energy=2)
    build.fulfilled(t, A, "master_ledger")
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:warehouse:1:bottom:1")
    assert 3 == len(t.state.areas[A].hand)

    t = delivering("master_ledger", water=4, energy=2)
    build.play(t, A, "send:warehouse:1:bottom:1")
    assert 2 == len(t.state.areas[A].hand)


@pytest.mark.rule("CIR-173", "CIR-R39")
def test_zoey_fulfils_a_second_contract_with_one_reward_and_one_ledger_card() -> None:
    t = delivering("aqua_cannon", "zcharo_lamp", "leyrien_basket", water=3, algae=6, energy=5)
    build.lead(t, A, words.ZOEY)
    build.fulfilled(t, A, "master_ledger")
    build.ask(t, SendDie(A, G1))
    build.play(
        t,
        A,
        "send:warehouse:1:middle:1",
        "fulfil:contract_aqua_cannon",
        "also:contract_zcharo_lamp",
    )
    area = t.state.areas[A]
    assert [0, 6, 0, 0] == list(area.resources)
    assert 3 == bin(area.fulfilled).count("1")
    assert 1 == area.idle
    assert 2 == len(area.hand)
    assert t.over()


@pytest.mark.rule("CIR-R07")
def test_with_zoey_a_discount_counts_once_over_both() -> None:
    t = delivering("aqua_cannon", "ice_stones", water=4, energy=3)
    build.lead(t, A, words.ZOEY)
    build.fulfilled(t, A, "drink_stock")
    build.ask(t, SendDie(A, G1))
    build.play(
        t, A, "send:warehouse:1:bottom:1", "fulfil:contract_aqua_cannon", "also:contract_ice_stones"
    )
    # 3 + 6 Water, 5 less in all.
    assert [0, 0, 0, 0] == list(t.state.areas[A].resources)


@pytest.mark.rule("CIR-162", "CIR-R34")
def test_dan_takes_a_second_reward_of_another_kind_in_any_order() -> None:
    t = delivering("aqua_cannon", water=3, energy=2)
    build.lead(t, A, words.DAN)
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:warehouse:1:middle:1")
    assert ["deliver:top", "deliver:middle", "deliver:bottom"] == build.options(t, A)
    build.play(t, A, "deliver:middle")
    assert ["extra:top", "extra:bottom"] == build.options(t, A)
    assert ["CIR-R34"] == build.forbidden(t, A, "extra:middle")
    build.play(t, A, "extra:bottom")
    assert (1, 2) == (t.state.areas[A].idle, len(t.state.areas[A].hand))

    t = delivering("aqua_cannon", water=3, energy=2)
    build.lead(t, A, words.DAN)
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:warehouse:1:middle:1", "deliver:bottom")
    assert (1, 2) == (t.state.areas[A].idle, len(t.state.areas[A].hand))
    assert t.over()
