"""What a seat may know, and dealing anew what it does not [CIR-012, CIR-129, CIR-275, CIR-276]."""

from __future__ import annotations

from typing import Any, Final

from cosmeeple.games.circadians.state import State
from cosmeeple.games.circadians.vocabulary import CACHE_SLOTS, SAL, SIDES
from cosmeeple.kernel.agenda import Frame
from cosmeeple.kernel.rng import Rng

HIDDEN: Final = -2


def hide(cards: list[int]) -> None:
    for place in range(len(cards)):
        cards[place] = HIDDEN


def hide_below_top(stack: list[int]) -> None:
    for place in range(len(stack) - 1):
        stack[place] = HIDDEN


def mask(s: State, seat: int, frame: Frame[Any] | None) -> State:
    """A copy in which everything the seat may not know is HIDDEN: decks, stacks, Caches, and others' hands and dice
    behind Screens.
    """
    seen = s.clone()
    for other in range(len(seen.areas)):
        if other != seat:
            area = seen.areas[other]
            hide(area.hand)
            hide(area.draft)
            hide(area.offered)
            hide(area.rolled)
    for stack in seen.farm_stacks:
        hide_below_top(stack)
    for stack in seen.ship_stacks:
        hide_below_top(stack)
    for slot in range(len(CACHE_SLOTS)):
        if not seen.caches_open >> slot & 1:
            seen.caches[slot] = HIDDEN
    for deck in (seen.contracts, seen.events, seen.events_out, seen.renzo, seen.leaders_out, seen.ai.deck):
        hide(deck)
    return seen


def share_out(places: list[list[int]], rng: Rng, in_order: bool) -> None:
    """Deal all these cards anew, as many to each place as it had; hands are kept sorted."""
    cards: list[int] = []
    for place in places:
        cards.extend(place)
    rng.shuffle(cards)
    for place in places:
        for at in range(len(place)):
            place[at] = cards.pop()
        if in_order:
            place.sort()


def redeal(s: State, seat: int, frame: Frame[Any] | None, rng: Rng) -> None:
    """Everything that `mask` hides comes from where it could come from."""
    others = [s.areas[other] for other in range(len(s.areas)) if other != seat]
    hands = [area.hand for area in others]
    hands.extend([area.draft for area in others])
    share_out([*hands, s.contracts], rng, False)
    for hand in hands:
        hand.sort()
    offered = [area.offered for area in others]
    share_out([*offered, s.leaders_out], rng, True)
    for area in others:
        for at in range(len(area.rolled)):
            if area.rolled[at] != SAL:
                area.rolled[at] = rng.roll(SIDES)
        area.rolled.sort()
    redeal_stacks(s.farm_stacks, rng)
    redeal_stacks(s.ship_stacks, rng)
    closed = [slot for slot in range(len(CACHE_SLOTS)) if not s.caches_open >> slot & 1]
    values = [s.caches[slot] for slot in closed]
    rng.shuffle(values)
    for slot in closed:
        s.caches[slot] = values.pop()
    # The last Event of the deck is known: it lies at the bottom.
    if s.events:
        bottom = s.events.pop(0)
        share_out([s.events, s.events_out, s.renzo], rng, False)
        s.events.insert(0, bottom)
    else:
        share_out([s.events_out, s.renzo], rng, False)
    rng.shuffle(s.ai.deck)


def redeal_stacks(stacks: list[list[int]], rng: Rng) -> None:
    """The tokens below the tops, shuffled over all stacks."""
    below: list[int] = []
    for stack in stacks:
        below.extend(stack[:-1])
    rng.shuffle(below)
    for stack in stacks:
        for at in range(len(stack) - 1):
            stack[at] = below.pop()
