"""Artifact tokens [RAC-086, RAC-430, RAC-434, RAC-443..446, RAC-R16, RAC-R17, RAC-R25, RAC-D28]:
used once, in many phases.

Their faces are secret, their number is not: whoever holds a token face down is asked wherever one
could be used.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.race import vocabulary as words
from cosmeeple.games.race.cards import spend_good
from cosmeeple.games.race.events import GoodSpent, TokenUsed
from cosmeeple.games.race.payment import Pay
from cosmeeple.games.race.state import Area, State, kind_of
from cosmeeple.kernel.engine.rows import append, distinct, remove, total, vec, with_first
from cosmeeple.kernel.frames import PASS, Decision, Domain, Table, Why, frame

#: A world with a good, or a token played as a good.
GOOD_SOURCE: Final = Domain("good_source", (*words.CARDS, *words.ARTIFACT_TOKENS))
GOOD_SOURCE_OR_PASS: Final = Domain("good_source", (*words.CARDS, *words.ARTIFACT_TOKENS), True)
TOKEN_OR_PASS: Final = Domain("token", words.ARTIFACT_TOKENS, True)


def amount(s: State, token: i64, use: i64) -> i64:
    """What a token gives for a use; 0 when it has no such use."""
    return s.kit.orb.uses[use][token]


def turn_up(t: Table[State], seat: i64, token: i64) -> None:
    """A token is used: it lies face up from now on [RAC-430]."""
    area = t.state.areas[seat]
    area.tokens = remove(area.tokens, token)
    area.used_tokens = append(area.used_tokens, token)
    if t.telling:
        t.tell(TokenUsed(seat, token))


def token_goods(s: State, area: Area) -> i64:
    """Tokens that could be played as an Alien good [RAC-445]."""
    return total(s.kit.orb.uses[words.TOKEN_GOOD], area.tokens, len(area.tokens))


def is_good_token(s: State, area: Area, pick: i64) -> bool:
    """Is this answer one of those tokens?"""
    token = pick - words.CARD_COUNT
    return token in area.tokens and amount(s, token, words.TOKEN_GOOD) > 0


def sources(area: Area) -> vec[i64]:
    """Worlds that hold a good, then all tokens, in the order of GOOD_SOURCE."""
    found = distinct(area.holders)
    for token in distinct(area.tokens):
        found = append(found, words.CARD_COUNT + token)
    return found


def spend_source(t: Table[State], seat: i64, pick: i64, cites: str) -> None:
    """A good is spent by the rule `cites`, or a token in its place [RAC-010, RAC-445]."""
    if pick >= words.CARD_COUNT:
        turn_up(t, seat, pick - words.CARD_COUNT)
        return
    spend_good(t.state, seat, pick)
    if t.telling:
        t.tell(GoodSpent(seat, pick, cites))


def source_kind(s: State, pick: i64) -> i64:
    """The kind of good that a world holds or a token stands for."""
    return words.ALIEN if pick >= words.CARD_COUNT else kind_of(s.kit, pick)


def discount_by(s: State, token: i64, world: i64) -> i64:
    """How much cheaper a token makes a world, or (NONE) a development
    [RAC-443, RAC-444, RAC-R16, RAC-R25]."""
    if world == words.NONE:
        return amount(s, token, words.TOKEN_DEVELOP)
    found = amount(s, token, words.TOKEN_SETTLE)
    if s.kit.facts.good[world] == words.GENES:
        found += amount(s, token, words.TOKEN_GENES)
    return found


def possible_discount(s: State, area: Area, world: i64) -> i64:
    """What all the tokens together could take off [RAC-443, RAC-444]."""
    found: i64 = 0
    for token in area.tokens:
        found += discount_by(s, token, world)
    return found


def pay_with_tokens(t: Table[State], seat: i64, cost: i64, world: i64) -> None:
    """Pay; before that, tokens may be declared [RAC-086, RAC-443]."""
    if cost > 0 and len(t.state.areas[seat].tokens) > 0:
        t.then(DeclareToken(seat, cost, world))
    else:
        t.then(Pay(seat, cost, world))


@final
@frame
class DeclareToken(Decision):
    """A token for this payment, or no more [RAC-086, RAC-443, RAC-444, RAC-D28]. `world` is NONE
    for developments."""

    verb: ClassVar[str] = "declare"
    domain: ClassVar[Domain] = TOKEN_OR_PASS

    cost: i64
    world: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        area = s.areas[self.seat]
        if pick == PASS:
            return why.need(
                len(area.hand) >= self.cost, "RAC-082", "can-pay", self.cost, len(area.hand)
            )
        return why.must(pick in area.tokens, "RAC-430", "holds-token", pick) and why.need(
            discount_by(s, pick, self.world) > 0, "RAC-443", "token-discounts", pick
        )

    def options(self, s: State) -> vec[i64]:
        return self.allowed(s, with_first(PASS, distinct(s.areas[self.seat].tokens)))

    def is_forced(self) -> bool:
        return False

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            t.then(Pay(self.seat, self.cost, self.world))
            return
        left = max(0, self.cost - discount_by(t.state, pick, self.world))
        turn_up(t, self.seat, pick)
        pay_with_tokens(t, self.seat, left, self.world)
