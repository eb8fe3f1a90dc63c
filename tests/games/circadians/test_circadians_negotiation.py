"""The Negotiation board with its four steps, and the Warehouse."""

from __future__ import annotations

import circadians_build as build
import pytest
from circadians_build import A, B

from cosmeeple.games.circadians import GAME
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.harvester import MoveBack
from cosmeeple.games.circadians.negotiation import (
    ChooseComplication,
    ChoosePenalty,
    ChooseProgress,
    OfferFaction,
    ReturnDie,
    SeeComplication,
    SeeProgress,
    SetDie,
    take_reward,
)
from cosmeeple.games.circadians.sending import SendDie, SendFromGarages
from cosmeeple.games.circadians.state import State
from cosmeeple.games.circadians.tokens import DestroyFarm, DestroyShip, TakeFarm, TakeShip
from cosmeeple.kernel.table import Table

G1 = words.FIRST_GARAGE
LEYRIEN, ZCHARO, JRAYEK = range(3)


def at(column: int, row: int, place: int = 0) -> int:
    return (column * words.ROWS + row - 1) * words.ROW_SPACES + place


def talking(face: int = 4, seats: int = 2, **goods: int) -> Table[State]:
    """A may send a die from Garage 1; no token is left on the left side, so that only the first steps act."""
    t = build.bare(seats)
    build.garages(t, A, face)
    build.give(t, A, **goods)
    t.state.progress = t.state.complications = 0
    t.state.rewards_taken = t.state.penalties_taken = 63
    return build.ask(t, SendDie(A, G1))


# --- space and cost


@pytest.mark.rule("CIR-110", "CIR-D13")
def test_rows_cost_more_algae_energy_or_gems() -> None:
    t = talking(algae=9, energy=4, gem=3)
    offered = {text.rsplit(":", 1)[0] for text in build.options(t, A) if text.split(":")[1] in words.FACTIONS}
    assert {"send:leyrien:1", "send:leyrien:2", "send:zcharo:1", "send:jrayek:1", "send:jrayek:2"} == offered
    assert ("enough-energy", 6, 4) in build.reasons(t, A, "send:zcharo:2:4")

    build.play(t, A, "send:jrayek:2:3")
    assert build.piece("A3") == t.state.board[words.NEGOTIATION][at(JRAYEK, 2)]
    assert 0 == t.state.areas[A].resources[words.GEM]


@pytest.mark.rule("CIR-110", "CIR-055")
def test_a_taken_space_is_closed_but_a_row_may_have_two() -> None:
    t = talking(algae=9)
    t.state.board[words.NEGOTIATION][at(LEYRIEN, 1)] = build.piece("B1")
    assert "CIR-055" in build.forbidden(build.ask(t, SendDie(A, G1)), A, "send:leyrien:1:4")

    t = talking(seats=3, algae=9)
    t.state.board[words.NEGOTIATION][at(LEYRIEN, 1)] = build.piece("B1")
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:leyrien:1:4")
    assert build.piece("A4") == t.state.board[words.NEGOTIATION][at(LEYRIEN, 1, 1)]


@pytest.mark.rule("CIR-170")
def test_troy_pays_less_for_every_faction() -> None:
    t = talking(algae=3, energy=2, gem=1)
    build.lead(t, A, words.TROY)
    build.ask(t, SendDie(A, G1))
    assert {"send:leyrien:1:4", "send:zcharo:1:4", "send:jrayek:1:4"} <= set(build.options(t, A))
    assert ("less-troy", 3, words.ALGAE) in build.reasons(t, A, "send:leyrien:1:4")
    build.play(t, A, "send:leyrien:1:4")
    assert 0 == t.state.areas[A].resources[words.ALGAE]


