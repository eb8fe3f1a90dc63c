"""The Orb in play: setup, the orb step, playing cards, the end, who knows what."""

from __future__ import annotations

import pytest
from race_build import (
    CORNER,
    GAME,
    OTHER,
    A,
    B,
    area,
    asked,
    offered,
    orb_table,
    own_kit,
    play,
    refused,
    value,
)

from cosmeeple.games.race.develop import Develop
from cosmeeple.games.race.explore import Explore
from cosmeeple.games.race.orb_kit import SIDE
from cosmeeple.games.race.orb_play import PlayOrbCard, TakeOrbCard
from cosmeeple.games.race.orb_setup import LookAtOrbCards, PlaceTeam
from cosmeeple.games.race.orb_step import OrbStep, OrbTurn
from cosmeeple.games.race.round import EndRound, phases
from cosmeeple.games.race.view import HIDDEN_A, HIDDEN_B
from cosmeeple.games.race.vocabulary import EXPLORE_ORB
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.records.view import SPECTATOR, dump_view, view

ORB = {"expansion": "orb", "start": "preset"}


# --- setup


@pytest.mark.rule("RAC-X07", "RAC-341", "RAC-343")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_orb_deck_by_players(players: int) -> None:
    t = GAME.new(players, 5, ORB)
    orb = t.state.orbs[0]
    dealt = sum(len(one.orb_hand) for one in t.state.areas)

    assert 3 == dealt  # the last in priority has looked at its cards
    assert [6 * (5 - players), 3 * (5 - players)] == [
        sum(c < 30 for c in orb.unseen),
        sum(c >= 30 for c in orb.unseen),
    ]
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
    assert [[], [], []] == [list(one.orb_hand) for one in t.state.areas]
    for seat in range(3):
        t.apply(seat, t.options(seat)[0])
    for seat in range(3):
        for _ in range(2):
            t.apply(seat, t.options(seat)[0])

    track = t.state.orbs[0].track
    assert [t.state.first, (t.state.first + 1) % 3, (t.state.first + 2) % 3] == list(track)
    assert track[-1] == t.decider
    assert [3 if seat == track[-1] else 0 for seat in range(3)] == [
        len(one.orb_hand) for one in t.state.areas
    ]
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
    assert [own_kit().orb.airlock] == list(t.state.areas[first].teams)


@pytest.mark.rule("RAC-346")
def test_who_cannot_play_any_card_keeps_all_three() -> None:
    t = orb_table([LookAtOrbCards(0), PlaceTeam(0)], orb_deck=("A01", "A02", "A03", "B01"))
    assert "PlayOrbCard" == asked(t)

    walled = orb_table([], orb_deck=("A01", "A02", "A03", "B01"))
    walled.state.orbs[0].spots = picks(list(range(SIDE * SIDE)))  # every square is taken
    walled.reset_agenda([PlaceTeam(0), LookAtOrbCards(0)])
    walled.settle()
    assert 3 == len(walled.state.areas[A].orb_hand)
    assert "PlaceTeam" == asked(walled)


# --- the step


@pytest.mark.rule("RAC-046", "RAC-060", "RAC-360", "RAC-R20", "RAC-021")
def test_any_explore_action_brings_one_orb_step_before_explore() -> None:
    t = GAME.new(2, 5, {**ORB, "game": "advanced"})
    for actions, seconds in (((EXPLORE_ORB, 3), (0, 4)), ((0, 3), (1, 4))):
        t.state.actions = picks(list(actions))
        t.state.seconds = picks(list(seconds))
        assert ["OrbStep", "Explore"] == [type(one).__name__ for one in phases(t.state)][:2]
    t.state.actions, t.state.seconds = picks([3, 4]), picks([3, 4])
    assert "OrbStep" not in [type(one).__name__ for one in phases(t.state)]
    assert (0, 0) == (
        own_kit().actions[EXPLORE_ORB].see_more,
        own_kit().actions[EXPLORE_ORB].keep_more,
    )


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

    assert [1, 2, 0] == list(t.state.orbs[0].track)
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
    t = orb_table(
        [OrbStep()],
        *[area(teams=("-1,1",))] * 3,
        actions={"A": "explore_5", "B": "settle", "C": "settle"},
    )

    seats = []
    while not t.over():
        if asked(t) == "OrbTurn":
            seats.append(t.decider)
            t.apply(t.decider, 2 if t.decider == 0 else -1)
        else:
            t.apply(t.decider, t.legal[0])

    assert [0, 1, 2] == seats
    assert [2, 1, 0] == list(t.state.orbs[0].track)


