"""Excavating, sampling, the gallery and the Excavators."""

from __future__ import annotations

import pytest
from relics_build import A, empty

from cosmeeple.games.relics.crew import Sample
from cosmeeple.games.relics.events import ColumnFilled
from cosmeeple.games.relics.excavate import ExcavateTile
from cosmeeple.games.relics.turn import ChooseAction
from cosmeeple.games.relics.vocabulary import NONE, REGIONS

RED = REGIONS.index("red")
PURPLE = REGIONS.index("purple")
OTHERS = ("gul", "aqulla")
KUTI = ("kuti_kuti", "aqulla")


@pytest.mark.rule("REL-320", "REL-321")
def test_the_card_names_the_colour_and_an_explorer_must_be_there() -> None:
    desk = empty(
        ChooseAction(A, 1),
        factions=OTHERS,
        given={
            "areas.A.hand": ["ac_red_wave", "ac_green_wave", "ac_purple_gate"],
            "areas.A.explorers": ["r1", "p1", "m4"],
            "dig": {"red_eye": 1, "red_spiral": 1, "green_eye": 1},
        },
    )

    desk.play("A excavate")

    assert desk.get("areas.A.hold") == ["red_eye"], (
        "one card, one tile: both answers are given by the table"
    )
    assert desk.get("dig.red_spiral") == 1


@pytest.mark.rule("REL-321")
def test_a_full_hold_forbids_excavating() -> None:
    desk = empty(
        ChooseAction(A, 1),
        given={
            "areas.A.hand": ["ac_red_wave"],
            "areas.A.explorers": ["r1", "p1", "m4"],
            "areas.A.hold": ["red_eye", "green_eye", "green_eye", "green_eye", "green_eye"],
            "dig": {"red_eye": 1},
        },
    )

    assert "excavate" not in desk.options()


@pytest.mark.rule("REL-322", "REL-D10")
def test_two_artefacts_come_from_two_dig_sites() -> None:
    desk = empty(
        ExcavateTile(A, RED, NONE),
        factions=OTHERS,
        given={
            "areas.A.explorers": ["r3", "r1", "m4"],
            "dig": {"red_trident": 2, "red_ring": 1, "red_eye": 1, "red_spiral": 1},
        },
    )
    assert desk.options() == ["dig:red_eye", "dig:red_trident", "dig:red_ring"]
    assert desk.why_not("dig:pass") == ["REL-A09"]

    desk.play("A dig:red_trident")

    assert desk.options() == ["dig:pass", "dig:red_eye"]
    assert desk.why_not("dig:red_ring") == ["REL-322"]
    desk.play("A dig:red_eye", "A sample:pass", "A sample:pass")
    assert desk.get("areas.A.hold") == ["red_eye", "red_trident"]


@pytest.mark.rule("REL-322")
def test_a_second_artefact_needs_a_second_free_space() -> None:
    desk = empty(
        ExcavateTile(A, RED, NONE),
        factions=OTHERS,
        given={
            "areas.A.explorers": ["r3", "r1", "m4"],
            "areas.A.hold": ["green_eye", "green_eye", "green_eye", "green_eye"],
            "dig": {"red_trident": 1, "red_eye": 1},
        },
    )

    desk.play("A dig:red_eye")

    assert desk.asked() == "Sample"
    assert desk.get("dig.red_trident") == 1


@pytest.mark.rule("REL-323")
def test_all_tiles_of_a_site_are_open_to_choose() -> None:
    desk = empty(
        ExcavateTile(A, PURPLE, NONE),
        factions=OTHERS,
        given={
            "areas.A.explorers": ["p1", "m1", "m4"],
            "dig": {"purple_spiral": 2, "purple_trident": 1},
        },
    )

    assert desk.options() == ["dig:purple_spiral", "dig:purple_trident"]


@pytest.mark.rule("REL-324", "REL-008")
def test_excavated_tiles_go_to_the_hold_never_the_hatch() -> None:
    desk = empty(
        ExcavateTile(A, RED, NONE),
        factions=OTHERS,
        given={"areas.A.explorers": ["r1", "m1", "m4"], "dig": {"red_eye": 1}},
    )

    assert desk.get("areas.A.hold") == ["red_eye"]
    assert desk.get("areas.A.hatch") == []


@pytest.mark.rule("REL-325", "REL-006", "REL-D11")
def test_a_sample_costs_one_crew_and_stands_in_the_gallery() -> None:
    desk = empty(Sample(A, 8)).play("A sample:crew")

    assert desk.get("areas.A.guards") == ["red_eye"]
    assert desk.get("areas.A.crew") == 21


