"""Execute: values, costs, Ships, Canteen and the nine locations."""

from __future__ import annotations

import circadians_build as build
import pytest
from circadians_build import A, B, C

from cosmeeple.games.circadians import GAME
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.harvester import MoveHarvester
from cosmeeple.games.circadians.kit import CircadiansKit
from cosmeeple.games.circadians.prices import algae_cost, reach, ship_discount
from cosmeeple.games.circadians.sending import SendDie, SendFromGarages, SendFromHeadquarters
from cosmeeple.games.circadians.state import State
from cosmeeple.kernel.table import Table

G1 = words.FIRST_GARAGE


def sending(*faces: int, ships: tuple[str, ...] = (), seats: int = 2, garage: int = 1, **goods: int) -> Table[State]:
    """A sends from a Garage; the Garages before it are empty."""
    t = build.bare(seats)
    build.garages(t, A, *[0] * (garage - 1), *faces)
    t.state.areas[A].ships = [build.SHIP(f"ship_{name}") for name in ships]
    build.give(t, A, **goods)
    return build.ask(t, SendDie(A, G1 + garage - 1))


def values(t: Table[State], destination: str = "market:1") -> list[int]:
    prefix = f"send:{destination}:"
    return [int(text.removeprefix(prefix)) for text in build.options(t, A) if text.startswith(prefix)]


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
    t.state.areas[A].ships = [words.UL_KAH_TAL_SHIP]
    assert 0 == algae_cost(t.state, A, G1 + 1)
    assert (5, 0, 0, 0) == ship_discount(t.state, A, G1 + 1)
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
        type(entry.event).__name__ for entry in t.journal if type(entry.event).__name__.endswith("Paid")
    ]
    assert 1 == t.state.areas[A].idle

    t = sending(3, garage=2, algae=2)
    assert "CIR-099" in build.forbidden(t, A, "send:academy:3")


@pytest.mark.rule("CIR-052", "CIR-051")
def test_who_cannot_pay_the_garage_goes_to_the_canteen() -> None:
    t = sending(3, 5, garage=2)
    assert t.over()
    assert [4, 0, 0, 0] == t.state.areas[A].resources
    assert 2 == t.state.areas[A].canteen


@pytest.mark.rule("CIR-052", "CIR-R05", "CIR-D22")
def test_the_canteen_by_choice_takes_all_remaining_garage_dice() -> None:
    t = build.bare()
    build.garages(t, A, 2, 3, 4)
    build.ask(t, SendFromGarages(A))

    build.play(t, A, "send:canteen")

    assert t.over()
    assert 6 == t.state.areas[A].resources[words.WATER]
    assert [0] * 5 == t.state.areas[A].garages
    assert 3 == t.state.areas[A].canteen


@pytest.mark.rule("CIR-R05")
def test_a_headquarters_die_goes_to_the_canteen_alone() -> None:
    t = build.bare()
    build.garages(t, A, 2)
    t.state.board[words.HEADQUARTERS][0] = build.piece("A4")
    build.ask(t, SendFromHeadquarters(0))

    build.play(t, A, "send:canteen")

    assert 2 == t.state.areas[A].resources[words.WATER]
    assert [2, 0, 0, 0, 0] == t.state.areas[A].garages


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


# --- Headquarters


@pytest.mark.rule("CIR-045", "CIR-R52")
def test_headquarters_dice_leave_in_the_order_of_their_places() -> None:
    t = build.bare(3)
    t.state.board[words.HEADQUARTERS][:] = [build.piece(name) for name in ("B2", "A3")] + [
        words.FREE,
        build.piece("C4"),
    ]
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
    t.state.board[words.HEADQUARTERS][:2] = [build.piece("A2"), build.piece("B2")]

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
    t.state.board[words.HEADQUARTERS][:] = [build.piece("B1")] * 4
    assert "CIR-070" in build.forbidden(build.ask(t, SendDie(A, G1)), A, "send:headquarters:4")


@pytest.mark.rule("CIR-R26", "CIR-192", "CIR-193", "CIR-200")
def test_water_tax_costs_two_water_and_leaves_only_contract_bonuses() -> None:
    t = sending(4, water=2)
    build.event(t, "water_tax")
    build.fulfilled(t, A, "id_badge", "security_codes", "zcharo_helmet")
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:headquarters:4")

    assert [5, 0, 1, 0] == t.state.areas[A].resources
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


