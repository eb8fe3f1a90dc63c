"""Drawing, discarding, placing cards and goods [RAC-008..010, RAC-R01, RAC-471]."""

from __future__ import annotations

from mypy_extensions import i64

from cosmeeple.games.race.events import CardsDrawn, CardsSeen, DeckShuffled, GoodPlaced
from cosmeeple.games.race.state import EVERYBODY, NOBODY_KNOWS, Area, State
from cosmeeple.games.race.vocabulary import NONE
from cosmeeple.kernel.engine.rows import (
    append,
    insert_at,
    insert_sorted,
    last_place_of,
    place_of,
    pop,
    remove,
    vec,
)
from cosmeeple.kernel.engine.table import Table


def refill(t: Table[State]) -> None:
    """The discards become the new draw pile [RAC-009, RAC-R01]."""
    s = t.state
    s.deck = t.rng.mix(s.discards)
    s.discards = vec[i64]()
    s.witnesses = vec[i64]()
    if t.telling:
        t.tell(DeckShuffled(len(s.deck)))


def draw(t: Table[State]) -> i64:
    """The top card, or NONE when there is no card left anywhere. An emptied pile is refilled at
    once [RAC-009]."""
    s = t.state
    if len(s.deck) == 0:
        if len(s.discards) == 0:
            return NONE
        refill(t)
    s.deck, card = pop(s.deck)
    if len(s.deck) == 0 and len(s.discards) > 0:
        refill(t)
    return card


def draw_to_hand(t: Table[State], seat: i64, count: i64, cause: str, cites: str) -> i64:
    """Draw cards into the hand by the rule `cites`; returns how many there were."""
    area = t.state.areas[seat]
    drawn = vec[i64](capacity=count)
    for _ in range(count):
        card = draw(t)
        if card == NONE:
            break
        drawn = append(drawn, card)
        area.hand = insert_sorted(area.hand, card)
    if len(drawn) > 0 and t.telling:
        t.tell(CardsDrawn(seat, len(drawn), cause, cites))
        t.tell(CardsSeen(seat, tuple(drawn), cites), seat)
    return len(drawn)


def discard(s: State, card: i64, witness: i64) -> None:
    """A card goes face down to the discards; `witness` says who knows it [RAC-009, RAC-471]."""
    s.discards = append(s.discards, card)
    s.witnesses = append(s.witnesses, witness)


def discard_from_hand(s: State, seat: i64, card: i64) -> None:
    """Face down: from now on nobody else can be sure which shown cards are still in the hand
    [RAC-471]."""
    area = s.areas[seat]
    area.hand = remove(area.hand, card)
    if len(area.shown) > 0:
        area.shown = vec[i64]()
    discard(s, card, seat)


def take_from_hand(s: State, seat: i64, card: i64) -> None:
    """The card leaves the hand face up."""
    area = s.areas[seat]
    area.hand = remove(area.hand, card)
    if card in area.shown:
        area.shown = remove(area.shown, card)


def sacrifice(s: State, seat: i64, card: i64) -> None:
    """A card leaves the tableau for the discards; its other powers go with it at once
    [RAC-183, RAC-209, RAC-R04]."""
    area = s.areas[seat]
    if place_of(area.tableau, card) < area.old:
        area.old -= 1
    area.tableau = remove(area.tableau, card)
    discard(s, card, EVERYBODY)


def put_good(area: Area, world: i64, card: i64) -> None:
    """A card lies on the world as a good, after those that lie there [RAC-010]."""
    area.holders = insert_sorted(area.holders, world)
    area.goods = insert_at(area.goods, last_place_of(area.holders, world), card)


def add_good(t: Table[State], seat: i64, world: i64, cites: str) -> bool:
    """The top card, unseen, becomes a good by the rule `cites`; without a card there is none
    [RAC-009, RAC-010]."""
    card = draw(t)
    if card == NONE:
        return False
    put_good(t.state.areas[seat], world, card)
    if t.telling:
        t.tell(GoodPlaced(seat, world, cites))
    return True


def spend_good(s: State, seat: i64, world: i64) -> None:
    """A good on the world, the last that came there, goes face down to the discards [RAC-010]."""
    area = s.areas[seat]
    place = last_place_of(area.holders, world)
    area.holders, _ = pop(area.holders, place)
    area.goods, card = pop(area.goods, place)
    discard(s, card, NOBODY_KNOWS)
