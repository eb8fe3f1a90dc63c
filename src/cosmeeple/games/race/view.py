"""What a seat may know, and dealing again what it does not [RAC-470..472, RAC-R18]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmeeple.games.race.orb_board import Orb
from cosmeeple.games.race.state import EVERYBODY, Area, State
from cosmeeple.games.race.vocabulary import A_CARDS, A_TOKENS, NONE
from cosmeeple.kernel.engine.agenda import Frame
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import append, face_down, picks, sort, vec

HIDDEN: Final = -2
#: Face down, but the letter on the back shows: an orb card or a token, A or B [RAC-470].
HIDDEN_A: Final = -3
HIDDEN_B: Final = -4


def backs(things: vec[i64], limit: i64) -> vec[i64]:
    """Only the letter on the back is left, A below the limit [RAC-470, RAC-R18]."""
    if len(things) == 0:
        return things
    seen = things[:]
    for place in range(len(things)):
        seen[place] = HIDDEN_A if things[place] < limit else HIDDEN_B
    return seen


def knows_discard(witness: int, seat: int) -> bool:
    """A discarded card is known to who discarded it, or to all when it lay open [RAC-471]."""
    return witness in (seat, EVERYBODY)


def mask(s: State, seat: int, frame: Frame | None) -> State:
    """The state with everything HIDDEN that the seat may not know: deck, goods, other hands, unseen
    discards. Orb cards and tokens keep the letter on their back. What lies open is shared with it.
    """
    seen = s.share()
    seen.deck = face_down(len(s.deck))
    seen.discards = s.discards[:]
    for place in range(len(s.discards)):
        witness = s.witnesses[place]
        if witness != seat and witness != EVERYBODY:
            seen.discards[place] = HIDDEN
    seen.areas = [area_seen(s.areas[other], other == seat) for other in range(len(s.areas))]
    seen.orbs = [orb_seen(orb) for orb in s.orbs]
    return seen


def area_seen(area: Area, is_own: bool) -> Area:
    """What the owner sees of an area, or another player."""
    seen = area.share()
    seen.goods = face_down(len(area.goods))
    if not is_own:
        seen.hand = area.shown[:]
        for _ in range(len(area.hand) - len(area.shown)):
            seen.hand = append(seen.hand, HIDDEN)
        seen.dealt = face_down(len(area.dealt))
        seen.tokens = backs(area.tokens, A_TOKENS)
        seen.orb_hand = backs(area.orb_hand, A_CARDS)
    return seen


def orb_seen(orb: Orb) -> Orb:
    """What everybody sees beside the Orb: the backs of cards and tokens."""
    seen = orb.share()
    seen.deck = backs(orb.deck, A_CARDS)
    seen.unseen = backs(orb.unseen, A_CARDS)
    seen.pool_a = backs(orb.pool_a, A_TOKENS)
    seen.pool_b = backs(orb.pool_b, A_TOKENS)
    seen.spot_tokens = backs(orb.spot_tokens, A_TOKENS)
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
