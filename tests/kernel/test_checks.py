"""The conformance checks pass a right game and catch every kind of wrong one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import toy
from mypy_extensions import i64

from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.rows import picks, vec
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.laws import checks
from cosmeeple.kernel.laws.checks import Broken
from cosmeeple.kernel.laws.lookalike import betrayal
from cosmeeple.kernel.records import transcript
from cosmeeple.kernel.records.view import SPECTATOR, redeal


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
    def options_of(self, s: toy.State, seat: i64, given: vec[i64]) -> vec[i64]:
        return picks(list(super().options_of(s, seat, given))[::-1])


class UnsortedRound(toy.NextRound):
    def happen(self, t: Any) -> None:
        if t.state.deck:
            seats = tuple(range(len(t.state.areas)))
            t.then(UnsortedBid(seats))


def unsorted_setup(*arguments: Any) -> Any:
    table = toy.set_up(*arguments)
    table.reset_agenda([UnsortedRound()])
    return table


class TellingDrop(toy.Drop):
    """Betrays the secret by what it does to a public number."""

    def resolve(self, t: Any, pick: i64) -> None:
        super().resolve(t, pick)
        t.state.bank += pick
        t.state.areas[self.seat].coins -= pick


def telling_setup(*arguments: Any) -> Any:
    table = toy.set_up(*arguments)
    table.state.areas[0].hand = [table.state.deck.pop(), table.state.deck.pop()]
    table.then(TellingDrop(0))
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
        (
            {"setup": telling_setup, "frames": (toy.Bid, toy.Drop, TellingDrop, toy.NextRound)},
            "in secret",
        ),
    ],
)
def test_wrong_games_are_caught(
    monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any], complaint: str
) -> None:
    game = use(monkeypatch, toy.toy(**changes))

    with pytest.raises(Broken, match=complaint):
        play_twenty(game)


def test_a_right_game_passes_when_it_is_looked_into(monkeypatch: pytest.MonkeyPatch) -> None:
    game = use(monkeypatch, toy.toy())

    for seed in range(15):
        assert (
            checks.sampled_game(game, 3, seed, looks=1)
            == checks.sampled_game(game, 3, seed, looks=5)
            > 0
        )


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"mask": leaky_mask}, "sees something that it does not know"),
        ({"redeal": lazy_redeal}, "sees something|number of things"),
        ({"longest": 3}, "no end after"),
        (
            {"setup": telling_setup, "frames": (toy.Bid, toy.Drop, TellingDrop, toy.NextRound)},
            "in secret",
        ),
    ],
)
def test_looks_into_many_games_catch_wrong_ones(
    monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any], complaint: str
) -> None:
    game = use(monkeypatch, toy.toy(**changes))

    with pytest.raises(Broken, match=complaint):
        for seed in range(60):
            checks.sampled_game(game, 3, seed, looks=1)


# --- what a re-dealt table offers, and whether it can be played


def test_a_dealt_table_with_the_true_options_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """As `redeal` once did it: others were dealt other cards and offered their own."""
    game = use(monkeypatch, toy.toy())

    def keeping(game: Game, table: Table[Any], seat: int, rng: Rng) -> Table[Any]:
        dealt = redeal(game, table, seat, rng)
        dealt.legal = table.legal
        return dealt

    monkeypatch.setattr(checks, "redeal", keeping)

    with pytest.raises(Broken, match=r"dealt again for seat .*what it was dealt gives"):
        play_twenty(game)


class Restless(toy.NextRound):
    """Never ends when the last card of the deck is an even one: true of many deals, of this one
    not."""

    def happen(self, t: Any) -> None:
        s = t.state
        if s.deck or s.gone[-1] % 2 == 0:
            s.deck = s.deck or [s.gone.pop()]
            seats = tuple(range(len(s.areas)))
            t.then(EndlessBid(seats))


class EndlessBid(toy.Bid):
    def reveal(self, t: Any, given: vec[vec[i64]]) -> None:
        t.state.gone.append(t.state.deck.pop())
        t.then(Restless())


def odd_end_setup(*arguments: Any) -> Any:
    table = toy.set_up(*arguments)
    deck = table.state.deck
    deck.sort(key=lambda card: card % 2 == 0)  # the bottom of the deck, drawn last, is odd
    table.reset_agenda([Restless()])
    return table


def test_a_dealt_table_that_cannot_be_played_to_its_end_is_caught() -> None:
    game = toy.toy(setup=odd_end_setup, frames=(EndlessBid, toy.Drop, Restless), longest=300)
    table = game.new(3, seed=1)
    rng = Rng(state_from_seed(1))
    checks.check_course(game, table.clone(), rng, "as it is")

    with pytest.raises(Broken, match="dealt again: no end after"):
        for _ in range(20):
            checks.check_course(game, redeal(game, table, SPECTATOR, rng), rng, "dealt again")


# --- what is asked follows from open facts


class Boast(toy.Drop):
    """One more discard, with the best card in hand only: being asked tells that it is there."""

    secret = False

    def allows(self, s: toy.State, pick: i64, why: Any) -> bool:
        best = 7 in s.areas[self.seat].hand
        return why.must(best, "TOY-005", "best-card") and super().allows(s, pick, why)


class AskedBoast(Boast):
    """The same, asked in every case."""

    def allows(self, s: toy.State, pick: i64, why: Any) -> bool:
        return pick == toy.PASS or super().allows(s, pick, why)

    def is_forced(self) -> bool:
        return False


class HushedBoast(Boast):
    """The same as the first, but the table gives the only answer itself."""

    def allows(self, s: toy.State, pick: i64, why: Any) -> bool:
        return pick == toy.PASS or super().allows(s, pick, why)


class BoastfulRound(toy.NextRound):
    """Tells the first seat's luck by branching on its hand, as Pilgrimage World did on a token."""

    def happen(self, t: Any) -> None:
        if 7 in t.state.areas[0].hand:
            t.then(AskedBoast(0))
        else:
            t.tell(toy.Won())
            t.state.areas[0].coins += 1
            t.state.bank -= 1


