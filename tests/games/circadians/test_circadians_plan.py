"""Plan: Event, roll, assignment; and the rounds themselves."""

from __future__ import annotations

import circadians_build as build
import pytest
from circadians_build import A, B

from cosmeeple.games.circadians import GAME
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.harvesting import farm_value
from cosmeeple.games.circadians.planning import AssignDice, RevealEvent, RollDice
from cosmeeple.games.circadians.resting import StartRest
from cosmeeple.games.circadians.rounds import EndRound, StartRound
from cosmeeple.games.circadians.sending import SendDie, SendFromGarages
from cosmeeple.games.circadians.state import State
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.view import dump_view, view


def assigning(*rolled: int, farms: tuple[str, ...] = ()) -> Table[State]:
    t = build.bare(2, phase=words.PLAN)
    area = t.state.areas[A]
    area.rolled, area.idle = picks(sorted(rolled)), 0
    area.farms = picks([build.FARM(name) for name in farms])
    t.state.areas[B].rolled, t.state.areas[B].idle = picks([1, 2, 3]), 0
    return build.ask(t, AssignDice((A, B)))


@pytest.mark.rule("CIR-001", "CIR-149")
def test_seven_rounds_of_four_phases_and_then_the_end() -> None:
    t = GAME.new(2, 11)
    seen: list[tuple[int, int]] = []

    def note(table: Table[State]) -> bool:
        seen.append((table.state.round, table.state.phase))
        return False

    build.until(t, note)

    phases = [pair for at, pair in enumerate(seen) if at == 0 or seen[at - 1] != pair]
    assert sorted(phases) == phases
    assert {1, 2, 3, 4, 5, 6, 7} == {number for number, phase in phases if phase}
    assert (7, words.REST) == (t.state.round, t.state.phase)
    assert 7 == len(t.state.events_shown)
    assert [] == t.state.events


@pytest.mark.rule("CIR-149")
def test_the_rest_of_round_seven_is_carried_out_before_scoring() -> None:
    t = build.bare(2)
    t.state.round = 7
    t.state.board[words.MARKET][0] = build.piece("A3")
    t.state.areas[A].idle = 4
    build.fulfilled(t, A, "stasis_pods")
    before = t.state.areas[A].reserve

    build.ask(t, StartRest(), EndRound())

    assert t.over()
    assert 5 == t.state.areas[A].idle
    assert before == t.state.areas[A].reserve
    assert (
        5 + 5
        == dict((row.item, row.points) for row in GAME.outcome(t.state).rows)[
            "contract_stasis_pods"
        ][A]
    )


@pytest.mark.rule("CIR-030", "CIR-276")
def test_the_top_event_is_revealed_to_all() -> None:
    t = build.bare(2, phase=words.PLAN)
    top = t.state.events[-1]

    build.ask(t, RevealEvent())

    assert [top] == t.state.events_shown
    assert [top, top] == [area.event for area in t.state.areas]
    assert [top] == view(GAME, t, B).state.events_shown
    assert top == build.told(t, "EventRevealed")[0].event_card


@pytest.mark.rule("CIR-166", "CIR-R25", "CIR-D04")
def test_renzo_chooses_between_his_event_and_the_common_one() -> None:
    t = build.bare(2, phase=words.PLAN)
    build.lead(t, A, words.RENZO)
    t.state.renzo = [t.state.events_out.pop()]
    own, common = t.state.renzo[-1], t.state.events[-1]

    build.ask(t, RevealEvent())
    assert ["event:own", "event:common"] == build.options(t, A)
    build.play(t, A, "event:own")

    assert [own, common] == [area.event for area in t.state.areas]
    assert 0 == t.state.areas[A].resources[words.WATER]
    assert [common] == t.state.events_shown


@pytest.mark.rule("CIR-166")
def test_renzo_gains_two_water_for_the_common_event() -> None:
    t = build.bare(2, phase=words.PLAN)
    build.lead(t, A, words.RENZO)
    t.state.renzo = [t.state.events_out.pop()]

    build.ask(t, RevealEvent())
    build.play(t, A, "event:common")

    assert 2 == t.state.areas[A].resources[words.WATER]
    assert t.state.events_shown[-1] == t.state.areas[A].event


@pytest.mark.rule("CIR-R25", "CIR-R01", "CIR-108")
def test_end_of_an_era_turns_the_caches_and_leaves_renzo_no_choice() -> None:
    t = build.bare(2, phase=words.PLAN)
    build.lead(t, A, words.RENZO)
    t.state.renzo = [t.state.events_out.pop()]
    t.state.events = [t.state.kit.cards.last_event]

    build.ask(t, RevealEvent())

    assert t.over()
    assert 63 == t.state.caches_open
    assert t.state.caches == view(GAME, t, B).state.caches
    assert 1 == len(t.state.renzo)


@pytest.mark.rule("CIR-031", "CIR-275")
def test_all_available_dice_are_rolled_in_secret_but_not_those_in_headquarters() -> None:
    t = build.bare(2, phase=words.PLAN)
    t.state.areas[A].idle = 4
    t.state.board[words.HEADQUARTERS][0] = build.piece("A5")
    build.rig(t, 6, 1, 1, 3)

    build.ask(t, RollDice())

    assert [1, 1, 3, 6] == list(t.state.areas[A].rolled)
    assert 0 == t.state.areas[A].idle
    assert build.piece("A5") == t.state.board[words.HEADQUARTERS][0]
    assert [-2] * 4 == list(view(GAME, t, B).state.areas[A].rolled)
    assert [1, 1, 3, 6] == list(view(GAME, t, A).state.areas[A].rolled)


@pytest.mark.rule("CIR-032")
def test_values_cannot_be_changed_while_assigning() -> None:
    t = assigning(2, 5)

    assert {"2", "5"} == {text.rsplit(":", 1)[1] for text in build.options(t, A)}


