"""Harvest and Rest, Events, and the Leaders at work in them."""

from __future__ import annotations

from pathlib import Path

import circadians_build as build
import pytest
from circadians_build import A, B, C

from cosmeeple.games.circadians import GAME
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.components import OWN_FILE, load_kit
from cosmeeple.games.circadians.harvesting import (
    EndHarvest,
    HarvestFarms,
    HarvestPlanet,
    StartHarvest,
    farm_value,
)
from cosmeeple.games.circadians.planning import RevealEvent, RollDice
from cosmeeple.games.circadians.progress import take_reward
from cosmeeple.games.circadians.resting import StartRest
from cosmeeple.games.circadians.sending import SendDie
from cosmeeple.games.circadians.state import State
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.engine.table import Table

G1 = words.FIRST_GARAGE


def farming(*faces: int, farms: tuple[str, ...] = (), **goods: int) -> Table[State]:
    t = build.bare(2, phase=words.HARVEST)
    area = t.state.areas[A]
    area.farm_dice = picks([*faces, *[0] * (words.FARM_PLACES - len(faces))])
    area.farms = picks([build.FARM(f"farm_{name}") for name in farms])
    area.idle = 0
    build.give(t, A, **goods)
    return t


def harvested(t: Table[State]) -> list[int]:
    build.ask(t, HarvestFarms(A))
    return list(t.state.areas[A].resources)


# --- planet


@pytest.mark.rule("CIR-136", "CIR-011", "CIR-006")
def test_the_harvester_gains_the_yield_of_its_space() -> None:
    t = build.bare(2, phase=words.HARVEST)
    for space, goods in (("0,0", [5, 0, 0, 0]), ("-1,1", [3, 0, 1, 0]), ("-2,1", [0, 3, 1, 0])):
        build.give(t, A)
        t.state.areas[A].harvester = build.space(t, space)
        build.ask(t, HarvestPlanet(A))
        assert goods == list(t.state.areas[A].resources)
    t.state.areas[A].resources[words.WATER] = 10_000
    build.ask(t, HarvestPlanet(A))
    assert 10_000 == t.state.areas[A].resources[words.WATER]


@pytest.mark.rule("CIR-105", "CIR-108", "CIR-135", "CIR-136", "CIR-R01")
def test_a_closed_cache_gives_every_harvester_a_gem_and_a_die_each_round() -> None:
    t = build.bare(3, phase=words.EXECUTE)
    for seat in (A, B):
        t.state.areas[seat].harvester = build.space(t, "cache_s")
    for _ in range(2):
        build.ask(t, StartHarvest(), EndHarvest())
    assert [2, 2, 0] == [area.resources[words.GEM] for area in t.state.areas]
    assert [5, 5, 3] == [area.idle for area in t.state.areas]
    assert 0 == t.state.caches_open

    t.state.caches_open = 63
    build.ask(t, StartHarvest(), EndHarvest())
    assert [2, 2, 0] == [area.resources[words.GEM] for area in t.state.areas]


@pytest.mark.rule("CIR-R01")
def test_the_other_flip_rules_of_the_data(tmp_path: Path) -> None:
    text = OWN_FILE.read_text(encoding="utf-8")
    for rule, after_harvest, after_era in (("after_first_harvest", 8, 8), ("never", 0, 0)):
        path = tmp_path / f"{rule}.toml"
        path.write_text(
            text.replace('flip_rule = "end_of_an_era"', f'flip_rule = "{rule}"'), encoding="utf-8"
        )
        t = build.bare(2)
        t.state.kit = load_kit(path)
        t.state.areas[A].harvester = build.space(t, "cache_s")
        build.ask(t, StartHarvest(), EndHarvest())
        assert after_harvest == t.state.caches_open
        t.state.events = [t.state.kit.cards.last_event]
        build.ask(t, RevealEvent())
        assert after_era == t.state.caches_open


# --- Farms


@pytest.mark.rule("CIR-039", "CIR-D19")
def test_a_printed_farm_produces_one_of_two_resources_by_the_table() -> None:
    for value, water, algae, energy in ((1, 3, 1, 0), (3, 5, 2, 1), (6, 8, 4, 3)):
        t = farming(0, value, value)
        build.ask(t, HarvestFarms(A))
        assert ["harvest:water", "harvest:algae"] == build.options(t, A)
        build.play(t, A, "harvest:algae")
        assert ["harvest:water", "harvest:energy"] == build.options(t, A)
        build.play(t, A, "harvest:energy")
        assert [0, algae, energy, 0] == list(t.state.areas[A].resources)
        t = farming(0, value)
        build.play(build.ask(t, HarvestFarms(A)), A, "harvest:water")
        assert [water, 0, 0, 0] == list(t.state.areas[A].resources)


