"""The Orb in play: setup, the orb step, moving, artifacts, the end."""

from __future__ import annotations

import pytest
from race_build import GAME, A, B, area, asked, hand, offered, orb_table, own_kit, play, refused, value

from cosmeeple.games.race.consume import Consume
from cosmeeple.games.race.develop import Develop
from cosmeeple.games.race.events import OrbCardRemoved, TeamMoved, TokenTaken
from cosmeeple.games.race.explore import Explore
from cosmeeple.games.race.orb_board import stations
from cosmeeple.games.race.orb_kit import CELLS, SIDE
from cosmeeple.games.race.orb_play import PlayOrbCard, TakeOrbCard, breed
from cosmeeple.games.race.orb_setup import LookAtOrbCards, PlaceTeam
from cosmeeple.games.race.orb_step import MoveTeam, NextTeam, OrbStep, OrbTurn, barrier_military, team_speed
from cosmeeple.games.race.round import EndRound, phases
from cosmeeple.games.race.settle import Settle
from cosmeeple.games.race.vocabulary import EXPLORE_ORB
from cosmeeple.kernel.text import Texts
from cosmeeple.kernel.view import view

ORB = {"expansion": "orb", "start": "preset"}
OTHER = {"A": "settle", "B": "explore_5"}
CORNER = "-2,0"


# --- setup


@pytest.mark.rule("RAC-X07", "RAC-341", "RAC-343")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_orb_deck_by_players(players: int) -> None:
    t = GAME.new(players, 5, ORB)
    orb = t.state.orbs[0]
    dealt = sum(len(one.orb_hand) for one in t.state.areas)

    assert 3 == dealt  # the last in priority has looked at its cards
    assert [6 * (5 - players), 3 * (5 - players)] == [sum(c < 30 for c in orb.unseen), sum(c >= 30 for c in orb.unseen)]
    assert 9 * players - 3 == len(orb.deck)
    assert all(card >= 30 for card in orb.deck[: 3 * players])
    assert all(card < 30 for card in orb.deck[3 * players :])
    assert (30, 15) == (len(orb.pool_a), len(orb.pool_b))
    while asked(t) != "ChooseAction":
        t.apply(t.decider, t.legal[0])
    assert 6 * players == len(t.state.orbs[0].deck)
    assert [2] * players == [len(one.orb_hand) for one in t.state.areas]


@pytest.mark.rule("RAC-029", "RAC-340", "RAC-344", "RAC-345", "RAC-D20")
def test_the_orb_is_set_up_after_the_start_worlds_in_reverse_priority() -> None:
    t = GAME.new(3, 5, {"expansion": "orb"})
    assert "ChooseStartWorld" == asked(t)
    assert [[], [], []] == [one.orb_hand for one in t.state.areas]
    for seat in range(3):
        t.apply(seat, t.options(seat)[0])
    for seat in range(3):
        for _ in range(2):
            t.apply(seat, t.options(seat)[0])

    track = t.state.orbs[0].track
    assert [t.state.first, (t.state.first + 1) % 3, (t.state.first + 2) % 3] == track
    assert track[-1] == t.decider
    assert [3 if seat == track[-1] else 0 for seat in range(3)] == [len(one.orb_hand) for one in t.state.areas]
    assert "PlayOrbCard" == asked(t)
    assert "RAC-407" in refused(t, t.decider, "pass")


@pytest.mark.rule("RAC-345")
def test_teams_start_on_free_corners_and_the_fifth_in_the_airlock() -> None:
    t = GAME.new(5, 5, ORB)
    starts = []
    while asked(t) != "ChooseAction":
        if asked(t) == "PlaceTeam":
            starts.append(offered(t, t.decider))
        t.apply(t.decider, t.legal[0])

    assert [4, 3, 2] == [len(one) for one in starts]  # the fourth and the fifth have no choice
    first = t.state.orbs[0].track[0]
    assert [own_kit().orb.airlock] == t.state.areas[first].teams


@pytest.mark.rule("RAC-346")
def test_who_cannot_play_any_card_keeps_all_three() -> None:
    t = orb_table([LookAtOrbCards(0), PlaceTeam(0)], orb_deck=("A01", "A02", "A03", "B01"))
    assert "PlayOrbCard" == asked(t)

    walled = orb_table([], orb_deck=("A01", "A02", "A03", "B01"))
    walled.state.orbs[0].spots = list(range(SIDE * SIDE))  # every square is taken
    walled.agenda = [PlaceTeam(0), LookAtOrbCards(0)]
    walled.settle()
    assert 3 == len(walled.state.areas[A].orb_hand)
    assert "PlaceTeam" == asked(walled)


