"""Phase IV: Consume, with Trade [RAC-130..143, RAC-217..219, RAC-224..229, RAC-244, RAC-286, RAC-D11..D15]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from cosmeeple.games.race.cards import discard, discard_from_hand, draw, draw_to_hand, spend_good
from cosmeeple.games.race.events import (
    CardRevealed,
    CardsDiscarded,
    ChipsGained,
    GoodSold,
    GoodSpent,
    NumberNamed,
    PhaseBegan,
    PowerUsed,
)
from cosmeeple.games.race.kit import Card, ConsumePower
from cosmeeple.games.race.payment import CARD_OR_PASS
from cosmeeple.games.race.state import (
    EVERYBODY,
    Area,
    State,
    begin_phase,
    distinct,
    goods_of,
    insert_sorted,
    kind_of,
    player_order,
)
from cosmeeple.games.race.tokens import (
    GOOD_SOURCE_OR_PASS,
    good_tokens,
    source_kind,
    spend_source,
    token_goods,
    turn_up,
)
from cosmeeple.games.race.vocabulary import (
    ALIEN,
    ANY,
    CARD_COUNT,
    CARDS,
    CONSUME,
    CONSUME_ALL,
    CONSUME_TRADE,
    CONSUME_X2,
    DISCARD_FOR_VP,
    DRAW,
    DRAW_IF_LUCKY,
    EACH_KIND,
    NONE,
    SELL_GOOD,
    THREE_KINDS,
)
from cosmeeple.kernel.agenda import PASS, Decision, Effect, Frame
from cosmeeple.kernel.domain import Domain
from cosmeeple.kernel.reasons import QUICK, Why
from cosmeeple.kernel.table import Table

CONSUME_PHASE: Final = 3
KINDS_NEEDED: Final = 3

#: A phase-IV power: the first of a card, or its second one.
POWER: Final = Domain("power", (*CARDS, *[f"second:{card}" for card in CARDS]), True)
NUMBER: Final = Domain("number", tuple([str(number) for number in range(10)]))


def chose(s: State, seat: int, action: int) -> bool:
    """Was this one of the player's actions of the round?"""
    return s.actions[seat] == action or s.seconds[seat] == action


