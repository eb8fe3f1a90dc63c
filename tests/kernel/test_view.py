"""Views and re-dealing with secret answers."""

from __future__ import annotations

import msgspec
import pytest
import toy

from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.records.codec import digest
from cosmeeple.kernel.records.view import SPECTATOR, dump_view, redeal, view


def test_a_view_shows_own_answers_and_nobody_elses() -> None:
    game = toy.toy()
    t = game.new(3, seed=1)
    t.apply(0, toy.MORE)
    t.apply(1, toy.STOP)

    mine, theirs = view(game, t, 0), view(game, t, 2)

    assert mine.given == (toy.MORE,)
    assert isinstance(theirs.frame, toy.Bid)
    assert dump_view(game, theirs)["pending"]["given"] == [[], [], []]
    assert theirs.given == ()
    assert mine.option_keys() == ["bid:more", "bid:stop"]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_view_is_made_without_a_trace_and_stays_as_it_was(slug: str) -> None:
    game = load_game(slug)
    t, rng = game.new(game.seats[-1], 5), Rng(6)
    for _ in range(25):
        before = digest(t)
        seen = [view(game, t, seat) for seat in (SPECTATOR, 0, 1)]
        dumped = [msgspec.json.encode(dump_view(game, each)) for each in seen]
        assert digest(t) == before
        t.apply(t.deciders()[0], rng.pick(t.options(t.deciders()[0])))
        assert [msgspec.json.encode(dump_view(game, each)) for each in seen] == dumped


def test_spectators_have_no_options() -> None:
    game = toy.toy()

    assert view(game, game.new(2, seed=1), SPECTATOR).options == ()


def test_redealing_guesses_the_answers_of_those_who_have_finished() -> None:
    game = toy.toy()
    t = game.new(3, seed=1)
    t.apply(1, toy.MORE)
    t.apply(1, toy.STOP)
    t.apply(2, toy.MORE)
    guesses = set()

    for seed in range(1, 40):
        dealt = redeal(game, t, 0, Rng(seed))
        frame = dealt.agenda[-1]
        assert isinstance(frame, toy.Bid)
        assert dealt.deciders() == (0, 2)
        assert list(dealt.given[2]) == [], "an unfinished answer is not guessed"
        guesses.add(tuple(dealt.given[1]))

    assert len(guesses) > 1


def test_redealing_does_not_copy_the_future() -> None:
    game = toy.toy()
    t = game.new(2, seed=1)

    futures = {redeal(game, t, 0, Rng(seed)).rng.state for seed in range(1, 20)}

    assert t.rng.state not in futures
    assert len(futures) == 19
