"""Who knows what."""

from __future__ import annotations

import pytest
from race_build import GAME, A, B, area, number, phase, play, table

from cosmeeple.kernel.engine.agenda import Decision
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.records.view import SPECTATOR, dump_view, redeal, view

HIDDEN = -2


@pytest.mark.rule("RAC-470", "RAC-R18")
def test_open_information() -> None:
    t = table(
        [{"frame": "EndRound"}],
        area(
            "old_earth",
            "gem_world",
            hand=("new_sparta", "space_port"),
            goods=("gem_world",),
            chips=7,
        ),
        discards=["old_earth"],
        witnesses=["nobody"],
    )

    seen = view(GAME, t, B).state

    assert t.state.areas[A].tableau == seen.areas[A].tableau
    assert t.state.areas[A].holders == seen.areas[A].holders
    assert [HIDDEN] == list(seen.areas[A].goods)
    assert [HIDDEN, HIDDEN] == list(seen.areas[A].hand)
    assert (7, 24, 1, 40) == (seen.areas[A].chips, seen.pool, len(seen.discards), len(seen.deck))


@pytest.mark.rule("RAC-471")
def test_goods_are_hidden_from_their_owner_too_and_discards_known_to_who_made_them() -> None:
    t = table(
        [{"frame": "EndRound"}],
        area("gem_world", hand=("new_sparta",), goods=("gem_world",)),
        discards=["old_earth", "new_sparta", "gem_world"],
        witnesses=["A", "everybody", "nobody"],
    )

    own, other, anybody = (view(GAME, t, seat).state for seat in (A, B, SPECTATOR))

    assert [HIDDEN] == list(own.areas[A].goods)
    assert [number("new_sparta")] == list(own.areas[A].hand)
    assert [number("old_earth"), number("new_sparta"), HIDDEN] == list(own.discards)
    assert [HIDDEN, number("new_sparta"), HIDDEN] == list(other.discards) == list(anybody.discards)


@pytest.mark.rule("RAC-471")
def test_action_choices_are_hidden_until_all_have_chosen() -> None:
    t = GAME.new(3, 1, {"expansion": "base", "start": "preset"})
    play(t, "A action:produce")

    assert (B, 2) == view(GAME, t, B).deciders
    assert [[], [], []] == dump_view(GAME, view(GAME, t, B))["pending"]["given"]
    assert (7,) == view(GAME, t, A).given


@pytest.mark.rule("RAC-472")
def test_a_card_taken_openly_is_known_until_its_owner_discards_something() -> None:
    t = table(
        [phase("Settle"), phase("Develop")],
        area("wormhole_prospectors", hand=("gem_world", "export_duties", "comet_zone")),
        deck=("rebel_base",),
    )
    play(t, "A settle:lucky")
    assert [number("rebel_base"), HIDDEN, HIDDEN, HIDDEN] == list(
        view(GAME, t, B).state.areas[A].hand
    )
    for seed in range(5):
        dealt = redeal(GAME, t, B, Rng(state_from_seed(seed)))
        assert number("rebel_base") in dealt.state.areas[A].hand

    play(t, "A develop:export_duties", "A pay:gem_world")
    assert [HIDDEN, HIDDEN] == list(view(GAME, t, B).state.areas[A].hand)


@pytest.mark.rule("RAC-471", "RAC-D05", "RAC-D06")
def test_questions_about_the_hand_are_asked_whatever_it_holds() -> None:
    # Who has no world to place is asked all the same: being passed over would betray the hand.
    t = table(
        phase("Settle"),
        area(hand=("export_duties",)),
        area(hand=("gem_world", "spice_world", "old_earth")),
    )

    assert (A, B) == t.deciders()
    assert [-1] == t.options(A)
    frame = t.agenda[-1]
    assert not isinstance(frame, Decision)
    assert not frame.is_forced()


@pytest.mark.rule("RAC-023", "RAC-471")
def test_redealt_start_worlds_are_one_of_each_stack() -> None:
    t = GAME.new(3, 8, {"expansion": "artifacts"})
    for seed in range(20):
        dealt = redeal(GAME, t, A, Rng(state_from_seed(seed)))
        for other in (1, 2):
            stacks = [
                [world in stack for stack in t.state.kit.stacks]
                for world in dealt.state.areas[other].dealt
            ]
            assert sorted(stacks) == [[False, True], [True, False]]
        assert t.state.areas[A].dealt == dealt.state.areas[A].dealt