def power_of(s: State, pick: int) -> ConsumePower:
    card: Card = s.kit.cards[pick % CARD_COUNT]
    return card.consume[pick // CARD_COUNT]


def kinds_held(s: State, area: Area) -> int:
    """The kinds of goods that the player has, one bit each."""
    kinds = 0
    for world in area.holders:
        kinds |= 1 << kind_of(s.kit, world)
    return kinds


def count_bits(bits: int) -> int:
    count = 0
    while bits > 0:
        count += bits & 1
        bits >>= 1
    return count


def is_usable(s: State, area: Area, power: ConsumePower, extra: int) -> bool:
    """Can the power be used with the goods and cards at hand, and so many tokens as Alien goods [RAC-134, RAC-137,
    RAC-445]?"""
    kind = power.kind
    if kind == CONSUME:
        return goods_of(s, area, power.good, ANY) + fitting(power, extra) >= power.take
    if kind == DISCARD_FOR_VP:
        return len(area.hand) > 0
    if kind == THREE_KINDS:
        return count_bits(kinds_held(s, area) | alien_bit(extra)) >= KINDS_NEEDED
    if kind == DRAW or kind == DRAW_IF_LUCKY:
        return True
    return len(area.holders) > 0 or (extra > 0 and kind != SELL_GOOD)


def fitting(power: ConsumePower, extra: int) -> int:
    """Tokens that the power takes: it must want Alien goods or any [RAC-445]."""
    return extra if power.good == ANY or power.good == ALIEN else 0


def alien_bit(extra: int) -> int:
    return 1 << ALIEN if extra > 0 else 0


@final
class Consume(Effect[State]):
    """Player by player: the sale, then the powers [RAC-130]."""

    def __init__(self, bonus: int) -> None:
        super().__init__()
        self.bonus: Final = bonus

    def happen(self, t: Table[State]) -> None:
        s = t.state
        begin_phase(s, self.bonus)
        if t.telling:
            t.tell(PhaseBegan(CONSUME_PHASE))
        followers: list[Frame[State]] = []
        for seat in player_order(s):
            if chose(s, seat, CONSUME_TRADE):
                followers.append(SellGood(seat, True, True, len(s.areas[seat].tokens) > 0))
            followers.append(UsePower(seat, len(s.areas[seat].tokens) > 0))
        t.then_all(followers)


# --- selling


@final
class SellGood(Decision[State]):
    """Sell one good: with the Trade bonus, which some worlds forbid, or by a power [RAC-131..133, RAC-226, RAC-D11].

    With the Trade bonus a token may be sold as an Alien good; nobody has to [RAC-445, RAC-R17]. `tokens`: some are
    held.
    """

    verb: ClassVar[str] = "sell"
    domain: ClassVar[Domain] = GOOD_SOURCE_OR_PASS

    def __init__(self, seat: int, trade: bool, with_bonuses: bool, tokens: bool = False) -> None:
        super().__init__(seat)
        self.trade: Final = trade
        self.with_bonuses: Final = with_bonuses
        self.tokens: Final = tokens

    def allows(self, s: State, pick: int, why: Why) -> bool:
        area = s.areas[self.seat]
        if pick == PASS:
            return why.need(self.tokens and not self.goods(s, area), "RAC-131", "nothing-to-sell")
        if pick >= CARD_COUNT:
            held = pick - CARD_COUNT in good_tokens(s, area)
            return why.need(held and self.trade, "RAC-445", "token-is-good", pick - CARD_COUNT)
        forbidden = self.trade and s.kit.cards[pick].no_bonus_sale
        return why.must(pick in area.holders, "RAC-131", "holds-good", pick) and why.need(
            not forbidden, "RAC-132", "trade-allowed", pick
        )

    def goods(self, s: State, area: Area) -> list[int]:
        """Worlds whose good may be sold here."""
        legal = distinct(area.holders)
        if self.trade:
            return [world for world in legal if not s.kit.cards[world].no_bonus_sale]
        return legal

    def options(self, s: State) -> list[int]:
        area = s.areas[self.seat]
        legal = self.goods(s, area)
        if not self.tokens:
            return legal
        found = legal if legal else [PASS]
        if self.trade:
            found.extend([CARD_COUNT + token for token in good_tokens(s, area)])
        return found

    def is_forced(self) -> bool:
        return not self.tokens

    def resolve(self, t: Table[State], pick: int) -> None:
        if pick == PASS:
            return
        s = t.state
        good = source_kind(s, pick)
        price = s.kit.prices[good]
        bonuses = sale_bonuses(s, s.areas[self.seat], good) if self.with_bonuses else 0
        here = s.kit.cards[pick].sale_bonus_here if self.with_bonuses and pick < CARD_COUNT else 0
        if pick < CARD_COUNT:
            spend_good(s, self.seat, pick)
        else:
            turn_up(t, self.seat, pick - CARD_COUNT)
        if t.telling:
            t.tell(GoodSold(self.seat, pick if pick < CARD_COUNT else NONE, good, price, bonuses, here))
        draw_to_hand(t, self.seat, price + bonuses + here, "trade")


def sale_bonuses(s: State, area: Area, good: int) -> int:
    """The $ powers that fit the good [RAC-131, RAC-133, RAC-217]."""
    total = 0
    for place in range(area.old):
        card: Card = s.kit.cards[area.tableau[place]]
        total += card.sale_bonus[good]
    return total


# --- consume powers


@final
class UsePower(Decision[State]):
    """The next consume power: every usable one must be used, in the player's order; stopping is allowed when only
    discards for points and uses of tokens are left [RAC-134, RAC-135, RAC-138, RAC-445, RAC-D12, RAC-R07, RAC-R17]."""

    verb: ClassVar[str] = "use"
    domain: ClassVar[Domain] = POWER

    def __init__(self, seat: int, tokens: bool = False) -> None:
        super().__init__(seat)
        self.tokens: Final = tokens

    def allows(self, s: State, pick: int, why: Why) -> bool:
        area = s.areas[self.seat]
        extra = token_goods(s, area)
        if pick == PASS:
            usable = self.usable(s, extra)
            mandatory = [number for number in usable if is_mandatory(s, area, number)]
            return why.must(len(usable) > 0 or self.is_open(area), "RAC-134", "some-power-left") and why.need(
                len(mandatory) == 0, "RAC-134", "no-mandatory-power-left", len(mandatory)
            )
        number = pick % CARD_COUNT
        card: Card = s.kit.cards[number]
        return (
            why.must(number in area.tableau[: area.old], "RAC-042", "was-there", number)
            and why.must(pick // CARD_COUNT < len(card.consume), "RAC-134", "has-consume-power", number)
            and why.need(pick not in area.used, "RAC-134", "power-unused", number)
            and why.need(is_usable(s, area, power_of(s, pick), extra), "RAC-137", "power-usable", number)
        )

    def is_open(self, area: Area) -> bool:
        """Tokens face down: the player is asked, whatever they are."""
        return self.tokens and len(area.tokens) > 0

    def usable(self, s: State, extra: int) -> list[int]:
        """Unused powers that can be used now, in the order of the domain."""
        area = s.areas[self.seat]
        found: list[int] = []
        for place in range(area.old):
            number = area.tableau[place]
            card: Card = s.kit.cards[number]
            for slot in range(len(card.consume)):
                pick = slot * CARD_COUNT + number
                if pick not in area.used and is_usable(s, area, card.consume[slot], extra):
                    found.append(pick)
        if len(found) > 1:
            found.sort()
        return found

    def options(self, s: State) -> list[int]:
        area = s.areas[self.seat]
        found = self.usable(s, token_goods(s, area))
        for pick in found:
            if is_mandatory(s, area, pick):
                return found
        return [PASS, *found] if found or self.is_open(area) else found

    def is_forced(self) -> bool:
        return not self.tokens

    def resolve(self, t: Table[State], pick: int) -> None:
        if pick == PASS:
            return
        s = t.state
        area = s.areas[self.seat]
        area.used.append(pick)
        if t.telling:
            t.tell(PowerUsed(self.seat, pick % CARD_COUNT))
        power = power_of(s, pick)
        extra = token_goods(s, area)
        t.then(self)
        if power.kind == CONSUME:
            have = goods_of(s, area, power.good, ANY)
            least = max(min(power.times, have // power.take), 1) * power.take
            most = min(power.times, (have + fitting(power, extra)) // power.take) * power.take
            self.spend(t, pick, least, most, have)
        elif power.kind == THREE_KINDS:
            self.spend(t, pick, KINDS_NEEDED, KINDS_NEEDED, len(area.holders))
        elif power.kind == EACH_KIND:
            kinds = kinds_held(s, area)
            least = min(power.times, max(1, count_bits(kinds)))
            self.spend(t, pick, least, min(power.times, count_bits(kinds | alien_bit(extra))), len(area.holders))
        elif power.kind == CONSUME_ALL:
            count = len(area.holders)
            spend_all(t, self.seat, ANY)
            if extra > 0:
                t.then(SpendGood(self.seat, pick, 1 if count == 0 else 0, extra, count, 0, True))
            else:
                reward(t, self.seat, pick, count)
        elif power.kind == SELL_GOOD:
            t.then(SellGood(self.seat, False, power.with_bonuses))
        elif power.kind == DISCARD_FOR_VP:
            t.then(DiscardForPoints(self.seat, pick % CARD_COUNT, power.times, power.vp))
        elif power.kind == DRAW:
            draw_to_hand(t, self.seat, power.cards, "power")
        else:
            t.then(NameNumber(self.seat))

    def spend(self, t: Table[State], pick: int, least: int, most: int, have: int) -> None:
        """Ask for the goods one by one; when all that fit must go, nobody is asked [RAC-136]."""
        tokens = len(t.state.areas[self.seat].tokens) > 0
        if least == have and not tokens:
            spend_all(t, self.seat, power_of(t.state, pick).good)
            reward(t, self.seat, pick, have)
        else:
            t.then(SpendGood(self.seat, pick, least, most, 0, 0, tokens))


def is_mandatory(s: State, area: Area, pick: int) -> bool:
    """Must the power be used? Not for hand cards, and not where it needs a token [RAC-138, RAC-445]."""
    power = power_of(s, pick)
    return power.kind != DISCARD_FOR_VP and (not area.tokens or is_usable(s, area, power, 0))


def spend_all(t: Table[State], seat: int, good: int) -> None:
    s = t.state
    for world in s.areas[seat].holders.copy():
        if good == ANY or kind_of(s.kit, world) == good:
            spend_good(s, seat, world)
            if t.telling:
                t.tell(GoodSpent(seat, world))


@final
class SpendGood(Decision[State]):
    """Which good, or token in its place, goes to the power next [RAC-135, RAC-136, RAC-219, RAC-224, RAC-445, RAC-D13].

    At least `least` and at most `most` more; `kinds` are those that may not come again.
    """

    verb: ClassVar[str] = "spend"
    domain: ClassVar[Domain] = GOOD_SOURCE_OR_PASS

    def __init__(
        self, seat: int, power: int, least: int, most: int, spent: int, kinds: int, tokens: bool = False
    ) -> None:
        super().__init__(seat)
        self.power: Final = power
        self.least: Final = least
        self.most: Final = most
        self.spent: Final = spent
        self.kinds: Final = kinds
        self.tokens: Final = tokens

    def allows(self, s: State, pick: int, why: Why) -> bool:
        power = power_of(s, self.power)
        area = s.areas[self.seat]
        if pick == PASS:
            whole = power.kind != CONSUME or self.spent % power.take == 0
            return why.need(self.least <= 0 and whole, "RAC-136", "spent-enough", self.least)
        if pick >= CARD_COUNT:
            if not why.must(pick - CARD_COUNT in good_tokens(s, area), "RAC-445", "token-is-good", pick - CARD_COUNT):
                return False
        elif not why.must(pick in area.holders, "RAC-135", "holds-good", pick):
            return False
        kind = source_kind(s, pick)
        return why.need(power.good == ANY or kind == power.good, "RAC-218", "good-fits", pick) and why.need(
            self.kinds >> kind & 1 == 0, "RAC-219", "kind-is-new", pick, kind
        )

    def options(self, s: State) -> list[int]:
        good = power_of(s, self.power).good
        area = s.areas[self.seat]
        legal: list[int] = []
        if self.allows(s, PASS, QUICK):
            legal.append(PASS)
        for world in distinct(area.holders):
            kind = kind_of(s.kit, world)
            if (good == ANY or kind == good) and self.kinds >> kind & 1 == 0:
                legal.append(world)
        if area.tokens and (good == ANY or good == ALIEN) and self.kinds >> ALIEN & 1 == 0:
            legal.extend([CARD_COUNT + token for token in good_tokens(s, area)])
        return legal

    def is_forced(self) -> bool:
        return not self.tokens

    def resolve(self, t: Table[State], pick: int) -> None:
        s = t.state
        if pick == PASS:
            reward(t, self.seat, self.power, self.spent)
            return
        kind = source_kind(s, pick)
        spend_source(t, self.seat, pick)
        if self.most == 1:
            reward(t, self.seat, self.power, self.spent + 1)
            return
        kinds = self.kinds
        power = power_of(s, self.power)
        if power.kind == THREE_KINDS or power.kind == EACH_KIND:
            kinds |= 1 << kind
        t.then(SpendGood(self.seat, self.power, self.least - 1, self.most - 1, self.spent + 1, kinds, self.tokens))


def reward(t: Table[State], seat: int, pick: int, goods: int) -> None:
    """Points and cards for the goods spent; the 2x bonus doubles the points [RAC-139, RAC-140, RAC-218, RAC-219,
    RAC-224, RAC-225]."""
    s = t.state
    power = power_of(s, pick)
    cards = 0
    if power.kind == CONSUME:
        points = goods // power.take * power.vp
        cards = goods // power.take * power.cards
    elif power.kind == THREE_KINDS:
        points = power.vp
    elif power.kind == EACH_KIND:
        points = goods * power.vp
        cards = goods * power.cards
    else:
        points = (goods - power.less) * power.vp
    multiplier = s.kit.actions[CONSUME_X2].multiplier if chose(s, seat, CONSUME_X2) else 1
    gain_chips(t, seat, pick % CARD_COUNT, points, multiplier)
    if cards > 0:
        draw_to_hand(t, seat, cards, "power")


def gain_chips(t: Table[State], seat: int, by: int, points: int, multiplier: int) -> None:
    """Chips from the pool, and from the spare ones when it has run out: the pool is then counted below 0 [RAC-139,
    RAC-142, RAC-143, RAC-R33]."""
    s = t.state
    chips = points * multiplier
    if chips == 0:
        return
    s.areas[seat].chips += chips
    s.pool -= chips
    if t.telling:
        t.tell(ChipsGained(seat, by, chips, multiplier, s.pool))


@final
class DiscardForPoints(Decision[State]):
    """Discard a hand card for points, as often as the power allows; never doubled [RAC-138, RAC-140, RAC-227,
    RAC-D14]."""

    verb: ClassVar[str] = "discard"
    domain: ClassVar[Domain] = CARD_OR_PASS
    secret: ClassVar[bool] = True

    def __init__(self, seat: int, by: int, left: int, points: int) -> None:
        super().__init__(seat)
        self.by: Final = by
        self.left: Final = left
        self.points: Final = points

    def allows(self, s: State, pick: int, why: Why) -> bool:
        hand = s.areas[self.seat].hand
        if pick == PASS:
            return why.need(len(hand) > 0, "RAC-227", "cards-left")
        return why.need(pick in hand, "RAC-227", "in-hand", pick)

    def options(self, s: State) -> list[int]:
        hand = s.areas[self.seat].hand
        return [PASS, *distinct(hand)] if hand else []

    def resolve(self, t: Table[State], pick: int) -> None:
        if pick == PASS:
            return
        discard_from_hand(t.state, self.seat, pick)
        if t.telling:
            t.tell(CardsDiscarded(self.seat, 1))
        gain_chips(t, self.seat, self.by, self.points, 1)
        if self.left > 1:
            t.then(DiscardForPoints(self.seat, self.by, self.left - 1, self.points))


@final
class NameNumber(Decision[State]):
    """Name a number and turn up the top card: keep it when its cost or defence is that number [RAC-007, RAC-229,
    RAC-472, RAC-D15]."""

    verb: ClassVar[str] = "name"
    domain: ClassVar[Domain] = NUMBER

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def allows(self, s: State, pick: int, why: Why) -> bool:
        highest = s.kit.highest_cost[min(s.expansion, 1)]
        return why.need(pick <= highest, "RAC-229", "number-exists", highest, pick)

    def resolve(self, t: Table[State], pick: int) -> None:
        s = t.state
        if t.telling:
            t.tell(NumberNamed(self.seat, pick))
        number = draw(t)
        if number == NONE:
            return
        card: Card = s.kit.cards[number]
        right = card.cost == pick
        if t.telling:
            t.tell(CardRevealed(self.seat, number, "hand" if right else "discard"))
        if right:
            insert_sorted(s.areas[self.seat].hand, number)
            insert_sorted(s.areas[self.seat].shown, number)
        else:
            discard(s, number, EVERYBODY)