# --- the step


@pytest.mark.rule("RAC-046", "RAC-060", "RAC-360", "RAC-R20", "RAC-021")
def test_any_explore_action_brings_one_orb_step_before_explore() -> None:
    t = GAME.new(2, 5, {**ORB, "game": "advanced"})
    for actions, seconds in (((EXPLORE_ORB, 3), (0, 4)), ((0, 3), (1, 4))):
        t.state.actions[:] = actions
        t.state.seconds[:] = seconds
        assert ["OrbStep", "Explore"] == [type(one).__name__ for one in phases(t.state)][:2]
    t.state.actions[:], t.state.seconds[:] = [3, 4], [3, 4]
    assert "OrbStep" not in [type(one).__name__ for one in phases(t.state)]
    assert (0, 0) == (own_kit().actions[EXPLORE_ORB].see_more, own_kit().actions[EXPLORE_ORB].keep_more)


@pytest.mark.rule("RAC-281", "RAC-D02")
def test_with_the_orb_there_are_30_pairs_of_actions() -> None:
    t = GAME.new(2, 5, {**ORB, "game": "advanced"})
    while asked(t) != "ChooseAction":
        t.apply(t.decider, t.legal[0])
    pairs = set()
    for first in t.options(0):
        one = t.clone()
        one.apply(0, first)
        pairs |= {tuple(sorted((first, second))) for second in one.options(0)}
    assert 30 == len(pairs)


@pytest.mark.rule("RAC-X06", "RAC-361", "RAC-364", "RAC-D21")
def test_who_chose_the_orb_comes_first_and_has_three_actions() -> None:
    t = orb_table(
        [OrbStep()],
        *[area(teams=(CORNER,))] * 3,
        actions={"A": "explore_5", "B": "explore_orb", "C": "explore_orb"},
    )

    assert [1, 2, 0] == t.state.orbs[0].track
    assert (1, ["pass", "all"]) == (t.decider, offered(t, 1))
    t.apply(1, 3)
    while asked(t) != "OrbTurn":
        t.apply(t.decider, t.legal[0])
    t.apply(2, -1)
    while asked(t) != "OrbTurn":
        t.apply(t.decider, t.legal[0])
    assert (0, ["pass", "move_play", "move_take", "play_take"]) == (t.decider, offered(t, 0))


@pytest.mark.rule("RAC-X05", "RAC-362", "RAC-367", "RAC-368", "RAC-R11")
def test_who_passes_goes_to_the_front_for_the_next_step() -> None:
    t = orb_table([OrbStep()], *[area(teams=("-1,1",))] * 3, actions={"A": "explore_5", "B": "settle", "C": "settle"})

    seats = []
    while not t.over():
        if asked(t) == "OrbTurn":
            seats.append(t.decider)
            t.apply(t.decider, 2 if t.decider == 0 else -1)
        else:
            t.apply(t.decider, t.legal[0])

    assert [0, 1, 2] == seats
    assert [2, 1, 0] == t.state.orbs[0].track


@pytest.mark.rule("RAC-367", "RAC-389", "RAC-419", "RAC-D22")
def test_passing_may_return_teams_to_any_airlock() -> None:
    t = orb_table([OrbTurn(0)], area(teams=("-2,0", "1,2")), laid=(("small_airlock", 0, 2, 2),), actions=OTHER)

    play(t, "A step:pass")
    assert ["pass", "-1,1", "2,3"] == offered(t, A)
    play(t, "A return:2,3", "A return:pass")
    assert ["2,3", "1,2"] == value(t, "areas.A.teams")


@pytest.mark.rule("RAC-363", "RAC-365", "RAC-366", "RAC-407", "RAC-R10")
def test_actions_come_in_order_and_move_and_play_may_do_nothing() -> None:
    t = orb_table([OrbTurn(0)], area(teams=(CORNER,), orb_hand=("A01",)), actions={"A": "explore_orb", "B": "settle"})

    play(t, "A step:all")
    assert "MoveTeam" == asked(t)
    play(t, "A go:pass")
    assert "PlayOrbCard" == asked(t)
    play(t, "A orb:pass")
    assert ["A01", "B01"] == value(t, "areas.A.orb_hand")
    assert [CORNER] == value(t, "areas.A.teams")


