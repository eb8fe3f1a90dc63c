"""The Negotiation board: its price, the order of the four steps, Contracts and Factions."""

from __future__ import annotations

import circadians_build as build
import pytest
from circadians_build import G1, JRAYEK, LEYRIEN, ZCHARO, A, talk_at

from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.factions import OfferFaction, SetDie
from cosmeeple.games.circadians.sending import SendDie
from cosmeeple.games.circadians.state import State
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.engine.table import Table


def talking(face: int = 4, seats: int = 2, **goods: int) -> Table[State]:
    """A may send a die from Garage 1; no token is left on the left side, so that only the first
    steps act."""
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
    offered = {
        text.rsplit(":", 1)[0]
        for text in build.options(t, A)
        if text.split(":")[1] in words.FACTIONS
    }
    assert {
        "send:leyrien:1",
        "send:leyrien:2",
        "send:zcharo:1",
        "send:jrayek:1",
        "send:jrayek:2",
    } == offered
    assert ("enough-energy", 6, 4) in build.reasons(t, A, "send:zcharo:2:4")

    build.play(t, A, "send:jrayek:2:3")
    assert build.piece("A3") == t.state.board[words.NEGOTIATION][talk_at(JRAYEK, 2)]
    assert 0 == t.state.areas[A].resources[words.GEM]


@pytest.mark.rule("CIR-110", "CIR-055")
def test_a_taken_space_is_closed_but_a_row_may_have_two() -> None:
    t = talking(algae=9)
    t.state.board[words.NEGOTIATION][talk_at(LEYRIEN, 1)] = build.piece("B1")
    assert "CIR-055" in build.forbidden(build.ask(t, SendDie(A, G1)), A, "send:leyrien:1:4")

    t = talking(seats=3, algae=9)
    t.state.board[words.NEGOTIATION][talk_at(LEYRIEN, 1)] = build.piece("B1")
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:leyrien:1:4")
    assert build.piece("A4") == t.state.board[words.NEGOTIATION][talk_at(LEYRIEN, 1, 1)]


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
    t.state.areas[A].ships = picks([build.SHIP("ship_energy_1")])
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
    t.state.board[words.NEGOTIATION][talk_at(LEYRIEN, 3)] = build.piece("B4")
    build.ask(t, SendDie(A, G1))

    build.play(t, A, "send:leyrien:1:4")
    assert [10, 0, 0, 0] == list(t.state.areas[A].resources)
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
    assert [2, words.SAL, 0, 0, 0] == list(t.state.areas[A].garages)


def test_set_die_is_dropped_without_dice() -> None:
    t = build.bare()
    assert build.ask(t, SetDie(A)).over()


@pytest.mark.rule("CIR-113")
def test_leyrien_b_draws_two_contracts() -> None:
    t = offered(LEYRIEN, 1)
    build.play(t, A, "faction:use")
    assert 4 == len(t.state.areas[A].hand)


@pytest.mark.rule("CIR-113", "CIR-D11")
def test_zcharo_a_makes_two_trades_of_any_kind() -> None:
    t = offered(ZCHARO, 0, water=8)
    build.overwrite(t.state.board[words.MARKET], [build.piece("B1"), build.piece("B1")])
    build.play(t, A, "trade:water_to_energy", "trade:water_to_algae")
    assert t.over()
    assert [0, 2, 1, 0] == list(t.state.areas[A].resources)


@pytest.mark.rule("CIR-113")
def test_zcharo_b_turns_a_contract_into_two_energy() -> None:
    t = offered(ZCHARO, 1)
    build.play(t, A, "exchange:contract_yeki")
    assert [build.CARD("contract_krakon")] == list(t.state.areas[A].hand)
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
    assert [0, 0, 0, 1] == list(t.state.areas[A].resources)

    t = offered(JRAYEK, 1, water=5)
    build.play(t, A, "faction:pass")
    assert [5, 0, 0, 0] == list(t.state.areas[A].resources)