@pytest.mark.rule("CIR-R07", "CIR-062")
def test_a_courier_also_lowers_zcharo_negotiations() -> None:
    t = build.bare()
    build.garages(t, A, 1, 4)
    t.state.areas[A].ships = [build.SHIP("ship_energy_1")]
    build.give(t, A, algae=1, energy=3)
    t.state.complications = 0
    build.ask(t, SendDie(A, G1 + 1))
    build.play(t, A, "send:zcharo:1:4")
    assert 0 == t.state.areas[A].resources[words.ENERGY]


# --- the order, Contracts


@pytest.mark.rule("CIR-111", "CIR-112", "CIR-195", "CIR-196")
def test_contracts_and_event_then_faction_then_progress_then_complication() -> None:
    t = build.bare(2)
    build.garages(t, A, 4, 2)
    build.give(t, A, algae=6)
    build.fulfilled(t, A, "aqua_pack", "leyrien_armour")
    build.hand(t, A, "zcharo_armour")
    build.event(t, "festival_of_accord")
    t.state.board[words.NEGOTIATION][at(LEYRIEN, 3)] = build.piece("B4")
    build.ask(t, SendDie(A, G1))

    build.play(t, A, "send:leyrien:1:4")
    assert [10, 0, 0, 0] == t.state.areas[A].resources
    assert 1 == t.state.areas[A].idle
    assert "SetDie" == build.asked(t)
    build.play(t, A, "set:garage_2:6")
    assert "ChooseProgress" == build.asked(t)
    build.play(t, A, "progress:gain_gem")
    assert "ChooseComplication" == build.asked(t)


@pytest.mark.rule("CIR-195")
def test_aqua_pack_gives_five_water() -> None:
    t = talking(gem=2)
    build.fulfilled(t, A, "aqua_pack")
    build.play(t, A, "send:jrayek:1:4")
    assert 5 == t.state.areas[A].resources[words.WATER]


@pytest.mark.parametrize("column", [0, 1, 2])
@pytest.mark.rule("CIR-196", "CIR-197", "CIR-198")
def test_armour_gives_a_die_with_its_own_faction_only(column: int) -> None:
    for armour, faction in enumerate(words.FACTIONS):
        t = talking(algae=6, energy=4, gem=2)
        build.fulfilled(t, A, f"{faction}_armour")
        build.play(t, A, f"send:{words.FACTIONS[column]}:1:4")
        assert (1 if armour == column else 0) == t.state.areas[A].idle


# --- the Factions


def offered(faction: int, side: int, **goods: int) -> Table[State]:
    t = build.bare()
    t.state.factions[faction] = side
    build.garages(t, A, 2, words.SAL)
    t.state.areas[A].farm_dice[1] = 3
    build.give(t, A, **goods)
    build.hand(t, A, "yeki", "krakon")
    return build.ask(t, OfferFaction(A, faction))


@pytest.mark.rule("CIR-113", "CIR-R19", "CIR-R21")
def test_leyrien_a_sets_a_die_in_a_garage_or_farm() -> None:
    t = offered(LEYRIEN, 0)
    assert {"pass", "garage_1", "farm_2"} == {text.split(":")[1] for text in build.options(t, A)}
    assert ["CIR-161"] == build.forbidden(t, A, "set:garage_2:6")
    build.play(t, A, "set:farm_2:6")
    assert 6 == t.state.areas[A].farm_dice[1]

    t = offered(LEYRIEN, 0)
    build.play(t, A, "set:pass")
    assert [2, words.SAL, 0, 0, 0] == t.state.areas[A].garages


@pytest.mark.rule("CIR-113")
def test_leyrien_b_draws_two_contracts() -> None:
    t = offered(LEYRIEN, 1)
    build.play(t, A, "faction:use")
    assert 4 == len(t.state.areas[A].hand)


@pytest.mark.rule("CIR-113", "CIR-D11")
def test_zcharo_a_makes_two_trades_of_any_kind() -> None:
    t = offered(ZCHARO, 0, water=8)
    t.state.board[words.MARKET][:] = [build.piece("B1"), build.piece("B1")]
    build.play(t, A, "trade:water_to_energy", "trade:water_to_algae")
    assert t.over()
    assert [0, 2, 1, 0] == t.state.areas[A].resources