@pytest.mark.rule("RAC-365", "RAC-366")
def test_move_and_play_avoids_taking_a_card() -> None:
    t = orb_table([OrbTurn(0)], area(teams=(CORNER,)), actions=OTHER)

    play(t, "A step:move_play", "A go:pass")

    assert t.over()  # no card in hand: nothing to ask
    assert [] == value(t, "areas.A.orb_hand")


@pytest.mark.rule("RAC-369")
def test_after_the_step_explore_goes_on() -> None:
    t = orb_table([OrbStep(), Explore(1)], area(teams=(CORNER,)), area(teams=("1,0",)), actions=OTHER)

    play(t, "A step:pass", "A return:pass", "B step:pass", "B return:pass")

    assert "KeepExplored" == asked(t)


@pytest.mark.rule("RAC-414", "RAC-416", "RAC-182", "RAC-R23")
def test_taking_the_last_orb_card_ends_the_game_after_the_round() -> None:
    t = orb_table([TakeOrbCard(0), TakeOrbCard(0)], orb_deck=("B01",))
    assert ["B01"] == value(t, "areas.A.orb_hand")
    assert t.state.orbs[0].exhausted

    t.agenda = [EndRound()]
    t.settle()
    assert t.over()
    assert t.state.ending


@pytest.mark.rule("RAC-415")
def test_orb_cards_are_no_hand_cards() -> None:
    t = orb_table([EndRound()], area(orb_hand=("A01",) * 11))
    assert "ChooseAction" == asked(t)
    t = orb_table([Develop(0)], area(hand=("export_duties",), orb_hand=("A01", "A02")))
    assert ["RAC-082"] == refused(t, A, "export_duties")
    t = orb_table([EndRound()], area("gem_world", orb_hand=("A01",)), area("spice_world"))
    assert (0, 1) == GAME.outcome(t.state).winners


# --- moving


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
    play(t, "A go:-1,1", "A go:boost:new_military_tactics", "A go:boost:rebel_gem_smugglers", "A go:pass")
    assert 5 == t.state.areas[A].boost
    assert ["rebel_gem_smugglers"] == value(t, "areas.A.tableau")
    play(t, "B step:pass", "B return:pass")
    assert "RAC-103" in refused(t, A, "new_sparta")


@pytest.mark.rule("RAC-380", "RAC-383", "RAC-384")
def test_why_a_team_cannot_go_there_says_what_is_missing() -> None:
    t = orb_table([MoveTeam(0, 0, 2, 0, 0)], area(teams=(CORNER,)), laid=(("A30", 0, -4, -1),), actions=OTHER)
    texts = Texts(GAME, None, "en")

    def missing(cell: str) -> list[str]:
        return [f"{one.rule} {texts.reason(one)}" for one in t.why(A, CELLS.index(cell)).failing()]

    assert [] == missing("-1,0")
    assert ["RAC-380 It is 4 squares away; the team has 2 left"] == missing("1,2")
    assert [
        "RAC-384 A barrier on the way needs Military 4; you have 0",
        "RAC-380 It is 3 squares away; the team has 2 left",
    ] == missing("-3,0")
    assert ["RAC-383 There must be a way to -3,-1: walls cannot be passed, and artifacts stop the team"] == missing(
        "-3,-1"
    )


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
    t = orb_table([NextTeam(0, 0, 0)], area(teams=(CORNER, "1,2"), tokens=("a_survey_speed",)), actions=OTHER)

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
        [NextTeam(0, 0, 0)], area(teams=("-2,1",), orb_hand=("A01",)), laid=((name, 0, -4, 10),), actions=OTHER
    )
    orb = t.state.orbs[0]
    spot = next(cell for cell in orb.spots if orb.cells[cell] & 15 == 4)
    beside = next(cell for cell in (spot - 1, spot + 1, spot - 41, spot + 41) if orb.cells[cell] & 15)
    t.state.areas[A].teams[0] = beside
    t.state.areas[A].boost = 9
    t.state.areas[A].tokens = [1] * 2  # phase shifters, for walls
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
    t.state.orbs[0].spots = list(range(SIDE * SIDE))  # every square is taken

    breed(t, A, 0)

    assert ["B01"] == value(t, "orbs.0.removed")
    assert isinstance(t.journal[-1].event, OrbCardRemoved)
    assert t.state.orbs[0].exhausted
    breed(t, A, 0)
    assert ["B01"] == value(t, "orbs.0.removed")


# --- playing cards