# --- Mining Camp


@pytest.mark.rule("CIR-075", "CIR-R40")
def test_mining_costs_x_minus_the_value_and_never_less_than_nothing() -> None:
    t = sending(4, water=6)
    build.play(t, A, "send:mining_camp:2:4")
    assert [0, 0, 0, 1] == t.state.areas[A].resources

    t = sending(6)
    build.play(t, A, "send:mining_camp:1:6")
    assert [0, 0, 0, 1] == t.state.areas[A].resources

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
    assert [0, 0, 0, 1] == t.state.areas[A].resources

    t = sending(4, water=1)
    build.fulfilled(t, A, "jrayek_drill")
    build.ask(t, SendDie(A, G1))
    assert ("less-contract", build.CARD("contract_jrayek_drill"), 5) in build.reasons(t, A, "send:mining_camp:2:4")
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
    assert [0, 0, 0, 1] == t.state.areas[A].resources

    t = sending(words.SAL, water=7)
    build.lead(t, A, words.AKIRA)
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:mining_camp:2:3")
    assert 0 == t.state.areas[A].resources[words.WATER]


# --- Laboratory


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
    assert [10, 0, 0, 0] == area.resources
    assert [build.FARM("farm_vp")] == area.farms
    assert [build.piece("A3"), build.piece("A3")] == t.state.board[words.LABORATORY][:2]
    assert [0] * 5 == area.garages


@pytest.mark.rule("CIR-084", "CIR-R06")
def test_both_garages_are_paid_but_only_one_price() -> None:
    t = pair(3, 3, algae=3)
    assert "CIR-078" in build.forbidden(t, A, "send:laboratory:3")

    t = pair(3, 3, water=10, algae=1)
    build.play(t, A, "send:laboratory:3", "farm:stack_1")
    assert [0, 0, 0, 0] == t.state.areas[A].resources


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
    assert [0, 6, 3, 0, 0] == t.state.areas[A].garages
    # Garage 1 is free of charge, Garage 4 costs 2 Algae, the Farm 3.
    assert 9 - 2 - 3 == t.state.areas[A].resources[words.ALGAE]


@pytest.mark.rule("CIR-079")
def test_a_pair_from_headquarters_takes_the_next_die_there_first() -> None:
    t = build.bare()
    build.garages(t, A, 5)
    build.give(t, A, water=20)
    t.state.board[words.HEADQUARTERS][:3] = [build.piece("A2"), build.piece("B2"), build.piece("A5")]
    build.ask(t, SendFromHeadquarters(0), SendFromGarages(A))
    build.play(t, A, "send:laboratory:5")
    build.play(t, A, "farm:stack_1")

    assert [words.FREE, build.piece("B2"), words.FREE, words.FREE] == t.state.board[words.HEADQUARTERS]
    assert [5, 0, 0, 0, 0] == t.state.areas[A].garages
    assert B == t.decider


@pytest.mark.rule("CIR-082")
def test_one_pair_per_round_and_two_with_four_players() -> None:
    t = pair(3, 3, algae=9)
    t.state.board[words.LABORATORY][:] = [build.piece("B2"), build.piece("B2")]
    assert "CIR-082" in build.forbidden(build.ask(t, SendDie(A, G1)), A, "send:laboratory:3")

    t = pair(3, 3, seats=4, algae=9)
    t.state.board[words.LABORATORY][:2] = [build.piece("B2"), build.piece("B2")]
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:laboratory:3")
    assert build.piece("A3") == t.state.board[words.LABORATORY][2]


@pytest.mark.rule("CIR-083", "CIR-084a", "CIR-R49")
def test_empty_stacks_stay_empty_and_close_the_laboratory() -> None:
    t = pair(3, 3, algae=9)
    t.state.farm_stacks = [[], [build.FARM("farm_vp")], []]
    build.play(t, A, "send:laboratory:3")
    assert [build.FARM("farm_vp")] == t.state.areas[A].farms

    t = pair(3, 3, algae=9)
    t.state.farm_stacks = [[], [], []]
    assert "CIR-084a" in build.forbidden(build.ask(t, SendDie(A, G1)), A, "send:laboratory:3")