@pytest.mark.rule("CIR-113")
def test_zcharo_b_turns_a_contract_into_two_energy() -> None:
    t = offered(ZCHARO, 1)
    build.play(t, A, "exchange:contract_yeki")
    assert [build.CARD("contract_krakon")] == t.state.areas[A].hand
    assert [build.CARD("contract_yeki")] == t.state.discard
    assert 2 == t.state.areas[A].resources[words.ENERGY]


@pytest.mark.rule("CIR-113", "CIR-R10")
def test_jrayek_a_moves_for_five_water() -> None:
    t = offered(JRAYEK, 0, water=5)
    t.state.tokens[build.space(t, "0,1")] = 0
    build.play(t, A, "move:3")
    assert 0 == t.state.areas[A].resources[words.WATER]
    assert build.space(t, "0,1") == t.state.areas[A].harvester
    assert offered(JRAYEK, 0, water=4).over()


@pytest.mark.rule("CIR-113")
def test_jrayek_b_sells_a_gem_for_five_water() -> None:
    t = offered(JRAYEK, 1, water=5)
    build.play(t, A, "faction:use")
    assert [0, 0, 0, 1] == t.state.areas[A].resources

    t = offered(JRAYEK, 1, water=5)
    build.play(t, A, "faction:pass")
    assert [5, 0, 0, 0] == t.state.areas[A].resources


# --- Progress


@pytest.mark.rule("CIR-114", "CIR-R38", "CIR-R15", "CIR-D14")
def test_the_first_die_of_a_value_on_the_whole_board_makes_progress() -> None:
    t = build.bare()
    t.state.rewards_taken = 0b000001
    t.state.progress = 0b111110
    build.ask(t, SeeProgress(A, 4))
    assert "progress:harvest_here" not in build.options(t, A)
    assert ["CIR-114"] == build.forbidden(t, A, "progress:harvest_here")
    build.play(t, A, "progress:gain_gem")
    assert 0b110110 == t.state.progress
    assert 0b100001 == t.state.rewards_taken
    assert 1 == t.state.areas[A].resources[words.GEM]

    assert build.ask(t, SeeProgress(A, 4)).over()


@pytest.mark.rule("CIR-115", "CIR-108", "CIR-R01")
def test_progress_harvest_here() -> None:
    t = build.bare()
    t.state.areas[A].harvester = build.space(t, "2,1")
    build.play(build.ask(t, ChooseProgress(A, 1)), A, "progress:harvest_here")
    assert [6, 4, 0, 0] == t.state.areas[A].resources

    t = build.bare()
    t.state.areas[A].harvester = build.space(t, "cache_s")
    build.play(build.ask(t, ChooseProgress(A, 1)), A, "progress:harvest_here")
    assert [0, 0, 0, 1] == t.state.areas[A].resources
    assert 4 == t.state.areas[A].idle
    assert 0 == t.state.caches_open


@pytest.mark.rule("CIR-115")
def test_progress_gives_tokens_dice_and_moves() -> None:
    t = build.bare()
    build.play(build.ask(t, ChooseProgress(A, 1)), A, "progress:free_ship", "ship:stack_3")
    assert 1 == len(t.state.areas[A].ships)
    build.play(build.ask(t, ChooseProgress(A, 2)), A, "progress:free_farm", "farm:stack_1")
    assert 1 == len(t.state.areas[A].farms)
    build.play(build.ask(t, ChooseProgress(A, 3)), A, "progress:gain_die")
    assert 4 == t.state.areas[A].idle
    build.play(build.ask(t, ChooseProgress(A, 4)), A, "progress:move_harvester", "move:2")
    assert build.space(t, "1,0") == t.state.areas[A].harvester


