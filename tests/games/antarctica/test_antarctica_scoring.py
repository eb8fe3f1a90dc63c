"""Scoring against a second implementation that follows the rulebook sentence by sentence, and the
laws of `share`."""

from __future__ import annotations

from typing import Any

import pytest
from antarctica_build import GAME, busy, own_kit, position, value, whole_game
from hypothesis import given
from hypothesis import strategies as st

from cosmeeple.games.antarctica.scoring import outcome, score_now, share
from cosmeeple.games.antarctica.vocabulary import ZONES
from cosmeeple.kernel.engine.rows import picks

COUNTS = st.lists(st.integers(0, 6), min_size=2, max_size=4)


def obvious_share(counts: list[int], prize: int) -> list[int]:
    """Put the players in ranks; the first rank gets the prize, each other what one player of the
    rank above has."""
    ranks = sorted({count for count in counts if count > 0}, reverse=True)
    points = []
    for count in counts:
        if count == 0:
            points.append(0)
        elif count == ranks[0]:
            points.append(prize)
        else:
            points.append(ranks[ranks.index(count) - 1])
    return points


def shared(counts: list[int], prize: int) -> list[int]:
    """What `share` gives."""
    return list(share(picks(counts), picks(counts), prize))


@pytest.mark.rule("ANT-150", "ANT-155")
@given(COUNTS)
def test_share_is_the_rulebooks_scheme(counts: list[int]) -> None:
    assert obvious_share(counts, 99) == shared(counts, 99)


@pytest.mark.rule("ANT-155")
@given(COUNTS)
def test_tied_players_get_the_same(counts: list[int]) -> None:
    points = shared(counts, sum(counts))
    for seat, count in enumerate(counts):
        assert {points[seat]} == {
            points[other] for other, same in enumerate(counts) if same == count
        }


@pytest.mark.rule("ANT-150")
@given(COUNTS, st.randoms())
def test_seats_do_not_matter(counts: list[int], chance: Any) -> None:
    order = list(range(len(counts)))
    chance.shuffle(order)
    points = shared(counts, 50)

    shuffled = [counts[seat] for seat in order]
    assert [points[seat] for seat in order] == shared(shuffled, 50)


@pytest.mark.rule("ANT-151")
@given(COUNTS)
def test_nobody_without_anything_scores_and_nobody_scores_more_than_the_first(
    counts: list[int],
) -> None:
    points = shared(counts, sum(counts))
    for seat, count in enumerate(counts):
        assert (points[seat] == 0) == (count == 0)
        assert points[seat] <= sum(counts)


def obvious_totals(state: Any) -> list[int]:
    """The four categories of the rulebook, one sentence after another."""
    kit = own_kit()
    seats = range(len(state.areas))
    totals = [0 for _ in seats]

    def add(points: list[int]) -> None:
        for seat in seats:
            totals[seat] += points[seat]

    for zone in range(len(ZONES)):
        counts = [area.scientists[zone] for area in state.areas]
        add(obvious_share(counts, bin(state.buildings[zone]).count("1") + sum(counts) + 1))
    for track, ladder in enumerate(kit.track_value):
        places = sorted(
            ((area.cubes[track], seat) for seat, area in enumerate(state.areas)), reverse=True
        )
        on_track = [(ladder[place], seat) for place, seat in places if place > 0]
        points = [0 for _ in seats]
        for i, (_, seat) in enumerate(on_track):
            points[seat] = sum(worth for worth, _ in on_track) if i == 0 else on_track[i - 1][0]
        add(points)
    stars = [sum(kit.card_star[card] for card in area.cards) for area in state.areas]
    add(obvious_share(stars, sum(stars)))
    gone = [area.ships_discarded + area.cubes_discarded for area in state.areas]
    add(obvious_share(gone, sum(gone)))
    return totals


@pytest.mark.rule("ANT-150", "ANT-151", "ANT-152", "ANT-153", "ANT-154")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_scores_of_whole_games_agree_with_the_second_implementation(players: int) -> None:
    for seed in range(4):
        for table in whole_game(players, seed, busy):
            wanted = obvious_totals(table.state)
            assert wanted == list(outcome(table.state).scores)
            assert wanted == score_now(table.state)


@pytest.mark.rule("ANT-151")
@pytest.mark.parametrize("sun", ["marie_byrd", "enderby", "graham"])
@pytest.mark.parametrize("players", [2, 4])
def test_zones_are_scored_from_the_sun_on(players: int, sun: str) -> None:
    zones = [ZONES[zone] for zone in own_kit().starts[players].zones]
    first = zones.index(sun)
    table = position(players=players, sun=sun)

    scored = [row.item for row in outcome(table.state).rows if row.category == "zones"]

    assert zones[first:] + zones[:first] == scored


@pytest.mark.rule("ANT-152")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_two_cubes_ever_share_a_space(players: int) -> None:
    for table in whole_game(players, 3, busy):
        for track in range(5):
            places = [area.cubes[track] for area in table.state.areas if area.cubes[track]]
            assert len(places) == len(set(places))


@pytest.mark.rule("ANT-150", "ANT-156")
def test_every_row_is_explained_and_adds_up() -> None:
    *_, table = whole_game(4, 8, busy)
    result = GAME.outcome(table.state)

    assert {"zones", "tracks", "star_cards", "discarded"} == {row.category for row in result.rows}
    assert 8 + 5 + 1 + 1 == len(result.rows)
    for seat, total in enumerate(result.scores):
        assert total == sum(row.points[seat] for row in result.rows)


@pytest.mark.rule("ANT-157")
def test_tie_breaks_are_named_in_their_order() -> None:
    table = position(areas={"A": {"scientists": {"ross": 1}, "cards": ["B01"]}})

    assert [("first-places", (1, 0, 0, 0)), ("building-cards", (1, 0, 0, 0))] == list(
        outcome(table.state).tie_breaks
    )
    assert ["A"] == value(table, "score.winners")