@pytest.mark.rule("CIR-085", "CIR-137")
def test_a_table_farm_needs_a_die() -> None:
    t = farming(farms=("algae_energy",))
    assert [0, 0, 0, 0] == harvested(t)
    t = farming(0, 0, 0, 5, farms=("algae_energy",))
    build.ask(t, HarvestFarms(A))
    assert ["harvest:algae", "harvest:energy"] == build.options(t, A)
    build.play(t, A, "harvest:algae")
    assert [0, 3, 0, 0] == list(t.state.areas[A].resources)


@pytest.mark.parametrize(
    ("name", "goods", "dice"),
    [
        ("six_gems", [0, 0, 0, 2], 0),
        ("six_gem_die", [0, 0, 0, 1], 1),
        ("six_algae_energy", [0, 4, 2, 0], 0),
        ("six_water_gem", [10, 0, 0, 1], 0),
    ],
)
@pytest.mark.rule("CIR-086", "CIR-R04")
def test_a_six_farm_needs_a_six_after_all_changes(name: str, goods: list[int], dice: int) -> None:
    assert [0, 0, 0, 0] == harvested(farming(0, 0, 0, 5, farms=(name,)))
    t = farming(0, 0, 0, 6, farms=(name,))
    assert goods == harvested(t)
    assert dice == t.state.areas[A].idle
    assert goods == harvested(farming(1, 0, 0, 3, farms=(name,)))
    t = farming(0, 0, 0, 5, farms=(name,))
    build.event(t, "bumper_harvest")
    assert goods == harvested(t)


@pytest.mark.parametrize(
    ("name", "goods"),
    [
        ("passive_energy", [0, 0, 1, 0]),
        ("passive_algae", [0, 2, 0, 0]),
        ("passive_water", [5, 0, 0, 0]),
    ],
)
@pytest.mark.rule("CIR-088")
def test_passive_farms_produce_without_a_die(name: str, goods: list[int]) -> None:
    assert goods == harvested(farming(farms=(name,)))
    assert [2 * amount for amount in goods] == harvested(farming(farms=(name, name)))


@pytest.mark.rule("CIR-087", "CIR-138", "CIR-R42")
def test_a_market_farm_trades_last_with_what_was_just_harvested() -> None:
    t = farming(0, 6, farms=("market", "passive_energy"))
    build.overwrite(t.state.board[words.MARKET], [build.piece("B1")] * 2)
    build.ask(t, HarvestFarms(A))
    build.play(t, A, "harvest:water")
    assert "Trade" == build.asked(t)
    build.play(t, A, "trade:energy_to_water", "trade:water_to_energy")
    assert t.over()
    assert [8, 0, 1, 0] == list(t.state.areas[A].resources)

    t = farming(farms=("market", "market"), water=20)
    build.ask(t, HarvestFarms(A))
    build.play(t, A, *["trade:water_to_energy"] * 4)
    assert t.over()


@pytest.mark.rule("CIR-089")
def test_the_memorial_garden_is_worth_three_points() -> None:
    t = farming(farms=("vp",))
    assert [0, 0, 0, 0] == harvested(t)
    rows = {row.category: row.points[A] for row in GAME.outcome(t.state).rows}
    assert 3 == rows["farm_tokens"]


@pytest.mark.rule("CIR-169")
def test_sunaris_farm_gives_one_of_three_each_harvest() -> None:
    for pick, goods in (("water", [5, 0, 0, 0]), ("algae", [0, 2, 0, 0]), ("energy", [0, 0, 1, 0])):
        t = farming(farms=("sunari",))
        build.play(build.ask(t, HarvestFarms(A)), A, f"harvest:{pick}")
        assert goods == list(t.state.areas[A].resources)


@pytest.mark.rule("CIR-160", "CIR-R22")
def test_akira_counts_low_farm_dice_as_six_before_booster_and_event() -> None:
    t = farming(1, 2, 4)
    build.lead(t, A, words.AKIRA)
    assert [6, 6] == [farm_value(t.state, A, farm) for farm in (1, 2)]
    t.state.areas[A].farm_dice[0] = 0
    assert [6, 4] == [farm_value(t.state, A, farm) for farm in (1, 2)]
    t.state.areas[A].farm_dice[1] = words.SAL
    assert 3 == farm_value(t.state, A, 1)


@pytest.mark.rule("CIR-R21", "CIR-161")
def test_sal_boosts_but_is_never_boosted() -> None:
    t = farming(words.SAL, 2, 0)
    assert 5 == farm_value(t.state, A, 1)
    t = farming(1, words.SAL, 0)
    build.event(t, "bumper_harvest")
    assert 3 == farm_value(t.state, A, 1)


