"""A tiny game with everything the kernel has: secret bids by several seats, hidden cards, effects,
forced answers.

Each round everybody bids up to two coins in secret; the highest bid draws a card from the hidden
deck, ties nobody. Then the winner may discard a card of the hand, in secret. Most points of cards
plus coins win.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from cosmeeple.kernel.engine.agenda import PASS, BaseState, Decision, Effect, Frame, Simultaneous
from cosmeeple.kernel.engine.domain import Domain
from cosmeeple.kernel.engine.journal import Event
from cosmeeple.kernel.engine.outcome import Outcome, ScoreRow, ranks_by
from cosmeeple.kernel.engine.reasons import Why
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game, Variant
from cosmeeple.kernel.kit import Kit, Label
from cosmeeple.kernel.records.fields import HIDDEN, Id, Int, Kinds, ListOf
from cosmeeple.kernel.records.record import frame, record

CARDS = ("one", "two", "three", "four", "five", "six", "seven", "eight")
COIN: Final = Domain("coin", ("more", "stop"))
CARD: Final = Domain("card", CARDS, optional=True)
MORE, STOP = 0, 1


@record
class Purse:
    coins: int
    hand: list[int]


@record
class State(BaseState):
    kit: Kit
    areas: list[Purse]
    deck: list[int]
    gone: list[int]
    bank: int


class Won(Event):
    """Nobody's number adds up here."""


@frame
class Bid(Simultaneous):
    """Coins one by one, at most two [TOY-001]."""

    verb: ClassVar[str] = "bid"
    domain: ClassVar[Domain] = COIN

    def allows(self, s: State, seat: i64, given: vec[i64], pick: i64, why: Why) -> bool:
        if not why.must(STOP not in given, "TOY-001", "not-stopped"):
            return False
        if pick == STOP:
            return True
        bids = len(given)
        return why.need(bids < 2, "TOY-001", "two-coins", bids) and why.need(
            s.areas[seat].coins > bids, "TOY-002", "coins", s.areas[seat].coins
        )

    def reveal(self, t: Table[State], given: vec[vec[i64]]) -> None:
        bids = [len(answers) - 1 for answers in given]
        for seat, bid in zip(self.seats, bids, strict=True):
            t.state.areas[seat].coins -= bid
            t.state.bank += bid
        best = max(bids)
        winners = [seat for seat, bid in zip(self.seats, bids, strict=True) if bid == best]
        if len(winners) == 1:
            t.state.areas[winners[0]].hand.append(t.state.deck.pop())
            t.then(Drop(winners[0]), NextRound())
        else:
            t.state.gone.append(t.state.deck.pop())
            t.then(NextRound())


@frame
class Drop(Decision):
    """A card of the hand may go, face down [TOY-003]."""

    verb: ClassVar[str] = "drop"
    domain: ClassVar[Domain] = CARD
    secret: ClassVar[bool] = True

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return pick == PASS or why.need(pick in s.areas[self.seat].hand, "TOY-003", "in-hand", pick)

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick != PASS:
            t.state.areas[self.seat].hand.remove(pick)
            t.state.gone.append(pick)
            t.state.areas[self.seat].coins += 1
            t.state.bank -= 1


@frame
class NextRound(Effect):
    """As long as there are cards [TOY-004]."""

    def happen(self, t: Table[State]) -> None:
        if t.state.deck:
            seats = tuple(range(len(t.state.areas)))
            t.then(Bid(seats))


def set_up(kit: Kit, seats: int, options: Any, rng: Rng) -> Table[State]:
    deck = list(range(len(CARDS)))
    rng.shuffle(deck)
    coins = 9 if options["purse"] == "rich" else 4
    state = State(kit, [Purse(coins, []) for _ in range(seats)], deck, [], 10)
    agenda: list[Frame] = [NextRound()]
    return Table(state, agenda, rng)


def mask(s: State, seat: int, frame: Frame | None) -> State:
    seen = s.clone()
    seen.deck = [HIDDEN] * len(s.deck)
    seen.gone = [HIDDEN] * len(s.gone)
    for other, area in enumerate(seen.areas):
        if other != seat:
            area.hand = [HIDDEN] * len(area.hand)
    return seen


def redeal(s: State, seat: int, frame: Frame | None, rng: Rng) -> None:
    places = [s.deck, s.gone, *[area.hand for other, area in enumerate(s.areas) if other != seat]]
    cards = [card for place in places for card in place]
    rng.shuffle(cards)
    for place in places:
        for i in range(len(place)):
            place[i] = cards.pop()


def outcome(s: State) -> Outcome:
    rows = (
        ScoreRow("cards", "", tuple(sum(card + 1 for card in area.hand) for area in s.areas)),
        ScoreRow("coins", "", tuple(area.coins for area in s.areas)),
    )
    totals = [sum(row.points[seat] for row in rows) for seat in range(len(s.areas))]
    return ranks_by(rows, totals, [])


def laws(s: State) -> dict[str, int]:
    return {
        "cards": len(s.deck) + len(s.gone) + sum(len(area.hand) for area in s.areas),
        "coins": s.bank + sum(area.coins for area in s.areas),
    }


def load_kit(path: Path | None) -> Kit:
    return Kit({"card": CARDS}, {"card": tuple(Label(card, card) for card in CARDS)}, "toy")


KINDS = Kinds(
    {
        "seat": Id("seat"),
        "deck": ListOf(Id("card")),
        "gone": ListOf(Id("card")),
        "hand": ListOf(Id("card")),
        "bank": Int(),
    }
)
KINDS.by_name["areas"] = KINDS.per("seat", Purse)


def toy(**changes: Any) -> Game:
    """The game, or a broken version of it."""
    parts: dict[str, Any] = {
        "slug": "toy",
        "names": {"en": "Toy", "pl": "Zabawka"},
        "seats": (2, 3),
        "rules_version": 1,
        "options": (Variant("purse", ("poor", "rich")),),
        "kinds": KINDS,
        "state": State,
        "frames": (Bid, Drop, NextRound),
        "load_kit": load_kit,
        "setup": set_up,
        "mask": mask,
        "redeal": redeal,
        "outcome": outcome,
        "evaluate": lambda s, seat: float(outcome(s).scores[seat]),
        "laws": laws,
        "longest": 200,
        "package": "cosmeeple.kernel",
    }
    return Game(**{**parts, **changes})
