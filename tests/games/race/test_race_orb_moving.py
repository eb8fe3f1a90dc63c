"""Moving teams through the Orb: walls, barriers, artifacts, breeding spots."""

from __future__ import annotations

import pytest
from race_build import (
    CORNER,
    GAME,
    OTHER,
    A,
    area,
    asked,
    offered,
    orb_table,
    own_kit,
    play,
    refused,
    value,
)

from cosmeeple.games.race.events import OrbCardRemoved, TeamMoved, TokenTaken
from cosmeeple.games.race.orb_kit import CELLS, SIDE
from cosmeeple.games.race.orb_play import breed
from cosmeeple.games.race.orb_step import MoveTeam, NextTeam, OrbStep, barrier_military, team_speed
from cosmeeple.games.race.settle import Settle
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.words.text import Texts


@pytest.mark.rule("RAC-X01", "RAC-386", "RAC-384", "RAC-D23")
def test_a_token_stops_the_team_and_is_taken() -> None:
    t = orb_table(
        [NextTeam(0, 0, 0)],
        area("drop_ships", "drop_ships", teams=("-1,1",)),
        laid=(("A30", 0, -4, -1),),
        actions=OTHER,
    )
    t.state.areas[A].old = 2
    t.settle()

    events = play(t, "A go:-3,0")

    assert 3 == next(event.steps for event in events if isinstance(event, TeamMoved))
    assert "A" == next(event.letter for event in events if isinstance(event, TokenTaken))
    assert ["a_survey_speed"] == value(t, "areas.A.tokens")
    assert ["-3,0"] == value(t, "areas.A.teams")
    assert t.over()  # stopped: no more movement, not even with the token just found


@pytest.mark.rule("RAC-380", "RAC-381", "RAC-201", "RAC-064")
def test_teams_move_four_squares_and_two_more_with_survey_technology() -> None:
    t = orb_table([], area("alien_survey_technology"))
    own = t.state.areas[A]
    own.old = 0
    assert 4 == team_speed(t.state, own)
    own.old = 1
    assert 6 == team_speed(t.state, own)


@pytest.mark.rule("RAC-384", "RAC-385", "RAC-R27")
def test_military_against_barriers() -> None:
    tableau = (
        "space_marines",
        "alien_tech_institute",
        "alpha_centauri",
        "galactic_imperium",
        "alien_survey_technology",
    )
    t = orb_table([], area(*tableau))
    own = t.state.areas[A]
    own.old = 5

    assert 2 + 2 == barrier_military(t.state, own)


@pytest.mark.rule("RAC-384", "RAC-209", "RAC-210", "RAC-R28", "RAC-D24")
def test_temporary_military_in_the_middle_of_a_move_ends_with_the_phase() -> None:
    t = orb_table(
        [OrbStep(), Settle(0)],
        area(
            "new_military_tactics",
            "rebel_gem_smugglers",
            teams=("-1,2",),
            goods=("rebel_gem_smugglers",),
            hand=("new_sparta",),
        ),
        area(teams=("1,0",)),
        laid=(("A02", 0, -1, 3),),
        actions=OTHER,
    )
    play(t, "A step:move_play")
    assert "boost:new_military_tactics" in offered(t, A)
    assert "boost:rebel_gem_smugglers" in offered(t, A)
    play(
        t,
        "A go:-1,1",
        "A go:boost:new_military_tactics",
        "A go:boost:rebel_gem_smugglers",
        "A go:pass",
    )
    assert 5 == t.state.areas[A].boost
    assert ["rebel_gem_smugglers"] == value(t, "areas.A.tableau")
    play(t, "B step:pass", "B return:pass")
    assert "RAC-103" in refused(t, A, "new_sparta")


@pytest.mark.rule("RAC-380", "RAC-383", "RAC-384")
def test_why_a_team_cannot_go_there_says_what_is_missing() -> None:
    t = orb_table(
        [MoveTeam(0, 0, 2, 0, 0)], area(teams=(CORNER,)), laid=(("A30", 0, -4, -1),), actions=OTHER
    )
    texts = Texts(GAME, None, "en")

    def missing(cell: str) -> list[str]:
        return [f"{one.rule} {texts.reason(one)}" for one in t.why(A, CELLS.index(cell)).failing()]

    assert [] == missing("-1,0")
    assert ["RAC-380 It is 4 squares away; the team has 2 left"] == missing("1,2")
    assert [
        "RAC-384 A barrier on the way needs Military 4; you have 0",
        "RAC-380 It is 3 squares away; the team has 2 left",
    ] == missing("-3,0")
    assert [
        "RAC-383 There is no way to the upper right square of A30: walls cannot be passed, and artifacts stop the team"
    ] == missing("-3,-1")


