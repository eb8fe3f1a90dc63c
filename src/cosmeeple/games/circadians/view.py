"""What a seat may know, and dealing again what it does not [CIR-012, CIR-129, CIR-275, CIR-276]."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.circadians.state import Area, State
from cosmeeple.games.circadians.vocabulary import CACHE_SLOTS, SAL, SIDES
from cosmeeple.kernel.engine.agenda import Frame
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import append, face_down, face_down_list, picks, vec

HIDDEN: Final = -2


def hidden(cards: list[int]) -> list[int]:
    return face_down_list(len(cards))


def hidden_below_top(tokens: list[int]) -> list[int]:
    """Of a stack only the token on top is seen."""
    if len(tokens) < 2:
        return tokens
    seen = [HIDDEN] * len(tokens)
    seen[len(tokens) - 1] = tokens[len(tokens) - 1]
    return seen


def behind_screen(area: Area) -> Area:
    """What others see of a player: how many cards and dice there are."""
    seen = area.share()
    seen.hand = face_down(len(area.hand))
    seen.draft = hidden(area.draft)
    seen.offered = hidden(area.offered)
    seen.rolled = face_down(len(area.rolled))
    return seen


def mask(s: State, seat: int, frame: Frame | None) -> State:
    """The state with everything HIDDEN that the seat may not know: decks, stacks, Caches, and
    others' hands and dice behind Screens. What lies open is shared with it.
    """
    seen = s.share()
    seen.areas = vec[Area](capacity=len(s.areas))
    for other in range(len(s.areas)):
        area = s.areas[other]
        seen.areas = append(seen.areas, area if other == seat else behind_screen(area))
    seen.farm_stacks = [hidden_below_top(stack) for stack in s.farm_stacks]
    seen.ship_stacks = [hidden_below_top(stack) for stack in s.ship_stacks]
    seen.caches = hidden(s.caches)
    if s.caches_open != 0:
        seen.caches = [
            s.caches[slot] if s.caches_open >> slot & 1 else HIDDEN
            for slot in range(len(CACHE_SLOTS))
        ]
    seen.contracts = face_down(len(s.contracts))
    seen.events = hidden(s.events)
    seen.events_out = hidden(s.events_out)
    seen.renzo = hidden(s.renzo)
    seen.leaders_out = hidden(s.leaders_out)
    seen.ai = s.ai.share()
    seen.ai.deck = hidden(s.ai.deck)
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
