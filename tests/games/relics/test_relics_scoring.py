"""Command centres, galleries, the end."""

from __future__ import annotations

import pytest
from relics_build import empty, solo

from cosmeeple.games.relics import GAME
from cosmeeple.games.relics.events import CentreScored, GalleryScored, GameEnded
from cosmeeple.games.relics.rounds import ScoreRound
from cosmeeple.games.relics.scoring import gallery_columns, gallery_rows, majority, score_now


@pytest.mark.rule("REL-401")
@pytest.mark.parametrize(("round", "prizes"), [(1, [5, 0, 0]), (2, [10, 5, 0]), (3, [15, 10, 5])])
def test_prizes_by_round(round: int, prizes: list[int]) -> None:
    desk = empty(given={"round": round}, seats=4)

    assert majority([3, 2, 1, 0], desk.state.kit.centre_prize[round]) == [*prizes, 0]


@pytest.mark.rule("REL-401")
def test_each_centre_is_scored_on_its_own() -> None:
    given = {
        "areas.A.representatives": {"left": 1, "middle": 2, "right": 0},
        "areas.B.representatives": {"left": 2, "middle": 1, "right": 1},
    }
    desk = empty(ScoreRound(), given=given)

    assert (desk.get("areas.A.credits"), desk.get("areas.B.credits")) == (8 + 5, 8 + 10)
    assert [event.credits_each for event in desk.events(CentreScored)] == [(0, 5), (5, 0), (0, 5)]


@pytest.mark.rule("REL-402")
def test_nobody_scores_without_a_representative() -> None:
    assert majority([2, 0, 0], (15, 10, 5)) == [15, 0, 0]
    assert majority([0, 0, 0], (15, 10, 5)) == [0, 0, 0]


@pytest.mark.rule("REL-403")
def test_ties_share_their_places_rounded_down_and_the_next_drops() -> None:
    assert majority([3, 3, 1], (15, 10, 5)) == [12, 12, 5]
    assert majority([3, 1, 1], (15, 10, 5)) == [15, 7, 7]
    assert majority([2, 2, 2], (15, 10, 5)) == [10, 10, 10]
    assert majority([1, 1, 1, 1], (15, 10, 5)) == [7, 7, 7, 7]
    assert majority([2, 2, 1], (10, 5, 0)) == [7, 7, 0]


@pytest.mark.rule("REL-410", "REL-006")
def test_rows_and_columns_pay_by_their_guards() -> None:
    yellow = [f"yellow_{symbol}" for symbol in ("eye", "spiral", "trident", "ring")]
    rings = [f"{region}_ring" for region in ("green", "red", "purple", "orange")]
    desk = empty(given={"areas.A.guards": [*yellow, *rings]})

    assert gallery_columns(desk.state, 0) == [15, 0, 0, 0, 0]
    assert gallery_rows(desk.state, 0) == [0, 0, 0, 22]


@pytest.mark.rule("REL-410")
def test_the_end_scores_galleries_with_all_their_parts() -> None:
    desk = empty(
        ScoreRound(), round=3, given={"areas.A.guards": ["red_eye", "red_ring", "red_spiral"]}
    )

    scored = desk.events(GalleryScored)[0]
    assert scored.credits == 9 == sum(part.number for part in scored.parts())
    assert GAME.outcome(desk.state).scores == (8 + 9, 8)


@pytest.mark.rule("REL-411")
def test_artefacts_left_are_worth_nothing() -> None:
    desk = empty(given={"areas.A.hold": ["red_ring"], "areas.A.hatch": ["red_ring"]})

    assert score_now(desk.state, 0) == 8


@pytest.mark.rule("REL-002", "REL-412")
def test_most_credits_win() -> None:
    desk = empty(
        ScoreRound(), round=3, seats=3, given={"areas.B.credits": 30, "areas.C.credits": 29}
    )

    result = GAME.outcome(desk.state)
    assert result.winners == (1,)
    assert result.ranks == (3, 1, 2)
    assert desk.events(GameEnded)[0].scores == (8, 30, 29)


@pytest.mark.rule("REL-412")
def test_ties_go_to_whoever_has_more_artefacts_left_then_are_shared() -> None:
    broken = empty(seats=3, given={"areas.B.hold": ["red_eye"], "areas.C.credits": 0})
    assert GAME.outcome(broken.state).ranks == (2, 1, 3)

    shared = empty(seats=3, given={"areas.A.hatch": ["red_ring"], "areas.B.hold": ["red_eye"]})
    assert GAME.outcome(shared.state).winners == (0, 1)


@pytest.mark.rule("REL-791")
def test_zu_adds_the_value_of_its_artefacts() -> None:
    desk = solo(
        given={
            "areas.A.hold": ["red_ring"],
            "areas.B.hold": ["red_ring"],
            "areas.B.hatch": ["red_eye"],
        }
    )

    assert GAME.outcome(desk.state).scores == (8, 8 + 6 + 3)


@pytest.mark.rule("REL-792")
def test_a_tie_with_zu_is_no_win() -> None:
    tie = solo()
    assert GAME.outcome(tie.state).winners == (1,)

    won = solo(given={"areas.A.credits": 9})
    assert GAME.outcome(won.state).winners == (0,)


@pytest.mark.rule("REL-725", "REL-401")
def test_zu_counts_as_a_player_in_the_centres() -> None:
    desk = solo(
        ScoreRound(),
        round=3,
        given={"areas.B.representatives": {"left": 2}, "areas.A.representatives": {"left": 1}},
    )

    assert (desk.get("areas.A.credits"), desk.get("areas.B.credits")) == (18, 23)


@pytest.mark.rule("REL-809")
def test_the_leftover_module_takes_their_value_from_you() -> None:
    left = {"areas.A.hold": ["red_ring"], "areas.A.hatch": ["red_eye"]}

    assert GAME.outcome(solo(given=left).state).scores[0] == 8
    assert (
        GAME.outcome(solo(modules=("harder_leftover_penalty",), given=left).state).scores[0]
        == 8 - 9
    )


@pytest.mark.rule("REL-410", "REL-412")
def test_the_rows_add_up_to_the_scores() -> None:
    desk = solo(
        modules=("harder_leftover_penalty",),
        given={"areas.A.hold": ["red_ring"], "areas.B.guards": ["red_eye", "red_ring"]},
    )
    result = GAME.outcome(desk.state)

    for seat in (0, 1):
        assert sum(row.points[seat] for row in result.rows) == result.scores[seat]