@pytest.mark.rule("REL-325", "REL-006")
def test_at_most_one_guard_on_a_space_and_sampling_is_optional() -> None:
    guarded = empty(Sample(A, 8), given={"areas.A.guards": ["red_eye"]})
    assert guarded.asked() == "over"
    assert guarded.get("areas.A.crew") == 22

    declined = empty(Sample(A, 8)).play("A sample:pass")
    assert declined.get("areas.A.guards") == []


@pytest.mark.rule("REL-326", "REL-A41", "REL-D32")
def test_without_crew_a_guard_moves_but_never_a_trader_or_representative() -> None:
    desk = empty(
        Sample(A, 8),
        given={
            "areas.A.crew": 0,
            "areas.A.guards": ["green_eye", "green_ring"],
            "areas.A.traders": {"m1": 3},
            "areas.A.representatives": {"left": 3},
        },
    )
    assert desk.options() == ["sample:pass", "sample:green_eye", "sample:green_ring"]
    assert desk.why_not("sample:crew") == ["REL-325"]

    desk.play("A sample:green_ring")

    assert desk.get("areas.A.guards") == ["green_eye", "red_eye"]
    assert desk.get("areas.A.traders.m1") == 3
    assert desk.get("areas.A.representatives.left") == 3


@pytest.mark.rule("REL-326")
def test_guards_stay_while_there_is_crew() -> None:
    desk = empty(Sample(A, 8), given={"areas.A.guards": ["green_eye"]})

    assert desk.why_not("sample:green_eye") == ["REL-326"]
    assert desk.options() == ["sample:pass", "sample:crew"]


@pytest.mark.rule("REL-007", "REL-327")
def test_the_first_full_column_draws_a_card_at_once() -> None:
    desk = empty(Sample(A, 8), given={"areas.A.guards": ["red_spiral", "red_trident", "red_ring"]})

    desk.play("A sample:crew")

    assert len(desk.get("areas.A.hand")) == 1
    assert desk.get("areas.A.columns") == ["red"]
    assert len(desk.events(ColumnFilled)) == 1


@pytest.mark.rule("REL-007", "REL-A41")
def test_a_column_filled_again_pays_nothing() -> None:
    desk = empty(
        Sample(A, 8),
        given={
            "areas.A.guards": ["red_spiral", "red_trident", "red_ring"],
            "areas.A.columns": ["red"],
        },
    )

    desk.play("A sample:crew")

    assert desk.get("areas.A.hand") == []


@pytest.mark.rule("REL-A41")
def test_a_bonus_already_drawn_stays_when_the_column_loses_a_guard() -> None:
    full = ["green_eye", "green_spiral", "green_trident", "green_ring"]
    desk = empty(
        Sample(A, 8),
        given={"areas.A.crew": 0, "areas.A.guards": full, "areas.A.columns": ["green"]},
    )

    desk.play("A sample:green_eye")

    assert desk.get("areas.A.columns") == ["green"]
    assert desk.get("areas.A.guards") == [*full[1:], "red_eye"]


# --- Kuti Kuti


@pytest.mark.rule("REL-505", "REL-A20")
def test_the_excavators_take_a_second_tile_here_or_next_door() -> None:
    desk = empty(
        ExcavateTile(A, RED, NONE),
        factions=KUTI,
        given={
            "areas.A.explorers": ["r1", "m1", "m4"],
            "dig": {"red_eye": 2, "red_spiral": 1, "red_ring": 1},
        },
    )
    # The first tile could only be red_eye; r2 is next to r1, r3 is not.
    assert desk.options() == ["dig:pass", "dig:red_eye", "dig:red_spiral"]
    assert desk.why_not("dig:red_ring") == ["REL-505"]


@pytest.mark.rule("REL-505", "REL-A20")
def test_the_excavators_first_tile_needs_an_explorer_and_two_is_the_most() -> None:
    desk = empty(
        ExcavateTile(A, RED, NONE),
        factions=KUTI,
        given={
            "areas.A.explorers": ["r1", "r3", "m4"],
            "dig": {"red_eye": 2, "red_spiral": 1, "red_ring": 2},
        },
    )
    assert desk.options() == ["dig:red_eye", "dig:red_ring"]
    assert desk.why_not("dig:red_spiral") == ["REL-321"]

    desk.play("A dig:red_ring")
    assert desk.options() == ["dig:pass", "dig:red_eye", "dig:red_spiral", "dig:red_ring"]
    desk.play("A dig:red_ring")

    assert desk.asked() == "Sample"


@pytest.mark.rule("REL-505")
def test_the_excavators_still_need_two_free_spaces() -> None:
    desk = empty(
        ExcavateTile(A, RED, NONE),
        factions=KUTI,
        given={
            "areas.A.explorers": ["r1", "m1", "m4"],
            "areas.A.hold": ["green_eye"] * 4,
            "dig": {"red_eye": 2},
        },
    )

    assert desk.asked() == "Sample"
    assert desk.get("dig.red_eye") == 1