@pytest.mark.rule("RAC-367", "RAC-389", "RAC-419", "RAC-D22")
def test_passing_may_return_teams_to_any_airlock() -> None:
    t = orb_table(
        [OrbTurn(0)], area(teams=("-2,0", "1,2")), laid=(("small_airlock", 0, 2, 2),), actions=OTHER
    )

    play(t, "A step:pass")
    assert ["pass", "-1,1", "2,3"] == offered(t, A)
    play(t, "A return:2,3", "A return:pass")
    assert ["2,3", "1,2"] == value(t, "areas.A.teams")


@pytest.mark.rule("RAC-363", "RAC-365", "RAC-366", "RAC-407", "RAC-R10")
def test_actions_come_in_order_and_move_and_play_may_do_nothing() -> None:
    t = orb_table(
        [OrbTurn(0)],
        area(teams=(CORNER,), orb_hand=("A01",)),
        actions={"A": "explore_orb", "B": "settle"},
    )

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
    t = orb_table(
        [OrbStep(), Explore(1)], area(teams=(CORNER,)), area(teams=("1,0",)), actions=OTHER
    )

    play(t, "A step:pass", "A return:pass", "B step:pass", "B return:pass")

    assert "KeepExplored" == asked(t)


@pytest.mark.rule("RAC-414", "RAC-416", "RAC-182", "RAC-R23")
def test_taking_the_last_orb_card_ends_the_game_after_the_round() -> None:
    t = orb_table([TakeOrbCard(0), TakeOrbCard(0)], orb_deck=("B01",))
    assert ["B01"] == value(t, "areas.A.orb_hand")
    assert t.state.orbs[0].exhausted

    t.reset_agenda([EndRound()])
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
    t = orb_table(
        [Develop(0)], area(hand=cards, teams=(CORNER,)), actions={"A": "develop", "B": "develop"}
    )

    play(t, "A develop:alien_research_ship", "A turn:upright", "A at:2,2")

    assert [CORNER, "2,3"] == value(t, "areas.A.teams")
    assert 1 == t.state.orbs[0].small_airlocks
    assert "small_airlock" == value(t, "orbs.0.pieces")[-1]
    assert [] == list(t.state.orbs[0].spots)


# --- who knows what


@pytest.mark.rule("RAC-430", "RAC-470", "RAC-471", "RAC-R18")
def test_tokens_and_orb_cards_are_seen_by_their_owner_only() -> None:
    t = orb_table(
        [EndRound()], area(tokens=("a_uplift",), orb_hand=("A05",)), laid=(("A30", 0, -4, -1),)
    )

    own, other = view(GAME, t, A).state, view(GAME, t, B).state

    assert ([6], [4]) == (list(own.areas[A].tokens), list(own.areas[A].orb_hand))
    assert ([HIDDEN_A], [HIDDEN_A]) == (list(other.areas[A].tokens), list(other.areas[A].orb_hand))
    assert [HIDDEN_A] == list(own.orbs[0].spot_tokens)
    assert set(own.orbs[0].deck) == {HIDDEN_B}


@pytest.mark.rule("RAC-470", "RAC-R18")
def test_the_letters_of_held_tokens_and_orb_cards_are_open_to_all() -> None:
    held = area(tokens=("a_uplift", "b_technology"), orb_hand=("A05", "B01"))
    t = orb_table([EndRound()], held, laid=(("A30", 0, -4, -1),))

    for seat in (B, SPECTATOR):
        seen = dump_view(GAME, view(GAME, t, seat))["state"]["areas"]["A"]
        assert (["?A", "?B"], ["?A", "?B"]) == (seen["tokens"], seen["orb_hand"])