@pytest.mark.rule("RAC-406", "RAC-D25")
def test_a_card_is_turned_and_laid_and_gets_its_tokens() -> None:
    t = orb_table([PlayOrbCard(0, False)], area(teams=(CORNER,), orb_hand=("A01", "A30")))

    play(t, "A orb:A30", "A turn:upright", "A at:-4,-1")

    assert ["-3,0"] == value(t, "orbs.0.spots")
    assert 29 == len(t.state.orbs[0].pool_a)
    assert ["A01"] == value(t, "areas.A.orb_hand")


@pytest.mark.rule("RAC-418", "RAC-085", "RAC-242", "RAC-R14", "RAC-D27")
def test_alien_research_ship_lays_a_small_airlock_with_the_second_team() -> None:
    cards = ("alien_research_ship", "gem_world", "comet_zone", "old_earth", "space_port")
    t = orb_table([Develop(0)], area(hand=cards, teams=(CORNER,)), actions={"A": "develop", "B": "develop"})

    play(t, "A develop:alien_research_ship", "A turn:upright", "A at:2,2")

    assert [CORNER, "2,3"] == value(t, "areas.A.teams")
    assert 1 == t.state.orbs[0].small_airlocks
    assert "small_airlock" == value(t, "orbs.0.pieces")[-1]
    assert [] == t.state.orbs[0].spots


# --- tokens in the other phases


@pytest.mark.rule("RAC-443", "RAC-086", "RAC-D28")
def test_a_token_makes_a_development_cheaper() -> None:
    t = orb_table(
        [Develop(0)],
        area(hand=("drop_ships", "gem_world", "comet_zone"), tokens=("a_science_develop", "a_survey_speed")),
    )

    assert ["pass", "drop_ships"] == offered(t, A)
    play(t, "A develop:drop_ships")
    assert ["a_science_develop"] == offered(t, A)  # without it the cost of 4 cannot be paid
    play(t, "A declare:a_science_develop")
    assert "DeclareToken" == asked(t)
    play(t, "A declare:pass")
    assert [] == hand(t)
    assert ["a_science_develop"] == value(t, "areas.A.used_tokens")


@pytest.mark.rule("RAC-443", "RAC-R16", "RAC-D28")
def test_a_token_makes_a_world_cheaper_also_a_military_one_that_is_paid_for() -> None:
    t = orb_table([Settle(0)], area("contact_specialist", hand=("pirate_world",), tokens=("a_science_settle",)))

    play(t, "A settle:pirate_world", "A way:by:contact_specialist", "A declare:a_science_settle")

    assert ["contact_specialist", "pirate_world"] == value(t, "areas.A.tableau")


@pytest.mark.rule("RAC-444")
def test_an_uplift_token_helps_with_genes_worlds_either_way() -> None:
    t = orb_table(
        [Settle(0)], area(hand=("avian_uplift_race", "pre_sentient_race", "new_sparta"), tokens=("a_uplift",))
    )
    assert ["pass", "avian_uplift_race", "pre_sentient_race"] == offered(t, A)

    fight, pay = t.clone(), t
    play(fight, "A settle:avian_uplift_race", "A way:conquer", "A boost:genes:a_uplift")
    assert 2 == fight.state.areas[A].genes_boost
    assert ["avian_uplift_race"] == value(fight, "areas.A.tableau")
    play(pay, "A settle:pre_sentient_race", "A way:pay", "A declare:a_uplift")
    assert 2 == len(hand(pay))


@pytest.mark.rule("RAC-434")
def test_a_token_for_military_in_settle() -> None:
    t = orb_table([Settle(0)], area(hand=("new_sparta", "pirate_world"), tokens=("b_barrier_2",)))

    assert ["pass", "new_sparta"] == offered(t, A)
    play(t, "A settle:new_sparta", "A way:conquer", "A boost:b_barrier_2")
    assert ["new_sparta"] == value(t, "areas.A.tableau")


@pytest.mark.rule("RAC-445", "RAC-R17")
def test_alien_technology_is_sold_with_the_trade_bonus_only() -> None:
    t = orb_table(
        [Consume(1)],
        area("old_earth", tokens=("b_technology",)),
        actions={"A": "consume_trade", "B": "settle"},
    )
    assert ["pass", "b_technology"] == offered(t, A)
    play(t, "A sell:b_technology")
    assert 6 == len(hand(t))

    t = orb_table(
        [Consume(2)], area("trade_league", tokens=("b_technology",)), actions={"A": "settle", "B": "consume_x2"}
    )
    assert ["pass"] == offered(t, A)


