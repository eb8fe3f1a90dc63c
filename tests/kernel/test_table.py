"""The table: frames in reading order, forced answers, secret simultaneous questions, illegal
choices."""

from __future__ import annotations

import pytest
import toy
from mypy_extensions import i64

from cosmeeple.kernel.engine.errors import EndlessGame, IllegalChoice
from cosmeeple.kernel.engine.journal import EVERYONE, Event, heard_by
from cosmeeple.kernel.engine.playout import play_randomly
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.codec import digest

STOP, MORE = toy.STOP, toy.MORE


def table(seats: int = 3) -> Table[toy.State]:
    return toy.toy().new(seats, seed=1)


def test_several_seats_are_asked_at_once_in_any_order() -> None:
    t = table()

    t.apply(2, STOP)

    assert t.deciders() == (0, 1)
    assert t.options(2) == []


def test_a_seat_may_answer_several_times_until_it_has_no_options() -> None:
    t = table()

    t.apply(1, MORE)
    t.apply(1, MORE)

    assert 1 not in t.deciders(), "after two coins only stop is left, which is forced"


def test_an_answer_leads_to_no_new_look_at_seats_that_come_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = table()
    looked: list[int] = []
    options_of = toy.Bid.options_of

    def look(self: toy.Bid, s: toy.State, seat: int, given: vec[i64]) -> vec[i64]:
        looked.append(seat)
        return options_of(self, s, seat, given)

    monkeypatch.setattr(toy.Bid, "options_of", look)
    t.play(MORE)

    assert set(looked) == {0}


def test_answers_come_to_light_together() -> None:
    t = table()
    t.apply(0, MORE)
    t.apply(0, STOP)
    t.apply(1, STOP)
    assert t.state.areas[0].coins == 4, "nothing happens before all have answered"

    t.apply(2, STOP)

    assert t.state.areas[0].coins == 3
    assert len(t.state.areas[0].hand) == 1


def test_a_seat_that_is_not_asked_cannot_choose() -> None:
    t = table()
    t.apply(0, STOP)
    before = digest(t)

    with pytest.raises(IllegalChoice, match="not asked"):
        t.apply(0, STOP)

    assert digest(t) == before


@pytest.mark.parametrize("pick", [17, -2, 2**31, 10**30, -(10**30)])
def test_a_choice_that_is_not_offered_is_refused(pick: int) -> None:
    with pytest.raises(IllegalChoice, match="not among the options"):
        table().apply(0, pick)


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    t = table()
    play_randomly(t, Rng(5))

    with pytest.raises(IllegalChoice, match="over"):
        t.apply(0, STOP)
    assert t.deciders() == ()
    assert t.options(0) == []
    assert t.why(0, STOP).reasons == []


def test_an_endless_game_is_noticed() -> None:
    with pytest.raises(EndlessGame, match="after 3 decisions"):
        play_randomly(table(), Rng(5), limit=3)


def test_why_lists_requirements_that_hold_and_that_fail() -> None:
    t = table()
    t.state.areas[0].coins = 0
    reasons = t.why(0, MORE).reasons

    assert [(reason.rule, reason.holds) for reason in reasons] == [
        ("TOY-001", True),
        ("TOY-001", True),
        ("TOY-002", False),
    ]
    assert "TOY-002 coins(0, 0) fails" in repr(reasons[-1])


def test_clones_keep_no_journal_and_share_nothing() -> None:
    t = table()
    t.telling = True
    t.tell(Event())

    clone = t.clone()
    clone.apply(0, MORE)

    assert clone.journal == []
    assert not clone.telling
    assert t.deciders() == (0, 1, 2)


def test_events_reach_their_audience_only() -> None:
    t = table()
    t.telling = True
    secret, public = Event(), Event()
    t.tell(secret, 1)
    t.tell(public)

    assert heard_by(t.journal, 1) == [secret, public]
    assert heard_by(t.journal, 0) == [public]
    assert heard_by(t.journal, EVERYONE) == [public]
