"""Goods for consume powers [RAC-134..137, RAC-139, RAC-140, RAC-142, RAC-143, RAC-218, RAC-219,
RAC-224, RAC-225, RAC-445, RAC-D13]: which powers can be used, which goods go to them, and what that
brings."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.race import vocabulary as words
from cosmeeple.games.race.cards import draw_to_hand, spend_good
from cosmeeple.games.race.events import ChipsGained, GoodSpent
from cosmeeple.games.race.kit import ConsumePower
from cosmeeple.games.race.state import Area, State, chose, goods_of, kind_of
from cosmeeple.games.race.tokens import (
    GOOD_SOURCE_OR_PASS,
    is_good_token,
    source_kind,
    sources,
    spend_source,
    token_goods,
)
from cosmeeple.kernel.engine.rows import vec, with_first
from cosmeeple.kernel.frames import PASS, Decision, Domain, Table, Why, frame

KINDS_NEEDED: Final = 3


def power_of(s: State, pick: i64) -> ConsumePower:
    powers: tuple[ConsumePower, ...] = s.kit.consume[pick % words.CARD_COUNT]
    return powers[pick // words.CARD_COUNT]


def kinds_held(s: State, area: Area) -> i64:
    """The kinds of goods that the player has, one bit each."""
    kinds: i64 = 0
    for world in area.holders:
        kinds |= 1 << kind_of(s.kit, world)
    return kinds


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits > 0:
        count += bits & 1
        bits >>= 1
    return count


def is_usable(s: State, area: Area, power: ConsumePower, extra: i64) -> bool:
    """Can the power be used with the goods and cards at hand, and so many tokens as Alien goods
    [RAC-134, RAC-137, RAC-445]?"""
    kind = power.kind
    if kind == words.CONSUME:
        return goods_of(s, area, power.good, words.ANY) + fitting(power, extra) >= power.take
    if kind == words.DISCARD_FOR_VP:
        return len(area.hand) > 0
    if kind == words.THREE_KINDS:
        return count_bits(kinds_held(s, area) | alien_bit(extra)) >= KINDS_NEEDED
    if kind == words.DRAW or kind == words.DRAW_IF_LUCKY:
        return True
    return len(area.holders) > 0 or (extra > 0 and kind != words.SELL_GOOD)


def one_use(power: ConsumePower) -> i64:
    """How many goods one use takes [RAC-218]."""
    return power.take if power.kind == words.CONSUME else 1


def fitting(power: ConsumePower, extra: i64) -> i64:
    """Tokens that the power takes: it must want Alien goods or any [RAC-445]."""
    return extra if power.good == words.ANY or power.good == words.ALIEN else 0


def alien_bit(extra: i64) -> i64:
    return 1 << words.ALIEN if extra > 0 else 0


def consume_rule(kind: i64) -> str:
    """The rule of a power that takes goods [RAC-218, RAC-219, RAC-224, RAC-225]."""
    if kind == words.CONSUME:
        return "RAC-218"
    if kind == words.THREE_KINDS:
        return "RAC-219"
    return "RAC-224" if kind == words.EACH_KIND else "RAC-225"


def spend_all(t: Table[State], seat: i64, good: i64, cites: str) -> None:
    """All goods of a kind go to the power at once [RAC-136, RAC-225]."""
    s = t.state
    for world in s.areas[seat].holders[:]:
        if good == words.ANY or kind_of(s.kit, world) == good:
            spend_good(s, seat, world)
            if t.telling:
                t.tell(GoodSpent(seat, world, cites))


@final
@frame
class SpendGood(Decision):
    """Which good, or token in its place, goes to the power next
    [RAC-135, RAC-136, RAC-219, RAC-224, RAC-445, RAC-D13].

    At least `least` and at most `most` more; `kinds` are those that may not come again. A power
    that is used takes goods for as long as there are enough for one more use: a token never takes
    the place of a good that must go.

    Being asked depends on open things: `most` counts every token face down as if it were a good.
    """

    verb: ClassVar[str] = "spend"
    domain: ClassVar[Domain] = GOOD_SOURCE_OR_PASS

    power: i64
    least: i64
    most: i64
    spent: i64
    kinds: i64
    tokens: bool = False

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        power = power_of(s, self.power)
        area = s.areas[self.seat]
        if pick == PASS:
            owed = max(self.least, self.still_needed(power))
            return why.need(owed <= 0, "RAC-136", "spent-enough", owed) and why.need(
                self.goods_left(s, area, power) < one_use(power),
                "RAC-136",
                "no-mandatory-good-left",
            )
        if pick >= words.CARD_COUNT:
            if not why.must(
                is_good_token(s, area, pick), "RAC-445", "token-is-good", pick - words.CARD_COUNT
            ):
                return False
        elif not why.must(pick in area.holders, "RAC-135", "holds-good", pick):
            return False
        kind = source_kind(s, pick)
        return (
            why.need(power.good == words.ANY or kind == power.good, "RAC-218", "good-fits", pick)
            and why.need(self.kinds >> kind & 1 == 0, "RAC-219", "kind-is-new", pick, kind)
            and why.need(
                self.can_go_on(s, area, power), "RAC-136", "enough-for-a-use", one_use(power)
            )
        )

    def still_needed(self, power: ConsumePower) -> i64:
        """Goods that the use which has begun still takes."""
        begun = self.spent % one_use(power)
        return one_use(power) - begun if begun > 0 else 0

    def goods_left(self, s: State, area: Area, power: ConsumePower) -> i64:
        """Goods, not tokens, that could still go to the power: all that fit, or one of each new
        kind."""
        if power.kind == words.EACH_KIND or power.kind == words.THREE_KINDS:
            return count_bits(kinds_held(s, area) & ~self.kinds)
        return goods_of(s, area, power.good, words.ANY)

    def can_go_on(self, s: State, area: Area, power: ConsumePower) -> bool:
        """Are there goods and tokens for the rest of the use, or for one more?"""
        if one_use(power) == 1:
            return True
        needed = self.still_needed(power)
        left = self.goods_left(s, area, power) + fitting(power, token_goods(s, area))
        return left >= (needed if needed > 0 else one_use(power))

    def options(self, s: State) -> vec[i64]:
        return self.allowed(s, with_first(PASS, sources(s.areas[self.seat])))

    def is_forced(self) -> bool:
        return not self.tokens

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        if pick == PASS:
            reward(t, self.seat, self.power, self.spent)
            return
        kind = source_kind(s, pick)
        spend_source(t, self.seat, pick, consume_rule(power_of(s, self.power).kind))
        if self.most == 1:
            reward(t, self.seat, self.power, self.spent + 1)
            return
        kinds = self.kinds
        power = power_of(s, self.power)
        if power.kind == words.THREE_KINDS or power.kind == words.EACH_KIND:
            kinds |= 1 << kind
        t.then(
            SpendGood(
                self.seat,
                self.power,
                self.least - 1,
                self.most - 1,
                self.spent + 1,
                kinds,
                self.tokens,
            )
        )


def reward(t: Table[State], seat: i64, pick: i64, goods: i64) -> None:
    """Points and cards for the goods spent; the 2x bonus doubles the points
    [RAC-139, RAC-140, RAC-218, RAC-219, RAC-224, RAC-225]."""
    s = t.state
    power = power_of(s, pick)
    cards: i64 = 0
    if power.kind == words.CONSUME:
        points = goods // power.take * power.vp
        cards = goods // power.take * power.cards
    elif power.kind == words.THREE_KINDS:
        points = power.vp
    elif power.kind == words.EACH_KIND:
        points = goods * power.vp
        cards = goods * power.cards
    else:
        points = (goods - power.less) * power.vp
    multiplier = (
        s.kit.actions[words.CONSUME_X2].multiplier if chose(s, seat, words.CONSUME_X2) else 1
    )
    cites = consume_rule(power.kind)
    gain_chips(t, seat, pick % words.CARD_COUNT, points, multiplier, cites)
    if cards > 0:
        draw_to_hand(t, seat, cards, "power", cites)


def gain_chips(
    t: Table[State], seat: i64, by: i64, points: i64, multiplier: i64, cites: str
) -> None:
    """Chips from the pool by the rule `cites`, and from the spare ones when it has run out: the
    pool is then counted below 0 [RAC-139, RAC-142, RAC-143, RAC-R33]."""
    s = t.state
    chips = points * multiplier
    if chips == 0:
        return
    s.areas[seat].chips += chips
    s.pool -= chips
    if t.telling:
        t.tell(ChipsGained(seat, by, chips, multiplier, s.pool, cites))
