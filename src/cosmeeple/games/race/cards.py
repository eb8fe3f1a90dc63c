"""Drawing, discarding, placing cards and goods [RAC-008..010, RAC-R01, RAC-471]."""

from __future__ import annotations

from cosmeeple.games.race.events import CardsDrawn, CardsSeen, DeckShuffled, GoodPlaced
from cosmeeple.games.race.state import EVERYBODY, NOBODY_KNOWS, State, insert_sorted
from cosmeeple.games.race.vocabulary import NONE
from cosmeeple.kernel.table import Table


def refill(t: Table[State]) -> None:
    """The discards become the new draw pile [RAC-009, RAC-R01]."""
    s = t.state
    s.deck, s.discards, s.witnesses = s.discards, [], []
    t.rng.shuffle(s.deck)
    if t.telling:
        t.tell(DeckShuffled(len(s.deck)))


def draw(t: Table[State]) -> int:
    """The top card, or NONE when there is no card left anywhere. An emptied pile is refilled at once [RAC-009]."""
    s = t.state
    if not s.deck:
        if not s.discards:
            return NONE
        refill(t)
    card = s.deck.pop()
    if not s.deck and s.discards:
        refill(t)
    return card


def draw_to_hand(t: Table[State], seat: int, count: int, cause: str, cites: str) -> int:
    """Draw cards into the hand by the rule `cites`; returns how many there were."""
    hand = t.state.areas[seat].hand
    drawn: list[int] = []
    for _ in range(count):
        card = draw(t)
        if card == NONE:
            break
        drawn.append(card)
        insert_sorted(hand, card)
    if drawn and t.telling:
        t.tell(CardsDrawn(seat, len(drawn), cause, cites))
        t.tell(CardsSeen(seat, tuple(drawn), cites), seat)
    return len(drawn)


def discard(s: State, card: int, witness: int) -> None:
    """A card goes face down to the discards; `witness` says who knows it [RAC-009, RAC-471]."""
    s.discards.append(card)
    s.witnesses.append(witness)


def discard_from_hand(s: State, seat: int, card: int) -> None:
    """Face down: from now on nobody else can be sure which shown cards are still in the hand [RAC-471]."""
    area = s.areas[seat]
    area.hand.remove(card)
    if area.shown:
        area.shown = []
    discard(s, card, seat)


def take_from_hand(s: State, seat: int, card: int) -> None:
    """The card leaves the hand face up."""
    area = s.areas[seat]
    area.hand.remove(card)
    if area.shown and card in area.shown:
        area.shown.remove(card)


def sacrifice(s: State, seat: int, card: int) -> None:
    """A card leaves the tableau for the discards; its other powers go with it at once [RAC-183, RAC-209, RAC-R04]."""
    area = s.areas[seat]
    place = area.tableau.index(card)
    area.tableau.pop(place)
    if place < area.old:
        area.old -= 1
    discard(s, card, EVERYBODY)


def add_good(t: Table[State], seat: int, world: int, cites: str) -> bool:
    """The top card, unseen, becomes a good by the rule `cites`; without a card there is none [RAC-009, RAC-010]."""
    card = draw(t)
    if card == NONE:
        return False
    area = t.state.areas[seat]
    area.goods.insert(insert_sorted(area.holders, world), card)
    if t.telling:
        t.tell(GoodPlaced(seat, world, cites))
    return True


def spend_good(s: State, seat: int, world: int) -> None:
    """A good on the world, the last that came there, goes face down to the discards [RAC-010]."""
    area = s.areas[seat]
    place = len(area.holders) - 1
    while area.holders[place] != world:
        place -= 1
    area.holders.pop(place)
    discard(s, area.goods.pop(place), NOBODY_KNOWS)
