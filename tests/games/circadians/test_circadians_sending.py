"""Execute: values, costs, Ships, Canteen and Headquarters."""

from __future__ import annotations

import circadians_build as build
import pytest
from circadians_build import G1, A, B, C, sending, values

from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.prices import algae_cost, reach, ship_discount
from cosmeeple.games.circadians.sending import (
    ChooseGarage,
    SendDie,
    SendFromGarages,
    SendFromHeadquarters,
)
from cosmeeple.kernel.engine.rows import picks

# --- values and Ships


@pytest.mark.rule("CIR-036", "CIR-060", "CIR-D07")
def test_the_first_garage_changes_the_die_by_one() -> None:
    assert [3, 4, 5] == values(sending(4))
    assert [1, 2] == values(sending(1))
    assert [5, 6] == values(sending(6))


@pytest.mark.rule("CIR-057", "CIR-053")
def test_a_flip_ship_turns_the_die_over() -> None:
    assert [2, 5] == values(sending(2, ships=("flip",), garage=2, algae=1))


@pytest.mark.rule("CIR-058")
def test_a_booster_ship_raises_by_one_or_two() -> None:
    assert [3, 4, 5] == values(sending(3, ships=("plus_1_2",), garage=2, algae=1))
    assert [5, 6] == values(sending(5, ships=("plus_1_2",), garage=2, algae=1))


@pytest.mark.rule("CIR-060")
def test_a_scout_ship_raises_or_lowers_by_one() -> None:
    assert [1, 2, 3] == values(sending(2, ships=("plus_minus_1",), garage=2, algae=1))


@pytest.mark.rule("CIR-059", "CIR-051")
def test_a_sailer_ship_ignores_the_algae_cost() -> None:
    t = sending(2, ships=("ignore_algae",), garage=2)
    assert "send:market:1:2" in build.options(t, A)
    build.play(t, A, "send:market:1:2")
    assert 0 == t.state.areas[A].resources[words.ALGAE]


@pytest.mark.rule("CIR-061", "CIR-R07")
def test_a_tanker_takes_up_to_five_water_off_without_a_refund() -> None:
    t = sending(4, ships=("water_5",), garage=2, algae=1, water=1)
    build.play(t, A, "send:mining_camp:2:4")
    assert 0 == t.state.areas[A].resources[words.WATER]

    t = sending(4, ships=("water_5",), garage=2, algae=1, water=1)
    build.play(t, A, "send:mining_camp:1:4")
    assert 1 == t.state.areas[A].resources[words.WATER]


@pytest.mark.rule("CIR-062")
def test_a_courier_takes_one_energy_off() -> None:
    t = sending(3, ships=("energy_1",), garage=2, algae=1, energy=1)
    build.play(t, A, "send:foundry:3")
    if build.asked(t) == "PlaceShip":
        build.play(t, A, "install:new")
    assert 0 == t.state.areas[A].resources[words.ENERGY]
    assert 2 == len(t.state.areas[A].ships)


@pytest.mark.rule("CIR-063", "CIR-171")
def test_ul_kah_tals_ship_does_all_three() -> None:
    t = build.bare()
    build.garages(t, A, 1, 2)
    t.state.areas[A].ships = picks([words.UL_KAH_TAL_SHIP])
    assert 0 == algae_cost(t.state, A, G1 + 1)
    assert [5, 0, 0, 0] == list(ship_discount(t.state, A, G1 + 1))
    assert 1 << 2 | 1 << 5 == reach(t.state, A, G1 + 1)


@pytest.mark.rule("CIR-R09")
def test_own_change_and_event_each_count_once() -> None:
    t = sending(3)
    build.event(t, "shifting_gravity")
    assert [1, 2, 3, 4, 5] == values(build.ask(t, SendDie(A, G1)))
    t = sending(6, ships=("flip",), garage=2, algae=1)
    build.event(t, "shifting_gravity")
    assert [1, 2, 5, 6] == values(build.ask(t, SendDie(A, G1 + 1)))
    build.play(t, A, "send:headquarters:5")
    assert build.piece("A5") == t.state.board[words.HEADQUARTERS][0]


@pytest.mark.rule("CIR-037", "CIR-051", "CIR-R06")
def test_the_garage_is_paid_first_and_both_must_be_payable() -> None:
    t = sending(3, garage=2, algae=3)
    build.play(t, A, "send:academy:3")
    assert 0 == t.state.areas[A].resources[words.ALGAE]
    assert ["AlgaePaid", "CostPaid"] == [
        type(entry.event).__name__
        for entry in t.journal
        if type(entry.event).__name__.endswith("Paid")
    ]
    assert 1 == t.state.areas[A].idle

    t = sending(3, garage=2, algae=2)
    assert "CIR-099" in build.forbidden(t, A, "send:academy:3")