def drawn_setup(*frames: Any) -> Callable[..., Any]:
    """The first seat holds three cards; then these frames, then the rounds."""

    def set_up(*arguments: Any) -> Any:
        table = toy.set_up(*arguments)
        s = table.state
        s.areas[0].hand = [s.deck.pop() for _ in range(3)]
        table.reset_agenda([toy.NextRound(), *reversed(frames), toy.Drop(0)])
        return table

    return set_up


@pytest.mark.parametrize("frame", [Boast(0), HushedBoast(0), BoastfulRound()])
def test_a_question_that_betrays_a_hand_is_caught(
    monkeypatch: pytest.MonkeyPatch, frame: Any
) -> None:
    frames = (toy.Bid, toy.Drop, toy.NextRound, Boast, HushedBoast, AskedBoast, BoastfulRound)
    game = use(monkeypatch, toy.toy(setup=drawn_setup(frame), frames=frames))

    with pytest.raises(Broken, match=r"what is asked betrays something hidden to seat"):
        play_twenty(game)


def test_a_question_that_is_asked_in_every_case_betrays_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    frames = (toy.Bid, toy.Drop, toy.NextRound, AskedBoast)
    game = use(monkeypatch, toy.toy(setup=drawn_setup(AskedBoast(0)), frames=frames))

    play_twenty(game)


def test_the_owner_of_the_hand_may_be_asked_by_what_is_in_it() -> None:
    game = toy.toy(setup=drawn_setup(Boast(0)))
    rngs = [Rng(state_from_seed(seed)) for seed in range(1, 60)]

    own = {betrayal(game, game.new(2, seed=3), 0, rng, 1) for rng in rngs}
    others = [
        betrayal(game, game.new(2, seed=3), seat, rng, 1) for seat in (1, SPECTATOR) for rng in rngs
    ]

    assert own == {None}
    assert any(others)


def play_twenty(game: Game) -> None:
    for seed in range(20):
        checks.random_game(game, 3, seed)


def test_fingerprints_tell_games_apart() -> None:
    first: Callable[..., str] = checks.fingerprint

    assert first(toy.toy(), 2, 5) == first(toy.toy(), 2, 5)
    assert first(toy.toy(), 2, 5) != first(toy.toy(), 3, 5)