@pytest.mark.rule("CIR-R14", "CIR-R15")
def test_free_tokens_without_room_may_be_declined_and_without_stacks_do_nothing() -> None:
    t = build.bare()
    t.state.areas[A].farms = [build.FARM("farm_vp")] * 3
    build.ask(t, TakeFarm(A, True))
    assert "farm:pass" in build.options(t, A)
    build.play(t, A, "farm:stack_1", "build:farm_5")
    assert 3 == len(t.state.areas[A].farms)

    t.state.areas[A].ships = [build.SHIP("ship_flip")] * 4
    build.ask(t, TakeShip(A))
    build.play(t, A, "ship:pass")
    assert [build.SHIP("ship_flip")] * 4 == t.state.areas[A].ships

    t.state.areas[A].ships = []
    assert "ship:pass" not in build.options(build.ask(t, TakeShip(A)), A)
    t.state.ship_stacks = [[], [], []]
    assert build.ask(t, TakeShip(A)).over()


# --- Complications


@pytest.mark.rule("CIR-116", "CIR-R46")
def test_conditions_look_at_the_whole_column() -> None:
    t = build.bare()
    t.state.board[words.NEGOTIATION][at(ZCHARO, 1)] = build.piece("B6")
    t.state.board[words.NEGOTIATION][at(ZCHARO, 4)] = build.piece("A4")
    t.state.board[words.NEGOTIATION][at(LEYRIEN, 1)] = build.piece("A4")
    build.ask(t, SeeComplication(A, ZCHARO, 4))
    assert ["complication:sum_8", "complication:sum_10"] == build.options(t, A)

    t.state.board[words.NEGOTIATION][at(ZCHARO, 2)] = build.piece("B4")
    build.ask(t, SeeComplication(A, ZCHARO, 4))
    assert [f"complication:{name}" for name in words.CONDITIONS] == build.options(t, A)

    t.state.board[words.NEGOTIATION][at(ZCHARO, 1)] = words.FREE
    build.ask(t, SeeComplication(A, ZCHARO, 4))
    assert ["complication:sum_8", "complication:pair_1", "complication:pair_2"] == build.options(t, A)


@pytest.mark.rule("CIR-117", "CIR-D15")
def test_only_one_condition_is_resolved_and_its_token_never_comes_back() -> None:
    t = build.bare()
    t.state.board[words.NEGOTIATION][at(ZCHARO, 1)] = build.piece("B6")
    t.state.board[words.NEGOTIATION][at(ZCHARO, 4)] = build.piece("A4")
    build.give(t, A, gem=2)
    build.ask(t, SeeComplication(A, ZCHARO, 4))
    build.play(t, A, "complication:sum_10", "penalty:pay_gem")
    assert 0b111101 == t.state.complications
    assert 0b100000 == t.state.penalties_taken
    assert t.over()

    build.ask(t, SeeComplication(A, ZCHARO, 4))
    # A die is all that can still be lost: the other condition is resolved by itself.
    assert [0] == [event.condition for event in build.told(t, "ComplicationMet")]
    assert 0b111100 == t.state.complications


@pytest.mark.rule("CIR-118", "CIR-120")
def test_the_token_goes_to_a_free_penalty() -> None:
    t = build.bare()
    t.state.penalties_taken = 0b100000
    build.give(t, A, gem=1)
    build.hand(t, A, "yeki", "krakon", "archive")
    build.ask(t, ChoosePenalty(A, 0))
    assert "CIR-118" in build.forbidden(t, A, "penalty:pay_gem")
    build.play(t, A, "penalty:discard_2_contracts", "discard:contract_yeki", "discard:contract_archive")
    assert [build.CARD("contract_krakon")] == t.state.areas[A].hand
    assert 0b100001 == t.state.penalties_taken


