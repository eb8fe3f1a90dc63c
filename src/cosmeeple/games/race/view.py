"""What a seat may know, and dealing again what it does not [RAC-470..472, RAC-R18]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmeeple.games.race.state import EVERYBODY, State
from cosmeeple.games.race.vocabulary import A_CARDS, A_TOKENS, NONE
from cosmeeple.kernel.engine.agenda import Frame
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import picks, sort, vec

HIDDEN: Final = -2
#: Face down, but the letter on the back shows: an orb card or a token, A or B [RAC-470].
HIDDEN_A: Final = -3
HIDDEN_B: Final = -4


def hide(cards: vec[i64]) -> None:
    for place in range(len(cards)):
        cards[place] = HIDDEN


def turn_down(things: vec[i64], limit: i64) -> None:
    """Only the letter on the back is left, A below the limit [RAC-470, RAC-R18]."""
    for place in range(len(things)):
        things[place] = HIDDEN_A if things[place] < limit else HIDDEN_B


def knows_discard(witness: int, seat: int) -> bool:
    """A discarded card is known to who discarded it, or to all when it lay open [RAC-471]."""
    return witness in (seat, EVERYBODY)


def mask(s: State, seat: int, frame: Frame | None) -> State:
    """A copy in which everything the seat may not know is HIDDEN: deck, goods, other hands, unseen
    discards. Orb cards and tokens keep the letter on their back."""
    seen = s.clone()
    hide(seen.deck)
    for place in range(len(seen.discards)):
        if not knows_discard(seen.witnesses[place], seat):
            seen.discards[place] = HIDDEN
    for other in range(len(seen.areas)):
        area = seen.areas[other]
        hide(area.goods)
        if other != seat:
            area.hand = picks([*area.shown, *[HIDDEN] * (len(area.hand) - len(area.shown))])
            hide(area.dealt)
            turn_down(area.tokens, A_TOKENS)
            turn_down(area.orb_hand, A_CARDS)
    for orb in seen.orbs:
        for cards in (orb.deck, orb.unseen):
            turn_down(cards, A_CARDS)
        for tokens in (orb.pool_a, orb.pool_b, orb.spot_tokens):
            turn_down(tokens, A_TOKENS)
    return seen


def redeal(s: State, seat: int, frame: Frame | None, rng: Rng) -> None:
    """Shuffle together all cards that the seat does not know, and share them out to the same
    places."""
    unknown = list(s.deck)
    for place in range(len(s.discards)):
        if not knows_discard(s.witnesses[place], seat):
            unknown.append(s.discards[place])
    for other in range(len(s.areas)):
        area = s.areas[other]
        unknown.extend(area.goods)
        if other != seat:
            hidden = list(area.hand)
            for card in area.shown:
                hidden.remove(card)
            unknown.extend(hidden)
            unknown.extend(area.dealt)
    rng.shuffle(unknown)
    if s.round == 0:
        deal_starts(s, seat, unknown)
    for other in range(len(s.areas)):
        area = s.areas[other]
        for place in range(len(area.goods)):
            area.goods[place] = unknown.pop()
        if other != seat:
            area.hand = picks(
                sorted(
                    [*area.shown, *[unknown.pop() for _ in range(len(area.hand) - len(area.shown))]]
                )
            )
            if s.round > 0:
                area.dealt = picks(sorted([unknown.pop() for _ in area.dealt]))
    for place in range(len(s.discards)):
        if not knows_discard(s.witnesses[place], seat):
            s.discards[place] = unknown.pop()
    s.deck = picks(unknown)
    for orb in s.orbs:
        hands = [s.areas[other].orb_hand for other in range(len(s.areas)) if other != seat]
        share_out([orb.deck, orb.unseen], hands, A_CARDS, rng)
        held = [s.areas[other].tokens for other in range(len(s.areas)) if other != seat]
        share_out([orb.pool_a, orb.pool_b, orb.spot_tokens], held, A_TOKENS, rng)


def share_out(piles: list[vec[i64]], hands: list[vec[i64]], limit: i64, rng: Rng) -> None:
    """Share orb cards or tokens out again; the letter on the back, A below the limit, stays where
    it is [RAC-470]."""
    unknown_a: list[int] = []
    unknown_b: list[int] = []
    places = [*piles, *hands]
    for place in places:
        for one in place:
            if one < limit:
                unknown_a.append(one)
            else:
                unknown_b.append(one)
    rng.shuffle(unknown_a)
    rng.shuffle(unknown_b)
    for place in places:
        for i in range(len(place)):
            place[i] = unknown_a.pop() if place[i] < limit else unknown_b.pop()
    for hand in hands:
        sort(hand)


def deal_starts(s: State, seat: int, unknown: list[int]) -> None:
    """Start worlds dealt to others are one of each stack, or the one kept; any unknown one of the
    right stack may be it."""
    for other in range(len(s.areas)):
        area = s.areas[other]
        if other == seat or len(area.dealt) == 0:
            continue
        dealt: list[int] = []
        if len(area.dealt) == len(s.kit.stacks):
            for stack in s.kit.stacks:
                dealt.append(take_start(unknown, stack))
        else:
            both: list[int] = []
            for stack in s.kit.stacks:
                both.extend(stack)
            dealt.append(take_start(unknown, tuple(both)))
        area.dealt = picks(sorted(dealt))


def take_start(unknown: list[int], stack: tuple[int, ...]) -> int:
    """The first unknown card of the stack; the cards are shuffled, so any is as likely."""
    for place in range(len(unknown)):
        if unknown[place] in stack:
            return unknown.pop(place)
    return NONE