@pytest.mark.rule("CIR-052", "CIR-051")
def test_who_cannot_pay_the_garage_goes_to_the_canteen() -> None:
    t = sending(3, 5, garage=2)
    assert ["send:canteen"] == build.options(t, A)
    build.play(t, A, "send:canteen")
    assert t.over()
    assert [4, 0, 0, 0] == list(t.state.areas[A].resources)
    assert 2 == t.state.areas[A].canteen


@pytest.mark.rule("CIR-052", "CIR-R05", "CIR-D22")
def test_the_canteen_by_choice_takes_all_remaining_garage_dice() -> None:
    t = build.bare()
    build.garages(t, A, 2, 3, 4)
    build.ask(t, SendFromGarages(A))

    build.play(t, A, "send:canteen")

    assert t.over()
    assert 6 == t.state.areas[A].resources[words.WATER]
    assert [0] * 5 == list(t.state.areas[A].garages)
    assert 3 == t.state.areas[A].canteen


@pytest.mark.rule("CIR-R05")
def test_a_headquarters_die_goes_to_the_canteen_alone() -> None:
    t = build.bare()
    build.garages(t, A, 2)
    t.state.board[words.HEADQUARTERS][0] = build.piece("A4")
    build.ask(t, SendFromHeadquarters(0))

    build.play(t, A, "send:canteen")

    assert 2 == t.state.areas[A].resources[words.WATER]
    assert [2, 0, 0, 0, 0] == list(t.state.areas[A].garages)


@pytest.mark.rule("CIR-054", "CIR-055", "CIR-D06")
def test_nine_destinations_one_die_per_space_and_several_dice_per_player() -> None:
    t = sending(3, 3, 3, water=50, algae=50, energy=50, gem=9)
    build.hand(t, A, "aqua_cannon")
    build.ask(t, SendDie(A, G1))
    places = {text.split(":")[1] for text in build.options(t, A)}
    assert {
        "headquarters", "mining_camp", "laboratory", "foundry", "market", "academy", "control_room",
        "leyrien", "zcharo", "jrayek", "warehouse", "canteen",
    } == places  # fmt: skip

    build.play(t, A, "send:mining_camp:1:3")
    build.ask(t, SendDie(A, G1 + 1))

    assert "CIR-055" in build.forbidden(t, A, "send:mining_camp:1:3")
    assert "send:mining_camp:2:3" in build.options(t, A)


# --- Leaders


@pytest.mark.rule("CIR-165")
def test_naira_pays_no_algae() -> None:
    t = build.bare()
    build.garages(t, A, 0, 0, 0, 2)
    build.lead(t, A, words.NAIRA)
    build.ask(t, SendDie(A, G1 + 3))
    assert "send:market:1:2" in build.options(t, A)
    assert 0 == algae_cost(t.state, A, G1 + 3)


@pytest.mark.rule("CIR-161", "CIR-R21")
def test_sal_is_a_three_that_stays_out_of_warehouse_and_negotiations() -> None:
    t = sending(words.SAL, 2, water=50, algae=50, energy=50, gem=20, ships=("flip",))
    build.hand(t, A, "aqua_cannon")
    build.event(t, "shifting_gravity")
    build.ask(t, SendDie(A, G1))
    assert {"3"} == {text.rsplit(":", 1)[1] for text in build.options(t, A)} - {"canteen"}
    assert "CIR-161" in build.forbidden(t, A, "send:leyrien:1:3")
    assert "CIR-161" in build.forbidden(t, A, "send:warehouse:2:top:3")
    build.play(t, A, "send:canteen")
    assert 54 == t.state.areas[A].resources[words.WATER]
    assert (2, 1) == (t.state.areas[A].sal, t.state.areas[A].canteen)


# --- Headquarters


@pytest.mark.rule("CIR-045", "CIR-R52")
def test_headquarters_dice_leave_in_the_order_of_their_places() -> None:
    t = build.bare(3)
    build.overwrite(
        t.state.board[words.HEADQUARTERS],
        [build.piece(name) for name in ("B2", "A3")]
        + [
            words.FREE,
            build.piece("C4"),
        ],
    )
    build.ask(t, SendFromHeadquarters(0), SendFromGarages(A))

    order = []
    while not t.over():
        order.append(t.decider)
        build.play(t, t.decider, "send:canteen")

    assert [B, A, C] == order