@pytest.mark.rule("RAC-445", "RAC-R17", "RAC-138")
def test_alien_technology_is_consumed_if_the_owner_likes() -> None:
    t = orb_table(
        [Consume(1)],
        area("old_earth", "gem_world", goods=("gem_world",), tokens=("a_technology",)),
        actions={"A": "consume_x2", "B": "settle"},
    )

    play(t, "A use:old_earth", "A spend:gem_world")
    assert ["pass", "a_technology"] == offered(t, A)
    kept = t.clone()
    play(kept, "A spend:pass")
    assert 2 == kept.state.areas[A].chips
    play(t, "A spend:a_technology")
    assert 4 == t.state.areas[A].chips


@pytest.mark.rule("RAC-445")
def test_alien_technology_counts_for_kinds_and_for_all_goods() -> None:
    worlds = ("gem_world", "comet_zone")
    actions = {"A": "consume_x2", "B": "settle"}
    t = orb_table(
        [Consume(1)], area("diversified_economy", *worlds, goods=worlds, tokens=("a_technology",)), actions=actions
    )
    assert ["pass", "diversified_economy"] == offered(t, A)
    play(t, "A use:diversified_economy", "A spend:gem_world", "A spend:comet_zone", "A spend:a_technology")
    assert 6 == t.state.areas[A].chips

    t = orb_table(
        [Consume(1)], area("pilgrimage_world", *worlds, goods=worlds, tokens=("a_technology",)), actions=actions
    )
    play(t, "A use:pilgrimage_world", "A spend:a_technology")
    assert 4 == t.state.areas[A].chips


@pytest.mark.rule("RAC-210", "RAC-445")
def test_alien_technology_pays_for_military() -> None:
    t = orb_table(
        [Settle(0)],
        area("self_repairing_alien_artillery", hand=("pirate_world",), tokens=("a_technology",)),
    )

    play(t, "A settle:pirate_world", "A way:conquer", "A boost:self_repairing_alien_artillery", "A spend:a_technology")

    assert ["self_repairing_alien_artillery", "pirate_world"] == value(t, "areas.A.tableau")


# --- scoring


@pytest.mark.rule("RAC-X45", "RAC-446", "RAC-450", "RAC-451", "RAC-251")
def test_scoring_uplift_tokens() -> None:
    t = orb_table(
        [],
        area("uplift_alliance", tokens=("a_uplift", "b_uplift_gold")),
        laid=(("A01", 0, -4, 10), ("A01", 0, -4, 15)),
    )
    t.state.areas[A].used_tokens = [6]
    assert 4 == stations(t.state.orbs[0])

    assert 4 + 4 + (4 + 2) == value(t, "score.artifacts.A")
    assert 3 + 2 == value(t, "score.card.uplift_alliance.A")
    assert (0,) * 8 == own_kit().orb.tokens[13].uses


@pytest.mark.rule("RAC-251", "RAC-R25", "RAC-450")
def test_families_of_tokens_score_for_their_developments() -> None:
    tokens = ("a_science_develop", "a_science_settle", "b_science_develop", "a_technology", "a_phase_shift")
    t = orb_table([], area("terraforming_unlimited", "alien_researchers", tokens=tokens))

    assert 2 + 3 == value(t, "score.card.terraforming_unlimited.A")
    assert 1 + 1 == value(t, "score.card.alien_researchers.A")
    assert 1 + 2 + 1 + 0 + 2 == value(t, "score.artifacts.A")


@pytest.mark.rule("RAC-186", "RAC-243")
def test_with_the_orb_team_speed_is_a_power_of_phase_one() -> None:
    t = orb_table([], area("galactic_survey_seti", "alien_survey_technology"))

    assert 2 == value(t, "score.card.galactic_survey_seti.A")


# --- who knows what


@pytest.mark.rule("RAC-430", "RAC-470", "RAC-471", "RAC-R18")
def test_tokens_and_orb_cards_are_seen_by_their_owner_only() -> None:
    t = orb_table([EndRound()], area(tokens=("a_uplift",), orb_hand=("A05",)), laid=(("A30", 0, -4, -1),))

    own, other = view(GAME, t, A).state, view(GAME, t, B).state

    assert ([6], [4]) == (own.areas[A].tokens, own.areas[A].orb_hand)
    assert ([-2], [-2]) == (other.areas[A].tokens, other.areas[A].orb_hand)
    assert [-2] == own.orbs[0].spot_tokens
    assert set(own.orbs[0].deck) == {-2}