@pytest.mark.rule("CIR-139", "CIR-145")
def test_farm_dice_stay_until_rest() -> None:
    t = farming(0, 4)
    build.play(build.ask(t, HarvestFarms(A)), A, "harvest:water")
    assert 4 == t.state.areas[A].farm_dice[1]
    build.ask(t, StartRest())
    assert (0, 1) == (t.state.areas[A].farm_dice[1], t.state.areas[A].idle)


@pytest.mark.rule("CIR-168", "CIR-R24", "CIR-D20")
def test_sable_moves_after_everybody_has_harvested() -> None:
    t = build.bare(2)
    build.lead(t, A, words.SABLE)
    build.ask(t, StartHarvest())
    assert "MoveHarvester" == build.asked(t)
    assert [5, 5] == [area.resources[words.WATER] for area in t.state.areas]
    build.play(t, A, "move:2")
    assert build.space(t, "1,0") == t.state.areas[A].harvester
    assert 5 + 3 == t.state.areas[A].resources[words.WATER]


@pytest.mark.rule("CIR-R50", "CIR-088")
def test_a_new_passive_farm_works_at_once_and_a_new_table_farm_has_no_die() -> None:
    t = farming(farms=("passive_energy", "algae_energy"))
    assert [0, 0, 1, 0] == harvested(t)


# --- Rest


@pytest.mark.rule("CIR-145", "CIR-072", "CIR-007")
def test_dice_come_back_from_stations_farms_and_canteen_only() -> None:
    t = build.bare(2)
    area = t.state.areas[A]
    area.idle, area.canteen, area.reserve = 0, 1, 6
    area.farm_dice[2] = 4
    t.state.board[words.HEADQUARTERS][0] = build.piece("A1")
    t.state.board[words.MARKET][0] = build.piece("A1")
    t.state.board[words.LABORATORY][0] = build.piece("B1")
    t.state.board[words.WAREHOUSE][0] = build.piece("A1")
    t.state.board[words.NEGOTIATION][0] = build.piece("A1")
    build.ask(t, StartRest())
    assert (3, 0) == (area.idle, area.canteen)
    assert (
        build.piece("A1")
        == t.state.board[words.HEADQUARTERS][0]
        == t.state.board[words.WAREHOUSE][0]
    )
    assert build.piece("A1") == t.state.board[words.NEGOTIATION][0]
    assert words.FREE == t.state.board[words.MARKET][0] == t.state.board[words.LABORATORY][0]


@pytest.mark.rule("CIR-146", "CIR-R31")
def test_the_radio_passes_to_the_left_among_people_only() -> None:
    t = build.bare(3, ai="xiao")
    order = []
    for _ in range(4):
        build.ask(t, StartRest())
        order.append(t.state.radio)
    assert [B, C, A, B] == order
    t = build.bare(1)
    build.ask(t, StartRest())
    assert A == t.state.radio


@pytest.mark.rule("CIR-147", "CIR-101", "CIR-R23")
def test_dice_above_five_go_back_and_headquarters_count() -> None:
    t = build.bare(2)
    area = t.state.areas[A]
    area.idle, area.reserve = 6, 5
    build.overwrite(t.state.board[words.HEADQUARTERS], [build.piece("A1"), build.piece("A2")])
    build.ask(t, StartRest())
    assert (3, 8) == (area.idle, area.reserve)
    assert build.piece("A1") == t.state.board[words.HEADQUARTERS][0]


@pytest.mark.rule("CIR-161", "CIR-R21", "CIR-147")
def test_sal_comes_back_and_does_not_count_for_the_limit() -> None:
    t = build.bare(2)
    build.lead(t, A, words.BJORG)
    area = t.state.areas[A]
    area.idle, area.sal = 5, 3
    t.state.board[words.MARKET][0] = build.piece("Asal")
    build.ask(t, StartRest())
    assert (5, 1) == (area.idle, area.sal)
    build.ask(t, RollDice())
    assert words.SAL == area.rolled[-1]
    assert 6 == len(area.rolled)


@pytest.mark.rule("CIR-148", "CIR-D21")
def test_contracts_above_eight_are_discarded_by_choice() -> None:
    t = build.bare(2)
    t.state.areas[A].hand = t.state.contracts[:10]
    t.state.contracts = t.state.contracts[10:]
    build.ask(t, StartRest())
    assert "DiscardContracts" == build.asked(t)
    t.apply(A, t.options(A)[-1])
    t.apply(A, t.options(A)[-1])
    assert t.over()
    assert list(range(8)) == list(t.state.areas[A].hand)
    assert [9, 8] == t.state.discard