@pytest.mark.rule("CIR-046")
def test_a_headquarters_die_cannot_go_back() -> None:
    t = build.bare()
    t.state.board[words.HEADQUARTERS][1] = build.piece("A4")
    build.ask(t, SendFromHeadquarters(0))

    assert "CIR-046" in build.forbidden(t, A, "send:headquarters:4")


@pytest.mark.rule("CIR-047", "CIR-048", "CIR-R52")
def test_only_the_first_place_flips_and_no_garage_is_paid() -> None:
    t = build.bare()
    build.overwrite(t.state.board[words.HEADQUARTERS], [build.piece("A2"), build.piece("B2")])

    assert 1 << 2 | 1 << 5 == reach(t.state, A, 0)
    assert 1 << 2 == reach(t.state, B, 1)
    assert 0 == algae_cost(t.state, A, 0)
    build.event(t, "shifting_gravity")
    assert 1 << 1 | 1 << 2 | 1 << 3 == reach(t.state, B, 1)


@pytest.mark.rule("CIR-070", "CIR-071", "CIR-072")
def test_headquarters_topmost_place_and_its_reward() -> None:
    t = sending(4)
    t.state.board[words.HEADQUARTERS][0] = build.piece("B1")
    build.play(t, A, "send:headquarters:5")
    assert build.piece("A5") == t.state.board[words.HEADQUARTERS][1]
    assert 5 == t.state.areas[A].resources[words.WATER]

    t = sending(4)
    build.play(t, A, "send:headquarters:4")
    assert 2 == len(t.state.areas[A].hand)

    t = sending(4)
    build.overwrite(t.state.board[words.HEADQUARTERS], [build.piece("B1")] * 4)
    assert "CIR-070" in build.forbidden(build.ask(t, SendDie(A, G1)), A, "send:headquarters:4")


@pytest.mark.rule("CIR-R26", "CIR-192", "CIR-193", "CIR-200")
def test_water_tax_costs_two_water_and_leaves_only_contract_bonuses() -> None:
    t = sending(4, water=2)
    build.event(t, "water_tax")
    build.fulfilled(t, A, "id_badge", "security_codes", "zcharo_helmet")
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:headquarters:4")

    assert [5, 0, 1, 0] == list(t.state.areas[A].resources)
    assert 2 == len(t.state.areas[A].hand)

    t = sending(4, water=1)
    build.event(t, "water_tax")
    assert ["CIR-R26"] == build.forbidden(build.ask(t, SendDie(A, G1)), A, "send:headquarters:4")


@pytest.mark.rule("CIR-192")
def test_id_badge_draws_two_more() -> None:
    t = sending(4)
    build.fulfilled(t, A, "id_badge")
    build.play(t, A, "send:headquarters:4")
    assert 4 == len(t.state.areas[A].hand)


@pytest.mark.rule("CIR-193")
def test_security_codes_give_five_water_more() -> None:
    t = sending(4)
    t.state.board[words.HEADQUARTERS][0] = build.piece("B1")
    build.fulfilled(t, A, "security_codes")
    build.play(t, A, "send:headquarters:4")
    assert 10 == t.state.areas[A].resources[words.WATER]


@pytest.mark.rule("CIR-200")
def test_zcharo_helmet_gives_an_energy() -> None:
    t = sending(4)
    build.fulfilled(t, A, "zcharo_helmet")
    build.play(t, A, "send:headquarters:4")
    assert 1 == t.state.areas[A].resources[words.ENERGY]


@pytest.mark.rule("CIR-052", "CIR-056")
def test_a_garage_whose_die_can_go_nowhere_warns() -> None:
    t = build.bare(irenic="yes")
    build.garages(t, A, 1, 2, 3)
    build.ask(t, ChooseGarage(A))

    def warned() -> list[str]:
        return [ChooseGarage(A).warning(t.state, pick) for pick in t.options(A)]

    assert ["", "only-canteen", "only-canteen"] == warned()
    build.give(t, A, algae=9)
    assert ["", "", ""] == warned()
    # It is no empty threat: all dice are gone.
    build.give(t, A)
    build.play(t, A, "from:garage_2")
    assert ([0] * words.GARAGES, 3) == (list(t.state.areas[A].garages), t.state.areas[A].canteen)