@pytest.mark.rule("CIR-081", "CIR-084a", "CIR-R50")
def test_a_farm_may_replace_an_own_token_and_must_when_no_foundation_is_free() -> None:
    t = pair(3, 3, algae=9)
    t.state.areas[A].farms = [build.FARM("farm_six_gems"), build.FARM("farm_vp")]
    t.state.areas[A].farm_dice[3] = 6
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:laboratory:3", "farm:stack_1")
    assert ["build:new", "build:farm_4", "build:farm_5"] == build.options(t, A)
    build.play(t, A, "build:farm_4")
    assert [build.FARM("farm_passive_energy"), build.FARM("farm_vp")] == t.state.areas[A].farms
    assert [build.FARM("farm_six_gems")] == t.state.farms_lost
    assert 0 == t.state.areas[A].farm_dice[3]
    assert 1 == t.state.areas[A].idle

    t = pair(3, 3, algae=9)
    t.state.areas[A].farms = [build.FARM("farm_vp")] * 3
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:laboratory:3", "farm:stack_1")
    assert ["build:farm_4", "build:farm_5", "build:farm_6"] == build.options(t, A)


@pytest.mark.rule("CIR-R50")
def test_a_die_stays_on_a_replaced_farm_that_takes_dice() -> None:
    t = pair(3, 3, algae=9)
    t.state.farm_stacks[0] = [build.FARM("farm_algae_energy")]
    t.state.areas[A].farms = [build.FARM("farm_six_gems")]
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
    t.state.areas[A].ships = [build.SHIP("ship_water_5")] * 2
    build.give(t, A, algae=2)
    build.ask(t, SendDie(A, G1 + 1))
    build.play(t, A, "send:laboratory:3")
    assert "TakeFarm" == build.asked(t)
    assert [0, 0, 0, 0] == t.state.areas[A].resources


@pytest.mark.rule("CIR-R21")
def test_sal_pairs_with_a_three() -> None:
    t = pair(words.SAL, 2, water=10, algae=1, ships=("plus_1_2",))
    assert [3] == values(t, "laboratory")
    build.play(t, A, "send:laboratory:3")
    assert [build.piece("Asal"), build.piece("A3")] == t.state.board[words.LABORATORY][:2]


# --- Foundry


@pytest.mark.rule("CIR-092", "CIR-093", "CIR-D10")
def test_the_value_fixes_the_stack_of_the_ship() -> None:
    for value, stack in ((1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)):
        t = sending(value, garage=2, algae=1, energy=2)
        top = t.state.ship_stacks[stack][-1]
        build.play(t, A, f"send:foundry:{value}")
        assert [top] == t.state.areas[A].ships
        assert [0, 0, 0, 0] == t.state.areas[A].resources


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
    assert [7, 4, 1, 0] == t.state.areas[A].resources

    t = sending(2)
    build.play(t, A, "send:market:2:2")
    assert t.over()


@pytest.mark.rule("CIR-188", "CIR-R49")
def test_zcharo_lamp_pays_before_trading() -> None:
    t = sending(1)
    build.fulfilled(t, A, "zcharo_lamp")
    build.play(t, A, "send:market:2:1", "trade:energy_to_algae")
    assert [0, 2, 0, 0] == t.state.areas[A].resources


@pytest.mark.rule("CIR-189")
def test_jrayek_pump_pays_five_water_before_trading() -> None:
    t = sending(1)
    build.fulfilled(t, A, "jrayek_pump")
    build.play(t, A, "send:market:1:1", "trade:water_to_energy")
    assert [0, 0, 1, 0] == t.state.areas[A].resources


@pytest.mark.rule("CIR-190")
def test_leyrien_basket_pays_two_algae_before_trading() -> None:
    t = sending(1)
    build.fulfilled(t, A, "leyrien_basket")
    build.play(t, A, "send:market:1:1", "trade:algae_to_energy")
    assert [0, 0, 1, 0] == t.state.areas[A].resources


# --- Academy


@pytest.mark.rule("CIR-098", "CIR-099", "CIR-D12")
def test_the_academy_space_of_the_value_sells_one_or_two_dice() -> None:
    for value, goods in ((2, [10, 1, 0, 0]), (3, [0, 5, 0, 0]), (6, [0, 1, 2, 0])):
        t = sending(value, garage=2, algae=1)
        t.state.areas[A].resources = goods
        build.ask(t, SendDie(A, G1 + 1))
        build.play(t, A, f"send:academy:{value}")
        assert ["buy:1", "buy:2"] == build.options(t, A)
        build.play(t, A, "buy:2")
        assert [0, 0, 0, 0] == t.state.areas[A].resources
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
    assert [0, 1, 1, 1, 1] == t.state.areas[A].garages


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