@pytest.mark.rule("CIR-119", "CIR-R12")
def test_a_penalty_that_hurts_must_be_chosen_while_there_is_one() -> None:
    t = build.bare()
    build.ask(t, ChoosePenalty(A, 0))
    # Only a die can be lost: no cards, tokens or Gems, and the Harvester is in the centre.
    assert 1 << words.RETURN_DIE == t.state.penalties_taken
    assert (2, 11) == (t.state.areas[A].idle, t.state.areas[A].reserve)

    t = build.bare()
    t.state.areas[A].idle = 0
    build.ask(t, ChoosePenalty(A, 0))
    assert 6 == len(build.options(t, A))
    build.play(t, A, "penalty:pay_gem")
    assert 1 << words.PAY_GEM == t.state.penalties_taken


@pytest.mark.rule("CIR-R12")
def test_one_contract_in_hand_is_enough_to_suffer() -> None:
    t = build.bare()
    t.state.areas[A].idle = 0
    build.hand(t, A, "yeki")
    build.ask(t, ChoosePenalty(A, 0))
    assert [] == t.state.areas[A].hand
    assert t.over()


@pytest.mark.rule("CIR-120", "CIR-121", "CIR-R17")
def test_destroying_a_ship_slides_the_others_left_but_no_dice() -> None:
    t = build.bare()
    build.garages(t, A, 1, 2, 3)
    t.state.areas[A].ships = [build.SHIP("ship_flip"), build.SHIP("ship_water_5")]
    build.play(build.ask(t, DestroyShip(A)), A, "scrap:garage_2")
    assert [build.SHIP("ship_water_5")] == t.state.areas[A].ships
    assert [1, 2, 3, 0, 0] == t.state.areas[A].garages
    assert [build.SHIP("ship_flip")] == t.state.ships_lost


@pytest.mark.rule("CIR-120", "CIR-121", "CIR-R17")
def test_destroying_a_farm_frees_its_die_and_slides_the_others_with_theirs() -> None:
    t = build.bare()
    area = t.state.areas[A]
    area.farms = [build.FARM("farm_six_gems"), build.FARM("farm_passive_water"), build.FARM("farm_algae_energy")]
    area.farm_dice, area.idle = [0, 0, 0, 6, 0, 4], 0
    build.play(build.ask(t, DestroyFarm(A)), A, "destroy:farm_4")
    assert [build.FARM("farm_passive_water"), build.FARM("farm_algae_energy")] == area.farms
    assert [0, 0, 0, 0, 4, 0] == area.farm_dice
    assert 1 == area.idle


@pytest.mark.rule("CIR-R16")
def test_unique_tokens_can_be_destroyed_and_printed_pieces_cannot() -> None:
    t = build.bare()
    t.state.areas[A].ships = [words.UL_KAH_TAL_SHIP]
    t.state.areas[A].farms = [words.SUNARI_FARM]
    build.ask(t, DestroyShip(A), DestroyFarm(A))
    assert ([], []) == (t.state.areas[A].ships, t.state.areas[A].farms)
    assert build.ask(t, DestroyShip(A), DestroyFarm(A)).over()


@pytest.mark.rule("CIR-100", "CIR-R13", "CIR-120")
def test_a_die_is_returned_from_base_headquarters_or_station() -> None:
    t = build.bare()
    build.garages(t, A, 2, words.SAL, 5)
    area = t.state.areas[A]
    area.idle, area.canteen, area.farm_dice[1] = 1, 1, 4
    t.state.board[words.HEADQUARTERS][1] = build.piece("A3")
    t.state.board[words.MARKET][0] = build.piece("A1")
    t.state.board[words.MARKET][1] = build.piece("B1")
    t.state.board[words.WAREHOUSE][0] = build.piece("A1")
    t.state.board[words.NEGOTIATION][0] = build.piece("A1")
    build.ask(t, ReturnDie(A))
    assert [
        "return:base",
        "return:canteen",
        "return:garage_1",
        "return:garage_3",
        "return:farm_2",
        "return:headquarters_2",
        "return:market_1",
    ] == build.options(t, A)

    build.play(t, A, "return:garage_1")
    assert [0, words.SAL, 5, 0, 0] == area.garages
    assert 11 == area.reserve
    build.play(build.ask(t, ReturnDie(A)), A, "return:market_1")
    assert words.FREE == t.state.board[words.MARKET][0]


