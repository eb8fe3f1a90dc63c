"""Selling a good [RAC-131..133, RAC-217, RAC-226, RAC-445, RAC-R17, RAC-D11]: with the Trade bonus,
or by a power."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from cosmeeple.games.race.cards import draw_to_hand, spend_good
from cosmeeple.games.race.events import GoodSold
from cosmeeple.games.race.state import Area, State, printed
from cosmeeple.games.race.tokens import (
    GOOD_SOURCE_OR_PASS,
    is_good_token,
    source_kind,
    sources,
    turn_up,
)
from cosmeeple.games.race.vocabulary import CARD_COUNT, NONE
from cosmeeple.kernel.engine.rows import append, distinct, vec, with_first
from cosmeeple.kernel.frames import PASS, Decision, Domain, Table, Why, frame


@final
@frame
class SellGood(Decision):
    """Sell one good: with the Trade bonus, which some worlds forbid, or by a power
    [RAC-131..133, RAC-226, RAC-D11].

    With the Trade bonus a token may be sold as an Alien good; nobody has to [RAC-445, RAC-R17].
    `tokens`: some are held.
    """

    verb: ClassVar[str] = "sell"
    domain: ClassVar[Domain] = GOOD_SOURCE_OR_PASS

    trade: bool
    with_bonuses: bool
    tokens: bool = False

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        area = s.areas[self.seat]
        if pick == PASS:
            return why.need(
                self.tokens and len(self.goods(s, area)) == 0, "RAC-131", "nothing-to-sell"
            )
        if pick >= CARD_COUNT:
            held = is_good_token(s, area, pick)
            return why.need(held and self.trade, "RAC-445", "token-is-good", pick - CARD_COUNT)
        forbidden = self.trade and s.kit.facts.no_bonus_sale[pick] == 1
        return why.must(pick in area.holders, "RAC-131", "holds-good", pick) and why.need(
            not forbidden, "RAC-132", "trade-allowed", pick
        )

    def goods(self, s: State, area: Area) -> vec[i64]:
        """Worlds whose good may be sold here."""
        worlds = distinct(area.holders)
        if not self.trade:
            return worlds
        legal = vec[i64](capacity=len(worlds))
        for world in worlds:
            if not s.kit.facts.no_bonus_sale[world]:
                legal = append(legal, world)
        return legal

    def options(self, s: State) -> vec[i64]:
        area = s.areas[self.seat]
        if not self.tokens:
            return self.allowed(s, distinct(area.holders))
        return self.allowed(s, with_first(PASS, sources(area)))

    def is_forced(self) -> bool:
        return not self.tokens

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            return
        s = t.state
        good = source_kind(s, pick)
        price: i64 = s.kit.prices[good]
        bonuses = sale_bonuses(s, s.areas[self.seat], good) if self.with_bonuses else 0
        here = s.kit.facts.sale_bonus_here[pick] if self.with_bonuses and pick < CARD_COUNT else 0
        if pick < CARD_COUNT:
            spend_good(s, self.seat, pick)
        else:
            turn_up(t, self.seat, pick - CARD_COUNT)
        cites = "RAC-131" if self.trade else "RAC-226"
        if t.telling:
            t.tell(
                GoodSold(
                    self.seat,
                    pick if pick < CARD_COUNT else NONE,
                    good,
                    price,
                    bonuses,
                    here,
                    cites,
                )
            )
        draw_to_hand(t, self.seat, price + bonuses + here, "trade", cites)


def sale_bonuses(s: State, area: Area, good: i64) -> i64:
    """The $ powers that fit the good [RAC-131, RAC-133, RAC-217]."""
    return printed(s.kit.facts.sale_bonus[good], area)