# --- Control Room and the Harvester


@pytest.mark.rule("CIR-103", "CIR-104", "CIR-D08")
def test_the_die_steers_the_harvester_which_takes_the_token() -> None:
    kit = GAME.kit()
    assert isinstance(kit, CircadiansKit)
    for value, target in enumerate(("1,-1", "1,0", "0,1", "-1,1", "-1,0", "0,-1"), 1):
        t = sending(value, garage=2, algae=1, energy=2)
        there = build.space(t, target)
        token = kit.planet.tokens[0][there]
        build.play(t, A, f"send:control_room:{value}")
        assert there == t.state.areas[A].harvester
        assert kit.planet.token_amount[token] == t.state.areas[A].resources[words.WATER]
        assert words.NO_TOKEN == t.state.tokens[there]
        assert 0 == t.state.areas[A].resources[words.ENERGY]


@pytest.mark.rule("CIR-106", "CIR-109", "CIR-R49")
def test_only_arrows_lead_off_the_board() -> None:
    t = sending(5, energy=2)
    t.state.areas[A].harvester = build.space(t, "-3,1")
    build.ask(t, SendDie(A, G1))
    assert "CIR-109" in build.forbidden(t, A, "send:control_room:5")
    assert [4, 6] == values(t, "control_room")

    t.state.areas[A].harvester = build.space(t, "0,3")
    build.garages(t, A, 3)
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:control_room:3")
    assert build.space(t, "0,-3") == t.state.areas[A].harvester


@pytest.mark.rule("CIR-107", "CIR-109", "CIR-275")
def test_a_harvester_may_enter_a_cache_without_seeing_it_and_goes_back_the_way_it_came() -> None:
    t = sending(1, garage=2, algae=1, energy=2)
    t.state.areas[A].harvester = build.space(t, "1,-3")
    build.ask(t, SendDie(A, G1 + 1))
    build.play(t, A, "send:control_room:1")
    assert build.space(t, "cache_n") == t.state.areas[A].harvester
    assert [-2] * 6 == GAME.mask(t.state, A, None).caches
    build.ask(t, MoveHarvester(A, 0))
    assert ["move:pass", "move:3", "move:4"] == build.options(t, A)


@pytest.mark.rule("CIR-105")
def test_harvesters_share_a_space() -> None:
    t = sending(2, garage=2, algae=1, energy=2)
    t.state.areas[B].harvester = build.space(t, "1,0")
    build.play(t, A, "send:control_room:2")
    assert t.state.areas[A].harvester == t.state.areas[B].harvester


@pytest.mark.rule("CIR-184")
def test_hydro_core_takes_five_water_off() -> None:
    t = sending(2, garage=2, algae=1, water=5)
    build.fulfilled(t, A, "hydro_core")
    build.ask(t, SendDie(A, G1 + 1))
    t.state.tokens[build.space(t, "1,0")] = 0
    build.play(t, A, "send:control_room:2")
    assert 0 == t.state.areas[A].resources[words.WATER]


@pytest.mark.rule("CIR-185")
def test_fuel_refiner_takes_one_energy_off() -> None:
    t = sending(2, garage=2, algae=1, energy=1)
    build.fulfilled(t, A, "fuel_refiner")
    build.ask(t, SendDie(A, G1 + 1))
    build.play(t, A, "send:control_room:2")
    assert 0 == t.state.areas[A].resources[words.ENERGY]


@pytest.mark.rule("CIR-R10", "CIR-D17")
def test_a_free_move_goes_anywhere_or_nowhere() -> None:
    t = build.bare()
    t.state.areas[A].harvester = build.space(t, "3,0")
    build.ask(t, MoveHarvester(A, 0))
    assert ["move:pass", "move:2", "move:4", "move:5", "move:6"] == build.options(t, A)
    build.play(t, A, "move:2")
    assert build.space(t, "-3,0") == t.state.areas[A].harvester
    build.ask(t, MoveHarvester(A, 0))
    build.play(t, A, "move:pass")
    assert build.space(t, "-3,0") == t.state.areas[A].harvester


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