@pytest.mark.rule("CIR-R52")
def test_a_removed_headquarters_die_leaves_a_gap_for_the_next() -> None:
    t = build.bare()
    t.state.board[words.HEADQUARTERS][:2] = [build.piece("A3"), build.piece("B4")]
    build.play(build.ask(t, ReturnDie(A)), A, "return:headquarters_1")
    assert [words.FREE, build.piece("B4"), words.FREE, words.FREE] == t.state.board[words.HEADQUARTERS]
    build.garages(t, A, 2)
    build.play(build.ask(t, SendFromGarages(A)), A, "send:headquarters:2")
    assert build.piece("A2") == t.state.board[words.HEADQUARTERS][0]


@pytest.mark.rule("CIR-R11", "CIR-120")
def test_one_space_back_is_nearer_to_the_centre_and_takes_tokens() -> None:
    t = build.bare()
    t.state.areas[A].harvester = build.space(t, "2,1")
    build.ask(t, MoveBack(A))
    assert ["back:5", "back:6"] == build.options(t, A)
    build.play(t, A, "back:6")
    assert build.space(t, "2,0") == t.state.areas[A].harvester
    assert 1 == t.state.areas[A].resources[words.GEM]


@pytest.mark.rule("CIR-199", "CIR-R35")
def test_the_scepter_ignores_complications_and_no_token_moves() -> None:
    t = build.bare()
    build.fulfilled(t, A, "leyrien_scepter")
    build.ask(t, ChooseComplication(A, 0b11))
    build.play(t, A, "complication:pass")
    assert (63, 0) == (t.state.complications, t.state.penalties_taken)

    t = build.bare()
    assert "complication:pass" not in build.options(build.ask(t, ChooseComplication(A, 0b11)), A)


@pytest.mark.parametrize(
    ("penalty", "check"),
    [
        ("discard_2_contracts", lambda area: len(area.hand) == 2),
        ("destroy_ship", lambda area: len(area.ships) == 1),
        ("return_die", lambda area: area.idle == 4),
        ("destroy_farm", lambda area: len(area.farms) == 1),
        ("harvester_back", lambda area: area.harvester != 0),
        ("pay_gem", lambda area: area.resources[words.GEM] == 1),
    ],
)
@pytest.mark.rule("CIR-164", "CIR-R35")
def test_lysias_takes_the_opposite(penalty: str, check: object) -> None:
    t = build.bare()
    build.lead(t, A, words.LYSIAS)
    build.ask(t, ChoosePenalty(A, 0))
    build.play(t, A, f"penalty:mirror:{penalty}")
    for answer in ("ship:stack_1", "farm:stack_1", "move:2"):
        if not t.over() and answer in build.options(t, A):
            t.state.tokens[build.space(t, "1,0")] = 0
            build.play(t, A, answer)
    assert callable(check)
    assert check(t.state.areas[A])
    assert 62 == t.state.complications


# --- Warehouse


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
    assert {f"send:warehouse:3:{row}:{value}" for row in words.DELIVERY for value in (5, 6)} == taken
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
    assert [0, 0, 1, 0] == area.resources
    assert 1 << build.CARD("contract_aqua_cannon") == area.fulfilled
    seen = GAME.mask(t.state, B, None)
    assert area.fulfilled == seen.areas[A].fulfilled
    assert [-2] * 3 == seen.areas[A].hand


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
    assert [0, 0, 0, 0] == t.state.areas[A].resources

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
    t.state.areas[A].ships = [build.SHIP("ship_energy_1")]
    build.give(t, A, water=3, algae=1, energy=1)
    build.hand(t, A, "aqua_cannon")
    build.ask(t, SendDie(A, G1 + 1))
    build.play(t, A, "send:warehouse:1:bottom:1")
    assert [0, 0, 0, 0] == t.state.areas[A].resources


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
    build.play(t, A, "send:warehouse:1:middle:1", "fulfil:contract_aqua_cannon", "also:contract_zcharo_lamp")
    area = t.state.areas[A]
    assert [0, 6, 0, 0] == area.resources
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
    build.play(t, A, "send:warehouse:1:bottom:1", "fulfil:contract_aqua_cannon", "also:contract_ice_stones")
    # 3 + 6 Water, 5 less in all.
    assert [0, 0, 0, 0] == t.state.areas[A].resources


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