@pytest.mark.rule("RAC-380", "RAC-388", "RAC-R12", "RAC-D23")
def test_two_teams_move_one_after_the_other_in_the_players_order() -> None:
    t = orb_table([NextTeam(0, 0, 0)], area(teams=(CORNER, "1,2")), actions=OTHER)

    assert ["first", "second"] == offered(t, A)
    play(t, "A team:second", "A go:1,1", "A go:pass")
    assert "MoveTeam" == asked(t)
    play(t, "A go:-2,1", "A go:pass")
    assert ["-2,1", "1,1"] == value(t, "areas.A.teams")
    assert t.over()


@pytest.mark.rule("RAC-431", "RAC-R15")
def test_a_token_moves_a_team_further_also_one_that_had_finished() -> None:
    t = orb_table(
        [NextTeam(0, 0, 0)], area(teams=(CORNER, "1,2"), tokens=("a_survey_speed",)), actions=OTHER
    )

    play(t, "A team:first", "A go:1,2")
    assert ["pass", "faster:a_survey_speed"] == offered(t, A)
    play(t, "A go:pass", "A go:pass")
    assert "ChooseTeam" == asked(t)
    play(t, "A team:first", "A go:faster:a_survey_speed", "A go:-2,0")
    assert [CORNER, "1,2"] == value(t, "areas.A.teams")
    assert ["a_survey_speed"] == value(t, "areas.A.used_tokens")


@pytest.mark.rule("RAC-431", "RAC-386")
def test_a_team_stopped_by_a_token_gets_no_more_movement() -> None:
    t = orb_table(
        [NextTeam(0, 0, 0)],
        area("drop_ships", teams=("-4,0",), tokens=("a_survey_speed",)),
        laid=(("A30", 0, -4, -1),),
        actions=OTHER,
    )
    t.state.areas[A].boost = 9
    t.settle()

    play(t, "A go:-3,0")

    assert t.over()
    assert ["a_survey_speed", "a_survey_speed"] == value(t, "areas.A.tokens")


@pytest.mark.rule("RAC-430", "RAC-432", "RAC-433", "RAC-434", "RAC-D24")
def test_tokens_as_passage_or_as_military_but_only_one_of_the_two() -> None:
    t = orb_table(
        [NextTeam(0, 0, 0)],
        area(teams=("-1,2",), tokens=("a_barrier_2", "a_phase_shift")),
        laid=(("A02", 0, -1, 3),),
        actions=OTHER,
    )
    choices = offered(t, A)
    assert {"passage:a_barrier_2", "military:a_barrier_2", "passage:a_phase_shift"} <= set(choices)
    assert "military:a_phase_shift" not in choices

    play(t, "A go:military:a_barrier_2")
    assert 2 == t.state.areas[A].boost
    assert "passage:a_barrier_2" not in offered(t, A)
    assert ["RAC-430"] == refused(t, A, "passage:a_barrier_2")
    play(t, "A go:passage:a_phase_shift")
    assert "-1,3" in offered(t, A)


@pytest.mark.rule("RAC-387", "RAC-406", "RAC-D26")
def test_a_breeding_spot_makes_the_player_play_the_top_card() -> None:
    kit = own_kit()
    breeding = next(one for one in range(30) if 4 in kit.orb.faces[one][0].squares)
    name = kit.names["orb_card"][breeding]
    t = orb_table(
        [NextTeam(0, 0, 0)],
        area(teams=("-2,1",), orb_hand=("A01",)),
        laid=((name, 0, -4, 10),),
        actions=OTHER,
    )
    orb = t.state.orbs[0]
    spot = next(cell for cell in orb.spots if orb.cells[cell] & 15 == 4)
    beside = next(
        cell for cell in (spot - 1, spot + 1, spot - 41, spot + 41) if orb.cells[cell] & 15
    )
    t.state.areas[A].teams[0] = beside
    t.state.areas[A].boost = 9
    t.state.areas[A].tokens = picks([1] * 2)  # phase shifters, for walls
    t.settle()

    if spot not in t.legal:
        play(t, "A go:passage:a_phase_shift")
    t.apply(A, spot)
    assert asked(t) in ("TurnPiece", "LayPiece")
    assert "B01" == value(t, "orbs.0.laying")[0]
    while asked(t) in ("TurnPiece", "LayPiece"):
        t.apply(A, t.legal[0])
    assert "B01" == value(t, "orbs.0.pieces")[-1]
    assert ["A01"] == value(t, "areas.A.orb_hand")


@pytest.mark.rule("RAC-387", "RAC-472", "RAC-R23")
def test_an_unplayable_breeding_card_leaves_the_game() -> None:
    t = orb_table([], orb_deck=("B01",))
    t.telling = True
    t.state.orbs[0].spots = picks(list(range(SIDE * SIDE)))  # every square is taken

    breed(t, A, 0)

    assert ["B01"] == value(t, "orbs.0.removed")
    assert isinstance(t.journal[-1].event, OrbCardRemoved)
    assert t.state.orbs[0].exhausted
    breed(t, A, 0)
    assert ["B01"] == value(t, "orbs.0.removed")