@pytest.mark.rule("CIR-167", "CIR-R24")
def test_roslyn_gains_a_die_below_the_limit_after_the_check() -> None:
    for dice, after in ((3, 4), (5, 5), (7, 5)):
        t = build.bare(2)
        build.lead(t, A, words.ROSLYN)
        t.state.areas[A].idle = dice
        build.ask(t, StartRest())
        assert after == t.state.areas[A].idle


# --- Events


@pytest.mark.rule("CIR-030", "CIR-R07")
def test_discount_events_lower_the_resource_paid() -> None:
    for name, face, place, goods in (
        ("surplus_parts", 3, "foundry", {"water": 5}),
        ("surplus_parts", 3, "foundry", {"energy": 1}),
        ("tailwind", 2, "control_room", {"energy": 1}),
        ("tailwind", 2, "control_room", {"water": 5}),
        ("rich_vein", 4, "mining_camp:2", {"water": 1}),
    ):
        t = build.bare()
        build.garages(t, A, face)
        build.give(t, A, **goods)
        t.state.tokens = [0] * len(t.state.tokens)
        build.event(t, name)
        build.ask(t, SendDie(A, G1))
        build.play(t, A, f"send:{place}:{face}")
        assert [0, 0, 0] == list(t.state.areas[A].resources[:3])


@pytest.mark.rule("CIR-030")
def test_research_grant_and_power_outage_change_the_laboratory_price() -> None:
    for name, algae in (("research_grant", 1), ("power_outage", 5)):
        t = build.bare()
        build.garages(t, A, 3, 3)
        build.give(t, A, algae=algae + 1)
        build.event(t, name)
        build.ask(t, SendDie(A, G1))
        build.play(t, A, "send:laboratory:3")
        assert "TakeFarm" == build.asked(t)
        assert 0 == t.state.areas[A].resources[words.ALGAE]


@pytest.mark.rule("CIR-030")
def test_surcharges_of_dust_storm_and_foundry_strike() -> None:
    for name, place, face in (("dust_storm", "control_room", 2), ("foundry_strike", "foundry", 3)):
        t = build.bare()
        build.garages(t, A, face)
        build.give(t, A, energy=2)
        build.event(t, name)
        build.ask(t, SendDie(A, G1))
        assert f"send:{place}:{face}" not in build.options(t, A)
        assert ("more-event", build.EVENT(f"event_{name}"), 1) in build.reasons(
            t, A, f"send:{place}:{face}"
        )
        build.give(t, A, energy=3)
        build.ask(t, SendDie(A, G1))
        assert f"send:{place}:{face}" in build.options(t, A)


@pytest.mark.rule("CIR-030")
def test_market_day_open_enrolment_and_cave_in() -> None:
    t = build.bare()
    build.garages(t, A, 1)
    build.give(t, A, water=9)
    build.event(t, "market_day")
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:market:2:1", *["trade:water_to_algae"] * 3)
    assert [0, 6, 0, 0] == list(t.state.areas[A].resources)
    assert t.over()

    t = build.bare()
    build.garages(t, A, 3)
    build.give(t, A, algae=2)
    build.event(t, "open_enrolment")
    build.ask(t, SendDie(A, G1))
    build.play(t, A, "send:academy:3")
    assert 2 == t.state.areas[A].idle

    t = build.bare()
    build.garages(t, A, 6)
    build.event(t, "cave_in", A)
    build.ask(t, SendDie(A, G1))
    assert ["CIR-030"] == build.forbidden(t, A, "send:mining_camp:1:6")


@pytest.mark.rule("CIR-030", "CIR-136")
def test_drought_takes_four_water_but_only_in_harvest() -> None:
    t = build.bare(2, phase=words.HARVEST)
    build.event(t, "drought")
    build.ask(t, HarvestPlanet(A))
    assert 1 == t.state.areas[A].resources[words.WATER]
    t.state.areas[A].harvester = build.space(t, "0,1")
    build.ask(t, HarvestPlanet(A))
    assert [1, 2, 0, 0] == list(t.state.areas[A].resources)

    build.ask(t)
    take_reward(t, A, words.HARVEST_HERE, "CIR-115")
    assert [4, 4, 0, 0] == list(t.state.areas[A].resources)


@pytest.mark.rule("CIR-166")
def test_renzo_ignores_the_event_that_he_did_not_choose() -> None:
    t = build.bare(2, phase=words.HARVEST)
    build.event(t, "drought", B)
    build.event(t, "cave_in", A)
    build.ask(t, HarvestPlanet(A), HarvestPlanet(B))
    assert [5, 1] == [area.resources[words.WATER] for area in t.state.areas]
