"""What a seat may know, and dealing again what it does not [TOR-170..173, TOR-073, TOR-A26]."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.tortuga.skirmish import CommitCard, DefendCard
from cosmeeple.games.tortuga.state import NOTHING, Area, State
from cosmeeple.kernel.engine.agenda import Frame
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import face_down_list

HIDDEN: Final = -2


def sees_attack(s: State, seat: int, frame: Frame | None) -> bool:
    """The attacker's cards lie face down until the defender is done."""
    return seat == s.active or not isinstance(frame, (CommitCard, DefendCard))


def sees_hunt(s: State, seat: int, sector: int) -> bool:
    """Only who has a marker on the token."""
    return seat >= 0 and s.scouts[sector] >> seat & 1 == 1


def mask(s: State, seat: int, frame: Frame | None) -> State:
    """The state with everything HIDDEN that the seat may not know; what lies open is shared with it
    [TOR-170..172]."""
    seen = s.share()
    seen.areas = [shown_area(s.areas[other], other == seat) for other in range(len(s.areas))]
    seen.decks = [
        hidden_from(s.decks[number], s.seen_below[number]) for number in range(len(s.decks))
    ]
    seen.hunts = s.hunts.copy()
    for sector in range(len(s.hunts)):
        if s.hunts[sector] != NOTHING and not sees_hunt(s, seat, sector):
            seen.hunts[sector] = HIDDEN
    seen.boxed_hunts = hidden(s.boxed_hunts)
    if not sees_attack(s, seat, frame):
        seen.attack = hidden(s.attack)
    return seen


def shown_area(area: Area, is_own: bool) -> Area:
    """What the owner sees of a hold, or another player."""
    seen = area.share()
    seen.deck = hidden(area.deck)
    if not is_own:
        seen.hand = hidden(area.hand)
        if area.reserve != NOTHING:
            seen.reserve = HIDDEN
    return seen


def hidden(cards: list[int]) -> list[int]:
    return face_down_list(len(cards))


def hidden_from(cards: list[int], first: int) -> list[int]:
    """A deck of which only the first so many cards have been seen."""
    if first == 0:
        return hidden(cards)
    return cards[:first] + [HIDDEN] * (len(cards) - first)


def redeal(s: State, seat: int, frame: Frame | None, rng: Rng) -> None:
    """Deal again, in place: all decks, the others' hands and reserves, cards face down, tokens not
    scouted [TOR-170..172]."""
    for other in range(len(s.areas)):
        redeal_cards(
            s, other, other == seat, not sees_attack(s, seat, frame) and other == s.active, rng
        )
    for number in range(len(s.decks)):
        known = s.decks[number][: s.seen_below[number]]
        rest = s.decks[number][s.seen_below[number] :]
        rng.shuffle(rest)
        s.decks[number] = known + rest
    redeal_hunts(s, seat, rng)


def redeal_cards(s: State, owner: int, is_own: bool, attack_hidden: bool, rng: Rng) -> None:
    """A player's own deck is unknown only in its order; of the others only the sum of deck, hand
    and reserve is known."""
    area = s.areas[owner]
    if is_own:
        rng.shuffle(area.deck)
        return
    pool = area.deck + area.hand
    if area.reserve != NOTHING:
        pool.append(area.reserve)
    if attack_hidden:
        pool.extend(s.attack)
    rng.shuffle(pool)
    if attack_hidden:
        committed = [card for card in pool if s.kit.card_maneuver[card] > 0][: len(s.attack)]
        for card in committed:
            pool.remove(card)
        s.attack = sorted(committed)
    if area.reserve != NOTHING:
        area.reserve = pool.pop()
    hand = len(area.hand)
    area.hand = sorted(pool[:hand])
    area.deck = pool[hand:]


def redeal_hunts(s: State, seat: int, rng: Rng) -> None:
    """Tokens without the seat's marker, those in the box too, could be any of the rest
    [TOR-017, TOR-A02]."""
    places = [
        sector
        for sector in range(len(s.hunts))
        if s.hunts[sector] != NOTHING and not sees_hunt(s, seat, sector)
    ]
    tokens = s.boxed_hunts + [s.hunts[sector] for sector in places]
    rng.shuffle(tokens)
    for sector in places:
        s.hunts[sector] = tokens.pop()
    s.boxed_hunts = sorted(tokens)