@pytest.mark.rule("CIR-018", "CIR-R36")
def test_an_empty_contract_deck_is_made_from_the_discards() -> None:
    t = build.bare()
    t.state.discard = t.state.contracts[:1]
    t.state.areas[B].hand = t.state.contracts[2:]
    t.state.contracts = t.state.contracts[1:2]
    take_reward(t, A, words.DRAW_CONTRACTS)
    assert 2 == len(t.state.areas[A].hand)
    take_reward(t, A, words.DRAW_CONTRACTS)
    assert 2 == len(t.state.areas[A].hand)


@pytest.mark.rule("CIR-163", "CIR-D18")
def test_jakob_gains_a_ship_with_every_farm() -> None:
    t = build.bare()
    build.lead(t, A, words.JAKOB)
    build.play(build.ask(t, TakeFarm(A, True)), A, "farm:stack_1", "ship:stack_2")
    assert (1, 1) == (len(t.state.areas[A].farms), len(t.state.areas[A].ships))


@pytest.mark.rule("CIR-172", "CIR-R18", "CIR-D18")
def test_zapporah_rolls_a_die_gained_in_execute_and_may_assign_it() -> None:
    t = build.bare()
    build.lead(t, A, words.ZAPPORAH)
    t.state.areas[A].farm_dice[2] = 5
    build.rig(t, 6)
    build.ask(t)
    take_reward(t, A, words.GAIN_DIE)
    t.settle()
    assert ["new_die:pass", "new_die:farm_1", "new_die:farm_2"] == build.options(t, A)
    build.play(t, A, "new_die:farm_2")
    assert (3, 6) == (t.state.areas[A].idle, t.state.areas[A].farm_dice[1])

    take_reward(t, A, words.GAIN_DIE)
    t.settle()
    build.play(t, A, "new_die:pass")
    assert 4 == t.state.areas[A].idle

    t.state.phase = words.HARVEST
    take_reward(t, A, words.GAIN_DIE)
    t.settle()
    assert t.over()


@pytest.mark.rule("CIR-R18", "CIR-007")
def test_an_ordinary_new_die_is_not_rolled_and_an_empty_reserve_gives_none() -> None:
    t = build.bare()
    build.ask(t)
    take_reward(t, A, words.GAIN_DIE)
    t.settle()
    assert t.over()
    assert (4, 9) == (t.state.areas[A].idle, t.state.areas[A].reserve)
    t.state.areas[A].reserve = 0
    take_reward(t, A, words.GAIN_DIE)
    assert 4 == t.state.areas[A].idle


@pytest.mark.rule("CIR-R17")
def test_after_ships_slid_a_die_uses_the_ship_now_in_its_garage() -> None:
    t = build.bare()
    build.garages(t, A, 0, 2, 3)
    t.state.areas[A].ships = [build.SHIP("ship_flip"), build.SHIP("ship_ignore_algae")]
    build.play(build.ask(t, DestroyShip(A)), A, "scrap:garage_2")
    build.ask(t, SendDie(A, G1 + 1))
    assert "send:market:1:2" in build.options(t, A)
    assert "send:market:1:5" not in build.options(t, A)


def test_set_die_is_dropped_without_dice() -> None:
    t = build.bare()
    assert build.ask(t, SetDie(A)).over()
