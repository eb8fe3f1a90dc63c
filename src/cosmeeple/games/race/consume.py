"""Phase IV: Consume, with Trade [RAC-130..143, RAC-217..219, RAC-224..229, RAC-244, RAC-286,
RAC-D11..D15]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.race import events, goods
from cosmeeple.games.race import vocabulary as words
from cosmeeple.games.race.cards import discard, discard_from_hand, draw, draw_to_hand
from cosmeeple.games.race.payment import CARD_OR_PASS
from cosmeeple.games.race.state import (
    EVERYBODY,
    Area,
    State,
    begin_phase,
    chose,
    goods_of,
    player_order,
    was_there,
)
from cosmeeple.games.race.tokens import token_goods
from cosmeeple.games.race.trade import SellGood
from cosmeeple.kernel.engine.rows import append, distinct, insert_sorted, sort, vec, with_first
from cosmeeple.kernel.frames import PASS, Decision, Domain, Effect, Frame, Table, Why, frame

CONSUME_PHASE: Final = 3
#: A phase-IV power: the first of a card, or its second one.
POWER: Final = Domain("power", (*words.CARDS, *[f"second:{card}" for card in words.CARDS]), True)
NUMBER: Final = Domain("number", tuple([str(number) for number in range(10)]))


@final
@frame
class Consume(Effect):
    """Player by player: the sale, then the powers [RAC-040, RAC-130]."""

    bonus: i64

    def happen(self, t: Table[State]) -> None:
        s = t.state
        begin_phase(s, self.bonus)
        if t.telling:
            t.tell(events.PhaseBegan(CONSUME_PHASE))
        followers: list[Frame] = []
        for seat in player_order(s):
            if chose(s, seat, words.CONSUME_TRADE):
                followers.append(SellGood(seat, True, True, len(s.areas[seat].tokens) > 0))
            followers.append(UsePower(seat, len(s.areas[seat].tokens) > 0))
        t.then_all(followers)


@final
@frame
class UsePower(Decision):
    """The next consume power: every usable one must be used, in the player's order; stopping is
    allowed when only discards for points and uses of tokens are left [RAC-134, RAC-135, RAC-138,
    RAC-445, RAC-D12, RAC-R07, RAC-R17]."""

    verb: ClassVar[str] = "use"
    domain: ClassVar[Domain] = POWER

    tokens: bool = False

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        area = s.areas[self.seat]
        extra = token_goods(s, area)
        if pick == PASS:
            usable = self.usable(s, extra)
            mandatory = len([number for number in usable if is_mandatory(s, area, number)])
            return why.must(
                len(usable) > 0 or self.is_open(area), "RAC-134", "some-power-left"
            ) and why.need(mandatory == 0, "RAC-134", "no-mandatory-power-left", mandatory)
        number = pick % words.CARD_COUNT
        return (
            why.must(was_there(area, number), "RAC-042", "was-there", number)
            and why.must(
                pick // words.CARD_COUNT < s.kit.facts.consumes[number],
                "RAC-134",
                "has-consume-power",
                number,
            )
            and why.need(pick not in area.used, "RAC-134", "power-unused", number)
            and why.need(
                goods.is_usable(s, area, goods.power_of(s, pick), extra),
                "RAC-137",
                "power-usable",
                number,
            )
        )

    def is_open(self, area: Area) -> bool:
        """Tokens face down: the player is asked, whatever they are."""
        return self.tokens and len(area.tokens) > 0

    def usable(self, s: State, extra: i64) -> vec[i64]:
        """Unused powers that can be used now, in the order of the domain."""
        area = s.areas[self.seat]
        consumes = s.kit.facts.consumes
        found = vec[i64]()
        for place in range(area.old):
            number = area.tableau[place]
            for slot in range(consumes[number]):
                pick = slot * words.CARD_COUNT + number
                if pick not in area.used and goods.is_usable(
                    s, area, goods.power_of(s, pick), extra
                ):
                    found = append(found, pick)
        sort(found)
        return found

    def options(self, s: State) -> vec[i64]:
        area = s.areas[self.seat]
        found = self.usable(s, token_goods(s, area))
        for pick in found:
            if is_mandatory(s, area, pick):
                return found
        return with_first(PASS, found) if len(found) > 0 or self.is_open(area) else found

    def is_forced(self) -> bool:
        return not self.tokens

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            return
        s = t.state
        area = s.areas[self.seat]
        area.used = append(area.used, pick)
        if t.telling:
            t.tell(events.PowerUsed(self.seat, pick % words.CARD_COUNT))
        power = goods.power_of(s, pick)
        # Every token face down counts here as if it could be a good: how often the player is asked
        # is open.
        extra: i64 = len(area.tokens)
        t.then(self)
        if power.kind == words.CONSUME:
            have = goods_of(s, area, power.good, words.ANY)
            least = max(min(power.times, have // power.take), 1) * power.take
            most = min(power.times, (have + goods.fitting(power, extra)) // power.take) * power.take
            self.spend(t, pick, least, most, have)
        elif power.kind == words.THREE_KINDS:
            self.spend(t, pick, goods.KINDS_NEEDED, goods.KINDS_NEEDED, len(area.holders))
        elif power.kind == words.EACH_KIND:
            kinds = goods.kinds_held(s, area)
            least = min(power.times, max(1, goods.count_bits(kinds)))
            self.spend(
                t,
                pick,
                least,
                min(power.times, goods.count_bits(kinds | goods.alien_bit(extra))),
                len(area.holders),
            )
        elif power.kind == words.CONSUME_ALL:
            count: i64 = len(area.holders)
            goods.spend_all(t, self.seat, words.ANY, "RAC-225")
            if extra > 0:
                t.then(
                    goods.SpendGood(self.seat, pick, 1 if count == 0 else 0, extra, count, 0, True)
                )
            else:
                goods.reward(t, self.seat, pick, count)
        elif power.kind == words.SELL_GOOD:
            t.then(SellGood(self.seat, False, power.with_bonuses))
        elif power.kind == words.DISCARD_FOR_VP:
            t.then(DiscardForPoints(self.seat, pick % words.CARD_COUNT, power.times, power.vp))
        elif power.kind == words.DRAW:
            draw_to_hand(t, self.seat, power.cards, "power", "RAC-228")
        else:
            t.then(NameNumber(self.seat))

    def spend(self, t: Table[State], pick: i64, least: i64, most: i64, have: i64) -> None:
        """Ask for the goods one by one; when all that fit must go, nobody is asked [RAC-136]."""
        tokens = len(t.state.areas[self.seat].tokens) > 0
        if least == have and not tokens:
            power = goods.power_of(t.state, pick)
            goods.spend_all(t, self.seat, power.good, goods.consume_rule(power.kind))
            goods.reward(t, self.seat, pick, have)
        else:
            t.then(goods.SpendGood(self.seat, pick, least, most, 0, 0, tokens))


def is_mandatory(s: State, area: Area, pick: i64) -> bool:
    """Must the power be used? Not for hand cards, and not where it needs a token
    [RAC-138, RAC-445]."""
    power = goods.power_of(s, pick)
    return power.kind != words.DISCARD_FOR_VP and (
        len(area.tokens) == 0 or goods.is_usable(s, area, power, 0)
    )


@final
@frame
class DiscardForPoints(Decision):
    """Discard a hand card for points, as often as the power allows; never doubled
    [RAC-138, RAC-140, RAC-227, RAC-D14]."""

    verb: ClassVar[str] = "discard"
    domain: ClassVar[Domain] = CARD_OR_PASS
    secret: ClassVar[bool] = True

    by: i64
    left: i64
    points: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        hand = s.areas[self.seat].hand
        if pick == PASS:
            return why.need(len(hand) > 0, "RAC-227", "cards-left")
        return why.need(pick in hand, "RAC-227", "in-hand", pick)

    def options(self, s: State) -> vec[i64]:
        hand = s.areas[self.seat].hand
        return with_first(PASS, distinct(hand)) if len(hand) > 0 else vec[i64]()

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            return
        discard_from_hand(t.state, self.seat, pick)
        if t.telling:
            t.tell(events.CardsDiscarded(self.seat, 1, "RAC-227"))
        goods.gain_chips(t, self.seat, self.by, self.points, 1, "RAC-227")
        if self.left > 1:
            t.then(DiscardForPoints(self.seat, self.by, self.left - 1, self.points))


@final
@frame
class NameNumber(Decision):
    """Name a number and turn up the top card: keep it when its cost or defence is that number
    [RAC-007, RAC-229, RAC-472, RAC-D15]."""

    verb: ClassVar[str] = "name"
    domain: ClassVar[Domain] = NUMBER

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        highest = s.kit.highest_cost[min(s.expansion, 1)]
        return why.need(pick <= highest, "RAC-229", "number-exists", highest, pick)

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        if t.telling:
            t.tell(events.NumberNamed(self.seat, pick))
        number = draw(t)
        if number == words.NONE:
            return
        right = s.kit.facts.cost[number] == pick
        if t.telling:
            t.tell(
                events.CardRevealed(self.seat, number, "hand" if right else "discard", "RAC-229")
            )
        if right:
            area = s.areas[self.seat]
            area.hand = insert_sorted(area.hand, number)
            area.shown = insert_sorted(area.shown, number)
        else:
            discard(s, number, EVERYBODY)
