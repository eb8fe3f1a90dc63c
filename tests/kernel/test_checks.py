"""The conformance checks pass a right game and catch every kind of wrong one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import toy

from cosmeeple.kernel import checks, transcript
from cosmeeple.kernel.checks import Broken
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.rng import Rng


def use(monkeypatch: pytest.MonkeyPatch, game: Game) -> Game:
    """Records name their game by its slug; here the slug leads to this very game."""
    monkeypatch.setattr(transcript, "load_game", lambda slug: game)
    return game


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("purse", ["poor", "rich"])
def test_a_right_game_passes(monkeypatch: pytest.MonkeyPatch, seats: int, purse: str) -> None:
    game = use(monkeypatch, toy.toy())

    for seed in range(15):
        assert checks.random_game(game, seats, seed, {"purse": purse}).decisions > 0


def leaky_mask(s: toy.State, seat: int, frame: object) -> toy.State:
    return s.clone()


def lazy_redeal(s: toy.State, seat: int, frame: object, rng: Rng) -> None:
    """Deals a card that does not exist."""
    s.deck.append(0)


def wrong_scores(s: toy.State) -> Any:
    right = toy.outcome(s)
    return toy.ranks_by(right.rows, [score + 1 for score in right.scores], [])


class SharedHands(toy.State):
    """A clone that shares the deck with its original."""

    def clone(self) -> toy.State:
        copy = super().clone()
        return SharedHands(copy.kit, copy.areas, self.deck, copy.gone, copy.bank)


def shared_setup(*arguments: Any) -> Any:
    table = toy.set_up(*arguments)
    s = table.state
    table.state = SharedHands(s.kit, s.areas, s.deck, s.gone, s.bank)
    return table


class UnsortedBid(toy.Bid):
    def options(self, s: toy.State, seat: int, given: tuple[int, ...]) -> list[int]:
        return super().options(s, seat, given)[::-1]

    def answered(self, given: tuple[tuple[int, ...], ...]) -> UnsortedBid:
        return UnsortedBid(self.seats, given)


class UnsortedRound(toy.NextRound):
    def happen(self, t: Any) -> None:
        if t.state.deck:
            seats = tuple(range(len(t.state.areas)))
            t.then(UnsortedBid(seats, tuple(() for _ in seats)))


def unsorted_setup(*arguments: Any) -> Any:
    table = toy.set_up(*arguments)
    table.agenda = [UnsortedRound()]
    return table


class TellingDrop(toy.Drop):
    """Betrays the secret by what it does to a public number."""

    def resolve(self, t: Any, pick: int) -> None:
        super().resolve(t, pick)
        t.state.bank += pick
        t.state.areas[self.seat].coins -= pick


def telling_setup(*arguments: Any) -> Any:
    table = toy.set_up(*arguments)
    table.state.areas[0].hand = [table.state.deck.pop(), table.state.deck.pop()]
    table.agenda.append(TellingDrop(0))
    return table


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"mask": leaky_mask}, "sees something that it does not know"),
        ({"redeal": lazy_redeal}, "sees something|number of things"),
        ({"outcome": wrong_scores}, "add up to"),
        ({"laws": lambda s: {"bank": s.bank}}, "not conserved"),
        ({"longest": 3}, "no end after"),
        ({"setup": shared_setup, "state": SharedHands}, "changed|shares"),
        ({"setup": unsorted_setup, "frames": (UnsortedBid, toy.Drop, UnsortedRound)}, "sorted"),
        ({"setup": telling_setup, "frames": (toy.Bid, toy.Drop, TellingDrop, toy.NextRound)}, "in secret"),
    ],
)
def test_wrong_games_are_caught(monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any], complaint: str) -> None:
    game = use(monkeypatch, toy.toy(**changes))

    with pytest.raises(Broken, match=complaint):
        play_twenty(game)


def play_twenty(game: Game) -> None:
    for seed in range(20):
        checks.random_game(game, 3, seed)


def test_fingerprints_tell_games_apart() -> None:
    first: Callable[..., str] = checks.fingerprint

    assert first(toy.toy(), 2, 5) == first(toy.toy(), 2, 5)
    assert first(toy.toy(), 2, 5) != first(toy.toy(), 3, 5)
