"""The market action: a trader, a special buyer, a coloured buyer
[REL-330..335, REL-X02, REL-X03]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.relics import crew, events
from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics.state import State, add_buyer
from cosmeeple.kernel.engine.rows import append, vec
from cosmeeple.kernel.frames import PASS, Decision, Domain, Table, Why, frame

MARKET: Final[Domain] = Domain("market", words.MARKETS)
MARKET_OR_PASS: Final[Domain] = Domain("market", words.MARKETS, True)
BUYER_OR_PASS: Final[Domain] = Domain("buyer", words.BUYERS, True)
WITH_SPECIAL: Final = vec[i64]([PASS, words.SPECIAL])


def usable_markets(s: State, seat: i64, card: i64) -> i64:
    """Markets that fit the card and where an own explorer stands, one bit each
    [REL-021, REL-330]."""
    usable: i64 = 0
    fitting = s.kit.card_markets[card]
    if fitting:
        explorers = s.areas[seat].explorers
        for market in range(words.MARKET_COUNT):
            if fitting >> market & 1 and s.kit.market_location[market] in explorers:
                usable |= 1 << market
    return usable


def may_use_market(s: State, seat: i64, card: i64, why: Why) -> bool:
    """A card with the symbol of a market, and an explorer there; nothing else is required
    [REL-330, REL-A09]."""
    return why.must(s.kit.card_markets[card] != 0, "REL-330", "card-has-symbol", card) and why.need(
        usable_markets(s, seat, card) != 0, "REL-330", "explorer-on-market", card
    )


def join_queue(t: Table[State], market: i64, buyer: i64, cites: str) -> None:
    """To the end of the queue by the rule `cites`; a full one loses its first buyer [REL-011]."""
    pushed = add_buyer(t.state, market, buyer)
    if t.telling:
        t.tell(events.BuyerJoined(market, buyer, pushed, cites))


@final
@frame
class ChooseMarket(Decision):
    """Which market, where the card fits several with an own explorer
    [REL-021, REL-330, REL-A02, REL-D12]."""

    verb: ClassVar[str] = "at"
    domain: ClassVar[Domain] = MARKET

    card: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        fits = s.kit.card_markets[self.card] >> pick & 1 == 1
        return why.need(fits, "REL-330", "card-fits-market", self.card, pick) and why.need(
            s.kit.market_location[pick] in s.areas[self.seat].explorers,
            "REL-330",
            "explorer-at-market",
            pick,
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        market_steps(t, self.seat, pick)


def market_steps(t: Table[State], seat: i64, market: i64) -> None:
    """Each at most once, each optional, in this order [REL-331]."""
    t.then(PlaceTrader(seat, market), AddSpecialBuyer(seat, market), AddColouredBuyer(seat, market))


@final
@frame
class PlaceTrader(Decision):
    """Step 1: one crew as trader; with an empty supply a guard [REL-332, REL-335, REL-D13]."""

    verb: ClassVar[str] = "trader"
    domain: ClassVar[Domain] = crew.CREW_OR_PASS

    market: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return pick == PASS or crew.allows_source(s, self.seat, words.NONE, pick, why)

    def options(self, s: State) -> vec[i64]:
        return crew.source_options(s, self.seat, words.NONE)

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick != PASS:
            crew.take_crew(t, self.seat, pick, "REL-332")
            crew.post_trader(t, self.seat, self.market, "REL-332")


@final
@frame
class AddSpecialBuyer(Decision):
    """Step 2: a special buyer to the end of the queue, if one is left
    [REL-333, REL-016, REL-D14]."""

    verb: ClassVar[str] = "buyer"
    domain: ClassVar[Domain] = BUYER_OR_PASS

    market: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return pick == PASS or (
            why.need(pick == words.SPECIAL, "REL-333", "special-buyer", pick)
            and why.need(s.buyers[pick] > 0, "REL-016", "buyer-left", pick)
        )

    def options(self, s: State) -> vec[i64]:
        return WITH_SPECIAL if s.buyers[words.SPECIAL] > 0 else crew.ONLY_PASS

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick != PASS:
            join_queue(t, self.market, pick, "REL-333")


@final
@frame
class AddColouredBuyer(Decision):
    """Step 3: a buyer of a colour of your choice, after the special one
    [REL-334, REL-016, REL-D15]."""

    verb: ClassVar[str] = "buyer"
    domain: ClassVar[Domain] = BUYER_OR_PASS

    market: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return pick == PASS or (
            why.need(pick != words.SPECIAL, "REL-334", "coloured-buyer", pick)
            and why.need(s.buyers[pick] > 0, "REL-016", "buyer-left", pick)
        )

    def options(self, s: State) -> vec[i64]:
        options = vec[i64]([PASS], capacity=words.REGION_COUNT + 1)
        for buyer in range(words.REGION_COUNT):
            if s.buyers[buyer] > 0:
                options = append(options, buyer)
        return options

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick != PASS:
            join_queue(t, self.market, pick, "REL-334")
