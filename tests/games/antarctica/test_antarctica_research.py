"""Moving on tracks against a slow and obvious second implementation."""

from __future__ import annotations

import pytest
from antarctica_build import A, own_kit, position
from hypothesis import given
from hypothesis import strategies as st

from cosmeeple.games.antarctica.research import FireSymbol, advance, may_advance
from cosmeeple.kernel.engine.reasons import QUICK

KIT = own_kit()

#: Places of the four cubes on one track: different spaces, or 0 for none.
CUBES = st.lists(st.integers(0, 12), min_size=4, max_size=4).filter(
    lambda places: len({place for place in places if place}) == sum(place > 0 for place in places)
)


def walked(cubes: list[int], points: int, length: int) -> int:
    """Step by step: an empty space costs a point, an occupied one nothing; never stop on an
    occupied one."""
    at = cubes[A]
    stopped = at
    while points > 0 and at < length:
        at += 1
        if at not in cubes:
            stopped = at
            points -= 1
    return stopped


@pytest.mark.rule(
    "ANT-111", "ANT-112", "ANT-114", "ANT-115", "ANT-116", "ANT-117", "ANT-119", "ANT-R12"
)
@given(
    cubes=CUBES, track=st.integers(0, 4), points=st.integers(1, 14), used=st.integers(0, 2**13 - 1)
)
def test_advance_does_what_a_finger_on_the_board_does(
    cubes: list[int], track: int, points: int, used: int
) -> None:
    table = position()
    state = table.state
    table.finish()
    for area, place in zip(state.areas, cubes, strict=True):
        area.cubes[track] = place
    state.used[track] = used & sum(
        1 << space for space, blue in enumerate(KIT.track_blue[track]) if blue
    )
    already = state.used[track]
    target = walked(cubes, points, KIT.track_length[track])
    symbols = [
        space
        for space in range(cubes[A] + 1, target + 1)
        if KIT.track_symbol[track][space] >= 0
        and not (KIT.track_blue[track][space] and already >> space & 1)
    ]

    assert (target != cubes[A]) == may_advance(state, A, track, points, QUICK)
    advance(table, A, track, points, "ANT-100")

    assert target == state.areas[A].cubes[track]
    assert 5 - (cubes[A] == 0 and target > 0) == state.areas[A].cubes_available
    assert cubes[1:] == [area.cubes[track] for area in state.areas[1:]]
    fired = []
    for frame in reversed(list(table.agenda)):
        assert isinstance(frame, FireSymbol)
        assert (A, track) == (frame.owner, frame.track)
        fired.append(frame.space)
    assert symbols == fired
    assert state.used[track] == already | sum(
        1 << space for space in symbols if KIT.track_blue[track][space]
    )


@pytest.mark.rule("ANT-119")
@given(cubes=CUBES, points=st.integers(1, 14))
def test_whoever_reached_the_end_stays_first(cubes: list[int], points: int) -> None:
    table = position()
    cubes[3] = 12 if 12 not in cubes else cubes[3]
    leader = cubes.index(12)
    for area, place in zip(table.state.areas, cubes, strict=True):
        area.cubes[0] = place
    table.finish()
    advance(table, A, 0, points, "ANT-100")

    assert leader == max(range(4), key=lambda seat: table.state.areas[seat].cubes[0])
