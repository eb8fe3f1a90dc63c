"""What a seat may know, and dealing again what it does not [ANT-160, ANT-161, ANT-R22, ANT-R45]."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.antarctica.shipyard import KeepShipyardCard, TakeShipyardCard
from cosmeeple.games.antarctica.state import State
from cosmeeple.kernel.engine.agenda import Frame
from cosmeeple.kernel.engine.rng import Rng, share_out

HIDDEN: Final = -2


def sees_pile(seat: int, frame: Frame | None) -> bool:
    """Only who is choosing from the pile looks through it, and only then."""
    return isinstance(frame, TakeShipyardCard) and frame.seat == seat


def sees_draft(seat: int, frame: Frame | None) -> bool:
    """Only who has just been passed the cards."""
    return isinstance(frame, KeepShipyardCard) and frame.seat == seat


def mask(s: State, seat: int, frame: Frame | None) -> State:
    """A copy in which everything the seat may not know is HIDDEN."""
    seen = s.clone()
    for deck in seen.decks:
        for place in range(len(deck) - 1):
            deck[place] = HIDDEN
    for other in range(len(seen.areas)):
        if other != seat:
            hide(seen.areas[other].hand)
    if not sees_pile(seat, frame):
        hide(seen.pile)
    if not sees_draft(seat, frame):
        hide(seen.draft)
    hide(seen.unseen)
    return seen


def hide(cards: list[int]) -> None:
    for place in range(len(cards)):
        cards[place] = HIDDEN


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