@pytest.mark.rule("CIR-033", "CIR-R03", "CIR-D05")
def test_every_die_must_be_assigned_to_a_garage_or_farm() -> None:
    t = assigning(2, 2, 5)
    assert not any("canteen" in text or text == "pass" for text in build.options(t, A))

    build.play(t, A, "assign:garage:2", "assign:farm_2:5")

    assert (A, B) == t.deciders()
    assert ["CIR-033"] == build.forbidden(t, A, "assign:garage:5")
    build.play(t, A, "assign:garage:2")
    assert (B,) == t.deciders()


@pytest.mark.rule("CIR-034")
def test_garages_fill_from_the_left() -> None:
    t = assigning(2, 4, 6)

    build.play(t, A, "assign:garage:6", "assign:farm_1:2", "assign:garage:4")
    build.play(t, B, "assign:garage:1", "assign:garage:2", "assign:garage:3")

    assert [6, 4, 0, 0, 0] == list(t.state.areas[A].garages)
    assert [2, 0, 0, 0, 0, 0] == list(t.state.areas[A].farm_dice)


@pytest.mark.rule("CIR-034")
def test_a_sixth_die_finds_no_garage() -> None:
    t = assigning(1, 1, 1, 1, 1, words.SAL)

    build.play(t, A, *["assign:garage:1"] * 5)

    # The last one is Sal: only Farms are left.
    assert ["assign:farm_1:sal", "assign:farm_2:sal", "assign:farm_3:sal"] == build.options(t, A)
    assert ["CIR-034"] == build.forbidden(t, A, "assign:garage:sal")


@pytest.mark.rule("CIR-035", "CIR-R04")
def test_farms_take_one_die_each_and_passive_ones_none() -> None:
    t = assigning(1, 2, 3, farms=("farm_passive_energy", "farm_six_gems", "farm_market"))

    assert ["CIR-R04"] == build.forbidden(t, A, "assign:farm_4:1")
    assert ["CIR-R04"] == build.forbidden(t, A, "assign:farm_6:1")
    build.play(t, A, "assign:farm_5:1")

    assert ["CIR-035"] == build.forbidden(t, A, "assign:farm_5:2")
    assert "assign:farm_2:3" in build.options(t, A)


@pytest.mark.rule("CIR-040", "CIR-275")
def test_assignments_come_to_light_together() -> None:
    t = assigning(4, 5)
    build.play(t, A, "assign:garage:5", "assign:garage:4")
    seen = view(GAME, t, B)

    assert [0] * 5 == list(seen.state.areas[A].garages)
    assert isinstance(seen.frame, AssignDice)
    assert [[], []] == dump_view(GAME, seen)["pending"]["given"]
    build.play(t, B, "assign:farm_3:1", "assign:garage:2", "assign:garage:3")

    assert [5, 4, 0, 0, 0] == list(t.state.areas[A].garages)
    assert [2, 3, 0, 0, 0] == list(t.state.areas[B].garages)
    assert t.over()


@pytest.mark.rule("CIR-038", "CIR-039")
def test_the_booster_raises_all_other_farm_dice_by_three_up_to_six() -> None:
    t = build.bare()
    t.state.areas[A].farm_dice = picks([1, 2, 5, 0, 0, 0])

    assert [5, 6] == [farm_value(t.state, A, farm) for farm in (1, 2)]
    t.state.areas[A].farm_dice[0] = 0
    assert [2, 5] == [farm_value(t.state, A, farm) for farm in (1, 2)]


@pytest.mark.rule("CIR-245", "CIR-246")
def test_the_ai_acts_between_headquarters_and_garages() -> None:
    t = build.bare(1)
    t.state.board[words.HEADQUARTERS][0] = build.piece("A2")
    t.state.areas[A].idle = 0
    build.ask(t, StartRound())

    assert "SendDie" == build.asked(t)
    assert 2 == t.state.round
    assert [] == t.state.ai.schemes
    build.play(t, A, "send:canteen")

    names = [type(entry.event).__name__ for entry in t.journal]
    assert (
        names.index("DiceToCanteen")
        < names.index("SchemeRevealed")
        < names.index("PlanetHarvested")
    )


@pytest.mark.rule("CIR-049")
def test_players_send_in_turn_and_who_has_no_die_is_left_out() -> None:
    t = build.bare(3)
    build.garages(t, 0, 1)
    build.garages(t, 2, 1, 1, 1)
    t.state.areas[2].resources = picks([20, 20, 20, 20])
    build.ask(t, SendFromGarages(1))

    order = []
    while not t.over():
        order.append(t.decider)
        build.play(
            t,
            t.decider,
            "send:market:1:1" if t.decider == 2 and len(order) == 1 else "send:headquarters:1",
        )
        while build.asked(t) == "Trade":
            build.play(t, t.decider, "trade:pass")

    assert [2, 0, 2, 2] == order


@pytest.mark.rule("CIR-050", "CIR-056", "CIR-231", "CIR-D06")
def test_only_the_irenic_union_chooses_the_garage() -> None:
    for irenic in ("no", "yes"):
        t = build.bare(2, irenic=irenic)
        build.garages(t, A, 3, 4, 5)
        build.give(t, A, algae=5)
        build.ask(t, SendFromGarages(A))
        if irenic == "no":
            assert isinstance(t.agenda[-1], SendDie)
            assert words.FIRST_GARAGE == t.agenda[-1].source
        else:
            assert ["from:garage_1", "from:garage_2", "from:garage_3"] == build.options(t, A)
            build.play(t, A, "from:garage_3")
            assert isinstance(t.agenda[-1], SendDie)
            assert words.FIRST_GARAGE + 2 == t.agenda[-1].source
