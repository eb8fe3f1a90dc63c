"""What a seat may know, and dealing again what it does not [CIR-012, CIR-129, CIR-275, CIR-276]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmeeple.games.circadians.state import State
from cosmeeple.games.circadians.vocabulary import CACHE_SLOTS, SAL, SIDES
from cosmeeple.kernel.engine.agenda import Frame
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import append, picks, vec

HIDDEN: Final = -2


def hidden(cards: list[int]) -> list[int]:
    return [HIDDEN] * len(cards)


def hidden_row(cards: vec[i64]) -> vec[i64]:
    row = vec[i64](capacity=len(cards))
    for _ in range(len(cards)):
        row = append(row, HIDDEN)
    return row


def hide_below_top(stacks: list[list[int]]) -> None:
    """Of each stack only the token on top is seen."""
    for number in range(len(stacks)):
        tokens = stacks[number]
        if len(tokens) > 1:
            seen = [HIDDEN] * len(tokens)
            seen[len(tokens) - 1] = tokens[len(tokens) - 1]
            stacks[number] = seen


def mask(s: State, seat: int, frame: Frame | None) -> State:
    """A copy in which everything the seat may not know is HIDDEN: decks, stacks, Caches, and
    others' hands and dice behind Screens.
    """
    seen = s.clone()
    for other in range(len(seen.areas)):
        if other != seat:
            area = seen.areas[other]
            area.hand = hidden_row(area.hand)
            area.draft = hidden(area.draft)
            area.offered = hidden(area.offered)
            area.rolled = hidden_row(area.rolled)
    hide_below_top(seen.farm_stacks)
    hide_below_top(seen.ship_stacks)
    seen.caches = [
        seen.caches[slot] if seen.caches_open >> slot & 1 else HIDDEN
        for slot in range(len(CACHE_SLOTS))
    ]
    seen.contracts = hidden_row(seen.contracts)
    seen.events = hidden(seen.events)
    seen.events_out = hidden(seen.events_out)
    seen.renzo = hidden(seen.renzo)
    seen.leaders_out = hidden(seen.leaders_out)
    seen.ai.deck = hidden(seen.ai.deck)
    return seen


def shuffled_together(piles: list[list[int]], rng: Rng) -> list[int]:
    """All cards of these piles in random order, to be dealt from the end."""
    cards: list[int] = []
    for pile in piles:
        cards.extend(pile)
    rng.shuffle(cards)
    return cards


def dealt(cards: list[int], count: int) -> list[int]:
    """So many cards from the end."""
    return [cards.pop() for _ in range(count)]


def redeal(s: State, seat: int, frame: Frame | None, rng: Rng) -> None:
    """Everything that `mask` hides comes from where it could come from."""
    others = [s.areas[other] for other in range(len(s.areas)) if other != seat]
    hands = [list(area.hand) for area in others]
    hands.extend([area.draft for area in others])
    contracts = shuffled_together([*hands, list(s.contracts)], rng)
    for area in others:
        area.hand = picks(sorted(dealt(contracts, len(area.hand))))
    for area in others:
        area.draft = sorted(dealt(contracts, len(area.draft)))
    s.contracts = picks(dealt(contracts, len(s.contracts)))
    leaders = shuffled_together([*[area.offered for area in others], s.leaders_out], rng)
    for area in others:
        area.offered = sorted(dealt(leaders, len(area.offered)))
    s.leaders_out = sorted(leaders)
    for area in others:
        area.rolled = picks(
            sorted([face if face == SAL else rng.roll(SIDES) for face in area.rolled])
        )
    redeal_stacks(s.farm_stacks, rng)
    redeal_stacks(s.ship_stacks, rng)
    closed = [slot for slot in range(len(CACHE_SLOTS)) if not s.caches_open >> slot & 1]
    values = [s.caches[slot] for slot in closed]
    rng.shuffle(values)
    caches = s.caches.copy()
    for slot in closed:
        caches[slot] = values.pop()
    s.caches = caches
    # The last Event of the deck is known: it lies at the bottom.
    bottom = s.events[:1]
    events = shuffled_together([s.events[1:], s.events_out, s.renzo], rng)
    s.events = bottom + dealt(events, len(s.events) - len(bottom))
    s.events_out = dealt(events, len(s.events_out))
    s.renzo = dealt(events, len(s.renzo))
    rng.shuffle(s.ai.deck)


def redeal_stacks(stacks: list[list[int]], rng: Rng) -> None:
    """The tokens below the tops, shuffled over all stacks."""
    below = shuffled_together([stack[:-1] for stack in stacks], rng)
    for number in range(len(stacks)):
        stack = stacks[number]
        if stack:
            stacks[number] = [*dealt(below, len(stack) - 1), stack[-1]]
