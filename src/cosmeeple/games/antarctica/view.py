"""What a seat may know, and dealing again what it does not [ANT-160, ANT-161, ANT-R22, ANT-R45]."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.antarctica.shipyard import KeepShipyardCard, TakeShipyardCard
from cosmeeple.games.antarctica.state import State
from cosmeeple.kernel.engine.agenda import Frame
from cosmeeple.kernel.engine.rng import Rng, share_out
from cosmeeple.kernel.engine.rows import face_down_list

HIDDEN: Final = -2


def sees_pile(seat: int, frame: Frame | None) -> bool:
    """Only who is choosing from the pile looks through it, and only then."""
    return isinstance(frame, TakeShipyardCard) and frame.seat == seat


def sees_draft(seat: int, frame: Frame | None) -> bool:
    """Only who has just been passed the cards."""
    return isinstance(frame, KeepShipyardCard) and frame.seat == seat


def mask(s: State, seat: int, frame: Frame | None) -> State:
    """The state with everything HIDDEN that the seat may not know; what lies open is shared with
    it."""
    seen = s.share()
    seen.decks = [hidden_below_top(deck) for deck in s.decks]
    seen.areas = s.areas.copy()
    for other in range(len(s.areas)):
        if other != seat and len(s.areas[other].hand) > 0:
            seen.areas[other] = s.areas[other].share()
            seen.areas[other].hand = hidden(s.areas[other].hand)
    if not sees_pile(seat, frame):
        seen.pile = hidden(s.pile)
    if not sees_draft(seat, frame):
        seen.draft = hidden(s.draft)
    seen.unseen = hidden(s.unseen)
    return seen


def hidden(cards: list[int]) -> list[int]:
    return face_down_list(len(cards))


def hidden_below_top(deck: list[int]) -> list[int]:
    """Of a deck only the card on top is seen."""
    if len(deck) < 2:
        return deck
    seen = [HIDDEN] * len(deck)
    seen[len(deck) - 1] = deck[len(deck) - 1]
    return seen


def redeal(s: State, seat: int, frame: Frame | None, rng: Rng) -> None:
    """Shuffle what lies below the tops of the decks, and share out again all shipyard cards that
    the seat cannot see."""
    for deck in s.decks:
        if len(deck) > 2:
            top = deck.pop()
            rng.shuffle(deck)
            deck.append(top)
    places = [s.areas[other].hand for other in range(len(s.areas)) if other != seat]
    if not sees_pile(seat, frame):
        places.append(s.pile)
    if not sees_draft(seat, frame):
        places.append(s.draft)
    places.append(s.unseen)
    share_out(places, rng)
    for place in places:
        place.sort()
