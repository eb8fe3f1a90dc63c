"""The Control Room and the Harvester on the planet."""

from __future__ import annotations

import circadians_build as build
import pytest
from circadians_build import G1, A, B, sending, values

from cosmeeple.games.circadians import GAME
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.harvester import MoveHarvester
from cosmeeple.games.circadians.kit import CircadiansKit
from cosmeeple.games.circadians.sending import SendDie


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
