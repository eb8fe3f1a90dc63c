"""Who knows what: open and hidden information."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from antarctica_build import GAME, A, B, C, play, position, sailor, turn, whole_game

from cosmeeple.games.antarctica.events import (
    ShipyardCardTaken,
    ShipyardCardTakenUnseen,
    ShipyardPileRemoved,
)
from cosmeeple.kernel.engine.journal import EVERYONE, heard_by
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.fields import HIDDEN
from cosmeeple.kernel.records.view import SPECTATOR, redeal, view

HANDS = {"A": {"hand": ["icebreaker", "quick_research"]}, "B": {"hand": ["send_scientist"]}}


def seen(table: Table[Any], seat: int) -> Any:
    return view(GAME, table, seat).state


@pytest.mark.rule("ANT-160")
def test_everything_on_the_board_is_open() -> None:
    table = position(
        areas=HANDS,
        icebreakers={"ross": ["B"]},
        played=["quick_research"],
        buildings={"ross": ["camp"]},
    )
    state = table.state
    for seat in (SPECTATOR, A, B):
        shown = seen(table, seat)

        assert state.queues == shown.queues
        assert state.buildings == shown.buildings
        assert state.icebreakers == shown.icebreakers
        assert (state.sun, state.used, state.played) == (shown.sun, shown.used, shown.played)
        assert state.advanced_stack == shown.advanced_stack
        for area, other in zip(state.areas, shown.areas, strict=True):
            assert (area.supply, area.reserve, area.scientists) == (
                other.supply,
                other.reserve,
                other.scientists,
            )
            assert (area.ships_available, area.cubes_available) == (
                other.ships_available,
                other.cubes_available,
            )
            assert (area.ships_discarded, area.cubes_discarded) == (
                other.ships_discarded,
                other.cubes_discarded,
            )
            assert (area.cubes, area.cards, area.resources) == (
                other.cubes,
                other.cards,
                other.resources,
            )
            assert len(area.hand) == len(other.hand)
        assert len(state.pile) == len(shown.pile)
        assert [len(deck) for deck in state.decks] == [len(deck) for deck in shown.decks]
        assert [deck[-1] for deck in state.decks] == [deck[-1] for deck in shown.decks]


@pytest.mark.rule("ANT-161", "ANT-025")
def test_cards_below_the_top_of_a_deck_are_hidden() -> None:
    table = position()
    for seat in (SPECTATOR, A, B):
        assert {HIDDEN} == {card for deck in seen(table, seat).decks for card in deck[:-1]}


@pytest.mark.rule("ANT-161", "ANT-R22")
def test_a_hand_is_for_its_owner_alone() -> None:
    table = position(areas=HANDS)

    assert table.state.areas[A].hand == seen(table, A).areas[A].hand
    assert [HIDDEN] * 2 == seen(table, B).areas[A].hand
    assert [HIDDEN] * 2 == seen(table, SPECTATOR).areas[A].hand
    assert [HIDDEN] == seen(table, A).areas[B].hand


@pytest.mark.rule("ANT-161", "ANT-R22", "ANT-R45", "ANT-082")
def test_the_pile_is_seen_only_while_choosing_from_it() -> None:
    table = position(buildings={"wilkes": ["shipyard"]})
    play(table, "A sail:wilkes")
    assert {HIDDEN} == set(seen(table, B).pile)

    play(table, "A build_ship")
    assert table.state.pile == seen(table, B).pile
    assert (
        {HIDDEN}
        == set(seen(table, C).pile)
        == set(seen(table, A).pile)
        == set(seen(table, SPECTATOR).pile)
    )

    play(table, "B take:icebreaker")
    assert {HIDDEN} == set(seen(table, B).pile)
    assert table.state.pile == seen(table, C).pile


@pytest.mark.rule("ANT-122", "ANT-161")
def test_the_passed_cards_are_seen_only_by_who_holds_them() -> None:
    fire = {"frame": "FireSymbol", "owner": "B", "track": "coast_1", "space": 6}
    table = position(agenda=[fire, {"frame": "MoveSun"}], draws=["icebreaker", "quick_research"])

    assert 4 == len(table.state.draft)
    assert table.state.draft == seen(table, B).draft
    assert [HIDDEN] * 4 == seen(table, C).draft == seen(table, SPECTATOR).draft


@pytest.mark.rule("ANT-R45", "ANT-084")
def test_cards_that_went_to_the_box_unseen_stay_unknown() -> None:
    table = position(
        buildings={"wilkes": ["shipyard"]},
        pile=["icebreaker", "quick_research"],
        agenda=turn("A", "wilkes"),
    )

    events = play(table, "A build_ship")

    for seat in (SPECTATOR, A, B, C):
        assert [HIDDEN] * 2 == seen(table, seat).unseen
    assert [ShipyardPileRemoved(2)] == [
        event for event in events if isinstance(event, ShipyardPileRemoved)
    ]


@pytest.mark.rule("ANT-R22", "ANT-082")
def test_only_the_taker_hears_which_card_was_taken() -> None:
    table = position(buildings={"wilkes": ["shipyard"]}, agenda=turn("A", "wilkes"))
    play(table, "A build_ship")

    play(table, "B take:quick_research")

    taken = ShipyardCardTaken(B, 3, "ANT-082")
    assert taken in heard_by(table.journal, B)
    for seat in (A, C, EVERYONE):
        assert taken not in heard_by(table.journal, seat)
        assert ShipyardCardTakenUnseen(B, "ANT-082") in heard_by(table.journal, seat)


@pytest.mark.rule("ANT-161", "ANT-122")
def test_equal_cards_in_a_draft_are_asked_for_all_the_same() -> None:
    fire = {"frame": "FireSymbol", "owner": "A", "track": "coast_1", "space": 6}
    table = position(agenda=[fire, {"frame": "MoveSun"}], pile=["icebreaker"] * 5)

    play(table, "A keep:icebreaker", "B keep:icebreaker", "C keep:icebreaker")

    assert [[0]] * 4 == [area.hand for area in table.state.areas]


@pytest.mark.rule("ANT-161")
def test_dealing_anew_keeps_what_the_seat_knows_and_changes_the_rest() -> None:
    rng = Rng(99)
    table = position(areas=HANDS)
    others: Counter[tuple[int, ...]] = Counter()
    tops = [deck[-1] for deck in table.state.decks]
    for _ in range(200):
        dealt = redeal(GAME, table, A, rng).state
        assert table.state.areas[A].hand == dealt.areas[A].hand
        assert tops == [deck[-1] for deck in dealt.decks]
        others[tuple(dealt.areas[B].hand)] += 1
    # B's card can be any of the four, the frequent ones more often
    assert {(0,), (1,), (2,), (3,)} == set(others)
    assert others[0,] > others[3,]


@pytest.mark.rule("ANT-161", "ANT-D14")
@pytest.mark.parametrize("players", [2, 4])
def test_who_is_asked_next_never_depends_on_hidden_cards(players: int) -> None:
    """The same open move on tables that differ only in what another seat cannot see must lead to
    the same question."""
    rng = Rng(7)
    for count, table in enumerate(whole_game(players, 11, sailor)):
        if (
            table.over()
            or count % 3
            or type(table.agenda[-1]).__name__ in ("TakeShipyardCard", "KeepShipyardCard")
        ):
            continue
        mover = table.decider
        watcher = (mover + 1) % players
        dealt = redeal(GAME, table, watcher, rng)
        for pick in set(table.options(mover)) & set(dealt.options(mover)):
            true, other = table.clone(), dealt.clone()
            true.apply(mover, pick)
            other.apply(mover, pick)
            if true.state.draft or other.state.draft:
                continue
            asked = [
                type(one.agenda[-1]).__name__ if one.agenda else "over" for one in (true, other)
            ]
            assert asked[0] == asked[1]
            assert true.deciders() == other.deciders()
